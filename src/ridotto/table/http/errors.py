"""Error responses: one sentence, as JSON for programs and as a page for people."""

import logging
import re
from collections.abc import Callable
from html import escape
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, JSONResponse, Response

from ridotto.engine.errors import RidottoError
from ridotto.table.language import language_of, table_words
from ridotto.table.service.live_table import Refused
from ridotto.table.store.store import reason

log = logging.getLogger("ridotto.table")

ErrorPage = Callable[[Request, int, str], Response]
"""Makes the page that shows an error to people."""

LONGEST_SENTENCE = 500


def answer(request: Request, status: int, sentence: str, error: Exception | None = None) -> Response:
    """The response for a status and a sentence."""
    people = _for_people(request)
    if people and isinstance(error, Refused):
        sentence = error.said(language_of(request))
    if len(sentence) > LONGEST_SENTENCE:  # it may quote the request
        sentence = f"{sentence[: LONGEST_SENTENCE - 3]}..."
    if people:
        page: ErrorPage = getattr(request.app.state, "error_page", None) or plain_page
        response = page(request, status, sentence)
    else:
        response = JSONResponse({"error": sentence}, status)
    seconds = getattr(error, "seconds", None)
    if seconds is not None:
        response.headers["Retry-After"] = str(seconds)
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def failure(request: Request) -> Response:
    """The response to an unexpected exception; it uses as little as possible that could fail again."""
    sentence = "internal server error; the log has the details"
    if not _for_people(request):
        return JSONResponse({"error": sentence}, 500)
    words = table_words(language_of(request))
    return plain_page(request, 500, words("table-problem-500"))


def plain_page(request: Request, status: int, sentence: str) -> Response:
    """The sentence on a bare page."""
    language = language_of(request)
    return HTMLResponse(f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Ridotto</title><p>{escape(sentence)}</p>', status)


def _for_people(request: Request) -> bool:
    return not request.url.path.startswith(("/api/", "/healthz")) and "text/html" in request.headers.get("accept", "")


def install(app: FastAPI) -> None:
    """Let the application answer every error this way."""

    async def refused(request: Request, error: Any) -> Response:
        return answer(request, error.status, str(error), error)

    async def wrong(request: Request, error: Any) -> Response:
        return answer(request, 422, str(error))

    async def malformed(request: Request, error: Any) -> Response:
        return answer(request, 422, _what_is_malformed(error), Refused("malformed", 422))

    async def http(request: Request, error: Any) -> Response:
        # FastAPI answers 400 to a body that cannot be read
        status = 422 if error.status_code == 400 else error.status_code
        said = Refused("no-address", 404) if status == 404 else Refused("no-method", 405) if status == 405 else None
        response = answer(request, status, str(said or error.detail), said)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        if status == 405:
            response.headers["Allow"] = _allowed(request) or response.headers.get("Allow", "GET")
        return response

    async def database(request: Request, error: Any) -> Response:
        log.error("the database could not be read or written", exc_info=error, extra={"reason": reason(error)})
        said = Refused("no-database", 503)
        return answer(request, 503, str(said), said)

    async def cut_off(request: Request, _error: Any) -> Response:
        said = Refused("cut-off", 422)
        return answer(request, 422, str(said), said)

    app.add_exception_handler(ClientDisconnect, cut_off)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RidottoError, wrong)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(SQLAlchemyError, database)


def _allowed(request: Request) -> str:
    """The methods that an address of the API takes; the router names those of the first operation only."""
    for path, methods in request.app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)), request.url.path):
            return ", ".join(method.upper() for method in methods)
    return ""


def _what_is_malformed(error: RequestValidationError) -> str:
    """The first thing that is wrong, by its place in the request."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return "the body is not JSON"
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    return f"{where}: {first['msg'][:1].lower()}{first['msg'][1:]}"
