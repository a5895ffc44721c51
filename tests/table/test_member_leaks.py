"""Nothing leaks by what a house has for members alone: a seat's secret changes no byte of any answer of any of these routes.

Two worlds (worlds.py) differ in what one seat has chosen in secret. A fellow player who is a member, organises a club and an
event with this table, and is the operator, and a guest ask all there is.
"""

import secrets
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from ridotto.table.app import create_app
from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.events.plan import TOURNAMENT, EventPlan
from ridotto.table.settings import Settings
from ridotto.table.store.browsers import HeldSeat, hold_seat
from ridotto.table.store.events import EventRow, EventSeat, EventTable, Player, add_event, add_players, add_tables
from ridotto.table.store.members import Member, add_member
from ridotto.table.store.sessions import begin_session

from .questions import routes_of
from .test_hostile_members import FORMS, LOOKED_AT, RATINGS, SCRIPTED
from .test_leaks import go_to, in_secret, keeps_quiet, played
from .worlds import NAMES, NOON, Worlds, asking, browser, drawn, posting

pytestmark = pytest.mark.anyio

SECRET = "the-host-s-own-secret"
SIGNING_OUT = ("POST /members/sign-out", "POST /me/sign-out-everywhere", "POST /me/delete")
"""What ends a session: asked last, each by another browser of the member's."""
LEAVING = ("events/{event_id}/leave", "events/{event_id}/close", "operator/events/close", "clubs/{slug}/leave", "clubs/{slug}/close")
ENDING = (*(f"POST /{what}" for what in LEAVING), *SIGNING_OUT)
MINE = ("POST /me/name", "POST /me/delete")
QUERIES = {"GET /api/ratings": "?game=doge&seats=3", "GET /t/{table_id}/report": "?seat=1"}
MORE = {"POST /events/{event_id}/rounds/{round}/{number}": {"place2": "3"}, "POST /operator/events/close": {"event": "cup"}}


async def test_no_route_of_members_tells_what_a_seat_has_chosen_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_text(SECRET)
    without = routes_of(create_app(Settings(db="sqlite://")))
    async with played(tmp_path, monkeypatch, "doge", 3, members="on", operator_token_file=str(tmp_path / "secret")) as worlds:
        monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "x" * 24)
        monkeypatch.setattr(secrets, "token_bytes", lambda length: b"x" * length)
        monkeypatch.setattr(secrets, "choice", lambda several: several[drawn() % len(several)])
        filled = await furnished(worlds)
        secret = await go_to(worlds, "members", lambda each: each.seat != 0 and len(each.one) != len(each.two))
        await in_secret(worlds, secret)
        operator = (await worlds.ask(posting("/operator/enter", f"secret={SECRET}", **browser("", "")))).header("set-cookie") or ""
        asked = set[str]()
        for route in (*LOOKED_AT, *RATINGS, *SCRIPTED, *sorted(FORMS, key=lambda each: (each in ENDING, each in SIGNING_OUT))):
            method, path = route.split()
            for name, text in filled.items():
                path = path.replace(f"{{{name}}}", text)
            me = f"{BROWSER_COOKIE}={cookie_for(worlds, route)}; {operator.partition(';')[0]}"
            for cookies in ("", me):
                here = {**browser("", ""), "cookie": cookies}
                if route in SCRIPTED:
                    question = asking(method, path, SCRIPTED[route], **here)
                else:
                    question = posting(path, urlencode(form_for(route)), **here) if method == "POST" else asking(method, path + QUERIES.get(route, ""), **here)
                keeps_quiet(worlds.one, None, await worlds.ask(question), route)
            asked.add(route)
        assert asked == routes_of(worlds.one.app) - without


async def furnished(worlds: Worlds) -> dict[str, str]:
    """Members at the table, the same in both worlds, with a club and an event that it belongs to; returns what stands in paths."""
    rows = [Member(f"{name}-id", name, None, "en", NOON, NOON) for name in NAMES[:3]]
    plan = EventPlan("Cup", TOURNAMENT, "doge", 3)
    found: list[Any] = []
    for world in worlds:
        for seat, member in enumerate(rows):
            hold_seat(world.service.store, f"guest {seat}", HeldSeat(*world.service.tokens.read(world.tokens[seat])), NOON)
            with world.service.store.writing() as connection:
                add_member(connection, member)
                begin_session(connection, member.id, f"digest {seat}", "Firefox, Linux", NOON, f"guest {seat}")
        with world.service.store.writing() as connection:
            add_event(connection, EventRow("cup", TOURNAMENT, "Cup", rows[0].id, plan.written(), True, "seed", "running", 1, 1, None, NOON, NOON))
            add_players(connection, "cup", [Player(member.id, 1, NOON) for member in rows])
            seats = [EventSeat(seat, member.id) for seat, member in enumerate(rows)]
            add_tables(connection, "cup", [EventTable(1, 1, 0, world.table, "open", NOON + 60, seats=seats)])
        club = await world.service.clubs.found(rows[0], "Casa", "", "link")
        for member in rows[1:]:
            await world.service.clubs.join(club, member, club.link)
        await world.service.clubs.add_table(club.slug, world.table)
        await world.service.reminders.renew_feed(rows[0])
        found.append(club)
    assert found[0] == found[1]
    fixed = {"round": "1", "number": "1", "name:path": "Anna", "secret": "x" * 24, "token": "x" * 43}
    return {"table_id": worlds.one.table, "event_id": "cup", "slug": found[0].slug, "link": found[0].link, **fixed}


def form_for(route: str) -> dict[str, str]:
    """What the first member sends: about herself, or about the second."""
    form = {**FORMS[route], **MORE.get(route, {}), **({"seat": "1"} if "seat" in FORMS[route] else {})}
    return {**form, "name": "Anna" if route in MINE else "Bruno"} if form.get("name") in ("Anna", "Zoe") else form


def cookie_for(worlds: Worlds, route: str) -> str:
    """A browser in which the first member is signed in: another one for what ends a session."""
    cookie = (route if route in SIGNING_OUT else "anna").ljust(32, "x").replace(" ", "-").replace("/", "-")
    for world in worlds:
        with world.service.store.writing() as connection:
            if not connection.exec_driver_sql("SELECT 1 FROM member_browsers WHERE browser = ?", (browser_digest(cookie),)).first():
                begin_session(connection, "Anna-id", browser_digest(cookie), "Firefox, Linux", NOON)
    return cookie
