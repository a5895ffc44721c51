"""The report of `ridotto arena`: the bots, and the game as they played it."""

from collections import Counter
from pathlib import Path

from ridotto.arena.balance import Counts
from ridotto.arena.choices import Choices
from ridotto.arena.contest import Contested
from ridotto.arena.report import plots
from ridotto.arena.report.balance_page import counts_tables, setting_in_words
from ridotto.arena.report.components import component_figures
from ridotto.arena.report.game_figures import Compared
from ridotto.arena.report.page import Figure, Report, Section
from ridotto.arena.report.plots import Row
from ridotto.engine.words import Words


def write_contest(contested: Contested, folder: Path, words: Words) -> None:
    """Write the page and the files beside it."""
    contest, setting = contested.contest, contested.contest.setting
    counts = _counts(contested)
    compared = Compared(setting.game, words, {setting.used_edition.name: counts})
    sections = [
        Section(words("house-report-bots"), _bots(contested, compared), words("house-report-bots-note")),
        Section(words("house-report-game"), compared.figures()),
    ]
    if parts := list(component_figures(compared)):
        sections.append(Section(words("house-report-components"), parts, words("house-report-tables-note")))
    best = max(contested.standings.bots, key=lambda bot: contested.standings.ratings[bot.name].value)
    facts = [
        (words("house-report-matches"), f"{len(contested.played):,}"),
        (words("house-report-best"), best.name),
        (words("house-report-best-wins"), f"{best.win_share:.1%} ({best.total.relative:.2f} ×)"),
        (words("house-report-seconds"), f"{sum(match.seconds for match in contested.played) / len(contested.played):.2f} s"),
    ]
    variant = f" --variant {setting.variant}" if setting.variant else ""
    command = (
        f"ridotto arena {setting.game.slug} --bots {','.join(contest.bots)} --seats {setting.seats}{variant} --matches {contest.matches} --seed {contest.seed}"
    )
    subtitle = f"{setting_in_words(setting.game, counts, words)} · {words('house-report-edition')} {setting.edition_name}"
    title = words("house-report-arena", title=words("title"))
    tables = {"bots": _bot_rows(contested), "pairs": _pair_rows(contested), "matches": _match_rows(contested), **counts_tables(setting.game, counts)}
    whole = {name: rows for name, rows in tables.items() if rows}
    Report(title, subtitle, command, facts, sections, contested.as_json(), whole).write(folder, words)


def _counts(contested: Contested) -> Counts:
    """All matches together, whoever played them."""
    setting = contested.contest.setting
    counts = Counts(setting.seats, setting.variant)
    for match in contested.played:
        counts.add(match.outcome, Choices.from_json(setting.game, setting.seats, match.choices), Counter())
    return counts


def _bots(contested: Contested, compared: Compared) -> list[Figure]:
    words, found = compared.words, contested.standings
    names = [bot.name for bot in found.bots]
    times, interval = words("house-report-times"), "95%"
    wins: list[Row] = []
    ratings: list[Row] = []
    for bot in found.bots:
        low, high = (edge / bot.fair_share for edge in bot.interval())
        wins.append({"label": bot.name, "value": bot.total.relative, "low": low, "high": high})
        rating = found.ratings[bot.name]
        ratings.append({"label": bot.name, "value": rating.value, "low": rating.low, "high": rating.high})
    win_rows = [[bot.name, f"{bot.win_share:.1%}", f"{bot.fair_share:.1%}", f"{row['value']:.2f}"] for bot, row in zip(found.bots, wins, strict=True)]
    rating_rows = [[row["label"], f"{row['value']:.1f}", f"{row['low']:.1f} - {row['high']:.1f}"] for row in ratings]
    headings = [words("house-arena-bot"), words("house-arena-wins"), words("house-arena-fair"), times]
    figures = [
        Figure(words("house-report-wins"), words("house-report-wins-note"), plots.intervals(wins, times, 1.0), headings, win_rows),
        Figure(
            words("house-arena-rating"),
            words("house-report-rating-note"),
            plots.intervals(ratings, words("house-arena-rating")),
            [words("house-arena-bot"), words("house-arena-rating"), interval],
            rating_rows,
        ),
    ]
    pairs = _pair_rows(contested)
    if pairs:
        rows: list[Row] = [{"one": row["bot"], "other": row["against"], "share": row["ahead"]} for row in pairs]
        table = [[row["bot"], row["against"], f"{row['ahead']:.1%}", str(row["meetings"])] for row in pairs]
        headings = [words("house-arena-bot"), words("house-report-against"), words("house-report-share"), words("house-report-meetings")]
        figures.append(Figure(words("house-report-pairs"), words("house-report-pairs-note"), plots.grid(rows, names), headings, table))
    return [*figures, _by_place(contested, compared), _points(contested, compared)]


