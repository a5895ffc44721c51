"""Hostile input to accounts: forged and replayed passkeys, other sites, other people's things, redirects, logs, limits."""

import json
import logging
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from ridotto.table.app import create_app
from ridotto.table.logs import JsonLines, TextLines
from ridotto.table.service import passkeys as ceremonies

from .attacks import MARKS, ODD
from .authenticator import Authenticator
from .browsers import Page, check_page, open_table, settings
from .clubs import ANSWER, HERE, OPTIONS, Club, Person, club
from .mailbox import Mailbox, receiving
from .questions import routes_of
from .test_event_pages import event_of, make
from .test_hostile_bodies import WRONG_FORMS
from .tournaments import EVENT_FORMS, EVENT_PAGES

SAID = re.compile(r'(role="alert"|class="problem")(?![^>]*hidden)[^>]*>[^<]*\w')
"""A sentence that is shown, of what was wrong."""

FORMS = {
    "POST /members/mail": {"email": "x@example.org"},
    "POST /members/recover": {"code": "abcd-efgh-jkmn"},
    "POST /members/link/{token}": {"name": "Zoe"},
    "POST /members/sign-out": {},
    "POST /me/name": {"name": "Zoe"},
    "POST /me/language": {"lang": "de"},
    "POST /me/email": {"email": "x@example.org"},
    "POST /me/email/remove": {},
    "POST /me/passkeys/name": {"passkey": "x", "name": "Zoe"},
    "POST /me/passkeys/remove": {"passkey": "x"},
    "POST /me/codes": {},
    "POST /me/devices/sign-out": {"device": "x"},
    "POST /me/sign-out-everywhere": {},
    "POST /me/delete": {"name": "Anna"},
    "POST /me/profile": {"shown": "everybody"},
    **EVENT_FORMS,
    "POST /me/reminders/mails": {"mails": "daily 15"},
    "POST /me/reminders/feed": {},
    "POST /me/reminders/feed/end": {},
    "POST /mails/off/{token}": {"List-Unsubscribe": "One-Click"},
    **{f"POST /people/{act}": {"name": "Anna"} for act in ("ask", "accept", "decline", "withdraw", "part", "block", "unblock")},
    "POST /people/presence": {"to": "off"},
    "POST /clubs": {"name": "Mine"},
    **{f"POST /clubs/{{slug}}/{act}": {"name": "Anna"} for act in ("join", "leave", "change", "link", "invite", "remove", "close")},
    "POST /clubs/{slug}/appoint": {"name": "Anna", "role": "organiser"},
    "POST /t/{table_id}/invite": {"name": "Anna"},
    "POST /t/{table_id}/people/ask": {"seat": "0"},
    "POST /t/{table_id}/people/block": {"seat": "0"},
    "POST /t/{table_id}/report": {"seat": "0", "reason": "other"},
    "POST /operator/reports/settle": {"report": "1"},
    "POST /operator/members/mute": {"name": "Anna", "days": "1"},
    "POST /operator/members/suspend": {"name": "Anna", "days": "1", "why": "x"},
    "POST /operator/members/unsuspend": {"name": "Anna"},
    "POST /operator/members/sign-out": {"name": "Anna"},
}
SCRIPTED = {"POST /members/passkey/options": {"what": "sign-in"}, "POST /members/passkey/answer": {"what": "sign-in", "challenge": "x", "credential": {}}}
LOOKED_AT = ["GET /members/sign-in", "GET /members/link/{token}", "GET /me", "GET /me/data", "GET /me/delete", "GET /me/records", *EVENT_PAGES]
LOOKED_AT += ["GET /news", "GET /mails/off/{token}", "GET /feed/{secret}.atom"]
LOOKED_AT += ["GET /people", "GET /clubs", "GET /clubs/{slug}", "GET /clubs/{slug}/join/{link}"]
LOOKED_AT += ["GET /t/{table_id}/people", "GET /t/{table_id}/report", "GET /operator/reports", "GET /operator/members", "GET /operator/member"]
FORM = {"content-type": "application/x-www-form-urlencoded"}
RATINGS = ["GET /leaderboard", "GET /people/{name:path}", "GET /api/ratings", "GET /api/ratings/{name:path}"]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("club"), mailbox) as running:
        yield running


@pytest.fixture(scope="module")
def anna(house: Club) -> Person:
    return house.member("Anna")


def path_of(route: str) -> str:
    return re.sub(r"\{\w+\}", "1", route.partition(" ")[2].replace("{token}", "x" * 43))


