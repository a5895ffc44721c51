"""What happened since a player's own last move: one picture for each thing that the player was told of.

A picture is the player's own view at that moment. Moves of which the player was told nothing have no picture, so that
their number stays secret.
"""

from typing import Any

from markupsafe import Markup

from ridotto.engine.match import Played
from ridotto.table.pages.moments import match_at, moves_so_far
from ridotto.table.pages.table_view import draw, ground, log_lines
from ridotto.table.service.live_table import LiveTable

MOST = 60
"""The latest moves that are shown again, at most."""


def part(live: LiveTable, seat: int, at: int, language: str) -> dict[str, Any]:
    """What since.html shows: picture number `at`, counted from 1; the nearest if there is no such one."""
    found = {"table": live.row.id, "game": live.game.words(language)("title"), "slug": live.row.game, "ground": ground(live)}
    told = _moments(live, seat)
    if not told:
        return {**found, "at": 0, "total": 0, "scene": None, "pieces": "", "symbols": "", "log": []}
    at = max(1, min(at, len(told)))
    step, heard = told[at - 1]
    match = match_at(live, moves_so_far(live.the_match()), step)
    scene = draw(match, seat, language, asked=False)
    symbols = Markup("".join(drawing for name, drawing in scene.symbols().items() if name not in ground(live).names))
    lines = log_lines(match, seat, language, 0, scene.badges, heard)
    return {**found, "at": at, "total": len(told), "scene": scene, "pieces": Markup(scene.pieces), "symbols": symbols, "log": lines}


def _moments(live: LiveTable, seat: int) -> list[tuple[int, int]]:
    """After how many moves the seat was told something since its own last move, and of how many things."""
    match = live.the_match()
    found: list[tuple[int, int]] = []
    step = 0
    for entry in match.log:
        if isinstance(entry, Played):
            step += 1
            if entry.seat == seat:
                found.clear()
        elif step and entry.audience in (-1, seat) and not match.game.events[entry.kind].quiet:
            heard = found.pop()[1] if found and found[-1][0] == step else 0
            found.append((step, heard + 1))
    return found[-MOST:]
