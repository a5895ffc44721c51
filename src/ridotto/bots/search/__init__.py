"""Searching: the compiled loop behind the bot `seer`."""

from ridotto.bots.search.mind import SEATED, Layer, Mind
from ridotto.bots.search.search import Search
from ridotto.bots.search.value import Outlook

__all__ = ["SEATED", "Layer", "Mind", "Outlook", "Search"]
