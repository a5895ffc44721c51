"""The balance of components: how often each could be had, how often it was chosen, and how those fared who chose it."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log

from ridotto.arena.balance import Counts
from ridotto.arena.choices import Component, components_of
from ridotto.arena.report import plots
from ridotto.arena.report.game_figures import Compared
from ridotto.arena.report.page import Cell, Figure
from ridotto.arena.report.plots import Row

FEW = 30
"""With fewer chances, or fewer takers, than this nothing is said to stand out."""
MUCH = 3.0
"""Chosen this many times as often as its peers, or this many times less often, a component stands out."""
MOST_NAMED = 8
"""So many of those that stand out are named in the plot."""
MOST_LISTED = 12
"""So many are listed."""
NAME_HEIGHT, NAME_WIDTH = 0.07, 0.5
"""How far apart two names must be so as not to cover one another, as a share of the plot's height or width."""


@dataclass(frozen=True)
class Found:
    """One component with one edition."""

    component: Component
    offered: int
    taken: int
    takers: int
    matches: int
    share: float
    """Of the decisions in which it was possible."""
    use: float
    """That, as a multiple of the median of its peers."""
    wins: float
    """How often its takers won, as a multiple of the fair share."""
    low: float
    high: float

    @property
    def unusual_use(self) -> bool:
        """Whether it is chosen far more, or far less, often than its peers."""
        return self.offered >= FEW and not 1 / MUCH <= self.use <= MUCH

    @property
    def unusual_wins(self) -> bool:
        """Whether its takers win more, or less, than their fair share, beyond chance."""
        return self.takers >= FEW and not self.low <= 1 <= self.high


def found_in(compared: Compared, counts: Counts) -> dict[int, Found]:
    """What was found about each component that could be had, by number."""
    components = components_of(compared.game).all
    use, unit, seats = counts.components, counts.by_seat.unit, counts.seats
    peers: dict[str, list[int]] = {}
    for number, component in enumerate(components):
        if use.offered[number]:
            peers.setdefault(component.group, []).append(number)
    found = {}
    for group in peers.values():
        for number in group:
            low, high = use.interval(number, unit)
            wins = use.win_share(number, unit) * seats
            times = (use.offered[number], use.taken[number], use.takers[number], counts.by_seat.matches)
            found[number] = Found(components[number], *times, use.share(number), use.beside_peers(number, group), wins, low * seats, high * seats)
    return found


def component_figures(compared: Compared) -> Iterator[Figure]:
    """A plot of all components for each edition, and a table for each group of peers."""
    words = compared.words
    everything = {name: found_in(compared, counts) for name, counts in compared.series.items()}
    for name, found in everything.items():
        title = words("house-report-components") + (f": {name}" if compared.colours else "")
        if rows := list(_dots(compared, found)):
            yield Figure(title, words("house-report-components-note"), plots.scatter(rows, words("house-report-use"), words("house-report-takers")))
        if loud := _loud(compared, found):
            heading = words("house-report-loud") + (f": {name}" if compared.colours else "")
            yield Figure(heading, words("house-report-loud-note"), "", ["", words("house-report-peers"), words("house-report-takers-short")], loud)
    groups = dict.fromkeys(component.group for component in components_of(compared.game).all)
    for group in groups:
        numbers = sorted({number for found in everything.values() for number, one in found.items() if one.component.group == group})
        if len(numbers) > 1:
            yield _table(compared, group, numbers, everything)


def _loud(compared: Compared, found: dict[int, Found]) -> list[list[Cell | str]]:
    """What stands out by its use, the most used first."""
    loud = sorted((one for one in found.values() if one.unusual_use), key=lambda one: -one.use)
    if len(loud) > MOST_LISTED:
        loud = [*loud[: MOST_LISTED // 2], *loud[-MOST_LISTED // 2 :]]
    return [[f"{one.component.group}: {one.component.in_words(compared.words)}", *_cells(one)[-2:]] for one in loud]


def _dots(compared: Compared, found: dict[int, Found]) -> Iterator[Row]:
    shown = [one for one in found.values() if one.takers >= FEW and one.use > 0]
    named = _named(shown)
    for one in shown:
        name = one.component.in_words(compared.words)
        use, wins = f"{one.use:.2f} {compared.words('house-report-peers')}", f"{one.wins:.2f} {compared.words('house-arena-times')}"
        yield {
            "use": _bounded(one.use),
            "wins": one.wins,
            "takers": one.takers,
            "name": f"{one.component.group}: {name}, {use}, {wins}",
            "label": name if one in named else "",
        }


def _bounded(use: float) -> float:
    return min(max(use, 0.05), 20)


def _named(shown: list[Found]) -> list[Found]:
    """Those that stand out and whose names have room in the plot, the most telling first."""
    high = max((one.wins for one in shown), default=1) - min((one.wins for one in shown), default=1)
    wide = log(max((_bounded(one.use) for one in shown), default=1) / min((_bounded(one.use) for one in shown), default=1))
    named: list[Found] = []
    loud = (one for one in shown if one.unusual_use or one.unusual_wins)
    for one in sorted(loud, key=lambda one: -abs(one.wins - 1) * one.takers**0.5):
        near = (abs(one.wins - other.wins) < NAME_HEIGHT * high and abs(log(_bounded(one.use) / _bounded(other.use))) < NAME_WIDTH * wide for other in named)
        if not any(near):
            named.append(one)
    return named[:MOST_NAMED]


def _table(compared: Compared, group: str, numbers: list[int], everything: dict[str, dict[int, Found]]) -> Figure:
    words = compared.words
    keys = ("house-report-available", "house-report-chosen", "house-report-when-possible", "house-report-peers", "house-report-takers-short")
    headings = [""]
    for name in everything:
        headings += [words(key) + (f", {name}" if compared.colours else "") for key in keys]
    rows: list[list[Cell | str]] = []
    for number in numbers:
        row: list[Cell | str] = [components_of(compared.game).all[number].in_words(words)]
        for found in everything.values():
            row += _cells(found[number]) if number in found else ["-"] * len(keys)
        rows.append(row)
    return Figure(group, "", "", headings, rows, wide=True)


def _cells(one: Found) -> list[Cell | str]:
    wins = f"{one.wins:.2f} ({one.low:.2f} - {one.high:.2f})" if one.takers else "-"
    return [
        f"{one.offered / one.matches:.2f}",
        f"{one.taken / one.matches:.2f}",
        Cell(f"{one.share:.1%}", one.share),
        Cell(f"{one.use:.2f}", out=one.unusual_use),
        Cell(wins, out=one.unusual_wins),
    ]
