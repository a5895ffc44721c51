"""Closing a table that misbehaves: nothing more can be done there, and whoever comes reads why."""

import logging

from ridotto.table.service.admission import plain_text
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import CLOSED, OVER, Refused
from ridotto.table.service.tables import ANYBODY, ATTEMPTS, Tables
from ridotto.table.store.store import Addition, Entry, Raced

log = logging.getLogger("ridotto.table")

LONGEST_REASON = 200


async def close_table(tables: Tables, table_id: str, why: str) -> None:
    """Close a table, which need not even load; Refused if there is none, it is closed, or no reason is given."""
    plain = plain_text(why)
    if not 0 < len(plain) <= LONGEST_REASON:
        raise Refused("close-why", 422, most=str(LONGEST_REASON))
    store = tables.store
    for _ in range(ATTEMPTS):
        row = await store.call(store.table, table_id)
        if row is None:
            raise Refused("no-table", 404, table=table_id)
        if row.status == CLOSED:
            raise Refused("closed-already")
        number = await store.call(store.last_number, table_id)
        closes = Entry(number + 1, now(), "close", ANYBODY, {"why": plain})
        try:
            await store.add(Addition(table_id, [closes], None if row.status == OVER else CLOSED))
        except Raced:
            continue
        log.info("the operator has closed a table", extra={"table": table_id})
        await tables.catch_up(table_id)
        return
    raise Refused("busy", 503)
