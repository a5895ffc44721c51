"""Members whom the house seats without their being there."""

from asyncio import gather
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.service import seating
from ridotto.table.service.browsers import Browsers
from ridotto.table.service.live_table import Refused
from ridotto.table.service.seats import plain_name
from ridotto.table.store.browsers import hold_for_member, house_place
from ridotto.table.store.store import Raced

from .conftest import NewDatabase
from .test_browser_cookie import browsing
from .test_member_seats import Here, clubhouse, join_club, two_devices

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", ["", " ", ".", "..", "a\x00"])
async def test_a_name_to_which_no_address_leads_is_none(name: str) -> None:
    with pytest.raises(Refused, match="a name must have"):
        plain_name(name)
    assert plain_name("Dr.  No.") == "Dr. No."


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_member_is_seated_while_away_and_finds_the_seat_on_every_device(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, phone):
        service, anna = inside.service, join_club(inside, "Anna")
        table = await inside.open()
        live = await service.tables.get(table)
        assert await service.seating.sit(live, anna, 2) == 2
        assert live.chairs[2].name == "Anna"
        assert await service.members.members_at(table) == {2: anna.id}
        await desk.sign_in(anna)
        assert [await desk.seat(table), await phone.seat(table)] == [2, None]
        await phone.sign_in(anna)
        assert await phone.seat(table) == 2
        assert [each.device for each in await service.members.devices(anna)] == ["Firefox, Linux"] * 2, "the house is no device of hers"


async def test_seating_again_gives_the_same_seat_and_completes_what_a_crash_left_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        service, anna = inside.service, join_club(inside, "Anna")
        live = await service.tables.get(await inside.open())

        def crash(*_: Any) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patched:
            patched.setattr(seating, "hold_for_member", crash)
            with pytest.raises(KeyboardInterrupt):
                await service.seating.sit(live, anna)
        assert await service.members.members_at(live.row.id) == {}
        assert await gather(*(service.seating.sit(live, anna) for _ in range(4))) == [0] * 4
        assert await service.members.members_at(live.row.id) == {0: anna.id}
        assert [chair.name for chair in live.chairs] == ["Anna", "", ""]


async def test_two_processes_that_make_a_members_place_at_once_both_succeed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path) as inside:
        service, anna = inside.service, join_club(inside, "Anna")
        tries: list[int] = []

        def raced_once(*args: Any) -> None:
            tries.append(1)
            if len(tries) == 1:
                raise Raced
            hold_for_member(*args)

        monkeypatch.setattr(seating, "hold_for_member", raced_once)
        live = await service.tables.get(await inside.open())
        await service.seating.sit(live, anna)
        assert await service.members.members_at(live.row.id) == {0: anna.id}


async def test_nobody_gets_such_a_seat_by_a_cookie_that_looks_like_the_members_place(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, browsing(inside) as client:
        service, anna = inside.service, join_club(inside, "Anna")
        live = await service.tables.get(await inside.open())
        await service.seating.sit(live, anna)
        browsers: Browsers = service.browsers
        assert await browsers.token(house_place(anna.id), live.row.id) is None
        assert await Here(inside, client).seat(live.row.id) is None


async def test_a_deleted_member_is_not_seated(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        live = await inside.service.tables.get(await inside.open())
        with pytest.raises(Refused, match="no longer exists"):
            await inside.service.seating.sit(live, replace(join_club(inside, "Anna"), name=None))
        assert [chair.name for chair in live.chairs] == [""] * 3
