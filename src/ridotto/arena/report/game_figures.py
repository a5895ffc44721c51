"""What a designer wants to see of a game: seats, places, points, length, ends. One edition, or two side by side."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ridotto.arena.balance import Counts
from ridotto.arena.play import end_in_words
from ridotto.arena.report import plots
from ridotto.arena.report.page import Cell, Figure
from ridotto.arena.report.plots import Row
from ridotto.arena.tally import Tally
from ridotto.engine.game import Game
from ridotto.engine.words import Words

MOST_BINS = 24


@dataclass(frozen=True)
class Compared:
    """The same setting with one edition or with several, by what they are called."""

    game: Game
    words: Words
    series: Mapping[str, Counts]

    @property
    def seats(self) -> int:
        """How many seats."""
        return next(iter(self.series.values())).seats

    @property
    def colours(self) -> list[str]:
        """The series that are told apart by colour; none where there is only one."""
        return list(self.series) if len(self.series) > 1 else []

    def points_name(self) -> str:
        """What is shown as points."""
        part = self.game.points_part
        return self.words(f"score-{part}") if part else self.words("house-arena-points")

    def _edition(self, row: Row | None = None) -> list[str]:
        """The column of a table that names the edition, where there are several; without a row its heading."""
        if not self.colours:
            return []
        return [self.words("house-report-edition") if row is None else str(row["series"])]

    def figures(self) -> list[Figure]:
        """All of them."""
        words = self.words
        found = [
            self._wins("house-report-seats", "house-report-seat", lambda counts: counts.by_seat),
            self._wins("house-report-places", "house-report-place", lambda counts: counts.by_place),
            self._distribution(self.points_name(), words("house-report-points-note"), _points),
            self._parts(),
        ]
        if any(counts.by_seat.rounds for counts in self.series.values()):
            found.append(self._distribution(words("house-report-rounds"), words("house-report-rounds-note"), lambda tally: tally.rounds))
        found.append(self._distribution(words("house-report-lengths"), words("house-report-lengths-note"), lambda tally: tally.lengths))
        return [*found, self._ends()]

    def _wins(self, title: str, label: str, by: Callable[[Counts], Tally]) -> Figure:
        rows: list[Row] = []
        for name, counts in self.series.items():
            tally = by(counts)
            for at in range(self.seats):
                share, (low, high) = tally.win_share(at), tally.interval(at)
                row = {"value": share * self.seats, "low": low * self.seats, "high": high * self.seats}
                rows.append({"label": self.words(label, number=at + 1), "series": name, **row})
        table = [[row["label"], *self._edition(row), f"{row['value']:.2f}", f"{row['low']:.2f} - {row['high']:.2f}"] for row in rows]
        headings = ["", *self._edition(), self.words("house-report-times"), "95%"]
        svg = plots.intervals(rows, self.words("house-report-times"), 1.0, self.colours)
        return Figure(self.words(title), self.words("house-report-fair-note"), svg, headings, table)

    def _distribution(self, title: str, note: str, of: Callable[[Tally], Counter[int]]) -> Figure:
        seen = {name: of(counts.by_seat) for name, counts in self.series.items()}
        step = _bin({value for found in seen.values() for value in found})
        rows: list[Row] = []
        for name, found in seen.items():
            binned: Counter[int] = Counter()
            for value, count in found.items():
                binned[value // step * step] += count
            rows += [{"series": name, "value": value, "share": count / found.total()} for value, count in sorted(binned.items())]
        table = [[_range(row["value"], step), *self._edition(row), f"{row['share']:.1%}"] for row in rows]
        svg = plots.histogram(rows, title, self.words("house-report-share"), self.colours, step)
        return Figure(title, note, svg, [title, *self._edition(), self.words("house-report-share")], table)

    def _parts(self) -> Figure:
        rows: list[Row] = []
        for name, counts in self.series.items():
            seats = [counts.by_seat.mean_parts(seat) for seat in range(self.seats)]
            rows += [{"label": self.words(f"score-{part}"), "series": name, "value": sum(seat[part] for seat in seats) / self.seats} for part in seats[0]]
        note = self.words("house-report-counted-note" if self.game.points_part else "house-report-parts-note")
        table = [[row["label"], *self._edition(row), f"{row['value']:.2f}"] for row in rows]
        svg = plots.bars(rows, self.words("house-report-mean"), self.colours)
        return Figure(self.words("house-report-parts"), note, svg, ["", *self._edition(), self.words("house-report-mean")], table)

    def _ends(self) -> Figure:
        rows: list[Row] = []
        for name, counts in self.series.items():
            tally = counts.by_seat
            for end, count in tally.ended_by.most_common():
                rows.append({"label": end_in_words(self.game, end, self.words), "series": name, "value": count / tally.matches})
        # a table with bars: sentences are longer than an axis has room for
        cells = [[row["label"], *self._edition(row), Cell(f"{row['value']:.1%}", row["value"])] for row in rows]
        headings = ["", *self._edition(), self.words("house-report-share")]
        return Figure(self.words("house-report-ends"), self.words("house-report-ends-note"), "", headings, cells)


def _points(tally: Tally) -> Counter[int]:
    """The points of all seats."""
    return sum((seat.seen for seat in tally.each), Counter())


def _range(first: int, step: int) -> str:
    return str(first) if step == 1 else f"{first} - {first + step - 1}"


def _bin(values: set[int]) -> int:
    """How many values go into one bar: 1, 2, 5, 10 and so on."""
    span = max(values) - min(values) + 1 if values else 1
    return next(step * ten for ten in (1, 10, 100, 1000, 10_000) for step in (1, 2, 5) if span <= step * ten * MOST_BINS)
