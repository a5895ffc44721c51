"""Members: accounts, and in which browsers they are signed in.

This is what other parts build on:

- `http/auth.py: member_of(request)` is the member who asks, or None;
- `Members.member_at(table_id, seat)` and `members_at(table_id)` say which member sits where (ids, never to be shown);
- `Members.shown(ids, language)` are the names to show for ids, neutral ones for deleted accounts;
- `service/departure.py: delete_member` is what happens when an account is deleted.

`service/ways_in.py` has what a member signs in with: passkeys (`passkeys.py`), links in mails (`mail_links.py`), codes.

Whatever a part keeps about members refers to `members.id`. Everything here works without HTTP.
"""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection

from ridotto.engine.words import LANGUAGES
from ridotto.table.language import table_words
from ridotto.table.service.browsers import browser_digest, new_browser
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.seats import plain_name
from ridotto.table.settings import is_mail_address
from ridotto.table.store import members as accounts
from ridotto.table.store import sessions
from ridotto.table.store.guest_matches import note_guest
from ridotto.table.store.members import Member, lock_member
from ridotto.table.store.reminders import forget_device
from ridotto.table.store.sessions import Device, Session
from ridotto.table.store.sign_in import forget_expired
from ridotto.table.store.standings import standing_of
from ridotto.table.store.store import Raced, Store

SEEN_EVERY = 3600.0  # seconds between notes of when a member was last here
MOST_SHOWN = 500  # seats of one member that are listed


@dataclass(frozen=True)
class Arrival:
    """A browser in which somebody signs in."""

    device: str
    """What it is, in words."""
    before: str | None
    """The cookie that it has."""
    browser: str = field(default_factory=new_browser)
    """The cookie that it gets: one that somebody else has planted gains nothing."""


def new_member_id() -> str:
    """A new random member id."""
    return secrets.token_urlsafe(16)


class Members:
    """All members, for one process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.ends = 0
        """Counts how often sessions have ended; when it changes, open streams look again whose they are (`http/stream.py`)."""
        self._last_end: float | None = None

    # ---- who they are ----

    async def member(self, member_id: str) -> Member | None:
        """The member with this id, also one whose account is deleted."""
        return await self._store.call(accounts.find_member, self._store, member_id)

    async def named(self, name: str) -> Member | None:
        """The member with this name, whatever its case."""
        if not name.isprintable():  # a database refuses to look for some characters
            return None
        return await self._store.call(accounts.member_named, self._store, name)

    async def with_email(self, email: str) -> Member | None:
        """The member with this address."""
        return await self._store.call(accounts.member_with_email, self._store, email)

    async def shown(self, member_ids: Sequence[str], language: str) -> dict[str, str]:
        """The names to show for members."""
        found = await self._store.call(accounts.find_members, self._store, list(dict.fromkeys(member_ids)))
        return {member_id: shown_name(member, language) for member_id, member in found.items()}

    async def change(self, member: Member, **changes: Any) -> Member:
        """Change a member's name or language; Refused if the name is taken or cannot be one."""
        if "name" in changes:
            changes["name"] = plain_name(changes["name"])
        if changes.get("language", member.language) not in LANGUAGES:
            raise Refused("language", 422)

        def write() -> None:
            with self._store.writing() as connection:
                accounts.change_member(connection, member.id, **changes)

        try:
            await self._store.call(write)
        except Raced:
            raise Refused("member-name", name=str(changes.get("name"))) from None
        return replace(member, **changes)

    # ---- in which browsers they are signed in ----

    async def session(self, browser: str) -> Session | None:
        """What a browser's cookie stands for; None for a browser that was never signed in."""
        found = await self._store.call(sessions.find_session, self._store, browser_digest(browser))
        if found is not None and not found.ended and now() - found.seen > SEEN_EVERY:
            await self._store.call(self._mark, found)
        return found

    def _mark(self, session: Session) -> None:
        with self._store.writing() as connection:
            sessions.mark_session(connection, session, now())

    async def sign_in(self, member: Member, device: str, before: str | None) -> str:
        """Sign a browser in, past all ways in; `before` is its cookie. Returns its new cookie; Refused while the member is suspended."""
        arrival = Arrival(device, before)

        def write() -> None:
            with self._store.writing() as connection:
                let_in(connection, member.id, arrival)

        await self._store.call(write)
        self.note_end()
        return arrival.browser

    def note_end(self) -> None:
        """Note that a session has ended, such as that of the cookie from before when somebody signs in."""
        self.ends += 1

    async def devices(self, member: Member) -> list[Device]:
        """The browsers in which a member is signed in, the latest used first."""
        return await self._store.call(sessions.devices, self._store, member.id)

    async def sign_out(self, member: Member, digest: str) -> bool:
        """Sign a member out in one browser, by its digest; returns whether it was signed in there."""
        return await self._end(member, sessions.of_browser(digest)) > 0

    async def sign_out_everywhere(self, member: Member, but: str | None = None) -> int:
        """Sign a member out in all browsers, but perhaps one; returns in how many."""
        return await self._end(member, sessions.of_member(member.id, but))

    async def _end(self, member: Member, which: Any) -> int:
        def write() -> int:
            with self._store.writing() as connection:
                return sessions.end_sessions(connection, now(), which & sessions.of_member(member.id))

        ended = await self._store.call(write)
        self.note_end()
        return ended

    async def notice_ends(self) -> None:
        """Notice sessions that were ended by another process or by the command."""
        last = await self._store.call(sessions.last_end, self._store)
        if last != self._last_end:
            self._last_end = last
            self.ends += 1

    # ---- where they sit ----

    async def member_at(self, table_id: str, seat: int) -> str | None:
        """The id of the member who sits on a seat; None for guests, programs, bots and free seats."""
        return (await self.members_at(table_id)).get(seat)

    async def members_at(self, table_id: str) -> dict[int, str]:
        """The ids of the members at a table, by seat."""
        return await self._store.call(sessions.members_at, self._store, table_id)

    async def seats(self, member: Member, statuses: Sequence[str] = (), most: int = MOST_SHOWN) -> list[tuple[str, int]]:
        """The tables and seats that a member has, of all or some statuses, the latest taken first."""
        return await self._store.call(sessions.member_seats, self._store, member.id, most, statuses)

    # ---- periodic work ----

    async def tidy(self) -> None:
        """Forget what has expired."""

        def write() -> None:
            with self._store.writing() as connection:
                sessions.tidy_sessions(connection, now())
                forget_expired(connection, now())

        await self._store.call(write)


