"""The paragraph that governs a decision where the same question is asked under several rules."""

from ridotto.games.venice.scene.places import MUNICIPAL
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.games.venice.shape import MeetingView

CARDS = {"promote-workers": "VEN-113", "organise-supplies": "VEN-114", "bid-contracts": "VEN-115"}
"""Influence cards that ask what another card, or a meeting, asks as well."""
AGAINST_THE_DOGE = {"smuggler-card": "VEN-211", "route": "VEN-213", "pay-off": "VEN-251"}


def governing_rule(seen: SceneView) -> str:
    """The paragraph for this decision here; empty where the one for all decisions of its kind will do."""
    meeting = seen.board["meeting"]
    if seen.decision == "answer" and meeting is not None:
        return _of_meeting(seen, meeting)
    if seen.decision in ("card-assistant", "card-either", "load"):
        return _of_card(seen)
    if seen.decision == "effect" and seen.here in MUNICIPAL:
        return "VEN-85"
    return AGAINST_THE_DOGE.get(seen.decision or "", "") if seen.seats == 1 else ""


def _of_card(seen: SceneView) -> str:
    """The card that asks. Without one the third effect of the Council of Ten gives an alternative, and cubes are divided before the first
    move, or where a gondola meets its own.
    """
    card, trip = seen.board["card"], seen.board["trip"]
    if card is not None:
        return CARDS.get(card["card"], "")
    if seen.decision == "card-either":
        return "VEN-136"
    return "VEN-160" if trip is None or len(trip["path"]) == 1 else ""


def _of_meeting(seen: SceneView, meeting: MeetingView) -> str:
    """Who passes whom: a player, the smugglers with two seats, the Doge with one; or why the Doge asks."""
    if meeting["why"] == "interrogation":
        return "VEN-242"
    if meeting["why"] == "counter-spies":
        return "VEN-150"
    mover, met = (seen.gondolas[name]["colour"] >= seen.seats if name is not None else False for name in (meeting["mover"], meeting["met"]))
    if mover:
        return "VEN-214" if seen.seats == 1 else "VEN-188"
    return ("VEN-223" if seen.seats == 1 else "VEN-195") if met else ""
