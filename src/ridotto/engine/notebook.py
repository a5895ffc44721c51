"""What a notebook shows: matches, views and records draw themselves.

The picture is an image inside the page, not a part of it: its styles and the names in it cannot get into the notebook,
nor the notebook's into the picture.
"""

import base64
from collections.abc import Mapping
from html import escape
from typing import Any

from ridotto.engine.game import Game

LANGUAGE = "en"


def drawn(game: Game, view: Mapping[str, Any]) -> dict[str, str]:
    """A view as HTML, by its media type, as Jupyter asks for it."""
    words = game.words(LANGUAGE)
    svg = game.draw(view, words).table_svg(view, words)
    content = base64.b64encode(svg.encode("utf-8")).decode()
    alt = escape(f"{game.title}\n{game.text(view['board'], words, view['names'])}")
    return {"text/html": f'<img src="data:image/svg+xml;base64,{content}" alt="{alt}" style="width: 100%; max-width: 900px; height: auto">'}
