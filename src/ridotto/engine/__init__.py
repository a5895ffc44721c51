"""The contract every game fulfils, and the tools built on it."""
