"""Positions of Doge: a board is set up as a test needs it, then played through legal moves alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ridotto.engine.game import game_named
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.doge.events import EVENTS
from ridotto.games.doge.moves import ADVISOR_KEYS, CODEC, DISTRICTS, FIELD_KEYS, FIELDS
from ridotto.games.doge.rules import DECISIONS, Doge
from ridotto.games.doge.rules.position import COUNT, HOUSE, IN_SUPPLY, KINDS, OPEN, PALAZZO, PLACES, RING
from ridotto.games.doge.rules.tokens import pack
from ridotto.games.doge.shape import DogeView, VoteView
from ridotto.games.doge.view import view

GAME = game_named("doge")
ALL = ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "quarantia")
DISTRICT_KEYS = ALL[:6]

Stacks = Mapping[str, Mapping[int, str]]
Houses = Mapping[str, Mapping[int, int]]


class Ear(Listener):
    """Keeps the events told, as lines of a record."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """Add a line."""
        assert audience == -1, "Doge tells everything to everybody"
        self.lines.append(EVENTS.text(EVENTS.event(kind, audience, args)))


class Play:
    """A position being played, with moves and what can be seen of it as text."""

    def __init__(self, state: Doge) -> None:
        self.state = state
        self.ear = Ear()
        state.listener = self.ear

    # ---- play ----

    @property
    def actors(self) -> list[int]:
        """Who owes a decision."""
        return self.state.actors()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over()

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat."""
        return [CODEC.text(move) for move in self.state.legal(seat)]

    def asks(self, seat: int) -> str | None:
        """The decision that a seat owes."""
        return DECISIONS[self.state.decision(seat)].name if seat in self.actors else None

    def play(self, seat: int, *moves: str) -> "Play":
        """Moves of one seat; after each the position must be sound."""
        for move in moves:
            self.state.apply(seat, CODEC.number(move))
            assert self.state.faults() == []
        return self

    def quiet(self, seat: int) -> None:
        """The least that the seat can do: first card, lowest token; give up, and shift, place and build nothing."""
        moves = self.legal(seat)
        kind = moves[-1].split()[0]
        self.play(seat, moves[-1] if kind in ("give-up", "stay", "hold") else moves[0])

    def until(self, reached: Callable[["Play"], bool]) -> "Play":
        """Play quietly until something is reached."""
        while not reached(self):
            self.quiet(self.actors[0])
        return self

    def end_vote(self) -> "Play":
        """Play quietly to the end of the vote under way."""
        now = (self.state.round, self.state.at)
        return self.until(lambda play: play.over or (play.state.round, play.state.at) != now)

    def end_round(self) -> "Play":
        """Play quietly to the end of the round."""
        now = self.state.round
        return self.until(lambda play: play.over or play.state.round != now)

    def copy(self) -> "Play":
        """A copy of the position, to be played differently."""
        return Play(self.state.clone())

    # ---- what can be seen ----

    @property
    def told(self) -> list[str]:
        """Everything told since the position was set up."""
        return self.ear.lines

    def telling(self, kind: str) -> list[str]:
        """What was told of one kind."""
        return [line for line in self.told if line.split()[0] == kind]

    def view(self, seat: int = -1) -> DogeView:
        """The view of a seat or a spectator."""
        return view(self.state, seat)

    @property
    def vote(self) -> VoteView:
        """The vote under way."""
        vote = self.view()["vote"]
        assert vote is not None
        return vote

    def houses(self, seat: int, field: str) -> int:
        """Houses of a seat in a district."""
        return self.view()["fields"][ALL.index(field)]["houses"][seat]

    def palazzi(self, field: str) -> list[int]:
        """The owners of a district's palazzi in the order of the sites."""
        return self.view()["fields"][ALL.index(field)]["palazzi"]

    def cost(self, field: str) -> int | None:
        """What the next palazzo costs in a district."""
        return self.view()["fields"][ALL.index(field)]["cost"]

    def advisor(self, key: str) -> tuple[int, str] | None:
        """Controller and field of an advisor; None when it is neutral."""
        found = next(advisor for advisor in self.view()["advisors"] if advisor["advisor"] == key)
        assert (found["controller"] is None) == (found["place"] is None)
        return None if found["controller"] is None or found["place"] is None else (found["controller"], found["place"])

    def supply(self, seat: int) -> tuple[int, int, int]:
        """Houses, palazzi and rings in the supply of a seat."""
        own = self.view()["seats"][seat]
        return own["houses"], own["palazzi"], own["rings"]


