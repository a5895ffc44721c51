"""The scripts of the pages: locked, fetched at build time, and never from an address that the repository names."""

import json
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(hatch_build.__file__).parent


def test_the_lock_names_versions_and_hashes_but_no_address() -> None:
    text = (ROOT / "package-lock.json").read_text()
    assert "://" not in text
    packages = {name: facts for name, facts in json.loads(text)["packages"].items() if name}
    assert packages
    assert all(facts["integrity"].startswith("sha512-") for facts in packages.values())
    assert "omit-lockfile-registry-resolved=true" in (ROOT / ".npmrc").read_text()


def test_whatever_the_pages_load_is_locked() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    wanted = [*hatch_build.ASSETS, *hatch_build.TEST_ASSETS]
    assert all(any(f"node_modules/{path}".startswith(f"{package}/") for package in packages if package) for path in wanted)


def test_a_build_without_npm_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hatch_build, "npm_command", lambda: None)
    why = hatch_build.fetch_assets(ROOT, {tmp_path / "vendor": hatch_build.ASSETS})
    assert "there is no npm on this machine" in hatch_build.without_script(why)
    assert "\n" not in hatch_build.without_script(why)
    assert not (tmp_path / "vendor").exists()


def test_scripts_of_an_older_lock_are_not_taken_for_the_ones_it_names(tmp_path: Path) -> None:
    folder = tmp_path / "src" / hatch_build.VENDOR
    folder.mkdir(parents=True)
    for name in hatch_build.ASSETS.values():
        (folder / name).write_text("")
    (tmp_path / "package-lock.json").write_text("{}")
    (folder / ".lock").write_text(hatch_build.lock_digest(tmp_path))
    assert hatch_build.assets_are_here(tmp_path)
    (tmp_path / "package-lock.json").write_text('{"packages": {}}')
    assert not hatch_build.assets_are_here(tmp_path)
