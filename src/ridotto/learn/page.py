"""The report of a run as one page: how strong the network became, and how surprised it still was."""

from collections.abc import Sequence
from dataclasses import asdict
from itertools import accumulate
from pathlib import Path

from ridotto.arena.report.page import Figure, Report, Section
from ridotto.arena.report.plots import Row, curves
from ridotto.engine.words import Words
from ridotto.learn.run import Round, Run


def write_run(run: Run, folder: Path, words: Words) -> None:
    """Write the page and the figures beside it."""
    rounds = run.rounds()
    minutes = list(accumulate((each.playing + each.learning) / 60 for each in rounds))
    facts = [
        (words("house-learn-rounds"), str(len(rounds))),
        (words("house-report-matches"), f"{sum(each.matches for each in rounds):,}"),
        (words("house-learn-minutes"), f"{minutes[-1]:.0f}"),
        *((words("house-learn-against", bot=proof["against"], seats=proof["seats"]), f"{proof['share']:.0%}") for proof in rounds[-1].proofs),
    ]
    sections = [Section(words("house-learn-strength"), _strength(rounds, minutes, words)), Section(words("house-learn-surprise"), [_surprise(rounds, words)])]
    seats = ",".join(map(str, run.course.seats))
    command = f"ridotto learn {run.game.slug} --seats {seats} --rounds {len(rounds)} --matches {run.course.matches} --seed {run.course.seed}"
    tables = {"rounds": _rows(rounds, minutes), "proofs": [{"round": each.number, **proof} for each in rounds for proof in each.proofs]}
    title = words("house-learn-title", title=run.game.words(words.language)("title"))
    whole = {name: rows for name, rows in tables.items() if rows}
    Report(title, words("house-learn-about"), command, facts, sections, [asdict(each) for each in rounds], whole).write(folder, words)


def _strength(rounds: Sequence[Round], minutes: Sequence[float], words: Words) -> list[Figure]:
    """A curve for each number of seats."""
    found = []
    for seats in sorted({proof["seats"] for each in rounds for proof in each.proofs}):
        rows: list[Row] = [
            {"at": at, "value": proof["share"], "low": proof["low"], "high": proof["high"], "series": proof["against"]}
            for each, at in zip(rounds, minutes, strict=True)
            for proof in each.proofs
            if proof["seats"] == seats
        ]
        bots = list(dict.fromkeys(row["series"] for row in rows))
        svg = curves(rows, words("house-learn-minutes"), words("house-learn-share"), bots, 1 / seats)
        cells = [[f"{row['at']:.0f}", row["series"], f"{row['value']:.1%}", f"{row['low']:.0%}-{row['high']:.0%}"] for row in rows]
        headings = (words("house-learn-minutes"), words("house-learn-other"), words("house-learn-share"), "95%")
        found.append(Figure(words("house-learn-with-seats", seats=seats), words("house-learn-strength-note"), svg, headings, cells))
    return found


def _surprise(rounds: Sequence[Round], words: Words) -> Figure:
    names = [words("house-learn-worth"), words("house-learn-moves")]
    rows: list[Row] = [
        {"at": each.number, "value": value, "series": name} for each in rounds for name, value in zip(names, (each.worth, each.moves), strict=True)
    ]
    svg = curves(rows, words("house-learn-rounds"), words("house-learn-surprise"), names)
    cells = [[str(each.number), f"{each.worth:.4f}", f"{each.moves:.4f}"] for each in rounds]
    return Figure(words("house-learn-unseen"), words("house-learn-surprise-note"), svg, (words("house-learn-rounds"), *names), cells)


def _rows(rounds: Sequence[Round], minutes: Sequence[float]) -> list[Row]:
    return [
        {"round": each.number, "minutes": at, "matches": each.matches, "lessons": each.lessons, "worth": each.worth, "moves": each.moves}
        for each, at in zip(rounds, minutes, strict=True)
    ]
