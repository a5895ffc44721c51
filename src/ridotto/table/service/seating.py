"""Seating members who need not be here: the house does it for whoever has entered, accepted or was matched.

Such a seat is the member's on all their devices. It is held by no browser but by the member's place in the house
(`store/browsers.py: house_place`), which no cookie can stand for.
"""

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.seats import Seats
from ridotto.table.service.tokens import SeatTokens
from ridotto.table.store.browsers import HeldSeat, hold_for_member
from ridotto.table.store.members import Member
from ridotto.table.store.store import Raced, Store

TRIES = 3  # two processes may make a member's place at the same moment


class Seating:
    """Seats members, for one process."""

    def __init__(self, store: Store, seats: Seats, tokens: SeatTokens) -> None:
        self._store = store
        self._seats = seats
        self._tokens = tokens

    async def sit(self, live: LiveTable, member: Member, seat: int | None = None) -> int:
        """Seat a member under their name, on the first free seat if none is named; returns the seat.

        Doing it again, say after a crash in the middle, completes it and gives the same seat.
        """
        if member.name is None:  # the account is deleted
            raise Refused("account-gone")
        # derived from the server's key, so that nobody can present it as theirs
        key = self._tokens.nonce_for(live.row.id, f"member {member.id}")
        taken, token = await self._seats.join(live, seat, member.name, key=key, member=member)
        held = HeldSeat(*self._tokens.read(token))
        for left in reversed(range(TRIES)):
            try:
                await self._store.call(hold_for_member, self._store, member.id, held, now())
                break
            except Raced:
                if not left:
                    raise
        return taken
