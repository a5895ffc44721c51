"""Mails when it is one's turn, ended by one click, and the feed at a secret address."""

import asyncio
import re
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from ridotto.table.service.mail import Mail, mail_message
from ridotto.table.service.member_data import member_data
from ridotto.table.service.reminders import DAY, MAIL_GAP, MAILS_A_DAY
from ridotto.table.settings import Settings
from ridotto.table.store.members import Member
from ridotto.table.store.reminders import reminders_table, told_table, wish_of
from ridotto.table.store.turns import turns_table

from .conftest import HERE, Inside, NewDatabase, opened
from .mailbox import Mailbox, receiving
from .test_browser_cookie import OWN
from .test_member_seats import Here, clubhouse, join_club, two_devices
from .test_push import begin_turn, look, until
from .test_your_turn import sit_down

pytestmark = pytest.mark.anyio

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with receiving() as box:
        yield box


@asynccontextmanager
async def mailing(folder: Path, mailbox: Mailbox, **more: str) -> AsyncIterator[tuple[Inside, Here, Member, str]]:
    """A house that sends mails, and Anna, whose turn it is and who has not looked for ten minutes."""
    mails = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_security": "none", "mail_from": "casa@house.test"}
    async with opened(folder, pages=True, members="on", public_url=HERE, **mails, **more) as inside, two_devices(inside) as (desk, _):
        anna = join_club(inside, "Anna", "anna@example.org")
        await desk.sign_in(anna)
        table = await sit_down(inside, desk.client)
        await begin_turn(inside, table)
        await wait(inside, 600)
        yield inside, desk, anna, table


async def wait(inside: Inside, seconds: float) -> None:
    """So much time passes: everything that was is earlier by that."""
    with inside.service.store.writing() as connection:
        connection.execute(turns_table.update().values(since=turns_table.c.since - seconds))
        connection.execute(reminders_table.update().values(mailed=reminders_table.c.mailed - seconds))
    look(inside, 7 * DAY)


async def want(desk: Here, mails: str) -> httpx.Response:
    return await desk.client.post("/me/reminders/mails", data={"mails": mails})


async def next_mail(mailbox: Mailbox) -> EmailMessage:
    return await asyncio.to_thread(mailbox.next)


