"""A limit on how long something may take: it is interrupted then, as by Ctrl-C, and can be continued later."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ridotto.engine.errors import SetupError


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """KeyboardInterrupt after so many seconds; None: never. Only for the main thread."""
    if seconds is None:
        yield
        return
    if seconds <= 0:
        raise SetupError(f"the limit is a number of seconds above 0, it says {seconds:g}")
    if not hasattr(signal, "setitimer"):  # not on Windows
        raise SetupError("this system cannot limit the time; Ctrl-C does the same")
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(*_: Any) -> None:
    raise KeyboardInterrupt
