"""The models of the JSON API: what programs send, and what they get. The OpenAPI document is made from them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ridotto.bots.levels import USUAL
from ridotto.table.service.paces import DAYS, LEAST_LIVE, LONGEST_PLAIN, MOST_LIVE, MOST_RESERVE
from ridotto.table.service.seats import MOST_SECONDS, MOST_SIMULATIONS


def _whole(value: Any) -> Any:
    """JSON does not distinguish 3.0 from 3, so 3.0 is accepted as a whole number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
PaceName = Annotated[
    Literal["none", "plain", "live", "correspondence"],
    Field(description="The pace it was opened with; `plain` is a `clock` alone, after which the others may let a bot stand in."),
]
Clock = Annotated[int, Field(description="Seconds for one decision; 0 for no clock. By correspondence they are whole days.")]
Reserve = Annotated[int, Field(description="Seconds that each seat has beyond that for the whole match.")]
TableId = Annotated[str, Field(description="The name of a table.", examples=["k7m2xq9fhw3d"])]
SeatNumber = Annotated[int, Field(ge=0, le=9, description="A seat, counted from 0.", examples=[0]), WHOLE]
BotName = Annotated[
    str,
    Field(
        max_length=100,
        description="The name of a bot: `level:1` to `level:10`, `random`, `greedy` (a sensible move without much thought), `seer` (searches for one second), "
        f"`seer:0.2` (for so many seconds, up to {MOST_SECONDS:g}), `seer:400n` (so many simulations, up to {MOST_SIMULATIONS}), or one that is installed.",
        examples=["level:4"],
    ),
]


class Body(BaseModel):
    """What all requests have in common: an unknown field, or one of the wrong type, is an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Error(BaseModel):
    """Why something could not be done."""

    error: str = Field(description="One sentence: what was tried, why it is not possible, what is.", examples=["seat 1 is taken by Bruno"])


class GameInfo(BaseModel):
    """A game that can be played here."""

    slug: str = Field(description="The name to open a table with.", examples=["doge"])
    title: str = Field(examples=["Doge"])
    author: str = Field(examples=["Leo Colovini"])
    seats: list[int] = Field(description="The seat counts it can be played with.", examples=[[3, 4]])
    variants: list[str] = Field(description="Variants of the rulebook; the ordinary game is the empty text.", examples=[["favour"]])
    options: list[str] = Field(
        description="Finer options, to combine with one another and with a variant: names joined by `+`, variants first, in the order listed.",
        examples=[["favour-1", "favour-2"]],
    )
    meanings: dict[str, str] = Field(description="What each variant and option is, in English.", examples=[{"favour": "with favour cards for all"}])
    only_with: dict[str, list[int]] = Field(description="The seat counts of variants and options that not all counts allow.", examples=[{"favour-2": [2, 3]}])
    rules_version: int = Field(description="Raised when a change of the rules alters the outcome of any record.", examples=[1])
    provenance: dict[str, int] = Field(
        description="How many parts of the edition are printed in the rulebook, derived from it, or our own (`house`).",
        examples=[{"rulebook": 9, "derived": 2, "house": 1}],
    )


class NewTable(Body):
    """A table to be opened."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": "doge", "seats": 3, "bots": {"1": "level:4", "2": "greedy"}}]})

    game: str = Field(max_length=100, description="The slug of a game, as `GET /api/games` lists it.", examples=["doge"])
    seats: Annotated[int, Field(ge=1, le=9), WHOLE] = Field(description="How many play.", examples=[3])
    variant: str = Field(
        "",
        max_length=300,
        description="A variant of the game, or several names joined by `+` where it has options; empty for the ordinary game.",
        examples=["", "favour-1+favour-3"],
    )
    edition: str = Field("", description="The text (TOML) of an edition file of your own; empty for the edition that ships.")
    bots: dict[Annotated[str, Field(pattern="^[0-9]$")], BotName] = Field(
        {}, description="Bots to be seated at once, by seat.", examples=[{"1": "level:4", "2": "greedy"}]
    )
    pace: Literal["none", "live", "correspondence"] | None = Field(
        None,
        description="`live`: `clock` seconds for each decision and a `reserve` for the match; `correspondence`: `days` for each decision. When a player's time "
        "has run out while another player waits, the table's bot (`stand_in`) takes the seat by itself, and the player can take it back (`take-back`). "
        "`none`: no clock. Null: no clock either, or a plain one if `clock` is given: then the others may hand the seat over, and nothing happens by itself.",
        examples=["live"],
    )
    clock: Annotated[int, Field(ge=0, le=LONGEST_PLAIN), WHOLE] = Field(
        0, description=f"Seconds for one decision, {LEAST_LIVE} to {MOST_LIVE} if the pace is `live`; 0 for no clock.", examples=[30]
    )
    reserve: Annotated[int, Field(ge=0, le=MOST_RESERVE), WHOLE] = Field(
        0, description="If the pace is `live`: seconds that each seat has for the whole match once the time for a decision is over.", examples=[300]
    )
    days: Annotated[int, Field(ge=min(DAYS), le=max(DAYS)), WHOLE] | None = Field(
        None, description=f"If the pace is `correspondence`: days for one decision, one of {', '.join(map(str, DAYS))}.", examples=[3]
    )
    stand_in: BotName = Field(USUAL, description="The bot that plays for somebody who is gone.")
    listed: bool = Field(True, description="Whether the table is in the public list.")
    hints: bool | None = Field(
        None, description="Whether players may ask for hints; everybody is told. Null: if only one person plays, with bots on all other seats."
    )
    rated: bool = Field(
        False,
        description="Whether the result changes the players' ratings. Only members can sit down at such a table, beside levels of bots; it has the edition "
        "that ships, no variant and no hints. Refused where the host has no members.",
    )


