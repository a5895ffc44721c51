"""The report of `ridotto balance`: every setting with one edition, or with two side by side."""

from collections.abc import Sequence
from pathlib import Path

from ridotto.arena.balance import Balance, Counts, as_json_of, edition_labels
from ridotto.arena.choices import components_of
from ridotto.arena.report.components import component_figures
from ridotto.arena.report.game_figures import Compared
from ridotto.arena.report.page import Report, Section
from ridotto.arena.report.plots import Row
from ridotto.engine.game import Game
from ridotto.engine.words import Words


def write_balance(balances: Sequence[Balance], folder: Path, words: Words, command: str) -> None:
    """Write the page and the files beside it."""
    game, labels = balances[0].game, edition_labels(balances)
    sections = []
    for settings in zip(*(found.settings for found in balances), strict=True):
        compared = Compared(game, words, dict(zip(labels, settings, strict=True)))
        name = setting_in_words(game, settings[0], words)
        sections.append(Section(name, compared.figures()))
        if parts := list(component_figures(compared)):
            sections.append(Section(f"{name}: {words('house-report-components')}", parts, words("house-report-tables-note")))
    editions = " · ".join(f"{words('house-report-edition')} {found.name}" for found in balances)
    matches = sum(counts.by_seat.matches for found in balances for counts in found.settings)
    fairest = [max(counts.by_place.unfairness() for counts in found.settings) for found in balances]
    facts = [
        (words("house-report-matches"), f"{matches:,}"),
        (words("house-report-settings"), str(len(balances[0].settings))),
        *((f"{words('house-report-unfair')}{f', {label}' if len(labels) > 1 else ''}", f"{apart:.1%}") for label, apart in zip(labels, fairest, strict=True)),
    ]
    title = words("house-report-balance", title=words("title"))
    Report(title, editions, command, facts, sections, as_json_of(balances), _tables(balances, labels)).write(folder, words)


def setting_in_words(game: Game, counts: Counts, words: Words) -> str:
    """The number of seats, and the variant by its name."""
    seats = words("house-report-setting", count=counts.seats)
    return f"{seats}, {game.meaning(counts.variant, words.language)}" if counts.variant else seats


def _tables(balances: Sequence[Balance], labels: Sequence[str]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for label, balance in zip(labels, balances, strict=True):
        for counts in balance.settings:
            for name, rows in counts_tables(balance.game, counts).items():
                found.setdefault(name, []).extend({"edition": label, "seats": counts.seats, "variant": counts.variant, **row} for row in rows)
    return found


def counts_tables(game: Game, counts: Counts) -> dict[str, list[Row]]:
    """What was counted, as tables."""
    tally, unit = counts.by_seat, counts.by_seat.unit
    seats: list[Row] = []
    for by, of in (("seat", counts.by_seat), ("place", counts.by_place)):
        for at in range(counts.seats):
            low, high = of.interval(at)
            seats.append(
                {"by": by, "number": at, "matches": of.matches, "win_share": of.win_share(at), "low": low, "high": high, "mean_score": of.mean_score(at)}
            )
    moves, parts = counts.moves, counts.components
    components: list[Row] = []
    for number, component in enumerate(components_of(game).all):
        if parts.offered[number]:
            low, high = parts.interval(number, unit)
            use = {"offered": parts.offered[number], "taken": parts.taken[number], "takers": parts.takers[number]}
            result = {"takers_win_share": parts.win_share(number, unit), "low": low, "high": high}
            components.append({"group": component.group, "component": component.text, **use, **result})
    found: dict[str, list[Row]] = {
        "seats": seats,
        "rounds": [{"rounds": rounds, "matches": count} for rounds, count in sorted(tally.rounds.items())],
        "lengths": [{"decisions": decisions, "matches": count} for decisions, count in sorted(tally.lengths.items())],
        "ends": [{"ended_by": end, "matches": count} for end, count in sorted(tally.ended_by.items())],
        "components": components,
        "choices": [
            {"move": game.codec.text(move), "offered": moves.offered[move], "taken": moves.taken[move], "takers_win_share": moves.win_share(move, unit)}
            for move in sorted(moves.offered)
        ],
    }
    return {name: rows for name, rows in found.items() if rows}
