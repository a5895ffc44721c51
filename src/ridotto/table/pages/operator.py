"""The operator's page: load, tables, bots, errors, backups, and what an operator can do about them.

An operator may play, too: nothing here comes from a match. Tables are in the order in which they were opened, as in the
hall, since the order of changes would give away moves that are still secret.
"""

import platform
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto import __version__, compiled
from ridotto.engine.game import all_games
from ridotto.engine.words import Words
from ridotto.table.http.auth import service_of
from ridotto.table.http.operator_access import PATH, is_operator, operator_access, there_is_one
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering
from ridotto.table.pages.operator_events import operator_events
from ridotto.table.pages.operator_members import MEMBERS_LISTED, told_of
from ridotto.table.pages.responses import page, see
from ridotto.table.service import STATUSES, TableService
from ridotto.table.service.admission import LONGEST_NOTICE
from ridotto.table.service.clock import now
from ridotto.table.service.closing import LONGEST_REASON, close_table
from ridotto.table.service.live_table import PLAYING
from ridotto.table.service.standings import LONGEST_WHY, MOST_DAYS
from ridotto.table.store.overview import count_members, newest_tables, oldest_tables, restricted_members, size
from ridotto.table.store.store import TableRow

MOST_LISTED = 20
PACKAGES = ("fastapi", "sqlalchemy", "uvicorn")

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(there_is_one)])
_OPERATOR = [Depends(is_operator)]


@router.get(PATH)
async def show_operator(request: Request, table: str = "", event: str = "") -> Response:
    """Everything on one page; the form for the secret to whoever has not entered it."""
    if not operator_access(request).is_in(request):
        return page(request, "operator_enter.html")
    service, words = service_of(request), table_words(language_of(request))
    await service.measure()
    store = service.store
    more: dict[str, Any] = {
        "load": [(minutes, service.load.of_last(minutes)) for minutes in (1, 5)] if service.load is not None else [],
        "figure": service.metrics.figure,
        "statuses": STATUSES,
        "newest": _lines(service, await store.call(newest_tables, store, MOST_LISTED), words),
        "longest": _lines(service, await store.call(oldest_tables, store, PLAYING, MOST_LISTED // 2), words),
        "troubles": [
            (trouble, rendering.ago_text(now() - trouble.last, words), rendering.ago_text(now() - trouble.first, words)) for trouble in _troubles(service)
        ],
        "size": await store.call(size, store) / 1e6,
        "backup": await _backup(service, words),
        "backups": service.backups,
        "notice": await service.admission.notice(),
        "reports": await service.reports.count() if service.settings.with_members else None,
        "members": await _members(service, words) if service.settings.with_members else None,
        "versions": _versions(service),
        "up": rendering.ago_text(now() - service.began, words),
        "chosen": table,
        "events": await operator_events(service, words) if service.settings.with_events else [],
        "chosen_event": event,
        "organises": service.settings.events == "operator",
        "longest_reason": LONGEST_REASON,
        "longest_notice": LONGEST_NOTICE,
    }
    return page(request, "operator.html", **more)


def _lines(service: TableService, rows: list[TableRow], words: Words) -> list[dict[str, Any]]:
    """Tables as the page lists them."""
    games = all_games()
    return [
        {
            "table": row.id,
            "game": games[row.game].words(words.language)("title") if row.game in games else row.game,
            "seats": row.seats,
            "status": row.status,
            "opened": rendering.ago_text(now() - row.created, words),
            "loaded": row.id in service.tables.loaded,
        }
        for row in rows
    ]


async def _members(service: TableService, words: Words) -> dict[str, Any]:
    """How many members there are, and who may not talk or not sign in."""
    store, at = service.store, now()
    restricted = await store.call(restricted_members, store, at, 0, MEMBERS_LISTED + 1)
    return {
        "counts": await store.call(count_members, store, at),
        "restricted": [told_of(each, words) for each in restricted[:MEMBERS_LISTED]],
        "more": len(restricted) > MEMBERS_LISTED,
        "most_days": MOST_DAYS,
        "most_why": LONGEST_WHY,
    }


def _troubles(service: TableService) -> list[Any]:
    return service.errors.latest() if service.errors is not None else []


async def _backup(service: TableService, words: Words) -> tuple[str, float] | None:
    """How long ago the newest backup was made, and its megabytes."""
    latest = await service.backups.latest()
    return (rendering.ago_text(now() - latest.at, words), latest.size / 1e6) if latest is not None else None


def _versions(service: TableService) -> list[tuple[str, str]]:
    rules = "compiled" if compiled() else "interpreted"
    here = [("Ridotto", f"{__version__} ({rules})"), ("Python", platform.python_version()), (service.store.engine.dialect.name, service.database_version)]
    return [*here, *((package, version(package)) for package in PACKAGES)]


@router.post(f"{PATH}/enter")
async def enter(request: Request, secret: Annotated[str, Form()]) -> Response:
    """Enter the secret."""
    response = see(PATH)
    operator_access(request).enter(request, secret, response)
    return response


@router.post(f"{PATH}/leave", dependencies=_OPERATOR)
async def leave(request: Request) -> Response:
    """Sign out in this browser."""
    response = see(PATH)
    operator_access(request).leave(response)
    return response


@router.post(f"{PATH}/backup", dependencies=_OPERATOR)
async def back_up_now(request: Request) -> Response:
    """Begin a backup; the page says when it is there."""
    service_of(request).backups.begin()
    return see(f"{PATH}#backups")


@router.post(f"{PATH}/close", dependencies=_OPERATOR)
async def close(request: Request, table: Annotated[str, Form(max_length=32)], why: Annotated[str, Form()]) -> Response:
    """Close a table; its players read why."""
    await close_table(service_of(request).tables, table, why)
    return see(f"{PATH}#tables")


@router.post(f"{PATH}/new-tables", dependencies=_OPERATOR)
async def admit(request: Request, to: Annotated[str, Form()], notice: Annotated[str, Form()] = "") -> Response:
    """Stop opening new tables, with a notice for people, or open them again."""
    admission = service_of(request).admission
    await (admission.stop(notice) if to == "stop" else admission.allow())
    return see(f"{PATH}#new-tables")
