"""What the tools of `ridotto mcp` do: the seats that are held for a language model, and what it is told of them.

Nothing here knows the protocol: `mcp_server.py` offers these methods as tools. Each returns a text or raises a
RidottoError with a sentence.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from secrets import token_hex
from threading import Lock
from time import monotonic
from typing import Protocol

from ridotto.adapters import telling
from ridotto.adapters.answers import TRIES, Judge, quoted
from ridotto.adapters.api import Api, Refused
from ridotto.adapters.local_table import LocalTable
from ridotto.adapters.remote_table import RemoteTable
from ridotto.adapters.reviewing import review
from ridotto.adapters.telling import Sight
from ridotto.bots import bot_named
from ridotto.bots.named import checked_name
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.fair import draw_secret
from ridotto.engine.game import Game, game_named
from ridotto.engine.match import NAMES, Match
from ridotto.engine.rng import Rng

MOST_SITTINGS = 100
UNUSED = 3600.0  # seconds after which a seat may be given up for a new one
LONGEST_WAIT = 60.0
MOST_SECONDS, MOST_SIMULATIONS = 2.0, 20_000  # that `seer` is given for one decision, as at the table
_TABLE = re.compile("[a-z0-9]{1,40}")


class Table(Protocol):
    """A table as one seat of it is played: here, or on a server."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    def look(self) -> Sight:
        """What the seat sees now."""

    def play(self, move: str, sight: Sight) -> None:
        """Make a move that was possible in `sight`."""

    def settle(self) -> Sight:
        """What the seat sees after it has sat down or moved; bots of this process have moved for a bounded time."""

    def undo(self) -> Sight:
        """Take the latest move back."""

    def wait(self, seconds: float) -> Sight:
        """Wait until the seat owes a decision or the match is over."""

    def news(self) -> list[str]:
        """What has happened since this was asked last."""

    def record(self) -> str:
        """The record, as far as the seat may know it."""

    def leave(self) -> None:
        """Give the seat up."""


@dataclass
class Sitting:
    """A seat that is held for a model."""

    table: Table
    seat: int
    judge: Judge
    busy: Lock = field(default_factory=Lock)
    used: float = field(default_factory=monotonic)


