"""Hostile input to events: odd texts, other people's events, addresses that are none, and what logs say."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.logs import JsonLines, TextLines
from ridotto.table.service.events import events

from .attacks import MARKS, ODD
from .browsers import Page, check_page
from .clubs import Club, Person, club
from .test_event_pages import event_of, make
from .tournaments import EVENT_FORMS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with pytest.MonkeyPatch.context() as patched, club(tmp_path_factory.mktemp("club")) as running:
        patched.setattr(events, "MOST_CURRENT", 1000)
        patched.setattr(events, "MOST_A_DAY", 1000)
        yield running


@pytest.fixture(scope="module")
def anna(house: Club) -> Person:
    return house.member("Anna")


def test_script_in_names_and_reasons_is_text_on_every_page(house: Club, anna: Person) -> None:
    for mark in MARKS:
        make(anna, name=mark, about=mark)
        path = f"/events/{event_of(anna)}"
        anna.post(f"{path}/enter")
        for shown in (path, f"{path}/change"):
            check_page(Page(anna._send("GET", shown).text))
        anna.post(f"{path}/close", why=mark)
        for shown in (path, f"{path}/screen", "/events"):
            text = anna._send("GET", shown).text
            check_page(Page(text))
            assert not any(wrong in text for wrong in ("<script>", "<svg onload", "<img src=x"))


def test_control_characters_never_come_into_a_name(house: Club, anna: Person) -> None:
    for odd in [odd for odd in ODD if odd.encode("utf-8", "ignore").decode() == odd]:
        form = anna.get("/events/new").form("/events/new")
        assert form is not None
        response = anna._send("POST", "/events/new", data={**form["fields"], "name": f"x{odd}y"})
        assert response.status_code == 200
        assert house.call(house.service.events.row, event_of(anna)).name.isprintable()


@pytest.mark.parametrize("event", ["%00", "a.b", "x" * 33, "A", "1'--", "%ff", "eventdoesnotexist"])
def test_an_address_that_is_no_event_is_404(house: Club, anna: Person, event: str) -> None:
    for path in (f"/events/{event}", f"/events/{event}/screen", f"/events/{event}/rounds/1/1", f"/events/{event}/change"):
        assert anna._send("GET", path).status_code == 404
    for route, fields in EVENT_FORMS.items():
        if "{event_id}" in route:
            path = route.partition(" ")[2].replace("{event_id}", event).replace("{round}", "1").replace("{number}", "1")
            assert anna._send("POST", path, data=fields).status_code == 404, route


@pytest.mark.parametrize("value", ["", "-1", "1e9", "9" * 40, "½", "null", "x" * 5000])
def test_a_value_that_is_none_is_refused_and_nothing_is_made(house: Club, anna: Person, value: str) -> None:
    form = anna.get("/events/new").form("/events/new")
    assert form is not None
    before = len(house.call(house.service.events.listed, "open"))
    for name in ("kind", "game", "seats", "system", "rounds", "time", "hours", "most", "late", "stand_in", "starts"):
        if value == "" and name in ("system", "late", "starts"):
            continue  # nothing was chosen
        response = anna._send("POST", "/events/new", data={**form["fields"], "name": "Cup", name: value})
        assert response.status_code == 422, name
    assert len(house.call(house.service.events.listed, "open")) == before


def test_a_program_gets_a_sentence_and_no_page(house: Club, anna: Person) -> None:
    make(anna)
    path = f"/events/{event_of(anna)}"
    eve = house.member("Eve")
    eve.headers["Accept"] = "application/json"
    for what, status in (("start", 403), ("change", 422), ("close", 403), ("season", 403), ("leave", 409), ("rounds/1/1", 403)):
        response = eve._send("POST", f"{path}/{what}", data={"why": "x", "note": "x"})
        assert (response.status_code, list(response.json())) == (status, ["error"])


def test_logs_name_nobody(house: Club) -> None:
    lines: list[str] = []

    class Notebook(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.extend([JsonLines().format(record), TextLines().format(record)])

    notebook, logger = Notebook(), logging.getLogger("ridotto")
    before = logger.level
    logger.addHandler(notebook)
    logger.setLevel(logging.DEBUG)
    try:
        quiet = house.member("Quiet Person")
        make(quiet, name="Quiet event")
        quiet.post(f"/events/{event_of(quiet)}/enter")
        quiet.post(f"/events/{event_of(quiet)}/close", why="Quiet reason")
    finally:
        logger.removeHandler(notebook)
        logger.setLevel(before)
    member: Any = house.call(house.service.members.named, "Quiet Person")
    assert lines
    assert not [line for line in lines if "Quiet" in line or member.id in line]


def test_an_unlisted_event_is_named_nowhere_else(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        anna, eve = house.member("Anna"), house.member("Eve")
        make(anna, name="Between us", listed="")
        for path in ("/", "/events", "/me"):
            assert "Between us" not in eve.get(path).text
