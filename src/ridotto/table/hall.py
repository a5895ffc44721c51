"""The hall: the front page with the games and the tables, and the page where a table is opened.

The lists hold what everybody may know: who sits where, and which seats are free. Public tables stand in the order in which
they were opened, so that no list tells of a move (see `Store.tables`). Only one's own tables say whose move it is, as far as
one's own seat may know it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from ridotto.bots import BOTS
from ridotto.engine.errors import EditionError, RidottoError
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.words import LANGUAGES, Words
from ridotto.table import gallery, rendering, speech, theme
from ridotto.table.access import house_of, set_seat_cookie, the_table, tokens
from ridotto.table.answers import LONGEST_SENTENCE
from ridotto.table.guard import TooMany, count_table
from ridotto.table.house import House, Plan, plain_name
from ridotto.table.live import OVER, PLAYING, WAITING, Live, Refused
from ridotto.table.page import page, see
from ridotto.table.speech import language_of, table_words
from ridotto.table.store import TableRow
from ridotto.table.wire import picture

MOST_LISTED = 20
MOST_SEATS = 5
USUAL_SEATS = 3  # the fewest with whom no game needs the exceptions that its rulebook makes for one or two
MOST_IN_A_ROW = 7  # ways to play that stand beside each other where a table is opened
ME, OPEN = "me", "open"
_OWN_PATH = re.compile(r"/([^/\\].*)?")
_ORDER = (PLAYING, WAITING, OVER)

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


# ---- the front page ----


@dataclass(frozen=True)
class Line:
    """A table in a list."""

    table: str
    title: str
    head: str
    """How it stands, or who sits there."""
    more: str
    seats: Sequence[str | None]
    """Who sits on each seat, None where it is free."""
    status: str
    to_move: bool = False


@router.get("/")
async def show_hall(request: Request) -> Response:
    """The games, the tables one sits at, those that wait for players, and those that may be watched."""
    house, language = house_of(request), language_of(request)
    mine = await _mine(request, house, language)
    known = {line.table for line in mine}
    lists = {
        "mine": mine,
        "waiting": await _public(house, WAITING, known, language),
        "playing": await _public(house, PLAYING, known, language),
    }
    slugs = tuple(all_games())
    games = [_plate(game, language) for game in all_games().values()]
    return page(request, "hall.html", games=games, lists=lists, view=gallery.view(), symbols=gallery.symbols(slugs, True))


def _plate(game: Game, language: str) -> dict[str, Any]:
    """A game as the hall shows it."""
    words, said = table_words(language), game.words(language)
    return {
        "slug": game.slug,
        "author": game.author,
        "cover": gallery.cover(game.slug),
        "seats": words("hall-seats", low=min(game.seats), high=max(game.seats), count=len(game.seats)),
        **{key: said(key) for key in ("title", "about", "length")},
    }


async def _mine(request: Request, house: House, language: str) -> list[Line]:
    """The tables at which the browser's cookies hold a seat; those where it is to move come first."""
    found: list[Line] = []
    for name in [name for name in request.cookies if name.startswith("ridotto-")][-MOST_LISTED:]:
        table_id = name.removeprefix("ridotto-")
        try:
            live = await the_table(request, table_id)
        except Refused:  # it is gone
            continue
        seat = await house.seat_of(live, tokens(request, table_id))
        if seat is not None:
            found.append(_my_line(live, seat, language))
    return sorted(found, key=lambda line: (not line.to_move, _ORDER.index(line.status)))


def _my_line(live: Live, seat: int, language: str) -> Line:
    """A table at which one sits: whose move it is, and with whom one plays."""
    words, shown = table_words(language), picture(live, seat)
    names = [chair["name"] for chair in shown["seats"]]
    others = [name for other, name in enumerate(names) if name is not None and other != seat]
    to_move = shown["view"] is not None and seat in shown["view"]["actors"] and not shown["seats"][seat]["stand_in"]
    if to_move:
        head = words("hall-your-move")
    elif shown["status"] == WAITING:
        head = words("hall-free-seats", count=names.count(None))
    else:
        head = words("hall-others-move" if shown["status"] == PLAYING else "hall-over")
    more = words("hall-with", names=_listing(others, words)) if others else words("hall-alone")
    return Line(live.row.id, live.game.words(language)("title"), head, more, names, shown["status"], to_move)


async def _public(house: House, status: str, known: set[str], language: str) -> list[Line]:
    """Tables that anybody may join or watch, without those at which the reader sits."""
    rows = [(row, names) for row, names in await house.listed(status) if row.id not in known and row.game in all_games()]
    return [_public_line(row, names, language) for row, names in rows[:MOST_LISTED]]


