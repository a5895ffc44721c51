"""The features of a position and the move advised in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.venice.advice.choosing import move_value
from ridotto.games.venice.advice.sight import Sight
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.influence import own_bridges
from ridotto.games.venice.rules.piles import cards_held, fulfilled
from ridotto.games.venice.rules.scoring import assistant_reward, council_reward, suspect

FEATURES: Final = (
    *("rounds", "the end is coming", "contracts in the pile"),
    *("my points", "my coins", "my scrolls", "my intrigue", "my council field", "my assistants", "my bridges"),
    *("my contracts in hand", "my contracts fulfilled", "my influence cards", "my cubes", "my council points", "my assistant points"),
    *("I am the suspect", "I have the turn", "best points of others", "most intrigue of others", "highest council field of others"),
)


def features(state: Venice, seat: int) -> list[float]:
    """One number for each of FEATURES, from what the seat can see."""
    most_points = most_intrigue = most_council = 0
    for other in range(int(state.seats)):
        if other != seat:
            most_points = max(most_points, int(state.points_of(other)))
            most_intrigue = max(most_intrigue, int(state.intrigue[other]))
            most_council = max(most_council, int(state.council[other]))
    if state.seats == 1:
        most_points, most_intrigue = int(state.doge_points), int(state.doge_intrigue)
        most_council = max(int(state.council[1]), int(state.council[2]))
    numbers = [
        *(int(state.round), int(state.end), int(state.piled)),
        *(int(state.points_of(seat)), int(state.coins[seat]), int(state.scrolls[seat]), int(state.intrigue[seat]), int(state.council[seat])),
        *(int(state.parts.assistants - state.supply[seat]), int(own_bridges(state, seat))),
        *(int(bits(state.hand[seat])), int(fulfilled(state, seat)), int(cards_held(state, seat))),
        *(int(state.carried(seat * 2) + state.carried(seat * 2 + 1)), int(council_reward(state, seat)), int(assistant_reward(state, seat))),
        *(int(suspect(state) == seat), int(state.turn == seat), most_points, most_intrigue, most_council),
    ]
    return [float(number) for number in numbers]


def advise(state: State, seat: int, rng: Rng) -> int:
    """The move that is worth most; a random one of equals."""
    assert isinstance(state, Venice)
    n: i64 = state.ask(seat)
    moves: vec[i64] = state.found[:n]
    s = Sight(state, seat)
    best: i64 = -1_000_000_000
    chosen: i64 = moves[0]
    equal: i64 = 0
    for i in range(n):
        value = move_value(s, moves[i])
        if value > best:
            best = value
            chosen = moves[i]
            equal = 1
        elif value == best:
            equal += 1
            if rng.below(equal) == 0:
                chosen = moves[i]
    return int(chosen)
