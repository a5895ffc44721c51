"""Packages of third parties that announce bots."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from ridotto.bots.named import announced


@contextmanager
def announcing(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str, bots: Mapping[str, str]) -> Iterator[None]:
    """An installed module `third_party` with this source, which announces bots: names, and what makes them."""
    (folder / "third_party.py").write_text(source)
    about = folder / "third_party-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: third-party\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join(["[ridotto.bots]", *(f"{name} = {maker}" for name, maker in bots.items())]))
    monkeypatch.syspath_prepend(folder)
    announced.cache_clear()
    yield
    announced.cache_clear()
    sys.modules.pop("third_party", None)
