"""What a language model answers: how it is read, how it is judged, and what it costs to answer wrongly.

This is the one place of the forfeiting rule (docs/language-models.md): an answer that is not a possible move is counted
and explained; after `TRIES` of them the decision is forfeited, and a move is drawn from all that are possible.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ridotto.engine.codec import Codec, Kind
from ridotto.engine.errors import MoveTextError, SetupError
from ridotto.engine.rng import Rng

TRIES = 3
MOST_SHOWN = 8  # moves that an explanation lists
MOST_VALUES = 12  # of one argument, where the forms of moves are listed
LONGEST_ANSWER = 2000  # characters: of a longer answer the end is read
LONGEST_QUOTE = 80

_LABEL = re.compile(r"^(?:my |final )?(?:move|answer)\s*[:=]\s*", re.IGNORECASE)
_AROUND = " \t`'\"*.<>“”‘’«»"


@dataclass(frozen=True)
class Verdict:
    """What an answer leads to."""

    move: str | None
    """The move to make: the one that was meant, or one drawn in its place; None to ask again."""
    said: str = ""
    """What was wrong and what is possible; empty for an answer that is a possible move."""


class Judge:
    """Judges the answers of one seat and counts the wrong ones."""

    def __init__(self, codec: Codec, chance: Rng, listed: bool = True, tries: int = TRIES) -> None:
        """`listed`: whether the player is shown the list of moves, and so may answer with a number from it.

        `chance` draws the moves of forfeited decisions and must tell nothing of the match.
        """
        if not 1 <= tries <= 100:
            raise SetupError(f"a decision is forfeited after 1 to 100 illegal answers, not after {tries}")
        self.tries = tries
        self.illegal = 0
        """Illegal answers so far."""
        self.forfeited = 0
        """Decisions that were forfeited so far."""
        self.wrong = 0
        """Illegal answers to the decision that is owed now."""
        self._codec = codec
        self._chance = chance
        self._listed = listed

    def judge(self, answer: str, legal: Sequence[str]) -> Verdict:
        """Judge an answer to the decision that is owed, by the moves that are possible."""
        read = plain(answer)
        move = self._meant(read, legal)
        if move is not None:
            self.wrong = 0
            return Verdict(move)
        self.illegal += 1
        self.wrong += 1
        what = self._explained(read, legal)
        if self.wrong < self.tries:
            after = f"After illegal answer {self.tries} the decision is forfeited and a move drawn at random."
            return Verdict(None, f"{what}\nIllegal answer {self.wrong} of {self.tries} to this decision. {after}")
        self.wrong = 0
        self.forfeited += 1
        drawn = legal[self._chance.below(len(legal))]
        return Verdict(drawn, f"{what}\nIllegal answer {self.tries} of {self.tries}: the decision is forfeited, and this move was drawn for you: {drawn}")

    def new_decision(self) -> None:
        """Another decision is owed than before: its count begins anew."""
        self.wrong = 0

    def _meant(self, read: str, legal: Sequence[str]) -> str | None:
        if read in legal:
            return read
        number = _number(read) if self._listed else 0
        return legal[number - 1] if 1 <= number <= len(legal) else None

    def _explained(self, read: str, legal: Sequence[str]) -> str:
        possible = f"possible: {shown(read, legal)}" if self._listed else f"possible now:\n{forms(self._codec, legal)}"
        if not read:
            return f"There is no answer; {possible}"
        if self._listed and _number(read) >= 0:
            return f"There is no move {quoted(read)} in the list, which has {len(legal)}; {possible}"
        try:
            self._codec.number(read)
        except MoveTextError:
            return f"{quoted(read)} is not a move of this game; {possible}"
        return f"{quoted(read)} is not possible now; {possible}"


def plain(answer: str) -> str:
    """The answer itself: the last line that is not empty, without a label, quotes, capitals or extra spaces."""
    lines = [line for line in answer[-LONGEST_ANSWER:].splitlines() if line.strip(_AROUND)]
    if not lines:
        return ""
    bare = _LABEL.sub("", lines[-1].strip(_AROUND)).strip(_AROUND)
    return " ".join(bare.lower().split())


def quoted(text: str) -> str:
    """A text of somebody else's on one line, cut where it is long."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}...")


def shown(read: str, legal: Sequence[str]) -> str:
    """The possible moves, those most like the answer first, and how many more there are."""
    near = get_close_matches(read[:LONGEST_QUOTE], legal, n=3, cutoff=0.6)
    first = [*near, *(move for move in legal if move not in near)][:MOST_SHOWN]
    more = f" and {len(legal) - len(first)} more" if len(legal) > len(first) else ""
    return f"{', '.join(first)}{more}"


def forms(codec: Codec, legal: Sequence[str]) -> str:
    """The kinds of move that are possible, each with its arguments and what they can be in this game: not which of them are possible."""
    kinds: dict[str, Kind] = {}
    for move in legal:
        kind = codec.kind(codec.number(move))
        kinds.setdefault(kind.name, kind)
    lines = []
    for kind in kinds.values():
        lines.append(" ".join([kind.name, *(f"<{arg.name}>" for arg in kind.args)]))
        for arg in kind.args:
            more = f" and {len(arg.choices) - MOST_VALUES} more" if len(arg.choices) > MOST_VALUES else ""
            lines.append(f"  <{arg.name}>: {', '.join(arg.choices[:MOST_VALUES])}{more}")
    return "\n".join(lines)


def _number(read: str) -> int:
    """The number that was answered, -1 if it is not one."""
    digits = read.removeprefix("#").rstrip(")")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= 6 else -1
