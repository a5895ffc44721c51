"""Phase II: who plays when, and what makes up a play. RIA-63 to RIA-88; the virtual player: RIA-178, RIA-179, RIA-192.

A play is a chain of choices that nobody else sees until it is complete (RIA-R39): yellow buildings, cards of the
section's kind, jokers.
"""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.cells import cells, extended, one_by_one, total
from ridotto.engine.state import EVERYBODY
from ridotto.games.rialto.events import (
    COINS,
    CONVERTED,
    JOKER_BUILDING,
    MAJORITY,
    NO_MAJORITY,
    PASSED,
    PLAYED,
    SECTION,
    VIRTUAL_BEGINS,
    VIRTUAL_MAJORITY,
    VIRTUAL_PASSES,
    VIRTUAL_PLAYS,
    WAITED,
)
from ridotto.games.rialto.moves import (
    A_DOGE,
    AS_JOKER,
    AS_ONE,
    AS_TWO,
    CARD_COUNT,
    CONVERT,
    DECIDE_CARDS,
    DECIDE_JOKERS,
    DECIDE_YELLOW,
    DONE,
    F_COUNCILMAN,
    JOKER,
    JOKER_COUNT,
    KINDS,
    SECTIONS,
    USE,
    WAIT,
    WAITING,
)
from ridotto.games.rialto.rules.cards import lose_played, show_absence, tell_cards
from ridotto.games.rialto.rules.position import ACTING, NOBODY, PLAYING, Choice, Position

# ---- the order of playing ----


def begin_section(p: Position) -> None:
    """RIA-63, RIA-64, RIA-67: whoever ranks first begins section A; then everybody has one turn, clockwise."""
    if p.section == A_DOGE:
        p.begins = p.order[0]
        for section in range(SECTIONS):
            p.majorities[section] = NOBODY
    player: i64 = p.begins
    for at in range(p.players):
        p.queue[at] = player
        p.counts[at] = NOBODY
        player = p.after[player]
    p.queued = p.players
    if p.begins == p.virtual:
        p.tell(VIRTUAL_BEGINS, p.section)
    else:
        p.tell(SECTION, p.begins, p.section)
    p.stage = PLAYING


def next_play(p: Position) -> None:
    """RIA-67: the next player in the queue plays; when all have played, settle the majority."""
    if p.queued == 0:
        settle_majority(p)
    elif p.queue[0] == p.virtual:
        play_virtual(p)
    else:
        begin_turn(p, p.queue[0])


def begin_turn(p: Position, seat: i64) -> None:
    """The first choice of a turn; without a coin no yellow building can be used (RIA-29)."""
    forget_chain(p)
    p.wait_for(seat, DECIDE_YELLOW if p.coins[seat] > 0 else DECIDE_CARDS)


def leave_queue(p: Position) -> i64:
    """Take the first player out of the queue."""
    player: i64 = p.queue[0]
    for at in range(1, p.queued):
        p.queue[at - 1] = p.queue[at]
    p.queued -= 1
    return player


def play_order(p: Position) -> list[int]:
    """RIA-67, RIA-77, RIA-R15: the players in the order in which they have played in the section, then those who are still to play.

    The places of `queue` behind those who are left say who was the last of it at each play: so they tell who had waited.
    """
    queue = [int(p.begins)]
    while len(queue) < p.players:
        queue.append(int(p.after[queue[-1]]))
    played: list[int] = []
    for left in range(int(p.players) - 1, int(p.queued) - 1, -1):
        behind = queue.index(int(p.queue[left])) + 1
        queue = queue[behind:] + queue[:behind]
        played.append(queue.pop(0))
    return played + [int(p.queue[at]) for at in range(p.queued)]


def forget_chain(p: Position) -> None:
    """Clear what was chosen for a play, complete or not."""
    for kind in range(KINDS):
        p.chain_one[kind] = 0
        p.chain_two[kind] = 0
    p.chain_jokers = 0
    p.chain_cards = 0


# ---- yellow buildings ----


