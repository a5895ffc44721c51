"""The hall and the page where a table is opened: one click to play, every choice kept, nothing told that is not public."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from ridotto.bots.levels import BUILT_IN, Level
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.rulebook import overview, strategy_text
from ridotto.engine.words import LANGUAGES
from ridotto.games.venice.rules.variants import APART
from ridotto.look.drawings import read_drawing
from ridotto.look.symbols import SYMBOLS, used
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages import artwork, home, rendering
from ridotto.table.pages.open_table import MOST_IN_A_ROW, OpenForm
from ridotto.table.pages.time_text import left_text
from ridotto.table.service.live_table import Refused

from .browsers import Browser, Page, open_table, settings

NAME = "<img src=x onerror=alert(1)>"
LEVELS = [f"level:{level}" for level in range(1, 11)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("hall")))) as client:
        yield client


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[TestClient]:
    """A house without tables."""
    with TestClient(create_app(settings(tmp_path))) as client:
        yield client


def picture(client: TestClient, path: str) -> dict[str, Any]:
    """The table as a spectator sees it."""
    client.cookies.clear()
    shown: dict[str, Any] = client.get(f"/api/tables/{path.rpartition('/')[2]}").json()
    return shown


def rows(page: Page) -> list[str]:
    """The addresses of tables, in the order of the page."""
    return [address for address in page.addresses if address.startswith("/t/")]


# ---- the front page ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_shows_every_game_with_its_cover_author_seats_length_and_line(client: TestClient, language: str) -> None:
    page = Browser(client, language).get("/")
    assert page.language == language
    for game in all_games().values():
        words = game.words(language)
        assert all(words(key) in page.text for key in ("title", "about", "length"))
        assert game.author in page.text
        assert table_words(language)("hall-seats", low=min(game.seats), high=max(game.seats), count=len(game.seats)) in page.text
        assert artwork.cover(game.slug) in page.source
        quick = next(form for form in page.forms if form["action"] == "/play" and form["fields"].get("level") and form["fields"]["game"] == game.slug)
        assert quick["choices"] == {"seats": [str(count) for count in game.seats], "level": LEVELS}
        assert quick["fields"]["level"] == "level:2", "nobody has finished a match in this browser"
        assert f"/games/{game.slug}" in page.addresses


def test_an_empty_hall_says_what_to_do(fresh: TestClient) -> None:
    assert table_words("en")("hall-none") in Browser(fresh).get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", all_games())
def test_one_click_begins_a_match_against_bots(client: TestClient, slug: str, language: str) -> None:
    browser = Browser(client, language)
    form = next(form for form in browser.get("/").forms if form["action"] == "/play" and form["fields"]["game"] == slug)
    browser.post(form["action"], **form["fields"])
    shown = picture(client, browser.at)
    assert (shown["game"], shown["status"]) == (slug, "playing")
    assert shown["seats"][0]["name"] == table_words(language)("hall-guest")
    assert [chair["bot"] for chair in shown["seats"]] == [None, "level:2", "level:2"]
    assert browser.at not in Browser(client).get("/").addresses  # nobody else is to watch a first try


@pytest.mark.parametrize(
    ("slug", "seats", "level"), [("doge", "4", "random"), ("venice", "1", "level:4"), ("palazzo", "2", "level:1"), ("palazzo", "2", "greedy")]
)
def test_quick_play_takes_the_number_of_seats_and_the_level_of_the_bots(client: TestClient, slug: str, seats: str, level: str) -> None:
    browser = Browser(client)
    browser.post("/play", game=slug, seats=seats, level=level)
    shown = picture(client, browser.at)
    assert (shown["status"], [chair["bot"] for chair in shown["seats"]]) == ("playing", [None, *[level] * (int(seats) - 1)])


@pytest.mark.parametrize("wrong", [{"seats": "9"}, {"seats": "x"}, {"level": "genius"}])
def test_quick_play_refuses_what_the_game_does_not_have(client: TestClient, wrong: dict[str, str]) -> None:
    Browser(client).post("/play", 422, game="doge", **wrong)


def test_ones_own_tables_stand_before_the_games_with_round_turn_and_time(client: TestClient) -> None:
    browser = Browser(client)
    browser.post("/play", game="doge")
    page = browser.get("/")
    mine, games = page.source.index('id="mine"'), page.source.index('id="games"')
    assert mine < page.source.index("round 1 · turn began less than a minute ago · With Brighella and Colombina") < games
    assert 'id="mine"' not in Browser(client).get("/").source


def test_a_table_says_whom_it_waits_for(fresh: TestClient) -> None:
    anna, bruno = Browser(fresh), Browser(fresh)
    path = open_table(anna, game="palazzo", seats=2, seat0="me", name="Anna")
    bruno.post(f"{path}/join", name="Bruno")
    told = {who.get("/").text.partition("Your tables Palazzo ")[2].partition(" turn began")[0] for who in (anna, bruno)}
    assert told in ({"Your move", "Anna is to move"}, {"Your move", "Bruno is to move"})


@pytest.mark.parametrize(
    ("language", "pace", "left"),
    [("en", "By correspondence: 3 days for each decision", "3 days left"), ("de", "Fernpartie: 3 Tage je Entscheidung", "noch 3 Tage")],
)
def test_ones_own_tables_say_the_pace_and_what_is_left_of_ones_time(fresh: TestClient, language: str, pace: str, left: str) -> None:
    anna, bruno = Browser(fresh, language), Browser(fresh, language)
    path = open_table(anna, game="palazzo", seats=2, seat0="me", name="Anna", time="days 3")
    assert pace in bruno.get(path).text, "it is said before anybody sits down"
    bruno.post(f"{path}/join", name="Bruno")
    pages = [who.get("/").text for who in (anna, bruno)]
    assert all(pace in page for page in pages)
    assert sum(left in page for page in pages) == 1, "only whoever is to move has time that runs"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-1, "no time left"),
        (9.2, "10 seconds left"),
        (60, "one minute left"),
        (3661, "one hour 2 minutes left"),
        (2 * 86_400 + 3 * 3600, "2 days 3 hours left"),
        (86_400, "one day left"),
    ],
)
def test_what_is_left_is_said_in_two_units_at_most(seconds: float, said: str) -> None:
    assert left_text(seconds, table_words("en")) == said


@pytest.mark.parametrize(("seconds", "said"), [(3, "less than a minute ago"), (61, "a minute ago"), (7300, "2 hours ago"), (90_000, "a day ago")])
def test_how_long_ago_something_was_is_said_roughly(seconds: float, said: str) -> None:
    assert rendering.ago_text(seconds, table_words("en")) == said


# ---- how to play ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", all_games())
def test_how_to_play_is_a_page_of_two_minutes_with_two_pictures(client: TestClient, slug: str, language: str) -> None:
    page = Browser(client, language).get(f"/games/{slug}")
    assert page.language == language
    words = " ".join(text for text in overview(slug, language).split("\n\n") if not text.startswith("![")).split()
    assert 150 < len(words) < 900
    assert " ".join(words[:6]).replace("*", "") in page.text
    assert len([at for tag, at in page.tags if tag == "svg" and at.get("role") == "img" and "viewbox" in at and at.get("class") == "scene"]) == 2
    assert f"/rules/{slug}" in page.addresses
    assert [form for form in page.forms if form["action"] == "/play" and form["fields"] == {"game": slug}]
    rules = Browser(client, language).get(f"/rules/{slug}")
    assert f"/games/{slug}" in rules.addresses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [slug for slug in all_games() if strategy_text(slug)])
def test_how_strong_players_play_is_told_with_figures_and_rules(client: TestClient, slug: str, language: str) -> None:
    assert f"/games/{slug}/strategy" in Browser(client, language).get(f"/games/{slug}").addresses
    page = Browser(client, language).get(f"/games/{slug}/strategy")
    assert page.language == language
    assert table_words(language)("hall-strategy-of", game=game_named(slug).words(language)("title")) in page.text
    tags = [tag for tag, _ in page.tags]
    assert tags.index("table") > tags.index("h2"), "what to do comes before how it was found out"
    assert [at for tag, at in page.tags if tag == "img" and at["src"].startswith(f"/rules/{slug}/figures/")]
    assert not [address for address in page.addresses if address.endswith(".md")]
    told = {each: strategy_text(slug, each) for each in LANGUAGES}
    assert told["de"] != told["en"]
    assert [len(re.findall(pattern, told["de"], re.MULTILINE)) for pattern in ("^## ", r"^\|", r"^!\[")] == [
        len(re.findall(pattern, told["en"], re.MULTILINE)) for pattern in ("^## ", r"^\|", r"^!\[")
    ], "both languages tell the same"


def test_a_game_that_does_not_exist_is_refused(client: TestClient) -> None:
    for address in ("/games/chess", "/games/chess/strategy", "/open?game=chess"):
        assert "There is nothing at this address." in Browser(client).get(address, 404).text
        assert "Unter dieser Adresse gibt es nichts." in Browser(client, "de").get(address, 404).text


def test_people_read_of_seats_as_pages_number_them_and_programs_as_they_do() -> None:
    for refused, to_programs, in_english, in_german in (
        (Refused("taken", seat="0", name="Anna"), "seat 0 is taken by Anna", "seat 1 is taken by Anna", "auf Platz 1 sitzt Anna"),
        (
            Refused("no-such-seat", 422, seat="5", first="0", last="2"),
            "there is no seat 5; seats are 0 to 2",
            "there is no seat 6; seats are 1 to 3",
            "es gibt keinen Platz 6; die Plätze sind 1 bis 3",
        ),
        (
            Refused("not-begun", seats="1", count=1),
            "the match has not begun: seat 1 is free",
            "the match has not begun: seat 2 is free",
            "die Partie hat nicht begonnen: Platz 2 ist frei",
        ),
        (
            Refused("not-begun", seats="0, 2", count=2),
            "the match has not begun: seats 0, 2 are free",
            "the match has not begun: seats 1, 3 are free",
            "die Partie hat nicht begonnen: die Plätze 1, 3 sind frei",
        ),
    ):
        assert str(refused) == to_programs
        assert (refused.said("en"), refused.said("de")) == (in_english, in_german)


def test_what_browsers_would_not_send_is_refused_in_the_readers_language(client: TestClient) -> None:
    page = Browser(client, "de").get("/puzzles/doge/1?move=last", 422)
    assert "In dieser Anfrage fehlt etwas, oder etwas hat nicht die erwartete Form." in page.text


def test_the_tables_where_it_is_ones_move_come_first_and_are_marked(client: TestClient) -> None:
    browser = Browser(client)
    waiting = open_table(browser, seat0="me", name="Anna")
    browser.post("/play", game="doge")
    to_move = browser.at
    page = browser.get("/")
    assert rows(page)[:2] == [to_move, waiting]
    marked = [at.get("class") for tag, at in page.tags if tag == "li"]
    assert marked[:2] == ["yours", None]
    assert table_words("en")("hall-your-move") in page.text


def test_tables_wait_show_who_sits_there_and_are_left_to_others_once_full(fresh: TestClient) -> None:
    words, anna, other = table_words("en"), Browser(fresh), Browser(fresh)
    path = open_table(anna, seat0="me", seat2="random", name="Anna", listed="yes")
    page = other.get("/")
    assert rows(page) == [path]
    assert words("hall-go-waiting") in page.text
    assert words("hall-and", rest="Anna", last="Colombina") in page.text
    assert words("hall-seats-taken", names=f"Anna, {words('hall-seat-free')}, Colombina") in page.source
    assert rows(anna.get("/")) == [path]  # once, among her own
    other.post(f"{path}/join", name="Bruno", seat="1")
    page = Browser(fresh).get("/")
    assert rows(page) == [path]
    assert words("hall-go-playing") in page.text
    assert words("hall-go-waiting") not in page.text


def test_a_table_that_is_not_listed_is_shown_to_those_who_sit_there_only(fresh: TestClient) -> None:
    anna = Browser(fresh)
    path = open_table(anna, seat0="me", name="Anna")
    assert rows(anna.get("/")) == [path]
    assert rows(Browser(fresh).get("/")) == []


def test_a_secret_move_changes_no_byte_of_the_hall_for_the_others(fresh: TestClient) -> None:
    players = [Browser(fresh) for _ in range(3)]
    path = open_table(players[0], seat0="me", name="P0", listed="yes")
    for number in (1, 2):
        players[number].post(f"{path}/join", name=f"P{number}")
    others = [*players[1:], Browser(fresh)]
    before = [each.get("/").source for each in others]
    fresh.cookies.clear()
    fresh.cookies.update(players[0].cookies)
    shown = fresh.get(f"/api{path.replace('/t/', '/tables/')}").json()
    players[0].post(f"{path}/move", move=next(iter(_numbers(shown))), expected=shown["number"])
    assert [each.get("/").source for each in others] == before


def _numbers(shown: dict[str, Any]) -> Iterator[int]:
    yield from (all_games()[shown["game"]].codec.number(text) for text in shown["view"]["moves"])


def test_names_in_lists_come_out_as_text(client: TestClient) -> None:
    browser = Browser(client)
    open_table(browser, seat0="me", name=NAME, listed="yes")
    for page in (browser.get("/"), Browser(client).get("/")):
        assert "<img" not in page.source
    assert NAME in Browser(client).get("/").text


# ---- language and theme ----


def test_the_language_is_the_chosen_one_or_the_one_the_browser_wants(client: TestClient) -> None:
    assert Browser(client, "fr, de-AT;q=0.8, en;q=0.5").get("/").language == "de"
    assert Browser(client, "fr").get("/").language == "en"
    browser = Browser(client, "en")
    assert browser.post("/language", lang="de", back="/open?game=palazzo").language == "de"
    assert browser.at == "/open?game=palazzo"
    assert browser.get("/").language == "de"
    browser.post("/language", lang="de", back="//elsewhere.example/")
    assert browser.at == "/"


def test_day_and_night_are_chosen_and_kept(client: TestClient) -> None:
    browser = Browser(client)

    def themes(page: Page) -> list[str | None]:
        return [at.get("data-theme") for tag, at in page.tags if tag == "html"]

    assert themes(browser.get("/")) == [None]  # as the system says
    for chosen in ("night", "day"):
        assert themes(browser.post("/theme", to=chosen, back="/open")) == [chosen]
        assert browser.at == "/open"
        pressed = [at["value"] for tag, at in browser.get("/").tags if tag == "button" and at.get("aria-pressed") == "true"]
        assert pressed == [chosen]
    assert themes(browser.post("/theme", to="auto", back="/")) == [None]
    assert themes(browser.post("/theme", to="<script>", back="//elsewhere.example/")) == [None]
    assert browser.at == "/"


# ---- opening a table ----


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
def test_the_form_offers_what_the_game_has(client: TestClient, game: Game) -> None:
    page = Browser(client).get(f"/open?game={game.slug}")
    form = page.form("/tables")
    assert form is not None
    assert form["fields"]["game"] == game.slug
    assert int(form["fields"]["seats"]) in game.seats
    ways = [at["value"] for tag, at in page.tags if tag == "input" and at.get("name") == "seats"]
    assert [way for way in ways if way.isdecimal()] == [str(count) for count in game.seats]
    grouped = {name for group in game.groups for name in group.names()}
    loose = [name for name in game.variants if name not in grouped]
    assert {tuple(way.split(" ")) for way in ways if not way.isdecimal()} == {(str(n), name) for name in loose for n in game.seats_for(name)}
    assert grouped == ({*game.variants, *game.options} if game.groups else set())
    assert grouped == offered(page)
    assert len([name for name in form["choices"] if name.startswith("seat")]) == max(game.seats)
    assert form["choices"]["seat0"] == ["me", "open", *LEVELS]
    assert (form["choices"]["stand_in"], form["fields"]["stand_in"]) == (LEVELS, "level:4")
    assert form["fields"]["listed"] == "yes"
    labelled = {at["for"] for tag, at in page.tags if tag == "label" and "for" in at}
    assert {at["id"] for tag, at in page.tags if tag in ("select", "textarea")} <= labelled


@pytest.mark.parametrize(
    ("language", "level", "why"), [("en", "Level 4, Gondolier", "A bot's level says how well it plays"), ("de", "Stufe 4, Gondoliere", "Die Stufe eines Bots")]
)
def test_the_form_says_what_a_level_is_and_shows_ratings_once_they_are_measured(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, language: str, level: str, why: str
) -> None:
    monkeypatch.setattr("ridotto.table.pages.bot_choices.levels", lambda *_: BUILT_IN)
    monkeypatch.setattr("ridotto.bots.titles.levels", lambda *_: BUILT_IN)
    page = Browser(client, language).get("/open?game=doge")
    assert why in page.text
    assert f"Bot: {level}" in page.text
    assert table_words(language)("house-level-4-how") in page.text
    assert '<td class="num">' not in page.source

    def measured(_game: Game, seats: int) -> list[Level]:
        return [Level(5, rating=10.0 * seats + level if level < 9 else None) for level in range(10)]

    monkeypatch.setattr("ridotto.table.pages.bot_choices.levels", measured)
    monkeypatch.setattr("ridotto.bots.titles.levels", measured)
    page = Browser(client, language).get("/open?game=doge")
    rows = re.findall(r'<tr><th scope="row">([^<]+)<small>[^<]+</small></th><td class="num">([^<]+)</td><td class="num">([^<]+)</td></tr>', page.source)
    assert len(rows) == 10
    assert (rows[3], rows[9][1:]) == ((level, "1740", "2040"), ("-", "-"))
    path = open_table(Browser(client), "doge", 3, seat0="me", seat1="level:4", seat2="open", name="Anna")
    assert {"en": "Bot: Level 4, Gondolier (rating 1740)", "de": "Bot: Stufe 4, Gondoliere (Wertung 1740)"}[language] in Browser(client, language).get(
        path
    ).text


def offered(page: Page) -> set[str]:
    """The options that the form's groups have."""
    values = {at["value"] for tag, at in page.tags if tag == "input" and at.get("name", "").startswith("group-")}
    ticked = {at["name"].removeprefix("option-") for tag, at in page.tags if at.get("name", "").startswith("option-")}
    form = page.form("/tables")
    assert form is not None
    chosen = {value for name, values in form["choices"].items() if name.startswith("part-") for value in values}
    return (values | ticked | chosen) - {"", "some"}


