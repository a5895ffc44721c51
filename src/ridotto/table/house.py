"""The house: opens tables, lets people and bots sit down and play, and tells everybody who looks on.

Whatever changes a table goes the same way: under the table's lock it is checked, written to the store, taken in, and told.
A change that another process was quicker with (`Raced`) is checked again against what there is now.
"""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ridotto.bots import BOTS
from ridotto.engine.edition import Edition
from ridotto.engine.errors import IllegalMove, RidottoError, SetupError
from ridotto.engine.fair import draw_secret
from ridotto.engine.game import Game, game_named
from ridotto.engine.rng import Rng
from ridotto.table.botdesk import BotDesk
from ridotto.table.hub import Hub
from ridotto.table.live import OVER, PLAYING, SNAPSHOT_FORM, WAITING, Chair, Live, Refused
from ridotto.table.seating import Seating, new_id, new_nonce
from ridotto.table.settings import Settings
from ridotto.table.store import Entry, Raced, Store, TableRow
from ridotto.table.wire import move_number

log = logging.getLogger("ridotto.table")

LONGEST_NAME = 40
LONGEST_ENTROPY = 200
LONGEST_WORD = 500
MOST_DOTS = 100  # in a line of an edition: for a key of many parts a reader of TOML takes ever longer, up to many seconds
SNAPSHOT_EVERY = 200  # entries
TIDY_EVERY = 600.0  # seconds: memory that only a walk through everything can free (see `serving`)
PATIENCE = 8  # how often a raced change is tried anew
ANYBODY = -1


@dataclass(frozen=True)
class Change:
    """What is to be written: entries, and the new nonce of a seat."""

    entries: Sequence[Entry]
    nonce: tuple[int, str] | None = None


@dataclass(frozen=True)
class Plan:
    """What a table is to be."""

    game: str
    seats: int
    variant: str = ""
    edition: str = ""
    """The text of an edition file of somebody's own; empty for the one that ships."""
    bots: dict[int, str] | None = None
    """Bots by seat."""
    clock: int = 0
    listed: bool = True


