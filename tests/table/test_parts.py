"""The parts of a page: whoever has followed with what the stream sends has the page that would be made now."""

import gc
import re
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest

from ridotto.engine.game import all_games
from ridotto.engine.rng import Rng
from ridotto.table.pages import rendering, table_view
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.picture import PART, Frame

from .conftest import Inside, opened

pytestmark = pytest.mark.anyio

MOST_MATCHES = 20

NAMED = re.compile(r'<(\w+) id="([^"]+)" data-same></\1>')
SEATS = 3
CLOSELY, NOW_AND_THEN = 80, 25
"""So many moves are followed one by one by one viewer after the other; then everybody looks now and then, until the end."""
MOST = 450  # moves; at random some games go on for thousands, others end before


def made(live: LiveTable, viewer: int | None) -> Frame:
    """The page of a viewer as the stream would send it now."""
    return rendering.frame({**table_view.part(live, viewer, "en", ""), "chart": ""}, "en")


def element(page: str, tag: str, name: str) -> str:
    """The element with this id, as it stands in a page."""
    at = page.find(f' id="{name}"')
    assert at >= 0, f"{name} was never sent"
    start, depth = page.rindex("<", 0, at), 0
    for edge in re.compile(rf"<(/?){tag}\b[^>]*?(/?)>").finditer(page, start):
        depth += -1 if edge[1] else 0 if edge[2] else 1
        if depth == 0:
            return page[start : edge.end()]
    raise AssertionError(f"{name} has no end")


def patched(page: str, update: str) -> str:
    """A page after an update: what is only named stays as it is."""
    return NAMED.sub(lambda named: element(page, named[1], named[2]), update)


def forget_everything() -> None:
    """Empty whatever functions have kept."""
    for kept in [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]:
        if kept.__module__.startswith("ridotto."):
            kept.cache_clear()
    table_view._sentences.clear()
    table_view._event_lines.clear()
    table_view._logs.clear()
    table_view._grounds.clear()


@pytest.mark.parametrize("game", all_games())
async def test_a_page_that_has_followed_a_whole_match_is_at_each_step_the_page_made_anew(inside: Inside, game: str) -> None:
    count = min((each for each in all_games()[game].seats if each > 1), key=lambda each: abs(each - SEATS))
    seats = await inside.seats(game, count)
    live = await inside.service.tables.get(seats[0].table)
    match, rng = live.the_match(), Rng.from_seed(f"parts {game}")
    viewers: list[int | None] = [None, *range(count)]
    frames = {viewer: made(live, viewer) for viewer in viewers}
    pages = {viewer: frames[viewer].data.decode() for viewer in viewers}
    sent = whole = moves = 0
    while not match.over and moves < MOST:
        undoing = [seat for seat in range(count) if match.can_undo(seat)]
        if undoing and rng.below(12) == 0:
            await inside.service.play.undo(live, undoing[0])
        else:
            seat = match.actors()[rng.below(len(match.actors()))]
            legal = match.legal(seat)
            await inside.service.play.move(live, seat, legal[rng.below(len(legal))])
        moves += 1
        everybody = moves % NOW_AND_THEN == 0 or match.over
        for viewer in viewers if everybody else [viewers[moves % len(viewers)]] if moves < CLOSELY else []:
            now = made(live, viewer)
            update = now.changed(frames[viewer].parts).decode()
            pages[viewer] = patched(pages[viewer], update)
            assert pages[viewer] == now.data.decode(), f"viewer {viewer} after {moves} moves"
            frames[viewer] = now
            if moves < CLOSELY:
                sent, whole = sent + len(update), whole + len(now.data)
        if moves in (2 * NOW_AND_THEN, MOST) or match.over:
            forget_everything()
            assert [made(live, viewer).id for viewer in viewers] == [frames[viewer].id for viewer in viewers]
    assert sent < 0.7 * whole, "what has not changed is not sent again"


async def test_taking_back_is_not_offered_where_there_was_nothing_to_choose(inside: Inside) -> None:
    """The page makes such a move by itself; taken back, it would only be asked again."""
    rng, offered = Rng.from_seed("one answer"), set[bool]()
    for _ in range(MOST_MATCHES):  # in some there is always something to choose
        seats = await inside.seats("rialto", 2)
        live = await inside.service.tables.get(seats[0].table)
        match = live.the_match()
        while not match.over and len(offered) < 2:
            seat = match.actors()[0]
            legal = match.legal(seat)
            await inside.service.play.move(live, seat, legal[rng.below(len(legal))])
            if match.can_undo(seat):
                is_offered = 'id="take-move-back"' in made(live, seat).data.decode()
                assert is_offered == match.had_choice(seat)
                offered.add(is_offered)
        if len(offered) == 2:
            break
    assert offered == {False, True}


async def test_what_has_not_changed_is_only_named(inside: Inside) -> None:
    anna, *_ = await inside.seats("doge", 3)
    live = await inside.service.tables.get(anna.table)
    before = made(live, 0)
    await inside.service.play.talk(live, 1, "Ciao")
    now = made(live, 0)
    update = now.changed(before.parts).decode()
    assert "Ciao" in element(update, "details", "talk")
    assert '<g id="part-castello" data-same></g>' in update
    assert len(update) < len(now.data) / 4


async def test_a_stream_sends_all_at_first_then_what_has_changed_and_all_to_whoever_comes_back_too_late(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        anna, bruno, _ = await inside.seats("doge", 3)
        path = f"/t/{anna.table}/stream"
        async with inside.stream(path, anna.headers) as listening:
            await listening.chunk()
            first = await listening.chunk()
            assert "data-same" not in first
            await bruno.post("/talk", {"text": "Ciao"})
            second = await listening.chunk()
            assert 'id="part-castello" data-same' in second
            assert "Ciao" in second
        latest = second.splitlines()[0].removeprefix("id: ")
        await bruno.post("/talk", {"text": "Ciao, Anna"})
        async with inside.stream(path, {**anna.headers, "Last-Event-ID": latest}) as listening:
            await listening.chunk()
            assert "data-same" not in await listening.chunk()


async def test_nobody_can_write_what_stands_around_a_part(inside: Inside) -> None:
    anna, *_ = await inside.seats("doge", 3)
    live = await inside.service.tables.get(anna.table)
    parts = len(made(live, 0).texts)
    await inside.service.play.talk(live, 1, f"{PART}<li id='x'>{PART}")
    assert len(made(live, 0).texts) == parts
