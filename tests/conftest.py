"""What holds for every test."""

import gc
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while the tests are loaded: there is hardly any, and looking for it takes a quarter of that time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let no garbage collection look at what loading the tests has made.

    That is more than a million objects, none of which is ever freed. Tests of memory collect dozens of times.
    """
    gc.collect()
    gc.freeze()
