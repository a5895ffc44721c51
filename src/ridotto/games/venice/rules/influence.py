"""Step 1 of the turn: playing an influence card. VEN-26, VEN-106, VEN-108 to VEN-119, VEN-151."""

from mypy_extensions import i64

from ridotto.games.venice.events import CARD_PLAYED, POINTS_GAINED
from ridotto.games.venice.moves import (
    ASSISTANT,
    BID_CONTRACTS,
    BRIBE_COUNCILLORS,
    BRIBE_FOREMAN,
    BUILD_BRIDGE,
    BUILDINGS,
    CUBE,
    DECIDE_CARD,
    DECIDE_CARD_ASSISTANT,
    DECIDE_CARD_BUILDING,
    DECIDE_CARD_MORE,
    DECIDE_CUBE_KIND,
    DECIDE_EITHER,
    FIELDS,
    INFLUENCE,
    KINDS,
    LEAD_RESEARCH,
    LOBBYIST,
    MORE,
    NO_CARD,
    NO_MORE,
    ORGANISE_SUPPLIES,
    OVERTIME,
    OVERTIME_AT,
    PLAY,
    PROMOTE_WORKERS,
    TAKE,
    TAKE_BRIDGE,
    TAKE_CONTRACT,
    TAKE_POINTS,
    TESTIMONY,
    TILES,
    TRADE_INFORMATION,
)
from ridotto.games.venice.rules.activation import BOTH_PARTS, begin_activation, gain_coins, score_building
from ridotto.games.venice.rules.assistants import advance, field_of, promote
from ridotto.games.venice.rules.effects import can_build, can_use
from ridotto.games.venice.rules.gondolas import ask_load, gain_cubes
from ridotto.games.venice.rules.income import reach_of_assistant
from ridotto.games.venice.rules.parts import GAIN_VP
from ridotto.games.venice.rules.piles import can_receive_contract, cards_held, discard_card, receive_contract
from ridotto.games.venice.rules.position import BY_CARD, FROM_CARDS, NOBODY, READY, TO_ADD_CUBE, TO_BRIDGE, TO_DRAW_CARD, Position


def ask_card(p: Position) -> None:
    """VEN-26, VEN-R7: asked whenever he holds a card."""
    if cards_held(p, p.turn) > 0:
        p.wait_for(p.turn, DECIDE_CARD)


def card_options(p: Position, seat: i64) -> None:
    """VEN-26: one card, or none."""
    p.add(NO_CARD)
    for kind in range(INFLUENCE):
        if p.cards[seat * INFLUENCE + kind] > 0 and playable(p, seat, kind):
            p.add(PLAY + kind)


def playable(p: Position, seat: i64, kind: i64) -> bool:
    """VEN-R16: a card without any result or target is not; Hire a Spy and Trade Information always are."""
    if kind in (BRIBE_FOREMAN, PROMOTE_WORKERS):
        return any(0 < field_of(p, seat, tile) < FIELDS for tile in range(TILES))
    if kind == OVERTIME:
        return can_overtime(p, seat, p.gondola_at[seat * 2], seat * 2) or can_overtime(p, seat, p.gondola_at[seat * 2 + 1], seat * 2 + 1)
    if kind == BRIBE_COUNCILLORS:
        return p.council[seat] < p.parts.council_track_last
    if kind == BUILD_BRIDGE:
        return can_build(p, seat) or own_bridges(p, seat) > 0
    if kind == ORGANISE_SUPPLIES:
        return p.cubes[0] + p.cubes[1] + p.cubes[2] > 0
    if kind == LEAD_RESEARCH:
        return p.scrolls[seat] < p.parts.scroll_cap
    if kind == TESTIMONY:
        return p.intrigue[seat] > 0
    return True


def can_overtime(p: Position, seat: i64, building: i64, gondola: i64) -> bool:
    """VEN-109, VEN-R13: a building at which some effect can be used; a tile needs an own assistant."""
    reach: i64 = BOTH_PARTS if building >= TILES else reach_of_assistant(p, seat, building)
    return any(reach >> effect & 1 and can_use(p, seat, building, effect, gondola) for effect in range(FIELDS))


def own_bridges(p: Position, seat: i64) -> i64:
    """VEN-112: bridges of this seat on the board."""
    n: i64 = 0
    for canal in range(len(p.bridge)):
        if p.bridge[canal] == seat:
            n += 1
    return n


def choose_card(p: Position, seat: i64, move: i64) -> None:
    """VEN-106, VEN-151, VEN-R29: the card is discarded, contract 15 pays, then comes the effect."""
    p.owing = 0
    if move == NO_CARD:
        return
    kind: i64 = move - PLAY
    discard_card(p, seat, kind)
    p.card = kind
    p.tell(CARD_PLAYED, seat, kind)
    if p.has(seat, LOBBYIST):
        p.pay_contract(seat, LOBBYIST, p.amount(LOBBYIST))
    carry_out_card(p, seat, kind)


