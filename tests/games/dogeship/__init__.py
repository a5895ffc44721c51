"""Tests of The Doge Ship."""
