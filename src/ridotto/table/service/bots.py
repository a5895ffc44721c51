"""Bots at tables: asks a bot when it has to move, and makes its moves."""

import asyncio
import logging
from contextlib import suppress

from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.picture import move_number
from ridotto.table.service.play import Play
from ridotto.table.service.tasks import Tasks
from ridotto.table.thinking import Choice

log = logging.getLogger("ridotto.table")


class BotPlayers:
    """Moves for the seats that bots play."""

    def __init__(self, play: Play, processes: BotProcesses, pause: float, tasks: Tasks) -> None:
        self._play = play
        self._processes = processes
        self._pause = pause
        self._tasks = tasks

    def wake(self, live: LiveTable) -> None:
        """Start those bots of a table that have to move and are not thinking yet."""
        for seat in live.bots_to_move():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._tasks.spawn(self._move(live, seat))

    async def _move(self, live: LiveTable, seat: int) -> None:
        """Think and move, while the seat is a bot's and owes a decision."""
        try:
            while seat in live.bots_to_move():
                match, bot = live.the_match(), live.chairs[seat].player
                expected = move_number(match, seat, live.moves)
                choices, _ = await asyncio.gather(self._choose(live, seat, bot, expected), asyncio.sleep(self._pause))
                with suppress(Refused):  # another process, or the seat's owner, was quicker
                    await self._play.move_bot(live, seat, bot, [choice.move for choice in choices], expected, any(choice.failure for choice in choices))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not move", extra={"table": live.row.id, "seat": seat})
        finally:
            live.thinking.discard(seat)

    async def _choose(self, live: LiveTable, seat: int, bot: str, number: int) -> list[Choice]:
        """The bot's next move; in a simultaneous stage all its moves, until it owes no more.

        They are made at the same moment, so that others see neither how many secret moves there are nor when each was
        made.
        """
        match = live.the_match()
        state, edition = match.state.clone(), live.row.edition
        secret = state.simultaneous()
        choices: list[Choice] = []
        while True:
            seed = f"{match.seed}/bot/{seat}/{number + len(choices)}"
            choices.append(await self._processes.choose(live.row.id, live.people(), match.game, state, match.variant, edition, seat, bot, seed))
            state.apply(seat, choices[-1].move)
            if not (secret and state.simultaneous() and seat in state.actors()):
                return choices
