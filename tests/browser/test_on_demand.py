"""What the page does when asked: take back, say why not, open the rules, replay."""

import re
from time import sleep

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.conftest import People
from tests.browser.games import every_game
from tests.browser.playing import Player
from tests.browser.tables import Table, live, open_asked, open_at, open_table
from tests.table.servers import Server

MOST_WITHOUT_WHY = 40
"""A seat makes so many moves at most before there is something that it cannot do."""


def seated(context: BrowserContext, table: Table, seat: int = 0) -> Page:
    """A seat's page, brought to life."""
    table.carry(context, seat)
    page = context.new_page()
    page.goto(table.path)
    live(page)
    return page


def test_a_move_that_has_shown_nothing_is_taken_back_by_its_button(people: People, server: Server) -> None:
    page = seated(people.browser(), open_table(server.url))
    player = Player(page, "undo")
    assert player.wait()
    asked, number, marks = page.locator("#say").inner_text(), player.number, player.moves()
    player.move()
    assert player.wait()
    assert player.moves() != marks
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#moves [name=expected]")).to_have_value(number)
    expect(page.locator("#say")).to_have_text(asked, use_inner_text=True)
    assert player.moves() == marks
    expect(page.locator("#undo")).to_have_count(0)
    player.number = ""
    assert player.play(2) == 2  # and it goes on


@every_game
def test_what_cannot_be_done_says_why_when_it_is_pointed_at(people: People, server: Server, game: str) -> None:
    table = open_asked(server.url, game)
    page = seated(people.browser(reduced_motion="reduce"), table)
    thing = page.locator("[data-why]").first
    for _ in range(MOST_WITHOUT_WHY):
        if thing.count():
            break
        table.play_one(0, "why")
        table.ask(0, "why")
        expect(page.locator("#moves [name=expected]")).to_have_value(str(table.see(0)["number"]))
    why = thing.get_attribute("data-why") or ""
    assert re.search(r"[A-Z].* .*\.$", why), f"no sentence: {why}"
    expect(page.locator("#notice")).to_be_empty()
    before = table.see(0)["number"]
    thing.click(force=True)  # it is marked as disabled, and answers all the same
    expect(page.locator("#notice")).to_be_visible()
    expect(page.locator("#notice")).to_have_text(why)
    assert table.see(0)["number"] == before
    player = Player(page, "why")
    assert player.wait()
    player.move()
    expect(page.locator("#notice")).to_be_empty()


def test_nothing_is_said_of_what_comes_to_lie_under_a_mouse_until_it_is_moved(people: People, server: Server) -> None:
    page = seated(people.browser(reduced_motion="reduce"), open_at(server.url, "palazzo", "turn"))
    mark, tip = page.locator("#scene .legal[data-move]").first, page.locator("#tip")
    box = mark.bounding_box()
    assert box is not None
    x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
    page.mouse.move(x, y)
    expect(tip).to_be_visible()
    page.evaluate("() => addEventListener('pointerover', ({ target }) => (window.under = target.closest('[data-new]') !== null))")
    mark.evaluate("(each) => { const made = each.cloneNode(true); made.dataset.new = ''; each.replaceWith(made); }")
    page.wait_for_function("() => window.under")
    page.wait_for_timeout(700)  # twice as long as a mouse rests on a thing before it is said what it is
    expect(tip).to_be_hidden()
    page.mouse.move(x + 2, y)
    expect(tip).to_be_visible()


def test_what_a_building_does_is_said_when_somebody_points_at_it_and_in_the_list_of_moves(people: People, server: Server) -> None:
    page = seated(people.browser(), open_at(server.url, "rialto", "start-building"))
    mark = page.locator("#scene .legal[data-move]").first
    move = mark.get_attribute("data-move")
    told = page.locator(f"#move-{move} small").text_content() or ""
    assert re.fullmatch(r"(When|In|At) .+\.", told)
    mark.hover()
    expect(page.locator("#tip")).to_contain_text(told.removesuffix(".")[1:])
    page.locator("#goal").hover()
    expect(page.locator("#tip")).to_be_hidden()


