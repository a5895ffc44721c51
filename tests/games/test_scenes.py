"""Every game's scene: each move has its place, nothing hidden shows, and whatever is drawn is sound."""

import gzip
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.resources import files
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

from ridotto.engine.codec import SEAT
from ridotto.engine.conformance.trial import combinations
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.rulebook import rule_ids
from ridotto.engine.words import LANGUAGES
from ridotto.games._template import GAME as TEMPLATE
from ridotto.games._template_cards import GAME as TEMPLATE_CARDS
from ridotto.look.scene import Scene
from ridotto.look.scene_view import SceneView
from ridotto.look.symbols import SYMBOLS
from tests.games.scenes import assert_sound, places, whole

pytestmark = pytest.mark.every_setting

GAMES = [*all_games().values(), TEMPLATE, TEMPLATE_CARDS]
TABLES = [(game, seats, variant) for game in GAMES for seats, variant in combinations(game)]
AT_RANDOM = 300
"""How many moves of a match are made at random."""
FEW = 25
"""So many positions are enough where each is drawn for several viewers, twice."""
NAMES = ["<b>Anna</b>", "\"Bruno\" & 'C'", "A name that is exactly forty characters!!"[:40], "D", "E"]
tables = pytest.mark.parametrize(("game", "seats", "variant"), TABLES, ids=lambda value: value.slug if isinstance(value, Game) else str(value))


def draw(match: Match, seat: int | None, language: str = "en") -> Scene:
    """The scene of a seat."""
    scene = match.game.draw(match.view(seat), match.game.words(language), match.events(seat)[-20:])
    assert isinstance(scene, Scene)
    return scene


def moments(game: Game, seats: int, variant: str, every: int = 3) -> Iterator[Match]:
    """Positions of a whole match: each `every`-th one, fewer and fewer in a long match, and the end.

    Where random play would never end, it goes on by the game's advice.
    """
    match = Match.new(game, seats, "scene", variant=variant, names=NAMES[:seats])
    chance = Rng.from_seed("moves")
    step, wanted = 0, 0
    while not match.over:
        if step == wanted:
            yield match
            wanted += every + step // 60
        seat = match.actors()[chance.below(len(match.actors()))]
        legal = match.state.legal(seat)
        advised = step > AT_RANDOM and chance.below(4)
        match.play(seat, game.advice.advise(match.state, seat, chance) if advised else legal[chance.below(len(legal))])
        step += 1
    yield match


def lookers(match: Match, at: int) -> list[int | None]:
    """Whoever is asked something, and one of the others: in turn each seat, and a spectator. In the end everybody."""
    others = [seat for seat in (*range(match.seats), None) if seat not in match.actors()]
    return others if match.over else [*match.actors(), others[at % len(others)]]


@tables
def test_every_move_has_its_place_and_nothing_else_has_one(game: Game, seats: int, variant: str) -> None:
    met: Counter[str] = Counter()
    for at, match in enumerate(moments(game, seats, variant)):
        for seat in lookers(match, at):
            view = match.view(seat)
            scene = draw(match, seat)
            assert places(scene) == {game.codec.number(move) for move in view["moves"]}, (view["decision"], view["moves"])
            assert 'data-move="' not in scene.board
            assert set(re.findall(r'data-of="([^"]+)"', scene.pieces)) == set(re.findall(r'data-pick="([^"]+)"', scene.pieces))
            if view["decision"]:
                met[view["decision"]] += 1
            assert len(scene.seats) == seats
            assert (seat is None) <= (not scene.own)
    assert met, "nobody was asked anything"


