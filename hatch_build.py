"""The package build: compiles the rules and the engine's hot parts with mypyc.

Compiles by default where a C compiler works, and says so in one line where none does.
RIDOTTO_COMPILE=0 builds the interpreted package, RIDOTTO_COMPILE=1 fails when it cannot compile.
The sources are compiled in a copy, so that no compiled file is ever left beside them.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is compiled. Everything else stays interpreted, for these reasons:
#   engine/{codec,edition,game,words,record,replay,match,fair,errors}: friendly code outside the loops; pydantic and
#     fluent want plain classes, and errors must be catchable as such;
#   engine/conformance: handles games that are interpreted by design;
#   games/*/{__init__,components,events,view,text}: metadata, pydantic models, tables and JSON, none of it in a loop;
#   bots, arena, cli: they call compiled loops and hold none.
COMPILED = (
    "engine/cells.py",
    "engine/rng.py",
    "engine/state.py",
    "engine/playout.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/moves.py",
    "games/*/advice.py",
)


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is put together."""
        wish = os.environ.get("RIDOTTO_COMPILE", "auto")
        if version == "editable" or wish == "0":
            return
        if wish == "auto" and not compiler_works():
            self.app.display_warning("Ridotto: no working C compiler found, so the interpreted build is made (slower, otherwise the same).")
            return
        self.work = Path(tempfile.mkdtemp(prefix="ridotto-build-"))
        built = compile_copy(Path(self.root) / "src", self.work)
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(self.work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work)


def compiler_works() -> bool:
    """Whether a C compiler can make an object file against Python's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        command = [*compiler, "-c", str(probe), "-o", str(probe.with_suffix(".o")), f"-I{sysconfig.get_path('include')}"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compile_copy(sources: Path, work: Path) -> list[Path]:
    """Compile a copy of the sources in `work`; returns the compiled files there."""
    shutil.copytree(sources / "ridotto", work / "ridotto", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    files = sorted(path.relative_to(work) for pattern in COMPILED for path in (work / "ridotto").glob(pattern))
    script = (
        "from setuptools import setup\nfrom mypyc.build import mypycify\n"
        f"files = {[str(path) for path in files]!r}\n"
        "setup(name='ridotto', packages=[], py_modules=[],\n"
        "      ext_modules=mypycify(['--strict', '--follow-imports=silent', *files], opt_level='3', group_name='ridotto'))\n"
    )
    (work / "setup.py").write_text(script)
    done = subprocess.run([sys.executable, "setup.py", "build_ext", "--inplace"], cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    return sorted([*work.glob("*.so"), *work.glob("*.pyd"), *(work / "ridotto").rglob("*.so"), *(work / "ridotto").rglob("*.pyd")])
