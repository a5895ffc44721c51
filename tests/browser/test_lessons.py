"""Lessons in the browser: each played through, by mouse, by keys and by touch, in both languages; left, resumed, answered wrongly."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ridotto.engine.game import all_games, game_named
from ridotto.engine.lesson import Lesson, has_lesson, lesson_of
from ridotto.table.language import table_words
from tests.browser.conftest import PHONE, People
from tests.browser.playing import MARKS, Mark, Player
from tests.browser.test_barriers import RUN
from tests.browser.test_keyboard import ByKeys, tab_to
from tests.browser.test_whole_match import play_now

every_lesson = pytest.mark.parametrize("game", [game.slug for game in all_games().values() if has_lesson(game)])
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 657}}
SETTLED = """(step) => location.pathname.endsWith(`/${step}`) && document.querySelector("#lesson-way") && !document.getAnimations().some(
  (each) => each instanceof CSSTransition && each.playState === "running")"""
# What what is told lies over, where it is a bubble: nothing that it points at may be hidden by it.
HIDDEN = """() => {
  const coach = document.querySelector("#coach.beside")?.getBoundingClientRect();
  if (!coach) return [];
  return [...document.querySelectorAll("[data-pointed]")].filter((each) => {
    const box = each.getBoundingClientRect();
    const wide = Math.min(box.right, coach.right) - Math.max(box.left, coach.left), high = Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top);
    return wide > 0 && high > 0 && wide * high > 0.25 * box.width * box.height;
  }).map((each) => each.id || each.outerHTML.slice(0, 120));
}"""
LINES = """(all) => all.map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
})"""
ABOVE_PROMPT = """() => {
  const [pointed, prompt] = ["#scene [data-pointed]", "#prompt"].map((each) => document.querySelector(each).getBoundingClientRect());
  return pointed.bottom <= prompt.top;
}"""
SEEN = "(what) => document.querySelector(what).getBoundingClientRect().bottom <= document.querySelector('#prompt').getBoundingClientRect().top + 1"
OUTSIDE = """() => {
  const coach = document.querySelector("#coach").getBoundingClientRect();
  return document.documentElement.scrollWidth > innerWidth || coach.left < 0 || coach.right > innerWidth + 1 || coach.top < 0 || coach.bottom > innerHeight + 1;
}"""


class Learner(Player):
    """Somebody who does what the lesson asks for."""

    wanted = ""

    def choose(self) -> Mark:
        """The mark of the expected move."""
        found = next(mark for mark in self.page.evaluate(MARKS)["moves"] if mark["move"] == self.wanted)
        return Mark(found["move"], found["of"], found["parts"])

    def go_on(self) -> None:
        """To the next step of those that are only read."""
        self.press(self.page.locator("#lesson-on"))


class LearnerByKeys(Learner, ByKeys):
    """The same without a mouse."""

    def go_on(self) -> None:
        tab_to(self.page, "#lesson-on")
        self.page.keyboard.press("Enter")
        self.moved = True


def learn(learner: Learner, lesson: Lesson, language: str = "en", first: int = 1, last: int = 0) -> None:
    """Play a lesson from one step to the end, or to another."""
    page, words = learner.page, lesson.words(language)
    for number in range(first, last or lesson.end):
        step = lesson.steps[number - 1]
        page.wait_for_function(SETTLED, arg=number)
        expect(page.locator("#coach-say")).to_have_text(words(f"lesson-{step.say}"))
        assert page.evaluate(HIDDEN) == [], f"step {number}"
        assert not page.evaluate(OUTSIDE), f"step {number}"
        if step.expect:
            learner.wanted = str(lesson.game.codec.number(step.expect))
            learner.move()
        else:
            learner.go_on()
    page.wait_for_function(SETTLED, arg=last or lesson.end)


def open_lesson(people: People, game: str, language: str = "en", **options: Any) -> tuple[Page, Lesson]:
    """The first step, from the hall."""
    page = people.page("/", language, reduced_motion="reduce", **options)
    page.locator(f"a[href='/learn/{game}']").click()
    page.wait_for_url(f"**/learn/{game}/1")
    return page, lesson_of(game_named(game))


# ---- whole lessons ----


@every_lesson
def test_a_lesson_is_played_through_with_the_mouse_and_leads_to_a_match_at_level_2(people: People, game: str) -> None:
    page, lesson = open_lesson(people, game)
    learn(Learner(page, game), lesson)
    for line in (1, 2, 3):
        expect(page.locator(".learned")).to_contain_text(lesson.words("en")(f"lesson-learned-{line}"))
    page.locator("#lesson-play").click()
    page.wait_for_url("**/t/*")
    seats = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, *["level:2"] * (lesson.plan.seats - 1)]


def test_a_lesson_is_played_through_by_keys_alone(people: People) -> None:
    page, lesson = open_lesson(people, "doge")
    learn(LearnerByKeys(page, "doge by keys"), lesson)
    expect(page.locator("#coach-learned")).to_be_visible()


@pytest.mark.parametrize("game", ["doge", "rialto"])
def test_a_lesson_is_played_through_on_a_phone(people: People, game: str) -> None:
    page, lesson = open_lesson(people, game, "de", **PHONE)
    learn(Learner(page, game, tap=True), lesson, "de")
    expect(page.locator("#lesson-way")).to_contain_text(table_words("de")("table-lesson-done"))


@pytest.mark.parametrize(("game", "options"), [("palazzo", LAPTOP), ("dogeship", SIDEWAYS)])
def test_a_lesson_is_played_through_in_a_low_window(people: People, game: str, options: dict[str, Any]) -> None:
    page, lesson = open_lesson(people, game, "de", **options)
    learn(Learner(page, game, tap="has_touch" in options), lesson, "de")
    expect(page.locator("#coach-learned")).to_be_visible()


# ---- on the way ----


def test_the_rule_behind_a_card_opens_beside_the_board_and_the_lesson_stays(people: People) -> None:
    page, lesson = open_lesson(people, "rialto", "en", **LAPTOP)
    learn(Learner(page, "rialto"), lesson, last=6)
    page.mouse.move(1, 1)  # the click before may have been where the card lies now
    page.locator("#own-card-doge-1").hover()
    expect(page.locator("#tip a")).to_have_text("Rule RIA-96")
    page.keyboard.press("?")
    expect(page.locator("#help .here")).to_contain_text("RIA-96")
    expect(page.locator("#coach")).to_be_hidden()
    page.locator("#help [data-close]").click()
    expect(page.locator("#coach")).to_be_visible()
    assert page.url.endswith("/learn/rialto/6")


def test_a_wrong_answer_is_told_why_and_the_position_stays(people: People) -> None:
    page, lesson = open_lesson(people, "doge")
    learn(Learner(page, "doge"), lesson, last=2)
    page.locator("#own-own-card-quarantia").click()
    wrong = page.locator("#coach-wrong")
    expect(wrong).to_contain_text(lesson.words("en")("lesson-not-quarantia"))
    expect(wrong.locator("#DOG-5")).to_be_visible()
    expect(page.locator("#own-own-card-castello.legal-item")).to_be_visible()
    page.locator("#own-own-card-castello").click()
    page.wait_for_url("**/learn/doge/3")
    expect(wrong).to_have_count(0)


def test_a_phone_still_shows_what_is_pointed_at_after_a_wrong_answer(people: People) -> None:
    """What is told about the answer makes the prompt higher, which lies over the lower part of the board."""
    page = people.page("/learn/doge/13", reduced_motion="reduce", **PHONE)
    page.locator("#buttons button").tap()
    expect(page.locator("#coach-wrong")).to_be_visible()
    page.wait_for_function(ABOVE_PROMPT)


def test_a_phone_brings_into_view_what_the_next_of_two_read_steps_points_at(people: People) -> None:
    """Nothing on the page changes between them but words: a building, and then the seat of the learner."""
    page, steps = people.page("/learn/venice/1", reduced_motion="reduce", **PHONE), lesson_of(game_named("venice")).steps
    told = next(number for number, step in enumerate(steps, 1) if step.say == "bridges")
    page.goto(page.url.removesuffix("1") + str(told))
    page.evaluate("scrollTo(0, 400)")
    page.locator("#lesson-on").tap()
    page.wait_for_function(SETTLED, arg=told + 1)
    expect(page.locator("#seat-0[data-pointed] .things")).to_be_in_viewport(ratio=0.9)


def test_a_phone_shows_the_card_that_a_step_asks_for_among_those_that_could_be_chosen(people: People) -> None:
    page, steps = people.page("/learn/venice/1", reduced_motion="reduce", **PHONE), lesson_of(game_named("venice")).steps
    page.goto(page.url.removesuffix("1") + str(next(number for number, step in enumerate(steps, 1) if step.say == "sail")))
    expect(page.locator("#own-act-sail-mint[data-pointed]")).to_be_in_viewport(ratio=0.95)


def test_a_phone_that_is_turned_shows_the_question_and_its_answers_again(people: People) -> None:
    page = people.page("/learn/venice/9", reduced_motion="reduce", **PHONE)
    page.evaluate("scrollTo(0, 600)")
    page.set_viewport_size(SIDEWAYS["viewport"])
    for shown in ("#say", "#own .legal-item >> nth=0"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=0.9)


def test_the_points_of_all_seats_stand_in_one_column_on_a_laptop(people: People) -> None:
    """Whatever is told beside them: here one leads, and the others have no palazzo."""
    page = people.page("/learn/doge/28", **LAPTOP)
    left = page.locator(".seat .main").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().left)")
    assert len(left) == 3
    assert max(left) - min(left) < 1


def test_badge_and_points_of_a_seat_stand_together_on_a_phone(people: People) -> None:
    page = people.page("/learn/doge/12", **PHONE)
    left = page.locator(".seat .main").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().left)")
    right = page.locator(".seat .badge").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().right)")
    gaps = [points - badge for points, badge in zip(left, right, strict=True)]
    assert len(gaps) == 3
    assert all(0 <= gap < 12 for gap in gaps), gaps


def test_answers_have_one_line_each_in_the_narrow_prompt_of_a_phone_held_sideways(people: People) -> None:
    page = people.page("/learn/doge/14", "de", **SIDEWAYS)
    lines = page.locator("#buttons button:visible").evaluate_all(LINES)
    assert lines == [1, 1, 1]


def test_a_lesson_is_left_and_resumed_and_can_be_begun_again(people: People) -> None:
    page, lesson = open_lesson(people, "doge")
    learn(Learner(page, "doge"), lesson, last=6)
    page.locator("#lesson-leave").click()
    resumed = page.locator("a[href='/learn/doge']")
    expect(resumed).to_have_text(table_words("en")("hall-lesson-on"))
    resumed.click()
    page.wait_for_url("**/learn/doge/6")
    expect(page.locator("#coach-say")).to_have_text(lesson.words("en")("lesson-tokens-san-marco"))
    page.locator("#lesson-back").click()
    expect(page.locator("#coach-say")).to_have_text(lesson.words("en")("lesson-card-san-marco"))
    page.locator("#lesson-again").click()
    expect(page.locator("#coach-say")).to_have_text(lesson.words("en")("lesson-goal"))


def test_a_lesson_goes_on_after_an_answer_that_broke_off(people: People) -> None:
    page, _ = open_lesson(people, "doge")
    page.evaluate("() => { window.whole = Response.prototype.text; Response.prototype.text = () => Promise.reject(new TypeError()); }")
    page.locator("#lesson-on").click()
    expect(page.locator("#silent")).to_be_visible()
    page.evaluate("() => { Response.prototype.text = window.whole; }")
    page.locator("#lesson-on").click()
    page.wait_for_function(SETTLED, arg=2)
    expect(page.locator("#silent")).to_be_hidden()


def test_a_step_replaces_the_last_one_in_place(people: People) -> None:
    """Nothing is loaded anew: the board that was there stays, and pieces can glide."""
    page, lesson = open_lesson(people, "doge")
    page.evaluate("document.querySelector('#field-castello').kept = document.querySelector('#scene').kept = true")
    learn(Learner(page, "doge"), lesson, last=5)
    assert page.evaluate("document.querySelector('#field-castello').kept && document.querySelector('#scene').kept")


def test_what_is_pointed_at_is_ringed_and_what_is_told_stands_beside_it(people: People) -> None:
    page, _ = open_lesson(people, "doge")
    page.wait_for_function(SETTLED, arg=1)
    box, coach = page.locator("#field-castello").bounding_box(), page.locator("#coach.beside").bounding_box()
    assert box is not None
    assert coach is not None
    gap = max(
        coach["x"] - box["x"] - box["width"],
        box["x"] - coach["x"] - coach["width"],
        coach["y"] - box["y"] - box["height"],
        box["y"] - coach["y"] - coach["height"],
    )
    assert 0 <= gap < 60
    assert page.locator("#field-castello").evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"
    assert page.locator("#field-castello").get_attribute("aria-describedby") == "coach-say"


def test_what_a_thing_is_names_its_rule_which_a_key_opens_in_a_lesson_too(people: People) -> None:
    page = people.page("/learn/doge/3", reduced_motion="reduce")
    page.locator("#own [data-part]").first.hover()
    expect(page.locator("#tip")).to_contain_text(f"{table_words('en')('table-rule-behind')} DOG-12")
    page.keyboard.press("?")
    expect(page.locator("#help #DOG-12.here")).to_be_in_viewport()


def test_a_phone_enlarges_what_a_lesson_points_at_and_tells_all_of_a_seat_it_points_at(people: People) -> None:
    page = people.page("/learn/doge/23", reduced_motion="reduce", **PHONE)
    box = page.locator("#loupe-boxes").evaluate("(all) => all.content.querySelector('[data-of=field-san-polo]').dataset.box")
    expect(page.locator("#loupes .loupe").first).to_have_attribute("viewBox", box)
    page = people.page("/learn/doge/22", reduced_motion="reduce", **PHONE)  # an advisor is given up where he was won, not where he could go
    box = page.locator("#loupe-boxes").evaluate("(all) => all.content.querySelector('[data-of=field-san-marco]').dataset.box")
    expect(page.locator("#loupes .loupe").first).to_have_attribute("viewBox", box)
    page = people.page("/learn/doge/27", reduced_motion="reduce", **PHONE)
    expect(page.locator("#seat-0 .things")).to_be_in_viewport(ratio=0.9)


def test_a_phone_enlarges_first_what_a_lesson_points_at(people: People) -> None:
    """Here a wall, which is enlarged anyway but too far down to be seen above the prompt."""
    page = people.page("/learn/dogeship/12", reduced_motion="reduce", **PHONE)
    tops = page.locator("#loupes .loupe").evaluate_all("(all) => Object.fromEntries(all.map((each) => [each.id, each.getBoundingClientRect().top]))")
    assert min(tops, key=lambda name: float(tops[name])) == "loupe-place-1"
    page.locator("#lesson-on").tap()
    expect(page.locator("#lesson-on")).to_have_attribute("href", "/learn/dogeship/14")
    expect(page.locator("#loupe-place-1.first")).to_be_visible()  # the same is spoken of: nothing but words has changed
    page.locator("#lesson-on").tap()
    expect(page.locator("#loupe-board-green")).to_be_visible()
    page.wait_for_function(SEEN, arg="#loupe-board-green")


def test_on_a_phone_what_says_what_a_tap_means_leaves_free_what_was_tapped_and_a_second_tap_there_is_the_move(people: People) -> None:
    page = people.page("/learn/rialto/2", reduced_motion="reduce", **PHONE)
    blue = page.locator("#loupe-market-blue")  # the last of three, just above the prompt
    blue.tap(position={"x": 40, "y": 40})
    tip, loupe = page.locator("#tip.asks").bounding_box(), blue.bounding_box()
    assert tip is not None
    assert loupe is not None
    assert tip["y"] + tip["height"] <= loupe["y"] or loupe["y"] + loupe["height"] <= tip["y"]
    blue.tap(position={"x": 40, "y": 40})
    expect(page.locator("#coach-wrong")).to_be_visible()


def test_a_phone_shows_all_of_the_loupe_with_the_place_that_a_lesson_points_at(people: People) -> None:
    """Wherever the page stood before: here it was left and resumed."""
    page = people.page("/learn/rialto/19", reduced_motion="reduce", **PHONE)
    page.wait_for_function(SEEN, arg="#loupe-north-east.first")


def test_on_a_phone_own_things_begin_at_their_beginning_where_nothing_is_chosen_from_them(people: People) -> None:
    page = people.page("/learn/rialto/8", reduced_motion="reduce", **PHONE)
    page.wait_for_function("() => document.querySelector('#own').scrollLeft > 0")
    page.locator("#own-card-councilman-2").tap()
    expect(page.locator("#lesson-on")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#own').scrollLeft === 0")


def test_the_ring_around_a_field_lies_on_it(people: People) -> None:
    """Around it the next field would lie over it, and what a phone enlarges would cut it off."""
    page = people.page("/learn/dogeship/14", reduced_motion="reduce", **PHONE)
    offset = page.locator("#scene [data-pointed]").first.evaluate("(each) => parseFloat(getComputedStyle(each).outlineOffset)")
    assert offset < 0


@pytest.mark.parametrize("step", [12, 20])
def test_a_phone_shows_all_of_what_it_enlarges_for_a_step_that_is_only_read(people: People, step: int) -> None:
    """Tokens are turned up there: at the lower edge of the loupe."""
    page = people.page(f"/learn/doge/{step}", "de", reduced_motion="reduce", **PHONE)
    page.wait_for_function(SEEN, arg="#loupes .loupe")
    expect(page.locator("#scene [data-pointed]")).to_be_in_viewport(ratio=0.9)


def test_while_a_match_waits_the_way_home_can_still_be_seen_on_a_phone(people: People) -> None:
    page = people.page(language="de", reduced_motion="reduce", **PHONE)
    play_now(page, "doge")
    page.goto("/learn/doge/2")
    expect(page.locator("#turns-waiting .count")).to_be_visible()
    home = page.locator(".top .home").bounding_box()
    assert home is not None
    assert home["x"] >= 0


def test_without_script_a_lesson_is_told_in_the_prompt(people: People) -> None:
    page = people.page("/learn/doge/2", java_script_enabled=False)
    expect(page.locator("#prompt #coach")).to_be_visible()
    page.locator("#all-moves > summary").click()
    page.locator("#moves button", has_text=re.compile("Castello")).click()
    page.wait_for_url("**/learn/doge/3")


@every_lesson
def test_there_is_no_serious_barrier_in_a_lesson(people: People, axe: str, game: str) -> None:
    lesson = lesson_of(game_named(game))
    context = people.browser(reduced_motion="reduce")
    context.add_init_script(axe)
    page = context.new_page()
    asked = next(number for number, step in enumerate(lesson.steps, 1) if step.wrong)
    wrong = next(move for move in lesson.match_at(asked).state.legal(lesson.plan.you) if lesson.game.codec.text(move) != lesson.steps[asked - 1].expect)
    for path in (f"/learn/{game}/1", f"/learn/{game}/{asked}?tried={wrong}", f"/learn/{game}/{lesson.end}"):
        page.goto(path)
        assert page.evaluate(RUN, None) == [], path