def test_the_groups_of_venice_leave_out_what_its_rules_refuse() -> None:
    groups = game_named("venice").groups
    assert {part for group in groups for part in group.parts if len(part) > 1} == set(APART)
    assert groups[0].name == "difficulty"


@pytest.mark.parametrize(
    ("given", "variant"),
    [
        ({"group-difficulty": "harder", "group-favour": ""}, "harder"),
        ({"group-difficulty": "easier", "part-council-1": "council-3", "group-favour": "favour"}, "favour+easier"),
        ({"group-difficulty": "some", "part-council-1": "council-3", "option-first-field": "yes", "group-favour": ""}, "council-3+first-field"),
        ({"group-difficulty": "", "part-council-1": "council-3", "option-favour-1": "yes", "group-favour": "some"}, "favour-1"),
        ({"group-difficulty": "", "group-favour": ""}, ""),
    ],
)
def test_a_group_is_one_choice_and_its_single_options_count_only_piece_by_piece(client: TestClient, given: dict[str, str], variant: str) -> None:
    browser = Browser(client)
    shown = picture(client, open_table(browser, "venice", 1, seat0="me", name="Anna", **given))
    assert (shown["status"], shown["variant"]) == ("playing", variant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_for_other_numbers_of_players_are_named_and_taken_out(client: TestClient, language: str) -> None:
    given = {"group-difficulty": "harder", "group-favour": "favour", "seat0": "me", "name": "Anna"}
    page = Browser(client, language).post("/tables", 422, game="venice", seats="3", **given)
    meaning = game_named("venice").meaning("harder", language)
    assert table_words(language)("open-misfits", seats=3, options=meaning) in page.text
    form = page.form("/tables")
    assert form is not None
    assert (form["fields"]["seats"], form["fields"]["group-difficulty"], form["fields"]["group-favour"]) == ("3", "", "favour")
    browser = Browser(client, language)
    browser.post("/tables", **form["fields"])
    assert picture(client, browser.at)["variant"] == "favour"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_is_offered_with_the_seats_that_allow_it_and_opened_with_them(client: TestClient, language: str) -> None:
    browser = Browser(client, language)
    page = browser.get("/open?game=rialto")
    words = game_named("rialto").words(language)
    assert f"2 {words('variant-virtual')}" in page.text
    assert words("variant-virtual-how") in page.text
    shown = picture(client, open_table(browser, "rialto", "2 virtual", seat0="me", seat1="greedy", name="Anna"))
    assert (len(shown["seats"]), shown["variant"]) == (2, "virtual")
    again = Browser(client, language).post("/tables", 422, game="rialto", seats="2 virtual", seat0="me", seat1="greedy", name=" ")
    form = again.form("/tables")
    assert form is not None
    assert form["fields"]["seats"] == "2 virtual"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
def test_many_ways_to_play_have_a_row_for_each_number_of_players(client: TestClient, game: Game, language: str) -> None:
    """More than seven chips in a row are not read; and a group of options says for how many players it is."""
    page, words = Browser(client, language).get(f"/open?game={game.slug}"), table_words(language)
    ways = [at["value"] for tag, at in page.tags if tag == "input" and at.get("name") == "seats"]
    rows = [at for tag, at in page.tags if tag == "div" and at.get("class") == "segments"][len(game.groups) :]
    assert len(rows) == (len(game.seats) if len(ways) > MOST_IN_A_ROW else 1)
    headings = re.findall(r'<b class="count"[^>]*>([^<]+)</b>', page.source)
    assert headings == ([words("open-players", count=count) for count in game.seats] if len(rows) > 1 else [])
    assert len([at for tag, at in page.tags if tag == "input" and at.get("name") == "seats" and "checked" in at]) == 1
    for group in game.groups:
        counts = sorted({count for name in group.names() for count in game.seats_for(name)})
        said = words("open-for-seats", low=counts[0], high=counts[-1], count=len(counts))
        assert (f"({said})" in page.text) == (tuple(counts) != game.seats)


def test_the_form_as_it_comes_opens_a_table_where_one_sits(client: TestClient) -> None:
    browser = Browser(client)
    form = browser.get("/open").form("/tables")
    assert form is not None
    browser.post(form["action"], **form["fields"])
    shown = picture(client, browser.at)
    assert [chair["name"] for chair in shown["seats"]] == [table_words("en")("hall-guest"), None, None]


def test_every_choice_is_kept(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser, "palazzo", 4, seat0="random", seat1="me", seat2="open", seat3="greedy", name=" Anna  B ", time="days 3", listed="yes")
    shown = picture(client, path)
    assert (shown["game"], shown["pace"], shown["clock"]) == ("palazzo", "correspondence", 3 * 86_400)
    assert [(chair["name"], chair["bot"]) for chair in shown["seats"]] == [
        ("Arlecchino", "random"),
        ("Anna B", None),
        (None, None),
        ("Dottore", "greedy"),
    ]
    assert path in Browser(client).get("/").addresses


def test_what_is_said_of_seats_that_the_table_does_not_have_does_not_count(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser, "doge", 3, seat0="random", seat3="me", seat4="me", name="Anna")
    assert len(picture(client, path)["seats"]) == 3
    assert not [name for name in browser.cookies if name.startswith("ridotto-")]


def test_whoever_is_called_like_a_bot_finds_the_seat_free(client: TestClient) -> None:
    browser = Browser(client)
    path = open_table(browser, "doge", 3, seat0="me", seat1="random", name="Brighella")
    assert [chair["name"] for chair in picture(client, path)["seats"]] == [None, "Brighella", None]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
def test_an_edition_of_ones_own_is_played_with(client: TestClient, game: Game) -> None:
    browser = Browser(client)
    text = browser.get(f"/open?game={game.slug}&edition=house").form("/tables")
    assert text is not None
    assert text["fields"]["edition"].strip() == game.edition_text().strip()
    house = picture(client, open_table(browser, game.slug, max(game.seats), edition=game.edition_text().replace("\n", "\r\n"), listed="yes"))
    assert house["edition"] == game.edition.digest
    own = open_table(browser, game.slug, max(game.seats), edition=f"# of my own\n{game.edition_text()}", listed="yes")
    assert picture(client, own)["status"] == "waiting"
    assert browser.get("/").text.count(table_words("en")("hall-own-edition")) >= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": "this is not TOML"},
        {"edition": 'game = "doge"'},
        {"seats": "7"},
        {"seats": "many"},
        {"seat1": "me"},
        {"seat1": "nobody"},
        {"name": "x" * 41},
        {"name": " "},
        {"time": "days 4"},
        {"time": "live 4 60"},
        {"time": "never"},
        {"time": "own", "seconds": "-5", "reserve": "10"},
        {"time": "own", "seconds": "30", "reserve": "1e9"},
        {"variant": "upside-down"},
        {"game": "chess"},
    ],
    ids=str,
)
def test_what_cannot_be_is_said_in_one_sentence_beside_the_form_with_everything_still_in_it(client: TestClient, language: str, wrong: dict[str, str]) -> None:
    typed = {
        "game": "palazzo",
        "seats": "4",
        "seat0": "me",
        "seat1": "random",
        "seat2": "greedy",
        "seat3": "open",
        "name": "Anna",
        "time": "live 30 300",
        "seconds": "20",
        "reserve": "7",
    }
    typed |= {"edition": "", **wrong}
    page = Browser(client, language).post("/tables", 422, **typed)
    said = re.search(r'<p class="problem" role="alert">([^<]+)</p>', page.source)
    assert said is not None
    assert said[1][0].isupper()
    assert said[1].endswith(".")
    assert "\n" not in said[1]
    form = page.form("/tables")
    assert form is not None
    kept = {key: value for key, value in typed.items() if key not in wrong or key in ("edition", "name", "seconds", "reserve")}
    assert {key: form["fields"][key].strip() for key in kept} == {key: value.strip() for key, value in kept.items()}
    assert "listed" not in form["fields"]  # it was not ticked


