"""Members: people with an account. `sessions.py` has the browsers that are signed in, `sign_in.py` the ways to sign in.

For everything that is built on accounts: a member is known by `Member.id`, a random text that never changes and that
nobody else ever gets to see. `find_member` and `find_members` read them, also those who have deleted their account:
these have no name (`Member.deleted`), and whatever shows them uses a neutral one. Which member sits on a seat is in
`sessions.py`: `members_at`. Whatever belongs to a member in another table refers to `members.id` with
`ondelete="CASCADE"`; the row itself stays when an account is deleted, so that others' matches stay whole.
"""

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.store import Store, metadata

members_table = sa.Table(
    "members",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=True),  # nothing once the account is deleted
    sa.Column("name_key", sa.Text, nullable=True, unique=True),  # as names are compared
    sa.Column("email", sa.Text, nullable=True),
    sa.Column("email_key", sa.Text, nullable=True, unique=True),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("deleted", sa.Float, nullable=True),
)
_of = members_table.c


@dataclass(frozen=True)
class Member:
    """Somebody with an account."""

    id: str
    """Random; never shown to anybody else."""
    name: str | None
    """Unique, whatever its case; None once the account is deleted."""
    email: str | None
    """Confirmed; None without one."""
    language: str
    created: float
    seen: float
    """When the member was last here, to within an hour."""
    deleted: float | None = None


MEMBER_COLUMNS = tuple(_of[name] for name in Member.__dataclass_fields__)


def name_key(name: str) -> str:
    """The same for names that look the same to whoever reads quickly: without case, width and ligatures."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def email_key(email: str) -> str:
    """The same for addresses that reach the same mailbox, as far as that can be known."""
    return email.strip().lower()


def add_member(connection: sa.Connection, member: Member) -> None:
    """Write a new member; `Raced`, from `Store.writing`, if the name or the address is taken."""
    connection.execute(members_table.insert().values(**vars(member), **_keys(name=member.name, email=member.email)))


def change_member(connection: sa.Connection, member_id: str, **changes: Any) -> None:
    """Change some of a member's fields; `Raced`, from `Store.writing`, if the name or the address is taken."""
    connection.execute(members_table.update().where(_of.id == member_id, _of.deleted.is_(None)).values(**changes, **_keys(**changes)))


def lock_member(connection: sa.Connection, member_id: str) -> bool:
    """Let nobody else change a member's ways to sign in until this transaction ends; returns whether the account is still there."""
    return connection.scalar(sa.select(_of.id).where(_of.id == member_id, _of.deleted.is_(None)).with_for_update()) is not None


def lock_members(connection: sa.Connection, member_ids: Collection[str]) -> set[str]:
    """The same for several members, always in the same order; returns those whose accounts are still there."""
    query = sa.select(_of.id).where(_of.id.in_(member_ids), _of.deleted.is_(None)).order_by(_of.id).with_for_update()
    return set(connection.scalars(query))


def _keys(**changes: Any) -> dict[str, Any]:
    """The columns that follow from a name and an address."""
    makers = {"name": name_key, "email": email_key}
    return {f"{name}_key": makers[name](value) if value is not None else None for name, value in changes.items() if name in makers}


def find_member(store: Store, member_id: str) -> Member | None:
    """The member with this id, None if there never was one."""
    return next(iter(find_members(store, [member_id]).values()), None)


def find_members(store: Store, member_ids: Sequence[str]) -> dict[str, Member]:
    """The members with these ids."""
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(*MEMBER_COLUMNS).where(_of.id.in_(member_ids)))
        return {row.id: Member(*row) for row in rows}


def member_named(store: Store, name: str) -> Member | None:
    """The member with this name, whatever its case."""
    return _one(store, _of.name_key == name_key(name))


def member_with_email(store: Store, email: str) -> Member | None:
    """The member with this confirmed address."""
    return _one(store, _of.email_key == email_key(email))


def _one(store: Store, which: sa.ColumnElement[bool]) -> Member | None:
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(*MEMBER_COLUMNS).where(which)).first()
    return Member(*row) if row is not None else None


def all_members(store: Store, most: int, after: str = "") -> list[Member]:
    """Members by name, from the one after `after` on; not those who have deleted their account."""
    query = sa.select(*MEMBER_COLUMNS).where(_of.name_key > (name_key(after) if after else "")).order_by(_of.name_key).limit(most)
    with store.engine.connect() as connection:
        return [Member(*row) for row in connection.execute(query)]
