"""The seats that browsers hold. A browser has one cookie for all of them; this maps the cookie to seats."""

import secrets
from contextlib import suppress
from hashlib import sha256

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import OVER
from ridotto.table.service.tokens import SeatTokens
from ridotto.table.store.browsers import HeldSeat, games_held, held_seat, hold_seat
from ridotto.table.store.store import Raced, Store


def new_browser() -> str:
    """A new random browser id; only the browser has it."""
    return secrets.token_urlsafe(24)


class Browsers:
    """Which seats each browser holds. The store has only digests of their ids."""

    def __init__(self, store: Store, tokens: SeatTokens) -> None:
        self._store = store
        self._tokens = tokens

    async def token(self, browser: str, table_id: str) -> str | None:
        """The token of the seat that a browser holds at a table."""
        found = await self._store.call(held_seat, self._store, browser_digest(browser), table_id)
        return self._tokens.token(table_id, found.seat, found.nonce) if found is not None else None

    async def finished_games(self, browser: str) -> set[str]:
        """The games of which a match was played to its end in a browser, at one of the tables that are kept."""
        return await self._store.call(games_held, self._store, browser_digest(browser), OVER)

    async def hold(self, browser: str, token: str) -> None:
        """Let a browser hold the seat of a token."""
        with suppress(Raced):  # the same browser has just done so, or the table has been removed
            await self._store.call(hold_seat, self._store, browser_digest(browser), HeldSeat(*self._tokens.read(token)), now())


def browser_digest(browser: str) -> str:
    """What the store knows a browser by."""
    return sha256(browser.encode()).hexdigest()
