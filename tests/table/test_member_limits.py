"""Limits where people have accounts: each member has their own, and all behind one address have some together."""

from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.http.guard import KNOWN_SECONDS, Allowance, Limits, Places, Share, SignedIn, TooMany
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.opening import TablePlan
from ridotto.table.store.members import Member

from .conftest import HERE, Inside
from .test_member_seats import clubhouse, join_club

pytestmark = pytest.mark.anyio

DOGE = {"game": "doge", "seats": 3}


async def cookie_of(inside: Inside, member: Member) -> dict[str, str]:
    """What a browser sends in which a member is signed in."""
    return {"Cookie": f"{BROWSER_COOKIE}={await inside.service.members.sign_in(member, '', None)}", "Origin": HERE}


async def opens(inside: Inside, who: dict[str, str], times: int) -> list[int]:
    """Try to open tables; returns how it was answered."""
    return [(await inside.client.post("/api/tables", json=DOGE, headers=who)).status_code for _ in range(times)]


async def test_thirty_members_behind_one_address_do_not_share_what_one_visitor_may_do(tmp_path: Path) -> None:
    few = {"requests_per_minute": 45, "tables_per_hour": 1, "streams_per_address": 1, "members_per_address": 30}
    async with clubhouse(tmp_path, **few) as inside:
        people = [await cookie_of(inside, join_club(inside, f"Member {number}")) for number in range(30)]
        assert [await opens(inside, who, 2) for who in people] == [[201, 429]] * 30
        assert await opens(inside, {}, 2) == [201, 429], "guests have their own"
        path = f"/api/tables/{await seated_at(inside)}/stream"
        async with inside.stream(path) as guest, inside.stream(path, people[0]) as one, inside.stream(path, people[1]) as other:
            assert [await each.status() for each in (guest, one, other)] == [200] * 3
            for who in ({}, people[0]):
                async with inside.stream(path, who) as more:
                    assert await more.status() == 429
        async with inside.stream(path, people[0]) as again:
            assert await again.status() == 200
        limits: Limits = inside.app.state.limits
        share = limits.members["streams"]
        assert (share._each._taken, share._together._taken, limits.streams._taken) == ({}, {}, {})  # type: ignore[union-attr]


async def seated_at(inside: Inside) -> str:
    """A table that nobody's limit has to pay for."""
    return await inside.service.opening.open_table(TablePlan("doge", 3))


async def test_one_member_cannot_take_what_all_behind_an_address_have_together(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, tables_per_hour=2, members_per_address=2) as inside:
        anna, bruno, chiara = [await cookie_of(inside, join_club(inside, name)) for name in ("Anna", "Bruno", "Chiara")]
        assert await opens(inside, anna, 6) == [201, 201, 429, 429, 429, 429]
        phone = await cookie_of(inside, await called(inside, "Anna"))
        assert await opens(inside, phone, 1) == [429], "another device is the same member"
        assert await opens(inside, bruno, 2) == [201, 201]
        assert await opens(inside, chiara, 1) == [429], "all of them have used up what they have together"
        transport = httpx.ASGITransport(inside.app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as elsewhere:
            answers = [(await elsewhere.post("/api/tables", json=DOGE, headers=who)).status_code for who in (anna, chiara)]
            assert answers == [429, 201], "a member is the same everywhere"


async def called(inside: Inside, name: str) -> Member:
    return await inside.service.people.called(name)


async def test_what_was_not_found_signed_in_raises_no_limit(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, tables_per_hour=1, requests_per_minute=6) as inside:
        anna = await cookie_of(inside, join_club(inside, "Anna"))
        forged = {"Cookie": f"{BROWSER_COOKIE}={'A' * 32}", "Origin": HERE}
        assert await opens(inside, forged, 2) == [201, 429]
        assert await opens(inside, {**forged, "Authorization": "Bearer x"}, 1) == [429]
        assert await opens(inside, {**anna, "Authorization": "Bearer x"}, 1) == [429], "with a token the cookie is ignored"
        assert await opens(inside, anna, 1) == [201]
        await inside.client.get("/api/games", headers=forged)
        assert (await inside.client.get("/api/games", headers=forged)).status_code == 429, "the address has made its six requests"
        assert (await inside.client.get("/api/games", headers=anna)).status_code == 200, "the member is known, and has her own"
        await inside.service.members.sign_out_everywhere(await called(inside, "Anna"))
        await inside.client.get("/news", headers=anna)
        assert (await inside.client.get("/api/games", headers=anna)).status_code == 429, "nobody is signed in there any more"


def test_a_browser_is_known_for_a_minute_and_only_so_many_are(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr("ridotto.table.http.guard.monotonic", lambda: time)
    monkeypatch.setattr("ridotto.table.http.guard.MOST_KEPT", 3)
    known, cookie = SignedIn(), "c" * 32
    headers = Headers({"cookie": f"lang=de; {BROWSER_COOKIE}={cookie}"})
    assert known.member(headers) is None
    known.note(browser_digest(cookie), "anna")
    assert known.member(headers) == "anna"
    assert known.member(Headers({"cookie": f"{BROWSER_COOKIE}={cookie[1:]}"})) is None
    assert known.member(Headers({**headers, "authorization": "Bearer x"})) is None
    time += KNOWN_SECONDS
    assert known.member(headers) is None
    for number in range(5):
        known.note(str(number), "x")
    assert len(known._known) == 3


def test_who_finds_no_room_together_keeps_no_place_of_their_own() -> None:
    own, together = Places(2, "streams"), Places(1, "streams")
    share = Share(own, together)
    share.take("here", "anna")
    with pytest.raises(TooMany):
        share.take("here", "bruno")
    assert own._taken == {"anna": 1}
    share.give_back("here", "anna")
    assert (own._taken, together._taken) == ({}, {})
    spent = Share(Allowance(1, 60, "tables"), shared := Allowance(5, 60, "tables"))
    spent.take("here", "anna")
    for _ in range(9):
        with pytest.raises(TooMany):
            spent.take("here", "anna")
    assert shared._used["here"][0] <= 1.0
