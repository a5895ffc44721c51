"""Events in Chromium: a tournament from the form to the table, the reader's own time, the big screen, no barriers."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.test_barriers import Look
from tests.browser.test_members import sign_up
from tests.table.empty_database import laid_out
from tests.table.servers import Nursery, Server, places_for


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with members, at an address that passkeys are valid for."""
    folder = tmp_path_factory.mktemp("club")
    with places_for(nursery, folder, 1, db=laid_out(folder), members="on", sign_ins_per_hour=0) as (place,):
        here = f"http://localhost:{place.port}"
        place._flags += ["--public-url", here]
        place.start()
        place.wait()
        place.url = here
        yield place
    assert "Traceback" not in place.log.read_text()


def organise(page: Page, name: str, rounds: int = 4) -> str:
    """Make a tournament for two at a table; returns its path."""
    page.goto("/events/new?game=rialto")
    page.get_by_label("Name of the event").fill(name)
    page.locator("label:has([name=seats][value='2'])").click()
    page.locator("[name=rounds]").fill(str(rounds))
    page.get_by_role("button", name="Make the event").click()
    expect(page.locator("h1")).to_have_text(name)
    return str(page.evaluate("location.pathname"))


def test_two_members_find_their_table_when_the_organiser_begins(people: People, axe: str, server: Server) -> None:
    (_, anna, _), (_, bruno, _) = sign_up(people, "Anna"), sign_up(people, "Bruno")
    path = organise(anna, "Coppa di Carnevale")
    for page in (anna, bruno):
        page.goto(path)
        page.get_by_role("button", name="Enter").click()
        expect(page.locator(".told")).to_have_text("You are in.")
    anna.get_by_role("button", name="Begin now").click()
    for page in (anna, bruno):
        _until_there(page, path)
        page.locator("a.main", has_text="To your table").click()
        expect(page.locator("#table")).to_be_visible()
        expect(page.locator(".to-event")).to_have_text("Coppa di Carnevale")
    look = Look(people, axe)
    look._context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    for shown in ("/events", "/events/new?kind=night", path, f"{path}/change", f"{path}/rounds/1/1", f"{path}/screen"):
        look.at(shown, lambda page: [each.evaluate("each => each.open = true") for each in page.locator("details").all()])
    screen = people.browser().new_page()
    screen.clock.install()
    screen.goto(f"{path}/screen")
    expect(screen.locator("h2")).to_have_text("Who plays where")
    screen.clock.fast_forward(13_000)
    expect(screen.locator("h2")).to_have_text("Standings")


def _until_there(page: Page, path: str) -> None:
    """The event begins within seconds."""
    for _ in range(40):
        page.goto(path)
        if page.locator("a.main", has_text="To your table").count():
            return
        page.wait_for_timeout(250)
    raise AssertionError("the round has not begun")


def test_a_start_is_typed_and_read_in_the_readers_own_time(people: People, server: Server) -> None:
    page = sign_up(people, "Chiara", timezone_id="America/New_York")[1]
    page.goto("/events/new?game=rialto")
    page.get_by_label("Name of the event").fill("Regatta")
    expect(page.locator("label[for=starts]")).to_contain_text("your time")
    soon = page.evaluate("new Date(Date.now() + 864e5 - new Date().getTimezoneOffset() * 6e4).toISOString().slice(0, 16)")
    page.locator("#starts").fill(soon)
    page.get_by_role("button", name="Make the event").click()
    page.locator("time[data-at]").wait_for(state="attached")
    shown = page.evaluate("document.querySelector('time[data-at]').dataset.at * 1000 - Date.now()")
    assert 86_000_000 < shown <= 86_400_000
    expect(page.locator("time[data-at]")).not_to_contain_text("UTC")
