"""Compiles the rules with mypyc: one extension for the engine and one for each game, on all cores.

Everything happens in a copy of the sources under build/mypyc, so that no compiled file is ever left beside the sources.
The copy is kept: an extension is made again only when what it is made from has changed, and an interrupted compilation
resumes where it stopped.

`python compile_rules.py` prints what it does and, as its last line, where the extensions are; without a C compiler it
exits with code 3.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

# What is compiled. Everything else stays interpreted, for these reasons:
#   engine/{codec,edition,errors,fair,features,fields,figures,files,game,lesson,match,parcel,record,replay,rooms,rulebook,ruleindex,words}: convenience
#     code outside the loops; pydantic and fluent need plain classes, and errors must be catchable as such;
#   engine/conformance: also handles games that are never compiled;
#   games/*/{__init__,components,details,events,shape,text,scene,art}: metadata, pydantic models, tables, texts, SVG;
#   look, bots (searching excepted), arena, adapters (their core excepted), table, cli: they call compiled loops and have none of their own.
COMPILED = (
    "engine/bits.py",
    "engine/cells.py",
    "engine/hidden/*.py",
    "engine/observation.py",
    "engine/rng.py",
    "engine/soundness.py",
    "engine/state.py",
    "engine/playout.py",
    "bots/search/*.py",
    "games/*/rules.py",  # a small game may have its rules in one file
    "games/*/rules/*.py",
    "games/*/moves.py",
    "games/*/view.py",  # where shape.py beside it describes the fields (`groups`)
    "games/*/advice.py",
    "games/*/advice/*.py",
    "games/*/observation.py",
    "adapters/core/*.py",
)
ROOT = Path(__file__).resolve().parent
NO_COMPILER = 3
# mypyc's functions are not static: only if they are hidden may the C compiler call them directly and inline them.
# `-O2` compiles no faster and costs 4 to 15 % of the speed (docs/decisions.md).
OPTIMISED = "3"
HIDDEN = "-fvisibility=hidden"


def working_folder(root: Path) -> Path:
    """Where this Python's extensions are made."""
    return root / "build" / "mypyc" / str(sysconfig.get_config_var("EXT_SUFFIX")).split(".")[1]


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


def refresh_copy(sources: Path, copy: Path) -> None:
    """Update the copy: the sources plus the methods generated from declared fields.

    Only files that differ are written.
    """
    write_out = runpy.run_path(str(ROOT / "src" / "ridotto" / "engine" / "fields.py"))["write_out"]
    wanted = {path.relative_to(sources): write_out(path.read_text(encoding="utf-8")).encode() for path in sources.rglob("*.py")}
    for path in copy.rglob("*.py"):
        if path.relative_to(copy) not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = copy / name
        if not path.is_file() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)


def groups(package: Path) -> dict[str, list[str]]:
    """The files of each extension, by its name: one extension for the engine's folder and one for each game's.

    A view that describes its fields itself stays interpreted: mypyc erases the types, and pydantic could not check it.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(path for pattern in COMPILED for path in package.glob(pattern)):
        if path.name == "view.py" and not path.with_name("shape.py").is_file():
            continue
        file = path.relative_to(package.parent)
        folder = file.parts[:3] if file.parts[1] == "games" else file.parts[:2]
        found.setdefault("_".join(folder), []).append(str(file))
    return found


def digest(*texts: str, files: Iterable[Path] = ()) -> str:
    """A hash of these texts and files."""
    folded = hashlib.sha256("\0".join(texts).encode())
    for file in files:
        folded.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return folded.hexdigest()


def compile_rules(sources: Path, work: Path) -> Path:
    """Update the extensions in `work` from the package in `sources`; returns the folder that holds only them."""
    began = monotonic()
    made = work / "made"
    with alone(work):
        refresh_copy(sources / "ridotto", work / "ridotto")
        state = digest(*compilers(), files=[Path(__file__), *sorted((work / "ridotto").rglob("*.py"))])
        stamp = work / "state"
        if not stamp.is_file() or stamp.read_text() != state:
            stamp.unlink(missing_ok=True)
            make_extensions(work, made, began)
            stamp.write_text(state)
    return made


def compilers() -> list[str]:
    """The versions of the compilers, and the environment variables that affect them."""
    return [f"mypy {version('mypy')}", f"librt {version('librt')}", *(f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "LDSHARED", "LDFLAGS"))]


@contextmanager
def alone(work: Path) -> Iterator[None]:
    """Hold the folder's lock, so that nobody else compiles in it."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        except ImportError:  # not on Windows
            pass
        yield


