"""What a page shows of a table: the scene, the question, the seats, the log.

Everything comes from `service.picture`, the game's `scene.draw` of the same view, and events of the viewer's own seat.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any

from markupsafe import Markup

from ridotto.bots.levels import FIRST, LEVELS, USUAL
from ridotto.bots.named import level_of, present_name
from ridotto.bots.titles import level_title, title
from ridotto.engine.codec import Event
from ridotto.engine.edition import Edition
from ridotto.engine.game import Game, game_named
from ridotto.engine.match import Match, Played
from ridotto.engine.state import EVERYBODY
from ridotto.engine.words import Words
from ridotto.look.scene import Button, Scene
from ridotto.look.symbols import SYMBOLS
from ridotto.table.language import table_words
from ridotto.table.pages.bot_choices import rated_choices
from ridotto.table.pages.time_text import kind_text, out_text, until_text
from ridotto.table.pages.turns import Line, as_new, in_turns, latest, line_of
from ridotto.table.service.live_table import OVER, PLAYING, Links, LiveTable, SeatChange
from ridotto.table.service.paces import CORRESPONDENCE, pace_of
from ridotto.table.service.people import Folded
from ridotto.table.service.picture import LOG_TAIL, without_events
from ridotto.table.service.presence import out_of_time
from ridotto.table.service.results import places

MOST_SENTENCES = 3_000
MOST_PHRASES = 2_000
MOST_GROUNDS = 200
MOST_LOGS = 128
LOG_PAGE = 300
"""Lines on a page of the whole log."""
FIRST_MOVES = 12
"""Until a player has made so many, the game is told in short."""
READ_BY = 2
"""From so many on, what has happened stands before it where there is little room."""

_sentences: dict[tuple[str, int], tuple[Event, tuple[str, ...], str]] = {}
"""Events in words, by language and `id` of the event, which is stored with them."""
_event_lines: dict[tuple[str, int, int], tuple[Event, tuple[str, ...], int | list[int], Line]] = {}
"""The same as lines of a log, by language, number and `id` of the event, with names and the seat that it is about."""
_grounds: dict[tuple[str, int, str, str], "Ground"] = {}
"""The fixed parts of boards, by game, seats, variant and the digest of the edition."""
_logs: dict[tuple[Any, ...], tuple[Sequence[Any], list[Line]]] = {}
"""The ends of logs in turns, by language, names, badges, and numbers and `id`s of the events that they tell, which are stored with them."""


# ---- the board ----


@dataclass(frozen=True)
class Ground:
    """The part of a board that never changes."""

    board: Markup
    symbols: Markup
    """The symbols it uses, the seats' badges and the icons of the page."""
    names: frozenset[str]
    """The names of these symbols."""
    sheet: Markup
    """All symbols of the game: a page that follows a match gets them once."""
    size: tuple[int, int]


def ground(live: LiveTable) -> Ground:
    """The fixed part of a table's board."""
    return ground_of(live.game, live.row.seats, live.row.variant, live.edition or live.game.edition)


def ground_of(game: Game, seats: int, variant: str, edition: Edition) -> Ground:
    """The fixed part of a game's board for this many seats, drawn once for each edition."""
    key = game.slug, seats, variant, edition.digest
    if key not in _grounds:
        if len(_grounds) >= MOST_GROUNDS:
            _grounds.clear()
        _grounds[key] = _drawn_ground(Match.new(game, seats, "the board", variant=variant, edition=edition))
    return _grounds[key]


def _drawn_ground(match: Match) -> Ground:
    scene = draw(match, None, "en")
    always = {name: drawing for name, drawing in SYMBOLS.items() if name.startswith(("badge-", "hatch-", "i-")) or name == "mark"}
    symbols = always | scene.board_symbols()
    sheet = {**SYMBOLS, **scene.sheet}
    return Ground(Markup(scene.board), Markup("".join(symbols.values())), frozenset(symbols), Markup("".join(sheet.values())), scene.size)


def draw(match: Match, seat: int | None, language: str, asked: bool = True) -> Scene:
    """The scene as a seat (None: a spectator) may see it; with `asked` False, without any question."""
    view = match.view(seat)
    return scene_of(match.game, view if asked else unasked(view), language, news(match, seat))


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    """A view as if its seat had no move to make."""
    return {**view, "moves": [], "decision": None}


def scene_of(game: Game, view: dict[str, Any], language: str, since: Sequence[Event] = ()) -> Scene:
    """The picture of a view."""
    scene = game.draw(view, game.words(language), since)
    assert isinstance(scene, Scene), f"scene.py of {game.slug} gives something else"
    return scene


