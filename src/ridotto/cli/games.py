"""`ridotto games`: what can be played."""

from typing import TYPE_CHECKING

from ridotto.cli.common import AsJson, Lang, console, language, table, write_json

if TYPE_CHECKING:
    from rich.console import Console

    from ridotto.engine.game import Game
    from ridotto.engine.words import Words


def show_games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games, with seats, variants and where their components come from."""
    from ridotto.engine.edition import SOURCES
    from ridotto.engine.game import all_games
    from ridotto.engine.words import load_words

    words = load_words(language(lang))
    if as_json:
        write_json(
            [
                {
                    "slug": game.slug,
                    "title": game.title,
                    "author": game.author,
                    "year": game.year,
                    "seats": list(game.seats),
                    "variants": list(game.variants),
                    "options": list(game.options),
                    "meanings": {name: game.meaning(name, words.language) for name in (*game.variants, *game.options)},
                    "only_with": {name: list(seats) for name, seats in game.only_with},
                    "rules_version": game.rules_version,
                    "edition": {"name": game.edition.name, "digest": game.edition.digest},
                    "provenance": game.edition.provenance,
                }
                for game in all_games().values()
            ]
        )
        return
    grid = table(*(words(f"house-games-{name}") for name in ("slug", "title", "author", "seats", "variants", "rules", "sources")), left=5)
    for game in all_games().values():
        variants = words.listing(game.variants) or "-"
        sources = " + ".join(str(game.edition.provenance[source]) for source in SOURCES)
        grid.add_row(game.slug, game.words(words.language)("title"), game.author, _span(game.seats), variants, str(game.rules_version), sources)
    screen = console()
    screen.print(grid)
    screen.print(words("house-games-note"))
    for game in all_games().values():
        if game.variants or game.options:
            _show_variants(game, words, screen)
    _show_bots(words, screen)


def _show_bots(words: "Words", screen: "Console") -> None:
    """The bots to play against, and those of other packages that cannot be loaded."""
    from ridotto.bots.named import broken, names

    screen.print()
    screen.print(words("house-games-bots", names=words.listing(names())), soft_wrap=True)
    for sentence in broken():
        screen.print(sentence, style="red", soft_wrap=True)


def _show_variants(game: "Game", words: "Words", screen: "Console") -> None:
    """A game's variants and options, what they are, and with how many seats they can be played."""
    title = game.words(words.language)("title")
    screen.print()
    screen.print(words("house-games-joined", title=title) if game.options else words("house-games-single", title=title))
    grid = table(*(words(f"house-games-{name}") for name in ("name", "meaning", "seats")), left=3)
    for name in (*game.variants, *game.options):
        grid.add_row(name, game.meaning(name, words.language), _span(game.seats_for(name)))
    screen.print(grid)


def _span(seats: tuple[int, ...]) -> str:
    """`3-4`, or `2, 4` where there is a gap."""
    whole = len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1))
    return f"{seats[0]}-{seats[-1]}" if whole else ", ".join(str(n) for n in seats)
