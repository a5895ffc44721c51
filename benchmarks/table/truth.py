"""What should have happened, according to the store: which pictures each move had to bring to which screen.

The players note only when each picture arrived. Afterwards the entries of each table are applied again, one by one, and
the id of every seat's picture after each of them says what a screen had to show and which arrival it was.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import time

from benchmarks.table.players import Click
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.picture import frame
from ridotto.table.store.store import Addition, Entry, Store

MIDDLE = (0.35, 0.65)  # the fraction of a match that has been played when the measurement begins


@dataclass
class Seen:
    """How long a move took to reach the last screen it had to reach, and how many there were."""

    seconds: float
    screens: int


def play_to_the_middle(store: Store, table: str, chance: Random) -> int:
    """Write about the first half of a match into the store, while no server is running; returns the number of moves."""
    row = store.table(table)
    assert row is not None
    live = LiveTable(row)
    for entry in store.entries(table):
        live.apply(entry)
    match = live.the_match()
    length = playout(match.state.clone(), Rng.from_seed(table))
    written: list[Entry] = []
    for _ in range(round(length * chance.uniform(*MIDDLE))):
        seat = chance.choice(match.actors())
        entry = Entry(live.number + 1, time(), "move", seat, {"move": chance.choice(match.state.legal(seat))})
        live.apply(entry)
        if match.over:
            break  # this match would have been a short one
        written.append(entry)
    if written:
        store.append(Addition(table, written))
    return len(written)


def times_to_screens(store: Store, clicks: Sequence[Click], tick: Callable[[], None]) -> tuple[list[Seen], list[str]]:
    """For each move how long it took until everybody saw it, and sentences about what went wrong."""
    tables: dict[int, list[Click]] = {}
    for click in clicks:
        tables.setdefault(id(click.table), []).append(click)
    seen: list[Seen] = []
    troubles: list[str] = []
    for made in tables.values():
        found, wrong = _of_table(store, made)
        seen += found
        troubles += wrong
        tick()
    return seen, troubles


def _of_table(store: Store, clicks: Sequence[Click]) -> tuple[list[Seen], list[str]]:
    table = clicks[0].table
    row = store.table(table.name)
    assert row is not None
    live = LiveTable(row)
    keys = {click.key: click for click in clicks}
    pictures: list[list[str]] = []  # for each entry from the first click on, the id of each seat's picture after it
    steps: list[Click | None] = []
    for entry in store.entries(table.name):
        words = (entry.key or "").partition(".")[2]  # the store prefixes a key with who holds the seat
        if not steps and words in keys:
            steps.append(None)
            pictures.append(_ids(live))
        live.apply(entry)
        if steps:
            steps.append(keys.get(words))
            pictures.append(_ids(live))
    troubles = [] if sum(step is not None for step in steps) == len(keys) else [f"table {table.name}: an acknowledged move is not in the store"]
    latest: dict[str, float] = {}
    screens: dict[str, int] = {}
    for seat, screen in enumerate(table.screens):
        shown = _places([ids[seat] for ids in pictures], screen.arrivals)
        for step, click in enumerate(steps):
            if click is None or pictures[step][seat] == pictures[step - 1][seat]:
                continue
            there = next((at for place, at in shown if place >= step and at >= click.at), None)
            if there is None:
                troubles.append(f"table {table.name}: a move never reached the screen of seat {seat}")
                continue
            latest[click.key] = max(latest.get(click.key, 0.0), there - click.at)
            screens[click.key] = screens.get(click.key, 0) + 1
    return [Seen(latest[key], screens[key]) for key in latest], troubles


def _ids(live: LiveTable) -> list[str]:
    return [frame(live, seat).id for seat in range(live.row.seats)]


def _places(ids: Sequence[str], arrivals: Sequence[tuple[float, str]]) -> list[tuple[int, float]]:
    """For each picture that arrived, the last entry it covers: that before the next entry whose picture differs."""
    places: list[tuple[int, float]] = []
    at = 0
    for when, picture in arrivals:
        found = next((place for place in range(at, len(ids)) if ids[place] == picture), None)
        if found is None:
            continue  # from before the first click
        while found + 1 < len(ids) and ids[found + 1] == picture:
            found += 1
        at = found
        places.append((found, when))
    return places
