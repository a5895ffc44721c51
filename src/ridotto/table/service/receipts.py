"""What stands in the database for a message that is sent: claimed before each try, confirmed when there are no more tries.

Whoever claims it sends it; all others leave it alone. What is claimed and not confirmed is claimed again after
`CLAIMED_SECONDS`, by whichever process looks next: the one before has died.
"""

from dataclasses import dataclass, replace
from typing import Protocol

from ridotto.table.service.clock import now
from ridotto.table.store import reminders as wishes
from ridotto.table.store.reminders import Device, Waiting
from ridotto.table.store.store import Raced, Store


class Receipt(Protocol):
    """Of one message."""

    async def claim(self) -> bool:
        """Note that it is being sent; returns whether nobody else does so."""

    async def confirm(self) -> None:
        """Note that it was sent, or will not be tried again."""


@dataclass
class TurnReceipt:
    """Of a message to a device about a table that waits."""

    store: Store
    device: Device
    waiting: Waiting

    async def claim(self) -> bool:
        """Note that it is being sent; returns whether nobody else does so."""
        at = now()

        def write() -> bool:
            with self.store.writing() as connection:
                return wishes.claim(connection, self.device.browser, self.waiting, at)

        try:
            claimed = await self.store.call(write)
        except Raced:  # the table has been removed
            return False
        self.waiting = replace(self.waiting, told=at)
        return claimed

    async def confirm(self) -> None:
        """Note that it was sent, or will not be tried again."""
        await self.store.call(wishes.confirm, self.store, self.device.browser, [self.waiting], now())


@dataclass
class NewsReceipt:
    """Of a message to a device about news."""

    store: Store
    device: Device
    news: int

    async def claim(self) -> bool:
        """Note that it is being sent; returns whether nobody else does so."""
        at = now()
        claimed = await self.store.call(wishes.claim_news, self.store, self.device, self.news, at)
        self.device = replace(self.device, news=self.news, news_at=at)
        return claimed

    async def confirm(self) -> None:
        """Note that it was sent, or will not be tried again."""
        await self.store.call(wishes.confirm_news, self.store, self.device)