def make_extensions(work: Path, made: Path, began: float) -> None:
    """Translate to C and compile what has changed."""
    os.chdir(work)  # so that the paths in mypyc's output do not depend on where this is
    # mypyc 2.4 cannot always read the cache of an earlier run; a full translation takes seconds
    shutil.rmtree(".mypy_cache", ignore_errors=True)
    say("Translating the rules to C ...")
    extensions = translate(groups(Path("ridotto").resolve()))
    command = Builder(Distribution({"name": "ridotto", "packages": [], "py_modules": [], "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.began = str(made), "objects", began
    command.ensure_finalized()
    command.run()
    wanted = {Path(command.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for path in [path for path in made.rglob("*") if path.is_file() and path.resolve() not in wanted]:
        path.unlink()  # of a module that no longer exists


def translate(files: dict[str, list[str]]) -> list[Any]:
    """Translate the files of each extension to C, all at once; returns the extensions, still to be compiled.

    This is `mypycify`, except that mypyc may use what it knows of whole classes: which methods no subclass overrides,
    and which attributes are always defined. `mypycify` forbids that if there are several extensions, since it may be
    asked to translate one of them alone (docs/decisions.md).
    """
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars  # takes a second
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in files.items()]
    arguments = ["--strict", "--follow-imports=silent", *(file for group in files.values() for file in group)]
    translated, written, _ = mypyc_build(arguments, options, separate=separate)
    setup_mypycify_vars()
    flags = get_cflags(opt_level=OPTIMISED)
    extensions: list[Any] = []
    for (sources, name), (code, headers) in zip(translated, written, strict=True):
        extensions += build_using_shared_lib(sources, str(name), code, headers, options.target_dir, flags, [])
    return extensions


class Builder(build_ext):  # type: ignore[misc]
    """Compiles as setuptools does, but on all cores, and skips what is up to date."""

    began = 0.0

    def build_extensions(self) -> None:
        """Compile what is missing, the largest first."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN]
        missing = [extension for extension in self.extensions if not self.is_made(extension)]
        missing.sort(key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))
        large = [extension for extension in missing if extension.name.endswith("__mypyc")]
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        say(f"Compiling {', '.join(map(title, large)) or 'nothing large'} on {cores} core{'s'[: cores - 1]} ...")
        done = 0
        with ThreadPoolExecutor(cores) as pool:
            jobs = {pool.submit(self.make, extension): extension for extension in missing}
            try:
                for job in as_completed(jobs):
                    job.result()
                    if jobs[job] in large:
                        done += 1
                        say(f"  {done} of {len(large)}: {title(jobs[job])}, after {monotonic() - self.began:.0f} s")
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def make(self, extension: Any) -> None:
        """Compile one extension and, once it is complete, note what it was made from."""
        target, note = self.target(extension)
        note.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        self.build_extension(extension)
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(self.origin(extension))

    def is_made(self, extension: Any) -> bool:
        """Whether it exists, complete and up to date."""
        target, note = self.target(extension)
        return target.is_file() and note.is_file() and note.read_text() == self.origin(extension)

    def target(self, extension: Any) -> tuple[Path, Path]:
        """The compiled file, and the note of what it was made from."""
        return Path(self.get_ext_fullpath(extension.name)), Path("notes", extension.name)

    def origin(self, extension: Any) -> str:
        """What it is made from: C with all headers, the compiler and its flags."""
        files = [Path(file) for file in sorted({*extension.sources, *extension.depends})]
        return digest(*compilers(), *self.compiler.compiler_so, *extension.extra_compile_args, files=files)


def title(extension: Any) -> str:
    """An extension's name for people: `doge`, `engine`."""
    return str(extension.name).removesuffix("__mypyc").removeprefix("ridotto_").removeprefix("games_").strip("_")


def say(line: str) -> None:
    """Print progress, unbuffered."""
    print(line, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Compile the rules of a checkout; by default of this one, into the folder for this Python."""
    if not compiler_works():
        return NO_COMPILER
    sources, work = map(Path, arguments) if arguments else (ROOT / "src", working_folder(ROOT))
    try:
        say(str(compile_rules(sources.resolve(), work.resolve())))
    except KeyboardInterrupt:
        say("Interrupted; what has been compiled is kept.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
