"""The operator's page of reports: what was reported, with the evidence, and what an operator can do about it."""

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import all_games
from ridotto.table.http.auth import service_of
from ridotto.table.http.operator_access import PATH, is_operator, operator_access, there_is_one
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import time_text
from ridotto.table.pages.operator_members import one_address
from ridotto.table.pages.responses import page, see
from ridotto.table.service.clock import now
from ridotto.table.service.members import day_text
from ridotto.table.service.paces import Pace
from ridotto.table.service.reports import LONGEST_NOTE, PAGE
from ridotto.table.service.standings import LONGEST_WHY, MOST_DAYS
from ridotto.table.store.members import Member, find_members
from ridotto.table.store.reports import Report
from ridotto.table.store.standings import Standing

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(there_is_one)])
_OPERATOR = [Depends(is_operator)]
REPORTS = f"{PATH}/reports"
MEMBERS = f"{PATH}#members"

Days = Annotated[int, Form(ge=0, le=100_000)]
Name = Annotated[str, Form(max_length=200)]
From = Annotated[str, Form(alias="from")]
"""members: it was asked for beside the figures of the members; member: on the page of one; and not below a report."""


@router.get(REPORTS)
async def show_reports(request: Request, at: Annotated[int, Query(alias="page", ge=1, le=1000)] = 1) -> Response:
    """The reports that are open, and those that were settled last."""
    if not operator_access(request).is_in(request):
        return page(request, "operator_enter.html", back=PATH)
    service = service_of(request)
    found = await service.reports.open(at)
    settled = await service.reports.settled() if at == 1 else []
    ids = [member_id for each in (*found, *settled) for member_id in (each.about_id, each.by_id) if member_id is not None]
    members = await service.store.call(find_members, service.store, ids)
    standings = {member_id: await service.standings.of(member) for member_id, member in members.items()}
    given: dict[str, Any] = {
        "open": [_told(each, members, standings, language_of(request)) for each in found[:PAGE]],
        "settled": [_told(each, members, standings, language_of(request)) for each in settled],
        "at": at,
        "pages": at + (len(found) > PAGE),
        "count": await service.reports.count(),
        "most_note": LONGEST_NOTE,
        "most_why": LONGEST_WHY,
        "most_days": MOST_DAYS,
    }
    return page(request, "operator_reports.html", back=REPORTS, **given)


def _told(report: Report, members: dict[str, Member], standings: dict[str, Standing], language: str) -> dict[str, Any]:
    """A report as the page shows it."""
    game, about = report.evidence["game"], members.get(report.about_id or "")
    standing = standings.get(report.about_id or "", Standing())
    return {
        "report": report,
        "when": day_text(report.at),
        "settled": day_text(report.settled) if report.settled is not None else "",
        "game": all_games()[game].words(language)("title") if game in all_games() else game,
        "about": about.name if about is not None else None,
        "muted": day_text(standing.muted) if standing.muted > now() else "",
        "suspended": day_text(standing.suspended) if standing.suspended > now() else "",
        "log": [{**each, "when": _minute(each["at"])} for each in report.evidence["log"]] if "log" in report.evidence else None,
        "waits": [{**each, "when": _minute(each["since"])} for each in report.evidence.get("waits", ())],
        "pace": _pace_text(report.evidence.get("pace"), language),
        "talk": [{**each, "when": f"{datetime.fromtimestamp(each['at'], UTC):%H:%M}"} for each in report.evidence["talk"]],
    }


def _minute(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}"


def _pace_text(pace: dict[str, Any] | None, language: str) -> str:
    if pace is None:
        return ""
    words = table_words(language)
    return time_text.kind_text(Pace(pace["pace"], pace["clock"], pace["reserve"]), words) if pace["clock"] else words("lobby-no-clock")


@router.post(f"{REPORTS}/settle", dependencies=_OPERATOR)
async def settle(request: Request, report: Annotated[int, Form(ge=1, le=2**31 - 1)], note: Annotated[str, Form()] = "") -> Response:
    """Settle a report with a note."""
    await service_of(request).reports.settle(report, note)
    return see(REPORTS)


@router.post(f"{PATH}/members/mute", dependencies=_OPERATOR)
async def mute(request: Request, name: Name, days: Days, of: From = "") -> Response:
    """Let a member not talk at tables for some days; 0 days: let them talk again."""
    service = service_of(request)
    await service.standings.mute(await service.people.called(name), days)
    return see(_after(of, name))


@router.post(f"{PATH}/members/suspend", dependencies=_OPERATOR)
async def suspend(request: Request, name: Name, days: Days, why: Annotated[str, Form()], of: From = "") -> Response:
    """Suspend a member for some days; they read why when they sign in."""
    service = service_of(request)
    await service.standings.suspend(await service.people.called(name), days, why)
    return see(_after(of, name))


@router.post(f"{PATH}/members/unsuspend", dependencies=_OPERATOR)
async def unsuspend(request: Request, name: Name, of: From = "") -> Response:
    """Let a suspended member sign in again."""
    service = service_of(request)
    await service.standings.unsuspend(await service.people.called(name))
    return see(_after(of, name))


def _after(of: str, name: str) -> str:
    """Where it goes on from there."""
    return {"members": MEMBERS, "member": one_address(name)}.get(of, REPORTS)
