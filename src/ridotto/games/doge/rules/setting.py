"""Phase 1: cards and tokens are chosen in secret, cards are turned up, tokens go to their fields face down."""

from mypy_extensions import i64

from ridotto.engine.bits import lowest, several
from ridotto.games.doge.events import SET
from ridotto.games.doge.moves import CARD, DECIDE_CARD, DECIDE_TOKENS, FIELDS, NOTHING, TOKENS
from ridotto.games.doge.rules.position import IN_SUPPLY, LINKS, PLACES, SETTING, Choice, Position
from ridotto.games.doge.rules.tokens import holds, size


def begin_setting(b: Position) -> None:
    """DOG-23: all who have tokens choose at the same time; DOG-34: the others take no part.

    DOG-35: one seat is enough. DOG-36: with none, the setting is over as soon as it has begun.
    """
    b.stage = SETTING
    b.group = 0
    b.owing = 0
    for seat in range(b.seats):
        if can_set(b, seat):
            b.group |= 1 << seat
            begin_choosing(b, seat)


def can_set(b: Position, seat: i64) -> bool:
    """DOG-34: whether the seat has enough tokens. A card it always has: there are no more settings than fields."""
    return size(b.tokens[seat * PLACES + IN_SUPPLY]) >= b.parts.tokens_min


def begin_choosing(b: Position, seat: i64) -> None:
    """The seat's chain begins with a card. Its last card is played without asking (DOG-R28)."""
    b.owing |= 1 << seat
    b.asks[seat] = DECIDE_CARD
    hand: i64 = (1 << FIELDS) - 1 - b.used[seat]
    if not several(hand):
        play_card(b, seat, lowest(hand))


class ChooseCard(Choice):
    """Which card the seat plays, in secret."""

    def __init__(self) -> None:
        super().__init__(DECIDE_CARD, "card", "DOG-23")

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-32: fields whose card is still in hand."""
        for field in range(FIELDS):
            if not (state.used[seat] >> field) & 1:
                state.add(CARD + field)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """DOG-24: the tokens come after the card."""
        play_card(state, seat, move - CARD)


def play_card(b: Position, seat: i64, field: i64) -> None:
    """The tokens follow; they are set without asking where everybody knows that there is only one answer (DOG-R28)."""
    b.link(seat, CARD + field)
    if must_set_these(b, seat):
        supply = b.tokens[seat * PLACES + IN_SUPPLY]
        i: i64 = 0
        while not holds(supply, b.parts.choice_tokens[b.parts.choices[i]]):
            i += 1
        set_tokens(b, seat, b.parts.choices[i])
    else:
        b.asks[seat] = DECIDE_TOKENS


def must_set_these(b: Position, seat: i64) -> bool:
    """Whether everybody knows that the seat has one choice: all tokens left, or the only one that the edition offers.

    Only public facts may decide this: others see whether a seat is asked, which must not betray its tokens (DOG-13).
    """
    return size(b.tokens[seat * PLACES + IN_SUPPLY]) == b.parts.tokens_min or len(b.parts.choices) == 1


class ChooseTokens(Choice):
    """Which tokens the seat sets, face down."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TOKENS, "tokens", "DOG-24")

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-25, DOG-26, DOG-27: every combination of one to four tokens that the supply holds; none is no choice (DOG-28)."""
        supply = state.tokens[seat * PLACES + IN_SUPPLY]
        for i in range(len(state.parts.choices)):
            choice = state.parts.choices[i]
            if holds(supply, state.parts.choice_tokens[choice]):
                state.add(TOKENS + choice)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """DOG-30: the tokens stay face down after the setting; at the end of the round all have been turned up."""
        set_tokens(state, seat, move - TOKENS)


def set_tokens(b: Position, seat: i64, choice: i64) -> None:
    """The seat's chain is complete; others learn no more than that (DOG-R2)."""
    b.link(seat, TOKENS + choice)
    b.asks[seat] = NOTHING
    b.owing &= ~(1 << seat)


def turn_up_cards(b: Position) -> None:
    """DOG-29, DOG-30, DOG-31: all cards are turned up together, and the tokens go face down into their fields."""
    for seat in range(b.seats):
        if (b.group >> seat) & 1:
            field = b.chain[seat * LINKS] - CARD
            tokens = b.parts.choice_tokens[b.chain[seat * LINKS + 1] - TOKENS]
            b.used[seat] |= 1 << field
            b.tokens[seat * PLACES + IN_SUPPLY] -= tokens
            b.tokens[seat * PLACES + field] = tokens
            b.tell(SET, seat, field, size(tokens))
            b.clear_chain(seat)
    b.group = 0
    b.seal()


def take_cards_back(b: Position) -> None:
    """DOG-37, DOG-R3: after the last setting the cards return to the hands."""
    for seat in range(b.seats):
        b.used[seat] = 0
