"""`ridotto analyse`: what a match's decisions cost, and what was luck."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from ridotto.cli.common import AsJson, EditionFile, Lang, console, language, read_record, write_json
from ridotto.cli.progress import progress_bar
from ridotto.cli.replay import RecordFile, replayed
from ridotto.engine.errors import RecordError
from ridotto.engine.match import Match
from ridotto.engine.words import Words

if TYPE_CHECKING:
    from ridotto.bots.analysis import Analysis


def run_analysis(file: RecordFile, lang: Lang = None, edition: EditionFile = None, as_json: AsJson = False) -> None:
    """Analyse the record of a match that is over: what each seat could expect, what was luck, which decisions cost most."""
    from ridotto.bots.analysis import analyse, closer_looks, count_choices
    from ridotto.engine.match import Played
    from ridotto.engine.words import load_words

    load_words(language(lang))  # raises for a wrong language before a long analysis
    record = read_record(file)
    start, end = replayed(file, record, 0, edition), replayed(file, record, None, edition)
    if not end.over:
        raise RecordError(f"{file}: the match was not over when this was written; an analysis needs the whole of it")
    moves = [entry for entry in end.log if isinstance(entry, Played)]
    with progress_bar(count_choices(start, moves) + closer_looks(start.seats)) as show:
        found = analyse(start, end, lambda done, _: show(done))
    if as_json:
        write_json(_plain(file, end, found))
    else:
        _show(start, end, found, end.game.words(language(lang)))


def _plain(file: Path, end: Match, found: "Analysis") -> dict[str, object]:
    """What programs read: moves as text, features by name."""
    codec = end.game.codec
    decisions = [
        {
            "move": each.number + 1,
            "seat": each.seat,
            "before": each.look.shares,
            "after": each.after,
            "played": codec.text(each.played),
            "better": codec.text(each.look.better),
            "cost": each.look.cost,
            "reasons": [vars(reason) for reason in each.look.reasons],
        }
        for each in found.decisions
    ]
    balances = [vars(found.balance(seat)) for seat in range(end.seats)]
    return {"file": str(file), "game": end.game.slug, "balances": balances, "dearest": [each.number + 1 for each in found.dearest()], "decisions": decisions}


def _show(start: Match, end: Match, found: "Analysis", words: Words) -> None:
    from ridotto.bots.analysis import decisions_made
    from ridotto.bots.reasons import why
    from ridotto.engine.match import Played

    screen = console()
    columns = ("start", "own", "others", "luck", "end")
    table = Table("", *(words(f"house-analysis-{column}") for column in columns), title=words("house-analysis"))
    for seat, name in enumerate(end.names):
        balance = vars(found.balance(seat))
        table.add_row(name, *(percent(balance[column], signed=column not in ("start", "end")) for column in columns))
    screen.print(table)
    screen.print(words("house-analysis-about"), soft_wrap=True)
    dearest = found.dearest()
    screen.print(words("house-analysis-dearest") if dearest else words("house-analysis-flawless"), style="bold")
    decisions = decisions_made(start, [entry for entry in end.log if isinstance(entry, Played)])
    for each in dearest:
        played, better = (words.deed(move, decisions[each.number], end.game.codec, end.names) for move in (each.played, each.look.better))
        said = {"move": each.number + 1, "name": end.names[each.seat], "cost": percent(each.look.cost), "played": played, "better": better}
        screen.print(words("house-analysis-decision", **said), soft_wrap=True)
        if each.look.reasons:
            screen.print(f"   {why(end.game, each.look.reasons, words)}", soft_wrap=True)


def percent(share: float, signed: bool = False) -> str:
    """A share in whole per cent, with a true minus sign."""
    text = f"{round(share * 100):+d} %" if signed else f"{round(share * 100)} %"
    return text.replace("-", "−").replace("+0 %", "0 %").replace("−0 %", "0 %")
