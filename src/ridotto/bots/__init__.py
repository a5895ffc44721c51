"""Players that choose moves. They receive imagined states only, so they cannot cheat."""
