"""Ratings of members and of bots' levels: at tables, in lists, and for whoever brings people together.

`Ratings.strength` is what other parts need. Results are filed, and so ratings made, in `results.py`.
"""

import logging
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from ridotto.bots.levels import LEVELS
from ridotto.bots.titles import rating_points
from ridotto.table.service.clock import now
from ridotto.table.service.guest_matches import GuestMatches
from ridotto.table.service.live_table import OVER, LiveTable, SeatRating, TableRatings
from ridotto.table.service.rating_model import NEW, SETTLED, is_settled, level_rating
from ridotto.table.service.results import LEVEL, Results
from ridotto.table.service.tables import Tables
from ridotto.table.service.tasks import Tasks
from ridotto.table.store.profiles import EVERYBODY, shown_to
from ridotto.table.store.ratings import Level, Standing, bot_ratings, leaders, ratings_at
from ridotto.table.store.results import Rating, result_of
from ridotto.table.store.store import Store, reason

log = logging.getLogger("ridotto.table")

LOOK_AGAIN = 60.0  # seconds after which ratings at a table are read again: somebody may have hidden theirs
MONTH = 30 * 86_400.0
PAGE = 50  # lines of a list


class Ratings:
    """Ratings, for one process."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._tables = tables
        self._tasks = tasks
        self._results = Results(tables)
        self._guest_matches = GuestMatches(tables.store)

    @property
    def _store(self) -> Store:
        return self._tables.store

    # ---- at tables ----

    def wake(self, live: LiveTable) -> None:
        """A table has changed: file its result if the match is over, and read the ratings of those who sit there."""
        if (live.row.rated or live.status == OVER) and (live.ratings is None or live.ratings.state != live.rating_state):
            self._tasks.spawn(self._wake(live))

    async def _wake(self, live: LiveTable) -> None:
        try:
            await self.look(live)
        except SQLAlchemyError as error:  # the periodic work tries again
            log.error("ratings could not be read or written", extra={"table": live.row.id, "reason": reason(error)})

    async def look(self, live: LiveTable) -> None:
        """Know the ratings of those who sit at a table, and once the match is over what has become of them."""
        state, known = live.rating_state, live.ratings
        if known is not None and known.state == state and now() - known.read < LOOK_AGAIN:
            return
        if live.status == OVER:
            await self._results.file_due()
        seats = await self._store.call(self._seats, live) if live.row.rated else {}
        live.ratings = TableRatings(state, now(), seats)
        if seats != (known.seats if known is not None else {}):
            live.frames.clear()
            self._tables.notices.announce(live.row.id)

    def _seats(self, live: LiveTable) -> dict[int, SeatRating]:
        filed = result_of(self._store, live.row.id) if live.status == OVER else None
        if filed is not None:
            shown = shown_to(self._store, [seat.member_id for seat in filed.seats if seat.member_id is not None])
            return {
                seat.seat: seat_rating(seat.after, shown.get(seat.member_id or "", EVERYBODY), seat.before)
                for seat in filed.seats
                if seat.before is not None and seat.after is not None
            }
        players = {seat: chair.member or chair.bot for seat, chair in enumerate(live.chairs) if chair.member or chair.bot}
        members = [player for player in players.values() if not player.startswith(LEVEL)]
        bots = self._levels([(player, live.row.game, live.row.seats) for player in players.values() if player.startswith(LEVEL)])
        shown, rated = shown_to(self._store, members), ratings_at(self._store, members, live.row.game, live.row.seats)
        return {
            seat: seat_rating(bots[player, live.row.game, live.row.seats], EVERYBODY)
            if player.startswith(LEVEL)
            else seat_rating(rated.get(player, NEW), shown[player])
            for seat, player in players.items()
        }

    async def look_again(self) -> None:
        """Periodic work: file what is due and some of what guests bring along, and see at rated tables in memory who has hidden or shown
        their rating.
        """
        await self._results.file_due()
        await self._guest_matches.file_some()
        for live in [live for live in self._tables.loaded.values() if live.row.rated]:
            await self.look(live)

    def _levels(self, asked: Sequence[Level]) -> dict[Level, Rating]:
        """The present ratings of levels of bots, with one query or none."""
        first = {each: level_rating(*each) for each in asked}
        moved = bot_ratings(self._store, [each for each, (_, anchored) in first.items() if not anchored])
        return {each: moved.get(each, rating) for each, (rating, _) in first.items()}

    # ---- for other parts ----

    async def strength(self, member_id: str, game: str, seats: int) -> float | None:
        """How strong a member is in a game with so many seats, in the scale of the bots' levels; None without a rated match."""
        found = await self._store.call(ratings_at, self._store, [member_id], game, seats)
        return found[member_id][0] if member_id in found else None

    # ---- lists ----

    async def leaders(self, game: str, seats: int, is_member: bool, month: bool, page: int) -> tuple[list[Standing], Standing | None]:
        """A page of the best whom a member, or a guest, may see, and the next one after it; with `month`, of those who have played lately."""
        since = now() - MONTH if month else 0.0
        found = await self._store.call(leaders, self._store, game, seats, SETTLED, is_member, since, (page - 1) * PAGE, PAGE + 1)
        return found[:PAGE], next(iter(found[PAGE:]), None)

    async def levels(self, asked: Sequence[tuple[str, int]]) -> dict[tuple[str, int], dict[int, float]]:
        """The mu of each level of bots in some games with so many seats."""
        found = await self._store.call(self._levels, [(f"{LEVEL}{level}", game, seats) for game, seats in asked for level in LEVELS])
        return {(game, seats): {level: found[f"{LEVEL}{level}", game, seats][0] for level in LEVELS} for game, seats in asked}


def seat_rating(rating: Rating, shown: str, before: Rating | None = None) -> SeatRating:
    """A rating as it is shown at a seat."""
    points = round(rating_points(rating[0]))
    change = points - round(rating_points(before[0])) if before is not None else None
    return SeatRating(points, not is_settled(rating[1]), shown, change)
