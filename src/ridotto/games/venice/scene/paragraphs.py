"""The paragraphs of the rulebook that things on the table come from, where these are of several kinds."""

from ridotto.games.venice.moves import CONTRACT_TEXTS, INFLUENCE_TEXTS, TILE_TEXTS

BUILDING_RULES = {
    **{tile: f"VEN-{125 + number}" for number, tile in enumerate(TILE_TEXTS)},
    "great-council": "VEN-88",
    "st-marks": "VEN-86",
    "doges-palace": "VEN-87",
}
"""What a building does."""
CONTRACT_RULES = {contract: f"VEN-{137 + number}" for number, contract in enumerate(CONTRACT_TEXTS)}
"""The lasting effect of a contract."""
INFLUENCE_RULES = dict(
    zip(INFLUENCE_TEXTS, (*(f"VEN-{number}" for number in range(108, 116)), "VEN-117", "VEN-118", "VEN-119"), strict=True),
)
"""What an influence card does. VEN-116 adds to the card before it."""
DOGE_CARD_RULES = {
    "patronage": "VEN-235",
    "treasury": "VEN-236",
    "chancery": "VEN-237",
    "seat-first": "VEN-238",
    "seat-second": "VEN-239",
    "session": "VEN-240",
    "denunciation": "VEN-241",
    "interrogation": "VEN-242",
    "public-works": "VEN-243",
    "absolution": "VEN-245",
    "levy": "VEN-246",
    "regatta": "VEN-247",
}
"""What a card of the Doge does."""
PILE_RULES = {"contracts": "VEN-163", "influence": "VEN-104"}
"""The piles: how the last contract ends the match, how influence cards are drawn."""
ANSWER_RULES = {
    "sail": "VEN-32",
    "route": "VEN-187",
    "halt": "VEN-35",
    "effect": "VEN-61",
    "answer": "VEN-68",
    "gondolier": "VEN-27",
    "smuggler-card": "VEN-183",
    "doge-gondola": "VEN-212",
    "card-either": "VEN-112",
}
"""The answers to a decision that lie below the board as cards."""
