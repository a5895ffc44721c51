"""`ridotto puzzles`: positions of finished matches in which one move is clearly best."""

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ridotto.cli.common import GameName, Lang, console, language
from ridotto.engine.errors import SetupError

if TYPE_CHECKING:
    from ridotto.bots.puzzle_mining import Course
    from ridotto.bots.puzzles import Puzzle
    from ridotto.engine.game import Game

MOST_DECISIONS = 100_000
"""After so many decisions a match between bots that comes to no end is left out."""


def run_puzzles(
    game: GameName,
    inputs: Annotated[
        list[Path] | None,
        typer.Argument(metavar="INPUT...", help="Records, results of `ridotto arena --moves`, and folders with such files.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write the puzzles; otherwise into the game's folder.", show_default=False)
    ] = None,
    matches: Annotated[int, typer.Option("--matches", metavar="N", help="Let bots play so many matches to look at, too.", min=0)] = 0,
    seats: Annotated[int | None, typer.Option("--seats", metavar="K", help="How many seats they have; otherwise the fewest.", show_default=False)] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot that plays them.")] = "level:6",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Match i has the seed S/i.")] = "0",
    most: Annotated[int, typer.Option("--most", metavar="N", help="How many puzzles to keep.", min=1)] = 12,
    simulations: Annotated[int, typer.Option("--simulations", metavar="N", help="How long each search is.", min=100, max=10_000_000)] = 20_000,
    searches: Annotated[int, typer.Option("--searches", metavar="N", help="How many searches must agree.", min=1, max=100)] = 4,
    margin: Annotated[float, typer.Option("--margin", metavar="X", help="By what share of the win the best move must be ahead.", min=0.001, max=1)] = 0.08,
    explain: Annotated[bool, typer.Option("--explain", help="Only find the reasons of the puzzles in the file anew.")] = False,
    lang: Lang = None,
) -> None:
    """Find positions in which one move is clearly best, as far as the seat can know, and not the one that `greedy` makes."""
    from importlib.resources import files

    from ridotto.bots.named import checked_name
    from ridotto.bots.puzzle_mining import Demands, chosen, explained, mine
    from ridotto.bots.puzzles import FILE, read_puzzles, write_puzzles
    from ridotto.cli.dataset import asked_to_stop
    from ridotto.cli.progress import progress_bar
    from ridotto.engine.game import game_named
    from ridotto.engine.words import load_words

    found, words = game_named(game), load_words(language(lang))
    file = out or Path(str(files(found.package).joinpath(FILE)))
    if explain:
        if inputs or matches:
            raise SetupError("--explain takes the puzzles that there are; it looks at no matches")
        made, before = read_puzzles(file, str(file), found)
        write_puzzles(file, found, made, [explained(found, puzzle) for puzzle in before])
        console().print(words("house-puzzles-explained", count=len(before), file=str(file)), soft_wrap=True)
        return
    checked_name(bot)
    count = seats if seats is not None else min(found.seats)
    found.check_seats(count)
    if not inputs and not matches:
        raise SetupError("there is nothing to look at: name records or results of arenas, or say --matches N")
    demands = Demands(simulations, searches, margin)
    how = {**asdict(demands), "bot": bot if matches else None}
    kept = _Progress(file.with_suffix(".part"), {"game": found.slug, "rules": found.rules_version, "edition": found.edition.digest, **how})
    total, courses = _courses(found, inputs or [], matches, count, bot, seed, kept.looked)
    with progress_bar(total, len(kept.looked)) as progress, asked_to_stop() as stop:
        for course in courses:
            if course.source not in kept.looked:
                puzzle = mine(found, course, demands, stop)
                if stop():
                    break
                kept.add(course.source, puzzle)
            progress(len(kept.looked))
        stopped = stop()
    if stopped:
        console(stderr=True).print(words("house-puzzles-stopped", file=str(kept.file)), soft_wrap=True)
        raise typer.Exit(130)
    best = chosen(kept.puzzles(), most)
    if not best:
        kept.file.unlink(missing_ok=True)
        raise SetupError(f"none of these {len(kept.looked)} matches has a move that is so clearly best; more matches or a smaller --margin may help")
    write_puzzles(file, found, how, best)
    kept.file.unlink(missing_ok=True)
    console().print(words("house-puzzles-written", count=len(best), matches=len(kept.looked), file=str(file)), soft_wrap=True)


