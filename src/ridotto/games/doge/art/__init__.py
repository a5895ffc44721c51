"""The symbols of Doge: the files beside this one, and tokens, advisors and cards, which vary by value or field."""

from ridotto.games.doge import GAME
from ridotto.games.doge.moves import FIELD_KEYS, TOKEN_VALUES
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.drawings import read_parts, read_symbols
from ridotto.look.pen import KEY, symbol, use
from ridotto.look.seats import dressed, emblem
from ridotto.look.wood import DISC_BOX, disc, disc_edge

SEATS = 4
SETS = ("brown", "blue")
_CORNERS = {"brown": 0, "blue": 9}
"""The two sets of order cards differ in colour and in the corners of the frame."""
_BLANK = read_parts(GAME.package)["advisor"]
"""An advisor with a blank shield."""


def sign(field: str, size: float, x: float = 0, y: float = 0) -> str:
    """The sign of a field in the current colour, with cut-outs in `--card`."""
    return use(f"f-{field}", x, y, size)


def _advisor(field: str) -> str:
    return f'{_BLANK.body}<g color="var(--ink)">{sign(field, 10.8, 0, -1.2)}</g>'


def _token_up(seat: int, value: int) -> str:
    face = f'<circle r="13" fill="var(--seat)" {KEY}/><circle r="13" fill="url(#hatch-{seat})"/><circle r="9.6" fill="var(--card)" {KEY}/>'
    # A symbol is defined outside the scene that uses it, so its letters need their own style.
    letters = 'font-family="var(--font-title)" font-weight="700" font-size="17" text-anchor="middle" fill="var(--ink)"'
    return f'{disc_edge()}{face}<text y="5.6" class="num" {letters}>{value}</text>'


def _order_card(field: str, colour: str) -> str:
    line = f"var(--set-{colour})"
    bars = f'<path d="M-9 25H9M-5-26.4H5" stroke="{line}" stroke-width="1.2" stroke-linecap="round"/>'
    return f'{PAPER}{frame(line, _CORNERS[colour])}<g color="var(--ink)">{sign(field, 34, 0, -1)}</g>{bars}'


def _order_back(colour: str) -> str:
    star = '<path d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z" fill="var(--back-line)"/>'
    return back(f"var(--back-{colour})", 12, star, _CORNERS[colour])


def _player_card(field: str, seat: int) -> str:
    head = f'<path d="M-28-36a4 4 0 0 1 4-4H24a4 4 0 0 1 4 4V-22H-28Z" fill="var(--seat)" {KEY}/><path d="M-28-27H28V-22H-28Z" fill="url(#hatch-{seat})"/>'
    edge = '<path d="M-24.5-18.5H24.5V19H-24.5Z" fill="none" stroke="var(--ink)" stroke-width=".7"/>'
    return f'{PAPER}{head}{emblem(seat, 11, 0, -32.4)}{edge}<g color="var(--ink)">{sign(field, 31, 0, 0.5)}</g>'


def _of_seats() -> dict[str, str]:
    drawn: dict[str, str] = {}
    for seat in range(SEATS):
        mine = {f"token-{seat}": (DISC_BOX, disc(seat))}
        mine |= {f"token-{seat}-{value}": (DISC_BOX, _token_up(seat, value)) for value in range(TOKEN_VALUES)}
        mine |= {f"card-{seat}-{field}": (CARD_BOX, _player_card(field, seat)) for field in FIELD_KEYS}
        drawn |= {name: symbol(name, box, dressed(seat, body)) for name, (box, body) in mine.items()}
    return drawn


def _of_all() -> dict[str, str]:
    drawn = {f"advisor-{field}": (_BLANK.box, _advisor(field)) for field in FIELD_KEYS}
    for colour in SETS:
        drawn[f"back-{colour}"] = (CARD_BOX, _order_back(colour))
        drawn |= {f"order-{colour}-{field}": (CARD_BOX, _order_card(field, colour)) for field in FIELD_KEYS}
    return {name: symbol(name, box, body) for name, (box, body) in drawn.items()}


SYMBOLS: dict[str, str] = read_symbols(GAME.package) | _of_seats() | _of_all()
