"""Seats: taking and leaving them, bots, and stand-ins for players who are gone."""

from collections.abc import Sequence
from hashlib import sha256

from ridotto.bots.named import checked_name, level_of
from ridotto.engine.fair import DIGEST, PlayerText
from ridotto.engine.game import Game
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import DRAW_RULE, OVER, PLAYING, Chair, LiveTable, Refused
from ridotto.table.service.paces import CORRESPONDENCE
from ridotto.table.service.presence import Presence
from ridotto.table.service.tables import ANYBODY, Change, Tables, entry, still_held
from ridotto.table.service.tokens import SeatTokens, new_nonce
from ridotto.table.store.members import Member
from ridotto.table.store.store import Entry

LONGEST_NAME = 40
LONGEST_ENTROPY = 200
MOST_SECONDS, MOST_SIMULATIONS = 2.0, 20_000  # that `seer` is given for one decision, whoever asks
REVEAL_SECONDS = 10.0  # how long to wait for sealed texts once every seat is taken


class Seats:
    """The seats of all tables."""

    def __init__(self, tables: Tables, tokens: SeatTokens, presence: Presence) -> None:
        self._tables = tables
        self._tokens = tokens
        self._presence = presence

    async def seat_of(self, live: LiveTable, tokens: Sequence[str]) -> int | None:
        """The seat that one of these tokens holds at the table, or None.

        Nonces are read again when a seat has changed hands. It does no harm if a seat given up in another process is
        still held here: this process still has the table as it was before, and reads on before any change
        (`still_held`).
        """
        if not tokens:
            return None
        seat = await self._seat_here(live, tokens)
        if seat is None and self._tables.store.shared:  # the seat may have been taken in another process a moment ago
            await self._tables.catch_up(live.row.id)
            seat = await self._seat_here(live, tokens)
        return seat

    async def _seat_here(self, live: LiveTable, tokens: Sequence[str]) -> int | None:
        """The seat that one of these tokens holds, as far as this process knows."""
        read_at, nonces = live.nonces
        if read_at != live.seats_changed:
            read_at = live.seats_changed
            nonces = await self._tables.store.call(self._tables.store.nonces, live.row.id)
            live.nonces = (read_at, nonces)
        return next((seat for token in tokens if (seat := self._tokens.seat(token, live.row.id, nonces)) is not None), None)

    async def join(
        self,
        live: LiveTable,
        seat: int | None,
        name: str,
        entropy: str = "",
        key: str | None = None,
        comes_back: bool = False,
        sealed: str = "",
        member: Member | None = None,
    ) -> tuple[int, str]:
        """Take a free seat, the first if none is named; returns the seat and its token.

        Whoever sends the same `key` again, because the response was lost, gets the same seat. A key is as good as a
        token, so the store gets only a digest of it. With `comes_back` it is the player for whom the seat is reserved.
        `sealed` is the commitment to a text that is opened later (`reveal`), instead of an open text. At a rated table
        it must be a `member`, who sits there under their own name.
        """
        plain = plain_name(own_name(member) if live.row.rated else name)
        _check_text(entropy)
        if sealed and (entropy or not DIGEST.fullmatch(sealed)):
            raise Refused("seal", 422)
        taken: list[int] = []
        nonce = new_nonce() if key is None else self._tokens.nonce_for(live.row.id, key)
        kept = f"join.{sha256(key.encode()).hexdigest()}" if key is not None else None

        def check() -> Change | None:
            done = next((at for at in range(live.row.seats) if (at, kept) in live.keys), None) if kept is not None else None
            if done is not None and kept is not None:
                taken[:] = [done]
                if live.held_since[done] != live.keys[done, kept][0] or live.chairs[done].name != plain or seat not in (None, done):
                    raise Refused("key-used", 422)
                return None
            reserved = {} if comes_back else live.reserved(now())
            chosen = _free_seat(live, seat, reserved)
            if live.row.rated and member is not None:
                _check_rated(live, chosen, member)
            others = [*(chair.name for chair in live.chairs), *reserved.values()]
            if any(other.casefold() == plain.casefold() for other in others):
                raise Refused("name-taken", name=plain)
            taken[:] = [chosen]
            rated = {"member": member.id} if live.row.rated and member is not None else {}
            joins = entry(live, 1, "join", chosen, {"name": plain, "entropy": "" if live.match else entropy, **rated}, kept)
            commits = [entry(live, 2, "commit", chosen, {"commitment": sealed})] if sealed and not live.match else []
            return _seated(live, [joins, *commits], chosen, (chosen, nonce))

        await self._tables.change(live, check)
        return taken[0], self._tokens.token(live.row.id, taken[0], nonce)

    async def seat_bot(self, live: LiveTable, seat: int, bot: str) -> None:
        """Put a bot on a free seat."""
        bot = checked_bot(bot, live.game)
        if live.row.rated:
            check_level(bot)

        def check() -> Change | None:
            _free_seat(live, seat, {})
            sits = entry(live, 1, "bot", ANYBODY, {"seat": seat, "bot": bot, "name": bot_name(seat)})
            return _seated(live, [sits], seat)

        await self._tables.change(live, check)

    async def reveal(self, live: LiveTable, seat: int, text: str, salt: str) -> None:
        """Open the seat's sealed text.

        Refused until every seat is taken: a later player could choose a text to match it.
        """
        _check_text(text)
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            chair = live.chairs[seat]
            opened = PlayerText(text, salt, chair.entropy_commitment)
            if not chair.entropy_commitment or opened.withheld or not opened.holds:
                raise Refused("reveal-wrong", 422)
            if chair.text == opened:
                return None
            if live.match is not None:
                raise Refused("reveal-late")
            if not live.full_since:
                raise Refused("reveal-early")
            reveals = entry(live, 1, "reveal", seat, {"entropy": text, "salt": salt})
            return Change([reveals, _start(live, 2)], status=PLAYING) if live.sealed() == [seat] else Change([reveals])

        await self._tables.change(live, check)

    async def begin_without_texts(self, live: LiveTable) -> None:
        """Begin the match although texts are still sealed, once the wait for them is over."""

        def check() -> Change | None:
            waited = live.full_since and now() - live.full_since > REVEAL_SECONDS
            return Change([_start(live, 1)], status=PLAYING) if waited else None

        await self._tables.change(live, check)

    async def leave(self, live: LiveTable, seat: int) -> None:
        """Give up the seat: all its tokens become invalid. In mid-match another person or a bot can take it."""
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            if live.chairs[seat].free:
                raise Refused("given-up-already")
            if live.full_since:  # whoever sits down next would know the texts that were opened
                raise Refused("texts-awaited")
            return Change([entry(live, 1, "leave", seat)], (seat, new_nonce()))

        await self._tables.change(live, check)

    async def hand_over(self, live: LiveTable, by: int, seat: int) -> None:
        """Let the table's bot play for a player who is gone."""
        held = still_held(live, by)
        gone = await self._presence.is_gone(live, seat)

        def check() -> Change | None:
            held()
            chair = chair_at(live, seat)
            live.the_match()
            if seat == by:
                raise Refused("own-seat", 422)
            if chair.free or chair.player:
                raise Refused("nobody-missing", seat=str(seat))
            if not gone:
                if live.row.pace == CORRESPONDENCE:
                    raise Refused("not-late", name=chair.name)
                raise Refused("not-gone", name=chair.name, seconds=str(self._presence.grace))
            return Change([entry(live, 1, "hand", by, {"seat": seat, "bot": live.row.stand_in})])

        await self._tables.change(live, check)

    async def stand_in_for_late(self, live: LiveTable) -> None:
        """Let the table's bot play for everybody whose time has run out while somebody waits for them."""

        def check() -> Change | None:
            late = live.clocks.late(now())
            hands = [entry(live, ahead, "hand", ANYBODY, {"seat": seat, "bot": live.row.stand_in}) for ahead, seat in enumerate(late, 1)]
            return Change(hands) if hands else None

        await self._tables.change(live, check)

    async def stand_in_for(self, live: LiveTable, seat: int) -> None:
        """Let the table's bot play for somebody who cannot come; a seat at a table without a match is given up."""
        if live.match is None:
            await self.leave(live, seat)
            return
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            if live.chairs[seat].player or live.status == OVER:
                return None
            return Change([entry(live, 1, "hand", ANYBODY, {"seat": seat, "bot": live.row.stand_in, "why": "away"})])

        await self._tables.change(live, check)

    async def take_back(self, live: LiveTable, seat: int) -> None:
        """Let the seat's owner play again; not while the bot makes the decision for which the time has run out."""
        held = still_held(live, seat)

        def check() -> Change | None:
            held()
            if not live.chairs[seat].stand_in:
                return None
            if live.row.pace and live.clocks.out_of_time(seat, now()):
                raise Refused("out-of-time")
            return Change([entry(live, 1, "back", seat)])

        await self._tables.change(live, check)


