"""Replaying a finished match: any moment of it as any seat saw it, and the points over time.

Once a match is over everything is public, so the code here starts from the moves themselves.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from ridotto.engine.codec import Event
from ridotto.engine.match import Match, Played
from ridotto.look.pen import num, signed
from ridotto.look.scene import Scene
from ridotto.table.pages.moments import match_at, moves_so_far
from ridotto.table.pages.table_view import draw, ground, log_lines, news, open_lines, scene_of, unasked
from ridotto.table.service.live_table import OVER, LiveTable, Refused

SAMPLES = 60
TOLD = 24
"""How many lines of the log are shown beside a moment."""
ROUND = "round"
"""The event with which a round begins, in games that have rounds: its first number, if it has one, is that of the round."""
NUMBER_ROOM = 30.0
"""The least distance of two rounds' numbers in a chart."""
KEPT = 32
DASHES = ("", "9 4", "2.5 4", "12 3 2.5 3", "5 2.5")
"""How the lines of the seats differ without colour."""

ALL = "all"
"""Whose eyes see everybody's things."""
BY_SEAT = ("seats", "stacks")
"""The lists of a view that have an entry for each seat, with what only that seat may see left out (`docs/views.md`)."""
_charts: OrderedDict[str, Markup] = OrderedDict()
_chapters: OrderedDict[tuple[str, str], list[tuple[str, list["Entry"]]]] = OrderedDict()


def moves_of(live: LiveTable) -> list[Played]:
    """All moves of a match that is over; Refused before that."""
    if live.status != OVER:
        raise Refused("no-replay")
    return moves_so_far(live.the_match())


def match_then(live: LiveTable, step: int) -> Match:
    """A match that is over, as it was after `step` moves; Refused if there were not so many."""
    moves = moves_of(live)
    if step > len(moves):
        raise Refused("no-moment", 422)
    return match_at(live, moves, step)


def scene_at(live: LiveTable, step: int, seat: int | None, language: str) -> tuple[Match, Scene]:
    """The match after `step` moves, and what a seat (None: a spectator) saw then, without any question."""
    match = match_at(live, moves_of(live), step)
    return match, draw(match, seat, language, asked=False)


def open_view(match: Match) -> dict[str, Any]:
    """A spectator's view in which the things of each seat lie open, as the seat itself sees them."""
    view = match.view(None)
    return {**view, "board": _opened(view["board"], [match.view(seat)["board"] for seat in range(match.seats)])}


def _opened(shown: Any, boards: Sequence[Any]) -> Any:
    """What a spectator sees, with the lists that have an entry for each seat filled in from the boards of those seats."""
    if isinstance(shown, dict) and all(isinstance(board, dict) for board in boards):
        return {
            key: [_filled(each, board[key][seat]) for seat, (each, board) in enumerate(zip(value, boards, strict=True))]
            if key in BY_SEAT and len(value) == len(boards)
            else _opened(value, [board[key] for board in boards])
            for key, value in shown.items()
        }
    if isinstance(shown, list) and all(isinstance(board, list) and len(board) == len(shown) for board in boards):
        return [_opened(each, [board[at] for board in boards]) for at, each in enumerate(shown)]
    return shown


def _filled(shown: Any, own: Any) -> Any:
    """What a spectator sees of a seat's things, and in place of what is hidden what the seat itself sees."""
    if isinstance(shown, dict) and isinstance(own, dict):
        return {key: own[key] if value is None else value for key, value in shown.items()}
    return shown


def chart(live: LiveTable) -> Markup:
    """The points of all seats over the match, as a line chart."""
    kept = _charts.get(live.row.id)
    if kept is None:
        kept = _charts[live.row.id] = draw_chart(*_points(live))
        if len(_charts) > KEPT:
            _charts.popitem(last=False)
    return kept


def _points(live: LiveTable) -> tuple[list[list[float]], list[tuple[float, int]]]:
    """The seats' points at up to SAMPLES moments, and what fraction of the match had passed when each round began, with its number."""
    moves = moves_of(live)
    match = live.match_anew()
    wanted = {round(k * len(moves) / SAMPLES) for k in range(SAMPLES + 1)}
    found, rounds = [_numbers(match)], list[tuple[float, int]]()
    for at, played in enumerate(moves, 1):
        heard = len(match.log)
        match.play(played.seat, played.move)
        begun = [entry for entry in match.log[heard:] if isinstance(entry, Event) and entry.kind == ROUND]
        rounds += [(at / len(moves), next(iter(event.numbers.values()), len(rounds) + 1)) for event in begun]
        if at in wanted:
            found.append(_numbers(match))
    return [list(line) for line in zip(*found, strict=True)], rounds


def _numbers(match: Match) -> list[float]:
    """Each seat's value for the chart: the number that decides the match, or the `worth` that the scene gives."""
    panels = draw(match, None, "en").seats
    return [float(panel.number.replace("−", "-")) if panel.worth is None or match.over else float(panel.worth) for panel in panels]