class UseYellow(Choice):
    """Which yellow building the play uses next, or waiting, or going on to the cards."""

    def __init__(self) -> None:
        super().__init__(DECIDE_YELLOW, "yellow", "RIA-76")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-76, RIA-79, RIA-83, RIA-84, RIA-86, RIA-87: the yellow buildings that the play may still use, or none."""
        if can_add_joker(state, seat):
            state.add(USE + AS_JOKER)
        if can_go_on(state, seat):
            state.add(DONE)
        if can_wait(state, seat):
            state.add(WAIT)
        if can_convert_with(state, seat, AS_ONE):
            offer_conversions(state, seat, CONVERT)
        if can_convert_with(state, seat, AS_TWO):
            offer_conversions(state, seat, CONVERT + KINDS)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Another building for the play, waiting, or on to the cards."""
        if move == WAIT:
            wait(state, seat)
        elif move == DONE:
            state.wait_for(seat, DECIDE_CARDS)
        elif move == USE + AS_JOKER:
            state.chain_jokers += 1
        elif move >= CONVERT + KINDS:
            state.chain_two[move - CONVERT - KINDS] += 1
        else:
            state.chain_one[move - CONVERT] += 1


def used_up(p: Position, row_of_one: bool) -> i64:
    """How many yellow-2 (otherwise yellow-4) the chain uses."""
    return total(p.chain_one) if row_of_one else total(p.chain_two)


def coins_left(p: Position, seat: i64) -> i64:
    """The coins that the chain leaves."""
    return p.coins[seat] - used_up(p, True) - used_up(p, False) - p.chain_jokers


def left_in_hand(p: Position, seat: i64, kind: i64) -> i64:
    """Cards of a kind that the chain does not convert."""
    return p.hand[seat * KINDS + kind] - p.chain_one[kind] - p.chain_two[kind]


def can_convert(p: Position, seat: i64) -> bool:
    """RIA-83, RIA-86: whether one more yellow-2 or yellow-4 could be used."""
    return can_convert_with(p, seat, AS_ONE) or can_convert_with(p, seat, AS_TWO)


def can_convert_with(p: Position, seat: i64, building: i64) -> bool:
    """RIA-83, RIA-86, RIA-R13: it takes a coin, an unused tile of this kind, and a card not of the section's kind."""
    spare: i64 = p.usable(seat, building)
    if spare == 0 or spare == used_up(p, building == AS_ONE) or coins_left(p, seat) == 0:
        return False
    return any(kind != p.section and left_in_hand(p, seat, kind) > 0 for kind in range(KINDS))


def can_go_on(p: Position, seat: i64) -> bool:
    """RIA-71, RIA-73, RIA-R39: whether cards and jokers alone can still make a permitted play.

    Only a yellow-3 without a card can make that impossible: it then takes another joker, and no card of the kind in
    hand.
    """
    if p.chain_jokers == 0 or used_up(p, True) + used_up(p, False) > 0 or p.hand[seat * KINDS + p.section] > 0:
        return True
    return p.chain_jokers + left_in_hand(p, seat, JOKER) >= 2


def can_add_joker(p: Position, seat: i64) -> bool:
    """RIA-84, RIA-R14, RIA-R39: whether another yellow-3 can lead to a permitted play, perhaps with more buildings."""
    spare: i64 = p.usable(seat, AS_JOKER) - p.chain_jokers
    if spare == 0 or coins_left(p, seat) == 0:
        return False
    p.chain_jokers += 1
    possible = can_go_on(p, seat) or can_convert(p, seat) or (spare > 1 and coins_left(p, seat) > 0)
    p.chain_jokers -= 1
    return possible


def can_wait(p: Position, seat: i64) -> bool:
    """RIA-77, RIA-79, RIA-81, RIA-R16: before anything else in the turn, and only if somebody is left to play."""
    if p.queued <= 1 or p.usable(seat, WAITING) == 0:
        return False
    return used_up(p, True) + used_up(p, False) + p.chain_jokers == 0


def offer_conversions(p: Position, seat: i64, first: i64) -> None:
    """RIA-R13: any card that is not of the section's kind, a joker included."""
    for kind in range(KINDS):
        if kind != p.section and left_in_hand(p, seat, kind) > 0:
            p.add(first + kind)


