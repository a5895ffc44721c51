"""The locks of versions agree with what pyproject.toml asks for, and with one another."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = ("dev", "docs", "play", "server")


@dataclass
class Locked:
    """One package of a lock."""

    version: str
    hashes: int = 0
    wanted_by: set[str] = field(default_factory=set)


def read_lock(name: str) -> dict[str, Locked]:
    """The packages of a lock by their names."""
    found: dict[str, Locked] = {}
    for line in (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8").splitlines():
        begins = re.match(r"([A-Za-z0-9_.-]+)==([^ ;]+)", line)
        if begins:
            package = found[canonicalize_name(begins[1])] = Locked(begins[2])
        elif line.startswith("    --hash="):
            package.hashes += 1
        elif line.startswith("    #") and line.strip() != "# via":
            package.wanted_by.add(re.sub(r"# +(via )?", "", line.strip()))
    return found


def asked_for() -> dict[str, list[Requirement]]:
    """What each lock must hold, as pyproject.toml says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    ours = project["project"]["dependencies"]
    groups = project["dependency-groups"]
    build = groups["build"]
    more = {
        "dev": build + groups["docs"] + [each for each in groups["dev"] if isinstance(each, str)],
        "docs": groups["docs"],
        "play": build,
        "server": project["project"]["optional-dependencies"]["postgresql"],
    }
    return {name: [Requirement(text) for text in ours + more[name]] for name in LOCKS}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_every_dependency_in_a_version_that_is_asked_for_and_every_file_by_its_hash(name: str) -> None:
    lock = read_lock(name)
    for wanted in asked_for()[name]:
        assert wanted.specifier.contains(lock[canonicalize_name(wanted.name)].version), f"run `make lock`: {wanted}"
    assert all(package.hashes for package in lock.values())


@pytest.mark.parametrize("name", ["docs", "play", "server"])
def test_a_lock_has_the_versions_that_are_tested(name: str) -> None:
    tested = read_lock("dev")
    assert {package: locked.version for package, locked in read_lock(name).items()}.items() <= {
        package: locked.version for package, locked in tested.items()
    }.items()


def test_the_lock_of_a_server_holds_nothing_that_a_server_does_not_need() -> None:
    lock = read_lock("server")
    direct = {package for package, locked in lock.items() if any(who.startswith("ridotto (pyproject.toml)") for who in locked.wanted_by)}
    assert direct == {canonicalize_name(wanted.name) for wanted in asked_for()["server"]}
    assert not {"pytest", "mypy", "hatchling", "ruff", "setuptools"} & set(lock)
