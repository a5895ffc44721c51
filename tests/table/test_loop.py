"""No request keeps the others waiting: what takes long is done beside the loop, and long answers come page by page."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.table.pages import moments, replay, since
from ridotto.table.service import drawing
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.picture import Frame

from .conftest import Inside, opened, play_on

pytestmark = pytest.mark.anyio


async def test_events_come_page_by_page(inside: Inside) -> None:
    seats = await inside.seats("palazzo", 3)
    anna = seats[0]
    await play_on(seats, most=60)
    path = f"/api/tables/{anna.table}/events"
    whole = (await inside.client.get(path)).json()
    assert whole["more"] is False
    assert whole["next"] == len(whole["events"]) > 20
    found: list[Any] = []
    more = True
    while more:
        page = (await inside.client.get(path, params={"since": len(found), "most": 7})).json()
        assert 0 < len(page["events"]) <= 7
        found += page["events"]
        assert page["next"] == len(found)
        more = page["more"]
    assert found == whole["events"]
    beyond = (await inside.client.get(path, params={"since": 10_000})).json()
    assert (beyond["events"], beyond["next"], beyond["more"]) == ([], whole["next"], False)
    for most in (0, 501, "many"):
        assert (await inside.client.get(path, params={"most": most})).status_code == 422


WORK = [(Match, "tell"), (Game, "draw"), (Match, "record"), (replay, "match_at"), (LiveTable, "snapshot")]
"""What takes more than a few milliseconds somewhere: an event as a sentence times hundreds, a picture, a record, a match lived through again."""


@pytest.mark.parametrize("path", ["/t/{table}", "/t/{table}/log", "/t/{table}/replay", "/api/tables/{table}/events", "/api/tables/{table}/record"])
async def test_long_work_is_done_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async with opened(tmp_path, pages=True) as inside:
        seats = await inside.seats("palazzo", 2)
        await play_on(seats)
        where: set[str] = set()
        for owner, name in WORK:
            monkeypatch.setattr(owner, name, _noted(getattr(owner, name), where))
        answer = await inside.client.get(path.format(table=seats[0].table), headers={"accept": "text/html" if path.startswith("/t") else "*/*"})
        assert answer.status_code == 200
        assert where, "none of this work was done: the test looks at the wrong functions"
        assert all(name.startswith(drawing.THREAD_NAME) for name in where), where


def _noted(work: Callable[..., Any], where: set[str]) -> Callable[..., Any]:
    """The same work, which notes the thread it is done in."""

    def noted(*args: Any, **more: Any) -> Any:
        where.add(threading.current_thread().name)
        return work(*args, **more)

    return noted


async def test_many_who_look_on_share_one_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats("doge", 3)
        drawn: list[None] = []
        draw = Game.draw

        def counted(*args: Any, **more: Any) -> Any:
            drawn.append(None)
            return draw(*args, **more)

        monkeypatch.setattr(Game, "draw", counted)
        async with inside.stream(f"/t/{anna.table}/stream") as one, inside.stream(f"/t/{anna.table}/stream") as two:
            for stream in (one, two):
                while "data:" not in await stream.chunk():
                    pass
        # the ground of the board is drawn once for a server and may have been drawn before
        assert 1 <= len(drawn) <= 2


async def test_a_drawing_that_failed_is_tried_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats("doge", 3)
        live = await inside.service.tables.get(anna.table)
        tries: list[None] = []

        def make(_: LiveTable) -> Frame:
            tries.append(None)
            if len(tries) == 1:
                raise OSError("the first try fails")
            return Frame.of_json("data")

        with pytest.raises(OSError, match="first try"):
            await drawing.shared_frame(live, None, "key", make)
        first = await drawing.shared_frame(live, None, "key", make)
        assert await drawing.shared_frame(live, None, "key", make) is first
        assert len(tries) == 2


async def test_what_happened_since_is_not_played_from_the_first_move_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a move that was taken back is not in it: the match goes on from what is true now."""
    async with opened(tmp_path, pages=True) as inside:
        seats = await inside.seats("doge", 3)
        live = await inside.service.tables.get(seats[0].table)
        match = live.the_match()
        while len(moments.moves_so_far(match)) < 150:
            seat = match.actors()[0]
            match.play(seat, match.state.legal(seat)[0])
        played: list[None] = []
        play = Match.play

        def counted(self: Match, seat: int, move: str | int) -> None:
            played.append(None)
            play(self, seat, move)

        since.part(live, 0, 1, "en")
        monkeypatch.setattr(Match, "play", counted)
        for at in (1, 2, 1):
            since.part(live, 0, at, "en")
        assert len(played) <= 3 * 2 * 150 / moments.MOMENTS
        moves = moments.moves_so_far(match)
        moments.match_at(live, moves, len(moves))
        changed = live.match_anew()
        for made in moves[:-1]:
            changed.play(made.seat, made.move)
        seat = changed.actors()[0]
        changed.play(seat, changed.state.legal(seat)[-1])
        assert moments.match_at(live, moments.moves_so_far(changed), len(moves)).state.digest() == changed.state.digest()


async def test_a_replay_does_not_begin_at_the_first_move_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, pages=True) as inside:
        seats = await inside.seats("palazzo", 2)
        await play_on(seats)
        live = await inside.service.tables.get(seats[0].table)
        total = len(replay.moves_of(live))
        steps = (total, total - 1, 0, total // 2, total // 2 - 1, total)
        anew = live.match_anew()
        whole = {0: anew.clone()}
        for step, made in enumerate(replay.moves_of(live), 1):
            anew.play(made.seat, made.move)
            if step in steps:
                whole[step] = anew.clone()
        played: list[None] = []
        play = Match.play

        def counted(self: Match, seat: int, move: str | int) -> None:
            played.append(None)
            play(self, seat, move)

        monkeypatch.setattr(Match, "play", counted)
        for step in steps:
            played.clear()
            match = moments.match_at(live, replay.moves_of(live), step)
            assert match.state.digest() == whole[step].state.digest()
            assert match.log == whole[step].log
        assert len(played) <= 2 * total / moments.MOMENTS
        assert len(moments._moments[f"{live.row.id} {live.the_match().commitment}"]) <= moments.MOMENTS
