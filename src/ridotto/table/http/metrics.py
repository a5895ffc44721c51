"""`/metrics`: what Prometheus reads. Nobody else's business: only programs on this machine, or whoever has the token."""

import asyncio
from hmac import compare_digest
from ipaddress import ip_address

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ridotto.table.http.auth import bearer_token, service_of
from ridotto.table.metrics import CONTENT_TYPE
from ridotto.table.secret_file import read_secret
from ridotto.table.service.live_table import Refused
from ridotto.table.settings import Settings

FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")

router = APIRouter(include_in_schema=False)


class MetricsAccess:
    """Who may read the metrics."""

    def __init__(self, settings: Settings) -> None:
        self._on = settings.metrics == "on"
        self._token = read_secret(settings.metrics_token_file, "metrics_token_file") if settings.metrics_token_file else ""

    def check(self, request: Request) -> None:
        """Raise unless whoever asks may read them. With a token file, everybody needs the token, on this machine too."""
        if not self._on:
            raise HTTPException(404)
        if self._token:
            if not compare_digest((bearer_token(request) or "").encode(), self._token.encode()):
                raise Refused("metrics-token", 401)
        elif not _from_this_machine(request):
            raise Refused("metrics-elsewhere", 403)


def _from_this_machine(request: Request) -> bool:
    """Whether a program on this machine asks for itself: a proxy on the same machine asks for others."""
    host = request.client.host if request.client is not None else ""
    try:
        here = ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
    return here and not any(name in request.headers for name in FORWARDED)


@router.get("/metrics")
async def show_metrics(request: Request) -> Response:
    """All metrics of this process, and how many tables the database holds."""
    access: MetricsAccess = request.app.state.metrics_access
    access.check(request)
    service = service_of(request)
    await service.measure()
    return Response(await asyncio.to_thread(service.metrics.as_text), media_type=CONTENT_TYPE)
