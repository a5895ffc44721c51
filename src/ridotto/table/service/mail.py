"""Sending mails by the host's mail server, in threads, each within a limited time; a few at once, and some that wait.

Logs say that a mail could not be sent and why, never to whom nor what it said.
"""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from ridotto.engine.errors import SetupError
from ridotto.engine.files import read_text
from ridotto.table.service.tasks import Tasks
from ridotto.table.settings import Settings
from ridotto.table.store.store import reason

log = logging.getLogger("ridotto.table")

SECONDS = 15.0  # for each step of the conversation with the mail server
AT_ONCE = 4
MOST_WAITING = 200
LONGEST_LINE = 998  # characters that the standard allows
USUAL_PORTS = {"none": 25, "starttls": 587, "tls": 465}


@dataclass(frozen=True)
class Mail:
    """A mail of plain text."""

    to: str
    subject: str
    text: str
    stop: str = ""
    """An address that ends mails of this kind, also by one click in a mail program (RFC 8058)."""
    id: str = ""
    """Of a mail that may be sent twice, the same both times; it becomes part of its Message-ID."""


class Mailer:
    """Sends mails; SetupError, at once, if the file with the password cannot be read."""

    def __init__(self, settings: Settings, tasks: Tasks) -> None:
        self._settings = settings
        self._tasks = tasks
        self._password = read_password(settings)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def send_later(self, mail: Mail) -> None:
        """Send a mail in the background. One too many is dropped: whoever waits for it asks again."""
        if self._waiting >= MOST_WAITING:
            log.error("a mail was dropped: too many are waiting to be sent")
            return
        self._waiting += 1
        self._tasks.spawn(self._send(mail))

    def write_later(self, write: Callable[[], Awaitable[Mail | None]], sent: Callable[[], Awaitable[None]]) -> bool:
        """Let a mail be written when there is a place to send it, perhaps none, and then say that it was sent, or will not be.

        Returns False if half as many are waiting as can wait: the rest is for mails that somebody waits for.
        """
        if self._waiting >= MOST_WAITING // 2:
            return False
        self._waiting += 1
        self._tasks.spawn(self._write(write, sent))
        return True

    async def _write(self, write: Callable[[], Awaitable[Mail | None]], sent: Callable[[], Awaitable[None]]) -> None:
        try:
            async with self._places:
                mail = await write()
                if mail is not None:
                    await self._try(mail)
                    await sent()
        except SQLAlchemyError as error:  # it is written again
            log.error("the database could not be read or written; a mail may be sent later", extra={"reason": reason(error)})
        finally:
            self._waiting -= 1

    async def _send(self, mail: Mail) -> None:
        try:
            async with self._places:
                await self._try(mail)
        finally:
            self._waiting -= 1

    async def _try(self, mail: Mail) -> None:
        try:
            await asyncio.to_thread(send, self._settings, self._password, mail)
        except Exception as error:  # also of an address that cannot be written: it would be tried again and again
            log.error("a mail could not be sent", extra={"reason": why(error)})


def read_password(settings: Settings) -> str:
    """The password for the mail server; SetupError if its file cannot be read."""
    if not settings.smtp_password_file:
        return ""
    return read_text(Path(settings.smtp_password_file), SetupError).partition("\n")[0].strip()


def send_now(settings: Settings, mail: Mail) -> None:
    """Send a mail from a command; SetupError says why it cannot be sent."""
    try:
        send(settings, read_password(settings), mail)
    except (OSError, smtplib.SMTPException) as error:
        raise SetupError(f"the mail could not be sent: {why(error)}") from None


def send(settings: Settings, password: str, mail: Mail) -> None:
    """Send a mail, and wait for it."""
    port = settings.smtp_port or USUAL_PORTS[settings.smtp_security]
    secure = ssl.create_default_context() if settings.smtp_security != "none" else None
    if settings.smtp_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.smtp_host, port, timeout=SECONDS, context=secure)
    else:
        server = smtplib.SMTP(settings.smtp_host, port, timeout=SECONDS)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, password)
        server.send_message(mail_message(settings, mail))


def mail_message(settings: Settings, mail: Mail) -> EmailMessage:
    """A mail as it is sent."""
    # an address in a header must stand there as it is: in a line that is too long it would be encoded
    message = EmailMessage(policy.default.clone(max_line_length=LONGEST_LINE) if mail.stop else None)
    message["From"] = Address(settings.site_name, addr_spec=settings.mail_from)
    message["To"] = Address(addr_spec=mail.to)
    message["Subject"] = mail.subject
    message["Date"] = formatdate()
    domain = settings.mail_from.rpartition("@")[2]
    message["Message-ID"] = f"<{mail.id}@{domain}>" if mail.id else make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message


def why(error: Exception) -> str:
    """Why a mail was not sent: the code of the mail server's answer, or what the system says. The answer itself may quote the address."""
    code = getattr(error, "smtp_code", None)
    if code is not None:
        return f"the mail server answered {code}"
    return str(getattr(error, "strerror", None) or type(error).__name__)