def _seated(live: LiveTable, sits: list[Entry], seat: int, nonce: tuple[int, str] | None = None) -> Change:
    """The change when somebody sits down; the last seat begins the match, unless there are sealed texts to open."""
    free = any(chair.free for other, chair in enumerate(live.chairs) if other != seat)
    if live.match is not None or free or live.sealed() or sits[-1].kind == "commit":
        return Change(sits, nonce)
    return Change([*sits, _start(live, len(sits) + 1)], nonce, PLAYING)


def _start(live: LiveTable, ahead: int) -> Entry:
    return entry(live, ahead, "start", ANYBODY, {"draw": DRAW_RULE})


def _check_text(text: str) -> None:
    if len(text) > LONGEST_ENTROPY or not text.isprintable():
        raise Refused("entropy", 422, most=str(LONGEST_ENTROPY))


def plain_name(name: str) -> str:
    """A name with its spaces normalised; Refused if it is empty, too long or not printable, or of dots alone: no address leads to `..`."""
    plain = " ".join(name.split())
    if not plain.strip(".") or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Refused("name", 422, most=str(LONGEST_NAME))
    return plain


def own_name(member: Member | None) -> str:
    """The name under which a member sits at a rated table; Refused for guests."""
    if member is None or member.name is None:
        raise Refused("rated-guest", 403)
    return member.name


