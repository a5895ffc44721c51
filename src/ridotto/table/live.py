"""One table in memory: what its entries add up to.

`apply` takes entries that are in the store; the methods named `can_...` or `check_...` say beforehand whether something may
happen and raise a `Refused` with a sentence otherwise. Nothing here reads or writes the store.
"""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.edition import Edition
from ridotto.engine.errors import RidottoError
from ridotto.engine.fair import Draw, commitment
from ridotto.engine.game import game_named
from ridotto.engine.match import Match, Played
from ridotto.table.speech import table_words
from ridotto.table.store import Entry, TableRow

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"
KEPT_TALK = 200
SNAPSHOT_FORM = 2  # raised when a snapshot holds something else than before: older ones are not read, as the entries tell the same
MOST_SHARED = 20_000  # events that tables have in common

_shared: dict[tuple[Any, ...], Event] = {}


class Refused(RidottoError):  # noqa: N818 (an answer, not a mistake)
    """What was asked cannot be done now: message `refused-KEY` of the table's words; `status` is the HTTP status that says so.

    Programs are told in English, people in their language.
    """

    def __init__(self, key: str, status: int = 409, **args: str) -> None:
        super().__init__(table_words("en")(f"refused-{key}", **args))
        self.key = key
        self.status = status
        self.args_said = args

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return table_words(language)(f"refused-{self.key}", **self.args_said)


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
    since: float = 0.0
    """Since when the seat owes the decision it owes; 0 when it owes none."""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.name

    @property
    def player(self) -> str:
        """The bot that moves for this seat, empty when a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Word:
    """Something said at the table."""

    seat: int
    name: str
    text: str
    at: float


@dataclass
class Live:
    """A table as it stands after its first `number` entries."""

    row: TableRow
    number: int = 0
    chairs: list[Chair] = field(default_factory=list)
    talk: list[Word] = field(default_factory=list)
    match: Match | None = None
    keys: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    """For each idempotency key of a seat the entry it has led to, and the move that was made, -1 where it was none."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    thinking: set[int] = field(default_factory=set)
    """Seats for which a bot is thinking in this process."""
    gone: tuple[int, ...] = ()
    """Seats whose players have not been seen for the grace time, as far as this process has noticed."""
    hands: int = 0
    """The entry with which a seat last changed hands: what was read of nonces before it holds no longer."""
    kept: int = 0
    """The last entry that a snapshot covers, as far as this process knows."""
    nonces: tuple[int, list[str]] = (-1, [])
    """The nonces of the seats, with the value of `hands` for which they were read."""
    frames: dict[Hashable, Any] = field(default_factory=dict)
    """What each viewer's picture is now, kept until something changes or for a while; `wire.keep_frame` fills it."""
    moves: int = 0
    """How many moves of the match stand."""
    changed: float = 0.0
    """When the latest entry was made; 0 as long as only a snapshot was read."""
    again: str = ""
    """The table at which the same players go on, when the match is over and somebody has opened one."""
    seed_commitment: str | None = None
    """The commitment to the seed, None before the match."""

    def __post_init__(self) -> None:
        self.game = game_named(self.row.game)
        self.edition: Edition | None = None
        if self.row.edition:
            self.edition = self.game.parse_edition(self.row.edition, "edition of the table")
        self.chairs = [Chair() for _ in range(self.row.seats)]
        self.tenure = [0] * self.row.seats
        """The entry with which each seat last changed hands."""
        self.secret_commitment = commitment(self.row.secret)
        """What the house committed to before anybody sat down."""

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        if self.match is None:
            return WAITING
        return OVER if self.match.over else PLAYING

    # ---- what happened ----

    def apply(self, entry: Entry) -> None:
        """Take in what happened."""
        assert entry.number == self.number + 1, f"entry {entry.number} cannot follow entry {self.number}"
        heard = len(self.match.log) if self.match is not None else 0
        getattr(self, f"_{entry.kind}")(entry)
        self._share_events(heard)
        self.number, self.changed = entry.number, entry.at
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = (entry.number, entry.data.get("move", -1))
        self._mark_owing(entry.at)
        self.frames.clear()

    def restore(self, snapshot: dict[str, Any], number: int) -> None:
        """Go to where a snapshot was taken."""
        self.chairs = [Chair(**chair) for chair in snapshot["chairs"]]
        self.talk = [Word(**word) for word in snapshot["talk"]]
        self.keys = {(seat, key): (at, move) for seat, key, at, move in snapshot["keys"]}
        self.tenure = list(snapshot["tenure"])
        self.again = snapshot["again"]
        self.match = self.match_anew()
        self.match.restore(snapshot["match"])
        self.moves = sum(type(entry) is Played for entry in self.match.log)
        self._share_events(0)
        self.match.names = tuple(snapshot["names"])
        self.number = self.kept = number

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
            "tenure": self.tenure,
            "again": self.again,
            "names": list(self.the_match().names),
            "match": kept,
        }

    def _join(self, entry: Entry) -> None:
        self._sit(entry, entry.seat, "")

    def _bot(self, entry: Entry) -> None:
        self._sit(entry, entry.data["seat"], entry.data["bot"])

    def _sit(self, entry: Entry, seat: int, bot: str) -> None:
        chair = self.chairs[seat]
        chair.name, chair.bot, chair.stand_in = entry.data["name"], bot, ""
        if self.match is None:
            chair.entropy = entry.data.get("entropy", "")  # afterwards the seed is drawn, and must be found again from the same texts
        else:
            self.match.names = tuple(chair.name if n == seat else name for n, name in enumerate(self.match.names))
        self.hands = self.tenure[seat] = entry.number

    def _leave(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        chair.name, chair.bot, chair.stand_in = "", "", ""
        if self.match is None:
            chair.entropy = ""
        self.hands = self.tenure[entry.seat] = entry.number

    def _start(self, entry: Entry) -> None:
        self.match = self.match_anew()

    def _again(self, entry: Entry) -> None:
        self.again = entry.data["table"]

    def _move(self, entry: Entry) -> None:
        assert self.match is not None
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
        self.chairs[entry.data["seat"]].stand_in = entry.data["bot"]

    def _back(self, entry: Entry) -> None:
        self.chairs[entry.seat].stand_in = ""

    def match_anew(self) -> Match:
        """The match as it was before its first move."""
        draw = Draw(self.row.secret, tuple(chair.entropy for chair in self.chairs))
        names = [chair.name for chair in self.chairs]
        match = Match(self.game, self.row.seats, "", self.row.variant, names, self.edition, draw)
        self.seed_commitment = match.commitment
        return match

    def _share_events(self, since: int) -> None:
        """Keep events that have happened before, at whatever table, only once: a long match is mostly its log."""
        log = self.match.log if self.match is not None else []
        for at in range(since, len(log)):
            event = log[at]
            if isinstance(event, Event):
                values = (tuple(value) if isinstance(value, list) else value for value in event.args.values())
                key = (self.row.game, event.kind, event.audience, *values)
                log[at] = _shared.setdefault(key, event) if len(_shared) < MOST_SHARED else _shared.get(key, event)

    def _mark_owing(self, at: float) -> None:
        owing = self.match.actors() if self.match is not None else []
        for seat, chair in enumerate(self.chairs):
            chair.since = (chair.since or at) if seat in owing else 0.0

    # ---- what may happen ----

    def bots_to_move(self) -> list[int]:
        """Seats that owe a decision and are played by a bot."""
        return [seat for seat in self.match.actors() if self.chairs[seat].player] if self.match is not None else []

    def the_match(self) -> Match:
        """The match; refuses while the table waits for players."""
        if self.match is None:
            free = ", ".join(str(seat) for seat, chair in enumerate(self.chairs) if chair.free)
            raise Refused("not-begun", seats=free)
        return self.match
