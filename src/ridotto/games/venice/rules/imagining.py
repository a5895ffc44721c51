"""What a seat cannot know, redrawn consistently with all that it has seen.

VEN-7, VEN-8, VEN-94, VEN-104, VEN-183, VEN-203, VEN-209, VEN-R31: hidden are the contract and influence piles and what
others hold of them, the order of the smuggler decks, the Doge pile, and what is in the box.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, sort
from ridotto.engine.hidden.piles import HiddenPile
from ridotto.engine.rng import Rng
from ridotto.games.venice.moves import CONTRACTS, DECIDE_ANSWER, DECIDE_KEEP, DECIDE_KEEP_CARD, DECIDE_SMUGGLER, INFLUENCE, TILES
from ridotto.games.venice.rules.meetings import offer_answers
from ridotto.games.venice.rules.position import DEAL, HAND, NOBODY, PROLOGUE, Position, bit
from ridotto.games.venice.rules.smugglers import deck_of

ONE_OF_EACH: Final = filled(CONTRACTS, 1)
"""Copies of each contract; never changed."""


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know."""
    redraw_contracts(p, seat, rng)
    redraw_cards(p, seat, rng)
    if p.has_decks():
        for deck in range(2):
            redraw_deck(p, seat, deck, rng)
    if p.has_doge() and p.doge_piled + p.doge_boxed > 1:
        sort(p.doge_pile, 0, p.doge_piled + p.doge_boxed)
        rng.shuffle(p.doge_pile, 0, p.doge_piled + p.doge_boxed)  # VEN-203, VEN-228: pile and box are equally unknown
    if p.stage == DEAL:
        redraw_returns(p, seat, rng)
    elif p.phase == DECIDE_ANSWER and p.joint == 1:
        redraw_answers(p, seat, rng)


def chooser(p: Position, decision: i64) -> i64:
    """The seat that is choosing from two drawn cards, or NOBODY."""
    return p.turn if p.owing != 0 and p.phase == decision else NOBODY


def redraw_contracts(p: Position, seat: i64, rng: Rng) -> None:
    """VEN-7, VEN-94, VEN-R31: redraw pile and hands so that they fit the log."""
    drawer: i64 = chooser(p, DECIDE_KEEP)
    pile = HiddenPile(seat, p.contract_log, ONE_OF_EACH, p.parts.contract_pile[p.seats], HAND, drawer, p.drawn)
    pile.deal(rng)
    for other in range(p.seats):
        if other != seat:
            p.hand[other] = 0
    for lot in range(pile.filled):
        if pile.holder[lot] >= 0:
            p.hand[pile.holder[lot]] |= bit(pile.card[lot])
    for at in range(p.piled):
        p.pile[at] = pile.card_at(pile.top + at)
    redraw_choice(p, seat, drawer, pile)
    p.contract_log = pile.log


def redraw_cards(p: Position, seat: i64, rng: Rng) -> None:
    """VEN-104, VEN-107, VEN-R31: the same for influence cards."""
    drawer: i64 = chooser(p, DECIDE_KEEP_CARD)
    pile = HiddenPile(seat, p.card_log, p.parts.influence_copies, p.parts.influence_cards, HAND, drawer, p.drawn)
    pile.deal(rng)
    for other in range(p.seats):
        if other != seat:
            for kind in range(INFLUENCE):
                p.cards[other * INFLUENCE + kind] = 0
    for lot in range(pile.filled):
        if pile.holder[lot] >= 0:
            p.cards[pile.holder[lot] * INFLUENCE + pile.card[lot]] += 1
    for at in range(p.cards_piled):
        p.card_pile[at] = pile.card_at(pile.top + at)
    redraw_choice(p, seat, drawer, pile)
    p.card_log = pile.log


def redraw_choice(p: Position, seat: i64, drawer: i64, pile: HiddenPile) -> None:
    """VEN-94, VEN-104: redraw what another seat is choosing from."""
    if drawer != NOBODY and drawer != seat:
        p.drawn[0] = pile.card_at(pile.top - 2)
        p.drawn[1] = pile.card_at(pile.top - 1)


def redraw_returns(p: Position, seat: i64, rng: Rng) -> None:
    """VEN-8: a seat that has chosen a contract to put back may have chosen any of the three."""
    for other in range(p.seats):
        if other != seat and p.returned[other] != NOBODY:
            nth: i64 = rng.below(HAND)
            contract: i64 = 0
            while True:
                if (p.hand[other] >> contract) & 1:
                    if nth == 0:
                        break
                    nth -= 1
                contract += 1
            p.returned[other] = contract


def redraw_answers(p: Position, seat: i64, rng: Rng) -> None:
    """VEN-69: a seat that has answered may have given any of its answers."""
    for other in range(p.seats):
        if other != seat and p.secret[other] > 0 and (p.asking >> other) & 1 and p.reply[other] != NOBODY:
            p.count = 0
            offer_answers(p, other)
            found = p.found
            p.reply[other] = found[rng.below(p.count)]
    p.count = 0


def redraw_deck(p: Position, seat: i64, deck: i64, rng: Rng) -> None:
    """VEN-183, VEN-209: keep what the seat has drawn or put back; of the rest it knows at most which cards they are."""
    first: i64 = deck * TILES
    kept: i64 = 0
    mine = seat >= 0 and (p.seats == 1 or deck_of(p, seat) == deck)
    if mine:
        kept = 1 if p.top_known[deck] == 1 else 0
        if p.owing != 0 and p.phase == DECIDE_SMUGGLER and p.deck_now == deck:
            kept = 2
    if p.seats == 2:
        sort(p.deck, first + kept, first + p.decked[deck])
        rng.shuffle(p.deck, first + kept, first + p.decked[deck])
        return
    redraw_solo_deck(p, deck, kept if mine else 0, rng)


def redraw_solo_deck(p: Position, deck: i64, kept: i64, rng: Rng) -> None:
    """VEN-209: cards once seen are in the deck unless they have been played; the others may be in the box."""
    first: i64 = deck * TILES
    last: i64 = first + p.decked[deck]
    known: i64 = p.seen[deck] & ~p.played[deck]
    if p.used_card[deck] != NOBODY:
        known &= ~bit(p.used_card[deck])
    fixed: i64 = 0
    for at in range(first, first + kept):
        fixed |= bit(p.deck[at])
    known &= ~fixed
    pool = vec[i64]()
    for tile in range(TILES):
        if not ((p.seen[deck] | fixed) >> tile) & 1:
            pool = append(pool, tile)
    rng.shuffle(pool, 0, len(pool))
    at = first + kept
    if p.stage not in (DEAL, PROLOGUE):  # in the prologue the revealed cards are set aside
        for tile in range(TILES):
            if (known >> tile) & 1:
                p.deck[at] = tile
                at += 1
    n: i64 = 0
    while at < last:
        p.deck[at] = pool[n]
        n += 1
        at += 1
    rng.shuffle(p.deck, first + kept, last)
