"""Coming back, in Chromium: the next match by a key, messages that a device shows, and the app without a connection."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import People
from tests.browser.tables import Table, open_table
from tests.browser.test_barriers import Look
from tests.browser.test_members import Key, sign_up
from tests.table.empty_database import laid_out
from tests.table.mailbox import receiving
from tests.table.push_service import PushService, push_service
from tests.table.servers import Nursery, Server, places_for

SUBSCRIBED = """([endpoint, key, auth]) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
  const subscription = { endpoint, getKey: (name) => bytes(name === "auth" ? auth : key), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => subscription;
  PushManager.prototype.getSubscription = async () => subscription;
}"""
"""There is no push service that Chromium could reach from here: what it would answer is given to it, all else is real."""

SHOWN = """(data) => new Promise((shown) => {
  self.registration.showNotification = async (...given) => shown(given);
  self.dispatchEvent(new PushEvent("push", { data }));
})"""
"""What the worker shows when a message arrives; headless, Chromium has nowhere to show it."""
CHANGED = """() => {
  const event = new ExtendableEvent("pushsubscriptionchange");
  const done = new Promise((end) => (event.waitUntil = (work) => end(work)));
  self.dispatchEvent(event);
  return done;
}"""
"""The push service has ended the browser's subscription."""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) for (const each of await (await caches.open(name)).keys()) found.push(new URL(each.url).pathname);
  return found;
}"""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Server]:
    """A house with members, messages and mails."""
    folder = tmp_path_factory.mktemp("club")
    with receiving() as mailbox:
        mails = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_security": "none", "mail_from": "casa@house.test"}
        given = {"db": laid_out(folder), "members": "on", "push": "on", "push_hosts": push.url, "sign_ins_per_hour": 0, **mails}
        with places_for(nursery, folder, 1, **given) as (place,):
            here = f"http://localhost:{place.port}"
            place._flags += ["--public-url", here]
            place.start()
            place.wait()
            place.url = here
            yield place
    assert "Traceback" not in place.log.read_text()


def sit(page: Page, server: Server, game: str = "palazzo") -> Table:
    """A match of two in which somebody in a browser sits first, and the other is a program."""
    table = open_table(server.url, game, 2, sitting=0)
    page.goto(table.path)
    page.locator("#join-name").fill("Anna")
    page.locator("#join .btn.main").click()
    expect(page.locator("#prompt")).to_be_visible()
    table.tokens[1] = str(table._ask("POST", "/join", None, {"name": "Bruno", "seat": 1})["token"])
    return table


def asked(page: Page, server: Server) -> Table:
    """The same, in which it is the browser's turn."""
    while True:
        table = sit(page, server)
        if 0 in table.see(1)["view"]["actors"]:
            return table


def until(page: Page, what: str) -> None:
    """Wait for something that the page knows, with a limit. Playwright's own way is one that the page's policy forbids."""
    step = "await new Promise((next) => setTimeout(next, 50));"
    assert page.evaluate(f"async () => {{ for (let left = 400; left; left--) {{ if ({what}) return true; {step} }} }}")


def installed(context: BrowserContext, path: str = "/") -> Page:
    """A page that the app's worker has taken over."""
    page = context.new_page()
    page.goto(path)
    until(page, "navigator.serviceWorker.controller !== null")
    return page


def test_the_key_n_leads_from_one_match_that_waits_to_the_next_and_not_while_one_types(people: People, server: Server) -> None:
    page = people.page("/")
    first, second = asked(page, server), asked(page, server)
    page.goto("/turns")
    expect(page).to_have_title("(2) Your turn")
    page.keyboard.press("n")
    expect(page).to_have_url(f"{server.url}{first.path}")
    expect(page.locator("#next-turn")).to_have_text("one more waits for you1")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.locator("#talk > summary").click()
    page.locator("#say-form input[name=text]").fill("")
    page.locator("#say-form input[name=text]").press("n")
    expect(page.locator("#say-form input[name=text]")).to_have_value("n")
    page.locator("#prompt").focus()
    page.keyboard.press("n")
    expect(page).to_have_url(f"{server.url}{second.path}")


def test_without_a_connection_an_honest_page_is_shown_and_nothing_personal_was_kept(people: People, server: Server) -> None:
    people.expect_error("ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch")
    context = people.browser(worker=True)
    page = installed(context)
    table = sit(page, server)
    page.goto("/turns")
    kept = page.evaluate(KEPT)
    assert {path for path in kept if not path.startswith("/static/")} == {"/offline"}
    context.set_offline(True)
    page.goto(table.path)
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(241, 232, 214)", "the style sheets were kept"
    assert "Anna" not in page.content()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    context.set_offline(False)
    expect(page.locator("#table"), "it comes back by itself").to_be_visible()


