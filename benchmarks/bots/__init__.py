"""How quickly and how well bots search, beside OpenSpiel's own search on the same games."""
