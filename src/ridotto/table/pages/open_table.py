"""The page on which a table is opened, and the button that starts a match against bots at once."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from fastapi import APIRouter, Form, HTTPException, Request
from starlette.responses import HTMLResponse, Response

from ridotto.bots.levels import USUAL
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, OptionGroup, all_games, game_named
from ridotto.table.http.auth import finished_games, hold_seat, member_id_of, member_of, service_of
from ridotto.table.http.guard import count_table
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork, time_text
from ridotto.table.pages.bot_choices import level_lines
from ridotto.table.pages.forms import wrong
from ridotto.table.pages.home import plate, usual_seats
from ridotto.table.pages.levels import proposed_bot
from ridotto.table.pages.responses import page, see
from ridotto.table.service.clubs import LONGEST_SLUG
from ridotto.table.service.live_table import LiveTable, Refused
from ridotto.table.service.opening import TablePlan
from ridotto.table.service.paces import CORRESPONDENCE, DAY, LIVE, Pace, correspondence, live
from ridotto.table.service.seats import plain_name
from ridotto.table.store.clubs import INSIDE

MOST_SEATS = 5
MOST_IN_A_ROW = 7  # ways to play that are shown side by side in the form
ME, OPEN = "me", "open"
SOME = "some"  # a group's single options are chosen
TOLD_PACES = ((LIVE, Pace(LIVE, 60, 60)), (CORRESPONDENCE, Pace(CORRESPONDENCE, DAY)))
"""What the form says of time that runs out is the same for all paces of a kind."""

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class MisfitError(RidottoError):
    """Options were chosen that cannot be played with the chosen number of seats."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(f"not with this many seats: {', '.join(names)}")
        self.names = names


@dataclass(frozen=True)
class OpenForm:
    """The form to open a table, as it was filled in."""

    game: str
    seats: str
    who: Sequence[str] = field(default=(ME, *(OPEN,) * (MOST_SEATS - 1)))
    """For each seat: me, open, or the name of a bot."""
    name: str = ""
    variant: str = ""
    time: str = "none"
    """none, `live SECONDS RESERVE`, `days DAYS`, or own: live with the two values below."""
    seconds: str = "45"
    reserve: str = "10"
    """Minutes."""
    stand_in: str = USUAL
    listed: bool = True
    hints: str = ""
    """yes, no, or nothing: if only one person plays."""
    rated: bool = False
    edition: str = ""
    options: Sequence[str] = ()
    """Options chosen beside the variant, as far as their groups ask for them."""
    club: str = ""
    """The club that the table is for."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """For each group of options: one of its variants, `some` for its single options, or nothing."""

    @classmethod
    def read(cls, form: Mapping[str, Any]) -> "OpenForm":
        """Read a submitted form; a seat it does not mention is open."""
        given = {key: value for key, value in form.items() if isinstance(value, str)}
        who = tuple(given.get(f"seat{seat}", OPEN) for seat in range(MOST_SEATS))
        edition = given.get("edition", "").replace("\r\n", "\n")
        texts = {key: given.get(key, "").strip() for key in ("game", "seats", "name", "variant")}
        ticked = [key.removeprefix("option-") for key in given if key.startswith("option-")]
        options = (*ticked, *(value for key, value in given.items() if key.startswith("part-") and value))
        seats, _, variant = texts["seats"].partition(" ")  # the form offers each seat count with its variants
        texts |= {"seats": seats, "variant": variant or texts["variant"]}
        return cls(
            who=who,
            time=given.get("time", "none"),
            seconds=given.get("seconds", "0").strip(),
            reserve=given.get("reserve", "0").strip(),
            stand_in=given.get("stand_in", USUAL),
            listed=given.get("listed") == "yes",
            club=given.get("club", "")[:LONGEST_SLUG],
            hints=given.get("hints", ""),
            rated=given.get("rated") == "yes",
            edition=edition,
            options=options,
            groups={key.removeprefix("group-"): value for key, value in given.items() if key.startswith("group-")},
            **texts,
        )

    def plan(self) -> TablePlan:
        """The table that was asked for; Refused says what is not possible."""
        game = game_named(self.game)
        if typed_number(self.seats) not in game.seats:
            raise Refused("seat-count", 422, counts=", ".join(str(count) for count in game.seats))
        if len(self.mine()) > 1:
            raise Refused("one-seat", 422)
        if self.misfits(game):
            raise MisfitError(self.misfits(game))
        if self.mine():
            plain_name(self.name)
        bots = {seat: who for seat, who in enumerate(self._filled()) if who not in (ME, OPEN)}
        edition = "" if self.edition.strip() in ("", game.edition_text().strip()) else self.edition
        hints = {"yes": True, "no": False}.get(self.hints)
        listed = self.listed and not self.club
        given = game.slug, len(self._filled()), self._whole_variant(game), edition, bots, self.pace(), listed, self.stand_in, hints
        return TablePlan(*given, rated=self.rated)

    def pace(self) -> Pace:
        """The time that was asked for; Refused says which values are possible."""
        kind, *values = ("live", self.seconds, str(60 * typed_number(self.reserve))) if self.time == "own" else self.time.split(" ")
        if kind == "days":
            return correspondence(typed_number(values[0]) if len(values) == 1 else 0)
        if kind == "none" and not values:
            return Pace()
        return live(*map(typed_number, values)) if kind == "live" and len(values) == 2 else live(-1, -1)

    def _whole_variant(self, game: Game) -> str:
        """The variant and the options in the order in which the game lists them."""
        if not self.options and not self.groups:
            return self.variant
        return "+".join(name for name in (*game.variants, *game.options) if name in self.chosen(game))

    def chosen(self, game: Game) -> set[str]:
        """The variant and options that are asked for: single options count only where their group asks for them."""
        names = {self.variant, *self.options} - {""}
        for group in game.groups:
            wanted = self.groups.get(group.name, SOME)
            if wanted != SOME:
                names = names.difference(group.names()) | ({wanted} & set(group.whole))
        return names

    def misfits(self, game: Game) -> list[str]:
        """The options that cannot be played with this many seats."""
        count = len(self._filled())
        return [name for name in (*game.variants, *game.options) if name in self.chosen(game) and count not in game.seats_for(name)]

    def without(self, game: Game, names: Sequence[str]) -> "OpenForm":
        """The same form without these options, and with the groups that hold only such as if nothing had been chosen."""
        left = tuple(name for name in self.options if name not in names)
        groups = dict(self.groups)
        for group in game.groups:
            if groups.get(group.name) in names or (groups.get(group.name) == SOME and not set(left) & set(group.names())):
                groups[group.name] = ""
        return replace(self, options=left, groups=groups)

    def mine(self) -> list[int]:
        """The seats that whoever opens the table wants to take."""
        return [seat for seat, who in enumerate(self._filled()) if who == ME]

    def _filled(self) -> Sequence[str]:
        """The entries for the seats that the table has; the form may hold more."""
        return self.who[: typed_number(self.seats)]


def typed_number(text: str) -> int:
    """A number that was typed; -1 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


