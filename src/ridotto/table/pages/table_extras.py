"""The pages beside a table: log, rules, fair shuffle, provenance, private link, free seats, replay, playing again."""

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.fair import TableDraw
from ridotto.engine.words import Words
from ridotto.table.http.auth import Seated, Viewer, base_url, hold_seat, member_of, private_link, service_of, tokens
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering, replay, since
from ridotto.table.pages.qr import qr_code
from ridotto.table.pages.responses import page, see
from ridotto.table.pages.rulebook import components_html, rules_html
from ridotto.table.pages.table_view import ground, log_page, time_told
from ridotto.table.pages.turns import in_turns
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import OVER, PLAYING, LiveTable
from ridotto.table.service.picture import picture
from ridotto.table.service.removal import kept_until
from ridotto.table.settings import Settings

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/t/{table_id}/log")
async def show_log(request: Request, who: Viewer, at: Annotated[int | None, Query(alias="page", ge=1, le=1_000_000)] = None) -> Response:
    """The whole log, as far as the viewer was told; the table's page shows only the end of it."""
    live, seat = who
    language = language_of(request)
    return await draw(_log_page, request, live.frozen(), seat, language, at)


def _log_page(request: Request, live: LiveTable, seat: int | None, language: str, at: int | None) -> Response:
    told: dict[str, Any] = {"log": [], "page": 1, "pages": 1}
    if live.match is not None:
        told = log_page(live.match, seat, language, at, live.seat_changes)
        told["log"] = in_turns(told["log"], live.match.names, table_words(language))
    symbols = ground(live).symbols
    return page(request, "log.html", table=live.row.id, game=live.game.words(language)("title"), symbols=symbols, **{**told, "at": told["page"]})


@router.get("/t/{table_id}/since")
async def show_since(request: Request, who: Seated, at: Annotated[int, Query(ge=1, le=1_000)] = 1) -> Response:
    """What happened since the player's own last move, one picture after the other."""
    live, seat = who
    live.the_match()
    language = language_of(request)
    return await draw(lambda frozen: page(request, "since.html", **since.part(frozen, seat, at, language)), live.frozen())


@router.get("/t/{table_id}/qr.svg")
async def show_qr_code(request: Request, who: Viewer) -> Response:
    """The table's address for phones."""
    live, _ = who
    drawn = await draw(qr_code, f"{base_url(request)}/t/{live.row.id}")
    return Response(drawn, media_type="image/svg+xml")


@router.get("/t/{table_id}/rules")
async def show_rules(request: Request, who: Viewer) -> Response:
    """The rules of the table's game."""
    live, _ = who
    language = language_of(request)
    game = live.game.words(language)("title")
    rules = await draw(rules_html, live.game.slug, language)
    return page(request, "rules.html", home=f"/t/{live.row.id}", label="table-back-to-table", game=game, rules=rules)


@router.get("/t/{table_id}/rules/part")
async def show_rules_beside(request: Request, who: Viewer) -> Response:
    """The same for the panel beside the board, without the sources: they quote headings of the German rulebooks."""
    live, _ = who
    language = language_of(request)
    game = live.game.words(language)("title")
    rules = await draw(rules_html, live.game.slug, language, beside=True)
    return HTMLResponse(rendering.render("rules_part.html", language, game=game, rules=rules))


@router.get("/t/{table_id}/fair")
async def show_fair(request: Request, who: Viewer) -> Response:
    """The server's commitments, and after the match what they were made for."""
    live, seat = who
    kept = _kept(live, service_of(request).settings, table_words(language_of(request)))
    names = live.first_names or [chair.name for chair in live.chairs]
    texts = [(number, names[number], chair.text) for number, chair in enumerate(live.chairs)]
    draw = live.match.draw if live.match is not None and live.status == OVER else None
    lines = draw.lines if isinstance(draw, TableDraw) else ""
    return page(request, "fair.html", table=live.row.id, p=picture(live, seat), texts=texts, promised=live.promised(), lines=lines, kept=kept)


