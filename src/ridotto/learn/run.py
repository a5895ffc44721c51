"""A run: rounds of self-play, learning and proof, each of which goes on from the one before. Everything is kept in a folder.

    run.json               what is learned, from which seed
    warm.jsonl             matches of `greedy` to begin with
    round-000.jsonl        the matches of a round
    round-000.pt           the network after it, to learn on with
    round-000.safetensors  the same, to play with
    round-000.json         what it learned from
    rounds.jsonl           what each round took and what came of it
    proof/                 matches against other bots

Whatever is interrupted is continued by starting it again: matches are kept one by one, and what a round makes of them
is made again if it is not there.
"""

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ridotto import __version__
from ridotto.arena.contest import Contest, run
from ridotto.arena.play import Setting
from ridotto.arena.results import Results
from ridotto.arena.shards import Work, Workers
from ridotto.bots.bot import Bot
from ridotto.bots.knowledge import Settings
from ridotto.bots.named import bot_named, budget_of
from ridotto.bots.sage import SageBot
from ridotto.bots.weights import layout, packed
from ridotto.engine.conformance import combinations
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.learn.self_play import Pace, Plan, known, play_all, warm_all
from ridotto.learn.taught import Bar, Taught, append, numbers, read_all

if TYPE_CHECKING:
    from ridotto.learn.learner import Learner

WINDOW = 6
"""A network learns from the matches of so many rounds, its own included."""
POOL = 3
"""So many earlier networks are guests."""
WARMED = 2
"""From this round on the matches of `greedy` are not shown any more."""


@dataclass(frozen=True)
class Course:
    """What is learned, and how much of it in each round."""

    seats: tuple[int, ...]
    seed: str
    matches: int
    """Of self-play in a round."""
    warm: int
    """Of `greedy` before the first."""
    proofs: int
    """Against each of the others after a round; 0: none."""
    seconds: float
    """For a decision in these."""
    pace: Pace
    settings: Settings
    """How is searched with the network."""
    quick: bool = False
    """Whether the network is shown the features alone."""


@dataclass(frozen=True)
class Round:
    """What a round took and what came of it."""

    number: int
    matches: int
    lessons: int
    playing: float
    """Seconds of one core."""
    learning: float
    """Seconds."""
    worth: float
    """How surprised the network was by how matches went on that it had not seen."""
    moves: float
    """The same of what searches tried."""
    proofs: tuple[dict[str, Any], ...]
    """Against each bot, with each number of seats: `against`, `seats`, `matches`, `share` of the win, its interval `low` to `high`."""


