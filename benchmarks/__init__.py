"""Measurements of the whole system, too long for the tests. Each is a module to run; `make help` lists them."""
