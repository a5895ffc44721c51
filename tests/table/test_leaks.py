"""Nothing leaks: what one seat knows alone changes no byte of what is sent to anybody else, as long as the match is on.

Two worlds (worlds.py) differ in one seat's secret. Every other seat and a spectator ask whatever can be asked (questions.py),
and listen to the streams all the time. Both worlds must send the same bytes, in the same number of messages.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots.levels import USUAL
from ridotto.engine.codec import Event
from ridotto.engine.conformance import combinations
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match, Played
from ridotto.engine.rng import Rng
from ridotto.engine.state import EVERYBODY
from ridotto.table.http import stream
from ridotto.table.service import clock, tables
from ridotto.table.service.bots import BotPlayers
from ridotto.table.service.events.plan import TOURNAMENT, EventPlan
from ridotto.table.store.browsers import HeldSeat, hold_seat
from ridotto.table.store.events import EventRow, EventSeat, EventTable, Player, add_event, add_players, add_tables
from ridotto.table.store.members import Member, add_member
from ridotto.table.store.sessions import begin_session
from ridotto.table.thinking import Choice, think

from .questions import HOUSE_STREAMS, STREAMS, forged, last_questions, questions, routes_of
from .worlds import NAMES, NOON, Answer, Question, Secret, World, Worlds, asking, bearer, browser, posting, secrets_at, two_worlds

pytestmark = pytest.mark.anyio

COURSES, MOST = 6, 700
"""Among so many random courses of a match the one with the most kinds of secret is followed, for so many moves at most."""
SOME = 12
"""After so many moves there is something on the board."""


def counts(game: Game) -> list[int]:
    """The seat counts with which somebody can be told apart from somebody else."""
    return [count for count in game.seats if 1 < count <= len(NAMES)]


FEWEST_AND_MOST = [(game.slug, count) for game in all_games().values() for count in sorted({min(counts(game)), max(counts(game))})]
ABOUT_THREE = [(game.slug, min(counts(game), key=lambda count: abs(count - 3))) for game in all_games().values()]
VARIANTS = [(game.slug, count, variant) for game in all_games().values() for count, variant in combinations(game) if variant and count == max(counts(game))]


@asynccontextmanager
async def played(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int, hints: bool = False, **settings: Any) -> AsyncIterator[Worlds]:
    """Two worlds with the same match, and streams to everybody."""
    async with two_worlds(folder, monkeypatch, **settings) as worlds:
        await worlds.open(game, count, hints=hints)
        worlds.listen([None, *range(count)])
        await worlds.settle()
        yield worlds


# ---- what is compared ----


async def look_alike(worlds: Worlds, seats: Iterable[int | None], last: bool = False) -> set[str]:
    """Everything these viewers can ask is answered alike in both worlds, and without anybody else's token; returns the routes asked."""
    seats = list(seats)
    asked: set[str] = set()
    for seat in seats:
        token = worlds.one.tokens[seat] if seat is not None else ""
        shown = (await worlds.ask(asking("GET", f"/api/tables/{worlds.one.table}", **bearer(token)))).json()
        assert shown["seat"] == seat
        for route, question in questions(worlds.one.table, seat, token, shown, len(worlds.one.tokens)):
            asked.add(route)
            if not is_a_move(question, shown["number"]):
                keeps_quiet(worlds.one, seat, await worlds.ask(question), str(question))
        await quick_streams(worlds, seat, token)
        if seat is None:
            await streams_of_the_house(worlds)
        if last and seat is not None:
            for route, question in last_questions(worlds.one.table, token):
                asked.add(route)
                keeps_quiet(worlds.one, seat, await worlds.ask(question), str(question))
    await worlds.streams_alike([seat for seat in seats if not last or seat is None])
    for seat in seats:
        for tap in (worlds.one.taps.get(f"api {seat}"), worlds.one.taps.get(f"page {seat}")):
            if tap is not None:
                keeps_quiet(worlds.one, seat, Answer(tap.status, tap.headers, b"".join(tap.sent)), f"stream to {seat}")
    return asked | set(STREAMS) | set(HOUSE_STREAMS)