class OpenedTable(BaseModel):
    """A table that was opened. Nobody sits at it yet but its bots: `join` is the next step."""

    table: TableId
    watch: str = Field(description="The page of the table, to be sent to friends.", examples=["http://127.0.0.1:8471/t/k7m2xq9fhw3d"])
    api: str = Field(description="The table in this API.", examples=["http://127.0.0.1:8471/api/tables/k7m2xq9fhw3d"])


class ListedTable(BaseModel):
    """A table in the public list."""

    table: TableId
    game: str = Field(examples=["doge"])
    variant: str = Field(examples=[""])
    seats: int = Field(examples=[3])
    free: list[int] = Field(description="Seats on which nobody sits.", examples=[[0]])
    names: list[str | None] = Field(description="Who sits on each seat.", examples=[[None, "Brighella", "Colombina"]])
    status: Literal["waiting", "playing", "over"]
    pace: PaceName
    clock: Clock
    reserve: Reserve
    rated: bool = Field(description="Whether the result changes the players' ratings; only members can sit down then.")


class Join(Body):
    """Somebody who wants to sit down."""

    name: str = Field(description="What the others call you: 1 to 40 characters, unique at this table.", examples=["Anna"])
    seat: SeatNumber | None = Field(None, description="The seat; without it, the first that is free.")
    entropy: str = Field(
        "",
        description="A text of your own that goes into the shuffle. It is open: whoever sits down later can know it. `entropy_commitment` seals one.",
        examples=["my own dice: 4 2 6"],
    )
    entropy_commitment: str = Field(
        "",
        pattern="^([0-9a-f]{64})?$",
        description="Instead of an open text, a sealed one: the SHA-256 of the text followed by a salt of 32 random hexadecimal digits. `reveal` opens it.",
        examples=["6b51d431df5d7f141cbececcf79edf3dd861c3b4069f0b11661a3eefacbba918"],
    )


