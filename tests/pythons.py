"""Builds the package on every Python from 3.11 to 3.13 found on this machine and plays the golden matches with it.

Run by `make pythons`. The Python of .venv is left out: `make test` has it already.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "pythons"
VERSIONS = ("3.11", "3.12", "3.13")
TESTS = ("tests/engine", "tests/test_golden.py", "tests/test_public.py")


def interpreter(version: str) -> str | None:
    """A Python of this version: on the path, or one that pyenv keeps."""
    found = shutil.which(f"python{version}")
    if found is not None and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
        return found
    if shutil.which("pyenv") is None:
        return None
    root = subprocess.run(["pyenv", "root"], capture_output=True, text=True, check=True).stdout.strip()
    kept = sorted(Path(root, "versions").glob(f"{version}.*/bin/python"))
    return str(kept[-1]) if kept else None


def try_version(version: str, python: str) -> None:
    """Build a wheel with this Python, install it in an environment of its own and test it there."""
    place = WORK / version
    shutil.rmtree(place, ignore_errors=True)
    run(python, "-m", "venv", str(place / "venv"))
    inside = str(place / "venv" / "bin" / "python")
    pip = (inside, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "install", "--require-hashes", "-r", "requirements/dev.lock")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(place), ".")
    run(*pip, "install", "--no-deps", *(str(path) for path in place.glob("ridotto-*.whl")))
    run(inside, "-m", "ridotto", "--version")
    run(inside, "-m", "pytest", "-n", "2", *TESTS)


def run(*command: str) -> None:
    """Run a command in the repository, without the paths of this environment; stop when it fails."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}")


if __name__ == "__main__":
    for wanted in VERSIONS:
        if wanted == f"{sys.version_info.major}.{sys.version_info.minor}":
            continue
        at = interpreter(wanted)
        if at is None:
            print(f"== Python {wanted}: not on this machine")
        else:
            print(f"== Python {wanted}", flush=True)
            try_version(wanted, at)
