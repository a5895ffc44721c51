"""What bots know about The Doge Ship. They are given imagined states only, so nothing here can see a secret."""

from ridotto.games.dogeship.advice.advising import FEATURES, advise, features

__all__ = ["FEATURES", "advise", "features"]
