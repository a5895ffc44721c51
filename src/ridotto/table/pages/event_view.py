"""What the pages of an event show: built up from what everybody may know, by names alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from ridotto.bots.titles import title
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.words import Words
from ridotto.table.language import table_words
from ridotto.table.pages import time_text
from ridotto.table.pages.event_form import hours_text
from ridotto.table.service.events.events import Event
from ridotto.table.service.events.plan import LEAGUE, NIGHT, EventPlan
from ridotto.table.service.events.rounds import night_ends
from ridotto.table.service.events.standings import Standing
from ridotto.table.store.events import OPEN, OVER, RUNNING, EventRow, EventTable

EVERY = slice(None)
TIEBREAKS = ("strength", "wins", "part", "direct")


@dataclass(frozen=True)
class Reader:
    """Who looks at an event."""

    member_id: str | None = None
    language: str = "en"
    linked: frozenset[str] = frozenset()
    """The ids of those whose profiles the reader may see."""


def moment_text(at: float) -> str:
    """A moment, in UTC; the page's script says it in the reader's own time."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def event_lines(rows: Sequence[EventRow], counts: Mapping[str, int], words: Words) -> list[dict[str, Any]]:
    """Events in a list, with how many play in each; those of games that can be played here."""
    planned = [(row, EventPlan.read(row.plan)) for row in rows]
    return [_line(row, plan, counts.get(row.id, 0), words) for row, plan in planned if plan.game in all_games()]


def _line(row: EventRow, plan: EventPlan, players: int, words: Words) -> dict[str, Any]:
    """An event in a list."""
    game = game_named(plan.game)
    facts = [words("open-players", count=plan.seats), time_text.kind_text(plan.pace, words)]
    facts += [words("ratings-rated-short")] if plan.rated else []
    if row.state == RUNNING and plan.by_rounds:
        facts.insert(0, words("events-round-of", round=row.round, rounds=plan.rounds))
    return {
        "id": row.id,
        "title": game.words(words.language)("title"),
        "name": season_name(row, plan, words),
        "kind": words(f"events-kind-{row.kind}"),
        "state": row.state,
        "facts": facts,
        "players": words("events-players-of", count=players, most=plan.most),
        "starts": plan.starts if row.state == OPEN else None,
        "starts_text": moment_text(plan.starts) if plan.starts is not None else "",
    }


def season_name(row: EventRow, plan: EventPlan, words: Words) -> str:
    """An event's name, with the season of a league."""
    return words("events-season-name", name=row.name, season=plan.season) if plan.season > 1 else row.name


def _heading(event: Event, game: Game, words: Words) -> dict[str, Any]:
    """What the event's page and a big screen begin with."""
    return {
        "name": season_name(event.row, event.plan, words),
        "kind": event.row.kind,
        "state": event.row.state,
        "title": game.words(words.language)("title"),
        "count": sum(player.playing for player in event.players),
        "most": event.plan.most,
        "round": event.row.round,
        "rounds": event.plan.rounds,
    }


def event_view(event: Event, names: Mapping[str, str], reader: Reader, at_round: int = 0) -> dict[str, Any]:
    """Everything on an event's page: of the rounds before only one, as a large event has thousands of tables."""
    words, plan, row = table_words(reader.language), event.plan, event.row
    game = game_named(plan.game)
    before = _before(event)
    # of an event that is over, the last round stands in for the present one
    shown = at_round if at_round in before else next(iter(before), 0) if row.state != RUNNING else 0
    mine = event.player(reader.member_id) if reader.member_id is not None else None
    current = event.current_table(reader.member_id) if reader.member_id is not None else None
    return {
        **_heading(event, game, words),
        "id": row.id,
        "game": game.slug,
        "facts": _facts(event, game, words),
        "organiser": names.get(row.organiser_id, ""),
        "organiser_linked": row.organiser_id in reader.linked,
        "organises": row.organiser_id == reader.member_id,
        "entered": mine is not None and mine.playing,
        "left": mine is not None and not mine.playing,
        "may_enter": event.may_enter(),
        "full": sum(player.playing for player in event.players) >= plan.most,
        "players": [(names[player.member_id], player.playing, player.member_id in reader.linked) for player in event.players],
        "starts": plan.starts,
        "starts_text": moment_text(plan.starts) if plan.starts is not None else "",
        "about": plan.about,
        "for_club": row.for_club,
        "table": current.table_id if current is not None and current.state != "new" else None,
        "ended_by": row.ended_by,
        "why": row.why,
        "divisions": [_division(event, division, names, reader, words) for division in event.divisions] if event.tables else [],
        "columns": list(range(1, max((table.round for table in event.tables), default=0) + 1)),
        "now": [_table(table, event, names, reader, words) for table in _now(event)],
        "until": _until(event),
        "until_text": moment_text(until) if (until := _until(event)) is not None else "",
        "before": list(before),
        "shown": shown,
        "played": [_table(table, event, names, reader, words) for table in before.get(shown, ())],
        "tiebreaks": TIEBREAKS,
    }


