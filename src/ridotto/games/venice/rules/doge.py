"""What the Doge does after each turn of the player: VEN-210, VEN-220 to VEN-248."""

from mypy_extensions import i64

from ridotto.engine.cells import take_out
from ridotto.games.venice.events import (
    DOGE_BUILT,
    DOGE_CARD,
    DOGE_INTRIGUE_LESS,
    DOGE_ROW,
    DOGE_SCROLLS,
    IMMUNE,
    LEVY_PAID,
)
from ridotto.games.venice.moves import (
    BRIDGE,
    BUILDINGS,
    DECIDE_DOGE_BRIDGE,
    DECIDE_LEVY,
    DOGE_ABSOLUTION,
    DOGE_CHANCERY,
    DOGE_DENUNCIATION,
    DOGE_INTERROGATION,
    DOGE_LEVY,
    DOGE_PATRONAGE,
    DOGE_PUBLIC_WORKS,
    DOGE_REGATTA,
    DOGE_SEAT_FIRST,
    DOGE_SEAT_SECOND,
    DOGE_SESSION,
    DOGE_TREASURY,
    FIELDS,
    IMMUNITY,
    PAY_LEVY,
    REFUSE_LEVY,
    TILES,
)
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.bridges import build_bridge, free_canals, offer_canals
from ridotto.games.venice.rules.meetings import ask_answers
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.position import BY_DOGE, DOGE, INTERROGATION, NOBODY, ROW, Choice, Position, bit
from ridotto.games.venice.rules.smugglers import put_away
from ridotto.games.venice.rules.tasks import TO_CARRY_OUT, TO_CHOOSE_DOGE_CARDS, TO_CLEAN_UP, TO_INTERROGATE, TO_SMUGGLE
from ridotto.games.venice.rules.tracks import advance_council, doge_scores, gain_intrigue, trigger_end

# ---- after a turn ----


def act(p: Position) -> None:
    """VEN-210: deck A, deck B, Doge cards, clean-up; what is put down last is done first."""
    p.stage = DOGE
    p.then(TO_CLEAN_UP)
    p.then(TO_CHOOSE_DOGE_CARDS)
    p.then(TO_SMUGGLE, 1)
    p.then(TO_SMUGGLE, 0)


def crossed(p: Position, position: i64) -> bool:
    """VEN-220: whether one of the two used cards crosses this position out."""
    for deck in range(2):
        tile = p.used_card[deck]
        if tile != NOBODY and p.parts.smuggler_crossed[deck * TILES + tile] == position:
            return True
    return False


def choose_doge_cards(p: Position) -> None:
    """VEN-220, VEN-R36: the cards that are not crossed out, from left to right."""
    for at in range(ROW):
        position = ROW - 1 - at
        if not crossed(p, position):
            p.then(TO_CARRY_OUT, position)


def clean_up(p: Position) -> None:
    """VEN-221: put used smuggler cards away and fill the row."""
    p.doge_now = NOBODY
    for deck in range(2):
        put_away(p, deck)
    fill_row(p)


def fill_row(p: Position) -> None:
    """VEN-203, VEN-221, VEN-248, VEN-R36: fill positions from left to right; an empty pile means the end."""
    p.seal()
    for position in range(ROW):
        if p.row[position] == NOBODY:
            if p.doge_piled == 0:
                trigger_end(p, BY_DOGE)
                return
            p.row[position] = take_out(p.doge_pile, 0, p.doge_piled + p.doge_boxed, NOBODY)
            p.doge_piled -= 1
            p.tell(DOGE_ROW, position, p.row[position])


# ---- the Doge's cards ----


def carry_out(p: Position, position: i64) -> None:
    """VEN-221, VEN-235, VEN-236, VEN-237, VEN-238, VEN-239, VEN-240, VEN-241, VEN-242, VEN-243, VEN-244, VEN-245,
    VEN-246, VEN-247: the card leaves the row and does what it says.
    """
    card: i64 = p.row[position]
    if card == NOBODY:
        return
    p.row[position] = NOBODY
    p.doge_discards[card] += 1
    p.doge_now = card
    p.tell(DOGE_CARD, card)
    amount: i64 = p.parts.doge_amount[card]
    if card == DOGE_PATRONAGE:
        doge_scores(p, amount)
    elif card == DOGE_TREASURY:
        doge_scores(p, at_most(on_field_four(p) * amount, p.parts.doge_more[card]))
    elif card == DOGE_CHANCERY:
        doge_gains_scrolls(p, amount)
    elif card == DOGE_SEAT_FIRST:
        advance_council(p, 1, amount)
    elif card == DOGE_SEAT_SECOND:
        advance_council(p, 2, amount)
    elif card == DOGE_SESSION:
        advance_council(p, 1, amount)
        advance_council(p, 2, amount)
    elif card == DOGE_DENUNCIATION:
        denounce(p, amount)
    elif card == DOGE_INTERROGATION:
        for _ in range(amount):
            p.then(TO_INTERROGATE)
    elif card == DOGE_PUBLIC_WORKS:
        public_works(p, amount)
    elif card == DOGE_ABSOLUTION:
        absolve(p, amount)
    elif card == DOGE_LEVY:
        p.wait_for(0, DECIDE_LEVY)
    elif card == DOGE_REGATTA:
        doge_scores(p, at_most(at_players_assistants(p) * amount, p.parts.doge_more[card]))


