"""What holds for every test."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let no garbage collection look at what loading the tests has made.

    That is more than a million objects, none of which is ever freed. Tests of memory collect dozens of times.
    """
    gc.collect()
    gc.freeze()
