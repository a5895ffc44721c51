"""Measurements of the whole, too long for the tests: each is a module to run, `make help` lists them."""
