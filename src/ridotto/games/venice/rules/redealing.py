"""The last resort of `imagine`, for logs in which no course is found in time: all cards that the seat does not hold or see are dealt anew.

That forgets what the seat knows of the places of cards that it put under a pile, but it reads nothing that the seat cannot know. What others drew and kept
is written into the logs anew, too; it need not fit the hands, since who imagines from such a copy comes back here.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.games.venice.moves import CONTRACTS, INFLUENCE
from ridotto.games.venice.rules.position import DEALT, DREW_BOTH, DREW_ONE, DREW_TWO, HAND, NOBODY, PUT_BACK, SHOWN, Position, bit, bits
from ridotto.games.venice.rules.retracing import ENTRY


def redeal_contracts(p: Position, seat: i64, drawer: i64, rng: Rng) -> None:
    """VEN-7, VEN-94: contracts neither shown nor in the seat's hand lie in other hands, in the pile or in the box."""
    seen: i64 = p.hand[seat] if seat >= 0 else 0
    at: i64 = 0
    while at < len(p.contract_log):
        if p.contract_log[at] // 8 == SHOWN:
            seen |= bit(p.contract_log[at + 1])
        at += ENTRY
    if drawer != NOBODY and drawer == seat:
        seen |= bit(p.drawn[0]) | bit(p.drawn[1])
    pool = vec[i64]()
    for contract in range(CONTRACTS):
        if not (seen >> contract) & 1:
            pool = append(pool, contract)
    rng.shuffle(pool, 0, len(pool))
    n: i64 = 0
    for other in range(p.seats):
        if other != seat:
            held: i64 = bits(p.hand[other])
            p.hand[other] = 0
            for _ in range(held):
                p.hand[other] |= bit(pool[n])
                n += 1
    for place in range(p.piled):
        p.pile[place] = pool[n]
        n += 1
    if drawer != NOBODY and drawer != seat:
        p.drawn[0] = pool[n]
        p.drawn[1] = pool[n + 1]
    forget(p.contract_log, seat, pool)


def redeal_cards(p: Position, seat: i64, drawer: i64, rng: Rng) -> None:
    """VEN-104: influence cards neither discarded nor in the seat's hand lie in other hands or in the pile."""
    mine = drawer != NOBODY and drawer == seat
    pool = vec[i64]()
    for kind in range(INFLUENCE):
        left: i64 = p.parts.influence_copies[kind] - p.discards[kind]
        if seat >= 0:
            left -= p.cards[seat * INFLUENCE + kind]
        if mine:
            left -= (1 if p.drawn[0] == kind else 0) + (1 if p.drawn[1] == kind else 0)
        for _ in range(left):
            pool = append(pool, kind)
    rng.shuffle(pool, 0, len(pool))
    n: i64 = 0
    for other in range(p.seats):
        if other != seat:
            held: i64 = 0
            for kind in range(INFLUENCE):
                held += p.cards[other * INFLUENCE + kind]
                p.cards[other * INFLUENCE + kind] = 0
            for _ in range(held):
                p.cards[other * INFLUENCE + pool[n]] += 1
                n += 1
    for place in range(p.cards_piled):
        p.card_pile[place] = pool[n]
        n += 1
    if drawer != NOBODY and not mine:
        p.drawn[0] = pool[n]
        p.drawn[1] = pool[n + 1]
    forget(p.card_log, seat, pool)


def forget(log: vec[i64], seat: i64, pool: vec[i64]) -> None:
    """What others were dealt, drew and put back might be any cards."""
    n: i64 = 0
    at: i64 = 0
    while at < len(log):
        kind: i64 = log[at] // 8
        if log[at] % 8 != seat and len(pool) > 0:
            if kind == DEALT:
                dealt: i64 = 0
                for card in range(HAND):
                    dealt |= bit(pool[(n + card) % len(pool)])
                log[at + 1] = dealt
            elif kind in (DREW_TWO, DREW_BOTH):
                log[at + 1] = pool[n % len(pool)]
                log[at + 2] = pool[(n + 1) % len(pool)]
            elif kind in (DREW_ONE, PUT_BACK):
                log[at + 1] = pool[n % len(pool)]
        n += HAND
        at += ENTRY
