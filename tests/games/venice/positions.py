"""Positions for the tests of Venice: a board as in the rulebook's examples, with everything where a test wants it."""

from collections.abc import Sequence

from ridotto.engine.cells import cells
from ridotto.engine.rng import Rng
from ridotto.games.venice import GAME
from ridotto.games.venice.moves import BUILDING_TEXTS, CONTRACT_TEXTS, CONTRACTS, DOGE_CARD_TEXTS, INFLUENCE, INFLUENCE_TEXTS, TILE_TEXTS, TILES
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.position import MOST_COLOURS, NOBODY, PLACES, TURN
from ridotto.games.venice.rules.scoring import begin_scoring
from ridotto.games.venice.rules.setup import chart
from ridotto.games.venice.rules.tasks import TO_DOGE_ACT, TO_NEXT, TO_RESULT
from ridotto.games.venice.rules.turn import begin_turn
from tests.games.hearing import Ear

LAYOUT = (
    *("council-of-ten", "mint", "church", "small-council", "harbour", "market"),
    *("court", "library", "monastery", "warehouse", "consulate", "senate"),
)
HOMES = (
    *("market", "council-of-ten"),
    *("library", "warehouse"),
    *("senate", "doges-palace"),
    *("court", "monastery"),
    *("church", "consulate"),
)
"""Where gondolas are moored unless a test says otherwise."""


