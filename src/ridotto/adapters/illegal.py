"""What an environment does with a move that is not possible."""

from collections.abc import Sequence

from ridotto.engine.codec import Codec
from ridotto.engine.errors import SetupError

ILLEGAL = ("lose", "raise", "replace")
PENALTY = -1.0
"""The reward of a seat that has lost by an illegal move."""
SHOWN = 8
"""How many possible moves the sentence names."""


def checked(illegal: str) -> str:
    """One of ILLEGAL; SetupError lists them.

    `lose`: the match ends and the seat is punished, as in PettingZoo's classic games. `raise`: IllegalMove, a ValueError.
    `replace`: a random legal move is made instead. Whatever it is, nothing of the illegal move is carried out.
    """
    if illegal not in ILLEGAL:
        raise SetupError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    return illegal


def complaint(codec: Codec, seat: int, move: object, legal: Sequence[int]) -> str:
    """The sentence about it."""
    number = move if isinstance(move, int) else None
    if number is None or not 0 <= number < codec.size:
        what = f"{move!r} is no move of the game: moves are the numbers 0 to {codec.size - 1}"
    else:
        what = f"move {number} ({codec.text(number)!r}) is not possible now"
    shown = ", ".join(f"{option} ({codec.text(option)!r})" for option in legal[:SHOWN])
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    possible = f"seat {seat} may make {shown}{more}" if legal else f"seat {seat} owes no decision now"
    return f"{what}; {possible}"
