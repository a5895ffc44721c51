"""What a seat cannot know, redrawn: the order of pile and stacks, and the hidden part of the other hands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.games.palazzo.moves import DECIDE_BID, DECIDE_FEE, DECIDE_MARKET, DECIDE_OUT_TILE, DECIDE_TURN, KINDS
from ridotto.games.palazzo.rules.position import OVER, Position


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know, consistently with all it has seen."""
    for other in range(p.seats):
        if other != seat and p.secret[other] > 0:
            undo_chain(p, other)
    clear_used_pile(p)
    if p.phase != OVER:  # after the end everybody has seen who has won, hidden cards having decided some ties
        redraw_cards(p, seat, rng)
    redraw_stacks(p, rng)


def clear_used_pile(p: Position) -> None:
    """Where cards of the pile lay before they were dealt or turned up, nothing may be left of them."""
    for at in range(p.pile_at):
        p.pile[at] = 0
    for at in range(p.pile_end, len(p.pile)):
        p.pile[at] = 0


def undo_chain(p: Position, seat: i64) -> None:
    """PAL-R33: another seat's unfinished chain has not happened; it stands before the first decision of the chain."""
    p.forget_chain()
    p.secret[seat] = 0
    if p.phase == DECIDE_BID:
        p.lay_currency = p.currency[seat]
    elif DECIDE_OUT_TILE <= p.phase <= DECIDE_FEE:
        p.phase = DECIDE_TURN
    else:
        p.phase = DECIDE_MARKET


def redraw_cards(p: Position, seat: i64, rng: Rng) -> None:
    """Hidden cards of the others go round among them, and through the pile as long as nobody knows what the pile holds.

    Once the discard has been shuffled the pile consists of cards that all were seen: only its order is open.
    """
    pool: vec[i64] = vec[i64](capacity=len(p.pile))
    if p.shuffled == 0:
        for at in range(p.pile_at, p.pile_end):
            pool = append(pool, p.pile[at])
    else:
        rng.shuffle(p.pile, p.pile_at, p.pile_end)
    for other in range(p.seats):
        if other != seat:
            for at in range(other * KINDS, other * KINDS + KINDS):
                for _ in range(p.hand[at] - p.known[at]):
                    pool = append(pool, at % KINDS)
    rng.shuffle(pool, 0, len(pool))
    deal: i64 = 0
    if p.shuffled == 0:
        for at in range(p.pile_at, p.pile_end):
            p.pile[at] = pool[deal]
            deal += 1
    for other in range(p.seats):
        if other != seat:
            hidden: i64 = 0
            for at in range(other * KINDS, other * KINDS + KINDS):
                hidden += p.hand[at] - p.known[at]
                p.hand[at] = p.known[at]
            for _ in range(hidden):
                p.hand[other * KINDS + pool[deal]] += 1
                deal += 1


def redraw_stacks(p: Position, rng: Rng) -> None:
    """What is left of each stack is shuffled by itself, the riders with stack III."""
    second: i64 = p.parts.second_from
    third: i64 = p.parts.third_from
    if p.turned < second:
        rng.shuffle(p.stacks, p.turned, second)
    if p.turned < third:
        rng.shuffle(p.stacks, p.turned if p.turned > second else second, third)
    rng.shuffle(p.stacks, p.turned if p.turned > third else third, len(p.stacks))