@contextmanager
def writing_of(store: Store, member_id: str) -> Iterator[Connection]:
    """A transaction that writes something of a member's, whose account is not deleted meanwhile; Refused if it was.

    What is written past this, at the moment at which the account is deleted, stays behind.
    """
    with store.writing() as connection:
        check_there(connection, member_id)
        yield connection


def check_there(connection: Connection, member_id: str) -> None:
    """Refused if an account was deleted; otherwise it stays until this transaction ends."""
    if not lock_member(connection, member_id):
        raise Refused("account-gone")


def let_in(connection: Connection, member_id: str, arrival: Arrival) -> None:
    """Sign a browser in, in the transaction that uses up what was shown for it: nobody loses a code or a link for nothing.

    Refused while the member is suspended, and if the account was deleted.
    """
    check_there(connection, member_id)
    check_standing(connection, member_id)
    old = browser_digest(arrival.before) if arrival.before is not None else None
    was_guest = sessions.begin_session(connection, member_id, browser_digest(arrival.browser), arrival.device, now(), old)
    if old is not None and was_guest:
        note_guest(connection, old, member_id, now())
    if old is not None:  # whoever has planted the cookie may have turned messages on with it, to a device of their own
        forget_device(connection, old)


def check_standing(connection: Connection, member_id: str) -> None:
    """Refused if a member is suspended, with until when and why."""
    standing = standing_of(connection, member_id)
    if standing.suspended > now():
        raise Refused("suspended", 403, until=day_text(standing.suspended), why=standing.why)


def day_text(at: float) -> str:
    """A time as people of all languages read it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def new_member(name: str, language: str, email: str | None = None) -> Member:
    """Somebody who signs up; Refused if this cannot be a name."""
    at = now()
    return Member(new_member_id(), plain_name(name), email, language, created=at, seen=at)


def plain_email(email: str) -> str:
    """An address without spaces around it; Refused if it cannot be one."""
    plain = email.strip()
    if not is_mail_address(plain):
        raise Refused("email", 422)
    return plain


def shown_name(member: Member, language: str) -> str:
    """A member's name, or a neutral one if the account is deleted."""
    return member.name if member.name is not None else table_words(language)("member-deleted")
