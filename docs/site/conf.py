"""The documentation site, for Sphinx: `make docs` builds it into build/site. docs/decisions.md says why it is made this way.

The source folder is the repository itself, so that a link means the same here and where the files are read as they are.
"""

import os
import sys
from pathlib import Path

os.environ["RIDOTTO_INTERPRETED"] = "1"  # compiled classes have no docstrings
sys.path.insert(0, str(Path(__file__).parent))

from ridotto import __version__

project = "Ridotto"
version = release = __version__
copyright = ""

root_doc = "docs/sections/index"
include_patterns = ["*.md", "docs/**"]
exclude_patterns = [".*", "benchmarks", "build", "dist", "docs/site", "node_modules", "requirements", "src", "tests"]

extensions = ["myst_parser", "building.rulebooks", "building.reference", "building.links", "building.pages"]
nitpicky = True
myst_heading_anchors = 4
smartquotes = False
highlight_language = "none"

autodoc_default_options = {"undoc-members": True}  # each page says which members
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

html_theme = "theme"
html_theme_path = ["."]
templates_path = ["../../src/ridotto/table/templates"]  # for the mark
html_title = "Ridotto"
html_copy_source = False
html_show_sphinx = False
html_permalinks_icon = "#"
html_additional_pages = {"index": "front.html"}
