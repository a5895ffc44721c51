"""The paragraph that governs a decision where the same question is asked under several rules."""

from ridotto.games.rialto.scene.scene_view import SceneView


def governing_rule(seen: SceneView) -> str:
    """The paragraph for this decision here; empty where the one for all decisions of its kind will do."""
    if seen.decision in ("cards", "jokers") and seen.has_pair:
        return "RIA-72"
    return "RIA-170" if seen.decision == "start-building" and seen.virtual is not None else ""
