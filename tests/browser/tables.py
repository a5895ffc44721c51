"""Tables that are brought to some moment over the API, so that a browser can begin there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from time import sleep
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page

from tests.browser.games import seats_of

NAMES = ("Anna", "Bruno", "Chiara", "Dario")


class Programs(httpx.Client):
    """Programs send tokens and keep no cookies."""

    def send(self, *args: Any, **more: Any) -> httpx.Response:
        answer = super().send(*args, **more)
        self.cookies.clear()
        return answer


_client = Programs(timeout=20)


@dataclass
class Table:
    """A table, and the tokens of those who sit there by this program."""

    url: str
    id: str
    tokens: dict[int, str] = field(default_factory=dict)
    browser: str = ""
    """The cookie of the browser that sits there, where one does: then every move is its own."""

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def sit(self, seat: int) -> None:
        """Sit down on a seat."""
        self.tokens[seat] = str(self._ask("POST", "/join", None, {"name": NAMES[seat], "seat": seat})["token"])

    def carry(self, context: BrowserContext, seat: int) -> None:
        """Put a seat into somebody's browser."""
        context.add_cookies([{"name": f"ridotto-{self.id}", "value": self.tokens[seat], "url": self.url}])

    def see(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it."""
        return self._ask("GET", "", seat)

    def say(self, seat: int, text: str) -> None:
        """Say something."""
        self._ask("POST", "/talk", seat, {"text": text})

    def move(self, seat: int, rng: Random) -> dict[str, Any]:
        """Make some move for a seat that owes one; what there is to see afterwards."""
        return self.make(seat, rng.choice(self.see(seat)["view"]["moves"]))

    def make(self, seat: int, move: str | int) -> dict[str, Any]:
        """Make this move; what there is to see afterwards."""
        return self._ask("POST", "/moves", seat, {"move": move})

    def play(self, seed: str, until: str = "", of: int = 0, most: int = 2000) -> bool:
        """Play for all seats, to the end or until a seat is asked for a decision of this name; whether it came to that."""
        for seen in self._moments(seed, of, most):
            if until and of in seen["view"]["actors"] and self._as(of, seen)["view"]["decision"] == until:
                return True
            if seen["status"] == "over":
                return not until
        raise AssertionError(f"{until or 'the end'} did not come in {most} moves")

    def ask(self, seat: int, seed: str = "asked", most: int = 400) -> str:
        """Play for the others until a seat is asked for something; for what."""
        for seen in self._moments(seed, seat, most):
            if seat in seen["view"]["actors"] and (decision := self._as(seat, seen)["view"]["decision"]):
                return str(decision)
        raise AssertionError(f"seat {seat} is asked for nothing in {most} moves")

    def play_one(self, seat: int, seed: str) -> None:
        """Make one move for a seat."""
        self.move(seat, Random(f"{seed} {self.see(seat)['number']}"))

    def play_with_bots(self, seed: str, until: Callable[[str], bool] = lambda decision: False, most: int = 10_000) -> None:
        """Play the first seat of a match in which bots have all others, to the end or until it is asked for such a decision."""
        rng, seen = Random(seed), self.see(0)
        for _ in range(most):
            decision = seen["view"]["decision"]
            if seen["status"] == "over" or (decision and until(decision)):
                return
            if decision:
                seen = self.make(0, rng.choice(seen["view"]["moves"]))
            else:
                sleep(0.01)
                seen = self.see(0)
        raise AssertionError(f"the end did not come in {most} looks")

    def play_some(self, seed: str, count: int) -> None:
        """Make so many moves for all seats."""
        for seen in self._moments(seed, 0, count):
            if seen["status"] == "over":
                return

    def _moments(self, seed: str, of: int, most: int) -> Iterator[dict[str, Any]]:
        """The table before the first of so many moves, made for all seats, and after each: as a seat sees it, or whoever has moved last.

        A seat that moves twice is not asked again what it sees: half of all requests would be for that.
        """
        rng, seen = Random(seed), self.see(of)
        yield seen
        for _ in range(most):
            seat = rng.choice(seen["view"]["actors"])
            seen = self.make(seat, rng.choice(self._as(seat, seen)["view"]["moves"]))
            yield seen

    def _as(self, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees, where this was seen by some seat."""
        return seen if seen["view"]["seat"] == seat else self.see(seat)

    def _identity(self, seat: int | None) -> dict[str, str]:
        """The headers of a seat's request."""
        if seat is None:
            return {}
        if self.browser:
            return {"Cookie": f"ridotto-browser={self.browser}", "Origin": self.url}
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def _ask(self, method: str, what: str, seat: int | None, body: Any = None) -> dict[str, Any]:
        answer = _client.request(method, f"{self.url}/api/tables/{self.id}{what}", json=body, headers=self._identity(seat))
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found


def open_table(url: str, game: str = "doge", seats: int = 3, sitting: int | None = None, **more: Any) -> Table:
    """A table at which the first seats, all without `sitting`, are taken by this program."""
    opened = _client.post(f"{url}/api/tables", json={"game": game, "seats": seats, **more})
    assert opened.is_success, opened.text
    table = Table(url, opened.json()["table"])
    for seat in range(seats if sitting is None else sitting):
        table.sit(seat)
    return table


def open_asked(url: str, game: str) -> Table:
    """A table at which the first seat is asked for something."""
    table = open_table(url, game, seats_of(game))
    table.ask(0)
    return table


def open_at(url: str, game: str, decision: str, **more: Any) -> Table:
    """A table at which the first seat is asked for this decision. Some matches end before: then there is another."""
    for attempt in range(20):
        table = open_table(url, game, seats_of(game), **more)
        if table.play(f"{decision} {attempt}", decision):
            return table
    raise AssertionError(f"{decision} never came in 20 matches of {game}")


def table_of(page: Page) -> Table:
    """The table at which somebody sits in a browser, for a program that plays on in the same seat."""
    url, table = page.url.split("/t/")
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "ridotto-browser")
    return Table(url, table, browser=cookie)


def live(page: Page) -> None:
    """Wait until the stream has brought the page to life."""
    page.locator("[hx-post]").first.wait_for(state="attached")