def test_what_was_typed_comes_out_as_text(client: TestClient) -> None:
    page = Browser(client).post("/tables", 422, game="doge", seats="9", seat0="me", name=NAME, edition="</textarea><script>alert(1)</script>", variant=NAME)
    assert "<img" not in page.source
    assert "<script>alert" not in page.source
    assert page.text.count("alert(1)") == 1


def test_a_long_sentence_about_an_edition_is_cut(client: TestClient) -> None:
    page = Browser(client).post("/tables", 422, game="doge", seats="3", edition=f'"{"x" * 3000}" = 1')
    said = re.search(r'<p class="problem" role="alert">([^<]+)</p>', page.source)
    assert said is not None
    assert len(said[1]) < 600


# ---- drawings ----


@pytest.mark.parametrize("slug", all_games())
def test_a_cover_is_drawn_from_tokens_and_from_symbols_that_are_there(slug: str) -> None:
    _check_drawing(str(artwork.cover(slug)), 240, 156)


@pytest.mark.parametrize("template", ["_template", "_template_cards"])
def test_the_cover_of_a_template_is_one_to_copy(template: str) -> None:
    _check_drawing(read_drawing(files(f"ridotto.games.{template}").joinpath("cover.svg")).body, 240, 156)


def test_the_top_bar_bears_the_mark_of_the_house() -> None:
    outlines = re.findall(r' d="([^"]+)"', SYMBOLS["mark"])
    assert re.findall(r' d="([^"]+)"', (rendering.HERE / "templates" / "mark.html").read_text()) == outlines
    assert re.findall(r' d="([^"]+)"', (rendering.STATIC / "icon.svg").read_text()) == outlines


