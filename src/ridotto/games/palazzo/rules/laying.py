"""Laying cards for a payment or a bid, one move at a time: PAL-29 to PAL-41.

A lay in progress is worth `lay_value` for its groups and single cards, plus its certificates. Its *reach* is the most
it can still come to. A card is offered only if the reach after it is at least the target, so no lay ever gets stuck.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.games.palazzo.moves import CARD, CERT, DECIDE_BID, DONE, GROUP, KINDS, LAY_CERT, LOWEST, VALUES
from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.position import NONE, Position

CERTIFICATES: Final = 3
"""PAL-34: so many certificates are a group."""


def certificates_count(parts: Components, n: i64) -> i64:
    """PAL-31, PAL-34, PAL-R7: what n certificates in one lay are worth, each full three as a group.

    They stand in for no card of a group of values (PAL-40, PAL-R10).
    """
    return (n // CERTIFICATES) * parts.certificate_group + (n % CERTIFICATES) * parts.certificate


def certificates_group(parts: Components) -> bool:
    """PAL-34: whether certificates laid together are a group: worth more, in this edition, than each by itself."""
    return parts.certificate_group > CERTIFICATES * parts.certificate


def least(a: i64, b: i64, c: i64) -> i64:
    """The least of three counts: how many groups can be made of them (PAL-33, PAL-38)."""
    if b < a:
        a = b
    return c if c < a else a


def left(hand: vec[i64], own: i64, lay: vec[i64], kind: i64) -> i64:
    """How many cards of a kind a hand, which begins at `own` in the row of hands, holds besides those of a lay."""
    return hand[own + kind] - lay[kind]


def groups_left(hand: vec[i64], own: i64, lay: vec[i64], v: i64) -> i64:
    """How many groups of the v-th value it holds besides those cards."""
    return least(left(hand, own, lay, v), left(hand, own, lay, VALUES + v), left(hand, own, lay, 2 * VALUES + v))


def has_group(p: Position, seat: i64) -> bool:
    """PAL-33, PAL-34: whether a group can be laid now, of values or of certificates, if the edition lets these count as one."""
    if any(groups_left(p.hand, seat * KINDS, p.lay, v) > 0 for v in range(VALUES)):
        return True
    return p.in_hand(seat, CERT) >= CERTIFICATES and certificates_group(p.parts)


def worths_left(p: Position, seat: i64, lay: vec[i64]) -> tuple[i64, i64, i64]:
    """The most that a hand without the cards of a lay is worth with single cards of each currency, certificates apart.

    PAL-33, PAL-37: making every possible group is best, as a group is worth more than any card in it.
    """
    hand = p.hand
    own: i64 = seat * KINDS
    brown: i64 = 0
    green: i64 = 0
    red: i64 = 0
    groups: i64 = 0
    for v in range(VALUES):
        a = left(hand, own, lay, v)
        b = left(hand, own, lay, VALUES + v)
        c = left(hand, own, lay, 2 * VALUES + v)
        n = least(a, b, c)
        brown += (a - n) * (v + LOWEST)
        green += (b - n) * (v + LOWEST)
        red += (c - n) * (v + LOWEST)
        groups += n
    groups *= p.parts.group
    return groups + brown, groups + green, groups + red


def in_currency(currency: i64, brown: i64, green: i64, red: i64) -> i64:
    """The value for this currency, or the best one with NONE."""
    if currency == NONE:
        best: i64 = green if green > brown else brown
        return red if red > best else best
    return brown if currency == 0 else green if currency == 1 else red


def amount(p: Position, seat: i64) -> i64:
    """PAL-R29: the value of the best single lay from the whole hand."""
    brown, green, red = worths_left(p, seat, p.parts.no_cards)
    return in_currency(NONE, brown, green, red) + certificates_count(p.parts, p.in_hand(seat, CERT))


def base(p: Position, seat: i64) -> i64:
    """What was laid before this lay: nothing for a payment, the bid so far for a bid (PAL-84, PAL-86)."""
    return p.bids[seat] if p.phase == DECIDE_BID else 0


def target(p: Position) -> i64:
    """What a lay must come to: the price (PAL-70), or one more than the highest bid (PAL-81, PAL-R11, PAL-R12).

    More is allowed: a bid higher by any number (PAL-82), a payment with superfluous cards (PAL-R5).
    """
    if p.phase == DECIDE_BID:
        return p.highest + 1
    return p.price() if p.second == NONE else 2 * p.price()  # PAL-69


def total(p: Position, seat: i64) -> i64:
    """What the lay in progress has come to, with what was laid before."""
    return base(p, seat) + p.lay_value + certificates_count(p.parts, p.lay[CERT])


def certain(p: Position, seat: i64) -> i64:
    """What the lay in progress comes to with all certificates in hand, which go with everything (PAL-31, PAL-32)."""
    return base(p, seat) + p.lay_value + certificates_count(p.parts, p.in_hand(seat, CERT))


def reach(p: Position, seat: i64, currency: i64) -> i64:
    """The most that the lay in progress can still come to in this currency, or in the best one with NONE."""
    brown, green, red = worths_left(p, seat, p.lay)
    return certain(p, seat) + in_currency(currency, brown, green, red)


def spares(p: Position, seat: i64) -> tuple[i64, i64, i64]:
    """By how much the reach of the lay in progress exceeds the target, for each currency; below 0 if it falls short."""
    brown, green, red = worths_left(p, seat, p.lay)
    spare: i64 = certain(p, seat) - target(p)
    return spare + brown, spare + green, spare + red


def offer_lay(p: Position, seat: i64) -> None:
    """Every group, card or certificate after which the target can still be reached; `done` once it is."""
    brown, green, red = spares(p, seat)
    if in_currency(p.lay_currency, brown, green, red) < 0:
        return
    for v in range(VALUES):  # PAL-33, PAL-36, PAL-37, PAL-39: a group does not change the reach
        if groups_left(p.hand, seat * KINDS, p.lay, v) > 0:
            p.add(GROUP + v)
    for each in range(3):
        if p.lay_currency in (NONE, each):  # PAL-85
            offer_currency(p, seat, each, in_currency(each, brown, green, red))
    if p.in_hand(seat, CERT) > p.lay[CERT]:  # nor does a certificate
        p.add(LAY_CERT)
    if total(p, seat) >= target(p):
        p.add(DONE)


def offer_currency(p: Position, seat: i64, currency: i64, spare: i64) -> None:
    """PAL-29, PAL-30: the single cards of one currency that can be laid. `spare` is what `spares` returns for it."""
    for v in range(VALUES):
        kind: i64 = currency * VALUES + v
        if left(p.hand, seat * KINDS, p.lay, kind) > 0 and hindrance(p, seat, currency, v, spare) == LAYABLE:
            p.add(CARD + kind)


LAYABLE: Final = 0
OUT_OF_REACH: Final = 1  # whatever is laid
OTHER_CURRENCY: Final = 2  # than that of the single cards laid before
LEAVES_TOO_LITTLE: Final = 3


def hindrance(p: Position, seat: i64, currency: i64, v: i64, spare: i64) -> i64:
    """PAL-29, PAL-38, PAL-85: why a card that is left cannot be laid as a single one.

    A card that a possible group needs lowers the reach by the value of that group less its own; any other card does
    not.
    """
    if p.lay_currency not in (NONE, currency):
        return OTHER_CURRENCY
    if left(p.hand, seat * KINDS, p.lay, currency * VALUES + v) == groups_left(p.hand, seat * KINDS, p.lay, v):
        spare -= p.parts.group - v - LOWEST
    return LAYABLE if spare >= 0 else LEAVES_TOO_LITTLE


def lay_one(p: Position, seat: i64, move: i64) -> None:
    """Add a group, a card or a certificate to the lay; the cards stay in hand until `done` (PAL-R33)."""
    p.keep_secret(seat)
    if move == LAY_CERT:
        put_down(p, CERT)
    elif move >= CARD:
        kind: i64 = move - CARD
        put_down(p, kind)
        p.lay_value += kind % VALUES + LOWEST  # PAL-30
        p.lay_currency = kind // VALUES  # PAL-85
    else:
        for currency in range(3):
            put_down(p, currency * VALUES + move - GROUP)
        p.lay_value += p.parts.group  # PAL-33, PAL-41, PAL-R8: it fixes no currency


def put_down(p: Position, kind: i64) -> None:
    """Add a card to the lay."""
    p.lay[kind] += 1
    p.lay_order = append(p.lay_order, kind)