def _public_line(row: TableRow, names: Sequence[str | None], language: str) -> Line:
    words, game = table_words(language), game_named(row.game)
    sitting = [name for name in names if name is not None]
    head = _listing(sitting, words) if sitting else words("hall-anybody")
    facts = [words("hall-free-seats", count=len(names) - len(sitting)) if row.status == WAITING else words("hall-in-play")]
    facts += [game.meaning(row.variant, language)] if row.variant else []
    facts += [words("hall-own-edition")] if row.edition else []
    facts += [words("hall-clock", time=rendering.clock_text(row.clock, words))] if row.clock else []
    return Line(row.id, game.words(language)("title"), head, ", ".join(facts), names, row.status)


def _listing(names: Sequence[str], words: Words) -> str:
    """Several names in one phrase."""
    return names[0] if len(names) == 1 else words("hall-and", rest=", ".join(names[:-1]), last=names[-1])


# ---- how the pages are shown ----


@router.post("/language")
async def choose_language(lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Speak another language from now on."""
    return _remember(back, speech.COOKIE, lang, LANGUAGES)


@router.post("/theme")
async def choose_theme(to: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Show the pages by day, by night, or as the reader's system says."""
    return _remember(back, theme.COOKIE, to, theme.THEMES)


def _remember(back: str, cookie: str, value: str, possible: Sequence[str]) -> Response:
    """Go back to a page of ours, with a choice that the browser keeps."""
    response = see(back if _OWN_PATH.fullmatch(back) else "/")
    if value in possible:
        response.set_cookie(cookie, value, max_age=speech.COOKIE_SECONDS, httponly=True, samesite="lax")
    return response


# ---- opening a table ----


@dataclass(frozen=True)
class Wish:
    """What somebody has filled in to open a table, as it was typed."""

    game: str
    seats: str
    who: Sequence[str] = field(default=(ME, *(OPEN,) * (MOST_SEATS - 1)))
    """For each seat: me, open, or the name of a bot."""
    name: str = ""
    variant: str = ""
    clock: str = "0"
    listed: bool = True
    edition: str = ""
    options: Sequence[str] = ()
    """Options ticked beside the variant."""

    @classmethod
    def of_form(cls, form: Mapping[str, Any]) -> "Wish":
        """What a form holds; a seat of which it says nothing is open."""
        given = {key: value for key, value in form.items() if isinstance(value, str)}
        who = tuple(given.get(f"seat{seat}", OPEN) for seat in range(MOST_SEATS))
        edition = given.get("edition", "").replace("\r\n", "\n")
        texts = {key: given.get(key, "").strip() for key in ("game", "seats", "name", "variant")}
        options = tuple(key.removeprefix("option-") for key in given if key.startswith("option-"))
        seats, _, variant = texts["seats"].partition(" ")  # the form offers each seat count with the variants that it allows
        texts |= {"seats": seats, "variant": variant or texts["variant"]}
        return cls(who=who, clock=given.get("clock", "0"), listed=given.get("listed") == "yes", edition=edition, options=options, **texts)

    def plan(self) -> Plan:
        """The table that is wished for; Refused says what cannot be."""
        game = game_named(self.game)
        if _number(self.seats) not in game.seats:
            raise Refused("seat-count", 422, counts=", ".join(str(count) for count in game.seats))
        if len(self.mine()) > 1:
            raise Refused("one-seat", 422)
        if self.mine():
            plain_name(self.name)
        bots = {seat: who for seat, who in enumerate(self._filled()) if who not in (ME, OPEN)}
        edition = "" if self.edition.strip() in ("", game.edition_text().strip()) else self.edition
        return Plan(game.slug, len(self._filled()), self._whole_variant(game), edition, bots, _number(self.clock), self.listed)

    def _whole_variant(self, game: Game) -> str:
        """The variant and the options in the order in which the game lists them."""
        if not self.options:
            return self.variant
        return "+".join(name for name in (*game.variants, *game.options) if name == self.variant or name in self.options)

    def mine(self) -> list[int]:
        """The seats on which whoever opens the table wants to sit."""
        return [seat for seat, who in enumerate(self._filled()) if who == ME]

    def _filled(self) -> Sequence[str]:
        """The seats that the table has: what is said of others does not count."""
        return self.who[: _number(self.seats)]


def _number(text: str) -> int:
    """A number that was typed; -1 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


@router.get("/open")
async def show_open(request: Request, game: str = "", edition: str = "") -> Response:
    """The form to open a table of a game; with `edition=house` the shipped edition stands in it, to be changed."""
    chosen = game_named(game) if game else next(iter(all_games().values()))
    text = chosen.edition_text() if edition == "house" else ""
    name = table_words(language_of(request))("hall-guest")
    return _form(request, Wish(chosen.slug, str(_usual(chosen)), name=name, edition=text))


def _form(request: Request, wish: Wish, wrong: str = "", status: int = 200) -> Response:
    """The form with what was typed, and what is wrong with it."""
    language = language_of(request)
    words, slugs = table_words(language), tuple(all_games())
    game = all_games().get(wish.game) or next(iter(all_games().values()))
    said = game.words(language)
    more = {
        "wish": wish,
        "wrong": wrong,
        "game": game,
        "games": [_plate(each, language) for each in all_games().values()],
        "ways": _ways(game, wish, language),
        "options": [(name, _option(game, name, language)) for name in game.options],
        "notes": [said(f"variant-{name}-how") for name in game.variants if f"variant-{name}-how" in said],
        "clocks": [(str(seconds), rendering.clock_text(seconds, words)) for seconds in rendering.CLOCKS],
        "symbols": gallery.symbols(slugs, False),
    }
    return page(request, "open.html", status, back=f"/open?game={game.slug}", **more)


def _ways(game: Game, wish: Wish, language: str) -> list[tuple[str, list[tuple[str, str, bool]]]]:
    """What can be chosen: each seat count, alone and with every variant that it allows; with its words, and whether it is chosen.

    Few ways stand in one row; many have a row for each seat count, whose words stand before it.
    """
    ways = [(count, variant) for count in game.seats for variant in ("", *game.variants) if count in game.seats_for(variant)]
    wanted = (_number(wish.seats), wish.variant)
    chosen = wanted if wanted in ways else (wanted[0] if wanted[0] in game.seats else _usual(game), "")
    words, rows = table_words(language), len(ways) > MOST_IN_A_ROW

    def row(counts: tuple[int, ...]) -> list[tuple[str, str, bool]]:
        said = [(count, variant, _variant(game, variant, language) if rows else _way(game, count, variant, language)) for count, variant in ways]
        return [(f"{count} {variant}".strip(), text, (count, variant) == chosen) for count, variant, text in said if count in counts]

    return [(words("open-players", count=count), row((count,))) for count in game.seats] if rows else [("", row(game.seats))]


def _way(game: Game, count: int, variant: str, language: str) -> str:
    return f"{count} {game.meaning(variant, language)}" if variant else str(count)


def _variant(game: Game, variant: str, language: str) -> str:
    return game.meaning(variant, language) if variant else table_words(language)("open-usual")


def _option(game: Game, name: str, language: str) -> str:
    """What an option is called, with the seat counts that it is for where they are not all."""
    counts = dict(game.only_with).get(name, game.seats)
    words, meaning = table_words(language), game.meaning(name, language)
    return meaning if set(counts) == set(game.seats) else words("open-option-for", option=meaning, low=min(counts), high=max(counts), count=len(counts))


def _usual(game: Game) -> int:
    """How many usually play."""
    return USUAL_SEATS if USUAL_SEATS in game.seats else min(game.seats)


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Open a table and sit down if one wants to. What cannot be is said beside the form, with everything still in it."""
    wish = Wish.of_form(await request.form())
    house = house_of(request)
    try:
        plan = wish.plan()
        count_table(request)
        table_id = await house.open_table(plan)
    except TooMany:
        raise
    except RidottoError as error:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return _form(request, wish, _sentence(error, language_of(request)), 422)
    if not wish.mine():
        return see(f"/t/{table_id}")
    return await _sit_down(request, await house.live(table_id), wish.mine()[0], wish.name)


@router.post("/play")
async def play_now(request: Request, game: Annotated[str, Form()]) -> Response:
    """Open a table with bots on all seats but one, and sit down there."""
    count_table(request)
    house = house_of(request)
    seats = _usual(game_named(game))
    table_id = await house.open_table(Plan(game, seats, bots=dict.fromkeys(range(1, seats), BOTS[-1]), listed=False))
    return await _sit_down(request, await house.live(table_id), 0, table_words(language_of(request))("hall-guest"))


async def _sit_down(request: Request, live: Live, seat: int, name: str) -> Response:
    """Take a seat of one's new table. A bot may have the same name: then one finds the seat free and takes it under another."""
    house = house_of(request)
    response = see(f"/t/{live.row.id}")
    try:
        _, token = await house.join(live, seat, name)
    except Refused:
        return response
    set_seat_cookie(response, live.row.id, token, house.settings)
    return response


def _sentence(error: RidottoError, language: str) -> str:
    """What is wrong, as it begins and ends on a page; what was typed may stand in it, however long it is."""
    text = error.said(language) if isinstance(error, Refused) else str(error)
    if isinstance(error, EditionError):
        text = table_words(language)("open-wrong-edition", sentence=text)
    short = text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]} …"
    return f"{short[:1].upper()}{short[1:].rstrip('.')}."
