"""Clubs: members who play among themselves. A table for the club is in nobody else's hall; whoever has its link can come."""

import secrets
import unicodedata
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from ridotto.table.service.clock import now
from ridotto.table.service.inbox import Inbox, Written
from ridotto.table.service.live_table import OVER, PLAYING, WAITING, Refused
from ridotto.table.service.members import check_there
from ridotto.table.service.people import People
from ridotto.table.service.seats import plain_name
from ridotto.table.service.tables import Tables
from ridotto.table.store import clubs
from ridotto.table.store.clubs import INSIDE, INVITATION, INVITED, LINK, MEMBER, OPEN, ORGANISER, REMOVED, UNHEARD, Club, Fellow
from ridotto.table.store.members import Member, lock_member
from ridotto.table.store.store import Raced, Store, TableRow

ENTRIES = (OPEN, INVITATION, LINK)
LONGEST_ABOUT = 600
MOST_CLUBS = 20  # that one member is in
MOST_FELLOWS = 200  # in one club
MOST_INVITED = 50  # to one club at the same time
MOST_TABLES = 20  # that a page lists
PAGE = 50
LONGEST_SLUG = 40  # with what makes it unique
TRIES = 4


class Clubs:
    """All clubs, for one process."""

    def __init__(self, tables: Tables, people: People, inbox: Inbox) -> None:
        self._store: Store = tables.store
        self._tables = tables
        self._people = people
        self._inbox = inbox

    # ---- which there are ----

    async def of(self, member: Member) -> list[tuple[Club, str]]:
        """The clubs that a member is in or invited to, with the member's role."""
        return await self._store.call(clubs.clubs_of, self._store, member.id, MOST_CLUBS + MOST_INVITED)

    async def open(self, after: str) -> list[tuple[Club, int]]:
        """A page of the clubs that anybody may join, from the name after `after` on, and one more if there is one."""
        return await self._store.call(clubs.open_clubs, self._store, after if after.isprintable() else "", PAGE + 1)

    async def enter(self, slug: str, member: Member, link: str = "") -> tuple[Club, str]:
        """A club and the member's role in it; Refused (404) if there is none, or none that the member may know of."""
        club = await self._store.call(clubs.find_club, self._store, slug) if slug.isprintable() else None  # a database refuses to look for some characters
        role = await self._store.call(clubs.find_role, self._store, slug, member.id) if club is not None else ""
        if club is None or not (role in (*INSIDE, INVITED) or club.entry == OPEN or (_opens(club, link) and role != REMOVED)):
            raise Refused("no-club", 404)
        return club, role

    async def fellows(self, club: Club) -> list[Fellow]:
        """Who is in a club or invited to it, by name."""
        return await self._store.call(clubs.fellows, self._store, club.slug, MOST_FELLOWS + MOST_INVITED)

    # ---- founding and changing ----

    async def found(self, member: Member, name: str, about: str, entry: str) -> Club:
        """Found a club, of which the member is the organiser."""
        plain, said = _checked(name, about, entry)

        def write(slug: str) -> Club:
            with self._store.writing() as connection:
                _check_room(connection, member)
                club = Club(slug, plain, said, entry, new_link(), now())
                clubs.add_club(connection, club)
                clubs.set_role(connection, slug, member.id, ORGANISER, now())
                return club

        for number in range(TRIES):
            try:
                return await self._store.call(write, slug_for(plain, bool(number)))
            except Raced:  # the slug is taken, or the name
                continue
        raise Refused("club-name", name=plain)

    async def change(self, club: Club, by: Member, name: str, about: str, entry: str) -> None:
        """Change what a club says of itself; organisers can."""
        plain, said = _checked(name, about, entry)
        try:
            await self._organise(club, by, lambda connection: clubs.change_club(connection, club.slug, plain, said, entry))
        except Raced:
            raise Refused("club-name", name=plain) from None

    async def renew_link(self, club: Club, by: Member) -> None:
        """Make the link from before lead nowhere; organisers can."""
        await self._organise(club, by, lambda connection: clubs.set_link(connection, club.slug, new_link()))

    async def close(self, club: Club, by: Member) -> None:
        """Close a club for good; organisers can. Its tables stay, without a club."""
        await self._organise(club, by, lambda connection: clubs.remove_club(connection, club.slug))

    async def _organise(self, club: Club, by: Member, work: Any) -> Any:
        """Do what only organisers can."""

        def write() -> Any:
            with self._store.writing() as connection:
                self._lock(connection, club)
                if clubs.role_in(connection, club.slug, by.id) != ORGANISER:
                    raise Refused("organisers-only", 403)
                return work(connection)

        return await self._store.call(write)

    def _lock(self, connection: Connection, club: Club) -> Club:
        """The club as it is now, which nobody else changes meanwhile."""
        found = clubs.lock_club(connection, club.slug)
        if found is None:
            raise Refused("no-club", 404)
        return found

    # ---- coming and going ----

    async def join(self, club: Club, member: Member, link: str = "") -> None:
        """Join a club that is open, to which one is invited, or whose link one has; doing it twice is no mistake."""

        def write() -> None:
            with self._store.writing() as connection:
                current = self._lock(connection, club)
                role = clubs.role_in(connection, club.slug, member.id)
                if role in INSIDE:
                    return
                if role == REMOVED or not (role == INVITED or current.entry == OPEN or _opens(current, link)):
                    raise Refused("not-invited", 403)
                if clubs.count_fellows(connection, club.slug, *INSIDE) >= MOST_FELLOWS:
                    raise Refused("club-full", most=str(MOST_FELLOWS))
                _check_room(connection, member)
                clubs.end_role(connection, club.slug, member.id)
                clubs.set_role(connection, club.slug, member.id, MEMBER, now())

        await self._store.call(write)

    async def leave(self, club: Club, member: Member, heir: str = "") -> None:
        """Leave a club, or decline its invitation. The last organiser names an heir; whoever is alone closes the club."""
        other = await self._people.called(heir) if heir else None

        def write() -> None:
            with self._store.writing() as connection:
                self._lock(connection, club)
                role = clubs.role_in(connection, club.slug, member.id)
                if role in ("", UNHEARD, REMOVED):
                    return
                if role == ORGANISER and clubs.count_fellows(connection, club.slug, *INSIDE) == 1:
                    clubs.remove_club(connection, club.slug)
                    return
                if role == ORGANISER and clubs.count_fellows(connection, club.slug, ORGANISER) == 1:
                    if other is None or other.id == member.id or clubs.role_in(connection, club.slug, other.id) != MEMBER:
                        raise Refused("club-heir", 422)
                    clubs.set_role(connection, club.slug, other.id, ORGANISER, now())
                clubs.end_role(connection, club.slug, member.id)

        await self._store.call(write)

    async def invite(self, club: Club, by: Member, other: Member) -> None:
        """Invite somebody; organisers can. To whoever is blocked it looks the same."""
        apart = await self._people.are_apart(by, other)

        def write(connection: Connection) -> Written | None:
            check_there(connection, other.id)
            role = clubs.role_in(connection, club.slug, other.id)
            if role in (*INSIDE, INVITED) or (role == UNHEARD and apart):
                return None
            if clubs.count_fellows(connection, club.slug, INVITED, UNHEARD) >= MOST_INVITED:
                raise Refused("club-invited-most", most=str(MOST_INVITED))
            clubs.set_role(connection, club.slug, other.id, UNHEARD if apart else INVITED, now())
            return self._inbox.write(connection, not apart, other.id, "club-invited", f"/clubs/{club.slug}", name=by.name or "", club=club.name)

        self._inbox.send(await self._organise(club, by, write))

    async def appoint(self, club: Club, by: Member, other: Member, role: str) -> None:
        """Make a member of the club an organiser, or an organiser a member again; organisers can, but one always stays."""

        def write(connection: Connection) -> None:
            if clubs.role_in(connection, club.slug, other.id) not in INSIDE or role not in INSIDE:
                raise Refused("no-fellow", 404, name=other.name or "")
            clubs.set_role(connection, club.slug, other.id, role, now())
            if not clubs.count_fellows(connection, club.slug, ORGANISER):
                raise Refused("last-organiser")  # and nothing is written

        await self._organise(club, by, write)

    async def remove(self, club: Club, by: Member, other: Member) -> None:
        """Remove somebody, or take an invitation back; organisers can. Who was removed comes back only if invited."""

        def write(connection: Connection) -> None:
            role = clubs.role_in(connection, club.slug, other.id)
            if role == ORGANISER:
                raise Refused("organiser-stays")
            if role in (INVITED, UNHEARD):
                clubs.end_role(connection, club.slug, other.id)
            elif role == MEMBER:
                clubs.set_role(connection, club.slug, other.id, REMOVED, now())

        await self._organise(club, by, write)

    # ---- tables ----

    async def may_open(self, slug: str, member: Member | None) -> None:
        """Refused if the member is not in the club."""
        if member is None or not slug.isprintable() or await self._store.call(clubs.find_role, self._store, slug, member.id) not in INSIDE:
            raise Refused("no-club", 404)

    async def add_table(self, slug: str, table_id: str) -> None:
        """Note that a table was opened for a club."""

        def write() -> None:
            with self._store.writing() as connection:
                clubs.add_club_table(connection, slug, table_id, now())

        await self._store.call(write)

    async def carry_over(self, table_id: str, again: str) -> None:
        """Let the table at which the same players play again be for the same club."""
        slug = await self._store.call(clubs.club_of_table, self._store, table_id)
        if slug is not None:
            with suppress(Raced):  # somebody else plays again, too, or the club has just closed
                await self.add_table(slug, again)

    async def tables(self, club: Club) -> dict[str, list[tuple[TableRow, list[str | None]]]]:
        """A club's tables by status, the latest opened first, with who sits where."""
        store = self._store
        return {
            status: await self._tables.with_names(await store.call(clubs.club_tables, store, [club.slug], [status], MOST_TABLES))
            for status in (WAITING, PLAYING, OVER)
        }

    async def tables_for(self, member: Member) -> list[tuple[TableRow, list[str | None]]]:
        """The tables of a member's clubs that wait or are played at, with who sits where."""
        mine = [club.slug for club, role in await self.of(member) if role in INSIDE]
        return await self._tables.with_names(await self._store.call(clubs.club_tables, self._store, mine, [WAITING, PLAYING], MOST_TABLES))


