"""Checks of who knows what: views, imagined positions, secrets."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ridotto.engine.conformance.trial import (
    SPECTATOR,
    Ear,
    Trial,
    canonical,
    changed,
    contents,
    drawn,
    ends_within,
    events_of,
    imprint,
    played,
    size,
    stream,
    uncovered,
    who,
)
from ridotto.engine.match import Match
from ridotto.engine.record import MoveLine
from ridotto.engine.state import EVERYBODY

NUMBERS = 16
"""How many random numbers imagining may draw for each number in the position: enough to shuffle it many times."""

LINES = 50_000
"""How many lines of interpreted code imagining may run for each number in the position: some seven hundred times what any game takes."""

SHOTS = 14
"""How many imaginings are compared on each side for a betrayed secret; a false alarm has a chance of 1 in 4**SHOTS."""


def views(trial: Trial) -> None:
    """A view is plain data: ready for JSON, of exactly the shape of VIEW, sharing no list with the state."""
    shape: TypeAdapter[Any] = TypeAdapter(trial.game.view_shape)
    for match in trial.matches(trial.pick()):
        before = match.state.digest()
        for seat in trial.viewers:
            whole = match.view(None if seat == SPECTATOR else seat)
            trial.demand(match.state.digest() == before, "looking at a position changes it")
            try:
                plain = json.loads(canonical(whole))
            except (TypeError, ValueError) as error:
                trial.demand(False, f"the view of {who(seat)} cannot be written as JSON: {error}")
            trial.demand(_same(plain, dict(whole)), f"the view of {who(seat)} does not survive JSON: it holds tuples, or keys that are not texts")
            board = whole["board"]
            try:
                checked = shape.validate_python(board, strict=True)
            except ValidationError as error:
                first = error.errors()[0]
                place = ".".join(str(part) for part in first["loc"])
                trial.demand(False, f"the view of {who(seat)} does not fit VIEW at {place!r}: {first['msg']}")
            trial.demand(canonical(checked) == canonical(board), f"the view of {who(seat)} holds more than VIEW describes: {_surplus(board, checked)}")
            _scribble(board)
            trial.demand(trial.look(match.state, seat) == canonical(plain["board"]), f"the view of {who(seat)} hands out a list that belongs to the state")


def _same(one: Any, two: Any) -> bool:
    """Whether two values are equal and of the same types all the way down."""
    if type(one) is not type(two):
        return False
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(_same(one[key], two[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(two) and all(map(_same, one, two))
    return bool(one == two)


def _surplus(board: Any, checked: Any, place: str = "") -> str:
    """The places of a view that its checked copy has lost."""
    if isinstance(board, dict) and isinstance(checked, dict):
        lost = [f"{place}{key}" for key in board if key not in checked]
        return ", ".join([*lost, *(found for key in checked if (found := _surplus(board[key], checked[key], f"{place}{key}.")))])
    if isinstance(board, list) and isinstance(checked, list):
        return next((found for i, (one, two) in enumerate(zip(board, checked, strict=False)) if (found := _surplus(one, two, f"{place}{i}."))), "")
    return "" if board == checked else place.rstrip(".")


def _scribble(value: Any) -> None:
    """Write over every list and dict of a view."""
    for part in list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []:
        _scribble(part)
    if isinstance(value, dict | list):
        value.clear()


def imagines(trial: Trial) -> None:
    """Imagining for a seat, or a spectator, keeps everything it sees, byte for byte, and what it may do.

    It leaves the original alone, and gives a sound position that can be played to its end and imagined again. It
    depends on nothing but its Rng and what the seat sees, so that imagining an imagined position with the same Rng
    gives the same one. It never hands on the match's own generator.
    """
    for number, state in enumerate(trial.states(trial.pick(6))):
        before, fields = state.digest(), contents(state)
        for seat in trial.viewers:
            view = trial.look(state, seat)
            rng = trial.rng.fork()
            same = rng.clone()
            copy, twin = state.imagine(seat, rng.clone()), state.imagine(seat, rng)
            after = contents(state)
            trial.demand(state.digest() == before and after == fields, f"imagining for {who(seat)} changes the original: {changed(fields, after)}")
            trial.demand(copy.digest() == twin.digest(), f"imagining for {who(seat)} twice with the same Rng gives different positions")
            trial.demand(trial.look(copy, seat) == view, f"imagining for {who(seat)} changes what it sees: {_difference(view, trial.look(copy, seat))}")
            trial.demand(copy.actors() == state.actors(), f"imagining for {who(seat)} changes who owes a decision")
            trial.demand(copy.simultaneous() == state.simultaneous(), f"imagining for {who(seat)} changes whether the stage is simultaneous")
            if seat in state.actors():
                trial.demand(copy.legal(seat) == state.legal(seat), f"imagining for seat {seat} changes its moves")
                trial.demand(copy.decision(seat) == state.decision(seat), f"imagining for seat {seat} changes the decision it owes")
            trial.demand(copy.listener is None, f"imagining for {who(seat)} keeps the listener")
            trial.demand(stream(copy.rng)[0] != stream(state.rng)[0], f"imagining for {who(seat)} hands on the match's own generator, and so future draws")
            faults = copy.faults()
            trial.demand(faults == [], f"a position imagined for {who(seat)} has faults: {'; '.join(faults)}")
            again = copy.imagine(seat, same)
            trial.demand(trial.look(again, seat) == view, f"imagining for {who(seat)} from an imagined position changes what it sees")
            trial.demand(imprint(again) == imprint(twin), f"what is imagined for {who(seat)} depends on something that it cannot know")
            made = trial.play_on(copy, trial.most if number == 1 else 20)
            trial.demand(copy.over() or len(made) < trial.most, f"a position imagined for {who(seat)} is not over after {trial.most} decisions")
            faults = copy.faults()
            trial.demand(faults == [], f"a position imagined for {who(seat)} and played on has faults: {'; '.join(faults)}")
            trial.demand(state.digest() == before, f"moves on a position imagined for {who(seat)} change the original: {changed(fields, contents(state))}")


def _difference(one: str, two: str) -> str:
    """Where two canonical texts first differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 30) : at + 20]}... becomes ...{two[max(0, at - 30) : at + 20]}..."


