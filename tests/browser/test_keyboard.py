"""Each game with nothing but Tab, Enter and Space, from the hall to the end."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.games import every_game
from tests.browser.playing import OVER, Player

FOUND = "() => document.activeElement && document.activeElement !== document.body"
# Whether something has the focus, and whether it comes before what has it.
AT = """(selector) => {
  const at = document.activeElement;
  if (at.matches(selector)) return "here";
  const there = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  return there && at.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
}"""
# Whether whoever looks can tell where the focus is: by an outline, or by the strong ring of a mark on the scene.
VISIBLE = """() => {
  const at = document.activeElement, style = getComputedStyle(at), halo = at.querySelector(".halo");
  const line = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return line || (halo !== null && parseFloat(getComputedStyle(halo).strokeWidth) >= 8);
}"""
MOST_TABS = 120
WHOLE = "doge"
"""Every move of this game is made by keys; of the others each kind of decision once, and the rest by a program in the same seat."""
OFTEN = 1
PATIENCE = 30
"""After so many moves of one's own it goes on by the shortest way."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab, or Shift and Tab where that is the shorter way, until something is reached."""
    for _ in range(MOST_TABS):
        where = page.evaluate(AT, selector)
        if where == "here":
            assert page.evaluate(VISIBLE), f"the focus on {selector} cannot be seen"
            return
        page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
    raise AssertionError(f"Tab does not reach {selector}")


class ByKeys(Player):
    """Somebody without a mouse."""

    moved = False

    def move(self) -> None:
        """Go to some mark and press it. Where one begins is where the page has put the focus after the last move."""
        if self.moved:
            self.page.wait_for_function(FOUND)  # a moment after the page has changed; if never, this is lost
        mark = self.choose()
        if mark.of and self.page.locator(mark.piece).first.get_attribute("aria-pressed") != "true":
            self._press(mark.piece)
        for thing in self.to_change(mark.parts):
            self._press(f"#{thing.get_attribute('id')}")
        self._press(mark.selector)
        self.moved = True

    def come_back(self, address: str) -> None:
        """Open the table's page again: nothing has the focus yet."""
        super().come_back(address)
        self.moved = False

    def _press(self, selector: str) -> None:
        tab_to(self.page, selector)
        self.page.keyboard.press(self.rng.choice(["Enter", "Space"]))


@every_game
def test_a_match_can_be_played_to_the_end_without_a_mouse(people: People, game: str) -> None:
    page = people.page(reduced_motion="reduce")  # a piece that still glides can lie over a mark for a moment
    tab_to(page, ".skip")
    tab_to(page, f"a[href='/open?game={game}']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/open?*")
    tab_to(page, "[name=seats]:checked")
    page.keyboard.press("ArrowLeft")
    while page.locator("[name=seats]:checked").get_attribute("value") != page.locator("[name=seats]").first.get_attribute("value"):
        page.keyboard.press("ArrowLeft")
    seats = int(page.locator("[name=seats]:checked").get_attribute("value") or 0)
    for seat in range(1, seats):
        tab_to(page, f"#seat{seat}")
        for key in ("Home", *["ArrowDown"] * 6):  # after "me" and "open" come the levels; with the fifth matches are short
            page.keyboard.press(key)
    tab_to(page, ".btn.main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = ByKeys(page, f"{game} by keys", patience=PATIENCE)
    if game == WHOLE:
        player.play()
    else:
        player.play_each_kind(OFTEN)
    assert player.number == OVER
    expect(page.locator("#result")).to_be_visible()
    if player.moved:  # by its own last move, not by that of the program
        page.wait_for_function(FOUND)
    tab_to(page, "#prompt a[href$='/replay']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay")
