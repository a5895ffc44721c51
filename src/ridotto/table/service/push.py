"""Sending messages to browsers through their push services, in threads: a few at once, each within a limited time.

A push service is somebody else's server, named by whoever subscribes. So only hosts of the settings are addressed, and none
that resolves to an address of a private network; the address that was checked is the one that is connected to. Logs say
that a message was not sent and why, never to whom nor what it said.
"""

import asyncio
import http.client
import json
import logging
import socket
import ssl
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.service import push_message
from ridotto.table.service.clock import now
from ridotto.table.service.receipts import Receipt
from ridotto.table.service.tasks import Tasks
from ridotto.table.settings import Settings
from ridotto.table.store.reminders import Device, forget_device, note_failure
from ridotto.table.store.store import Store, reason

log = logging.getLogger("ridotto.table")

SECONDS = 10.0  # for each step of the conversation with a push service
AT_ONCE = 4
MOST_WAITING = 200
PAUSES = (0.0, 5.0, 30.0)  # seconds before each try
KEPT_SECONDS = 86_400  # how long a push service keeps a message for a device that is off
MOST_FAILURES = 10  # in a row, after which a device is forgotten
GONE = (404, 410)
LATER = (408, 425, 429, 500, 502, 503, 504)
KEY = "push-key"


@dataclass(frozen=True)
class Message:
    """What a device shows."""

    title: str
    text: str
    link: str
    """A path on this server."""
    topic: str
    """Of messages with the same topic a device shows the last one alone."""


class NotPublic(OSError):  # noqa: N818 (why it is not sent)
    """A push service has an address in a private network."""


class Pushing:
    """Sends messages for one process."""

    def __init__(self, settings: Settings, store: Store, tasks: Tasks) -> None:
        self._title = settings.site_name
        self._hosts = settings.push_hosts.split()
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
        self._store = store
        self._tasks = tasks
        self._key = push_message.read_key(store.server_value(KEY, push_message.new_key()))
        self.public_key = push_message.to_text(push_message.public_bytes(self._key))
        """What browsers subscribe with."""
        self._places = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[tuple[str, str]] = set()
        """Browsers and topics of the messages that wait or are tried."""
        self.pauses = PAUSES

    def may_send_to(self, endpoint: str) -> bool:
        """Whether a browser may be reached at an address."""
        return push_message.is_allowed(endpoint, self._hosts)

    def takes(self, key: str, auth: str) -> bool:
        """Whether these can be the keys of a browser."""
        return push_message.are_keys(key, auth)

    def send_later(self, device: Device, text: str, link: str, topic: str, receipt: Receipt) -> bool:
        """Send a message in the background; returns False if too many are waiting. It is then found again: it was not claimed.

        Nor is it sent twice from here, however often it is found until it is claimed.
        """
        if self._waiting >= MOST_WAITING:
            return False
        if (device.browser, topic) not in self._under_way:
            self._under_way.add((device.browser, topic))
            self._tasks.spawn(self._send(device, Message(self._title, text, link, topic), receipt))
        return True

    @property
    def _waiting(self) -> int:
        return len(self._under_way)

    async def _send(self, device: Device, message: Message, receipt: Receipt) -> None:
        try:
            await self._try(device, message, receipt)
        except SQLAlchemyError as error:  # it is claimed again
            log.error("the database could not be read or written; a message to a device may be sent later", extra={"reason": reason(error)})
        finally:
            self._under_way.discard((device.browser, message.topic))

    async def _try(self, device: Device, message: Message, receipt: Receipt) -> None:
        """Try a few times; a device that is gone is forgotten."""
        status, why = 0, ""
        for pause in self.pauses:
            await asyncio.sleep(pause)
            async with self._places:
                if not await receipt.claim():  # it is another process's
                    return
                try:
                    status = await asyncio.to_thread(self._post, device, message)
                except (OSError, http.client.HTTPException, ValueError) as error:
                    status, why = 0, str(getattr(error, "strerror", None) or type(error).__name__)
                    if isinstance(error, NotPublic):
                        break
            if status and status not in LATER:
                break
        await receipt.confirm()
        if status in GONE:
            await self._store.call(self._forget, device)
            return
        failed = not 200 <= status < 300
        if failed:
            log.warning("a message to a device could not be sent", extra={"reason": why or f"the push service answered {status}"})
        if failed or device.failures:
            await self._store.call(note_failure, self._store, device.browser, failed, MOST_FAILURES)

    def _forget(self, device: Device) -> None:
        with self._store.writing() as connection:
            forget_device(connection, device.browser)

    def _post(self, device: Device, message: Message) -> int:
        """Send a message, and wait for the status of the answer."""
        text = push_message.padded(json.dumps(vars(message), ensure_ascii=False).encode())
        body = push_message.encrypt(text, push_message.from_text(device.key), push_message.from_text(device.auth))
        headers = {
            "Authorization": push_message.signature(device.endpoint, self._key, self._contact, now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        parts = urlsplit(device.endpoint)
        if not self.may_send_to(device.endpoint):  # the settings have changed since
            raise NotPublic("the push service is not one of those in push_hosts")
        connection = _Connection(parts, checked_address(parts, push_message.is_named(parts, self._hosts)))
        try:
            connection.request("POST", f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}", body, headers)
            return connection.getresponse().status
        finally:
            connection.close()


class _Connection(http.client.HTTPConnection):
    """A connection to the address that was checked, with the certificate of the host's name."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        self._secure = ssl.create_default_context() if parts.scheme == "https" else None
        super().__init__(parts.hostname or "", parts.port or (443 if self._secure else 80), timeout=SECONDS)
        self._address = address

    def connect(self) -> None:
        """Connect without asking again which address the name has."""
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._secure.wrap_socket(plain, server_hostname=self.host) if self._secure else plain


def checked_address(parts: SplitResult, named: bool) -> str:
    """The address of a push service; NotPublic if one of its addresses is private, unless the settings name just this server."""
    found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    addresses = [str(address[4][0]) for address in found]
    if not named and not all(ip_address(each.partition("%")[0]).is_global and not ip_address(each.partition("%")[0]).is_multicast for each in addresses):
        raise NotPublic("the push service has an address in a private network")
    return addresses[0]
