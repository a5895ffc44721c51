"""`ridotto replay` and `ridotto verify`: showing and checking records."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.common import (
    AsJson,
    EditionFile,
    Lang,
    board_text,
    console,
    language,
    read_edition,
    read_record,
    sentences,
    show_result,
    write_json,
)
from ridotto.engine.errors import RecordError, SetupError
from ridotto.engine.match import Match
from ridotto.engine.record import Record

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the record.", show_default=False)]


def show_replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after move N; without it, at the end.", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--as", metavar="SEAT", help="Whose view to show; without it, a spectator's.", show_default=False)] = None,
    lang: Lang = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record and show the view after a move, with the log up to there."""
    from ridotto.engine.words import load_words

    load_words(language(lang))  # raises for a wrong language before a long replay
    record = read_record(file)
    match = replayed(file, record, to, edition)
    if seat is not None and not 0 <= seat < match.seats:
        raise SetupError(f"there is no seat {seat}; seats are 0 to {match.seats - 1}")
    words = match.game.words(language(lang))
    made = len(record.moves) if to is None else to
    log = sentences(match, seat, words)
    if as_json:
        shown = {"file": str(file), "game": record.game, "move": made, "moves": len(record.moves), "over": match.over, "view": match.view(seat), "log": log}
        ended = {"winners": match.winners(), "scores": match.scores(), "breakdown": [match.state.breakdown(one) for one in range(match.seats)]}
        write_json({**shown, **(ended if match.over else {})})
        return
    screen = console()
    for sentence in log:
        screen.print(sentence, soft_wrap=True)
    who = words("house-spectator") if seat is None else words("house-seat-of", seat=seat, name=match.names[seat])
    screen.print()
    screen.rule(words("house-after-move", move=made, moves=len(record.moves), who=who))
    screen.print(board_text(match, seat, words), soft_wrap=True)
    if match.over:
        show_result(match, words, screen)


def show_verification(file: RecordFile, edition: EditionFile = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Check a record: its shuffle, every move and chance outcome, and the result. Exit code 1 if a check fails."""
    from ridotto.engine.game import game_named
    from ridotto.engine.replay import verify
    from ridotto.engine.words import load_words

    words = load_words(language(lang))
    record = read_record(file)
    checks = verify(record, None if edition is None else read_edition(game_named(record.game), edition))
    holds = all(check.holds for check in checks)
    if as_json:
        listed = [{"name": check.name, "holds": check.holds, "found": check.found} for check in checks]
        write_json({"file": str(file), "holds": holds, "checks": listed})
    else:
        screen = console()
        for check in checks:
            mark = words("house-holds") if check.holds else words("house-fails")
            found = f" ({check.found})" if check.found else ""
            screen.print(f"{mark}  {words(f'house-check-{check.name}')}{found}", style="" if check.holds else "red", soft_wrap=True)
        screen.print(words("house-verified") if holds else words("house-not-verified"), style="bold")
        if holds:
            screen.print(words(f"house-covers-{_kind(record)}"), soft_wrap=True)
    if not holds:
        raise typer.Exit(1)


def _kind(record: Record) -> str:
    """Which kind of record it is; what a valid record does not cover depends on that."""
    return "table" if record.table else "seed" if record.secret is None else "old-table"


def replayed(file: Path, record: Record, to: int | None, edition: Path | None) -> Match:
    """The match of a record after so many moves, None: all of them; RecordError names the file."""
    from ridotto.engine.game import game_named
    from ridotto.engine.replay import replay

    if record.seed is None:
        raise RecordError(f"{file}: the match was not over when this was written, so it holds no seed; 'ridotto play --resume {file}' continues it")
    chosen = None if edition is None else read_edition(game_named(record.game), edition)
    try:
        return replay(record, to, chosen)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
