"""The lists of the best: for each game and number of seats, with the levels of bots as marks among them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, Response

from ridotto.bots.titles import level_title, rating_points
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.words import Words
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.home import usual_seats
from ridotto.table.pages.profile import person_path
from ridotto.table.pages.responses import page
from ridotto.table.service.live_table import Refused
from ridotto.table.service.ratings import PAGE
from ridotto.table.store.ratings import Standing

MOST_PAGES = 200
MONTH, ALWAYS = "month", "all"

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/leaderboard")
async def show_leaderboard(
    request: Request,
    game: str = "",
    seats: Annotated[int | None, Query(ge=2, le=9)] = None,
    since: Annotated[str, Query(pattern=f"^({MONTH}|{ALWAYS})$")] = ALWAYS,
    at: Annotated[int, Query(alias="page", ge=1, le=MOST_PAGES)] = 1,
) -> Response:
    """The best whom the reader may see, of all time or of those who have played lately."""
    chosen = game_named(game) if game else next(iter(all_games().values()))
    count = seats if seats is not None else max(2, usual_seats(chosen))
    if count not in rated_seats(chosen):
        raise Refused("seat-count", 422, counts=", ".join(map(str, rated_seats(chosen))))
    service, member, language = service_of(request), await member_of(request), language_of(request)
    found, following = await service.ratings.leaders(chosen.slug, count, member is not None, since == MONTH, at)
    levels = (await service.ratings.levels([(chosen.slug, count)]))[chosen.slug, count]
    here = {"game": chosen.slug, "seats": count, "since": since}

    def path(**other: Any) -> str:
        return f"/leaderboard?{urlencode({**here, **other})}"

    words = table_words(language)
    given: dict[str, Any] = {
        "game": chosen.words(language)("title"),
        "games": [(each.words(language)("title"), _path_of(each, count, since), each is chosen) for each in all_games().values()],
        "counts": [(each, path(seats=each), each == count) for each in rated_seats(chosen)],
        "times": [(each, path(since=each), each == since) for each in (ALWAYS, MONTH)],
        "lines": lines(found, following, levels, (at - 1) * PAGE, words, member.id if member is not None else ""),
        "empty": not found,
        "earlier": path(page=at - 1) if at > 1 else "",
        "later": path(page=at + 1) if following is not None and at < MOST_PAGES else "",
        "at": at,
        "mine": person_path(member.name or "") if member is not None else "",
    }
    return page(request, "leaderboard.html", back=path(), **given)


def rated_seats(game: Game) -> list[int]:
    """The seat counts with which a game can be rated."""
    return [count for count in game.seats if count > 1]


def _path_of(game: Game, count: int, since: str) -> str:
    """The list of a game, with the same number of seats where it can be played so."""
    seats = count if count in rated_seats(game) else max(2, usual_seats(game))
    return f"/leaderboard?{urlencode({'game': game.slug, 'seats': seats, 'since': since})}"


def lines(found: Sequence[Standing], following: Standing | None, levels: Mapping[int, float], before: int, words: Words, me: str) -> list[dict[str, Any]]:
    """The lines of a page: people with their places, and the levels of bots that stand between them and whoever follows.

    Levels above the first of all are on the first page, those below everybody on the last.
    """
    people: list[dict[str, Any]] = [
        {
            "level": 0,
            "place": before + number,
            "name": each.name,
            "path": person_path(each.name),
            "mu": each.mu,
            "matches": each.matches,
            "you": each.member_id == me,
        }
        for number, each in enumerate(found, 1)
    ]
    highest = found[0].mu if found and before else float("inf")
    lowest = following.mu if following is not None else float("-inf")
    marks: list[dict[str, Any]] = [{"level": level, "name": level_title(level, words), "mu": mu} for level, mu in levels.items() if lowest < mu <= highest]
    told = sorted([*people, *marks], key=lambda line: -line["mu"])
    return [{**line, "points": round(rating_points(line["mu"]))} for line in told]
