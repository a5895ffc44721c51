"""What a seat cannot know, redrawn from what everybody knows and the seat has seen: see cards.py. RIA-62, RIA-R39,
RIA-R40.

Hidden are the order of the draw pile and of the bridges below the top one, what others have drawn from the pile, and
what others have discarded face down. Other hands are redealt, period by period, from what everybody has seen of them
(history.py, engine/hidden/hands.py).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import count_values, one_by_one, sort, zeros
from ridotto.engine.hidden.hands import HiddenHands
from ridotto.engine.rng import Rng
from ridotto.games.rialto.moves import DECIDE_DISCARD, KINDS, PLACES
from ridotto.games.rialto.rules.cards import cards_down, cards_in_hand
from ridotto.games.rialto.rules.hands import chosen, surplus
from ridotto.games.rialto.rules.history import cards_packed, counted, hands_seen, packed
from ridotto.games.rialto.rules.plays import begin_turn
from ridotto.games.rialto.rules.position import DISCARDING, PLAYING, Position


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know, consistently with all it has seen."""
    redraw_cards(p, seat, rng)
    if p.bridges_laid + 1 < PLACES:
        bridges = p.bridges[:]
        sort(bridges, p.bridges_laid + 1, PLACES)
        rng.shuffle(bridges, p.bridges_laid + 1, PLACES)  # RIA-4
        p.bridges = bridges
    for other in range(p.seats):
        if other != seat:
            if p.stage == DISCARDING and p.phase == DECIDE_DISCARD:
                discard_anew(p, other, rng)
            elif p.stage == PLAYING and (p.owing >> other) & 1:
                p.secret[other] = 0
                begin_turn(p, other)  # RIA-R39: take back what the player has chosen so far


def redraw_cards(p: Position, viewer: i64, rng: Rng) -> None:
    """Redeal all cards that this seat has not seen to the pile and the others' hands and face-down discards."""
    hands = HiddenHands(hands_seen(p, viewer))
    found = hands.deal(rng)
    if found:
        lay_cards(p, viewer, hands, rng)
    else:
        deal_unseen(p, viewer, rng)
    if found and not hands.loose:
        lay_stocks(p, viewer, hands)
    else:
        deal_stocks(p, viewer, rng)


def lay_cards(p: Position, viewer: i64, hands: HiddenHands, rng: Rng) -> None:
    """Put the hands and discards that were dealt into the position; what is left is the draw pile, in random order."""
    for seat in range(p.seats):
        if seat != viewer:
            for at in range(seat * KINDS, seat * KINDS + KINDS):
                p.hand[at] = hands.hand[at]
                p.down[at] = hands.down[at]
    last: i64 = (hands.seen.epochs - 1) * KINDS
    next_at: i64 = 0
    for kind in range(KINDS):
        for at in range(next_at, next_at + hands.slack[last + kind]):
            p.pile[at] = kind
        next_at += hands.slack[last + kind]
    rng.shuffle(p.pile, 0, len(p.pile))


def lay_stocks(p: Position, viewer: i64, hands: HiddenHands) -> None:
    """Put what was dealt to each of the others, in hand or face down at each shuffle, into the position."""
    first: i64 = 0
    for period in range(p.period + 1):
        if (p.remade >> period) & 1:
            for seat in range(p.seats):
                if seat != viewer:
                    held: i64 = 0
                    for kind in range(KINDS):
                        held += packed(kind, hands.stock[first + seat * KINDS + kind])
                    p.stocks[period * p.seats + seat] = held
            first += p.seats * KINDS


# ---- if no deal fits everything that was seen ----


def deal_stocks(p: Position, viewer: i64, rng: Rng) -> None:
    """Deal what the others had together at each shuffle among them at random."""
    for period in range(p.period + 1):
        if (p.remade >> period) & 1:
            pool = vec[i64]()
            for kind in range(KINDS):
                for seat in range(p.seats):
                    if seat != viewer:
                        for _ in range(counted(p.stocks[period * p.seats + seat], kind)):
                            pool = append(pool, kind)
            rng.shuffle(pool, 0, len(pool))
            dealt: i64 = 0
            for seat in range(p.seats):
                if seat != viewer:
                    held: i64 = 0
                    for _ in range(cards_packed(p.stocks[period * p.seats + seat])):
                        held += packed(pool[dealt], 1)
                        dealt += 1
                    p.stocks[period * p.seats + seat] = held


def deal_unseen(p: Position, viewer: i64, rng: Rng) -> None:
    """Leave what is certain in each stock (`open` and `sunk`, see cards.py) and deal everything else at random."""
    pool = unseen(p, viewer)
    rng.shuffle(pool, 0, len(pool))
    dealt: i64 = 0
    for seat in range(p.seats):
        if seat != viewer:
            held: i64 = cards_in_hand(p, seat)
            size: i64 = held + cards_down(p, seat)
            stock = vec[i64]()
            for kind in range(KINDS):
                at = seat * KINDS + kind
                size -= p.sunk[at]
                p.hand[at] = 0
                p.down[at] = p.sunk[at]
                for _ in range(p.open[at]):
                    stock = append(stock, kind)
            while len(stock) < size:
                stock = append(stock, pool[dealt])
                dealt += 1
            rng.shuffle(stock, 0, size)
            for nth in range(size):
                if nth < held:
                    p.hand[seat * KINDS + stock[nth]] += 1
                else:
                    p.down[seat * KINDS + stock[nth]] += 1
    for place in range(len(p.pile)):
        p.pile[place] = pool[dealt]
        dealt += 1


def unseen(p: Position, viewer: i64) -> vec[i64]:
    """The cards of the pile and of the others' stocks without those that are certain, sorted."""
    n: vec[i64] = zeros(KINDS)
    count_values(n, p.pile, 0, len(p.pile))
    for seat in range(p.seats):
        if seat != viewer:
            for kind in range(KINDS):
                at = seat * KINDS + kind
                n[kind] += p.hand[at] + p.down[at] - p.open[at] - p.sunk[at]
    return one_by_one(n)


# ---- unfinished discards ----


def draw_kind(p: Position, own: i64, keep: vec[i64], keep_at: i64, rng: Rng) -> i64:
    """The kind of a random card of a hand, apart from the cards that it must keep."""
    n: i64 = 0
    for kind in range(KINDS):
        n += spare(p.hand[own + kind], keep[keep_at + kind])
    nth: i64 = rng.below(n)
    kind_drawn: i64 = 0
    while nth >= spare(p.hand[own + kind_drawn], keep[keep_at + kind_drawn]):
        nth -= spare(p.hand[own + kind_drawn], keep[keep_at + kind_drawn])
        kind_drawn += 1
    return kind_drawn


def spare(held: i64, kept: i64) -> i64:
    """How many more are held than must be kept."""
    return held - kept if held > kept else 0


def discard_anew(p: Position, seat: i64, rng: Rng) -> None:
    """RIA-58: a seat that has chosen all its discards gets random ones; one that has not starts choosing again."""
    own: i64 = seat * KINDS
    complete = not (p.owing >> seat) & 1
    made: i64 = chosen(p, seat)
    for at in range(own, own + KINDS):
        p.drop[at] = 0
    if not complete:
        p.veiled[seat] -= made
        p.secret[seat] = 0
        return
    for _ in range(surplus(p, seat)):
        p.drop[own + draw_kind(p, own, p.drop, own, rng)] += 1