def test_these_are_all_routes_of_members(tmp_path: Path, house: Club) -> None:
    with TestClient(create_app(settings(tmp_path))) as without:
        added = routes_of(house.client.app) - routes_of(without.app)  # type: ignore[arg-type]
    assert added == {*FORMS, *SCRIPTED, *LOOKED_AT, *RATINGS}


# ---- who may do what ----


def test_a_guest_sees_and_changes_nothing_of_anybodys_account(house: Club, anna: Person) -> None:
    for route, fields in FORMS.items():
        if re.search(" /(me/|people|clubs)", route):
            assert "sign in first" in house.guest().post(path_of(route), 403, **fields).text
    for path in ("/me/data", "/me/delete", "/me/records"):
        house.guest().get(path, 403)
    assert house.guest().get("/me").form("/members/mail") is not None
    assert anna.name == "Anna"


def test_another_site_can_make_a_browser_do_nothing(house: Club, anna: Person) -> None:
    cookie = {"cookie": f"ridotto-browser={anna.cookie}"}
    anna.client.cookies.clear()
    for told in ({"origin": "https://evil.example"}, {"origin": "null"}, {"origin": HERE, "sec-fetch-site": "cross-site"}, {}):
        for route, body in {**FORMS, **SCRIPTED}.items():
            sent = {"json": body} if route in SCRIPTED else {"data": body}
            response = anna.client.post(path_of(route), headers={**cookie, **told}, **sent)  # type: ignore[arg-type]
            assert response.status_code == 403, (route, told)
    assert anna.name == "Anna"


def test_a_members_things_are_out_of_reach_for_another_member(house: Club, anna: Person) -> None:
    eve = house.member("Eve")
    page = anna.get("/me")
    (passkey,) = [form["fields"]["passkey"] for form in page.forms if form["action"] == "/me/passkeys/remove"]
    eve.post("/me/passkeys/remove", 404, passkey=passkey)
    eve.post("/me/passkeys/name", 404, passkey=passkey, name="Mine")
    asked = anna.json(OPTIONS, {"what": "add"})
    answer = {"what": "add", "challenge": asked["challenge"], "credential": Authenticator().create(asked["options"])}
    eve.json(ANSWER, answer, 403)
    eve.cookies["ridotto-browser"] = anna.cookie[::-1]
    assert eve.name == ""


@pytest.mark.parametrize(
    "path", ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/ok\r\nX: y", "", "evil", "/\t/evil.example"]
)
def test_nobody_is_sent_to_another_site(house: Club, anna: Person, path: str) -> None:
    assert anna.sign_in(next=path) == {"next": "/"}
    response = anna.client.get("/members/sign-in", params={"next": path}, headers={"cookie": f"ridotto-browser={anna.cookie}"}, follow_redirects=False)
    assert (response.status_code, response.headers["location"]) == (303, "/")
    guest = house.guest()
    shown = guest._send("GET", f"/members/sign-in?{path and 'next=' + path.replace(chr(13), '').replace(chr(10), '').replace(chr(9), '')}").text
    assert re.findall('data-next="(.*?)"', shown) in (["/"], ["/okX: y"], ["/"]) or "evil" not in shown


# ---- passkeys ----


def wrong_ways() -> dict[str, Any]:
    """Ways to answer that are wrong; each gets the authenticator and the options, and returns the credential."""

    def changed(part: str, value: Any) -> Any:
        def answer(key: Authenticator, options: dict[str, Any]) -> dict[str, Any]:
            credential = key.get(options)
            credential["response"][part] = value
            return credential

        return answer

    def other(**fields: Any) -> Any:
        def answer(key: Authenticator, options: dict[str, Any]) -> dict[str, Any]:
            twin = Authenticator(id=key.id, user=key.user, key=key.key, count=key.count + 5)
            for name, value in fields.items():
                setattr(twin, name, value)
            return twin.get(options)

        return answer

    def flipped(key: Authenticator, options: dict[str, Any]) -> dict[str, Any]:
        credential = key.get(options)
        signature = credential["response"]["signature"]
        credential["response"]["signature"] = signature[:20] + ("A" if signature[20] != "A" else "B") + signature[21:]
        return credential

    return {
        "another site's page": other(origin="https://evil.example"),
        "another host": other(host="evil.example"),
        "another key": other(key=Authenticator().key),
        "an unknown passkey": other(id=b"x" * 16),
        "a counter that went back": other(count=-1),
        "a changed signature": flipped,
        "no signature": changed("signature", ""),
        "no data": changed("authenticatorData", ""),
        "no client data": changed("clientDataJSON", "e30"),
        "odd client data": changed("clientDataJSON", "!!"),
        "a number": changed("signature", 7),
        "a list": changed("authenticatorData", []),
        "a creation": lambda key, options: key.create({**options, "user": {"id": key.user}}),
        "nothing": lambda key, options: {},
        "the wrong type": lambda key, options: {**key.get(options), "type": "password"},
        "deep": lambda key, options: {**key.get(options), "response": {"response": [[[[{}]]]]}},
    }