class Joined(BaseModel):
    """A seat that was taken. Whoever has the token has the seat: keep it to yourself."""

    seat: SeatNumber
    token: str = Field(description="Send it with every request: `Authorization: Bearer TOKEN`.", examples=["WyJrN20yeHE5Zmh3M2QiLDAsIm4iXQ.c2lnbmF0dXJl"])
    private_link: str = Field(description="Carries the seat to a browser or another device.")


class Reveal(Body):
    """A sealed text, opened."""

    entropy: str = Field(description="The text.", examples=["my own dice: 4 2 6"])
    salt: str = Field(pattern="^[0-9a-f]{32}$", description="The salt with which it was sealed.", examples=["0123456789abcdef0123456789abcdef"])


class SeatBot(Body):
    """A bot for a free seat."""

    seat: SeatNumber
    bot: BotName


class Move(Body):
    """A move."""

    move: Annotated[int, Field(ge=0, le=2**31), WHOLE] | Annotated[str, Field(max_length=1000)] = Field(
        description="The move as text or by its number, as `legal` and the picture's `view.moves` give it.", examples=["card castello"]
    )
    expected_number: Annotated[int, Field(ge=0, le=2**31), WHOLE] | None = Field(
        None, description="The picture's `number` for which the move is meant; if it has changed, nothing happens and the response is 409.", examples=[12]
    )


class Talk(Body):
    """Something to be said at the table."""

    text: str = Field(description="1 to 500 characters.", examples=["Well played!"])


class LegalMove(BaseModel):
    """A move that may be made now."""

    number: int = Field(examples=[1])
    text: str = Field(description="As in records.", examples=["card castello"])
    phrase: str = Field(description="For people, in the language asked for.", examples=["the card of Castello"])


class Hint(LegalMove):
    """A move worth considering; its `phrase` says what it does without the question beside it."""

    share: float = Field(description="The share of the win that your seat can expect after it, from what it knows.", examples=[0.41])
    why: str = Field(
        description="What speaks for it compared with the other moves named, in the language asked for; empty where nothing does.",
        examples=["Afterwards you would have about 2 more votes in Castello."],
    )


class Hints(BaseModel):
    """Moves worth considering, the best first."""

    number: int = Field(description="The picture's `number` that they are for.")
    hints: list[Hint]


class Event(BaseModel):
    """Something that happened."""

    kind: str = Field(examples=["house-built"])
    args: dict[str, int | list[int]] = Field(description="Its arguments, as numbers.")
    text: str = Field(description="As in records.")
    private: bool = Field(description="Whether only this viewer may know of it.")


class ToldEvent(Event):
    """Something that happened, with a sentence."""

    sentence: str | None = Field(description="For people, in the language asked for; null for events that are not told.")


class Events(BaseModel):
    """What happened, as far as the caller may know it."""

    events: list[ToldEvent]
    next: int = Field(description="The `since` of your next request. After an undo it can be smaller than before.")
    more: bool = Field(description="Whether there are more events than this response holds.")


class SeatRating(BaseModel):
    """The rating of whoever plays on a seat of a rated table."""

    rating: int = Field(examples=[1512])
    provisional: bool = Field(description="Whether it rests on few matches only.")
    change: int | None = Field(description="What the match has changed it by; null until it is over.", examples=[12])


class Chair(BaseModel):
    """One seat of a table."""

    seat: SeatNumber
    name: str | None = Field(description="Who sits here; null while the seat is free.")
    bot: str | None = Field(description="The bot that was seated here.")
    stand_in: str | None = Field(description="The bot that plays for somebody who is gone.")
    gone: bool = Field(description="Whether the player has not been seen for a while or is out of time, so that the seat may be handed to a bot.")
    due: int | None = Field(
        description="With a clock: the Unix time at which the time for the decision that the seat owes ends; with a reserve, that runs from then on. "
        "For other seats than yours, as if they had not made any secret choice."
    )
    reserve: int | None = Field(
        description="With a reserve: the seconds the seat had left of it when it began to think. For other seats than yours, as of the last moment at which "
        "nothing of theirs was secret."
    )
    entropy: str | None = Field(description="The text that the player has added to the shuffle, unless it is sealed.")
    entropy_commitment: str | None = Field(description="The seal of the text that the player has added to the shuffle, where it was sealed.")
    sealed: bool = Field(description="Whether that text has not been opened yet.")
    rating: SeatRating | None = Field(description="At a rated table, the player's rating; null where the player does not show it to you.")


