"""Puzzles: one for each day and game, the whole set, and each as a position to try moves in.

They come from the file that ships with a game, and so from matches that are over; nothing here looks at a table.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from ridotto.bots.puzzles import Puzzle, puzzles
from ridotto.bots.reasons import why
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.words import Words
from ridotto.look.scene import Scene
from ridotto.table.language import COOKIE_SECONDS, language_of, table_words
from ridotto.table.pages import artwork, rendering
from ridotto.table.pages.home import plate
from ridotto.table.pages.responses import page
from ridotto.table.pages.table_view import ground_of, log_turns, phrase, scene_of
from ridotto.table.service.clock import now
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import Refused

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena")
COOKIE = "puzzles"
REMEMBERED = 64
"""So many puzzles of each game are remembered as solved."""
SCRIPTS = ("puzzle.js", "focus.js", "help.js", "table.js", "ask.js")
_SOLVED = re.compile(r"([a-z0-9-]{1,40})\.([0-9a-f]{1,16})")

router = APIRouter(prefix="/puzzles", include_in_schema=False, default_response_class=HTMLResponse)
PuzzleNumber = Annotated[int, Path(ge=1, le=10_000)]
MoveNumber = Annotated[int | None, Query(ge=0, le=2**31)]


# ---- which are solved: a cookie with a row of bits for each game ----


def solved_of(request: Request) -> dict[str, int]:
    """For each game the puzzles that were solved in this browser, as bits; what makes no sense counts as nothing."""
    entries = [_SOLVED.fullmatch(entry) for entry in request.cookies.get(COOKIE, "")[:1000].split("_")]
    known = {slug: (1 << min(REMEMBERED, len(puzzles(game)))) - 1 for slug, game in all_games().items()}
    return {entry[1]: int(entry[2], 16) & known[entry[1]] for entry in entries if entry is not None and entry[1] in known}


def _remember(response: Response, solved: dict[str, int], slug: str, number: int) -> None:
    """Note in the cookie that a puzzle is solved."""
    if number <= REMEMBERED:
        solved = {**solved, slug: solved.get(slug, 0) | 1 << (number - 1)}
        text = "_".join(f"{name}.{bits:x}" for name, bits in solved.items())
        response.set_cookie(COOKIE, text, max_age=COOKIE_SECONDS, httponly=True, samesite="lax")


# ---- the pages ----


def daily(count: int) -> int:
    """The number of today's puzzle among so many; the day begins at midnight UTC."""
    return datetime.fromtimestamp(now(), UTC).toordinal() % count + 1


@router.get("")
async def show_puzzles(request: Request) -> Response:
    """Today's puzzle of every game, and all others."""
    language, solved = language_of(request), solved_of(request)
    with_puzzles = [game for game in all_games().values() if puzzles(game)]
    sets = [_set(game, language, solved.get(game.slug, 0)) for game in with_puzzles]
    return page(request, "puzzles.html", sets=sets, symbols=artwork.symbols(tuple(all_games()), False))


def _set(game: Game, language: str, solved: int) -> dict[str, Any]:
    """A game's puzzles in a list."""
    words, found = game.words(language), puzzles(game)
    lines = [
        {"number": number, "question": words(f"decision-{puzzle.decision}"), "seats": puzzle.seats, "solved": bool(solved >> (number - 1) & 1)}
        for number, puzzle in enumerate(found, 1)
    ]
    return {**plate(game, language), "today": daily(len(found)), "lines": lines, "count": sum(line["solved"] for line in lines)}


@router.get("/{slug}/{number}")
async def show_puzzle(request: Request, slug: str, number: PuzzleNumber, move: MoveNumber = None) -> Response:
    """A position to try moves in; with a `move`, what it brings and what would have been best."""
    game = all_games().get(slug)
    if game is None or number > len(puzzles(game)):
        raise HTTPException(404)
    puzzle = puzzles(game)[number - 1]
    if move is not None and move not in {game.codec.number(text) for text in puzzle.shares}:
        raise Refused("not-in-puzzle", 422)
    seen = await draw(_seen, game, number, puzzle, move, language_of(request))
    response = page(request, "puzzle.html", back=f"/puzzles/{slug}/{number}", scripts=SCRIPTS if rendering.scripts() else (), **seen)
    if move is not None and game.codec.text(move) == puzzle.solution:
        _remember(response, solved_of(request), slug, number)
    return response


@lru_cache(maxsize=32)
def _position(game: Game, number: int) -> Match:
    """The position of a puzzle. Nobody plays on in it."""
    puzzle = puzzles(game)[number - 1]
    return puzzle.match(game, NAMES[: puzzle.seats])


def _seen(game: Game, number: int, puzzle: Puzzle, move: int | None, language: str) -> dict[str, Any]:
    """What the page shows: the position as the seat sees it, and the answer once a move was tried."""
    match, words = _position(game, number), game.words(language)
    scene = scene_of(game, match.view(puzzle.seat), language)
    best = game.codec.number(puzzle.solution) if move is not None else None
    decision = next(each for each in game.decisions if each.name == puzzle.decision)
    return {
        "game": words("title"),
        "slug": game.slug,
        "number": number,
        "total": len(puzzles(game)),
        "seat": puzzle.seat,
        "names": match.names,
        "ground": ground_of(game, puzzle.seats, puzzle.variant, game.edition),
        "scene": scene,
        "pieces": _marked(scene.pieces, "data-move", best),
        "own": _own(scene, best),
        "question": words(f"decision-{puzzle.decision}"),
        "why": words(f"why-{puzzle.decision}"),
        "rule": scene.rule or decision.rule,
        "moves": [(each, phrase(game.slug, language, match.names, each)) for each in match.state.legal(puzzle.seat)],
        "log": log_turns(match, puzzle.seat, language, 0, scene.badges, ()),
        "answer": _answer(game, puzzle, match.names, game.codec.text(move), table_words(language), language) if move is not None else None,
    }


def _marked(markup: str, attribute: str, best: int | None) -> Markup:
    """A drawing, or some of the viewer's things, in which the best move stands out."""
    return Markup(markup if best is None else str(markup).replace(f'{attribute}="{best}"', f'{attribute}="{best}" data-best'))  # Markup would escape it


def _own(scene: Scene, best: int | None) -> list[dict[str, Any]]:
    """The rows of the seat's own things."""
    rows = []
    for row in scene.own:
        items = [_marked(rendering.own_item(item), "value", best) for item in row.items]
        rows.append({"title": row.title, "note": row.note, "run": row.run, "items": items})
    return rows


def _answer(game: Game, puzzle: Puzzle, names: Sequence[str], tried: str, words: Words, language: str) -> dict[str, Any]:
    """What a move brings, what the best one does, and why that is better."""

    def said(text: str) -> str:
        return phrase(game.slug, language, tuple(names), game.codec.number(text))

    def percent(text: str) -> int:
        return round(100 * puzzle.shares[text])

    is_right = tried == puzzle.solution
    other = puzzle.next_best if is_right else tried
    given = {"best": said(puzzle.solution), "share": percent(puzzle.solution), "other": said(other), "less": percent(other)}
    line = [(made.partition(" ")[0], made.partition(" ")[2]) for made in puzzle.line]
    return {
        "is_right": is_right,
        "head": words("puzzle-right" if is_right else "puzzle-wrong"),
        "text": words("puzzle-right-how" if is_right else "puzzle-wrong-how", **given),
        "why": words("puzzle-why", best=given["best"], why=why(game, puzzle.reasons, game.words(language))) if puzzle.reasons else "",
        "line": [(int(seat), names[int(seat)], said(text)) for seat, text in line],
    }