def bounded(trial: Trial) -> None:
    """Imagining has a bounded cost: for each number in the position it draws at most NUMBERS random numbers and, where it
    is interpreted, runs at most LINES lines.

    So a search can rely on it, and no table waits for a bot. The counts are the same on every machine. A sampler that
    retries until something fits exceeds them sooner or later; `ridotto.engine.hidden` has one that does not.
    """
    for state in trial.states(trial.pick(16)):
        most = NUMBERS * size(state)
        for seat in trial.viewers:
            rng = trial.rng.fork()
            before = drawn(rng)
            ends = ends_within(LINES * size(state), partial(state.imagine, seat, rng))
            trial.demand(ends, f"imagining for {who(seat)} runs more than the {LINES * size(state)} lines that its size allows")
            took = drawn(rng) - before
            trial.demand(took <= most, f"imagining for {who(seat)} draws {took} random numbers, more than the {most} that its size allows")


def redraws(trial: Trial) -> None:
    """Imagining really redraws what is hidden.

    If something is hidden from a seat during the match, two imaginings for it differ somewhere, in more than their Rng;
    what one seat alone was told varies in the imaginings for others; and what a seat has chosen in secret leaves no
    trace in them: had it chosen differently, the same positions could have been imagined. Nothing of the real deal is
    left in an imagined position where the fingerprint does not look.
    """
    _demand_variety(trial)
    _demand_private_variety(trial)
    _demand_no_trace(trial)
    _demand_no_remains(trial)


def _demand_variety(trial: Trial) -> None:
    hidden = _hidden_from(trial)
    varied: set[int] = set()
    for state in trial.states(trial.pick(12)[:-1]):
        for seat in hidden - varied:
            if len({imprint(state.imagine(seat, trial.rng.fork())) for _ in range(3)}) > 1:
                varied.add(seat)
    missing = sorted(hidden - varied)
    trial.demand(missing == [], f"no two imaginings for {' or '.join(map(who, missing))} ever differ, though something is hidden")


def _hidden_from(trial: Trial) -> set[int]:
    """The viewers from whom something is hidden at some time in the match, by evidence independent of `imagine`."""
    [match] = trial.matches([len(trial.course.moves)])
    told = {event.audience for event in events_of(match) if event.audience != EVERYBODY}
    for i, now in enumerate(trial.course.situations[:-1]):
        if trial.course.situations[i + 1].pending and now.actors:
            told.add(trial.course.moves[i][0])
    if len(told) > 1 or _drawn_beforehand(trial):
        return set(trial.viewers)
    return set(trial.viewers) - told if told else set()


