"""A guard around a bot: where it fails, a random move is made instead, and play goes on."""

from collections.abc import Callable
from operator import index

from ridotto.bots.basic import RandomBot
from ridotto.bots.bot import Bot
from ridotto.engine.rng import Rng
from ridotto.engine.state import State


def failure(error: BaseException) -> str:
    """An exception in a few words."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


class GuardedBot:
    """Plays as the bot does. If that crashes, or answers with a move that is not possible, the move is random.

    A bot that never answers is not caught here: somebody who can end its process has to wait for it.
    """

    def __init__(self, bot: Bot, note: Callable[[str], None]) -> None:
        """`note` is told in a few words what the bot did wrong, each time."""
        self.name = bot.name
        """That of the bot."""
        self._bot = bot
        self._note = note

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The bot's move, or a random one."""
        untouched = state.clone()  # the bot may do what it likes with the one it is given
        try:
            move = index(self._bot.choose(state, seat, rng))
        except (Exception, SystemExit) as error:
            self._note(failure(error))
            return RandomBot().choose(untouched, seat, rng)
        if move not in untouched.legal(seat):
            self._note(f"{move} is not one of its moves")
            return RandomBot().choose(untouched, seat, rng)
        return move
