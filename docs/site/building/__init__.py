"""What the site needs beyond Sphinx: rulebooks with their figures, plain docstrings, strict checks, our own pages and look."""