def wait(p: Position, seat: i64) -> None:
    """RIA-77, RIA-78, RIA-80, RIA-192, RIA-R15, RIA-R17: lay a coin, receive one, go to the end of the queue."""
    p.lay_coin(seat, WAITING)
    p.tell(WAITED, seat)
    given: i64 = p.receive_coins(seat, p.parts.wait_coins)
    if given > 0:
        p.tell(COINS, seat, given)
    leave_queue(p)
    p.queue[p.queued] = seat
    p.queued += 1
    p.owing = 0


# ---- cards and jokers ----


class PlayCards(Choice):
    """How many cards of the section's kind are played."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CARDS, "cards", "RIA-67")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-67, RIA-68, RIA-69, RIA-R38, RIA-R39: any number of cards that can still lead to a permitted play."""
        held: i64 = state.hand[seat * KINDS + state.section]
        converted: i64 = used_up(state, True) + used_up(state, False)
        # RIA-71, RIA-73: a yellow-3 alone needs a card, or a second joker if no card of the kind is held
        if state.chain_jokers == 0 or converted > 0 or (held == 0 and state.chain_jokers + left_in_hand(state, seat, JOKER) >= 2):
            state.add(CARD_COUNT)
        for n in range(1, held + 1):
            state.add(CARD_COUNT + n)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """The jokers come after the cards."""
        state.chain_cards = move - CARD_COUNT
        state.wait_for(seat, DECIDE_JOKERS)


