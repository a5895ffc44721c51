"""Many matches at once: simulations, benchmarks, reports."""