def is_a_move(question: Question, number: int) -> bool:
    """Whether a move that was meant for another number would be made: before a viewer has seen one there is no earlier number than 0."""
    return number == 0 and question.path.endswith("/moves") and b'"expected_number": 0' in question.body


async def quick_streams(worlds: Worlds, seat: int | None, token: str) -> None:
    """A stream opened now sends the same, and nothing to a reader who says that he has the latest picture."""
    sent = []
    for world in worlds:
        first = world.listen("again", asking("GET", f"/api/tables/{world.table}/stream", **bearer(token)))
        await world.settle()
        latest = first.sent[-1].decode().splitlines()[1].removeprefix("id: ")
        await world.taps.pop("again").close()
        second = world.listen("again", asking("GET", f"/api/tables/{world.table}/stream", last_event_id=latest, **bearer(token)))
        await world.settle()
        await world.taps.pop("again").close()
        assert len(second.sent) == 1, "a picture was sent again"
        sent.append((first.sent, second.sent, first.headers))
    assert sent[0] == sent[1], f"a new stream to {seat}"


async def streams_of_the_house(worlds: Worlds) -> None:
    """The streams that follow no table send the same, whatever was chosen in secret."""
    for world in worlds:
        await world.service.presence.write()  # who is there reaches the database every few seconds, which must not fall between both
    for route in HOUSE_STREAMS:
        sent = []
        for world in worlds:
            tap = world.listen("house", asking("GET", route.partition(" ")[2]))
            await world.settle()
            await world.taps.pop("house").close()
            keeps_quiet(world, None, Answer(tap.status, tap.headers, b"".join(tap.sent)), route)
            sent.append((tap.status, tap.headers, tap.sent))
        assert sent[0] == sent[1], route
        assert len(sent[0][2]) == 2, "what there is now, and nothing else"


def keeps_quiet(world: World, seat: int | None, answer: Answer, where: str) -> None:
    """An answer holds nobody else's token, and nothing from which the chance of the match could be computed."""
    for forbidden in secrets_of(world, seat):
        assert forbidden not in answer.everything, f"{where}: {forbidden!r}"


def secrets_of(world: World, seat: int | None) -> list[str]:
    """Texts that nobody but the seat's own player may ever be sent while the match is on."""
    others = [token for other, token in enumerate(world.tokens) if other != seat and token]
    key = str(world.service.tokens._signer.secret_keys[0], "ascii")
    return [*others, *(token.partition(".")[2] for token in others), key, "nonce-", world.live.row.secret, world.match.seed]


# ---- finding secrets ----


def at_random(match: Match, rng: Rng) -> tuple[int, int]:
    """Some move of some actor, and it is made."""
    seat = match.actors()[rng.below(len(match.actors()))]
    legal = match.state.legal(seat)
    move = legal[rng.below(len(legal))]
    match.play(seat, move)
    return seat, move


def course(match: Match, seed: str) -> tuple[list[tuple[int, int]], set[str]]:
    """A random course from here, and the kinds of decision in it whose answers stay secret for a while: of some courses one with the most kinds."""
    found: list[tuple[list[tuple[int, int]], set[str]]] = []
    for number in range(COURSES):
        trial, rng = match.clone(), Rng.from_seed(f"{seed} {number}")
        moves: list[tuple[int, int]] = []
        kinds: set[str] = set()
        while not trial.over and len(moves) < MOST:
            asked, kept = {seat: trial.decision(seat) or "" for seat in trial.actors()}, list(trial.state.secret)
            seat, move = at_random(trial, rng)
            moves.append((seat, move))
            if trial.state.secret[seat] > kept[seat]:
                kinds.add(asked[seat])
        found.append((moves, kinds))
    return max(found, key=lambda each: len(each[1]))


