"""Analysis of a match that is over: what each seat could expect, which decisions cost most, and what was luck.

Every decision is looked at from what its seat knew then, on imagined positions, as for hints. What a decision cost is
the share of the win that the best move found would have kept. The rest of what happened to a seat's expectation, draws,
reveals and what others hid, is luck.
"""

from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from time import perf_counter
from typing import Any

from ridotto.bots.hints import thorough, weigh
from ridotto.bots.reasons import Reason, outcomes, reasons
from ridotto.bots.seer import SeerBot
from ridotto.engine.game import Game
from ridotto.engine.match import Match, Played
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

SIMULATIONS = 600
"""How many at least are spent on finding the best move of a decision, and as many on comparing it with the one played; never fewer than level 8 makes."""
CLOSER = 4
"""So many times more are spent on the decisions that seem to have cost most: a first look overrates some of them."""
DEAREST = 5
"""How many decisions are told of, and how many of each seat are looked at again."""
LEAST = 0.02
"""What a decision must have cost to be told of: less is hardly a mistake."""
SECONDS = 90.0
"""What a whole match may take, of one core; a match with very many decisions gets fewer simulations for each."""
LONGEST = 0.4
"""How many seconds a first look at one decision may take,"""
LONGEST_CLOSER = 0.8
"""and a closer one."""


@dataclass(frozen=True)
class Question:
    """A decision with a choice, as its seat knew it."""

    number: int
    """How many moves had been made before."""
    seat: int
    played: int
    """The move that was made."""
    state: State
    """The position as the seat imagines it."""


@dataclass(frozen=True)
class Look:
    """What was found out about a decision."""

    shares: tuple[float, ...]
    """The share of the win that each seat could expect before it."""
    better: int
    """The best move found: the one played, if none was better."""
    cost: float
    """The share of the win that the move played gave away."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the better one; only a closer look finds that out."""
    closer: bool = False
    """Whether this was found by a closer look."""


@dataclass(frozen=True)
class Decided:
    """A decision of the match, looked at."""

    number: int
    """How many moves had been made before."""
    seat: int
    played: int
    look: Look

    @property
    def after(self) -> list[float]:
        """What each seat could expect after it: what it cost went to the others, in proportion to what they had."""
        shares, cost = self.look.shares, self.look.cost
        rest = 1.0 - shares[self.seat]
        return [
            max(0.0, share - cost) if seat == self.seat else share + (cost * share / rest if rest > 0 and len(shares) > 1 else 0.0)
            for seat, share in enumerate(shares)
        ]


@dataclass(frozen=True)
class Balance:
    """How a seat came from what it could expect at first to what it got: `start + own + others + luck == end`."""

    start: float
    """The share of the win it could expect at its match's first decision."""
    own: float
    """What its own decisions cost: 0 or less."""
    others: float
    """What the others' decisions gave it."""
    luck: float
    """What draws, reveals and hidden things changed."""
    end: float
    """Its share of the win."""


@dataclass(frozen=True)
class Analysis:
    """What was found out about a match."""

    decisions: tuple[Decided, ...]
    """All decisions with a choice, in order."""
    result: tuple[float, ...]
    """The share of the win of each seat."""

    def balance(self, seat: int) -> Balance:
        """What became of a seat's expectation, and why."""
        start = self.decisions[0].look.shares[seat] if self.decisions else self.result[seat]
        own = -sum(each.look.cost for each in self.decisions if each.seat == seat)
        others = sum(each.after[seat] - each.look.shares[seat] for each in self.decisions if each.seat != seat)
        return Balance(start, own, others, self.result[seat] - start - own - others, self.result[seat])

    def dearest(self, seats: Collection[int] | None = None) -> list[Decided]:
        """The decisions that cost most, of all seats or of some, the dearest first: as a closer look found them."""
        told = [each for each in self.decisions if each.look.closer and each.look.cost >= LEAST and (seats is None or each.seat in seats)]
        return sorted(told, key=lambda each: -each.look.cost)[:DEAREST]

    def data(self) -> dict[str, Any]:
        """The analysis as plain data, ready for JSON."""
        return asdict(self)

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Analysis":
        """The analysis that was written as plain data."""
        return cls(tuple(_decided(each) for each in data["decisions"]), tuple(data["result"]))


def _decided(data: dict[str, Any]) -> Decided:
    look = data["look"]
    given = tuple(Reason(**reason) for reason in look["reasons"])
    closer = look.get("closer", True)  # analyses that were kept before do not say it
    return Decided(data["number"], data["seat"], data["played"], Look(tuple(look["shares"]), look["better"], look["cost"], given, closer))


# ---- the match ----


def questions(start: Match, moves: Sequence[Played], only: Callable[[int], bool] = lambda number: True) -> Iterator[Question]:
    """The decisions of a match with a choice, in order: of those at numbers that are wanted, from the match's start on."""
    match = start.clone()
    for number, made in enumerate(moves):
        if only(number) and len(match.state.legal(made.seat)) > 1:
            rng = Rng.from_seed(f"{start.seed}/analysis/{number}")
            yield Question(number, made.seat, made.move, match.state.imagine(made.seat, rng))
        match.play(made.seat, made.move)


def count_choices(start: Match, moves: Sequence[Played]) -> int:
    """How many decisions of a match had a choice."""
    state, found = start.state.clone(), 0
    for made in moves:
        found += len(state.legal(made.seat)) > 1
        state.apply(made.seat, made.move)
    return found


def result_of(match: Match) -> tuple[float, ...]:
    """The share of the win of each seat in a match that is over."""
    winners = match.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats))