def test_the_panorama_is_drawn_from_tokens() -> None:
    _check_drawing(str(artwork.view()), 1600, 352)


def test_a_game_without_a_cover_gets_the_mark_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Game(slug="bare", title="Bare", author="nobody", year=2026, seats=(2,), rules_version=1, package="ridotto.engine")
    monkeypatch.setattr(artwork, "all_games", lambda: {"bare": bare})
    assert 'href="#mark"' in artwork.cover("bare")


def test_as_few_as_can_play_sit_down_for_a_first_try_where_the_usual_number_cannot(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three is usual, as one click shows above; no game can be played by nine."""
    monkeypatch.setattr(home, "USUAL_SEATS", 9)
    for slug, fewest in ((game.slug, min(game.seats)) for game in all_games().values()):
        browser = Browser(client)
        browser.post("/play", game=slug)
        assert len(picture(client, browser.at)["seats"]) == fewest


def _check_drawing(art: str, width: int, height: int) -> None:
    """Well-formed, no style of its own, no id that a page could have twice, and every reference is answered."""
    ElementTree.fromstring(f'<svg viewBox="0 0 {width} {height}">{art}</svg>')
    assert "style=" not in art
    assert " id=" not in art
    names = {match[1] or match[2] for match in re.finditer(r'href="#([\w-]+)"|url\(#([\w-]+)\)', art)}
    assert names == set(used([art], {})) & names
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]+)"', art))
    assert all(re.fullmatch(r"none|currentColor|var\(--[\w-]+(,var\(--[\w-]+\))?\)|url\(#[\w-]+\)|#231b15|#3a2f26", colour) for colour in colours), colours


def test_ticked_options_are_joined_in_the_order_of_the_game() -> None:
    form = {"game": "venice", "seats": "3", "variant": "", "seat0": "random", "option-favour-3": "yes", "option-favour-1": "yes"}
    assert OpenForm.read(form).plan().variant == "favour-1+favour-3"
    assert OpenForm.read({**form, "variant": "favour"}).plan().variant == "favour+favour-1+favour-3", "the game's rules refuse that, not the form"
    assert game_named("venice").meaning("favour-1+favour-3") == "favour card for seat 1, favour card for seat 3"


# ---- the rules beside the board ----


@pytest.mark.parametrize("slug", all_games())
def test_the_rules_beside_the_board_quote_no_headings_of_the_printed_rulebook(client: TestClient, slug: str) -> None:
    """They are in German, whatever the reader's language; the page with all the rules keeps them as sources."""
    browser = Browser(client)
    browser.post("/play", game=slug)
    beside = client.get(f"{browser.at}/rules/part", headers={"Accept-Language": "en"}).text
    assert "<h2" in beside
    assert 'class="source"' not in beside
    assert 'id="overview"' in beside
    assert 'class="source"' in browser.get(f"{browser.at}/rules").source
