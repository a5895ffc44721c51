"""The log in turns: what one player does in a row is one sentence, which unfolds into its parts."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ridotto.engine.words import Words

LEAST = 3
"""Fewer lines than this stay as they are."""
MOST_CLAUSES = 4
"""A sentence of more clauses is shortened: how the turn began, and what it came to."""


def in_turns(lines: Sequence[dict[str, Any]], names: Sequence[str], words: Words) -> list[dict[str, Any]]:
    """Lines of the log with those of each turn put together, under `parts`; `told` is what is shown of these.

    A turn is what its player does, and what that does to others: "The assistant of Anna is pushed" does not begin a
    turn of Anna's, "Anna sails" does. What concerns nobody alone stays a line of its own.
    """
    found: list[dict[str, Any]] = []
    turn: list[dict[str, Any]] = []
    for line in lines:
        if _clause(line, names):
            if turn and turn[0]["seat"] != line["seat"]:
                found += _told(turn, names, words)
                turn = []
            turn.append(line)
        elif turn and line["seat"] is not None and not line["chapter"] and line["kind"]:
            turn.append(line)
        else:
            found += [*_told(turn, names, words), line]
            turn = []
    return found + _told(turn, names, words)


def _clause(line: dict[str, Any], names: Sequence[str]) -> str:
    """What a line says of its player, without the name; empty if it speaks of something else."""
    if line["seat"] is None or line["seat"] >= len(names) or line["chapter"] or not line["kind"]:
        return ""
    subject = f"{names[line['seat']]} "
    return str(line["text"]).removeprefix(subject).removesuffix(".") if line["text"].startswith(subject) else ""


def _gist(clause: str) -> str:
    """A clause without what follows it as an explanation; the line it comes from has that."""
    return re.split(r": |; | \(", clause, maxsplit=1)[0]


def _told(turn: Sequence[dict[str, Any]], names: Sequence[str], words: Words) -> list[dict[str, Any]]:
    """The lines of a turn, as one line if there are several."""
    clauses = [clause for line in turn if line["seat"] == turn[0]["seat"] and (clause := _clause(line, names))]
    if len(turn) < LEAST or len(clauses) < 2:
        return list(turn)
    gists = [(gist, len(list(same))) for gist, same in groupby(map(_gist, clauses))]
    clauses = [f"{gist} ({count}×)" if count > 1 else gist for gist, count in gists]
    if len(clauses) > MOST_CLAUSES:
        clauses = [clauses[0], "…", *clauses[-2:]]
    said = words("table-turn", before=", ".join(clauses[:-1]), last=clauses[-1]) if len(clauses) > 1 else clauses[0]
    whole = {"id": f"turn-{turn[0]['number']}", "text": f"{names[turn[0]['seat']]} {said}.", "new": turn[-1]["new"]}
    return [{**turn[0], **whole, "parts": list(turn), "told": tuple((line["id"], line["seat"], line["text"]) for line in turn)}]
