"""What bots know about Venice. They are given imagined states only, so nothing here can see a secret."""

from ridotto.games.venice.advice.advising import FEATURES, advise, features

__all__ = ["FEATURES", "advise", "features"]
