"""Tables that are brought to some moment over the API, so that a browser can begin there."""

from dataclasses import dataclass, field
from random import Random
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
        rng = Random(seed)
        seen = self.see(of)
        for _ in range(most):
            if until and of in seen["view"]["actors"] and self.see(of)["view"]["decision"] == until:
                return True
            if seen["status"] == "over":
                return not until
            seen = self.move(rng.choice(seen["view"]["actors"]), rng)
        raise AssertionError(f"{until or 'the end'} did not come in {most} moves")

    def ask(self, seat: int, seed: str = "asked", most: int = 400) -> str:
        """Play for the others until a seat is asked for something; for what."""
        rng = Random(seed)
        for _ in range(most):
            seen = self.see(seat)["view"]
            if seen["decision"]:
                return str(seen["decision"])
            self.move(rng.choice(seen["actors"]), rng)
        raise AssertionError(f"seat {seat} is asked for nothing in {most} moves")

    def play_one(self, seat: int, seed: str) -> None:
        """Make one move for a seat."""
        self.move(seat, Random(f"{seed} {self.see(seat)['number']}"))

    def play_with_bots(self, seed: str, most: int = 10_000) -> None:
        """Play the first seat to the end of a match in which bots have all others."""
        rng = Random(seed)
        for _ in range(most):
            seen = self.see(0)
            if seen["status"] == "over":
                return
            if seen["view"]["decision"]:
                self.move(0, rng)
        raise AssertionError(f"the end did not come in {most} looks")

    def play_some(self, seed: str, count: int) -> None:
        """Make so many moves for all seats."""
        rng = Random(seed)
        seen = self.see(0)
        for _ in range(count):
            if seen["status"] != "over":
                seen = self.move(rng.choice(seen["view"]["actors"]), rng)

    def _ask(self, method: str, what: str, seat: int | None, body: Any = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"} if seat is not None else {}
        answer = _client.request(method, f"{self.url}/api/tables/{self.id}{what}", json=body, headers=headers)
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


def open_at(url: str, game: str, decision: str) -> Table:
    """A table at which the first seat is asked for this decision. Some matches end before: then there is another."""
    for attempt in range(20):
        table = open_table(url, game, seats_of(game))
        if table.play(f"{decision} {attempt}", decision):
            return table
    raise AssertionError(f"{decision} never came in 20 matches of {game}")


def live(page: Page) -> None:
    """Wait until the stream has brought the page to life."""
    page.locator("[hx-post]").first.wait_for(state="attached")
