"""Plans of a city in the water: quays, roofs and lined coasts."""

import re

from ridotto.look.pen import Point
from ridotto.look.quays import LINING, coast, lagoon, land, walls, waterway

SQUARE: tuple[Point, ...] = ((100.0, 100.0), (300.0, 100.0), (300.0, 300.0), (100.0, 300.0))
ANGLE: tuple[Point, ...] = ((100.0, 100.0), (500.0, 100.0), (500.0, 160.0), (160.0, 160.0), (160.0, 500.0), (100.0, 500.0))
"""A shape whose middle is outside it."""


def points(path: str) -> list[tuple[float, float]]:
    """The points of a path."""
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path)]


def test_the_land_lies_on_the_inner_side_of_every_wall_whichever_way_the_outline_goes() -> None:
    for outline in (SQUARE, SQUARE[::-1]):
        for wall in walls(outline):
            x, y = wall.at(wall.length / 2, 10)
            assert 100 < x < 300
            assert 100 < y < 300
    for outline in (ANGLE, ANGLE[::-1]):
        for wall in walls(outline):
            x, y = wall.at(wall.length / 2, 10)
            assert (100 < x < 160 and 100 < y < 500) or (100 < x < 500 and 100 < y < 160)


def test_a_coast_steps_in_and_out_by_little_and_is_always_the_same() -> None:
    drawn = points(coast("quays", SQUARE))
    assert len(drawn) > 20
    assert all(min(abs(x - 100), abs(x - 300), abs(y - 100), abs(y - 300)) < 4.5 for x, y in drawn)
    assert coast("quays", SQUARE) == coast("quays", SQUARE) != coast("others", SQUARE)


def test_nothing_is_built_on_what_is_kept_free() -> None:
    edge = coast("quays", SQUARE)
    roofs = land("roofs", SQUARE, edge).split("<path ")[2]
    assert any(x < 200 for x, _ in points(roofs))
    right = land("roofs", SQUARE, edge, kept=[(80, 80, 120, 240)]).split("<path ")[2]
    assert points(right)
    assert all(x > 199 for x, _ in points(right))


def test_the_water_lines_every_coast() -> None:
    drawn = lagoon(["M0 0Z", "M9 9Z"])
    assert 'd="M0 0ZM9 9Z"' in drawn
    assert drawn.count('stroke="var(--water-line)"') == len(LINING)


def test_two_canals_can_have_names() -> None:
    drawn = waterway("M0 0H9", "Canal Grande") + waterway("M0 9H9", "Rio Nuovo", "20%")
    names = re.findall(r' id="([^"]+)"', drawn)
    assert names == re.findall(r'href="#([^"]+)"', drawn)
    assert len(set(names)) == 2