def test_a_trip_is_previewed_where_it_is_pointed_at_and_can_be_taken_back(people: People, server: Server) -> None:
    """Price, meetings and effects of a way in words and on the map, by mouse and by key; then it is sailed, and taken back."""
    page = seated(people.browser(reduced_motion="reduce"), open_at(server.url, "venice", "sail"))
    lane = page.locator("#scene .legal[data-move]").first
    move = lane.get_attribute("data-move")
    told, drawn = page.locator(f"#move-{move} small").text_content() or "", page.locator(f"#scene [data-look='{move}']")
    assert "you keep" in told
    expect(drawn).to_be_hidden()
    for point, leave in ((lane.hover, page.locator("#goal").hover), (lane.focus, page.locator("#prompt-rule").focus)):
        page.keyboard.press("Tab")  # a browser shows the focus of those who use the keyboard
        point()
        expect(drawn).to_have_class("look shown")
        expect(page.locator("#tip")).to_contain_text(told.splitlines()[0])
        leave()
        expect(drawn).to_have_class("look")
    number = page.locator("#moves [name=expected]").get_attribute("value") or ""
    lane.click()
    expect(page.locator(f"#moves [name=expected][value='{number}']")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#moves [name=expected]")).to_have_value(number)


def test_a_click_on_a_building_says_what_it_does_and_the_page_stays_where_it_is_while_cubes_are_chosen(people: People, server: Server) -> None:
    """No click is without an answer; and nothing moves away under a pointer that chooses several things."""
    page = seated(people.browser(reduced_motion="reduce"), open_at(server.url, "venice", "load"))
    page.locator("#dock-st-marks").click()
    expect(page.locator("#tip")).to_contain_text("2: gain 2 coins")
    page.locator("#goal").hover()
    expect(page.locator("#tip")).to_be_hidden()
    plans = [plan for plan in page.locator("#buttons [data-parts]").evaluate_all("(all) => all.map((each) => each.dataset.parts)") if plan]
    parts = min(plans, key=len).split(" ")  # not every cube can change over alone
    cube = page.locator(f"#own [data-part='{parts[0]}']").first
    before = cube.bounding_box()
    assert before is not None
    for part in parts:
        page.locator(f"#own [data-part='{part}'][aria-pressed='false']").first.click()
    expect(page.locator("#buttons [data-parts]:visible")).to_have_count(1)
    expect(page.get_by_role("button", name="Leave the cubes")).to_be_hidden()
    after = cube.bounding_box()
    assert after is not None
    assert abs(after["x"] - before["x"]) <= 4
    assert abs(after["y"] - before["y"]) <= 8, "a chosen cube is lifted a little"
    for _ in parts:
        page.locator("#own [data-part][aria-pressed='true']").first.click()
    expect(page.get_by_role("button", name="Leave the cubes")).to_be_visible()


def test_to_pass_answers_all_that_is_asked_in_a_play(people: People, server: Server) -> None:
    """Yellow buildings, cards and jokers are asked one after the other; whoever passes says it once. An answer may come later than what it has changed."""

    def late(route: Route) -> None:
        answer = route.fetch()
        sleep(0.3)
        route.fulfill(response=answer)

    for delay in (False, True):
        table = open_at(server.url, "rialto", "yellow")
        page = seated(people.browser(), table)
        if delay:
            page.route("**/move", late)
        question = page.locator("#say").inner_text()
        page.get_by_role("button", name="Pass", exact=True).click()
        if page.locator("#say").inner_text() == question and page.locator("[data-going]").count() == 0:  # the click met the moment of an update
            page.get_by_role("button", name="Pass", exact=True).click()
        expect(page.locator("#log-lines")).to_contain_text("Anna passes.")
        expect(page.locator("[data-going]")).to_have_count(0)


@every_game
def test_help_opens_at_the_rule_that_governs_the_decision(people: People, server: Server, game: str) -> None:
    page = seated(people.browser(), open_asked(server.url, game))
    link = page.locator("#prompt-rule")
    rule, before = link.get_attribute("data-help") or "", page.evaluate("scrollY")
    link.click()
    here = page.locator("#help .here")
    expect(here).to_have_id(rule)
    expect(here).to_contain_text(rule)
    expect(here).to_be_in_viewport()
    assert page.evaluate("scrollY") == before  # the panel has room beside the board: the page stays
    expect(page.locator("#help-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    expect(link).to_be_focused()
    page.goto(f"{page.url}/rules#{rule}")
    expect(page.locator(f"#{rule}")).to_be_in_viewport()


def test_whoever_follows_the_rules_beside_the_board_never_loses_the_table(people: People, server: Server) -> None:
    page = seated(people.browser(), open_asked(server.url, "doge"))
    address = page.url
    page.locator("#prompt-rule").click()
    other = page.locator('#help article.rules li a[href^="#"]').first
    rule = (other.get_attribute("href") or "")[1:]
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#help #{rule}")).to_have_class(re.compile(r"\bhere\b"))
    expect(page.locator(f"#help #{rule}")).to_be_focused()
    expect(page.locator(f"#help #{rule}")).to_be_in_viewport()
    code = page.locator(f"#help #{rule} strong a").first
    with page.context.expect_page() as opened:
        code.press("Enter")
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(rule)
    assert page.url == address
    expect(page.locator("#prompt")).to_be_visible()


@every_game
def test_the_signs_of_a_seat_are_put_into_words_for_the_keyboard(people: People, server: Server, game: str) -> None:
    page = seated(people.browser(reduced_motion="reduce"), open_asked(server.url, game))
    signs = page.locator("#things-1 [title]")
    said = [(signs.nth(at).get_attribute("title") or "").removesuffix(".") for at in range(signs.count())]
    assert said
    page.locator("#things-0").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#things-1")).to_be_focused()
    expect(page.locator("#tip span")).to_have_text(" · ".join(said))


def test_a_finished_match_is_replayed_forwards_backwards_and_with_any_eyes(people: People, server: Server) -> None:
    table = open_table(server.url, "palazzo", 2)
    table.play("replay")
    page = people.page(f"{table.path}/replay?at=1000000")
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    slider, step = page.locator("#scrub-at"), page.locator("#scrub output")
    total = int(slider.get_attribute("max") or 0)
    end = page.locator("#board-pieces").inner_html()
    expect(step).to_have_text(f"{total} of {total}")
    page.locator("#scrub-back").click()
    expect(step).to_have_text(f"{total - 1} of {total}")
    assert page.locator("#board-pieces").inner_html() != end
    page.locator("#scrub-on").click()
    expect(step).to_have_text(f"{total} of {total}")
    assert page.locator("#board-pieces").inner_html() == end
    slider.focus()
    slider.press("Home")
    expect(step).to_have_text(f"0 of {total}")
    slider.press("ArrowRight")
    expect(step).to_have_text(f"1 of {total}")
    expect(slider).to_be_focused()
    play = page.locator("#scrub-play")
    expect(play).to_have_text("Play")
    play.click()
    expect(play).to_have_text("Pause")
    expect(step).to_have_text(f"2 of {total}")
    play.click()
    expect(play).to_have_text("Play")
    slider.fill(str(total // 2))
    expect(step).to_have_text(f"{total // 2} of {total}")
    expect(page.locator("#own")).to_have_count(0)
    hands = []
    for seat in ("0", "1"):
        page.locator("#scrub-seat").select_option(seat)
        expect(page.locator("#scrub-back")).to_have_attribute("href", re.compile(f"seat={seat}"))
        hands.append(page.locator("#own").inner_html())
    assert hands[0] != hands[1]
    page.locator("#log-title").click()
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text(f"{total // 2 - 1} of {total}")
    expect(page.locator("#scrub-seat")).to_have_value("1")
    page.reload()
    expect(step).to_have_text(f"{total // 2 - 1} of {total}")
    expect(page.locator("#scrub-seat")).to_have_value("1")
    foreign = page.evaluate("() => [...document.querySelectorAll('#board-pieces *')].filter((each) => !each.namespaceURI.endsWith('svg')).length")
    assert foreign == 0
