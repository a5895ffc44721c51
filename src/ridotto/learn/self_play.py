"""Matches that bots play against themselves to learn from them.

At every decision the seat that is asked searches from what it knows. Most searches are short, so that many matches are
played; some are long, and only what these found is learned from. In some matches a guest sits on one seat, a bot of
another strength or an earlier self, so that it is not forgotten how to beat them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import process_time

from ridotto.bots.basic import GreedyBot
from ridotto.bots.bot import Bot
from ridotto.bots.levels import chosen
from ridotto.bots.sage import SageBot
from ridotto.bots.seer import SeerBot
from ridotto.bots.self_play import EVEN, POSITIONS, SLIPS
from ridotto.bots.weights import Learned, understood
from ridotto.engine.game import Game, game_named
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.learn.taught import Looked, Taught

MOST = 20_000
"""Decisions of a match, which every game ends well before."""
GUESTED = 6
"""One match in so many has a guest."""
_ONE = 1 << 20


@dataclass(frozen=True)
class Pace:
    """How much is thought in self-play."""

    long: int = 120
    """Simulations of a search that is learned from."""
    short: int = 24
    """Simulations of the others."""
    every: int = 2
    """One decision in so many is searched for long, on average."""
    temper: float = 0.6
    """How freely moves are chosen among those that were tried: `levels.chosen`."""
    slips: float = 0.02
    """How often a random move is made instead, so that unusual positions are met."""


@dataclass(frozen=True)
class Plan:
    """What a process needs to know to play any match of a round. Networks travel with it, as the bytes of their files."""

    slug: str
    settings: tuple[tuple[int, str], ...]
    """Seat counts and variants, in turn."""
    seed: str
    network: bytes
    """Who plays; empty: `seer`."""
    pool: tuple[bytes, ...] = ()
    """Earlier networks that are guests now and then, as `greedy` and `seer` are."""
    pace: Pace = Pace()


def play_all(plan: Plan, numbers: range) -> list[Taught]:
    """The matches with these numbers."""
    return [play(plan, number) for number in numbers]


def warm_all(plan: Plan, numbers: range) -> list[Taught]:
    """The same of `greedy`, to begin with."""
    return [warm_up(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> Taught:
    """A match of a network against itself, or against a guest, whose decisions teach nothing."""
    began, game, pace = process_time(), game_named(plan.slug), plan.pace
    long, short = _thinker(game, plan.network, pace.long), _thinker(game, plan.network, pace.short)
    seats, variant, seed, state, rng = _begun(game, plan, number)
    visitor = number // GUESTED if number % GUESTED == GUESTED - 1 else -1
    moves: list[tuple[int, int]] = []
    looked: list[Looked] = []
    while state.owing and len(moves) < MOST:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        if len(legal) == 1:
            move = legal[0]
        elif visitor >= 0 and seat == visitor % seats:
            move = _guest(game, plan, visitor).choose(state.imagine(seat, rng.fork()), seat, rng)
        else:
            learned_from = rng.below(pace.every) == 0
            search = (long if learned_from else short).search(state.imagine(seat, rng.fork()), seat, rng)
            tried = search.tried()
            if learned_from:
                looked.append(Looked(len(moves), seat, tuple((each, visits) for each, visits, _ in tried), tuple(search.expected())))
            move = _slipping(chosen(tried, pace.temper, rng), legal, pace.slips, rng)
        moves.append((seat, move))
        state.apply(seat, move)
    return Taught(number, seats, variant, seed, tuple(moves), tuple(looked), shares(state.winners(), seats), process_time() - began)


def warm_up(plan: Plan, number: int) -> Taught:
    """A match of `greedy` against itself, in which seats slip now and then: it teaches what positions are worth, and no moves."""
    began, game = process_time(), game_named(plan.slug)
    seats, variant, seed, state, rng = _begun(game, plan, number)
    slips = [EVEN] * seats if rng.below(3) == 0 else [SLIPS[rng.below(len(SLIPS))] for _ in range(seats)]
    bot = GreedyBot(game)
    moves: list[tuple[int, int]] = []
    asked: list[int] = []
    while state.owing and len(moves) < MOST:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        if len(legal) > 1:
            asked.append(len(moves))
        move = _slipping(bot.choose(state.imagine(seat, rng.fork()), seat, rng), legal, slips[seat], rng)
        moves.append((seat, move))
        state.apply(seat, move)
    kept = sorted({asked[rng.below(len(asked))] for _ in range(POSITIONS)}) if asked else []
    looked = tuple(Looked(at, moves[at][0], (), ()) for at in kept)
    return Taught(number, seats, variant, seed, tuple(moves), looked, shares(state.winners(), seats), process_time() - began)


def shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Each seat's share of the win."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


@lru_cache(maxsize=8)
def known(game: Game, network: bytes) -> Learned:
    """What a network's file says."""
    return understood(game, network, "the network")


def _begun(game: Game, plan: Plan, number: int) -> tuple[int, str, str, State, Rng]:
    """The setting of a match, its seed, its first position, and the chance of those who play it."""
    seats, variant = plan.settings[number % len(plan.settings)]
    seed = f"{plan.seed}/{number}"
    return seats, variant, seed, game.start(seats, Rng.from_seed(seed), variant), Rng.from_seed(f"{seed}/play")


def _thinker(game: Game, network: bytes, simulations: int) -> SeerBot:
    return SageBot(game, simulations=simulations, known=known(game, network)) if network else SeerBot(game, simulations=simulations)


def _guest(game: Game, plan: Plan, visitor: int) -> Bot:
    """The guests take turns: `greedy`, `seer`, and the earlier networks."""
    which = visitor % (2 + len(plan.pool))
    return GreedyBot(game) if which == 0 else _thinker(game, (b"", *plan.pool)[which - 1], plan.pace.short)


def _slipping(move: int, legal: Sequence[int], slips: float, rng: Rng) -> int:
    return legal[rng.below(len(legal))] if int(rng.below(_ONE)) < slips * _ONE else move
