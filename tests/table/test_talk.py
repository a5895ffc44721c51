"""Table talk: pictures stay small however much is said, and nothing that was said is lost."""

from pathlib import Path

import pytest

from ridotto.table.service.live_table import KEPT_TALK
from ridotto.table.service.picture import TALK_BYTES, frame
from ridotto.table.service.play import LONGEST_WORD, TALK_PAGE

from .conftest import HERE, Inside, opened

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("letter", ["x", '"', "\\", "ß", "🎭"])
async def test_pictures_stay_small_however_much_is_said(inside: Inside, letter: str) -> None:
    anna, *_ = await inside.seats()
    live = await inside.service.tables.get(anna.table)
    before = len(frame(live, None).data)
    for number in range(20):
        await inside.service.play.talk(live, 0, f"{number:03}".ljust(LONGEST_WORD, letter))
    shown = frame(live, None).data
    assert len(shown) <= before + TALK_BYTES
    assert (await anna.picture())["talk"][-1]["text"].startswith("019")


async def test_short_words_stand_in_the_picture_together_the_last_one_last(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    for number in range(12):
        await (anna, bruno)[number % 2].post("/talk", {"text": f"word {number}"})
    assert [word["text"] for word in (await anna.picture())["talk"]] == [f"word {number}" for number in range(12)]


async def test_all_that_was_said_can_be_read_page_by_page(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    live = await inside.service.tables.get(anna.table)
    count = 2 * TALK_PAGE + 7
    for number in range(count):
        await inside.service.play.talk(live, number % 2, f"word {number}")
        if number == 3:
            await anna.play("card castello")  # a secret choice, of which the numbers of words must not tell
    inside.service.caretaker.forget(live)
    pages, since = [], 0
    while (page := (await bruno.get("/talk", params={"since": since})).json())["talk"]:
        pages.append(page["talk"])
        since = page["next"]
    assert [len(page) for page in pages] == [TALK_PAGE, TALK_PAGE, 7]
    assert since == count
    assert [word for page in pages for word in page] == [
        {"seat": number % 2, "name": ("Anna", "Bruno")[number % 2], "text": f"word {number}"} for number in range(count)
    ]


async def test_the_page_shows_as_many_words_as_are_kept(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats()
        live = await inside.service.tables.get(anna.table)
        for number in range(KEPT_TALK + 10):
            await inside.service.play.talk(live, 0, f"said{number}.".ljust(200, "x"))
        page = (await inside.client.get(f"{HERE}/t/{anna.table}")).text
        assert [f"said{number}." in page for number in (9, 10, KEPT_TALK + 9)] == [False, True, True]
