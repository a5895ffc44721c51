"""The paragraph that governs a decision where the same question is asked under several rules."""

from ridotto.games.dogeship.scene.scene_view import SceneView

BONUSES = {"buy": "SHIP-74", "complete": "SHIP-75"}
"""What the top barrier adds before the action of the field."""


def governing_rule(seen: SceneView) -> str:
    """The paragraph for this decision here; empty where the one for all decisions of its kind will do."""
    if seen.action is None or seen.mine is None:
        return ""
    if seen.decision == "give-up":
        return "SHIP-45" if seen.lacking == "parts" else ""  # a full yard by itself gives up any tile
    return BONUSES.get(seen.decision or "", "") if seen.action["bonus"] is not None else ""
