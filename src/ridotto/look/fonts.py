"""The letters of the pages, for pictures and reports that must bring theirs along."""

import base64
from functools import lru_cache
from importlib.resources import files

TITLE, TEXT = "Cormorant", "Source Sans 3"


@lru_cache(maxsize=8)
def font_faces(*faces: tuple[str, int, str]) -> str:
    """Rules with these letters in them: family, weight and style (`normal` or `italic`) of each.

    What the package does not have is left out; the stylesheets name what comes in its place.
    """
    fetched = files("ridotto").joinpath("table", "static", "vendor")
    rules = []
    for family, weight, style in faces:
        font = fetched.joinpath(f"{family.lower().replace(' ', '-')}-latin-{weight}-{style}.woff2")
        if font.is_file():
            data = base64.b64encode(font.read_bytes()).decode()
            source = f'src: url(data:font/woff2;base64,{data}) format("woff2")'
            rules.append(f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {style}; {source}; }}')
    return "\n".join(rules)
