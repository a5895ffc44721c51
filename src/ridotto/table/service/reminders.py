"""Telling people who are away that they are waited for: by messages to their devices and by mails, as they have asked.

Every few seconds the store is asked which turns have begun that somebody who wants to be told has not looked at; nobody else
costs anything. What is sent says which game it is, with whom, and that it is one's turn.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import Words
from ridotto.table.language import table_words
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.clock import now
from ridotto.table.service.inbox import Inbox, news_text
from ridotto.table.service.live_table import Refused
from ridotto.table.service.mail import Mail, Mailer
from ridotto.table.service.members import writing_of
from ridotto.table.service.receipts import NewsReceipt, TurnReceipt
from ridotto.table.settings import Settings
from ridotto.table.store import reminders as wishes
from ridotto.table.store.inbox import News
from ridotto.table.store.members import Member, find_member
from ridotto.table.store.reminders import DAILY, NEVER, SOON, Device, Waiting, Wish
from ridotto.table.store.store import Raced, Store, reason

if TYPE_CHECKING:  # its library is large, and only needed where the host has turned it on
    from ridotto.table.service.push import Pushing

log = logging.getLogger("ridotto.table")

LOOK_EVERY = 10.0  # seconds
MAILS_EVERY = 60.0
AWAY = 60.0  # seconds after which somebody who does not look at a table is told that it waits
LOOK_BACK = 6 * 3600.0  # turns that began earlier were told of, unless this process has just started
MOST_AT_ONCE = 100
MAIL_GAP = 3600.0  # seconds between two mails to one member
MAILS_A_DAY = 4
DAY = 86_400.0
MOST_LINES = 20  # of a mail
MINUTES = (15, 60, 240)
"""After how many minutes a mail may be sent."""
LONGEST_NAMES, LONGEST_TEXT = 120, 200  # characters of a message
ATTEMPTS = 3  # another process may write the same at the same moment


class Reminders:
    """What people want to be told, for one process. `pushing` and `mailer` are None where the host has not turned them on."""

    def __init__(self, store: Store, settings: Settings, inbox: Inbox, pushing: "Pushing | None", mailer: Mailer | None) -> None:
        self._store = store
        self._settings = settings
        self._inbox = inbox
        self.pushing = pushing
        self._mailer = mailer
        self._being_mailed: set[str] = set()
        """Members with a mail that is not claimed yet."""
        if pushing is not None:
            inbox.carriers.append(self._carry)

    @property
    def with_mails(self) -> bool:
        """Whether mails are sent."""
        return self._mailer is not None

    # ---- what is asked for ----

    async def add_device(self, browser: str, endpoint: str, key: str, auth: str, language: str) -> None:
        """Send messages to a browser; Refused if there is nothing to tell it of, or its push service is none that we know."""
        if self.pushing is None:
            raise Refused("no-push")
        if not await self.may_be_told(browser):
            raise Refused("push-no-seat")
        if not self.pushing.may_send_to(endpoint) or not self.pushing.takes(key, auth):
            raise Refused("push-address", 422)
        device = Device(browser_digest(browser), endpoint, key, auth, language, now())
        for left in reversed(range(ATTEMPTS)):
            try:
                if not await self._store.call(wishes.keep_device, self._store, device):
                    raise Refused("push-no-seat")
                return
            except Raced:
                if not left:
                    raise Refused("busy", 503) from None

    async def may_be_told(self, browser: str) -> bool:
        """Whether a browser can get messages: anybody can make up cookies, so only a member's and one that holds a seat count."""
        return await self._store.call(wishes.may_be_told, self._store, browser_digest(browser))

    async def remove_device(self, browser: str) -> None:
        """Send no more messages to a browser."""

        def write() -> None:
            with self._store.writing() as connection:
                wishes.forget_device(connection, browser_digest(browser))

        await self._store.call(write)

    async def device(self, browser: str) -> Device | None:
        """The device that a browser is, None if it gets no messages."""
        return await self._store.call(wishes.device_of, self._store, browser_digest(browser))

    async def wish(self, member: Member) -> Wish:
        """What a member has asked for."""
        return await self._store.call(wishes.wish_of, self._store, member.id)

    async def want_mails(self, member: Member, mails: str, minutes: int) -> None:
        """When a member wants mails: never, soon or daily."""
        if mails not in (NEVER, SOON, DAILY) or minutes not in MINUTES:
            raise Refused("mails-when", 422)
        await self._change(member.id, mails=mails, minutes=minutes)

    async def stop_mails(self, token: str) -> None:
        """Follow the link in a mail that ends them; nothing happens with one that has ended."""
        wish = await self._store.call(wishes.wish_by, self._store, unsubscribe=token)
        if wish is not None:
            await self._change(wish.member_id, mails=NEVER)

    async def renew_feed(self, member: Member) -> None:
        """Give a member's feed a new address; the one from before is no longer valid."""
        await self._change(member.id, feed=secrets.token_urlsafe(24))

    async def end_feed(self, member: Member) -> None:
        """A member has no feed any more."""
        await self._change(member.id, feed=None)

    async def fed(self, secret: str) -> Member | None:
        """The member whose feed has this address."""
        wish = await self._store.call(wishes.wish_by, self._store, feed=secret)
        member = await self._store.call(find_member, self._store, wish.member_id) if wish is not None else None
        return member if member is not None and member.deleted is None else None

    async def _change(self, member_id: str, **changes: str | int | None) -> None:
        def write() -> None:
            with writing_of(self._store, member_id) as connection:
                wishes.change_wish(connection, member_id, **changes)

        await self._store.call(write)

    # ---- telling ----

    async def run(self) -> None:
        """Run until cancelled."""
        since, mailed = 0.0, -MAILS_EVERY
        while self.pushing is not None or self._mailer is not None:
            try:
                if self.pushing is not None:
                    await self.tell_devices(since)
                    await self.tell_news()
                    since = now() - LOOK_BACK
                if monotonic() - mailed > MAILS_EVERY:
                    mailed = monotonic()
                    await self.send_mails()
                    await self._store.call(wishes.tidy_devices, self._store)
            except asyncio.CancelledError:
                raise
            except SQLAlchemyError as error:
                log.error("the database could not be read or written; nobody is told of turns until it can", extra={"reason": reason(error)})
            except Exception:
                log.exception("an error in telling people of their turns; it will be tried again")
            await asyncio.sleep(LOOK_EVERY)

    async def tell_devices(self, since: float = 0.0) -> None:
        """Send messages about turns that began since some moment."""
        if self.pushing is None:
            return
        for device, waiting in await self._store.call(wishes.devices_to_tell, self._store, since, now() - AWAY, now(), MOST_AT_ONCE):
            if waiting.game in all_games():
                words = table_words(device.language)
                text = words("back-push", game=_title(waiting, words), names=_names(waiting, words)[:LONGEST_NAMES])
                receipt = TurnReceipt(self._store, device, waiting)
                if not self.pushing.send_later(device, text, f"/t/{waiting.table_id}", f"table {waiting.table_id}", receipt):
                    return  # the others at the next look

    async def tell_news(self, member_id: str | None = None) -> None:
        """Send messages about the first piece of news since somebody last looked: to all who were not told yet, or to one member."""
        if self.pushing is None:
            return
        for device, news in await self._store.call(wishes.news_to_tell, self._store, now() - DAY, now(), MOST_AT_ONCE, member_id):
            text = news_text(news, table_words(device.language))[:LONGEST_TEXT]
            if not self.pushing.send_later(device, text, "/news", "news", NewsReceipt(self._store, device, news.id)):
                return  # the others at the next look

    async def _carry(self, member_id: str, _: News) -> None:
        """Somebody has news."""
        await self.tell_news(member_id)

    async def send_mails(self) -> None:
        """Send the mails that are due."""
        if self._mailer is None:
            return
        due = await self._store.call(wishes.mails_due, self._store, now(), MAIL_GAP, DAY, MAILS_A_DAY, MOST_AT_ONCE * MOST_LINES)
        for member, wish, tables in list(due.values())[:MOST_AT_ONCE]:
            known = [each for each in tables if each.game in all_games()][:MOST_LINES]
            if known and member.id not in self._being_mailed:
                if not self._mailer.write_later(*self._letter(member, wish, known)):
                    return  # the others at the next look
                self._being_mailed.add(member.id)

    def _letter(self, member: Member, wish: Wish, tables: list[Waiting]) -> tuple[Callable[[], Awaitable[Mail | None]], Callable[[], Awaitable[None]]]:
        """How to write a mail, which claims it, and how to note that it was sent."""
        at = 0.0

        async def write() -> Mail | None:
            nonlocal at
            at = now()
            try:
                token = await self._store.call(wishes.claim_mail, self._store, wish, tables, secrets.token_urlsafe(24), at, DAY)
                return self._mail(member, token, tables, await self._inbox.unseen(member)) if token is not None else None
            finally:
                self._being_mailed.discard(member.id)

        async def sent() -> None:
            await self._store.call(wishes.confirm_mail, self._store, member.id, tables, at, now())

        return write, sent

    def _mail(self, member: Member, token: str, tables: Sequence[Waiting], unseen: int) -> Mail:
        words, site, base = table_words(member.language), self._settings.site_name, self._settings.public_url.rstrip("/")
        lines = [f"{words('back-push', game=_title(each, words), names=_names(each, words))}\n{base}/t/{each.table_id}" for each in tables]
        lines += [f"{words('back-mail-news', count=unseen)}\n{base}/news"] if unseen else []
        stop = f"{base}/mails/off/{token}"  # put in here: sentences are kept for a while, and a link is a secret
        text = "\n\n".join([words("back-mail", name=member.name or ""), *lines, f"{words('back-mail-why')}\n{stop}", site])
        about = f"ridotto-mail {token} {sorted((each.table_id, each.since) for each in tables)}"  # it is never sent about one turn twice
        return Mail(member.email or "", words("back-mail-subject", count=len(tables), site=site), f"{text}\n", stop, sha256(about.encode()).hexdigest())


def _title(waiting: Waiting, words: Words) -> str:
    return game_named(waiting.game).words(words.language)("title")


def _names(waiting: Waiting, words: Words) -> str:
    """Who else plays."""
    others = [name for seat, name in enumerate(waiting.data["names"]) if name is not None and seat != waiting.seat]
    return ", ".join(others) or words("hall-nobody")