@tables
def test_what_is_drawn_is_sound(game: Game, seats: int, variant: str) -> None:
    """In every language the same pieces, with hostile names as text."""
    boards = set()
    for at, match in enumerate(moments(game, seats, variant, every=17)):
        for seat in lookers(match, at // 2)[-1:] if at % 2 else lookers(match, at)[:1]:
            scenes = [draw(match, seat, language) for language in LANGUAGES]
            for scene in scenes:
                assert_sound(scene)
                assert "<b>Anna" not in whole(scene)
                assert scene.heading
                assert scene.goal
            boards |= {scene.board for scene in scenes}
            assert len({tuple(re.findall(r' id="[^"]+"| data-move="\d+"', scene.pieces)) for scene in scenes}) == 1
            assert len({(bool(scene.happened), bool(scene.hint)) for scene in scenes}) == 1
    assert len(boards) == 1, "the part that never changes has changed"


def paragraphs(game: Game) -> set[str]:
    """The numbers of a game's rules; a template, or a copy that has no rulebook yet, has them in the code."""
    with suppress(SetupError):
        return set(rule_ids(game.slug))
    return set(re.findall(r"^([A-Z]+-\d+)", files(game.package).joinpath("rules", "__init__.py").read_text(encoding="utf-8"), re.M))


@tables
def test_whatever_says_what_it_is_names_the_paragraph_that_it_comes_from(game: Game, seats: int, variant: str) -> None:
    known = paragraphs(game)
    assert known
    for at, match in enumerate(moments(game, seats, variant, every=13)):
        for seat in lookers(match, at):
            scene = draw(match, seat)
            panels = [*scene.seats, *(each.panel for each in scene.company)]
            told = [panel.rule for panel in panels] + [mark.rule for panel in panels for mark in (*panel.cells, *panel.supply)]
            told += [item.rule for row in scene.own for item in row.items]
            for each in ElementTree.fromstring(f"<svg>{scene.pieces}</svg>").iter():
                if each.tag == "title":
                    told.append(each.get("data-rule", ""))
                elif each.get("role") == "group":
                    title = each.find("title")
                    told.append(each.get("data-rule") or (title.get("data-rule", "") if title is not None else "") or str(each.get("aria-label")))
            assert set(told) <= known, sorted(set(told) - known)


@tables
def test_the_same_view_gives_the_same_scene_and_another_s_secret_changes_nothing(game: Game, seats: int, variant: str) -> None:
    """In a position that the seat cannot tell from the real one, it sees the same picture."""
    chance = Rng.from_seed("imagined")
    for at, match in enumerate(moments(game, seats, variant, every=11)):
        for seat in {at % seats, (at + 1) % seats}:
            other = match.clone()
            other.state = match.state.imagine(seat, chance)
            drawn = draw(match, seat)
            assert draw(match, seat) == drawn
            assert draw(other, seat) == drawn


@tables
def test_a_scene_is_small_enough_to_be_sent_after_each_move(game: Game, seats: int, variant: str) -> None:
    """A whole update stays under 40 KB compressed (tests/table); the scene is most of it."""
    largest = max(_size(draw(match, 0)) for match in moments(game, seats, variant, every=23))
    assert largest < 28_000


def _size(scene: Scene) -> int:
    art = "".join(item.art for row in scene.own for item in row.items)
    return len(gzip.compress((scene.pieces + art + "".join(scene.symbols().values())).encode(), 4))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_symbols_are_well_formed_and_none_has_a_name_of_the_house(game: Game) -> None:
    sheet = draw(Match.new(game, game.seats[0], "symbols"), None).sheet
    assert not set(sheet) & set(SYMBOLS)
    for name, drawing in sheet.items():
        assert ElementTree.fromstring(drawing).attrib["id"] == name
        assert not re.search(r"\sstyle=|\son\w+=", drawing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("picture_of", [Match.svg, Match.table_svg], ids=["board", "table"])
def test_a_picture_of_a_match_stands_alone(game: Game, picture_of: Callable[[Match, int | None], str]) -> None:
    match = Match.new(game, game.seats[0], "notebook")
    picture = picture_of(match, 0)
    tree = ElementTree.fromstring(picture)
    assert tree.tag.endswith("svg")
    assert "--paper" in picture
    names: set[Any] = {each.get("id") for each in tree.iter()}
    assert set(re.findall(r'href="#([\w-]+)"', picture)) <= names
    assert "://" not in picture.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_chapters_of_the_log_are_events_that_are_told(game: Game) -> None:
    chapters = [kind for kind in game.events.kinds if kind.chapter]
    assert chapters
    assert not any(kind.quiet for kind in chapters)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_one_seat_is_told_stands_for_what_everybody_is_told(game: Game) -> None:
    for kind in game.events.kinds:
        if kind.instead_of:
            assert not game.events[kind.instead_of].quiet
            assert kind.args[0] == game.events[kind.instead_of].args[0] == SEAT


@tables
def test_a_part_that_is_kept_is_what_the_whole_view_would_show(game: Game, seats: int, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for match in islice(moments(game, seats, variant, 7), FEW):
        for seat in (None, *match.actors()[:1], seats - 1):
            drawn = draw(match, seat)
            with monkeypatch.context() as patched:
                patched.setattr(SceneView, "kept", lambda seen, make, board, *args, mine=False: make(seen, *args))
                assert draw(match, seat) == drawn
