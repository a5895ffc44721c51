"""The sentence for an extra that is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import what an extra installs: an ImportError then says in one sentence what to do."""
    try:
        yield
    except ImportError as error:
        if error.name is None or error.name.startswith("ridotto"):
            raise
        raise ImportError(f"{error.name} is not installed; pip install 'ridotto[{extra}]' installs it", name=error.name) from None
