"""What a page shows of a table besides its scene: the lines of the log, the words for newcomers, the result, the course of a match."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient

from ridotto.engine.codec import Event
from ridotto.engine.game import game_named
from ridotto.engine.match import Match, Played
from ridotto.engine.record import parse_record
from ridotto.engine.replay import replay
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages import rulebook, table_view
from ridotto.table.service.live_table import OVER

from .browsers import Browser, open_table, settings

IN_ENGLISH = {"Accept": "text/html", "Accept-Language": "en"}


class Finished(NamedTuple):
    """A match that is over, and two pages of its table."""

    match: Match
    page: str
    replay: str


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
            lines = table_view.log_lines(match, seat, "en", len(table_view.news(match, seat)), {})
            first = len(match.events(seat)) - len(since)
            assert [line.new for line in lines] == [line.number >= first for line in lines]
    assert repeated, "nothing has happened twice"


def test_what_one_is_told_of_ones_own_cards_stands_once_in_the_log() -> None:
    match = played("own cards", 60)
    for seat in range(match.seats):
        lines = table_view.log_lines(match, seat, "en", 0, {}, most=1000)
        assert [line for line in lines if line.seat == seat and line.kind == "drawn"]
        assert not [line for line in lines if line.seat == seat and line.kind in ("draws", "discards")]
        assert [line for line in lines if line.seat != seat and line.kind == "draws"]


def test_what_a_player_without_a_seat_does_bears_a_badge_in_the_log() -> None:
    match = played("badges", 80, 2, "virtual")
    scene = table_view.draw(match, None, "en")
    lines = table_view.log_lines(match, None, "en", 0, scene.badges, most=1000)
    assert {line.seat for line in lines if line.kind.startswith("virtual-p")} == {scene.company[0].badge}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_short_says_what_the_variant_adds(client: TestClient, language: str) -> None:
    words = game_named("rialto").words(language)
    for way, is_virtual in (("2", False), ("2 virtual", True)):
        browser = Browser(client, language)
        page = browser.get(open_table(browser, "rialto", way, seat0="me", seat1="greedy", name="Anna"))
        assert words("intro") in page.text
        assert (words("intro-virtual") in page.text) is is_virtual
        assert (words("scene-virtual-subject") in page.text) is is_virtual


def test_the_game_in_short_speaks_of_so_many_seats_only(client: TestClient) -> None:
    """Of the Doge and the smugglers of Venice nobody needs to know at a table of three."""
    words = game_named("venice").words("en")
    for seats in (1, 2, 3):
        browser = Browser(client, "en")
        others = {f"seat{seat}": "greedy" for seat in range(1, seats)}
        page = browser.get(open_table(browser, "venice", str(seats), seat0="me", name="Anna", **others))
        assert words("intro") in page.text
        assert [words(f"intro-seats-{each}") in page.text for each in (1, 2)] == [seats == 1, seats == 2]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    """A table of Rialto at which two bots have played to the end."""
    with TestClient(create_app(settings(tmp_path_factory.mktemp("finished")))) as client:
        address = open_table(Browser(client), "rialto", 2, seat0="random", seat1="random")
        table = f"/api/tables/{address.rpartition('/')[2]}"
        end = monotonic() + 60
        while client.get(table).json()["status"] != OVER:
            assert monotonic() < end
            sleep(0.05)
        match = replay(parse_record(client.get(f"{table}/record").text))
        yield Finished(match, client.get(address, headers=IN_ENGLISH).text, client.get(f"{address}/replay", headers=IN_ENGLISH).text)


def test_the_result_is_made_of_the_parts_of_the_score_that_brought_somebody_anything(finished: Finished) -> None:
    match, words = finished.match, game_named("rialto").words("en")
    rows = re.findall(r'<tr(?: class="total")?><th scope="row">([^<]+)</th>(.+?)</tr>', finished.page)
    shown = {html.unescape(label): [int(points.replace("−", "-")) for points in re.findall(r">(−?\d+)<", cells)] for label, cells in rows}
    parts = [match.state.breakdown(seat) for seat in range(match.seats)]
    brought = {words(f"score-{name}"): [of_seat[name] for of_seat in parts] for name in parts[0] if any(of_seat[name] for of_seat in parts)}
    assert shown == brought | {table_words("en")("table-total"): match.scores()}
    assert len(brought) < len(parts[0]), "every part brought somebody something: choose another match"


def test_the_replay_lists_the_sections_under_their_rounds(finished: Finished) -> None:
    rounds = re.findall(r'<optgroup label="(Round \d)[^"]*">(.*?)</optgroup>', finished.replay)
    assert [label for label, _ in rounds] == [f"Round {number}" for number in range(1, 7)]
    begins = []
    for _, entries in rounds:
        found = re.findall(r'<option value="(\d+)"[^>]*>([^<]+)', entries)
        assert sum(text.startswith("Section") for _, text in found) == 6
        begins += [int(at) for at, _ in found]
    assert begins == sorted(begins)
    assert begins[-1] <= sum(isinstance(entry, Played) for entry in finished.match.log)


def test_the_course_of_a_match_marks_its_rounds_and_counts_what_the_districts_would_bring(finished: Finished) -> None:
    """A line for each seat, from the beginning on the left to the result on the right; the final scoring is no leap."""
    chart = re.search(r'<svg class="chart".*?</svg>', finished.page)
    assert chart is not None
    marks = [float(x) for x in re.findall(r'<path class="round" d="M([\d.]+) ', chart[0])]
    assert len(marks) == 6
    assert marks == sorted(marks)
    assert re.findall(r'text-anchor="middle">(\d)</text>', chart[0]) == list("123456")
    scale = {int(value): float(y) for y, value in re.findall(r'<text x="[\d.]+" y="([\d.]+)" text-anchor="end">(-?\d+)</text>', chart[0])}
    top = max(scale)
    a_point = (scale[0] - scale[top]) / top
    leap, scored_last = 0.0, 0
    for seat, points in enumerate(finished.match.scores()):
        way = re.search(rf'<path class="s{seat}"[^>]* d="M([^"]+)"', chart[0])
        assert way is not None
        heights = [(scale[0] - 4 - float(spot.split()[1])) / a_point for spot in way[1].split("L")]
        assert heights[-1] == pytest.approx(points, abs=0.1)
        leap += abs(heights[-1] - heights[-2])
        scored_last += sum(finished.match.state.breakdown(seat)[part] for part in ("stock", "buildings", "districts"))
    assert leap < 0.6 * scored_last


def test_where_a_rule_comes_from_is_set_off_from_what_it_says() -> None:
    for language in LANGUAGES:
        page = rulebook.rules_html("rialto", language)
        assert page.count('<span class="source">[') > 150
        assert '<span class="source">[p. 2]</span></li>' in page or '<span class="source">[S. 2]</span></li>' in page


def test_the_whole_log_has_every_line_once_on_pages_that_can_be_turned() -> None:
    match = played("a whole log")
    loud = [number for number, event in enumerate(match.events(0)) if not match.game.events[event.kind].quiet]
    first = table_view.log_page(match, 0, "en", 1)
    assert 1 < first["pages"] == -(-len(loud) // table_view.LOG_PAGE)
    turned = [line.number for page in range(1, first["pages"] + 1) for line in table_view.log_page(match, 0, "en", page)["log"]]
    assert sorted(set(turned)) == turned
    assert set(turned) <= set(loud)
    assert {match.events(0)[number].kind for number in set(loud) - set(turned)} <= {kind.instead_of for kind in match.game.events.kinds}
    for nowhere in (None, 0, first["pages"] + 1):
        assert table_view.log_page(match, 0, "en", nowhere)["page"] == first["pages"]


def test_the_whole_log_tells_nobody_what_another_seat_alone_was_told() -> None:
    match = played("a private log")
    for seat in (None, *range(match.seats)):
        told = {line.number: line.text for page in range(1, 9) for line in table_view.log_page(match, seat, "en", page)["log"]}
        assert told == {number: match.tell(event) for number, event in enumerate(match.events(seat)) if number in told}
