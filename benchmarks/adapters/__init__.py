"""How many steps a second the environments make, beside those of others on the same machine in the same run."""
