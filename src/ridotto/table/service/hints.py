"""Hints for players: asked for by a seat that owes a decision, made from what it knows, and told to it alone."""

import logging
from collections.abc import Sequence
from typing import Any

from ridotto.bots.guarded import failure
from ridotto.bots.hints import Hint
from ridotto.bots.reasons import why
from ridotto.engine.match import Match, Played
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.picture import move_number
from ridotto.table.service.tables import still_held

log = logging.getLogger("ridotto.table")


class Hints:
    """Gives hints. They are made once for a position and a seat, and forgotten when the seat has moved on."""

    def __init__(self, processes: BotProcesses) -> None:
        self._processes = processes

    async def ask(self, live: LiveTable, seat: int, language: str) -> dict[str, Any]:
        """The hints for a seat, with the number of the position they are for; Refused if there are none now."""
        if not live.row.hints:
            raise Refused("hints-off")
        match, held = live.the_match(), still_held(live, seat)
        if seat not in match.actors() or live.chairs[seat].stand_in:
            raise Refused("hint-not-now")
        number, made = at = _moment(live, seat)
        kept = live.hints.get(seat)
        if kept is None or kept[:2] != at:
            kept = live.hints[seat] = number, made, await self._found(live, match, seat, number)
        held()
        if at != _moment(live, seat):
            raise Refused("hint-late")
        return {"number": number, "hints": told(match, seat, kept[2], language)}

    async def look_back(self, live: LiveTable, then: Match, seat: int, language: str) -> list[dict[str, Any]]:
        """What a bot would do for a seat at a moment of a match that is over, from what the seat knew then."""
        if live.status != OVER:
            raise Refused("no-replay")
        if seat not in then.actors():
            raise Refused("no-moment", 422)
        return told(then, seat, await self._found(live, then, seat, move_number(then, seat)), language)

    async def _found(self, live: LiveTable, match: Match, seat: int, number: int) -> Sequence[Hint]:
        seed = f"{match.seed}/hint/{seat}/{number}"
        try:
            return await self._processes.hints(live.row.id, match.game, match.state.clone(), match.variant, live.row.edition, seat, seed)
        except Exception as error:
            log.warning("a hint could not be given", extra={"table": live.row.id, "seat": seat, "error": failure(error)})
            raise Refused("hint-failed", 503) from None


def _moment(live: LiveTable, seat: int) -> tuple[int, Played | None]:
    """Where a seat is: how many moves it knows of, and its own latest one. A move that is taken back and made otherwise has the same number."""
    match = live.the_match()
    made = next((entry for entry in reversed(match.log) if isinstance(entry, Played) and entry.seat == seat), None)
    return move_number(match, seat, live.moves), made


def told(match: Match, seat: int, found: Sequence[Hint], language: str) -> list[dict[str, Any]]:
    """Hints as they leave the server: each move by number, as text and as what it does, what it should bring, and why."""
    game, words = match.game, match.game.words(language)
    decision = match.decision(seat) or ""
    return [
        {
            "number": hint.move,
            "text": game.codec.text(hint.move),
            "phrase": words.deed(hint.move, decision, game.codec, match.names),
            "share": round(hint.shares[seat], 3),
            "why": why(game, hint.reasons, words) if len(found) > 1 else "",
        }
        for hint in found
    ]