class Table:
    """A match whose parts can be put where a test wants them."""

    def __init__(self, seats: int = 3, variant: str = "", first: int = 0, seed: str = "a table") -> None:
        n = 0
        while True:
            self.ear = Ear(GAME)
            self.state: Venice = GAME.start(seats, Rng.from_seed(f"{seed} {n}"), variant, listener=self.ear)  # type: ignore[assignment]
            if self.state.first == first:
                break
            n += 1
        for place, tile in enumerate(LAYOUT):
            self.state.dock_of[TILE_TEXTS.index(tile)] = place + 3
        chart(self.state)

    # ---- putting things where they are wanted ----

    def deal(self) -> "Table":
        """Everybody puts back the first contract offered."""
        while self.state.simultaneous():
            seat = self.state.actors()[0]
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def ready(self) -> "Table":
        """After the prologue: gondolas in their usual places, the first gondola free to man, no tasks left."""
        state = self.deal().state
        self.clear()
        state.round = 1
        state.stage = TURN
        for gondola in range(int(state.seats) * 2):
            self.moor(gondola // 2, gondola % 2 + 1, HOMES[gondola])
        for seat in range(int(state.seats)):
            state.gondolier[seat] = 1
            state.hand[seat] = 0
        for deck in range(2 if state.seats == 1 else 0):
            for letter in range(2):
                self.moor(deck + 1, letter + 1, ("consulate", "senate", "court", "church")[deck * 2 + letter])
        self.ear.heard.clear()
        return self

    def moor(self, colour: int, number: int, building: str) -> None:
        """Moor a gondola (1 or 2) there, on top of those already there."""
        gondola = colour * 2 + number - 1
        self.state.gondola_at[gondola] = BUILDING_TEXTS.index(building)
        self.state.arrived[gondola] = self.state.moorings
        self.state.moorings += 1

    def load(self, colour: int, number: int, ceramic: int = 0, cloth: int = 0, silver: int = 0) -> None:
        """A gondola carries this, taken from the supply."""
        for kind, n in enumerate((ceramic, cloth, silver)):
            at = (colour * 2 + number - 1) * 3 + kind
            self.state.cubes[kind] += self.state.load[at] - n
            self.state.load[at] = n

    def assistant(self, colour: int, tile: str, field: int) -> None:
        """Put an assistant there."""
        at = TILE_TEXTS.index(tile) * MOST_COLOURS + colour
        if self.state.field[at] == 0:
            self.state.supply[colour] -= 1
        self.state.field[at] = field

    def bridge(self, colour: int, one: str, two: str) -> None:
        """Put a bridge on this canal."""
        self.state.bridge[self.canal(one, two)] = colour
        self.state.bridges_left[colour] -= 1

    def canal(self, one: str, two: str) -> int:
        """The canal between two buildings."""
        a, b = BUILDING_TEXTS.index(one), BUILDING_TEXTS.index(two)
        return next(int(self.state.near_canal[at]) for at in range(a * 6, a * 6 + 6) if self.state.near[at] == b)

    def give(self, seat: int, *contracts: str) -> None:
        """These contracts are in hand, and nowhere else."""
        for contract in contracts:
            n = CONTRACT_TEXTS.index(contract)
            pile = [int(card) for card in self.state.pile if card not in (n, NOBODY)]
            self.state.pile = cells(pile + [NOBODY] * (CONTRACTS - len(pile)))
            self.state.piled = len(pile)
            self.state.hand[seat] |= 1 << n

    def stack(self, *contracts: str) -> None:
        """The contract pile, top first."""
        numbers = [CONTRACT_TEXTS.index(contract) for contract in contracts]
        self.state.pile = cells(numbers + [NOBODY] * (CONTRACTS - len(numbers)))
        self.state.piled = len(numbers)

    def lay(self, seat: int, *contracts: str) -> None:
        """Lay these contracts on places."""
        for contract in contracts:
            n = CONTRACT_TEXTS.index(contract)
            place = next(at for at in range(seat * PLACES, seat * PLACES + PLACES) if self.state.laid[at] == NOBODY)
            self.state.laid[place] = n
            self.state.in_force[seat] |= 1 << n
            self.state.hand[seat] &= ~(1 << n)

    def cards(self, seat: int, *cards: str) -> None:
        """These influence cards are in hand."""
        for card in cards:
            self.state.cards[seat * INFLUENCE + INFLUENCE_TEXTS.index(card)] += 1

    def stack_cards(self, *cards: str) -> None:
        """The influence pile, top first."""
        numbers = [INFLUENCE_TEXTS.index(card) for card in cards]
        self.state.card_pile = cells(numbers + [NOBODY] * (22 - len(numbers)))
        self.state.cards_piled = len(numbers)

    def stack_deck(self, letter: str, *tiles: str) -> None:
        """A smuggler deck, top first."""
        deck = "ab".index(letter)
        for at in range(TILES):
            self.state.deck[deck * TILES + at] = TILE_TEXTS.index(tiles[at]) if at < len(tiles) else NOBODY
        self.state.decked[deck] = len(tiles)
        self.state.top_known[deck] = 0

    def row(self, *cards: str | None) -> None:
        """The Doge's row."""
        for position, card in enumerate(cards):
            self.state.row[position] = NOBODY if card is None else DOGE_CARD_TEXTS.index(card)

    def clear(self) -> None:
        """Leave no decision owed and no task."""
        self.state.depth = 0
        self.state.owing = 0
        self.state.asked = -1
        for at in range(len(self.state.todo)):
            self.state.todo[at] = 0

    # ---- playing ----

    def turn(self, seat: int = 0) -> "Table":
        """The turn of a seat begins; what was going on is forgotten."""
        self.clear()
        begin_turn(self.state, seat)
        self.state.proceed()
        return self

    def doge_acts(self) -> "Table":
        """The Doge acts after a turn."""
        self.clear()
        self.state.turn = 0
        self.state.then(TO_NEXT)
        self.state.then(TO_DOGE_ACT)
        self.state.proceed()
        return self

    def score(self) -> "Table":
        """The match is scored."""
        self.clear()
        begin_scoring(self.state)
        self.state.proceed()
        return self

    def end(self) -> "Table":
        """The last steps of the scoring, without paying off."""
        self.clear()
        self.state.then(TO_RESULT)
        self.state.proceed()
        return self

    def play(self, *moves: str, seat: int | None = None) -> "Table":
        """Moves by whoever owes a decision, or by this seat."""
        for move in moves:
            actor = self.state.actors()[0] if seat is None else seat
            number = GAME.codec.number(move)
            legal = self.legal(actor)
            assert move in legal, f"{move!r} is not among {legal} ({self.decision})"
            self.state.apply(actor, number)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """What can be played now."""
        actor = self.state.actors()[0] if seat is None else seat
        return [GAME.codec.text(move) for move in self.state.legal(actor)]

    @property
    def decision(self) -> str:
        """The decision that is owed."""
        return GAME.decisions[self.state.decision(self.state.actors()[0])].name if self.state.actors() else "over"

    # ---- looking ----

    def field(self, colour: int, tile: str) -> int:
        """The field of an assistant."""
        return int(self.state.field[TILE_TEXTS.index(tile) * MOST_COLOURS + colour])

    def carries(self, colour: int, number: int) -> tuple[int, ...]:
        """The load of a gondola."""
        at = (colour * 2 + number - 1) * 3
        return tuple(int(self.state.load[at + kind]) for kind in range(3))

    def at(self, colour: int, number: int) -> str:
        """Where a gondola is."""
        return BUILDING_TEXTS[self.state.gondola_at[colour * 2 + number - 1]]

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return int(self.state.points_of(seat))

    def told(self, beginning: str) -> list[str]:
        """What was told that begins like this."""
        return [event for event in self.ear.heard if event.startswith(beginning)]


def sailing(table: Table, *moves: str, seat: int = 0) -> Table:
    """Begin the turn on the first gondola and go on from there."""
    table.turn(seat)
    if table.decision == "play-card":
        table.play("no-card")
    if table.decision == "gondolier":
        table.play("gondolier first")
    return table.play(*moves)


def masks(contracts: Sequence[str]) -> int:
    """Contracts as bits."""
    return sum(1 << CONTRACT_TEXTS.index(contract) for contract in contracts)
