"""What time it is: asked in one place, so that a test can say it."""

from time import time


def now() -> float:
    """Seconds since 1970."""
    return time()