class Run:
    """A run in a folder. `say` is told what happens, `bar` shows progress."""

    def __init__(self, game: Game, folder: Path, course: Course, workers: Workers, learner: "Learner", say: Callable[[str], None], bar: Bar) -> None:
        """SetupError if the folder holds a run of something else."""
        self.game = game
        self.folder = folder
        self.course = course
        self._workers = workers
        self._learner = learner
        self._say = say
        self._bar = bar
        self._settings = tuple(combinations(game, course.seats))
        self._open()

    def _open(self) -> None:
        """Begin the folder, or see that it belongs to this run; how much is played and how it is searched may change."""
        course = self.course
        wanted = {"game": self.game.slug, "rules": self.game.rules_version, "seats": list(course.seats), "seed": course.seed, "quick": course.quick}
        file = self.folder / "run.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else wanted
        except (OSError, ValueError) as error:
            raise SetupError(f"{self.folder}: no run can be kept there: {error}") from None
        differ = [name for name, value in wanted.items() if kept.get(name) != value]
        if differ:
            raise SetupError(f"{self.folder} holds another run: its {differ[0]} is {kept.get(differ[0])!r}, not {wanted[differ[0]]!r}")
        file.write_text(json.dumps(wanted) + "\n", encoding="utf-8")

    def rounds(self) -> list[Round]:
        """The rounds that are done."""
        file = self.folder / "rounds.jsonl"
        if not file.is_file():
            return []
        lines = file.read_text(encoding="utf-8").splitlines()
        return [Round(**{**kept, "proofs": tuple(kept["proofs"])}) for kept in map(json.loads, lines)]

    def go_on(self, rounds: int) -> None:
        """Go on until so many rounds are done in all."""
        done = len(self.rounds())
        if done == 0:
            self._play(self.folder / "warm.jsonl", warm_all, self._plan(0), self.course.warm, "warming up")
        for number in range(done, rounds):
            self._play(self.file(number, "jsonl"), play_all, self._plan(number), self.course.matches, f"round {number}: playing")
            found = Round(number, **self._learned(number), proofs=tuple(self._proofs(number)))
            with (self.folder / "rounds.jsonl").open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(found)) + "\n")
            shown = "".join(f"; {proof['share']:.0%} against {proof['against']} with {proof['seats']} seats" for proof in found.proofs)
            self._say(f"round {number}: {found.lessons} lessons, surprise {found.worth:.4f} by results and {found.moves:.4f} by moves{shown}")

    def file(self, number: int, ending: str) -> Path:
        """A file of a round."""
        return self.folder / f"round-{number:03}.{ending}"

    def _network(self, number: int) -> bytes:
        """The network after a round; empty before the first."""
        return self.file(number, "safetensors").read_bytes() if number >= 0 else b""

    def _plan(self, number: int) -> Plan:
        earlier = range(max(0, number - 1 - POOL), max(0, number - 1))
        pool = tuple(self._network(each) for each in earlier)
        return Plan(self.game.slug, self._settings, f"{self.course.seed}/{number}", self._network(number - 1), pool, self.course.pace)

    def _play(self, file: Path, work: Work[Plan, list[Taught]], plan: Plan, wanted: int, what: str) -> None:
        """Play the matches that a file does not hold yet."""
        kept = numbers(file)
        missing = [number for number in range(wanted) if number not in kept]
        self._say(f"{what} ({len(missing)} of {wanted} matches)")
        done = wanted - len(missing)
        with self._bar(wanted, done) as progress, closing(self._workers.do(work, plan, missing)) as shards:
            for shard in shards:
                append(file, shard.result)
                done += len(shard.result)
                progress(done)

    def _learned(self, number: int) -> dict[str, Any]:
        """What a round's network learned from, how long that took and how surprised it still is; it learns unless it has already."""
        note = self.file(number, "json")
        if note.is_file():
            kept: dict[str, Any] = json.loads(note.read_text(encoding="utf-8"))
            return kept
        files = [self.file(each, "jsonl") for each in range(max(0, number + 1 - WINDOW), number + 1)]
        if number < WARMED:
            files.insert(0, self.folder / "warm.jsonl")
        matches = [match for file in files if file.is_file() for match in read_all(file)]
        own = list(read_all(files[-1]))
        self._say(f"round {number}: learning from {len(matches)} matches")
        began = perf_counter()
        found = self._learner.learn(self.game, matches, self.file(number - 1, "pt") if number else None, self.file(number, "pt"), number, self._bar)
        run = {"version": __version__, "rounds": number + 1, "lessons": found.lessons, **asdict(self.course)}
        about = {"layout": layout(self.game), "settings": json.dumps(asdict(self.course.settings)), "run": json.dumps(run)}
        self.file(number, "safetensors").write_bytes(packed(found.rows, about))
        playing, learning = sum(match.seconds for match in own), perf_counter() - began
        said = {"matches": len(own), "lessons": found.lessons, "playing": playing, "learning": learning, **asdict(found.surprise)}
        whole = note.with_suffix(".new")
        whole.write_text(json.dumps(said) + "\n", encoding="utf-8")
        whole.replace(note)  # last: with it the round's network counts
        return said

    def _proofs(self, number: int) -> "list[dict[str, Any]]":
        """How the network of a round does against others that think as long."""
        found = []
        for seats in [count for count in self.course.seats if count > 1]:
            for other in ("greedy", f"seer:{self.course.seconds:g}"):
                if self.course.proofs:
                    found.append(self._proof(number, seats, other))
        return found

    def _proof(self, number: int, seats: int, other: str) -> dict[str, Any]:
        names = (f"{SageBot.kind}:{self.course.seconds:g}", other)
        contest = Contest(Setting(self.game, seats), names, self.course.proofs, f"{self.course.seed}/proof", named=partial(player, self._network(number)))
        stored = self.folder / "proof" / f"{number:03}-{seats}-{other.replace(':', '-')}.jsonl"
        self._say(f"round {number}: {self.course.proofs} matches against {other} with {seats} seats")
        with closing(Results(stored, contest.header())) as results, self._bar(contest.matches, len(results.played)) as progress:
            contested = run(contest, self._workers, results, progress)
        if contested.interrupted:
            raise KeyboardInterrupt
        own = next(bot for bot in contested.standings.bots if bot.name == names[0])
        low, high = own.interval()
        return {"against": other, "seats": seats, "matches": len(contested.played), "share": own.win_share, "low": low, "high": high}


def player(network: bytes, name: str, game: Game) -> Bot:
    """A bot by its name; `sage` goes by this network."""
    budget = budget_of(name)
    if budget is None or budget.kind != SageBot.kind:
        return bot_named(name, game)
    return SageBot(game, budget.seconds, budget.simulations, known=known(game, network))


def seats_wanted(game: Game, wanted: Sequence[int]) -> tuple[int, ...]:
    """The seat counts to learn: those asked for, or all; SetupError if the game has no such."""
    for count in wanted:
        game.check_seats(count)
    return tuple(sorted(set(wanted))) or tuple(game.seats)