def stops(match: Match, seed: str) -> Iterator[tuple[list[tuple[int, int]], Secret]]:
    """Places in a course of a match at which a seat has a secret: the moves that lead there from the stop before.

    Every kind of decision whose answers stay secret in this course has a stop.
    """
    moves, missing = course(match, seed)
    assert missing, f"nothing stays secret in {match.game.title}"
    rng = Rng.from_seed(seed)
    way: list[tuple[int, int]] = []
    for seat, move in moves:
        new = [secret for secret in secrets_at(match, rng, tries=5) if secret.decisions & missing]
        if new:
            secret = max(new, key=lambda each: len(each.decisions & missing))
            missing -= secret.decisions
            yield way, secret
            way = []
        if not missing:
            return
        way.append((seat, move))
        match.play(seat, move)
    raise AssertionError(f"no stop shows what is chosen in secret at {missing}")


async def go_to(worlds: Worlds, seed: str, wanted: Callable[[Secret], bool] = bool) -> Secret:
    """Go on at random to a place at which a seat has such a secret."""
    for course in range(20):  # not every course of a match comes by one
        match, rng = worlds.rehearsal(), Rng.from_seed(f"{seed} {course}")
        way: list[tuple[int, int]] = []
        while not match.over:
            way.append(at_random(match, rng))
            secret = next((secret for secret in secrets_at(match, rng, tries=5) if wanted(secret)), None)
            if len(way) > SOME and secret is not None:
                await worlds.forward(way)
                return secret
    raise AssertionError("there is no such place")


# ---- the tests ----


@pytest.mark.parametrize(("game", "count"), FEWEST_AND_MOST)
async def test_what_a_seat_chooses_in_secret_changes_no_byte_for_anybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int) -> None:
    """Other cards, other tiles, a longer or shorter chain: until it is shown, and after it is taken back, it leaves no trace."""
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 3)
    async with played(tmp_path, monkeypatch, game, count) as worlds:
        for number, (way, secret) in enumerate(stops(worlds.rehearsal(), f"{game} {count}")):
            await worlds.forward(way)
            await worlds.listen_anew()  # whose secret it was before, has seen it
            others = [None, *(seat for seat in range(count) if seat != secret.seat)]
            await in_secret(worlds, secret)
            if number % 3 == 1:
                for world in worlds:
                    world.service.tables.loaded.clear()  # as after a restart
            assert await look_alike(worlds, others) >= routes_of(worlds.one.app) - {"POST /api/tables/{table_id}/undo", "POST /t/{table_id}/undo"} - LEAVING
            await another_moves(worlds, secret.seat)
            await taken_back(worlds, secret)
            assert worlds.one.match.state.digest() == worlds.two.match.state.digest()
            await worlds.streams_alike(others)
            for seat in range(count):
                await worlds.ask(asking("GET", f"/t/{worlds.one.table}", **browser(worlds.one.table, worlds.one.tokens[seat])))


LEAVING = {"POST /api/tables/{table_id}/leave", "POST /t/{table_id}/leave"}


async def in_secret(worlds: Worlds, secret: Secret) -> None:
    """The seat makes its moves, which differ, with keys that differ."""
    for world, chain in zip(worlds, (secret.one, secret.two), strict=True):
        for at, move in enumerate(chain):
            await world.play(secret.seat, move, idempotency_key=f"{'key' if world is worlds.one else 'other'}-{world.live.number}-{at}")


async def taken_back(worlds: Worlds, secret: Secret) -> None:
    """The seat takes its moves back."""
    for world, chain in zip(worlds, (secret.one, secret.two), strict=True):
        for _ in chain:
            await world.undo(secret.seat)


async def another_moves(worlds: Worlds, secretive: int) -> None:
    """While a seat keeps its secret, others who choose at the same time make their moves, look, and take them back."""
    for seat in worlds.one.match.actors():
        if seat == secretive or not worlds.one.match.state.simultaneous():
            continue
        for move in worlds.one.match.state.legal(seat):
            trials = [world.match.clone() for world in worlds]
            for trial in trials:
                trial.play(seat, move)
            if all(trial.state.seals == world.match.state.seals and trial.state.simultaneous() for trial, world in zip(trials, worlds, strict=True)):
                break
        else:
            continue
        api, token = f"/api/tables/{worlds.one.table}", worlds.one.tokens[seat]
        wish = {"move": move, "expected_number": (await worlds.ask(asking("GET", api, **bearer(token)))).json()["number"]}
        assert (await worlds.ask(asking("POST", f"{api}/moves", wish, idempotency_key=f"mine-{worlds.one.live.number}", **bearer(token)))).status == 200
        for other in [None, *(other for other in range(len(worlds.one.tokens)) if other != secretive)]:
            who = worlds.one.tokens[other] if other is not None else ""
            for what in ("", "/events", "/record", "/legal"):
                await worlds.ask(asking("GET", f"{api}{what}", **bearer(who)))
        undone = await worlds.ask(asking("POST", f"{api}/undo", **bearer(token)))
        assert undone.status == 200
        if not undone.json()["can_undo"]:
            assert (await worlds.ask(posting(f"/t/{worlds.one.table}/undo", "", **browser(worlds.one.table, token)))).status == 409


