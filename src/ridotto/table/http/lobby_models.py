"""The models of the lobby's part of the API."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ridotto.table.http.models import WHOLE, Body, Clock, PaceName, Reserve, SeatNumber, TableId


class LobbySeat(BaseModel):
    """Who sits on a seat."""

    name: str = Field(examples=["Anna"])
    bot: str | None = Field(description="The bot, if it is one.", examples=["level:4"])
    here: bool = Field(description="Whether it is a person who was there within the last minute.")
    rating: int | None = Field(
        description="What a member is rated in what is played here who sits under their own name and is shown to everybody; null for all others.",
        examples=[1512],
    )
    provisional: bool = Field(description="Whether that rests on few matches only.")


class LobbyTable(BaseModel):
    """A public table."""

    table: TableId
    game: str = Field(examples=["doge"])
    variant: str = Field(examples=[""])
    own_edition: bool = Field(description="Whether it is played with an edition of the host's own.")
    status: Literal["waiting", "playing"]
    opened: int = Field(description="When it was opened, in Unix time.")
    pace: PaceName
    clock: Clock
    reserve: Reserve
    rated: bool = Field(description="Whether the result changes the players' ratings; only members can sit down then.")
    seats: list[LobbySeat | None] = Field(description="Each seat; null where it is free.")


class WantToPlay(BaseModel):
    """How many wait for others to play with."""

    game: str = Field(description="The game; empty for those who take any.", examples=["doge"])
    people: int


class LobbyPicture(BaseModel):
    """What can be joined and watched, the same for everybody."""

    waiting: list[LobbyTable] = Field(description="Tables that wait for players.")
    playing: list[LobbyTable] = Field(description="Tables where a match is in progress.")
    waiting_count: int = Field(description="How many wait in all; no more than 1000 are counted.")
    playing_count: int = Field(description="How many are in progress in all; no more than 1000 are counted.")
    want_to_play: list[WantToPlay] = Field(description="Who waits for others, by game: `POST /api/play-now` joins them.")


class PlayNowWish(Body):
    """What somebody wants to play with whoever wants the same."""

    name: str = Field(
        description="What the others call you: 1 to 40 characters; a number is added if somebody else at the table has the same.", examples=["Anna"]
    )
    game: str = Field("", max_length=100, description="The slug of a game; empty for any.", examples=["doge"])
    seats: Annotated[int, Field(ge=0, le=9), WHOLE] = Field(0, description="How many play; 0 for any number.", examples=[3])
    pace: Literal["live", "correspondence", "none"] = Field(
        "live", description="`live`: a minute for each decision and 15 minutes in reserve; `correspondence`: a day for each decision; `none`: no clock."
    )
    bots: bool = Field(False, description="Whether bots take the seats that are left at once.")


class PlayNowState(BaseModel):
    """A ticket: somebody who waits, or has got a seat."""

    status: Literal["waiting", "seated"]
    waited: int = Field(description="Seconds since the wait began.")
    bots_in: int = Field(description="Seconds after which bots take the seats that are left.")
    others: int = Field(description="How many others wait who may come to the same table.")
    table: TableId | None = None
    seat: SeatNumber | None = None
    token: str | None = Field(None, description="The token of your seat: `Authorization: Bearer TOKEN`.")
    private_link: str | None = Field(None, description="Carries the seat to a browser or another device.")


class PlayNowTicket(PlayNowState):
    """A new ticket."""

    ticket: str = Field(description="The secret of the ticket: `Authorization: Bearer TICKET`. Whoever has it gets the seat.")
