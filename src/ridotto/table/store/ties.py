"""What binds members to one another, or keeps them apart: friends, requests to be friends, blocks, and who is here.

A tie is a row of the one who has it, so everybody's list is their own: two friends have a row each. A request is `asked`
for whoever asked and `asks` for whoever is asked. Where the second row is missing, because the request was declined or is
from somebody who is blocked, the one who asked sees it open as before.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.members import lock_member, members_table
from ridotto.table.store.store import Store, metadata

FRIEND, ASKED, ASKS = "friend", "asked", "asks"
WITHDRAWN = "withdrawn"  # a request that was taken back: for a day nobody is asked again

ties_table = sa.Table(
    "ties",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
_tie = ties_table.c

blocks_table = sa.Table(
    "blocks",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("blocked_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("called", sa.Text, nullable=False),  # the name by which the member knows them, at a table perhaps another than theirs
    sa.Column("at", sa.Float, nullable=False),
)
_block = blocks_table.c

presence_table = sa.Table(
    "member_presence",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("here", sa.Float, nullable=False),  # when the member was last seen, to within a minute
    sa.Column("shown", sa.Boolean, nullable=False),  # whether friends may know
)
_presence = presence_table.c


@dataclass(frozen=True)
class Tie:
    """What a member has with another, and when the other was last here, as far as the member may know."""

    other_id: str
    name: str
    state: str
    at: float
    here: float = 0.0


@dataclass(frozen=True)
class Blocked:
    """Somebody whom a member has blocked."""

    other_id: str
    called: str
    """The name by which the member knows them."""
    at: float
    name: str | None = None
    """The name that they have."""


# ---- ties ----


def lock_both(connection: sa.Connection, one: str, other: str) -> bool:
    """Let nobody else change what is between two members until this transaction ends; returns whether both accounts are there."""
    there = [lock_member(connection, member_id) for member_id in sorted((one, other))]
    return all(there)


def state_of(connection: sa.Connection, member_id: str, other_id: str) -> tuple[str, float]:
    """What a member has with another, and since when; nothing: an empty text."""
    row = connection.execute(sa.select(_tie.state, _tie.at).where(_tie.member_id == member_id, _tie.other_id == other_id)).first()
    return (row.state, row.at) if row is not None else ("", 0.0)


def tie(connection: sa.Connection, member_id: str, other_id: str, state: str, at: float) -> None:
    """Write what a member has with another."""
    untie(connection, member_id, other_id)
    connection.execute(ties_table.insert().values(member_id=member_id, other_id=other_id, state=state, at=at))


def untie(connection: sa.Connection, member_id: str, other_id: str) -> bool:
    """Remove what a member has with another; returns whether there was anything."""
    return connection.execute(ties_table.delete().where(_tie.member_id == member_id, _tie.other_id == other_id)).rowcount > 0


def count_ties(connection: sa.Connection, member_id: str, states: Sequence[str]) -> int:
    """How many ties of these states a member has."""
    return connection.scalar(sa.select(sa.func.count()).where(_tie.member_id == member_id, _tie.state.in_(states))) or 0


def forget_withdrawn(connection: sa.Connection, member_id: str, before: float) -> None:
    """Forget a member's requests that were taken back before then."""
    connection.execute(ties_table.delete().where(_tie.member_id == member_id, _tie.state == WITHDRAWN, _tie.at < before))


def ties_of(store: Store, member_id: str, most: int) -> list[Tie]:
    """All that a member has with others who have an account still, by name."""
    here = sa.case((sa.and_(_tie.state == FRIEND, _presence.shown), _presence.here), else_=0.0)
    query = (
        sa.select(_tie.other_id, members_table.c.name, _tie.state, _tie.at, sa.func.coalesce(here, 0.0))
        .join_from(ties_table, members_table, members_table.c.id == _tie.other_id)
        .join(presence_table, _presence.member_id == _tie.other_id, isouter=True)
        .where(_tie.member_id == member_id, _tie.state != WITHDRAWN, members_table.c.deleted.is_(None))
        .order_by(members_table.c.name_key)
        .limit(most)
    )
    with store.engine.connect() as connection:
        return [Tie(*row) for row in connection.execute(query)]


# ---- blocks ----


