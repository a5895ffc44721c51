"""Plots as SVG: drawn by Altair, coloured by the design tokens, readable by screen readers and under the pointer."""

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from textwrap import wrap
from typing import Any

import altair as alt
import vl_convert

WIDTH = 360
"""As wide as a phone shows without shrinking it."""
STEP = 24
SERIES = ("set-blue", "ceramic", "seat-3", "cloth", "seat-2", "seat-0", "wood", "water-line")
"""The tokens that tell bots, editions and parts of a score apart, in their order."""
TOKENS = ("ink", "ink-2", "rule", "edge", "paper", "sheet", "accent", *SERIES)

MEASURED = "sans-serif"
"""The letters that plots are measured with: those of the page need not be installed where the plot is drawn."""
LABEL, LINE = 20, 14
"""Characters in a line of a label, and its height."""

Row = dict[str, Any]


@lru_cache(1)
def tokens_css() -> str:
    """The design tokens, as the pages of the table have them."""
    return files("ridotto.look").joinpath("css", "tokens.css").read_text(encoding="utf-8")


def stand_in(token: str) -> str:
    """A colour that stands for a token until the plot is drawn; no two tokens have the same."""
    return f"#{0x123400 + TOKENS.index(token):06x}"


def series_colours(names: Sequence[str]) -> alt.Scale:
    """A colour for each of several series."""
    return alt.Scale(domain=list(names), range=[stand_in(SERIES[at % len(SERIES)]) for at in range(len(names))])


