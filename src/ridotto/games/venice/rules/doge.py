"""The Doge: his part of the prologue and what he does after each turn of the player. VEN-199 to VEN-248, VEN-255 to VEN-263."""

from mypy_extensions import i64

from ridotto.games.venice.events import (
    DOGE_BUILT,
    DOGE_CARD,
    DOGE_INTRIGUE_LESS,
    DOGE_PLACED,
    DOGE_POINTS,
    DOGE_REVEALED,
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
from ridotto.games.venice.rules.assistants import advance, field_of
from ridotto.games.venice.rules.bridges import canal_options
from ridotto.games.venice.rules.effects import free_canals
from ridotto.games.venice.rules.gondolas import moor
from ridotto.games.venice.rules.meetings import ask_answers
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.position import (
    BY_DOGE,
    DOGE,
    INTERROGATION,
    NOBODY,
    ROW,
    TO_CARRY_OUT,
    TO_CHOOSE_DOGE_CARDS,
    TO_CLEAN_UP,
    TO_INTERROGATE,
    TO_SMUGGLE,
    Position,
    bit,
)
from ridotto.games.venice.rules.sailing import canal_between
from ridotto.games.venice.rules.smugglers import put_away

# ---- the prologue ----


def place_doge(p: Position) -> None:
    """VEN-206, VEN-208, VEN-R32: cards A, B, A, B put the Doge's gondolas at buildings, the first pair of his first colour, with an assistant each."""
    p.seal()
    for pair in range(p.parts.prologue_cards_per_deck):
        for deck in range(2):
            tile = reveal(p, deck)
            colour = 1 + pair
            p.tell(DOGE_PLACED, deck, pair, tile)
            moor(p, colour * 2 + deck, tile, NOBODY)
            if p.prologue_bare == 0:  # VEN-260
                advance(p, colour, tile)
    for _ in range(p.prologue_more):  # VEN-255, VEN-R41
        for deck in range(2):
            tile = reveal(p, deck)
            p.tell(DOGE_REVEALED, deck, tile)
            if p.prologue_bare == 0:
                advance(p, 1 + deck, tile)


def reveal(p: Position, deck: i64) -> i64:
    """The top card of a deck, face up; it lies aside until the prologue is over."""
    first: i64 = deck * TILES
    tile: i64 = p.deck[first]
    p.decked[deck] -= 1
    for at in range(first, first + p.decked[deck]):
        p.deck[at] = p.deck[at + 1]
    p.deck[first + p.decked[deck]] = NOBODY
    p.seen[deck] |= bit(tile)
    return tile


def shrink_decks(p: Position) -> None:
    """VEN-209: so many cards that were not revealed leave each deck unseen; the revealed ones are shuffled in."""
    p.seal()
    for deck in range(2):
        first = deck * TILES
        for _ in range(p.parts.smuggler_cards_removed):
            p.decked[deck] -= 1
            p.deck[first + p.decked[deck]] = NOBODY
        for tile in range(TILES):
            if (p.seen[deck] >> tile) & 1:
                p.deck[first + p.decked[deck]] = tile
                p.decked[deck] += 1
        p.rng.shuffle(p.deck, first, first + p.decked[deck])


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
    """VEN-221: used smuggler cards are put away, and the row is filled."""
    p.doge_now = NOBODY
    for deck in range(2):
        put_away(p, deck)
    fill_row(p)


def fill_row(p: Position) -> None:
    """VEN-203, VEN-221, VEN-248, VEN-R36: empty positions from left to right; if the pile runs out the end has come."""
    p.seal()
    for position in range(ROW):
        if p.row[position] == NOBODY:
            if p.doge_piled == 0:
                p.trigger_end(BY_DOGE)
                return
            p.row[position] = p.doge_pile[0]
            p.doge_piled -= 1
            for at in range(p.doge_piled + p.doge_boxed):
                p.doge_pile[at] = p.doge_pile[at + 1]
            p.doge_pile[p.doge_piled + p.doge_boxed] = NOBODY
            p.tell(DOGE_ROW, position, p.row[position])


# ---- the Doge's cards ----


def carry_out(p: Position, position: i64) -> None:
    """VEN-221, VEN-235 to VEN-247: the card leaves the row and does what it says."""
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
        p.advance_council(1, amount)
    elif card == DOGE_SEAT_SECOND:
        p.advance_council(2, amount)
    elif card == DOGE_SESSION:
        p.advance_council(1, amount)
        p.advance_council(2, amount)
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


def doge_scores(p: Position, points: i64) -> None:
    """VP for the Doge."""
    if points > 0:
        p.doge_points += points
        p.tell(DOGE_POINTS, points)


def on_field_four(p: Position) -> i64:
    """VEN-236: his assistants on a field 4."""
    n: i64 = 0
    for tile in range(TILES):
        for colour in range(1, 3):
            if field_of(p, colour, tile) == FIELDS:
                n += 1
    return n


def doge_gains_scrolls(p: Position, n: i64) -> None:
    """VEN-200, VEN-237: up to his limit."""
    had: i64 = p.doge_scrolls
    p.doge_scrolls = at_most(had + n, p.parts.doge_scroll_cap)
    p.tell(DOGE_SCROLLS, p.doge_scrolls - had, p.doge_scrolls)


def denounce(p: Position, n: i64) -> None:
    """VEN-241, VEN-233: intrigue that cannot be avoided, unless contract 20 does."""
    if p.has(0, IMMUNITY):
        p.tell(IMMUNE, 0)
    else:
        p.gain_intrigue(0, n)


def interrogate(p: Position) -> None:
    """VEN-242: a scroll or intrigue."""
    ask_answers(p, bit(0), INTERROGATION)


def public_works(p: Position, points: i64) -> None:
    """VEN-243, VEN-244: a bridge, or VP if he has none left."""
    if p.bridges_left[1] + p.bridges_left[2] == 0 or free_canals(p) == 0:
        doge_scores(p, points)
    else:
        p.wait_for(0, DECIDE_DOGE_BRIDGE)


def doge_bridge_options(p: Position) -> None:
    """VEN-243, VEN-244: the dearest free canals at docks of the player's gondolas; if there are none, any free canal."""
    dearest: i64 = 0
    for canal in range(len(p.bridge)):
        if p.bridge[canal] == NOBODY and p.parts.canal_cost[canal] > dearest and touches_player(p, canal):
            dearest = p.parts.canal_cost[canal]
    if dearest == 0:
        canal_options(p)
        return
    for one in range(BUILDINGS):
        for at in range(one * MOST_NEAR, one * MOST_NEAR + MOST_NEAR):
            two = p.near[at]
            if two > one:
                canal = p.near_canal[at]
                if p.bridge[canal] == NOBODY and p.parts.canal_cost[canal] == dearest and touches_player(p, canal):
                    p.add(BRIDGE + one * BUILDINGS + two)


def touches_player(p: Position, canal: i64) -> bool:
    """VEN-243: whether a canal begins or ends where one of the player's gondolas is moored."""
    for gondola in range(2):
        dock = p.dock_of[p.gondola_at[gondola]]
        if dock in (p.parts.canal_a[canal], p.parts.canal_b[canal]):
            return True
    return False


def build_for_doge(p: Position, move: i64) -> None:
    """VEN-243: a bridge of one of his colours."""
    p.owing = 0
    one: i64 = (move - BRIDGE) // BUILDINGS
    two: i64 = (move - BRIDGE) % BUILDINGS
    colour: i64 = 1 if p.bridges_left[1] > 0 else 2
    p.bridge[canal_between(p, one, two)] = colour
    p.bridges_left[colour] -= 1
    p.tell(DOGE_BUILT, one, two)


def absolve(p: Position, n: i64) -> None:
    """VEN-245."""
    lost: i64 = at_most(n, p.doge_intrigue)
    p.doge_intrigue -= lost
    if lost > 0:
        p.tell(DOGE_INTRIGUE_LESS, lost, p.doge_intrigue)


def levy_options(p: Position) -> None:
    """VEN-246: pay, if there are coins for it, or let the Doge score."""
    if p.coins[0] >= p.parts.doge_amount[DOGE_LEVY]:
        p.add(PAY_LEVY)
    p.add(REFUSE_LEVY)


def levy(p: Position, move: i64) -> None:
    """VEN-246."""
    p.owing = 0
    if move == PAY_LEVY:
        p.coins[0] -= p.parts.doge_amount[DOGE_LEVY]
        p.tell(LEVY_PAID, 0, p.parts.doge_amount[DOGE_LEVY])
    else:
        doge_scores(p, p.parts.doge_more[DOGE_LEVY])


def at_players_assistants(p: Position) -> i64:
    """VEN-247: his gondolas moored at tiles where the player has an assistant."""
    n: i64 = 0
    for gondola in range(2, 6):
        if p.gondola_at[gondola] < TILES and field_of(p, 0, p.gondola_at[gondola]) > 0:
            n += 1
    return n
