"""The paragraphs of the rulebook that things on the table come from, where these are of several kinds."""

FIELD_RULES = {"buy": "SHIP-32", "complete": "SHIP-49", "replace": "SHIP-88", "intrigue": "SHIP-99", "ducats": "SHIP-106"}
"""By what a field does."""
TILE_RULES = {"galley": "SHIP-61", "barrier": "SHIP-71", "gondola": "SHIP-55"}
"""By the kind of a tile: what it brings."""
PILE_RULES = {"galley": "SHIP-8", "barrier": "SHIP-9", "gondola": "SHIP-10"}
"""By the kind of tiles in a pile: what can be seen of it."""
SHEET_RULES = {"buy": "SHIP-31", "take": "SHIP-32", "doge-keep": "SHIP-99", "doge-put": "SHIP-99", "bid": "SHIP-119", "over": "SHIP-131"}
"""By what the sheet is there for."""
