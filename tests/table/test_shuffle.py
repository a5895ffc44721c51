"""The shuffle's promise: the house and the players commit themselves before anybody can know what comes of it."""

import re
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.fair import commitment
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.seats import REVEAL_SECONDS
from ridotto.table.store.store import Entry

from .conftest import Inside, Seat, opened, play_on

pytestmark = pytest.mark.anyio

SALTS = {"Anna": "0a" * 16, "Bruno": "0b" * 16, "Chiara": "0c" * 16}


def seal(name: str) -> str:
    return sha256(f"dice of {name}{SALTS[name]}".encode()).hexdigest()


async def sit_sealed(inside: Inside, table: str, name: str) -> Seat:
    return await inside.sit(table, name, entropy_commitment=seal(name))


async def reveal(seat: Seat, name: str) -> dict[str, Any]:
    answer = await seat.post("/reveal", {"entropy": f"dice of {name}", "salt": SALTS[name]})
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


async def record_of(inside: Inside, table: str) -> str:
    return (await inside.client.get(f"/api/tables/{table}/record")).text


async def test_the_record_of_a_table_holds_what_the_house_had_committed_to_and_when(inside: Inside) -> None:
    anna, *others = await inside.seats("palazzo", 2)
    shown = await anna.picture()
    await play_on([anna, *others])
    record = parse_record(await record_of(inside, anna.table))
    live = await inside.service.tables.get(anna.table)
    assert (record.table, record.secret_commitment, record.opened) == (anna.table, shown["secret_commitment"], shown["opened"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", record.opened)
    assert record.secret_commitment == commitment(live.row.secret)
    assert all(check.holds for check in verify(record))


async def test_without_sealed_texts_the_match_begins_with_the_last_seat(inside: Inside) -> None:
    table = await inside.open("palazzo", 2)
    await inside.sit(table, "Anna")
    bruno = await inside.sit(table, "Bruno", entropy="open")
    assert (await bruno.picture())["status"] == "playing"


async def test_sealed_texts_are_opened_when_everybody_sits_and_then_the_match_begins(inside: Inside) -> None:
    table = await inside.open("palazzo", 3)
    anna = await sit_sealed(inside, table, "Anna")
    early = await anna.post("/reveal", {"entropy": "dice of Anna", "salt": SALTS["Anna"]})
    assert (early.status_code, early.json()["error"]) == (409, "the text can be opened once every seat is taken, not before")
    bruno = await sit_sealed(inside, table, "Bruno")
    chiara = await inside.sit(table, "Chiara", entropy="given openly")
    shown = await chiara.picture()
    assert (shown["status"], shown["awaits_texts"], shown["view"]) == ("waiting", True, None)
    assert [chair["entropy_commitment"] for chair in shown["seats"]] == [seal("Anna"), seal("Bruno"), None]
    assert [chair["entropy"] for chair in shown["seats"]] == [None, None, "given openly"]
    assert [chair["sealed"] for chair in shown["seats"]] == [True, True, False]
    answer = await anna.post("/moves", {"move": 0})
    assert (answer.status_code, "are being opened" in answer.json()["error"]) == (409, True)
    assert (await reveal(anna, "Anna"))["status"] == "waiting"
    assert (await reveal(anna, "Anna"))["status"] == "waiting", "the same again changes nothing"
    shown = await reveal(bruno, "Bruno")
    assert (shown["status"], shown["awaits_texts"]) == ("playing", False)
    await play_on([anna, bruno, chiara])
    record = parse_record(await record_of(inside, table))
    assert [(text.text, text.commitment) for text in record.texts] == [("dice of Anna", seal("Anna")), ("dice of Bruno", seal("Bruno")), ("given openly", "")]
    assert all(check.holds for check in verify(record))


async def test_who_does_not_open_a_text_neither_holds_the_table_up_nor_chooses_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: now)
    async with opened(tmp_path) as inside:
        table = await inside.open("palazzo", 2)
        anna = await sit_sealed(inside, table, "Anna")
        bruno = await sit_sealed(inside, table, "Bruno")
        live = await inside.service.tables.get(table)
        wrong = await bruno.post("/reveal", {"entropy": "another", "salt": SALTS["Bruno"]})
        assert wrong.status_code == 422
        await reveal(anna, "Anna")
        for who in (anna, bruno):
            assert (await who.post("/leave")).status_code == 409, "who sat down next would know the texts that were opened"
        now += REVEAL_SECONDS
        await inside.service.seats.begin_without_texts(live)
        assert live.status == "waiting"
        now += 0.1
        await inside.service.seats.begin_without_texts(live)
        assert live.status == "playing"
        late = await bruno.post("/reveal", {"entropy": "dice of Bruno", "salt": SALTS["Bruno"]})
        assert (late.status_code, late.json()["error"]) == (409, "the match has begun without this text; its seal counts instead")
        await play_on([anna, bruno])
        text = await record_of(inside, table)
        assert f"entropy_commitment.1: {seal('Bruno')}" in text
        assert "entropy.1" not in text
        checks = {check.name: check for check in verify(parse_record(text))}
        assert all(check.holds for check in checks.values())
        assert checks["texts"].found == "1 of 2 sealed texts were opened"


async def test_the_caretaker_begins_a_match_whose_texts_were_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.seats.REVEAL_SECONDS", -1.0)
    async with opened(tmp_path, grace=1) as inside:
        table = await inside.open("palazzo", 2)
        anna = await sit_sealed(inside, table, "Anna")
        async with inside.stream(f"/api/tables/{table}/stream", anna.headers) as stream:
            await inside.sit(table, "Bruno")
            while (await stream.event())[1]["status"] != "playing":
                pass


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"entropy_commitment": "ab"}, "entropy_commitment: "),
        ({"entropy_commitment": "A" * 64}, "entropy_commitment: "),
        ({"entropy_commitment": "a" * 64, "entropy": "both"}, "a text for the shuffle is either open or sealed"),
    ],
)
async def test_what_is_no_seal_is_refused(inside: Inside, wish: dict[str, str], sentence: str) -> None:
    table = await inside.open("palazzo", 2)
    answer = await inside.client.post(f"/api/tables/{table}/join", json={"name": "Anna", **wish})
    assert (answer.status_code, sentence in answer.json()["error"]) == (422, True)


