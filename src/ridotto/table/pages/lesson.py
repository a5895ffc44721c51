"""Lessons: a guided first match, on a page like that of a table.

The address has the number of the step, and everything else follows from the game's lesson (`engine/lesson.py`): the
server stores nothing. How far a reader has come is in a cookie of the browser. Every page works without script: a move
is answered with a redirect, to the next step or to the same one with what was tried.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Form, Request
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from ridotto.engine.game import all_games
from ridotto.engine.lesson import LEARNED, Lesson, has_lesson, lesson_of
from ridotto.engine.match import Match, Played
from ridotto.engine.rulebook import paragraph, rule_ids
from ridotto.look.scene import Scene, first_shown
from ridotto.table import language
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import rendering, table_view
from ridotto.table.pages.pointing import point_out
from ridotto.table.pages.responses import page, see
from ridotto.table.pages.rulebook import text_html
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import LiveTable
from ridotto.table.store.store import TableRow

COOKIE = "lessons"
"""Holds for each lesson that was begun its game and step, as in `doge.7~venice.3`."""
LEVEL = "level:2"
"""The bots of the match that follows."""
SCRIPTS = ("morph.js", "lesson.js", "focus.js", "help.js", "table.js")
_BEGUN = re.compile(r"([a-z-]{1,40})\.([1-9][0-9]?)")

router = APIRouter(prefix="/learn", include_in_schema=False, default_response_class=HTMLResponse)


class Corrected(NamedTuple):
    """What is told about a wrong answer, with the paragraph of the rule."""

    why: str
    rule: Markup


# ---- the routes ----


@router.get("/{slug}")
async def resume_lesson(request: Request, slug: str) -> Response:
    """The step at which the reader left, or the first."""
    lesson = await _lesson(slug)
    return see(f"/learn/{slug}/{min(steps_begun(request).get(slug, 1), lesson.end)}")


@router.get("/{slug}/{step}")
async def show_step(request: Request, slug: str, step: int, tried: int = -1) -> Response:
    """A step of a lesson, or its end; `tried` is a wrong answer that was given there."""
    lesson = await _lesson(slug)
    _check_step(lesson, step, lesson.end)
    found = await draw(part, lesson, step, tried, language_of(request))
    return _remember(request, page(request, "lesson.html", **found), slug, step if step < lesson.end else 0)


@router.post("/{slug}/{step}/move")
async def answer_step(slug: str, step: int, move: Annotated[int, Form(ge=0, le=2**31)]) -> Response:
    """Make a move: the right one leads to the next step, another back to the same."""
    lesson = await _lesson(slug)
    _check_step(lesson, step, lesson.end - 1)
    right = lesson.steps[step - 1].expect
    if right and move == lesson.game.codec.number(right):
        return see(f"/learn/{slug}/{step + 1}")
    return see(f"/learn/{slug}/{step}?tried={move}")


async def _lesson(slug: str) -> Lesson:
    game = all_games().get(slug)
    if game is None or not has_lesson(game):
        raise HTTPException(404)
    return await draw(lesson_of, game)


def _check_step(lesson: Lesson, step: int, last: int) -> None:
    if not 1 <= step <= last:
        raise HTTPException(404)


# ---- how far a reader has come ----


def steps_begun(request: Request) -> dict[str, int]:
    """The steps at which the reader left lessons that are not at their end, by game."""
    cookie = request.cookies.get(COOKIE, "")[: 50 * len(all_games())]
    return {slug: int(step) for slug, step in _BEGUN.findall(cookie) if slug in all_games()}


def _remember(request: Request, response: Response, slug: str, step: int) -> Response:
    """Note in the cookie where the reader is; 0 is the end, after which there is nothing to resume."""
    steps = {**steps_begun(request), slug: step}
    value = "~".join(f"{game}.{at}" for game, at in steps.items() if at)
    response.set_cookie(COOKIE, value, max_age=language.COOKIE_SECONDS if value else 0, httponly=True, samesite="lax")
    return response


# ---- what is shown ----


def part(lesson: Lesson, step: int, tried: int, speech: str) -> dict[str, Any]:
    """What lesson.html shows of a step."""
    match, words, slug = lesson.match_at(step), lesson.words(speech), lesson.game.slug
    at_end = step == lesson.end
    live = _table(lesson, match)
    wants = not at_end and bool(lesson.steps[step - 1].expect)
    found = table_view.part(live, lesson.plan.you, speech, "", asked=wants) | {
        "slug": slug,
        "at": f"/learn/{slug}/{step}",
        "live": False,
        "only": None,
        "step": step,
        "total": len(lesson.steps),
        "told": "" if at_end else words(f"lesson-{lesson.steps[step - 1].say}"),
        "learned": [words(f"lesson-{name}") for name in LEARNED] if at_end else [],
        "corrected": corrected(lesson, step, match, tried, speech) if wants else None,
        "level": LEVEL,
    }
    points = [] if at_end else lesson.steps[step - 1].points()
    if not wants:
        found["scene"] = _enlarged(found["scene"], [point.name for point in points if point.kind == "board"])
    return {
        "part": Markup(point_out(rendering.render("lesson_part.html", speech, **found), points, lesson.game.codec, match.names, table_words(speech))),
        "slug": slug,
        "game": found["game"],
        "seats": match.seats,
        "ground": table_view.ground(live),
        "scripts": SCRIPTS if rendering.scripts() else (),
        "back": f"/learn/{slug}",  # the cookie knows the step
    }


def _enlarged(scene: Scene, names: Sequence[str]) -> Scene:
    """The scene of a step without a question, on which a phone enlarges what is pointed at, where that is a part of the board or in one."""
    shown = [loupe.name for loupe in scene.loupes if loupe.name in names]
    if not shown:  # a piece in such a part, if that is the only one
        around = [part for part in scene.parts.values() if any(f'id="{name}"' in part for name in names)]
        shown = [loupe.name for loupe in scene.loupes if any(f'id="{loupe.name}"' in part for part in around)]
        shown = shown if len(shown) == 1 else []
    return replace(scene, loupes=first_shown(scene.loupes, shown)) if shown else scene


def corrected(lesson: Lesson, step: int, match: Match, tried: int, speech: str) -> Corrected | None:
    """What is told about the move that was tried; None if it was not one that could be made there, or is the right one."""
    if tried not in match.state.legal(lesson.plan.you):
        return None
    wrong = lesson.correction(step, match, tried)
    if wrong is None:
        return None
    slug, right = lesson.game.slug, lesson.game.codec.number(lesson.steps[step - 1].expect)
    general = table_words(speech)("table-lesson-other", move=table_view.phrase(slug, speech, match.names, right))
    rule = text_html(f"- {paragraph(slug, wrong.rule, speech)}", slug, f"/rules/{slug}", True) if wrong.rule in rule_ids(slug) else Markup("")
    return Corrected(lesson.words(speech)(f"lesson-{wrong.say}") if wrong.say else general, rule)


def _table(lesson: Lesson, match: Match) -> LiveTable:
    """A table at which the match of a lesson is played: in memory, as long as it is drawn."""
    plan, game = lesson.plan, lesson.game
    row = TableRow("", game.slug, game.rules_version, "", match.edition.digest, plan.variant, plan.seats, "", 0, "", False, "", 0.0, 0.0)
    live = LiveTable(row, match=match, moves=sum(isinstance(entry, Played) for entry in match.log))
    live.edition = lesson.edition
    for chair, name in zip(live.chairs, match.names, strict=True):
        chair.name = name
    return live
