"""Checks of how answers are given: in any order where they are simultaneous, and taken back while nothing was shown."""

from ridotto.engine.conformance.trial import SPECTATOR, Move, Trial, canonical, events_of, stream, who
from ridotto.engine.errors import IllegalMove
from ridotto.engine.match import Match


def order(trial: Trial) -> None:
    """A simultaneous stage has the same outcome in whatever order its answers are given: position, views and events.

    `simultaneous` stays true, and nothing is sealed, until the last answer is in.
    """
    for match in trial.matches(trial.pick(3, trial.stages())):
        chains = _answers(trial, match)
        seats = list(chains)
        orders = [
            [seat for seat in seats for _ in chains[seat]],
            [seat for seat in reversed(seats) for _ in chains[seat]],
            [seat for step in range(max(map(len, chains.values()))) for seat in reversed(seats) if step < len(chains[seat])],
            _shuffled(trial, [seat for seat in seats for _ in chains[seat]]),
        ]
        first = _complete(trial, match, chains, orders[0])
        for sequence in orders[1:]:
            other = _complete(trial, match, chains, sequence)
            told = f"when the answers are given in the order of seats {sequence} instead of {orders[0]}"
            moves = _interleaved(chains, sequence)
            for seat in trial.viewers:
                viewer = None if seat == SPECTATOR else seat
                trial.demand(first.events(viewer) == other.events(viewer), f"{who(seat)} is told something else {told}", *moves)
                trial.demand(canonical(first.view(viewer)) == canonical(other.view(viewer)), f"{who(seat)} sees something else {told}", *moves)
            trial.demand(first.state.digest() == other.state.digest(), f"the position differs {told}", *moves)


def _answers(trial: Trial, match: Match) -> dict[int, list[int]]:
    """A chain of random moves for each seat that owes an answer, as if it were the first to give it."""
    chains: dict[int, list[int]] = {}
    for seat in match.actors():
        branch = match.clone()
        moves = chains[seat] = []
        while seat in branch.actors():
            trial.demand(len(moves) < trial.most, f"seat {seat} never finishes its answer")
            moves.append(trial.random_move(branch.state, seat))
            branch.play(seat, moves[-1])
            sealed = branch.state.seals != match.state.seals
            trial.demand(not sealed, f"something is sealed when only seat {seat} has answered", *((seat, move) for move in moves))
    return chains


def _complete(trial: Trial, match: Match, chains: dict[int, list[int]], sequence: list[int]) -> Match:
    """The match after these answers, given in this order of seats."""
    branch = match.clone()
    moves = _interleaved(chains, sequence)
    for n, (seat, move) in enumerate(moves):
        trial.demand(move in branch.state.legal(seat), f"what seat {seat} may answer depends on what others have answered before", *moves[:n])
        branch.play(seat, move)
        if n + 1 < len(moves):
            trial.demand(branch.state.simultaneous(), "`simultaneous` is false before the last answer is in", *moves[: n + 1])
    trial.demand(branch.state.seals != match.state.seals, "all have answered, and nothing is sealed: the answers could still be taken back", *moves)
    return branch


def _interleaved(chains: dict[int, list[int]], sequence: list[int]) -> list[Move]:
    at = dict.fromkeys(chains, 0)
    moves: list[Move] = []
    for seat in sequence:
        moves.append((seat, chains[seat][at[seat]]))
        at[seat] += 1
    return moves


def _shuffled(trial: Trial, seats: list[int]) -> list[int]:
    for i in reversed(range(1, len(seats))):
        j = trial.rng.below(i + 1)
        seats[i], seats[j] = seats[j], seats[i]
    return seats


