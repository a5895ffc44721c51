"""What must hold in every position: nothing is lost, duplicated or in two places."""

from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.engine.cells import count_values, occurrences
from ridotto.engine.soundness import miscounts
from ridotto.games.venice.moves import (
    CONTRACTS,
    CUBE_TEXTS,
    DECIDE_KEEP,
    DECIDE_KEEP_CARD,
    DOGE_CARD_TEXTS,
    FIELDS,
    INFLUENCE,
    INFLUENCE_TEXTS,
    KINDS,
    TILES,
)
from ridotto.games.venice.rules.position import DEAL, MOST_COLOURS, NOBODY, PLACES, PROLOGUE, ROW, Position
from ridotto.games.venice.rules.tasks import TASK, TO_DISCARD, TO_LAY


def faults(p: Position) -> list[str]:
    """What is wrong with this position, as sentences."""
    return [
        *cube_faults(p),
        *assistant_faults(p),
        *bridge_faults(p),
        *track_faults(p),
        *contract_faults(p),
        *card_faults(p),
        *deck_faults(p),
        *doge_faults(p),
        *pile_faults(p),
    ]


def cube_faults(p: Position) -> list[str]:
    """VEN-65, VEN-R17: supply and gondolas hold all cubes; a gondola at most five, unless it is discarding."""
    found: list[str] = []
    for kind in range(KINDS):
        n: i64 = p.cubes[kind]
        for gondola in range(p.colours * 2):
            n += p.loaded(gondola, kind)
            if p.loaded(gondola, kind) < 0:
                found.append(f"gondola {gondola} holds {p.loaded(gondola, kind)} {CUBE_TEXTS[kind]}")
        if n != p.parts.cubes_each or p.cubes[kind] < 0:
            found.append(f"there are {n} cubes of {CUBE_TEXTS[kind]}, not {p.parts.cubes_each}")
    for gondola in range(p.colours * 2):
        if p.carried(gondola) > p.parts.cubes_per_gondola and not discarding(p, gondola):
            found.append(f"gondola {gondola} holds {p.carried(gondola)} cubes")
    return found


def discarding(p: Position, gondola: i64) -> bool:
    """Whether this gondola's cubes are being discarded."""
    if p.overfull_gondola() == gondola:
        return True
    return any(p.todo[at] == TO_DISCARD * TASK + gondola for at in range(p.depth))


def assistant_faults(p: Position) -> list[str]:
    """VEN-4, VEN-55, VEN-56: supply and tiles hold all assistants; at most one on each of the fields 1 to 3."""
    found: list[str] = []
    for colour in range(p.colours):
        n: i64 = p.supply[colour]
        for tile in range(TILES):
            n += 1 if p.field[tile * MOST_COLOURS + colour] > 0 else 0
        if n != p.parts.assistants or p.supply[colour] < 0:
            found.append(f"colour {colour} has {n} assistants, not {p.parts.assistants}")
    for tile in range(TILES):
        for field in range(1, FIELDS):
            standing = occurrences(p.field, field, tile * MOST_COLOURS, tile * MOST_COLOURS + p.colours)
            if standing > 1:
                found.append(f"{standing} assistants stand on field {field} of tile {tile}")
    return found


def bridge_faults(p: Position) -> list[str]:
    """VEN-79: no bridge is missing, built or unbuilt."""
    found: list[str] = []
    for colour in range(p.colours):
        n: i64 = p.bridges_left[colour] + occurrences(p.bridge, colour, 0, len(p.bridge))
        if n != p.parts.bridges or p.bridges_left[colour] < 0:
            found.append(f"colour {colour} has {n} bridges, not {p.parts.bridges}")
    return found


def track_faults(p: Position) -> list[str]:
    """VEN-73 to VEN-77, VEN-200, VEN-R12: everything stays within its track."""
    found: list[str] = []
    for seat in range(p.seats):
        if p.coins[seat] < 0:
            found.append(f"seat {seat} has {p.coins[seat]} coins")
        if not 0 <= p.scrolls[seat] <= p.parts.scroll_cap:
            found.append(f"seat {seat} has {p.scrolls[seat]} scrolls")
        if not 0 <= p.intrigue[seat] <= p.cap():
            found.append(f"seat {seat} has {p.intrigue[seat]} intrigue")
    for colour in range(p.colours):
        if not 0 <= p.council[colour] <= p.parts.council_track_last:
            found.append(f"colour {colour} stands on council field {p.council[colour]}")
    if not 0 <= p.doge_scrolls <= p.parts.doge_scroll_cap or not 0 <= p.doge_intrigue < p.parts.doge_intrigue_limit:
        found.append(f"the Doge has {p.doge_scrolls} scrolls and {p.doge_intrigue} intrigue")
    return found


