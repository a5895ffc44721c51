"""Where members wait for others, and whom they have invited."""

from collections.abc import Sequence

import sqlalchemy as sa

from ridotto.table.store.sessions import browser_seats_table, held, member_browsers_table
from ridotto.table.store.store import Store, TableRow, metadata, seats_table, tables_table

invitations_table = sa.Table(
    "table_invitations",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("by_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("at", sa.Float, nullable=False),
)
_of = invitations_table.c


def waiting_at(store: Store, member_ids: Sequence[str], most: int) -> list[tuple[TableRow, int, str]]:
    """Public tables at which these members wait for a match, the latest opened first: with the seat and whose it is."""
    of = member_browsers_table.c
    seat = browser_seats_table.c
    query = (
        sa.select(tables_table, seat.seat.label("at_seat"), of.member_id.label("whose"))
        .join_from(member_browsers_table, browser_seats_table, seat.browser == of.browser)
        .join(seats_table, held)
        .join(tables_table, tables_table.c.id == seat.table_id)
        .where(of.member_id.in_(member_ids), tables_table.c.status == "waiting", tables_table.c.listed)
        .order_by(tables_table.c.created.desc(), tables_table.c.id, seat.seat)
        .limit(most)
    )
    with store.engine.connect() as connection:
        found = [dict(row) for row in connection.execute(query).mappings()]
    return [(TableRow(**{key: row[key] for key in row if key not in ("at_seat", "whose")}), row["at_seat"], row["whose"]) for row in found]


# ---- invitations ----


def count_invited(connection: sa.Connection, table_id: str) -> int:
    """How many invitations to a table there were."""
    return connection.scalar(sa.select(sa.func.count()).where(_of.table_id == table_id)) or 0


def is_invited(connection: sa.Connection, table_id: str, member_id: str, by_id: str) -> bool:
    """Whether a member was invited to a table by another."""
    return connection.scalar(sa.select(_of.at).where(_of.table_id == table_id, _of.member_id == member_id, _of.by_id == by_id)) is not None


def add_invitation(connection: sa.Connection, table_id: str, member_id: str, by_id: str, at: float) -> None:
    """Write that a member was invited; `Raced`, from `Store.writing`, if that is written already."""
    connection.execute(invitations_table.insert().values(table_id=table_id, member_id=member_id, by_id=by_id, at=at))


def invited_to(store: Store, table_id: str, by_id: str) -> set[str]:
    """The members who were invited to a table by this one."""
    with store.engine.connect() as connection:
        return set(connection.scalars(sa.select(_of.member_id).where(_of.table_id == table_id, _of.by_id == by_id)))


def forget_invitations(connection: sa.Connection, member_id: str) -> None:
    """Forget to what a member was invited, and whom the member has invited."""
    connection.execute(invitations_table.delete().where(sa.or_(_of.member_id == member_id, _of.by_id == member_id)))
