"""The setup: VEN-1 to VEN-16, for two players VEN-181, against the Doge VEN-199 to VEN-204 and VEN-255 to VEN-263."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import ascending, one_by_one, zeros
from ridotto.engine.hidden.piles import DEALT, PUT_BACK, noted
from ridotto.engine.state import EVERYBODY
from ridotto.games.venice.events import DEALS, LAYOUT, PUTS_BACK, START_PLAYER
from ridotto.games.venice.moves import BUILDINGS, CONTRACTS, DECIDE_RETURN, GREAT_COUNCIL, RETURN, TILES
from ridotto.games.venice.rules.doge import fill_row
from ridotto.games.venice.rules.parts import DOCKS, MOST_NEAR
from ridotto.games.venice.rules.piles import put_under, take_top
from ridotto.games.venice.rules.position import HAND, NOBODY, PROLOGUE, Choice, Position, bit
from ridotto.games.venice.rules.tasks import TO_PLACE, TO_PLACE_DOGE, TO_ROUND


def set_up(p: Position) -> None:
    """From the box to the choice of the contract to be put back."""
    p.first = p.rng.below(p.seats)  # VEN-14
    p.tell(START_PLAYER, p.first)
    lay_tiles(p)
    hand_out(p)
    shuffle_influence(p)
    if p.has_decks():
        shuffle_decks(p)
    if p.has_doge():
        shuffle_doge_cards(p)
    deal(p)


def lay_tiles(p: Position) -> None:
    """VEN-2: put the tiles on their places at random; the municipal docks are fixed."""
    tiles = ascending(TILES)
    p.rng.shuffle(tiles, 0, TILES)
    for place in range(TILES):
        p.dock_of[tiles[place]] = place + 3
    for at in range(3):
        p.dock_of[GREAT_COUNCIL + at] = at
    p.tell_row(LAYOUT, EVERYBODY, tiles[0], tiles, 1, TILES)
    chart(p)


def chart(p: Position) -> None:
    """Note which buildings the canals connect, now that every building has its dock."""
    standing: vec[i64] = zeros(DOCKS)
    for building in range(BUILDINGS):
        standing[p.dock_of[building]] = building
    for at in range(BUILDINGS * MOST_NEAR):
        p.near[at] = NOBODY
        p.near_canal[at] = NOBODY
    for canal in range(len(p.parts.canal_cost)):
        one: i64 = standing[p.parts.canal_a[canal]]
        two: i64 = standing[p.parts.canal_b[canal]]
        note_near(p, one, two, canal)
        note_near(p, two, one, canal)


def note_near(p: Position, building: i64, other: i64, canal: i64) -> None:
    """Note that a canal leads from a building to another; these are kept in ascending order."""
    at: i64 = building * MOST_NEAR
    while p.near[at] != NOBODY and p.near[at] < other:
        at += 1
    while other != NOBODY:
        next_one: i64 = p.near[at]
        next_canal: i64 = p.near_canal[at]
        p.near[at] = other
        p.near_canal[at] = canal
        other = next_one
        canal = next_canal
        at += 1


def hand_out(p: Position) -> None:
    """VEN-11, VEN-12, VEN-13, VEN-15, VEN-204: tracks at 0, a scroll, and more coins for later seats."""
    for place in range(p.seats):
        seat = p.seat_at(place)
        p.coins[seat] = p.parts.start_coins + place * p.parts.coins_per_earlier_player
        p.scrolls[seat] = p.parts.start_scrolls


def shuffle_influence(p: Position) -> None:
    """VEN-10: all influence cards in one face-down pile."""
    p.card_pile = one_by_one(p.parts.influence_copies)
    p.cards_piled = len(p.card_pile)
    p.rng.shuffle(p.card_pile, 0, p.cards_piled)


def shuffle_decks(p: Position) -> None:
    """VEN-181, VEN-R33: both smuggler decks."""
    for deck in range(2):
        for tile in range(TILES):
            p.deck[deck * TILES + tile] = tile
        p.rng.shuffle(p.deck, deck * TILES, deck * TILES + TILES)
        p.decked[deck] = TILES
        p.seen[deck] = bit(TILES) - 1 if p.seats == 2 else 0


def shuffle_doge_cards(p: Position) -> None:
    """VEN-203: some cards are removed unseen, three laid out in a row."""
    p.doge_pile = one_by_one(p.parts.doge_copies)
    p.rng.shuffle(p.doge_pile, 0, len(p.doge_pile))
    p.doge_boxed = p.parts.doge_cards_removed
    p.doge_piled = len(p.doge_pile) - p.doge_boxed
    fill_row(p)


def deal(p: Position) -> None:
    """VEN-6, VEN-7, VEN-8, VEN-202: make the pile, the rest stays unseen; deal three to each, who all choose at once."""
    all_of_them = ascending(CONTRACTS)
    p.rng.shuffle(all_of_them, 0, CONTRACTS)
    p.piled = p.parts.contract_pile[p.seats]
    for at in range(p.piled):
        p.pile[at] = all_of_them[at]
    for place in range(p.seats):
        seat = p.seat_at(place)
        dealt: vec[i64] = zeros(HAND)
        for at in range(HAND):
            dealt[at] = take_top(p)
            p.hand[seat] |= bit(dealt[at])
        p.tell_row(DEALS, seat, seat, dealt, 0, HAND)
        p.contract_log = noted(p.contract_log, DEALT, seat, p.hand[seat], NOBODY)
    p.owing = bit(p.seats) - 1
    p.phase = DECIDE_RETURN


class ReturnContract(Choice):
    """Which of the three contracts dealt is put back."""

    def __init__(self) -> None:
        super().__init__(DECIDE_RETURN, "return-contract", "VEN-8")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-8: one of the three."""
        for contract in range(CONTRACTS):
            if (state.hand[seat] >> contract) & 1:
                state.add(RETURN + contract)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-8: nobody sees it; when all have chosen, all are put back."""
        state.secret[seat] += 1
        state.veiled[seat] += 1
        state.returned[seat] = move - RETURN
        state.owing -= bit(seat)
        if state.owing == 0:
            put_all_back(state)


def put_all_back(p: Position) -> None:
    """VEN-9: under the pile in play order, the last player's at the bottom. Then the prologue begins."""
    p.seal()
    for place in range(p.seats):
        seat = p.seat_at(place)
        contract: i64 = p.returned[seat]
        p.returned[seat] = NOBODY
        p.hand[seat] -= bit(contract)
        put_under(p, contract)
        p.contract_log = noted(p.contract_log, PUT_BACK, seat, contract, NOBODY)
        p.tell(PUTS_BACK, seat)
    p.stage = PROLOGUE
    p.then(TO_ROUND)
    if p.seats == 1:  # VEN-205, VEN-206, VEN-207
        p.then(TO_PLACE, 1)
        p.then(TO_PLACE_DOGE)
        p.then(TO_PLACE, 0)
        return
    for place in range(p.seats):  # VEN-18: counter-clockwise from the last player; the last task is done first
        p.then(TO_PLACE, p.seat_at(place) * 2 + 1)
    for place in range(p.seats):  # VEN-17
        p.then(TO_PLACE, p.seat_at(p.seats - 1 - place) * 2)