def news(match: Match, seat: int | None) -> list[Event]:
    """The events to point out to a viewer: since the seat last moved, for a spectator since the last chapter began.

    A spectator's news must not start at a move, as that could be a secret one.
    """
    seen: list[Event] = []
    for entry in reversed(match.log):
        if isinstance(entry, Played):
            if seat is not None and entry.seat == seat:
                break
        elif entry.audience in (-1, seat):
            seen.append(entry)
            if seat is None and match.game.events[entry.kind].chapter:
                break
    seen.reverse()
    return seen


# ---- the parts of the page ----


def part(
    live: LiveTable,
    seat: int | None,
    language: str,
    address: str,
    *,
    asked: bool = True,
    learning: bool = False,
    people: bool = False,
    folded: Folded = frozenset(),
    links: Links = frozenset(),
) -> dict[str, Any]:
    """What part.html shows of a table to a seat (None: a spectator). `address` is the table's URL.

    With `asked` False the seat is asked nothing, whatever it owes; with `learning` it says what can be done and why. Where there are
    members, `people` leads to what can be done about others, the words of those in `folded` are folded, and names in `links` lead to profiles.
    """
    shown = without_events(live, seat)
    words = table_words(language)
    found: dict[str, Any] = {
        "p": shown,
        "table": shown["table"],
        "at": f"/t/{shown['table']}",
        "game": live.game.words(language)("title"),
        "address": address,
        "listed": live.row.listed,
        "mine": shown["seats"][seat] if seat is not None else None,
        "free": [chair["seat"] for chair in shown["seats"] if chair["name"] is None],
        "missing": [chair["seat"] for chair in shown["seats"] if chair["gone"] and chair["seat"] != seat and not chair["stand_in"] and not chair["bot"]],
        "actors": shown["view"]["actors"] if shown["view"] is not None else [],
        "together": live.match is not None and live.match.state.simultaneous(),
        "talk": live.talk,
        "people": people,
        "folded": folded,
        "linked": links,
        "promised": live.promised() if shown["awaits_texts"] and seat in live.sealed() else "",
        "late": [number for number in live.gone if out_of_time(live, number)],
        "names": live.match.names if live.match is not None else (),
        "bots": (),
        "steps": _steps(live),
        "stand_in": "",
        "time": time_told(live, words),
        "scene": None,
        "question": "",
        "why": "",
        "learning": learning and not live.row.rated,
        "undoes": "",
        "rule": "",
        "moves": [],
        "rows": [],
        "log": [],
        "latest": "",
        "intro": "",
        "read": False,
        "result": None,
    }
    if live.match is not None:
        answers = seat if asked and not live.closed and seat is not None and not shown["seats"][seat]["stand_in"] else None
        found.update(_of_match(live.match, shown, seat, answers, language, live.seat_changes))
    found["why"] = _why(live, shown, language) if found["learning"] and found["question"] else ""
    found["only"] = _only_move(found, seat)
    found["asked_anyway"] = words("table-asked-anyway") if len(found["moves"]) == 1 and not _among_bots(found, seat) else ""
    if found["free"]:
        found["bots"] = rated_choices(words, live.game, live.row.seats, FIRST if learning else USUAL)
    if found["missing"]:
        found["stand_in"] = title(live.row.stand_in, words, live.game, live.row.seats)
    titles = [title(chair["bot"], words, live.game, live.row.seats) if chair["bot"] else "" for chair in shown["seats"]]
    found["rows"] = [_row(found, chair, words) | {"title": said} for chair, said in zip(shown["seats"], titles, strict=True)]
    found["legend"] = _legend(found, seat)
    found["waits"] = _waits(found, words)
    return found | {"title": _title(found, words)}


def _of_match(match: Match, shown: dict[str, Any], seat: int | None, asked: int | None, language: str, changes: Sequence[SeatChange]) -> dict[str, Any]:
    """What there is to show once the match has begun; `asked` is the seat again where it may answer."""
    view = shown["view"]
    words = match.game.words(language)
    since = news(match, seat)
    given = view if asked is not None else unasked(view)
    scene = scene_of(match.game, given, language, since)
    decision = next((each for each in match.game.decisions if each.name == given["decision"]), None)
    made = _first_moves(match, seat)
    log = log_turns(match, seat, language, len(since), scene.badges, changes)
    return {
        "scene": scene,
        "question": words(f"decision-{decision.name}") if decision is not None else "",
        "rule": scene.rule or decision.rule if decision is not None else "",
        "undoes": _latest_move(match, seat, language) if seat is not None and shown["can_undo"] and match.had_choice(seat) else "",
        "moves": [
            (move, scene.called.get(move) or phrase(match.game.slug, language, match.names, move))
            for move in (match.state.legal(asked) if asked is not None else [])
        ],
        "intro": _intro(match, words) if made < FIRST_MOVES else "",
        "read": made >= READ_BY,
        "log": log,
        "latest": latest(log, match.names, table_words(language), seat),
        "result": _result(match, language) if shown["status"] == OVER else None,
    }


