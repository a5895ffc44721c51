"""Opening tables, and playing again with the same players."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ridotto.bots.levels import USUAL
from ridotto.bots.named import stepped
from ridotto.engine.edition import Edition
from ridotto.engine.errors import SetupError
from ridotto.engine.fair import draw_secret
from ridotto.engine.game import Game, game_named
from ridotto.engine.match import Played
from ridotto.engine.rng import Rng
from ridotto.table.service.admission import Admission
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import DRAW_RULE, OVER, PLAYING, WAITING, LiveTable, Moment, Refused
from ridotto.table.service.paces import NO_CLOCK, Pace, pace_of
from ridotto.table.service.seats import Seats, bot_name, check_level, checked_bot
from ridotto.table.service.tables import ANYBODY, Change, Tables, entry, still_held
from ridotto.table.service.tokens import new_id, new_nonce
from ridotto.table.store.members import Member
from ridotto.table.store.store import Entry, NewTable, Raced, TableRow

USUAL_SEATS = 3  # the fewest for which no rulebook makes exceptions, as for one or two
MOST_DOTS = 100  # in a line of an edition: parsing a TOML key with very many parts can take many seconds


@dataclass(frozen=True)
class TablePlan:
    """The properties of a table to open."""

    game: str
    seats: int
    variant: str = ""
    edition: str = ""
    """The text of a custom edition file; empty for the one that ships."""
    bots: dict[int, str] | None = None
    """Bots by seat."""
    pace: Pace = NO_CLOCK
    listed: bool = True
    stand_in: str = USUAL
    """The bot that plays for somebody who is gone."""
    hints: bool | None = None
    """Whether players may ask for hints; None: if only one person plays."""
    moment: Moment | None = None
    """The moment of a match that is over, from which the table plays on."""
    rated: bool = False
    """Whether the result changes the players' ratings."""


class Opening:
    """Opens tables."""

    def __init__(self, tables: Tables, seats: Seats, admission: Admission, with_members: bool = False) -> None:
        self._tables = tables
        self._with_members = with_members
        self._admission = admission
        self._seats = seats

    async def open_table(self, plan: TablePlan, name: str | None = None) -> str:
        """Open a table and return its name. One whose name was settled before is opened once, however often that is asked."""
        await self._admission.check()
        if plan.rated and not self._with_members:
            raise Refused("rated-no-members", 422)
        new = await asyncio.to_thread(_prepared, plan, name=name)  # a custom edition takes a while to read
        try:
            await self._tables.store.call(self._tables.store.open_table, new)
        except Raced:
            if name is None:
                raise
        await self._tables.get(new.row.id)
        return new.row.id

    async def play_on(self, live: LiveTable, number: int, seat: int) -> str:
        """Open a table that plays on after so many moves of a match that is over, with bots on all seats but one."""
        if live.status != OVER:
            raise Refused("no-replay")
        match = live.the_match()
        made = [(entry.seat, entry.move) for entry in match.log if isinstance(entry, Played)]
        if not 0 <= number < len(made) or not 0 <= seat < live.row.seats:
            raise Refused("no-moment", 422)
        row = live.row
        bots = {other: chair.bot or USUAL for other, chair in enumerate(live.chairs) if other != seat}
        moment = Moment(row.id, match.seed, made[:number])
        return await self.open_table(TablePlan(row.game, row.seats, row.variant, row.edition, bots, listed=False, moment=moment))

    async def again(self, live: LiveTable, seat: int, step: int = 0, member: Member | None = None) -> tuple[str, str | None]:
        """Play again with the same players: open a table like this one, or find the one opened, and sit down there.

        The others' seats are kept for them. Bots of a table that is opened now are `step` levels stronger. Returns the
        table and the token of the seat (None if the seat was not free). At a rated table `member` is who asks.
        """
        held = still_held(live, seat)
        if live.status != OVER:
            raise Refused("not-over")
        if not live.again:
            await self._admission.check()
            bots = {number: stepped(chair.bot, step) for number, chair in enumerate(live.chairs) if chair.bot}
            row = live.row
            plan = TablePlan(
                row.game, row.seats, row.variant, row.edition, bots, pace_of(row), listed=False, stand_in=row.stand_in, hints=row.hints, rated=row.rated
            )
            names = {str(number): chair.name for number, chair in enumerate(live.chairs) if chair.name and not chair.bot}
            new = await asyncio.to_thread(_prepared, plan, names)

            def check() -> Change | None:
                held()
                return None if live.again else Change([entry(live, 1, "again", seat, {"table": new.row.id})], opens=new)

            await self._tables.change(live, check)
        other = await self._tables.get(live.again)
        try:
            _, token = await self._seats.join(other, seat, live.chairs[seat].name, comes_back=True, member=member)
        except Refused:  # somebody else has taken the seat, or this player has already
            return live.again, None
        return live.again, token


