"""Reports as pages with plots, and the figures beside them as CSV and JSON (extra `ridotto[report]`).

A page is one file that needs nothing else: plots are drawn by Altair and put into it as SVG whose colours are the design
tokens, so that they follow day and night like everything else.
"""

from importlib.util import find_spec

from ridotto.engine.errors import SetupError


def check_extra() -> None:
    """SetupError unless everything that a report needs is installed."""
    if any(find_spec(name) is None for name in ("altair", "vl_convert")):
        raise SetupError("a report needs Altair and vl-convert, which are not installed; pip install 'ridotto[report]' adds them")
