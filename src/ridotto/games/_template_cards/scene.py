"""The picture of Market: the pile and the market in the middle, what everybody has taken around it, the cards of one's own below.

A scene is drawn from a view and nothing else. What never changes is `board`; everything else is `pieces`, in groups whose
names stay with the physical piece, so that it glides when its place changes. Each move that is possible has a place to click:
the cards of the hand are items below the picture, those of the market are places on it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games._template_cards.moves import CARD_TEXTS, CODEC
from ridotto.look.cards import CARD_BOX, PAPER, back, frame
from ridotto.look.pen import INK, at, box, number, off, piece, title, write
from ridotto.look.quays import WATER
from ridotto.look.scene import Item, Mark, Row, Scene, SeatPanel, read_style
from ridotto.look.seats import dressed
from ridotto.look.sight import Sight

SYMBOLS: dict[str, str] = {}

SIGNS = {
    "pepper": f'<circle cx="-6" cy="3" r="5" fill="var(--ink)"/><circle cx="6" cy="3" r="5" fill="var(--ink)"/><circle cy="-6" r="5" fill="none" {INK}/>',
    "silk": f'<path d="M-12 -7C-4 -13 4 -1 12 -7V7C4 13 -4 1 -12 7Z" fill="none" {INK}/>',
    "glass": f'<path d="M-8 -11H8L3 1V9H8V11H-8V9H-3V1Z" fill="none" {INK}/>',
    "salt": f'<path d="M0 -11L11 9H-11Z" fill="none" {INK}/>',
}
"""What is drawn on the cards of a good, around 0 0."""


def draw(view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> Scene:
    """The picture of a view."""
    board, sight = view["board"], Sight(view, words, CODEC)
    return Scene(
        label=words("title"),
        heading=words("scene-over") if board["turn"] is None else words("scene-turn", name=view["names"][board["turn"]]),
        board=WATER,
        pieces=_pile(board, words) + _market(view, sight) + "".join(_taken(view, seat) for seat in range(len(view["names"]))),
        sheet=SYMBOLS,
        hint=words(f"scene-hint-{view['decision']}") if view["moves"] else "",
        seats=[_panel(seat, words) for seat in board["seats"]],
        own=[_hand(view, sight)] if view["seat"] is not None else [],
        goal=words("scene-goal", points=board["full_set"]),
        style=read_style(__package__),
    )


def face(card: str) -> str:
    """A card from its front, around 0 0."""
    good, worth = card.split("-")
    return PAPER + frame("var(--ink)") + at(0, -12, SIGNS[good]) + number(worth, 0, 26, 26)


def _pile(board: Mapping[str, Any], words: Words) -> str:
    if board["pile"] == 0:
        return ""
    told = title(f"{board['pile']} {words('scene-pile')}")
    return piece("pile", 110, 220, told, back("var(--brass)", 15, number(board["pile"], 0, 8, 22, classes="onbrass")))


def _market(view: Mapping[str, Any], sight: Sight) -> str:
    """The card on each berth: a place to point at for whoever is to take one, and for whoever must pay first the reason why it is not."""
    drawn = ""
    cards = view["board"]["market"]
    for berth, card in enumerate(cards):
        x, y = 560 + 130 * (berth - (len(cards) - 1) / 2), 220
        move = sight.choices.find("take", card=CARD_TEXTS.index(card))
        shown = at(0, 0, face(card), scale=1.4)
        if sight.choices.each("pay"):
            shown = off(sight.say("scene-pay-first"), shown, name=sight.say(f"card-{card}"))
        drawn += piece(f"card-{card}", x, y, shown)
        if move is not None:
            drawn += box(move, sight.phrase(move), x, y, 86, 120)
    return drawn


def _taken(view: Mapping[str, Any], seat: int) -> str:
    """The cards that a player has taken, in two rows below the name."""
    width = 1000 / len(view["names"])
    left = width * seat
    drawn = write(view["names"][seat], left + width / 2, 390, 24)
    for place, card in enumerate(view["board"]["seats"][seat]["taken"]):
        x, y = left + 30 + 38 * (place % 5), 440 + 60 * (place // 5)
        drawn += piece(f"card-{card}", x, y, at(0, 0, face(card), scale=0.6))
    return dressed(seat, drawn)


def _panel(seat: Mapping[str, Any], words: Words) -> SeatPanel:
    return SeatPanel(str(seat["points"]), words("scene-points"), supply=[Mark("i-cards", str(seat["hand"]), words("scene-cards"))])


def _hand(view: Mapping[str, Any], sight: Sight) -> Row:
    paying = view["board"]["paying"]
    items = []
    for card in view["board"]["hand"]:
        move = sight.choices.find("pay", card=CARD_TEXTS.index(card))
        why = "" if move is not None else sight.say("scene-paid") if paying is not None else sight.say("scene-wait")
        items.append(Item(f"card-{card}", face(card), CARD_BOX, sight.say("move-pay", card=sight.say(f"card-{card}")), move, why, card == paying))
    return Row(sight.say("scene-hand"), "", items)
