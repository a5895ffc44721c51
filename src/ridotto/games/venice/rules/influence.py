"""Step 1 of the turn: playing an influence card. VEN-26, VEN-106, VEN-108 to VEN-119, VEN-151."""

from mypy_extensions import i64

from ridotto.engine.cells import occurrences
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
from ridotto.games.venice.rules.activation import begin_activation
from ridotto.games.venice.rules.assistants import advance, field_of, promote
from ridotto.games.venice.rules.bridges import can_build
from ridotto.games.venice.rules.effects import can_use
from ridotto.games.venice.rules.gondolas import ask_load, gain_cubes
from ridotto.games.venice.rules.income import open_effects
from ridotto.games.venice.rules.parts import GAIN_VP
from ridotto.games.venice.rules.piles import can_receive_contract, cards_held, discard_card, receive_contract
from ridotto.games.venice.rules.position import BY_CARD, FROM_CARDS, NOBODY, READY, Choice, Position
from ridotto.games.venice.rules.tasks import TO_ADD_CUBE, TO_BRIDGE, TO_DRAW_CARD
from ridotto.games.venice.rules.tiles import gain_coins, score_building
from ridotto.games.venice.rules.tracks import advance_council, gain_intrigue, gain_scrolls, lose_intrigue


def ask_card(p: Position) -> None:
    """VEN-26, VEN-R7: ask whenever the player holds a card."""
    if cards_held(p, p.turn) > 0:
        p.wait_for(p.turn, DECIDE_CARD)


