"""Saved matches: the record, as the player may know it, and separately what is needed to continue.

The record of a match in progress holds neither the seed, which decides all chance to come, nor the others' secret
moves. Both are kept in the user's state folder, readable by the user alone.
"""

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from ridotto.engine.edition import Edition
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.fair import keeps
from ridotto.engine.files import read_text
from ridotto.engine.game import Game
from ridotto.engine.match import Match, Played
from ridotto.engine.record import Record, parse_record


@dataclass(frozen=True)
class Kept:
    """What is needed to continue a match but is not in its record."""

    seed: str
    seat: int
    bots: list[str]
    """The bots of the other seats, in their order."""
    edition: str | None
    """The edition file, if it was not the one that ships with the game."""
    moves: list[tuple[int, str]]
    """Every move so far, including those that the player may not know."""


def state_folder() -> Path:
    """Ridotto's folder for state of this user, where the system expects it."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
        return (Path(home) if home else Path.home() / "AppData" / "Local") / "ridotto"
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "state") / "ridotto"


def default_file(match: Match) -> Path:
    """The file name of a record when none is given."""
    return Path(f"{match.game.slug}-{match.commitment[:8]}.record")


def keepsake(match: Match, seat: int, bots: list[str], edition: Path | None) -> Kept:
    """What has to be kept of a match at this point."""
    text = match.game.codec.text
    moves = [(entry.seat, text(entry.move)) for entry in match.log if isinstance(entry, Played)]
    return Kept(match.seed, seat, bots, None if edition is None else str(edition.resolve()), moves)


def save(match: Match, file: Path, kept: Kept) -> None:
    """Write the record as the seat may know it; keep the rest separately until the match is over."""
    if file.exists() and not _is_of(file, match):
        raise SetupError(f"{file} exists and is not a record of this match; choose another name")
    # the rest first: a record without it could not be continued
    if match.over:
        _kept_file(match.commitment).unlink(missing_ok=True)
    else:
        _keep(match.commitment, kept)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(file.name + ".new")
        new.write_text(str(match.record(kept.seat)), encoding="utf-8", newline="\n")
        new.replace(file)
    except OSError as error:
        raise SetupError(f"{file}: cannot be written: {error.strerror}") from None


def restore(record: Record, kept: Kept, game: Game, edition: Edition | None) -> Match:
    """The match as it was when this record was written.

    Others may have chosen in secret since then; nobody has seen it, so they choose again.
    """
    match = Match(game, record.seats, kept.seed, record.variant, record.names, edition)
    for at in range(len(kept.moves) + 1):
        if at >= len(record.moves) and str(match.record(kept.seat)) == str(record):
            return match
        if at < len(kept.moves):
            match.play(*kept.moves[at])
    raise SetupError("the record is not as it was saved, or the match was continued differently and saved again since")


def recall(commitment: str) -> Kept:
    """What was kept of the match with this commitment; SetupError if this machine does not have it."""
    file = _kept_file(commitment)
    if not file.exists():
        raise SetupError(f"the seed of this match is not on this machine ({file} is missing): a match can be continued only where it was saved")
    try:
        read = json.loads(read_text(file, SetupError))
        kept = Kept(**{**read, "moves": [(int(seat), str(move)) for seat, move in read["moves"]]})
    except (RecursionError, ValueError, TypeError, KeyError):
        raise SetupError(f"{file}: cannot be read as the seed of a match") from None
    if not keeps(commitment, kept.seed):
        raise SetupError(f"{file}: the seed in it does not match the record's commitment")
    return kept


def _kept_file(commitment: str) -> Path:
    return state_folder() / "seeds" / commitment


def _keep(commitment: str, kept: Kept) -> None:
    file = _kept_file(commitment)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as stream:
            json.dump(asdict(kept), stream)
    except OSError as error:
        raise SetupError(f"{file}: cannot be written: {error.strerror}") from None


def _is_of(file: Path, match: Match) -> bool:
    try:
        return parse_record(read_text(file, SetupError)).commitment == match.commitment
    except RidottoError:
        return False
