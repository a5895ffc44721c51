"""The results of matches that are over and in which members played: who, how well, and what it did to ratings.

A match is filed once: the same transaction that writes its result removes it from `results_due`. Results are numbered in
the order in which they are filed, and a number is taken once: of two processes that file at the same time one gets
`Raced`, and finds what the other has written when it tries again. So a rating always follows from all those before it,
and `recalculate` comes to the same. Results stay when their table is removed, and when an account is deleted.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sa

from ridotto.table.store.members import members_table
from ridotto.table.store.store import Store, metadata, results_due_table

AT_ONCE = 500  # results that are read together when all are gone through

results_table = sa.Table(
    "results",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Text, nullable=False, unique=True),  # which may have been removed
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),  # whether others may find it: the table was in the public list, or rated
)

seat_results_table = sa.Table(
    "seat_results",
    metadata,
    sa.Column("number", sa.Integer, sa.ForeignKey("results.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True),
    sa.Column("named", sa.Boolean, nullable=False),  # whether the member sat there under their account's name: others know
    sa.Column("bot", sa.Text, nullable=False),  # empty for people
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),  # the first real decision, as in records; empty if there was none
    sa.Column("mu_before", sa.Float, nullable=True),  # nothing where the match was not rated
    sa.Column("sigma_before", sa.Float, nullable=True),
    sa.Column("mu", sa.Float, nullable=True),
    sa.Column("sigma", sa.Float, nullable=True),
    sa.Index("ix_seat_results_member_id", "member_id", "number"),
    sa.Index("ix_seat_results_member_game", "member_id", "game", "seats", "number"),
    sa.Index("ix_seat_results_bot", "bot", "game", "seats", "number"),
)

ratings_table = sa.Table(
    "ratings",
    metadata,
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),  # that were rated
    sa.Column("played", sa.Float, nullable=False),  # when the latest of them ended
    sa.Index("ix_ratings_mu", "game", "seats", "mu"),
)

_seat, _rating = seat_results_table.c, ratings_table.c

Rating = tuple[float, float]
"""Mu and sigma."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat of a match did."""

    seat: int
    member_id: str | None
    bot: str
    place: int
    points: int
    opening: str
    before: Rating | None = None
    """The player's rating before the match; None where it was not rated."""
    after: Rating | None = None
    named: bool = False
    """Whether the member sat there under their account's name; of any other only the member knows."""

    @property
    def player(self) -> str:
        """Who is rated: a member's id or a bot's name; empty for guests."""
        return self.bot or self.member_id or ""


@dataclass(frozen=True)
class Result:
    """A match that is over."""

    table_id: str
    game: str
    ended: float
    rated: bool
    public: bool
    seats: Sequence[SeatResult]
    number: int = 0


Rate = Callable[[Result, dict[str, Rating]], Result]
"""Rates a match, given the ratings of those of its players who have one."""


def due_results(store: Store, most: int, after: tuple[float, str] = (0.0, "")) -> list[tuple[float, str]]:
    """Matches that are over and not filed yet: when they ended, and their tables, from the one after `after` on, the earliest first."""
    due = sa.tuple_(results_due_table.c.ended, results_due_table.c.table_id)
    query = sa.select(results_due_table.c.ended, results_due_table.c.table_id).where(due > after)
    with store.engine.connect() as connection:
        return [(row.ended, row.table_id) for row in connection.execute(query.order_by(*due.clauses).limit(most))]


def drop_due(store: Store, table_id: str) -> None:
    """Note that there is no result to file."""
    with store.writing() as connection:
        connection.execute(results_due_table.delete().where(results_due_table.c.table_id == table_id))


def file_result(store: Store, result: Result, rate: Rate) -> bool:
    """File a match, unless somebody has; returns whether it was filed now. `Raced` if another match is filed at this moment."""
    with store.writing() as connection:
        if not connection.execute(results_due_table.delete().where(results_due_table.c.table_id == result.table_id)).rowcount:
            return False
        number = _next_number(store, connection)  # first: whatever is read after it belongs to no later one
        if result.rated:
            latest = {seat.player: _latest(connection, seat, result) for seat in result.seats}
            result = rate(result, {player: rating for player, rating in latest.items() if rating is not None})
        _insert(connection, replace(result, number=number))
    return True


def file_for_guests(store: Store, result: Result) -> None:
    """File a match that was not rated, or enter the members of a result into the seats that were nobody's. `Raced` as above."""
    with store.writing() as connection:
        connection.execute(results_due_table.delete().where(results_due_table.c.table_id == result.table_id))
        number = connection.scalar(sa.select(results_table.c.number).where(results_table.c.table_id == result.table_id, ~results_table.c.rated))
        if number is None:
            _insert(connection, replace(result, number=_next_number(store, connection)))
            return
        for seat in result.seats:
            if seat.member_id is not None:
                free = _seat.number == number, _seat.seat == seat.seat, _seat.member_id.is_(None), _seat.bot == ""
                connection.execute(seat_results_table.update().where(*free).values(member_id=seat.member_id, named=seat.named))


def _next_number(store: Store, connection: sa.Connection) -> int:
    if store.shared:  # waits for a `recalculate`, and keeps one from beginning
        connection.execute(sa.text("LOCK TABLE results IN ROW EXCLUSIVE MODE"))
    return (connection.scalar(sa.select(sa.func.max(results_table.c.number))) or 0) + 1


