"""Intrigue, scrolls and the council track: VEN-73 to VEN-77, VEN-163 to VEN-166; the Doge's: VEN-223, VEN-225."""

from mypy_extensions import i64

from ridotto.games.venice.events import (
    COUNCIL,
    DOGE_COUNCIL,
    DOGE_INTRIGUE,
    DOGE_LIMIT,
    DOGE_LOSES_SCROLL,
    DOGE_POINTS,
    END_TRIGGERED,
    INTRIGUE,
    INTRIGUE_LESS,
    OVERFLOW,
    SCROLLS_GAINED,
)
from ridotto.games.venice.moves import CONFESSOR
from ridotto.games.venice.rules.position import BY_COUNCIL, FROM_OVERFLOW, OPEN, TRIGGERED, Position


def gain_intrigue(p: Position, seat: i64, n: i64) -> None:
    """VEN-73, VEN-74: up to the cap; each one beyond it costs VP."""
    room: i64 = p.cap() - p.intrigue[seat]
    taken: i64 = n if n < room else room
    if taken > 0:
        p.intrigue[seat] += taken
        p.tell(INTRIGUE, seat, taken, p.intrigue[seat])
    if n > taken:
        lost: i64 = (n - taken) * p.parts.intrigue_overflow_vp
        p.score(seat, FROM_OVERFLOW, -lost)
        p.tell(OVERFLOW, seat, lost)


def lose_intrigue(p: Position, seat: i64, n: i64) -> None:
    """VEN-75: not below 0. VEN-148, VEN-R47: with contract 12 an effect that takes any gives VP, once."""
    lost: i64 = n if n < p.intrigue[seat] else p.intrigue[seat]
    if lost == 0:
        return
    p.intrigue[seat] -= lost
    p.tell(INTRIGUE_LESS, seat, lost, p.intrigue[seat])
    if p.has(seat, CONFESSOR):
        p.score_contract(seat, CONFESSOR, p.amount(CONFESSOR))


def gain_scrolls(p: Position, seat: i64, n: i64) -> None:
    """VEN-76: those beyond the limit are lost."""
    had: i64 = p.scrolls[seat]
    p.scrolls[seat] += n
    if p.scrolls[seat] > p.parts.scroll_cap:
        p.scrolls[seat] = p.parts.scroll_cap
    p.tell(SCROLLS_GAINED, seat, p.scrolls[seat] - had, p.scrolls[seat])


def advance_council(p: Position, colour: i64, n: i64) -> None:
    """VEN-90, VEN-R12: not beyond the last field, wherever others are.

    VEN-164, VEN-201: the marked field triggers the end, except in the solo game.
    """
    stood: i64 = p.council[colour]
    p.council[colour] += n
    if p.council[colour] > p.parts.council_track_last:
        p.council[colour] = p.parts.council_track_last
    if colour < p.seats:
        p.tell(COUNCIL, colour, p.council[colour] - stood, p.council[colour])
    else:
        p.tell(DOGE_COUNCIL, colour - 1, p.council[colour] - stood, p.council[colour])
    if p.seats > 1 and p.council[colour] >= p.parts.end_marker[p.seats]:
        trigger_end(p, BY_COUNCIL)


def trigger_end(p: Position, reason: i64) -> None:
    """VEN-163, VEN-164, VEN-166: the first trigger counts."""
    if p.end == OPEN:
        p.end = TRIGGERED
        p.reason = reason
        p.tell(END_TRIGGERED, reason)


# ---- the Doge ----


def doge_scores(p: Position, points: i64) -> None:
    """Score VP for the Doge."""
    if points > 0:
        p.doge_points += points
        p.tell(DOGE_POINTS, points)


def trouble_doge(p: Position) -> None:
    """VEN-223, VEN-R34: the Doge loses a scroll, or without one gains intrigue."""
    if p.doge_scrolls > 0:
        p.doge_scrolls -= 1
        p.tell(DOGE_LOSES_SCROLL, p.doge_scrolls)
    else:
        doge_gains_intrigue(p, 1)


def doge_gains_intrigue(p: Position, n: i64) -> None:
    """VEN-225, VEN-R11: at the limit he loses VP and intrigue."""
    p.doge_intrigue += n
    p.tell(DOGE_INTRIGUE, n, p.doge_intrigue)
    if p.doge_intrigue >= p.parts.doge_intrigue_limit:
        p.doge_points -= p.parts.doge_limit_vp_loss
        p.doge_intrigue -= p.parts.doge_limit_intrigue_loss
        p.tell(DOGE_LIMIT, p.parts.doge_limit_vp_loss, p.parts.doge_limit_intrigue_loss)
