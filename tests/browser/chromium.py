"""Where the tests' Chromium comes from."""

import os
import shutil
import subprocess

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "The browser tests need Chromium on the path: install it with `apt-get install -y chromium` (as root), or your system's package of that name."


def find_chromium() -> str:
    """The executable; where root may install it and it is missing, it is installed. The tests fail without one: they are never left out."""
    found = _on_path()
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, check=False)
        found = _on_path()
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)
