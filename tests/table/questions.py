"""Everything that can be asked of the house about a table: for each of its routes, what a viewer could send there.

None of these questions makes a move or takes one back, so that a position can be looked at by one viewer after the other.
"""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from .worlds import Question, asking, bearer, browser, posting

STREAMS = ("GET /api/tables/{table_id}/stream", "GET /t/{table_id}/stream")
"""Routes that never come to an end: listened to all the time."""
HOUSE_STREAMS = ("GET /lobby/stream", "GET /play-now/stream")
"""The same where no table is named: a spectator listens for a moment."""


def routes_of(app: FastAPI) -> set[str]:
    """Every method and path that the application answers, and the folders of files it mounts."""
    found: set[str] = set()

    def walk(routes: Any) -> None:
        for route in routes:
            if hasattr(route, "effective_candidates"):
                walk(route.effective_candidates())
            else:
                path = route.path or route.starlette_route.path
                found.update(f"{method} {path}" for method in (getattr(route, "methods", None) or {"MOUNT"}))

    walk(app.routes)
    return found


def questions(table: str, seat: int | None, token: str, shown: dict[str, Any], count: int) -> Iterator[tuple[str, Question]]:
    """What a viewer asks and tries, each with the route it goes to. `shown` is the picture he has."""
    yield "GET /", asking("GET", "/", **browser(table, token))
    if seat is None:  # the others would ask the same
        yield from _of_the_house(table)
    yield from _coming_back(table, token)
    yield from _looking(table, token, shown)
    yield from _playing(table, seat, token, shown, count)
    yield from _pages(table, token)
    yield from _forms(table, seat, token, shown, count)


def last_questions(table: str, token: str) -> Iterator[tuple[str, Question]]:
    """What ends a viewer's seat."""
    yield "POST /api/tables/{table_id}/leave", asking("POST", f"/api/tables/{table}/leave", **bearer(token))
    yield "POST /t/{table_id}/leave", posting(f"/t/{table}/leave", "", **browser(table, token))


def forged(token: str) -> list[str]:
    """Tokens that hold nothing."""
    altered = token[:-5] + ("A" if token[-5:-4] != "A" else "B") + token[-4:]  # not the last letter, of which only some bits count
    return [altered, token[1:], "x", "WyJhIiwwLCJiIl0.c2ln"]


