"""The tables of a round, or of a night, worked out from what is known of an event. Nothing here is written."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ridotto.table.service.events.divisions import divided
from ridotto.table.service.events.events import Event
from ridotto.table.service.events.pairing import FEWEST, Round, circle_round, robin, swiss
from ridotto.table.service.events.plan import LEAGUE, ROBIN, EventPlan
from ridotto.table.service.events.standings import BYE_SHARE, history
from ridotto.table.service.tokens import new_id
from ridotto.table.store.events import NEW, OVER, EventSeat, EventTable, Player


def grouped(plan: EventPlan, players: Sequence[Player]) -> list[Player]:
    """The players of a league in their divisions; those of anything else as they are."""
    if plan.kind != LEAGUE:
        return list(players)
    found = divided([player.member_id for player in players], plan.size)
    division = {member_id: number for number, members in enumerate(found, 1) for member_id in members}
    return [replace(player, division=division[player.member_id]) for player in players]


def largest(players: Sequence[Player]) -> int:
    """How many play in the largest division."""
    return max((sum(player.division == division for player in players) for division in {player.division for player in players}), default=0)


def next_round(event: Event, at: float) -> list[EventTable]:
    """The tables of an event's next round; byes are among them, and are over."""
    number = event.row.round + 1
    made: list[EventTable] = []
    for division in event.divisions:
        for seats in _seats(event, division, number):
            bye = len(seats) == 1
            settled = [replace(seats[0], share=BYE_SHARE)] if bye else seats
            until = at + event.plan.hours * 3600.0
            made.append(EventTable(number, len(made) + 1, division, None if bye else new_id(), OVER if bye else NEW, until, seats=settled))
    return made


def meet_later(event: Event, at: float) -> bool:
    """Whether somebody plays after an event's next round, although everybody has that off.

    In a round robin of two that comes about when others have dropped out; any other pairing brings together whoever is left.
    """
    if event.plan.system != ROBIN or event.plan.seats != FEWEST:
        return False
    later = (replace(event, row=replace(event.row, round=number)) for number in range(event.row.round + 1, event.plan.rounds))
    return any(table.table_id is not None for each in later for table in next_round(each, at))


def _seats(event: Event, division: int, number: int) -> list[list[EventSeat]]:
    """Who sits where in one division, the tables of the leaders first; those who rest sit alone."""
    plan, everybody = event.plan, [player for player in event.players if player.division == division]
    playing = [player.member_id for player in everybody if player.playing and player.from_round <= number]
    if plan.kind == LEAGUE and number > plan.rounds_for(len(everybody)):
        return []  # another division is larger
    known, seed = history([], event.played(division)), f"{event.row.seed} {number} {division}"
    if plan.system == ROBIN and plan.seats == FEWEST:
        found = circle_round([player.member_id for player in everybody], playing, number, known, plan.bots, seed)
    else:
        found = (robin if plan.system == ROBIN else swiss)(playing, known, plan.seats, plan.sizes, plan.bots, seed)
    return [*(_seated(table, plan) for table in _ordered(found, known.points)), *([EventSeat(0, member_id)] for member_id in found.byes)]


def _ordered(found: Round, points: Mapping[str, float]) -> list[Sequence[str | None]]:
    return sorted(found.tables, key=lambda table: -max(points.get(player, 0.0) for player in table if player is not None))


def _seated(table: Sequence[str | None], plan: EventPlan) -> list[EventSeat]:
    return [EventSeat(seat, player, "" if player is not None else plan.stand_in) for seat, player in enumerate(table)]


def next_of_night(event: Event, at: float) -> list[EventTable]:
    """The tables of a night for everybody who has none in play and matches left, each with seat and number of their own."""
    ends = night_ends(event, at)
    if at >= ends:
        return []
    made = []
    for player in event.players:
        mine = [table for table in event.tables if table.number == player.number]
        if not player.playing or len(mine) >= event.plan.rounds or any(table.state != OVER for table in mine):
            continue
        # whoever plays several matches begins at each seat in turn
        own = len(mine) % event.plan.seats
        bots = iter(event.plan.opponents)
        seats = [EventSeat(seat, player.member_id) if seat == own else EventSeat(seat, None, next(bots)) for seat in range(event.plan.seats)]
        made.append(EventTable(len(mine) + 1, player.number, 0, new_id(), NEW, ends, seats=seats))
    return made


def night_ends(event: Event, at: float) -> float:
    """When a night that has begun ends: all its tables say so."""
    return event.tables[0].until if event.tables else at + event.plan.hours * 3600.0


def bots_of(table: EventTable) -> dict[int, str]:
    """The bots that sit at a table from the beginning, by seat."""
    return {seat.seat: seat.bot for seat in table.seats if seat.member_id is None}
