"""The cover: a palazzo of three materials under the crane, with the city's great dome behind."""

from ridotto.look.buildings import FINE, LINE, dome, path, row_of_houses, tower, wall
from ridotto.look.pen import PRINT, SEPIA, UMBER, at

_GROUND = 138.0
_COURSES = {
    "brick": "M-30-12H30M-30-4H30M-30 4H30M-30 12H30M-20-20V-12M-4-20V-12M12-20V-12M26-20V-12M-26-12V-4M26-12V-4M-20 4V12M26 4V12M-26 12V20"
    "M-10 12V20M6 12V20M22 12V20",
    "sandstone": "M-30-7H30M-30 7H30M-27-15h3M14 14h3M-20 15h3M22-14h3M-28 2h2M25 1h2",
    "marble": "M-30-9C-18-12-24 2-12-2M30 12C18 12 22-2 12 4M8-20C4-15 12-14 16-9",
}


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    return f'<rect width="240" height="156" fill="var(--card)"/>{_florence()}{_ground()}{_palazzo()}{_crane()}'


def _florence() -> str:
    """Hills, roofs, the dome and a tower, fainter than what stands in front."""
    ridges = f"M108 {_GROUND:g}C132 118 146 122 164 108S206 88 240 98V{_GROUND:g}Z"
    far = f'<path d="{ridges}" fill="var(--land)" stroke="var(--land-line)" stroke-width=".8"/>'
    roofs = row_of_houses("oltrarno", 134, 236, _GROUND, (16, 26), (12, 24))
    return f"{far}{tower(224, _GROUND - 8, 10, 44, 10, 3)}{dome(186, _GROUND - 14, 27, 14, 14)}{roofs}"


def _ground() -> str:
    joints = "M0 147H240M30 138V147M96 138V147M160 138V147M222 138V147M60 147V156M128 147V156M196 147V156"
    return f'<path d="M0 {_GROUND:g}H240V156H0Z" fill="var(--stone)"/><path d="M0 {_GROUND:g}H240" {LINE}/><path d="{joints}" {FINE} opacity=".6"/>'


def _palazzo() -> str:
    """Three storeys, one on the other, with the scaffold for the next."""
    storeys = (("brick", 3), ("sandstone", 2), ("marble", 1))
    drawn = "".join(at(82, _GROUND - 15.4 - 29.5 * level, _storey(material, wide), scale=0.72) for level, (material, wide) in enumerate(storeys))
    poles = "M58 48.6V36M106 48.6V36M54 41H110"
    return f'{drawn}<path d="{poles}" fill="none" {LINE}/>'


def _storey(material: str, count: int) -> str:
    """A storey: a wall of its material with so many windows, between cornices."""
    ground = f'fill="var(--{material})" {PRINT}'
    wall_, joints = f'<path d="M-30-20H30V20H-30Z" {ground}/>', f'<path d="{_COURSES[material]}" fill="none" stroke="{SEPIA}" stroke-width=".7" opacity=".42"/>'
    shade = f'<path d="M18-20H30V20H18Z" fill="{SEPIA}" opacity=".12"/>'
    cornices = f'<path d="M-32-22H32V-18.6H-32ZM-31 19H31V22H-31Z" fill="var(--card)" {PRINT}/>'
    places = {1: (0,), 2: (-11, 11), 3: (-17, 0, 17)}[count]
    return wall_ + joints + shade + cornices + "".join(_window(x, material) for x in places)


def _window(x: float, material: str) -> str:
    opening = f'<path d="M{x - 5} 12V-2Q{x - 5}-8 {x}-11.4Q{x + 5}-8 {x + 5}-2V12Z" fill="{UMBER}" stroke="{SEPIA}" stroke-width="1"/>'
    bars = f'<path d="M{x} 12V-11M{x - 5} 2H{x + 5}" stroke="var(--{material})" stroke-width=".9"/>'
    return f'{opening}{bars}<path d="M{x - 6.6} 12H{x + 6.6}" stroke="{SEPIA}" stroke-width="2"/>'


def _crane() -> str:
    """The crane with the next storey on its hook."""
    beams = f"M26 {_GROUND:g}V14M18 {_GROUND:g}L26 {_GROUND - 18:g} 34 {_GROUND:g}M26 22H158M26 42L48 22"
    frame = f'<path d="{beams}" fill="none" stroke="var(--coast)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>'
    ropes = f'<path d="M142 24V32M122 42.6L142 32 162 42.6" fill="none" {LINE}/><circle cx="142" cy="25" r="2.8" fill="var(--card)" {LINE}/>'
    foot = path(wall(14, _GROUND, 24, 4), "var(--wood)")
    return frame + foot + ropes + at(142, 57, _storey("marble", 2), scale=0.66)
