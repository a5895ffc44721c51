"""The compiled part of the adapters: matches that step together or in turns, and what their seats remember."""

from ridotto.adapters.core.batch import Batch, look, mark
from ridotto.adapters.core.recall import Recall, blank_recall, digest_of
from ridotto.adapters.core.turns import Page, play_on

__all__ = ["Batch", "Page", "Recall", "blank_recall", "digest_of", "look", "mark", "play_on"]