def draw_chart(lines: list[list[float]], rounds: Sequence[tuple[float, int]] = (), width: float = 380.0, height: float = 150.0) -> Markup:
    """A line for each seat, with what it comes to at equal distances; `rounds` are marked by the part of the width where they begin."""
    low, high = min(0.0, *map(min, lines)), max(1.0, *map(max, lines))
    left, right, top, bottom = 30.0, width - 26.0, 12.0, height - 10.0

    def spot(at: int, value: float) -> str:
        x = left + (right - left) * at / max(1, len(lines[0]) - 1)
        return f"{num(x)} {num(bottom - (bottom - top) * (value - low) / (high - low))}"

    drawn, free = [], left
    for at, number in rounds:
        x = left + (right - left) * at
        drawn.append(f'<path class="round" d="M{num(x)} {num(top)}V{num(bottom)}"/>')
        if x >= free:
            drawn.append(f'<text x="{num(x)}" y="{num(bottom + 18)}" text-anchor="middle">{number}</text>')
            free = x + NUMBER_ROOM
    drawn.append(f'<path class="axis" d="M{num(left)} {num(top)}V{num(bottom)}H{num(right)}"/>')
    for value in {low, high, 0.0}:
        y = bottom - (bottom - top) * (value - low) / (high - low)
        drawn.append(f'<text x="{num(left - 6)}" y="{num(y + 4)}" text-anchor="end">{signed(round(value))}</text>')
    ends: list[tuple[float, int]] = []
    for seat, line in enumerate(lines):
        way = "M" + "L".join(spot(at, value) for at, value in enumerate(line))
        dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        drawn.append(f'<path class="under" d="{way}"/><path class="s{seat}" stroke="var(--seat)"{dashes} d="{way}"/>')
        ends.append((bottom - (bottom - top) * (line[-1] - low) / (high - low), seat))
    for (_, seat), y in zip(sorted(ends), _apart([y for y, _ in sorted(ends)], 19.0, bottom), strict=True):
        drawn.append(f'<use href="#badge-{seat}" x="{num(right + 4)}" y="{num(y - 9)}" width="18" height="18"/>')
    return Markup(f'<svg class="chart" viewBox="0 0 {num(width)} {num(height + (14 if rounds else 0))}" aria-hidden="true">{"".join(drawn)}</svg>')


def _apart(wanted: list[float], least: float, bottom: float) -> list[float]:
    """The same positions in order, moved apart so that none overlap, and none is below the bottom."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + least) if found else y)
    for place in reversed(range(len(found))):
        found[place] = min(found[place], bottom - least * (len(found) - 1 - place))
    return found


class Entry(NamedTuple):
    """A chapter of the log: after how many moves it begins, its heading, and after how many the next one begins."""

    at: int
    text: str
    until: int


def chapters(live: LiveTable, language: str) -> list[tuple[str, list[Entry]]]:
    """The chapters of the log grouped by rounds, each round with its heading; empty where a game tells no rounds."""
    kept = _chapters.get((live.row.id, language))
    if kept is None:
        kept = _chapters[live.row.id, language] = _by_rounds(_headings(live, language), len(moves_of(live)))
        if len(_chapters) > KEPT:
            _chapters.popitem(last=False)
    return kept


def _headings(live: LiveTable, language: str) -> list[tuple[int, str, bool]]:
    """After how many moves each chapter begins, its heading, and whether a round begins with it."""
    match, kinds = live.match_anew(), live.game.events
    found, heard = [], 0
    for step, played in enumerate([None, *moves_of(live)]):
        if played is not None:
            match.play(played.seat, played.move)
        told = match.events()
        begun = [event for event in told[heard:] if kinds[event.kind].chapter and not kinds[event.kind].quiet]
        found += [(step, match.tell(event, language), event.kind == ROUND) for event in begun]
        heard = len(told)
    return found


def _by_rounds(headings: list[tuple[int, str, bool]], total: int) -> list[tuple[str, list[Entry]]]:
    found: list[tuple[str, list[Entry]]] = []
    ends = [at for at, _, _ in headings[1:]] + [total]
    for (at, text, begins), until in zip(headings, ends, strict=False):
        if begins or not found:
            found.append((text if begins else "", []))
        found[-1][1].append(Entry(at, text, until))
    return found


def part(live: LiveTable, step: int, eyes: int | str | None, language: str) -> dict[str, Any]:
    """What replay.html shows: as a seat saw it, as a spectator did (None), or with everybody's things open (ALL)."""
    total = len(moves_of(live))
    step = max(0, min(step, total))
    seat = eyes if isinstance(eyes, int) else None
    match, scene = scene_at(live, step, seat, language)
    if eyes == ALL:
        scene = scene_of(match.game, unasked(open_view(match)), language, news(match, None))
    log = open_lines(match, language, scene.badges, TOLD) if eyes == ALL else log_lines(match, seat, language, 0, scene.badges, TOLD)
    shown = [(seat, scene)] if seat is not None else []
    if eyes == ALL:
        shown = [(each, draw(match, each, language, asked=False)) for each in range(match.seats)]
    there = ground(live).names
    drawn = {name: art for each in (scene, *(of_seat for _, of_seat in shown)) for name, art in each.symbols().items() if name not in there}
    return {
        "step": step,
        "total": total,
        "seat": eyes,
        "match": match,
        "log": log,
        "chapters": chapters(live, language),
        "scene": scene,
        "pieces": Markup(scene.pieces),
        "symbols": Markup("".join(drawn.values())),
        "owned": [(match.names[each], of_seat.own) for each, of_seat in shown if of_seat.own],
        "mover": next((each for each in sorted(match.actors(), key=lambda actor: actor != seat) if len(match.state.legal(each)) > 1), None),
    }
