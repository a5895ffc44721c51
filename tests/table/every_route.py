"""A house of members in which there is something to do for every address that changes something of them, and what is sent there.

Everything stands in the database, so that it can be put back as it was (`Books`) after each of these requests.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from re import compile as pattern
from re import sub
from typing import Any
from urllib.parse import urlencode

import pytest
import sqlalchemy as sa

from ridotto.bots.levels import USUAL
from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.events.plan import LEAGUE
from ridotto.table.service.mail_links import CONFIRM, ENTER, _link
from ridotto.table.service.matching import Wish
from ridotto.table.service.play_now import Visitor
from ridotto.table.service.standings import DAY
from ridotto.table.service.tasks import Tasks
from ridotto.table.store.browsers import HeldSeat, hold_seat
from ridotto.table.store.events import OVER as EVENT_OVER
from ridotto.table.store.events import change_event, due_events, lock_event
from ridotto.table.store.members import Member
from ridotto.table.store.reminders import Device, keep_device
from ridotto.table.store.sessions import begin_session
from ridotto.table.store.sign_in import Passkey, add_mail_link, add_passkey
from ridotto.table.store.standings import Standing, set_standing
from ridotto.table.store.store import metadata
from ridotto.table.store.tickets import tickets_table

from .authenticator import Authenticator
from .conftest import HERE, Inside, opened
from .push_service import Subscription
from .test_hostile_members import FORMS, SCRIPTED
from .test_member_seats import join_club
from .tournaments import cup
from .worlds import NOON, Answer, Question, asking, posting, send

PUSH_HOST = "http://127.0.0.1:9"
SECRET = "the-host-s-own-secret"
OTHERS = ("POST /play-now", "POST /play-now/bots", "POST /play-now/leave", "POST /turns/push", "POST /turns/push/off")
"""Addresses that change something of members, and that a house without members has, too."""
ROUTES = {*FORMS, *SCRIPTED, *OTHERS} - {"POST /members/passkey/options"}  # which writes nothing
MOST_LOOKS = 60


@dataclass(frozen=True)
class Act:
    """A request to one of these addresses that does what it is for."""

    route: str
    who: str
    """The cookie of the browser that sends it; nothing for a new one."""
    form: dict[str, str]
    path: str
    body: Any = None
    """JSON, in the place of a form."""

    def question(self, operator: str) -> Question:
        """The request."""
        cookies = [f"{BROWSER_COOKIE}={self.who}"] * bool(self.who) + [operator] * (" /operator/" in self.route)
        here = {"origin": HERE, "accept": "application/json", **({"cookie": "; ".join(cookies)} if cookies else {})}
        return posting(self.path, urlencode(self.form), **here) if self.body is None else asking("POST", self.path, self.body, **here)


@dataclass
class Scene:
    """The house, who is in it, and all that they can do."""

    houses: Sequence[Inside]
    people: dict[str, Member]
    acts: list[Act]
    operator: str
    books: "Books"

    async def do(self, act: Act, house: int = 0) -> Answer:
        """Send a request to one of the houses."""
        return await send(self.houses[house].app, act.question(self.operator))

    def forget(self) -> None:
        """What is in memory is forgotten, as when the house has stopped and begun again."""
        for each in self.houses:
            service = each.service
            service.tables.loaded.clear()
            service.play_now.waiting, service.play_now._here, service.play_now._blocked = (), set(), {}
            service.presence._unwritten.clear()
            service.people._unwritten.clear()

    def taken_back(self, *but: str) -> dict[str, list[str]]:
        """What was changed (`Books.taken_back`), once everything is as it was in the beginning."""
        found = self.books.taken_back(*but)
        self.forget()
        return found

    async def settle(self) -> None:
        """Let the house do by itself what it does every few seconds."""
        service = self.houses[0].service
        await service.departure.give_up_seats()
        await service.standings.look()
        await service.play_now.match()
        for _ in range(MOST_LOOKS):
            if not await service.store.call(due_events, service.store, NOON, 1):
                return
            await service.conductor.look()
        raise AssertionError("there is always something left to do")


class Books:
    """All tables of a database as they are in the beginning. Past SQLAlchemy, which would take most of the time."""

    RANDOM = pattern(r"[A-Za-z0-9_-]{12,}")

    def __init__(self, engine: sa.Engine) -> None:
        self._kept: Any = engine.raw_connection()  # kept, or else another would get it
        connection: Any = self._kept.driver_connection
        self._connection = connection
        self._is_file = engine.dialect.name == "sqlite"
        connection.rollback()
        if self._is_file:
            connection.isolation_level = None
        else:
            connection.autocommit = True
        self._run("PRAGMA foreign_keys=OFF" if self._is_file else "SET session_replication_role = replica")
        self._first = self._read()
        self._known = {word for rows in self._first.values() for row in rows for value in row for word in self.RANDOM.findall(str(value))}

    def _run(self, text: str, rows: Sequence[Any] = ()) -> Any:
        cursor = self._connection.cursor()
        if rows:
            cursor.executemany(text, rows)
        else:
            cursor.execute(text)
        return cursor

    def _read(self) -> dict[str, list[tuple[Any, ...]]]:
        return {table.name: self._run(f"SELECT {', '.join(map(_quoted, table.c.keys()))} FROM {table.name}").fetchall() for table in metadata.sorted_tables}

    @property
    def version(self) -> int:
        """Of an SQLite file: a number that changes whenever somebody else has written something."""
        return int(self._run("PRAGMA data_version").fetchone()[0])

    def taken_back(self, *but: str) -> dict[str, list[str]]:
        """The tables that were not as in the beginning, with their rows, once they are again. What chance has chosen since is left out, and the
        columns `but`.
        """
        now = self._read()
        self._write_first(now)
        return self._apart(now, but)

    def _apart(self, now: dict[str, list[tuple[Any, ...]]], but: Sequence[str]) -> dict[str, list[str]]:
        found = {}
        for table in metadata.sorted_tables:
            if now[table.name] == self._first[table.name]:
                continue
            kept = [at for at, column in enumerate(table.c) if str(column) not in but]
            rows, first = ([tuple(row[at] for at in kept) for row in read[table.name]] for read in (now, self._first))
            if sorted(map(repr, rows)) != sorted(map(repr, first)):
                found[table.name] = sorted(self.RANDOM.sub(lambda word: word[0] if word[0] in self._known else "*", repr(row)) for row in rows)
        return found

    def _write_first(self, now: dict[str, list[tuple[Any, ...]]]) -> None:
        self._run("BEGIN")
        for table in metadata.sorted_tables:
            if now[table.name] != self._first[table.name]:
                self._run(f"DELETE FROM {table.name}")
                if rows := self._first[table.name]:
                    names, places = ", ".join(map(_quoted, table.c.keys())), ", ".join(["?" if self._is_file else "%s"] * len(table.c))
                    self._run(f"INSERT INTO {table.name} ({names}) VALUES ({places})", rows)
        self._run("COMMIT")

    def close(self) -> None:
        """Give the connection back."""
        self._kept.detach()
        self._kept.close()


def _quoted(name: str) -> str:
    return f'"{name}"'


@asynccontextmanager
async def scene(folder: Path, monkeypatch: pytest.MonkeyPatch, db: str, houses: int = 1, **more: Any) -> AsyncIterator[Scene]:
    """A house of members, or several on one database, in which nothing happens by itself and the time stands still."""
    monkeypatch.setattr(Tasks, "spawn", lambda _, work: work.close())
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: NOON)
    monkeypatch.setattr("ridotto.table.store.store.time", lambda: NOON)
    monkeypatch.setattr("ridotto.table.service.play_now.SystemRandom.shuffle", lambda *_: None)
    (folder / "secret").write_text(SECRET)
    given = {"members": "on", "push": "on", "push_hosts": PUSH_HOST, "public_url": HERE, "mail_from": "casa@house.test", "smtp_host": "127.0.0.1"}
    given |= {"operator_token_file": str(folder / "secret"), "db": db}
    endless = dict.fromkeys(("sign_ins_per_hour", "invitations_per_hour", "reports_per_hour"), 0)
    async with AsyncExitStack() as stack:
        running = [await stack.enter_async_context(opened(folder, pages=True, **given, **endless, **more)) for _ in range(houses)]
        here = await furnished(running)
        try:
            yield here
        finally:
            here.books.close()


# ---- what is in it ----


async def furnished(houses: Sequence[Inside]) -> Scene:
    """Members who know one another, sit at tables, organise clubs and events, and have asked for messages."""
    inside = houses[0]
    service = inside.service
    names = ("Anna", "Bruno", "Chiara", "Dario", "Eve", "Frida")
    people = {name: join_club(inside, name, f"{name.lower()}@example.org" if name == "Anna" else None) for name in names}
    anna, bruno, chiara, eve = (people[name] for name in ("Anna", "Bruno", "Chiara", "Eve"))
    with service.store.writing() as connection:
        for name, member in people.items():
            for device in ("desk", "phone")[: 2 if name == "Anna" else 1]:
                begin_session(connection, member.id, browser_digest(cookie_of(f"{name} {device}")), "Firefox, Linux", NOON)
        for key in ("one", "two"):
            add_passkey(connection, Passkey(key, anna.id, b"", 0, "", "Key", NOON))
        set_standing(connection, eve.id, Standing(suspended=NOON + DAY, why="shouting"), True)
    (code, *_) = await service.ways_in.new_codes(anna)
    for token, purpose, email, whose in (("e", ENTER, "zoe@example.org", None), ("c", CONFIRM, "new@example.org", anna.id)):
        add_mail_link(service.store, _link(token * 43, purpose, email, whose), 9, NOON)
    await _tie(inside, people)
    sits, plays = await _seat(inside, people)
    live = await service.tables.get(sits)
    await service.reports.report(live, 1, 0, None, "spam", "")
    club = await service.clubs.found(anna, "Casa", "", "open")
    for member in (bruno, chiara):
        await service.clubs.join(club, member)
    await service.reminders.want_mails(anna, "daily", 15)
    await service.reminders.renew_feed(anna)
    await service.reminders._change(anna.id, unsubscribe="u" * 32)
    keep_device(service.store, Device(browser_digest(cookie_of("Anna phone")), f"{PUSH_HOST}/phone", "key", "auth", "en", NOON))
    scene = Scene(houses, people, [], "", None)  # type: ignore[arg-type]
    opens, runs, ended = await _organise(scene, anna, (bruno, chiara))
    await service.play_now.ask(Visitor(f"member {bruno.id}", "Bruno", browser_digest(cookie_of("Bruno desk")), bruno.id), Wish("palazzo", 2, "none"))
    with service.store.writing() as connection:
        connection.execute(tickets_table.update().values(since=NOON - 1))  # before Anna
    entered = await send(inside.app, posting("/operator/enter", f"secret={SECRET}", origin=HERE))
    scene.operator = (entered.header("set-cookie") or "").partition(";")[0]
    await scene.settle()
    scene.acts = await _acts(scene, {"sits": sits, "plays": plays, "club": club.slug, "opens": opens, "runs": runs, "ended": ended, "code": code})
    scene.books = Books(service.store.engine)
    return scene


def cookie_of(name: str) -> str:
    """The cookie of somebody's browser."""
    return name.replace(" ", "-").ljust(32, "-")


