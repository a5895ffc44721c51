"""How people play in the tests: by pointing at the scene, at their own things and at the buttons of the prompt."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.tables import table_of

# What may be pointed at: for each move one mark, what is pointed at before (`of`, `parts`), and what lies over the mark's
# middle, if anything does (null where that cannot be seen yet).
MARKS = """() => {
  const marks = "#scene .legal[data-move], #own .legal-item[value], #buttons button[value]";
  const moves = new Map();
  for (const mark of document.querySelectorAll(marks)) {
    const move = mark.dataset.move ?? mark.value;
    if (moves.has(move)) continue;
    const box = mark.getBoundingClientRect();
    const later = mark.hidden === true || (mark.dataset.of !== undefined && !mark.matches(".shown"));
    const hit = later ? null : document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const found = hit?.closest(`${marks}, .can`);
    const over = hit && !(found && (found.dataset.move ?? found.value) === move) ? (found ?? hit).outerHTML.slice(0, 200) : null;
    moves.set(move, { move, over, of: mark.dataset.of ?? "", parts: mark.dataset.parts ?? "" });
  }
  const listed = [...document.querySelectorAll("#moves button")].map((button) => button.value);
  return { moves: [...moves.values()], listed };
}"""
TURN = """(before) => {
  if (document.querySelector("#result")) return "over";
  if (document.querySelector("[data-going]")) return null; // the page answers what goes without saying
  const number = document.querySelector("#moves[hx-post] input[name=expected]")?.value;
  return number !== undefined && number !== before ? number : null;
}"""
OVER = "over"


@dataclass(frozen=True)
class Mark:
    """Where a move is made."""

    move: str
    of: str = ""
    """The piece that is pointed at first."""
    parts: str = ""
    """The things of one's own that are chosen first."""

    @property
    def selector(self) -> str:
        """The mark itself."""
        return f'#scene .legal[data-move="{self.move}"], #own .legal-item[value="{self.move}"], #buttons button[value="{self.move}"]'

    @property
    def piece(self) -> str:
        """The piece that is pointed at first."""
        return f'#scene [data-pick="{self.of}"]'


class Player:
    """Somebody at a table, who chooses at random; after `patience` moves by the buttons of the prompt where there are any: they mostly pass."""

    def __init__(self, page: Page, seed: str, tap: bool = False, patience: int = 1000) -> None:
        self.page = page
        self.rng = Random(seed)
        self.tap = tap
        self.patience = patience
        self.number = ""
        """The number of the decision that is open, or OVER."""

    def wait(self) -> bool:
        """Wait for the next decision of one's own; whether there is one."""
        self.number = str(self.page.wait_for_function(TURN, arg=self.number).json_value())
        return self.number != OVER

    def marks(self) -> list[Mark]:
        """The moves that can be pointed at: all that there are, and each where its mark is."""
        found: dict[str, Any] = self.page.evaluate(MARKS)
        assert sorted(mark["move"] for mark in found["moves"]) == sorted(found["listed"]), "a move has no mark, or a mark no move"
        covered = [(mark["move"], mark["over"]) for mark in found["moves"] if mark["over"]]
        assert not covered, f"marks under something else: {covered} at {self.page.locator('#say').inner_text()}"
        return [Mark(mark["move"], mark["of"], mark["parts"]) for mark in found["moves"]]

    def moves(self) -> list[str]:
        """The same as numbers, in order."""
        return sorted(mark.move for mark in self.marks())

    def choose(self) -> Mark:
        """Some mark."""
        marks = self.marks()
        self.patience -= 1
        if self.patience < 0:
            buttons = self.page.locator("#buttons button[value]").evaluate_all("(all) => all.map((each) => each.value)")
            marks = [mark for mark in marks if mark.move in buttons] or marks
        return self.rng.choice(marks)

    def move(self) -> None:
        """Make some move, once it is one's turn: first the piece or the things that it needs, then the mark itself."""
        mark = self.choose()
        if mark.of:
            piece = self.page.locator(mark.piece).first
            if piece.get_attribute("aria-pressed") != "true":
                self.press(piece)
        for thing in self.to_change(mark.parts):
            self.press(thing)
        self.press(self.page.locator(mark.selector).first)

    def to_change(self, parts: str) -> list[Locator]:
        """The things of one's own that are to be chosen, or not to be chosen any more, for a move with these parts."""
        if not parts:
            return []
        wanted, found = Counter(parts.split(" ")), []
        for thing in self.page.locator("#own [data-part]").all():
            part = thing.get_attribute("data-part") or ""
            chosen = wanted[part] > 0
            wanted[part] -= 1
            if chosen != (thing.get_attribute("aria-pressed") == "true"):
                found.append(thing)
        return found

    def press(self, mark: Locator) -> None:
        """Point at something."""
        if self.tap:
            mark.tap()
            asked = self.page.locator("#tip.asks button:visible")
            if asked.count():  # where a move needs a word, the first tap says it
                asked.tap()
        else:
            mark.click()

    def play(self, most: int = 1000) -> int:
        """Play on, to the end or for so many moves; how many were made."""
        made = 0
        while made < most and self.wait():
            self.move()
            made += 1
        return made

    def play_each_kind(self, often: int, first: int = 0) -> int:
        """Play on to the end: make the first moves, and then answer each kind of decision so many times; how many moves were made.

        What has been asked as often before is answered by a program in the same seat, while the page is elsewhere.
        """
        table, address = table_of(self.page), self.page.url
        asked: Counter[str] = Counter()
        while self.wait():
            kind = table.see(0)["view"]["decision"]
            if asked.total() < first or asked[kind] < often:
                self.move()
                asked[kind] += 1
                continue
            self.page.goto("about:blank")
            table.play_with_bots(f"{kind} {asked.total()}", lambda decision: asked[decision] < often)
            self.come_back(address)
        return asked.total()

    def come_back(self, address: str) -> None:
        """Open the table's page again."""
        self.page.goto(address)
        self.number = ""
