"""The course of a rating as a small line chart."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup, escape

from ridotto.look.pen import num

WIDTH, HEIGHT = 310.0, 124.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 250.0, 8.0, 116.0
LEAST = 160.0
"""How many points the chart spans at least: so many are within the chances of a few matches."""
APART = 15.0


def rating_chart(points: Sequence[float], levels: Mapping[str, float]) -> Markup:
    """A rating after each of some matches; `levels` are the points of bots' levels by what they are called, marked where they are in sight."""
    middle, half = (min(points) + max(points)) / 2, max(LEAST, 1.15 * (max(points) - min(points))) / 2
    low, high = middle - half, middle + half

    def height(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    drawn = [f'<path class="axis" d="M{num(LEFT)} {num(TOP)}V{num(BOTTOM)}H{num(RIGHT)}"/>']
    lowest = BOTTOM + APART
    for name, value in sorted(levels.items(), key=lambda each: each[1]):
        y = height(value)
        if TOP <= y <= BOTTOM and lowest - y >= APART:
            lowest = y
            drawn.append(f'<path class="round" d="M{num(LEFT)} {num(y)}H{num(RIGHT)}"/><text x="{num(RIGHT + 6)}" y="{num(y + 4)}">{escape(name)}</text>')
    for value in (min(points), max(points)) if max(points) - min(points) > 0.25 * (high - low) else (points[-1],):
        drawn.append(f'<text x="{num(LEFT - 6)}" y="{num(height(value) + 4)}" text-anchor="end">{round(value)}</text>')
    step = (RIGHT - LEFT - 8) / max(1, len(points) - 1)
    places = [(LEFT + 4 + step * at, height(value)) for at, value in enumerate(points)]
    way = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in places)
    drawn.append(f'<path class="under" d="{way}"/><path class="line" d="{way}"/><circle cx="{num(places[-1][0])}" cy="{num(places[-1][1])}" r="4"/>')
    return Markup(f'<svg class="chart rating" viewBox="0 0 {num(WIDTH)} {num(HEIGHT)}" aria-hidden="true">{"".join(drawn)}</svg>')
