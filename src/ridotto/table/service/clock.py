"""The current time: read in one place, so that a test can set it."""

from time import monotonic, time


def now() -> float:
    """Seconds since 1970."""
    return time()


def steady() -> float:
    """Seconds since some moment, on a clock that nobody puts forward and that stands still while the machine sleeps."""
    return monotonic()
