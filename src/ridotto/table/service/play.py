"""Playing: moves, taking them back, and talk."""

from collections.abc import Sequence
from typing import Any

from ridotto.engine.errors import IllegalMove
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.picture import move_number
from ridotto.table.service.tables import Change, Tables, entry, still_held

LONGEST_WORD = 500
TALK_PAGE = 50


class Play:
    """What players do in their matches."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def move(self, live: LiveTable, seat: int, move: str | int, expected: int | None = None, key: str | None = None) -> None:
        """Make a move.

        With `key` the request can be repeated safely; with `expected` it counts only at that move number.
        """
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            match = live.the_match()
            # the seat's next player may use the same key
            kept = f"{live.held_since[seat]}.{key}" if key is not None else None
            if kept is not None and (seat, kept) in live.keys:
                if live.keys[seat, kept][1] != (live.game.codec.number(move) if isinstance(move, str) else move):
                    raise Refused("key-used", 422)
                return None  # it has already been made
            number = move_number(match, seat, live.moves)
            if expected is not None and expected != number:
                raise Refused("expected", expected=str(expected), number=str(number))
            try:
                chosen = match.number(seat, move)
            except IllegalMove as error:
                raise Refused("illegal", 422 if seat in match.actors() else 409, sentence=str(error)) from None
            return Change([entry(live, 1, "move", seat, {"move": chosen}, kept)], status=_status_after(live, seat, [chosen]))

        await self._tables.change(live, check)

    async def move_bot(self, live: LiveTable, seat: int, bot: str, moves: Sequence[int], expected: int, failed: bool = False) -> None:
        """Make the moves a bot has chosen, all at once, if it still plays the seat and nothing has happened since.

        `failed`: one of them at least is random, since the bot could not decide.
        """

        def check() -> Change | None:
            match = live.the_match()
            if live.chairs[seat].player != bot or move_number(match, seat, live.moves) != expected or seat not in match.actors():
                raise Refused("played-by-other")
            entries = [entry(live, ahead, "move", seat, {"move": move}) for ahead, move in enumerate(moves, 1)]
            if failed:  # said once, so that nobody learns how many secret moves there were
                entries[0].data["failed"] = True
            return Change(entries, status=_status_after(live, seat, moves))

        await self._tables.change(live, check)

    async def undo(self, live: LiveTable, seat: int) -> None:
        """Take back the seat's latest move."""
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            if not live.the_match().can_undo(seat):
                raise Refused("no-undo")
            return Change([entry(live, 1, "undo", seat)])

        await self._tables.change(live, check)

    async def talk(self, live: LiveTable, seat: int, text: str) -> None:
        """Say something to the table."""
        plain = "".join(character for character in text if character.isprintable()).strip()
        if not plain or len(plain) > LONGEST_WORD:
            raise Refused("say", 422, most=str(LONGEST_WORD))
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            return Change([entry(live, 1, "talk", seat, {"name": live.chairs[seat].name, "text": plain})])

        await self._tables.change(live, check)

    async def words(self, live: LiveTable, since: int) -> list[dict[str, Any]]:
        """A page of what was said at the table, from message number `since` on, counted from 0.

        Messages are counted separately: the numbers of entries would give away secret moves between them.
        """
        said = await self._tables.store.call(self._tables.store.said, live.row.id, since, TALK_PAGE)
        return [{"seat": entry.seat, "name": entry.data["name"], "text": entry.data["text"]} for entry in said]


def _status_after(live: LiveTable, seat: int, moves: Sequence[int]) -> str | None:
    """The table's new status if these moves end the match: written together with them."""
    state = live.the_match().state.clone()
    for move in moves:
        state.apply(seat, move)
    return OVER if state.over() else None
