"""The language of the pages: the one the reader has chosen, or the one the browser asks for."""

from collections.abc import Iterator

from fastapi import Request

from ridotto.engine.words import LANGUAGES, Words, load_words

PARTS = ("back", "events", "lobby", "people", "ratings")
"""The parts of the house that have words files of their own, `words/PART.en.ftl` and `words/PART.de.ftl`."""
COOKIE = "lang"
COOKIE_SECONDS = 365 * 86_400


def language_of(request: Request) -> str:
    """The language for a request."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    return next(_asked(request.headers.get("accept-language", "")), LANGUAGES[0])


def table_words(language: str) -> Words:
    """The shared words and those of the table."""
    return load_words(language, "ridotto.table", *PARTS)


def _asked(header: str) -> Iterator[str]:
    """Our languages among those of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality.strip() else 1.0
        except ValueError:
            continue
        name = tag.strip().lower().partition("-")[0]
        if name in LANGUAGES and weight > 0:
            wanted.append((-weight, name))
    yield from (name for _, name in sorted(wanted, key=lambda each: each[0]))
