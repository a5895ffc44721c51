"""Players that choose moves. They receive imagined states only, so they cannot cheat."""

from ridotto.bots.basic import GreedyBot, RandomBot
from ridotto.bots.bot import Bot
from ridotto.bots.guarded import GuardedBot
from ridotto.bots.levels import LevelBot
from ridotto.bots.named import BOTS, bot_named, bots_named
from ridotto.bots.sage import SageBot
from ridotto.bots.seer import SeerBot

__all__ = ["BOTS", "Bot", "GreedyBot", "GuardedBot", "LevelBot", "RandomBot", "SageBot", "SeerBot", "bot_named", "bots_named"]