def _check_rated(live: LiveTable, seat: int, member: Member) -> None:
    """Refuse a second seat to a member, and the seat of somebody for whom the match is rated already."""
    if any(chair.member == member.id for chair in live.chairs):
        raise Refused("sit-already")
    if live.rated_as and live.rated_as[seat] != member.id:
        raise Refused("rated-begun")


def check_level(bot: str) -> None:
    """Refuse a bot that cannot be rated."""
    if not level_of(bot):
        raise Refused("rated-bot", 422, bot=bot)


def checked_bot(bot: str, game: Game) -> str:
    """A bot's present name; SetupError if there is no such bot, it does not know the game, or would keep the house busy for too long."""
    return checked_name(bot, MOST_SECONDS, MOST_SIMULATIONS, game)


def bot_name(seat: int) -> str:
    """The name of a seat's bot, after the masks of the commedia dell'arte."""
    return ("Arlecchino", "Brighella", "Colombina", "Dottore", "Pulcinella")[seat]


def chair_at(live: LiveTable, seat: int) -> Chair:
    """A seat of the table; Refused if there is none with that number."""
    if not 0 <= seat < live.row.seats:
        raise Refused("no-such-seat", 422, seat=str(seat), first="0", last=str(live.row.seats - 1))
    return live.chairs[seat]


def _free_seat(live: LiveTable, seat: int | None, reserved: dict[int, str]) -> int:
    """A seat that can be taken; those in `reserved` are kept for others."""
    if live.status == OVER:
        raise Refused("over")
    if seat is None:
        free = [number for number, chair in enumerate(live.chairs) if chair.free and number not in reserved]
        if not free:
            raise Refused("full")
        return free[0]
    if not chair_at(live, seat).free:
        raise Refused("taken", seat=str(seat), name=live.chairs[seat].name)
    if seat in reserved:
        raise Refused("reserved", seat=str(seat), name=reserved[seat])
    return seat
