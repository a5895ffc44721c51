"""One table in memory: what its entries add up to.

`apply` takes entries that are already in the store; `seats`, `play` and `opening` check what is allowed before they are
written. Nothing here reads or writes the store.
"""

import asyncio
import re
from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from ridotto.bots.named import present_name
from ridotto.engine.codec import Event
from ridotto.engine.edition import Edition
from ridotto.engine.errors import RidottoError
from ridotto.engine.fair import Draw, PlayerText, TableDraw, commitment, promised
from ridotto.engine.game import game_named
from ridotto.engine.match import Match, Played
from ridotto.table.language import table_words
from ridotto.table.service.pauses import Pauses
from ridotto.table.service.seat_clocks import SeatClocks, Stood
from ridotto.table.store.store import OVER as OVER
from ridotto.table.store.store import Entry, TableRow

WAITING = "waiting"
PLAYING = "playing"
CLOSED = "closed"  # by the operator: a status of the store; in memory `LiveTable.closed` says why
KEPT_TALK = 50  # messages; the store has all of them
SNAPSHOT_FORM = 7  # raised when the format changes; snapshots in an older one are ignored, as entries have it all
MOST_SHARED = 3_000  # events that tables have in common
RESERVED_SECONDS = 600  # how long a seat is kept for a player of the previous match
DRAW_RULE = 2  # by which the seed of a new match is drawn; older tables name none, which means rule 1 (`Draw`)
SEATS_SAID = ("seat", "seats", "first", "last")  # arguments of refusals that are numbers of seats

_shared: dict[tuple[Any, ...], Event] = {}


class Refused(RidottoError):  # noqa: N818 (an answer, not a mistake)
    """A refused request: message `refused-KEY` of the table's words, and the HTTP status.

    Programs get it in English, people in their language.
    """

    def __init__(self, key: str, status: int = 409, **args: str | int) -> None:
        super().__init__(table_words("en")(f"refused-{key}", **args))
        self.key = key
        self.status = status
        self.args_said = args

    def said(self, language: str) -> str:
        """The sentence for people, in a language: they count seats from 1, as pages do."""
        counted = {name: re.sub(r"\d+", _from_one, str(seats)) for name, seats in self.args_said.items() if name in SEATS_SAID}
        return table_words(language)(f"refused-{self.key}", **{**self.args_said, **counted})


def _from_one(seat: re.Match[str]) -> str:
    return str(int(seat[0]) + 1)


@dataclass
class Chair:
    """One seat of a table."""

    name: str = ""
    """Who sits here; empty while the seat is free."""
    bot: str = ""
    """The bot that was seated here."""
    stand_in: str = ""
    """The bot that plays for somebody who is gone."""
    entropy: str = ""
    """The player's text for the shuffle."""
    salt: str = ""
    """The salt with which the text was sealed, once it is opened."""
    entropy_commitment: str = ""
    """The seal of the text, where it was sealed."""
    since: float = 0.0
    """Since when the clock has been running for the decision the seat owes; 0 if it owes none."""
    known_since: float = 0.0
    """The same as far as others know: secret choices do not restart it."""
    reserve: float = 0.0
    """Seconds left to the seat for the whole match beyond those for one decision; what the present one uses is still in it."""
    known_reserve: float = 0.0
    """The same as far as others know: as it was when the seat had no secret."""
    member: str = ""
    """At a rated table, the id of the member who sits here; never shown."""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.name

    @property
    def player(self) -> str:
        """The bot that moves for this seat, empty when a person does."""
        return self.bot or self.stand_in

    @property
    def text(self) -> PlayerText:
        """What goes into the shuffle."""
        return PlayerText(self.entropy, self.salt, self.entropy_commitment)


@dataclass(frozen=True)
class Moment:
    """A moment of another match, from which a table plays on."""

    table: str
    """The table of that match."""
    seed: str
    """Its seed, which everybody can know: that match is over."""
    made: Sequence[Sequence[int]]
    """Its moves up to there, each a seat and a move."""


