"""`ridotto serve`: opens the table to the network. Its flags are the fields of `Settings`."""

import atexit
import inspect
import json
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace
from os import environ
from pathlib import Path
from typing import Annotated, Any
from urllib.request import urlopen

import typer

from ridotto import compiled
from ridotto.engine.errors import SetupError
from ridotto.table.settings import Settings

HANDED_OVER = "RIDOTTO_SOCKET"
"""Names the open socket, by its number, on which another build goes on (`hand_over`)."""


def command() -> Callable[..., None]:
    """The command, with a flag for each setting."""

    def serve(**flags: Any) -> None:
        """Open tables that people and programs can play at, in the browser and over the JSON API.

        Each setting can also be given in the environment. The server stops gracefully on SIGTERM or Ctrl-C.
        """
        run(Settings.from_environment(**flags))

    parameters = [
        inspect.Parameter(
            each.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_option(each.name, type(each.default), each.default, each.metadata["what"])
        )
        for each in fields(Settings)
    ]
    serve.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    serve.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return serve


def _option(name: str, kind: type, default: Any, what: str) -> Any:
    flag = typer.Option(
        f"--{name.replace('_', '-')}", help=f"{what} Environment: RIDOTTO_{name.upper()}.", show_default=str(default) if default != "" else False
    )
    return Annotated[kind | None, flag]


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    from ridotto.table.server import prepare, serve

    prepare(settings)
    listening = _listen(settings)
    print(f"Ridotto listens at {_address(listening)} (Ctrl-C stops it)", flush=True)
    serve(settings, listening)


def sit_down() -> None:
    """The table on this machine alone, and a browser in front of it: what `ridotto` does without a command."""
    from ridotto.table.server import serve

    settings = Settings.from_environment()
    listening = _take_over() if HANDED_OVER in environ else open_table(settings)
    if listening is not None:
        serve(settings, listening, quiet=True)


def open_table(settings: Settings) -> socket.socket | None:
    """Listen on this machine and open a browser; None where Ridotto is open already."""
    from ridotto.table.server import prepare

    already = f"http://{settings.host}:{settings.port}/"
    if settings.port and _is_ridotto(already):
        print(f"Ridotto is open already, at {already}", flush=True)
        open_browser(already)
        return None
    prepare(settings)
    try:
        listening = _listen(settings)
    except SetupError:  # something else listens there
        listening = _listen(replace(settings, port=0))
    address = _address(listening)
    print(f"Ridotto is open at {address} (Ctrl-C closes it; tables are kept)", flush=True)
    open_browser(address)  # the socket listens already: the page waits the moment it takes to answer
    return listening


def hand_over(listening: socket.socket, build: Path) -> None:
    """Go on in this process as the `ridotto` of another build, on the same socket: who comes meanwhile waits and is not turned away."""
    atexit._run_exitfuncs()  # what this process has to give back at its end, such as what bots' processes shared with it: nothing else would do it
    listening.set_inheritable(True)
    path = os.pathsep.join(filter(None, [str(build), environ.get("PYTHONPATH")]))
    os.execve(sys.executable, [sys.executable, "-m", "ridotto"], {**environ, "PYTHONPATH": path, HANDED_OVER: str(listening.fileno())})


def _take_over() -> socket.socket:
    listening = socket.socket(fileno=int(environ.pop(HANDED_OVER)))
    listening.set_inheritable(False)
    print(f"Ridotto goes on with the {'compiled' if compiled() else 'interpreted'} rules", flush=True)
    return listening


def open_browser(address: str) -> bool:
    """Open a page, where there is a screen and a browser."""
    if sys.platform.startswith("linux") and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return False  # what would be found is a browser for the terminal, which this one is needed for
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def _is_ridotto(address: str) -> bool:
    try:
        with urlopen(f"{address}healthz", timeout=2) as answer:
            return "tables" in json.load(answer)
    except (OSError, ValueError):
        return False


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # asyncio sends at once (TCP_NODELAY) only where the socket says that it is TCP's; otherwise each answer waits 40 ms for an ACK
        listening = socket.socket(family[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(family[4])
    except OSError as error:
        raise SetupError(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from None
    except UnicodeError:
        raise SetupError(f"cannot listen on {settings.host!r}: this is no name of a machine") from None
    listening.listen(2048)
    listening.set_inheritable(False)
    return listening
