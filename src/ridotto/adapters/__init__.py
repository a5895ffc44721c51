"""Ridotto in the shapes that others work with: environments for learning, tools for language models. No rule lives here."""
