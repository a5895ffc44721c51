"""Filing the results of matches that are over: once for each, in the order in which they ended, whatever happens meanwhile.

The last move of a match puts it on the list of those to be filed, in the same transaction. Whichever process looks at
that list next files it: after the last move, when a server starts, and periodically. At a rated table the result is that
of whoever sat on the seat when the match began, also if somebody else or a bot has finished it; at any other it is that
of the member who sits there in the end. Matches without members are not filed until one of their guests signs in
(`guest_matches.py`), those that play on from a moment of another never.
"""

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from ridotto.engine.match import Match, Played
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.rating_model import rate
from ridotto.table.service.tables import Tables
from ridotto.table.store.members import find_members
from ridotto.table.store.results import Result, SeatResult, drop_due, due_results, file_result
from ridotto.table.store.sessions import members_at
from ridotto.table.store.store import Raced

log = logging.getLogger("ridotto.table")

MOST_AT_ONCE = 20  # matches, so that nobody's move has to wait long
TRIES = 20  # every process may be filing a match at this moment
LEVEL = "level:"  # the bots of rated tables; no id of a member begins like this
GIVEN_UP_AFTER = 7 * 86_400.0  # seconds, for matches that cannot be read
LOOKED_AT = 200  # moves in which everybody has decided something


class Results:
    """Files results, for one process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._filing = asyncio.Lock()

    async def file_due(self) -> None:
        """File the results of all matches that are over."""
        store = self._tables.store
        async with self._filing:
            last = 0.0, ""
            while due := await store.call(due_results, store, MOST_AT_ONCE, last):
                last = due[-1]  # those that cannot be filed now do not keep later ones from it
                for ended, table_id in due:
                    try:
                        await self._file(table_id, ended)
                    except SQLAlchemyError:
                        raise  # the others would fail, too
                    except Exception:
                        log.exception("the result of a match could not be filed; it will be tried again", extra={"table": table_id})

    async def _file(self, table_id: str, ended: float) -> None:
        store = self._tables.store
        try:
            live = await self._tables.get(table_id)
        except Refused as error:  # of another rules version, which may be one that another process has already, or that comes back
            if now() - ended > GIVEN_UP_AFTER:
                log.warning("the result of a match cannot be read", extra={"table": table_id, "error": str(error)})
                await store.call(drop_due, store, table_id)
            return
        if live.status != OVER:  # another process has ended it a moment ago
            await self._tables.catch_up(table_id)
        members = await store.call(members_at, store, table_id)
        if live.moment is not None or not (members or live.row.rated):
            await store.call(drop_due, store, table_id)
            return
        names = {each.id: each.name or "" for each in (await store.call(find_members, store, sorted(members.values()))).values()}
        result = await asyncio.to_thread(result_of, live.frozen(), members, names, ended)
        for left in reversed(range(TRIES)):
            try:
                await store.call(file_result, store, result, rate)
                return
            except Raced:
                if not left:
                    raise


def result_of(live: LiveTable, members: dict[int, str], names: dict[str, str], ended: float) -> Result:
    """The result of a match that is over, not rated yet; `members` are those who sit there, by seat, and `names` are theirs."""
    match, row = live.the_match(), live.row
    rated = row.rated and bool(live.rated_as)
    placed, points, first = places(match), live.game.points(match.state), openings(live)
    seats = []
    for seat, chair in enumerate(live.chairs):
        player = live.rated_as[seat] if rated else chair.bot or members.get(seat, "")
        bot = player if player == chair.bot or player.startswith(LEVEL) else ""
        member = player if player and not bot else None
        named = member is not None and (rated or names.get(member) == chair.name)
        seats.append(SeatResult(seat, member, bot, placed[seat], points[seat], first[seat], named=named))
    return Result(row.id, row.game, ended, rated, rated or row.listed, seats)


def places(match: Match) -> list[int]:
    """Each seat's place, from 1; all share the first if nobody has won."""
    return ranked(match.winners(), match.scores()) if match.winners() else [1] * match.seats


def ranked(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """Places by seat, from 1: winners first, whatever decided a tie; then by score."""
    keys = [(seat in winners, score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) for key in keys]


def openings(live: LiveTable) -> list[str]:
    """For each seat its first decision that was one, as in records; empty if there was none early in the match."""
    match = live.match_anew()
    found = [""] * match.seats
    for played in [entry for entry in live.the_match().log if isinstance(entry, Played)][:LOOKED_AT]:
        if not found[played.seat] and len(match.state.legal(played.seat)) > 1:
            found[played.seat] = live.game.codec.text(played.move)
            if all(found):
                break
        match.play(played.seat, played.move)
    return found
