"""The compiled part of the adapters: matches that step together, and what their seats remember."""

from ridotto.adapters.core.batch import Batch, look, mark
from ridotto.adapters.core.recall import Recall, blank_recall, digest_of

__all__ = ["Batch", "Recall", "blank_recall", "digest_of", "look", "mark"]