def _of_the_house(table: str) -> Iterator[tuple[str, Question]]:
    yield "GET /games/{slug}", asking("GET", "/games/doge", accept="text/html")
    yield "GET /games/{slug}/strategy", asking("GET", "/games/doge/strategy", accept="text/html")
    yield "GET /learn/{slug}", asking("GET", "/learn/doge", accept="text/html")
    yield "GET /learn/{slug}/{step}", asking("GET", "/learn/doge/2", accept="text/html")
    yield "GET /rules/{slug}", asking("GET", "/rules/doge", accept="text/html")
    yield "GET /rules/{slug}/part", asking("GET", "/rules/doge/part", accept="text/html")
    for path in ("/manifest.webmanifest", "/service-worker.js", "/offline"):
        yield f"GET {path}", asking("GET", path)
    yield "GET /icons/{name}.png", asking("GET", "/icons/192.png")
    yield "GET /levels", asking("GET", "/levels", accept="text/html")
    yield "GET /puzzles", asking("GET", "/puzzles", accept="text/html")
    yield "GET /puzzles/{slug}/{number}", asking("GET", "/puzzles/doge/1", accept="text/html")
    yield "GET /rules/{slug}/{rule}", asking("GET", "/rules/doge/DOG-1", accept="text/html")
    yield "GET /rules/{slug}/figures/{name}.svg", asking("GET", "/rules/doge/figures/board.svg", accept="image/svg+xml")
    here = browser(table, "")
    for method in ("GET", "HEAD"):
        yield f"{method} /api/openapi.json", asking(method, "/api/openapi.json")
    yield "GET /healthz", asking("GET", "/healthz")
    yield "GET /metrics", asking("GET", "/metrics")
    yield "GET /operator", asking("GET", f"/operator?table={table}", accept="text/html")
    yield "GET /api/docs", asking("GET", "/api/docs")
    yield "GET /api/games", asking("GET", "/api/games")
    for status in ("waiting", "playing", "over"):
        yield "GET /api/tables", asking("GET", f"/api/tables?status={status}")
    yield "POST /api/tables", asking("POST", "/api/tables", {"game": "nothing", "seats": 3})
    for query in ("", "?game=doge&seats=3&pace=none", "?page=2&watch=2", "?seats=x"):
        yield "GET /api/lobby", asking("GET", f"/api/lobby{query}")
        yield "GET /lobby", asking("GET", f"/lobby{query}", **here)
    ticket = bearer("nobody-waits-with-this")
    yield "GET /api/play-now", asking("GET", "/api/play-now", **ticket)
    yield "DELETE /api/play-now", asking("DELETE", "/api/play-now", **ticket)
    yield "POST /api/play-now", asking("POST", "/api/play-now", {"name": "Zoe", "game": "doge", "seats": 9}, **ticket)
    for page in ("/play-now", "/play-now/waiting"):
        yield f"GET {page}", asking("GET", page, **here)
    yield "POST /play-now", posting("/play-now", "name=Zoe&game=doge&seats=9&pace=none", **here)
    for what in ("bots", "leave"):
        yield f"POST /play-now/{what}", posting(f"/play-now/{what}", "", **here)
    yield "POST /language", posting("/language", f"lang=de&back=/t/{table}", **here)
    yield "POST /theme", posting("/theme", f"to=night&back=/t/{table}", **here)
    yield "POST /learner", posting("/learner", f"to=on&back=/t/{table}", **here)
    yield "GET /open", asking("GET", "/open?game=doge", **here)
    yield "POST /tables", posting("/tables", "game=doge&seats=77", **here)
    yield "POST /play", posting("/play", "game=nothing", **here)
    yield "POST /learn/{slug}/{step}/move", posting("/learn/doge/2/move", "move=0", **here)
    for what, form in (("enter", "secret=guessed"), ("leave", ""), ("backup", ""), ("close", f"table={table}&why=x"), ("new-tables", "to=stop")):
        yield f"POST /operator/{what}", posting(f"/operator/{what}", form, **here)
    yield "MOUNT /static", asking("GET", "/static/table.css")
    yield "MOUNT /static", asking("GET", f"/static/{table}.css")
    yield "MOUNT /static/look", asking("GET", "/static/look/tokens.css")
    for slug in ("doge", table):
        yield "GET /static/games/{slug}.css", asking("GET", f"/static/games/{slug}.css")


def _coming_back(table: str, token: str) -> Iterator[tuple[str, Question]]:
    here = browser(table, token)
    for path in ("/turns", "/turns/next", "/turns/waiting"):
        yield f"GET {path}", asking("GET", f"{path}{'' if path == '/turns' else f'?after={table}&besides={table}'}", **here)
    yield "GET /turns/push", asking("GET", "/turns/push", **here)
    yield "POST /turns/push", asking("POST", "/turns/push", {"endpoint": "https://elsewhere.example", "key": "x", "auth": "x"}, **here)
    yield "POST /turns/push/off", posting("/turns/push/off", "", **here)


