"""The search behind the bot seer: its trees, what it expects of a position, and what it finds."""

from math import exp

import pytest

from ridotto.arena.measure import midway
from ridotto.bots import SeerBot, bot_named
from ridotto.bots.knowledge import knowledge
from ridotto.bots.search import Outlook, Search
from ridotto.bots.search.search import SEATS
from ridotto.bots.search.tree import NOWHERE, ROOT, Tree
from ridotto.bots.search.value import shares
from ridotto.engine.game import Game, all_games
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template import GAME as TEMPLATE
from ridotto.games._template_cards import GAME as TEMPLATE_CARDS
from tests.shipped import SHIPPED

GAMES = all_games()
MATCHES = 8
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.slug))


def search_of(game: Game, state: State, seat: int, seed: str, times: int) -> Search:
    """A search with so many simulations."""
    search = Search(state, seat, game.advice.advise, game.advice.features, None, Rng.from_seed(seed), 0.6, 0.3, 0.05, 0.0, 10)
    search.simulate(times)
    return search


def test_a_tree_finds_every_node_again_however_many_there_are() -> None:
    tree = Tree()
    nodes = {(parent, key): tree.add(parent, key) for parent in (ROOT, 1, 2) for key in range(0, 3000, 7)}
    assert len(set(nodes.values())) == len(nodes) == tree.size() - 1
    assert all(tree.find(*at) == node for at, node in nodes.items())
    assert all(tree.add(*at) == node for at, node in nodes.items())
    assert tree.find(ROOT, 1) == NOWHERE


def test_how_a_seat_stands_is_what_the_weights_say() -> None:
    outlook = Outlook(middle=[1.0, 2.0], spread=[2.0, 4.0], first=[1.0, 1.0, -3.0, 0.5], offset=[0.5, 0.25], second=[2.0, 3.0], last=0.125)
    # scaled: (3 - 1) / 2 = 1 and (10 - 2) / 4 = 2; hidden: 1 + 2 + 0.5 = 3.5 and -3 + 1 + 0.25 < 0
    assert outlook.standing([3.0, 10.0]) == pytest.approx(2 * 3.5 + 0.125)


def test_shares_follow_from_how_all_stand() -> None:
    assert shares([1.0, 1.0, 1.0, 1.0]) == pytest.approx([0.25] * 4)
    assert shares([1.0, 0.0]) == pytest.approx([1 / (1 + exp(-1)), 1 / (1 + exp(1))])
    assert shares([2000.0, 0.0]) == pytest.approx([1.0, 0.0])
    assert shares([0.0]) == pytest.approx([0.5])


@pytest.mark.parametrize("game", [TEMPLATE, TEMPLATE_CARDS, GAMES["doge"]], ids=lambda game: str(game.slug))
def test_every_simulation_is_of_some_move_and_the_position_is_left_as_it_was(game: Game) -> None:
    state = game.start(3, Rng.from_seed("search"))
    seat = state.actors()[0]
    before = state.digest()
    tried = search_of(game, state, seat, "x", 50).tried()
    assert state.digest() == before
    assert sum(visits for _, visits, _ in tried) == 50
    assert {move for move, _, _ in tried} <= set(state.legal(seat))
    assert all(0 <= worth <= 1 for _, _, worth in tried)


def test_a_secret_answer_is_in_nobody_else_s_tree_until_it_is_shown() -> None:
    """So nobody answers what he cannot know."""
    game = GAMES["doge"]
    state = game.start(3, Rng.from_seed("search"))
    assert state.actors() == [0, 1, 2], "all choose at the same time"
    trees = search_of(game, state, 0, "x", 60).trees
    for seat in range(3):
        found = [other for other in range(3) if any(trees[seat].find(ROOT, move * SEATS + other) != NOWHERE for move in state.legal(other))]
        assert found == [seat]


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: str(game.slug))
def test_what_seer_knows_was_learned_for_every_number_of_seats_and_for_the_features_of_today(game: Game) -> None:
    for seats in game.seats:
        assert knowledge(game, seats).outlook is not None
    assert knowledge(TEMPLATE, 2).outlook is None, "a game without it is searched all the same"


@every_game
def test_seer_given_the_same_seed_and_simulations_chooses_the_same(game: Game) -> None:
    seats = max(game.seats)
    state, rng = game.start(seats, Rng.from_seed("seer")), Rng.from_seed("on")
    for _ in range(30):
        seat = state.actors()[0]
        state.apply(seat, game.advice.advise(state.imagine(seat, rng), seat, rng))
    seat = state.actors()[0]
    imagined = state.imagine(seat, rng)
    first, second = (bot_named("seer:40n", game).choose(imagined.clone(), seat, Rng.from_seed("same")) for _ in range(2))
    assert first == second
    assert first in state.legal(seat)


def test_seer_stops_when_it_is_told_to_and_has_an_answer() -> None:
    state = TEMPLATE.start(2, Rng.from_seed("stop"))
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) == 3

    move = SeerBot(TEMPLATE, simulations=10_000_000, stop=stop).choose(state, 0, Rng.from_seed("x"))
    assert move in state.legal(0)
    assert len(asked) == 3


@every_game
def test_seer_answers_early_only_what_it_would_answer_in_the_end(game: Game) -> None:
    early = 0
    for position in midway(game, max(game.seats), "early"):
        seat = position.actors()[0]
        if len(position.legal(seat)) == 1:
            continue
        bot, saved = SeerBot(game, simulations=160), Rng.from_seed("x")
        whole = bot.search(position, seat, saved)
        used = Rng.from_seed("x")
        assert bot.choose(position, seat, used) == max(whole.tried(), key=lambda tried: tried[1:])[0]
        early += used.below(1 << 30) != saved.below(1 << 30)
    assert early, "it never stopped early"


def test_the_lead_of_a_move_is_over_the_next_most_tried() -> None:
    game = GAMES["palazzo"]
    for position in midway(game, 2, "seconds"):
        seat = position.actors()[0]
        if len(position.legal(seat)) > 1:
            search = SeerBot(game, simulations=200).search(position, seat, Rng.from_seed("x"))
            assert search.lead() == _lead(search)


def _lead(search: Search) -> int:
    first, second, *_ = *sorted((visits for _, visits, _ in search.tried()), reverse=True), 0
    return first - second


def test_seer_beats_the_advice_that_it_searches_with() -> None:
    """Each shuffle is played from both seats; by chance one in thirty would do so well."""
    game, won = GAMES["palazzo"], 0.0
    seer, greedy = SeerBot(game, simulations=50), bot_named("greedy", game)
    for number in range(MATCHES):
        state, rng, mine = game.start(2, Rng.from_seed(f"beats {number // 2}")), Rng.from_seed(f"{number}"), number % 2
        while not state.over():
            seat = state.actors()[0]
            bot = seer if seat == mine else greedy
            state.apply(seat, bot.choose(state.imagine(seat, rng), seat, rng))
        won += (mine in state.winners()) / len(state.winners())
    assert won >= MATCHES - 1
