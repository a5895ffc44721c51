"""The profile of a member: ratings, results, openings, opponents, matches; and the reader's own records to take home."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, Response, StreamingResponse

from ridotto.bots.named import level_of
from ridotto.bots.titles import level_title, rating_points, title
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, all_games
from ridotto.engine.words import Words
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.language import language_of, table_words
from ridotto.table.pages.account import Me, Text
from ridotto.table.pages.rating_chart import rating_chart
from ridotto.table.pages.responses import page, see
from ridotto.table.service.profiles import MOST_PAGES, Profile
from ridotto.table.service.rating_model import is_settled
from ridotto.table.service.record_archive import MOST_PARTS
from ridotto.table.store.ratings import Standing
from ridotto.table.store.results import Result, SeatResult

FAVOURITES = 3  # openings of a game

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


def person_path(name: str) -> str:
    """Where a member's profile is."""
    return f"/people/{quote(name, safe='')}"


@router.get("/people/{name:path}")
async def show_person(request: Request, name: str, at: Annotated[int, Query(alias="page", ge=1, le=MOST_PAGES)] = 1) -> Response:
    """What a member shows to whoever asks."""
    service, language, reader = service_of(request), language_of(request), await member_of(request)
    found = await service.profiles.profile(name, reader, at)
    tie = await service.people.state(reader, found.member) if reader is not None and not found.own else None
    levels = await service.ratings.levels([(each.game, each.seats) for each, _ in found.ratings if each.game in all_games()])
    parts = await service.record_archive.parts(found.member) if found.own else 0
    return page(request, "person.html", back=person_path(found.member.name or ""), parts=parts, tie=tie, **_shown(found, levels, language))


def _shown(found: Profile, levels: Mapping[tuple[str, int], Mapping[int, float]], language: str) -> dict[str, Any]:
    words, games = table_words(language), all_games()
    return {
        "name": found.member.name,
        "own": found.own,
        "shown": found.shown,
        "ratings": [_rating(each, course, levels[each.game, each.seats], language) for each, course in found.ratings if each.game in games],
        "records": [
            {
                "game": games[each.game].words(language)("title"),
                "seats": each.seats,
                "matches": each.matches,
                "won": round(100 * each.won / each.matches),
                "fair": round(100 / each.seats),
                "place": f"{each.places / each.matches:.1f}".replace(".", words("ratings-decimal")),
            }
            for each in found.records
            if each.game in games
        ],
        "openings": [_opening(game, found.openings, language) for slug, game in games.items() if any(each[0] == slug for each in found.openings)],
        "opponents": [{"name": name, "path": person_path(name), "matches": count, "ahead": ahead} for name, count, ahead in found.opponents],
        "matches": [_match(each, found, words, language) for each in found.matches if each.game in games],
        "at": found.page,
        "pages": found.pages,
    }


def _rating(each: Standing, course: Sequence[tuple[float, float, float]], levels: Mapping[int, float], language: str) -> dict[str, Any]:
    words = table_words(language)
    marks = {words("ratings-level", level=level): rating_points(mu) for level, mu in levels.items()}
    points = [rating_points(mu) for _, mu, _ in course]
    return {
        "game": all_games()[each.game].words(language)("title"),
        "slug": each.game,
        "seats": each.seats,
        "points": round(rating_points(each.mu)),
        "provisional": not is_settled(each.sigma),
        "matches": each.matches,
        "chart": rating_chart(points, marks) if len(points) > 1 else "",
        "first": round(points[0]) if points else 0,
        "best": round(max(points, default=0)),
    }


def _opening(game: Game, openings: Sequence[tuple[str, str, int]], language: str) -> dict[str, Any]:
    """What somebody does first in a game, in its words."""
    mine = [(opening, count) for slug, opening, count in openings if slug == game.slug]
    told = [{"phrase": phrase, "count": count} for opening, count in mine if (phrase := _phrase(game, opening, language))]
    return {"game": game.words(language)("title"), "of": sum(count for _, count in mine), "lines": told[:FAVOURITES]}


def _phrase(game: Game, opening: str, language: str) -> str:
    """A move in the words of its game; nothing if there is no such move any more."""
    try:
        return game.words(language).move(game.codec.number(opening), game.codec)
    except RidottoError:
        return ""


def _match(match: Result, found: Profile, words: Words, language: str) -> dict[str, Any]:
    game = all_games()[match.game]
    mine = next(seat for seat in match.seats if seat.member_id == found.member.id and (found.own or seat.named))
    day = datetime.fromtimestamp(match.ended, UTC)
    before, after = mine.before, mine.after
    return {
        "game": game.words(language)("title"),
        "day": words("ratings-day", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}"),
        "iso": f"{day:%Y-%m-%d}",
        "won": mine.place == 1,
        "place": words("ratings-won") if mine.place == 1 else words("table-place", place=mine.place),
        "of": len(match.seats),
        "others": [_other(seat, match, found, words) for seat in match.seats if seat.seat != mine.seat],
        "change": round(rating_points(after[0])) - round(rating_points(before[0])) if before is not None and after is not None else None,
        "replay": f"/t/{match.table_id}/replay" if match.table_id in found.there else "",
        "public": match.public and mine.named,
    }


def _other(seat: SeatResult, match: Result, found: Profile, words: Words) -> dict[str, str]:
    """Somebody else in a match, as far as the reader may know."""
    if seat.bot:
        level = level_of(seat.bot)
        return {"name": level_title(level, words) if level else title(seat.bot, words, all_games()[match.game], len(match.seats)), "path": ""}
    if seat.member_id is None or not seat.named:
        return {"name": words("ratings-guest"), "path": ""}
    if seat.member_id in found.names:
        return {"name": found.names[seat.member_id], "path": person_path(found.names[seat.member_id])}
    if seat.member_id in found.former:
        return {"name": words("member-deleted"), "path": ""}
    return {"name": words("ratings-private"), "path": ""}


# ---- one's own ----


@router.post("/me/profile")
async def choose_shown(request: Request, me: Me, shown: Text) -> Response:
    """Choose whom one's profile is shown to."""
    await service_of(request).profiles.show(me, shown)
    return see("/me#profile")


@router.get("/me/records")
async def download_records(request: Request, me: Me, part: Annotated[int, Query(ge=1, le=MOST_PARTS)] = 1) -> Response:
    """The records of one's finished matches, a hundred in one archive."""
    name = f"ridotto-records-{part}.zip"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return StreamingResponse(service_of(request).record_archive.part(me, part), media_type="application/zip", headers=headers)
