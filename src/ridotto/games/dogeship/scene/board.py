"""What no move changes on the board: sky, distant city, lagoon, stern, plinths, posts, stores, fields."""

from collections.abc import Sequence
from functools import lru_cache

from ridotto.games.dogeship.art import PARTS, thing
from ridotto.games.dogeship.moves import COLOURS, PILE_TEXTS
from ridotto.games.dogeship.scene.places import (
    BAND_FOOT,
    BAND_TOP,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    FIELD_WIDTH,
    NAME_WIDTH,
    PILE_WIDTH,
    PLINTH,
    REACH,
    STORES_HEIGHT,
    STORES_TOP,
    board_at,
    field_at,
    pile_at,
    seat_width,
)
from ridotto.games.dogeship.shape import BoardView
from ridotto.look.pen import KEY, at, num, number, shadow, sized, use
from ridotto.look.seats import dressed


def board(seats: int, boards: Sequence[BoardView]) -> str:
    """The board without pieces; the fields are those of the edition."""
    fields = tuple(
        (
            board["colour"],
            field["face"],
            field["kind"],
            tuple(field["items"]),
            field["both"],
            field["intrigue"] or "",
            field["ducats"],
            field["pay"],
            field["approvals"],
        )
        for board in boards
        for field in board["fields"]
    )
    return _drawn(seats, fields)


Shown = tuple[str, int, str, tuple[str, ...], bool, str, int, int, int]
"""Colour and face of a field, and what it does."""


@lru_cache(maxsize=32)
def _drawn(seats: int, fields: tuple[Shown, ...]) -> str:
    drawn = (PARTS["lagoon"], PARTS["stern"], _walls(seats), _stores(), *map(_plate, COLOURS), *(_field(*field) for field in fields))
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}</g>'


def _walls(seats: int) -> str:
    """The plinth under the walls, and a mooring post for each seat."""
    foot = BAND_FOOT + PLINTH
    stone = f'<rect {sized((0, BAND_FOOT, 1000, PLINTH))} fill="var(--stone)"/>'
    joints = "".join(f"M{x} {BAND_FOOT:g}v5M{x + 17} {BAND_FOOT + 5:g}v5" for x in range(14, 1000, 34))
    drawn = f'{stone}<path d="M0 {BAND_FOOT + 5:g}H1000{joints}" stroke="var(--land-line)" stroke-width=".8"/>'
    drawn += f'<path d="M0 {BAND_FOOT:g}H1000" stroke="var(--coast)" stroke-width="1.6"/>'
    return drawn + "".join(_post(seat, seat * seat_width(seats), foot) for seat in range(seats))


def _post(seat: int, left: float, foot: float) -> str:
    x, top = left + 15, BAND_TOP + 4
    wood = f"M{num(x - 5.6)} {foot:g}V{num(top + 6)}Q{num(x)} {num(top - 4)} {num(x + 5.6)} {num(top + 6)}V{foot:g}Z"
    dark = f"M{num(x + 1)} {foot:g}V{num(top + 1.4)}Q{num(x + 4)} {num(top + 2)} {num(x + 5.6)} {num(top + 6)}V{foot:g}Z"
    post = dressed(seat, f'<path d="{wood}" fill="var(--seat)" {KEY}/><path d="{dark}" fill="url(#hatch-{seat})"/>')
    return post + use(f"badge-{seat}", x, top + 25, 28)


def _stores() -> str:
    """The strip of quay on which the piles lie."""
    quay = f'<rect y="{BAND_FOOT + PLINTH:g}" width="1000" height="{700 - BAND_FOOT - PLINTH:g}" fill="var(--stone)"/>'
    quay += f'<path d="M0 {BAND_FOOT + PLINTH:g}H1000" stroke="var(--coast)" stroke-width="2"/>'
    return quay + "".join(_pile_place(pile) for pile in PILE_TEXTS)


def _pile_place(pile: str) -> str:
    left, _ = pile_at(pile)
    size = sized((left, STORES_TOP, PILE_WIDTH, STORES_HEIGHT))
    return f'<rect {size} fill="var(--sheet)" stroke="var(--coast)" stroke-width="1"/>'


# ---- dice boards ----


def _plate(colour: str) -> str:
    """A board: its name plate in its colour, six fields."""
    left, top = board_at(colour)
    size = f"rect {sized((left, top, BOARD_WIDTH, BOARD_HEIGHT))}"
    plate = f'{shadow(size)}<{size} fill="var(--sheet)" stroke="var(--coast)" stroke-width="1.3"/>'
    on = "var(--pig-on-black)" if colour == "black" else "var(--pig-on)"
    name = f'<rect {sized((left, top, NAME_WIDTH, BOARD_HEIGHT))} fill="var(--pig-{colour})" stroke="var(--coast)" stroke-width="1.3"/>'
    name += f'<rect {sized((left + 2.6, top + 2.6, NAME_WIDTH - 5.2, BOARD_HEIGHT - 5.2))} fill="none" stroke="{on}" stroke-width=".6"/>'
    rules = "".join(f"M{num(left + NAME_WIDTH + FIELD_WIDTH * k)} {num(top + REACH)}v{num(BOARD_HEIGHT - REACH - 3)}" for k in range(1, 6))
    drawn = f'{plate}{name}<path d="{rules}" stroke="var(--rule)"/>'
    return f'{drawn}<path d="M{num(left + NAME_WIDTH)} {num(top + REACH)}H{num(left + BOARD_WIDTH)}" stroke="var(--coast)" stroke-width=".8"/>'


def _field(colour: str, face: int, kind: str, items: tuple[str, ...], both: bool, intrigue: str, ducats: int, pay: int, approvals: int) -> str:
    """The pictures in a field."""
    x, y = field_at(colour, face)
    return at(x, y - 8, _shown(kind, items, both, intrigue, ducats, pay, approvals))


def _shown(kind: str, items: tuple[str, ...], both: bool, intrigue: str, ducats: int, pay: int, approvals: int) -> str:
    if kind == "ducats":
        return use(f"ds-coin-{ducats}", 0, 0, 31)
    if kind == "replace":
        return use("ds-replacing", 0, 0, 38, 33)
    if intrigue == "doge-tile":
        return use("ds-corno", 0, 0, 36, 32)
    if intrigue == "free-approval":
        return use("ds-seal", 0, 0, 35, 31) if approvals == 1 else _seals(approvals, 0)
    if intrigue == "paid-approvals":
        arrow = '<path d="M-7 0h8m-3-3l3 3-3 3" fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>'
        return f"{use(f'ds-coin-{pay}', -20.5, 0, 23)}{arrow}{_seals(approvals, 18)}"
    planned = kind == "buy"
    if len(items) == 1:
        return thing(items[0], planned, 0, 0, 40)
    link = "M-4.1 0h8.2M0-4.1v8.2" if both else "M3-10L-3 10"
    line = f'<path d="{link}" stroke="var(--ink)" stroke-width="{2 if both else 1.4}" stroke-linecap="round"/>'
    return thing(items[0], planned, -20.5, 0, 31) + thing(items[1], planned, 20.5, 0, 31) + line


def _seals(approvals: int, x: float) -> str:
    """One or two approvals, or a seal with their number."""
    if approvals > 2:
        return use("ds-seal", x - 6, 0, 27, 24) + number(approvals, x + 14, 6, 18)
    return use("ds-seal", x + 4, -1, 27, 24) + use("ds-seal", x - 4, 1, 27, 24) if approvals == 2 else use("ds-seal", x, 0, 27, 24)