async def test_who_has_sealed_nothing_has_nothing_to_open(inside: Inside) -> None:
    anna, *_ = await inside.seats("palazzo", 2)
    assert (await anna.post("/reveal", {"entropy": "", "salt": "0" * 32})).status_code == 422


async def test_a_table_is_the_same_after_a_restart_whatever_was_sealed_and_whoever_left(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        table = await inside.open("palazzo", 2)
        anna, bruno = await sit_sealed(inside, table, "Anna"), await sit_sealed(inside, table, "Bruno")
        await reveal(anna, "Anna")
    async with opened(tmp_path) as inside:
        bruno.inside = inside
        live = await inside.service.tables.get(table)
        assert (live.full_since > 0, live.sealed()) == (True, [1])
        await reveal(bruno, "Bruno")
        seed = live.the_match().seed
        assert (await bruno.post("/leave")).status_code == 200
        kept = live.snapshot()
        assert kept is not None
        again = LiveTable(live.row)
        again.restore(kept, live.number)
        assert again.the_match().seed == seed
        dario = await inside.sit(table, "Dario", seat=1)
        anna.inside = inside
        await play_on([anna, dario])
        record = parse_record(await record_of(inside, table))
        assert (record.names, record.players) == (("Anna", "Bruno"), ("Anna", "Dario"))
        assert all(check.holds for check in verify(record))


async def test_a_table_begun_by_the_first_rule_goes_on_by_it(inside: Inside) -> None:
    table = await inside.open("palazzo", 2)
    row = (await inside.service.tables.get(table)).row
    live = LiveTable(row)
    for number, (kind, seat, data) in enumerate([("join", 0, {"name": "Anna", "entropy": "a"}), ("join", 1, {"name": "Bruno"}), ("start", -1, {})], 1):
        live.apply(Entry(number, 1.0, kind, seat, data))
    lines = ["ridotto seed 1", row.secret, b"a".hex(), ""]
    assert live.the_match().seed == sha256("\n".join(lines).encode()).hexdigest()
    assert str(live.the_match().record()).startswith("ridotto record 1\n")


async def test_the_page_shows_everything_that_its_check_needs(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        table = await inside.open("palazzo", 2)
        anna = await sit_sealed(inside, table, "Anna")
        bruno = await inside.sit(table, "Bruno <b>", entropy="open & plain")
        cookie = {"Cookie": f"ridotto-{table}={anna.token}"}
        waiting = (await inside.client.get(f"/t/{table}", headers=cookie)).text
        promised = re.search(r'id="gate"[^>]* data-promised="([^"]+)"', waiting)
        assert promised is not None
        assert seal("Anna") in promised[1]
        assert "data-promised" not in (await inside.client.get(f"/t/{table}", headers={"Cookie": f"ridotto-{table}={bruno.token}"})).text
        opens = await inside.client.post(
            f"/t/{table}/reveal",
            data={"entropy": "dice of Anna", "salt": SALTS["Anna"]},
            headers={**cookie, "Origin": "http://house.test", "HX-Request": "true"},
        )
        assert opens.status_code == 204
        fair = (await inside.client.get(f"/t/{table}/fair")).text
        assert "dice of Anna" not in fair
        await play_on([anna, bruno])
        fair = (await inside.client.get(f"/t/{table}/fair")).text
        seals = dict(re.findall(r'id="(seal-of-[^"]+|seed)"[^>]*>([^<]*)<', fair))
        opened_texts = re.findall(r'data-opens="([^"]+)"[^>]*>([^<]*)<', fair)
        assert sorted(name for name, _ in opened_texts) == ["seal-of-secret", "seal-of-seed", "seal-of-text-0", "seed"]
        for name, text in opened_texts:
            assert sha256(unescape(text).encode()).hexdigest() == seals[name]
        assert f'data-promised="{promised[1]}"' in fair
