"""Checks of the course of a match: it ends, its moves are sound, nothing is lost, it can be repeated and copied."""

from ridotto.engine.conformance.trial import AT_RANDOM, SPECTATOR, Trial, changed, contents, imprint, who
from ridotto.engine.errors import IllegalMove
from ridotto.engine.match import Match
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

MOST_OPTIONS = 200
"""A decision that offers more should be asked in two steps."""


def ends(trial: Trial) -> None:
    """Random play ends, however long it takes. There is a winner only after the end; in solo play there may be none.

    There is one score for each seat, and the parts of its breakdown add up to it, at any time.
    """
    trial.demand(trial.course.ended, f"the match is not over after {trial.most} decisions")
    if len(trial.course.moves) > AT_RANDOM and trial.takes_long:  # the course was helped to its end
        alone = trial.start()
        made = playout(alone, trial.rng.fork(), 10 * trial.most)
        trial.demand(alone.over(), f"the match, played only at random, is not over after {made} decisions")
    for state in trial.states(trial.pick()):
        scores = state.scores()
        trial.demand(len(scores) == trial.seats, f"there are {len(scores)} scores for {trial.seats} seats")
        for seat, score in enumerate(scores):
            parts = state.breakdown(seat)
            trial.demand(sum(parts.values()) == score, f"seat {seat} has {score} points, but its breakdown {parts} adds up to {sum(parts.values())}")
        winners = state.winners()
        if not state.over():
            trial.demand(winners == [], f"the match is on, and yet the winners are {winners}")
            continue
        trial.demand(winners != [] or trial.seats == 1, "the match is over, and nobody has won")
        sound = winners == sorted(set(winners)) and all(0 <= seat < trial.seats for seat in winners)
        trial.demand(sound, f"the winners {winners} are not different seats from 0 to {trial.seats - 1}, ascending")


def legal(trial: Trial) -> None:
    """An actor has moves: ascending, each once, inside the codec, at most 200. Nobody else has any.

    Asking for them changes nothing. A move that is not among them raises IllegalMove and changes nothing.
    """
    closely = set(trial.pick())
    for i, state in enumerate(trial.states(range(len(trial.course.moves) + 1))):
        before = state.digest() if i in closely else 0
        actors = state.actors()
        for seat in range(trial.seats):
            _demand_sound_options(trial, seat, state.legal(seat), seat in actors)
        if i in closely:
            again = [state.clone().legal(seat) for seat in reversed(range(trial.seats))]
            trial.demand(again == [state.legal(seat) for seat in reversed(range(trial.seats))], "asked again, on a clone, a seat has different moves")
            trial.demand(state.digest() == before, "asking for the legal moves changes the position")
            _demand_refusals(trial, state)


def _demand_sound_options(trial: Trial, seat: int, moves: list[int], acts: bool) -> None:
    if not acts:
        trial.demand(moves == [], f"seat {seat} owes no decision, and yet it has {len(moves)} moves")
        return
    trial.demand(moves != [], f"seat {seat} owes a decision and has no move")
    trial.demand(moves == sorted(set(moves)), f"the moves of seat {seat} are not ascending, or one occurs twice: {moves[:12]}")
    size = trial.game.codec.size
    trial.demand(moves[0] >= 0 and moves[-1] < size, f"seat {seat} has a move outside the codec's 0 to {size - 1}: {moves[0]} or {moves[-1]}")
    trial.demand(len(moves) <= MOST_OPTIONS, f"seat {seat} has {len(moves)} moves in one decision, more than {MOST_OPTIONS}")


def _demand_refusals(trial: Trial, state: State) -> None:
    size = trial.game.codec.size
    some = [int(trial.rng.below(size)) for _ in range(6)]
    for seat in range(-1, trial.seats + 1):
        possible = state.legal(seat) if 0 <= seat < trial.seats else []
        for move in [-1, 0, size - 1, size, *some]:
            if move in possible:
                continue
            before = state.digest()
            try:
                state.apply(seat, move)
            except IllegalMove:
                trial.demand(state.digest() == before, f"the illegal move {move} of seat {seat} is refused, but it changes the position")
            except Exception as error:
                trial.demand(False, f"the illegal move {move} of seat {seat} raises {type(error).__name__} instead of IllegalMove")
            else:
                trial.demand(False, f"the illegal move {move} of seat {seat} is accepted")


def conserves(trial: Trial) -> None:
    """`faults` finds nothing wrong after the setup and after every move."""
    for state in trial.states(range(len(trial.course.moves) + 1)):
        faults = state.faults()
        trial.demand(faults == [], f"the position has faults: {'; '.join(faults)}")


