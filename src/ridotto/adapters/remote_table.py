"""A seat at a table of a Ridotto server, over its public API: what it gives is what the server lets that seat know."""

import time
from collections.abc import Iterator
from secrets import token_urlsafe
from typing import Any

from ridotto.adapters.api import LOST, PAUSE, Api, Refused
from ridotto.adapters.telling import Sight
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, game_named

MOST_PAGES = 20  # of events, with 500 each


class RemoteTable:
    """One seat at a table of a server. The token that holds it stays in here."""

    def __init__(self, api: Api, table: str, seat: int, token: str) -> None:
        self._api = api
        self._token = token
        self._told = 0
        self.table = table
        self.seat = seat
        self._latest = self._picture()
        self.game = _known(self._latest)

    @classmethod
    def join(cls, api: Api, table: str, name: str, seat: int | None = None) -> "RemoteTable":
        """Sit down at a table; RidottoError says why not. The key makes it safe to repeat."""
        _known(api.get(f"/tables/{table}"))
        wish: dict[str, Any] = {"name": name} if seat is None else {"name": name, "seat": seat}
        joined = api.post(f"/tables/{table}/join", wish, key=token_urlsafe(24))
        return cls(api, table, int(joined["seat"]), str(joined["token"]))

    @property
    def watch(self) -> str:
        """The public page of the table."""
        return f"{self._api.url}/t/{self.table}"

    def look(self) -> Sight:
        """What the seat sees now."""
        return self._sight(self._come_back(self._picture()))

    def play(self, move: str, sight: Sight) -> None:
        """Make a move that was possible in `sight`; nothing happens if something has changed since."""
        wish = {"move": move, "expected_number": sight.number}
        self._latest = self._api.post(f"{self._path}/moves", wish, self._token, token_urlsafe(12))

    def settle(self) -> Sight:
        """What the seat sees after it has sat down or moved."""
        return self._sight(self._latest)

    def undo(self) -> Sight:
        """Take the latest move back; RidottoError says why it cannot be."""
        return self._sight(self._api.post(f"{self._path}/undo", None, self._token))

    def wait(self, seconds: float) -> Sight:
        """Wait until the seat owes a decision or the match is over, for so many seconds at most."""
        until = time.monotonic() + seconds
        for picture in self._seen(until):
            self._latest = self._come_back(picture)
            if self._sight(self._latest).on_turn or self._latest["status"] == "over":
                break
        return self._sight(self._latest)

    def news(self) -> list[str]:
        """What has happened since this was asked last, as sentences."""
        found: list[str] = []
        for _ in range(MOST_PAGES):
            page = self._api.get(f"{self._path}/events?since={self._told}", self._token)
            self._told = int(page["next"])
            found += [event["sentence"] for event in page["events"] if event["sentence"]]
            if not page["more"]:
                break
        return found

    def record(self) -> str:
        """The record, as far as the seat may know it."""
        return self._api.get_text(f"{self._path}/record", self._token)

    def leave(self) -> None:
        """Give the seat up."""
        self._api.post(f"{self._path}/leave", None, self._token)

    @property
    def _path(self) -> str:
        return f"/tables/{self.table}"

    def _picture(self) -> Any:
        return self._api.get(self._path, self._token)

    def _seen(self, until: float) -> Iterator[Any]:
        """Pictures of the table, the present one first, until the time is up; a stream that ends is opened again."""
        yield self._picture()
        while (left := until - time.monotonic()) > 0:
            try:
                yield from self._api.follow(f"{self._path}/stream", self._token, left)
            except Refused as error:
                if error.status not in (429, 503):
                    raise
            except LOST:
                pass
            time.sleep(max(0.0, min(PAUSE, until - time.monotonic())))

    def _come_back(self, picture: Any) -> Any:
        """Take the seat back from a bot that played for us while we were gone."""
        if picture["seats"][self.seat]["stand_in"]:
            return self._api.post(f"{self._path}/take-back", None, self._token)
        return picture

    def _sight(self, picture: Any) -> Sight:
        return Sight(self.seat, picture["view"], bool(picture["can_undo"]), int(picture["number"]))


def _known(picture: Any) -> Game:
    """The game of a table; RidottoError unless it is played here by the same rules."""
    game = game_named(str(picture["game"]))
    if picture["rules"] != game.rules_version:
        raise RidottoError(f"the server plays {game.title} by rules version {picture['rules']}, this installation has {game.rules_version}")
    return game
