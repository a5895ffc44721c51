"""Hints on the pages of a table: the button, the panel, the page without script, and who is told that there are any."""

from collections.abc import Iterator

import httpx2
import pytest
from starlette.testclient import TestClient

from ridotto.engine.words import LANGUAGES
from ridotto.table.app import create_app
from ridotto.table.language import table_words
from ridotto.table.pages.rendering import render

from .browsers import Browser, open_table, settings

HINTS = {"seat0": "me", "name": "Anna", "seat1": "random", "seat2": "random"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings(tmp_path_factory.mktemp("hints")))) as client:
        yield client


def by_script(browser: Browser, path: str) -> httpx2.Response:
    """What the page's script gets."""
    browser.headers["HX-Request"] = "true"
    return browser._send("POST", path, data={})


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_script_a_hint_is_a_page_with_a_button_for_each_move(client: TestClient, language: str) -> None:
    words, browser = table_words(language), Browser(client, language)
    path = open_table(browser, **HINTS)
    assert browser.get(path).form("/hints") is not None
    page = browser.post(f"{path}/hints")
    assert words("table-hints-title") in page.text
    assert words("table-hints-about") in page.text
    moves = page.form("/move")
    assert moves is not None
    assert 2 <= len(moves["buttons"]) <= 3
    assert "hx-post" not in page.source
    after = browser.post(moves["action"], **moves["fields"], move=moves["buttons"][0][1])
    assert after.form("/undo") is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_in_a_lost_match_say_so_once_and_not_nought_per_cent_for_every_move(language: str) -> None:
    words = table_words(language)

    def panel(*shares: float, why: str = "Why.") -> str:
        hints = [{"number": number, "phrase": "pass", "share": share, "why": why} for number, share in enumerate(shares)]
        return render("hints_part.html", language, live=True, table="t", number=0, hints=hints, about={})

    close = panel(0.3, 0.0)
    nought = words("table-hints-share", share=0)
    for lost in (panel(0.004, 0.0), panel(0.005, 0.0)):  # both are shown as 0%
        assert words("table-hints-lost") in lost
        assert nought not in lost
        assert lost.count("Why.") == 2
    assert panel(0.0, 0.0, why="").count("<p>") == panel(0.0, 0.0).count("<p>") - 2  # nothing is said, and no room kept for it
    assert words("table-hints-lost") not in close
    assert nought in close


def test_the_script_gets_the_panel_alone(client: TestClient) -> None:
    browser = Browser(client, "en")
    panel = by_script(browser, f"{open_table(browser, **HINTS)}/hints")
    assert panel.status_code == 200
    assert panel.text.lstrip().startswith("<header>")
    assert "<html" not in panel.text
    assert "data-close-hints" in panel.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_whether_hints_are_on_and_only_whoever_is_to_move_sees_the_button(client: TestClient, language: str) -> None:
    words, host, watcher = table_words(language), Browser(client, language), Browser(client, language)
    with_hints, without = open_table(host, **HINTS), open_table(host, **HINTS, hints="no")
    for browser in (host, watcher):
        assert words("table-hints-on") in browser.get(with_hints).text
        assert words("table-hints-on") not in browser.get(without).text
    assert host.get(with_hints).form("/hints") is not None
    assert watcher.get(with_hints).form("/hints") is None
    assert host.get(without).form("/hints") is None


def test_the_form_to_open_a_table_asks_and_keeps_what_was_chosen(client: TestClient) -> None:
    browser = Browser(client, "en")
    form = browser.get("/open?game=doge").form("/tables")
    assert form is not None
    assert (form["fields"]["hints"], form["choices"]["hints"]) == ("", ["", "yes", "no"])
    wrong = browser.post("/tables", 422, game="doge", seats="77", hints="yes").form("/tables")
    assert wrong is not None
    assert wrong["fields"]["hints"] == "yes"


def test_a_refused_hint_is_said_where_the_player_looks(client: TestClient) -> None:
    browser = Browser(client, "de")
    answer = by_script(browser, f"{open_table(browser, **HINTS, hints='no')}/hints")
    assert answer.status_code == 409
    assert answer.headers["HX-Retarget"] == "#notice"
    assert "keine Hinweise" in answer.text
