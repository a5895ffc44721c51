"""`Match`: one play of a game, as people and programs outside the engine use it.

It wraps a state with names, moves as text, undo, views, events and the record. It is convenient, not fast; loops that
play millions of moves work on the state itself (`match.state`, or `game.start`).
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.edition import Edition
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.fair import Draw, PlayerText, TableDraw, commitment, draw_secret
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.notebook import LANGUAGE, drawn
from ridotto.engine.parcel import pack, unpack
from ridotto.engine.record import ChanceLine, MoveLine, Record, one_line
from ridotto.engine.rng import Rng
from ridotto.engine.state import EVERYBODY, Listener, State

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena")


@dataclass(frozen=True)
class Played:
    """A move that was made: the `seat`, the number of the `move`, and the `digest` of the position after it."""

    seat: int
    move: int
    digest: int


class View(dict[str, Any]):
    """What a seat (None: a spectator) may see of a position: plain data, ready for JSON. docs/views.md describes it."""

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """What a Jupyter notebook shows: the table as this seat sees it."""
        return drawn(game_named(self["game"]), self) if self["game"] in all_games() else {}


def view_of(game: Game, state: State, seat: int | None, names: Sequence[str], variant: str) -> dict[str, Any]:
    """What a seat (None: a spectator) may see of a position."""
    acting = seat is not None and seat in state.actors()
    return View(
        {
            "game": game.slug,
            "variant": variant,
            "seat": seat,
            "names": list(names),
            "actors": state.actors(),
            "decision": game.decisions[state.decision(seat)].name if seat is not None and acting else None,
            "moves": [game.codec.text(move) for move in state.legal(seat)] if seat is not None and acting else [],
            "over": state.over(),
            "winners": state.winners() if state.over() else [],
            "board": game.view(state, seat),
        }
    )


class _Scribe(Listener):
    """Writes what a state tells into a match's log."""

    def __init__(self, game: Game, log: list["Played | Event"]) -> None:
        self._table = game.events
        self._log = log

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        self._log.append(self._table.event(kind, audience, args))


