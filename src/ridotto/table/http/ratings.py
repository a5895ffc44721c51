"""Ratings for programs: the lists of the best, and the ratings of one member, as far as they show them."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from ridotto.bots.titles import rating_points
from ridotto.engine.game import game_named
from ridotto.table.http.auth import member_of, service_of
from ridotto.table.http.models import Error
from ridotto.table.service.live_table import Refused
from ridotto.table.service.rating_model import is_settled
from ridotto.table.service.ratings import PAGE
from ridotto.table.store.ratings import ratings_of

MOST_PAGES = 200
RATINGS = "Ratings"

Points = Annotated[int, Field(description="The rating as people read it: 1500 is where everybody begins, 400 more win ten of eleven.", examples=[1512])]


class Ranked(BaseModel):
    """A member in the list of the best."""

    place: int = Field(description="Among those whom you may see.", examples=[1])
    name: str = Field(examples=["Anna"])
    rating: Points
    matches: int = Field(description="How many rated matches it rests on.", examples=[34])


class RatedLevel(BaseModel):
    """A level of bots, on the same scale."""

    bot: str = Field(description="The name to seat it by.", examples=["level:4"])
    rating: Points


class RatingList(BaseModel):
    """A page of the best in a game with so many seats."""

    game: str = Field(examples=["doge"])
    seats: int = Field(examples=[3])
    page: int = Field(examples=[1])
    more: bool = Field(description="Whether there is another page.")
    ratings: list[Ranked]
    levels: list[RatedLevel]


class GameRating(BaseModel):
    """A member's rating in one game with so many seats."""

    game: str = Field(examples=["doge"])
    seats: int = Field(examples=[3])
    rating: Points
    provisional: bool = Field(description="Whether it rests on few matches only; such ratings are not in the lists.")
    matches: int = Field(examples=[34])


class PersonRatings(BaseModel):
    """The ratings of a member."""

    name: str = Field(examples=["Anna"])
    ratings: list[GameRating]


_refused: dict[int | str, dict[str, Any]] = {
    404: {"model": Error, "description": "There is no such member, or none who is shown to you."},
    422: {"model": Error, "description": "There is no such game, or it is not played with so many."},
    429: {"model": Error, "description": "Too many requests; the header Retry-After says how many seconds to wait."},
    503: {"model": Error, "description": "The database does not respond."},
}
router = APIRouter(prefix="/api", tags=[RATINGS], responses=_refused)


@router.get("/ratings", response_model=RatingList, summary="The best")
async def list_ratings(
    request: Request,
    game: Annotated[str, Query(max_length=100, description="The slug of a game.")],
    seats: Annotated[int, Query(ge=2, le=9, description="The number of seats.")],
    month: Annotated[bool, Query(description="Only those who have played a rated match in the last 30 days.")] = False,
    page: Annotated[int, Query(ge=1, le=MOST_PAGES, description="Which page, from 1.")] = 1,
) -> dict[str, Any]:
    """Members with a settled rating, the best first, 50 on a page, and the levels of bots.

    Only members who show themselves to everybody are listed; to a browser in which a member is signed in, also those who
    show themselves to members.
    """
    if seats not in game_named(game).seats:
        raise Refused("seat-count", 422, counts=", ".join(str(count) for count in game_named(game).seats if count > 1))
    ratings = service_of(request).ratings
    found, following = await ratings.leaders(game, seats, await member_of(request) is not None, month, page)
    listed = [
        {"place": place, "name": each.name, "rating": round(rating_points(each.mu)), "matches": each.matches}
        for place, each in enumerate(found, (page - 1) * PAGE + 1)
    ]
    levels = [{"bot": f"level:{level}", "rating": round(rating_points(mu))} for level, mu in (await ratings.levels([(game, seats)]))[game, seats].items()]
    return {"game": game, "seats": seats, "page": page, "more": following is not None, "ratings": listed, "levels": levels}


@router.get("/ratings/{name:path}", response_model=PersonRatings, summary="The ratings of a member")
async def read_ratings(request: Request, name: Annotated[str, Path(max_length=200, description="The member's name.")]) -> dict[str, Any]:
    """All ratings of a member, if they show them to you."""
    service = service_of(request)
    member, _ = await service.profiles.seen(name, await member_of(request))
    found = await service.store.call(ratings_of, service.store, member.id)
    told = [
        {"game": each.game, "seats": each.seats, "rating": round(rating_points(each.mu)), "provisional": not is_settled(each.sigma), "matches": each.matches}
        for each in found
    ]
    return {"name": member.name, "ratings": told}
