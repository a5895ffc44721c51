"""Opens the table on the interpreted build at once, and switches to the compiled one when it is ready.

`python play.py FOLDER COMMAND ...` runs a command that makes the compiled build in FOLDER while people can already
play. When it has succeeded, the server finishes the requests in progress, closes its streams and becomes the compiled
one, on the same socket: pages reconnect by themselves and stay where they are. Ctrl-C ends both. `make play` runs this
where there is no compiled build yet.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

from ridotto.cli.serve import hand_over, open_table
from ridotto.table.server import serve
from ridotto.table.settings import Settings


def main(folder: Path, command: list[str]) -> None:
    """Serve the interpreted build while the command runs, then continue with the build that it has made."""
    settings = Settings.from_environment()
    listening = open_table(settings)
    if listening is None:
        return
    socket = listening.dup()  # the server closes its own when it stops
    # in its own process group, so that it can be ended with everything it has started
    making = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)
    ready = Event()

    def wait() -> None:
        if making.wait() != 0:
            print("The compiled build could not be made; Ridotto continues with the interpreted one.", flush=True)
        elif not (folder / "interpreted").exists():  # this file says that there is no compiler
            ready.set()

    Thread(target=wait, daemon=True).start()
    try:
        changes_over = serve(settings, listening, quiet=True, until=ready.is_set)
    finally:
        if making.poll() is None:
            os.killpg(making.pid, signal.SIGTERM)
    if changes_over:
        hand_over(socket, folder.resolve())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
