"""Events in a house of the tests' own: nothing happens by itself, and the time is what the test says."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ridotto.engine.rng import Rng
from ridotto.table.service import TableService
from ridotto.table.service.events.conductor import AWAY, BREAK, Conductor
from ridotto.table.service.events.events import Event
from ridotto.table.service.events.plan import TOURNAMENT, EventPlan
from ridotto.table.service.live_table import OVER, LiveTable
from ridotto.table.service.tables import Change, entry
from ridotto.table.store.events import change_event, due_events, lock_event
from ridotto.table.store.members import Member

from .conftest import Inside
from .test_member_seats import join_club

MOST_LOOKS = 60
EVENT_FORMS: dict[str, dict[str, str]] = {
    "POST /events/new": {"kind": "tournament", "game": "rialto", "seats": "2", "name": "Cup", "rounds": "1", "hours": "1", "most": "4"},
    "POST /events/{event_id}/change": {"name": "Cup", "most": "4"},
    "POST /events/{event_id}/enter": {},
    "POST /events/{event_id}/leave": {},
    "POST /events/{event_id}/start": {},
    "POST /events/{event_id}/close": {"why": "x"},
    "POST /events/{event_id}/season": {},
    "POST /events/{event_id}/rounds/{round}/{number}": {"place0": "1", "place1": "2", "note": "x"},
    "POST /operator/events/close": {"event": "1", "why": "x"},
}
"""What is sent to the routes of events."""
EVENT_PAGES = [
    "GET /events",
    "GET /events/new",
    "GET /events/{event_id}",
    "GET /events/{event_id}/change",
    "GET /events/{event_id}/rounds/{round}/{number}",
    "GET /events/{event_id}/screen",
]


class Hands:
    """The hands of the house's clock, and nobody but the test conducts events."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr("ridotto.table.service.clock.time", lambda: self.now)
        monkeypatch.setattr(Conductor, "run", _nothing)

    async def conduct(self, *houses: Inside, seconds: float = 0.0) -> None:
        """Let pass some time in which the house is there, and do all that is due."""
        until = self.now + seconds
        while self.now + AWAY < until:
            self.now += AWAY
            await self._do(houses)
        self.now = until
        await self._do(houses)

    async def _do(self, houses: Sequence[Inside]) -> None:
        for _ in range(MOST_LOOKS):
            service = houses[0].service
            if not await service.store.call(due_events, service.store, self.now, 1):
                return
            for house in houses:
                await house.service.conductor.look()
        raise AssertionError("there is always something left to do")


async def _nothing(_: Conductor) -> None:
    pass


def people(inside: Inside, count: int) -> list[Member]:
    """So many members."""
    return [join_club(inside, f"Player {number}") for number in range(1, count + 1)]


def cup(**more: Any) -> EventPlan:
    """A tournament of Rialto for two, whose matches are short."""
    return EventPlan(**{"name": "Cup", "kind": TOURNAMENT, "game": "rialto", "seats": 2, "rounds": 2, "hours": 2, **more})


async def made(inside: Inside, members: Sequence[Member], start: bool = True, **more: Any) -> str:
    """An event that the first member organises and all have entered."""
    events = inside.service.events
    event_id = await events.make(members[0], cup(**more))
    for member in members:
        await events.enter(event_id, member)
    if start:
        await events.start(event_id, members[0])
    return event_id


def plan_again(service: TableService, event_id: str, **changes: Any) -> None:
    """Change what an event says of its game, as if the house had been renewed since."""
    with service.store.writing() as connection:
        row = lock_event(connection, event_id)
        assert row is not None
        change_event(connection, row, row.changed, plan=replace(EventPlan.read(row.plan), **changes).written())


async def play_out(service: TableService, table_id: str | None, seed: str = "") -> LiveTable:
    """Play a match to its end at random, and write all of it at once."""
    live = await service.tables.get(table_id or "")
    match, rng, moves = live.the_match().clone(), Rng.from_seed(seed or live.row.id), list[tuple[int, int]]()
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        chosen = match.number(seat, legal[rng.below(len(legal))])
        match.play(seat, chosen)
        moves.append((seat, chosen))
    if moves:
        await service.tables.change(live, lambda: Change([entry(live, at, "move", *_made(each)) for at, each in enumerate(moves, 1)], status=OVER))
    return live


def _made(move: tuple[int, int]) -> tuple[int, dict[str, int]]:
    return move[0], {"move": move[1]}


async def play_round(inside: Inside, event_id: str) -> Event:
    """Play all matches of an event that are not over."""
    event = await inside.service.events.event(event_id)
    for table in event.tables:
        if table.state == "open":
            await play_out(inside.service, table.table_id)
    return event


async def next_round(inside: Inside, event_id: str, hands: Hands) -> Event:
    """Play all matches that are not over, and let the next round begin, or the end come."""
    await play_round(inside, event_id)
    await hands.conduct(inside, seconds=5)
    await hands.conduct(inside, seconds=BREAK)
    return await inside.service.events.event(event_id)


async def news(inside: Inside, member: Member) -> list[str]:
    """The kinds of a member's news about events, the oldest first."""
    return [each.kind.removeprefix("event-") for each in reversed(await inside.service.inbox.news(member))]
