"""Clubs: who belongs to them, who is invited, and the tables that are opened for them."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.members import members_table, name_key
from ridotto.table.store.store import Store, TableRow, metadata, tables_table

OPEN, INVITATION, LINK = "open", "invitation", "link"
ORGANISER, MEMBER, INVITED = "organiser", "member", "invited"
UNHEARD = "unheard"  # invited by somebody whom they have blocked: they do not know
REMOVED = "removed"  # and comes in again only if invited
INSIDE = (ORGANISER, MEMBER)
MOST_LOOKED_AT = 300  # tables of one club

clubs_table = sa.Table(
    "clubs",
    metadata,
    sa.Column("slug", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("name_key", sa.Text, nullable=False, unique=True),  # as names are compared
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),  # open, invitation or link
    sa.Column("link", sa.Text, nullable=False),  # the secret part of the address that lets people in
    sa.Column("founded", sa.Float, nullable=False),
    sa.Index("ix_clubs_entry", "entry", "name_key"),
)
_club = clubs_table.c

club_members_table = sa.Table(
    "club_members",
    metadata,
    sa.Column("club", sa.Text, sa.ForeignKey("clubs.slug", ondelete="CASCADE"), primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
_of = club_members_table.c

club_tables_table = sa.Table(
    "club_tables",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("club", sa.Text, sa.ForeignKey("clubs.slug", ondelete="CASCADE"), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_club_tables_club", "club", "at"),
)
_table = club_tables_table.c


@dataclass(frozen=True)
class Club:
    """A club."""

    slug: str
    name: str
    about: str
    entry: str
    link: str
    founded: float


@dataclass(frozen=True)
class Fellow:
    """Somebody in a club, or invited to it."""

    member_id: str
    name: str
    role: str
    at: float


_COLUMNS = tuple(_club[name] for name in Club.__dataclass_fields__)


def add_club(connection: sa.Connection, club: Club) -> None:
    """Write a new club; `Raced`, from `Store.writing`, if the name or the slug is taken."""
    connection.execute(clubs_table.insert().values(**vars(club), name_key=name_key(club.name)))


def change_club(connection: sa.Connection, slug: str, name: str, about: str, entry: str) -> None:
    """Change what a club says of itself; `Raced`, from `Store.writing`, if the name is taken."""
    connection.execute(clubs_table.update().where(_club.slug == slug).values(name=name, name_key=name_key(name), about=about, entry=entry))


def set_link(connection: sa.Connection, slug: str, link: str) -> None:
    """Give a club another secret link."""
    connection.execute(clubs_table.update().where(_club.slug == slug).values(link=link))


def remove_club(connection: sa.Connection, slug: str) -> None:
    """Remove a club; the tables that were opened for it stay."""
    connection.execute(clubs_table.delete().where(_club.slug == slug))


def lock_club(connection: sa.Connection, slug: str) -> Club | None:
    """Let nobody else change a club until this transaction ends; returns it as it is. Clubs are locked before members."""
    row = connection.execute(sa.select(*_COLUMNS).where(_club.slug == slug).with_for_update()).first()
    return Club(*row) if row is not None else None


def find_club(store: Store, slug: str) -> Club | None:
    """A club by its slug."""
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(*_COLUMNS).where(_club.slug == slug)).first()
    return Club(*row) if row is not None else None


def clubs_of(store: Store, member_id: str, most: int) -> list[tuple[Club, str]]:
    """The clubs that a member is in or invited to, with the member's role, by name; invitations, which anybody may send, come last."""
    query = sa.select(*_COLUMNS, _of.role).join_from(club_members_table, clubs_table).where(_of.member_id == member_id, _of.role.in_((*INSIDE, INVITED)))
    with store.engine.connect() as connection:
        return [(Club(*row[:-1]), row.role) for row in connection.execute(query.order_by(_of.role == INVITED, _club.name_key).limit(most))]


def open_clubs(store: Store, after: str, most: int) -> list[tuple[Club, int]]:
    """Clubs that anybody may join, by name from the one after `after` on, with how many are in each."""
    count = sa.select(sa.func.count()).where(_of.club == _club.slug, _of.role.in_(INSIDE)).scalar_subquery()
    query = sa.select(*_COLUMNS, count.label("fellows")).where(_club.entry == OPEN, _club.name_key > (name_key(after) if after else ""))
    with store.engine.connect() as connection:
        return [(Club(*row[:-1]), row.fellows) for row in connection.execute(query.order_by(_club.name_key).limit(most))]