class Word(BaseModel):
    """Something said at the table."""

    seat: SeatNumber
    name: str
    text: str


class Words(BaseModel):
    """A page of what was said at the table."""

    talk: list[Word]
    next: int = Field(description="The `since` of your next request.")


class View(BaseModel):
    """What a seat, or a spectator, may see of the match; see docs/views.md, and each game's page for the board."""

    game: str
    variant: str
    seat: int | None = Field(description="Whose view it is; null for a spectator.")
    names: list[str]
    actors: list[int] = Field(description="The seats that owe a decision now: when yours is among them, the match waits for you.")
    decision: str | None = Field(description="The kind of decision your seat owes.")
    moves: list[str] = Field(description="The moves your seat may make now.")
    over: bool
    winners: list[int]
    board: dict[str, Any] = Field(description="The game's own part.")


class Continued(BaseModel):
    """The moment of another match, over by then, from which a table plays on."""

    table: TableId
    number: int = Field(description="After so many of its moves.")


class Picture(BaseModel):
    """A table as the caller may see it, and nothing else."""

    table: TableId
    game: str
    variant: str
    rules: int = Field(description="The rules version it is played under.")
    edition: str = Field(description="The digest of the edition it is played with.")
    status: Literal["waiting", "playing", "over"] = Field(description="The match begins when the last seat is taken.")
    pace: PaceName
    clock: Clock
    reserve: Reserve
    closed: str | None = Field(description="Why the host has closed the table; nothing more can be done at it then.")
    seat: int | None = Field(description="Your seat; null for a spectator.")
    seats: list[Chair]
    opened: str = Field(description="When the table was opened and `secret_commitment` shown.", examples=["2026-11-16T09:02:06Z"])
    secret_commitment: str = Field(description="SHA-256 of the server's part of the seed, shown from the beginning.")
    awaits_texts: bool = Field(description="Whether every seat is taken and sealed texts are to be opened now: send yours to `reveal`.")
    commitment: str | None = Field(description="SHA-256 of the seed, shown before the first move.")
    secret: str | None = Field(description="The server's part of the seed, once the match is over.")
    seed: str | None = Field(description="The seed, once the match is over.")
    number: int = Field(description="How many moves you know to have been made: what `expected_number` is compared with.")
    can_undo: bool = Field(description="Whether you may take a move back.")
    hints: bool = Field(description="Whether players may ask for hints at this table.")
    rated: bool = Field(description="Whether the result changes the players' ratings.")
    continues: Continued | None = Field(description="Where the table plays on from a moment of another match: its shuffle is that match's, and so no secret.")
    stand_in: BotName = Field(description="The bot that plays for somebody who is gone or out of time.")
    thinking: list[int] = Field(description="Seats for which a bot has to move.")
    view: View | None = Field(description="The match; null while the table waits for players.")
    events: list[Event] = Field(description="The latest events you may know of.")
    again: str | None = Field(description="The table at which the same players go on, once the match is over and one of them has opened it.")
    talk: list[Word] = Field(description="The latest messages; `GET /api/tables/{table_id}/talk` has all of them.")


class Health(BaseModel):
    """The state of the server."""

    status: Literal["ok", "unavailable"]
    version: str
    database: Literal["sqlite", "postgresql"]
    tables: int = Field(description="Tables in memory.")
    streams: int = Field(description="Live streams that are open.")
