"""A house of two servers on PostgreSQL in Chromium: what is done at one of them is there at the other, and the operator keeps order."""

import re
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.tables import open_table, table_of
from tests.browser.test_barriers import Look
from tests.browser.test_members import sign_up
from tests.table.clusters import running_cluster
from tests.table.servers import Nursery, Server, running

SECRET = "the-host-s-own-secret"


@pytest.fixture(scope="module")
def houses(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers with members and an operator's page on one database; at localhost passkeys need no public address."""
    folder = tmp_path_factory.mktemp("houses")
    (folder / "secret").write_text(SECRET)
    with running_cluster() as cluster:
        given = {"db": cluster.new_database(), "members": "on", "operator_token_file": folder / "secret", "sign_ins_per_hour": 0}
        with running(nursery, folder, 2, **given) as (one, other):
            for place in (one, other):
                place.url = f"http://localhost:{place.port}"
            yield one, other
            for place in (one, other):
                assert "Traceback" not in place.log.read_text()


@pytest.fixture(scope="module")
def server(houses: tuple[Server, Server]) -> Server:
    return houses[0]


@pytest.fixture
def elsewhere(houses: tuple[Server, Server]) -> str:
    """The address of the other server."""
    return houses[1].url


def sit_down(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#seats em")).to_have_text("you")


def test_two_at_different_servers_become_friends_found_a_club_and_play_at_its_table(people: People, elsewhere: str) -> None:
    anna, bruno = sign_up(people, "Anna")[1], sign_up(people, "Bruno", base_url=elsewhere)[1]
    anna.goto("/people")
    anna.get_by_label("Name of a member", exact=True).fill("Bruno")
    anna.get_by_role("button", name="Ask to be friends").click()
    bruno.goto("/news")
    expect(bruno.locator("main")).to_contain_text("Anna asks to be friends.")
    bruno.goto("/people")
    bruno.get_by_role("button", name="Accept Anna’s request").click()
    expect(bruno.locator(".who")).to_contain_text("Anna")

    anna.goto("/clubs")
    anna.get_by_label("Name").fill("Casa Rialto")
    anna.get_by_label("Whoever is invited", exact=True).check()
    anna.get_by_role("button", name="Found it").click()
    anna.get_by_label("Name of a member").fill("Bruno")
    anna.get_by_role("button", name="Invite", exact=True).click()
    bruno.goto("/clubs")
    bruno.get_by_role("button", name="Join Casa Rialto").click()
    expect(bruno.get_by_role("heading", name="Casa Rialto")).to_be_visible()
    anna.get_by_role("link", name="Open a table for the club").click()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.locator("#table")).to_be_visible()
    table = re.sub("^.*/t/", "/t/", anna.url)
    if anna.locator("#seats em").count() == 0:
        sit_down(anna, table)
    bruno.goto("/clubs/casa-rialto")
    expect(bruno.locator(f"main a[href='{table}']")).not_to_have_count(0)
    sit_down(bruno, table)
    expect(anna.locator("#seats")).to_contain_text("Bruno")
    assert table not in people.page("/lobby").content()


def test_a_message_is_reported_at_one_server_and_its_author_muted_at_the_other(people: People, elsewhere: str, server: Server, axe: str) -> None:
    people.expect_error("status of 40[139]")
    dario, elena = sign_up(people, "Dario")[1], sign_up(people, "Elena", base_url=elsewhere)[1]
    path = open_table(server.url, "doge", 3, 0).path
    sit_down(dario, path)
    sit_down(elena, path)
    say(dario, "You play like a gondola without water")
    expect(elena.locator("#talk-words")).to_contain_text("gondola")
    elena.goto(f"{path}/people")
    elena.get_by_role("link", name="Report message 1, by Dario").click()
    elena.get_by_label("Insults or hate").check()
    elena.get_by_role("button", name="Send the report").click()
    expect(elena.get_by_role("heading", name="Thank you")).to_be_visible()
    elena.goto(f"{path}/people")
    elena.get_by_role("button", name="Block Dario").click()
    elena.goto(path)
    expect(elena.locator("#talk-words")).to_contain_text("Message of somebody you have blocked", use_inner_text=False)

    operator = people.page("/operator", base_url=elsewhere)
    operator.get_by_label("secret").fill(SECRET)
    operator.keyboard.press("Enter")
    expect(operator.get_by_role("heading", name="Load")).to_be_visible()
    operator.get_by_role("link", name="Look at them").click()
    expect(operator.locator(".evidence .reported")).to_contain_text("You play like a gondola without water")
    operator.get_by_role("button", name="Mute").click()
    expect(operator.locator(".report")).to_contain_text("Muted until")
    operator.goto("/operator")
    expect(operator.locator("[aria-labelledby=members] .lines")).to_contain_text("Dario Muted until")
    say(dario, "And I say it again")
    expect(dario.locator("#notice")).to_contain_text("mute")

    look = Look(people, axe)
    look._context.add_cookies(operator.context.cookies())  # type: ignore[arg-type]
    for shown in ("/operator", "/operator/reports"):
        look.at(shown)
        for width, height in ((390, 844), (844, 390), (1366, 657), (1440, 900), (320, 640)):
            operator.set_viewport_size({"width": width, "height": height})
            operator.goto(shown)
            assert operator.evaluate("document.documentElement.scrollWidth <= innerWidth"), (shown, width)


def say(page: Page, text: str) -> None:
    if not page.locator("#say-text").is_visible():
        page.locator("#talk > summary").click()
    page.locator("#say-text").fill(text)
    page.locator("#say-text").press("Enter")


def test_a_rated_match_is_on_the_profile_and_its_record_is_taken_home(people: People, server: Server, elsewhere: str, tmp_path: Path) -> None:
    fosco, greta = sign_up(people, "Fosco")[1], sign_up(people, "Greta", base_url=elsewhere)[1]
    path = open_table(server.url, "rialto", 2, 0, rated=True, bots={"1": "level:1"}).path
    greta.goto("/people/Fosco")
    expect(greta.locator("main")).to_contain_text("No rated match yet")
    sit_down(fosco, path)
    expect(fosco.locator("body")).to_contain_text("This match is rated.")
    table = table_of(fosco)
    fosco.goto("/levels")  # the page answers by itself what has only one answer
    table.play_with_bots("rated")
    fosco.goto(path)
    expect(fosco.locator("#result")).to_be_visible()
    for _ in range(40):  # results are filed a moment after the end
        greta.goto("/people/Fosco")
        if greta.locator(".rated .number").count():
            break
        greta.wait_for_timeout(250)
    expect(greta.locator(".rated")).to_contain_text("Rialto")
    expect(greta.locator(".rated abbr")).to_have_text("provisional")
    expect(greta.locator(".matches li")).to_have_count(1)
    greta.goto("/leaderboard?game=rialto&seats=2")
    expect(greta.locator(".ranks tr.mark")).not_to_have_count(0)
    fosco.goto("/people/Fosco")
    with fosco.expect_download() as got:
        fosco.get_by_role("link", name="Archive 1").click()
    got.value.save_as(tmp_path / "records.zip")
    with ZipFile(tmp_path / "records.zip") as archive:
        assert len(archive.namelist()) == 1
    fosco.goto("/me")
    fosco.locator("#shown").select_option("nobody")
    fosco.locator("#profile").get_by_role("button", name="Save").click()
    people.expect_error("status of 404")
    greta.goto("/people/Fosco")
    expect(greta.locator(".rated")).to_have_count(0)