def _looking(table: str, token: str, shown: dict[str, Any]) -> Iterator[tuple[str, Question]]:
    api, mine = f"/api/tables/{table}", bearer(token)
    yield "GET /api/tables/{table_id}", asking("GET", api, **mine)
    yield "GET /api/tables/{table_id}", asking("GET", api, accept_encoding="gzip", **mine)
    yield "GET /api/tables/{table_id}", asking("GET", api, if_none_match="*", if_modified_since="Tue, 01 Jan 2030 00:00:00 GMT", **mine)
    yield "GET /api/tables/{table_id}", asking("GET", api, cookie=f"ridotto-{table}={token}")
    for other in forged(token or "W10.signature"):
        yield "GET /api/tables/{table_id}", asking("GET", api, **bearer(other))
    for language in ("en", "de", "xx"):
        yield "GET /api/tables/{table_id}/legal", asking("GET", f"{api}/legal?lang={language}", **mine)
    for since in (0, len(shown["events"]), 99_999, -1):
        yield "GET /api/tables/{table_id}/events", asking("GET", f"{api}/events?since={since}&lang={'de' if since else 'en'}", **mine)
    for since in (0, 1, 99_999, -1):
        yield "GET /api/tables/{table_id}/talk", asking("GET", f"{api}/talk?since={since}", **mine)
    yield "GET /api/tables/{table_id}/record", asking("GET", f"{api}/record", **mine)


def _playing(table: str, seat: int | None, token: str, shown: dict[str, Any], count: int) -> Iterator[tuple[str, Question]]:
    api, mine = f"/api/tables/{table}", bearer(token)
    for wish in (
        {"name": "Zoe"},
        {"name": "Zoe", "seat": 0},
        {"name": "Zoe", "seat": count - 1},
        {"name": "Zoe", "seat": 9},
        {"name": " "},
        {"name": "Zoe", "x": 1},
    ):
        yield "POST /api/tables/{table_id}/join", asking("POST", f"{api}/join", wish)
    yield "POST /api/tables/{table_id}/reveal", asking("POST", f"{api}/reveal", {"entropy": "dice", "salt": "0" * 32}, **mine)
    for other in range(count):
        yield "POST /api/tables/{table_id}/bots", asking("POST", f"{api}/bots", {"seat": other, "bot": "random"}, **mine)
        hand = "POST /api/tables/{table_id}/seats/{number}/hand-over"
        yield hand, asking("POST", f"{api}/seats/{other}/hand-over", **mine)
    moves = "POST /api/tables/{table_id}/moves"
    for move in _impossible(shown):
        yield moves, asking("POST", f"{api}/moves", {"move": move}, **mine)
    some = (shown["view"]["moves"] or ["pass"])[0]
    for off in (-2, -1, 1, 2, 5):
        yield moves, asking("POST", f"{api}/moves", {"move": some, "expected_number": max(0, shown["number"] + off)}, **mine)
    for key in ("key-0", "key-1", "", "k" * 300):
        yield moves, asking("POST", f"{api}/moves", {"move": "nonsense"}, idempotency_key=key, **mine)
    yield moves, asking("POST", f"{api}/moves", {"wrong": 1}, **mine)
    yield moves, asking("POST", f"{api}/moves", {"move": some}, **bearer(forged(token or "W10.signature")[0]))
    if not shown["can_undo"]:
        yield "POST /api/tables/{table_id}/undo", asking("POST", f"{api}/undo", **mine)
    yield "POST /api/tables/{table_id}/hints", asking("POST", f"{api}/hints?lang=de", **mine)
    for text in ("", "I wonder what you have there.")[: 2 if seat in (0, 2) else 1]:  # a word makes every stream speak: one for each seat will do
        yield "POST /api/tables/{table_id}/talk", asking("POST", f"{api}/talk", {"text": text}, **mine)
    yield "POST /api/tables/{table_id}/take-back", asking("POST", f"{api}/take-back", **mine)
    if seat is None:
        yield "POST /api/tables/{table_id}/leave", asking("POST", f"{api}/leave", **mine)


