"""The picture of Market: pile and market on a quay, below it what everybody has taken, then the viewer's own cards.

A scene is drawn from a view and nothing else. What never changes is `board`; everything else is `parts`, each
of which a page is sent when it has changed; groups in them keep the name of their physical piece, so that it glides
when its place changes. Every legal move has a place to click: the cards of the hand are items below the picture, those
of the market are places on it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games._template_cards.moves import CARD_TEXTS, CODEC
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.pen import INK, at, box, number, off, piece, slab, title, write
from ridotto.look.quays import WATER
from ridotto.look.scene import Item, Mark, Row, Scene, SeatPanel, read_style
from ridotto.look.scene_view import SceneView
from ridotto.look.seats import dressed, emblem

SYMBOLS: dict[str, str] = {}

COLOURS = {"pepper": "var(--set-brown)", "silk": "var(--cloth)", "glass": "var(--set-blue)", "salt": "var(--edge)"}
"""The colour of a good."""
SIGNS = {
    "pepper": '<circle cx="-6" cy="3" r="5" fill="var(--set-brown)"/><circle cx="6" cy="3" r="5" fill="var(--set-brown)"/>'
    f'<circle cy="-6" r="5" fill="none" {INK}/>',
    "silk": f'<path d="M-12 -7C-4 -13 4 -1 12 -7V7C4 13 -4 1 -12 7Z" fill="var(--cloth)" {INK}/>',
    "glass": f'<path d="M-8 -11H8L3 1V9H8V11H-8V9H-3V1Z" fill="var(--water)" {INK}/>',
    "salt": f'<path d="M0 -11L11 9H-11Z" fill="var(--silver)" {INK}/>',
}
"""What is drawn on the cards of a good, centred on 0 0."""
LINE, STEP, LARGE = 190, 130, 1.7
"""The height of the line with the pile and the market, the distance between its cards, and how much larger they are."""
SHELF = 370
"""Where the plates with the cards taken begin."""


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view."""
    board, seen = view["board"], SceneView(view, words, CODEC)
    return Scene(
        label=words("title"),
        heading=words("scene-over") if board["turn"] is None else words("scene-turn", name=view["names"][board["turn"]]),
        board=_quay(len(board["market"])) + "".join(_plate(seat, len(view["names"])) for seat in range(len(view["names"]))),
        parts={"pile": _pile(board, words), "market": _market(view, seen), **{f"taken-{seat}": _taken(view, seat) for seat in range(len(view["names"]))}},
        sheet=SYMBOLS,
        hint=words(f"scene-hint-{view['decision']}") if view["moves"] else "",
        seats=[_panel(seat, words) for seat in board["seats"]],
        own=[_hand(view, seen)] if view["seat"] is not None else [],
        goal=words("scene-goal", points=board["full_set"]),
        style=read_style(__package__),
    )


def face(card: str) -> str:
    """The face of a card, centred on 0 0."""
    good, worth = card.split("-")
    return PAPER + frame(COLOURS[good]) + at(0, -12, SIGNS[good]) + number(worth, 0, 26, 26)


def _quay(berths: int) -> str:
    width = STEP * (berths + 1) + 40
    return WATER + slab((500 - width / 2, LINE - 120, width, 240), "var(--stone)")


def _plate(seat: int, seats: int) -> str:
    return slab((1000 / seats * seat + 12, SHELF, 1000 / seats - 24, 250), "var(--sheet)")


def _pile(board: Mapping[str, Any], words: Words) -> str:
    if board["pile"] == 0:
        return ""
    told = title(f"{board['pile']} {words('scene-pile')}", "MAR-1")
    drawn = back("var(--brass)", 15, number(board["pile"], 0, 8, 22, classes="onbrass"))
    return piece("pile", 500 - STEP * len(board["market"]) / 2, LINE, told, at(0, 0, drawn, scale=LARGE))


def _market(view: Mapping[str, Any], seen: SceneView) -> str:
    """The card on each berth: a move for the seat that is to take one; for one that must pay first, why not."""
    drawn = ""
    cards = view["board"]["market"]
    for berth, card in enumerate(cards):
        x = 500 + STEP * (berth + 1 - len(cards) / 2)
        move = seen.choices.find("take", card=CARD_TEXTS.index(card))
        shown = at(0, 0, face(card), scale=LARGE)
        if seen.choices.each("pay"):
            shown = off(seen.say("scene-pay-first"), shown, name=seen.say(f"card-{card}"))
        drawn += piece(f"card-{card}", x, LINE, shown)
        if move is not None:
            drawn += box(move, seen.phrase(move), x, LINE, 104, 146)
    return drawn


def _taken(view: Mapping[str, Any], seat: int) -> str:
    """The plate of a seat: its badge, its name, and the cards that it has taken."""
    width = 1000 / len(view["names"])
    middle = width * (seat + 0.5)
    drawn = at(middle, SHELF, f'<circle r="17" fill="var(--seat)" {INK}/>', emblem(seat, 24)) + write(view["names"][seat], middle, SHELF + 44, 24)
    cards, in_a_row = view["board"]["seats"][seat]["taken"], int(width - 24) // 54
    for place, card in enumerate(cards):
        row, column = divmod(place, in_a_row)
        beside = min(in_a_row, len(cards) - row * in_a_row)
        drawn += piece(f"card-{card}", middle + 54 * (column - (beside - 1) / 2), SHELF + 104 + 84 * row, at(0, 0, face(card), scale=0.9))
    return dressed(seat, drawn)


def _panel(seat: Mapping[str, Any], words: Words) -> SeatPanel:
    return SeatPanel(str(seat["points"]), words("scene-points"), "MAR-6", supply=[Mark("i-cards", str(seat["hand"]), words("scene-cards"), "MAR-1")])


def _hand(view: Mapping[str, Any], seen: SceneView) -> Row:
    paying = view["board"]["paying"]
    items = []
    for card in view["board"]["hand"]:
        move = seen.choices.find("pay", card=CARD_TEXTS.index(card))
        why = "" if move is not None else seen.say("scene-paid") if paying is not None else seen.say("scene-wait")
        items.append(Item(f"card-{card}", face(card), CARD_BOX, seen.say("move-pay", card=seen.say(f"card-{card}")), "MAR-2", move, why, card == paying))
    return Row(seen.say("scene-hand"), "", items)
