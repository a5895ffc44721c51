"""A record, told: what it states, or the position after one of its moves."""

from ridotto.adapters import telling
from ridotto.adapters.telling import Sight, sentences
from ridotto.engine.codec import Event
from ridotto.engine.errors import RecordError
from ridotto.engine.game import game_named
from ridotto.engine.match import Match, Played
from ridotto.engine.record import Record, parse_record
from ridotto.engine.replay import replay, verify
from ridotto.engine.state import EVERYBODY

LONGEST_RECORD = 200_000  # characters
MOST_LINES = 60


def review(text: str, seat: int | None, move: int | None) -> str:
    """A record in words: without `move` its head and its last lines, otherwise the position after so many moves.

    `seat` is whose view is shown, None for a spectator's. RidottoError says what cannot be read or does not replay.
    """
    if len(text) > LONGEST_RECORD:
        raise RecordError(f"a record of {len(text)} characters is too long to be reviewed; {LONGEST_RECORD} are possible")
    record = parse_record(text)
    game_named(record.game).check_seats(record.seats)
    if seat is not None and not 0 <= seat < record.seats:
        raise RecordError(f"there is no seat {seat}; seats are 0 to {record.seats - 1}")
    return _summary(record) if move is None else _position(record, seat, move)


def _summary(record: Record) -> str:
    game = game_named(record.game)
    variant = f", {game.meaning(record.variant)}" if record.variant else ""
    head = f"{game.title}{variant}, {record.seats} seats: {', '.join(record.players)}. {len(record.moves)} moves."
    lines = [f"{at}. seat {line.seat}: {line.text}" for at, line in enumerate(record.moves, start=1)]
    left_out = [f"({len(lines) - MOST_LINES} earlier moves are left out)"] if len(lines) > MOST_LINES else []
    body = "\n".join(["Moves:", *left_out, *lines[-MOST_LINES:]]) if lines else "No move has been made."
    return telling.joined(head, _result(record), body)


def _result(record: Record) -> str:
    if record.winners is None:
        return "The match is not over: this is what you may know of it, and positions cannot be shown yet."
    failed = [f"{check.name} ({check.found})" if check.found else check.name for check in verify(record) if not check.holds]
    if failed:
        return f"These checks of the record fail: {'; '.join(failed)}."
    won = " and ".join(record.players[seat] for seat in record.winners) or "nobody"
    scores = ", ".join(str(score) for score in record.scores or ())
    return f"Won by {won}; scores {scores}. The record holds: its shuffle, every move and the result check out."


def _position(record: Record, seat: int | None, move: int) -> str:
    match = replay(record, move)
    made = record.moves[move - 1] if move else None
    head = f"After move {move} of {len(record.moves)}" + (f", {record.players[made.seat]} (seat {made.seat}): {made.text}" if made else "")
    viewer = "as a spectator sees it" if seat is None else f"as {record.players[seat]} (seat {seat}) sees it"
    sight = Sight(-1 if seat is None else seat, match.view(seat))
    return telling.joined(f"{head}, {viewer}.", telling.latest(_brought(match, seat)), telling.board(match.game, sight))


def _brought(match: Match, seat: int | None) -> list[str]:
    """What the latest move has brought, as sentences."""
    last = max((at for at, entry in enumerate(match.log) if isinstance(entry, Played)), default=0)
    since = sum(isinstance(entry, Event) and entry.audience in (EVERYBODY, seat) for entry in match.log[:last])
    return sentences(match, seat, since)
