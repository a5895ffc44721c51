"""The paragraphs of the rulebook that things on the table come from, where these are of several kinds."""

CARD_RULES = {
    "doge": "RIA-96",
    "gold": "RIA-100",
    "building": "RIA-103",
    "bridge": "RIA-114",
    "gondola": "RIA-121",
    "councilman": "RIA-134",
    "joker": "RIA-70",
}
"""What a card brings, by its kind, which is also the name of its section."""
BUILDING_RULES = {
    "green-1": "RIA-48",
    "green-2": "RIA-49",
    "green-3": "RIA-50",
    "green-4": "RIA-51",
    "yellow-1": "RIA-77",
    "yellow-2": "RIA-83",
    "yellow-3": "RIA-84",
    "yellow-4": "RIA-86",
    "blue-1": "RIA-143",
    "blue-2": "RIA-147",
    "blue-3": "RIA-149",
    "blue-4": "RIA-151",
}
"""What a building does."""
ORDER_RULES = {"play": "RIA-67", "act": "RIA-93", "choose": "RIA-42"}
"""The order that the strip shows: of playing, acting, choosing."""
