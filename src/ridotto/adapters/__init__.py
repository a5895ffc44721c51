"""Ridotto's games for other people's tools: environments for learning programs. No rule lives here."""