@pytest.mark.parametrize(("game", "count"), ABOUT_THREE)
async def test_nothing_can_be_told_from_the_answers_to_somebody_who_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int) -> None:
    """Leaving, the free seat that follows, and what a spectator or a new player then gets."""
    async with played(tmp_path, monkeypatch, game, count) as worlds:
        secret = await go_to(worlds, "leaving")
        await in_secret(worlds, secret)
        others = [seat for seat in range(count) if seat != secret.seat]
        assert await look_alike(worlds, others[:1], last=True) >= LEAVING
        api = f"/api/tables/{worlds.one.table}"
        assert (await worlds.ask(asking("GET", api, **bearer(worlds.one.tokens[others[0]])))).status == 401
        for seat in (None, *others[1:]):
            token = worlds.one.tokens[seat] if seat is not None else ""
            for what in ("", "/events", "/record", "/legal"):
                await worlds.ask(asking("GET", f"{api}{what}", **bearer(token)))
            await worlds.ask(asking("GET", f"/t/{worlds.one.table}", **browser(worlds.one.table, token)))
        await worlds.streams_alike([None, *others[1:]])
        joined = await worlds.ask(asking("POST", f"{api}/join", {"name": "Zoe", "entropy": "late"}))
        assert joined.status == 201
        assert joined.json()["seat"] == others[0]
        for world in worlds:
            world.tokens[others[0]] = joined.json()["token"]
            await world.close_taps()
        worlds.listen([None, *others])
        await look_alike(worlds, [None, *others])


@pytest.mark.parametrize(("game", "count"), ABOUT_THREE)
async def test_a_seat_handed_to_a_bot_in_the_middle_of_its_secret_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int) -> None:
    """Until the bot moves. Nor does anybody learn it when the owner takes the seat back."""
    monkeypatch.setattr(BotPlayers, "wake", lambda *_: None)
    async with two_worlds(tmp_path, monkeypatch) as worlds:
        await worlds.open(game, count)
        secret = await go_to(worlds, "handing over", lambda each: bool(each.one and each.two))
        others = [seat for seat in range(count) if seat != secret.seat]
        await in_secret(worlds, secret)
        assert all(secret.seat in world.match.actors() for world in worlds) or worlds.one.match.state.simultaneous()
        worlds.listen([None, *others])
        await worlds.settle()
        monkeypatch.setattr(clock, "time", lambda: NOON + 10_000)
        api, page, token = f"/api/tables/{worlds.one.table}", f"/t/{worlds.one.table}", worlds.one.tokens[others[0]]
        for seat in others:
            await worlds.ask(asking("GET", api, **bearer(worlds.one.tokens[seat])))
        for world in worlds:
            await world.service.presence.note_gone()
        answer = await worlds.ask(asking("POST", f"{api}/seats/{secret.seat}/hand-over", **bearer(token)))
        assert answer.status == 200
        assert answer.json()["seats"][secret.seat]["stand_in"] == USUAL
        await worlds.ask(posting(f"{page}/hand-over", f"seat={secret.seat}", **browser(worlds.one.table, token)))
        await look_alike(worlds, [None, *others])
        for world in worlds:
            assert (await world.act(secret.seat, "/take-back")).status == 200
        await look_alike(worlds, [None, *others])


