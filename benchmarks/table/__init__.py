"""How many tables one server can hold: virtual players over real HTTP and live streams (`make bench-table`)."""
