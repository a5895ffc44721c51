"""The Doge track in the gallery of the palace: its numbers, and the discs in its arches."""

from ridotto.games.rialto.art import sign
from ridotto.games.rialto.scene.places import ARCH, ARCH_LEFT, ARCHES
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.look.pen import Point, group, piece, use, write

_DISC = 25.0
_LOWEST = 56.0
"""The height of the lowest disc of an arch."""
_RISE, _MOST_RISE = 11.5, 34.0
"""How much each disc raises a stack, and the most that a whole stack rises."""


def track(seen: SceneView) -> str:
    """The numbers of the spaces and the discs; of several on one space the top one ranks first."""
    first = _first_space(seen)
    taken = {max(disc["space"], first) for disc in seen.board["track"]}
    numbers = [_space(_number(seen, arch), arch, first + arch in taken) for arch in range(ARCHES)]
    discs = [
        piece(f"disc-of-{disc['player']}", *_disc_at(seen, disc["player"]), use(f"disc-{seen.dress(disc['player'])}", 0, 0, _DISC))
        for disc in reversed(seen.board["track"])
    ]
    return group(_title(seen), *numbers, *discs, name="doge-track", label=_standing(seen), rule="RIA-21")


def arch_of(seen: SceneView, player: int) -> float:
    """The middle of the arch in which a player's disc lies; those behind the visible part are in its first arch."""
    first = _first_space(seen)
    return _middle(max(first, _space_of(seen, player)) - first)


def _first_space(seen: SceneView) -> int:
    """The space in the first arch: the track has no end, and the visible part moves with the leader."""
    return max(0, max(disc["space"] for disc in seen.board["track"]) - ARCHES + 1)


def _space_of(seen: SceneView, player: int) -> int:
    return next(disc["space"] for disc in seen.board["track"] if disc["player"] == player)


def _middle(arch: int) -> float:
    return ARCH_LEFT + (arch + 0.5) * ARCH


def _disc_at(seen: SceneView, player: int) -> Point:
    """Where a player's disc is: above those in its arch that rank lower."""
    x = arch_of(seen, player)
    stack = [disc["player"] for disc in reversed(seen.board["track"]) if arch_of(seen, disc["player"]) == x]
    rise = min(_RISE, _MOST_RISE / max(1, len(stack) - 1))
    return x, _LOWEST - rise * stack.index(player)


def _title(seen: SceneView) -> str:
    cap = f'<g color="var(--ink)" class="on-land">{sign("doge", 21, 23, 48)}</g>'
    return cap + "".join(write(seen.say(key), 38, y, None, "start", "ri-track") for key, y in (("scene-track-1", 44), ("scene-track-2", 61)))


def _number(seen: SceneView, arch: int) -> str:
    """The number of a space; the first arch may hold discs that are further back."""
    first = _first_space(seen)
    behind = arch == 0 and any(disc["space"] < first for disc in seen.board["track"])
    return f"≤{first}" if behind else str(first + arch)


def _space(number: str, arch: int, taken: bool) -> str:
    """A number of the track; a phone shows only those with discs."""
    x = _middle(arch)
    wide = write(number, x, 84, None, "middle", "ri-space ri-on wide" if taken else "ri-space wide")
    return wide + (write(number, x, 86, None, "middle", "ri-bold narrow") if taken else "")


def _standing(seen: SceneView) -> str:
    """The whole track as a sentence."""
    order = ", ".join(f"{seen.name(disc['player'])} {disc['space']}" for disc in seen.board["track"])
    return f"{seen.say('scene-track')}: {order}"
