"""The numbers of the edition as the rules take them; components.py fills them in."""

from librt.vecs import vec
from mypy_extensions import i64


class Components:
    """One attribute for each number; those of the edition have their name there."""

    bids: i64
    prizes: vec[i64]
    """The worth of every prize."""
