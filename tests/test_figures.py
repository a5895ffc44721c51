"""The figures of the rulebooks: each is shown in every language and shows what its caption says."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from ridotto.engine.errors import SetupError
from ridotto.engine.figures import figure, figures, moment
from ridotto.engine.game import Game, all_games
from ridotto.engine.rulebook import rules_text
from ridotto.engine.words import languages_of

of_every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))


def board(slug: str, name: str) -> dict[str, Any]:
    """The view of the board that a figure shows."""
    shown: dict[str, Any] = moment(slug, name).view(None)["board"]
    return shown


@of_every_game
def test_the_rulebook_shows_every_figure_once_in_every_language(game: Game) -> None:
    for language in languages_of(game.package):
        shown = re.findall(rf"^!\[.+\]\(figures/{game.slug}-(\w+)\.svg\)$", rules_text(game.slug, language), re.MULTILINE)
        assert sorted(shown) == sorted(figures(game.slug))
        assert shown[0] == "board"


@of_every_game
def test_a_figure_is_a_picture_of_the_box_it_names(game: Game) -> None:
    for name, wanted in figures(game.slug).items():
        root = ElementTree.fromstring(figure(game.slug, name))
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        assert [left, top, width, height] == wanted.get("box", [0, 0, 1000, 700])
        assert 0 <= left < left + width <= 1000
        assert 0 <= top < top + height <= 700


def test_a_figure_that_there_is_not_is_said() -> None:
    with pytest.raises(SetupError, match="doge has no figure 'moon'; it has: board, tie"):
        moment("doge", "moon")


def test_doge_shows_a_tie_in_which_one_can_build_and_the_other_cannot() -> None:
    shown = board("doge", "tie")
    santa_croce = next(field for field in shown["fields"] if field["field"] == "santa-croce")
    assert (shown["vote"]["field"], shown["voted"], shown["order"]["set"]) == ("santa-croce", 1, "blue")
    assert (shown["vote"]["votes"], shown["vote"]["winners"]) == ([5, 5, 0, 0], [0, 1])
    assert (santa_croce["houses"], santa_croce["cost"], len(santa_croce["palazzi"])) == ([3, 2, 0, 2], 5, 2)


def test_palazzo_shows_two_tiles_for_8_and_a_lot_of_three() -> None:
    shown = board("palazzo", "prices")
    assert (len(shown["warehouse"]["tiles"]), shown["warehouse"]["price"]) == (2, 8)
    assert shown["auction"]["lot"] == shown["quarries"][shown["builder"]]
    assert len(shown["auction"]["lot"]) == 3


def test_rialto_shows_a_district_worth_11() -> None:
    shown = board("rialto", "district")
    cannaregio = next(district for district in shown["districts"] if district["district"] == "cannaregio")
    assert shown["round"] == 4
    assert cannaregio["value"] == 11
    assert [(place["player"], place["men"], place["points"]) for place in cannaregio["standings"]] == [(0, 4, 11), (2, 1, 5), (1, 1, 2)]
    assert [disc["player"] for disc in shown["track"]] == [0, 2, 1]


def test_the_doge_ship_shows_dice_of_2_and_1() -> None:
    shown = board("dogeship", "dice")
    dice = {each["colour"]: each["die"] for each in shown["boards"]}
    assert (dice["red"], dice["white"]) == (2, 1)
    assert [tile["points"] for tile in shown["seats"][0]["yard"]] == [9]


def test_the_doge_ship_shows_walls_of_which_one_holds_a_flood_of_2() -> None:
    shown = board("dogeship", "flood")
    assert shown["doges"]["current"]["flood"] == 2
    assert [(len(seat["stack"]), seat["flood_loss"]) for seat in shown["seats"]] == [(3, 0), (2, 1), (1, 2)]


def test_venice_shows_red_ahead_of_yellow_at_the_small_council() -> None:
    dock = next(dock for dock in board("venice", "assistants")["docks"] if dock["building"] == "small-council")
    assert dock["assistants"] == [2, 0, 1]
