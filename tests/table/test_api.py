"""The JSON API: whole matches over it, what it says, and what it says when something is wrong."""

import json
import re
from pathlib import Path
from time import time
from typing import Any

import pytest

from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.match import Match
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.engine.rng import Rng
from ridotto.table.http.models import Events, GameInfo, ListedTable, Picture
from ridotto.table.service.picture import move_number, picture

from .conftest import Inside, Seat, opened, play_on
from .worlds import NOON

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def pinned_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secret every time."""
    monkeypatch.setattr("ridotto.table.service.opening.draw_secret", lambda: "5ecre7" * 10)


@pytest.fixture
def pinned_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal every time: its seed is drawn from the secret, what the table is called, and when it was opened."""
    monkeypatch.setattr("ridotto.table.service.opening.new_id", lambda: "table0000001")
    monkeypatch.setattr("ridotto.table.service.opening.now", lambda: NOON)
    monkeypatch.setattr("ridotto.table.service.removal.now", lambda: NOON)  # or the table would be removed for its age before anybody sits down


# ---- whole matches ----


every_game = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))


async def sit_down(inside: Inside, game: Game) -> list[Seat]:
    """The smallest table of a game at which nobody sits alone."""
    return await inside.seats(game.slug, min(count for count in game.seats if count > 1))


def advised(match: Match, seat: int, rng: Rng) -> int:
    """Mostly a good move, so that the match comes to its end, and now and then any."""
    if rng.below(4):
        return int(match.game.advice.advise(match.imagine(seat, rng), seat, rng))
    moves = match.state.legal(seat)
    return moves[rng.below(len(moves))]


@every_game
@pytest.mark.usefixtures("pinned_deal")
async def test_a_whole_match_is_played_over_the_api(inside: Inside, game: Game) -> None:
    """Each viewer's move number counts the moves of the record that this viewer may see, and nobody's record shows what another has chosen in secret."""
    seats, rng = await sit_down(inside, game), Rng.from_seed("carnival")
    match, kept = inside.service.tables.loaded[seats[0].table].the_match(), 0
    last = await seats[0].picture()
    while last["status"] != "over":
        seat = seats[match.actors()[rng.below(len(match.actors()))]]
        move, trial = advised(match, seat.number, rng), match.clone()
        trial.play(seat.number, move)
        stays_secret = trial.state.secret[seat.number] > match.state.secret[seat.number]
        before = [str(match.record(viewer)) for viewer in (None, *range(match.seats))] if stays_secret else []
        last = await seat.play(move, expected_number=(await seat.picture())["number"])
        Picture.model_validate(last, strict=True)
        assert (last["seat"], last["status"] == "over") == (seat.number, last["view"]["over"])
        if stays_secret:
            kept += 1
            after = [(await seats[viewer].get("/record")).text for viewer in range(match.seats)]
            assert [viewer for viewer in range(match.seats) if after[viewer] != before[viewer + 1]] == [seat.number]
            assert (await inside.client.get(f"/api/tables/{seat.table}/record")).text == before[0]
            assert all(move_number(match, viewer) == len(match.record(viewer).moves) for viewer in (None, *range(match.seats)))
    assert kept, "nothing was chosen in secret"
    assert last["view"]["winners"]
    assert last["seed"] is not None
    assert last["secret"] is not None
    record = parse_record((await inside.client.get(f"/api/tables/{seats[0].table}/record")).text)
    assert all(check.holds for check in verify(record))
    assert list(record.winners or ()) == last["view"]["winners"]


async def test_a_match_against_bots_comes_to_its_end(inside: Inside) -> None:
    table = await inside.open("doge", 3, bots={"1": "random", "2": "greedy"})
    anna = await inside.sit(table, "Anna")
    async with inside.stream(f"/api/tables/{table}/stream", anna.headers) as listening:
        while True:
            _, shown = await listening.event(30)
            if shown["status"] == "over":
                break
            if anna.number in shown["view"]["actors"]:
                answer = await anna.post("/moves", {"move": shown["view"]["moves"][0], "expected_number": shown["number"]})
                assert answer.status_code in (200, 409), answer.text
    assert shown["view"]["winners"]