def _why(live: LiveTable, shown: dict[str, Any], language: str) -> str:
    """What can be done at the decision that is asked for, and why one would."""
    words, key = live.game.words(language), f"why-{shown['view']['decision']}"
    return words(key) if key in words else ""


def time_told(live: LiveTable, words: Words) -> str:
    """How much time there is, and what happens when it runs out; empty without a clock."""
    pace = pace_of(live.row)
    if not pace.clock:
        return ""
    level = level_of(live.row.stand_in)
    bot = level_title(level, words) if level else title(live.row.stand_in, words, live.game, live.row.seats)
    return f"{kind_text(pace, words)}. {out_text(pace, bot, words)}"


def _steps(live: LiveTable) -> list[int]:
    """By how many levels the bots can be stronger or weaker in another match."""
    found = [level for chair in live.chairs if chair.bot and (level := level_of(present_name(chair.bot)))]
    return [step for step in (1, -1) if any(level + step in LEVELS for level in found)]


def _latest_move(match: Match, seat: int | None, language: str) -> str:
    """The latest move of a seat, which "Take back" takes back, in words."""
    made = next(entry for entry in reversed(match.log) if isinstance(entry, Played) and entry.seat == seat)
    return phrase(match.game.slug, language, match.names, made.move)


def _first_moves(match: Match, seat: int | None) -> int:
    """How many moves a player has made, up to FIRST_MOVES; as many as that where nobody needs an introduction."""
    if seat is None or match.over:
        return FIRST_MOVES
    made = 0
    for entry in match.log:
        if type(entry) is Played and entry.seat == seat:
            made += 1
            if made == FIRST_MOVES:
                break
    return made


def _intro(match: Match, words: Words) -> str:
    """A short introduction to the game, to what is special with so many seats, and to the variant if it has one."""
    special = (f"seats-{match.seats}", *match.variant.split("+"))
    return " ".join(words(key) for key in ("intro", *(f"intro-{name}" for name in special if f"intro-{name}" in words)))


@lru_cache(maxsize=MOST_PHRASES)
def phrase(slug: str, language: str, names: Sequence[str], move: int) -> str:
    """A move as people read it."""
    game = game_named(slug)
    return game.words(language).move(move, game.codec, names)


