"""A house with members, and people in front of it: for the tests of accounts."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from starlette.testclient import TestClient

from ridotto.table.app import create_app
from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service import TableService

from .authenticator import Authenticator
from .browsers import Browser, settings
from .mailbox import Mailbox

HERE = "http://testserver"
OPTIONS, ANSWER = "/members/passkey/options", "/members/passkey/answer"


class Club:
    """A house with members."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def service(self) -> TableService:
        """The house itself."""
        service: TableService = self.client.app.state.service  # type: ignore[attr-defined]
        return service

    def call(self, work: Any, *args: Any) -> Any:
        """Await something of the house's in its own loop."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *args)

    def guest(self, language: str = "en") -> "Person":
        """Somebody who has never been here."""
        return Person(self.client, language)

    def member(self, name: str, language: str = "en") -> "Person":
        """Somebody who has signed up with a passkey."""
        person = self.guest(language)
        person.sign_up(name)
        return person


class Person(Browser):
    """A browser with an authenticator."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        super().__init__(client, language)
        self.passkey = Authenticator()

    @property
    def cookie(self) -> str:
        """The browser's cookie."""
        return self.cookies[BROWSER_COOKIE]

    def json(self, path: str, body: Any, status: int = 200) -> Any:
        """What the page's script sends, and gets."""
        response: httpx2.Response = self._send("POST", path, json=body)
        assert response.status_code == status, response.text
        return response.json() if status == 200 else response.text

    def sign_up(self, name: str, status: int = 200) -> Any:
        """Sign up with a new passkey."""
        asked = self.json(OPTIONS, {"what": "sign-up", "name": name})
        return self.json(ANSWER, {"what": "sign-up", "challenge": asked["challenge"], "credential": self.passkey.create(asked["options"])}, status)

    def sign_in(self, passkey: Authenticator | None = None, status: int = 200, **more: Any) -> Any:
        """Sign in with a passkey."""
        asked = self.json(OPTIONS, {"what": "sign-in"})
        credential = (passkey or self.passkey).get(asked["options"])
        return self.json(ANSWER, {"what": "sign-in", "challenge": asked["challenge"], "credential": credential, **more}, status)

    def add_passkey(self, passkey: Authenticator, status: int = 200) -> Any:
        """Add another passkey to one's account."""
        asked = self.json(OPTIONS, {"what": "add"})
        return self.json(ANSWER, {"what": "add", "challenge": asked["challenge"], "credential": passkey.create(asked["options"])}, status)

    @property
    def name(self) -> str:
        """Who the front page's header says is signed in; nothing for a guest."""
        page = self._send("GET", "/levels")
        found = page.text.partition('class="account"')[2].partition(">")[2].partition("<")[0]
        assert found
        return "" if found in ("Sign in", "Anmelden") else found


@contextmanager
def club(folder: Path, mailbox: Mailbox | None = None, **more: Any) -> Iterator[Club]:
    """A house with members, in this process; with a mailbox it sends mails."""
    mails = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_security": "none", "mail_from": "casa@house.test"} if mailbox is not None else {}
    given = {"members": "on", "public_url": HERE, "sign_ins_per_hour": 0, **mails, **more}
    with TestClient(create_app(settings(folder, **given))) as client:
        yield Club(client)
