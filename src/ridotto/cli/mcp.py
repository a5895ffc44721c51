"""`ridotto mcp`: a server of tools with which a language model plays."""

from typing import Annotated

import typer

from ridotto.adapters.answers import TRIES
from ridotto.engine.errors import SetupError


def run_mcp(
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="Play at the tables of this Ridotto server; without it, against bots here.", show_default=False)
    ] = "",
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option("--host", help="With --http: the address to listen on. There is no password.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65_535, help="With --http: the port to listen on; 0 takes any that is free.")] = 8472,
    tries: Annotated[int, typer.Option("--tries", metavar="N", min=1, max=100, help="Illegal answers after which a decision is forfeited.")] = TRIES,
) -> None:
    """Let a language model play, as tools of the Model Context Protocol (MCP): docs/language-models.md."""
    try:
        from ridotto.adapters.mcp_server import PATH, serve_http, serve_stdio
    except ImportError as missing:
        raise SetupError(f"the tools for language models need {missing.name}: pip install 'ridotto[mcp]'") from missing
    from ridotto.adapters.mcp_house import House
    from ridotto.cli.serve import address, listen

    house = House(server, tries)
    if not http:
        serve_stdio(house)
        return
    listening = listen(host, port)
    print(f"Ridotto's tools are at {address(listening).rstrip('/')}{PATH} (Ctrl-C stops it)", flush=True)
    serve_http(house, host, listening)