def _kept(live: LiveTable, settings: Settings, words: Words) -> str:
    """How long the table and its record are kept.

    No date during a match: it would reveal the time of the latest secret choice.
    """
    until = kept_until(live, settings)
    if until is None:
        return words("table-kept-always")
    if live.status == PLAYING:
        return words("table-kept-days", days=settings.keep_playing_days)
    day = datetime.fromtimestamp(until, UTC)
    return words("table-kept-until", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


@router.get("/t/{table_id}/about")
async def show_provenance(request: Request, who: Viewer) -> Response:
    """Where the numbers on the components come from: of the edition that ships the rulebook says it."""
    live, _ = who
    language = language_of(request)
    title, own = live.game.words(language)("title"), live.edition
    if own is not None:
        return page(request, "about.html", table=live.row.id, game=title, edition=own, rules="", tables=_provenance(own.tables))
    rules = await draw(components_html, live.game.slug, language)
    return page(request, "about.html", table=live.row.id, game=title, edition=live.game.edition, rules=rules)


def _provenance(tables: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The tables of an edition, each once for every source and reason in it."""
    found: list[tuple[str, str, str]] = []
    for name, content in tables.items():
        for entry in content if isinstance(content, list) else [content]:
            if isinstance(entry, dict) and "source" in entry:
                line = (name, str(entry["source"]), str(entry.get("why", "")))
                if line not in found:
                    found.append(line)
    return found


@router.get("/t/{table_id}/mine")
async def show_own_link(request: Request, who: Seated) -> Response:
    """The private link.

    It is on a page of its own, so that nothing others have written is compressed together with it.
    """
    live, _ = who
    held, *_ = await tokens(request, live.row.id)
    return page(request, "mine.html", table=live.row.id, private=private_link(request, live.row.id, held))


@router.get("/t/{table_id}/sit")
async def show_free_seat(request: Request, who: Viewer, seat: Annotated[int, Query(ge=0, le=9)] = 0) -> Response:
    """The page to take a free seat in a match in progress."""
    live, _ = who
    free = [number for number, chair in enumerate(live.chairs) if chair.free]
    ordered = sorted(free, key=lambda number: number != seat)
    language, member = language_of(request), await member_of(request)
    title, time = live.game.words(language)("title"), time_told(live, table_words(language))
    name = (member.name if member is not None else None) or ""
    return page(request, "sit.html", table=live.row.id, game=title, name=name, free=ordered, time=time, symbols=ground(live).symbols)


@router.get("/t/{table_id}/replay")
async def show_replay(request: Request, who: Viewer, at: Annotated[int, Query(ge=0, le=1_000_000)] = 0, seat: str = "") -> Response:
    """Any moment of a match that is over, as any seat saw it, or with everybody's things open."""
    live, _ = who
    one = int(seat) if seat.isdecimal() and len(seat) < 3 and int(seat) < live.row.seats else None
    eyes = replay.ALL if seat == replay.ALL else one
    language = language_of(request)
    return await draw(_replay_page, request, live.frozen(), at, eyes, language)


def _replay_page(request: Request, live: LiveTable, at: int, eyes: int | str | None, language: str) -> Response:
    found = replay.part(live, at, eyes, language)
    where = ground(live)
    given = {"table": live.row.id, "game": live.game.words(language)("title"), "slug": live.row.game, "ground": where, "scripts": rendering.scripts(), **found}
    return page(request, "replay.html", **given)


@router.post("/t/{table_id}/again")
async def play_again(request: Request, who: Seated, step: Annotated[int, Form(ge=-1, le=1)] = 0) -> Response:
    """Play again with the same players at a new table; with a `step`, against bots that are a level stronger or weaker."""
    live, seat = who
    service = service_of(request)
    table_id, token = await service.opening.again(live, seat, step, await member_of(request) if live.row.rated else None)
    if service.settings.with_members:
        await service.clubs.carry_over(live.row.id, table_id)
    if token is not None:
        await hold_seat(request, token)
    return see(f"/t/{table_id}")
