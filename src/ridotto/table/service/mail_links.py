"""Links that sign in, sign up or confirm an address: sent by mail, or handed over by the host.

A link holds a random token, of which only the digest is stored. It works once and for a limited time, and following it
changes nothing: the page asks first, because programs look at links in mails, too. Whether an address has an account is
seen only in the mail itself.
"""

import secrets
from dataclasses import dataclass, replace
from hashlib import sha256

from ridotto.table.language import table_words
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.mail import Mail, Mailer
from ridotto.table.service.members import Arrival, Members, let_in, new_member, plain_email
from ridotto.table.settings import Settings
from ridotto.table.store import sign_in
from ridotto.table.store.members import Member, add_member, change_member, find_member, lock_member, member_with_email
from ridotto.table.store.sessions import never_here
from ridotto.table.store.sign_in import MailLink
from ridotto.table.store.store import Raced, Store

ENTER, CONFIRM, HOST = "enter", "confirm", "host"
"""What a link is for: signing in or up with an address, confirming a member's address, what the host hands to a member."""
LINK_SECONDS = {ENTER: 15 * 60.0, CONFIRM: 60 * 60.0, HOST: 7 * 86_400.0}
MAILS_PER_HOUR = 6  # to one address, from all processes together
NO_LIMIT = 2**31
LONGEST_TOKEN = 64


@dataclass(frozen=True)
class Door:
    """What a link leads to: an account, or, with an address that has none, a new one."""

    link: MailLink
    member: Member | None


class MailLinks:
    """The links of all members, for one process; `mailer` is None where no mails are sent."""

    def __init__(self, store: Store, settings: Settings, members: Members, mailer: Mailer | None) -> None:
        self._store = store
        self._settings = settings
        self._members = members
        self._mailer = mailer

    async def send_to_enter(self, email: str, language: str) -> None:
        """Send a link to whoever reads this mailbox, in the language of the account or else of the request."""
        email = plain_email(email)
        member = await self._members.with_email(email)
        spoken = member.language if member is not None else language
        await self._send(ENTER, email, None, spoken, "sign-in" if member is not None else "sign-up")

    async def send_to_confirm(self, member: Member, email: str) -> None:
        """Send a link that makes this address the member's."""
        await self._send(CONFIRM, plain_email(email), member.id, member.language, "confirm", name=member.name or "")

    async def _send(self, purpose: str, email: str, member_id: str | None, language: str, about: str, **more: str) -> None:
        """Write a link and send it in the background; nothing if this address has got enough of them."""
        if self._mailer is None:
            raise Refused("no-mails")
        token = new_token()
        if await self._store.call(sign_in.add_mail_link, self._store, _link(token, purpose, email, member_id), MAILS_PER_HOUR, now() - 3600):
            self._mailer.send_later(link_mail(self._settings, email, token, about, language, **more))

    # ---- following a link ----

    async def open(self, token: str) -> Door:
        """What a link leads to; Refused (404) if it is no longer valid. Nothing is changed by it."""
        link = await self._store.call(sign_in.find_mail_link, self._store, _digest(token)) if len(token) <= LONGEST_TOKEN else None
        if link is None or link.used is not None or link.expires <= now():
            raise Refused("link-ended", 404)
        member = await self._store.call(_member_behind, self._store, link)
        if link.purpose != ENTER and (member is None or member.deleted is not None):
            raise Refused("link-ended", 404)
        return Door(link, member)

    async def enter(self, door: Door, name: str, language: str, arrival: Arrival) -> Member:
        """Use a link to sign in, or to sign up under this name. Whom the host invited gets the language of this request, and not the host's."""
        member = door.member or new_member(name, language, door.link.email)

        def write() -> Member:
            with self._store.writing() as connection:
                lock_member(connection, member.id)
                if not sign_in.use_mail_link(connection, door.link.digest, now()):
                    raise Refused("link-ended", 404)
                if door.member is None:
                    add_member(connection, member)
                first = never_here(connection, member)
                let_in(connection, member.id, arrival)  # or the link is kept
                if door.member is None or not first:
                    return member
                change_member(connection, member.id, language=language)
                return replace(member, language=language)

        try:
            return await self._store.call(write)
        except Raced:
            if door.member is None and await self._members.named(name) is not None:
                raise Refused("member-name", name=name) from None
            raise Refused("busy", 503) from None  # the address has an account by now, or another link was followed in this browser

    async def confirm(self, door: Door) -> Member:
        """Use a link to make its address the member's. Whoever read the address from before is told."""
        link, member = door.link, door.member
        if member is None:
            raise Refused("link-ended", 404)

        def write() -> None:
            with self._store.writing() as connection:
                lock_member(connection, member.id)
                if not sign_in.use_mail_link(connection, link.digest, now()):
                    raise Refused("link-ended", 404)
                change_member(connection, member.id, email=link.email)

        try:
            await self._store.call(write)
        except Raced:
            raise Refused("email-taken") from None
        if member.email is not None and member.email != link.email and self._mailer is not None:
            self._mailer.send_later(notice_mail(self._settings, member))
        return member


def host_link(store: Store, settings: Settings, member: Member) -> str:
    """A link with which the host lets a member sign in, for a week."""
    token = new_token()
    sign_in.add_mail_link(store, _link(token, HOST, "", member.id), NO_LIMIT, now())
    return link_address(settings, token)


def invitation(store: Store, settings: Settings, email: str, language: str) -> Mail:
    """A mail from the host with a link to sign up, for a week."""
    token = new_token()
    sign_in.add_mail_link(store, _link(token, ENTER, email, None, LINK_SECONDS[HOST]), NO_LIMIT, now())
    return link_mail(settings, email, token, "invite", language)


def new_token() -> str:
    """The secret of a new link."""
    return secrets.token_urlsafe(32)


def _digest(token: str) -> str:
    return sha256(f"ridotto-link {token}".encode()).hexdigest()


def _link(token: str, purpose: str, email: str, member_id: str | None, seconds: float = 0.0) -> MailLink:
    return MailLink(_digest(token), purpose, email, member_id, now(), now() + (seconds or LINK_SECONDS[purpose]))


def _member_behind(store: Store, link: MailLink) -> Member | None:
    return member_with_email(store, link.email) if link.purpose == ENTER else find_member(store, link.member_id or "")


def link_address(settings: Settings, token: str) -> str:
    """The address of a link, as people follow it."""
    return f"{settings.public_url.rstrip('/') or f'http://{settings.host}:{settings.port}'}/members/link/{token}"


def link_mail(settings: Settings, email: str, token: str, about: str, language: str, **more: str) -> Mail:
    """A mail with a link, which is put in here: sentences are kept for a while, and a link is a secret."""
    words, site = table_words(language), settings.site_name
    lines = (words(f"mail-{about}", site=site, **more), link_address(settings, token), words("mail-unasked"), site)
    return Mail(email, words(f"mail-{about}-subject", site=site), "\n\n".join(lines) + "\n")


def notice_mail(settings: Settings, member: Member) -> Mail:
    """A mail to the address that a member had until now."""
    words, site = table_words(member.language), settings.site_name
    return Mail(member.email or "", words("mail-changed-subject", site=site), f"{words('mail-changed', site=site, name=member.name or '')}\n\n{site}\n")