def tokens(text: str) -> list[int]:
    """The values in a text like '0 2 3'."""
    return [int(value) for value in text.split()]


def row_of(first: Sequence[str]) -> list[int]:
    """A row of order cards that begins with these fields; the others follow in their usual order."""
    keys = [*first, *(key for key in ALL if key not in first)]
    assert len(keys) == FIELDS
    return [FIELD_KEYS.index(key) for key in keys]


def board(
    seats: int = 3,
    *,
    stacks: Stacks | None = None,
    houses: Houses | None = None,
    palazzi: Mapping[str, Sequence[int]] | None = None,
    advisors: Mapping[str, tuple[int, str]] | None = None,
    order: Sequence[str] = (),
    upcoming: Sequence[str] = (),
    round: int = 1,
    dry: int = 0,
    edition: Any = None,
    seed: str = "position",
) -> Play:
    """A round at its first setting, with this on the board; what is not on the board is in the supplies."""
    state: Any = GAME.start(seats, Rng.from_seed(seed), edition=edition)
    state.round = round
    state.dry = dry
    rows = {state.open_set(): row_of(order), 1 - state.open_set(): row_of(upcoming)}
    for i, field in enumerate([*rows[0], *rows[1]]):
        state.cards[i] = field
    for key, owners in (houses or {}).items():
        for seat, count in owners.items():
            state.houses[seat * DISTRICTS + FIELD_KEYS.index(key)] = count
            state.supply[seat * KINDS + HOUSE] -= count
    for key, builders in (palazzi or {}).items():
        for site, seat in enumerate(builders):
            state.sites[FIELD_KEYS.index(key) * state.parts.sites + site] = seat
            state.supply[seat * KINDS + PALAZZO] -= 1
    for name, (seat, place) in (advisors or {}).items():
        state.ring[ADVISOR_KEYS.index(name)] = seat
        state.station[ADVISOR_KEYS.index(name)] = FIELD_KEYS.index(place)
        state.supply[seat * KINDS + RING] -= 1
    for key, piles in (stacks or {}).items():
        for seat, values in piles.items():
            stack = pack(tokens(values))
            state.tokens[seat * PLACES + FIELD_KEYS.index(key)] = stack
            state.tokens[seat * PLACES + IN_SUPPLY] -= stack
    assert state.faults() == [], state.faults()
    return Play(state)


def votes(seats: int = 3, *, voted: int = 0, **table: Any) -> Play:
    """The same with the tokens set, when the votes begin; without `order` the fields with stacks come first.

    `voted` votes are already over, and nobody had a vote in them.
    """
    table.setdefault("order", list(table.get("stacks") or {}))
    play = board(seats, **table)
    for seat in range(seats):
        play.state.asks[seat] = -1
    play.state.owing = 0
    play.state.group = 0
    play.state.stage = COUNT
    play.state.at = voted
    play.state.proceed()
    return play


def set_tokens(play: Play, *settings: Mapping[int, tuple[str, str]]) -> Play:
    """Settings as they are played: for each seat a field and the values of the tokens."""
    for setting in settings:
        for seat, (field, values) in setting.items():
            play.play(seat, f"card {field}")
            if play.asks(seat) == "tokens":
                play.play(seat, f"tokens {values}")
    return play


def open_tokens(play: Play, seat: int) -> int:
    """The packed tokens of a seat that lie open."""
    return int(play.state.tokens[seat * PLACES + OPEN])
