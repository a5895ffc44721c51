"""The errors and warnings of a server's last hours, by kind, for the operator's page.

A kind is what the log line says for all its occurrences alike: no table, no name, no address, no message of an exception.
Lines of other people's packages could have anything in their text; of those only the logger's name is kept.
"""

import logging
from dataclasses import dataclass
from threading import Lock

MOST = 50
OURS = "ridotto"


@dataclass
class Trouble:
    """One kind of error or warning."""

    what: str
    """The log line without its details."""
    error: str
    """The type of the exception, where there was one."""
    severe: bool
    """Whether it is an error, and not a warning."""
    times: int = 0
    first: float = 0.0
    last: float = 0.0


class RecentErrors(logging.Handler):
    """Counts the last 50 kinds."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._found: dict[tuple[str, str, bool], Trouble] = {}
        self._guard = Lock()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        ours = record.name.partition(".")[0] == OURS
        what = str(record.msg).partition("\n")[0] if ours else record.name
        error = type(record.exc_info[1]).__name__ if record.exc_info and record.exc_info[1] is not None else ""
        severe = record.levelno >= logging.ERROR
        with self._guard:
            trouble = self._found.pop((what, error, severe), None) or Trouble(what, error, severe, 0, record.created)
            trouble.times += 1
            trouble.last = record.created
            self._found[what, error, severe] = trouble  # the latest last
            while len(self._found) > MOST:
                del self._found[next(iter(self._found))]

    def latest(self) -> list[Trouble]:
        """All of them, the latest first."""
        with self._guard:
            return list(reversed(self._found.values()))
