"""The lobby: free seats at public tables, matches to watch, and the way to play at once.

What is looked for is in the address. While somebody looks, the lists follow what happens; they are the same for everybody
who looks for the same, so they say nothing about the reader.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Query, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from ridotto.bots.titles import title
from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import Words
from ridotto.table.http.auth import member_id_of, member_of, service_of
from ridotto.table.http.lobby_api import read_look
from ridotto.table.http.stream import Part, Stream, stream_part
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork, rendering, time_text
from ridotto.table.pages.responses import page
from ridotto.table.service import TableService
from ridotto.table.service.clock import now
from ridotto.table.service.drawing import draw
from ridotto.table.service.live_table import PLAYING, WAITING
from ridotto.table.service.lobby import MADE_EVERY, NEAR, PAGE, LobbyTable, LobbyView, Look, Sitter, near_step
from ridotto.table.service.paces import CORRESPONDENCE, LIVE, NONE, Pace
from ridotto.table.service.play_now import offered
from ridotto.table.store.lobby import MOST_COUNTED, NO, WITH, WITHOUT, YES, Filters
from ridotto.table.store.ratings import ratings_of

LOOK_EVERY = 2 * MADE_EVERY
TOPIC = "lobby"
"""What those who look at the lobby follow (`Notices`); no table has such a name."""

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Text = Annotated[str, Query(max_length=100)]


async def looked_for(
    game: Text = "", seats: Text = "", pace: Text = "", page: Text = "", watch: Text = "", bots: Text = "", rated: Text = "", near: Text = ""
) -> Look:
    """What the address asks for; a form sends empty texts, too."""
    return read_look(game, seats, pace, page, watch, bots, rated, near)


Looked = Annotated[Look, Depends(looked_for)]


@router.get("/lobby")
async def show_lobby(request: Request, look: Looked) -> Response:
    """The lobby."""
    service, language = service_of(request), language_of(request)
    return page(
        request,
        "lobby.html",
        back=_address(look),
        here=_address(look),
        stream=_address(look, path="/lobby/stream"),
        look=look,
        games=[(each.slug, each.words(language)("title")) for each in all_games().values()],
        counts=sorted({count for counts in offered().values() for count in counts}),
        paces=(LIVE, CORRESPONDENCE, NONE),
        choices=(("bots", (WITHOUT, WITH)), ("rated", (YES, NO))) if service.settings.with_members else (("bots", (WITHOUT, WITH)),),
        strengths=await _strengths(request, look.filters),
        lists=Markup((await _drawn(service, look, language))[0]),
        stopped=await service.admission.notice(),
        scripts=rendering.scripts(),
        symbols=artwork.symbols((), False),
        play_now=_address(Look(Filters(look.filters.game, look.filters.seats, look.filters.pace)), "/play-now"),
        patience=time_text.length_text(int(service.play_now.patience), table_words(language)),
    )


async def _strengths(request: Request, filters: Filters) -> list[tuple[int, str]] | None:
    """The strengths that can be looked for, in words: the member's own, and what is looked for already; None where none can be chosen.

    A member's own is the rating in the game that is looked for, with the number of players in which most matches were played.
    0 is for one that is not known.
    """
    service, words, member = service_of(request), table_words(language_of(request)), await member_of(request)
    found = [(filters.near, words("lobby-near", low=str(filters.near - NEAR), high=str(filters.near + NEAR)))] if filters.near else []
    if member is None:
        return found or None
    known = await service.store.call(ratings_of, service.store, member.id)
    fitting = [each for each in known if each.game == filters.game and filters.seats in (0, each.seats)]
    own = near_step(max(fitting, key=lambda each: each.matches).mu) if fitting else 0
    said = words("lobby-near-own", low=str(own - NEAR), high=str(own + NEAR)) if own else words("lobby-near-none" if filters.game else "lobby-near-game")
    return [(own, said), *(each for each in found if each[0] != own)]


@router.get("/lobby/stream")
async def stream_lobby(request: Request, look: Looked) -> Stream:
    """The lists: once at the beginning, and whenever they have changed."""
    service, language = service_of(request), language_of(request)

    async def make() -> Part:
        return (await _drawn(service, look, language))[1]

    return stream_part(request, TOPIC, LOOK_EVERY, make, await member_id_of(request))


async def _drawn(service: TableService, look: Look, language: str) -> tuple[str, Part]:
    """The lists in a language, as a page and as a stream have them; drawn once for everybody."""
    view = await service.lobby.look(look)
    if language not in view.drawn:
        view.drawn[language] = asyncio.ensure_future(draw(_draw, view, look, language))
    drawing: asyncio.Future[tuple[str, Part]] = view.drawn[language]
    return await asyncio.shield(drawing)


def _draw(view: LobbyView, look: Look, language: str) -> tuple[str, Part]:
    words = table_words(language)
    given = {
        "counts": {WAITING: _count(view.waiting_count), PLAYING: _count(view.playing_count)},
        "want": sum(view.want_to_play.values()),
        "wants_told": ", ".join(words("lobby-want-game", game=_game_title(slug, words), count=count) for slug, count in sorted(view.want_to_play.items())),
        "lists": {WAITING: [_line(each, words) for each in view.waiting], PLAYING: [_line(each, words) for each in view.playing]},
        "turning": {
            WAITING: _turning(look.page, view.waiting_count, lambda to: replace(look, page=to)),
            PLAYING: _turning(look.watch, view.playing_count, lambda to: replace(look, watch=to)),
        },
        "filtered": look.filters != Look().filters,
    }
    html = rendering.render("lobby_part.html", language, **given)
    return html, Part.of_html(html)


def _count(number: int) -> int | str:
    return number if number < MOST_COUNTED else f"{MOST_COUNTED - 1}+"


def _game_title(slug: str, words: Words) -> str:
    return all_games()[slug].words(words.language)("title") if slug in all_games() else words("lobby-any-game")


def _line(of: LobbyTable, words: Words) -> dict[str, Any]:
    """A table in words."""
    table, game = of.table, game_named(of.table.game)
    free = sum(sitter is None for sitter in of.sitting)
    facts = [words("lobby-free", free=free, seats=table.seats) if table.status == WAITING else words("open-players", count=table.seats)]
    facts += [words("ratings-rated-short")] if table.rated else []
    facts += [game.meaning(table.variant, words.language)] if table.variant else []
    facts += [words("hall-own-edition")] if table.own_edition else []
    facts += [time_text.kind_text(Pace(table.pace, table.clock, table.reserve), words) if table.clock else words("lobby-no-clock")]
    facts.append(words("lobby-opened", ago=rendering.ago_text(now() - table.created, words)))
    return {
        "table": table.id,
        "title": game.words(words.language)("title"),
        "sitting": [_sitter(each, of, words) for each in of.sitting if each is not None],
        "seats": [each.name if each is not None else None for each in of.sitting],
        "facts": " · ".join(facts),
    }


def _sitter(sitter: Sitter, of: LobbyTable, words: Words) -> dict[str, Any]:
    bot = title(sitter.bot, words, game_named(of.table.game), of.table.seats) if sitter.bot else ""
    return {"name": sitter.name, "bot": bot, "here": sitter.here, "linked": sitter.linked, "rating": sitter.rating, "provisional": sitter.provisional}


def _turning(at: int, count: int, turned: Callable[[int], Look]) -> dict[str, Any]:
    """Which page it is of how many, and the addresses of the pages before and after; empty where there is none."""
    pages = max(1, -(-count // PAGE))
    links = {rel: _address(turned(to)) if 1 <= to <= pages else "" for rel, to in (("prev", at - 1), ("next", at + 1))}
    return {"at": at, "pages": pages, **links}


def _address(look: Look, path: str = "/lobby") -> str:
    """The address of a look: only what differs from the whole lobby is in it."""
    wanted = {**vars(look.filters), "page": look.page, "watch": look.watch}
    usual = {**vars(Look().filters), "page": 1, "watch": 1}
    query = urlencode({name: value for name, value in wanted.items() if value != usual[name]})
    return f"{path}?{query}" if query else path