@pytest.mark.parametrize("way", wrong_ways())
def test_a_wrong_answer_is_refused_and_nobody_is_signed_in(house: Club, anna: Person, way: str) -> None:
    eve = house.guest()
    asked = eve.json(OPTIONS, {"what": "sign-in"})
    credential = wrong_ways()[way](anna.passkey, asked["options"])
    said = eve.json(ANSWER, {"what": "sign-in", "challenge": asked["challenge"], "credential": credential}, 403)
    assert "This passkey is not known here, or could not be checked." in said  # the same for all
    assert eve.name == ""


def test_a_challenge_is_for_one_browser_one_purpose_one_time_and_five_minutes(house: Club, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = house.guest(), house.guest()
    asked = first.json(OPTIONS, {"what": "sign-in"})
    answer = {"what": "sign-in", "challenge": asked["challenge"], "credential": anna.passkey.get(asked["options"])}
    second.json(OPTIONS, {"what": "sign-in"})
    for person, body in ((second, answer), (first, {**answer, "what": "sign-up"}), (first, {**answer, "challenge": "x." + asked["challenge"]})):
        person.json(ANSWER, body, 403)
    before = first.cookie
    first.json(ANSWER, answer)
    thief = house.guest()
    thief.cookies["ridotto-browser"] = before  # even with the cookie from before
    thief.json(ANSWER, answer, 403)
    assert (first.name, thief.name) == ("Anna", "")
    late = house.guest()
    asked = late.json(OPTIONS, {"what": "sign-in"})
    monkeypatch.setattr(ceremonies, "CHALLENGE_SECONDS", -1)
    late.json(ANSWER, {"what": "sign-in", "challenge": asked["challenge"], "credential": anna.passkey.get(asked["options"])}, 403)


def test_somebody_elses_passkey_cannot_be_registered_again(house: Club, anna: Person) -> None:
    eve = house.guest()
    asked = eve.json(OPTIONS, {"what": "sign-up", "name": "Eve B"})
    stolen = Authenticator(id=anna.passkey.id)
    eve.json(ANSWER, {"what": "sign-up", "challenge": asked["challenge"], "credential": stolen.create(asked["options"])}, 403)
    assert eve.name == ""
    assert anna.sign_in()


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"what": "fly"}', b'{"what": "sign-up", "name": 7}', b"\xff", b"[" * 30_000, b'{"what":"add","more":1}']
)
def test_a_body_that_is_none_is_422(house: Club, body: bytes) -> None:
    for path in (OPTIONS, ANSWER):
        response = house.client.post(path, content=body, headers={"content-type": "application/json", "origin": HERE})
        assert response.status_code == 422
        assert response.json()["error"]


def test_a_body_that_is_too_long_is_413_on_every_route(house: Club) -> None:
    for route in (*FORMS, *SCRIPTED):
        response = house.client.post(path_of(route), content=b"x" * 70_000, headers={"origin": HERE})
        assert response.status_code == 413


# ---- text ----


def test_script_in_names_is_text_on_every_page(house: Club, mailbox: Mailbox) -> None:
    for mark in MARKS:
        name = " ".join(mark[:40].split())
        person = house.guest()
        person.json(OPTIONS, {"what": "sign-up", "name": name})
        person.sign_up(name)
        (key,) = [form["fields"]["passkey"] for form in person.get("/me").forms if form["action"] == "/me/passkeys/remove"]
        person.post("/me/passkeys/name", passkey=key, name=name)
        for path in ("/me", "/me/delete", "/", "/open", "/leaderboard", f"/people/{quote(name, safe='')}"):
            text = person._send("GET", path).text
            check_page(Page(text))
            assert "<script>" not in text
            assert "<svg onload" not in text
            assert "<img src=x" not in text
        person.post("/me/email", email="mark@example.org")
        if not mailbox.empty:
            mailbox.next()
        person.post("/me/delete", name=name)


