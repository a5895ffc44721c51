"""The operator's page: who gets in, what it shows and what it must not, and what an operator can do."""

import asyncio
import logging
import re
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import SetupError
from ridotto.table.app import create_app
from ridotto.table.metrics import QUICK, Metrics
from ridotto.table.recent_errors import MOST, RecentErrors
from ridotto.table.recent_load import RecentLoad, quantile
from ridotto.table.service.clock import now
from ridotto.table.service.members import day_text
from ridotto.table.settings import Settings
from ridotto.table.store.backup import check_backup
from ridotto.table.store.members import Member, add_member
from ridotto.table.store.overview import DAY
from ridotto.table.store.reports import Report, add_report
from ridotto.table.store.standings import Standing, set_standing

from .attacks import MARKS, ODD, refused, tried, until
from .conftest import Inside, NewDatabase, opened
from .test_leaks import secrets_of
from .worlds import Answer, Question, World, asking, browser, posting, send, two_worlds

pytestmark = pytest.mark.anyio

SECRET = "the-host-s-own-secret"
POSTS = {"leave": "", "backup": "", "close": "table=abc&why=x", "new-tables": "to=stop&notice=x"}


@asynccontextmanager
async def operated(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    file = folder / "secret"
    file.write_text(f"{SECRET}\n")
    async with opened(folder, pages=True, operator_token_file=str(file), **settings) as inside:
        yield inside


async def entered(inside: Inside) -> dict[str, str]:
    """What the operator's browser sends."""
    answer = await send(inside.app, posting("/operator/enter", f"secret={SECRET}", **browser("x", "")))
    assert answer.status == 303, answer.text
    return {**browser("x", ""), "cookie": (answer.header("set-cookie") or "").partition(";")[0]}


async def shown(inside: Inside, me: dict[str, str], path: str = "/operator") -> str:
    answer = await send(inside.app, asking("GET", path, **me))
    assert answer.status == 200, answer.text
    return unescape(answer.text)


async def does(inside: Inside, me: dict[str, str], what: str, form: str) -> Answer:
    return await send(inside.app, posting(f"/operator/{what}", form, **me))


# ---- who gets in ----


async def test_without_a_secret_file_there_is_no_operator_s_page(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        await refused(inside, asking("GET", "/operator", accept="text/html"), 404)
        for what, form in {"enter": "secret=x", **POSTS}.items():
            await refused(inside, posting(f"/operator/{what}", form, **browser("x", "")), 404)


async def test_the_secret_lets_in_by_a_cookie_that_no_script_and_no_other_site_gets(tmp_path: Path) -> None:
    async with operated(tmp_path, public_url="https://house.test") as inside:
        asked = await send(inside.app, asking("GET", "/operator", accept="text/html"))
        assert 'type="password"' in asked.text
        assert SECRET not in asked.everything
        answer = await send(inside.app, posting("/operator/enter", f"secret={SECRET}", **{**browser("x", ""), "origin": "https://house.test"}))
        cookie = answer.header("set-cookie") or ""
        assert (answer.status, SECRET in cookie) == (303, False)
        assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", "Path=/operator", "Secure"))


async def test_a_wrong_secret_and_a_cookie_that_we_did_not_sign_let_nobody_in(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with operated(tmp_path) as inside, operated(tmp_path / "other") as other:
        for wrong in ("", "x", SECRET[:-1], f"{SECRET}x"):
            answer = await send(inside.app, posting("/operator/enter", f"secret={wrong}", **browser("x", "")))
            assert (answer.status, answer.header("set-cookie")) in ((403, None), (422, None)), wrong
        good, elsewhere = await entered(inside), await entered(other)
        name, _, value = good["cookie"].partition("=")
        for cookie in (elsewhere["cookie"], f"{name}={value[:-4]}AAAA", f"{name}=operator", f"{name}=", "operator.x.y"):
            assert 'type="password"' in await shown(inside, {**good, "cookie": cookie}), cookie
            for what, form in POSTS.items():
                await refused(inside, posting(f"/operator/{what}", form, **{**good, "cookie": cookie}), 403)
        assert 'id="errors"' in await shown(inside, good)


async def test_the_cookie_ends_after_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with operated(tmp_path) as inside:
        me = await entered(inside)
        monkeypatch.setattr("ridotto.table.http.operator_access.HOURS", -1)
        assert 'type="password"' in await shown(inside, me)


async def test_guessing_is_limited(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        for _ in range(10):
            await refused(inside, posting("/operator/enter", "secret=guessed", **browser("x", "")), 403)
        answer = await refused(inside, posting("/operator/enter", f"secret={SECRET}", **browser("x", "")), 429)
        assert 1 <= int(answer.header("retry-after") or 0) <= 60


async def test_what_another_site_or_anything_odd_sends_changes_nothing(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        me = await entered(inside)
        for what, form in POSTS.items():
            await refused(inside, posting(f"/operator/{what}", form, **{**me, "origin": "https://evil.example"}), 403)
        table = await inside.open()
        for odd in (*MARKS, *ODD[:-6], "x" * 60_000):
            body = re.sub(r"[^\w]", lambda found: "".join(f"%{byte:02x}" for byte in found[0].encode("utf-8", "replace")), odd)
            for path, form in (("close", f"table={body}&why=x"), ("new-tables", f"to={body}"), ("enter", f"secret={body}")):
                inside.app.state.limits.operator._used = {}
                answer = await tried(inside, posting(f"/operator/{path}", form, **me))
                assert answer.status in (303, 403, 404, 422), (path, odd)
            page = await send(inside.app, asking("GET", f"/operator?table={body[:100]}", **me))
            assert page.status == 200
            assert "<script>alert" not in page.text
            assert "<img src=x" not in page.text
        for kind in ("application/json", "multipart/form-data"):
            await refused(inside, asking("POST", "/operator/close", b"{", **{**me, "content_type": kind}), 422)
        assert (await inside.client.get(f"/api/tables/{table}")).json()["closed"] is None


async def test_signing_out_ends_the_cookie(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        answer = await does(inside, await entered(inside), "leave", "")
        assert (answer.status, "Max-Age=0" in (answer.header("set-cookie") or "")) == (303, True)


@pytest.mark.parametrize("text", ["", "short"])
async def test_a_secret_that_is_too_short_is_one_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret").write_text(text)
    with pytest.raises(SetupError, match=r"operator_token_file: .* should hold one word of 16 to 200"):
        create_app(Settings(operator_token_file=str(tmp_path / "secret")))


# ---- what it shows ----


async def test_it_shows_tables_load_bots_errors_backups_and_versions_in_both_languages(tmp_path: Path) -> None:
    async with operated(tmp_path, backup_folder=str(tmp_path / "backups")) as inside:
        seats = await inside.seats()
        me = await entered(inside)
        page = await shown(inside, me, f"/operator?table={seats[0].table}")
        for part in ("Load", "Bots", "Database and backups", "New tables", "Errors and warnings", "Versions", seats[0].table, "in play", "Back up now"):
            assert part in page, part
        assert f'value="{seats[0].table}"' in page
        german = await shown(inside, {**me, "accept_language": "de"})
        for part in ("Last", "Datenbank und Sicherungen", "Fehler und Warnungen", "im Gang", "Jetzt sichern"):
            assert part in german, part
        assert "operator-" not in re.sub(r'(href|id|class)="[^"]*"', "", german)


async def test_it_shows_nothing_of_a_match_that_its_players_hide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds in which one seat has chosen something else in secret: the operator's page lists the same, and no token, seed or name."""
    file = tmp_path / "secret"
    file.write_text(SECRET)
    async with two_worlds(tmp_path, monkeypatch, operator_token_file=str(file)) as worlds:
        await worlds.open("doge", 3)
        for world, choice in zip(worlds, (0, 1), strict=True):
            await world.play(0, world.match.state.legal(0)[choice])
        lists = [await listed(world) for world in worlds]
        assert lists[0] == lists[1]


async def listed(world: World) -> list[str]:
    """The panels of tables and errors on the page of one world, which holds no secret of its match."""
    entering = await world.ask(posting("/operator/enter", f"secret={SECRET}", **browser("x", "")))
    me = {**browser("x", ""), "cookie": (entering.header("set-cookie") or "").partition(";")[0]}
    page = await world.ask(Question("GET", "/operator", headers=tuple((name.replace("_", "-"), value) for name, value in me.items())))
    assert page.status == 200
    for hidden in (*secrets_of(world, None), "Anna", "Bruno", "Chiara", SECRET):
        assert hidden not in page.everything, hidden
    return [found.group() for found in re.finditer(r'<section class="panel whole".*?</section>', page.text, re.S)]


async def test_errors_are_shown_by_kind_with_counts_and_without_what_they_were_about(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        for number in range(3):
            logging.getLogger("ridotto.table").warning("something happened", extra={"table": f"table{number}", "who": "Anna"})
        try:
            raise ValueError("Anna sits at 203.0.113.9")
        except ValueError:
            logging.getLogger("ridotto.table").exception("something failed")
        logging.getLogger("another.package").error("Anna at 203.0.113.9 did this")
        page = await shown(inside, await entered(inside))
        panel = page.partition('id="errors"')[2].partition("</section>")[0]
        assert "something happened" in panel
        assert "3 times" in panel
        assert "something failed (ValueError)" in panel
        assert "another.package" in panel
        assert not [word for word in ("Anna", "203.0.113", "table1") if word in panel]


def test_only_the_last_kinds_of_errors_are_kept() -> None:
    errors = RecentErrors()
    for number in range(3 * MOST):
        errors.handle(logging.makeLogRecord({"name": "ridotto.table", "levelno": logging.ERROR, "msg": f"kind {number}"}))
    assert [trouble.what for trouble in errors.latest()] == [f"kind {number}" for number in range(3 * MOST - 1, 2 * MOST - 1, -1)]


def test_load_is_what_was_counted_between_two_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("ridotto.table.recent_load.monotonic", lambda: clock[0])
    metrics = Metrics()
    metrics.request("GET", "/", 200, 3.0)  # before
    load = RecentLoad(metrics)
    for _ in range(98):
        metrics.request("GET", "/", 200, 0.004)
    metrics.request("GET", "/", 200, 0.2)
    metrics.request("POST", "/t/{table_id}/move", 200, 0.2)
    metrics.moves.labels("doge", "person").inc(20)
    clock[0] += 10
    load.note()
    found = load.of_last(1)
    assert (found.requests, found.moves) == (10.0, 2.0)
    assert 2.5 < found.p50 < 5
    assert 150 < found.p99 <= 250
    clock[0] += 300
    load.note()
    assert load.of_last(1).requests == 0
    assert quantile([0.0] * (len(QUICK) + 1), 0.99) == 0


# ---- what an operator can do ----


async def test_a_closed_table_takes_nothing_more_and_its_players_read_why(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        seats = await inside.seats("palazzo", 2)
        table, me = seats[0].table, await entered(inside)
        actor = seats[(await seats[0].picture())["view"]["actors"][0]]
        move = (await actor.picture())["view"]["moves"][0]
        for form, status in (("table=nothere&why=x", 404), (f"table={table}&why=%20", 422), (f"table={table}&why={'x' * 201}", 422)):
            assert (await does(inside, me, "close", form)).status == status, form
        assert (await does(inside, me, "close", f"table={table}&why=It+is+%3Cstuck%3E.")).status == 303
        assert (await does(inside, me, "close", f"table={table}&why=again")).status == 409
        for what, body in (("/moves", {"move": move}), ("/talk", {"text": "why?"}), ("/leave", None)):
            answer = await actor.post(what, body)
            assert (answer.status_code, answer.json()) == (409, {"error": "the host has closed this table: It is <stuck>."}), what
        assert (await actor.picture())["closed"] == "It is <stuck>."
        page = await send(inside.app, asking("GET", f"/t/{table}", **browser(table, actor.token)))
        assert "The host has closed this table: It is &lt;stuck&gt;." in page.text
        hall = await send(inside.app, asking("GET", "/", **browser(table, actor.token)))
        assert "Closed by the host" in hall.text
        inside.service.tables.forget(inside.service.tables.loaded[table])
        assert (await actor.picture())["closed"] == "It is <stuck>.", "it is read again"
        assert (await inside.client.get("/api/tables", params={"status": "playing"})).json() == []


async def test_a_table_that_cannot_even_be_loaded_can_be_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with operated(tmp_path) as inside:
        table, me = await inside.open(), await entered(inside)
        inside.service.tables.forget(inside.service.tables.loaded[table])
        monkeypatch.setattr("ridotto.table.service.tables.load_table", _breaks)
        assert (await does(inside, me, "close", f"table={table}&why=It+breaks.")).status == 303
        row = inside.service.store.table(table)
        assert row is not None
        assert row.status == "closed"


def _breaks(*_: Any) -> None:
    raise ZeroDivisionError


async def test_while_no_new_tables_are_opened_people_are_told_and_matches_go_on(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        seats = await inside.seats("palazzo", 2)
        me = await entered(inside)
        assert (await does(inside, me, "new-tables", "to=stop&notice=Back+at+%3Cnine%3E.")).status == 303
        answer = await inside.client.post("/api/tables", json={"game": "doge", "seats": 3})
        assert (answer.status_code, answer.json()) == (503, {"error": "no new tables are opened at the moment: Back at <nine>."})
        for question in (posting("/play", "game=doge", **browser("x", "")), posting("/tables", "game=doge&seats=3", **browser("x", ""))):
            said = await send(inside.app, question)
            assert said.status in (503, 422)
            assert "Back at &lt;nine&gt;." in said.text
        hall = await send(inside.app, asking("GET", "/", **browser("x", "")))
        assert "No new tables are opened at the moment. Back at &lt;nine&gt;." in hall.text
        actor = seats[(await seats[0].picture())["view"]["actors"][0]]
        await actor.play((await actor.picture())["view"]["moves"][0])
        assert (await does(inside, me, "new-tables", "to=allow")).status == 303
        await inside.open()
        assert "No new tables" not in (await send(inside.app, asking("GET", "/", **browser("x", "")))).text


async def test_a_backup_can_be_asked_for_where_the_host_has_named_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, clock = tmp_path / "backups", [1_700_000_000.0]
    monkeypatch.setattr("ridotto.table.service.backups.now", lambda: clock[0])
    async with operated(tmp_path, backup_folder=str(folder)) as inside:
        await until(lambda: folder.exists() and any(folder.glob("ridotto-*.sqlite")))
        clock[0] += 60
        assert (await does(inside, await entered(inside), "backup", "")).status == 303
        await until(lambda: len(list(folder.glob("ridotto-*.sqlite"))) == 2)
        check_backup(max(folder.glob("ridotto-*.sqlite")))
    async with operated(tmp_path) as inside:
        assert (await does(inside, await entered(inside), "backup", "")).status == 409


async def test_who_asks_while_new_tables_are_being_stopped_does_not_make_the_server_forget_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer was read before the change and arrives after it."""
    async with opened(tmp_path) as inside:
        admission, store = inside.service.admission, inside.service.store
        really, arrived, held = store.server_text, asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def late(key: str) -> str | None:
            found = really(key)
            loop.call_soon_threadsafe(arrived.set)
            held.wait(5)
            return found

        admission._read = -60.0
        monkeypatch.setattr(store, "server_text", late)
        asking = asyncio.create_task(admission.notice())
        await asyncio.wait_for(arrived.wait(), 5)
        monkeypatch.setattr(store, "server_text", really)
        await admission.stop("A break.")
        held.set()
        assert [await asking, await admission.notice()] == ["A break."] * 2


# ---- members ----


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_members_are_counted_and_one_is_suspended_and_let_in_again(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with operated(tmp_path, members="on", db=new_database(database)) as inside:
        me = await entered(inside)
        for number, name in enumerate(("Anna", "Bruno", "Old", "Gone")):
            with inside.service.store.writing() as connection:
                at = now() - (0, 3 * DAY, 30 * DAY, 0)[number]
                add_member(connection, Member(name, name if name != "Gone" else None, None, "en", at, at, now() if name == "Gone" else None))
        assert await figures(inside, me) == [3, 1, 2, 2, 0, 0]
        answer = await does(inside, me, "members/suspend", "from=members&name=bruno&days=2&why=Enough")
        assert answer.header("location") == "/operator#members"
        await does(inside, me, "members/mute", "from=members&name=Anna&days=1")
        assert await figures(inside, me) == [3, 1, 2, 2, 1, 1]
        page = await shown(inside, me)
        assert re.search(r"<b><a [^>]*>Bruno</a></b> <span [^>]*>Suspended until 20\S+ \S+ UTC <q>Enough</q>", page)
        assert re.search(r"<b><a [^>]*>Anna</a></b> <span [^>]*>Muted until", page)
        await does(inside, me, "members/unsuspend", "from=members&name=Bruno")
        await does(inside, me, "members/mute", "from=members&name=Anna&days=0")
        assert await figures(inside, me) == [3, 1, 2, 2, 0, 0]
        assert "Bruno" not in await shown(inside, me)


async def figures(inside: Inside, me: dict[str, str]) -> list[int]:
    """The numbers of the panel about members."""
    panel = (await shown(inside, me)).partition('id="members"')[2].partition("</dl>")[0]
    return [int(number) for number in re.findall(r"<dd>(\d+)</dd>", panel)]


def named(page: str) -> list[str]:
    """The members whom a page lists."""
    return re.findall(r'<li><b><a href="/operator/member\?name=[^"]*">(.*?)</a></b>', page)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_members_are_found_by_how_their_names_begin_a_page_at_a_time(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with operated(tmp_path, members="on", db=new_database(database)) as inside:
        me, store = await entered(inside), inside.service.store
        names = [*(f"Anna {number:02}" for number in range(25)), "anton", "Ähre", "Zoë", "100%", "a_b", "a b"]
        with store.writing() as connection:
            for name in names:
                add_member(connection, Member(name, name, None, "en", now() - 40 * DAY, now() - 3 * DAY))
            add_member(connection, Member("gone", None, None, "en", 1.0, 1.0, now()))

        async def found(query: str) -> list[str]:
            return named(await shown(inside, me, f"/operator/members?{query}"))

        assert await found("name=ANNA") == names[:20]
        assert 'rel="next" href="/operator/members?name=ANNA&page=2"' in await shown(inside, me, "/operator/members?name=ANNA")
        assert await found("name=anna&page=2") == names[20:25]
        assert 'rel="next"' not in await shown(inside, me, "/operator/members?name=anna&page=2")
        assert (await found("name=ant"), await found("name=%C3%84"), await found("name=zo")) == (["anton"], ["Ähre"], ["Zoë"])
        assert (await found("name=a_"), await found("name=%25"), await found("name=100%25")) == (["a_b"], [], ["100%"])
        assert await found("name=x%00") == await found("name=nobody") == await found(f"name={'n' * 41}") == []
        assert len(await found("")) == 20
        page = await shown(inside, me, "/operator/members?name=zo")
        assert f"member since {day_text(now() - 40 * DAY)[:10]} · last here 3 days ago" in page
        assert (await send(inside.app, asking("GET", "/operator/members?page=0", **me))).status == 422


async def test_one_member_is_looked_at_muted_suspended_and_signed_out(tmp_path: Path) -> None:
    async with operated(tmp_path, members="on") as inside:
        me, house = await entered(inside), inside.service
        anna = Member("anna", "Anna & Co", "anna@example.org", "en", now(), now())
        with house.store.writing() as connection:
            add_member(connection, anna)
            for key, settled in (("a", None), ("b", None), ("c", now())):
                about = Report(key, now(), "t", "spam", "", None, anna.id, {}, settled)
                add_report(connection, about)
        cookies = [await house.members.sign_in(anna, "", None) for _ in range(2)]
        look = "/operator/member?name=Anna+%26+Co"
        assert "<strong>2 open reports</strong>" in await shown(inside, me, "/operator/members?name=anna")
        page = await shown(inside, me, look)
        assert "2 open reports" in page
        assert "Signed in on devices</dt><dd>2</dd>" in page
        assert not any(hidden in page for hidden in ("anna@example.org", 'value="anna"'))
        mine = "from=member&name=Anna+%26+Co"
        for what, form, said in (
            ("mute", f"{mine}&days=2", "Muted until"),
            ("mute", f"{mine}&days=0", "-Muted until"),
            ("suspend", f"{mine}&days=2&why=Enough", "Suspended until"),
            ("unsuspend", mine, "-Suspended until"),
        ):
            answer = await does(inside, me, f"members/{what}", form)
            assert (answer.status, answer.header("location")) == (303, look)
            assert (said.lstrip("-") in await shown(inside, me, look)) != said.startswith("-")
        cookies = [await house.members.sign_in(anna, "", None)]
        answer = await does(inside, me, "members/sign-out", "name=anna+%26+co")
        assert (answer.status, answer.header("location")) == (303, look)
        session = await house.members.session(cookies[0])
        assert session is not None
        assert session.ended
        assert "Signed in on devices</dt><dd>0</dd>" in await shown(inside, me, look)
        assert (await send(inside.app, asking("GET", "/operator/member?name=Nobody", **me))).status == 404


async def test_who_is_restricted_is_paged_through_and_found_by_the_operator_alone(tmp_path: Path) -> None:
    async with operated(tmp_path, members="on") as inside:
        me, store = await entered(inside), inside.service.store
        names = [f"Member {number:02}" for number in range(23)]
        with store.writing() as connection:
            for number, name in enumerate(names):
                add_member(connection, Member(name, name, None, "en", now(), now()))
                set_standing(connection, name, Standing(now() + (30 - number) * DAY, 0.0, ""), True)
        page = await shown(inside, me)
        assert named(page) == names[:20]
        assert "/operator/members?restricted=yes" in page
        assert named(await shown(inside, me, "/operator/members?restricted=yes")) == names[:20]
        assert named(await shown(inside, me, "/operator/members?restricted=yes&page=2")) == names[20:]
        for path in ("/operator/members", "/operator/member?name=Member+01"):
            answer = await send(inside.app, asking("GET", path, **browser("x", "")))
            assert (answer.status, "Member 0" in answer.text) == (200, False)
        assert (await send(inside.app, posting("/operator/members/sign-out", "name=Member+01", **browser("x", "")))).status == 403


async def test_a_house_without_members_counts_none(tmp_path: Path) -> None:
    async with operated(tmp_path) as inside:
        assert 'id="members"' not in await shown(inside, await entered(inside))
