"""Events on the operator's page: what they are, who organises them, and what keeps them from going on."""

from typing import Any

from ridotto.engine.game import all_games
from ridotto.engine.words import Words
from ridotto.table.pages.event_view import season_name
from ridotto.table.service import TableService
from ridotto.table.service.clock import now
from ridotto.table.service.events.events import CURRENT
from ridotto.table.service.events.plan import EventPlan
from ridotto.table.store.events import CLOSED, OPEN, OVER, RUNNING, EventRow, TableCounts, count_players, count_tables, newest_events

MOST_LISTED = {RUNNING: 20, OPEN: 20, CLOSED: 5, OVER: 5}
BEHIND = 60.0  # seconds after which what is due should have been done


async def operator_events(service: TableService, words: Words) -> list[dict[str, Any]]:
    """The latest events, those in progress first, with their organisers' names as everybody sees them."""
    store = service.store
    rows = [row for state, most in MOST_LISTED.items() for row in await store.call(newest_events, store, state, most)]
    ids = [row.id for row in rows]
    players, tables = await store.call(count_players, store, ids), await store.call(count_tables, store, ids, now())
    names = await service.members.shown([row.organiser_id for row in rows], words.language)
    return [_line(row, names.get(row.organiser_id, ""), players.get(row.id, 0), tables.get(row.id, TableCounts()), words) for row in rows]


def _line(row: EventRow, organiser: str, players: int, tables: TableCounts, words: Words) -> dict[str, Any]:
    plan = EventPlan.read(row.plan)
    return {
        "id": row.id,
        "name": season_name(row, plan, words),
        "is_public": not row.for_club,
        "facts": [
            words(f"events-operator-{row.state}"),
            words("events-organised-by", name=organiser),
            words("events-players-of", count=players, most=plan.most),
            words("events-operator-tables", count=tables.all, playing=tables.playing),
        ],
        "why": row.why,
        "troubles": _troubles(row, plan, tables, words) if row.state in CURRENT else [],
        "current": row.state in CURRENT,
    }


def _troubles(row: EventRow, plan: EventPlan, tables: TableCounts, words: Words) -> list[str]:
    found = [words("events-operator-no-game")] if plan.game not in all_games() else []
    found += [words("events-operator-behind")] if row.due is not None and row.due < now() - BEHIND else []
    found += [words("events-operator-unopened", count=tables.unopened)] if tables.unopened and row.changed < now() - BEHIND else []
    found += [words("events-operator-late", count=tables.late)] if tables.late else []
    return found
