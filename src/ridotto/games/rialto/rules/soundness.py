"""What must hold in every position, whatever was played."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import count_values, listed, occurrences, zeros
from ridotto.engine.soundness import miscounts
from ridotto.games.rialto.moves import BUILDING_TEXTS, BUILDINGS, CARDS, KINDS, PAIRS, PLACES
from ridotto.games.rialto.rules.position import A_GONDOLA, COIN, FREE, NO_WAY, NOBODY, ROOMS, Position


def faults(p: Position) -> list[str]:
    """Sentences that say what is wrong."""
    return card_faults(p) + hand_faults(p) + coin_faults(p) + building_faults(p) + councilman_faults(p) + track_faults(p) + tile_faults(p)


def card_faults(p: Position) -> list[str]:
    """Pile, discards, hands, rows and plays hold all cards, the right number of each kind."""
    n: vec[i64] = zeros(KINDS)
    count_values(n, p.pile, 0, len(p.pile))
    for at in range(len(p.hand)):
        n[at % KINDS] += p.hand[at] + p.down[at]
    for at in range(len(p.rows)):
        n[at % KINDS] += p.rows[at]
    for at in range(len(p.played)):
        n[at % KINDS] += p.played[at]
    for kind in range(KINDS):
        n[kind] += p.discard[kind] + p.virtual_hand[kind]
    return miscounts("cards", CARDS, n, p.parts.copies)


def hand_faults(p: Position) -> list[str]:
    """What is known of a stock is contained in it, and choices in progress are cards in hand."""
    found: list[str] = []
    for seat in range(p.seats):
        for kind in range(KINDS):
            at = seat * KINDS + kind
            if p.hand[at] < 0 or p.drop[at] > p.hand[at]:
                found.append(f"seat {seat} holds {p.hand[at]} cards {CARDS[kind]} and discards {p.drop[at]} of them")
            if p.open[at] + p.sunk[at] > p.hand[at] + p.down[at] or p.sunk[at] > p.down[at] or not 0 <= p.recent[at] <= p.open[at]:
                found.append(f"what is known of the cards {CARDS[kind]} of seat {seat} is not so")
    return found


def coin_faults(p: Position) -> list[str]:
    """All coins are in stocks, on buildings, in the general supply or about to return to it."""
    n: i64 = p.bank + p.returning + occurrences(p.mark, COIN, 0, len(p.mark))
    for seat in range(p.seats):
        n += p.coins[seat]
        if p.coins[seat] < 0:
            return [f"seat {seat} has {p.coins[seat]} coins"]
    return [] if n == p.parts.coins and p.bank >= 0 else [f"there are {n} coins, {p.bank} of them in the general supply, not {p.parts.coins}"]


def building_faults(p: Position) -> list[str]:
    """All tiles of each kind are in the supply, on a tableau or waiting for a place; coins lie only on buildings."""
    found: list[str] = []
    for building in range(BUILDINGS):
        n: i64 = p.tiles[building] + occurrences(p.room, building, 0, p.seats * ROOMS)
        if p.built > 0 and p.held == building:
            n += 1
        if n != p.parts.tile_copies or p.tiles[building] < 0:
            found.append(f"there are {n} buildings {BUILDING_TEXTS[building]}, not {p.parts.tile_copies}")
    for at in range(p.seats * ROOMS):
        if p.room[at] == FREE and p.mark[at] != 0:
            found.append(f"place {at % ROOMS} of seat {at // ROOMS} is empty and yet marked")
    return found


def councilman_faults(p: Position) -> list[str]:
    """Tableau, general supply and districts hold all men of a seat; the virtual player's are unlimited (RIA-187)."""
    found: list[str] = []
    whole: i64 = p.parts.men_tableau + p.parts.men_supply
    for seat in range(p.seats):
        n: i64 = p.tableau[seat] + p.supply[seat]
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            n += p.men[at]
            if p.men[at] < 0:
                found.append(f"seat {seat} has {p.men[at]} councilmen in a district")
        if n != whole or p.tableau[seat] < 0 or p.supply[seat] < 0:
            found.append(f"seat {seat} has {n} councilmen, not {whole}")
    return found


def track_faults(p: Position) -> list[str]:
    """RIA-25: each disc is in the order once, and none before one that is further along."""
    found: list[str] = []
    for rank in range(p.players):
        if rank > 0 and p.space[p.order[rank]] > p.space[p.order[rank - 1]]:
            found.append("the Doge order is not that of the spaces")
    if sorted(listed(p.order)) != list(range(int(p.players))):
        found.append("a disc is missing in the Doge order")
    return found


def tile_faults(p: Position) -> list[str]:
    """RIA-119: no bridge or gondola is missing; tiles are on connections, the marker on a free one."""
    found: list[str] = []
    bridges: i64 = 0
    gondolas: i64 = p.gondolas
    for pair in range(PAIRS):
        bridges += 1 if 0 <= p.tile[pair] < A_GONDOLA else 0
        gondolas += 1 if p.tile[pair] == A_GONDOLA else 0
        if (p.tile[pair] == NO_WAY) == (p.parts.on_board[pair] == 1):
            found.append(f"pair {pair} is not what the board says")
    if bridges != p.bridges_laid:
        found.append(f"{bridges} bridges lie on the board, not {p.bridges_laid}")
    if gondolas != p.parts.gondolas:
        found.append(f"there are {gondolas} gondolas, not {p.parts.gondolas}")
    if p.marker != NOBODY and p.tile[p.marker] != FREE:
        found.append("the marker lies on a connection that is built on")
    return found
