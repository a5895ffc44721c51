"""What members show of themselves, and to whom."""

from collections.abc import Sequence

import sqlalchemy as sa

from ridotto.table.store.members import members_table
from ridotto.table.store.results import Rating, ratings_table
from ridotto.table.store.sessions import browser_seats_table, held, member_browsers_table
from ridotto.table.store.store import Store, metadata, seats_table, tables_table

NOBODY, MEMBERS, EVERYBODY = "nobody", "members", "everybody"
SHOWN = (NOBODY, MEMBERS, EVERYBODY)
"""Whom a member's profile, ratings and matches are shown to."""
USUAL = MEMBERS
"""Where a member has not chosen."""

profiles_table = sa.Table(
    "profiles",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("shown", sa.Text, nullable=False),
)
_of = profiles_table.c


def shown_to(store: Store, member_ids: Sequence[str]) -> dict[str, str]:
    """Whom each of these members is shown to."""
    with store.engine.connect() as connection:
        chosen = {row.member_id: row.shown for row in connection.execute(sa.select(_of.member_id, _of.shown).where(_of.member_id.in_(member_ids)))}
    return {member_id: chosen.get(member_id, USUAL) for member_id in member_ids}


def show_to(connection: sa.Connection, member_id: str, shown: str) -> None:
    """Note whom a member wants to be shown to; `Raced`, from `Store.writing`, if that is noted twice at this moment."""
    connection.execute(profiles_table.delete().where(_of.member_id == member_id))
    connection.execute(profiles_table.insert().values(member_id=member_id, shown=shown))


def forget_profile(connection: sa.Connection, member_id: str) -> None:
    """Forget what a member has chosen."""
    connection.execute(profiles_table.delete().where(_of.member_id == member_id))


def may_see(shown: str, is_member: bool) -> bool:
    """Whether somebody who is a member, or a guest, may see a member who is shown to these."""
    return shown == EVERYBODY or (shown == MEMBERS and is_member)


def visible(store: Store, member_ids: Sequence[str], is_member: bool, own: str) -> frozenset[str]:
    """Those of some members whom a member, or a guest, may see; deleted accounts are not among them."""
    which = sa.or_(seen_by(is_member, members_table.c.id), members_table.c.id == own)
    query = sa.select(members_table.c.id).where(members_table.c.id.in_(member_ids), members_table.c.name.is_not(None), which)
    with store.engine.connect() as connection:
        return frozenset(connection.scalars(query))


def audience(is_member: bool) -> Sequence[str]:
    """What those have chosen whom a member, or a guest, may see."""
    return [shown for shown in SHOWN if may_see(shown, is_member)]


def seen_by(is_member: bool, column: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """The condition on a member's id that a member, or a guest, may see that member."""
    hidden = sa.select(_of.member_id).where(_of.shown.not_in(audience(is_member)))
    if may_see(USUAL, is_member):
        return column.not_in(hidden)
    return column.in_(sa.select(_of.member_id).where(_of.shown.in_(audience(is_member))))


def shown_at(store: Store, table_ids: Sequence[str]) -> dict[str, frozenset[tuple[int, str]]]:
    """By table, the seats and names of the members there who are shown to everybody, whatever name they sit under."""
    return {table_id: frozenset(found) for table_id, found in ratings_shown_at(store, table_ids).items()}


def ratings_shown_at(store: Store, table_ids: Sequence[str]) -> dict[str, dict[tuple[int, str], Rating | None]]:
    """The same, each with the member's rating in what is played there.

    Only at tables whose matches profiles show to everybody, too. Where several members hold a seat, it is the one's who
    took it first (`sessions.members_at`).
    """
    seat, holder, rating = browser_seats_table.c, member_browsers_table.c, ratings_table.c
    of_table = sa.and_(rating.member_id == members_table.c.id, rating.game == tables_table.c.game, rating.seats == tables_table.c.seats)
    query = (
        sa.select(seat.table_id, seat.seat, members_table.c.name, _of.shown, rating.mu, rating.sigma)
        .join_from(browser_seats_table, seats_table, held)
        .join(tables_table, tables_table.c.id == seat.table_id)
        .join(member_browsers_table, holder.browser == seat.browser)
        .join(members_table, members_table.c.id == holder.member_id)
        .outerjoin(profiles_table, _of.member_id == members_table.c.id)
        .outerjoin(ratings_table, of_table)
        .where(seat.table_id.in_(table_ids), sa.or_(tables_table.c.listed, tables_table.c.rated))
        .order_by(seat.at, holder.member_id)
    )
    first: dict[tuple[str, int], tuple[str | None, str, Rating | None]] = {}
    with store.engine.connect() as connection:
        for table_id, number, name, shown, mu, sigma in connection.execute(query):
            first.setdefault((table_id, number), (name, shown or USUAL, (mu, sigma) if mu is not None else None))
    found: dict[str, dict[tuple[int, str], Rating | None]] = {table_id: {} for table_id in table_ids}
    for (table_id, number), (name, shown, its) in first.items():
        if name is not None and shown == EVERYBODY:
            found[table_id][number, name] = its
    return found