def at_most(n: i64, most: i64) -> i64:
    """The smaller of the two."""
    return n if n < most else most


def on_field_four(p: Position) -> i64:
    """VEN-236: how many of his assistants are on a field 4."""
    n: i64 = 0
    for tile in range(TILES):
        for colour in range(1, 3):
            if field_of(p, colour, tile) == FIELDS:
                n += 1
    return n


def doge_gains_scrolls(p: Position, n: i64) -> None:
    """VEN-200, VEN-237: he gains scrolls up to his limit."""
    had: i64 = p.doge_scrolls
    p.doge_scrolls = at_most(had + n, p.parts.doge_scroll_cap)
    p.tell(DOGE_SCROLLS, p.doge_scrolls - had, p.doge_scrolls)


def denounce(p: Position, n: i64) -> None:
    """VEN-241, VEN-233: intrigue that only contract 20 avoids."""
    if p.has(0, IMMUNITY):
        p.tell(IMMUNE, 0)
    else:
        gain_intrigue(p, 0, n)


def interrogate(p: Position) -> None:
    """VEN-242: the player loses a scroll or gains intrigue."""
    ask_answers(p, bit(0), INTERROGATION)


def public_works(p: Position, points: i64) -> None:
    """VEN-243, VEN-244: a bridge, or VP if he has none left."""
    if p.bridges_left[1] + p.bridges_left[2] == 0 or free_canals(p) == 0:
        doge_scores(p, points)
    else:
        p.wait_for(0, DECIDE_DOGE_BRIDGE)


class BuildForDoge(Choice):
    """Where the player builds a bridge for the Doge."""

    def __init__(self) -> None:
        super().__init__(DECIDE_DOGE_BRIDGE, "doge-bridge", "VEN-243")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-243, VEN-244: the costliest free canals at the player's gondolas; if there are none, any free one."""
        dearest: i64 = 0
        for canal in range(len(state.bridge)):
            if state.bridge[canal] == NOBODY and state.parts.canal_cost[canal] > dearest and touches_player(state, canal):
                dearest = state.parts.canal_cost[canal]
        if dearest == 0:
            offer_canals(state)
            return
        for one in range(BUILDINGS):
            for at in range(one * MOST_NEAR, one * MOST_NEAR + MOST_NEAR):
                two = state.near[at]
                if two > one:
                    canal = state.near_canal[at]
                    if state.bridge[canal] == NOBODY and state.parts.canal_cost[canal] == dearest and touches_player(state, canal):
                        state.add(BRIDGE + one * BUILDINGS + two)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-243: a bridge of one of his colours goes there."""
        state.owing = 0
        one: i64 = (move - BRIDGE) // BUILDINGS
        two: i64 = (move - BRIDGE) % BUILDINGS
        build_bridge(state, bridge_colour(state), one, two)
        state.tell(DOGE_BUILT, one, two)


def bridge_colour(p: Position) -> i64:
    """VEN-243: the colour of his next bridge."""
    if p.bridges_left[1] > 0:
        return 1
    return 2


def touches_player(p: Position, canal: i64) -> bool:
    """VEN-243: whether a canal begins or ends where one of the player's gondolas is moored."""
    for gondola in range(2):
        dock = p.dock_of[p.gondola_at[gondola]]
        if dock in (p.parts.canal_a[canal], p.parts.canal_b[canal]):
            return True
    return False


def absolve(p: Position, n: i64) -> None:
    """VEN-245."""
    lost: i64 = at_most(n, p.doge_intrigue)
    p.doge_intrigue -= lost
    if lost > 0:
        p.tell(DOGE_INTRIGUE_LESS, lost, p.doge_intrigue)


class PayLevy(Choice):
    """Whether the player pays the levy."""

    def __init__(self) -> None:
        super().__init__(DECIDE_LEVY, "levy", "VEN-246")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-246: pay, if there are coins for it, or let the Doge score."""
        if state.coins[seat] >= state.parts.doge_amount[DOGE_LEVY]:
            state.add(PAY_LEVY)
        state.add(REFUSE_LEVY)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-246."""
        state.owing = 0
        if move == PAY_LEVY:
            state.coins[seat] -= state.parts.doge_amount[DOGE_LEVY]
            state.tell(LEVY_PAID, seat, state.parts.doge_amount[DOGE_LEVY])
        else:
            doge_scores(state, state.parts.doge_more[DOGE_LEVY])


def at_players_assistants(p: Position) -> i64:
    """VEN-247: how many of his gondolas are moored where the player has an assistant."""
    n: i64 = 0
    for gondola in range(2, 6):
        if p.gondola_at[gondola] < TILES and field_of(p, 0, p.gondola_at[gondola]) > 0:
            n += 1
    return n
