"""`ridotto games`, `rules`, `edition`: what can be read without playing."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.engine import figures as drawn
from ridotto.engine import rulebook, ruleindex
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.words import LANGUAGES
from ridotto.games._template import GAME

from .conftest import Run


def test_games_lists_every_game_with_its_sources(run: Run) -> None:
    shown = run("games").stdout
    for fact in ("template", "Lots", "the house", "2-4", "0 + 0 + 3"):
        assert fact in shown
    assert "Lose" in run("games", "--lang", "de").stdout


def test_games_as_json(run: Run) -> None:
    (game,) = json.loads(run("games", "--json").stdout)
    assert {key: game[key] for key in ("slug", "seats", "variants", "rules_version", "provenance")} == {
        "slug": "template",
        "seats": [2, 3, 4],
        "variants": [],
        "rules_version": 1,
        "provenance": {"rulebook": 0, "derived": 0, "house": 3},
    }


@pytest.fixture
def rulebook_of_lots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook for the template game."""
    (tmp_path / "template.md").write_text("# Lots\n\n- **LOT-1** A prize\n  is turned up.\n- **LOT-2** Choose in secret.\n\nAfterwards.\n")
    (tmp_path / "template.de.md").write_text("# Lose\n\n- **LOT-2** Wähle geheim.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "_PLACES", (tmp_path / "nowhere", tmp_path))


@pytest.mark.usefixtures("rulebook_of_lots")
def test_rules_shows_the_rulebook_or_one_paragraph(run: Run) -> None:
    assert run("rules", "template").stdout.startswith("# Lots\n")
    assert run("rules", "template", "--lang", "de").stdout.startswith("# Lose\n")
    assert run("rules", "template", "LOT-1").stdout == "**LOT-1** A prize is turned up.\n"
    assert run("rules", "template", "lot-2", "--lang", "de").stdout == "**LOT-2** Wähle geheim.\n"
    assert run("rules", "template", "2").stdout == "**LOT-2** Choose in secret.\n"


@pytest.mark.usefixtures("rulebook_of_lots")
def test_an_unknown_paragraph_says_how_they_are_named(run: Run) -> None:
    result = run("rules", "template", "LOT-99")
    assert result.exit_code == 2
    assert "the rules of template have no paragraph 'LOT-99'; they are named like LOT-1" in result.stderr


@pytest.mark.usefixtures("rulebook_of_lots")
def test_the_rule_behind_a_decision_can_be_read_while_playing(run: Run) -> None:
    shown = run("play", "template", "--lang", "de", input="rules\nregeln lot-2\nrules LOT-7\n").stdout
    assert shown.count("LOT-2 Wähle geheim.") == 2
    assert "no paragraph 'LOT-7'" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
def test_the_rulebooks_that_ship_can_be_found_paragraph_by_paragraph(game: Game, language: str) -> None:
    prefix = game.decisions[0].rule.partition("-")[0]
    rules = re.findall(rf"^- \*\*({prefix}-\w+)\*\* ", rulebook.rules_text(game.slug, language), re.MULTILINE)
    assert {decision.rule for decision in game.decisions} <= set(rules)
    for rule in rules:
        assert rulebook.paragraph(game.slug, rule, language).startswith(f"**{rule}** ")


@pytest.fixture
def test_of_lots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a test of the template game."""
    folder = tmp_path / "tests"
    (folder / "template").mkdir(parents=True)
    (folder / "template" / "test_lots.py").write_text('def test_a_prize() -> None:\n    """LOT-1."""\n')
    monkeypatch.setattr(ruleindex, "_TESTS", folder)
    ruleindex._tests.cache_clear()
    yield folder
    ruleindex._tests.cache_clear()


@pytest.mark.usefixtures("rulebook_of_lots", "test_of_lots")
def test_a_rule_is_found_in_the_code_and_in_the_tests(run: Run) -> None:
    shown = run("rules", "template", "--find", "lot-1").stdout
    assert re.fullmatch(
        r"\*\*LOT-1\*\* A prize is turned up\.\n\nCode:\n(  src/ridotto/games/_template/[\w/]+\.py:\d+.*\n)+"
        r"Tests:\n  tests/games/template/test_lots\.py:2  test_a_prize\n",
        shown,
    )


@pytest.mark.usefixtures("rulebook_of_lots", "test_of_lots")
def test_a_rule_that_holds_by_omission_says_where_to_look(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ruleindex, "omissions", lambda slug: {"LOT-2": "LOT-1: nothing else happens"})
    assert "\nBy omission, see\n  LOT-1: nothing else happens\n" in run("rules", "template", "--find", "2").stdout + "\n"


@pytest.mark.usefixtures("rulebook_of_lots")
def test_an_installation_without_tests_says_so(run: Run, test_of_lots: Path) -> None:
    shutil.rmtree(test_of_lots)
    assert run("rules", "template", "--find", "LOT-1").stdout.endswith("\nThe tests are not part of this installation.\n")


def test_the_figures_of_a_rulebook_can_be_written(run: Run, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn, "figures", lambda slug: {"start": {"seats": 2, "seed": "a figure", "moves": 1, "box": [0, 0, 50, 40]}})
    assert run("rules", "template", "--figures", "figures").stdout == "figures/template-start.svg\n"
    assert 'viewBox="0 0 50 40"' in (place / "figures" / "template-start.svg").read_text(encoding="utf-8")


def test_a_missing_rulebook_is_said() -> None:
    with pytest.raises(SetupError, match=r"has no rulebook template\.md"):
        rulebook.rules_text("template")


def test_an_edition_is_exported_checked_and_played_with(run: Run, place: Path) -> None:
    assert run("edition", "export", "template").stdout == GAME.edition_text()
    assert run("edition", "export", "template", "--to", "mine.toml").exit_code == 0
    assert run("edition", "export", "template", "--to", "mine.toml", "--force").exit_code == 0
    mine = place / "mine.toml"
    mine.write_text(mine.read_text().replace("bids = 5", "bids = 2").replace('name = "standard"', 'name = "mine"'))
    shown = run("edition", "check", "mine.toml").stdout
    assert "mine.toml is a valid edition of Lots: mine." in shown
    checked = json.loads(run("edition", "check", "mine.toml", "--json").stdout)
    assert checked["game"] == "template"
    assert checked["name"] == "mine"
    assert len(checked["digest"]) == 64
    assert checked["provenance"] == {"rulebook": 0, "derived": 0, "house": 3}
    assert run("play", "template", "--edition", "mine.toml", "--bots", "random", input="1\n1\nsave m.record\n").exit_code == 0
    assert f"edition: mine {checked['digest'][:16]}" in (place / "m.record").read_text()
    assert run("verify", "m.record", "--edition", "mine.toml").exit_code == 0
    assert run("replay", "m.record", "--edition", "mine.toml").exit_code == 0
    result = run("replay", "m.record")
    assert result.exit_code == 2
    assert "header 'edition': the record was played with 'mine" in result.stderr
