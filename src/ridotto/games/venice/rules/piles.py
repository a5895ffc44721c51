"""The contract and influence piles: drawing, putting back, and logs of both. VEN-91 to VEN-95, VEN-104 to VEN-107.

`imagine` works from the logs: everybody sees who drew how many cards and what was shown; which cards they were is known
only to those who drew them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.engine.cells import filled, one_by_one, subtotal, take_out, total, zeros
from ridotto.engine.hidden.piles import DREW_BOTH, DREW_ONE, DREW_TWO, SHOWN, SHUFFLED, noted, still_under
from ridotto.games.venice.events import CARDS_SHUFFLED, DOGE_CARD_BOXED, DRAWN, DRAWN_CARDS, DRAWS, DRAWS_CARDS, KEPT, KEPT_CARD
from ridotto.games.venice.moves import DECIDE_KEEP, DECIDE_KEEP_CARD, INFLUENCE, KEEP, KEEP_CARD, SECRET_ARCHIVE, TAX_PRIVILEGE
from ridotto.games.venice.rules.position import BY_CONTRACTS, HAND, NOBODY, Choice, Position, bit
from ridotto.games.venice.rules.tracks import trigger_end

# ---- what a seat knows of its cards underneath ----


def contracts_under(p: Position, seat: i64) -> vec[i64]:
    """VEN-R31: the contracts that the seat put under their pile and nobody can have drawn since."""
    return still_under(p.contract_log, p.parts.contract_pile[p.seats], HAND, being_drawn(p, DECIDE_KEEP), seat)


def cards_under(p: Position, seat: i64) -> vec[i64]:
    """VEN-R31: the same for kinds of influence card."""
    return still_under(p.card_log, p.parts.influence_cards, 0, being_drawn(p, DECIDE_KEEP_CARD), seat)


def being_drawn(p: Position, decision: i64) -> i64:
    """How many cards have left a pile and are being chosen from, which its log does not tell yet."""
    if p.owing != 0 and p.phase == decision:
        return 2
    return 0


# ---- contracts ----


def owned(p: Position, seat: i64) -> i64:
    """VEN-91, VEN-103: how many contracts are in hand, on a place or archived."""
    return bits(p.hand[seat]) + fulfilled(p, seat)


def fulfilled(p: Position, seat: i64) -> i64:
    """VEN-103: how many contracts are fulfilled, including archived ones."""
    return bits(p.in_force[seat]) + bits(p.archived[seat])


def tax(p: Position, seat: i64) -> i64:
    """VEN-91, VEN-140: a coin for each contract owned; none with contract 4."""
    per: i64 = p.amount(TAX_PRIVILEGE) if p.has(seat, TAX_PRIVILEGE) else p.parts.tax_per_contract
    return per * owned(p, seat)


def can_receive_contract(p: Position, seat: i64) -> bool:
    """VEN-95, VEN-R10: whether there is one, and the hand is not full."""
    return p.piled > 0 and bits(p.hand[seat]) < p.parts.contracts_in_hand


def take_top(p: Position) -> i64:
    """Take the top contract off the pile."""
    p.piled -= 1
    return take_out(p.pile, 0, p.piled + 1, NOBODY)


def put_under(p: Position, contract: i64) -> None:
    """VEN-9, VEN-94: put a contract under the pile."""
    p.pile[p.piled] = contract
    p.piled += 1


def draw_contracts(p: Position, seat: i64, price: i64) -> None:
    """VEN-94, VEN-R10: draw two, of which one is kept; a single last one is simply kept."""
    p.seal()
    p.coins[seat] -= price
    if p.piled == 1:
        receive_contract(p, seat, price)
        return
    p.tell(DRAWS, seat, 2, price)
    p.drawn[0] = take_top(p)
    p.drawn[1] = take_top(p)
    p.tell_row(DRAWN, seat, seat, p.drawn, 0, 2)
    lose_doge_card(p)
    p.wait_for(seat, DECIDE_KEEP)


def receive_contract(p: Position, seat: i64, price: i64) -> None:
    """VEN-115, VEN-R10: draw one contract, without a choice."""
    p.seal()
    p.tell(DRAWS, seat, 1, price)
    card: i64 = take_top(p)
    p.drawn[0] = card
    p.tell_row(DRAWN, seat, seat, p.drawn, 0, 1)
    p.drawn[0] = NOBODY
    p.hand[seat] |= bit(card)
    p.contract_log = noted(p.contract_log, DREW_ONE, seat, card, NOBODY)
    lose_doge_card(p)
    check_last_contract(p)


class KeepContract(Choice):
    """Which of two drawn contracts is kept."""

    def __init__(self) -> None:
        super().__init__(DECIDE_KEEP, "keep-contract", "VEN-94")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-94: either of the two."""
        low: i64 = state.drawn[0] if state.drawn[0] < state.drawn[1] else state.drawn[1]
        state.add(KEEP + low)
        state.add(KEEP + state.drawn[0] + state.drawn[1] - low)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-94: the other one goes face down under the pile; nobody else sees which."""
        state.owing = 0
        contract: i64 = move - KEEP
        other: i64 = state.drawn[0] + state.drawn[1] - contract
        state.hand[seat] |= bit(contract)
        put_under(state, other)
        state.drawn[0] = NOBODY
        state.drawn[1] = NOBODY
        state.contract_log = noted(state.contract_log, DREW_TWO, seat, contract, other)
        state.veiled[seat] += 1
        tell_kept(state, KEPT, seat, contract)
        state.seal()
        check_last_contract(state)


def tell_kept(p: Position, event: i64, seat: i64, card: i64) -> None:
    """Tell the seat alone which card it has kept."""
    if p.listener is not None:
        p.tell_row(event, seat, seat, filled(1, card), 0, 1)


def check_last_contract(p: Position) -> None:
    """VEN-163, VEN-201, VEN-R9: trigger the end if the pile is empty after the other card was put back."""
    if p.piled == 0 and p.seats > 1:
        trigger_end(p, BY_CONTRACTS)


def lose_doge_card(p: Position) -> None:
    """VEN-228, VEN-R39: in the solo game a draw costs the top card of the Doge pile."""
    if not p.has_doge() or p.doge_piled == 0:
        return
    last: i64 = p.doge_piled + p.doge_boxed - 1
    p.doge_pile[last] = take_out(p.doge_pile, 0, last + 1, NOBODY)
    p.doge_piled -= 1
    p.doge_boxed += 1
    p.tell(DOGE_CARD_BOXED, p.doge_piled)


def show_contract(p: Position, seat: i64, contract: i64) -> None:
    """VEN-96: reveal a contract from the hand."""
    p.seal()
    p.hand[seat] -= bit(contract)
    p.contract_log = noted(p.contract_log, SHOWN, seat, contract, NOBODY)


# ---- influence cards ----


def cards_held(p: Position, seat: i64) -> i64:
    """VEN-105: how many influence cards a seat holds; there is no limit."""
    return subtotal(p.cards, seat * INFLUENCE, (seat + 1) * INFLUENCE)


def cards_left(p: Position) -> i64:
    """How many influence cards can still be drawn."""
    return p.cards_piled + total(p.discards)


def take_card(p: Position) -> i64:
    """Take the top influence card off the pile."""
    p.cards_piled -= 1
    return take_out(p.card_pile, 0, p.cards_piled + 1, NOBODY)


def shuffle_discards(p: Position) -> None:
    """VEN-107, VEN-R29: the discards become the pile, below what is left of it."""
    added = one_by_one(p.discards)
    p.discards = zeros(INFLUENCE)
    p.rng.shuffle(added, 0, len(added))
    for at in range(len(added)):
        p.card_pile[p.cards_piled + at] = added[at]
    p.cards_piled += len(added)
    p.card_log = noted(p.card_log, SHUFFLED, 0, len(added), NOBODY)
    p.tell(CARDS_SHUFFLED, len(added))


def draw_card(p: Position, seat: i64) -> None:
    """VEN-104, VEN-152, VEN-R29: draw two and keep one, with contract 16 both; a single card is simply kept."""
    left: i64 = cards_left(p)
    if left == 0:
        return
    p.seal()
    n: i64 = 2 if left > 1 else 1
    p.tell(DRAWS_CARDS, seat, n)
    if p.cards_piled < n:
        shuffle_discards(p)
    p.drawn[0] = take_card(p)
    if n == 2:
        p.drawn[1] = take_card(p)
    p.tell_row(DRAWN_CARDS, seat, seat, p.drawn, 0, n)
    if n == 2 and not p.has(seat, SECRET_ARCHIVE):
        p.wait_for(seat, DECIDE_KEEP_CARD)
        return
    p.card_log = noted(p.card_log, DREW_BOTH if n == 2 else DREW_ONE, seat, p.drawn[0], p.drawn[1])
    for at in range(n):
        p.cards[seat * INFLUENCE + p.drawn[at]] += 1
        p.drawn[at] = NOBODY


class KeepCard(Choice):
    """Which of two drawn influence cards is kept."""

    def __init__(self) -> None:
        super().__init__(DECIDE_KEEP_CARD, "keep-influence", "VEN-104")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-104: either of the two; VEN-R7: asked even if they are equal."""
        low: i64 = state.drawn[0] if state.drawn[0] < state.drawn[1] else state.drawn[1]
        high: i64 = state.drawn[0] + state.drawn[1] - low
        state.add(KEEP_CARD + low)
        if high != low:
            state.add(KEEP_CARD + high)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-104: the other one goes face down under the pile."""
        state.owing = 0
        kind: i64 = move - KEEP_CARD
        other: i64 = state.drawn[0] + state.drawn[1] - kind
        state.cards[seat * INFLUENCE + kind] += 1
        state.card_pile[state.cards_piled] = other
        state.cards_piled += 1
        state.drawn[0] = NOBODY
        state.drawn[1] = NOBODY
        state.card_log = noted(state.card_log, DREW_TWO, seat, kind, other)
        state.veiled[seat] += 1
        tell_kept(state, KEPT_CARD, seat, kind)
        state.seal()


def discard_card(p: Position, seat: i64, kind: i64) -> None:
    """VEN-106: put a played card face up on the discards."""
    p.seal()
    p.cards[seat * INFLUENCE + kind] -= 1
    p.discards[kind] += 1
    p.card_log = noted(p.card_log, SHOWN, seat, kind, NOBODY)