def _prepared(plan: TablePlan, reserved: dict[str, str] | None = None, name: str | None = None) -> NewTable:
    """A table as it is stored, with its first entries; raises if the plan is invalid. `reserved` are names by seat."""
    game = game_named(plan.game)
    if plan.rated:
        check_rated(plan)
    edition = _read_edition(game, plan.edition) if plan.edition else None
    game.start(plan.seats, Rng.from_seed("trial"), plan.variant, edition)  # raises if seats or variant are wrong
    opened, entries = now(), list[Entry]()
    if plan.moment is not None:
        entries.append(Entry(1, opened, "continue", ANYBODY, vars(plan.moment)))
    for seat, bot in sorted((plan.bots or {}).items()):
        if not 0 <= seat < plan.seats:
            raise SetupError(f"there is no seat {seat}; seats are 0 to {plan.seats - 1}")
        entries.append(Entry(len(entries) + 1, opened, "bot", ANYBODY, {"seat": seat, "bot": checked_bot(bot, game), "name": bot_name(seat)}))
    begins = len(plan.bots or {}) == plan.seats
    if reserved:
        entries.append(Entry(len(entries) + 1, opened, "reserve", ANYBODY, {"names": reserved}))
    if begins:
        entries.append(Entry(len(entries) + 1, opened, "start", ANYBODY, {"draw": DRAW_RULE}))
    row = TableRow(
        id=name or new_id(),
        game=game.slug,
        rules=game.rules_version,
        edition=plan.edition,
        edition_digest=(edition or game.edition).digest,
        variant=plan.variant,
        seats=plan.seats,
        secret=draw_secret(),
        clock=plan.pace.clock,
        stand_in=checked_bot(plan.stand_in, game),
        listed=plan.listed,
        status=PLAYING if begins else WAITING,
        created=opened,
        changed=opened,
        hints=len(plan.bots or {}) == plan.seats - 1 and not plan.rated if plan.hints is None else plan.hints,
        pace=plan.pace.kind,
        reserve=plan.pace.reserve,
        rated=plan.rated,
        bots=bool(plan.bots),
    )
    return NewTable(row, [new_nonce() for _ in range(plan.seats)], entries)


def table_with(plan: TablePlan, people: Mapping[int, str], nonce: Callable[[str, int], str]) -> NewTable:
    """A table at which people sit already, named by seat, and bots on all other seats: its match begins at once.

    `nonce` makes the nonce of a person's seat from the table's name and the seat.
    """
    assert len(people) + len(plan.bots or {}) == plan.seats
    new = _prepared(plan)
    opened, entries = new.row.created, list(new.entries)
    for seat, name in sorted(people.items()):
        entries.append(Entry(len(entries) + 1, opened, "join", seat, {"name": name, "entropy": ""}))
    entries.append(Entry(len(entries) + 1, opened, "start", ANYBODY, {"draw": DRAW_RULE}))
    nonces = [nonce(new.row.id, seat) if seat in people else unused for seat, unused in enumerate(new.nonces)]
    # the timekeeper looks at it soon, and then knows better when somebody's time can run out
    row = replace(new.row, status=PLAYING, due=opened if plan.pace.kind else None)
    return NewTable(row, nonces, entries)


def check_rated(plan: TablePlan) -> None:
    """Refuse a rated table whose result would not say the same as that of others: see docs/ratings.md."""
    bots = plan.bots or {}
    if plan.seats < 2 or len(bots) >= plan.seats:
        raise Refused("rated-alone", 422)
    if plan.variant:
        raise Refused("rated-variant", 422)
    if plan.edition or plan.moment is not None:
        raise Refused("rated-edition", 422)
    if plan.hints:
        raise Refused("rated-hints", 422)
    for bot in (*bots.values(), plan.stand_in):
        check_level(bot)


def _read_edition(game: Game, text: str) -> Edition:
    """A custom edition; SetupError if it is not even parsed, EditionError if something in it is wrong."""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise SetupError(f"the edition has a line with more than {MOST_DOTS} dots")
    return game.parse_edition(text, "edition")