def body(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


async def all_mailed(inside: Inside) -> None:
    """Wait until no mail is being sent."""
    mailer = inside.service.reminders._mailer
    assert mailer is not None
    await until(lambda: not mailer._waiting)


async def sent(inside: Inside, mailbox: Mailbox) -> bool:
    """Whether a look sends a mail."""
    await inside.service.reminders.send_mails()
    await all_mailed(inside)
    if mailbox.empty:
        return False
    await next_mail(mailbox)
    return True


def test_the_address_that_ends_mails_stands_in_the_header_as_it_is_however_long() -> None:
    stop = f"https://{'long.' * 30}example.org/mails/off/{'x' * 32}"
    message = mail_message(Settings(mail_from="casa@house.test"), Mail("anna@example.org", "Ciao", "Ciao, Anna\n", stop))
    assert f"List-Unsubscribe: <{stop}>\n".encode() in message.as_bytes()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_whoever_has_asked_gets_one_mail_that_names_the_match_and_whoever_has_not_gets_none(
    tmp_path: Path, mailbox: Mailbox, new_database: NewDatabase, database: str
) -> None:
    async with mailing(tmp_path, mailbox, db=new_database(database)) as (inside, desk, anna, table):
        assert not await sent(inside, mailbox)
        assert (await want(desk, "soon 15")).status_code == 303
        assert not await sent(inside, mailbox), "it has waited for ten minutes alone"
        await wait(inside, 600)
        await asyncio.gather(*(inside.service.reminders.send_mails() for _ in range(4)))
        mail = await next_mail(mailbox)
        await all_mailed(inside)
        assert mail["Subject"] == "A match waits for you at Ridotto"
        assert f"Rialto with Bruno: it is your turn.\n{HERE}/t/{table}" in body(mail)
        assert f"{HERE}/mails/off/{wish_of(inside.service.store, anna.id).unsubscribe}" in body(mail), "whichever process has sent it"
        await wait(inside, 2 * MAIL_GAP)
        assert not await sent(inside, mailbox), "nobody is told twice of what they have not looked at"
        assert mailbox.empty


async def test_one_click_in_a_mail_program_ends_mails_and_so_does_the_link_after_a_question(tmp_path: Path, mailbox: Mailbox) -> None:
    async with mailing(tmp_path, mailbox) as (inside, desk, anna, _):
        await want(desk, "soon 15")
        await wait(inside, 600)
        await inside.service.reminders.send_mails()
        mail = await next_mail(mailbox)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = mail["List-Unsubscribe"].strip("<>")
        assert link in body(mail)
        store = inside.service.store
        assert (await inside.client.get(link)).status_code == 200
        assert wish_of(store, anna.id).mails == "soon", "programs look at links, too"
        assert (await inside.client.post(link, data={"List-Unsubscribe": "One-Click"})).status_code == 200
        assert wish_of(store, anna.id).mails == "never"
        unknown = f"{HERE}/mails/off/{'x' * 32}"
        assert (await inside.client.get(unknown)).text.replace("x" * 32, "") == (await inside.client.get(link)).text.replace(link.rpartition("/")[2], "")
        assert (await inside.client.post(unknown)).status_code == 200


async def test_nobody_gets_more_than_a_few_mails_a_day(tmp_path: Path, mailbox: Mailbox) -> None:
    async with mailing(tmp_path, mailbox) as (inside, desk, _, _table):
        await want(desk, "soon 15")
        count = 0
        for _ in range(10):
            with inside.service.store.writing() as connection:
                connection.execute(told_table.delete())
            await wait(inside, MAIL_GAP + 60)
            count += await sent(inside, mailbox)
        assert count == MAILS_A_DAY
        await wait(inside, DAY)
        with inside.service.store.writing() as connection:
            connection.execute(told_table.delete())
        assert await sent(inside, mailbox)


async def test_a_daily_mail_comes_once_a_day_and_an_invalid_wish_is_refused(tmp_path: Path, mailbox: Mailbox) -> None:
    async with mailing(tmp_path, mailbox) as (inside, desk, _, _table):
        for wrong in ("soon", "hourly 15", "soon 1", "soon -15", "soon 99999999", ""):
            assert (await want(desk, wrong)).status_code == 422, wrong
        await want(desk, "daily 15")
        assert await sent(inside, mailbox)
        with inside.service.store.writing() as connection:
            connection.execute(told_table.delete())
        await wait(inside, DAY / 2)
        assert not await sent(inside, mailbox)
        await wait(inside, DAY / 2 + 60)
        assert await sent(inside, mailbox)


async def test_the_feed_has_turns_and_news_at_a_secret_address_that_can_be_renewed(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        anna = join_club(inside, "Anna <b>")
        await desk.sign_in(anna)
        table = await sit_down(inside, desk.client)
        await begin_turn(inside, table)
        await inside.service.inbox.add(anna.id, "test", "/t/elsewhere")

        async def address() -> str:
            found = re.search(r'href="(/feed/[^"]+)"', (await desk.client.get("/me")).text)
            return found[1] if found is not None else ""

        assert await address() == ""
        assert (await desk.client.post("/me/reminders/feed")).status_code == 303
        first = await address()
        feed = await inside.client.get(first)
        assert feed.headers["content-type"].startswith("application/atom+xml")
        entries = {entry.find(f"{ATOM}link").attrib["href"]: entry.findtext(f"{ATOM}title") for entry in ET.fromstring(feed.content).iter(f"{ATOM}entry")}  # type: ignore[union-attr]
        assert entries == {f"{HERE}/t/{table}": "Rialto: Your move", f"{HERE}/t/elsewhere": "Something has happened here"}
        assert anna.id not in feed.text
        await desk.client.post("/me/reminders/feed")
        assert (await inside.client.get(first)).status_code == 404
        second = await address()
        assert (await inside.client.get(second)).status_code == 200
        assert member_data(inside.service.store, anna, HERE)["reminders"]["feed"] == f"{HERE}{second}"
        await inside.service.departure.delete(anna)
        assert (await inside.client.get(second)).status_code == 404


async def test_only_a_member_changes_reminders_and_only_from_our_own_pages(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, guest):
        paths = ("/me/reminders/mails", "/me/reminders/feed", "/me/reminders/feed/end")
        for path in paths:
            assert (await guest.client.post(path, data={"mails": "never 15"})).status_code == 403
        await desk.sign_in(join_club(inside, "Anna"))
        for path in (*paths, "/turns/push/off"):
            answer = await desk.client.post(path, data={"mails": "never 15"}, headers={**OWN, "Origin": "https://evil.example"})
            assert answer.status_code == 403
        for path in ("/feed/short.atom", f"/feed/{'x' * 200}.atom", "/feed/%00.atom", "/mails/off/x"):
            assert (await inside.client.get(path)).status_code in (404, 422)
