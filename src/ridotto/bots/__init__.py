"""Players that choose moves. They receive imagined states only, so they cannot cheat."""

from ridotto.bots.basic import HeuristicBot, RandomBot
from ridotto.bots.bot import Bot
from ridotto.bots.named import BOTS, bot_named, bots_named

__all__ = ["BOTS", "Bot", "HeuristicBot", "RandomBot", "bot_named", "bots_named"]
