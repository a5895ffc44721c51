"""What palazzi are worth, in words, with the numbers of the edition."""

from ridotto.games.palazzo.scene.scene_view import SceneView
from ridotto.look.pen import signed


def goal(seen: SceneView) -> str:
    """What the edition says, in words."""
    return seen.kept(_goal, seen.only("rates"))


def _goal(seen: SceneView) -> str:
    """First the palazzi whose windows do not count, then all others."""
    rates = seen.board["rates"]
    storeys, first = dict(enumerate(rates["storeys"])), rates["windows_from"]
    few = [seen.say("goal-few", storeys=count, points=signed(storeys[count])) for count in storeys if 0 < count < first]
    many = [seen.say("goal-more", storeys=count, points=_plus(storeys[count])) for count in storeys if count >= first and storeys[count]]
    windows = seen.say("goal-windows", storeys=first) if first in storeys else ""
    rest = "; ".join(part for part in (windows, ", ".join(many), _purity(seen)) if part)
    return " ".join([*few, f"{rest}."] if rest else few)


def _purity(seen: SceneView) -> str:
    """What a single material brings: as a rule from where windows count on, and where it differs from that."""
    points = {count: points for count, points in enumerate(seen.board["rates"]["purity"]) if points}
    if not points:
        return ""
    first = min(points)
    usual = points[first] if first == seen.board["rates"]["windows_from"] else 0
    other = [count for count in range(first, len(seen.board["rates"]["purity"])) if points.get(count, 0) != usual]
    listed = ", ".join(seen.say("goal-with", storeys=count, points=_plus(points.get(count, 0))) for count in other)
    if not usual:
        return seen.say("goal-pure-only", others=listed)
    return f"{seen.say('goal-pure', points=_plus(usual))}{f' ({listed})' if listed else ''}"


def _plus(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)
