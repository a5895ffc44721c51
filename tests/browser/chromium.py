"""Where the tests' Chromium comes from."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

PACKAGE = "chromium-headless-shell"  # draws and runs pages as Chromium does, without the windows around them: half the work
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
MISSING = f"The browser tests need Chromium on the path: install it with `apt-get install -y {PACKAGE}` (as root), or your system's package of Chromium."


def find_chromium() -> str:
    """The executable; where root may install it and it is missing, it is installed. The tests fail without one: they are never left out."""
    found, said = _on_path(), ""
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        said = _install()
        found = _on_path()
    if found is None:
        pytest.fail(f"{MISSING}\n{said}".rstrip(), pytrace=False)
    return found


def _install() -> str:
    """Install it, one worker of the tests after the other: two at once get in each other's way. Returns what went wrong."""
    import fcntl  # there is no apt-get where this is not

    with (Path(tempfile.gettempdir()) / "ridotto-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said = ""
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120", PACKAGE]):
            if _on_path() is None:
                done = subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, text=True, check=False)
                said = done.stderr[-1000:]
        return said


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)
