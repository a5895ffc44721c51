"""Meetings and the answers to them: VEN-68 to VEN-72, VEN-143, VEN-150, VEN-157, VEN-195, VEN-223.

Also the Doge's Interrogation, VEN-242.
"""

from mypy_extensions import i64

from ridotto.engine.cells import with_cell
from ridotto.games.venice.events import COUNTER, CUBE_GIVEN, FAVOUR_FOR_SCROLLS, MEETS, MEETS_DOGE, MEETS_OWN, MEETS_SMUGGLER, SCROLL_LOST
from ridotto.games.venice.moves import (
    COUNTER_SPIES,
    DECIDE_ANSWER,
    EAR_OF_THE_CITY,
    GAIN_INTRIGUE,
    GIVE,
    HUSH_GOODS,
    KINDS,
    LOSE_SCROLL,
    TURN_AND_LOSE,
)
from ridotto.games.venice.rules.gondolas import ask_load, give_cubes
from ridotto.games.venice.rules.income import needs_cargo
from ridotto.games.venice.rules.position import COUNTER_SPIES_AGAIN, INTERROGATION, MEETING, NOBODY, TURN, TURNED, UNTURNED, Choice, Position, bit
from ridotto.games.venice.rules.tasks import TO_COUNTER, TO_END_MEETING
from ridotto.games.venice.rules.tracks import gain_intrigue, gain_scrolls, trouble_doge


def meet(p: Position, gondola: i64) -> None:
    """VEN-68, VEN-71, VEN-195, VEN-223: cubes may be moved to or from one's own gondola.

    Any other costs both players, or the active player alone, a scroll or intrigue.
    """
    seat: i64 = p.turn
    owner: i64 = gondola // 2
    here: i64 = p.gondola_at[gondola]
    if owner == seat:
        p.tell(MEETS_OWN, seat, here)
        ask_load(p, seat)
        return
    p.meets_left -= 1
    p.met = gondola
    p.then(TO_END_MEETING, gondola)
    if owner < p.seats:
        p.tell(MEETS, seat, owner, here)
        ask_answers(p, bit(seat) | bit(owner), MEETING)
        return
    if p.seats == 1:
        p.tell(MEETS_DOGE, seat, here)
        trouble_doge(p)
    else:
        p.tell(MEETS_SMUGGLER, seat, here)
    ask_answers(p, bit(seat), MEETING)


def end_meeting(p: Position, gondola: i64) -> None:
    """VEN-143, VEN-198, VEN-231: contract 7 pays, even for smugglers and the Doge; VEN-150: the owner's contract 14 asks once more."""
    seat: i64 = p.turn
    owner: i64 = gondola // 2
    p.met = NOBODY
    if p.has(seat, EAR_OF_THE_CITY):
        p.pay_contract(seat, EAR_OF_THE_CITY, p.amount(EAR_OF_THE_CITY))
    if owner < p.seats and p.has(owner, COUNTER_SPIES):
        for _ in range(p.amount(COUNTER_SPIES)):
            p.then(TO_COUNTER, gondola)


def counter(p: Position, gondola: i64) -> None:
    """VEN-150: ask the passing player again, and not the owner."""
    p.met = gondola
    p.tell(COUNTER, gondola // 2, p.turn)
    ask_answers(p, bit(p.turn), COUNTER_SPIES_AGAIN)


# ---- answers ----


def ask_answers(p: Position, seats: i64, why: i64) -> None:
    """VEN-69, VEN-R6, VEN-R7: ask all at the same time, except those who have no choice."""
    p.why = why
    p.phase = DECIDE_ANSWER
    p.about = NOBODY
    p.owing = 0
    asked: i64 = 0
    for seat in range(p.seats):
        if (seats >> seat) & 1:
            p.count = 0
            offer_answers(p, seat)
            if p.count > 1:
                p.owing |= bit(seat)
                asked += 1
                p.reply[seat] = NOBODY
            else:
                p.reply[seat] = GAIN_INTRIGUE
    p.asking = seats
    p.joint = 1 if asked > 1 else 0
    if p.owing == 0:
        settle_answers(p)


class Answer(Choice):
    """How a player answers a meeting, the counter-spies or the Interrogation."""

    def __init__(self) -> None:
        super().__init__(DECIDE_ANSWER, "answer", "VEN-68")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-68, VEN-70: what the player's scrolls, contracts and favour card allow."""
        offer_answers(state, seat)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-69: nobody sees an answer until all are in."""
        state.reply[seat] = move
        state.owing -= bit(seat)
        if state.joint == 1:
            state.secret[seat] += 1
        if state.owing == 0:
            settle_answers(state)


def offer_answers(p: Position, seat: i64) -> None:
    """VEN-68, VEN-70, VEN-R19: a scroll, intrigue, or the favour card for scrolls.

    VEN-157, VEN-234: with contract 21 also a cube, and for the Doge too.
    """
    if p.scrolls[seat] > 0:
        p.add(LOSE_SCROLL)
    p.add(GAIN_INTRIGUE)
    if p.favour[seat] == UNTURNED:
        p.add(TURN_AND_LOSE)
    if p.has(seat, HUSH_GOODS):
        last_needed = (
            p.stage == TURN and p.turn == seat and p.why != INTERROGATION and p.carried(p.active) == 1 and needs_cargo(p, seat, p.gondola_at[p.active])
        )
        for kind in range(KINDS):
            for number in range(2):
                gondola = seat * 2 + number
                if p.loaded(gondola, kind) > 0 and not (last_needed and gondola == p.active):
                    p.add(GIVE + kind * 2 + number)


def settle_answers(p: Position) -> None:
    """VEN-68: carry out the answers."""
    if p.joint == 1:
        p.seal()
    p.joint = 0
    asked: i64 = p.asking
    p.asking = 0
    for seat in range(p.seats):
        if (asked >> seat) & 1:
            carry_out_answer(p, seat, p.reply[seat])
            p.reply[seat] = NOBODY
    p.why = NOBODY


def carry_out_answer(p: Position, seat: i64, move: i64) -> None:
    """A scroll, intrigue, or a cube."""
    if move == GAIN_INTRIGUE:
        gain_intrigue(p, seat, 1)
        return
    if move >= GIVE:
        kind: i64 = (move - GIVE) // 2
        give_cubes(p, seat * 2 + (move - GIVE) % 2, kind, 1)
        p.tell(CUBE_GIVEN, seat, kind)
        return
    if move == TURN_AND_LOSE:  # VEN-R19
        p.favour = with_cell(p.favour, seat, TURNED)
        p.tell(FAVOUR_FOR_SCROLLS, seat, p.parts.favour_scrolls)
        gain_scrolls(p, seat, p.parts.favour_scrolls)
    p.scrolls[seat] -= 1
    p.tell(SCROLL_LOST, seat)
