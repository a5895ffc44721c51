"""What members are to be told: one row for each piece of news, kept until newer ones push it out."""

import json
from dataclasses import dataclass, field

import sqlalchemy as sa

from ridotto.table.store.store import Store, metadata

MOST_NEWS = 200  # of one member; the oldest go first
OF_SOMEBODY = ("friend-asked", "friend-accepted", "invited", "club-invited")
"""Kinds of news whose variable `name` is a member's."""

inbox_table = sa.Table(
    "inbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("link", sa.Text, nullable=False),
    sa.Column("args", sa.Text, nullable=False),
    sa.Column("seen", sa.Float, nullable=True),
    sa.Index("ix_inbox_member_id", "member_id", "id"),
)
sa.Index("ix_inbox_unseen", inbox_table.c.member_id, inbox_table.c.id, sqlite_where=inbox_table.c.seen.is_(None), postgresql_where=inbox_table.c.seen.is_(None))
_of = inbox_table.c


@dataclass(frozen=True)
class News:
    """A piece of news for a member."""

    at: float
    kind: str
    """The sentence is the word `inbox-KIND`."""
    link: str
    """Where it leads: a path on this server."""
    args: dict[str, str | int] = field(default_factory=dict)
    """The variables of the sentence."""
    id: int = 0
    seen: float | None = None


def add_news(connection: sa.Connection, member_id: str, news: News) -> int:
    """Write a piece of news, and drop what is too old to be kept; returns its id."""
    values = {"member_id": member_id, "at": news.at, "kind": news.kind, "link": news.link, "args": json.dumps(news.args), "seen": None}
    made: int = connection.execute(inbox_table.insert().values(**values).returning(_of.id)).scalar_one()
    kept = connection.scalars(sa.select(_of.id).where(_of.member_id == member_id).order_by(_of.id.desc()).limit(1).offset(MOST_NEWS)).first()
    if kept is not None:
        connection.execute(inbox_table.delete().where(_of.member_id == member_id, _of.id <= kept))
    return made


def news_of(store: Store, member_id: str, most: int = MOST_NEWS) -> list[News]:
    """A member's news, the latest first."""
    query = sa.select(_of.at, _of.kind, _of.link, _of.args, _of.id, _of.seen).where(_of.member_id == member_id).order_by(_of.id.desc()).limit(most)
    with store.engine.connect() as connection:
        return [News(row.at, row.kind, row.link, json.loads(row.args), row.id, row.seen) for row in connection.execute(query)]


def count_unseen(store: Store, member_id: str) -> int:
    """How many of a member's news were not looked at yet."""
    with store.engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).where(_of.member_id == member_id, _of.seen.is_(None))) or 0


def mark_seen(connection: sa.Connection, member_id: str, last: int, at: float) -> None:
    """Note that a member has looked at the news up to the one with this id."""
    connection.execute(inbox_table.update().where(_of.member_id == member_id, _of.id <= last, _of.seen.is_(None)).values(seen=at))


def forget_news(connection: sa.Connection, member_id: str, name: str | None) -> None:
    """Forget all news of a member, and what others were told of the member with this name."""
    connection.execute(inbox_table.delete().where(_of.member_id == member_id))
    if name is not None:
        named = json.dumps({"name": name})[1:-1]  # as it is written among the variables of a sentence
        connection.execute(inbox_table.delete().where(_of.kind.in_(OF_SOMEBODY), _of.args.contains(named, autoescape=True)))
