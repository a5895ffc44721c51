"""Finds puzzles in matches that are over: decisions in which long search prefers one move clearly, and the game's advice another.

Search is given what the seat can imagine and nothing else, so a puzzle can be solved from what is on the table.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ridotto.bots.basic import GreedyBot
from ridotto.bots.hints import REST, compared
from ridotto.bots.puzzles import Puzzle
from ridotto.bots.search.search import SEATS, Search
from ridotto.bots.search.tree import NOWHERE, ROOT
from ridotto.bots.seer import SeerBot
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

MOST_MOVES = 40
"""A puzzle with more moves than this would be a search for a needle."""
LEAST_VISITS = 20
"""How often every move must have been tried, in all searches together, for its share to mean something."""
DECIDED = 0.1, 0.97
"""Where the solution brings less or more than this, the match is decided already."""
QUICK = 3_000
"""Simulations of the search that checks a solution."""
LONGEST_LINE = 4
LEAST_OF_LINE = 0.05
"""The part of all simulations that a move of the line must have."""
ADVISED = 3
"""How often the game's advice is asked, which may depend on chance."""


@dataclass(frozen=True)
class Demands:
    """When a move counts as clearly best."""

    simulations: int = 20_000
    """Of each search."""
    searches: int = 4
    """From different seeds, and so with different imagined positions; all must agree."""
    margin: float = 0.08
    """By how much the best move must be ahead of the next in each of them."""
    sift: int = 600
    """Simulations of the first look, in which half the margin is enough."""
    looks: int = 60
    """How many decisions of a match are looked at."""


@dataclass(frozen=True)
class Course:
    """A match that is over: its setting, and its moves as (seat, move)."""

    source: str
    seats: int
    variant: str
    seed: str
    moves: Sequence[tuple[int, int]]


def mine(game: Game, course: Course, demands: Demands, stop: Callable[[], bool] = lambda: False) -> Puzzle | None:
    """The first puzzle that is found in a match, its decisions taken in an order that depends on its seed alone."""
    chance = Rng.from_seed(f"puzzle {course.seed}")
    for at in sorted(_several(game, course), key=lambda _: chance.below(1 << 30))[: demands.looks]:
        if stop():
            return None
        state = _after(game, course, at)
        seat = course.moves[at][0]
        found = _judged(game, state, seat, demands, f"{course.seed}/{at}", stop)
        if found is not None:
            solution, shares, line = found
            text = game.codec.text
            made = tuple(f"{mover} {text(move)}" for mover, move in course.moves[:at])
            decision = game.decisions[state.decision(seat)].name
            named = {text(move): round(share, 3) for move, share in sorted(shares.items(), key=lambda each: -each[1])}
            went_on = tuple(f"{mover} {text(move)}" for mover, move in line)
            return explained(game, Puzzle(course.seats, course.variant, course.seed, made, seat, decision, text(solution), named, went_on, course.source))
    return None