class Match:
    """One play of a game.

    >>> match = Match.new("doge", seats=3, seed="carnival")
    >>> match.actors()
    [0, 1, 2]
    >>> match.play(0, "card castello")
    >>> match.undo(0)
    'card castello'
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        variant: str = "",
        names: Sequence[str] | None = None,
        edition: Edition | None = None,
        draw: Draw | TableDraw | None = None,
    ) -> None:
        """A match from a seed; `Match.new` is more convenient. With `draw` the seed is derived from it."""
        self.game = game
        """What is played."""
        self.edition = game.edition if edition is None else edition
        """The components it is played with."""
        self.variant = variant
        """The variant, or several names joined by `+`; empty for the ordinary game."""
        self.seed = seed if draw is None else draw.seed
        """The text that decides every shuffle. Whoever knows it knows what is hidden."""
        self.draw = draw
        """What the seed was derived from, at a table; otherwise None."""
        self.names = tuple(NAMES[:seats] if names is None else names)
        """The players, by seat."""
        self.log: list[Played | Event] = []
        """Everything that happened, moves and events, in order. It holds secrets; `events` and `record` do not."""
        self._scribe = _Scribe(game, self.log)
        self.state = game.start(seats, Rng.from_seed(self.seed), variant, edition, self._scribe)
        """The position itself, with everything that is hidden in it; what may be seen of it says `view`."""
        if len(self.names) != seats or not all(name.strip() and one_line(name) for name in self.names):
            raise SetupError(f"{seats} seats need {seats} names, each one line long")
        if not all(one_line(text) for text in (self.seed, *_written(draw))):
            raise SetupError("the seed and the players' texts that it is drawn from must be one line each")
        # For undo: the position before the moves that can be taken back, those moves, and the log's length there.
        self._base = self.state.clone()
        self._since: list[tuple[int, int]] = []
        self._log_base = len(self.log)

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: int,
        seed: str | None = None,
        variant: str = "",
        names: Sequence[str] | None = None,
        edition: Edition | None = None,
    ) -> "Match":
        """Set up a match. Without a seed a secret one is drawn, which is part of the record once the match is over."""
        found = game_named(game) if isinstance(game, str) else game
        return cls(found, seats, draw_secret() if seed is None else seed, variant, names, edition)

    def clone(self) -> "Match":
        """An independent copy of the match, for trying moves out."""
        twin = copy(self)
        twin.log = list(self.log)
        twin._scribe = _Scribe(self.game, twin.log)
        twin.state = self.state.clone()
        twin.state.listener = twin._scribe
        twin._since = list(self._since)
        return twin

    # ---- play ----

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return len(self.names)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over()

    def actors(self) -> list[int]:
        """The seats that owe a decision now; several when they choose at the same time."""
        return self.state.actors()

    def legal(self, seat: int) -> list[str]:
        """The moves this seat may make now, as text."""
        return [self.game.codec.text(move) for move in self.state.legal(seat)]

    def decision(self, seat: int) -> str | None:
        """The kind of decision this seat owes, None when it owes none."""
        if seat not in self.state.actors():
            return None
        return self.game.decisions[self.state.decision(seat)].name

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, given as text or number. IllegalMove or MoveTextError say what is wrong and what is possible."""
        number = self.number(seat, move)
        self._rebase(self._public_moves_of_others(seat))
        seals = self.state.seals
        self._make(seat, number)
        if self.state.seals != seals:
            self._rebase()

    def number(self, seat: int, move: str | int) -> int:
        """The number of a move that this seat may make now; IllegalMove or MoveTextError otherwise."""
        if not 0 <= seat < self.seats:
            raise IllegalMove(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        legal = self.state.legal(seat)
        if not legal:
            waiting = ", ".join(str(actor) for actor in self.state.actors())
            why = "the match is over" if self.over else f"the match waits for seat {waiting}"
            raise IllegalMove(f"seat {seat} owes no decision now: {why}")
        number = self.game.codec.number(move) if isinstance(move, str) else move
        if number not in legal:
            text = self.game.codec.text(number)
            shown = [self.game.codec.text(option) for option in legal[:8]]
            more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
            raise IllegalMove(f"{text!r} is not possible now; possible: {', '.join(shown)}{more}")
        return number

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back a move now."""
        return any(mover == seat for mover, _ in self._since)

    def had_choice(self, seat: int) -> bool:
        """Whether a move that this seat may take back now was one of several possible ones."""
        state = self._base.clone()
        for mover, move in self._since:
            if mover == seat and len(state.legal(seat)) > 1:
                return True
            state.apply(mover, move)
        return False

    def undo(self, seat: int) -> str:
        """Take back this seat's latest move and return its text. Never past a reveal, a draw or another seat's move."""
        at = next((i for i in reversed(range(len(self._since))) if self._since[i][0] == seat), None)
        if at is None:
            raise IllegalMove(f"seat {seat} has nothing to take back: a move is final once it has revealed something or another player has moved")
        _, move = self._since.pop(at)
        kept = self._since
        self._since = []
        del self.log[self._log_base :]
        self.state = self._base.clone()
        self.state.listener = self._scribe
        for mover, number in kept:
            self._make(mover, number)
        return self.game.codec.text(move)

    def settle(self) -> None:
        """Make all moves so far final: none of them can be taken back any more."""
        self._rebase()

    # ---- what can be seen ----

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see: plain data, ready for JSON. docs/views.md describes it."""
        return view_of(self.game, self.state, seat, self.names, self.variant)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The board as a seat (None: a spectator) sees it, as a self-contained SVG picture."""
        return self.game.draw(self.view(seat), self.game.words(language)).svg()

    def table_svg(self, seat: int | None = None, language: str = "en") -> str:
        """The whole table as a seat (None: a spectator) sees it: who plays, the board and the seat's own things."""
        view, words = self.view(seat), self.game.words(language)
        return self.game.draw(view, words).table_svg(view, words)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """What a Jupyter notebook shows: the table as a spectator sees it. `match.view(seat)` shows what a seat sees."""
        view = self.view()
        return {**drawn(self.game, view), "text/plain": self.game.text(view["board"], self.game.words(LANGUAGE), self.names)}

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events that a seat (or a spectator) may know of, from number `since` on."""
        seen = [entry for entry in self.log if isinstance(entry, Event) and entry.audience in (EVERYBODY, seat)]
        return seen[since:]

    def tell(self, event: Event, language: str = "en") -> str:
        """An event as a sentence; nothing for a quiet one, which nobody is told in words."""
        if self.game.events[event.kind].quiet:
            return ""
        return self.game.words(language).event(event, self.game.events, self.names)

    def scores(self) -> list[int]:
        """The current points."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """Who has won; empty while the match is on."""
        return self.state.winners()

    def imagine(self, seat: int, rng: Rng) -> State:
        """A position as this seat could imagine it; a bot on this seat receives nothing else."""
        return self.state.imagine(seat, rng)

    @property
    def commitment(self) -> str:
        """The commitment to the seed, to be shown before the first move."""
        return commitment(self.seed)

    def record(self, seat: int | None = None) -> Record:
        """The record: complete once the match is over, until then only what this seat (or a spectator) may know."""
        secret = [0] * self.seats if self.over else list(self.state.secret)
        veiled = [0] * self.seats if self.over else list(self.state.veiled)
        body: list[MoveLine | ChanceLine] = []
        for entry in reversed(self.log):
            if isinstance(entry, Played):
                text = self.game.codec.text(entry.move)
                kind = self.game.codec.kind(entry.move)
                if kind.veiled and veiled[entry.seat] > 0:
                    veiled[entry.seat] -= 1
                    text = text if entry.seat == seat else f"{kind.name} ?"
                if secret[entry.seat] > 0 and entry.seat != seat:
                    secret[entry.seat] -= 1
                    continue
                body.append(MoveLine(entry.seat, text, f"{entry.digest:016x}" if self.over else None))
            elif self.game.events[entry.kind].chance and (self.over or entry.audience in (EVERYBODY, seat)):
                body.append(ChanceLine(self.game.events.text(entry)))
        record = Record(
            game=self.game.slug,
            rules=self.game.rules_version,
            edition=f"{self.edition.name} {self.edition.digest[:16]}",
            variant=self.variant,
            seats=self.seats,
            names=self.names,
            commitment=self.commitment,
            seed=self.seed if self.over else None,
            secret=self.draw.secret if self.over and self.draw else None,
            entropy=self.draw.entropy if self.over and isinstance(self.draw, Draw) else (),
            winners=tuple(self.state.winners()) if self.over else None,
            scores=tuple(self.state.scores()) if self.over else None,
            body=tuple(reversed(body)),
        )
        return _of_table(record, self.draw) if isinstance(self.draw, TableDraw) else record

    # ---- keeping ----

    def snapshot(self) -> dict[str, Any] | None:
        """The match as plain data, secrets included, for a store; None while a move could still be taken back."""
        if self._since:
            return None
        log = [[e.seat, e.move, e.digest] if isinstance(e, Played) else [e.kind, e.args, e.audience] for e in self.log]
        return {"state": pack(self.state), "log": log}

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Return to a snapshot of the same match."""
        self.log[:] = [Played(*entry) if isinstance(entry[0], int) else Event(*entry) for entry in snapshot["log"]]
        self.state = unpack(snapshot["state"], self.game, self.variant, self.edition)
        self.state.listener = self._scribe
        self._rebase()

    # ---- inside ----

    def _make(self, seat: int, move: int) -> None:
        at = len(self.log)
        self.state.apply(seat, move)
        self.log.insert(at, Played(seat, move, self.state.digest()))  # before the events it caused
        self._since.append((seat, move))

    def _public_moves_of_others(self, seat: int) -> int:
        """How many moves since the base become final when this seat moves: up to another's last public move."""
        secret = list(self.state.secret)
        for at in reversed(range(len(self._since))):
            mover = self._since[at][0]
            if secret[mover] > 0:
                secret[mover] -= 1
            elif mover != seat:
                return at + 1
        return 0

    def _rebase(self, stand: int | None = None) -> None:
        """Make all moves so far final, or only the first `stand` of those since the base."""
        if stand == 0:
            return
        if stand is None or stand == len(self._since):
            self._base = self.state.clone()
            self._since = []
            self._log_base = len(self.log)
        else:
            self._base = self._base.clone()
            for seat, move in self._since[:stand]:
                self._base.apply(seat, move)
            self._since = self._since[stand:]
            made = [at for at in range(self._log_base, len(self.log)) if isinstance(self.log[at], Played)]
            self._log_base = made[stand]


def _written(draw: Draw | TableDraw | None) -> tuple[str, ...]:
    """What players wrote that goes into a record."""
    if isinstance(draw, TableDraw):
        return (*draw.names, *(text.text for text in draw.texts))
    return draw.entropy if draw is not None else ()


def _of_table(record: Record, draw: TableDraw) -> Record:
    """Add what the record of a table has: where its seed comes from, if public, and in the end a checksum."""
    sealed = tuple(PlayerText(commitment=text.commitment) for text in draw.texts)
    later = tuple("" if name == first else name for name, first in zip(record.names, draw.names, strict=True))
    stated = replace(
        record,
        names=draw.names,
        later=later if any(later) else (),
        table=draw.table,
        opened=draw.opened,
        secret_commitment=commitment(draw.secret),
        texts=sealed if record.secret is None else draw.texts,
    )
    return stated if record.secret is None else stated.summed()