def has_blocked(connection: sa.Connection, member_id: str, other_id: str) -> bool:
    """Whether a member has blocked another."""
    return connection.scalar(sa.select(_block.at).where(_block.member_id == member_id, _block.blocked_id == other_id)) is not None


def block(connection: sa.Connection, member_id: str, other_id: str, called: str, at: float) -> None:
    """Write that a member has blocked another."""
    connection.execute(blocks_table.insert().values(member_id=member_id, blocked_id=other_id, called=called, at=at))


def unblock(connection: sa.Connection, member_id: str, other_id: str) -> None:
    """Forget that a member has blocked another."""
    connection.execute(blocks_table.delete().where(_block.member_id == member_id, _block.blocked_id == other_id))


def blocked_by(store: Store, member_id: str, most: int) -> list[Blocked]:
    """Those whom a member has blocked, the latest first."""
    columns = _block.blocked_id, _block.called, _block.at, members_table.c.name
    query = sa.select(*columns).join_from(blocks_table, members_table, members_table.c.id == _block.blocked_id).where(_block.member_id == member_id)
    with store.engine.connect() as connection:
        return [Blocked(*row) for row in connection.execute(query.order_by(_block.at.desc(), _block.blocked_id).limit(most))]


def count_blocked(connection: sa.Connection, member_id: str) -> int:
    """How many members somebody has blocked."""
    return connection.scalar(sa.select(sa.func.count()).where(_block.member_id == member_id)) or 0


def blocks_about(store: Store, member_id: str, most: int) -> frozenset[str]:
    """All who have blocked a member or are blocked by them."""
    out = sa.select(_block.blocked_id).where(_block.member_id == member_id)
    into = sa.select(_block.member_id).where(_block.blocked_id == member_id).limit(most)
    with store.engine.connect() as connection:
        return frozenset([*connection.scalars(out), *connection.scalars(into)])


def blocks_in(connection: sa.Connection, member_id: str) -> frozenset[str]:
    """The same within a transaction, without a limit."""
    out = sa.select(_block.blocked_id).where(_block.member_id == member_id)
    into = sa.select(_block.member_id).where(_block.blocked_id == member_id)
    return frozenset([*connection.scalars(out), *connection.scalars(into)])


def kept_apart(store: Store, member_id: str, other_id: str) -> bool:
    """Whether one of two members has blocked the other."""
    with store.engine.connect() as connection:
        return has_blocked(connection, member_id, other_id) or has_blocked(connection, other_id, member_id)


# ---- who is here ----


def mark_here(store: Store, seen: Mapping[str, float]) -> None:
    """Write when members were last here; not of those who have deleted their account since."""
    there = sa.select(members_table.c.id).where(members_table.c.id.in_(list(seen)), members_table.c.deleted.is_(None))
    with store.writing() as connection:
        for member_id in sorted(connection.scalars(there)):
            _note_presence(connection, member_id, here=seen[member_id])


def show_presence(connection: sa.Connection, member_id: str, shown: bool) -> None:
    """Write whether a member's friends may know when they are here."""
    _note_presence(connection, member_id, shown=shown)


def presence_shown(store: Store, member_id: str) -> bool:
    """Whether a member's friends may know when they are here; they may unless the member has said otherwise."""
    with store.engine.connect() as connection:
        found: bool | None = connection.scalar(sa.select(_presence.shown).where(_presence.member_id == member_id))
    return found is None or found


def _note_presence(connection: sa.Connection, member_id: str, **values: float | bool) -> None:
    if connection.execute(presence_table.update().where(_presence.member_id == member_id).values(**values)).rowcount == 0:
        connection.execute(presence_table.insert().values(**{"member_id": member_id, "here": 0.0, "shown": True, **values}))


# ---- departure ----


def forget_ties(connection: sa.Connection, member_id: str) -> None:
    """Forget all that a member has with others, and others with the member."""
    connection.execute(ties_table.delete().where(sa.or_(_tie.member_id == member_id, _tie.other_id == member_id)))
    connection.execute(blocks_table.delete().where(sa.or_(_block.member_id == member_id, _block.blocked_id == member_id)))
    connection.execute(presence_table.delete().where(_presence.member_id == member_id))