@router.get("/open")
async def show_open(request: Request, game: str = "", edition: str = "", club: str = "") -> Response:
    """The form to open a table of a game, perhaps for a club; with `edition=house` it contains the shipped edition, to be changed."""
    if game and game not in all_games():
        raise HTTPException(404)
    chosen = game_named(game) if game else next(iter(all_games().values()))
    text = chosen.edition_text() if edition == "house" else ""
    return await _form(request, OpenForm(chosen.slug, str(usual_seats(chosen)), name=await usual_name(request), edition=text, club=club))


async def usual_name(request: Request) -> str:
    """The name under which whoever asks sits down unless they choose another."""
    member = await member_of(request)
    return (member.name if member is not None else None) or table_words(language_of(request))("hall-guest")


async def _form(request: Request, form: OpenForm, wrong: str = "", status: int = 200) -> Response:
    """The form with what was typed, and what is wrong with it."""
    language, member = language_of(request), await member_of(request)
    clubs = await service_of(request).clubs.of(member) if member is not None else []
    words, slugs = table_words(language), tuple(all_games())
    game = all_games().get(form.game) or next(iter(all_games().values()))
    said = game.words(language)
    more = {
        "wish": form,
        "wrong": wrong,
        "game": game,
        "games": [plate(each, language) for each in all_games().values()],
        "ways": seat_choices(game, form, language),
        "groups": [option_group(game, group, form, language) for group in game.groups],
        "notes": [said(f"variant-{name}-how") for name in game.variants if f"variant-{name}-how" in said],
        "levels": level_lines(words, game),
        "times": time_text.choices(words),
        "time_out": [(kind, time_text.out_text(pace, words("open-time-bot"), words)) for kind, pace in TOLD_PACES],
        "symbols": artwork.symbols(slugs, False),
        "rated": request.app.state.settings.with_members,
        "clubs": [club for club, role in clubs if role in INSIDE],
    }
    return page(request, "open.html", status, back=f"/open?game={game.slug}", **more)


