"""Play now: people who want the same are brought to one table, and bots take the seats that are left.

Whoever waits has a ticket in the database (`store/tickets.py`). Every process looks at all tickets, once a second and
whenever one is written, and opens the tables that `matching` finds; when two find the same people, one of them is too
late, and nothing of it happens. So it does not matter which process somebody talks to, or whether it still runs.

Other parts set `strength` and `blocks`: without them everybody is as strong as everybody else, and nobody is blocked.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import SystemRandom
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ridotto.bots.levels import FIRST, USUAL, levels
from ridotto.engine.game import all_games, game_named
from ridotto.table.service.admission import Admission
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import OVER, Refused
from ridotto.table.service.matching import ANY_GAME, ANY_SEATS, Group, Offered, Ticket, Wish, are_apart, find_groups, may_meet
from ridotto.table.service.notices import Notices
from ridotto.table.service.opening import USUAL_SEATS, TablePlan, table_with
from ridotto.table.service.paces import CORRESPONDENCE, DAY, LIVE, NO_CLOCK, NONE, Pace
from ridotto.table.service.seats import LONGEST_NAME, bot_name, plain_name
from ridotto.table.service.tables import Tables
from ridotto.table.service.tokens import SeatTokens
from ridotto.table.store import tickets as queue
from ridotto.table.store.browsers import games_held
from ridotto.table.store.store import Raced, reason
from ridotto.table.store.tickets import Seated, TicketRow

log = logging.getLogger("ridotto.table")

PACES = {LIVE: Pace(LIVE, 60, 900), CORRESPONDENCE: Pace(CORRESPONDENCE, DAY), NONE: NO_CLOCK}
"""The time that players have at these tables."""
MOST_WAITING = 500
LOOK_EVERY = 1.0  # seconds
GONE_AFTER = 15.0
"""Whoever was not seen for so many seconds is not matched any more: a closed page no longer says that somebody is there."""
FORGOTTEN_AFTER = 30.0
"""Whoever comes back within so many seconds still waits; later, they are asked again what they want."""
JUST_SEATED = 5.0  # seconds within which whoever asks again gets the same seat: a button was pressed twice
KEPT = 120.0  # seconds after which a ticket is removed
BLOCKS_KEPT = 5.0  # seconds; before anybody is seated they are read again
TOPIC = "play-now"
"""What those who wait follow (`Notices`); no table has such a name."""

Strength = Callable[[str, str, int], Awaitable[float | None]]
"""How strong a member is in a game with so many seats, in the scale of the bots' levels; None if that is not known."""
Blocks = Callable[[str], Awaitable[frozenset[str]]]
"""The members whom a member has blocked."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who wants to play: each has one ticket at most."""

    who: str
    name: str = ""
    browser: str | None = None
    """The digest of the cookie that is to hold the seat; None for programs, which get a token."""
    member_id: str | None = None


@cache
def offered() -> Offered:
    """What can be played: every game with two seats or more, the usual number of them first."""
    counts = {game.slug: [count for count in game.seats if count > 1] for game in all_games().values()}
    return {slug: sorted(seats, key=lambda count: (count != USUAL_SEATS, count)) for slug, seats in counts.items() if seats}


