"""The drawings of the front page: the view of the city, the covers of the games, and what they are drawn with."""

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from ridotto.engine.game import Game, all_games
from ridotto.look.panorama import panorama
from ridotto.look.pen import use
from ridotto.look.symbols import SYMBOLS, used

BADGES = tuple(name for name in SYMBOLS if name.startswith("badge-"))


@cache
def view() -> Markup:
    """The view of the city."""
    return Markup(panorama())


@cache
def cover(slug: str) -> Markup:
    """The cover of a game, from its own room; the mark of the house for a game that has none."""
    return Markup(_drawn(all_games()[slug]))


def _drawn(game: Game) -> str:
    try:
        return str(game.room("cover").draw())
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.cover":
            raise
    return f'<rect width="240" height="156" fill="var(--card)"/>{use("mark", 120, 78, 72)}'


@cache
def symbols(slugs: Sequence[str], with_view: bool) -> Markup:
    """What the covers of these games, the badges of the seats and, if it is there, the view of the city are drawn with."""
    drawn = [*(cover(slug) for slug in slugs), *(f'href="#{name}"' for name in BADGES), view() if with_view else ""]
    return Markup("".join(used("".join(drawn), SYMBOLS).values()))
