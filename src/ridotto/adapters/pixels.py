"""A scene as pixels. Scenes are drawn for browsers; what only those know is resolved here for a plain rasteriser."""

import io
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

from ridotto.adapters.extras import needed

SVG = "http://www.w3.org/2000/svg"
SERIF, SANS = "DejaVu Serif", "DejaVu Sans"  # where the scene's own fonts are missing
_VARIABLE = re.compile(r"var\((--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\))?[^()]*))?\)")
_DECLARED = re.compile(r"(--[\w-]+)\s*:\s*([^;]+);?")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")

Values = Mapping[str, str]


def pixels(svg: str) -> Any:
    """A picture as an array of bytes: height, width, red green blue."""
    with needed("render"):
        import numpy as np
        import resvg_py
        from PIL import Image

    drawn = resvg_py.svg_to_bytes(
        svg_string=plain(svg),
        background="white",
        font_family=SANS,
        serif_family=SERIF,
        sans_serif_family=SANS,
    )
    return np.array(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))


def plain(svg: str) -> str:
    """The picture with the variables of its stylesheet resolved as by day on a wide screen, group by group."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(svg)
    sheet = root.find(f"{{{SVG}}}style")
    text = _without_blocks(sheet.text or "") if sheet is not None else ""
    by_selector: dict[str, dict[str, str]] = {}
    for selector, body in _RULE.findall(text):
        for name in selector.split(","):
            by_selector.setdefault(name.strip(), {}).update((key, value.strip()) for key, value in _DECLARED.findall(body))
    values = by_selector.get(":root", {})
    if sheet is not None:
        sheet.text = _resolved(_DECLARED.sub("", text), values)
    _resolve(root, values, by_selector)
    return ElementTree.tostring(root, encoding="unicode")


def _resolve(element: ElementTree.Element, values: Values, by_selector: Mapping[str, Values]) -> None:
    """Put values for variables into the attributes of an element and all in it; a class may set some anew."""
    for name in element.get("class", "").split():
        if own := by_selector.get(f".{name}"):
            values = {**values, **own}
    if own := dict(_DECLARED.findall(element.get("style", ""))):
        values = {**values, **own}
    for key, value in element.attrib.items():
        if "var(" in value:
            element.set(key, _resolved(value, values))
    for part in element:
        _resolve(part, values, by_selector)


def _resolved(text: str, values: Values) -> str:
    for _ in range(6):  # a value may name another variable
        text = _VARIABLE.sub(lambda found: values.get(found[1], found[2] or ""), text)
    return re.sub(r"max\(([^,()]+),[^()]*\)", r"\1", text)


def _without_blocks(sheet: str) -> str:
    """A stylesheet without comments and without what is for certain screens and themes only."""
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    kept, at = "", 0
    for found in re.finditer(r"@[\w-]+[^{};]*\{", sheet):
        if found.start() < at:
            continue
        kept += sheet[at : found.start()]
        at, depth = found.end(), 1
        while depth and at < len(sheet):
            depth += {"{": 1, "}": -1}.get(sheet[at], 0)
            at += 1
    return kept + sheet[at:]