class PlayCard(Choice):
    """Which influence card is played, if any."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CARD, "play-card", "VEN-26")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-26: one card, or none."""
        state.add(NO_CARD)
        for kind in range(INFLUENCE):
            if state.cards[seat * INFLUENCE + kind] > 0 and playable(state, seat, kind):
                state.add(PLAY + kind)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-106, VEN-151, VEN-R29: the card is discarded, contract 15 pays, then comes the effect."""
        state.owing = 0
        if move == NO_CARD:
            return
        kind: i64 = move - PLAY
        discard_card(state, seat, kind)
        state.card = kind
        state.tell(CARD_PLAYED, seat, kind)
        if state.has(seat, LOBBYIST):
            state.pay_contract(seat, LOBBYIST, state.amount(LOBBYIST))
        carry_out_card(state, seat, kind)


def playable(p: Position, seat: i64, kind: i64) -> bool:
    """VEN-R16: not if it has no result or target; Hire a Spy and Trade Information always are."""
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
    """VEN-109, VEN-R13: whether some effect of a building can be used; a tile needs an assistant of the seat."""
    reach: i64 = open_effects(p, seat, building)
    return any(reach >> effect & 1 and can_use(p, seat, building, effect, gondola) for effect in range(FIELDS))


def own_bridges(p: Position, seat: i64) -> i64:
    """VEN-112: how many bridges this seat has on the board."""
    return occurrences(p.bridge, seat, 0, len(p.bridge))


def carry_out_card(p: Position, seat: i64, kind: i64) -> None:
    """VEN-108, VEN-109, VEN-110, VEN-111, VEN-112, VEN-113, VEN-114, VEN-115, VEN-116, VEN-117, VEN-118, VEN-119."""
    amount: i64 = p.parts.influence_amount[kind]
    if kind in (BRIBE_FOREMAN, PROMOTE_WORKERS):
        p.wait_for(seat, DECIDE_CARD_ASSISTANT)
    elif kind == OVERTIME:
        p.wait_for(seat, DECIDE_CARD_BUILDING)
    elif kind == BRIBE_COUNCILLORS:
        advance_council(p, seat, 1)
        if p.council[seat] < p.parts.council_track_last:
            p.wait_for(seat, DECIDE_CARD_MORE)
    elif kind == TRADE_INFORMATION:
        gain_coins(p, seat, amount)
        p.then(TO_DRAW_CARD)
    elif kind in (BUILD_BRIDGE, BID_CONTRACTS):
        p.wait_for(seat, DECIDE_EITHER)
    elif kind == ORGANISE_SUPPLIES:
        p.then(TO_ADD_CUBE)
        ask_load(p, seat)
    elif kind == LEAD_RESEARCH:
        gain_scrolls(p, seat, amount)
    elif kind == TESTIMONY:
        lose_intrigue(p, seat, amount)
    else:  # VEN-119: Hire a Spy
        p.spy = READY


# ---- what cards ask ----


class MoveAssistant(Choice):
    """The assistant that a card moves."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CARD_ASSISTANT, "card-assistant", "VEN-108")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-108, VEN-113: any of the seat's assistants not yet on field 4."""
        for tile in range(TILES):
            if 0 < field_of(state, seat, tile) < FIELDS:
                state.add(ASSISTANT + tile)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-108, VEN-113, VEN-R54: to field 4 for intrigue without pushing, or one field on; nothing is activated."""
        state.owing = 0
        if state.card == BRIBE_FOREMAN:
            promote(state, seat, move - ASSISTANT)
            gain_intrigue(state, seat, state.parts.influence_amount[BRIBE_FOREMAN])
        else:
            advance(state, seat, move - ASSISTANT)


class WorkOvertime(Choice):
    """The building that is activated by a card."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CARD_BUILDING, "card-building", "VEN-109")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-109: where the seat's gondolas are."""
        for building in range(BUILDINGS):
            for gondola in range(seat * 2, seat * 2 + 2):
                if state.gondola_at[gondola] == building and can_overtime(state, seat, building, gondola):
                    state.add(OVERTIME_AT + building)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-109, VEN-R13: activate it with the gondola there, without advancing an assistant."""
        state.owing = 0
        building: i64 = move - OVERTIME_AT
        gondola: i64 = seat * 2 if state.gondola_at[seat * 2] == building else seat * 2 + 1
        begin_activation(state, seat, building, gondola, BY_CARD)


class AdvanceMore(Choice):
    """Whether the councillors are bribed for one more field."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CARD_MORE, "card-more", "VEN-110")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-110: one more field, or none."""
        state.add(MORE)
        state.add(NO_MORE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-110: intrigue for one more field."""
        state.owing = 0
        if move == MORE:
            gain_intrigue(state, seat, state.parts.influence_amount[BRIBE_COUNCILLORS])
            advance_council(state, seat, 1)


class TakeEither(Choice):
    """A bridge, a contract or VP, where a card or a tile gives a choice."""

    def __init__(self) -> None:
        super().__init__(DECIDE_EITHER, "card-either", "VEN-112")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-112, VEN-115, VEN-116, VEN-136: each alternative that is possible."""
        if state.act_at == NOBODY and state.card == BID_CONTRACTS:
            if can_receive_contract(state, seat):
                state.add(TAKE + TAKE_CONTRACT)
            state.add(TAKE + TAKE_POINTS)
            return
        if can_build(state, seat):
            state.add(TAKE + TAKE_BRIDGE)
        if state.act_at != NOBODY or own_bridges(state, seat) > 0:
            state.add(TAKE + TAKE_POINTS)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-112, VEN-115, VEN-136."""
        state.owing = 0
        if move == TAKE + TAKE_BRIDGE:
            state.then(TO_BRIDGE)
        elif move == TAKE + TAKE_CONTRACT:
            receive_contract(state, seat, 0)
        elif state.act_at != NOBODY:
            score_building(state, seat, state.parts.effect[state.effect_at_hand() + GAIN_VP])
        else:
            points: i64 = state.parts.influence_amount[state.card]
            if state.card == BUILD_BRIDGE:
                points *= own_bridges(state, seat)
            state.score(seat, FROM_CARDS, points)
            state.tell(POINTS_GAINED, seat, points)


def ask_cube(p: Position) -> None:
    """VEN-114: ask for a cube of any kind on either gondola."""
    p.wait_for(p.turn, DECIDE_CUBE_KIND)


class AddCube(Choice):
    """A cube of any kind for either gondola."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CUBE_KIND, "cube-kind", "VEN-114")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-114, VEN-R16: a kind that the supply has."""
        for kind in range(KINDS):
            if state.cubes[kind] > 0:
                state.add(CUBE + kind * 2)
                state.add(CUBE + kind * 2 + 1)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-114, VEN-65."""
        state.owing = 0
        gain_cubes(state, seat, seat * 2 + (move - CUBE) % 2, (move - CUBE) // 2, 1)
