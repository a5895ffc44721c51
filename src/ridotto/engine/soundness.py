"""Sentences that the `faults` of several games share."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64


def miscounts(what: str, names: Sequence[str], counts: vec[i64], wanted: vec[i64]) -> list[str]:
    """A sentence for each kind of which there are more or fewer than there should be."""
    return [f"there are {counts[kind]} {what} {names[kind]}, not {wanted[kind]}" for kind in range(len(names)) if counts[kind] != wanted[kind]]
