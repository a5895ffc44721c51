"""After a match: its analysis, what a bot would have done at any moment, and playing on from there.

Once a match is over everything is public; what is said of a decision still rests on what its seat knew then.
"""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from ridotto.bots.analysis import Analysis, Decided, decisions_made
from ridotto.bots.reasons import why
from ridotto.look.pen import signed
from ridotto.look.scene import Scene
from ridotto.table.http.auth import Viewer, member_id_of, service_of
from ridotto.table.http.guard import count_analysis, count_look_back, count_table
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering, replay
from ridotto.table.pages.open_table import sit_down, usual_name
from ridotto.table.pages.responses import page, see
from ridotto.table.pages.table_view import draw as scene_at
from ridotto.table.pages.table_view import ground
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import LiveTable

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Step = Annotated[int, Form(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Form(ge=0, le=9)]
CHANGES = ("own", "others", "luck")
PARTS = ("start", *CHANGES, "end")


# ---- the analysis ----


@router.get("/t/{table_id}/analysis")
async def show_analysis(request: Request, who: Viewer, shown: Annotated[int, Query(alias="n", ge=1, le=100)] = 1) -> Response:
    """The analysis of a match that is over, with the position of one of its dearest decisions; or how far it has come."""
    live, seat = who
    found = await service_of(request).analyses.found(live)
    if found is None:
        return page(request, "analysis_awaited.html", **_awaited(request, live), scripts=rendering.scripts())
    return await draw(lambda frozen: page(request, "analysis.html", **_part(frozen, found, seat, shown, language_of(request))), live.frozen())


@router.post("/t/{table_id}/analysis")
async def ask_for_analysis(request: Request, who: Viewer) -> Response:
    """Have the match analysed."""
    live, _ = who
    count_analysis(request)
    await service_of(request).analyses.ask(live)
    return see(f"/t/{live.row.id}/analysis")


@router.get("/t/{table_id}/analysis/progress")
async def show_progress(request: Request, who: Viewer) -> Response:
    """How far the analysis has come, for the page's script; once it is there, the page is to be loaded anew."""
    live, _ = who
    if await service_of(request).analyses.found(live) is not None:
        return HTMLResponse("", headers={"HX-Refresh": "true"})
    return HTMLResponse(rendering.render("analysis_progress.html", language_of(request), **_awaited(request, live)))


def _awaited(request: Request, live: LiveTable) -> dict[str, Any]:
    language = language_of(request)
    return {"table": live.row.id, "game": live.game.words(language)("title"), "progress": service_of(request).analyses.progress(live)}


def _part(live: LiveTable, found: Analysis, viewer: int | None, shown: int, language: str) -> dict[str, Any]:
    """What analysis.html shows. `shown` is the decision whose position is drawn, counted from 1."""
    match, where = live.the_match(), ground(live)
    lists = _lists(found, viewer, match.seats)
    dearest = [each for _, listed in lists for each in listed]
    asked = decisions_made(live.match_anew(), replay.moves_of(live)) if dearest else []
    given: dict[str, Any] = {
        "table": live.row.id,
        "game": live.game.words(language)("title"),
        "slug": live.row.game,
        "ground": where,
        "names": match.names,
        "chart": _chart(live, found),
        "balances": [(part, [_percent(getattr(found.balance(seat), part), part in CHANGES, language) for seat in range(match.seats)]) for part in PARTS],
        "lists": [(whose, [_told(live, each, asked[each.number], language) for each in listed]) for whose, listed in lists],
        "shown": min(shown, len(dearest)),
        "scene": None,
        "symbols": "",
    }
    if dearest:
        each = dearest[given["shown"] - 1]
        _, scene = replay.scene_at(live, each.number, each.seat, language)
        symbols = Markup("".join(drawing for name, drawing in scene.symbols().items() if name not in where.names))
        given |= {"scene": scene, "pieces": Markup(scene.pieces), "symbols": symbols}
    return given


def _lists(found: Analysis, viewer: int | None, seats: int) -> list[tuple[str, list[Decided]]]:
    """The dearest decisions: those of the viewer's own seat and then those of the others; a spectator's are anybody's."""
    if viewer is None:
        return [("all", found.dearest())]
    own = ("own", found.dearest({viewer}))
    return [own, ("others", found.dearest(set(range(seats)) - {viewer}))] if seats > 1 else [own]


def _told(live: LiveTable, each: Decided, decision: str, language: str) -> dict[str, Any]:
    """A decision in words."""
    words, names = live.game.words(language), live.the_match().names
    played, better = (words.deed(move, decision, live.game.codec, names) for move in (each.played, each.look.better))
    scene = scene_at(replay.match_then(live, each.number), each.seat, language)
    return {
        "number": each.number,
        "seat": each.seat,
        "heading": scene.heading,
        "question": question(scene, words(f"decision-{decision}")),
        "cost": _percent(-each.look.cost, True, language),
        "played": played,
        "better": better,
        "brings": [scene.about.get(move, "") for move in (each.played, each.look.better)],
        "why": why(live.game, each.look.reasons, words),
    }


def question(scene: Scene, asked: str) -> str:
    """What is asked, after what has happened; where the match stands is left out, as the heading has said it."""
    happened = scene.happened
    return asked if happened.rstrip(".").casefold() in scene.heading.casefold() else f"{happened} {asked}"


def _percent(share: float, change: bool, language: str) -> str:
    """A share of the win in whole per cent; a change with its sign."""
    number = round(100 * share)
    return table_words(language)("table-per-cent", number=f"{'+' if change and number > 0 else ''}{signed(number)}")


def _chart(live: LiveTable, found: Analysis) -> Markup:
    """What each seat could expect over the match, in per cent, as a line chart.

    Whoever is to move knows more, and hopes for more, than the others: each moment is the mean of what all seats last
    knew.
    """
    total = len(replay.moves_of(live))
    latest: dict[int, Sequence[float]] = {}
    points: list[list[float]] = []
    decisions = iter(found.decisions)
    ahead = next(decisions, None)
    for at in range(replay.SAMPLES):
        while ahead is not None and (ahead.number <= at * total / replay.SAMPLES or not latest):
            latest[ahead.seat] = ahead.look.shares
            ahead = next(decisions, None)
        points.append([100 * sum(column) / len(latest) for column in zip(*latest.values(), strict=True)] if latest else [100 * end for end in found.result])
    points.append([100 * end for end in found.result])
    return replay.draw_chart([list(line) for line in zip(*points, strict=True)])


# ---- any moment of the match ----


@router.post("/t/{table_id}/replay/bot")
async def ask_bot(request: Request, who: Viewer, at: Step, seat: SeatNumber) -> Response:
    """What a bot would do for the seat to move at a moment of the match."""
    live, _ = who
    count_look_back(request)
    language = language_of(request)
    then = await draw(lambda frozen: replay.match_then(frozen, at), live.frozen())
    found = await service_of(request).hints.look_back(live, then, seat, language)
    about = await draw(lambda: scene_at(then, seat, language).about)
    played = next((made for made in replay.moves_of(live)[at:] if made.seat == seat), None)
    words = live.game.words(language)
    given: dict[str, Any] = {
        "table": live.row.id,
        "game": words("title"),
        "name": then.names[seat],
        "seat": seat,
        "at": at,
        "question": words(f"decision-{then.decision(seat)}"),
        "hints": found,
        "about": about,
        "played": words.deed(played.move, then.decision(seat) or "", live.game.codec, then.names) if played is not None else "",
    }
    return page(request, "bot.html", back=f"/t/{live.row.id}/replay", **given)


@router.post("/t/{table_id}/play-on")
async def play_on(request: Request, who: Viewer, at: Step, seat: SeatNumber) -> Response:
    """Open a table that plays on from a moment of the match, and sit down at it."""
    live, _ = who
    count_table(request, await member_id_of(request))
    service = service_of(request)
    table_id = await service.opening.play_on(live, at, seat)
    return await sit_down(request, await service.tables.get(table_id), seat, await usual_name(request))
