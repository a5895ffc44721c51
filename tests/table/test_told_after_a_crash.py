"""Messages and mails that a process could not send, because it died or too many were waiting: they are sent later, once each."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.service.reminders import MAIL_GAP
from ridotto.table.store.reminders import CLAIMED_SECONDS, push_devices_table, reminders_table, told_table, wish_of

from .conftest import Inside, NewDatabase
from .mailbox import Mailbox, receiving
from .push_service import PushService, push_service
from .test_browser_cookie import browsing
from .test_member_seats import Here, join_club
from .test_push import all_sent, begin_turn, house, subscribe
from .test_reminders import all_mailed, body, mailing, next_mail, wait, want
from .test_your_turn import sit_down

pytestmark = pytest.mark.anyio


class Died(BaseException):
    """The process is gone from here on."""


def dies(*_: Any) -> Any:
    """Do nothing any more."""
    raise Died


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with receiving() as box:
        yield box


def later(inside: Inside) -> None:
    """So much time passes that whoever has claimed something would have sent it."""
    with inside.service.store.writing() as connection:
        connection.execute(told_table.update().values(at=told_table.c.at - CLAIMED_SECONDS))
        connection.execute(push_devices_table.update().values(news_at=push_devices_table.c.news_at - CLAIMED_SECONDS))


async def messages(push: PushService, count: int) -> Counter[tuple[str, str]]:
    """The next messages: to whom, and where they lead."""
    found = [await asyncio.to_thread(push.next) for _ in range(count)]
    return Counter((name, message["link"]) for name, message, _ in found)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@pytest.mark.parametrize("at", ["before it is sent", "before that is noted"])
async def test_a_message_of_a_process_that_has_died_is_sent_by_the_next(
    tmp_path: Path, push: PushService, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, database: str, at: str
) -> None:
    async with house(tmp_path, push, db=new_database(database)) as inside, browsing(inside) as browser:
        anna = join_club(inside, "Anna")
        table = await sit_down(inside, browser)
        await Here(inside, browser).sign_in(anna)
        await subscribe(browser, push, "anna")
        await begin_turn(inside, table)
        reminders = inside.service.reminders
        with monkeypatch.context() as dying:
            if at == "before it is sent":
                dying.setattr("ridotto.table.service.push.Pushing._post", dies)
            else:
                dying.setattr("ridotto.table.service.receipts.TurnReceipt.confirm", dies)
                dying.setattr("ridotto.table.service.receipts.NewsReceipt.confirm", dies)
            await reminders.tell_devices()
            await inside.service.inbox.add(anna.id, "test", "/t/one")
            await all_sent(inside)
        both = Counter([("anna", f"/t/{table}"), ("anna", "/news")])
        assert push.seen == (0 if at == "before it is sent" else 2)
        assert await messages(push, push.seen) == (both if push.seen else Counter())
        begun = push.seen
        for _ in range(2):  # a process that sends something at this moment is not disturbed
            await reminders.tell_devices()
            await reminders.tell_news()
            await all_sent(inside)
        assert push.seen == begun
        later(inside)
        for _ in range(2):
            await reminders.tell_devices()
            await reminders.tell_news()
        assert await messages(push, 2) == both
        await all_sent(inside)
        later(inside)
        await reminders.tell_devices()
        await reminders.tell_news()
        await all_sent(inside)
        assert push.seen == begun + 2


async def test_messages_for_which_there_is_no_room_are_sent_when_there_is(tmp_path: Path, push: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.push.MOST_WAITING", 2)
    async with house(tmp_path, push) as inside, browsing(inside) as browser:
        tables = [await sit_down(inside, browser) for _ in range(5)]
        await subscribe(browser, push, "anna")
        for table in tables:
            await begin_turn(inside, table)
        for looks in range(1, 4):
            await inside.service.reminders.tell_devices()
            await all_sent(inside)
            assert push.seen == min(5, 2 * looks)
        await inside.service.reminders.tell_devices()
        await all_sent(inside)
        assert await messages(push, 5) == Counter(("anna", f"/t/{table}") for table in tables)
        assert push.empty


async def test_news_for_more_devices_than_can_wait_reach_all_of_them(tmp_path: Path, push: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.push.MOST_WAITING", 2)
    async with house(tmp_path, push) as inside:
        names = [f"Member {number}" for number in range(5)]
        members = [join_club(inside, name) for name in names]
        for member in members:
            async with browsing(inside) as browser:
                await Here(inside, browser).sign_in(member)
                await subscribe(browser, push, member.id)
        for member in members:  # as a round of an event does
            await inside.service.inbox.add(member.id, "test", "/events/one")
        await all_sent(inside)
        sent_at_first = push.seen
        for _ in range(5):
            await inside.service.reminders.tell_news()
            await all_sent(inside)
        assert await messages(push, 5) == Counter((member.id, "/news") for member in members)
        assert (push.empty, sent_at_first <= 5) == (True, True)


async def test_a_device_is_not_told_of_news_from_before_it_asked(tmp_path: Path, push: PushService) -> None:
    async with house(tmp_path, push) as inside, browsing(inside) as browser:
        anna = join_club(inside, "Anna")
        await Here(inside, browser).sign_in(anna)
        await inside.service.inbox.add(anna.id, "test", "/t/one")
        await subscribe(browser, push, "anna")
        await inside.service.reminders.tell_news()
        await all_sent(inside)
        assert push.seen == 0


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_mail_of_a_process_that_has_died_is_sent_by_the_next_and_mail_programs_show_it_once(
    tmp_path: Path, mailbox: Mailbox, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    async with mailing(tmp_path, mailbox, db=new_database(database)) as (inside, desk, anna, table):
        reminders, store = inside.service.reminders, inside.service.store

        def claimed_long_ago() -> None:
            with store.writing() as connection:
                earlier = reminders_table.c.mailed - CLAIMED_SECONDS
                connection.execute(reminders_table.update().values(mailed=earlier))
                connection.execute(told_table.update().values(at=told_table.c.at - CLAIMED_SECONDS))

        async def look_for_mails() -> None:
            await reminders.send_mails()
            await all_mailed(inside)

        await want(desk, "soon 15")
        await wait(inside, 600)
        with monkeypatch.context() as dying:
            dying.setattr("ridotto.table.service.mail.send", dies)
            await look_for_mails()
        await look_for_mails()
        assert mailbox.empty
        claimed_long_ago()
        with monkeypatch.context() as dying:
            dying.setattr("ridotto.table.service.reminders.wishes.confirm_mail", dies)
            await look_for_mails()
        claimed_long_ago()
        await look_for_mails()
        mails = [await next_mail(mailbox) for _ in range(2)]
        assert mails[0]["Message-ID"] == mails[1]["Message-ID"]
        assert all(f"/t/{table}" in body(mail) for mail in mails)
        assert wish_of(store, anna.id).today == 1
        claimed_long_ago()
        await look_for_mails()
        assert mailbox.empty
        with store.writing() as connection:  # the next turn, an hour later
            connection.execute(told_table.delete())
        await wait(inside, MAIL_GAP)
        await look_for_mails()
        assert (await next_mail(mailbox))["Message-ID"] != mails[0]["Message-ID"]
        assert wish_of(store, anna.id).today == 2


async def test_mails_for_which_there_is_no_room_are_sent_when_there_is(tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.mail.MOST_WAITING", 2)
    async with mailing(tmp_path, mailbox) as (inside, desk, _, _table), browsing(inside) as browser:
        other = Here(inside, browser)
        await other.sign_in(join_club(inside, "Chiara", "chiara@example.org"))
        await begin_turn(inside, await sit_down(inside, browser))
        for here in (desk, other):
            await want(here, "soon 15")
        await wait(inside, 1200)
        for _ in range(3):
            await inside.service.reminders.send_mails()
            await all_mailed(inside)
        assert {(await next_mail(mailbox))["To"].addresses[0].addr_spec for _ in range(2)} == {"anna@example.org", "chiara@example.org"}
        assert mailbox.empty