# ---- who is in it ----


def role_in(connection: sa.Connection, slug: str, member_id: str) -> str:
    """A member's role in a club; nothing: an empty text."""
    return connection.scalar(sa.select(_of.role).where(_of.club == slug, _of.member_id == member_id)) or ""


def find_role(store: Store, slug: str, member_id: str) -> str:
    """The same, on a connection of its own."""
    with store.engine.connect() as connection:
        return role_in(connection, slug, member_id)


def set_role(connection: sa.Connection, slug: str, member_id: str, role: str, at: float) -> None:
    """Give a member a role in a club."""
    changed = connection.execute(club_members_table.update().where(_of.club == slug, _of.member_id == member_id).values(role=role))
    if changed.rowcount == 0:
        connection.execute(club_members_table.insert().values(club=slug, member_id=member_id, role=role, at=at))


def end_role(connection: sa.Connection, slug: str, member_id: str) -> None:
    """Let a member have no role in a club any more."""
    connection.execute(club_members_table.delete().where(_of.club == slug, _of.member_id == member_id))


def count_fellows(connection: sa.Connection, slug: str, *roles: str) -> int:
    """How many have one of these roles in a club."""
    return connection.scalar(sa.select(sa.func.count()).where(_of.club == slug, _of.role.in_(roles))) or 0


def count_clubs(connection: sa.Connection, member_id: str) -> int:
    """How many clubs a member is in."""
    return connection.scalar(sa.select(sa.func.count()).where(_of.member_id == member_id, _of.role.in_(INSIDE))) or 0


def is_in_clubs(connection: sa.Connection, member_id: str) -> bool:
    """Whether a member has anything to do with a club, be it an invitation."""
    return connection.scalar(sa.select(_of.club).where(_of.member_id == member_id).limit(1)) is not None


def fellows(store: Store, slug: str, most: int) -> list[Fellow]:
    """Who is in a club or invited, by name."""
    query = sa.select(_of.member_id, members_table.c.name, _of.role, _of.at).join_from(club_members_table, members_table)
    query = query.where(_of.club == slug, _of.role != REMOVED, members_table.c.deleted.is_(None))
    with store.engine.connect() as connection:
        return [Fellow(*row) for row in connection.execute(query.order_by(members_table.c.name_key).limit(most))]


def leave_clubs(connection: sa.Connection, member_id: str) -> None:
    """Take a member out of all clubs. A club without an organiser gets the one who is in it for longest, one without anybody is removed."""
    for slug in connection.scalars(sa.select(_of.club).where(_of.member_id == member_id).order_by(_of.club)).all():
        lock_club(connection, slug)
        end_role(connection, slug, member_id)
        if not count_fellows(connection, slug, *INSIDE):
            remove_club(connection, slug)
        elif not count_fellows(connection, slug, ORGANISER):
            heir = connection.scalars(sa.select(_of.member_id).where(_of.club == slug, _of.role == MEMBER).order_by(_of.at, _of.member_id).limit(1)).one()
            set_role(connection, slug, heir, ORGANISER, 0.0)


# ---- its tables ----


def add_club_table(connection: sa.Connection, slug: str, table_id: str, at: float) -> None:
    """Note that a table was opened for a club."""
    connection.execute(club_tables_table.insert().values(table_id=table_id, club=slug, at=at))


def club_of_table(store: Store, table_id: str) -> str | None:
    """The club that a table was opened for."""
    with store.engine.connect() as connection:
        found: str | None = connection.scalar(sa.select(_table.club).where(_table.table_id == table_id))
    return found


def club_tables(store: Store, slugs: Sequence[str], statuses: Sequence[str], most: int) -> list[TableRow]:
    """Tables of these clubs with these statuses, the latest opened first; of each club only the latest tables are looked at."""
    if not slugs:
        return []
    latest = [sa.select(_table.table_id).where(_table.club == slug).order_by(_table.at.desc()).limit(MOST_LOOKED_AT).subquery() for slug in slugs]
    among = sa.union_all(*(sa.select(each.c.table_id) for each in latest))
    query = sa.select(tables_table).where(tables_table.c.id.in_(among), tables_table.c.status.in_(statuses))
    with store.engine.connect() as connection:
        return [TableRow(**row) for row in connection.execute(query.order_by(tables_table.c.created.desc(), tables_table.c.id).limit(most)).mappings()]