def repeats(trial: Trial) -> None:
    """The same seed and moves give the same positions, with or without a listener; other seeds give others."""
    course = trial.course
    match = Match(trial.game, trial.seats, trial.seed, trial.variant)
    for i, state in enumerate(trial.states(range(len(course.moves) + 1))):
        if i > 0:
            match.play(*course.moves[i - 1])
        trial.demand(state.digest() == match.state.digest(), "the same seed and the same moves give a different position, or a different one with a listener")
    trial.demand(_seeds_matter(trial), "other seeds change nothing: neither the setup nor what follows from the same moves")


def _seeds_matter(trial: Trial) -> bool:
    true = trial.start()
    others = [trial.game.start(trial.seats, Rng.from_seed(f"{trial.seed}: other {n}"), trial.variant) for n in range(6)]
    for move in [None, *trial.course.moves]:
        for state in (true, *others):
            if move is not None:
                if move[1] not in state.legal(move[0]):
                    return True
                state.apply(*move)
        if any(imprint(other) != imprint(true) for other in others):
            return True
    return False


def digests(trial: Trial) -> None:
    """Positions that differ in what anybody sees, or will see, have different digests: `imprint` forgets nothing."""
    for state in trial.states(trial.pick(6)[:-1]):
        alike: dict[int, tuple[tuple[int, int] | None, list[str]]] = {state.digest(): (None, trial.looks(state))}
        for seat in state.actors():
            moves = state.legal(seat)
            for _ in range(min(4, len(moves))):
                move = moves[trial.rng.below(len(moves))]
                copy = state.clone()
                copy.apply(seat, move)
                looks = trial.looks(copy)
                other, seen = alike.setdefault(copy.digest(), ((seat, move), looks))
                trial.demand(looks == seen, f"the position after this move has the digest of the one {_after(other)}, but a different view", (seat, move))
        _demand_same_future(trial, state)


def _after(move: tuple[int, int] | None) -> str:
    return "before it" if move is None else f"after move {move[1]} of seat {move[0]}"


def _demand_same_future(trial: Trial, state: State) -> None:
    """Two imagined positions with the same fingerprint and the same chance must go on alike."""
    seat = int(trial.rng.below(trial.seats + 1)) - 1
    one, two = (state.imagine(seat, trial.rng.fork()) for _ in range(2))
    two.rng = one.rng.clone()
    for _ in range(24):
        if one.over() or one.digest() != two.digest():
            return
        trial.demand(trial.looks(one) == trial.looks(two), f"two positions imagined for {who(seat)} have the same digest and yet different views")
        actor = one.actors()[0]
        trial.demand(one.legal(actor) == two.legal(actor), f"two positions imagined for {who(seat)} have the same digest and yet different moves")
        move = trial.random_move(one, actor)
        one.apply(actor, move)
        two.apply(actor, move)
    return


def clones(trial: Trial) -> None:
    """A clone is the same position, shares nothing that either can change, and has no listener."""
    course = trial.course
    for match in trial.matches(trial.pick(6)[:-1]):
        state = match.state
        before, looks, fields, log = state.digest(), trial.looks(state), contents(state), len(match.log)
        copy, second = state.clone(), state.clone()
        trial.demand(copy.listener is None, "a clone keeps the listener: what is tried out on it would be logged")
        trial.demand(copy.digest() == before, "a clone has a different digest")
        trial.demand(trial.looks(copy) == looks, "a clone gives a different view")
        made = trial.play_on(copy, 12)
        found = changed(fields, contents(state))
        trial.demand(state.digest() == before, f"moves on a clone change the original: {found}", *made)
        trial.demand(trial.looks(state) == looks, f"moves on a clone change the original's view: {found}", *made)
        trial.demand(contents(state) == fields, f"moves on a clone change the original: {found}", *made)
        trial.demand(len(match.log) == log, "moves on a clone are told to the original's listener", *made)
        # The second clone follows the match; a third, taken from it, must not change.
        third = second.clone()
        here = len(trial.moves)
        onward = course.moves[here : here + 12]
        for move in onward:
            second.apply(*move)
        found = changed(fields, contents(third))
        trial.demand(third.digest() == before and trial.looks(third) == looks, f"moves on the original change a clone: {found}", *onward)
        fresh = trial.start()
        for move in course.moves[: here + len(onward)]:
            fresh.apply(*move)
        trial.demand(second.digest() == fresh.digest(), "a clone continues differently from the match it was taken from", *onward)
        trial.demand(trial.look(second, SPECTATOR) == trial.look(fresh, SPECTATOR), "a clone continues differently from the match it was taken from", *onward)
