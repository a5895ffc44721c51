"""The log in turns: what one player does in a row is one sentence, which unfolds into its parts."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import dropwhile, groupby, takewhile

from ridotto.engine.words import Words

LEAST = 3
"""Fewer lines than this stay as they are."""
MOST_CLAUSES = 4
"""A sentence of more clauses is shortened: how the turn began, and what it came to."""
MOST_SAID = 100
"""So many letters of what a turn was are said beside a question: two lines of a phone."""
MOST_LINES = 4_096  # that are kept
MOST_TURNS = 2_048


@dataclass(frozen=True, eq=False)
class Line:
    """A line of the log. The same line is one object wherever it stands (`line_of`), so that it is quickly found again."""

    id: str
    number: int
    """That of its event among those its reader was told, or of the next one."""
    kind: str
    """The kind of its event; empty if it tells of something else."""
    text: str
    chapter: bool
    seat: int | None
    new: bool = False
    parts: Sequence["Line"] = ()
    """The lines of a turn that it puts together."""

    @property
    def latest(self) -> int:
        """The number of the latest event in it."""
        return self.parts[-1].number if self.parts else self.number


@lru_cache(maxsize=MOST_LINES)
def line_of(id: str, number: int, kind: str, text: str, chapter: bool, seat: int | None, new: bool = False, parts: tuple[Line, ...] = ()) -> Line:
    """The line that says this."""
    return Line(id, number, kind, text, chapter, seat, new, parts)


@lru_cache(maxsize=MOST_TURNS)
def as_new(line: Line) -> Line:
    """The line, marked as new."""
    return replace(line, new=True)


def in_turns(lines: Sequence[Line], names: tuple[str, ...], words: Words) -> list[Line]:
    """Lines of the log with those of each turn put together.

    A turn is what its player does, and what that does to others: "The assistant of Anna is pushed" does not begin a
    turn of Anna's, "Anna sails" does. What concerns nobody alone stays a line of its own.
    """
    found: list[Line] = []
    turn: list[Line] = []
    for line in lines:
        if _clause(line, names):
            if turn and turn[0].seat != line.seat:
                found += _told(tuple(turn), names, words)
                turn = []
            turn.append(line)
        elif turn and line.seat is not None and not line.chapter and line.kind:
            turn.append(line)
        else:
            found += [*_told(tuple(turn), names, words), line]
            turn = []
    return [*found, *_told(tuple(turn), names, words)]


def _clause(line: Line, names: Sequence[str]) -> str:
    """What a line says of its player, without the name; empty if it speaks of something else."""
    if line.seat is None or line.seat >= len(names) or line.chapter or not line.kind:
        return ""
    subject = f"{names[line.seat]} "
    return line.text.removeprefix(subject).removesuffix(".") if line.text.startswith(subject) else ""


def _gist(clause: str) -> str:
    """A clause without what follows it as an explanation; the line it comes from has that."""
    return re.split(r": |; | \(", clause, maxsplit=1)[0]


@lru_cache(maxsize=MOST_TURNS)
def _told(turn: tuple[Line, ...], names: tuple[str, ...], words: Words) -> Sequence[Line]:
    """The lines of a turn, as one line if there are several."""
    clauses = _clauses(turn, names)
    if len(turn) < LEAST or len(clauses) < 2:
        return turn
    first = turn[0]
    return (line_of(f"turn-{first.number}", first.number, first.kind, _sentence(turn, names, words), first.chapter, first.seat, turn[-1].new, turn),)


def _clauses(turn: Sequence[Line], names: Sequence[str]) -> list[str]:
    """What its player does in a turn."""
    return [clause for line in turn if line.seat == turn[0].seat and (clause := _clause(line, names))]


def _sentence(turn: Sequence[Line], names: Sequence[str], words: Words) -> str:
    """A turn in one sentence."""
    clauses, seat = _clauses(turn, names), turn[0].seat
    assert seat is not None
    gists = [(gist, len(list(same))) for gist, same in groupby(map(_gist, clauses))]
    clauses = [f"{gist} ({count}×)" if count > 1 else gist for gist, count in gists]
    if len(clauses) > MOST_CLAUSES:
        clauses = [clauses[0], "…", *clauses[-2:]]
    said = words("table-turn", before=", ".join(clauses[:-1]), last=clauses[-1]) if len(clauses) > 1 else clauses[0]
    return f"{names[seat]} {said}."


def latest(lines: Sequence[Line], names: tuple[str, ...], words: Words, viewer: int | None = None) -> str:
    """What somebody did last, for whoever is asked: as much of a turn as there is room for, from its end, and both lines if a player did two things.

    Neither a chapter that has only just begun nor what came of a deed hides it, and what befell the viewer, as the last card
    that was left, is told after what another did.
    """
    before = dropwhile(lambda line: line.chapter, reversed(lines))
    new = list(takewhile(lambda line: line.new and not line.chapter, before))
    deeds = [at for at, line in enumerate(new) if _clause(line, names)] or [at for at, line in enumerate(new) if line.seat is not None]
    if not deeds:
        return ""
    last, *earlier = new[deeds[0] :][:2]
    two = [*earlier, last]
    if last.parts:
        return _end_of(last, names, words)
    if earlier and not earlier[0].parts and earlier[0].seat == last.seat and len(_clauses(two, names)) == 2:
        return _sentence(two, names, words)
    if earlier and viewer is not None and last.seat == viewer and earlier[0].seat not in (None, viewer):
        return f"{_end_of(earlier[0], names, words)} {last.text}"
    return last.text


@lru_cache(maxsize=MOST_TURNS)
def _end_of(turn: Line, names: tuple[str, ...], words: Words) -> str:
    """The end of a turn, as much of it as there is room for."""
    own = [line for line in turn.parts if line.seat == turn.seat and _clause(line, names)]
    ends = (_sentence(own[first:], names, words) for first in range(len(own) - 1))
    return next((end for end in ends if len(end) <= MOST_SAID), own[-1].text if own else turn.text)
