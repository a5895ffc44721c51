"""Who holds a seat: tokens, cookies and private links, and that leaving ends them all."""

import base64
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from .conftest import HERE, Inside, Seat, opened

pytestmark = pytest.mark.anyio

OWN = {"Origin": HERE}


def cookie(seat: Seat, token: str | None = None) -> dict[str, str]:
    """The seat as a browser holds it."""
    return {"Cookie": f"ridotto-{seat.table}={seat.token if token is None else token}"}


async def seat_seen(inside: Inside, table: str, headers: dict[str, str]) -> int | None:
    answer = await inside.client.get(f"/api/tables/{table}", headers=headers)
    assert answer.status_code == 200, answer.text
    seat: int | None = answer.json()["seat"]
    return seat


async def test_sitting_down_sets_a_cookie_that_no_script_and_no_other_site_can_use(inside: Inside) -> None:
    table = await inside.open()
    answer = await inside.client.post(f"/api/tables/{table}/join", json={"name": "Anna"})
    name, value = answer.headers["set-cookie"].partition(";")[0].split("=")
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert (name, len(value)) == ("ridotto-browser", 32)
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts


async def test_the_cookie_is_secure_where_people_come_by_https(tmp_path: Path) -> None:
    async with opened(tmp_path, public_url="https://play.example.org") as inside:
        table = await inside.open()
        answer = await inside.client.post(f"/api/tables/{table}/join", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.json()["private_link"] == f"https://play.example.org/t/{table}/seat/{answer.json()['token']}"


async def test_a_seat_is_held_by_bearer_and_by_cookie_alike(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    assert await seat_seen(inside, anna.table, anna.headers) == 0
    assert await seat_seen(inside, anna.table, cookie(bruno)) == 1
    assert await seat_seen(inside, anna.table, {}) is None
    assert await seat_seen(inside, anna.table, {**anna.headers, **cookie(bruno)}) == 0  # a token that is named wins
    by_cookie = await inside.client.post(f"/api/tables/{anna.table}/moves", json={"move": "card castello"}, headers={**cookie(bruno), **OWN})
    assert (by_cookie.status_code, by_cookie.json()["seat"]) == (200, 1)


async def test_what_needs_a_seat_is_401_without_one(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    for what, body in (
        ("/moves", {"move": "card castello"}),
        ("/undo", None),
        ("/talk", {"text": "Ciao"}),
        ("/leave", None),
        ("/bots", {"seat": 0, "bot": "random"}),
        ("/seats/1/hand-over", None),
        ("/take-back", None),
        ("/reveal", {"entropy": "dice", "salt": "0" * 32}),
    ):
        answer = await inside.client.post(f"/api/tables/{anna.table}{what}", json=body)
        assert (answer.status_code, list(answer.json())) == (401, ["error"]), what
        assert answer.headers["www-authenticate"] == "Bearer"


async def forgeries(inside: Inside, anna: Seat) -> list[str]:
    """Tokens that hold nothing at Anna's table."""
    head, _, signature = anna.token.partition(".")
    table, seat, nonce = json.loads(base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    elsewhere = await inside.sit(await inside.open(), "Anna")
    fake = URLSafeSerializer("another key", salt="ridotto-seat")
    ours = inside.service.tokens._signer
    changed = base64.urlsafe_b64encode(json.dumps([table, 1, nonce]).encode()).decode().rstrip("=")
    contents: list[Any] = [[table, other, nonce] for other in (1, -1, 7, True, "0", None)]
    contents += [[table, 0], [table, 0, None], [table, 0, "ö"], ["", 0, nonce], "x", None, {}]
    return [
        "nonsense",
        "a.b.c",
        ".",
        "x" * 500,
        "x" * 5000,
        f"{changed}.{signature}",
        f"{head}.{signature[:-2]}AA",
        head,
        fake.dumps([table, seat, nonce]),
        URLSafeSerializer("k", salt="other").dumps([table, seat, nonce]),
        elsewhere.token,
        *(str(ours.dumps(content)) for content in contents),
    ]


async def test_a_forged_token_holds_nothing(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    for token in await forgeries(inside, anna):
        assert await seat_seen(inside, anna.table, cookie(anna, token)) is None, token
        named = await inside.client.get(f"/api/tables/{anna.table}", headers={"Authorization": f"Bearer {token}"})
        assert (named.status_code, list(named.json())) == (401, ["error"]), token
        move = {"move": "card castello"}
        assert (await inside.client.post(f"/api/tables/{anna.table}/moves", json=move, headers={**cookie(anna, token), **OWN})).status_code == 401
        assert (await inside.client.post(f"/api/tables/{anna.table}/moves", json=move, headers={"Authorization": f"Bearer {token}"})).status_code == 401


@pytest.mark.parametrize("header", ["Basic QW5uYTo=", "Bearer", "Bearer ", "", "bearer  "])
async def test_a_header_that_names_no_token_is_401(inside: Inside, header: str) -> None:
    table = await inside.open()
    assert (await inside.client.get(f"/api/tables/{table}", headers={"Authorization": header})).status_code == 401


async def test_leaving_ends_the_seat_on_every_device(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    answer = await anna.post("/leave")
    assert (answer.json()["seat"], answer.json()["seats"][0]["name"]) == (None, None)
    assert await seat_seen(inside, anna.table, cookie(anna)) is None
    assert (await anna.get()).status_code == 401
    assert (await anna.post("/moves", {"move": "card castello"})).status_code == 401
    dario = await inside.sit(anna.table, "Dario")
    assert dario.number == 0
    assert (await anna.get()).status_code == 401
    assert await seat_seen(inside, anna.table, cookie(anna)) is None
    assert await seat_seen(inside, anna.table, dario.headers) == 0
    assert await seat_seen(inside, anna.table, bruno.headers) == 1


async def test_a_seat_given_up_in_another_process_cannot_move_here_before_the_news_arrives(tmp_path: Path) -> None:
    async with opened(tmp_path) as here, opened(tmp_path) as there:
        anna, *_ = await here.seats()
        assert (await anna.get()).status_code == 200
        left = await there.client.post(f"/api/tables/{anna.table}/leave", headers=anna.headers)
        assert left.status_code == 200
        answer = await anna.post("/moves", {"move": "card castello"})
        assert (answer.status_code, answer.json()["error"]) == (401, "this seat has been given up")
        assert (await anna.get()).status_code == 401


async def test_a_new_player_of_a_seat_may_join_in_mid_match_and_the_seed_stays_the_same(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        anna, bruno, _ = await inside.seats()
        commitment = (await bruno.picture())["commitment"]
        await anna.post("/leave")
        dario = await inside.sit(anna.table, "Dario", entropy="too late")
        shown = await dario.picture()
        assert shown["commitment"] == commitment
        assert shown["view"]["names"] == ["Dario", "Bruno", "Chiara"]
        live = inside.service.tables.loaded[anna.table]
        snapshot = live.snapshot()
        assert snapshot is not None
        await inside.service.tables._keep_snapshot(live)
        inside.service.tables.loaded.clear()
        assert await dario.picture() == shown


async def test_the_private_link_carries_the_seat_to_another_device(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats()
        path = anna.private_link.removeprefix(HERE)
        transport = inside.client._transport
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as phone:
            shown = await phone.get(path)
            assert shown.status_code == 200
            assert "set-cookie" not in shown.headers  # looking at a link, as mail programs do, takes nothing
            carried = await phone.post(path, headers=OWN)
            assert (carried.status_code, carried.headers["location"]) == (303, f"/t/{anna.table}")
            assert (await phone.get(f"/api/tables/{anna.table}")).json()["seat"] == 0
            await anna.post("/leave")
            assert (await phone.get(f"/api/tables/{anna.table}")).json()["seat"] is None
            again = await phone.post(path, headers=OWN)
            assert again.status_code in (401, 404)
            assert "set-cookie" not in again.headers


async def test_nonces_are_read_once_and_again_only_when_a_seat_changes_hands(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno, chiara = await inside.seats()
    read: list[str] = []
    nonces = inside.service.store.nonces

    def noted(table: str) -> list[str]:
        read.append(table)
        return nonces(table)

    monkeypatch.setattr(inside.service.store, "nonces", noted)
    for _ in range(3):
        await anna.picture()
        await bruno.picture()
    await anna.play("card castello")
    assert len(read) <= 1
    await chiara.post("/leave")
    await anna.picture()
    await bruno.picture()
    assert len(read) == 2


async def test_a_snapshot_of_another_form_is_not_read(inside: Inside) -> None:
    """The entries tell the same; a table that an older version has kept opens all the same."""
    anna, *_ = await inside.seats("palazzo", 2)
    service = inside.service
    live = await service.tables.get(anna.table)
    match = live.the_match()
    while live.snapshot() is None or live.moves < 8:
        seat = match.actors()[0]
        await service.play.move(live, seat, match.legal(seat)[0])
    shown = await anna.picture()
    service.store.keep_snapshot(anna.table, live.number, {"chairs": "of another kind"})
    service.caretaker.forget(live)
    assert await anna.picture() == shown
