"""What waits for whoever asks: matches, and news. The header of every page says how much it is."""

from dataclasses import dataclass

from fastapi import Request

from ridotto.table.http.auth import browser_of, member_of, service_of


@dataclass(frozen=True)
class Waiting:
    """What waits for somebody."""

    tables: frozenset[str]
    """Tables at which they are waited for."""
    news: int | None
    """News that they have not looked at; None for guests."""

    @property
    def turns(self) -> int:
        """How many matches wait."""
        return len(self.tables)

    def besides(self, table_id: str) -> int:
        """How many matches wait besides one."""
        return len(self.tables - {table_id})


async def what_waits(request: Request) -> Waiting | None:
    """What waits for whoever asks for a page; None for a browser that has never held a seat. It costs a query, or two for members."""
    browser = browser_of(request)
    if request.method != "GET" or browser is None:
        return None
    service, member = service_of(request), await member_of(request)
    news = await service.inbox.unseen(member) if member is not None else None
    request.state.waiting = Waiting(await service.turns.waiting_for(browser), news)
    return waiting(request)


def waiting(request: Request) -> Waiting | None:
    """The same for a page that is being made; None where it was not asked for."""
    return getattr(request.state, "waiting", None)
