"""What the boards say to those who do not see them: one sentence for each field, with everybody who has something there."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from ridotto.bots import bot_named
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.rulebook import paragraph
from ridotto.engine.words import LANGUAGES

FIELDS = {"doge": "field-", "palazzo": "street-", "rialto": "district-", "dogeship": "place-", "venice": "dock-"}
"""How the ids of a board's fields begin."""
NAMES = ("Anna", "Marta", "Sanudo")


def course(game: Game, seats: int, seed: str, most: int = 160) -> Iterator[Match]:
    """The moments of a match between bots."""
    match, bot, chance = Match.new(game, seats, seed, names=NAMES[:seats]), bot_named("greedy", game), Rng.from_seed(seed)
    for _ in range(most):
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, bot.choose(match.state, seat, chance))
        yield match


def labels(game: Game, match: Match, seat: int | None, language: str) -> dict[str, str]:
    """The sentences of the fields, by their ids."""
    scene: Any = game.draw(match.view(seat), game.words(language))
    found = re.findall(rf'<g id="({FIELDS[game.slug]}[\w-]+)" class="[^"]*"[^>]* aria-label="([^"]*)"', scene.pieces)
    found += re.findall(rf'<g id="({FIELDS[game.slug]}[\w-]+)" role="group" aria-label="([^"]*)"', scene.pieces)
    return {name: unescape(label) for name, label in found}


def dwellers(slug: str, board: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """The fields, by their ids, and the seats that have something there."""
    if slug == "doge":
        for field in board["fields"]:
            yield from ((f"field-{field['field']}", seat) for seat in range(3) if field["houses"][seat] or seat in field["palazzi"] or field["stacks"][seat])
    elif slug == "rialto":
        for each in board["districts"]:
            yield from ((f"district-{each['district']}", standing["player"]) for standing in each["standings"])
    elif slug == "venice":
        for dock in board["docks"]:
            yield from ((f"dock-{dock['dock']}", colour) for colour, field in enumerate(dock["assistants"]) if field and colour < 3)
    else:
        prefix = FIELDS[slug]
        yield from ((f"{prefix}{seat}", seat) for seat in range(3))


@pytest.mark.parametrize("slug", FIELDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_is_told_in_a_sentence_that_names_everybody_there(slug: str, language: str) -> None:
    game, checked = game_named(slug), 0
    for at, match in enumerate(course(game, 3, f"labels {slug}")):
        if at % 20:
            continue
        told = labels(game, match, None, language)
        assert told
        for label in told.values():
            assert re.match(r"[^:]+: .+", label), label
            assert "{" not in label
        for field, seat in dwellers(slug, match.view(None)["board"]):
            assert NAMES[seat] in told[field], (field, told)
            checked += 1
    assert checked > 10


def test_every_game_is_listened_to() -> None:
    assert set(FIELDS) == set(all_games())


def test_a_field_of_doge_is_told_like_this() -> None:
    game = game_named("doge")
    match = next(
        match
        for match in course(game, 3, "castello", 400)
        if sum(match.view(None)["board"]["fields"][1]["houses"]) and match.view(None)["board"]["fields"][1]["advisors"]
    )
    view = match.view(None)
    field = view["board"]["fields"][1]
    controller = next(each["controller"] for each in view["board"]["advisors"] if each["advisor"] == field["advisors"][0])
    label = labels(game, match, None, "en")[f"field-{field['field']}"]
    owner = next(seat for seat, count in enumerate(field["houses"]) if count)
    houses = f"{NAMES[owner]} {field['houses'][owner]} house"
    assert re.match(r"(\w+ ?)+: (votes now; )?next palazzo costs \d houses", label)
    assert houses in label
    assert f", with {NAMES[controller]}" in label
    assert label.endswith(".")


def test_the_sections_of_the_galley_say_how_much_of_them_is_built() -> None:
    game = game_named("dogeship")
    *_, match = course(game, 3, "galley", 120)
    scene: Any = game.draw(match.view(None), game.words("en"))
    told = dict(re.findall(r'<g id="section-(\w+)" role="group" aria-label="([^"]*)"', scene.pieces))
    assert set(told) == {"stern", "mid", "bow"}
    built = sum(int(count) for label in told.values() for count in re.findall(r"deck (\d+) of", label))
    assert built == match.view(None)["board"]["galley"]["filled"] > 0
    assert all(
        re.fullmatch(r"\w+: lower deck \d of \d parts(, the next one can be set)?; upper deck \d of \d parts(, the next one can be set)?\.", label)
        for label in told.values()
    )


# ---- the paragraph beside a decision ----


def ruled(game: Game, match: Match) -> tuple[str, str]:
    """The decision of the first seat to move, and the paragraph that the page shows for it."""
    view = match.view(match.actors()[0])
    scene: Any = game.draw(view, game.words("en"))
    return view["decision"], scene.rule or next(each.rule for each in game.decisions if each.name == view["decision"])


@pytest.mark.parametrize(("slug", "seats"), [("doge", 3), ("palazzo", 3), ("rialto", 3), ("dogeship", 3), ("venice", 3), ("venice", 2), ("venice", 1)])
def test_every_decision_has_a_paragraph_in_both_languages(slug: str, seats: int) -> None:
    game = game_named(slug)
    rules = {ruled(game, match)[1] for match in course(game, seats, f"rules {seats}", 300) if not match.over}
    for rule in rules:
        assert all(paragraph(slug, rule, language).startswith(f"**{rule}**") for language in LANGUAGES)


def test_a_win_in_the_quarantia_shows_the_quarantias_rules_and_one_in_a_district_the_districts() -> None:
    """DOG-64, DOG-89, DOG-90, DOG-98, DOG-101 to DOG-104."""
    game = game_named("doge")
    met: dict[tuple[bool, str], set[str]] = {}
    for match in course(game, 3, "quarantia", 900):
        if not match.over and match.view(None)["board"]["vote"] is not None:
            decision, rule = ruled(game, match)
            met.setdefault((match.view(None)["board"]["vote"]["field"] == "quarantia", decision), set()).add(rule)
    assert met[True, "advisor"] <= {"DOG-89", "DOG-90", "DOG-98"}
    assert met[False, "advisor"] == {"DOG-64"}
    assert {"DOG-101", "DOG-102"} <= met[False, "houses"] <= {"DOG-101", "DOG-102", "DOG-103", "DOG-104"}


def test_meetings_against_the_doge_show_the_solo_rules() -> None:
    """VEN-211, VEN-213, VEN-214, VEN-223, VEN-242, VEN-251."""
    game = game_named("venice")
    met: dict[str, set[str]] = {}
    for match in course(game, 1, "solo", 500):
        if not match.over:
            decision, rule = ruled(game, match)
            met.setdefault(decision, set()).add(rule)
    assert met["smuggler-card"] == {"VEN-211"}
    assert met["answer"] <= {"VEN-214", "VEN-223", "VEN-242"}
