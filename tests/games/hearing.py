"""A listener for tests that keeps the events told from now on."""

from ridotto.engine.codec import Event
from ridotto.engine.game import Game
from ridotto.engine.state import Listener


class Ear(Listener):
    """Keeps the events told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self.heard: list[str] = []
        """The same as lines of a record."""

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Note it."""
        event = self.game.events.event(kind, audience, args)
        self.events.append(event)
        self.heard.append(self.game.events.text(event))

    def named(self, kind: str) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.events if event.kind == kind]
