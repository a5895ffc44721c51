"""The bot `sage`: it goes by a network, by nothing that its seat cannot know, and says so where there is none."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.arena.drive import drive
from ridotto.bots import SageBot, bot_named
from ridotto.bots.knowledge import knowledge
from ridotto.bots.levels import Level, searcher
from ridotto.bots.named import budget_of, checked_name
from ridotto.bots.sage import known_to_sage
from ridotto.bots.weights import FILE, MOST_BYTES, learned_from, packed, understood, unpacked
from ridotto.engine.errors import SetupError
from ridotto.engine.game import all_games, game_named
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME as UNTAUGHT
from tests.bots.test_cheating import positions

from .networks import learned, network


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("slug", all_games())
def test_it_plays_a_match_of_every_game_and_the_seed_decides_how(slug: str, quick: bool) -> None:
    game = game_named(slug)
    bots = [SageBot(game, simulations=6, known=learned(game, quick))] * max(game.seats)
    ends = []
    for _ in range(2):
        state = game.start(len(bots), Rng.from_seed("sage"))
        drive(state, bots, Rng.from_seed("moves"), 60)
        ends.append(state.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("slug", all_games())
def test_what_a_seat_cannot_know_changes_nothing(slug: str) -> None:
    for game, seat, worlds in positions(slug):
        bot = SageBot(game, simulations=30, known=learned(game))
        moves = {bot.choose(world.imagine(seat, Rng.from_seed("imagined")), seat, Rng.from_seed("thoughts")) for world in worlds}
        assert len(moves) == 1


def test_looks_are_shares_and_the_advised_move_gets_its_bonus() -> None:
    game = game_named("doge")
    rows, about = unpacked(network(game))
    rows["advised"] = [3.0] * len(rows["advised"])
    fond, plain = understood(game, packed(rows, about), "fond"), learned(game)
    state = game.start(3, Rng.from_seed("looks"))
    seat = state.actors()[0]
    moves = state.legal(seat)
    offered = vec[i64](moves)
    without = list(plain.mind.looks(state, seat, offered, -1))
    withit = list(fond.mind.looks(state, seat, offered, moves[1]))
    assert sum(without) == pytest.approx(1.0)
    assert sum(withit) == pytest.approx(1.0)
    assert withit[1] > without[1]
    assert withit[0] / withit[2] == pytest.approx(without[0] / without[2])


def test_a_file_of_weights_is_as_small_as_promised_and_reads_as_it_was_written() -> None:
    rows, about = unpacked(network(game_named("palazzo")))
    assert unpacked(packed(rows, about)) == (rows, about)
    with pytest.raises(ValueError, match="bytes"):
        unpacked(b"\0" * (MOST_BYTES + 1))


def test_weights_for_something_else_are_refused_in_a_sentence(tmp_path: Path) -> None:
    doge, rialto = game_named("doge"), game_named("rialto")
    file = tmp_path / FILE
    file.write_bytes(network(doge))
    assert learned_from(doge, file).settings.depth == 2
    with pytest.raises(SetupError, match="other observations or another fitted value than Rialto has now; `ridotto learn rialto`"):
        learned_from(rialto, file)
    for wrong in (b"", b"12345678", b"\x02\0\0\0\0\0\0\0{}", network(doge)[:-10]):
        with pytest.raises(SetupError, match="holds no network"):
            understood(doge, wrong, "it")
    with pytest.raises(SetupError, match="cannot be read"):
        learned_from(doge, tmp_path / "nowhere")


@pytest.mark.parametrize("slug", all_games())
def test_every_game_has_weights_that_are_for_it_as_it_is(slug: str) -> None:
    game = game_named(slug)
    state = game.start(max(game.seats), Rng.from_seed("weights"))
    seat = state.actors()[0]
    assert bot_named("sage:20n", game).choose(state.imagine(seat, Rng.from_seed("what is hidden")), seat, Rng.from_seed("sage")) in state.legal(seat)
    found = known_to_sage(game)
    assert found.settings == knowledge(game, max(game.seats)).settings
    assert found.run["lessons"] > 10_000


def test_a_game_without_weights_is_said_to_be_unknown() -> None:
    assert checked_name("sage") == "sage"
    for name in ("sage", "sage:0.2", "sage:30n"):
        with pytest.raises(SetupError, match="sage has not learned"):
            checked_name(name, game=UNTAUGHT)
        with pytest.raises(SetupError, match="sage has not learned"):
            bot_named(name, UNTAUGHT)


def test_its_names_are_those_of_seer() -> None:
    assert budget_of("sage:40n~0.5") == Level(40, temper=0.5, kind="sage")
    assert Level(40, temper=0.5, kind="sage").bot == "sage:40n~0.5"
    with pytest.raises(ValueError, match="seer, sage"):
        Level(40, kind="oracle")
    assert searcher(Level(40), game_named("doge")).name == "seer:40n"
