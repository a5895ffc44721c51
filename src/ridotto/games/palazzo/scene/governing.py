"""Which paragraph governs a decision, where that depends on who decides."""

from ridotto.games.palazzo.scene.scene_view import SceneView

OUT_OF_TURN = {"take": "PAL-48", "pick": "PAL-101"}
"""What the others do when somebody takes money or tiles are shared out."""


def governing_rule(seen: SceneView) -> str:
    """The paragraph for this decision here; empty where the one for all decisions of its kind will do."""
    return OUT_OF_TURN.get(seen.decision or "", "") if seen.me != seen.board["turn"] else ""