class PlayNow:
    """Brings people together, for one process."""

    def __init__(self, tables: Tables, tokens: SeatTokens, admission: Admission, notices: Notices, patience: float) -> None:
        self._store = tables.store
        self._tables = tables
        self._tokens = tokens
        self._admission = admission
        self._notices = notices
        self.patience = patience
        """Seconds after which bots come."""
        self.strength: Strength | None = None
        self.blocks: Blocks | None = None
        self.waiting: Sequence[TicketRow] = ()
        """Who waits, as this process last read it."""
        self._here: set[str] = set()
        """Tickets whose owners were here since the last look."""
        self._blocked: dict[str, tuple[float, frozenset[str]]] = {}
        """Of the members who wait: whom they have blocked, and when that was read."""
        self._looking = asyncio.Lock()
        self._asked = self._done = 0
        self._tidied = 0.0

    # ---- those who wait ----

    async def ask(self, visitor: Visitor, wish: Wish, bots: bool = False) -> TicketRow:
        """Begin to wait, or wait for something else from now on. Perhaps the table is there at once."""
        self.check(wish)
        await self._admission.check()
        name = plain_name(visitor.name)
        finished = await self._store.call(games_held, self._store, visitor.browser, OVER) if visitor.browser is not None else ()
        rating = await self._rating(visitor, wish)
        ticket = TicketRow(
            id=secrets.token_urlsafe(16),
            who=visitor.who,
            browser=visitor.browser,
            member_id=visitor.member_id,
            name=name,
            game=wish.game,
            seats=wish.seats,
            pace=wish.pace,
            near=wish.near and rating is not None,
            rating=rating,
            finished=" ".join(sorted(finished)),
            bots=bots,
            since=now(),
            seen=now(),
        )
        try:
            written = await self._store.call(queue.add_ticket, self._store, ticket, now() - JUST_SEATED, now() - GONE_AFTER, MOST_WAITING)
        except Raced:  # the same visitor has asked twice
            written = True
        if not written:
            raise Refused("play-now-full", 503)
        await self.match()
        return await self.ticket(visitor.who) or ticket

    def check(self, wish: Wish) -> None:
        """Refused if no table can be like that."""
        if wish.game != ANY_GAME:
            game = game_named(wish.game)
            if wish.seats not in (ANY_SEATS, *offered().get(game.slug, ())):
                raise Refused("seat-count", 422, counts=", ".join(map(str, sorted(offered().get(game.slug, ())))))
        if wish.pace not in PACES or not wish.shapes(offered()):
            raise Refused("play-now-wish", 422)

    async def _rating(self, visitor: Visitor, wish: Wish) -> float | None:
        if self.strength is None or visitor.member_id is None or wish.game == ANY_GAME:
            return None
        return await self.strength(visitor.member_id, wish.game, wish.seats or offered()[wish.game][0])

    async def ticket(self, who: str) -> TicketRow | None:
        """A visitor's ticket, also one that has led to a table a moment ago. Whoever asks is here."""
        found = await self._store.call(queue.find_ticket, self._store, who)
        if found is None or (found.table_id is None and now() - found.seen > FORGOTTEN_AFTER):
            return None
        self.mark_here(found)
        return found

    async def known_ticket(self, who: str) -> TicketRow | None:
        """The same as of the last look, for those who ask again and again: the database is asked only once they no longer wait."""
        found = next((each for each in self.waiting if each.who == who), None)
        if found is None:
            return await self.ticket(who)
        self.mark_here(found)
        return found

    def mark_here(self, ticket: TicketRow) -> None:
        """Note that somebody is still here; written to the database with the next look."""
        if ticket.table_id is None:
            self._here.add(ticket.id)

    async def call_bots(self, who: str) -> TicketRow | None:
        """Wait no longer: bots take the seats that are left."""
        await self._store.call(queue.ask_for_bots, self._store, who)
        await self.match()
        return await self.ticket(who)

    async def leave(self, who: str) -> None:
        """Wait no longer, and do not play."""
        await self._store.call(queue.drop_ticket, self._store, who)
        await self.match()

    def token(self, ticket: TicketRow) -> str:
        """The token of the seat that a ticket has led to. Once the seat is given up, it holds nothing."""
        assert ticket.table_id is not None
        assert ticket.seat is not None
        return self._tokens.token(ticket.table_id, ticket.seat, self._nonce(ticket.table_id, ticket))

    def _nonce(self, table_id: str, ticket: TicketRow) -> str:
        return self._tokens.nonce_for(table_id, f"ticket {ticket.id}")

    def company(self, ticket: TicketRow) -> list[TicketRow]:
        """Who else waits and may come to the same table, the oldest first."""
        mine, blocked = _matched(ticket), {member: found for member, (_, found) in self._blocked.items()}
        return [each for each in self.waiting if each.id != ticket.id and may_meet(mine, _matched(each), offered(), blocked)]

    # ---- bringing them together ----

    async def run(self) -> None:
        """Look at the tickets until cancelled."""
        while True:
            try:
                await self.match()
                if monotonic() - self._tidied > KEPT / 4:
                    await self._store.call(queue.remove_tickets, self._store, now() - KEPT)
                    self._tidied = monotonic()
            except asyncio.CancelledError:
                raise
            except SQLAlchemyError as error:
                log.error("the database could not be read or written; whoever wants to play now waits until it can", extra={"reason": reason(error)})
            except Exception:
                log.exception("an error in bringing people together who want to play now; it will be tried again")
            await asyncio.sleep(LOOK_EVERY)

    async def match(self) -> None:
        """Look at all tickets and open the tables that can be opened. Whoever asks for it meanwhile shares the next look."""
        self._asked += 1
        mine = self._asked
        async with self._looking:
            if self._done < mine:
                covered = self._asked
                try:
                    await self._look()
                finally:  # a database that does not respond is not asked again for each of them
                    self._done = covered

    async def _look(self) -> None:
        here, self._here = self._here, set()
        if here:
            await self._store.call(queue.mark_waiting, self._store, here, now())
        found = await self._store.call(queue.open_tickets, self._store, now() - GONE_AFTER, MOST_WAITING)
        blocked = await self._read_blocks([each.member_id for each in found if each.member_id is not None])
        groups = [] if await self._admission.notice() is not None else find_groups(list(map(_matched, found)), now(), self.patience, offered(), blocked)
        rows = {each.id: each for each in found}
        for group in groups:
            if await self._is_sound(group):
                await self._seat(group, [rows[ticket.id] for ticket in group.tickets])
                for ticket in group.tickets:
                    del rows[ticket.id]
        before, self.waiting = {(each.id, each.bots) for each in self.waiting}, tuple(rows.values())
        if groups or before != {(each.id, each.bots) for each in self.waiting}:
            self._notices.announce(TOPIC)

    async def _read_blocks(self, members: Sequence[str]) -> dict[str, frozenset[str]]:
        if self.blocks is None:
            return {}
        fresh = now() - BLOCKS_KEPT
        kept = {member: self._blocked[member] for member in members if member in self._blocked and self._blocked[member][0] > fresh}
        for member in members:
            if member not in kept:
                kept[member] = now(), await self.blocks(member)
        self._blocked = kept
        return {member: found for member, (_, found) in kept.items()}

    async def _is_sound(self, group: Group) -> bool:
        """Whether still none of them has blocked another."""
        members = [ticket.member for ticket in group.tickets if ticket.member is not None]
        if self.blocks is None or len(members) < 2:
            return True
        for member in members:
            self._blocked.pop(member, None)
        blocked = {member: await self.blocks(member) for member in members}
        return not any(are_apart(one, other, blocked) for one, other in combinations(group.tickets, 2))

    async def _seat(self, group: Group, rows: Sequence[TicketRow]) -> None:
        """Open the table of a group, at which everybody sits; nothing happens if somebody has left or another process was quicker."""
        shape = group.shape
        seats = list(range(shape.seats))
        SystemRandom().shuffle(seats)
        taken, free = seats[: len(rows)], seats[len(rows) :]
        names = distinct([row.name for row in rows], [bot_name(seat) for seat in free])
        bots = dict.fromkeys(free, fitting_bot(shape.game, shape.seats, rows))
        plan = TablePlan(shape.game, shape.seats, bots=bots, pace=PACES[shape.pace])
        sitting = dict(zip(taken, rows, strict=True))
        new = await asyncio.to_thread(table_with, plan, dict(zip(taken, names, strict=True)), lambda table_id, seat: self._nonce(table_id, sitting[seat]))
        seated = [Seated(row, seat, new.nonces[seat]) for seat, row in sitting.items()]
        try:
            await self._store.call(queue.seat_all, self._store, new, seated, now())
        except Raced:
            return
        await self._tables.get(new.row.id)  # its bots begin


def _matched(row: TicketRow) -> Ticket:
    """A ticket as far as it matters for who plays with whom."""
    return Ticket(row.id, Wish(row.game, row.seats, row.pace, row.near), row.since, row.bots, row.member_id, row.rating)


def distinct(names: Sequence[str], others: Sequence[str]) -> list[str]:
    """Names that differ from one another and from others: a number follows where one has come before."""
    used, found = {name.casefold() for name in others}, []
    for name in names:
        number, given = 1, name
        while given.casefold() in used:
            number += 1
            given = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
        used.add(given.casefold())
        found.append(given)
    return found


def fitting_bot(game: str, seats: int, people: Sequence[TicketRow]) -> str:
    """The level that is as strong as those who play, where that is known; else the usual one, or an easy one if somebody is new to the game."""
    ratings = [each.rating for each in people if each.rating is not None]
    measured = [(level.rating, number) for number, level in enumerate(levels(game_named(game), seats), 1) if level.rating is not None]
    if ratings and measured:
        mean = sum(ratings) / len(ratings)
        return f"level:{min(measured, key=lambda each: abs(each[0] - mean))[1]}"
    return USUAL if all(game in each.finished.split() for each in people) else FIRST
