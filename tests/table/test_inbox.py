"""News for members: kept, counted, bounded, gone with the account."""

from pathlib import Path

import pytest

from ridotto.table.service.member_data import member_data
from ridotto.table.store.inbox import MOST_NEWS, News

from .conftest import NewDatabase
from .test_member_seats import clubhouse, join_club

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_news_are_for_one_member_and_the_latest_come_first(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside:
        inbox, anna, bruno = inside.service.inbox, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await inbox.add(anna.id, "turn", "/t/one", game="Doge")
        await inbox.add(anna.id, "turn", "/t/two", game="Rialto")
        assert [(each.kind, each.link, each.args) for each in await inbox.news(anna)] == [
            ("turn", "/t/two", {"game": "Rialto"}),
            ("turn", "/t/one", {"game": "Doge"}),
        ]
        assert await inbox.news(bruno) == []
        assert [await inbox.unseen(anna), await inbox.unseen(bruno)] == [2, 0]


async def test_what_was_looked_at_is_no_longer_counted_and_what_came_meanwhile_is(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        inbox, anna, bruno = inside.service.inbox, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await inbox.add(anna.id, "turn", "/t/one")
        last = (await inbox.news(anna))[0].id
        await inbox.add(anna.id, "turn", "/t/two")
        await inbox.add(bruno.id, "turn", "/t/two")
        await inbox.mark_seen(anna, last)
        assert [await inbox.unseen(anna), await inbox.unseen(bruno)] == [1, 1]


async def test_no_inbox_grows_without_limit(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        inbox, anna, bruno = inside.service.inbox, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await inbox.add(bruno.id, "turn", "/t/old")
        for number in range(MOST_NEWS + 3):
            await inbox.add(anna.id, "turn", f"/t/{number}")
        kept = await inbox.news(anna)
        assert [len(kept), kept[0].link, kept[-1].link] == [MOST_NEWS, f"/t/{MOST_NEWS + 2}", "/t/3"]
        assert len(await inbox.news(bruno)) == 1


async def test_whoever_carries_news_gets_each_once_it_is_written(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        inbox, anna = inside.service.inbox, join_club(inside, "Anna")
        carried: list[tuple[str, News]] = []

        async def carry(member_id: str, news: News) -> None:
            carried.append((member_id, news))
            assert await inbox.unseen(anna) == len(carried)

        inbox.carriers.append(carry)
        await inbox.add(anna.id, "turn", "/t/one", game="Doge")
        assert carried == [(anna.id, (await inbox.news(anna))[0])]


async def test_news_are_in_the_members_download_and_gone_with_the_account(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        service, anna = inside.service, join_club(inside, "Anna")
        await service.inbox.add(anna.id, "turn", "/t/one", game="Doge")
        (told,) = member_data(service.store, anna, "https://club.example")["news"]
        assert (told["kind"], told["link"], told["game"]) == ("turn", "https://club.example/t/one", "Doge")
        await service.departure.delete(anna)
        assert await service.inbox.news(anna) == []
