"""Events in addresses: those that there are, for whoever may know of them."""

import re
from typing import Annotated

from fastapi import Depends, Request

from ridotto.engine.game import all_games
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.service.events.events import Event
from ridotto.table.service.live_table import Refused

_EVENT = re.compile("[a-z0-9]{1,32}")


def checked_id(event_id: str) -> str:
    """The id of an event; Refused (404) for what cannot be one."""
    if not _EVENT.fullmatch(event_id):
        raise Refused("no-event", 404)
    return event_id


async def known_event(request: Request, event_id: str) -> str:
    """The id in an address; Refused (404) if there is no such event, or none that the reader may know of."""
    await service_of(request).events.row_for(checked_id(event_id), await member_of(request))
    return event_id


EventId = Annotated[str, Depends(known_event)]


async def event_at(request: Request, event_id: str) -> Event:
    """An event with all that is known of it; Refused (404) if its game cannot be played here."""
    event = await service_of(request).events.event(event_id)
    if event.plan.game not in all_games():
        raise Refused("no-event", 404)
    return event