def _by_place(contested: Contested, compared: Compared) -> Figure:
    words = compared.words
    rows: list[Row] = [
        {"label": words("house-report-place", number=place + 1), "series": bot.name, "value": share.relative}
        for place in range(compared.seats)
        for bot in contested.standings.bots
        if (share := bot.by_place.get(place)) is not None
    ]
    names = [bot.name for bot in contested.standings.bots]
    table = [[row["label"], row["series"], f"{row['value']:.2f}"] for row in rows]
    svg = plots.bars(rows, words("house-report-times"), names)
    return Figure(words("house-report-bots-places"), words("house-report-fair-note"), svg, ["", words("house-arena-bot"), words("house-report-times")], table)


def _points(contested: Contested, compared: Compared) -> Figure:
    words = compared.words
    names = [bot.name for bot in contested.standings.bots]
    seats: Counter[str] = Counter()
    parts: dict[str, Counter[str]] = {name: Counter() for name in names}
    for match in contested.played:
        for bot, mine in zip(match.bots, match.outcome.parts, strict=True):
            seats[bot] += 1
            for part, value in mine.items():
                parts[bot][part] += value
    kinds = contested.played[0].outcome.parts[0]
    rows: list[Row] = [{"label": words(f"score-{part}"), "series": name, "value": parts[name][part] / seats[name]} for part in kinds for name in names]
    table = [[row["label"], row["series"], f"{row['value']:.2f}"] for row in rows]
    note = words("house-report-counted-note" if compared.game.points_part else "house-report-parts-note")
    headings = ["", words("house-arena-bot"), words("house-report-mean")]
    return Figure(words("house-report-bots-parts"), note, plots.bars(rows, words("house-report-mean"), names), headings, table)


def _bot_rows(contested: Contested) -> list[Row]:
    rows: list[Row] = []
    for bot in contested.standings.bots:
        low, high = bot.interval()
        rating = contested.standings.ratings[bot.name]
        wins = {"matches": bot.matches, "win_share": bot.win_share, "low": low, "high": high, "fair_share": bot.fair_share}
        rows.append({"bot": bot.name, **wins, "mean_score": bot.mean_points, "rating": rating.value, "rating_low": rating.low, "rating_high": rating.high})
    return rows


def _pair_rows(contested: Contested) -> list[Row]:
    return [{"bot": one, "against": other, "ahead": ahead / met, "meetings": met} for (one, other), (ahead, met) in contested.standings.ahead.items()]


def _match_rows(contested: Contested) -> list[Row]:
    """A line for each seat of each match."""
    rows: list[Row] = []
    for match in contested.played:
        outcome = match.outcome
        about = {"decisions": outcome.decisions, "rounds": outcome.rounds, "ended_by": outcome.ended_by, "seconds": match.seconds}
        for seat, bot in enumerate(match.bots):
            mine = {
                "points": outcome.points[seat],
                "rank": outcome.ranks[seat] + 1,
                "won": int(seat in outcome.winners),
                "place": (seat - outcome.first) % len(match.bots),
            }
            rows.append({"match": match.match, "deal": match.deal, "seat": seat, "bot": bot, **mine, **about})
    return rows
