"""Sights of the city, light as texture, where no piece ever stands: the arsenal, churches and domes, gardens."""

from ridotto.look.pen import Point, num

_GARDENS: tuple[Point, ...] = (
    *((206, 566), (218, 572), (230, 568), (242, 576), (214, 582), (590, 168), (602, 164), (352, 168), (364, 166), (70, 414), (82, 420), (94, 416)),
    *((150, 222), (162, 228), (900, 430), (912, 424), (924, 430), (936, 422), (884, 436), (908, 440), (838, 462), (850, 466)),
)


def sights() -> str:
    """All of them, in faint ink."""
    drawn = _arsenal() + _dome(650, 582, 30) + _church(560, 592, 20) + _dome(60, 258, 22) + _tower(84, 258, 30, 6)
    drawn += _church(302, 190, 20) + _church(632, 192, 20) + _church(790, 430, 22) + "".join(_tree(*place) for place in _GARDENS)
    return f'<g fill="var(--land)" stroke="var(--ink-2)" stroke-width=".8" stroke-linejoin="round" opacity=".62">{drawn}</g>'


def _arsenal() -> str:
    """The basin of the shipyard, between two towers."""
    basin = '<path d="M918 226L958 234 954 266 912 258Z" fill="var(--water)" stroke-width="1.2"/>'
    waves = '<path d="M924 232h9M938 235h9M921 240h9M935 243h9" stroke="var(--water-line)"/>'
    return basin + waves + _tower(908, 262, 24, 7) + _tower(962, 272, 24, 7)


def _tree(x: float, y: float) -> str:
    return f'<path d="M{num(x)} {num(y)}v-4"/><circle cx="{num(x)}" cy="{num(y - 6.4)}" r="3"/>'


def _dome(x: float, y: float, width: float) -> str:
    half, drum = width / 2, width * 0.36
    body = f"M{num(x - half)} {y:g}v-8h{num(width)}v8ZM{num(x - drum)} {num(y - 8)}v-4h{num(2 * drum)}v4"
    shell = f"M{num(x - drum)} {num(y - 12)}C{num(x - width * 0.4)} {num(y - 23)} {num(x - 3)} {num(y - 26)} {x:g} {num(y - 26)}"
    shell += f"S{num(x + width * 0.4)} {num(y - 23)} {num(x + drum)} {num(y - 12)}Z"
    return f'<path d="{body}{shell}M{x:g} {num(y - 26)}v-7M{num(x - 1.6)} {num(y - 31.4)}h3.2"/>'


def _church(x: float, y: float, width: float) -> str:
    middle = x + width / 2
    front = f"M{x:g} {y:g}v-12L{num(middle)} {num(y - 19)} {num(x + width)} {num(y - 12)}V{y:g}Z"
    door = f"M{num(middle - 2)} {y:g}v-5A2 2 0 0 1 {num(middle + 2)} {num(y - 5)}v5"
    return f'<path d="{front}{door}"/><circle cx="{num(middle)}" cy="{num(y - 12)}" r="1.8"/>{_tower(x - 5, y, 34, 7)}'


def _tower(x: float, y: float, height: float, width: float) -> str:
    half, bells, eaves = width / 2, y - height * 0.62, y - height * 0.78
    shaft = f"M{num(x - half)} {y:g}V{num(bells)}h{num(width)}V{y:g}Z"
    belfry = f"M{num(x - half - 0.8)} {num(bells)}h{num(width + 1.6)}V{num(eaves)}h{num(-width - 1.6)}Z"
    return f'<path d="{shaft}{belfry}M{num(x - half - 0.8)} {num(eaves)}L{x:g} {num(y - height)} {num(x + half + 0.8)} {num(eaves)}Z"/>'
