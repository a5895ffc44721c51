"""What a page shows of a table besides its scene: the lines of the log, the words for newcomers, the result, the course of a match."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from ridotto.engine.codec import Event
from ridotto.engine.game import game_named
from ridotto.engine.match import Match, Played
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES
from ridotto.table import rendering, replaying, sight
from ridotto.table.app import create_app
from ridotto.table.live import OVER, Live

from .browsers import Browser, open_table, settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path))) as client:
        yield client


def played(seed: str, most: int = 10_000, seats: int = 3, variant: str = "") -> Match:
    """A match of Rialto at random; equal events are one object, as at a table, where a long log is kept small."""
    match, chance = Match.new("rialto", seats, seed, variant), Rng.from_seed(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.actors()[chance.below(len(match.actors()))]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
    known: dict[str, Event] = {}
    match.log[:] = [known.setdefault(repr(entry), entry) if isinstance(entry, Event) else entry for entry in match.log]
    return match


def test_only_what_has_happened_since_ones_own_move_is_new_in_the_log() -> None:
    """Also where the same has happened before: somebody passes in one section after the other."""
    repeated = 0
    for number in range(40, 240, 8):
        match = played("new lines", number)
        for seat in range(match.seats):
            last = max((at for at, entry in enumerate(match.log) if isinstance(entry, Played) and entry.seat == seat), default=-1)
            since = [entry for entry in match.log[last + 1 :] if isinstance(entry, Event) and entry.audience in (-1, seat)]
            before = [entry for entry in match.log[: last + 1] if isinstance(entry, Event)]
            repeated += any(event in before for event in since)
            lines = sight.log_lines(match, seat, "en", len(sight.news(match, seat)), {})
            first = len(match.events(seat)) - len(since)
            assert [line["new"] for line in lines] == [line["number"] >= first for line in lines]
    assert repeated, "nothing has happened twice"


def test_what_one_is_told_of_ones_own_cards_stands_once_in_the_log() -> None:
    match = played("own cards", 60)
    for seat in range(match.seats):
        lines = sight.log_lines(match, seat, "en", 0, {}, most=1000)
        assert [line for line in lines if line["seat"] == seat and line["kind"] == "drawn"]
        assert not [line for line in lines if line["seat"] == seat and line["kind"] in ("draws", "discards")]
        assert [line for line in lines if line["seat"] != seat and line["kind"] == "draws"]


def test_what_a_player_without_a_seat_does_bears_a_badge_in_the_log() -> None:
    match = played("badges", 80, 2, "virtual")
    scene = sight.draw(match, None, "en")
    lines = sight.log_lines(match, None, "en", 0, scene.badges, most=1000)
    assert {line["seat"] for line in lines if line["kind"].startswith("virtual-p")} == {scene.company[0].badge}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_short_says_what_the_variant_adds(client: TestClient, language: str) -> None:
    words = game_named("rialto").words(language)
    for way, is_virtual in (("2", False), ("2 virtual", True)):
        browser = Browser(client, language)
        page = browser.get(open_table(browser, "rialto", way, seat0="me", seat1="heuristic", name="Anna"))
        assert words("intro") in page.text
        assert (words("intro-virtual") in page.text) is is_virtual
        assert (words("scene-virtual-subject") in page.text) is is_virtual


def test_parts_of_the_score_that_brought_nobody_anything_are_left_out() -> None:
    match = played("to the end")
    assert match.over
    shown = sight._result(match, "en")
    assert all(any(part["points"]) for part in shown["parts"])
    assert [sum(column) for column in zip(*(part["points"] for part in shown["parts"]), strict=True)] == match.scores()


def over(match: Match) -> Live:
    """A table at which a match is over, as far as its replay looks at it."""
    row = SimpleNamespace(id="over", game="rialto", seats=match.seats, variant=match.variant)
    again = lambda: Match(match.game, match.seats, match.seed, match.variant, match.names)  # noqa: E731
    return cast(Live, SimpleNamespace(status=OVER, row=row, game=match.game, the_match=lambda: match, match_anew=again))


def test_the_replay_lists_the_sections_under_their_rounds() -> None:
    match = played("replayed")
    found: list[tuple[str, list[Any]]] = replaying._by_rounds(replaying._headings(over(match), "en"), 10_000)
    rounds = [label for label, _ in found if label]
    assert [label.split(":")[0] for label in rounds] == [f"Round {number}" for number in range(1, 7)]
    for label, entries in found:
        if label:
            assert sum(entry.text.startswith("Section") for entry in entries) == 6
            assert all(entry.at <= entry.until for entry in entries)


def test_the_course_of_a_match_marks_its_rounds_and_counts_what_the_districts_would_bring() -> None:
    match = played("course")
    lines, rounds = replaying._points(over(match))
    assert len(rounds) == 6
    assert rounds == sorted(rounds)
    for line, points in zip(lines, match.scores(), strict=True):
        assert line[-1] == points
        assert abs(line[-1] - line[-3]) < points / 2, "the final scoring is no leap"
    assert str(replaying._draw_chart(lines, rounds)).count('class="round"') == 6


def test_where_a_rule_comes_from_is_set_off_from_what_it_says() -> None:
    for language in LANGUAGES:
        html = rendering.rules_html("rialto", language)
        assert html.count('<span class="source">[') > 150
        assert '<span class="source">[p. 2]</span></li>' in html or '<span class="source">[S. 2]</span></li>' in html


def test_the_whole_log_has_every_line_once_on_pages_that_can_be_turned() -> None:
    match = played("a whole log")
    loud = [number for number, event in enumerate(match.events(0)) if not match.game.events[event.kind].quiet]
    first = sight.log_page(match, 0, "en", 1)
    assert 1 < first["pages"] == -(-len(loud) // sight.LOG_PAGE)
    turned = [line["number"] for page in range(1, first["pages"] + 1) for line in sight.log_page(match, 0, "en", page)["log"]]
    assert sorted(set(turned)) == turned
    assert set(turned) <= set(loud)
    assert {match.events(0)[number].kind for number in set(loud) - set(turned)} <= {kind.instead_of for kind in match.game.events.kinds}
    for nowhere in (None, 0, first["pages"] + 1):
        assert sight.log_page(match, 0, "en", nowhere)["page"] == first["pages"]


def test_the_whole_log_tells_nobody_what_another_seat_alone_was_told() -> None:
    match = played("a private log")
    for seat in (None, *range(match.seats)):
        told = {line["number"]: line["text"] for page in range(1, 9) for line in sight.log_page(match, seat, "en", page)["log"]}
        assert told == {number: match.tell(event) for number, event in enumerate(match.events(seat)) if number in told}