# ---- the house ----


async def test_the_games_are_listed_with_their_provenance(inside: Inside) -> None:
    listed = (await inside.client.get("/api/games")).json()
    assert [game["slug"] for game in listed] == list(all_games())
    for game in listed:
        GameInfo.model_validate(game, strict=True)


async def test_an_opened_table_has_its_links(inside: Inside) -> None:
    said = (await inside.client.post("/api/tables", json={"game": "doge", "seats": 3})).json()
    assert said == {"table": said["table"], "watch": f"http://house.test/t/{said['table']}", "api": f"http://house.test/api/tables/{said['table']}"}
    assert (await inside.client.get(said["api"])).json()["status"] == "waiting"


async def test_the_public_list_names_free_seats_and_leaves_out_private_tables(inside: Inside) -> None:
    table = await inside.open(bots={"1": "random"})
    await inside.open(listed=False)
    anna = await inside.sit(table, "Anna")
    listed = (await inside.client.get("/api/tables")).json()
    assert listed == [
        {
            "table": table,
            "game": "doge",
            "variant": "",
            "seats": 3,
            "free": [2],
            "names": ["Anna", "Brighella", None],
            "status": "waiting",
            "pace": "none",
            "clock": 0,
            "reserve": 0,
            "rated": False,
        },
    ]
    ListedTable.model_validate(listed[0], strict=True)
    await anna.post("/leave")
    assert (await inside.client.get("/api/tables", params={"status": "waiting"})).json()[0]["free"] == [0, 2]
    assert (await inside.client.get("/api/tables", params={"status": "playing"})).json() == []


async def test_a_table_can_be_played_with_an_edition_of_one_s_own(inside: Inside) -> None:
    edition = game_named("doge").edition_text().replace('name = "standard"', 'name = "mine"')
    first, second = await inside.open(edition=edition), await inside.open()
    pictures = [(await inside.client.get(f"/api/tables/{table}")).json() for table in (first, second)]
    assert pictures[0]["edition"] != pictures[1]["edition"]


