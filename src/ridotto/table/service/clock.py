"""The current time: read in one place, so that a test can set it."""

from time import time


def now() -> float:
    """Seconds since 1970."""
    return time()