def drawn(chart: Any, height: Any = None) -> str:
    """A plot as SVG."""
    spec = chart.properties(width=WIDTH, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"), **({} if height is None else {"height": height}))
    svg = vl_convert.vegalite_to_svg(spec.configure(**_style()).to_dict())
    for token in TOKENS:
        svg = svg.replace(stand_in(token), f"var(--{token})")
    svg = svg.replace(f'font-family="{MEASURED}"', 'font-family="var(--font-text)"')
    svg = re.sub(r'(<(?:path|line) aria-label="([^"]*)"[^>]*)/>', _titled, svg)
    svg = re.sub(r"<text[^>]*>(?:<tspan.*?</tspan>)+", _centred, svg)
    width, size = re.findall(r'<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"', svg)[0]
    return re.sub(r"<svg[^>]*>", f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {width} {size}" width="{width}" role="img">', svg, count=1)


def _titled(mark: re.Match[str]) -> str:
    """A mark that says under the pointer what it is."""
    return f"{mark[1]}><title>{mark[2]}</title></{'line' if mark[0].startswith('<line') else 'path'}>"


def _centred(label: re.Match[str]) -> str:
    """A label of several lines, its middle where its first line was."""
    lines = label[0].count("<tspan")
    return label[0].replace("<tspan", f'<tspan dy="{-LINE / 2 * (lines - 1):g}"', 1)


def _style() -> Row:
    ink, quiet, rule = stand_in("ink"), stand_in("ink-2"), stand_in("rule")
    return {
        "background": "transparent",
        "font": MEASURED,
        "view": alt.ViewConfig(stroke=None),
        "axis": alt.AxisConfig(
            labelColor=ink,
            titleColor=quiet,
            labelFontSize=13,
            titleFontSize=13,
            titleFontWeight="normal",
            gridColor=rule,
            domainColor=rule,
            tickColor=rule,
            labelLimit=150,
        ),
        "axisY": alt.AxisConfig(grid=False, ticks=False, domain=False, labelPadding=6),
        "legend": alt.LegendConfig(
            labelColor=ink, titleColor=quiet, labelFontSize=13, orient="bottom", title=None, columns=2, labelLimit=150, symbolType="circle"
        ),
        "text": alt.MarkConfig(color=ink, fontSize=13),
    }


def _across(rows: Sequence[Row], least: int) -> tuple[list[Row], Any, alt.Step]:
    """Rows with labels in lines short enough, the axis of these labels, and the height of each."""
    wrapped = [{**row, "label": "\n".join(wrap(row["label"], LABEL))} for row in rows]
    labels = list(dict.fromkeys(row["label"] for row in wrapped))
    lines = max((label.count("\n") + 1 for label in labels), default=1)
    axis = alt.Axis(labelExpr="split(datum.label, '\\n')", labelLineHeight=LINE)
    return wrapped, alt.Y("label:N", sort=labels, title=None, axis=axis), alt.Step(max(STEP, least, LINE * lines + 8), **{"for": "position"})


def intervals(rows: Sequence[Row], title: str, fair: float | None = None, colours: Sequence[str] = ()) -> str:
    """Points with their intervals: rows have `label`, `value`, `low`, `high`, and `series` where there are `colours`."""
    shown, y, height = _across(rows, 16 * len(colours))
    base = alt.Chart(alt.InlineData(values=shown)).encode(y=y)
    x = alt.X("value:Q", title=title, scale=alt.Scale(zero=False, nice=True))
    colour: Any = alt.Color("series:N", scale=series_colours(colours)) if colours else alt.value(stand_in(SERIES[0]))
    beside = {"yOffset": alt.YOffset("series:N", sort=list(colours))} if colours else {}
    layers = [
        base.mark_rule(strokeWidth=3, opacity=0.45).encode(x=alt.X("low:Q", title=title), x2="high:Q", color=colour, **beside),
        base.mark_point(filled=True, size=90, opacity=1).encode(x=x, color=colour, **beside),
    ]
    if fair is not None:
        layers.insert(0, alt.Chart(alt.InlineData(values=[{"fair": fair}])).mark_rule(color=stand_in("ink-2"), strokeDash=[4, 3]).encode(x="fair:Q"))
    return drawn(alt.layer(*layers), height)


def bars(rows: Sequence[Row], title: str, colours: Sequence[str] = ()) -> str:
    """Bars across: rows have `label` and `value`, and `series` where there are `colours`."""
    shown, y, height = _across(rows, 16 * len(colours))
    encoding: Row = {"y": y, "x": alt.X("value:Q", title=title, axis=alt.Axis(tickCount=5))}
    encoding["color"] = alt.Color("series:N", scale=series_colours(colours), sort=list(colours)) if colours else alt.value(stand_in(SERIES[0]))
    if colours:
        encoding["yOffset"] = alt.YOffset("series:N", sort=list(colours))
    return drawn(alt.Chart(alt.InlineData(values=shown)).mark_bar(cornerRadiusEnd=2).encode(**encoding), height)


def histogram(rows: Sequence[Row], title: str, share: str, colours: Sequence[str] = (), step: float = 1) -> str:
    """A distribution as steps: rows have `value`, `share` and, where there are `colours`, `series`; values are `step` apart."""
    colour: Any = alt.Color("series:N", scale=series_colours(colours), sort=list(colours)) if colours else alt.value(stand_in(SERIES[0]))
    x = alt.X("value:Q", title=title, axis=alt.Axis(grid=False, tickMinStep=step))
    y = alt.Y("share:Q", title=share, axis=alt.Axis(format="%", tickCount=4, grid=True))
    base = alt.Chart(alt.InlineData(values=list(rows)))
    if len(colours) > 1:
        return drawn(
            base.mark_line(interpolate="monotone", strokeWidth=2.5, point=alt.OverlayMarkDef(size=28, filled=True)).encode(x=x, y=y, color=colour), 180
        )
    values = len({row["value"] for row in rows})
    return drawn(base.mark_bar(width=max(2, min(26, int(230 / max(values, 1)) - 2)), cornerRadiusEnd=2).encode(x=x, y=y, color=colour), 180)


def curves(rows: Sequence[Row], across: str, up: str, colours: Sequence[str], fair: float | None = None) -> str:
    """Lines over time with their intervals: rows have `at`, `value`, `series` and, where there are intervals, `low` and `high`."""
    base = alt.Chart(alt.InlineData(values=list(rows)))
    x = alt.X("at:Q", title=across, axis=alt.Axis(grid=False, tickCount=6))
    y = alt.Y("value:Q", title=up, scale=alt.Scale(zero=False, nice=True), axis=alt.Axis(tickCount=5, grid=True))
    colour = alt.Color("series:N", scale=series_colours(colours), sort=list(colours))
    layers: list[Any] = []
    if fair is not None:
        layers.append(alt.Chart(alt.InlineData(values=[{"value": fair}])).mark_rule(color=stand_in("ink-2"), strokeDash=[4, 3]).encode(y="value:Q"))
    if any("low" in row for row in rows):
        layers.append(base.mark_rule(strokeWidth=3, opacity=0.3).encode(x=x, y=alt.Y("low:Q", title=up), y2="high:Q", color=colour))
    layers.append(base.mark_line(strokeWidth=2.5, point=alt.OverlayMarkDef(size=36, filled=True)).encode(x=x, y=y, color=colour))
    return drawn(alt.layer(*layers), 220)


def grid(rows: Sequence[Row], names: Sequence[str]) -> str:
    """Who finishes ahead of whom: rows have `one`, `other` and `share`; strong colour is far from a half."""
    base = alt.Chart(alt.InlineData(values=list(rows))).encode(
        x=alt.X("other:N", sort=list(names), title=None, axis=alt.Axis(orient="top", labelAngle=0, grid=False, domain=False, ticks=False)),
        y=alt.Y("one:N", sort=list(names), title=None),
    )
    ahead = alt.condition("datum.share >= 0.5", alt.value(stand_in(SERIES[0])), alt.value(stand_in(SERIES[1])))
    cells = (
        base.transform_calculate(strength="0.12 + 1.3 * abs(datum.share - 0.5)")
        .mark_rect(cornerRadius=3)
        .encode(color=ahead, opacity=alt.Opacity("strength:Q", scale=None, legend=None))
    )
    return drawn(cells + base.mark_text().encode(text=alt.Text("share:Q", format=".0%")), alt.Step(40))


def scatter(rows: Sequence[Row], across: str, up: str) -> str:
    """Components: rows have `use` (a multiple of their peers'), `wins` (of the fair share), `takers`, `name`, and a `label` or ''."""
    x = alt.X("use:Q", title=across, scale=alt.Scale(type="log", nice=False), axis=alt.Axis(values=[0.1, 0.33, 1, 3, 10], format=".2~r", grid=False))
    y = alt.Y("wins:Q", title=up, scale=alt.Scale(zero=False), axis=alt.Axis(tickCount=5, grid=False))
    base = alt.Chart(alt.InlineData(values=list(rows)))
    rules: list[Any] = []
    for at, dash in ((1 / 3, [2, 4]), (1, [4, 3]), (3, [2, 4])):
        rules.append(alt.Chart(alt.InlineData(values=[{"use": at}])).mark_rule(color=stand_in("ink-2"), strokeDash=dash, opacity=0.7).encode(x="use:Q"))
    rules.append(alt.Chart(alt.InlineData(values=[{"wins": 1}])).mark_rule(color=stand_in("ink-2"), strokeDash=[4, 3], opacity=0.7).encode(y="wins:Q"))
    dots = base.mark_circle(opacity=0.75).encode(
        x=x,
        y=y,
        color=alt.condition("datum.label != ''", alt.value(stand_in("ceramic")), alt.value(stand_in("set-blue"))),
        description="name:N",
        size=alt.Size("takers:Q", legend=None, scale=alt.Scale(range=[15, 160])),
    )
    names = base.transform_filter("datum.label != ''").mark_text(align="center", dy=-10, fontSize=12).encode(x=x, y=y, text="label:N")
    return drawn(alt.layer(*rules, dots, names), 300)