def _drawn_beforehand(trial: Trial) -> bool:
    """Whether chance outcomes were settled beforehand, as in a shuffled deck: another Rng changes nothing."""
    settled = 0
    for state in trial.states(trial.pick(16, range(len(trial.course.moves)))):
        heard: list[object] = []
        for n in range(3):
            copy, ear = state.clone(), Ear()
            copy.listener = ear
            copy.rng = copy.rng if n == 0 else trial.rng.fork()
            copy.apply(*trial.next_move())
            heard.append(ear.chance(trial.game))
        if any(other != heard[0] for other in heard):
            return False
        settled += heard[0] != []
    return settled > 0


def _demand_private_variety(trial: Trial) -> None:
    """What is told to one seat alone is unknown to the others, so they must imagine it differently somewhere."""
    told: dict[int, list[int]] = {}
    match = Match(trial.game, trial.seats, trial.seed, trial.variant)
    for i in range(len(trial.course.moves) + 1):
        at = len(match.log)
        if i > 0:
            match.play(*trial.course.moves[i - 1])
        for event in events_of(match, 0 if i == 0 else at):
            if event.audience != EVERYBODY and i < len(trial.course.moves):
                told.setdefault(event.audience, []).append(i)
    for seat, places in told.items():
        unvaried = set(trial.viewers) - {seat}
        for state in trial.states(sorted({places[0], *trial.pick(4, places)})):
            for viewer in list(unvaried):
                if len({trial.look(state.imagine(viewer, trial.rng.fork()), seat) for _ in range(5)}) > 1:
                    unvaried.discard(viewer)
        trial.demand(not unvaried, f"seat {seat} is told things in private, but no imagining for {' or '.join(map(who, sorted(unvaried)))} ever varies them")


def _demand_no_trace(trial: Trial) -> None:
    for match in trial.matches(trial.pick(3, _secret_moves(trial))):
        for seat, one, two in _secret_pairs(trial, match):
            viewer = [other for other in trial.viewers if other != seat][trial.rng.below(trial.seats)]
            facts = [_facts(trial, branch, viewer, seat) for branch in (one, two)]
            for mine, others in (facts, facts[::-1]):
                always: set[str] = set.intersection(*mine).difference(*others)
                shown = next(iter(sorted(always)), "")
                trial.demand(not always, f"imagining for {who(viewer)} betrays what seat {seat} has chosen in secret: {shown}", *played(one, len(match.log)))


def _demand_no_remains(trial: Trial) -> None:
    another = trial.game.start(trial.seats, trial.rng.fork(), trial.variant)
    [mine] = trial.states([0])
    for seat in trial.viewers:
        here, there = (uncovered(state.imagine(seat, trial.rng)) for state in (mine, another))
        remains = sorted(place for place in here.keys() & there.keys() if here[place] != there[place])
        trial.demand(not remains, f"imagining for {who(seat)} leaves something of the real deal where the fingerprint does not look: {', '.join(remains[:4])}")


def _facts(trial: Trial, branch: Match, viewer: int, seat: int) -> list[set[str]]:
    """What imaginings for the viewer say about the seat: its view, its moves, and the events once all have answered."""
    found = []
    for _ in range(SHOTS):
        copy = branch.state.imagine(viewer, trial.rng.fork())
        facts = set(_leaves(trial.game.view(copy, seat), "view"))
        facts |= {f"move {move}" for move in copy.legal(seat)}
        ear = Ear()
        copy.listener = ear
        seals = copy.seals
        for _ in range(24):
            if copy.over() or copy.seals != seals:
                break
            trial.play_on(copy, 1)
        facts |= {f"event {trial.game.events.kinds[kind].name} {args}" for kind, audience, args in ear.heard if audience == EVERYBODY}
        found.append(facts)
    return found


def _leaves(value: Any, place: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, f"{place}.{key}")
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from _leaves(part, f"{place}.{i}")
    else:
        yield f"{place} = {value}"


