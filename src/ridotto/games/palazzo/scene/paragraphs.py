"""The paragraphs of the rulebook that things on the table come from, where these are of several kinds."""

STOREY_RULES = ("", "PAL-126", "PAL-127", "PAL-128", "PAL-129", "PAL-130")
"""What a palazzo counts, by the number of its storeys."""
REBUILD_RULES = {"take-out": "PAL-112", "insert": "PAL-115", "remove": "PAL-117"}
"""The ways to rebuild."""