def new_link() -> str:
    """The secret part of a club's link."""
    return secrets.token_urlsafe(27)  # longer than what logs show of a path


def slug_for(name: str, taken: bool = False) -> str:
    """A club's address made of its name, with something random where that is taken or nothing is left of it."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ß", "ss")).encode("ascii", "ignore").decode()
    slug = "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())[: LONGEST_SLUG - 7].strip("-")
    return f"{slug or 'club'}-{secrets.token_hex(3)}" if taken or not slug else slug


def _opens(club: Club, link: str) -> bool:
    """Whether this is the link that lets people in."""
    return club.entry == LINK and secrets.compare_digest(link.encode(), club.link.encode())


def _checked(name: str, about: str, entry: str) -> tuple[str, str]:
    said = about.strip().replace("\r\n", "\n")
    if len(said) > LONGEST_ABOUT or not all(character.isprintable() or character == "\n" for character in said):
        raise Refused("club-about", 422, most=str(LONGEST_ABOUT))
    if entry not in ENTRIES:
        raise Refused("club-entry", 422)
    return plain_name(name), said


def _check_room(connection: Connection, member: Member) -> None:
    """Refused if a member is in as many clubs as one may be."""
    if not lock_member(connection, member.id):  # the account was deleted at this moment
        raise Refused("no-member", 403)
    if clubs.count_clubs(connection, member.id) >= MOST_CLUBS:
        raise Refused("clubs-most", most=str(MOST_CLUBS))
