"""The compiled part of the adapters: matches that step together."""

from ridotto.adapters.core.batch import Batch, look, mark

__all__ = ["Batch", "look", "mark"]
