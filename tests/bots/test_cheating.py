"""Cheating is impossible: what a seat cannot know changes nothing of what its bot is given, or does.

The same position is set up several times with other secrets: other cards in the others' hands, another order of what
will be drawn, other choices made face down, another generator for the dice to come. All the seat knows is the same.
"""

from collections.abc import Iterator

import pytest

from ridotto.arena.drive import drive
from ridotto.bots import Bot, SeerBot, bot_named
from ridotto.engine.conformance.trial import imprint
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.thinking import Choice, think

WORLDS = 3
LEVELS = [f"level:{level}" for level in range(1, 11)]
PLAYERS = [(game, bot) for game in all_games() for bot in ("random", "greedy", "seer:60n", "level:1", "level:10")]
PLAYERS += [("palazzo", bot) for bot in LEVELS if ("palazzo", bot) not in PLAYERS]


class Peeker:
    """Looks at everything in the position it is given, hidden or not, and lets it decide."""

    name = "peeker"

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.seen.append(str(pack(state)))
        legal = state.legal(seat)
        return legal[state.digest() % len(legal)]


def positions(slug: str, count: int = 2) -> Iterator[tuple[Game, int, list[State]]]:
    """Positions of a match, or of several short ones, with a choice to make: the seat, and worlds that look the same to it, the first one true."""
    game = game_named(slug)
    state, chance = game.start(3, Rng.from_seed("cheating")), Rng.from_seed("course")
    for number in range(200):
        if state.over():
            state = game.start(3, Rng.from_seed(f"cheating {number}"))
        seat = state.actors()[0]
        legal = state.legal(seat)
        if number >= 30 and len(legal) > 2:
            worlds = [state, *(state.imagine(seat, Rng.from_seed(f"world {number} {world}")) for world in range(1, WORLDS))]
            if len({imprint(world) for world in worlds}) == WORLDS:
                yield game, seat, [world.clone() for world in worlds]
                count -= 1
                if not count:
                    return
        state.apply(seat, legal[chance.below(len(legal))])
    raise AssertionError(f"{slug} hides nothing")


def player(name: str, game: Game) -> Bot:
    """A bot; levels answer after a few simulations, so that there is time for all games and level 10 does not look at a clock."""
    return bot_named(name, game, stop=lambda: name.startswith("level"))


def driven(world: State, seat: int, bot: Bot) -> int:
    """The move that a bot makes in a match between bots."""
    made: list[int] = []
    drive(world.clone(), [bot] * world.seats, Rng.from_seed("bots"), 1, lambda _state, _seat, move: made.append(move))
    return made[0]


@pytest.mark.parametrize("slug", all_games())
def test_whoever_looks_at_everything_sees_the_same_whatever_is_hidden(slug: str) -> None:
    """The position handed to a bot is the same to the last number, so no bot can tell two worlds apart. Given the true positions, one that peeks could."""
    for _, seat, worlds in positions(slug):
        cheat, honest = Peeker(), Peeker()
        for world in worlds:
            cheat.choose(world, seat, Rng.from_seed("bots"))
            driven(world, seat, honest)
        assert len(set(cheat.seen)) == WORLDS
        assert len(set(honest.seen)) == 1


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize("slug", all_games())
async def test_what_a_bots_process_at_the_table_is_sent_does_not_depend_on_what_is_hidden(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole question is the same, and the seed of the match, from which the deal follows, is not in it."""
    sent: list[str] = []

    async def ask(_self: object, _work: object, question: tuple[object, ...], _seconds: float) -> Choice:
        sent.append(str(question))
        return Choice(0)

    monkeypatch.setattr("ridotto.table.service.bot_processes._BotProcess.ask", ask)
    for game, seat, worlds in positions(slug):
        for world in worlds:
            await BotProcesses(1, 5.0).choose("table", True, game, world, "", "", seat, "greedy", "the seed of the match/bot/0/1")
        assert len(set(sent)) == 1
        assert "the seed" not in sent.pop()
        sent.clear()
        for world in worlds:
            await BotProcesses(1, 5.0).hints("table", game, world, "", "", seat, "the seed of the match/hint/0/1")
        assert len(set(sent)) == 1
        assert "the seed" not in sent.pop()
        sent.clear()


@pytest.mark.parametrize(("slug", "name"), PLAYERS)
def test_a_bot_moves_the_same_whatever_is_hidden(slug: str, name: str) -> None:
    """As matches between bots and the table ask it: from what its seat imagines, with the same chance."""
    for game, seat, worlds in positions(slug, 1):
        assert len({driven(world, seat, player(name, game)) for world in worlds}) == 1


@pytest.mark.parametrize("slug", all_games())
def test_a_search_never_looks_even_at_a_true_position(slug: str) -> None:
    """Handed the worlds themselves, `seer` and the levels imagine their own: they try every move as often, and find it worth as much."""
    for game, seat, worlds in positions(slug, 4):
        first, *others = (SeerBot(game, simulations=30).search(world, seat, Rng.from_seed("bots")).tried() for world in worlds)
        assert all(tried == first for tried in others)


@pytest.mark.parametrize("name", ["greedy", "seer:60n", "level:1"])
def test_a_process_at_the_table_answers_the_same_whatever_is_hidden(name: str) -> None:
    for game, seat, worlds in positions("doge", 1):
        chance = Rng.from_seed("thinking").numbers()
        sent = [pack(world.imagine(seat, Rng.from_seed("imagining"))) for world in worlds]
        assert len({think(game.slug, "", "", parcel, seat, name, chance, 60.0) for parcel in sent}) == 1
