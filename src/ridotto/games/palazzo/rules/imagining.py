"""What a seat cannot know, redrawn: the order of pile and stacks, and the hidden part of the other hands.

Whatever is shuffled is sorted first, so that a copy depends only on what the seat knows and on the Rng.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import count_values, one_by_one, sort, zeros
from ridotto.engine.rng import Rng
from ridotto.games.palazzo.moves import DECIDE_BID, DECIDE_FEE, DECIDE_MARKET, DECIDE_OUT_TILE, DECIDE_TURN, KINDS
from ridotto.games.palazzo.rules.position import OVER, Position


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know, consistently with all it has seen."""
    for other in range(p.seats):
        if other != seat and p.secret[other] > 0:
            undo_chain(p, other)
    if p.phase != OVER:  # at the end everybody sees who has won, which hidden cards may have decided
        redraw_cards(p, seat, rng)
    redraw_stacks(p, rng)


def undo_chain(p: Position, seat: i64) -> None:
    """PAL-R33: take back another seat's unfinished chain, to before its first decision."""
    p.forget_chain()
    p.secret[seat] = 0
    if p.phase == DECIDE_BID:
        p.lay_currency = p.currency[seat]
    elif DECIDE_OUT_TILE <= p.phase <= DECIDE_FEE:
        p.phase = DECIDE_TURN
    else:
        p.phase = DECIDE_MARKET


def redraw_cards(p: Position, seat: i64, rng: Rng) -> None:
    """Redeal the hidden cards among the others, and the pile as long as nobody knows what it holds.

    Once the discard has been shuffled the pile consists of cards that everybody has seen: only its order is unknown.
    """
    hidden_of: vec[i64] = zeros(KINDS)
    for other in range(p.seats):
        if other != seat:
            for kind in range(KINDS):
                hidden_of[kind] += p.hand[other * KINDS + kind] - p.known[other * KINDS + kind]
    if p.shuffled == 0:
        count_values(hidden_of, p.pile, 0, len(p.pile))
    else:
        in_pile: vec[i64] = zeros(KINDS)
        count_values(in_pile, p.pile, 0, len(p.pile))
        p.pile = shuffled(in_pile, rng)
    pool = shuffled(hidden_of, rng)
    deal: i64 = 0
    if p.shuffled == 0:
        deal = len(p.pile)
        p.pile = pool[:deal]
    for other in range(p.seats):
        if other != seat:
            hidden: i64 = 0
            for at in range(other * KINDS, other * KINDS + KINDS):
                hidden += p.hand[at] - p.known[at]
                p.hand[at] = p.known[at]
            for _ in range(hidden):
                p.hand[other * KINDS + pool[deal]] += 1
                deal += 1


def shuffled(count: vec[i64], rng: Rng) -> vec[i64]:
    """`count` cards of each kind, in random order."""
    cards = one_by_one(count)
    rng.shuffle(cards, 0, len(cards))
    return cards


def redraw_stacks(p: Position, rng: Rng) -> None:
    """Shuffle what is left of each stack separately, the riders with stack III."""
    second: i64 = p.parts.second_from
    third: i64 = p.parts.third_from
    stacks = p.stacks[:]
    if p.turned < second:
        shuffle_rest(stacks, p.turned, second, rng)
    if p.turned < third:
        shuffle_rest(stacks, p.turned if p.turned > second else second, third, rng)
    shuffle_rest(stacks, p.turned if p.turned > third else third, len(stacks), rng)
    p.stacks = stacks


def shuffle_rest(stacks: vec[i64], first: i64, last: i64, rng: Rng) -> None:
    """Shuffle the tiles of these places, independently of their order."""
    sort(stacks, first, last)
    rng.shuffle(stacks, first, last)
