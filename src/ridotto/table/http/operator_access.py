"""Who is the operator: whoever has entered the secret that the host keeps in a file.

The secret is never in a URL. Entering it sets a signed cookie that ends after some hours, and with the secret itself.
"""

from hashlib import sha256
from hmac import compare_digest

from fastapi import Request
from itsdangerous import BadSignature, TimestampSigner
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ridotto.table.http.auth import service_of
from ridotto.table.http.guard import address, limits_of
from ridotto.table.secret_file import read_secret
from ridotto.table.service.live_table import Refused
from ridotto.table.settings import Settings

COOKIE = "operator"
PATH = "/operator"
HOURS = 12


class OperatorAccess:
    """Lets the operator in, if the host has turned the page on."""

    def __init__(self, settings: Settings) -> None:
        self._secret = read_secret(settings.operator_token_file, "operator_token_file") if settings.operator_token_file else ""
        self._secure = settings.public_url.startswith("https:")

    @property
    def on(self) -> bool:
        """Whether there is an operator's page."""
        return bool(self._secret)

    def enter(self, request: Request, secret: str, response: Response) -> None:
        """Let somebody in who has sent the secret; Refused if it is wrong, or was tried too often."""
        limits_of(request).operator.take(address(request.scope))
        if not compare_digest(secret.strip().encode("utf-8", "replace"), self._secret.encode()):
            raise Refused("operator-secret", 403)
        signed = self._signer(request).sign(COOKIE).decode()
        response.set_cookie(COOKIE, signed, max_age=HOURS * 3600, path=PATH, secure=self._secure, httponly=True, samesite="strict")

    def leave(self, response: Response) -> None:
        """Forget that somebody was let in."""
        response.delete_cookie(COOKIE, path=PATH, secure=self._secure, httponly=True, samesite="strict")

    def is_in(self, request: Request) -> bool:
        """Whether whoever asks was let in."""
        try:
            return self.on and self._signer(request).unsign(request.cookies.get(COOKIE, ""), max_age=HOURS * 3600) == COOKIE.encode()
        except BadSignature:
            return False

    def _signer(self, request: Request) -> TimestampSigner:
        return TimestampSigner(sha256(f"{service_of(request).server_key} {self._secret}".encode()).hexdigest(), salt="ridotto-operator")


def operator_access(request: Request) -> OperatorAccess:
    """The operator's access to this application."""
    access: OperatorAccess = request.app.state.operator_access
    return access


def there_is_one(request: Request) -> None:
    """404 if there is no operator's page."""
    if not operator_access(request).on:
        raise HTTPException(404)


def is_operator(request: Request) -> None:
    """Refused if whoever asks has not entered the secret."""
    if not operator_access(request).is_in(request):
        raise Refused("operator", 403)
