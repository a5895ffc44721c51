#!/usr/bin/env python3
"""Plays a match through the tools of `ridotto mcp`, as an assistant does, with the official SDK (pip install 'ridotto[mcp]').

It knows no rules: it asks for the legal moves and takes one of them. An assistant reads what the tools say instead.

    python mcp_match.py --game doge --seats 3                          starts `ridotto mcp` itself and plays against bots
    python mcp_match.py --url http://127.0.0.1:8472/mcp                asks one that runs (`ridotto mcp --http`)
"""

import argparse
import asyncio
import os
import random
import re
import sys

from mcp import Client, StdioServerParameters
from mcp_types import TextContent


async def ask(client: Client, tool: str, **arguments: object) -> str:
    """What a tool says."""
    result = await client.call_tool(tool, arguments)
    return "\n".join(part.text for part in result.content if isinstance(part, TextContent))


async def play(client: Client, wish: argparse.Namespace) -> str:
    """Play to the end; returns the last thing that was said."""
    chance = random.Random(wish.seed)
    said = await ask(client, "open_table", game=wish.game, seats=wish.seats, bots=wish.bots)
    found = re.search(r"Your sitting is ([\w-]+)", said)
    if found is None:
        raise SystemExit(said)
    sitting = found[1]
    while "The match is over; won by" not in said:
        if "it is for you to decide" not in said:
            said = await ask(client, "wait_for_turn", sitting=sitting)
            continue
        moves = re.findall(r"^\d+\. (.*?)(?: - .*)?$", await ask(client, "legal_moves", sitting=sitting), re.MULTILINE)
        said = await ask(client, "play", sitting=sitting, move=chance.choice(moves))
    return said


async def main() -> None:
    """Connect, play, say how it ended."""
    parser = argparse.ArgumentParser(description="Play a match through the tools of `ridotto mcp`.")
    parser.add_argument("--url", help="a server that runs; without it one is started")
    parser.add_argument("--game", default="doge", help="the game (%(default)s)")
    parser.add_argument("--seats", type=int, default=3, help="how many seats (%(default)s)")
    parser.add_argument("--bots", default="greedy", help="the bot on the other seats (%(default)s)")
    parser.add_argument("--seed", help="makes its choices the same each time")
    wish = parser.parse_args()
    started = StdioServerParameters(command=sys.executable, args=["-m", "ridotto", "mcp"], env=dict(os.environ))
    async with Client(wish.url or started) as client:
        said = await play(client, wish)
    print(next(line for line in said.splitlines() if line.startswith("The match is over; won by")))


if __name__ == "__main__":
    asyncio.run(main())
