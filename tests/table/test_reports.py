"""Reports with their evidence, and what the host does about them: muting, suspending."""

from html import unescape
from pathlib import Path

import pytest

from ridotto.table.service import reports as service
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, Refused
from ridotto.table.service.mail_links import host_link
from ridotto.table.service.members import Arrival
from ridotto.table.service.standings import suspend
from ridotto.table.store.members import Member
from ridotto.table.store.reports import Report, find_reports
from ridotto.table.store.standings import Standing

from .conftest import Inside, NewDatabase
from .test_member_seats import clubhouse, join_club, two_devices
from .test_operator import SECRET
from .worlds import asking, browser, posting, send

pytestmark = pytest.mark.anyio


def secret_file(folder: Path) -> str:
    file = folder / "secret"
    file.write_text(f"{SECRET}\n")
    return str(file)


async def operator(inside: Inside) -> dict[str, str]:
    """What the operator's browser sends."""
    answer = await send(inside.app, posting("/operator/enter", f"secret={SECRET}", **browser("x", "")))
    return {**browser("x", ""), "cookie": (answer.header("set-cookie") or "").partition(";")[0]}


def found(inside: Inside) -> list[Report]:
    """The open reports."""
    return find_reports(inside.service.store, False, 100)


async def test_a_message_is_reported_by_a_guest_with_what_was_said_around_it(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside, two_devices(inside) as (desk, phone):
        eve, table = join_club(inside, "Eve"), await inside.open()
        await phone.sign_in(eve)
        await desk.sit(table, "Guest")
        await phone.sit(table, "Masked")
        live = await inside.service.tables.get(table)
        for number in range(15):
            await inside.service.talk(live, number % 2, f"word {number}")
        page = (await desk.client.get(f"/t/{table}/people")).text
        assert f"/t/{table}/report?message=13" in page
        assert f"/t/{table}/report?message=14" not in page, "nobody reports themselves"
        assert "word 3" in (await desk.client.get(f"/t/{table}/report?message=3")).text
        form = {"seat": "1", "message": "3", "reason": "insult", "text": "<b>not nice</b>\r\nat all"}
        for _ in range(2):
            assert "Thank you" in (await desk.client.post(f"/t/{table}/report", data=form)).text
        (report,) = found(inside)
        assert (report.reason, report.text, report.by_id, report.about_id, report.table_id) == ("insult", "<b>not nice</b>\r\nat all", None, eve.id, table)
        assert report.evidence["message"]["text"] == "word 3"
        assert [each["text"] for each in report.evidence["talk"]] == [f"word {number}" for number in range(14)]
        assert [each["text"] for each in report.evidence["talk"] if each["reported"]] == ["word 3"]
        assert report.evidence["seats"][1] == {"seat": 1, "name": "Masked", "member": "Eve"}
        me = await operator(inside)
        shown = unescape((await send(inside.app, asking("GET", "/operator/reports", **me))).text)
        assert "Masked (Eve)" in shown
        assert "&lt;b&gt;" in (await send(inside.app, asking("GET", "/operator/reports", **me))).text
        assert eve.id not in shown
        assert "One is open." in (await send(inside.app, asking("GET", "/operator", **me))).text
        settled = await send(inside.app, posting("/operator/reports/settle", f"report={report.id}&note=Talked+to+Eve", **me))
        assert settled.status == 303
        assert found(inside) == []
        assert "Talked to Eve" in (await send(inside.app, asking("GET", "/operator/reports", **me))).text
        assert (await send(inside.app, posting("/operator/reports/settle", f"report={report.id}", **me))).status == 404


async def test_evidence_outlives_its_table_and_a_deleted_reporter(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside, two_devices(inside) as (desk, _):
        anna, table = join_club(inside, "Anna"), await inside.open()
        await desk.sign_in(anna)
        await desk.sit(table, "Anna")
        await inside.sit(table, "Zoe")
        await desk.client.post(f"/t/{table}/report", data={"seat": "1", "reason": "name"})
        assert [each["about"] for each in (await desk.client.get("/me/data")).json()["reports"]] == ["Zoe"]
        await inside.service.departure.delete(anna)
        inside.service.store.remove("waiting", 1e12, 10, set())
        (report,) = found(inside)
        assert (report.by_id, report.evidence["about"]["name"]) == (None, "Zoe")


async def test_one_person_cannot_flood_the_operator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path), reports_per_hour=8) as inside, two_devices(inside) as (desk, _):
        table = await inside.open()
        await desk.sit(table, "Guest")
        await inside.sit(table, "Zoe")
        live = await inside.service.tables.get(table)
        for number in range(8):
            await inside.service.talk(live, 1, f"word {number}")
        answers = [await desk.client.post(f"/t/{table}/report", data={"seat": "1", "message": str(number), "reason": "spam"}) for number in range(8)]
        assert [each.status_code for each in answers] == [200] * service.MOST_AT_TABLE + [429] * (8 - service.MOST_AT_TABLE)
        assert (await desk.client.post(f"/t/{table}/report", data={"seat": "1", "reason": "spam"})).status_code == 429
        assert len(found(inside)) == service.MOST_AT_TABLE
        monkeypatch.setattr(service, "MOST_OPEN", 5)
        with pytest.raises(Refused, match="too many reports wait"):
            await inside.service.reports.report(live, 1, 0, None, "other", "")


