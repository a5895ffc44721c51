"""The drawings of the front page: the view of the city, the covers of the games, and the symbols they use."""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files

from markupsafe import Markup

from ridotto.engine.game import all_games
from ridotto.look.drawings import read_drawing, read_parts
from ridotto.look.pen import use
from ridotto.look.symbols import SYMBOLS, used

BADGES = tuple(name for name in SYMBOLS if name.startswith("badge-"))


@cache
def view() -> Markup:
    """The view of the city."""
    return Markup(read_parts("ridotto.look")["panorama"].body)


@lru_cache(maxsize=64)
def cover(slug: str) -> Markup:
    """The cover of a game, from `cover.svg` in its folder; Ridotto's mark for a game that has none."""
    file = files(all_games()[slug].package).joinpath("cover.svg")
    return Markup(read_drawing(file).body if file.is_file() else f'<rect width="240" height="156" fill="var(--card)"/>{use("mark", 120, 78, 72)}')


@lru_cache(maxsize=64)
def symbols(slugs: Sequence[str], with_view: bool) -> Markup:
    """The symbols used by the covers of these games, the seats' badges and, with `with_view`, the view of the city."""
    drawn = [*(cover(slug) for slug in slugs), *(f'href="#{name}"' for name in BADGES), view() if with_view else ""]
    return Markup("".join(used(drawn, SYMBOLS).values()))
