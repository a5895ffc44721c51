"""The draw pile, the discards, and what everybody knows of the hands: RIA-41, RIA-43, RIA-62, RIA-R6, RIA-R7, RIA-R40.

What a seat holds and what it has discarded face down since the pile was last reshuffled is together its *stock*. What
everybody knows about it:
`open`: the cards that it took openly and has not played since; each is in its hand or among its face-down discards;
`recent`: those of them taken in this round, which cannot be among the discards of earlier rounds;
`sunk`: open cards that must be among its face-down discards, because it has since shown that it holds none of the kind;
`dropped`: how many of its face-down discards were made in this round.
The rest of the stock was never seen. When each card came and went is kept in history.py, which `imagining` uses.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ridotto.engine.cells import extended, filled, one_by_one, subtotal, total, zeros
from ridotto.engine.state import EVERYBODY
from ridotto.games.rialto.events import DRAWN, DRAWS, SHUFFLED
from ridotto.games.rialto.moves import KINDS
from ridotto.games.rialto.rules.history import begin_shuffled_period, note_drawn, note_lacked, note_laid, note_taken
from ridotto.games.rialto.rules.position import NOBODY, Position


def cards_in_hand(p: Position, seat: i64) -> i64:
    """RIA-62: how many cards a seat holds."""
    return subtotal(p.hand, seat * KINDS, (seat + 1) * KINDS)


def cards_down(p: Position, seat: i64) -> i64:
    """How many cards a seat has discarded face down since the pile was last reshuffled."""
    return subtotal(p.down, seat * KINDS, (seat + 1) * KINDS)


def discards(p: Position) -> i64:
    """All discarded cards."""
    return total(p.discard) + total(p.down)


def can_draw(p: Position) -> bool:
    """RIA-R7: whether a card is left in pile or discards."""
    return len(p.pile) > 0 or discards(p) > 0


def draw(p: Position) -> i64:
    """The next card, NOBODY if there is none. RIA-R6: the discards are shuffled only when a card is needed."""
    if len(p.pile) == 0:
        if discards(p) == 0:
            return NOBODY
        shuffle_discards(p)
    p.pile, kind = pop(p.pile, 0)
    return kind


def shuffle_discards(p: Position) -> None:
    """RIA-41: all discarded cards of all players become the new draw pile."""
    begin_shuffled_period(p)
    for seat in range(p.seats):
        forget_down(p, seat)
    for at in range(len(p.down)):
        p.discard[at % KINDS] += p.down[at]
        p.down[at] = 0
    p.pile = one_by_one(p.discard)
    p.discard = zeros(KINDS)
    p.rng.shuffle(p.pile, 0, len(p.pile))
    p.tell(SHUFFLED, len(p.pile))


def forget_down(p: Position, seat: i64) -> None:
    """A seat's face-down discards go into the pile: only those open cards stay known that must be in its hand.

    At most as many of a kind are missing as it has discarded; of those taken in this round, as many as it has discarded
    in this round.
    """
    hidden: i64 = cards_down(p, seat)
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        hidden -= p.sunk[at]
        p.sunk[at] = 0
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        missing: i64 = p.open[at] - p.recent[at] + (p.recent[at] if p.recent[at] < p.dropped[seat] else p.dropped[seat])
        p.open[at] -= missing if missing < hidden else hidden
        if p.recent[at] > p.open[at]:
            p.recent[at] = p.open[at]
    p.dropped[seat] = 0


def draw_for(p: Position, seat: i64, wanted: i64) -> None:
    """RIA-43, RIA-48, RIA-R7: a seat draws cards that nobody else sees, as long as there are any."""
    seen = vec[i64]()
    given: i64 = 0
    while given < wanted:
        kind = draw(p)
        if kind == NOBODY:
            break
        p.hand[seat * KINDS + kind] += 1
        note_drawn(p, seat)
        given += 1
        if p.listener is not None:
            seen = append(seen, kind)
    if given > 0:
        p.tell(DRAWS, seat, given)
        p.tell_row(DRAWN, seat, seat, seen, 0, len(seen))


def receive_open(p: Position, seat: i64, kind: i64, n: i64) -> None:
    """RIA-R40: put cards that everybody sees into a hand."""
    at: i64 = seat * KINDS + kind
    p.hand[at] += n
    p.open[at] += n
    p.recent[at] += n
    note_taken(p, seat, kind, n)


def lose_played(p: Position, seat: i64, kind: i64, n: i64) -> None:
    """RIA-R40: cards openly leave a hand, known ones first; any others were among those not seen."""
    at: i64 = seat * KINDS + kind
    p.hand[at] -= n
    p.open[at] -= n if n < p.open[at] else p.open[at]
    p.recent[at] -= n if n < p.recent[at] else p.recent[at]
    note_laid(p, seat, kind, n)


def show_absence(p: Position, seat: i64, kind: i64) -> None:
    """RIA-73, RIA-R40: two jokers for a card show that the seat holds none of the kind: open ones are discarded."""
    at: i64 = seat * KINDS + kind
    p.sunk[at] += p.open[at]
    p.open[at] = 0
    p.recent[at] = 0
    note_lacked(p, seat, kind)


def tell_cards(p: Position, event: i64, audience: i64, who: i64, row: vec[i64], first: i64) -> None:
    """Tell an event with one value and cards, whose counts by kind begin at `first`."""
    if p.listener is not None:
        found = one_by_one(row[first : first + KINDS])
        p.tell_row(event, audience, who, found, 0, len(found))


def tell_counted(p: Position, event: i64, who: i64, value: i64, row: vec[i64], first: i64) -> None:
    """Tell everybody an event with two values and cards."""
    if p.listener is not None:
        found = extended(filled(1, value), one_by_one(row[first : first + KINDS]))
        p.tell_row(event, EVERYBODY, who, found, 0, len(found))
