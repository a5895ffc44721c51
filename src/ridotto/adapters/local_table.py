"""A table in this process: one player, and bots on the other seats."""

from collections.abc import Sequence
from time import monotonic

from ridotto.adapters.telling import Sight, sentences
from ridotto.bots import Bot, GuardedBot
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng

BOTS_MOVE = 10.0  # seconds


class LocalTable:
    """A match of which one seat is played from outside. What it gives comes from that seat's view and events alone."""

    def __init__(self, match: Match, seat: int, bots: Sequence[Bot]) -> None:
        """`bots` are those of the other seats, in order."""
        self.match = match
        self.seat = seat
        self._bots: dict[int, Bot] = dict(zip((other for other in range(match.seats) if other != seat), bots, strict=True))
        self._chance = Rng.from_seed(f"{match.seed}/bots")
        self._told = 0
        self._failures: list[str] = []

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    def look(self) -> Sight:
        """What the seat sees now."""
        return Sight(self.seat, self.match.view(self.seat), self.match.can_undo(self.seat))

    def play(self, move: str, sight: Sight) -> None:
        """Make a move that was possible in `sight`."""
        self.match.play(self.seat, move)

    def settle(self) -> Sight:
        """What the seat sees after it has sat down or moved; the bots have moved for a while, and continue with `wait`."""
        return self.wait(BOTS_MOVE)

    def undo(self) -> Sight:
        """Take the latest move back; RidottoError says why it cannot be."""
        self.match.undo(self.seat)
        self._told = min(self._told, len(self.match.events(self.seat)))
        return self.look()

    def wait(self, seconds: float) -> Sight:
        """Let the bots move until the seat owes a decision or the match is over, but begin no move after so many seconds."""
        until = monotonic() + seconds
        while self.match.actors() and self.seat not in self.match.actors() and monotonic() < until:
            self._let_move(self.match.actors()[0])
        return self.look()

    def news(self) -> list[str]:
        """What has happened since this was asked last, as sentences."""
        said = sentences(self.match, self.seat, self._told)
        self._told = len(self.match.events(self.seat))
        failures, self._failures = self._failures, []
        return failures + said

    def record(self) -> str:
        """The record, as far as the seat may know it."""
        return str(self.match.record(self.seat))

    def leave(self) -> None:
        """Nobody else is waiting here."""

    def _let_move(self, seat: int) -> None:
        """A bot makes the decision it owes, from what its seat can imagine."""
        failed: list[str] = []
        bot = GuardedBot(self._bots[seat], failed.append)
        self.match.play(seat, bot.choose(self.match.imagine(seat, self._chance), seat, self._chance))
        if failed:
            self._failures.append(f"The bot of {self.match.names[seat]} failed, and a random move was made for it.")