def _courses(game: "Game", inputs: Sequence[Path], matches: int, seats: int, bot: str, seed: str, looked: Collection[str]) -> "tuple[int, Iterator[Course]]":
    """How many matches there are, and each of them as it is needed."""
    from ridotto.adapters.played_matches import count_matches, files_in

    files = files_in(inputs) if inputs else []

    def every() -> "Iterator[Course]":
        yield from _read(game, files)
        for number in range(matches):
            source = f"{bot}, {seats} seats, {seed}/{number}"
            yield from _played(game, seats, bot, f"{seed}/{number}", source, source in looked)

    return (count_matches(files) if files else 0) + matches, every()


def _read(game: "Game", files: Sequence[Path]) -> "Iterator[Course]":
    """The matches of these files. Whatever is not over, or of another edition, ends the command with a sentence."""
    from ridotto.adapters.played_matches import Reader
    from ridotto.bots.puzzle_mining import Course

    for load in Reader(game.slug).matches(files):
        match = load()
        if match is not None:
            yield Course(match.source, match.seats, match.variant, match.seed, match.moves)


def _played(game: "Game", seats: int, bot: str, seed: str, source: str, is_known: bool) -> "Iterator[Course]":
    """A match between bots, which is not played if it `is_known`; nothing if it comes to no end."""
    from ridotto.arena.drive import drive
    from ridotto.bots import bot_named
    from ridotto.bots.puzzle_mining import Course
    from ridotto.engine.rng import Rng

    moves: list[tuple[int, int]] = []
    if is_known:
        yield Course(source, seats, "", seed, moves)
        return
    state = game.start(seats, Rng.from_seed(seed))
    drive(state, [bot_named(bot, game)] * seats, Rng.from_seed(f"{seed}/bots"), MOST_DECISIONS, lambda _, seat, move: moves.append((seat, move)))
    if state.over():
        yield Course(source, seats, "", seed, moves)


class _Progress:
    """What was looked at so far, in a file, so that the same command continues."""

    def __init__(self, file: Path, how: dict[str, Any]) -> None:
        self.file = file
        self.looked: dict[str, dict[str, Any] | None] = {}
        """The puzzle of each match, None where there is none."""
        if not file.is_file():
            self._write(json.dumps(how), "x")
            return
        try:
            head, *lines = file.read_text(encoding="utf-8").splitlines()
            if json.loads(head) != how:
                raise SetupError(f"{file}: begun with other demands; remove it to begin anew")
            self.looked = {entry["source"]: entry["puzzle"] for entry in map(json.loads, lines)}
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise SetupError(f"{file}: cannot be continued: {error}; remove it to begin anew") from None

    def add(self, source: str, puzzle: "Puzzle | None") -> None:
        """Note that a match was looked at."""
        kept = asdict(puzzle) if puzzle is not None else None
        self.looked[source] = kept
        self._write(json.dumps({"source": source, "puzzle": kept}, ensure_ascii=False), "a")

    def puzzles(self) -> "list[Puzzle]":
        """All that were found."""
        from ridotto.bots.puzzles import Puzzle

        return [Puzzle.read(kept) for kept in self.looked.values() if kept is not None]

    def _write(self, line: str, mode: str) -> None:
        try:
            with self.file.open(mode, encoding="utf-8") as file:
                file.write(f"{line}\n")
        except OSError as error:
            raise SetupError(f"{self.file}: cannot be written: {error.strerror}") from None
