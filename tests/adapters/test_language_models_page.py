"""docs/language-models.md is true, and what it says the tools do can be read from them."""

import doctest
import re
from pathlib import Path

import pytest

from ridotto.adapters import local_table, mcp_house, telling
from ridotto.adapters.answers import MOST_SHOWN, TRIES
from ridotto.adapters.mcp_house import House
from ridotto.adapters.mcp_server import build
from ridotto.adapters.reading import MOST_FOUND, games_text, rules_of
from ridotto.engine.game import all_games
from ridotto.engine.rulebook import rule_ids, sections

PAGE = Path(__file__).parents[2] / "docs" / "language-models.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_of_the_page_give_what_it_shows() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 6
    assert result.failed == 0


@pytest.mark.anyio
async def test_the_page_lists_the_tools_that_there_are() -> None:
    table = TEXT.split("## The tools")[1].split("\n\n")[1]
    listed = [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    tools = await build(House("http://127.0.0.1:9")).list_tools()
    assert sorted(listed) == sorted(tool.name for tool in tools)
    assert all(tool.description and len(tool.description) < 200 for tool in tools)
    here = {tool.name for tool in await build(House()).list_tools()}
    assert set(listed) - here == {"list_tables", "join_table"}


def test_the_page_has_the_numbers_of_the_code() -> None:
    for number, words in (
        (TRIES, "illegal answers to the same decision"),
        (MOST_SHOWN, "of the possible moves"),
        (mcp_house.MOST_SITTINGS, "of them, in memory"),
        (round(mcp_house.LONGEST_WAIT), "seconds"),
        (f"{telling.LONGEST:,}", "characters"),
        (round(local_table.BOTS_MOVE), "seconds after a move"),
    ):
        assert f"{number} {words}" in TEXT.replace("\n", " ")


@pytest.mark.parametrize("slug", all_games())
def test_all_rules_can_be_read_section_by_section_and_by_number(slug: str) -> None:
    contents = rules_of(slug, "", "", "")
    read: set[str] = set()
    for heading, ids in sections(slug).items():
        assert f"{heading}: {ids[0]} to {ids[-1]}" in contents
        text = rules_of(slug, "", heading.upper(), "")
        assert len(text) < telling.LONGEST
        read |= {number for number in ids if f"{number} " in text}
    assert read == set(rule_ids(slug))
    first = rule_ids(slug)[0]
    assert rules_of(slug, first.lower(), "", "").startswith(f"{first} ")
    assert "figures/" not in contents


def test_a_search_finds_paragraphs_with_all_its_words() -> None:
    found = rules_of("doge", "", "", "PALAZZO costs").split("\n\n")
    assert 1 <= len(found) <= MOST_FOUND + 1
    assert all("palazzo" in text.lower() and "costs" in text.lower() for text in found[:MOST_FOUND])
    assert "more paragraphs have these words" in rules_of("doge", "", "", "e")


def test_the_games_are_listed_with_seats_variants_and_bots() -> None:
    text = games_text()
    for game in all_games().values():
        assert f"{game.slug}: {game.title} by {game.author}" in text
        assert all(f"variant {name}: " in text for name in game.variants)
    assert "level:1 to level:10" in text