async def _tie(inside: Inside, people: dict[str, Member]) -> None:
    """Bruno has asked Anna, who has asked Chiara, is Frida's friend and has blocked Eve."""
    service = inside.service
    await service.people.ask(people["Bruno"], people["Anna"])
    await service.people.ask(people["Anna"], people["Chiara"])
    await service.people.ask(people["Anna"], people["Frida"])
    await service.people.accept(people["Frida"], people["Anna"])
    await service.people.block(people["Anna"], people["Eve"])


async def _seat(inside: Inside, people: dict[str, Member]) -> tuple[str, str]:
    """A table at which Anna and Dario wait for a third, and one at which Anna, Bruno and a bot play."""
    tables = [await inside.open("doge", 3), await inside.open("doge", 3, bots={"2": "random"})]
    for table, sitting in zip(tables, (("Anna", "Dario"), ("Anna", "Bruno")), strict=True):
        for name in sitting:
            token = (await inside.sit(table, name)).token
            held = HeldSeat(*inside.service.tokens.read(token))
            hold_seat(inside.service.store, browser_digest(cookie_of(f"{name} desk")), held, NOON)
    return tables[0], tables[1]


async def _organise(scene: Scene, organiser: Member, players: Sequence[Member]) -> list[str]:
    """An event that can be entered, one that runs, and a league that is over."""
    service = scene.houses[0].service
    made = []
    for plan in (cup(), cup(), cup(kind=LEAGUE)):
        made.append(await service.events.make(organiser, plan))
        for player in players:
            await service.events.enter(made[-1], player)
    await service.events.start(made[1], organiser)
    await scene.settle()
    with service.store.writing() as connection:
        row = lock_event(connection, made[2])
        assert row is not None
        change_event(connection, row, NOON, state=EVENT_OVER, due=None)
    return made