def _facts(event: Event, game: Game, words: Words) -> list[str]:
    """What was planned, in words."""
    plan = event.plan
    facts = [words("open-players", count=plan.seats)]
    facts += [game.meaning(plan.variant, words.language)] if plan.variant else []
    if plan.kind == NIGHT:
        facts += [words("events-fact-matches", count=plan.rounds), words("events-fact-night", time=hours_text(plan.hours, words))]
        facts.append(words("events-fact-against", bots=", ".join(title(bot, words, game, plan.seats) for bot in plan.opponents)))
    else:
        facts.append(words(f"events-system-{plan.system}"))
        facts += [words("events-fact-rounds", count=plan.rounds)] if plan.rounds else [words("events-fact-everybody")]
        facts.append(words("events-fact-hours", time=hours_text(plan.hours, words)))
    facts.append(time_text.kind_text(plan.pace, words))
    facts += [words("events-fact-rated")] if plan.rated else []
    facts += [words("events-fact-late", round=plan.late)] if plan.late and plan.kind != NIGHT else []
    facts += [words("events-fact-bots")] if plan.bots else []
    facts += [words("events-fact-division", size=plan.size, moving=plan.moving)] if plan.kind == LEAGUE else []
    return facts


def _division(event: Event, division: int, names: Mapping[str, str], reader: Reader, words: Words, some: slice = EVERY) -> dict[str, Any]:
    """The standings of a division, or of the whole event; all or some rows of them."""
    playing = {player.member_id for player in event.players if player.playing}
    rows = [_standing(row, names, row.player in playing, reader, words) for row in event.standings(division)[some]]
    return {"number": division, "title": words("events-division", number=division) if division else "", "rows": rows}


def _standing(row: Standing, names: Mapping[str, str], playing: bool, reader: Reader, words: Words) -> dict[str, Any]:
    return {
        "place": row.place,
        "name": names[row.player],
        "mine": row.player == reader.member_id,
        "linked": row.player in reader.linked,
        "playing": playing,
        "points": points_text(row.points, words),
        "strength": points_text(row.strength, words),
        "wins": row.wins,
        "part": words("events-percent", part=round(100 * row.part)),
        "shares": {number: points_text(share, words) for number, share in row.shares.items()},
    }


def points_text(points: float, words: Words) -> str:
    """Points as people write them."""
    return _points_text(round(points, 2), words.language)


@lru_cache(maxsize=2000)  # the same few numbers stand in thousands of places
def _points_text(points: float, language: str) -> str:
    return table_words(language)("events-points", points=points)


def _table(table: EventTable, event: Event, names: Mapping[str, str], reader: Reader, words: Words) -> dict[str, Any]:
    """A table, or a bye, in a list: who sits there, and what came out."""
    game = game_named(event.plan.game)
    seats = [
        {
            "name": names[seat.member_id] if seat.member_id is not None else title(seat.bot, words, game, len(table.seats)),
            "bot": seat.member_id is None,
            "linked": seat.member_id in reader.linked,
            "mine": seat.member_id is not None and seat.member_id == reader.member_id,
            "place": seat.place,
            "points": seat.points,
            "share": points_text(seat.share, words) if seat.share is not None else "",
        }
        for seat in table.seats
    ]
    over = table.state == OVER
    return {
        "round": table.round,
        "number": table.number,
        "division": words("events-division", number=table.division) if table.division else "",
        "table": table.table_id if table.state != "new" else None,
        "bye": table.table_id is None,
        "over": over,
        "seats": sorted(seats, key=lambda seat: seat["place"] or 9) if over else seats,
        "mine": any(seat["mine"] for seat in seats),
        "note": table.note,
    }


def _now(event: Event) -> list[EventTable]:
    """The tables of the present round; of a night those that are in play."""
    if event.row.state != RUNNING:
        return []
    if event.plan.by_rounds:
        return [table for table in event.tables if table.round == event.row.round]
    return [table for table in event.tables if table.state != OVER]


def _before(event: Event) -> dict[int, list[EventTable]]:
    """The tables of the rounds that are over, the latest first."""
    now = {(table.round, table.number) for table in _now(event)}
    found: dict[int, list[EventTable]] = {}
    for table in event.tables:
        if (table.round, table.number) not in now:
            found.setdefault(table.round, []).append(table)
    return dict(sorted(found.items(), reverse=True))


def _until(event: Event) -> float | None:
    """When the present round ends at the latest."""
    if event.row.state != RUNNING or not event.tables:
        return None
    return max(table.until for table in event.tables if table.round == event.row.round) if event.plan.by_rounds else night_ends(event, 0.0)


# ---- the big screen ----

ROWS, TABLES, NAMES = 10, 8, 30  # on one slide


def screen_view(event: Event, names: Mapping[str, str], reader: Reader, at: int) -> dict[str, Any]:
    """One slide of a big screen: the tables of the round come first, then the standings; before that, who has entered."""
    words, game, now = table_words(reader.language), game_named(event.plan.game), _now(event)
    divided = [player.division for player in event.players] if event.tables else []
    slides = [("tables", 0, first) for first in range(0, len(now), TABLES)]
    slides += [("standings", division, first) for division in event.divisions for first in range(0, divided.count(division), ROWS)]
    entered = [names[player.member_id] for player in event.players if player.playing]
    slides = slides or [("players", 0, first) for first in range(0, max(len(entered), 1), NAMES)]
    number = at % len(slides)
    what, division, first = slides[number]
    slide: dict[str, Any] = {"what": what}
    if what == "tables":
        slide["tables"] = [_table(table, event, names, reader, words) for table in now[first : first + TABLES]]
    elif what == "standings":
        slide |= _division(event, division, names, reader, words, slice(first, first + ROWS))
    else:
        slide["names"] = entered[first : first + NAMES]
    return {"event": _heading(event, game, words), "slide": slide, "number": number, "count": len(slides)}
