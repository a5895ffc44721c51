"""After a whole short match in a browser: its analysis with progress, the dearest decisions, the bot's opinion, and playing on from there."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.tables import Table, live, open_table
from tests.browser.test_keyboard import tab_to
from tests.table.servers import Server

PATIENCE = 180_000.0  # milliseconds for an analysis, on a machine with other work to do


def finished(server: Server) -> Table:
    """A match of Palazzo that is over."""
    table = open_table(server.url, "palazzo", 2)
    table.play("analysis")
    return table


def analysed(page: Page) -> None:
    """Ask for the analysis, watch it come nearer, and wait until the page shows it by itself."""
    page.locator("#analysis-ask").click()
    expect(page.locator("#expected")).to_be_visible(timeout=PATIENCE)


def test_a_match_is_analysed_while_the_page_shows_how_far_it_is_and_can_be_played_on(people: People, server: Server) -> None:
    page = people.page(f"/t/{finished(server).id}")
    page.locator("#to-analysis").click()
    page.wait_for_url("**/analysis")
    page.locator("#analysis-ask").click()
    expect(page.locator("#analysis-progress progress")).to_be_visible()
    expect(page.locator("#expected")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".chart")).to_be_visible()
    for seat in (2, 3):
        cells = page.locator(f".balance tbody td:nth-child({seat})").all_inner_texts()
        start, own, others, luck, end = (int(cell.rstrip(" %").replace("−", "-")) for cell in cells)
        assert abs(start + own + others + luck - end) <= 3  # each is rounded for itself
    dear = page.locator(".dearest > li")
    assert 1 <= dear.count() <= 5
    expect(page.locator("#position svg.scene")).to_be_visible()
    dear.last.locator("h3 a").click()
    expect(page.locator(".dearest > li").last.locator("[aria-current]")).to_be_visible()
    dear.last.locator("form button").click()
    page.wait_for_url(lambda address: "/analysis" not in address and "/t/" in address)
    expect(page.locator("#continues")).to_be_visible()
    expect(page.locator("#prompt.yours")).to_be_visible()


def test_on_a_phone_an_analysis_needs_no_scrolling_sideways(people: People, server: Server) -> None:
    page = people.page(f"/t/{finished(server).id}/analysis", **PHONE)
    analysed(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in page.locator("main .btn, main h3 a").all():
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 40


def test_on_a_phone_a_tap_on_the_board_of_a_replay_enlarges_that_part_and_the_next_moment_leaves_it(people: People, server: Server) -> None:
    page = people.page(f"/t/{finished(server).id}/replay", **PHONE)
    loupe = page.locator("#loupe")
    expect(loupe).to_be_visible()
    for part in ("quarry-0", "quarry-2"):
        page.locator(f"#scene #{part}").tap(force=True)  # what is empty there belongs to it, too
        box = page.locator("#loupe-boxes").evaluate(f"(boxes) => boxes.content.querySelector('[data-of={part}]').dataset.box")
        expect(loupe).to_have_attribute("viewBox", box)
    page.locator("#scrub-on").tap()
    expect(page.locator("#scrub-at")).to_have_value("1")
    expect(loupe).to_have_attribute("viewBox", box)


def test_on_a_phone_a_replay_follows_the_match_and_says_what_each_move_does(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.play("over")
    page = people.page(f"/t/{table.id}/replay", **PHONE)
    loupe, at = page.locator("#loupe"), page.locator("#scrub-at")
    total = int(at.get_attribute("max") or 0)
    seen = set()
    for moment in (0, total // 3, total // 2, total):
        at.fill(str(moment))
        expect(at).to_have_attribute("value", str(moment))
        expect(loupe).to_have_attribute("viewBox", page.locator("#loupe-boxes").evaluate("(boxes) => boxes.content.firstElementChild.dataset.box"))
        seen.add(loupe.get_attribute("viewBox"))
        assert page.locator("#prompt .since").inner_text() == page.locator("#log li").last.inner_text().strip()
    assert len(seen) > 1
    row, slider = page.locator("#scrub-back").bounding_box(), page.locator("output").bounding_box()
    assert row is not None
    assert slider is not None
    assert row["y"] < slider["y"] + slider["height"] / 2 < row["y"] + row["height"], "the moment is counted beside the slider"
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for field in page.locator("#scrub select").all():
            inside = "(field) => field.getBoundingClientRect().right <= field.closest('#prompt').getBoundingClientRect().right"
            assert field.evaluate(inside), (width, field.get_attribute("id"))


def test_on_a_phone_a_replay_of_doge_enlarges_the_field_that_votes(people: People, server: Server) -> None:
    table = open_table(server.url)
    table.play("replayed")
    page = people.page(f"{table.path}/replay", **PHONE)
    seen = set()
    votes: list[str] = page.locator("#scrub-chapter option", has_text="The vote in").evaluate_all("(all) => all.slice(0, 3).map((each) => each.value)")
    for at in votes:
        page.locator("#scrub-chapter").select_option(at)
        page.wait_for_url(f"**/replay?at={at}&*")
        expect(page.locator("#prompt .since")).to_be_in_viewport(ratio=1)
        field = page.locator("#scene .on-ribbon:visible").first.evaluate("(each) => each.closest('.field').id")
        expect(page.locator("#loupe")).to_have_attribute(
            "viewBox", page.locator("#loupe-boxes").evaluate("(boxes, of) => boxes.content.querySelector(`[data-of=${of}]`).dataset.box", field)
        )
        seen.add(field)
    assert len(seen) == 3


def test_on_a_phone_nothing_lies_over_what_can_be_done_after_a_match(people: People, server: Server) -> None:
    """Rialto's final scores are so high that the hand begins below them, where the prompt is."""
    table = open_table(server.url, "rialto", 3)
    table.play("over")
    context = people.browser(**PHONE)
    table.carry(context, 0)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    own, prompt = page.locator("#own").bounding_box(), page.locator("#prompt").bounding_box()
    assert own is not None
    assert prompt is not None
    at = max(own["y"], prompt["y"]) + 20
    assert at < own["y"] + own["height"], "they do not meet"
    assert page.evaluate("(at) => document.elementFromPoint(100, at).closest('section').id", at) == "prompt"


def test_any_moment_of_a_replay_can_be_asked_about_without_a_mouse(people: People, server: Server) -> None:
    path = f"/t/{finished(server).id}/replay"
    page = people.page(f"{path}?at=20")
    at = next(at for at in range(20, 80) if page.goto(f"{path}?at={at}") and page.locator("#ask-bot").count())
    tab_to(page, "#ask-bot")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/bot")
    expect(page.locator(".hints li").first).to_be_visible()
    assert 1 <= page.locator(".hints li").count() <= 3
    tab_to(page, ".btn[rel=up]")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?at={at}*")
    tab_to(page, "#play-on")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "replay" not in address)
    expect(page.locator("#continues")).to_be_visible()