def secrets(trial: Trial) -> None:
    """Two matches that differ only in what a seat has chosen in secret look the same to everybody else.

    Views, events, moves and records so far are identical byte for byte until the choice is shown. A record so far never
    says more than the view and the events do; it holds no seed, no digest and no result, and never loses a line.
    """
    for match in trial.matches(trial.pick(5, _secret_moves(trial))):
        for seat, one, two in _secret_pairs(trial, match):
            others = [other for other in trial.viewers if other != seat]
            for other in others:
                _demand_alike(trial, match, one, two, seat, other)
            _demand_record_keeps_quiet(trial, match, one, two, others)
    seen: Counter[str] = Counter()
    for match in trial.matches(trial.pick()[:-1]):
        record = match.record()
        bare = record.seed is None and record.winners is None and all(line.digest is None for line in record.moves)
        trial.demand(bare, "the record of a match in progress holds a seed, a digest or a result")
        shown = [line for line in record.body if not line.text.endswith(" ?")]  # a veiled move may be unveiled
        lines = Counter(f"{line.seat} {line.text}" if isinstance(line, MoveLine) else line.text for line in shown)
        trial.demand(not seen - lines, f"a line that everybody has seen is gone from the record again: {next(iter(seen - lines), '')}")
        seen = lines
        for seat in range(trial.seats):
            twin = match.clone()
            twin.state = match.imagine(seat, trial.rng.fork())
            trial.demand(canonical(twin.view(seat)) == canonical(match.view(seat)), f"the view of seat {seat} depends on what it cannot know")


def _secret_moves(trial: Trial) -> list[int]:
    """The positions from which the course goes on with a move that the others may not see yet."""
    course = trial.course
    return [
        i
        for i in range(len(course.moves))
        if course.situations[i].seals == course.situations[i + 1].seals and (course.situations[i].simultaneous or course.situations[i + 1].pending)
    ]


def _secret_pairs(trial: Trial, match: Match) -> Iterator[tuple[int, Match, Match]]:
    """Pairs of branches in which one seat has made different secret moves: one pair after each step of its chain."""
    seat, move = trial.next_move()
    others = [other for other in match.state.legal(seat) if other != move]
    if not others:
        return
    one, two = match.clone(), match.clone()
    steps = (move, others[trial.rng.below(len(others))])
    seals = match.state.seals
    for _ in range(12):
        for branch, step in zip((one, two), steps, strict=True):
            branch.play(seat, step)
        if any(branch.state.seals != seals or not (branch.state.simultaneous() or branch.state.secret[seat] > 0) for branch in (one, two)):
            return
        if one.actors() != two.actors():
            return  # one chain has ended and the other has not, so the two cannot be compared
        yield seat, one, two
        if seat not in one.actors():
            return
        steps = (trial.random_move(one.state, seat), trial.random_move(two.state, seat))


def _demand_alike(trial: Trial, match: Match, one: Match, two: Match, seat: int, other: int) -> None:
    viewer = None if other == SPECTATOR else other
    since = len(match.events(viewer))
    further = played(one, len(match.log))
    for name, first, second in (
        ("view", canonical(one.view(viewer)), canonical(two.view(viewer))),
        ("events", repr(one.events(viewer, since)), repr(two.events(viewer, since))),
        ("record so far", str(one.record(viewer)), str(two.record(viewer))),
    ):
        trial.demand(first == second, f"the {name} of {who(other)} shows what seat {seat} has chosen in secret: {_difference(first, second)}", *further)


def _demand_record_keeps_quiet(trial: Trial, match: Match, one: Match, two: Match, others: list[int]) -> None:
    """Continue with the same moves in both branches: whoever sees and is told the same must get the same record."""
    one, two = one.clone(), two.clone()
    since = {other: len(match.events(None if other == SPECTATOR else other)) for other in others}
    for _ in range(8):
        if one.over or one.actors() != two.actors() or not since:
            return
        seat = one.actors()[trial.rng.below(len(one.actors()))]
        both = [move for move in one.state.legal(seat) if move in two.state.legal(seat)]
        if not both:
            return
        move = both[trial.rng.below(len(both))]
        one.play(seat, move)
        two.play(seat, move)
        if one.over or two.over:
            return
        for other in list(since):
            viewer = None if other == SPECTATOR else other
            if one.events(viewer, since[other]) != two.events(viewer, since[other]) or canonical(one.view(viewer)) != canonical(two.view(viewer)):
                del since[other]  # now it knows
                continue
            same = str(one.record(viewer)) == str(two.record(viewer))
            trial.demand(same, f"the record so far tells {who(other)} what its view and its events do not", *played(one, len(match.log)))
