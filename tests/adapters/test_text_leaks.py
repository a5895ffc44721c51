"""What a model is shown is the same to the byte in positions that its seat cannot tell apart."""

import re
from collections.abc import Iterator

import pytest

from ridotto.adapters.local_table import LocalTable
from ridotto.adapters.mcp_house import House
from ridotto.adapters.text import TextEnv
from ridotto.bots import bot_named
from ridotto.engine.cells import listed
from ridotto.engine.conformance.trial import imprint
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import all_games
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng

WORLDS = 3
EVERY = 23  # decisions between the positions that are looked at


def shown(match: Match, seat: int, record: bool = True) -> str:
    """Everything that the tools and the text environment say of a position in which the seat owes a decision."""
    house = House()
    bots = [bot_named("greedy", match.game)] * (match.seats - 1)
    said = [house.sit_at(LocalTable(match.clone(), seat, bots))]
    sitting = re.findall(r"Your sitting is ([\w-]+)", said[0])[0]
    said += [house.look(sitting), house.legal_moves(sitting), *(house.play(sitting, wrong)[0] for wrong in ("", "1000")), house.wait_for_turn(sitting, 1)]
    if record:
        said.append(house.review_record(sitting, "", None))
        with pytest.raises(RidottoError) as refused:
            house.review_record(sitting, "", 1)
        said.append(str(refused.value))
    for moves in (True, False):
        env = TextEnv(match.game.slug, match.seats, seat, variant=match.variant, moves=moves)
        env.reset("leaks")
        env._table = LocalTable(match.clone(), seat, bots)
        env._sight = env.table.look()
        said += [env._prompt(), env.step("?")[0]]
    return "\n".join(said).replace(sitting, "SITTING")


def positions(slug: str, seats: int) -> Iterator[tuple[Match, int]]:
    """Matches at random decisions."""
    match, chance = Match.new(slug, seats, "leaks"), Rng.from_seed("course")
    for number in range(EVERY * 5):
        if match.over:
            return
        seat = match.actors()[chance.below(len(match.actors()))]
        if number % EVERY == EVERY - 1:
            yield match, seat
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("slug", all_games())
def test_other_secrets_change_no_byte_of_what_is_shown(slug: str) -> None:
    """Hands, piles, face-down choices and the generator are drawn anew as it could imagine them. Records say what was really done: the test below has them."""
    differed = 0
    for match, seat in positions(slug, 3):
        first = shown(match, seat, record=False)
        for world in range(1, WORLDS):
            twin = match.clone()
            twin.state = match.state.imagine(seat, Rng.from_seed(f"world {world}"))
            differed += imprint(twin.state) != imprint(match.state)
            assert shown(twin, seat, record=False) == first
        assert match.seed not in first
        assert "commitment" not in first
    assert differed, f"{slug} hides nothing"


def test_another_secret_choice_changes_no_byte_of_what_is_shown() -> None:
    compared = 0
    for match, seat in positions("doge", 3):
        for other in match.actors():
            worlds = [match.clone() for _ in match.legal(other)]
            for world, move in zip(worlds, match.legal(other), strict=True):
                world.play(other, move)
            told = [world for world in worlds if other != seat and seat in world.actors() and listed(world.state.secret)[other] > 0]
            for still_choosing in (True, False):
                same = [world for world in told if (other in world.actors()) == still_choosing][:3]
                compared += len(same) > 1
                assert len({shown(world, seat) for world in same}) <= 1
    assert compared