class PlayJokers(Choice):
    """How many jokers from the hand go with them."""

    def __init__(self) -> None:
        super().__init__(DECIDE_JOKERS, "jokers", "RIA-70")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-70, RIA-71, RIA-72, RIA-73, RIA-74, RIA-88: how many jokers from the hand make a permitted play."""
        for n in range(left_in_hand(state, seat, JOKER) + 1):
            if joker_hindrance(state, seat, n) == PERMITTED:
                state.add(JOKER_COUNT + n)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """The play is complete."""
        complete_play(state, seat, move - JOKER_COUNT)


PERMITTED: Final = 0
CARD_IN_HAND: Final = 1  # of the section's kind, but not played
ONE_JOKER: Final = 2  # it takes two


def joker_hindrance(p: Position, seat: i64, n: i64) -> i64:
    """RIA-70, RIA-71, RIA-72, RIA-73, RIA-74, RIA-88: why n jokers from the hand make no permitted play with what has
    been chosen.
    """
    jokers: i64 = n + p.chain_jokers
    if jokers == 0 or basis(p) > 0:
        return PERMITTED
    if p.hand[seat * KINDS + p.section] > 0:  # RIA-R12: the hand at the beginning of the turn
        return CARD_IN_HAND
    return PERMITTED if jokers >= 2 else ONE_JOKER


def basis(p: Position) -> i64:
    """RIA-88: the count of the play without jokers."""
    return p.chain_cards + used_up(p, True) + 2 * used_up(p, False)


def count_of(base: i64, jokers: i64) -> i64:
    """RIA-70, RIA-72, RIA-74, RIA-75, RIA-85, RIA-88: the count of a play; jokers alone count one less.

    RIA-R11: it is the count for the majority and for the action.
    """
    if base > 0:
        return base + jokers
    return jokers - 1 if jokers > 0 else 0


def complete_play(p: Position, seat: i64, jokers: i64) -> None:
    """RIA-29, RIA-R39: lay the coins, take the cards out of the hand, and show everybody the whole play."""
    p.seal()
    base: i64 = basis(p)
    p.counts[seat] = count_of(base, jokers + p.chain_jokers)
    own: i64 = seat * KINDS
    p.played[own + p.section] += p.chain_cards
    p.played[own + JOKER] += jokers
    if used_up(p, True) + used_up(p, False) > 0:
        for kind in range(KINDS):
            pay_conversions(p, seat, kind)
            p.played[own + kind] += p.chain_one[kind] + p.chain_two[kind]
    for _ in range(p.chain_jokers):
        p.lay_coin(seat, AS_JOKER)
        p.tell(JOKER_BUILDING, seat)
    p.as_joker[seat] = p.chain_jokers
    for kind in range(KINDS):
        if p.played[own + kind] > 0:
            lose_played(p, seat, kind, p.played[own + kind])
    if base == 0 and p.counts[seat] > 0:
        show_absence(p, seat, p.section)
    if p.counts[seat] > 0:
        tell_played(p, seat, base == 0)
    else:
        p.tell(PASSED, seat)
    forget_chain(p)
    leave_queue(p)
    p.owing = 0


def tell_played(p: Position, seat: i64, alone: bool) -> None:
    """What everybody sees of a play: its count, whether it is jokers alone (RIA-72), and its cards."""
    if p.listener is not None:
        found = cells([int(p.counts[seat]), 1 if alone else 0])
        found = extended(found, one_by_one(p.played[seat * KINDS : (seat + 1) * KINDS]))
        p.tell_row(PLAYED, EVERYBODY, seat, found, 0, len(found))


def pay_conversions(p: Position, seat: i64, kind: i64) -> None:
    """RIA-29, RIA-83, RIA-86: lay a coin for each card of this kind that is converted."""
    for _ in range(p.chain_one[kind]):
        p.lay_coin(seat, AS_ONE)
        p.tell(CONVERTED, seat, AS_ONE, kind)
    for _ in range(p.chain_two[kind]):
        p.lay_coin(seat, AS_TWO)
        p.tell(CONVERTED, seat, AS_TWO, kind)
    p.as_one[seat * KINDS + kind] = p.chain_one[kind]
    p.as_two[seat * KINDS + kind] = p.chain_two[kind]


def play_virtual(p: Position) -> None:
    """RIA-178, RIA-179, RIA-R33: all his cards of the kind; his jokers count as Councilman cards."""
    own: i64 = p.virtual * KINDS
    p.played[own + p.section] = p.virtual_hand[p.section]
    p.virtual_hand[p.section] = 0
    p.counts[p.virtual] = p.played[own + p.section]
    if p.section == F_COUNCILMAN:
        p.played[own + JOKER] = p.virtual_hand[JOKER]
        p.virtual_hand[JOKER] = 0
        p.counts[p.virtual] += p.played[own + JOKER]
    if p.counts[p.virtual] > 0:
        tell_cards(p, VIRTUAL_PLAYS, EVERYBODY, p.counts[p.virtual], p.played, own)
    else:
        p.tell(VIRTUAL_PASSES)
    leave_queue(p)


# ---- the majority ----


def majority(p: Position) -> i64:
    """RIA-89, RIA-90, RIA-180: who has the highest count, ties by the Doge track; NOBODY if all are 0."""
    best: i64 = 0
    first: i64 = NOBODY
    for rank in range(p.players):
        player = p.order[rank]
        if p.counts[player] > best:
            best = p.counts[player]
            first = player
    return first


def count_needed(p: Position, seat: i64) -> i64:
    """RIA-89, RIA-90: the lowest count that would give the seat the majority with the plays so far."""
    before: i64 = p.counts[seat]
    n: i64 = 1
    p.counts[seat] = n
    while majority(p) != seat:
        n += 1
        p.counts[seat] = n
    p.counts[seat] = before
    return n


def settle_majority(p: Position) -> None:
    """Whoever has the majority gets the bonus and begins the next section (RIA-65); if all counts are 0, nobody (RIA-91).

    RIA-66: then the same player begins again. RIA-92: the track has not moved yet. RIA-93, RIA-R18: fix the order of
    the actions, once and whoever has waited (RIA-82).
    """
    p.bonus = majority(p)
    p.majorities[p.section] = p.bonus
    if p.bonus == NOBODY:
        p.tell(NO_MAJORITY, p.section)
    else:
        p.begins = p.bonus
        best: i64 = p.counts[p.bonus]
        others: i64 = -1  # with the same count and a lower rank: the log says that the track decided
        for player in range(p.players):
            if p.counts[player] == best:
                others += 1
        if p.bonus == p.virtual:
            p.tell(VIRTUAL_MAJORITY, p.section, best, others)
        else:
            p.tell(MAJORITY, p.bonus, p.section, best, others)
    p.fix_order()
    p.stage = ACTING
