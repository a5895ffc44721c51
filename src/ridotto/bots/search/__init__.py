"""Searching: the compiled loop behind the bot `seer`."""

from ridotto.bots.search.mind import Layer, Mind
from ridotto.bots.search.search import Search
from ridotto.bots.search.value import Outlook

__all__ = ["Layer", "Mind", "Outlook", "Search"]
