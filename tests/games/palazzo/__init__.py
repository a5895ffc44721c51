"""Tests of Palazzo."""