def carry_out_card(p: Position, seat: i64, kind: i64) -> None:
    """VEN-108 to VEN-119."""
    amount: i64 = p.parts.influence_amount[kind]
    if kind in (BRIBE_FOREMAN, PROMOTE_WORKERS):
        p.wait_for(seat, DECIDE_CARD_ASSISTANT)
    elif kind == OVERTIME:
        p.wait_for(seat, DECIDE_CARD_BUILDING)
    elif kind == BRIBE_COUNCILLORS:
        p.advance_council(seat, 1)
        if p.council[seat] < p.parts.council_track_last:
            p.wait_for(seat, DECIDE_CARD_MORE)
    elif kind == TRADE_INFORMATION:
        gain_coins(p, seat, amount)
        p.then(TO_DRAW_CARD)
    elif kind in (BUILD_BRIDGE, BID_CONTRACTS):
        p.held = NOBODY
        p.wait_for(seat, DECIDE_EITHER)
    elif kind == ORGANISE_SUPPLIES:
        p.then(TO_ADD_CUBE)
        ask_load(p, seat)
    elif kind == LEAD_RESEARCH:
        p.gain_scrolls(seat, amount)
    elif kind == TESTIMONY:
        p.lose_intrigue(seat, amount)
    else:  # VEN-119: Hire a Spy
        p.spy = READY


def card_assistant_options(p: Position, seat: i64) -> None:
    """VEN-108, VEN-113: an own assistant that is not yet on field 4."""
    for tile in range(TILES):
        if 0 < field_of(p, seat, tile) < FIELDS:
            p.add(ASSISTANT + tile)


def choose_card_assistant(p: Position, seat: i64, tile: i64) -> None:
    """VEN-108, VEN-113, VEN-R54: to field 4 pushing nobody and for intrigue, or one field on pushing as usual; nothing is activated."""
    p.owing = 0
    if p.card == BRIBE_FOREMAN:
        promote(p, seat, tile)
        p.gain_intrigue(seat, p.parts.influence_amount[BRIBE_FOREMAN])
    else:
        advance(p, seat, tile)


def card_building_options(p: Position, seat: i64) -> None:
    """VEN-109: where the own gondolas lie."""
    for building in range(BUILDINGS):
        for gondola in range(seat * 2, seat * 2 + 2):
            if p.gondola_at[gondola] == building and can_overtime(p, seat, building, gondola):
                p.add(OVERTIME_AT + building)


def overtime(p: Position, seat: i64, building: i64) -> None:
    """VEN-109, VEN-R13: activated with the gondola that lies there, without advancing an assistant."""
    p.owing = 0
    gondola: i64 = seat * 2 if p.gondola_at[seat * 2] == building else seat * 2 + 1
    begin_activation(p, seat, building, gondola, BY_CARD)


def more_options(p: Position) -> None:
    """VEN-110."""
    p.add(MORE)
    p.add(NO_MORE)


def choose_more(p: Position, seat: i64, move: i64) -> None:
    """VEN-110: intrigue for one more field."""
    p.owing = 0
    if move == MORE:
        p.gain_intrigue(seat, p.parts.influence_amount[BRIBE_COUNCILLORS])
        p.advance_council(seat, 1)


def either_options(p: Position, seat: i64) -> None:
    """VEN-112, VEN-115, VEN-116, VEN-136: the one or the other, as far as it is possible."""
    if p.act_at == NOBODY and p.card == BID_CONTRACTS:
        if can_receive_contract(p, seat):
            p.add(TAKE + TAKE_CONTRACT)
        p.add(TAKE + TAKE_POINTS)
        return
    if can_build(p, seat):
        p.add(TAKE + TAKE_BRIDGE)
    if p.act_at != NOBODY or own_bridges(p, seat) > 0:
        p.add(TAKE + TAKE_POINTS)


def choose_either(p: Position, seat: i64, what: i64) -> None:
    """VEN-112, VEN-115, VEN-136."""
    p.owing = 0
    row: i64 = p.held
    p.held = NOBODY
    if what == TAKE_BRIDGE:
        p.then(TO_BRIDGE)
    elif what == TAKE_CONTRACT:
        receive_contract(p, seat, 0)
    elif p.act_at != NOBODY:
        score_building(p, seat, p.parts.effect[row + GAIN_VP])
    else:
        points: i64 = p.parts.influence_amount[p.card]
        if p.card == BUILD_BRIDGE:
            points *= own_bridges(p, seat)
        p.score(seat, FROM_CARDS, points)
        p.tell(POINTS_GAINED, seat, points)


def ask_cube(p: Position) -> None:
    """VEN-114: a cube of any kind on either gondola."""
    p.wait_for(p.turn, DECIDE_CUBE_KIND)


def cube_options(p: Position) -> None:
    """VEN-114, VEN-R16: a kind that the supply has."""
    for kind in range(KINDS):
        if p.cubes[kind] > 0:
            p.add(CUBE + kind * 2)
            p.add(CUBE + kind * 2 + 1)


def add_cube(p: Position, seat: i64, move: i64) -> None:
    """VEN-114, VEN-65."""
    p.owing = 0
    gain_cubes(p, seat, seat * 2 + (move - CUBE) % 2, (move - CUBE) // 2, 1)