@dataclass(frozen=True)
class Word:
    """Something said at the table."""

    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class SeatChange:
    """Somebody left a seat, or took it over, in mid-match; or its bot could not decide."""

    kind: str
    """left, joined, bot (seated), stand-in, late or away (the same by itself), back or failed (a random move was made for the bot):
    message `table-told-KIND`."""
    seat: int
    name: str
    """Whose seat it was."""
    by: str
    """Who has it now; for a stand-in who asked for it."""
    after: int
    """How long the match's log was: where this belongs among the events."""


@dataclass(frozen=True)
class SeatRating:
    """The rating of whoever plays on a seat."""

    points: int
    """As people read it."""
    provisional: bool
    shown: str
    """Whom it is shown to (`store/profiles.py`)."""
    change: int | None = None
    """What the match has changed it by, once it is over."""


Links = frozenset[tuple[int, str]]
"""Seats and names of members whose profiles everybody may see."""


@dataclass(frozen=True)
class TableLinks:
    """The links at a table when its seats had last changed at this moment."""

    seats_changed: int
    read: float
    """When they were read."""
    links: Links


@dataclass(frozen=True)
class TableRatings:
    """The ratings at a table when it had `state`."""

    state: tuple[int, str]
    """`LiveTable.rating_state`."""
    read: float
    """When they were read."""
    seats: dict[int, SeatRating]