class House:
    """All tables of one process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hub = Hub()
        self.desk = BotDesk(settings.bot_workers, settings.bot_seconds)
        self.seating = Seating(store.house_value("key", new_nonce() + new_nonce()))
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._seen: dict[tuple[str, int], float] = {}
        """When somebody was last at each seat, as this process knows it."""
        self._unwritten: set[tuple[str, int]] = set()
        """Seats of which the store does not know yet that somebody was there."""
        self._settled: dict[str, float] = {}
        """Tables in which no bot had to move, with the time of their latest change then."""

    # ---- opening and closing ----

    async def begin(self) -> None:
        """Start looking after tables: wake the bots that a stop of the server has interrupted."""
        self._spawn(self._look_after())

    async def close(self) -> None:
        """Stop gracefully: what is under way is finished by the store or not begun."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(SQLAlchemyError):
            await self._write_seen()
        self.desk.close()
        self.store.close()

    async def open_table(self, plan: Plan) -> str:
        """Open a table and return its name."""
        game = game_named(plan.game)
        edition = _read_edition(game, plan.edition) if plan.edition else None
        game.start(plan.seats, Rng.from_seed("trial"), plan.variant, edition)  # says what is wrong with seats or variant
        if plan.clock < 0 or plan.clock > 7 * 86_400:
            raise SetupError("a clock gives 0 (none) to 604800 seconds for one decision")
        now = time()
        row = TableRow(
            id=new_id(),
            game=game.slug,
            rules=game.rules_version,
            edition=plan.edition,
            edition_digest=(edition or game.edition).digest,
            variant=plan.variant,
            seats=plan.seats,
            secret=draw_secret(),
            clock=plan.clock,
            listed=plan.listed,
            status=WAITING,
            created=now,
            changed=now,
        )
        entries: list[Entry] = []
        for seat, bot in sorted((plan.bots or {}).items()):
            _check_bot(bot)
            if not 0 <= seat < plan.seats:
                raise SetupError(f"there is no seat {seat}; seats are 0 to {plan.seats - 1}")
            entries.append(Entry(len(entries) + 1, now, "bot", ANYBODY, {"seat": seat, "bot": bot, "name": _bot_name(seat)}))
        if len(entries) == plan.seats:
            entries.append(Entry(len(entries) + 1, now, "start", ANYBODY))
        await asyncio.to_thread(self.store.open_table, row, [new_nonce() for _ in range(plan.seats)], entries)
        await self.live(row.id)
        return row.id

    async def live(self, table_id: str) -> Live:
        """The table as it stands; Refused (404) if there is none."""
        live = self.lives.get(table_id)
        if live is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self.lives.get(table_id)
                    if live is None:
                        live = self.lives.setdefault(table_id, await asyncio.to_thread(self._load, table_id))
                        self._wake_bots(live)
            finally:
                self._loading.pop(table_id, None)
        live.touched = time()
        return live

    async def listed(self, status: str) -> list[tuple[TableRow, list[str | None]]]:
        """Public tables of a status with who sits on each seat, without loading their matches."""
        rows = await asyncio.to_thread(self.store.tables, status)
        sitting = await asyncio.to_thread(self.store.sitting, [row.id for row in rows])
        return [(row, _names(row, sitting[row.id])) for row in rows]

    async def check_store(self) -> None:
        """Whether the database answers; SQLAlchemyError when it does not."""
        await asyncio.to_thread(self.store.check)

    def _load(self, table_id: str) -> Live:
        row = self.store.table(table_id)
        if row is None:
            raise Refused("no-table", 404, table=table_id)
        live = Live(row)
        if row.rules != live.game.rules_version:
            raise Refused("rules", rules=str(row.rules), game=live.game.title, ours=str(live.game.rules_version))
        kept = self.store.snapshot(table_id)
        if kept is not None and kept[1].get("form") == SNAPSHOT_FORM:
            live.restore(kept[1], kept[0])
        for entry in self.store.entries(table_id, live.number):
            live.apply(entry)
        return live

    async def catch_up(self, table_id: str, number: int | None = None) -> None:
        """The table has changed, up to entry `number`, perhaps in another process: read what is new, if the table is in memory here."""
        if table_id in self._loading:  # what is just being read may be what there was before
            async with self._loading[table_id]:
                pass
        live = self.lives.get(table_id)
        if live is None:
            self.hub.tell(table_id)  # whoever looks at it reads it from the store
            return
        async with self._changing(live):
            if number is None or number > live.number:
                await self._read_on(live)

    @asynccontextmanager
    async def _changing(self, live: Live) -> AsyncIterator[None]:
        """Holds the table's lock. Whatever is new afterwards is told, also when it was read in vain for a change that is refused."""
        async with live.lock:
            before = live.number
            try:
                yield
            finally:
                if live.number != before:
                    self.hub.tell(live.row.id)
                    self._wake_bots(live)

    async def catch_up_all(self) -> None:
        """Any table may have changed: read what is new."""
        for table_id in [*self.lives, *self._loading]:
            await self.catch_up(table_id)

    async def _read_on(self, live: Live) -> bool:
        """Take in what other processes have written; whether there was anything."""
        new = await asyncio.to_thread(self.store.entries, live.row.id, live.number)
        for entry in new:
            live.apply(entry)
        return bool(new)

    # ---- changing a table ----

    async def change(self, live: Live, check: Callable[[], Change | None]) -> None:
        """Carry out a change. `check` says what is to be written, or raises; it is asked again when another was quicker."""
        async with self._changing(live):
            for _ in range(PATIENCE):
                try:
                    change = check()
                except Refused:
                    if self.store.shared and await self._read_on(live):
                        continue  # it was refused for what has changed since, in another process
                    raise
                if change is None:
                    return
                status = PLAYING if any(entry.kind == "start" for entry in change.entries) else None
                try:
                    await asyncio.to_thread(self.store.append, live.row.id, change.entries, status, change.nonce)
                except Raced:
                    await self._read_on(live)
                    continue
                for entry in change.entries:
                    live.apply(entry)
                break
            else:
                raise Refused("busy", 503)
            live.touched = time()
            if live.number - live.kept >= SNAPSHOT_EVERY:
                await self._keep_snapshot(live)
            if live.status == OVER:
                await asyncio.to_thread(self.store.set_status, live.row.id, OVER)

    async def _keep_snapshot(self, live: Live) -> None:
        data = live.snapshot()
        if data is not None:
            with suppress(Raced):  # another process keeps one at this moment
                await asyncio.to_thread(self.store.keep_snapshot, live.row.id, live.number, data)
            live.kept = live.number

    # ---- seats ----

    async def seat_of(self, live: Live, tokens: Sequence[str]) -> int | None:
        """The seat that one of these tokens holds at the table, or None.

        Nonces are read anew when a seat has changed hands. A seat that was given up in another process and is still held here
        does no harm: the table here is as it was before, and whoever wants to change it has to read on first (`_holding`).
        """
        if not tokens:
            return None
        seat = await self._seat_here(live, tokens)
        if seat is None and self.store.shared:  # the seat may have been taken in another process a moment ago
            await self.catch_up(live.row.id)
            seat = await self._seat_here(live, tokens)
        return seat

    async def _seat_here(self, live: Live, tokens: Sequence[str]) -> int | None:
        """The seat that one of these tokens holds, as far as this process knows."""
        for_hands, nonces = live.nonces
        if for_hands != live.hands:
            for_hands = live.hands
            nonces = await asyncio.to_thread(self.store.nonces, live.row.id)
            live.nonces = (for_hands, nonces)
        return next((seat for token in tokens if (seat := self.seating.seat(token, live.row.id, nonces)) is not None), None)

    def _holding(self, live: Live, seat: int) -> Callable[[], None]:
        """A check that the seat is still in the hands it is in now."""
        held = live.tenure[seat]

        def check() -> None:
            if live.tenure[seat] != held:
                raise Refused("given-up", 401)

        return check

    async def join(self, live: Live, seat: int | None, name: str, entropy: str = "", key: str | None = None) -> tuple[int, str]:
        """Sit down on a free seat, any if none is named; returns the seat and its token.

        Whoever sends the same `key` again, because the answer was lost, gets the same seat. It is as good as a token, so the
        store gets a digest of it only.
        """
        plain = plain_name(name)
        if len(entropy) > LONGEST_ENTROPY or not entropy.isprintable():
            raise Refused("entropy", 422, most=str(LONGEST_ENTROPY))
        taken: list[int] = []
        nonce = new_nonce() if key is None else self.seating.nonce_for(live.row.id, key)
        kept = f"join.{sha256(key.encode()).hexdigest()}" if key is not None else None

        def check() -> Change | None:
            done = next((at for at in range(live.row.seats) if (at, kept) in live.keys), None) if kept is not None else None
            if done is not None and kept is not None:
                taken[:] = [done]
                if live.tenure[done] != live.keys[done, kept][0] or live.chairs[done].name != plain or seat not in (None, done):
                    raise Refused("key-used", 422)
                return None
            chosen = _free_seat(live, seat)
            if any(chair.name.casefold() == plain.casefold() for chair in live.chairs):
                raise Refused("name-taken", name=plain)
            taken[:] = [chosen]
            entry = self._entry(live, 1, "join", chosen, {"name": plain, "entropy": "" if live.match else entropy}, kept)
            return Change([entry, *self._start_if_full(live, chosen)], (chosen, nonce))

        await self.change(live, check)
        return taken[0], self.seating.token(live.row.id, taken[0], nonce)

    def _start_if_full(self, live: Live, seat: int) -> list[Entry]:
        """The match begins with the last free seat."""
        if live.match is not None or any(chair.free for other, chair in enumerate(live.chairs) if other != seat):
            return []
        return [self._entry(live, 2, "start", ANYBODY)]

    async def seat_bot(self, live: Live, seat: int, bot: str) -> None:
        """Put a bot on a free seat."""
        _check_bot(bot)

        def check() -> Change | None:
            _free_seat(live, seat)
            entry = self._entry(live, 1, "bot", ANYBODY, {"seat": seat, "bot": bot, "name": _bot_name(seat)})
            return Change([entry, *self._start_if_full(live, seat)])

        await self.change(live, check)

    async def leave(self, live: Live, seat: int) -> None:
        """Give the seat up: every token for it ends. In mid-match the seat is free for another person or a bot."""
        held = self._holding(live, seat)

        def check() -> Change | None:
            held()
            if live.chairs[seat].free:
                raise Refused("given-up-already")
            return Change([self._entry(live, 1, "leave", seat)], (seat, new_nonce()))

        await self.change(live, check)

    async def hand_over(self, live: Live, by: int, seat: int, bot: str) -> None:
        """Let a bot play for a seat that is gone."""
        _check_bot(bot)
        held = self._holding(live, by)
        gone = await self.is_gone(live, seat)

        def check() -> Change | None:
            held()
            chair = _chair(live, seat)
            live.the_match()
            if seat == by:
                raise Refused("own-seat", 422)
            if chair.free or chair.player:
                raise Refused("nobody-missing", seat=str(seat))
            if not gone:
                raise Refused("not-gone", name=chair.name, seconds=str(self.settings.grace))
            return Change([self._entry(live, 1, "hand", by, {"seat": seat, "bot": bot})])

        await self.change(live, check)

    async def again(self, live: Live, seat: int) -> tuple[str, str | None]:
        """Go on with the same players: opens a table like this one, or finds the one that was opened, and sits down there.

        Returns the table and the token of the seat, None where it was not to be had.
        """
        held = self._holding(live, seat)
        if live.status != OVER:
            raise Refused("not-over")
        if not live.again:
            bots = {number: chair.bot for number, chair in enumerate(live.chairs) if chair.bot}
            row = live.row
            table_id = await self.open_table(Plan(row.game, row.seats, row.variant, row.edition, bots, row.clock, listed=False))

            def check() -> Change | None:
                held()
                return None if live.again else Change([self._entry(live, 1, "again", seat, {"table": table_id})])

            await self.change(live, check)
        other = await self.live(live.again)
        try:
            _, token = await self.join(other, seat, live.chairs[seat].name)
        except Refused:  # somebody else has sat down there, or one sits there already
            return live.again, None
        return live.again, token

    async def take_back(self, live: Live, seat: int) -> None:
        """The owner plays again."""
        held = self._holding(live, seat)

        def check() -> Change | None:
            held()
            return Change([self._entry(live, 1, "back", seat)]) if live.chairs[seat].stand_in else None

        await self.change(live, check)

    async def mark_seen(self, live: Live, seat: int) -> None:
        """Somebody is at the seat; written down now and then, many seats at a time."""
        now = time()
        if now - self._seen.get((live.row.id, seat), 0.0) > min(20.0, self.settings.grace / 4):
            self._seen[live.row.id, seat] = now
            self._unwritten.add((live.row.id, seat))
        if seat in live.gone and not _out_of_time(live, seat):
            live.gone = tuple(other for other in live.gone if other != seat)
            live.frames.clear()
            self.hub.tell(live.row.id)

    async def _write_seen(self) -> None:
        written, self._unwritten = self._unwritten, set()
        if written:
            await asyncio.to_thread(self.store.mark_seen, {at: self._seen[at] for at in written})

    async def _note_gone(self) -> None:
        """See who is gone at the tables in memory, and tell those who look at them."""
        lives = [live for live in self.lives.values() if live.status == PLAYING]
        seen = await asyncio.to_thread(self.store.seen_at, [live.row.id for live in lives])
        late = time() - self.settings.grace
        for live in lives:
            gone = tuple(
                seat
                for seat, chair in enumerate(live.chairs)
                if not chair.free
                and not chair.bot
                and (_out_of_time(live, seat) or max(self._seen.get((live.row.id, seat), 0.0), seen.get((live.row.id, seat), 0.0)) < late)
            )
            if gone != live.gone:
                live.gone = gone
                live.frames.clear()
                self.hub.tell(live.row.id)

    async def is_gone(self, live: Live, seat: int) -> bool:
        """Whether a seat may be handed to a bot: not seen for the grace time, or its clock has run out."""
        _chair(live, seat)
        if _out_of_time(live, seat):
            return True
        seen = await asyncio.to_thread(self.store.seen, live.row.id)
        return time() - max(seen[seat], self._seen.get((live.row.id, seat), 0.0)) > self.settings.grace

    # ---- play ----

    async def play(self, live: Live, seat: int, move: str | int, expected: int | None = None, key: str | None = None, bot: str = "") -> None:
        """Make a move. With `key` its holder may send the same request again; with `expected` it counts only at that move number.

        With `bot` the move is made only while that bot plays for the seat.
        """
        held = self._holding(live, seat)

        def check() -> Change | None:
            held()
            match = live.the_match()
            kept = f"{live.tenure[seat]}.{key}" if key is not None else None  # whoever has the seat next may use the same words
            if kept is not None and (seat, kept) in live.keys:
                if live.keys[seat, kept][1] != (live.game.codec.number(move) if isinstance(move, str) else move):
                    raise Refused("key-used", 422)
                return None  # it was made already
            number = move_number(match, seat, live.moves)
            if expected is not None and expected != number:
                raise Refused("expected", expected=str(expected), number=str(number))
            if bot and live.chairs[seat].player != bot:
                raise Refused("played-by-other")
            try:
                chosen = match.number(seat, move)
            except IllegalMove as error:
                raise Refused("illegal", 422 if seat in match.actors() else 409, sentence=str(error)) from None
            return Change([self._entry(live, 1, "move", seat, {"move": chosen}, kept)])

        await self.change(live, check)

    async def undo(self, live: Live, seat: int) -> None:
        """Take back the seat's latest move."""
        held = self._holding(live, seat)

        def check() -> Change | None:
            held()
            if not live.the_match().can_undo(seat):
                raise Refused("no-undo")
            return Change([self._entry(live, 1, "undo", seat)])

        await self.change(live, check)

    async def say(self, live: Live, seat: int, text: str) -> None:
        """Table talk."""
        plain = "".join(character for character in text if character.isprintable()).strip()
        if not plain or len(plain) > LONGEST_WORD:
            raise Refused("say", 422, most=str(LONGEST_WORD))
        held = self._holding(live, seat)

        def check() -> Change | None:
            held()
            return Change([self._entry(live, 1, "talk", seat, {"name": live.chairs[seat].name, "text": plain})])

        await self.change(live, check)

    def _entry(self, live: Live, ahead: int, kind: str, seat: int, data: dict[str, Any] | None = None, key: str | None = None) -> Entry:
        return Entry(live.number + ahead, time(), kind, seat, data or {}, key)

    # ---- bots ----

    def _wake_bots(self, live: Live) -> None:
        for seat in live.bots_to_move():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._move_bot(live, seat))

    async def _move_bot(self, live: Live, seat: int) -> None:
        """Think and move, as long as the seat is a bot's and owes a decision."""
        try:
            while seat in live.bots_to_move():
                if self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                match, bot = live.the_match(), live.chairs[seat].player
                expected = move_number(match, seat, live.moves)
                move = await self.desk.choose(match, seat, bot, f"{match.seed}/bot/{seat}/{expected}", live.row.edition)
                with suppress(Refused, ValueError):  # another process, or the seat's owner, was quicker
                    await self.play(live, seat, move, expected, bot=bot)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not move", extra={"table": live.row.id, "seat": seat})
        finally:
            live.thinking.discard(seat)

    async def _look_after(self) -> None:
        """Now and then: wake bots of tables that nobody looks at, see who is gone, forget tables that nobody touches."""
        tidied = time()
        while True:
            try:
                rows = await asyncio.to_thread(self.store.tables, PLAYING, False, 1000)
                rows = [row for row in rows if time() - row.changed > 5 and row.id not in self.lives and self._settled.get(row.id) != row.changed]
                with_bots = await asyncio.to_thread(self.store.with_bots, [row.id for row in rows])
                for row in rows:
                    self._settled[row.id] = row.changed
                    if row.id in with_bots:
                        with suppress(Refused):  # a table of other rules than this server's
                            await self.live(row.id)
                await self._write_seen()
                await self._note_gone()
                for live in list(self.lives.values()):
                    self._wake_bots(live)
                    if time() - live.touched > self.settings.idle_seconds and not live.thinking and not live.lock.locked():
                        self._forget(live)
                if time() - tidied > TIDY_EVERY:
                    gc.collect()
                    tidied = time()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(min(5.0, max(0.2, self.settings.grace / 4)))

    def _forget(self, live: Live) -> None:
        """Let a table go from memory; the store has everything."""
        del self.lives[live.row.id]
        self._settled[live.row.id] = live.changed
        for seat in range(live.row.seats):
            if (live.row.id, seat) not in self._unwritten:
                self._seen.pop((live.row.id, seat), None)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def plain_name(name: str) -> str:
    """A name as it is written at a table; refuses what is none."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Refused("name", 422, most=str(LONGEST_NAME))
    return plain


def _names(row: TableRow, sitting: Sequence[Entry]) -> list[str | None]:
    names: list[str | None] = [None] * row.seats
    for entry in sitting:
        names[entry.data["seat"] if entry.kind == "bot" else entry.seat] = entry.data.get("name")
    return names


def _read_edition(game: Game, text: str) -> Edition:
    """An edition of somebody's own; SetupError where it cannot be read at all, EditionError where something in it is wrong."""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise SetupError(f"the edition has a line with more than {MOST_DOTS} dots")
    try:
        return game.parse_edition(text, "edition")
    except RidottoError:
        raise
    except (RecursionError, ValueError):
        raise SetupError("the edition cannot be read: it is nested too deeply, or a number in it is too long") from None


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise SetupError(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")


def _bot_name(seat: int) -> str:
    """What a bot is called: the gondoliers of the house."""
    return ("Arlecchino", "Brighella", "Colombina", "Dottore", "Pulcinella")[seat]


def _chair(live: Live, seat: int) -> Chair:
    if not 0 <= seat < live.row.seats:
        raise Refused("no-such-seat", 422, seat=str(seat), last=str(live.row.seats - 1))
    return live.chairs[seat]


def _out_of_time(live: Live, seat: int) -> bool:
    """Whether the clock of a decision that the seat owes has run out."""
    since = live.chairs[seat].since
    return bool(live.row.clock and since and time() - since > live.row.clock)


def _free_seat(live: Live, seat: int | None) -> int:
    if seat is None:
        free = [number for number, chair in enumerate(live.chairs) if chair.free]
        if not free:
            raise Refused("full")
        return free[0]
    if not _chair(live, seat).free:
        raise Refused("taken", seat=str(seat), name=live.chairs[seat].name)
    if live.status == OVER:
        raise Refused("over")
    return seat
