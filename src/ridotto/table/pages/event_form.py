"""The form to organise an event: what a table of it is like, as when one opens a table, and how the event goes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from fastapi import Request
from starlette.responses import Response

from ridotto.bots.levels import USUAL
from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import Words
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import artwork, time_text
from ridotto.table.pages.home import plate, usual_seats
from ridotto.table.pages.open_table import ME, OPEN, TOLD_PACES, OpenForm, option_group, seat_choices, typed_number
from ridotto.table.pages.responses import page
from ridotto.table.service.events.pairing import FEWEST
from ridotto.table.service.events.plan import (
    HOURS,
    KINDS,
    LEAGUE,
    LEAST_DIVISION,
    LONGEST_ABOUT,
    LONGEST_NAME,
    MOST_DIVISION,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NIGHT,
    SWISS,
    SYSTEMS,
    TOURNAMENT,
    EventPlan,
)
from ridotto.table.service.live_table import Refused
from ridotto.table.service.paces import DAY
from ridotto.table.store.clubs import Club

_MOMENT = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(:\d\d)?")
USUAL_TIMES = {TOURNAMENT: "live 60 900", LEAGUE: "days 1", NIGHT: "none"}
USUAL_HOURS = {TOURNAMENT: 3, LEAGUE: 336, NIGHT: 12}
USUAL_ROUNDS = {TOURNAMENT: 4, LEAGUE: 0, NIGHT: 3}


@dataclass(frozen=True)
class EventForm:
    """The form as it was filled in."""

    kind: str
    table: OpenForm
    name: str = ""
    texts: Mapping[str, str] = field(default_factory=dict)
    """What else was typed or chosen, by the name of the field."""

    @classmethod
    def read(cls, form: Mapping[str, Any]) -> "EventForm":
        """Read a submitted form."""
        given = {key: value for key, value in form.items() if isinstance(value, str)}
        kind = given.get("kind", "")
        # whoever organises does not sit down by that
        table = OpenForm.read({key: value for key, value in given.items() if key not in ("name", "edition") and value != ME})
        return cls(kind, table, given.get("name", ""), {key: given.get(key, "").strip() for key in FIELDS})

    def plan(self) -> EventPlan:
        """The event that was asked for; Refused says what is not possible."""
        about, asked = self.table.plan(), self.texts
        bots = [bot for seat, bot in sorted((about.bots or {}).items()) if seat]
        return EventPlan(
            name=self.name,
            kind=self.kind,
            game=about.game,
            seats=about.seats,
            variant=about.variant,
            system=asked["system"] or SWISS,
            rounds=typed_number(asked["rounds"]),
            pace=about.pace,
            hours=typed_number(asked["hours"]),
            starts=moment(asked["starts"], asked["zone"]) if asked["starts"] else None,
            listed=asked["listed"] == "yes",
            most=typed_number(asked["most"]),
            late=typed_number(asked["late"] or "0"),
            bots=asked["bots"] == "yes",
            opponents=tuple(bots) if self.kind == NIGHT else (),
            stand_in=about.stand_in,
            size=typed_number(asked["size"] or "6"),
            moving=typed_number(asked["moving"] or "1"),
            about=asked["about"],
            rated=asked["rated"] == "yes",
        )


FIELDS = {
    "system": SWISS,
    "rounds": "",
    "hours": "",
    "starts": "",
    "zone": "",
    "listed": "yes",
    "most": "32",
    "late": "0",
    "bots": "",
    "size": "6",
    "moving": "1",
    "about": "",
    "rated": "",
    "club": "",
}
"""What the form asks beside the table, with what it proposes."""


def new_form(kind: str, game: str, club: str = "") -> EventForm:
    """The form before anything was typed."""
    chosen = game_named(game) if game else next(iter(all_games().values()))
    kind = kind if kind in KINDS else TOURNAMENT
    proposed = {"rounds": str(USUAL_ROUNDS[kind]), "hours": str(USUAL_HOURS[kind]), "club": club, "listed": "" if club else "yes"}
    who = (OPEN, *(USUAL,) * 4)
    return EventForm(kind, OpenForm(chosen.slug, str(usual_seats(chosen)), who, time=USUAL_TIMES[kind]), texts={**FIELDS, **proposed})


def moment(text: str, zone: str) -> float:
    """A date and time as a browser sends it; `zone` is how many minutes it is ahead of UTC there."""
    if not _MOMENT.fullmatch(text) or not re.fullmatch(r"(-?\d{1,4})?", zone):
        raise Refused("event-starts", 422)
    try:
        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() - 60 * int(zone or "0")
    except ValueError:
        raise Refused("event-starts", 422) from None


def form_page(request: Request, form: EventForm, action: str, wrong: str = "", status: int = 200, club: Club | None = None) -> Response:
    """The form with what was typed, and what is wrong with it; for an event of a club, or of nobody in particular."""
    language = language_of(request)
    words, slugs = table_words(language), tuple(all_games())
    game = all_games().get(form.table.game) or next(iter(all_games().values()))
    kind = form.kind if form.kind in KINDS else TOURNAMENT
    more = {
        "action": action,
        "club": club,
        "more_of": f"&club={club.slug}" if club is not None else "",
        "kind": kind,
        "kinds": KINDS,
        "systems": SYSTEMS,
        "typed": form.texts,
        "name": form.name,
        "wish": replace(form.table, who=[USUAL if who in (ME, OPEN) else who for who in form.table.who]),
        "wrong": wrong,
        "game": game,
        "games": [plate(each, language) for each in all_games().values()],
        "ways": seat_choices(game, form.table, language, FEWEST),
        "notes": (),
        "groups": [option_group(game, group, form.table, language) for group in game.groups],
        "times": time_text.choices(words),
        "time_out": [(each, time_text.out_text(pace, words("open-time-bot"), words)) for each, pace in TOLD_PACES],
        "hours": [(str(hours), hours_text(hours, words)) for hours in HOURS],
        "bounds": {"name": LONGEST_NAME, "about": LONGEST_ABOUT, "rounds": MOST_ROUNDS, "players": MOST_PLAYERS, "few": LEAST_DIVISION, "many": MOST_DIVISION},
        "symbols": artwork.symbols(slugs, False),
    }
    return page(request, "event_new.html", status, back=f"{action}?kind={kind}&game={game.slug}{more['more_of']}", **more)


def hours_text(hours: int, words: Words) -> str:
    """A number of hours in words."""
    days, rest = divmod(hours * 3600, DAY)
    return words("table-clock-hours", count=hours) if rest else words("table-clock-days", count=days)