def log_page(match: Match, seat: int | None, language: str, page: int | None, changes: Sequence[SeatChange] = ()) -> dict[str, Any]:
    """A page of the whole log of a viewer; the last one if `page` is None or does not exist."""
    told = _number_told(match, seat)
    loud = _loud(match, seat, told, changes)
    pages = max(1, -(-len(loud) // LOG_PAGE))
    shown = page if page is not None and 1 <= page <= pages else pages
    badges = draw(match, seat, language, asked=False).badges
    return {"log": _lines(match, loud[(shown - 1) * LOG_PAGE : shown * LOG_PAGE], language, told, badges), "page": shown, "pages": pages}


def log_lines(
    match: Match, seat: int | None, language: str, new: int, badges: Mapping[str, int], most: int = LOG_TAIL, changes: Sequence[SeatChange] = ()
) -> list[Line]:
    """The latest lines of the log; the last `new` events are new. `changes` are the comings and goings among them."""
    told = _number_told(match, seat)
    return _lines(match, _loud(match, seat, told, changes, most), language, told - new, badges)


def log_turns(match: Match, seat: int | None, language: str, new: int, badges: Mapping[str, int], changes: Sequence[SeatChange]) -> list[Line]:
    """The same in turns, as it stands beside the board: made once for all who were told the same, but for what is new to each."""
    told = _number_told(match, seat)
    loud = _loud(match, seat, told, changes, LOG_TAIL)
    key = language, match.names, tuple(badges.items()), tuple([(number, id(each[1] if type(each) is tuple else each)) for number, each in loud])
    kept = _logs.get(key)
    if kept is None:
        if len(_logs) >= MOST_LOGS:
            _logs.clear()
        kept = _logs[key] = loud, in_turns(_lines(match, loud, language, told, badges), match.names, table_words(language))
    first = bisect_left(kept[1], told - new, key=attrgetter("latest"))
    return [*kept[1][:first], *map(as_new, kept[1][first:])]


def open_lines(match: Match, language: str, badges: Mapping[str, int], most: int) -> list[Line]:
    """The latest lines of the log with nothing left out, for a match that is over.

    What only one seat was told is in it, and what was done face down and told to nobody.
    """
    kinds = match.game.events
    told = [
        entry
        for at, entry in enumerate(match.log)
        if (match.game.codec.kind(entry.move).veiled and not _told_later(match, at, entry) if isinstance(entry, Played) else not kinds[entry.kind].quiet)
    ]
    return _lines(match, list(enumerate(told))[-most:], language, len(told), badges)


def _told_later(match: Match, at: int, played: Played) -> bool:
    """Whether an event of the same chapter tells a seat alone of its move, which is at this place of the log.

    Such an event is named after the move, as `discarded` is after `discard`.
    """
    name = match.game.codec.kind(played.move).name
    for entry in match.log[at + 1 :]:
        if isinstance(entry, Event) and match.game.events[entry.kind].chapter:
            return False
        if isinstance(entry, Event) and entry.audience == played.seat and entry.kind.startswith(name):
            return True
    return False


def _number_told(match: Match, seat: int | None) -> int:
    """How many events this viewer was told."""
    audiences = [entry.audience for entry in match.log if type(entry) is Event]
    return audiences.count(EVERYBODY) + (audiences.count(seat) if seat is not None else 0)


def _loud(
    match: Match, seat: int | None, number: int, changes: Sequence[SeatChange], most: int | None = None
) -> list[tuple[int, Event | tuple[int, SeatChange]]]:
    """What is in the log of a viewer who was told `number` events: those with their numbers, and who left or came with the
    number of the next event; with `most`, the latest so many.

    Changes are counted for themselves: their place in the match's log would tell of secret moves.
    """
    found: list[tuple[int, Event | tuple[int, SeatChange]]] = []
    told, log, kinds = len(changes), match.log, match.game.events
    for at in range(len(log) - 1, -2, -1):
        while told and (at < 0 or changes[told - 1].after > at):
            told -= 1
            found.append((number, (told, changes[told])))
        if most is not None and len(found) >= most:
            break
        entry = log[at] if at >= 0 else None
        if type(entry) is Event and (entry.audience == EVERYBODY or entry.audience == seat):
            number -= 1
            if not kinds[entry.kind].quiet:
                found.append((number, entry))
    found.reverse()
    return found[-most:] if most is not None else found


def _lines(
    match: Match, numbered: Sequence[tuple[int, Event | Played | tuple[int, SeatChange]]], language: str, new_from: int, badges: Mapping[str, int]
) -> list[Line]:
    """Events as lines, with chapters marked; events from number `new_from` on are new.

    What a seat is told about its own action replaces what everybody is told about it, where the game says so
    (`instead_of`).
    """
    found: list[Line] = []
    for number, event in numbered:
        if isinstance(event, tuple):
            at, change = event
            text = table_words(language)(f"table-told-{change.kind}", name=change.name, by=change.by)
            found.append(line_of(f"change-{at}", number, "", text, False, change.seat, number >= new_from))
            continue
        if isinstance(event, Played):
            text = table_words(language)("replay-face-down", name=match.names[event.seat], move=phrase(match.game.slug, language, match.names, event.move))
            found.append(line_of(f"move-{number}", number, "", text, False, event.seat))
            continue
        kind = match.game.events[event.kind]
        who = event.args.get("seat", badges.get(event.kind, -1))
        if kind.instead_of and found and found[-1].kind == kind.instead_of and found[-1].seat == who:
            found.pop()
        line = _event_line(match, event, number, who, language)
        found.append(as_new(line) if number >= new_from else line)
    return found


def _event_line(match: Match, event: Event, number: int, who: int | list[int], language: str) -> Line:
    """An event as a line that is not new, cached."""
    kept = _event_lines.get((language, number, id(event)))
    if kept is None or kept[0] is not event or kept[1] != match.names or kept[2] != who:
        if len(_event_lines) >= MOST_SENTENCES:
            _event_lines.clear()
        seat = who if isinstance(who, int) and who >= 0 else None
        line = line_of(f"event-{number}", number, event.kind, sentence(match, event, language), match.game.events[event.kind].chapter, seat)
        kept = _event_lines[language, number, id(event)] = (event, match.names, who, line)
    return kept[3]


def sentence(match: Match, event: Event, language: str) -> str:
    """An event in words, cached."""
    kept = _sentences.get((language, id(event)))
    if kept is None or kept[0] is not event or kept[1] != match.names:
        if len(_sentences) >= MOST_SENTENCES:
            _sentences.clear()
        kept = _sentences[language, id(event)] = (event, match.names, match.tell(event, language))
    return kept[2]


def _row(found: dict[str, Any], chair: dict[str, Any], words: Words) -> dict[str, Any]:
    """One seat beside the board."""
    seat, scene = chair["seat"], found["scene"]
    panel = scene.seats[seat] if scene is not None else None
    thinking = seat in found["p"]["thinking"]
    return {
        **chair,
        "panel": panel,
        "you": found["mine"] is chair,
        "acts": seat in found["actors"],
        "together": found["together"],
        "thinking": thinking,
        "free": chair["name"] is None,
        "won": found["result"] is not None and seat in found["result"]["winners"],
        "place": found["result"]["places"][seat] if found["result"] is not None else 0,
        "linked": (seat, chair["name"]) in found["linked"],
        "shown": chair["name"] or words("table-seat-free", seat=seat + 1),
        "absence": _absence(found, chair, words),
        "late": seat in found["late"],
        "until": until_text(chair["due"], words) if chair["due"] is not None else "",
        "days": found["p"]["pace"] == CORRESPONDENCE,
        "rated": (chair["rating"]["rating"], chair["rating"]["provisional"]) if chair["rating"] is not None else None,
        "clocked": found["time"] if found["p"]["status"] == PLAYING and not chair["bot"] and chair["name"] is not None else "",
    }


def _legend(found: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
    """What the signs beside a seat mean, told by those of the viewer's own seat, or of the first."""
    row = found["rows"][seat or 0]
    return {"name": row["shown"], "marks": [*row["panel"].cells, *row["panel"].supply]} if row["panel"] is not None else None


def _only_move(found: dict[str, Any], seat: int | None) -> int | None:
    """The one move there is to make, where the page may make it: nobody could learn from how fast it is made.

    Bots do not look at the time, people do. A binding button is left to the player. See docs/decisions.md.
    """
    if len(found["moves"]) != 1 or not _among_bots(found, seat):
        return None
    only: int = found["moves"][0][0]
    return None if any(isinstance(each, Button) and each.binding and each.move == only for each in found["scene"].buttons) else only


def _among_bots(found: dict[str, Any], seat: int | None) -> bool:
    """Whether all other seats are bots."""
    return all(chair["bot"] for chair in found["p"]["seats"] if chair["seat"] != seat)


def _absence(found: dict[str, Any], chair: dict[str, Any], words: Words) -> str:
    """Why nobody moves for a seat; empty if somebody does."""
    if chair["name"] is None:
        return words("table-has-left", name=found["names"][chair["seat"]]) if found["names"] else ""
    if not chair["gone"] or chair["bot"] or chair["stand_in"]:
        return ""
    return words("table-is-late") if chair["seat"] in found["late"] else words("table-is-away")


def _waits(found: dict[str, Any], words: Words) -> str:
    """Whom the table waits for, in one sentence; empty if it is the viewer or nobody."""
    status = found["p"]["status"]
    if found["p"]["awaits_texts"]:
        return words("table-texts-awaited")
    if status == "waiting":
        return words("table-waits-players", count=len(found["free"]))
    if status == OVER or found["question"]:
        return ""
    thinking = [row["shown"] for row in found["rows"] if row["thinking"]]
    people = [row["shown"] for row in found["rows"] if row["acts"] and not row["thinking"] and not row["free"]]
    left = [found["names"][row["seat"]] for row in found["rows"] if row["acts"] and row["free"]]
    if left:
        return words("table-waits-for-seat", count=len(left), names=words.listing(left))
    if people:
        return words("table-waits-for", count=len(people), names=words.listing(people))
    return words("table-bot-thinks", count=len(thinking), names=words.listing(thinking))


def _title(found: dict[str, Any], words: Words) -> str:
    """The title for the browser's tab."""
    return f"{words('table-mine-move')}: {found['game']}" if found["question"] else str(found["game"])


# ---- the end ----


def _result(match: Match, language: str) -> dict[str, Any]:
    """Who has won, and what the points are made of."""
    words = match.game.words(language)
    parts = [match.state.breakdown(seat) for seat in range(match.seats)]
    return {
        "winners": match.winners(),
        "places": places(match) if match.winners() else [0] * match.seats,
        "names": words.listing([match.names[seat] for seat in match.winners()]),
        "points": match.scores(),
        "note": words("score-note") if "score-note" in words else "",
        "parts": [
            {"label": words(f"score-{name}"), "points": [of_seat[name] for of_seat in parts]} for name in parts[0] if any(of_seat[name] for of_seat in parts)
        ],
    }