@pytest.mark.parametrize(("game", "count", "variant"), [*((game, count, "") for game, count in FEWEST_AND_MOST), *VARIANTS])
async def test_hands_that_are_dealt_otherwise_change_no_byte_for_who_cannot_see_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int, variant: str
) -> None:
    """In the other world everything that a viewer cannot know is redrawn, and nobody else was told anything in private."""
    async with two_worlds(tmp_path, monkeypatch) as worlds:
        await worlds.open(game, count, variant=variant)
        rehearsal, rng = worlds.rehearsal(), Rng.from_seed(f"hands {game} {count}")
        viewers: list[int | None] = [None, *range(count)]
        differed = 0
        for at in range(count + 1):
            way: list[tuple[int, int]] = []
            viewer = viewers[at]
            least = 1 if at == 0 else 10 + rng.below(30)
            while len(way) < least or any(rehearsal.state.secret[seat] for seat in range(count) if seat != viewer):
                way.append(at_random(rehearsal, rng))
            await worlds.forward(way)
            worlds.listen([viewer])
            await worlds.settle()
            real = worlds.two.live.match
            worlds.two.live.match = redrawn(worlds.two.match, viewer, rng.fork())
            differed += hidden(worlds.two.match) != hidden(worlds.one.match)
            for world in worlds:
                world.live.frames.clear()
                world.service.notices.announce(world.table)
            await worlds.streams_alike([viewer])
            await look_alike(worlds, [viewer])
            worlds.two.live.match = real
            for world in worlds:
                world.live.frames.clear()
                await world.close_taps()
        assert differed > count // 2, "what was dealt otherwise is the same"


def hidden(match: Match) -> dict[str, Any]:
    """The whole position, but for the chance of what is still to come."""
    parcel: dict[str, Any] = {}
    match.state.write(parcel)
    del parcel["rng"]
    return parcel


def redrawn(match: Match, viewer: int | None, rng: Rng) -> Match:
    """The match as it could be too, as far as the viewer knows."""
    twin = match.clone()
    twin.state = match.state.imagine(-1 if viewer is None else viewer, rng)
    twin.state.listener = twin._scribe
    twin._base, twin._since = twin.state.clone(), []
    mine = {move for move in match._since if move[0] == viewer}
    if mine:  # what can be taken back is the viewer's own knowledge
        twin._base, twin._since = match._base, list(match._since)
    twin.log[:] = [replace(entry, digest=0) if isinstance(entry, Played) else entry for entry in match.log if not _private_to_another(entry, viewer)]
    return twin


def _private_to_another(entry: Played | Event, viewer: int | None) -> bool:
    return isinstance(entry, Event) and entry.audience not in (EVERYBODY, viewer)


