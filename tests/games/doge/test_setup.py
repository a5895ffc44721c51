"""Setting up: DOG-1 to DOG-19."""

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.errors import SetupError
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng

from .positions import ALL, DISTRICT_KEYS, GAME, Play, board


def fresh(seats: int, seed: str = "fresh") -> Play:
    """A match as it begins."""
    state = GAME.start(seats, Rng.from_seed(seed))
    return Play(state)  # type: ignore[arg-type]  # the game's own state


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_only_three_or_four_can_play(seats: int) -> None:
    """DOG-1."""
    with pytest.raises(SetupError, match="it takes 3, 4"):
        GAME.start(seats, Rng.from_seed("x"))
    assert GAME.seats == (3, 4)


def test_board_has_six_districts_and_the_quarantia() -> None:
    """DOG-2, DOG-3, DOG-5."""
    fields = fresh(4).view()["fields"]
    assert [field["field"] for field in fields] == list(ALL)
    assert [field["sites"] for field in fields] == [5] * 6 + [0]
    assert fields[6]["cost"] is None


def test_sites_cost_three_to_seven_in_order() -> None:
    """DOG-4."""
    play = board(3, palazzi={"castello": [0], "dorsoduro": [0, 1], "san-marco": [0, 1, 2], "san-polo": [0, 1, 2, 0], "santa-croce": [2, 2, 1, 1, 0]})
    assert [play.cost(key) for key in DISTRICT_KEYS] == [3, 4, 5, 6, 7, None]


def test_homes_of_the_advisors() -> None:
    """DOG-6, DOG-7."""
    homes = [advisor["home"] for advisor in fresh(3).view()["advisors"]]
    assert homes == [*DISTRICT_KEYS, "quarantia", "quarantia", "quarantia"]


def test_advisor_with_the_shell_is_at_home_in_castello() -> None:
    """DOG-E1: DOG-6 and the edition's symbols."""
    tables = GAME.edition.tables
    [field] = [table["field"] for table in tables["symbols"] if table["symbol"] == "shell"]
    assert [table["home"] for table in tables["advisors"] if table["home"] == field] == ["castello"]
    assert fresh(3).view()["advisors"][1] == {"advisor": "a-castello", "home": "castello", "place": None, "controller": None}


@pytest.mark.parametrize("seats", [3, 4])
def test_advisors_start_neutral(seats: int) -> None:
    """DOG-8."""
    advisors = fresh(seats).view()["advisors"]
    assert len(advisors) == 9
    assert all(advisor["place"] is None and advisor["controller"] is None for advisor in advisors)


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_starts_with_full_supplies(seats: int) -> None:
    """DOG-9: 15 houses; DOG-10: 8 palazzi; DOG-11: 6 rings; DOG-12: the seven tokens; DOG-14: seven cards."""
    play = fresh(seats)
    for seat in range(seats):
        assert play.supply(seat) == (15, 8, 6)
        own = play.view(seat)["mine"]
        assert own is not None
        assert own["tokens"] == [0, 1, 1, 2, 2, 3, 3]
        assert own["hand"] == list(ALL)
        assert play.view()["seats"][seat]["tokens"] == 7
        assert play.legal(seat) == [f"card {key}" for key in ALL]


def test_values_of_tokens_are_known_to_their_owner_alone() -> None:
    """DOG-13."""
    play = fresh(3)
    other = board(3, stacks={"castello": {1: "3 3"}})
    same_size = board(3, stacks={"castello": {1: "0 1"}})
    assert other.view(0) == same_size.view(0)
    assert other.view(-1) == same_size.view(-1)
    assert other.view(1) != same_size.view(1)
    assert play.view(-1)["mine"] is None


def test_three_players_do_without_the_fourth_colour() -> None:
    """DOG-15."""
    play = fresh(3)
    assert len(play.view()["seats"]) == 3
    assert play.actors == [0, 1, 2]
    play.end_round()
    assert all(len(field["houses"]) == 3 and len(field["stacks"]) == 3 for field in play.view()["fields"])


def test_both_sets_are_shuffled_each_on_its_own() -> None:
    """DOG-16."""
    brown, blue = [], []
    for n in range(60):
        cards = [int(card) for card in fresh(3, f"shuffle {n}").state.cards]
        brown.append(cards[:7])
        blue.append(cards[7:])
    assert all(sorted(row) == list(range(7)) for row in [*brown, *blue])
    for rows in (brown, blue):
        assert len({tuple(row) for row in rows}) > 50
        assert all({row[place] for row in rows} == set(range(7)) for place in range(7))
    assert sum(one == two for one, two in zip(brown, blue, strict=True)) < 5


def test_brown_cards_are_the_order_of_the_first_round() -> None:
    """DOG-17."""
    match = Match.new(GAME, seats=3, seed="open row")
    [first] = [event for event in match.log if isinstance(event, Event) and event.kind == "order"]
    order = match.view()["board"]["order"]
    assert order["set"] == "brown"
    assert first.args == {"set": 0, "fields": [ALL.index(key) for key in order["fields"]]}
    assert GAME.events["order"].chance
    play = Play(match.state)  # type: ignore[arg-type]
    play.end_round()
    assert play.telling("vote") == [f"vote {key}" for key in order["fields"]]


def test_blue_cards_are_hidden_from_all() -> None:
    """DOG-18."""
    one = board(3, upcoming=["castello"])
    two = board(3, upcoming=["quarantia", "san-polo"])
    assert all(one.view(seat) == two.view(seat) for seat in (-1, 0, 1, 2))
    assert one.view()["next_order"] == {"set": "blue", "fields": []}


@pytest.mark.parametrize("seats", [3, 4])
def test_board_starts_empty(seats: int) -> None:
    """DOG-19."""
    for field in fresh(seats).view()["fields"]:
        assert field["houses"] == [0] * seats
        assert field["palazzi"] == []
        assert field["stacks"] == [None] * seats
        assert field["advisors"] == []
