"""Tests of Rialto."""
