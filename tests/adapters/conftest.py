"""Programs that speak the Model Context Protocol with `ridotto mcp`, over real pipes and sockets."""

import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import TextContent

import ridotto
from ridotto.engine.rng import Rng
from tests.table.servers import Nursery

BUILD = os.pathsep.join(filter(None, [str(Path(ridotto.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]))  # the same build as these tests
SECONDS = 60.0  # for one call
MOST_CALLS = 6000
OVER = "The match is over; won by"
DECIDE = "it is for you to decide"


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


@asynccontextmanager
async def over_stdio(*flags: str) -> AsyncIterator[Client]:
    """A client of a `ridotto mcp` of its own."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "ridotto", "mcp", *flags], env={**os.environ, "PYTHONPATH": BUILD})
    async with Client(command, read_timeout_seconds=SECONDS) as client:
        yield client


@pytest.fixture(scope="session")
def http_url() -> Iterator[str]:
    """The address of a `ridotto mcp --http`."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", "mcp", "--http", "--port", "0"], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": BUILD}
    )
    assert process.stdout is not None
    try:
        said = re.search(r"http://\S+/mcp", process.stdout.readline())
        assert said is not None
        yield said[0]
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers of tables quickly."""
    running = Nursery()
    yield running
    running.close()


async def ask(client: Client, tool: str, **arguments: object) -> tuple[str, bool]:
    """What a tool says, and whether it went well."""
    result = await client.call_tool(tool, arguments)
    assert result.structured_content is None
    (part,) = result.content
    assert isinstance(part, TextContent)
    return part.text, not result.is_error


async def sit_down(client: Client, tool: str = "open_table", **wish: object) -> tuple[str, str]:
    """Open a table or join one; returns the name of the sitting and what was said."""
    said, well = await ask(client, tool, **wish)
    assert well, said
    return re.findall(r"Your sitting is ([\w-]+)", said)[0], said


async def play_on(client: Client, sitting: str, said: str, chance: Rng, calls: int = MOST_CALLS) -> str:
    """Answer decisions at random, now and then with a move that is not in the list, until the match is over; returns what was said last."""
    for _ in range(calls):
        if OVER in said:
            return said
        if DECIDE in said or "Illegal answer" in said:
            guess = str(1 + chance.below(4)) if "Illegal answer" not in said else "1"
            said, _well = await ask(client, "play", sitting=sitting, move=guess)
        else:
            said, _well = await ask(client, "wait_for_turn", sitting=sitting, seconds=20)
    return said
