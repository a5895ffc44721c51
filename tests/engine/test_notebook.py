"""In a notebook matches, views and records draw themselves, and show no more than they may."""

import base64
import json
import pickle
import re

import pytest

from ridotto.engine.game import all_games
from ridotto.engine.match import Match
from ridotto.engine.record import parse_record
from ridotto.games._template import GAME as TEMPLATE


def picture(bundle: dict[str, str]) -> str:
    """The SVG in the HTML that a notebook is given."""
    (found,) = re.findall(r'<img src="data:image/svg\+xml;base64,([\w+/=]+)" alt="[^"]*" style="[^"]*">', bundle["text/html"])
    return base64.b64decode(found).decode("utf-8")


@pytest.fixture
def match() -> Match:
    """A match in which somebody has chosen in secret."""
    match = Match.new("doge", 3, "notebook", names=["Anna", "<i>Bruno</i>", '"Chiara"'])
    match.play(0, "card castello")
    match.play(0, "tokens 2 3")
    return match


@pytest.fixture
def played() -> Match:
    """A match that is over."""
    match = Match.new("palazzo", 2, "notebook")
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_match_shows_what_a_spectator_sees(match: Match) -> None:
    bundle = match._repr_mimebundle_()
    assert picture(bundle) == match.table_svg(None)
    assert "as a spectator sees it" in picture(bundle)
    other = match.clone()
    other.undo(0)
    other.play(0, "tokens 0 3")
    assert other._repr_mimebundle_() == bundle
    assert bundle["text/plain"] == match.game.text(match.view()["board"], match.game.words("en"), match.names)


def test_a_view_shows_what_its_seat_sees(match: Match) -> None:
    shown = [picture(match.view(seat)._repr_mimebundle_()) for seat in range(3)]  # type: ignore[attr-defined]
    assert shown == [match.table_svg(seat) for seat in range(3)]
    assert len(set(shown)) == 3


def test_a_view_is_plain_data_all_the_same(match: Match) -> None:
    view = match.view(0)
    assert view == dict(view) == pickle.loads(pickle.dumps(view)) == json.loads(json.dumps(view))
    assert repr(view) == repr(dict(view))


def test_a_view_of_a_game_that_is_not_registered_is_shown_as_data() -> None:
    assert TEMPLATE.slug not in all_games()
    match = Match.new(TEMPLATE, 2, "notebook")
    assert match.view(0)._repr_mimebundle_() == {}  # type: ignore[attr-defined]
    assert picture(match._repr_mimebundle_()) == match.table_svg()


def test_a_record_shows_how_the_match_ended(played: Match) -> None:
    record = parse_record(str(played.record()))
    bundle = record._repr_mimebundle_()
    assert picture(bundle) == played.table_svg()
    assert bundle["text/plain"] == str(record)


def test_a_record_in_progress_or_one_that_does_not_replay_is_shown_as_text(match: Match, played: Match) -> None:
    record = match.record(0)
    assert record._repr_mimebundle_() == {"text/plain": str(record)}
    lines = str(played.record()).splitlines()
    broken = parse_record("\n".join(line.replace("rules: 1", "rules: 99") for line in lines))
    assert broken._repr_mimebundle_() == {"text/plain": str(broken)}