async def _acts(scene: Scene, known: dict[str, str]) -> list[Act]:
    """What they send: to each of the addresses at least one request, which does what it is for."""
    new_event = {**FORMS["POST /events/new"], "time": "none", "listed": "yes", "stand_in": USUAL}
    phone, subscribed = browser_digest(cookie_of("Anna phone")), Subscription(PUSH_HOST, "desk").asked
    everybody: list[tuple[str, str, dict[str, str], str]] = [
        ("POST /members/mail", "", {}, ""),
        ("POST /members/recover", "", {"code": known["code"]}, ""),
        ("POST /members/link/{token}", "", {}, "e" * 43),
        ("POST /members/link/{token}", "Anna desk", {}, "c" * 43),
        ("POST /me/passkeys/name", "Anna desk", {"passkey": "one"}, ""),
        ("POST /me/passkeys/remove", "Anna desk", {"passkey": "one"}, ""),
        ("POST /me/devices/sign-out", "Anna desk", {"device": phone}, ""),
        ("POST /me/reminders/mails", "Anna desk", {"mails": "soon 60"}, ""),
        ("POST /mails/off/{token}", "", {}, "u" * 32),
        *((f"POST /people/{act}", "Anna desk", {"name": name}, "") for act, name in ABOUT.items()),
        ("POST /clubs/{slug}/join", "Dario desk", {}, known["club"]),
        ("POST /clubs/{slug}/leave", "Bruno desk", {}, known["club"]),
        ("POST /clubs/{slug}/leave", "Anna desk", {"heir": "Bruno"}, known["club"]),
        ("POST /clubs/{slug}/change", "Anna desk", {"name": "Bottega"}, known["club"]),
        ("POST /clubs/{slug}/link", "Anna desk", {}, known["club"]),
        ("POST /clubs/{slug}/invite", "Anna desk", {"name": "Dario"}, known["club"]),
        ("POST /clubs/{slug}/appoint", "Anna desk", {"name": "Bruno"}, known["club"]),
        ("POST /clubs/{slug}/remove", "Anna desk", {"name": "Bruno"}, known["club"]),
        ("POST /clubs/{slug}/close", "Anna desk", {}, known["club"]),
        ("POST /t/{table_id}/invite", "Anna desk", {"name": "Chiara"}, known["sits"]),
        *((f"POST /t/{{table_id}}/{what}", "Anna desk", {"seat": "1"}, known["sits"]) for what in ("people/ask", "people/block", "report")),
        ("POST /events/new", "Anna desk", new_event, ""),
        ("POST /events/{event_id}/change", "Anna desk", {}, known["opens"]),
        ("POST /events/{event_id}/enter", "Dario desk", {}, known["opens"]),
        ("POST /events/{event_id}/leave", "Bruno desk", {}, known["opens"]),
        ("POST /events/{event_id}/leave", "Bruno desk", {}, known["runs"]),
        ("POST /events/{event_id}/start", "Anna desk", {}, known["opens"]),
        ("POST /events/{event_id}/close", "Anna desk", {}, known["runs"]),
        ("POST /events/{event_id}/season", "Anna desk", {}, known["ended"]),
        ("POST /events/{event_id}/rounds/{round}/{number}", "Anna desk", {}, known["runs"]),
        ("POST /operator/events/close", "", {"event": known["opens"]}, ""),
        ("POST /operator/members/mute", "", {"name": "Bruno"}, ""),
        ("POST /operator/members/suspend", "", {"name": "Bruno"}, ""),
        ("POST /operator/members/unsuspend", "", {"name": "Eve"}, ""),
        ("POST /play-now", "Anna desk", {"name": "Anna", "game": "palazzo", "seats": "2", "pace": "none"}, ""),
        ("POST /play-now/bots", "Bruno desk", {}, ""),
        ("POST /play-now/leave", "Bruno desk", {}, ""),
        ("POST /turns/push/off", "Anna phone", {}, ""),
    ]
    acts = [_act(route, who, {**FORMS.get(route, {}), **form}, value) for route, who, form, value in everybody]
    acts += [_act(route, "" if "/operator/" in route else "Anna desk", form, "") for route, form in FORMS.items() if route not in {act.route for act in acts}]
    acts.append(replace(_act("POST /turns/push", "Anna desk", {}, ""), body=subscribed))
    return acts + [await _answering(scene, what, who) for what, who in (("sign-up", "new"), ("sign-in", "other"), ("add", "Anna desk"))]


