"""What a form asks for: it is done and leads to another page, or it is refused and its own page says why."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from fastapi import Request
from starlette.responses import Response

from ridotto.engine.errors import EditionError, RidottoError
from ridotto.table.http.errors import LONGEST_SENTENCE
from ridotto.table.http.guard import TooMany
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.responses import see
from ridotto.table.service.live_table import Refused

Again = Callable[[str, int], Awaitable[Response]]
"""The form's page once more, with what is wrong and the status."""
R = TypeVar("R")


async def answered(request: Request, work: Awaitable[R], then: str | Callable[[R], str], again: Again) -> Response:
    """Do what a form asks for and redirect to another page, which may depend on the outcome; if it is refused, show the form's page again."""
    try:
        done = await work
    except Refused as error:
        return await again(*wrong(request, error))
    return see(then if isinstance(then, str) else then(done))


def wrong(request: Request, error: RidottoError) -> tuple[str, int]:
    """What a form's page says is wrong, and its status; programs, and whoever asks too often, get the error as everywhere."""
    if isinstance(error, TooMany) or "text/html" not in request.headers.get("accept", ""):
        raise error
    return sentence(error, language_of(request)), error.status if isinstance(error, Refused) else 422


def sentence(error: RidottoError, language: str) -> str:
    """What is wrong, as a sentence for the page; cut short, as it may quote what was typed."""
    text = error.said(language) if isinstance(error, Refused) else str(error)
    if isinstance(error, EditionError):
        text = table_words(language)("open-wrong-edition", sentence=text)
    short = text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]} …"
    return f"{short[:1].upper()}{short[1:].rstrip('.')}."
