"""The picture of Lots: the prize, everybody's card below it, the viewer's own cards under the picture.

A scene is drawn from a view and nothing else. What never changes is `board`; everything else is `parts`, each
of which a page is sent when it has changed; groups in them keep the name of their physical piece, so that it glides
when its place changes. Every legal move has a place to
click.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games._template.moves import CODEC
from ridotto.look.cards import PAPER
from ridotto.look.pen import INK, number, piece, write
from ridotto.look.quays import WATER
from ridotto.look.scene import Item, Mark, Row, Scene, SeatPanel, read_style
from ridotto.look.seats import dressed, emblem

SYMBOLS: dict[str, str] = {}


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view."""
    board = view["board"]
    return Scene(
        label=words("title"),
        heading=words("scene-round", round=board["round"]),
        board=WATER,
        parts={"prize": _prize(board), **{f"player-{seat}": _player(view, seat) for seat in range(len(view["names"]))}},
        sheet=SYMBOLS,
        hint=words("scene-hint") if view["moves"] else "",
        seats=[_panel(seat, words) for seat in board["seats"]],
        own=[_hand(view, words)] if view["seat"] is not None else [],
        goal=words("scene-goal"),
        style=read_style(__package__),
    )


def _prize(board: Mapping[str, Any]) -> str:
    if board["prize"] is None:
        return ""
    return piece("prize", 500, 250, f'<circle r="70" fill="var(--brass)" {INK}/>', number(board["prize"], 0, 28, 84, classes="onbrass"))


def _player(view: Mapping[str, Any], seat: int) -> str:
    """A face-down card once the player has chosen, and the name below."""
    x = 1000 * (seat + 1) / (len(view["names"]) + 1)
    chosen = view["board"]["seats"][seat]["ready"]
    card = piece(f"bid-{seat}", x, 480, PAPER, emblem(seat, 34, fill="var(--ink)")) if chosen else ""
    return dressed(seat, card, write(view["names"][seat], x, 570, 24))


def _panel(seat: Mapping[str, Any], words: Words) -> SeatPanel:
    return SeatPanel(str(seat["points"]), words("scene-points"), "LOT-4", supply=[Mark("i-cards", str(len(seat["bids_left"])), words("scene-cards"), "LOT-2")])


def _hand(view: Mapping[str, Any], words: Words) -> Row:
    moves = {text: CODEC.number(text) for text in view["moves"]}
    items = []
    for bid in view["board"]["seats"][view["seat"]]["bids_left"]:
        move = moves.get(f"bid {bid}")
        chosen = view["board"]["my_bid"] == bid
        why = words("scene-chosen") if move is None and view["board"]["my_bid"] is not None else ""
        items.append(Item(f"card-{bid}", PAPER + number(bid, 0, 14, 44), "-30 -42 60 84", words("move-bid", value=bid), "LOT-2", move, why, chosen))
    return Row(words("scene-hand"), "", items)
