"""How a match and a turn begin."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games._template_cards.events import DEAL, END, MARKET, TURN
from ridotto.games._template_cards.moves import CARDS
from ridotto.games._template_cards.rules.position import Position


def set_up(p: Position) -> None:
    """MAR-1: shuffle, deal, lay out the market."""
    pile = vec[i64]()
    for card in range(CARDS):
        if p.worth(card) <= p.parts.highest:
            pile = append(pile, card)
    p.rng.shuffle(pile, 0, len(pile))
    p.pile = pile
    for seat in range(p.seats):
        p.tell_row(DEAL, seat, seat, p.pile, 0, p.parts.hand)
        for i in range(p.parts.hand):
            p.holder[p.pile[i]] = seat
        p.pile = p.pile[p.parts.hand :]
    for berth in range(p.parts.berths):
        p.market[berth] = p.pile[berth]
    p.tell_row(MARKET, EVERYBODY, p.market[0], p.market, 1, p.parts.berths)
    p.pile = p.pile[p.parts.berths :]
    begin_turn(p, 0)


def begin_turn(p: Position, seat: i64) -> None:
    """MAR-2: the seat owes a trade; MAR-5: or the match is over."""
    p.seal()
    if p.cards_in_hand(seat) == 0:
        p.tell(END)
        return
    p.turn = seat
    p.owing = 1 << seat
    p.tell(TURN, seat)
