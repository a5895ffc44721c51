"""The whole table as one picture: everybody's place in it, and nothing that the viewer may not see."""

import re
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from ridotto.bots import bot_named
from ridotto.engine.conformance.trial import imprint
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES
from ridotto.look.plate import ITEM, MARGIN, plate
from ridotto.look.scene import Item, Row, Scene

NAMES = ["<b>Anna</b>", "\"Bruno\" & 'C'", "A name that is exactly forty characters!!"[:40]]
WORLDS = 3
games = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)


def moments(game: Game, every: int = 41) -> Iterator[Match]:
    """A match of sensible players from time to time, and at its end."""
    match, rng = Match.new(game, 3, "plate", names=NAMES), Rng.from_seed("bots")
    bot = bot_named("greedy", game)
    for number in range(100_000):
        if match.over or number % every == 0:
            yield match
        if match.over:
            return
        seat = match.actors()[-1]
        match.play(seat, bot.choose(match.imagine(seat, rng), seat, rng))


def said(svg: str) -> list[str]:
    """Every text around the board."""
    texts = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return ["".join(text.itertext()) for text in texts if "said" in str(text.get("class"))]


@games
def test_a_picture_says_where_it_stands_who_looks_at_it_who_plays_and_what_is_the_viewer_s_own(game: Game) -> None:
    for match in moments(game):
        for seat, viewer in ((None, "as a spectator sees it"), (1, f"as {NAMES[1]} on seat 1 sees it")):
            view, words = match.view(seat), game.words("en")
            scene = game.draw(view, words)
            assert isinstance(scene, Scene)
            title, whose, *rest = said(match.table_svg(seat))
            asked = words(f"decision-{view['decision']}") if view["decision"] else ""
            assert title.startswith(game.title + scene.heading)
            shown = title.removeprefix(game.title + scene.heading)
            assert asked.startswith(shown.removesuffix("…"))
            assert bool(shown) == bool(asked)
            assert whose == viewer
            assert rest[0:6:2] == [*NAMES[:2], "A name that is exactly forty chara…"]
            assert [line.split()[0] for line in rest[1:6:2]] == [panel.number for panel in scene.seats]
            things = [row.title for row in scene.own if any(item.art for item in row.items)]
            assert all(text.startswith(title) for text, title in zip(rest[6:], things, strict=True))


@games
def test_another_s_secrets_change_nothing_in_the_picture(game: Game) -> None:
    """For a seat, and for the spectator that a notebook shows a running match as."""
    differed = 0
    for at, match in enumerate(moments(game)):
        if match.over:
            continue
        for seat in (None, at % 3):
            picture = match.table_svg(seat)
            for world in range(WORLDS):
                twin = match.clone()
                twin.state = match.state.imagine(-1 if seat is None else seat, Rng.from_seed(f"world {world}"))
                differed += imprint(twin.state) != imprint(match.state)
                assert twin.table_svg(seat) == picture
    assert differed, f"{game.slug} hides nothing"


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_sound_in_every_language(game: Game, language: str) -> None:
    for match in moments(game, 97):
        for seat in (None, 1):
            picture = match.table_svg(seat, language)
            tree = ElementTree.fromstring(picture)
            named = [each.get("id") for each in tree.iter() if each.get("id")]
            assert len(set(named)) == len(named)
            assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', picture)) <= set(named)
            assert "<script" not in picture


def test_many_things_move_closer_and_rows_that_do_not_fit_go_below() -> None:
    match = Match.new("doge", 3, "plate")
    view, words = match.view(0), match.game.words("en")
    drawn = match.game.draw(view, words)
    assert isinstance(drawn, Scene)
    card = Item("card", '<rect width="1" height="1"/>', "0 0 60 84", "A card", "LOT-2")
    rows = [Row(f"row {n}", "with a note that is <long>" * n, [card] * (40 if n == 1 else 5)) for n in range(1, 5)]
    tree = ElementTree.fromstring(plate(replace(drawn, own=[*rows, Row("words", "", [card._replace(art="")])]), view, words))
    groups = [each for each in tree.iter("{http://www.w3.org/2000/svg}g") if str(each.get("transform")).startswith("translate(0 ")]
    things = [each for each in tree.iter("{http://www.w3.org/2000/svg}svg") if each.get("viewBox") == "0 0 60 84"]
    assert len(things) == 40 + 3 * 5
    edges = [float(str(each.get("x"))) + float(str(each.get("width"))) for each in things[:40]]
    assert edges == sorted(edges)
    assert edges[-1] == pytest.approx(drawn.size[0], abs=0.1)
    assert len(groups) >= 3
    _, _, width, height = (float(each) for each in str(tree.get("viewBox")).split())
    assert width == drawn.size[0] + 2 * MARGIN
    assert height > drawn.size[1] + 3 * ITEM
    assert "words" not in "".join(tree.itertext())
