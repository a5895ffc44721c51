"""The numbers of the edition as the rules take them; components.py fills them in."""

from librt.vecs import vec
from mypy_extensions import i64


class Components:
    """One attribute for each number; those taken from the edition have the same names there."""

    bids: i64
    prizes: vec[i64]
    """The worth of every prize."""
