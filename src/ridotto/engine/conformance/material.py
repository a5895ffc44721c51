"""Checks of what comes with the rules: the edition and the advice to bots."""

import json
import math
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from ridotto.engine.conformance.trial import Trial
from ridotto.engine.edition import SOURCES
from ridotto.engine.errors import EditionError
from ridotto.engine.state import State


def advice(trial: Trial) -> None:
    """`features` gives a finite number for each of FEATURES, from what the seat sees alone; `advise`, a legal move.

    `details`, where there are some, gives a finite number for each of DETAILS. All work on imagined positions, which is
    all that bots receive, and change nothing.
    """
    room = trial.game.advice
    names = room.FEATURES
    trial.demand(len(set(names)) == len(names), "two features have the same name")
    for state in trial.states(trial.pick(8)):
        before = state.digest()
        for seat in range(trial.seats):
            values = room.features(state, seat)
            trial.demand(len(values) == len(names), f"there are {len(values)} features for {len(names)} names")
            sound = all(isinstance(value, float) and math.isfinite(value) for value in values)
            trial.demand(sound, f"the features of seat {seat} are not all finite numbers: {values}")
            for _ in range(2):
                copy = state.imagine(seat, trial.rng.fork())
                imagined = room.features(copy, seat)
                peeks = [name for name, one, two in zip(names, values, imagined, strict=True) if one != two]
                trial.demand(peeks == [], f"the features {peeks} of seat {seat} depend on what it cannot see")
                if seat in state.actors():
                    move = room.advise(copy, seat, trial.rng.fork())
                    trial.demand(move in state.legal(seat), f"the advice to seat {seat} is move {move}, which is not legal")
            _demand_details(trial, state.imagine(seat, trial.rng.fork()), seat)
        trial.demand(state.digest() == before, "asking for features or details changes the position")


def _demand_details(trial: Trial, imagined: State, seat: int) -> None:
    room = trial.game.details
    if room is None:
        return
    values = room.details(imagined, seat)
    trial.demand(len(values) == len(room.DETAILS) == len(set(room.DETAILS)), f"there are {len(values)} details for {len(set(room.DETAILS))} names")
    sound = all(isinstance(value, float) and math.isfinite(value) for value in values)
    trial.demand(sound, f"the details of seat {seat} are not all finite numbers: {values}")


def edition(trial: Trial) -> None:
    """The edition that ships is valid, each of its tables says its source and why, and errors name the table."""
    game = trial.game
    tables = game.edition.tables
    for name, table in tables.items():
        for part in table if isinstance(table, list) else [table]:
            sourced = isinstance(part, dict) and part.get("source") in SOURCES and bool(part.get("why"))
            trial.demand(sourced, f"table [{name}] of the edition does not say its source ({', '.join(SOURCES)}) and why")
    again = game.parse_edition(game.edition_text(), "edition.toml")
    rewritten = game.parse_edition(_toml(tables), "edition.toml")
    trial.demand(again.digest == rewritten.digest == game.edition.digest, "the same edition, read again, has a different digest")
    for what, name, changed in _damages(tables):
        try:
            game.parse_edition(_toml(changed), "edition.toml")
        except EditionError as error:
            trial.demand(f"[{name}]" in str(error), f"an edition with {what} is refused without naming [{name}]: {error}")
        else:
            trial.demand(False, f"an edition with {what} is not refused")


def _damages(tables: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The edition without each of its tables, and with a value of the wrong type for each key."""
    for name, table in tables.items():
        yield f"table [{name}] deleted", name, {other: part for other, part in tables.items() if other != name}
        first = table[0] if isinstance(table, list) else table
        for key, value in first.items():
            changed = deepcopy(tables)
            place = changed[name][0] if isinstance(table, list) else changed[name]
            place[key] = 0.5 if isinstance(value, str) else "wrong"
            yield f"[{name}] {key} of the wrong type", name, changed


def _toml(value: Any, top: bool = True) -> str:
    """Tables as a TOML file, each on one line."""
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {_toml(part, False)}" for key, part in value.items()]
        return "\n".join(pairs) if top else f"{{{', '.join(pairs)}}}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(part, False) for part in value)}]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool | int) else str(value)
