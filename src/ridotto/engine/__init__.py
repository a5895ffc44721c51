"""The contract every game fulfils, and the tools that rest on it."""
