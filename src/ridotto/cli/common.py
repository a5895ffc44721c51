"""What the commands share: options, output and reading files."""

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ridotto.engine.edition import Edition
from ridotto.engine.errors import RecordError, SetupError
from ridotto.engine.files import read_text
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.record import Record, parse_record
from ridotto.engine.words import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `ridotto games` lists it.", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|de", help="The language; without it, the one your system is set to.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON and nothing else.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="An edition file of your own.", show_default=False)]
Variant = Annotated[str, typer.Option("--variant", help="A variant of the rulebook; options are joined by +, as in favour-1+favour-3.", show_default=False)]

Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
RayAddress = Annotated[
    str,
    typer.Option("--ray", metavar="auto|ADDRESS", help="Play on a Ray cluster instead: the one of this machine, or the one at an address.", show_default=False),
]


def language(wish: str | None) -> str:
    """The language asked for, or the one the system is set to, or English if we do not have that."""
    if wish is not None:
        return wish
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((known for known in LANGUAGES if system.lower().startswith(known)), "en")


def console(stderr: bool = False) -> "Console":
    """Where to write for people: colours on a terminal, plain text in a pipe."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def table(*headings: str, left: int = 1) -> "Table":
    """An empty table; the first `left` columns are words, the others numbers."""
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="left" if at < left else "right", overflow="fold")
    return grid


def write_json(value: Any) -> None:
    """Write JSON for programs."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def write_text(path: Path, text: str) -> None:
    """Write a file; SetupError says why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise SetupError(f"{path}: cannot be written: {error.strerror}") from None


def read_record(path: Path) -> Record:
    """The record in a file; errors name the file and the line."""
    text = read_text(path, RecordError)
    try:
        record = parse_record(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    if not re.fullmatch("[0-9a-f]{64}", record.commitment):
        raise RecordError(f"{path}: header 'commitment' should be 64 hexadecimal digits, it says {record.commitment!r}")
    return record


def read_edition(game: Game, path: Path | None) -> Edition | None:
    """The edition in a file, or None for the one that ships with the game."""
    return None if path is None else game.read_edition(path)


def sentences(match: Match, seat: int | None, words: Words, since: int = 0) -> list[str]:
    """The events that a seat or a spectator may know of, as sentences."""
    events = match.game.events
    return [words.event(event, events, match.names) for event in match.events(seat, since) if not events[event.kind].quiet]


def board_text(match: Match, seat: int | None, words: Words) -> str:
    """The view of a seat or a spectator as text."""
    return match.game.text(match.view(seat)["board"], words, match.names)


def show_result(match: Match, words: Words, screen: "Console") -> None:
    """Show who has won a match that is over, and what the points are made of."""
    parts = [match.state.breakdown(seat) for seat in range(match.seats)]
    grid = table("", *match.names)
    for part in parts[0]:
        grid.add_row(words(f"score-{part}"), *(str(mine[part]) for mine in parts))
    grid.add_section()
    grid.add_row(words("house-total"), *(str(points) for points in match.scores()), style="bold")
    screen.print(grid)
    winners = [match.names[seat] for seat in match.winners()]
    screen.print(words("house-winners", count=len(winners), names=words.listing(winners)), style="bold")
    screen.print(words("house-seed", seed=match.seed), soft_wrap=True)
    screen.print(words("house-commitment", commitment=match.commitment), soft_wrap=True)
