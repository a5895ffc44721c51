"""A seat at a table of a server, where the server or the connection does something unusual."""

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ridotto.adapters import api
from ridotto.adapters.api import Api, Refused
from ridotto.adapters.mcp_house import House
from ridotto.adapters.remote_table import RemoteTable
from ridotto.engine.errors import RidottoError
from ridotto.engine.match import Match


class Scripted(Api):
    """A server with one table that answers as a test wants."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:9")
        self.match = Match.new("doge", 3, "scripted")
        self.more: dict[str, Any] = {}
        self.refuses: dict[str, Refused] = {}
        self.streams: list[Any] = []
        self.asked: list[str] = []

    def picture(self) -> dict[str, Any]:
        chairs = [{"stand_in": None} for _ in range(3)]
        shown = {"table": "abc", "game": "doge", "rules": 1, "status": "playing", "seats": chairs, "number": 0, "can_undo": False}
        return {**shown, "view": self.match.view(0), **self.more}

    def get(self, path: str, token: str = "") -> Any:
        self.asked.append(path)
        return {"events": [], "next": 0, "more": False} if "/events" in path else self.picture()

    def post(self, path: str, body: Any = None, token: str = "", key: str = "") -> Any:
        self.asked.append(path)
        what = path.rpartition("/")[2]
        if what in self.refuses:
            raise self.refuses[what]
        if what == "take-back":
            self.more.pop("seats")
        return {"seat": 0, "token": "a token"} if what == "join" else self.picture()

    def follow(self, path: str, token: str, seconds: float) -> Iterator[Any]:
        self.asked.append(path)
        next_one = self.streams.pop(0)
        if isinstance(next_one, Exception):
            raise next_one
        self.more.update(next_one)
        yield self.picture()


def house_at(server: Scripted) -> tuple[House, str]:
    house = House("http://127.0.0.1:9")
    house.api = server
    return house, re.findall(r"Your sitting is ([\w-]+)", house.join_table("abc", "Zoe", None))[0]


def test_a_table_with_other_rules_is_not_joined() -> None:
    server = Scripted()
    server.more["rules"] = 99
    with pytest.raises(RidottoError, match="by rules version 99, this installation has 1"):
        RemoteTable.join(server, "abc", "Zoe")
    assert not any("join" in path for path in server.asked)


def test_whoever_looks_takes_the_seat_back_from_a_bot_that_stood_in() -> None:
    server = Scripted()
    house, sitting = house_at(server)
    server.more["seats"] = [{"stand_in": "level:4"}, {"stand_in": None}, {"stand_in": None}]
    house.look(sitting)
    assert server.asked.count("/tables/abc/take-back") == 1


def test_a_move_that_came_too_late_is_no_illegal_answer() -> None:
    server = Scripted()
    house, sitting = house_at(server)
    server.refuses["moves"] = Refused(409, "the table has changed")
    said, possible = house.play(sitting, "card castello")
    assert said.startswith("Nothing was done: the table has changed")
    assert not possible
    assert "Illegal answers so far" not in said
    server.refuses["moves"] = Refused(401, "the token holds no seat")
    with pytest.raises(Refused, match="holds no seat"):
        house.play(sitting, "card castello")


def test_waiting_survives_streams_that_break_and_ends_with_the_turn_or_the_time() -> None:
    server = Scripted()
    house, sitting = house_at(server)
    others = {"view": {**server.match.view(0), "actors": [1], "moves": [], "decision": None}}
    server.more.update(others)
    server.streams = [ConnectionResetError(), Refused(503, "busy"), others, {"view": server.match.view(0)}]
    assert "it is for you to decide" in house.wait_for_turn(sitting, 30)
    server.more.update(others)
    server.streams = [others] * 3
    assert "the match waits for Bruno" in house.wait_for_turn(sitting, 0.3)


def test_a_seat_that_is_lost_can_still_be_left() -> None:
    server = Scripted()
    house, sitting = house_at(server)
    server.refuses["leave"] = Refused(409, "not now")
    with pytest.raises(Refused, match="not now"):
        house.leave(sitting)
    server.refuses["leave"] = Refused(401, "the token holds no seat")
    assert house.leave(sitting) == "You have left the table."


# ---- a server that is none ----


@contextmanager
def answering(*answers: bytes, keep_open: bool = False) -> Iterator[str]:
    """A server that sends these bytes, connection by connection, whatever it is asked, and the last of them for ever."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        kept: list[socket.socket] = []

        def serve() -> None:
            for number in range(1000):
                try:
                    connection, _ = listening.accept()
                    connection.recv(65_536)
                    connection.sendall(answers[min(number, len(answers) - 1)])
                except OSError:
                    return
                kept.append(connection)
                if not keep_open:
                    connection.close()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)
        for connection in kept:
            connection.close()


def response(status: str, body: bytes, *headers: str) -> bytes:
    return "\r\n".join([f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", *headers, "", ""]).encode() + body


def test_a_request_is_repeated_until_it_is_answered() -> None:
    busy = response("503 Busy", b'{"error": "busy"}', "Retry-After: 0")
    with answering(b"", busy, response("200 OK", b'{"a": 1}')) as url:
        assert Api(url).get("/games") == {"a": 1}


def test_what_must_not_be_done_twice_is_not_repeated_when_the_answer_is_lost() -> None:
    with answering(b"", response("200 OK", b"{}")) as url, pytest.raises(RidottoError, match="does not answer"):
        Api(url).post("/tables", {})
    with answering(b"", response("200 OK", b"{}")) as url:
        assert Api(url).post("/tables/abc/moves", {}, key="a key") == {}


def test_an_answer_that_does_not_come_or_does_not_end_takes_a_bounded_time_and_space(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "SECONDS", 0.4)
    with answering(b"HTTP/1.1 200 OK\r\n", keep_open=True) as url, pytest.raises(RidottoError, match="does not answer"):
        Api(url).get("/games")
    monkeypatch.setattr(api, "SECONDS", 20.0)
    monkeypatch.setattr(api, "MOST_BYTES", 1000)
    with answering(response("200 OK", b"x" * 2000)) as url, pytest.raises(RidottoError, match="more than 1000 bytes"):
        Api(url).get("/games")


def test_an_error_that_is_no_sentence_is_given_one() -> None:
    with answering(response("500 Oh", b"<html>")) as url, pytest.raises(Refused, match="the server answers with status 500"):
        Api(url).get("/games")


def test_an_answer_that_is_no_json_is_not_taken_for_one() -> None:
    with answering(response("200 OK", b"<html>")) as url, pytest.raises(RidottoError, match="is no Ridotto server"):
        Api(url).get("/games")


def test_a_stream_gives_its_pictures_and_ends_in_time() -> None:
    lines = b": still here\n\n" + b"".join(f"event: picture\nid: {n}\ndata: {json.dumps({'number': n})}\n\n".encode() for n in range(2)) + b'data: {"cut'
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
    with answering(head + lines, keep_open=True) as url:
        assert [picture["number"] for picture in Api(url).follow("/tables/abc/stream", "t", 0.5)] == [0, 1]
    with answering(head + lines) as url:
        assert [picture["number"] for picture in Api(url).follow("/tables/abc/stream", "t", 20)] == [0, 1]