def _pages(table: str, token: str) -> Iterator[tuple[str, Question]]:
    here = browser(table, token)
    page = f"/t/{table}"
    yield "GET /t/{table_id}", asking("GET", page, **here)
    yield "GET /t/{table_id}", asking("GET", page, **{**here, "accept_language": "de", "accept_encoding": "gzip"})
    yield "GET /t/{table_id}", asking("GET", f"/t/{table}x", **here)
    for beside in ("log", "rules", "rules/part", "fair", "about", "mine", "replay", "qr.svg"):
        yield f"GET /t/{{table_id}}/{beside}", asking("GET", f"{page}/{beside}", **here)
    yield "GET /t/{table_id}/replay", asking("GET", f"{page}/replay?at=3&seat=0", **here)
    yield "GET /t/{table_id}/log", asking("GET", f"{page}/log?page=1", **here)
    for at in (1, 2, 1000):
        yield "GET /t/{table_id}/since", asking("GET", f"{page}/since?at={at}", **here)
    for seat in (0, 1, 9, 77):
        yield "GET /t/{table_id}/sit", asking("GET", f"{page}/sit?seat={seat}", **here)
    yield "POST /t/{table_id}/again", posting(f"{page}/again", "", **here)
    for beside in ("analysis", "analysis/progress"):
        yield f"GET /t/{{table_id}}/{beside}", asking("GET", f"{page}/{beside}", **here)
    yield "POST /t/{table_id}/analysis", posting(f"{page}/analysis", "", **here)
    for seat in (0, 9):
        yield "POST /t/{table_id}/replay/bot", posting(f"{page}/replay/bot", f"at=0&seat={seat}", **here)
        yield "POST /t/{table_id}/play-on", posting(f"{page}/play-on", f"at=0&seat={seat}", **here)
    for held in (token or "x", *forged(token or "W10.signature")):
        yield "GET /t/{table_id}/seat/{token}", asking("GET", f"{page}/seat/{quote(held)}", accept="text/html")
        yield "POST /t/{table_id}/seat/{token}", posting(f"{page}/seat/{quote(held)}", "", **browser(table, ""))


def _forms(table: str, seat: int | None, token: str, shown: dict[str, Any], count: int) -> Iterator[tuple[str, Question]]:
    here = browser(table, token)
    page = f"/t/{table}"
    for other in (*range(count), 9):
        if seat is not None or other == 9:
            yield "POST /t/{table_id}/join", posting(f"{page}/join", f"name=Zoe&seat={other}", **here)
        yield "POST /t/{table_id}/bots", posting(f"{page}/bots", f"seat={other}", **here)
        yield "POST /t/{table_id}/hand-over", posting(f"{page}/hand-over", f"seat={other}", **here)
    yield "POST /t/{table_id}/reveal", posting(f"{page}/reveal", f"entropy=dice&salt={'0' * 32}", **here)
    for move in _impossible(shown):
        yield "POST /t/{table_id}/move", posting(f"{page}/move", f"move={quote(str(move))}&expected={shown['number']}", **here)
    for more in ({}, {"hx_request": "true"}):  # by hand, and as the page's script does it
        yield "POST /t/{table_id}/move", posting(f"{page}/move", f"move=0&expected={shown['number'] + 1}", **here, **more)
        yield "POST /t/{table_id}/move", posting(f"{page}/move", f"move={2**31}&expected={shown['number']}", **here, **more)
        if not shown["can_undo"]:
            yield "POST /t/{table_id}/undo", posting(f"{page}/undo", "", **here, **more)
        yield "POST /t/{table_id}/talk", posting(f"{page}/talk", "text=Hm." if more and seat in (1, 3) else "text=", **here, **more)
        yield "POST /t/{table_id}/take-back", posting(f"{page}/take-back", "", **here, **more)
        yield "POST /t/{table_id}/hints", posting(f"{page}/hints", "", **here, **more)
    if seat is None:
        yield "POST /t/{table_id}/leave", posting(f"{page}/leave", "", **here)


def _impossible(shown: dict[str, Any]) -> list[str | int]:
    """Moves that cannot be made: no moves at all, moves of another time, and the moves that others may have made."""
    wanted: list[str | int] = ["nonsense", "card castello", "tokens 3", "card brown 7", "tile marble-2-3", "out brick-1-1", "pass", 2**31]
    return [move for move in wanted if move not in shown["view"]["moves"]]
