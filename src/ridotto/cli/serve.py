"""`ridotto serve`: opens the table to the network. Its flags are the fields of `Settings`."""

import atexit
import inspect
import json
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import fields
from os import environ
from pathlib import Path
from typing import Annotated, Any
from urllib.request import urlopen

import typer

from ridotto import compiled
from ridotto.engine.errors import SetupError
from ridotto.table.settings import FILE_VARIABLE, Settings

HANDED_OVER = "RIDOTTO_SOCKET"
"""The environment variable with the number of the open socket that another build takes over (`hand_over`)."""
SettingsFile = Annotated[
    str | None,
    typer.Option(
        "--settings",
        metavar="FILE",
        help=f"A TOML file with settings, by the names of these flags with _ for -; the environment and flags win over it. Environment: {FILE_VARIABLE}.",
        show_default=False,
    ),
]


def command() -> Callable[..., None]:
    """The command, with a flag for each setting."""

    def serve(**flags: Any) -> None:
        """Open tables that people and programs can play at, in the browser and over the JSON API.

        Each setting can also be given in the environment or in a file. The server stops gracefully on SIGTERM or Ctrl-C.
        """
        run(Settings.from_environment(**flags))

    parameters = [
        inspect.Parameter("settings", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=SettingsFile),
        *(
            inspect.Parameter(
                each.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_option(each.name, type(each.default), each.default, each.metadata["what"])
            )
            for each in fields(Settings)
        ),
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
    listening = listen(settings.host, settings.port)
    print(f"Ridotto is listening at {address(listening)} (Ctrl-C stops it)", flush=True)
    serve(settings, listening)


def sit_down() -> None:
    """Serve on this machine only and open a browser: what `ridotto` does without a command."""
    from ridotto.table.server import serve

    settings = Settings.from_environment()
    listening = _take_over() if HANDED_OVER in environ else open_table(settings)
    if listening is not None:
        serve(settings, listening, quiet=True)


def open_table(settings: Settings) -> socket.socket | None:
    """Listen on this machine and open a browser; None if Ridotto is already running."""
    from ridotto.table.server import prepare

    already = f"http://{settings.host}:{settings.port}/"
    if settings.port and _is_ridotto(already):
        print(f"Ridotto is already open at {already}", flush=True)
        open_browser(already)
        return None
    prepare(settings)
    try:
        listening = listen(settings.host, settings.port)
    except SetupError:  # something else is listening there
        listening = listen(settings.host, 0)
    here = address(listening)
    print(f"Ridotto is open at {here} (Ctrl-C closes it; tables are kept)", flush=True)
    open_browser(here)  # the socket is already listening: the page waits until the server answers
    return listening


def hand_over(listening: socket.socket, build: Path) -> None:
    """Replace this process by the `ridotto` of another build, on the same socket: new connections wait meanwhile."""
    atexit._run_exitfuncs()  # execve skips them, and they free what is shared with bots' processes
    listening.set_inheritable(True)
    path = os.pathsep.join(filter(None, [str(build), environ.get("PYTHONPATH")]))
    os.execve(sys.executable, [sys.executable, "-m", "ridotto"], {**environ, "PYTHONPATH": path, HANDED_OVER: str(listening.fileno())})


def _take_over() -> socket.socket:
    listening = socket.socket(fileno=int(environ.pop(HANDED_OVER)))
    listening.set_inheritable(False)
    print(f"Ridotto continues with the {'compiled' if compiled() else 'interpreted'} rules", flush=True)
    return listening


def open_browser(address: str) -> bool:
    """Open a page, where there is a screen and a browser."""
    if sys.platform.startswith("linux") and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return False  # it would find a text browser, which would take over this terminal
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


def address(listening: socket.socket) -> str:
    """Where a socket listens, as people type it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; SetupError says why it cannot."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # asyncio sets TCP_NODELAY only if the socket says that it is TCP; otherwise responses wait 40 ms for an ACK
        listening = socket.socket(family[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(family[4])
    except OSError as error:
        raise SetupError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    except UnicodeError:
        raise SetupError(f"cannot listen on {host!r}: this is not a host name") from None
    listening.listen(2048)
    listening.set_inheritable(False)
    return listening
