"""A mail server of the tests' own, which keeps what it gets."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Empty, Queue
from re import search
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

PATIENCE = 60.0  # seconds for what takes milliseconds, on a machine with other work to do


class Mailbox:
    """The mails that arrive, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.refuses = ""
        """What it answers to recipients, if it takes none."""
        self._mails: Queue[EmailMessage] = Queue()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        if self.refuses:
            return f"550 {address} {self.refuses}"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"].addresses[0].addr_spec]
        self._mails.put(mail)
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next mail, once it is there."""
        return self._mails.get(timeout=PATIENCE)

    def link(self) -> str:
        """The path of the link in the next mail."""
        found = search(r"https?://[^/\s]+(/\S+)", self.next().get_content())
        assert found is not None
        return found[1]

    @property
    def empty(self) -> bool:
        """Whether there is no mail at the moment."""
        return self._mails.empty()

    def clear(self) -> None:
        """Forget what has arrived."""
        while True:
            try:
                self._mails.get_nowait()
            except Empty:
                return


@contextmanager
def receiving(tls: ssl.SSLContext | None = None, login: tuple[str, str] | None = None) -> Iterator[Mailbox]:
    """A mail server on a free port; with `tls` and `login` it takes nothing without both."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    mailbox = Mailbox(port)

    def knows(_server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any) -> AuthResult:
        known = isinstance(given, LoginPassword) and login == (given.login.decode(), given.password.decode())
        return AuthResult(success=known)

    more: dict[str, Any] = {"tls_context": tls, "require_starttls": tls is not None, "auth_required": login is not None, "authenticator": knows}
    controller = Controller(mailbox, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE, **more)
    controller.start()
    try:
        yield mailbox
    finally:
        controller.stop()
