"""Tables that never stop: people and bots play a match of any game, and when it ends they open the next."""

import asyncio
import json
from random import Random
from time import perf_counter

from benchmarks.table.client import Door, Screen, Trouble
from ridotto.engine.game import all_games

LONGEST = 40  # moves of a person in one match, after which people leave: random play can take thousands
BOTS_ALONE = 10  # one table in this many is played by bots alone, to the end
PAGE_EVERY = 4  # moves of a person, after which the page is reloaded
ANSWER_WITHIN = 300.0  # seconds: the others may take their time


class Timings:
    """How long moves and pages took, in milliseconds."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.pages: list[float] = []

    def take(self) -> tuple[list[float], list[float]]:
        """What was measured since the last call."""
        taken = self.moves, self.pages
        self.moves, self.pages = [], []
        return taken


class Company:
    """Everybody at a number of tables."""

    def __init__(self, door: Door, tables: int, rate: float) -> None:
        self._door = door
        self._tables = tables
        self._thinking = tables / rate
        """Seconds that a person thinks on average."""
        self._tasks: list[asyncio.Task[None]] = []
        self._kinds = [(game.slug, seats) for game in all_games().values() for seats in sorted({max(2, min(game.seats)), max(game.seats)})]
        self.matches = 0
        self.timings = Timings()
        self.troubles: list[str] = []

    def begin(self) -> None:
        """Start all tables."""
        self._tasks = [asyncio.create_task(self._go_on(number)) for number in range(self._tables)]

    async def end(self) -> None:
        """Stop all tables."""
        left = set(self._tasks)
        while left:  # repeatedly: `wait_for` in Python 3.11 loses a cancellation if a response arrives at that moment
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1.0)

    async def _go_on(self, table: int) -> None:
        """One match after another. The first is cut short at random, so that there are always matches of every age."""
        chance = Random(table)
        most = chance.randint(1, LONGEST)
        await asyncio.sleep(table / 10)
        while True:
            try:
                if table % BOTS_ALONE == BOTS_ALONE - 1:
                    await self._watch_bots()
                else:
                    await self._play(chance, most)
                most = LONGEST
            except (Trouble, OSError) as error:
                self.troubles.append(f"table {table}: {error}")
                await asyncio.sleep(1.0)

    async def _open(self, people: int) -> tuple[str, int]:
        """Open a table of the next kind for this many people, bots on the other seats; returns its name and number."""
        number, self.matches = self.matches, self.matches + 1
        game, seats = self._kinds[number % len(self._kinds)]
        bots = {str(seat): "greedy" for seat in range(people, seats)}
        opened = await self._door.ask("POST", "/api/tables", {"game": game, "seats": seats, "bots": bots, "listed": number % 3 == 0})
        return opened["table"], number

    async def _watch_bots(self) -> None:
        """A match between bots, which somebody watches to the end."""
        name, _ = await self._open(0)
        screen = await self._door.watch(name, "")
        try:
            await screen.next(0, ANSWER_WITHIN)
            await screen.until(lambda picture: b'"status":"over"' in picture, ANSWER_WITHIN)
            await self._look(name, "")
        finally:
            screen.close()

    async def _play(self, chance: Random, most: int) -> None:
        """One match: one or two people, bots on the other seats, and a spectator on the page."""
        people = chance.randint(1, 2)
        name, number = await self._open(people)
        tokens = []
        for seat, called in enumerate(chance.sample(NAMES, people)):
            joined = await self._door.ask("POST", f"/api/tables/{name}/join", {"name": f"{called} {number}", "seat": seat, "entropy": ""})
            tokens.append(joined["token"])
        screens = [await self._door.watch(name, token) for token in tokens]
        looking = await self._door.watch_page(name)
        playing = [asyncio.create_task(self._person(name, seat, tokens[seat], screens[seat], chance, most)) for seat in range(people)]
        try:
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self._look(name, "")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for screen in (*screens, looking):
                screen.close()

    async def _person(self, name: str, seat: int, token: str, screen: Screen, chance: Random, most: int) -> None:
        """Play at random until the match is over or long enough."""
        await screen.next(0, ANSWER_WITHIN)
        for move in range(most):
            await screen.until(lambda picture: is_due(picture, seat), ANSWER_WITHIN)
            await asyncio.sleep(chance.expovariate(1 / self._thinking))
            shown = json.loads(screen.picture)
            if shown["status"] == "over":
                return
            if not is_due(screen.picture, seat):  # the picture that said so was older than the move before
                continue
            seen, began = len(screen.arrivals), perf_counter()
            await self._door.ask_raw("POST", f"/api/tables/{name}/moves", {"move": chance.choice(shown["view"]["moves"])}, token, f"{seat}/{move}")
            self.timings.moves.append(1000 * (perf_counter() - began))
            await screen.next(seen, ANSWER_WITHIN)
            if move % PAGE_EVERY == 0:
                await self._look(name, token)

    async def _look(self, name: str, token: str) -> None:
        began = perf_counter()
        await self._door.ask_raw("GET", f"/t/{name}", None, token)
        self.timings.pages.append(1000 * (perf_counter() - began))


NAMES = ("Ilaria", "Marta", "Sanudo", "Jonas", "Chiara", "Bragadin")


def is_due(picture: bytes, seat: int) -> bool:
    """Whether a picture says that the seat owes a decision, or that the match is over."""
    shown = json.loads(picture)
    return shown["status"] == "over" or (shown["view"] is not None and seat in shown["view"]["actors"])
