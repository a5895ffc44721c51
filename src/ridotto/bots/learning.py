"""`ridotto fit`: matches are played in several processes, fitted, and written down seat count by seat count."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ridotto.bots.knowledge import FILE, Settings
from ridotto.bots.named import bot_named
from ridotto.bots.self_play import Lesson, lessons
from ridotto.engine.conformance import combinations
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, game_named

if TYPE_CHECKING:
    from rich.console import Console

SHARD = 50
"""So many matches are played in one piece of work."""
FIRST_GUESS = 250
"""How long the first match of a shard is thought to be."""


def learn(game: Game, seats: Sequence[int] | None, matches: int, seed: str, by: str, jobs: int, out: Path | None, screen: "Console") -> Iterator[str]:
    """Learn for each number of seats, and say what came of it; each is written down at once."""
    try:
        from ridotto.bots.fitting import fit
    except ImportError as missing:
        raise SetupError(f"learning needs {missing.name}: pip install 'ridotto[fit]'") from missing
    bot_named(by, game)  # says what is wrong with the name before anything is played
    for count in seats or ():
        game.check_seats(count)
    file = out or Path(str(files(game.package).joinpath(FILE)))
    for count in seats or game.seats:
        variants = [variant for _, variant in combinations(game, [count])]
        played = list(_played(game, count, variants, matches, seed, by, jobs, screen))
        with screen.status(f"fitting {sum(map(len, played))} positions with {count} seats"):
            found = fit(played)
        _write(file, game, count, found.outlook)
        yield f"{game.title}, {count} seats: {found.lessons} positions of {len(played)} matches; surprise {found.surprise:.3f}, by chance {found.chance:.3f}"


def _played(game: Game, seats: int, variants: Sequence[str], matches: int, seed: str, by: str, jobs: int, screen: "Console") -> Iterator[list[Lesson]]:
    """The lessons of each match, in order, whatever the number of processes."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    shards = [range(first, min(first + SHARD, matches)) for first in range(0, matches, SHARD)]
    work = partial(_shard, game.slug, seats, variants, seed, by)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen, disable=not screen.is_terminal, transient=True)
    with ProcessPoolExecutor(jobs) as pool, bar:
        task = bar.add_task("", total=matches)
        for found in pool.map(work, shards):
            bar.advance(task, len(found))
            yield from found


def _shard(slug: str, seats: int, variants: Sequence[str], seed: str, by: str, numbers: range) -> list[list[Lesson]]:
    game = game_named(slug)
    bots, length, found = [bot_named(by, game)] * seats, FIRST_GUESS, []
    for number in numbers:
        of_match, length = lessons(game, bots, variants[number % len(variants)], f"{seed}/{number}", length)
        found.append(of_match)
    return found


def _write(file: Path, game: Game, seats: int, outlook: dict[str, Any]) -> None:
    """Put one seat count's outlook into the file; its settings, and what is known of other seat counts, stay."""
    features = list(game.advice.FEATURES)
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    known = kept["seats"] if kept.get("features") == features else {}
    settings = known.get(str(seats), {}).get("settings", asdict(Settings()))
    known[str(seats)] = {"settings": settings, "outlook": outlook}
    rows = ",\n".join(f"  {json.dumps(count)}: {json.dumps(known[count])}" for count in sorted(known))
    whole = file.with_suffix(".new")
    whole.write_text(f'{{"features": {json.dumps(features)},\n "seats": {{\n{rows}\n }}}}\n', encoding="utf-8")
    whole.replace(file)