async def test_health_says_that_the_database_answers(inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.health.REMEMBERED", 0.0)
    answer = await inside.client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    for path in tmp_path.glob("tables.sqlite*"):
        path.unlink()
    inside.service.store.engine.dispose()
    answer = await inside.client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")


async def test_a_database_that_fails_is_503_without_a_word_about_what_was_asked(inside: Inside, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    seats = await inside.seats()
    with inside.service.store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE entries")
    answer = await seats[0].post("/moves", {"move": "card castello"})
    assert answer.status_code == 503
    assert answer.json() == {"error": "the database cannot be read or written at the moment; try again"}
    assert "castello" not in caplog.text


async def test_an_error_of_ours_is_500_with_a_sentence_and_no_traceback(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = await inside.seats()

    def fail(*_: Any) -> None:
        raise RuntimeError("card castello")

    monkeypatch.setattr("ridotto.table.http.api.legal", fail)
    answer = await seats[0].get("/legal")
    assert (answer.status_code, answer.json()) == (500, {"error": "internal server error; the log has the details"})
    assert "default-src 'self'" in answer.headers["content-security-policy"]


# ---- at a table ----


async def test_legal_moves_have_a_number_a_text_and_a_phrase_in_two_languages(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    english, german = [(await anna.get("/legal", params={"lang": lang})).json() for lang in ("en", "de")]
    assert [move["text"] for move in english] == (await anna.picture())["view"]["moves"]
    assert [move["number"] for move in english] == [move["number"] for move in german]
    assert english[0]["phrase"] != german[0]["phrase"]
    assert (await inside.client.get(f"/api/tables/{anna.table}/legal")).json() == []
    await anna.play(english[1]["number"])
    assert (await anna.picture())["view"]["decision"] != "card"


async def test_events_are_read_on_from_where_one_was(inside: Inside) -> None:
    seats = await inside.seats()
    waiting = await inside.open()
    assert (await inside.client.get(f"/api/tables/{waiting}/events")).json() == {"events": [], "next": 0, "more": False}
    await play_on(seats, "events", 60)
    whole = (await seats[0].get("/events")).json()
    Events.model_validate(whole, strict=True)
    assert whole["next"] == len(whole["events"]) > 20
    assert any(event["sentence"] for event in whole["events"])
    rest = (await seats[0].get("/events", params={"since": 15, "lang": "de"})).json()
    assert [event["text"] for event in rest["events"]] == [event["text"] for event in whole["events"][15:]]
    assert rest["events"][-1]["sentence"] != whole["events"][-1]["sentence"]
    assert (await seats[0].get("/events", params={"since": whole["next"]})).json() == {"events": [], "next": whole["next"], "more": False}


async def test_a_move_that_is_not_possible_is_422_and_names_some_that_are(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    answer = await anna.post("/moves", {"move": "tokens 1"})
    assert answer.status_code == 422
    assert "possible: card cannaregio, card castello" in answer.json()["error"]
    for move in ("juggle", 10**9, ""):
        assert (await anna.post("/moves", {"move": move})).status_code == 422


async def test_a_move_out_of_turn_is_409_and_says_whose_turn_it_is(inside: Inside) -> None:
    anna, bruno = await inside.seats("palazzo", 2)
    waiting = bruno if (await anna.picture())["view"]["actors"] == [0] else anna
    answer = await waiting.post("/moves", {"move": 0})
    assert answer.status_code == 409
    assert "the match waits for seat" in answer.json()["error"]


async def test_a_move_for_another_number_than_expected_is_409_and_changes_nothing(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    number = (await anna.picture())["number"]
    await anna.play("card castello", expected_number=number)
    answer = await anna.post("/moves", {"move": "tokens 1", "expected_number": number})
    assert (answer.status_code, answer.json()["error"]) == (409, f"you expected move number {number}, but it is {number + 1} now")
    assert (await anna.picture())["number"] == number + 1


async def test_a_move_sent_again_with_its_key_is_made_once(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    first = await anna.post("/moves", {"move": "card castello"}, {"Idempotency-Key": "one"})
    again = await anna.post("/moves", {"move": "card castello"}, {"Idempotency-Key": "one"})
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    assert (await bruno.post("/moves", {"move": "card castello"}, {"Idempotency-Key": "one"})).status_code == 200  # a key is a seat's own
    assert (await anna.post("/moves", {"move": "card castello"}, {"Idempotency-Key": "two"})).status_code == 422
    assert (await anna.post("/moves", {"move": "tokens 1"}, {"Idempotency-Key": "x" * 201})).status_code == 422


async def test_a_used_key_with_another_move_is_refused_and_makes_none(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    assert (await anna.post("/moves", {"move": "card castello"}, {"Idempotency-Key": "one"})).status_code == 200
    number = (await anna.picture())["number"]
    for other in ("tokens 1", 0, "no move at all"):
        answer = await anna.post("/moves", {"move": other}, {"Idempotency-Key": "one"})
        assert answer.status_code == 422
    assert "has already been used for something else" in (await anna.post("/moves", {"move": "tokens 1"}, {"Idempotency-Key": "one"})).json()["error"]
    assert (await anna.picture())["number"] == number


async def test_a_key_of_whoever_had_the_seat_before_is_nobodys(inside: Inside) -> None:
    """Also when the table was forgotten and read from a snapshot in between."""
    anna, *_ = await inside.seats()
    assert (await anna.post("/moves", {"move": "card castello"}, {"Idempotency-Key": "one"})).status_code == 200
    assert (await anna.post("/leave")).status_code == 200
    dora = await inside.sit(anna.table, "Dora", seat=0)
    live = await inside.service.tables.get(anna.table)
    match = live.the_match()
    while (snapshot := live.snapshot()) is None or 0 not in match.actors():  # there is none while a move can be taken back
        seat = match.actors()[0]
        await inside.service.play.move(live, seat, match.legal(seat)[0])
    live.restore(json.loads(json.dumps(snapshot)), live.number)
    before, owed = live.moves, live.the_match().legal(0)[0]
    assert (await dora.post("/moves", {"move": owed}, {"Idempotency-Key": "one"})).status_code == 200
    assert live.moves == before + 1


async def test_joining_again_with_the_same_key_gives_the_same_seat(inside: Inside) -> None:
    table = await inside.open()
    wish, headers = {"name": "Anna", "seat": 1}, {"Idempotency-Key": "a long and random text"}
    first = await inside.client.post(f"/api/tables/{table}/join", json=wish, headers=headers)
    inside.client.cookies.clear()
    again = await inside.client.post(f"/api/tables/{table}/join", json=wish, headers=headers)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    inside.client.cookies.clear()
    seats = (await inside.client.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == [None, "Anna", None]
    for other in ({"name": "Bruno"}, {"name": "Anna", "seat": 2}):
        assert (await inside.client.post(f"/api/tables/{table}/join", json=other, headers=headers)).status_code == 422
    assert (await inside.client.post(f"/api/tables/{table}/join", json=wish, headers={"Idempotency-Key": "another"})).status_code == 409
    token = {"Authorization": f"Bearer {first.json()['token']}"}
    assert (await inside.client.post(f"/api/tables/{table}/leave", headers=token)).status_code == 200
    assert (await inside.client.post(f"/api/tables/{table}/join", json=wish, headers=headers)).status_code == 422


async def test_a_whole_number_may_be_written_with_a_point(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    number = (await anna.get("/legal")).json()[0]["number"]
    assert (await anna.post("/moves", {"move": float(number), "expected_number": 0.0})).status_code == 200
    for wish in ({"move": 0.5}, {"move": True}, {"move": None}, {"move": 1e300}, {"move": 0, "expected_number": "1"}):
        assert (await anna.post("/moves", wish)).status_code == 422


async def test_a_move_can_be_taken_back_until_something_is_shown(inside: Inside) -> None:
    anna, bruno, chiara = await inside.seats()
    before = await anna.picture()
    assert (await anna.post("/undo")).status_code == 409
    await anna.play("card castello")
    assert (await anna.picture())["can_undo"]
    assert (await anna.post("/undo")).json() == before
    for seat in (anna, bruno, chiara):
        await seat.play("card castello")
        await seat.play("tokens 1")
    answer = await anna.post("/undo")
    assert answer.status_code == 409
    assert "nothing to take back" in answer.json()["error"]


async def test_what_is_said_is_read_by_everybody(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    assert (await anna.post("/talk", {"text": " <b>Ciao</b> \n"})).status_code == 200
    shown = (await inside.client.get(f"/api/tables/{anna.table}")).json()
    assert shown["talk"] == [{"seat": 0, "name": "Anna", "text": "<b>Ciao</b>"}]
    assert (await anna.post("/talk", {"text": " "})).status_code == 422
    assert (await anna.post("/talk", {"text": "x" * 501})).status_code == 422


async def test_the_match_begins_with_the_last_seat_and_its_commitment_is_shown_before_the_first_move(inside: Inside) -> None:
    table = await inside.open()
    anna = await inside.sit(table, "Anna", seat=2)
    assert anna.number == 2
    shown = await anna.picture()
    assert (shown["status"], shown["view"], shown["commitment"], shown["seed"]) == ("waiting", None, None, None)
    assert re.fullmatch("[0-9a-f]{64}", shown["secret_commitment"])
    assert (await anna.post("/moves", {"move": "card castello"})).status_code == 409
    assert (await anna.get("/record")).status_code == 409
    await anna.post("/bots", {"seat": 0, "bot": "random"})
    shown = (await anna.post("/bots", {"seat": 1, "bot": "random"})).json()
    assert (shown["status"], shown["seed"], shown["secret"]) == ("playing", None, None)
    assert re.fullmatch("[0-9a-f]{64}", shown["commitment"])


async def test_a_seat_is_taken_once_and_a_name_too(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    full = await inside.client.post(f"/api/tables/{anna.table}/join", json={"name": "Dario"})
    assert (full.status_code, full.json()["error"]) == (409, "every seat at this table is taken")
    table = await inside.open()
    await inside.sit(table, "Anna", seat=1)
    inside.client.cookies.clear()
    for wish, status, sentence in (
        ({"name": "Bruno", "seat": 1}, 409, "seat 1 is taken by Anna"),
        ({"name": "ANNA"}, 409, "somebody called 'ANNA' already sits at this table"),
        ({"name": "Bruno", "seat": 5}, 422, "there is no seat 5; seats are 0 to 2"),
        ({"name": "\u202e"}, 422, "a name must have 1 to 40 printable characters, and not dots alone"),
        ({"name": "Bruno", "entropy": "a\nb"}, 422, "the text for the shuffle must be one line of at most 200 printable characters"),
    ):
        answer = await inside.client.post(f"/api/tables/{table}/join", json=wish)
        assert (answer.status_code, answer.json()) == (status, {"error": sentence})


async def test_a_seat_that_is_gone_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=0) as inside:
        anna, bruno, _ = await inside.seats(stand_in="random")
        inside.service.presence._seen.clear()
        await anna.picture()
        assert (await anna.post("/seats/0/hand-over")).json()["error"] == "this is your own seat"
        assert (await anna.post("/seats/9/hand-over")).status_code == 422
        shown = (await anna.post("/seats/1/hand-over")).json()
        assert shown["seats"][1]["stand_in"] == "random"
        assert (await anna.post("/seats/1/hand-over")).status_code == 409
        shown = (await bruno.post("/take-back")).json()
        assert shown["seats"][1]["stand_in"] is None


async def test_whoever_is_out_of_time_may_be_handed_to_a_bot(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, *_ = await inside.seats(clock=60)
    now = time()
    shown = await anna.picture()
    assert [abs(chair["due"] - (now + 60)) < 5 for chair in shown["seats"]] == [True] * 3
    await anna.play("card castello")
    await anna.play("tokens 1")
    shown = await anna.picture()
    assert [chair["due"] is not None for chair in shown["seats"]] == [seat in shown["view"]["actors"] for seat in range(3)]
    assert (await anna.post("/seats/1/hand-over")).status_code == 409
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: now + 100)
    await inside.service.presence.note_gone()
    assert (await anna.picture())["seats"][1]["gone"]
    assert (await anna.post("/seats/1/hand-over")).status_code == 200


async def test_a_seat_whose_player_is_there_is_not_handed_over(inside: Inside) -> None:
    anna, bruno, _ = await inside.seats()
    await bruno.picture()
    answer = await anna.post("/seats/1/hand-over")
    assert answer.status_code == 409
    assert answer.json()["error"].startswith("Bruno is not gone: ")


# ---- what is wrong ----


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'; there are: "),
        ({"game": "doge", "seats": 2}, "Doge cannot be played with 2 seats; it takes 3, 4"),
        ({"game": "doge", "seats": 3, "variant": "blind"}, "Doge has no variant 'blind'"),
        ({"game": "doge", "seats": 3, "bots": {"7": "random"}}, "there is no seat 7; seats are 0 to 2"),
        ({"game": "doge", "seats": 3, "bots": {"1": "genius"}}, "there is no bot 'genius'; there are: random, greedy"),
        ({"game": "doge", "seats": 3, "edition": "what?"}, "edition: not a TOML file"),
        ({"game": "doge", "seats": 3, "edition": "a = " + "[" * 20_000}, "edition"),
        ({"game": "doge", "seats": 3, "edition": "\ud800"}, "edition: "),
        ({"game": "doge"}, "seats: field required"),
        ({"game": "doge", "seats": "3"}, "seats: input should be a valid integer"),
        ({"game": "doge", "seats": 3, "listed": 0}, "listed: input should be a valid boolean"),
        ({"game": "doge", "seats": 3, "bots": {"one": "random"}}, "bots.one.[key]: string should match pattern"),
        ({"game": "doge", "seats": 3, "wager": 1}, "wager: extra inputs are not permitted"),
        ({"game": "doge", "seats": 3, "clock": -1}, "clock: "),
        ([], "body: "),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(inside: Inside, wish: Any, sentence: str) -> None:
    answer = await inside.client.post("/api/tables", content=json.dumps(wish), headers={"Content-Type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert list(answer.json()) == ["error"]
    assert sentence in answer.json()["error"]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 30_000, b'{"name": ' + b"9" * 5000 + b"}", b"null", b"name=Anna"])
@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded", "text/plain"])
async def test_a_body_that_is_not_what_it_should_be_is_422(inside: Inside, body: bytes, kind: str) -> None:
    table = await inside.open()
    answer = await inside.client.post(f"/api/tables/{table}/join", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 422
    assert list(answer.json()) == ["error"]


@pytest.mark.parametrize("name", ["nosuchtable", "x" * 100, "%00", "..%2f..", "Ä", "' OR 1=1 --"])
async def test_a_table_that_is_not_there_is_404(inside: Inside, name: str) -> None:
    for method, path in (("GET", ""), ("GET", "/stream"), ("GET", "/record"), ("POST", "/join")):
        answer = await inside.client.request(method, f"/api/tables/{name}{path}", json={"name": "Anna"} if method == "POST" else None)
        assert answer.status_code == 404
        assert list(answer.json()) == ["error"]


async def test_addresses_and_methods_that_are_not_there_get_a_sentence_too(inside: Inside) -> None:
    assert (await inside.client.get("/api/nothing")).json() == {"error": "there is nothing at this address"}
    answer = await inside.client.delete("/api/tables")
    assert (answer.status_code, answer.json()) == (405, {"error": "this address does not take this method"})
    assert answer.headers["allow"] == "GET, POST"
    assert (await inside.client.get("/api/tables/abc/moves")).headers["allow"] == "POST"


async def test_a_table_of_other_rules_is_409_and_says_so(inside: Inside) -> None:
    table = await inside.open()
    with inside.service.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = 99")
    inside.service.tables.loaded.clear()
    answer = await inside.client.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]) == (409, "this table is played under rules 99 of Doge; this server has 1")


# ---- documents ----


async def test_the_openapi_document_describes_every_operation(tmp_path: Path) -> None:
    async with opened(tmp_path, members="on") as inside:
        document = (await inside.client.get("/api/openapi.json")).json()
    operations = [(path, method, said) for path, methods in document["paths"].items() for method, said in methods.items()]
    assert len(operations) == 26
    for path, method, said in operations:
        assert said["summary"], path
        assert said["description"], path
        assert all("description" in parameter for parameter in said.get("parameters", []))
        if method == "post":
            assert {"403", "413", "422", "429", "503"} <= set(said["responses"]), path
        if "{table_id}" in path:
            assert "404" in said["responses"], path
            assert said.get("security") == [{"seat": []}] or path.endswith("/join"), path
    for name, shape in document["components"]["schemas"].items():
        assert shape.get("description"), name


async def test_the_page_for_authors_lists_every_operation_and_loads_nothing_from_elsewhere(inside: Inside) -> None:
    page = (await inside.client.get("/api/docs")).text
    document = (await inside.client.get("/api/openapi.json")).json()
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page
    for name in document["components"]["schemas"]:
        assert f'id="model-{name}"' in page
    assert re.findall(r'(?:src|href)="(?!#)([^"]*)"', page) == ["/static/apidocs.css", "/api/openapi.json"]
    assert "<script" not in page
    assert "style=" not in page
    assert (await inside.client.get("/static/apidocs.css")).status_code == 200


async def test_the_picture_kept_for_a_viewer_is_the_picture(inside: Inside) -> None:
    anna, *_ = await inside.seats()
    live = inside.service.tables.loaded[anna.table]
    for seat in (anna.number, None):
        assert (await (anna.get() if seat is not None else inside.client.get(f"/api/tables/{anna.table}"))).json() == picture(live, seat)
