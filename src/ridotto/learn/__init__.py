"""Teaching bots by their own play: matches between searching bots, a network that learns from them, and again."""