def test_control_characters_never_come_into_a_name(house: Club, anna: Person) -> None:
    for odd in [odd for odd in ODD if odd.isprintable() or odd.encode("utf-8", "ignore").decode() == odd]:  # no client encodes a surrogate
        response = anna._send("POST", "/me/name", data={"name": f"x{odd}y"})
        assert response.status_code in (200, 422), repr(odd)
        assert anna._send("GET", "/me/data").json()["account"]["name"].isprintable()
    anna.post("/me/name", name="Anna")


def test_the_user_agent_is_never_kept_as_it_is(house: Club) -> None:
    person = house.guest()
    person.headers["User-Agent"] = "<script>alert(1)</script> Firefox/130 (X11; Linux) secret-build-7"
    person.sign_up("Agent")
    page = person.get("/me")
    assert "Firefox, Linux" in page.text
    assert "secret-build" not in page.source
    assert "alert(1)" not in page.source


def test_script_in_clubs_and_reports_is_text_on_every_page(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("the-host-s-own-secret\n")
    with club(tmp_path, operator_token_file=str(tmp_path / "secret")) as house:
        host, eve = house.member("Host"), house.member("Eve")
        host.post("/operator/enter", secret="the-host-s-own-secret")
        for number, mark in enumerate(MARKS):
            founded = host.post("/clubs", name=f"{number} {mark}"[:40], about=mark[:500], entry="open")
            assert founded.form("/leave") is not None
            host.post("/me/name", name=" ".join(mark[:40].split()))
            path = open_table(host, seats=3, seat0="me", name=" ".join(mark[:38].split()))
            eve.post(f"{path}/join", name="Eve")
            host.post(f"{path}/talk", text=mark[:500])
            eve.post(f"{path}/report", seat="0", message="0", reason="spam", text=mark[:900])
            pages = [eve.get(f"{path}/people"), eve.get(f"{path}/report?message=0"), host.get("/operator/reports"), eve.get("/clubs"), host.get("/clubs")]
            for page in pages:  # each was checked for what is inline
                assert "<script>" not in page.source
                assert "<svg onload" not in page.source
                assert "<img src=x" not in page.source


def test_fields_of_forms_of_any_kind_are_taken_or_refused_with_a_sentence(tmp_path: Path) -> None:
    """In each field that members and the operator fill in: no number, script, control characters, bytes that are no text."""
    (tmp_path / "secret").write_text("the-host-s-own-secret\n")
    with club(tmp_path, operator_token_file=str(tmp_path / "secret"), invitations_per_hour=0, reports_per_hour=0) as house:
        anna, bruno = house.member("Anna"), house.member("Bruno")
        anna.post("/operator/enter", secret="the-host-s-own-secret")
        anna.post("/clubs", name="Casa", entry="link")
        make(anna)
        event = event_of(anna)
        table = open_table(anna, seats=3, seat0="me", name="Anna")
        bruno.post(f"{table}/join", name="Bruno")
        here = {"{slug}": "casa", "{event_id}": event, "{table_id}": table.removeprefix("/t/"), "{round}": "1", "{number}": "1", "{token}": "x" * 43}
        for route, form in FORMS.items():
            path = route.partition(" ")[2]
            for name, text in here.items():
                path = path.replace(name, text)
            for field in form:
                others = "".join(f"&{key}={quote('Bruno' if key == 'name' else text)}" for key, text in form.items() if key != field)
                for raw in (*(quote(value) for value in WRONG_FORMS), "%ff%fe", "%ed%a0%80", "%zz"):
                    response = anna._send("POST", path, content=f"{field}={raw}{others}", headers=FORM)
                    assert response.status_code < 500, (route, field, raw[:80])
                    if response.status_code >= 400:
                        assert SAID.search(response.text), (route, field, raw[:80], response.text[:300])
                    check_page(Page(response.text))
            anna.post("/me/name", name="Anna")  # some of these are names
        assert anna.name == "Anna"


@pytest.mark.parametrize(
    "address",
    [
        "/leaderboard?game=",
        "/leaderboard?seats=",
        "/leaderboard?page=",
        "/people/Anna?page=",
        "/me/records?part=",
        "/events/EVENT?round=",
        "/events/EVENT/screen?at=",
        "/events/new?kind=",
        "/events/new?game=",
        "/events/new?club=",
        "/clubs?after=",
        "TABLE/report?seat=",
        "TABLE/report?message=",
        "/api/ratings?seats=3&game=",
        "/api/ratings?game=doge&seats=",
        "/api/ratings?game=doge&seats=3&page=",
    ],
)
def test_queries_of_any_kind_break_nothing(house: Club, anna: Person, address: str) -> None:
    if "EVENT" in address:
        make(anna)
        address = address.replace("EVENT", event_of(anna))
    if address.startswith("TABLE"):
        address = address.replace("TABLE", open_table(anna, seats=3, seat0="me", name="Anna"))
    beyond = (str(2**31), str(2**63), str(-(2**63) - 1))
    for raw in (*(quote(value) for value in WRONG_FORMS if len(value) < 9000), *beyond, "%ff%fe", "%ed%a0%80", "%zz"):
        assert anna._send("GET", address + raw).status_code in (200, 404, 422), (address, raw[:80])


def test_one_member_cannot_ask_and_invite_without_end(tmp_path: Path) -> None:
    with club(tmp_path, invitations_per_hour=3) as house:
        anna, bruno = house.member("Anna"), house.member("Bruno")
        for name in ("Nobody", "Nobody else"):
            anna.post("/people/ask", 404, name=name)
        path = open_table(anna, seats=3, seat0="me", name="Anna")
        anna.post(f"{path}/invite", name="Bruno")
        for where, form in ((f"{path}/invite", {"name": "Bruno"}), ("/people/ask", {"name": "Bruno"}), ("/clubs", {"name": "Casa"})):
            assert "asked and invited a lot of people" in anna.post(where, 429, **form).text
        bruno.post("/people/ask", name="Anna")


# ---- logs and limits ----


def test_logs_hold_no_token_address_name_code_or_cookie(house: Club, mailbox: Mailbox) -> None:
    lines: list[str] = []

    class Notebook(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.extend([JsonLines().format(record), TextLines().format(record)])

    notebook, logger = Notebook(), logging.getLogger("ridotto")
    before = logger.level
    logger.addHandler(notebook)
    logger.setLevel(logging.DEBUG)
    try:
        mailbox.clear()
        person = house.guest()
        person.post("/members/mail", email="quiet@example.org")
        path = mailbox.link()
        person.get(path)
        person.post(path, name="Quiet Person")
        codes = re.findall(r"<code>(.*?)</code>", person.post("/me/codes").source)
        person.add_passkey(person.passkey)
        asked = person.json(OPTIONS, {"what": "sign-in"})
        house.guest().post("/members/recover", code=codes[0])
        person.post("/me/email", email="other-quiet@example.org")
        mailbox.next()
        for named in ("/people/Quiet%20Person", "/people/Quiet", "/api/ratings/Quiet/Person"):
            person._send("GET", named)
        member, cookie = house.call(house.service.members.named, "Quiet Person"), person.cookie
        person.post("/me/delete", name="Quiet Person")
    finally:
        logger.removeHandler(notebook)
        logger.setLevel(before)
    said = "\n".join(lines)
    assert "/members/link/..." in said
    for secret in (path.rpartition("/")[2], "quiet@", "Quiet", codes[0], cookie, asked["challenge"], member.id):
        assert secret not in said, secret


def test_attempts_are_limited_for_each_address(tmp_path: Path) -> None:
    with club(tmp_path, sign_ins_per_hour=3) as running:
        for _ in range(3):
            running.guest().post("/members/recover", 403, code="abcd-efgh-jkmn")
        response = running.client.post("/members/recover", data={"code": "x"}, headers={"origin": HERE})
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) > 60
        running.guest().json(OPTIONS, {"what": "sign-in"}, 429)
        running.guest().get("/members/sign-in")


def test_cookies_are_secure_where_the_address_is(tmp_path: Path) -> None:
    with club(tmp_path, public_url="https://play.example.org") as running:
        response = running.client.post(OPTIONS, json={"what": "sign-in"}, headers={"origin": "https://play.example.org"})
        cookie = response.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))


def test_what_is_written_is_the_same_however_the_answer_is_repeated(house: Club) -> None:
    """A response that was lost is not a second account."""
    person = house.guest()
    asked = person.json(OPTIONS, {"what": "sign-up", "name": "Twice"})
    answer = {"what": "sign-up", "challenge": asked["challenge"], "credential": person.passkey.create(asked["options"])}
    again = house.guest()
    again.cookies = deepcopy(person.cookies)
    person.json(ANSWER, answer)
    again.json(ANSWER, answer, 409)
    with house.service.store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM members WHERE name = 'Twice'").scalar() == 1
    assert json.dumps(answer)