class House:
    """All seats that this process holds, each under a name that cannot be guessed."""

    def __init__(self, server: str = "", tries: int = TRIES) -> None:
        """`server` is the address of a Ridotto server; without it tables are in this process, against bots."""
        self.api = Api(server) if server else None
        self.tries = tries
        self._sittings: dict[str, Sitting] = {}
        self._changing = Lock()

    # ---- sitting down and leaving ----

    def open_table(self, game: str, seats: int, variant: str, bots: str, people: int, name: str) -> str:
        """Open a table, sit down on its first seat, and fill the others with bots, but for `people` of them."""
        found = game_named(game)
        found.check_seats(seats)
        found.check_variant(seats, variant)
        if not 0 <= people < seats:
            raise SetupError(f"of {seats} seats one is yours; 0 to {seats - 1} can be kept for people, not {people}")
        chosen = _bots(bots, seats - 1 - people, found)
        self._make_room()
        if self.api is None:
            if people:
                raise SetupError("people can sit down at tables of a server only: start `ridotto mcp --server URL`")
            others = [usual for usual in NAMES if usual != name]
            match = Match.new(found, seats, None, variant, [name, *others[: seats - 1]])
            return self.sit_at(LocalTable(match, 0, [bot_named(bot, found) for bot in chosen]))
        seated = {str(seat): bot for seat, bot in enumerate(chosen, start=1)}
        opened = self.api.post("/tables", {"game": game, "seats": seats, "variant": variant, "bots": seated})
        return self.sit_at(RemoteTable.join(self.api, opened["table"], name, 0))

    def join_table(self, table: str, name: str, seat: int | None) -> str:
        """Sit down at a table of the server."""
        api = self._server()
        if not _TABLE.fullmatch(table):
            raise SetupError(f"{quoted(table)} is not the name of a table; one is like k7m2xq9fhw3d")
        self._make_room()
        return self.sit_at(RemoteTable.join(api, table, name, seat))

    def list_tables(self) -> str:
        """The public tables of the server that wait for players."""
        waiting = self._server().get("/tables?status=waiting")
        lines = [
            f"{row['table']}: {row['game']}{_with(row['variant'])}, {row['seats']} seats, free: {', '.join(map(str, row['free']))}" for row in waiting[:50]
        ]
        return telling.joined("\n".join(lines) or "No public table waits for players; open_table opens one.")

    def leave(self, sitting: str) -> str:
        """Give a seat up. At a table of a server its token is invalid from then on."""
        with self._held(sitting) as held:
            try:
                held.table.leave()
            except Refused as error:
                if error.status not in (401, 404):  # otherwise the seat is lost already, or the table
                    raise
            with self._changing:
                self._sittings.pop(sitting, None)
        return "You have left the table."

    def sit_at(self, table: LocalTable | RemoteTable) -> str:
        """Hold a seat from now on; the text says under which name."""
        held = Sitting(table, table.seat, Judge(table.game.codec, Rng.from_seed(draw_secret()), tries=self.tries))
        name = f"{table.game.slug}-{token_hex(8)}"
        with self._changing:
            self._sittings[name] = held
        where = f" at table {table.table}, which anybody can watch at {table.watch}" if isinstance(table, RemoteTable) else ""
        return telling.joined(f"You sit on seat {table.seat}{where}. Your sitting is {name}: every other tool asks for it.", self._settled(held))

    # ---- playing ----

    def look(self, sitting: str) -> str:
        """What the seat sees, and whose turn it is."""
        with self._held(sitting) as held:
            return self._told(held, held.table.look())

    def legal_moves(self, sitting: str) -> str:
        """The moves that the seat may make now."""
        with self._held(sitting) as held:
            sight = held.table.look()
            return telling.joined(telling.turn(held.table.game, sight), telling.choices(held.table.game, sight))

    def play(self, sitting: str, move: str) -> tuple[str, bool]:
        """Answer the decision that the seat owes; returns what it is told then, and whether the answer was a possible move."""
        with self._held(sitting) as held:
            table, sight = held.table, held.table.look()
            if not sight.on_turn:
                return telling.joined(telling.turn(table.game, sight), "wait_for_turn waits until you owe a decision." if not sight.over else ""), False
            verdict = held.judge.judge(move, sight.moves)
            if verdict.move is None:
                return telling.joined(verdict.said), False
            try:
                table.play(verdict.move, sight)
            except Refused as error:
                if error.status != 409:
                    raise
                return telling.joined(f"Nothing was done: {error}", self._told(held, table.look())), False
            return telling.joined(verdict.said or f"You have played: {verdict.move}", self._settled(held)), not verdict.said

    def wait_for_turn(self, sitting: str, seconds: float) -> str:
        """Wait until the seat owes a decision or the match is over."""
        with self._held(sitting) as held:
            return self._told(held, held.table.wait(min(max(seconds, 0.0), LONGEST_WAIT)))

    def undo(self, sitting: str) -> str:
        """Take the seat's latest move back, where nothing has been revealed and nobody else has moved since."""
        with self._held(sitting) as held:
            sight = held.table.undo()
            held.judge.new_decision()
            return telling.joined("Your latest move is taken back.", self._told(held, sight))

    def review_record(self, sitting: str, record: str, move: int | None) -> str:
        """The record of a match of one's own, or one that is given as text."""
        if bool(sitting) == bool(record):
            raise SetupError("name a sitting or give the text of a record, one of the two")
        if record:
            return review(record, None, move)
        with self._held(sitting) as held:
            return review(held.table.record(), held.seat, move)

    # ---- inside ----

    def _settled(self, held: Sitting) -> str:
        """What a seat is told once it has sat down or moved, whatever happens then."""
        try:
            return self._told(held, held.table.settle())
        except RidottoError as error:
            return f"What has come of it cannot be shown now: {error}. look shows it."

    def _told(self, held: Sitting, sight: Sight) -> str:
        table = held.table
        counted = f"Illegal answers so far: {held.judge.illegal}; forfeited decisions: {held.judge.forfeited}." if held.judge.illegal else ""
        undo = "Your latest move can be taken back (undo)." if sight.can_undo else ""
        ways = (
            "legal_moves lists your moves." if sight.on_turn else "wait_for_turn waits for the others." if not sight.over else "review_record shows the match."
        )
        happened = telling.latest(table.news()) if sight.view is not None else ""
        return telling.joined(happened, telling.board(table.game, sight), telling.turn(table.game, sight), " ".join(filter(None, [ways, undo, counted])))

    def _server(self) -> Api:
        if self.api is None:
            raise SetupError("there is no server here, and so no table of others: start `ridotto mcp --server URL`")
        return self.api

    @contextmanager
    def _held(self, name: str) -> Iterator[Sitting]:
        """A sitting, for one call at a time."""
        held = self._sittings.get(name)
        if held is None:
            raise SetupError(f"there is no sitting {quoted(name)}; open_table and join_table give one")
        if not held.busy.acquire(blocking=False):
            raise SetupError("another call for this sitting is under way; wait for its result")
        try:
            held.used = monotonic()
            yield held
        finally:
            held.busy.release()

    def _make_room(self) -> None:
        """Give up the seat that was not used for the longest time, if there are too many."""
        with self._changing:
            if len(self._sittings) < MOST_SITTINGS:
                return
            name, oldest = min(self._sittings.items(), key=lambda each: each[1].used)
            if monotonic() - oldest.used < UNUSED:
                raise SetupError(f"{MOST_SITTINGS} seats are held here, and all are in use; leave gives one up")
            del self._sittings[name]
        with suppress(RidottoError):
            oldest.table.leave()


def _bots(names: str, places: int, game: Game) -> list[str]:
    """The names of bots for so many seats: one is named for all of them, or one for each."""
    named = [checked_name(name.strip(), MOST_SECONDS, MOST_SIMULATIONS, game) for name in names.split(",")]
    if len(named) not in (1, places):
        raise SetupError(f"{places} bots are needed and {len(named)} are named; name one for all of them, or each")
    return named * places if len(named) == 1 else named


def _with(variant: str) -> str:
    return f" ({variant})" if variant else ""