@dataclass
class LiveTable:
    """A table after its first `number` entries."""

    row: TableRow
    number: int = 0
    chairs: list[Chair] = field(default_factory=list)
    talk: list[Word] = field(default_factory=list)
    match: Match | None = None
    keys: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    """For each idempotency key of a seat, the entry it led to, and the move that was made (-1: none)."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    thinking: set[int] = field(default_factory=set)
    """Seats for which a bot is thinking in this process."""
    gone: tuple[int, ...] = ()
    """Seats whose players have been absent for the grace time, or are out of time, as this process last noted."""
    seats_changed: int = 0
    """The entry with which a seat last changed hands: nonces read before it are no longer valid."""
    snapshot_number: int = 0
    """The last entry that a snapshot covers, as far as this process knows."""
    nonces: tuple[int, list[str]] = (-1, [])
    """The value of `seats_changed` when the nonces were read, and the nonces of the seats."""
    frames: dict[int | None, dict[Hashable, Any]] = field(default_factory=dict)
    """For each viewer the cached frames, until the table changes for that viewer; `picture.keep_frame` fills it."""
    moves: int = 0
    """How many moves have been made and not taken back."""
    changed: float = 0.0
    """When the latest entry was made; 0 if only a snapshot has been read."""
    again: str = ""
    """The table where the same players play again, once somebody has opened one after the match."""
    full_since: float = 0.0
    """Since when every seat has been taken; 0 while one is free and once the match has begun."""
    seat_changes: list[SeatChange] = field(default_factory=list)
    """Who left and came in mid-match, and which bots failed, for the log."""
    hints: dict[int, tuple[int, Played | None, Any]] = field(default_factory=dict)
    """For each seat the hints it was given last, with the moment that they are for (`service/hints.py`)."""
    moment: Moment | None = None
    """The moment of another match that this one continues, if it does."""
    closed: str = ""
    """Why the operator has closed the table; nothing more can be done at it."""
    seed_commitment: str | None = None
    """The commitment to the seed, None before the match."""
    pauses: Pauses = field(default_factory=Pauses)
    """When no time ran, because the house was away."""
    ratings: "TableRatings | None" = None
    """At a rated table, the ratings of those who sit there, as they were last read (`service/ratings.py`)."""
    links: TableLinks | None = None
    """At a public or rated table, who shows themselves to everybody, as it was last read (`service/profiles.py`)."""

    def __post_init__(self) -> None:
        self.game = game_named(self.row.game)
        self.row = replace(self.row, stand_in=present_name(self.row.stand_in))
        self.edition: Edition | None = None
        if self.row.edition:
            self.edition = self.game.parse_edition(self.row.edition, "edition of the table")
        self.chairs = [Chair() for _ in range(self.row.seats)]
        self.held_since = [0] * self.row.seats
        """The entry with which each seat last changed hands."""
        self._reserved: dict[int, str] = {}
        self._reserved_until = 0.0
        self.stood: list[list[Stood]] = [[] for _ in self.chairs]
        """For each seat, its clock before each move that it may take back."""
        self.secret_commitment = commitment(self.row.secret)
        """The server's commitment from before anybody sat down."""
        self.opened = datetime.fromtimestamp(self.row.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        """When that was shown."""
        self._draw_rule = DRAW_RULE
        self.first_names: tuple[str, ...] = ()
        """Who sat on each seat when the match began."""
        self.rated_as: tuple[str, ...] = ()
        """At a rated table, for whom each seat counts: the id of a member, or a bot, who sat there when the match began."""

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        if self.match is None:
            return WAITING
        return OVER if self.match.over else PLAYING

    @property
    def rating_state(self) -> tuple[int, str]:
        """What ratings at this table depend on: who sits here, and whether the match is over."""
        return self.seats_changed, self.status

    @property
    def clocks(self) -> SeatClocks:
        """How much time each seat has. Made when it is asked for: a table must not hold what holds the table."""
        return SeatClocks(self)

    # ---- what happened ----

    def apply(self, entry: Entry) -> None:
        """Apply an entry."""
        assert entry.number == self.number + 1, f"entry {entry.number} cannot follow entry {self.number}"
        heard = len(self.match.log) if self.match is not None else 0
        facts, secret, undoable = self._public_facts(), self.secret_moves(entry.seat), self._undoable()
        APPLY[entry.kind](self, entry)
        waiting_for_texts = self.match is None and not any(chair.free for chair in self.chairs)
        self.full_since = (self.full_since or entry.at) if waiting_for_texts else 0.0
        self._share_events(heard)
        self.number, self.changed = entry.number, entry.at
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = (entry.number, entry.data.get("move", -1))
        self.clocks.run(entry, self._owing())
        if entry.kind in ("move", "undo") and self._public_facts() == facts and self.secret_moves(entry.seat) != secret:
            for seat in {entry.seat} | (undoable ^ self._undoable()):
                self.frames.pop(seat, None)  # nothing has changed for the others, and response times must not tell
        else:
            self.frames.clear()

    def _owing(self) -> list[int]:
        return self.match.actors() if self.match is not None else []

    def _public_facts(self) -> tuple[list[int], int]:
        """What changes with every move that others may know of: who owes a decision, and the number of seals."""
        return self._owing(), int(self.match.state.seals) if self.match is not None else 0

    def secret_moves(self, seat: int) -> int:
        """How many of a seat's latest moves nobody else may know of yet."""
        return int(self.match.state.secret[seat]) if self.match is not None and seat >= 0 else 0

    def _undoable(self) -> set[int]:
        """The seats that may take a move back."""
        return {seat for seat in range(self.row.seats) if self.match.can_undo(seat)} if self.match is not None else set()

    def restore(self, snapshot: dict[str, Any], number: int) -> None:
        """Return to a snapshot."""
        self.chairs = [Chair(**chair) for chair in snapshot["chairs"]]
        for chair in self.chairs:
            chair.bot, chair.stand_in = present_name(chair.bot), present_name(chair.stand_in)
        self.talk = [Word(**word) for word in snapshot["talk"]][-KEPT_TALK:]
        self.keys = {(seat, key): (at, move) for seat, key, at, move in snapshot["keys"]}
        self.held_since = list(snapshot["tenure"])
        self.again = snapshot["again"]
        self.seat_changes = [SeatChange(**change) for change in snapshot["seat_changes"]]
        self._draw_rule, self.first_names = snapshot["draw"], tuple(snapshot["first_names"])
        self.rated_as = tuple(snapshot.get("rated_as", ()))
        self.closed = snapshot.get("closed", "")
        self.moment = Moment(**snapshot["moment"]) if snapshot["moment"] else None
        self.match = self._new_match(snapshot["names"])
        self.match.restore(snapshot["match"])
        self.moves = sum(type(entry) is Played for entry in self.match.log)
        self._share_events(0)
        self.number = self.snapshot_number = number

    def snapshot(self) -> dict[str, Any] | None:
        """The table as plain data; None while it waits or while a move could be taken back."""
        kept = self.match.snapshot() if self.match is not None else None
        if kept is None:
            return None
        keys = [[*of, *led] for of, led in self.keys.items()]
        chairs, talk = [vars(chair) for chair in self.chairs], [vars(word) for word in self.talk]
        return {
            "form": SNAPSHOT_FORM,
            "chairs": chairs,
            "talk": talk,
            "keys": keys,
            "tenure": self.held_since,
            "again": self.again,
            "seat_changes": [vars(change) for change in self.seat_changes],
            "draw": self._draw_rule,
            "first_names": list(self.first_names),
            "rated_as": list(self.rated_as),
            "closed": self.closed,
            "moment": vars(self.moment) if self.moment is not None else None,
            "names": list(self.the_match().names),
            "match": kept,
        }

    def _join(self, entry: Entry) -> None:
        self._sit(entry, entry.seat, "")

    def _bot(self, entry: Entry) -> None:
        self._sit(entry, entry.data["seat"], present_name(entry.data["bot"]))

    def _sit(self, entry: Entry, seat: int, bot: str) -> None:
        chair = self.chairs[seat]
        self._note_change("bot" if bot else "joined", seat, entry.data["name"])
        chair.name, chair.bot, chair.stand_in, chair.member = entry.data["name"], bot, "", entry.data.get("member", "")
        if self.match is None:
            chair.entropy = entry.data.get("entropy", "")  # not later: the seed must always follow from the same texts
            chair.salt = chair.entropy_commitment = ""
        else:
            self.match.names = tuple(chair.name if n == seat else name for n, name in enumerate(self.match.names))
        self.seats_changed = self.held_since[seat] = entry.number

    def _leave(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        self._note_change("left", entry.seat)
        chair.name, chair.bot, chair.stand_in, chair.member = "", "", "", ""
        if self.match is None:
            chair.entropy = chair.salt = chair.entropy_commitment = ""
        self.seats_changed = self.held_since[entry.seat] = entry.number

    def _commit(self, entry: Entry) -> None:
        self.chairs[entry.seat].entropy_commitment = entry.data["commitment"]

    def _reveal(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        chair.entropy, chair.salt = entry.data["entropy"], entry.data["salt"]

    def _continue(self, entry: Entry) -> None:
        self.moment = Moment(**entry.data)

    def _start(self, entry: Entry) -> None:
        self._draw_rule = entry.data.get("draw", 1)
        self.first_names = tuple(chair.name for chair in self.chairs)
        self.rated_as = tuple(chair.member or chair.bot for chair in self.chairs) if self.row.rated else ()
        self.match = self._new_match(self.first_names)
        if self.moment is not None:
            for seat, move in self.moment.made:
                self.match.play(seat, move)
            self.moves = len(self.moment.made)
            self.match.settle()

    def _reserve(self, entry: Entry) -> None:
        self._reserved = {int(seat): name for seat, name in entry.data["names"].items()}
        self._reserved_until = entry.at + RESERVED_SECONDS

    def _again(self, entry: Entry) -> None:
        self.again = entry.data["table"]

    def _close(self, entry: Entry) -> None:
        self.closed = entry.data["why"]

    def _move(self, entry: Entry) -> None:
        assert self.match is not None
        if entry.data.get("failed"):
            self._note_change("failed", entry.seat)
        self.match.play(entry.seat, entry.data["move"])
        self.moves += 1

    def _undo(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        self.moves -= 1

    def _talk(self, entry: Entry) -> None:
        self.talk.append(Word(entry.seat, entry.data["name"], entry.data["text"], entry.at))
        del self.talk[:-KEPT_TALK]

    def _hand(self, entry: Entry) -> None:
        if entry.seat < 0:
            self._note_change(entry.data.get("why", "late"), entry.data["seat"])
        else:
            self._note_change("stand-in", entry.data["seat"], self.chairs[entry.seat].name)
        self.chairs[entry.data["seat"]].stand_in = present_name(entry.data["bot"])

    def _back(self, entry: Entry) -> None:
        self._note_change("back", entry.seat)
        self.chairs[entry.seat].stand_in = ""

    def _note_change(self, kind: str, seat: int, by: str = "") -> None:
        """Note for the log what happened to a seat in mid-match."""
        if self.match is not None:
            self.seat_changes.append(SeatChange(kind, seat, self.match.names[seat], by, len(self.match.log)))

    def match_anew(self) -> Match:
        """The match as it was before its first move."""
        return self._new_match(self.the_match().names)

    def _new_match(self, names: Sequence[str]) -> Match:
        texts = tuple(chair.text for chair in self.chairs)
        draw: Draw | TableDraw | None = Draw(self.row.secret, tuple(text.text for text in texts))
        if self._draw_rule == DRAW_RULE:
            draw = TableDraw(self.row.secret, self.row.id, self.opened, self.first_names, texts)
        seed = ""
        if self.moment is not None:
            seed, draw = self.moment.seed, None  # nothing is drawn here
        match = Match(self.game, self.row.seats, seed, self.row.variant, names, self.edition, draw)
        self.seed_commitment = match.commitment
        return match

    def _share_events(self, since: int) -> None:
        """Store identical events of all tables only once: most of a long match is its log."""
        log = self.match.log if self.match is not None else []
        for at in range(since, len(log)):
            event = log[at]
            if isinstance(event, Event):
                values = (tuple(value) if isinstance(value, list) else value for value in event.args.values())
                key = (self.row.game, event.kind, event.audience, *values)
                log[at] = _shared.setdefault(key, event) if len(_shared) < MOST_SHARED else _shared.get(key, event)

    def frozen(self) -> "LiveTable":
        """A copy of the table that does not change, for drawing while play continues."""
        twin = copy(self)
        twin.match = self.match.clone() if self.match is not None else None
        twin.chairs = [replace(chair) for chair in self.chairs]
        twin.talk, twin.seat_changes = list(self.talk), list(self.seat_changes)
        twin.frames = {}
        return twin

    # ---- what may happen ----

    def reserved(self, at: float) -> dict[int, str]:
        """The free seats that are kept for players of the previous match, with their names."""
        return {seat: name for seat, name in self._reserved.items() if self.chairs[seat].free} if at < self._reserved_until else {}

    def sealed(self) -> list[int]:
        """Seats whose texts are sealed and not opened yet."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.text.withheld]

    def promised(self) -> str:
        """Everything that is fixed before sealed texts are opened."""
        names = self.first_names or [chair.name for chair in self.chairs]
        return promised(self.secret_commitment, self.opened, names, [chair.text for chair in self.chairs])

    def bots_to_move(self) -> list[int]:
        """Seats that owe a decision and are played by a bot."""
        return [seat for seat in self.match.actors() if self.chairs[seat].player] if self.match is not None and not self.closed else []

    def people(self) -> bool:
        """Whether people play here."""
        return any(chair.name and not chair.player for chair in self.chairs)

    def the_match(self) -> Match:
        """The match; Refused while the table waits for players or texts."""
        if self.full_since:
            raise Refused("texts-awaited")
        if self.match is None:
            free = [str(seat) for seat, chair in enumerate(self.chairs) if chair.free]
            raise Refused("not-begun", seats=", ".join(free), count=len(free))
        return self.match


APPLY: dict[str, Callable[[LiveTable, Entry], None]] = {
    "join": LiveTable._join,
    "bot": LiveTable._bot,
    "leave": LiveTable._leave,
    "reserve": LiveTable._reserve,
    "continue": LiveTable._continue,
    "commit": LiveTable._commit,
    "reveal": LiveTable._reveal,
    "start": LiveTable._start,
    "move": LiveTable._move,
    "undo": LiveTable._undo,
    "talk": LiveTable._talk,
    "hand": LiveTable._hand,
    "back": LiveTable._back,
    "again": LiveTable._again,
    "close": LiveTable._close,
}
"""What each kind of entry does to a table."""
