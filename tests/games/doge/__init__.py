"""Tests of Doge: every rule, ruling, worked example and end of docs/games/doge.md by its number."""