def undo(trial: Trial) -> None:
    """A move that has sealed nothing can be taken back without a trace, and made again; a sealed one cannot.

    A move that draws, rolls or shows its own seat something new must seal. In a simultaneous stage, taking back one
    seat's answer leaves the others' answers as they are. Nothing can be taken back once the match is over: its seed is
    public then.
    """
    for match in trial.matches(trial.pick(10)):
        if match.over:
            trial.demand(not any(match.can_undo(seat) for seat in range(trial.seats)), "the match is over, and a move can still be taken back")
            continue
        seat, move = trial.next_move()
        branch = match.clone()
        branch.play(seat, move)
        if branch.state.seals != match.state.seals:
            _demand_refusal(trial, branch, (seat, move))
        else:
            _demand_nothing_shown(trial, match, branch, (seat, move))
            _demand_undone(trial, match, branch, (seat, move))
    for match in trial.matches(trial.pick(3, trial.stages())):
        _demand_independence(trial, match)


def _demand_refusal(trial: Trial, branch: Match, move: Move) -> None:
    for seat in range(trial.seats):
        trial.demand(not branch.can_undo(seat), f"seat {seat} may take back a move although something has been sealed since", move)
        try:
            branch.undo(seat)
        except IllegalMove:
            continue
        trial.demand(False, f"seat {seat} takes back a move although something has been sealed since", move)


def _demand_nothing_shown(trial: Trial, match: Match, branch: Match, move: Move) -> None:
    """What a seat sees after a move that it can take back must follow from what it knew before."""
    trial.demand(stream(branch.state.rng) == stream(match.state.rng), "chance was used, and yet the move can be taken back: seal() is missing", move)
    drawn = [event.kind for event in events_of(branch, len(match.log)) if trial.game.events[event.kind].chance]
    trial.demand(drawn == [], f"chance has decided ({', '.join(drawn)}), and yet the move can be taken back: seal() is missing", move)
    seat = move[0]
    seen = [trial.look(branch.state, seat), trial.look(branch.state, SPECTATOR)]
    for _ in range(3):
        copy = match.imagine(seat, trial.rng.fork())
        copy.apply(*move)
        same = [trial.look(copy, seat), trial.look(copy, SPECTATOR)] == seen
        trial.demand(same, f"the move shows seat {seat} what it could not know, and yet it can be taken back: seal() is missing", move)


def _demand_undone(trial: Trial, match: Match, branch: Match, move: Move) -> None:
    seat, number = move
    trial.demand(branch.can_undo(seat), f"seat {seat} cannot take back a move that has sealed nothing", move)
    after, log = branch.state.digest(), list(branch.log)
    text = branch.undo(seat)
    trial.demand(text == trial.game.codec.text(number), f"seat {seat} takes back {text!r} instead of its latest move", move)
    trial.demand(branch.state.digest() == match.state.digest(), "taking a move back does not restore the position", move)
    trial.demand(branch.log == match.log, "taking a move back does not restore the log", move)
    trial.demand(trial.looks(branch.state) == trial.looks(match.state), "taking a move back does not restore the views", move)
    branch.play(seat, number)
    trial.demand(branch.state.digest() == after and branch.log == log, "a move taken back and made again gives a different position or log", move)


def _demand_independence(trial: Trial, match: Match) -> None:
    """Two seats answer; the first takes its answer back and gives it again."""
    one, two = match.actors()[:2]
    mine, other = trial.random_move(match.state, one), trial.random_move(match.state, two)
    alone, both = match.clone(), match.clone()
    alone.play(two, other)
    both.play(one, mine)
    both.play(two, other)
    moves = ((one, mine), (two, other))
    if both.state.seals != match.state.seals:
        return  # with both the stage is complete: nothing to take back
    after = both.state.digest()
    both.undo(one)
    trial.demand(both.state.digest() == alone.state.digest(), f"seat {one} takes back its answer, and seat {two}'s answer changes", *moves)
    trial.demand(trial.looks(both.state) == trial.looks(alone.state), f"seat {one} takes back its answer, and somebody can still see it", *moves)
    both.play(one, mine)
    trial.demand(both.state.digest() == after, f"seat {one} takes back its answer and gives it again, and the position differs", *moves)
