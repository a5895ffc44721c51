#!/usr/bin/env python3
"""A bot that plays over the JSON API of a Ridotto server. It needs Python and nothing else, not even Ridotto.

Everything it knows of the API stands at /api/docs of the server. It knows no rules: it asks which moves are possible and takes
one of them. To make a better player, change `choose`.

    python api_bot.py --game doge --seats 3 --bots greedy     opens a table with two of the server's bots and plays against them
    python api_bot.py --table k7m2xq9fhw3d                       sits down at a table that somebody else has opened
"""

import argparse
import http.client
import json
import random
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

Picture = dict[str, Any]
LOST = (OSError, http.client.HTTPException)  # what a connection can end with; urllib's own errors are among them
QUIET = 40.0  # seconds: a stream says something every 15


class RefusedError(Exception):
    """The server understood, and said no."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Server:
    """A server, and the token of our seat once we have one. While it does not answer, it is asked again for `patience` seconds."""

    def __init__(self, url: str, patience: float) -> None:
        self.url = url.rstrip("/")
        self.patience = patience
        self.token = ""

    def get(self, path: str) -> Any:
        """Ask for something."""
        return self._ask(self._request(path))

    def post(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        """Do something. It can reach the server twice when the first answer is lost; an Idempotency-Key makes that harmless."""
        return self._ask(self._request(path, json.dumps(body).encode(), {"Content-Type": "application/json", **(headers or {})}))

    def follow(self, path: str) -> Iterator[Picture]:
        """The pictures of a stream, without an end: when the connection is lost, it goes on where it was."""
        last, until = "", time.monotonic() + self.patience
        while True:
            try:
                with urlopen(self._request(path, headers={"Last-Event-ID": last}), timeout=QUIET) as stream:
                    for line in stream:
                        until = time.monotonic() + self.patience
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "id":
                            last = value
                        elif field == "data":
                            yield json.loads(value)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise refusal(error) from None
            except LOST:
                pass
            if time.monotonic() > until:
                raise TimeoutError(f"{self.url} does not answer")
            time.sleep(0.2)

    def _ask(self, request: Request) -> Any:
        until = time.monotonic() + self.patience
        while True:
            try:
                with urlopen(request, timeout=QUIET) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code not in (429, 503) or time.monotonic() > until:
                    raise refusal(error) from None
                time.sleep(float(error.headers.get("Retry-After", 0.2)))
            except LOST:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def _request(self, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> Request:
        seat = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return Request(f"{self.url}/api{path}", data=body, headers={**seat, **(headers or {})})


def refusal(error: HTTPError) -> RefusedError:
    """What the server said: every error is one sentence."""
    return RefusedError(error.code, json.load(error)["error"])


def choose(picture: Picture, chance: random.Random, how: str) -> str:
    """The move to make. `picture["view"]["board"]` is all that our seat can see."""
    moves: list[str] = picture["view"]["moves"]
    return {"first": moves[0], "last": moves[-1], "random": chance.choice(moves)}[how]


def play(server: Server, table: str, chance: random.Random, how: str) -> Picture:
    """Play from here to the end of the match; returns the last picture."""
    number = 0
    for picture in server.follow(f"/tables/{table}/stream"):
        if picture["number"] < number:
            continue  # sent before the answer to our own latest move
        while picture["view"] is not None and picture["seat"] in picture["view"]["actors"]:
            picture = make_move(server, table, picture, choose(picture, chance, how))
        number = picture["number"]
        if picture["status"] == "over":
            return picture
    raise AssertionError("a stream goes on until the match is over")


def make_move(server: Server, table: str, picture: Picture, move: str) -> Picture:
    """Make a move and return what we see then. The key is the same each time it is sent, so it is made once."""
    try:
        wish = {"move": move, "expected_number": picture["number"]}
        answer: Picture = server.post(f"/tables/{table}/moves", wish, {"Idempotency-Key": str(uuid.uuid4())})
    except RefusedError as error:
        if error.status not in (409, 422):
            raise
        answer = server.get(f"/tables/{table}")  # something has happened that we had not seen: look again
    return answer


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description="Play a match over the API of a Ridotto server.")
    parser.add_argument("--server", default="http://127.0.0.1:8471", help="its address (%(default)s)")
    parser.add_argument("--table", help="the table to sit down at; without it a new one is opened")
    parser.add_argument("--game", default="doge", help="the game of a new table (%(default)s)")
    parser.add_argument("--seats", type=int, default=3, help="the seats of a new table (%(default)s)")
    parser.add_argument("--bots", metavar="BOT", help="the server's bot for all other seats of a new table; without it they wait for players")
    parser.add_argument("--name", default="Robot", help="what the others call us (%(default)s)")
    parser.add_argument("--play", choices=("random", "first", "last"), default="random", help="which of the possible moves to make (%(default)s)")
    parser.add_argument("--seed", help="makes random moves the same each time")
    parser.add_argument("--patience", type=float, default=60.0, metavar="SECONDS", help="how long to wait for a server that does not answer (%(default)s)")
    return parser.parse_args()


def main() -> int:
    """Sit down, play, say how it ended."""
    wish = arguments()
    server = Server(wish.server, wish.patience)
    try:
        table = wish.table
        if table is None:
            bots = {str(seat): wish.bots for seat in range(1, wish.seats)} if wish.bots else {}
            opened = server.post("/tables", {"game": wish.game, "seats": wish.seats, "bots": bots})
            table = opened["table"]
            print(f"table {table}, to be watched at {opened['watch']}", flush=True)
        joined = server.post(f"/tables/{table}/join", {"name": wish.name})
        server.token = joined["token"]
        print(f"{wish.name} sits on seat {joined['seat']}", flush=True)
        picture = play(server, table, random.Random(wish.seed), wish.play)
    except (RefusedError, *LOST) as error:
        print(f"{wish.server}: {error}", file=sys.stderr)
        return 1
    names, winners = picture["view"]["names"], picture["view"]["winners"]
    print(f"over after {picture['number']} moves; won by {' and '.join(names[seat] for seat in winners)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
