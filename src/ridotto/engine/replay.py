"""Replaying and checking records."""

from dataclasses import dataclass

from ridotto.engine.codec import Event
from ridotto.engine.edition import Edition
from ridotto.engine.errors import IllegalMove, MoveTextError, RecordError, SetupError
from ridotto.engine.fair import keeps
from ridotto.engine.game import Game, game_named
from ridotto.engine.match import Match, Played
from ridotto.engine.record import ChanceLine, MoveLine, Record


@dataclass(frozen=True)
class Check:
    """One thing that was checked: its `name` (message `house-check-NAME`), whether it `holds`, and what was `found`."""

    name: str
    holds: bool
    found: str = ""


def replay(record: Record, to: int | None = None, edition: Edition | None = None, seed: str | None = None, game: Game | None = None) -> Match:
    """Play a record again, up to and including move number `to`; RecordError says at which line it does not fit.

    Every chance outcome and every digest that the record states must come out the same.
    `seed` is for a match in progress, whose record does not hold it; `game` for one that is not registered.
    """
    match = _set_up(record, edition, seed, game)
    if to is not None and not 0 <= to <= len(record.moves):
        raise RecordError(f"there is no move {to}: the record has {len(record.moves)}")
    made = 0
    heard = 0  # entries of the log that have been compared
    for line in record.body:
        if isinstance(line, ChanceLine):
            heard = _find_chance(match, line, heard)
        elif to is not None and made == to:
            break
        else:
            _make(match, line)
            made += 1
    if to is None:
        _compare_end(match, record)
    return match


def verify(record: Record, edition: Edition | None = None, game: Game | None = None) -> list[Check]:
    """Check the fair shuffle and the whole course of a record; `game` is for one that is not registered."""
    if record.seed is None:
        return [Check("seed", False, "the record holds no seed: the match was not over when it was written")]
    checks = [Check("commitment", keeps(record.commitment, record.seed), record.commitment)]
    if record.table and record.secret is not None:
        sealed = [text for text in record.texts if text.commitment]
        opened = sum(not text.withheld for text in sealed)
        checks.append(Check("secret", keeps(record.secret_commitment, record.secret), record.secret_commitment))
        checks.append(Check("texts", all(text.holds for text in record.texts), f"{opened} of {len(sealed)} sealed texts were opened"))
    if record.draw is not None:
        checks.append(Check("draw", record.draw.seed == record.seed))
    if record.table:
        checks.append(Check("checksum", record.summed().checksum == record.checksum))
    try:
        match = replay(record, edition=edition, game=game)
    except RecordError as error:
        return [*checks, Check("course", False, str(error))]
    digests = sum(line.digest is not None for line in record.moves)
    chance = sum(isinstance(line, ChanceLine) for line in record.body)
    told = sum(isinstance(entry, Event) and match.game.events[entry.kind].chance for entry in match.log)
    checks.append(Check("course", True, f"{len(record.moves)} moves"))
    checks.append(Check("chance", chance == told, f"{chance} of {told} chance outcomes are stated"))
    checks.append(Check("digests", digests == len(record.moves), f"{digests} of {len(record.moves)} moves have a digest"))
    stated = record.winners is not None and record.scores is not None
    return [*checks, Check("result", match.over and stated, " ".join(map(str, match.winners())))]


def _set_up(record: Record, edition: Edition | None, seed: str | None, given: Game | None) -> Match:
    try:
        game = game_named(record.game) if given is None else given
    except SetupError as error:
        raise RecordError(f"header 'game': {error}") from None
    if record.game != game.slug:
        raise RecordError(f"header 'game': this is a record of {record.game!r}, not of {game.slug!r}")
    if record.rules != game.rules_version:
        raise RecordError(f"header 'rules': the record was played under rules {record.rules} of {game.title}, this is {game.rules_version}")
    chosen = game.edition if edition is None else edition
    stated = f"{chosen.name} {chosen.digest[:16]}"
    if record.edition != stated:
        raise RecordError(f"header 'edition': the record was played with {record.edition!r}, this is {stated!r}")
    known = record.seed if seed is None else seed
    if known is None:
        raise RecordError("header 'seed' is missing: the match was not over when the record was written")
    try:
        draw = record.draw
        if draw is not None and draw.seed != known:
            raise RecordError("header 'seed': it does not follow from what the record says it was drawn from")
        return Match(game, record.seats, known, record.variant, record.players, edition, draw)
    except SetupError as error:
        raise RecordError(f"header 'seats' or 'variant': {error}") from None


def _find_chance(match: Match, line: ChanceLine, heard: int) -> int:
    """The next chance event in the log must be the one the line states; returns how many log entries were compared."""
    events = match.game.events
    came = "nothing"
    for at in range(heard, len(match.log)):
        entry = match.log[at]
        if not isinstance(entry, Event) or not events[entry.kind].chance:
            continue
        came = events.text(entry)
        if came == line.text:
            return at + 1
        if entry.audience < 0:  # another seat's record lacks what one seat alone was told
            break
    raise RecordError(f"line {line.line}: the record says '* {line.text}', the seed gives '* {came}'")


def _make(match: Match, line: MoveLine) -> None:
    at = len(match.log)
    try:
        match.play(line.seat, line.text)
    except (IllegalMove, MoveTextError) as error:
        raise RecordError(f"line {line.line}: {error}") from None
    made = match.log[at]
    if line.digest is not None and not (isinstance(made, Played) and f"{made.digest:016x}" == line.digest):
        raise RecordError(f"line {line.line}: the position after this move does not have the digest that the record states")


def _compare_end(match: Match, record: Record) -> None:
    if record.winners is None:
        return
    if not match.over:
        raise RecordError("header 'winners': the record states a result, but the match is not over after its last move")
    if tuple(match.winners()) != record.winners:
        raise RecordError(f"header 'winners': the record says {record.winners}, the match gives {tuple(match.winners())}")
    if record.scores is not None and tuple(match.scores()) != record.scores:
        raise RecordError(f"header 'scores': the record says {record.scores}, the match gives {tuple(match.scores())}")
