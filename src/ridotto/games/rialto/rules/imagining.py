"""What a seat cannot know, redrawn from what everybody knows and from what the seat itself has seen: see cards.py. RIA-62, RIA-R39, RIA-R40.

Hidden are the order of the draw pile and of the bridges below the top one, what others have drawn from the pile, and what others have discarded face down.
Each other hand is lived through again, period by period (reliving.py). What is still blank at the end is dealt from the cards that this seat has not seen,
cards held since before a shuffle from those that were hidden at that shuffle.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.games.rialto.moves import DECIDE_DISCARD, KINDS, PLACES
from ridotto.games.rialto.rules.hands import chosen, surplus
from ridotto.games.rialto.rules.history import cards_packed, counted, packed
from ridotto.games.rialto.rules.plays import begin_turn
from ridotto.games.rialto.rules.position import DISCARDING, PLAYING, Position
from ridotto.games.rialto.rules.reliving import Past


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know, consistently with all it has seen."""
    redraw_cards(p, seat, rng)
    if p.bridges_laid + 1 < PLACES:
        sort(p.bridges, p.bridges_laid + 1, PLACES)
        rng.shuffle(p.bridges, p.bridges_laid + 1, PLACES)  # RIA-4
    for other in range(p.seats):
        if other != seat:
            if p.stage == DISCARDING and p.phase == DECIDE_DISCARD:
                discard_anew(p, other, rng)
            elif p.stage == PLAYING and (p.owing >> other) & 1:
                p.secret[other] = 0
                begin_turn(p, other)  # RIA-R39: what the player has chosen so far has not happened


def redraw_cards(p: Position, seat: i64, rng: Rng) -> None:
    """All cards that this seat has not seen are dealt anew to the pile and to the others' hands and face-down discards."""
    past = Past(p, seat)
    while not past.relive_all(rng):
        pass
    lay_cards(p, past, rng)
    if past.loose:
        past.forget_stocks()
    lay_stocks(p, past, rng)


def lay_cards(p: Position, past: Past, rng: Rng) -> None:
    """Hands and discards as this past has them; what it leaves is the draw pile, in random order."""
    for seat in range(p.seats):
        if seat != past.viewer:
            for at in range(seat * KINDS, seat * KINDS + KINDS):
                p.hand[at] = past.hand[at]
                p.down[at] = past.down[at]
    next_at: i64 = 0
    for kind in range(KINDS):
        for _ in range(past.share[past.last * KINDS + kind]):
            p.pile[next_at] = kind
            next_at += 1
    rng.shuffle(p.pile, 0, len(p.pile))


def lay_stocks(p: Position, past: Past, rng: Rng) -> None:
    """What the others held or had face down at each shuffle, as this past has it; cards that nothing is known of are dealt among them."""
    for period in range(p.period + 1):
        if (p.remade >> period) & 1:
            first: i64 = (past.epoch[period] - 1) * p.seats * KINDS
            pool = vec[i64]()
            for kind in range(KINDS):
                for _ in range(unexplained(p, past, period, first + kind, kind)):
                    pool = append(pool, kind)
            rng.shuffle(pool, 0, len(pool))
            dealt: i64 = 0
            for seat in range(p.seats):
                if seat != past.viewer:
                    size: i64 = cards_packed(p.stocks[period * p.seats + seat])
                    held: i64 = 0
                    for kind in range(KINDS):
                        held += packed(kind, past.stocks[first + seat * KINDS + kind])
                    for _ in range(size - cards_packed(held)):
                        held += packed(pool[dealt], 1)
                        dealt += 1
                    p.stocks[period * p.seats + seat] = held


def unexplained(p: Position, past: Past, period: i64, first: i64, kind: i64) -> i64:
    """How many cards of a kind the others had at the shuffle that began a period, beyond those that this past gives to one of them."""
    n: i64 = 0
    for seat in range(p.seats):
        if seat != past.viewer:
            n += counted(p.stocks[period * p.seats + seat], kind) - past.stocks[first + seat * KINDS]
    return n


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
    """What is held beyond what must be kept."""
    return held - kept if held > kept else 0


def discard_anew(p: Position, seat: i64, rng: Rng) -> None:
    """RIA-58: who has chosen all discards has chosen some, equally likely; who has not is back at the beginning of the choice."""
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
