"""What the tests of hostile input have in common: odd texts, and whether a refusal has changed anything."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ridotto.table.store.store import entries_table, seats_table, tables_table

from .conftest import Inside, Seat, opened
from .questions import routes_of
from .worlds import Answer, Question, asking, posting, send

SCRIPT = "<script>alert(1)</script>"
MARKS = [
    SCRIPT,
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    "{{ 7 * 7 }}",
    "{% raw %}",
    "${7*7}",
    "</title><svg onload=x>",
    "&lt;b&gt;",
    "javascript:alert(1)",
]
"""Texts that would do something in a page that takes them for more than text."""
ODD = [
    "\x00",
    "a\x00b",
    "a\nb",
    "a\r\nSet-Cookie: x=y",
    "a\tb",
    "\u202egnp.exe",
    "\u2028",
    "a\x1b[31m",
    "\x7f",
    "\ufeff",
    "\ud800",
    "a\udfffb",
    "\ufffe",
    "",
    " ",
    "\u00a0",
]
"""Control characters and other things that are no text to be read."""


def kept(inside: Inside) -> tuple[Any, ...]:
    """All that the store knows of tables, but for when somebody was last seen."""
    with inside.service.store.engine.connect() as connection:
        entries = connection.execute(sa.select(entries_table).order_by(entries_table.c.table_id, entries_table.c.number)).all()
        tables = connection.execute(sa.select(tables_table).order_by(tables_table.c.id)).all()
        seats = connection.execute(
            sa.select(seats_table.c.table_id, seats_table.c.seat, seats_table.c.nonce).order_by(seats_table.c.table_id, seats_table.c.seat)
        ).all()
    return tuple(entries), tuple(tables), tuple(seats)


async def tried(inside: Inside, question: Question, **more: Any) -> Answer:
    """Send something. The answer is no failure of the house; if it is an error, it is one sentence, and nothing has changed."""
    before = kept(inside)
    answer = await send(inside.app, question, **more)
    assert 0 < answer.status < 500, (question, answer)
    assert b"\n" not in b"".join(value for _, value in answer.headers), question
    if answer.status >= 400:
        assert kept(inside) == before, question
        sentence = said(question, answer)
        assert sentence, question
        assert len(sentence) < 700, (question, sentence)
        assert "Traceback" not in answer.text
    return answer


def said(question: Question, answer: Answer) -> str:
    """The sentence of an error."""
    if question.path.startswith("/static/") and answer.status in (400, 416):
        return answer.text or "nothing"  # a wish for a part of a file that has none
    if answer.header("content-type") == "application/json":
        found = answer.json()
        assert list(found) == ["error"], question
        return str(found["error"])
    [sentence] = re.findall(r'<p [^>]*(?:role="alert"|class="problem")[^>]*>(.*?)</p>', answer.text, re.S)
    return unescape(sentence)


async def refused(inside: Inside, question: Question, *statuses: int, **more: Any) -> Answer:
    """Send something that must be refused with one of these statuses."""
    answer = await tried(inside, question, **more)
    assert answer.status in statuses, (question, answer.status, answer.text[:300])
    return answer


@asynccontextmanager
async def at_table(folder: Path, game: str = "doge", count: int = 3, **more: Any) -> AsyncIterator[tuple[Inside, list[Seat]]]:
    """A house with pages, and a match that has begun."""
    async with opened(folder, pages=True, **more) as inside:
        yield inside, await inside.seats(game, count)


def posts(inside: Inside, seat: Seat) -> list[tuple[str, Question]]:
    """A request to each address that changes something, as the page's own forms or a program would send it, with the seat's cookie."""
    api, page, me = f"/api/tables/{seat.table}", f"/t/{seat.table}", {"cookie": f"ridotto-{seat.table}={seat.token}"}
    other = (seat.number + 1) % 3
    found = {
        "POST /api/tables": asking("POST", "/api/tables", {"game": "doge", "seats": 3}, **me),
        "POST /api/tables/{table_id}/join": asking("POST", f"{api}/join", {"name": "Zoe"}, **me),
        "POST /api/tables/{table_id}/reveal": asking("POST", f"{api}/reveal", {"entropy": "dice", "salt": "0" * 32}, **me),
        "POST /api/tables/{table_id}/bots": asking("POST", f"{api}/bots", {"seat": other, "bot": "random"}, **me),
        "POST /api/tables/{table_id}/moves": asking("POST", f"{api}/moves", {"move": 1}, **me),
        "POST /api/tables/{table_id}/undo": asking("POST", f"{api}/undo", **me),
        "POST /api/tables/{table_id}/hints": asking("POST", f"{api}/hints", **me),
        "POST /api/tables/{table_id}/talk": asking("POST", f"{api}/talk", {"text": "hello"}, **me),
        "POST /api/tables/{table_id}/leave": asking("POST", f"{api}/leave", **me),
        "POST /api/tables/{table_id}/seats/{number}/hand-over": asking("POST", f"{api}/seats/{other}/hand-over", **me),
        "POST /api/tables/{table_id}/take-back": asking("POST", f"{api}/take-back", **me),
        "POST /language": posting("/language", "lang=de", **me),
        "POST /theme": posting("/theme", "to=night", **me),
        "POST /learner": posting("/learner", "to=on", **me),
        "POST /tables": posting("/tables", "game=doge&seats=3", **me),
        "POST /play": posting("/play", "game=doge", **me),
        "POST /play-now": posting("/play-now", "name=Zoe&game=doge&seats=3&pace=none", **me),
        "POST /play-now/bots": posting("/play-now/bots", "", **me),
        "POST /play-now/leave": posting("/play-now/leave", "", **me),
        "POST /api/play-now": asking("POST", "/api/play-now", {"name": "Zoe", "game": "doge"}, **me),
        "DELETE /api/play-now": asking("DELETE", "/api/play-now", **me),
        "POST /turns/push": posting("/turns/push", "endpoint=https://push.example/x&key=x&auth=y", **me),
        "POST /turns/push/off": posting("/turns/push/off", "", **me),
        "POST /learn/{slug}/{step}/move": posting("/learn/doge/2/move", "move=1", **me),
        "POST /t/{table_id}/join": posting(f"{page}/join", "name=Zoe", **me),
        "POST /t/{table_id}/reveal": posting(f"{page}/reveal", f"entropy=dice&salt={'0' * 32}", **me),
        "POST /t/{table_id}/leave": posting(f"{page}/leave", "", **me),
        "POST /t/{table_id}/move": posting(f"{page}/move", "move=1&expected=0", **me),
        "POST /t/{table_id}/undo": posting(f"{page}/undo", "", **me),
        "POST /t/{table_id}/hints": posting(f"{page}/hints", "", **me),
        "POST /t/{table_id}/talk": posting(f"{page}/talk", "text=hello", **me),
        "POST /t/{table_id}/bots": posting(f"{page}/bots", f"seat={other}", **me),
        "POST /t/{table_id}/hand-over": posting(f"{page}/hand-over", f"seat={other}", **me),
        "POST /t/{table_id}/take-back": posting(f"{page}/take-back", "", **me),
        "POST /t/{table_id}/again": posting(f"{page}/again", "", **me),
        "POST /t/{table_id}/analysis": posting(f"{page}/analysis", "", **me),
        "POST /t/{table_id}/replay/bot": posting(f"{page}/replay/bot", "at=0&seat=0", **me),
        "POST /t/{table_id}/play-on": posting(f"{page}/play-on", "at=0&seat=0", **me),
        "POST /t/{table_id}/seat/{token}": posting(f"{page}/seat/{seat.token}", "", **me),
    }
    found |= {f"POST /operator/{what}": posting(f"/operator/{what}", "", **me) for what in ("enter", "leave", "backup", "close", "new-tables")}
    assert set(found) == {route for route in routes_of(inside.app) if route.split()[0] not in ("GET", "HEAD", "MOUNT")}
    return list(found.items())


def extended(question: Question, **headers: str) -> Question:
    """The same request with further headers."""
    return Question(question.method, question.path, question.body, (*question.headers, *((name.replace("_", "-"), value) for name, value in headers.items())))


async def until(true: Any) -> None:
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it does not happen")
