"""What can be read of results: lists of the best, and the history, statistics and opponents of a member.

Everything about one member takes `public`: others see only matches that were rated or in the public list, and in which the
member sat under their account's name. Nobody learns who sat there under another one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.members import members_table
from ridotto.table.store.profiles import seen_by
from ridotto.table.store.results import Rating, Result, ratings_table, read_results, results_table, seat_results_table
from ridotto.table.store.store import Store

_result, _seat, _rating, _member = results_table.c, seat_results_table.c, ratings_table.c, members_table.c


@dataclass(frozen=True)
class Standing:
    """A member's rating in one game with so many seats."""

    member_id: str
    name: str
    game: str
    seats: int
    mu: float
    sigma: float
    matches: int
    played: float


@dataclass(frozen=True)
class Record:
    """How often a member has played a game with so many seats, and how well."""

    game: str
    seats: int
    matches: int
    won: float
    """How many were won; one that was shared counts in parts."""
    places: int
    """All places together."""


Level = tuple[str, str, int]
"""A level of bots, as a bot's name, in a game with so many seats."""
_STANDING = (_rating.member_id, _member.name, _rating.game, _rating.seats, _rating.mu, _rating.sigma, _rating.matches, _rating.played)


def leaders(store: Store, game: str, seats: int, settled: float, is_member: bool, since: float, offset: int, most: int) -> list[Standing]:
    """Those with a sigma below `settled` whom a member, or a guest, may see, and who have played since then, the best first."""
    which = _rating.game == game, _rating.seats == seats, _rating.sigma < settled, _rating.played >= since, _member.name.is_not(None)
    query = sa.select(*_STANDING).join_from(ratings_table, members_table).where(*which, seen_by(is_member, _rating.member_id))
    with store.engine.connect() as connection:
        return [Standing(*row) for row in connection.execute(query.order_by(_rating.mu.desc(), _rating.member_id).offset(offset).limit(most))]


def ratings_of(store: Store, member_id: str) -> list[Standing]:
    """All ratings of a member."""
    query = sa.select(*_STANDING).join_from(ratings_table, members_table).where(_rating.member_id == member_id, _member.name.is_not(None))
    with store.engine.connect() as connection:
        return [Standing(*row) for row in connection.execute(query.order_by(_rating.game, _rating.seats))]


def ratings_at(store: Store, member_ids: Sequence[str], game: str, seats: int) -> dict[str, Rating]:
    """The ratings of several members in one game with so many seats."""
    query = sa.select(_rating.member_id, _rating.mu, _rating.sigma).where(_rating.member_id.in_(member_ids), _rating.game == game, _rating.seats == seats)
    with store.engine.connect() as connection:
        return {row.member_id: (row.mu, row.sigma) for row in connection.execute(query)}


def bot_ratings(store: Store, asked: Sequence[Level]) -> dict[Level, Rating]:
    """The ratings of bots after their latest matches, in one query; those that have played none are missing."""
    if not asked:
        return {}
    columns = sa.column("bot", sa.Text), sa.column("game", sa.Text), sa.column("seats", sa.Integer)
    wanted = sa.values(*columns, name="wanted").data([tuple(each) for each in asked]).cte("wanted_levels")
    which = _seat.bot == wanted.c.bot, _seat.game == wanted.c.game, _seat.seats == wanted.c.seats
    other = seat_results_table.alias().c
    same = other.bot == wanted.c.bot, other.game == wanted.c.game, other.seats == wanted.c.seats, other.mu.is_not(None)
    latest = sa.select(other.number).where(*same).order_by(other.number.desc()).limit(1).correlate(wanted).scalar_subquery()
    query = sa.select(_seat.bot, _seat.game, _seat.seats, _seat.mu, _seat.sigma).join_from(wanted, seat_results_table, sa.and_(*which, _seat.number == latest))
    with store.engine.connect() as connection:
        return {(row.bot, row.game, row.seats): (row.mu, row.sigma) for row in connection.execute(query)}


