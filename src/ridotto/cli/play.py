"""`ridotto play`: a match in the terminal."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import EditionFile, Lang, Variant, console, language, read_edition, read_record
from ridotto.engine.errors import RidottoError, SetupError

if TYPE_CHECKING:
    from rich.console import Console

    from ridotto.cli.sitting import Sitting
    from ridotto.engine.game import Game
    from ridotto.engine.words import Words


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; without it you are asked.", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats.", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", "--me", metavar="S", help="Your seat, from 0.", show_default="0")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="BOT,...", help="One bot for all other seats, or one for each; ridotto games lists them.", show_default="level:4"),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The seed; without it a secret one is drawn.", show_default=False)] = None,
    variant: Variant = "",
    edition: EditionFile = None,
    lang: Lang = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name.", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved match.", show_default=False)] = None,
) -> None:
    """Play a match against bots."""
    from ridotto.engine.words import load_words

    words = load_words(language(lang))
    screen = console()
    if resume is not None:
        if game is not None or seats is not None or seat is not None or bots is not None or seed is not None or variant or name is not None:
            raise SetupError("a resumed match keeps its game, seats, bots, seed and names; only --lang and --edition can be given with --resume")
        sitting = _resumed(resume, edition, language(lang), screen)
    else:
        try:
            sitting = _seated(game, seats, seat, bots, seed, variant, edition, name, words, screen)
        except EOFError:
            return
    _sit(sitting)


def _sit(sitting: "Sitting") -> None:
    """Play to the end. If the player leaves without saving, the match is kept."""
    with suppress(ImportError):  # not on every system
        import readline  # noqa: F401 (importing it makes input lines editable)
    try:
        sitting.play()
    except EOFError:
        sitting.keep()
    except KeyboardInterrupt:
        sitting.keep()
        raise typer.Exit(130) from None


def _seated(
    slug: str | None,
    seats: int | None,
    seat: int | None,
    bots: str | None,
    seed: str | None,
    variant: str,
    edition: Path | None,
    name: str | None,
    words: "Words",
    screen: "Console",
) -> "Sitting":
    """A new match, from the command line or from the answers to a few questions."""
    from ridotto.bots import bots_named
    from ridotto.bots.levels import USUAL
    from ridotto.cli.sitting import Sitting
    from ridotto.engine.game import game_named
    from ridotto.engine.match import Match

    asking = slug is None
    game = game_named(_ask_game(words, screen) if slug is None else slug)
    if seats is None:
        usual = next((n for n in game.seats if n > 1), game.seats[0])
        seats = _ask_seats(game, usual, words, screen) if asking else usual
    if asking and game.variants and not variant:
        variant = _ask_variant(game, seats, words, screen)
    if bots is None:
        bots = _ask_bots(words, screen) if asking and seats > 1 else USUAL
    me = 0 if seat is None else seat
    if seats in game.seats and not 0 <= me < seats:
        raise SetupError(f"there is no seat {me} at a match with {seats} seats; seats are 0 to {seats - 1}")
    match = Match.new(game, seats, seed, variant, _names(seats, me, name), read_edition(game, edition))
    others = bots_named([one.strip() for one in bots.split(",")], game, seats - 1)
    return Sitting(match, me, others, game.words(words.language), screen, edition)


def _resumed(file: Path, edition: Path | None, lang: str, screen: "Console") -> "Sitting":
    """A saved match, from its record and the seed that was kept separately."""
    from ridotto.bots import bots_named
    from ridotto.cli.saves import recall, restore
    from ridotto.cli.sitting import Sitting
    from ridotto.engine.game import game_named

    record = read_record(file)
    if record.winners is not None:
        raise SetupError(f"{file}: this match is over; 'ridotto replay {file}' shows it")
    game = game_named(record.game)
    kept = recall(record.commitment)
    used = Path(kept.edition) if edition is None and kept.edition is not None else edition
    try:
        match = restore(record, kept, game, read_edition(game, used))
    except RidottoError as error:
        raise SetupError(f"{file}: {error}") from None
    return Sitting(match, kept.seat, bots_named(kept.bots, game, match.seats - 1), game.words(lang), screen, used, file)


def _names(seats: int, me: int, name: str | None) -> list[str] | None:
    """The player's own name among the default ones, none of them twice."""
    from ridotto.engine.match import NAMES

    if name is None:
        return None
    others = [usual for usual in NAMES if usual != name]
    return [name if seat == me else others.pop(0) for seat in range(min(seats, len(NAMES)))]


def _ask_game(words: "Words", screen: "Console") -> str:
    from ridotto.cli.ask import choose
    from ridotto.engine.game import all_games

    if not all_games():
        raise SetupError("there is no game to play")
    options = [(game.slug, game.words(words.language)("about")) for game in all_games().values()]
    return choose(words("house-ask-game"), options, options[0][0], words, screen)


def _ask_seats(game: "Game", usual: int, words: "Words", screen: "Console") -> int:
    from ridotto.cli.ask import choose

    if len(game.seats) == 1:
        return usual
    return int(choose(words("house-ask-seats"), [(str(n), "") for n in game.seats], str(usual), words, screen))


def _ask_variant(game: "Game", seats: int, words: "Words", screen: "Console") -> str:
    """One of the variants that this many seats can play; options are given with --variant."""
    from ridotto.cli.ask import choose

    usual = words("house-no-variant")
    possible = [(name, game.meaning(name, words.language)) for name in game.variants if seats in game.seats_for(name)]
    if not possible:
        return ""
    chosen = choose(words("house-ask-variant"), [(usual, ""), *possible], usual, words, screen)
    return "" if chosen == usual else chosen


def _ask_bots(words: "Words", screen: "Console") -> str:
    from ridotto.bots.levels import LEVELS, USUAL
    from ridotto.cli.ask import choose

    level = choose(words("house-ask-bots"), [(str(level), "") for level in LEVELS], USUAL.removeprefix("level:"), words, screen)
    return f"level:{level}"