def contract_faults(p: Position) -> list[str]:
    """VEN-6, VEN-95, VEN-100: each contract is in one place at most, and hands and places are not too full."""
    found: list[str] = []
    met: i64 = 0
    for seat in range(p.seats):
        laid: i64 = 0
        for place in range(PLACES):
            contract = p.laid[seat * PLACES + place]
            if contract != NOBODY:
                one: i64 = 1
                laid |= one << contract
        if laid != p.in_force[seat]:
            found.append(f"seat {seat} has other contracts in force than lie on its places")
        for mask in (p.hand[seat], p.in_force[seat], p.archived[seat]):
            if met & mask:
                found.append(f"a contract of seat {seat} is in two places")
            met |= mask
        if bits(p.hand[seat]) > p.parts.contracts_in_hand:
            found.append(f"seat {seat} has {bits(p.hand[seat])} contracts in hand")
    n: i64 = bits(met)
    for at in range(CONTRACTS):
        if (p.pile[at] == NOBODY) != (at >= p.piled):
            found.append("the contract pile has a gap")
        elif at < p.piled:
            n += 1
            if (met >> p.pile[at]) & 1:
                found.append(f"contract {p.pile[at]} is in the pile and elsewhere")
            one = 1
            met |= one << p.pile[at]
    if p.drawn[1] != NOBODY and p.phase == DECIDE_KEEP:
        n += 2
    if p.contract_at_hand() != NOBODY:
        n += 1
    n += waiting_contracts(p)
    if n != p.parts.contract_pile[p.seats]:
        found.append(f"there are {n} contracts in the game, not {p.parts.contract_pile[p.seats]}")
    return found


def waiting_contracts(p: Position) -> i64:
    """The fulfilled contracts that are about to be laid."""
    n: i64 = 0
    for at in range(p.depth):
        n += 1 if p.todo[at] // TASK == TO_LAY else 0
    return n


def card_faults(p: Position) -> list[str]:
    """VEN-10: pile, hands and discards hold all influence cards."""
    n = p.discards[:]
    count_values(n, p.card_pile, 0, p.cards_piled)
    for at in range(len(p.cards)):
        n[at % INFLUENCE] += p.cards[at]
    if p.phase == DECIDE_KEEP_CARD:
        count_values(n, p.drawn, 0, 2)
    return miscounts("influence cards", INFLUENCE_TEXTS, n, p.parts.influence_copies)


def deck_faults(p: Position) -> list[str]:
    """VEN-181, VEN-209: each smuggler card is in one place; the decks have the right size."""
    found: list[str] = []
    if not p.has_decks():
        return found
    for deck in range(2):
        met: i64 = p.played[deck]
        n: i64 = bits(met)
        for at in range(deck * TILES, deck * TILES + p.decked[deck]):
            one: i64 = 1
            if (met >> p.deck[at]) & 1:
                found.append(f"card {p.deck[at]} of deck {deck} is there twice")
            met |= one << p.deck[at]
            n += 1
        if p.used_card[deck] != NOBODY:
            n += 1
        whole: i64 = TILES
        if p.seats == 1 and p.stage != DEAL and p.stage != PROLOGUE:
            whole -= p.parts.smuggler_cards_removed
        if n != whole and p.stage not in (DEAL, PROLOGUE):
            found.append(f"deck {deck} has {n} cards, not {whole}")
    return found


def doge_faults(p: Position) -> list[str]:
    """VEN-203: pile, box, row and discards hold all Doge cards."""
    if not p.has_doge():
        return []
    n = p.doge_discards[:]
    count_values(n, p.doge_pile, 0, p.doge_piled + p.doge_boxed)
    count_values(n, p.row, 0, ROW)
    return miscounts("Doge cards", DOGE_CARD_TEXTS, n, p.parts.doge_copies)


def pile_faults(p: Position) -> list[str]:
    """VEN-19, VEN-41: no two gondolas of a player are moored at one dock, and none arrived at the same time."""
    found: list[str] = []
    for seat in range(p.seats):
        one, two = seat * 2, seat * 2 + 1
        if p.arrived[one] >= 0 and p.arrived[two] >= 0 and p.gondola_at[one] == p.gondola_at[two]:
            found.append(f"both gondolas of seat {seat} are moored at building {p.gondola_at[one]}")
    for gondola in range(p.colours * 2):
        for other in range(gondola):
            if p.arrived[gondola] >= 0 and p.arrived[gondola] == p.arrived[other]:
                found.append(f"gondolas {gondola} and {other} moored at the same time")
    return found
