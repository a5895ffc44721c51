"""The app's icon as PNG, drawn from `static/icon.svg`: phones want pixels. That drawing is made of straight lines alone."""

import re
import struct
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain

from ridotto.table.pages.rendering import STATIC

SIZES = (192, 512)
EXTENT = 16.0  # the drawing reaches from -16 to 16
FINE = 4  # lines that are looked at for each line of pixels

Points = list[tuple[float, float]]
Colour = tuple[int, int, int]
Pixel = tuple[int, int, int, int]
"""Red, green, blue, and how much of it is there."""


@lru_cache(maxsize=8)
def png(size: int, maskable: bool) -> bytes:
    """The icon; a maskable one fills its square, as phones cut their own shape out of it, which leaves four fifths of it for sure."""
    shapes = list(_shapes())
    ground: Pixel = (*_rgb(shapes[0][1]), 255 if maskable else 0)
    rows = [[ground] * size for _ in range(size)]
    scale = size / (2 * EXTENT)
    for polygons, colour in shapes:
        placed = [[(size / 2 + x * scale, size / 2 + y * scale) for x, y in points] for points in polygons]
        _fill(rows, placed, _rgb(colour))
    return _encoded(rows, size)


def _shapes() -> Iterator[tuple[list[Points], str]]:
    """The polygons of the drawing and their colours, those below first; a stroke is a polygon with another cut out of it."""
    for path in ET.fromstring((STATIC / "icon.svg").read_bytes()):
        points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path.attrib["d"])]
        if path.attrib["fill"] != "none":
            yield [points], path.attrib["fill"]
        else:
            (x1, y1), (x2, y2) = points[:2]
            inner = abs(x1 * y2 - x2 * y1) / ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5  # how far an edge is from the centre
            half = float(path.attrib["stroke-width"]) / 2 / inner
            yield [[(x * (1 + by), y * (1 + by)) for x, y in points] for by in (half, -half)], path.attrib["stroke"]


def _rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _fill(rows: list[list[Pixel]], polygons: Sequence[Points], colour: Colour) -> None:
    """Paint what lies in an odd number of polygons; pixels at an edge in part."""
    size, whole = len(rows), (*colour, 255)
    for y, row in enumerate(rows):
        steps = [0.0] * (size + 2)  # by how much each pixel is covered more than the one before it
        for line in range(FINE):
            for at, crossing in enumerate(sorted(_crossings(polygons, y + (line + 0.5) / FINE))):
                x, sign = int(crossing), 1 / FINE if at % 2 == 0 else -1 / FINE
                steps[x] += sign * (x + 1 - crossing)
                steps[x + 1] += sign * (crossing - x)
        for x, part in enumerate(accumulate(steps[:size])):
            if part > 0.998:
                row[x] = whole
            elif part > 0.002:
                row[x] = _mixed(row[x], colour, part)


def _mixed(below: Pixel, colour: Colour, part: float) -> Pixel:
    under = below[3] / 255 * (1 - part)
    red, green, blue = (round((above * part + each * under) / (part + under)) for above, each in zip(colour, below[:3], strict=True))
    return red, green, blue, round(255 * (part + under))


def _crossings(polygons: Sequence[Points], y: float) -> Iterator[float]:
    for points in polygons:
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
            if (y1 <= y) != (y2 <= y):
                yield x1 + (y - y1) / (y2 - y1) * (x2 - x1)


def _encoded(rows: Sequence[Sequence[Pixel]], size: int) -> bytes:
    data = b"".join(b"\0" + bytes(chain.from_iterable(row)) for row in rows)

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")