async def test_a_report_of_stalling_has_who_came_and_went_and_nothing_that_was_hidden(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside, two_devices(inside) as (desk, phone):
        house, table = inside.service, await inside.open(pace="live", clock=60, reserve=600)
        await phone.sign_in(eve := join_club(inside, "Eve"))
        await desk.sit(table, "Guest")
        await phone.sit(table, "Masked")
        live = await house.tables.get(table)
        await house.seats.seat_bot(live, 2, "level:1")
        before = len(live.the_match().log)
        await house.seats.stand_in_for(live, 1)
        await house.seats.take_back(live, 1)
        form = {"seat": "1", "reason": "stalling", "text": ""}
        assert "Thank you" in (await desk.client.post(f"/t/{table}/report", data=form)).text
        (report,) = found(inside)
        log = [(each["kind"], each["seat"], each["name"], each["by"]) for each in report.evidence["log"]]
        assert log == [
            ("join", 0, "Guest", ""),
            ("join", 1, "Masked", ""),
            ("bot", 2, live.chairs[2].name, ""),
            ("start", -1, "", ""),
            ("away", 1, "Masked", ""),
            ("back", 1, "Masked", ""),
        ]
        assert report.about_id == eve.id
        assert report.evidence["pace"] == {"pace": "live", "clock": 60, "reserve": 600}
        assert {each["name"]: each["since"] for each in report.evidence["waits"]} == {
            chair.name: chair.known_since for chair in live.chairs if chair.known_since and not chair.player
        }
        assert set(report.evidence) == {"game", "status", "by", "about", "seats", "message", "talk", "log", "waits", "pace"}
        assert all(set(each) == {"at", "kind", "seat", "name", "by"} for each in report.evidence["log"])
        assert len(live.the_match().log) >= before
        page = unescape((await send(inside.app, asking("GET", "/operator/reports", **(me := await operator(inside))))).text)
        for said in ("Stalls, or leaves matches: Masked", "2: Masked cannot play for now; a bot plays", "2: Masked takes over again", "Live: one minute"):
            assert said in page
        german = {**me, "accept-language": "de"}
        assert "2: Masked übernimmt wieder" in unescape((await send(inside.app, asking("GET", "/operator/reports", **german))).text)


async def test_a_secret_choice_changes_nothing_of_since_when_a_table_waits(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside:
        anna, *_ = await inside.seats()
        live = await inside.service.tables.get(anna.table)
        secret = [seat for seat in live.the_match().actors() if seat != 1]

        async def waits(reason: str) -> object:
            await inside.service.reports.report(live, 1, 0 if reason == service.STALLING else 2, None, reason, "")
            return found(inside)[-1].evidence.get("waits")

        first = await waits(service.STALLING)
        assert await waits("spam") is None
        assert len(secret) == 2, "all choose a card in secret"
        await anna.post("/moves", {"move": "card castello"})
        await inside.service.reports.report(live, 1, 2, None, service.STALLING, "")
        assert service._waits(live) == first


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_whoever_has_left_a_match_can_be_reported_while_nobody_has_taken_the_seat(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with (
        clubhouse(tmp_path, operator_token_file=secret_file(tmp_path), db=new_database(database)) as inside,
        two_devices(inside) as (desk, phone),
    ):
        house, eve, table = inside.service, join_club(inside, "Eve"), await inside.open("palazzo", 2)
        await phone.sign_in(eve)
        await desk.sit(table, "Guest")
        assert "has left" not in (await desk.client.get(f"/t/{table}/people")).text
        await phone.sit(table, "Masked")
        live = await house.tables.get(table)
        await house.seats.leave(live, 1)
        page = (await desk.client.get(f"/t/{table}/people")).text
        assert "has left" in page
        assert f"/t/{table}/report?seat=1" in page
        assert "Report Masked" in (await desk.client.get(f"/t/{table}/report?seat=1")).text
        form = {"seat": "1", "reason": "stalling"}
        for _ in range(2):
            assert "Thank you" in (await desk.client.post(f"/t/{table}/report", data=form)).text
        (report,) = found(inside)
        assert (report.about_id, report.evidence["about"], report.evidence["log"][-1]["kind"]) == (eve.id, {"seat": 1, "name": "Masked"}, "leave")
        await house.seats.seat_bot(live, 1, "level:1")
        assert "has left" in (await desk.client.get(f"/t/{table}/people")).text, "a bot plays on for those who are left"
        assert service.who_left(live, 0) == ""
        assert "Masked leaves" in unescape((await send(inside.app, asking("GET", "/operator/reports", **await operator(inside)))).text)


async def test_a_report_needs_a_reason_somebody_and_an_operator(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside, two_devices(inside) as (desk, eve):
        table = await inside.open()
        await desk.sit(table, "Guest")
        await inside.sit(table, "Zoe")
        live = await inside.service.tables.get(table)
        await inside.service.seats.seat_bot(live, 2, "random")
        for wrong in ({"reason": "boredom"}, {"text": "x" * 1001}, {"text": "\x00"}, {"seat": "0"}, {"seat": "2"}, {"seat": "7"}):
            form = {"seat": "1", "reason": "other", **wrong}
            assert (await desk.client.post(f"/t/{table}/report", data=form, headers={"accept": "text/html"})).status_code == 422, wrong
        assert (await desk.client.post(f"/t/{table}/report", data={"seat": "1", "message": "77", "reason": "other"})).status_code == 404
        assert (await desk.client.get(f"/t/{table}/report?message=77")).status_code == 404
        assert (await eve.client.post(f"/t/{table}/report", data={"seat": "1", "reason": "other"})).status_code == 401
        assert found(inside) == []
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        table = await inside.open()
        await desk.sit(table, "Guest")
        assert "/report" not in (await desk.client.get(f"/t/{table}/people")).text
        assert (await desk.client.post(f"/t/{table}/report", data={"seat": "1", "reason": "other"})).status_code == 404


async def test_the_operators_acts_need_the_operator(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside:
        anna = join_club(inside, "Anna")
        forms = {
            "reports/settle": "report=1",
            "members/mute": "name=Anna&days=1",
            "members/suspend": "name=Anna&days=1&why=x",
            "members/unsuspend": "name=Anna",
        }
        for path, form in forms.items():
            assert (await send(inside.app, posting(f"/operator/{path}", form, **browser("x", "")))).status == 403
        assert "Secret" in (await send(inside.app, asking("GET", "/operator/reports", **browser("x", "")))).text
        assert await inside.service.standings.of(anna) == Standing()
        me = await operator(inside)
        for path, form in {"members/mute": "name=Nobody&days=1", "members/suspend": "name=Anna&days=0&why=x", "members/unsuspend": "name=Zoe"}.items():
            assert (await send(inside.app, posting(f"/operator/{path}", form, **me))).status in (404, 422)


# ---- muting and suspending ----


async def test_a_muted_member_cannot_talk_until_it_is_over(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, operator_token_file=secret_file(tmp_path)) as inside, two_devices(inside) as (desk, _):
        eve, table = join_club(inside, "Eve"), await inside.open()
        await desk.sign_in(eve)
        await desk.sit(table, "Masked")
        me = await operator(inside)
        assert (await send(inside.app, posting("/operator/members/mute", "name=Eve&days=2", **me))).status == 303
        refused = await desk.client.post(f"/t/{table}/talk", data={"text": "hello"}, headers={"accept": "text/html"})
        assert refused.status_code == 403
        assert "The host has muted you until 20" in refused.text
        await send(inside.app, posting("/operator/members/mute", "name=Eve&days=0", **me))
        assert (await desk.client.post(f"/t/{table}/talk", data={"text": "hello"})).status_code == 303


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_suspended_member_is_signed_out_and_bots_play_until_it_is_over(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    db = new_database(database)
    async with clubhouse(tmp_path, db=db) as inside, two_devices(inside) as (desk, phone):
        house, eve = inside.service, join_club(inside, "Eve")
        await desk.sign_in(eve)
        playing, waiting = await inside.open(seats=3), await inside.open(seats=3)
        for table in (playing, waiting):
            assert await desk.sit(table, "Eve") == 0
        others = [await inside.sit(playing, name) for name in ("Anna", "Bruno")]
        suspend(house.store, eve, 3, "shouting")  # as the command does it
        await house.standings.look()
        live = await house.tables.get(playing)
        assert (live.status, live.chairs[0].stand_in != "", live.chairs[0].name) == (PLAYING, True, "Eve")
        assert [change.kind for change in live.seat_changes] == ["away"]
        assert (await house.tables.get(waiting)).chairs[0].free
        await house.standings.look()
        assert len(live.seat_changes) == 1
        assert await desk.seat(playing) is None
        with pytest.raises(Refused, match="your account is suspended until"):
            await house.members.sign_in(eve, "", None)
        (code, *_) = await house.ways_in.new_codes(eve)
        with pytest.raises(Refused, match="suspended"):
            await house.ways_in.use_code(code, Arrival("", None))
        assert (await others[0].picture())["seats"][0]["stand_in"]
        await house.standings.unsuspend(eve)
        await house.ways_in.use_code(code, Arrival("", None))
        await phone.sign_in(eve)
        assert await phone.seat(playing) == 0


async def test_the_seats_of_a_suspended_member_are_tried_again_while_a_match_is_about_to_begin(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        house, eve, table = inside.service, join_club(inside, "Eve"), await inside.open(seats=3)
        await desk.sign_in(eve)
        await desk.sit(table, "Eve")
        live = await house.tables.get(table)
        live.full_since = now()
        await house.standings.suspend(eve, 3, "shouting")
        assert not live.chairs[0].free
        live.full_since = 0.0
        await house.standings.look()
        assert live.chairs[0].free


async def test_a_suspended_member_reads_why_on_every_way_in_and_a_link_is_not_used_up(tmp_path: Path) -> None:
    async with clubhouse(tmp_path, public_url="http://house.test") as inside, two_devices(inside) as (desk, _):
        house = inside.service
        eve: Member = join_club(inside, "Eve")
        path = host_link(house.store, house.settings, eve).removeprefix("http://house.test")
        await house.standings.suspend(eve, 1, "shouting")
        refused = await desk.client.post(path, headers={"accept": "text/html"})
        assert refused.status_code == 403
        assert "Your account is suspended until" in refused.text
        assert "shouting" in refused.text
        await house.standings.unsuspend(eve)
        assert (await desk.client.post(path)).status_code == 303