def _latest(connection: sa.Connection, seat: SeatResult, result: Result) -> Rating | None:
    """The rating of a member or a bot after their latest match of this game with so many seats."""
    player = _seat.bot == seat.bot if seat.bot else _seat.member_id == seat.member_id
    rated = player, _seat.game == result.game, _seat.seats == len(result.seats), _seat.mu.is_not(None)
    row = connection.execute(sa.select(_seat.mu, _seat.sigma).where(*rated).order_by(_seat.number.desc()).limit(1)).first()
    return (row.mu, row.sigma) if row is not None else None


def _insert(connection: sa.Connection, result: Result) -> None:
    about = {"number": result.number, "table_id": result.table_id, "ended": result.ended, "rated": result.rated, "public": result.public}
    connection.execute(results_table.insert().values(**about))
    connection.execute(seat_results_table.insert(), [_values(result, seat) for seat in result.seats])
    for seat in result.seats:
        if seat.member_id is not None and seat.after is not None:
            _keep_rating(connection, seat.member_id, result, seat.after)


def _values(result: Result, seat: SeatResult) -> dict[str, object]:
    mu_before, sigma_before = seat.before or (None, None)
    mu, sigma = seat.after or (None, None)
    return {
        "number": result.number,
        "seat": seat.seat,
        "game": result.game,
        "seats": len(result.seats),
        "member_id": seat.member_id,
        "named": seat.named,
        "bot": seat.bot,
        "place": seat.place,
        "points": seat.points,
        "opening": seat.opening,
        "mu_before": mu_before,
        "sigma_before": sigma_before,
        "mu": mu,
        "sigma": sigma,
    }


def _keep_rating(connection: sa.Connection, member_id: str, result: Result, rating: Rating) -> None:
    """Keep a member's rating for the lists; not that of a deleted account."""
    members = members_table.c
    if connection.scalar(sa.select(members.id).where(members.id == member_id, members.deleted.is_(None))) is None:
        return
    which = sa.and_(_rating.member_id == member_id, _rating.game == result.game, _rating.seats == len(result.seats))
    values = {"mu": rating[0], "sigma": rating[1], "played": result.ended}
    if not connection.execute(ratings_table.update().where(which).values(matches=_rating.matches + 1, **values)).rowcount:
        connection.execute(ratings_table.insert().values(member_id=member_id, game=result.game, seats=len(result.seats), matches=1, **values))


def forget_ratings(connection: sa.Connection, member_id: str) -> None:
    """Take a member out of all lists; the results stay, with nobody's name."""
    connection.execute(ratings_table.delete().where(_rating.member_id == member_id))


# ---- one match ----


def result_of(store: Store, table_id: str) -> Result | None:
    """The result of a table's match, None if it is not filed."""
    with store.engine.connect() as connection:
        return next(read_results(connection, results_table.c.table_id == table_id, 1), None)


def read_results(connection: sa.Connection, which: sa.ColumnElement[bool], most: int) -> Iterator[Result]:
    """Some results, in order."""
    rows = connection.execute(sa.select(results_table).where(which).order_by(results_table.c.number).limit(most)).all()
    found: dict[int, list[SeatResult]] = {row.number: [] for row in rows}
    games: dict[int, str] = {}
    query = sa.select(seat_results_table).where(_seat.number.in_(list(found))).order_by(_seat.number, _seat.seat)
    for row in connection.execute(query):
        before = (row.mu_before, row.sigma_before) if row.mu_before is not None else None
        after = (row.mu, row.sigma) if row.mu is not None else None
        found[row.number].append(SeatResult(row.seat, row.member_id, row.bot, row.place, row.points, row.opening, before, after, row.named))
        games[row.number] = row.game
    for row in rows:
        yield Result(row.table_id, games[row.number], row.ended, row.rated, row.public, found[row.number], row.number)


# ---- all over again ----


def recalculate(store: Store, rate: Rate) -> tuple[int, int]:
    """Rate all matches again in their order; returns how many there are, and how many came out differently."""
    count = changed = last = 0
    ratings: dict[tuple[str, str, int], Rating] = {}
    matches: Counter[tuple[str, str, int]] = Counter()
    played: dict[tuple[str, str, int], float] = {}
    with store.writing() as connection:
        if store.shared:  # nobody files meanwhile; SQLite has one writer anyway
            connection.execute(sa.text("LOCK TABLE results IN EXCLUSIVE MODE"))
        connection.execute(ratings_table.delete())
        while some := list(read_results(connection, (results_table.c.number > last) & results_table.c.rated, AT_ONCE)):
            for result in some:
                keys = {seat.player: (seat.player, result.game, len(result.seats)) for seat in result.seats}
                again = rate(result, {player: ratings[key] for player, key in keys.items() if key in ratings})
                count, changed, last = count + 1, changed + (again != result), result.number
                for old, seat in zip(result.seats, again.seats, strict=True):
                    if old != seat:
                        which = _seat.number == result.number, _seat.seat == seat.seat
                        connection.execute(seat_results_table.update().where(*which).values(_values(again, seat)))
                    if seat.after is not None:
                        key = keys[seat.player]
                        ratings[key] = seat.after
                        if seat.member_id is not None:
                            matches[key] += 1
                            played[key] = result.ended
        members = set(connection.scalars(sa.select(members_table.c.id).where(members_table.c.deleted.is_(None))))
        for key in played:
            if key[0] in members:
                (member_id, game, seats), (mu, sigma) = key, ratings[key]
                row = {"member_id": member_id, "game": game, "seats": seats, "mu": mu, "sigma": sigma, "matches": matches[key], "played": played[key]}
                connection.execute(ratings_table.insert().values(**row))
    return count, changed
