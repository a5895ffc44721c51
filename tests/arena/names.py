"""The two bots that every game has, by name."""

from ridotto.arena.balance import SENSIBLE

RANDOM = "random"

__all__ = ["RANDOM", "SENSIBLE"]