async def test_undone_moves_leave_no_trace_in_the_rest_of_the_match_not_even_in_what_bots_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one world a seat tries something and takes it back before each of its secret moves. Both matches go the same way, byte for byte."""

    async def ask(_self: Any, _work: Any, question: tuple[Any, ...], _seconds: float) -> Choice:
        return think(*question)

    monkeypatch.setattr("ridotto.table.service.bot_processes._BotProcess.ask", ask)
    async with two_worlds(tmp_path, monkeypatch) as worlds:
        await worlds.open("doge", 3, bots={"2": "random"})
        rng = Rng.from_seed("undone")
        tried = 0
        for _ in range(40):
            await bots_are_ready(worlds)
            actors = worlds.one.match.actors()
            if not actors or not set(actors) - {2}:
                break
            seat = max(set(actors) - {2})
            legal = worlds.one.match.state.legal(seat)
            move, other = (legal[rng.below(len(legal))] for _ in range(2))
            trial = worlds.two.match.clone()
            trial.play(seat, other)
            if seat == 1 and trial.state.seals == worlds.two.match.state.seals and trial.state.secret[1]:
                await worlds.two.play(1, other)
                await worlds.two.undo(1)
                tried += 1
            api, token = f"/api/tables/{worlds.one.table}", worlds.one.tokens[seat]
            assert (await worlds.ask(asking("POST", f"{api}/moves", {"move": move}, **bearer(token)))).status == 200
        await bots_are_ready(worlds)
        assert tried > 5
        assert worlds.one.match.state.digest() == worlds.two.match.state.digest()
        worlds.listen([None, 0, 1])
        await look_alike(worlds, [None, 0, 1])


async def bots_are_ready(worlds: Worlds) -> None:
    for world in worlds:
        for _ in range(2000):
            if not world.live.thinking and not world.live.bots_to_move():
                break
            await asyncio.sleep(0.002)
        else:
            raise AssertionError("a bot does not move")


async def test_the_list_of_tables_does_not_tell_where_a_secret_move_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [NOON]
    async with played(tmp_path, monkeypatch, "palazzo", 2) as worlds:
        monkeypatch.setattr("ridotto.table.service.clock.time", lambda: now[0])
        secret = await go_to(worlds, "list", lambda each: len(each.one) != len(each.two))
        first = worlds.one.table
        tokens = worlds.one.tokens
        now[0] += 1
        await worlds.open("doge", 3)
        for world in worlds:
            world.table, world.tokens = first, tokens
        before = (await worlds.ask(asking("GET", "/api/tables?status=playing"))).json()
        now[0] += 1
        await in_secret(worlds, secret)
        assert [table["table"] for table in (await worlds.ask(asking("GET", "/api/tables?status=playing"))).json()] == [table["table"] for table in before]


async def test_a_stream_s_sign_of_life_comes_when_it_would_have_come_without_a_secret_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "KEEPALIVE", 1.2)
    async with played(tmp_path, monkeypatch, "doge", 3) as worlds:
        await asyncio.sleep(0.8)
        for move in worlds.one.match.state.legal(1)[:1]:
            await worlds.two.play(1, move)
        await asyncio.sleep(0.8)
        for name in ("api 0", "page 0", "api None"):
            # on a slow machine there may be one more; were the wait begun anew by the move, the other world would have none yet
            assert min(world.taps[name].sent.count(b": still here\n\n") for world in worlds) >= 1, name


@pytest.mark.parametrize(("game", "count"), ABOUT_THREE)
async def test_logs_hold_no_token_cookie_seed_or_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int) -> None:
    async with played(tmp_path, monkeypatch, game, count) as worlds:
        secret = await go_to(worlds, "logs", lambda each: len(each.one) == len(each.two))
        for world in worlds:
            world.lines.clear()
        await in_secret(worlds, secret)
        await look_alike(worlds, [None, *(seat for seat in range(count) if seat != secret.seat)])
        table, token = worlds.one.table, worlds.one.tokens[secret.seat]
        for world in worlds:
            for held in (token, *forged(token)):
                await world.ask(asking("GET", f"/t/{table}/seat/{held}", **browser(table, token)))
                await world.ask(asking("GET", f"/api/tables/{table}?token={held}", **bearer(held)))
        await taken_back(worlds, secret)
        monkeypatch.setattr(worlds.two.service.store, "append_all", broken)
        failed = await worlds.two.act(secret.seat, "/moves", {"move": worlds.two.match.state.legal(secret.seat)[0]}, idempotency_key="my-own-key")
        assert failed.status == 500
        assert failed.json() == {"error": "internal server error; the log has the details"}
        codec = worlds.one.match.game.codec
        moves = [codec.text(move) for move in (*secret.one, *secret.two)]
        for world in worlds:
            assert len(world.lines) > 100
            for line in world.lines:
                for forbidden in (*secrets_of(world, None), *moves, "cookie", "Bearer", "key-", "entropy of", "the secret parameters"):
                    assert forbidden not in line, line
        same = len(worlds.one.lines)
        assert worlds.two.lines[:same] == worlds.one.lines


def broken(additions: Sequence[Any]) -> None:
    raise RuntimeError(f"the secret parameters are {additions}")


async def test_everything_may_be_shown_once_the_match_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_worlds(tmp_path, monkeypatch) as worlds:
        await worlds.open("doge", 3)
        rehearsal, rng = worlds.rehearsal(), Rng.from_seed("to the end")
        way = []
        while not rehearsal.over:
            way.append(at_random(rehearsal, rng))
        await worlds.forward(way[:-1])
        record = await worlds.ask(asking("GET", f"/api/tables/{worlds.one.table}/record"))
        keeps_quiet(worlds.one, None, record, "record")
        await worlds.forward(way[-1:])
        shown = (await worlds.ask(asking("GET", f"/api/tables/{worlds.one.table}"))).json()
        assert (shown["seed"], shown["secret"]) == (worlds.one.match.seed, worlds.one.live.row.secret)
        record = await worlds.ask(asking("GET", f"/api/tables/{worlds.one.table}/record"))
        assert worlds.one.match.seed in record.text
        for token in worlds.one.tokens:
            assert token not in record.everything


# ---- events ----


async def test_the_pages_of_an_event_tell_nothing_of_a_match_in_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(tmp_path, monkeypatch, "doge", 3, members="on") as worlds:
        plan = EventPlan("Cup", TOURNAMENT, "doge", 3)
        row = EventRow("cup", TOURNAMENT, "Cup", "anna-id", plan.written(), True, "seed", "running", 1, 1, None, NOON, NOON)
        for world in worlds:
            with world.service.store.writing() as connection:
                add_member(connection, Member("anna-id", "Anna", None, "en", NOON, NOON))
                add_event(connection, row)
                add_players(connection, "cup", [Player("anna-id", 1, NOON)])
                seats = [EventSeat(0, "anna-id"), EventSeat(1, None, "level:4"), EventSeat(2, None, "level:4")]
                add_tables(connection, "cup", [EventTable(1, 1, 0, world.table, "open", NOON + 60, seats=seats)])
        live = await worlds.one.service.tables.get(worlds.one.table)
        seat = live.the_match().actors()[0]
        await worlds.one.service.play.move(live, seat, live.the_match().legal(seat)[0])
        for path in ("/events", "/events/cup", "/events/cup/screen", "/events/cup/screen?at=1"):
            shown = await worlds.ask(asking("GET", path, **browser(worlds.one.table, "")))
            assert shown.status == 200
            assert "anna-id" not in shown.everything


# ---- members ----


async def test_that_somebody_is_a_member_and_with_what_address_changes_no_byte_for_anybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(tmp_path, monkeypatch, "doge", 3, members="on") as worlds:
        for world in worlds:
            held = HeldSeat(*world.service.tokens.read(world.tokens[0]))
            hold_seat(world.service.store, "digest of a browser", held, NOON)
        with worlds.one.service.store.writing() as connection:
            add_member(connection, Member("secret-id", "Secret Name", "secret@example.org", "de", NOON, NOON))
            begin_session(connection, "secret-id", "digest of a cookie", "Firefox, Linux", NOON, "digest of a browser")
        assert await worlds.one.service.members.member_at(worlds.one.table, 0) == "secret-id"
        await look_alike(worlds, [None, 1, 2])
        here = browser(worlds.one.table, "")
        for path in (
            "/members/sign-in",
            "/me",
            "/me/data",
            "/me/delete",
            "/members/link/x",
            "/leaderboard",
            "/people/Secret%20Name",
            "/api/ratings/Secret%20Name",
        ):
            await worlds.ask(asking("GET", path, **here))
        for path, form in (("mail", "email=secret@example.org"), ("recover", "code=abcd-efgh-jkmn"), ("sign-out", "")):
            await worlds.ask(posting(f"/members/{path}", form, **here))
        for path in ("/people", "/clubs", "/clubs/casa", "/operator/reports"):
            await worlds.ask(asking("GET", path, **here))
        for seat in (1, 2):
            mine, table = browser(worlds.one.table, worlds.one.tokens[seat]), f"/t/{worlds.one.table}"
            for path in ("people", "report?seat=0", "report?message=0"):
                await worlds.ask(asking("GET", f"{table}/{path}", **mine))
            for path, form in (("people/ask", "seat=0"), ("people/block", "seat=0"), ("invite", "name=Secret+Name"), ("report", "seat=0&reason=other")):
                await worlds.ask(posting(f"{table}/{path}", form, **mine))
        assert not [line for world in worlds for line in world.lines if "secret" in line.lower()]