def course_of(store: Store, member_id: str, game: str, seats: int, most: int) -> list[tuple[float, float, float]]:
    """When each of a member's latest rated matches ended, and mu and sigma after it, the earliest first."""
    which = _seat.member_id == member_id, _seat.game == game, _seat.seats == seats, _seat.mu.is_not(None)
    query = sa.select(_result.ended, _seat.mu, _seat.sigma).join_from(seat_results_table, results_table).where(*which)
    with store.engine.connect() as connection:
        return [(row.ended, row.mu, row.sigma) for row in connection.execute(query.order_by(_seat.number.desc()).limit(most))][::-1]


def _of_member(member_id: str, public: bool) -> sa.ColumnElement[bool]:
    mine = _seat.member_id == member_id
    return mine & _result.public & _seat.named if public else mine


def count_matches(store: Store, member_id: str, public: bool) -> int:
    """How many matches a member has finished."""
    query = sa.select(sa.func.count()).select_from(seat_results_table).join(results_table).where(_of_member(member_id, public))
    with store.engine.connect() as connection:
        return connection.scalar(query) or 0


def matches_of(store: Store, member_id: str, public: bool, offset: int, most: int) -> list[Result]:
    """A member's matches, the one that ended last first: those brought along from before signing in are filed late."""
    query = sa.select(_seat.number).join_from(seat_results_table, results_table).where(_of_member(member_id, public))
    with store.engine.connect() as connection:
        numbers = connection.scalars(query.order_by(_result.ended.desc(), _seat.number.desc()).offset(offset).limit(most)).all()
        return sorted(read_results(connection, _result.number.in_(numbers), most), key=lambda each: (each.ended, each.number), reverse=True)


def records_of(store: Store, member_id: str, public: bool) -> list[Record]:
    """How a member has done in each game with each number of seats."""
    others = seat_results_table.alias()
    winners = sa.select(sa.func.count()).where(others.c.number == _seat.number, others.c.place == 1).scalar_subquery()
    won = sa.case((_seat.place == 1, 1.0 / winners), else_=0.0)
    query = sa.select(_seat.game, _seat.seats, sa.func.count(), sa.func.sum(won), sa.func.sum(_seat.place))
    query = query.join_from(seat_results_table, results_table).where(_of_member(member_id, public)).group_by(_seat.game, _seat.seats)
    with store.engine.connect() as connection:
        rows = connection.execute(query.order_by(sa.func.count().desc(), _seat.game, _seat.seats))
        return [Record(game, seats, count, float(wins), int(places)) for game, seats, count, wins, places in rows]


def openings_of(store: Store, member_id: str, public: bool, most: int) -> list[tuple[str, str, int]]:
    """How a member's matches of each game began, and how often, the most frequent first."""
    query = sa.select(_seat.game, _seat.opening, sa.func.count()).join_from(seat_results_table, results_table)
    query = query.where(_of_member(member_id, public), _seat.opening != "").group_by(_seat.game, _seat.opening)
    with store.engine.connect() as connection:
        return [(game, opening, count) for game, opening, count in connection.execute(query.order_by(sa.func.count().desc(), _seat.opening).limit(most))]


def opponents_of(store: Store, member_id: str, public: bool, is_member: bool, most: int) -> list[tuple[str, int, int]]:
    """The members met most often whom a member, or a guest, may see: name, matches, and in how many of them this member was ahead."""
    other = seat_results_table.alias()
    ahead = sa.case((_seat.place < other.c.place, 1), else_=0)
    query = (
        sa.select(_member.name, sa.func.count(), sa.func.sum(ahead))
        .join_from(seat_results_table, results_table)
        .join(other, (other.c.number == _seat.number) & (other.c.seat != _seat.seat))
        .join(members_table, _member.id == other.c.member_id)
        .where(_of_member(member_id, public), _member.name.is_not(None), other.c.member_id != member_id, other.c.named)
        .where(seen_by(is_member, other.c.member_id))
        .group_by(_member.id, _member.name)
        .order_by(sa.func.count().desc(), _member.name)
        .limit(most)
    )
    with store.engine.connect() as connection:
        return [(name, count, int(won)) for name, count, won in connection.execute(query)]
