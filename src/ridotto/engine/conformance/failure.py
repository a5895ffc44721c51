"""What a check found, with a record of the match that shows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ridotto.engine.codec import Event
from ridotto.engine.fair import commitment
from ridotto.engine.game import Game
from ridotto.engine.match import NAMES, Match
from ridotto.engine.record import ChanceLine, MoveLine, Record


@dataclass(frozen=True)
class Failure:
    """One promise that a `game` (its slug) does not keep, with so many `seats`, in a `variant`, in the match with this `seed`."""

    check: str
    """The name of the check in CHECKS."""
    game: str
    seats: int
    variant: str
    seed: str
    what: str
    """A sentence: what was demanded, and what was found."""
    moves: int
    """After how many moves."""
    record: str
    """The match so far with its seed, as text: `replay(parse_record(failure.record), game=...)` leads there."""

    def __str__(self) -> str:
        variant = f", variant {self.variant}" if self.variant else ""
        return f"{self.check}: {self.what}\n    ({self.game}, {self.seats} seats{variant}, seed {self.seed!r}, after {self.moves} moves)"


def record_text(game: Game, seats: int, variant: str, seed: str, moves: Sequence[tuple[int, int]]) -> str:
    """The record of a match so far, seed included; as much of it as a broken game allows."""
    body: list[MoveLine | ChanceLine] = []
    try:
        match = Match(game, seats, seed, variant)
        for seat, move in moves:
            match.play(seat, move)
        for entry in match.log:
            if not isinstance(entry, Event):
                body.append(MoveLine(entry.seat, game.codec.text(entry.move), f"{entry.digest:016x}"))
            elif game.events[entry.kind].chance:
                body.append(ChanceLine(game.events.text(entry)))
    except Exception:  # the game is too broken to be replayed: its bare moves must do
        body = [MoveLine(seat, _move_text(game, move)) for seat, move in moves]
    return str(
        Record(
            game=game.slug,
            rules=game.rules_version,
            edition=_edition_text(game),
            variant=variant,
            seats=seats,
            names=NAMES[:seats],
            commitment=commitment(seed),
            seed=seed,
            body=tuple(body),
        )
    )


def _move_text(game: Game, move: int) -> str:
    try:
        return game.codec.text(move)
    except Exception:  # a move outside the codec, or no codec at all
        return f"move {move}"


def _edition_text(game: Game) -> str:
    try:
        return f"{game.edition.name} {game.edition.digest[:16]}"
    except Exception:  # the edition itself is what is broken
        return "unreadable"
