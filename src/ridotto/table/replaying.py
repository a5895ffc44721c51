"""A finished match again: any of its moments as any seat saw it, and the points over time.

Once a match is over all of it is public, so everything here starts from the moves themselves.
"""

from collections import OrderedDict
from typing import Any

from markupsafe import Markup

from ridotto.engine.match import Match, Played
from ridotto.look.pen import num
from ridotto.look.scene import Scene
from ridotto.table.live import OVER, Live, Refused
from ridotto.table.sight import draw, ground

SAMPLES = 60
KEPT = 32
DASHES = ("", "9 4", "2.5 4", "12 3 2.5 3", "5 2.5")
"""How the lines of the seats differ without colour."""

_charts: OrderedDict[str, Markup] = OrderedDict()
_chapters: OrderedDict[tuple[str, str], list[tuple[int, str]]] = OrderedDict()


def moves_of(live: Live) -> list[Played]:
    """All moves of a match that is over; refuses while it is on."""
    if live.status != OVER:
        raise Refused("no-replay")
    return [entry for entry in live.the_match().log if isinstance(entry, Played)]


def match_at(live: Live, step: int) -> Match:
    """The match after so many moves."""
    match = live.match_anew()
    for played in moves_of(live)[:step]:
        match.play(played.seat, played.move)
    return match


def scene_at(live: Live, step: int, seat: int | None, language: str) -> tuple[Match, Scene]:
    """The match after so many moves, and what a seat, or with None a spectator, saw then. Nobody is asked anything."""
    match = match_at(live, step)
    return match, draw(match, seat, language, asked=False)


def chart(live: Live) -> Markup:
    """The points of all seats over the match, as lines."""
    kept = _charts.get(live.row.id)
    if kept is None:
        kept = _charts[live.row.id] = _draw_chart(_points(live))
        if len(_charts) > KEPT:
            _charts.popitem(last=False)
    return kept


def _points(live: Live) -> list[list[float]]:
    """The number that decides the match, by seat, at up to SAMPLES moments from the beginning to the end."""
    moves = moves_of(live)
    match = live.match_anew()
    wanted = {round(k * len(moves) / SAMPLES) for k in range(SAMPLES + 1)}
    found = [_numbers(match)]
    for at, played in enumerate(moves, 1):
        match.play(played.seat, played.move)
        if at in wanted:
            found.append(_numbers(match))
    return [list(line) for line in zip(*found, strict=True)]


def _numbers(match: Match) -> list[float]:
    return [float(panel.number.replace("−", "-")) for panel in draw(match, None, "en").seats]


def _draw_chart(lines: list[list[float]], width: float = 380.0, height: float = 150.0) -> Markup:
    low, high = min(0.0, *map(min, lines)), max(1.0, *map(max, lines))
    left, right, top, bottom = 30.0, width - 26.0, 12.0, height - 10.0

    def spot(at: int, value: float) -> str:
        x = left + (right - left) * at / max(1, len(lines[0]) - 1)
        return f"{num(x)} {num(bottom - (bottom - top) * (value - low) / (high - low))}"

    drawn = [f'<path class="axis" d="M{num(left)} {num(top)}V{num(bottom)}H{num(right)}"/>']
    for value in {low, high, 0.0}:
        y = bottom - (bottom - top) * (value - low) / (high - low)
        drawn.append(f'<text x="{num(left - 6)}" y="{num(y + 4)}" text-anchor="end">{value:g}</text>')
    ends: list[tuple[float, int]] = []
    for seat, line in enumerate(lines):
        way = "M" + "L".join(spot(at, value) for at, value in enumerate(line))
        dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        drawn.append(f'<path class="under" d="{way}"/><path class="s{seat}" stroke="var(--seat)"{dashes} d="{way}"/>')
        ends.append((bottom - (bottom - top) * (line[-1] - low) / (high - low), seat))
    for (_, seat), y in zip(sorted(ends), _apart([y for y, _ in sorted(ends)], 19.0), strict=True):
        drawn.append(f'<use href="#badge-{seat}" x="{num(right + 4)}" y="{num(y - 9)}" width="18" height="18"/>')
    return Markup(f'<svg class="chart" viewBox="0 0 {num(width)} {num(height)}" aria-hidden="true">{"".join(drawn)}</svg>')


def _apart(wanted: list[float], least: float) -> list[float]:
    """The same places in order, moved so that none covers another."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + least) if found else y)
    return found


def chapters(live: Live, language: str) -> list[tuple[int, str]]:
    """After how many moves each chapter of the log begins, and what it is called."""
    kept = _chapters.get((live.row.id, language))
    if kept is None:
        match, wanted = live.match_anew(), live.game.room("scene").CHAPTERS
        kept, heard = [], 0
        for step, played in enumerate([None, *moves_of(live)]):
            if played is not None:
                match.play(played.seat, played.move)
            told = match.events()
            kept += [(step, match.tell(event, language)) for event in told[heard:] if event.kind in wanted and not match.game.events[event.kind].quiet]
            heard = len(told)
        _chapters[live.row.id, language] = kept
        if len(_chapters) > KEPT:
            _chapters.popitem(last=False)
    return kept


def part(live: Live, step: int, seat: int | None, language: str) -> dict[str, Any]:
    """What replay.html shows."""
    total = len(moves_of(live))
    step = max(0, min(step, total))
    match, scene = scene_at(live, step, seat, language)
    words = match.game.words(language)
    told = [words.event(event, match.game.events, match.names) for event in match.events(seat)[-12:] if not match.game.events[event.kind].quiet]
    there = ground(live.row.game, live.row.seats, live.row.variant).names
    symbols = Markup("".join(drawing for name, drawing in scene.symbols().items() if name not in there))
    shown = {"scene": scene, "pieces": Markup(scene.pieces), "symbols": symbols}
    return {"step": step, "total": total, "seat": seat, "match": match, "told": told, "chapters": chapters(live, language), **shown}
