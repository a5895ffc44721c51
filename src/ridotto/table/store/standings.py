"""What the host has decided about members: who may not talk, and who may not sign in, until when."""

from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.store import Store, metadata

standings_table = sa.Table(
    "standings",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("muted", sa.Float, nullable=False),  # until then
    sa.Column("suspended", sa.Float, nullable=False, index=True),  # until then
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("handed", sa.Boolean, nullable=False),  # whether bots play for the member since the suspension
)
_of = standings_table.c


@dataclass(frozen=True)
class Standing:
    """What the host has decided about a member; times that are past mean nothing."""

    muted: float = 0.0
    suspended: float = 0.0
    why: str = ""


def standing_of(connection: sa.Connection, member_id: str) -> Standing:
    """What was decided about a member."""
    row = connection.execute(sa.select(_of.muted, _of.suspended, _of.why).where(_of.member_id == member_id)).first()
    return Standing(*row) if row is not None else Standing()


def find_standing(store: Store, member_id: str) -> Standing:
    """The same, on a connection of its own."""
    with store.engine.connect() as connection:
        return standing_of(connection, member_id)


def set_standing(connection: sa.Connection, member_id: str, standing: Standing, handed: bool) -> None:
    """Write what was decided about a member, whose row is locked (`lock_member`)."""
    connection.execute(standings_table.delete().where(_of.member_id == member_id))
    connection.execute(standings_table.insert().values(member_id=member_id, handed=handed, **vars(standing)))


def to_hand_over(store: Store, at: float, most: int) -> list[str]:
    """Members who are suspended and for whom no bots play yet."""
    query = sa.select(_of.member_id).where(_of.suspended > at, _of.handed.is_(False)).order_by(_of.member_id).limit(most)
    with store.engine.connect() as connection:
        return list(connection.scalars(query))


def note_handed(store: Store, member_id: str, suspended: float) -> None:
    """Note that bots play for a member, unless the suspension has changed meanwhile."""
    with store.writing() as connection:
        connection.execute(standings_table.update().where(_of.member_id == member_id, _of.suspended == suspended).values(handed=True))


def forget_standing(connection: sa.Connection, member_id: str) -> None:
    """Forget what was decided about a member."""
    connection.execute(standings_table.delete().where(_of.member_id == member_id))