def seat_choices(game: Game, form: OpenForm, language: str, fewest: int = 1) -> list[tuple[str, list[tuple[str, str, bool]]]]:
    """What can be chosen: each seat count, alone and with the variants that are in no group; whether each is chosen.

    A few are shown in one row; many have a labelled row for each seat count.
    """
    variants = () if game.groups else game.variants
    counts = tuple(count for count in game.seats if count >= fewest)
    ways = [(count, variant) for count in counts for variant in ("", *variants) if count in game.seats_for(variant)]
    wanted = (typed_number(form.seats), form.variant)
    chosen = wanted if wanted in ways else (wanted[0] if wanted[0] in counts else usual_seats(game), "")
    words, rows = table_words(language), len(ways) > MOST_IN_A_ROW

    def row(shown: tuple[int, ...]) -> list[tuple[str, str, bool]]:
        said = [(count, variant, _variant(game, variant, language) if rows else _way(game, count, variant, language)) for count, variant in ways]
        return [(f"{count} {variant}".strip(), text, (count, variant) == chosen) for count, variant, text in said if count in shown]

    return [(words("open-players", count=count), row((count,))) for count in counts] if rows else [("", row(counts))]


def _way(game: Game, count: int, variant: str, language: str) -> str:
    return f"{count} {game.meaning(variant, language)}" if variant else str(count)


def _variant(game: Game, variant: str, language: str) -> str:
    return game.meaning(variant, language) if variant else table_words(language)("open-usual")


def option_group(game: Game, group: OptionGroup, form: OpenForm, language: str) -> dict[str, Any]:
    """A group of options for the form: the whole ones side by side, and the single ones, each for its seat counts."""
    words, chosen = game.words(language), form.chosen(game)
    singly = bool(chosen & set(group.names()) - set(group.whole)) or form.groups.get(group.name) == SOME
    whole = next((name for name in group.whole if name in chosen), SOME if singly else "")
    ways = [("", words(f"group-{group.name}-none")), *((name, game.meaning(name, language)) for name in group.whole)]
    return {
        "name": group.name,
        "label": words(f"group-{group.name}"),
        "ways": [(value, text, value == whole) for value, text in (*ways, (SOME, words(f"group-{group.name}-some")))],
        "seats": sorted({count for name in group.names() for count in game.seats_for(name)}),
        "parts": [_part(game, part, chosen, language) for part in group.parts],
    }


def _part(game: Game, names: tuple[str, ...], chosen: set[str], language: str) -> dict[str, Any]:
    """A single option to tick, or several of which one can be chosen."""
    words = game.words(language)
    return {
        "name": names[0],
        "label": words(f"part-{names[0]}") if len(names) > 1 else game.meaning(names[0], language),
        "ways": [(name, game.meaning(name, language), name in chosen) for name in names],
        "seats": sorted({count for name in names for count in game.seats_for(name)}),
    }


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Open a table and, if asked, sit down. An error is shown beside the form, with everything still filled in."""
    form = OpenForm.read(await request.form())
    service = service_of(request)
    try:
        plan = form.plan()
        if form.club:
            await service.clubs.may_open(form.club, await member_of(request))
        count_table(request, await member_id_of(request))
        table_id = await service.opening.open_table(plan)
        if form.club:
            await service.clubs.add_table(form.club, table_id)
    except MisfitError as error:
        game, language = game_named(form.game), language_of(request)
        said = table_words(language)("open-misfits", options=game.meaning("+".join(error.names), language), seats=typed_number(form.seats))
        return await _form(request, form.without(game, error.names), said, 422)
    except RidottoError as error:
        return await _form(request, form, wrong(request, error)[0], 422)
    if not form.mine():
        return see(f"/t/{table_id}")
    return await sit_down(request, await service.tables.get(table_id), form.mine()[0], form.name)


@router.post("/play")
async def play_now(request: Request, game: Annotated[str, Form()], seats: Annotated[str, Form()] = "", level: Annotated[str, Form()] = "") -> Response:
    """Open a table with bots on all seats but one, and take that one. `level` is the bot; without it, one that suits the player is taken."""
    chosen = game_named(game)
    count = typed_number(seats) if seats else usual_seats(chosen)
    if count not in chosen.seats:
        raise Refused("seat-count", 422, counts=", ".join(str(each) for each in chosen.seats))
    count_table(request, await member_id_of(request))
    service, bot = service_of(request), level or proposed_bot(chosen.slug, await finished_games(request))
    table_id = await service.opening.open_table(TablePlan(game, count, bots=dict.fromkeys(range(1, count), bot), listed=False))
    return await sit_down(request, await service.tables.get(table_id), 0, await usual_name(request))


async def sit_down(request: Request, live: LiveTable, seat: int, name: str) -> Response:
    """Take a seat at one's new table.

    If a bot has the same name, the seat stays free and can be taken under another.
    """
    with suppress(Refused):
        _, token = await service_of(request).seats.join(live, seat, name, member=await member_of(request) if live.row.rated else None)
        await hold_seat(request, token)
    return see(f"/t/{live.row.id}")