def explained(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with what speaks for its solution against the next best move, as hints find it, from what the seat knows.

    It depends on the puzzle, the game's advice and the fitted value alone.
    """
    number, state = game.codec.number, puzzle.match(game).state
    others = sorted((move for move in puzzle.shares if move not in (puzzle.solution, puzzle.next_best)), key=lambda move: -puzzle.shares[move])
    moves, rest = [number(puzzle.solution), number(puzzle.next_best)], [number(move) for move in others[:REST]]
    return replace(puzzle, reasons=compared(game, state, puzzle.seat, moves, rest, Rng.from_seed(f"{puzzle.seed}/why"))[0])


def _after(game: Game, course: Course, count: int) -> State:
    """The position after so many moves."""
    state = game.start(course.seats, Rng.from_seed(course.seed), course.variant)
    for seat, move in course.moves[:count]:
        state.apply(seat, move)
    return state


def _several(game: Game, course: Course) -> list[int]:
    """The moves, by their places, that were chosen from several, but not from too many."""
    state = game.start(course.seats, Rng.from_seed(course.seed), course.variant)
    found = []
    for at, (seat, move) in enumerate(course.moves):
        if 1 < len(state.legal(seat)) <= MOST_MOVES:
            found.append(at)
        state.apply(seat, move)
    return found


def _judged(
    game: Game, state: State, seat: int, demands: Demands, seed: str, stop: Callable[[], bool]
) -> tuple[int, dict[int, float], list[tuple[int, int]]] | None:
    """The solution, what each move can expect, and how it goes on; None if no move is clearly best, or the advice knows it."""
    greedy = GreedyBot(game)
    chances = [Rng.from_seed(f"{seed}/advice/{number}") for number in range(ADVISED)]
    advised = {greedy.choose(state.imagine(seat, chance), seat, chance) for chance in chances}
    legal = set(state.legal(seat))
    first = _best(search_of(game, state, seat, demands.sift, f"{seed}/sift"), legal, demands.margin / 2)
    if first is None or first in advised:
        return None
    visits: defaultdict[int, int] = defaultdict(int)
    totals: defaultdict[int, float] = defaultdict(float)
    searches = []
    for number in range(demands.searches):
        search = search_of(game, state, seat, demands.simulations, f"{seed}/{number}")
        if stop() or _best(search, legal, demands.margin) != first:
            return None
        searches.append(search)
        for move, times, worth in search.tried():
            visits[move] += times
            totals[move] += times * worth
    if any(visits[move] < LEAST_VISITS for move in legal) or quick_answer(game, state, seat) != first:
        return None
    shares = {move: totals[move] / visits[move] for move in legal}
    if not DECIDED[0] <= shares[first] <= DECIDED[1] or shares[first] - max(shares[move] for move in legal - {first}) < demands.margin:
        return None
    return first, shares, line_of(searches[0], seat, first, game.codec.size)


def search_of(game: Game, state: State, seat: int, simulations: int, seed: str) -> Search:
    """A search of a position from what the seat knows, which depends on the seed alone."""
    chance = Rng.from_seed(f"{seed}/search")
    return SeerBot(game, simulations=simulations).search(state.imagine(seat, chance), seat, chance)


def quick_answer(game: Game, state: State, seat: int) -> int:
    """What a shorter search prefers: it must be the solution, so that a test can check a puzzle in a moment."""
    tried = search_of(game, state, seat, QUICK, "quick").tried()
    return max(tried, key=lambda each: (each[1], each[2]))[0]


def _best(search: Search, legal: set[int], margin: float) -> int | None:
    """The move that was tried most, if it is also worth most, by this margin; None otherwise."""
    tried = search.tried()
    move, _, worth = max(tried, key=lambda each: each[1])
    others = [each for each in tried if each[0] != move]
    if not others or {each[0] for each in tried} - legal:
        return None
    return move if worth - max(each[2] for each in others) >= margin else None


def line_of(search: Search, seat: int, first: int, size: int) -> list[tuple[int, int]]:
    """What follows on a move most often in the seat's own tree: its moves, and those of others once they are public."""
    tree = search.trees[seat]
    node = tree.find(ROOT, first * SEATS + seat)
    least = int(tree.visits[ROOT]) * LEAST_OF_LINE
    line: list[tuple[int, int]] = []
    while node != NOWHERE and len(line) < LONGEST_LINE:
        children = [(key, child) for key in range(size * SEATS) if (child := tree.find(node, key)) != NOWHERE]
        key, node = max(children, key=lambda each: int(tree.visits[each[1]]), default=(0, NOWHERE))
        if node == NOWHERE or int(tree.visits[node]) < least:
            break
        line.append((key % SEATS, key // SEATS))
    return line


def chosen(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """At most so many of them: of each kind of decision in turn the clearest."""
    kinds: defaultdict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in found:
        kinds[puzzle.decision].append(puzzle)
    rows = [sorted(row, key=lambda puzzle: (-puzzle.margin, puzzle.source)) for _, row in sorted(kinds.items())]
    return list(_in_turn(rows))[:most]


def _in_turn(rows: Sequence[Sequence[Puzzle]]) -> Iterator[Puzzle]:
    for place in range(max(map(len, rows), default=0)):
        yield from (row[place] for row in rows if place < len(row))