def decisions_made(start: Match, moves: Sequence[Played]) -> list[str]:
    """Which decision each move of a match answered, by name."""
    state, found = start.state.clone(), list[str]()
    for made in moves:
        found.append(start.game.decisions[state.decision(made.seat)].name)
        state.apply(made.seat, made.move)
    return found


def closer_looks(seats: int) -> int:
    """How many decisions of a match are looked at again, at most."""
    return DEAREST * max(2, seats)


def to_look_at_again(found: Sequence[Decided], seats: int) -> set[int]:
    """The numbers of the decisions that deserve a closer look: those that may turn out to be the dearest of their seats."""
    dear = sorted((each for each in found if each.look.cost > 0), key=lambda each: -each.look.cost)
    return {each.number for seat in range(seats) for each in [each for each in dear if each.seat == seat][: closer_looks(seats) // seats]}


def seconds_for(decisions: int, again: int, whole: float) -> tuple[float, float]:
    """How long a first look at one of so many decisions may take, and a closer one at some, of so many seconds for the whole match."""
    closer = min(1.0, whole / SECONDS) * LONGEST_CLOSER
    return min(LONGEST, (whole - again * closer) / max(1, decisions)), closer


# ---- one decision ----


def look(game: Game, state: State, seat: int, played: int, rng: Rng, seconds: float = LONGEST) -> Look:
    """Look at one decision for so many seconds at most."""
    stop, simulations = _after(seconds), thorough(game, int(state.seats), SIMULATIONS)
    search = SeerBot(game, simulations=simulations, stop=stop).search(state, seat, rng)
    better = max(search.tried(), key=lambda tried: (tried[1], tried[2]))[0]
    cost = _cost(game, state, seat, played, better, simulations, rng, stop)
    return Look(tuple(search.expected()), better if cost > 0 else played, cost)


def look_closer(game: Game, state: State, seat: int, played: int, before: Look, rng: Rng, seconds: float = LONGEST_CLOSER) -> Look:
    """Look again at a decision that seems to have cost something, and find out why the better move is better."""
    stop, simulations = _after(seconds), thorough(game, int(state.seats), SIMULATIONS * CLOSER)
    search = SeerBot(game, simulations=simulations, stop=stop).search(state, seat, rng)
    better = max(search.tried(), key=lambda tried: (tried[1], tried[2]))[0]
    cost = _cost(game, state, seat, played, better, simulations, rng, stop)
    if cost <= 0:
        return replace(before, better=played, cost=0.0, closer=True)
    came = outcomes(game, state, seat, [played, better], rng)
    return replace(before, better=better, cost=cost, reasons=reasons(game, int(state.seats), came[1], [came[0]]), closer=True)


def _cost(game: Game, state: State, seat: int, played: int, better: int, simulations: int, rng: Rng, stop: Callable[[], bool]) -> float:
    """How much less the move played is worth than another, 0 if it is not."""
    if played == better:
        return 0.0
    mine, best = weigh(game, state, seat, [played, better], simulations // 2, rng, stop)
    return max(0.0, best[seat] - mine[seat])


def _after(seconds: float) -> Callable[[], bool]:
    until = perf_counter() + seconds
    return lambda: perf_counter() > until


# ---- all of it ----


@dataclass(frozen=True)
class Step:
    """One look that an analysis needs."""

    question: Question
    before: Look | None
    """What the first look found, for a closer one."""
    seed: str
    """What the look draws its chance from. It is not the match's own seed."""
    seconds: float
    done: int
    """How many looks have been made,"""
    total: int
    """and how many there are at most."""


def steps(start: Match, end: Match, whole: float = SECONDS) -> Generator[Step, Look, Analysis]:
    """The looks that a match needs, one after the other, given as it was before its first move and as it ended, within so many seconds in all.

    What each look found is sent back; in the end the whole analysis is returned.
    """
    moves = [entry for entry in end.log if isinstance(entry, Played)]
    count = count_choices(start, moves)
    first, closer = seconds_for(count, closer_looks(start.seats), whole)
    total, found = count + closer_looks(start.seats), list[Decided]()
    for question in questions(start, moves):
        seen = yield Step(question, None, f"{start.commitment}/look/{question.number}", first, len(found), total)
        found.append(Decided(question.number, question.seat, question.played, seen))
    at = {each.number: place for place, each in enumerate(found)}
    for again, question in enumerate(questions(start, moves, to_look_at_again(found, start.seats).__contains__)):
        place = at[question.number]
        seen = yield Step(question, found[place].look, f"{start.commitment}/closer/{question.number}", closer, count + again, total)
        found[place] = replace(found[place], look=seen)
    return Analysis(tuple(found), result_of(end))


def carry_out(game: Game, state: State, seat: int, played: int, before: Look | None, rng: Rng, seconds: float) -> Look:
    """Make a look."""
    return look(game, state, seat, played, rng, seconds) if before is None else look_closer(game, state, seat, played, before, rng, seconds)


def analyse(start: Match, end: Match, progress: Callable[[int, int], None] = lambda done, total: None) -> Analysis:
    """Look at a whole match, here and now. `progress` is told how many looks are done, of how many; it may raise to stop."""
    course = steps(start, end)
    try:
        step = next(course)
        while True:
            asked = step.question
            seen = carry_out(start.game, asked.state, asked.seat, asked.played, step.before, Rng.from_seed(step.seed), step.seconds)
            progress(step.done + 1, step.total)
            step = course.send(seen)
    except StopIteration as ended:
        found: Analysis = ended.value
        return found
