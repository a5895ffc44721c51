"""The command `ridotto`."""

import sys

from ridotto.cli.app import build


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another instead of failing
    build()(prog_name="ridotto")
