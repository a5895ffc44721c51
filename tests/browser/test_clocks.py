"""Time at the table: chosen when a table is opened, shown as it runs, said when there is little of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.tables import Table, live, open_table
from tests.table.servers import Server

# What is said to screen readers, and how much moves without anybody's doing.
WATCH = """() => {
  window.said = [];
  window.shifts = 0;
  const spoken = document.getElementById("spoken");
  new MutationObserver(() => window.said.push(spoken.textContent)).observe(spoken, { childList: true });
  new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.shifts += each.value))).observe({ type: "layout-shift" });
}"""


def seated(people: People, table: Table, language: str = "en", **options: object) -> Page:
    context = people.browser(language, **options)
    table.carry(context, 0)
    page = context.new_page()
    page.clock.install()
    page.goto(table.path)
    live(page)
    return page


def test_the_opening_page_says_what_happens_before_anybody_chooses_it(people: People, server: Server) -> None:
    page = people.page("/open?game=doge")
    told, own = page.locator(".time-out:visible"), page.locator("#seconds")
    expect(told).to_have_count(0)
    page.locator("#time").select_option("live 30 300")
    expect(told).to_contain_text("a bot (the one chosen below) takes over at once")
    expect(own).to_be_hidden()
    page.locator("#time").select_option("days 3")
    expect(told).to_contain_text("Nobody has to be at the table")
    page.locator("#time").select_option("own")
    own.fill("20")
    page.locator("#reserve").fill("2")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#time-told")).to_contain_text("Live: 20 seconds for each decision, 2 minutes in reserve. When the time")


def test_the_clock_runs_down_without_moving_anything_and_is_said_twice(people: People, server: Server) -> None:
    table = open_table(server.url, "doge", 3, pace="live", clock=40, reserve=60)
    page = seated(people, table)
    clock = page.locator("#time-left")
    expect(clock.locator(".due")).to_have_text(re.compile(r"0:[34]\d"))
    expect(clock.locator(".reserve")).to_have_text("1:00 in reserve")
    page.evaluate(WATCH)
    before = page.locator("#prompt").bounding_box(), page.locator("#seats").bounding_box()
    page.clock.fast_forward(41_000)
    expect(clock).to_have_class(re.compile("reserving"))
    expect(clock.locator(".due")).to_have_text("0:00")
    page.clock.fast_forward(50_000)
    expect(clock).to_have_class(re.compile("low"))
    assert (page.locator("#prompt").bounding_box(), page.locator("#seats").bounding_box()) == before
    assert page.evaluate("() => window.said") == ["One minute left.", "Ten seconds left."]
    assert page.evaluate("() => window.shifts") < 0.01


@pytest.mark.parametrize(("language", "left"), [("en", "2 days 23 hours"), ("de", "2 Tage 23 Stunden")])
def test_by_correspondence_it_is_said_in_days_and_a_tap_says_when(people: People, server: Server, language: str, left: str) -> None:
    table = open_table(server.url, "doge", 3, pace="correspondence", days=3)
    page = seated(people, table, language, **PHONE)
    expect(page.locator("#time-left .due")).to_have_text(left)
    page.locator("#seat-0 .clock").tap()
    expect(page.locator("#tip")).to_contain_text("Until" if language == "en" else "Bis")
    expect(page.locator("#tip")).to_contain_text("Bot" if language == "de" else "a bot")