def test_a_message_is_shown_by_the_device_and_turned_on_and_off_by_a_click(people: People, server: Server, push: PushService) -> None:
    context = people.browser(worker=True, permissions=["notifications"])
    page = installed(context)
    sit(page, server)
    made = push.subscribe("anna").asked
    page.goto("/turns")
    page.evaluate(SUBSCRIBED, [made["endpoint"], made["key"], made["auth"]])
    page.get_by_role("button", name="Turn messages on").click()
    expect(page.get_by_text("Messages are on.")).to_be_visible()

    (worker,) = context.service_workers
    message = {"title": "Ridotto", "text": "Doge with Bruno: it is your turn.", "link": "/t/abc", "topic": "table abc"}
    title, options = worker.evaluate(SHOWN, json.dumps(message))
    assert (title, options["body"], options["tag"], options["data"]) == ("Ridotto", message["text"], "table abc", "/t/abc")

    again = push.subscribe("anna again").asked
    worker.evaluate(SUBSCRIBED, [again["endpoint"], again["key"], again["auth"]])
    with page.context.expect_event("request", lambda request: request.method == "POST") as sent:
        worker.evaluate(CHANGED)
    assert json.loads(sent.value.post_data or "") == again, "it has subscribed again"

    page.get_by_role("button", name="Turn them off").click()
    expect(page.get_by_role("button", name="Turn messages on")).to_be_visible()
    asked_again: list[str] = []
    page.context.on("request", lambda request: asked_again.append(request.method) if request.service_worker else None)
    worker.evaluate(CHANGED)
    assert asked_again == ["GET"], "nobody wants messages any more"


def test_messages_that_a_guest_has_turned_on_go_on_after_signing_up_and_not_for_the_next_member(people: People, server: Server, push: PushService) -> None:
    context = people.browser(worker=True, permissions=["notifications"])
    made = push.subscribe("guest").asked
    context.add_init_script(f"({SUBSCRIBED})({json.dumps([made['endpoint'], made['key'], made['auth']])})")
    page = installed(context)
    sit(page, server)
    page.goto("/turns")
    page.get_by_role("button", name="Turn messages on").click()
    expect(page.get_by_text("Messages are on.")).to_be_visible()
    Key(page)
    for name, on in (("Dario", True), ("Elena", False)):
        page.goto("/members/sign-in")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sign up with a passkey").click()
        expect(page.locator(".top .account")).to_have_text(name)
        page.goto("/turns", wait_until="networkidle")
        expect(page.get_by_text("Messages are on.") if on else page.get_by_role("button", name="Turn messages on")).to_be_visible()
        page.goto("/me")
        page.get_by_role("button", name="Sign out", exact=True).click()


def test_what_another_member_does_arrives_at_the_push_service_and_is_shown(people: People, server: Server, push: PushService) -> None:
    context = people.browser(worker=True, permissions=["notifications"])
    made = push.subscribe("gina").asked
    context.add_init_script(f"({SUBSCRIBED})({json.dumps([made['endpoint'], made['key'], made['auth']])})")
    page = installed(context, "/members/sign-in")
    Key(page)
    page.get_by_label("Your name").fill("Gina")
    page.get_by_role("button", name="Sign up with a passkey").click()
    expect(page.locator(".top .account")).to_have_text("Gina")
    page.goto("/turns")
    page.get_by_role("button", name="Turn messages on").click()
    expect(page.get_by_text("Messages are on.")).to_be_visible()
    hugo = sign_up(people, "Hugo")[1]
    hugo.goto("/people")
    hugo.get_by_label("Name of a member", exact=True).fill("Gina")
    hugo.get_by_role("button", name="Ask to be friends").click()
    expect(hugo.locator("#requests")).to_contain_text("Gina")
    name = ""
    while name != "gina":  # others may have got theirs
        name, message, _ = push.next()
    (worker,) = context.service_workers
    title, options = worker.evaluate(SHOWN, json.dumps(message))
    assert (title, options["data"]) == (message["title"], "/news")
    assert "Hugo" in options["body"]


def test_the_app_can_be_installed(people: People) -> None:
    page = installed(people.browser(worker=True))
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each for each in errors if each["errorId"] != "in-incognito"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []


def test_the_pages_about_coming_back_have_no_barriers_and_fit_every_screen(people: People, server: Server, axe: str) -> None:
    look = Look(people, axe)
    look.at("/offline")
    look.at(f"/mails/off/{'x' * 32}")
    context, page, _ = sign_up(people, "Chiara of the very long name")
    context.add_init_script(axe)
    look._context = context
    asked(page, server)
    look.at("/turns")
    look.at("/news")
    look.at("/me", lambda shown: shown.get_by_role("button", name="Make a feed").click())
    for width, height in ((390, 844), (844, 390), (1366, 657), (1440, 900), (320, 640), (725, 700)):
        page.set_viewport_size({"width": width, "height": height})
        for path in ("/me", "/turns", "/news", "/offline"):
            page.goto(path)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
