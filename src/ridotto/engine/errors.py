"""What can go wrong, each with a sentence for the person who caused it."""


class RidottoError(ValueError):
    """The base of all errors that a caller can cause and correct."""


class IllegalMove(RidottoError):  # noqa: N818 (the name says it)
    """A move that cannot be made now."""


class MoveTextError(RidottoError):
    """A text that is not a move of the game, or a number outside its move space."""


class EditionError(RidottoError):
    """An edition file that cannot be played with: names the file, the table and the key."""


class RecordError(RidottoError):
    """A record that cannot be read or does not replay: names the line."""


class SetupError(RidottoError):
    """A match that cannot be set up: wrong game, seat count or variant."""


class LessonError(RidottoError):
    """A lesson that cannot be played through: names the file and the step."""