ABOUT = {"ask": "Dario", "accept": "Bruno", "decline": "Bruno", "withdraw": "Chiara", "part": "Frida", "block": "Dario", "unblock": "Eve"}


def _act(route: str, who: str, form: dict[str, str], value: str) -> Act:
    """A request with this in the place of what stands in braces."""
    path = route.partition(" ")[2].replace("{round}", "1").replace("{number}", "1")
    return Act(route, cookie_of(who) if who else "", form, sub(r"\{\w+\}", value, path))


def deleting(name: str) -> Act:
    """Somebody deletes the account."""
    return _act("POST /me/delete", f"{name} desk", {"name": name}, "")


async def _answering(scene: Scene, what: str, who: str) -> Act:
    """The answer of a browser's authenticator."""
    app, here = scene.houses[0].app, {"origin": HERE, "cookie": f"{BROWSER_COOKIE}={cookie_of(who)}"}
    key = Authenticator(HERE, "house.test")
    asked = (await send(app, asking("POST", "/members/passkey/options", {"what": what, "name": "Zoe"}, **here))).json()
    if what == "sign-in":
        before = (await send(app, asking("POST", "/members/passkey/options", {"what": "sign-up", "name": "Gino"}, **here))).json()
        answer = {"what": "sign-up", "challenge": before["challenge"], "credential": key.create(before["options"])}
        assert (await send(app, asking("POST", "/members/passkey/answer", answer, **here))).status == 200
    credential = key.get(asked["options"]) if what == "sign-in" else key.create(asked["options"])
    answer = {"what": what, "challenge": asked["challenge"], "credential": credential}
    return Act("POST /members/passkey/answer", cookie_of(who), {}, "/members/passkey/answer", answer)
