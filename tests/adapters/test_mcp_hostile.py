"""Wrong, huge and hostile input: one sentence each, of bounded length, and the next call works as before."""

import json
import re
import subprocess
import sys
from typing import Any

import httpx
import pytest
from mcp import Client
from typer.testing import CliRunner

from ridotto.adapters import mcp_house
from ridotto.adapters.api import Api
from ridotto.adapters.mcp_house import House
from ridotto.adapters.mcp_server import MOST_BYTES, build
from ridotto.cli.app import build as command
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.match import Match
from tests.adapters.conftest import ask, sit_down

HUGE = "x" * 300_000
LONGEST_SENTENCE = 2500
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("nosuchtool", {}),
    (HUGE, {}),
    ("look", {}),
    ("look", {"sitting": 7}),
    ("look", {"sitting": None}),
    ("look", {"sitting": HUGE}),
    ("look", {"sitting": "doge-0123456789abcdef"}),
    ("look", {"sitting": "../../etc/passwd\x00\n"}),
    ("play", {"sitting": "SITTING"}),
    ("play", {"sitting": "SITTING", "move": 3.5}),
    ("play", {"sitting": "SITTING", "move": {"deep": [[[[]]]]}}),
    ("play", {"sitting": "SITTING", "move": HUGE}),
    ("play", {"sitting": "SITTING", "move": "\x00\u202e\ud7ff"}),
    ("wait_for_turn", {"sitting": "SITTING", "seconds": 1e9}),
    ("wait_for_turn", {"sitting": "SITTING", "seconds": "nan"}),
    ("wait_for_turn", {"sitting": "SITTING", "seconds": -1}),
    ("open_table", {"game": "chess", "seats": 2}),
    ("open_table", {"game": "doge", "seats": 2}),
    ("open_table", {"game": "doge", "seats": 10**400}),
    ("open_table", {"game": "doge", "seats": 3, "variant": "x+y"}),
    ("open_table", {"game": "doge", "seats": 3, "bots": "nobody"}),
    ("open_table", {"game": "doge", "seats": 3, "bots": "seer:60"}),
    ("open_table", {"game": "doge", "seats": 3, "bots": "greedy,greedy,greedy"}),
    ("open_table", {"game": "doge", "seats": 3, "people": 1}),
    ("open_table", {"game": "doge", "seats": 3, "people": 3}),
    ("open_table", {"game": "doge", "seats": 3, "name": "a\nb"}),
    ("open_table", {"game": "doge", "seats": 3, "name": "n" * 41}),
    ("read_rules", {"game": "doge", "paragraph": "DOG-9999"}),
    ("read_rules", {"game": "doge", "section": "Nowhere"}),
    ("read_rules", {"game": "doge", "search": "zeppelin"}),
    ("read_rules", {"game": "doge", "search": "house", "section": "Setup"}),
    ("read_rules", {"game": "../README"}),
    ("review_record", {}),
    ("review_record", {"sitting": "SITTING", "record": "x"}),
    ("review_record", {"record": "not a record"}),
    ("review_record", {"record": HUGE}),
    ("review_record", {"sitting": "SITTING", "move": 1}),
    ("review_record", {"sitting": "SITTING", "move": -1}),
    ("undo", {"sitting": "SITTING"}),
]


@pytest.mark.anyio
async def test_whatever_is_asked_wrongly_is_answered_with_one_sentence_and_nothing_has_happened() -> None:
    async with Client(build(House()), read_timeout_seconds=60) as client:
        sitting, _ = await sit_down(client, game="doge", seats=3, bots="greedy")
        before, _ = await ask(client, "legal_moves", sitting=sitting)
        for tool, wish in WRONG:
            arguments = {name: sitting if value == "SITTING" else value for name, value in wish.items()}
            said, well = await ask(client, tool, **arguments)
            assert not well, (tool, said)
            assert 0 < len(said) < LONGEST_SENTENCE
            assert "Traceback" not in said
            assert "Error executing" not in said, (tool, wish)
        assert (await ask(client, "legal_moves", sitting=sitting))[0] == before
        said, well = await ask(client, "play", sitting=sitting, move="card castello")
        assert well, said


@pytest.mark.anyio
async def test_illegal_answers_are_counted_explained_and_forfeit_the_decision_in_the_end() -> None:
    async with Client(build(House(tries=2)), read_timeout_seconds=60) as client:
        sitting, _ = await sit_down(client, game="doge", seats=3, bots="greedy")
        said, well = await ask(client, "play", sitting=sitting, move="card atlantis")
        assert not well
        assert "'card atlantis' is not a move of this game; possible: card" in said
        assert "Illegal answer 1 of 2" in said
        said, well = await ask(client, "play", sitting=sitting, move="tokens 0")
        assert not well
        drawn = re.findall(r"this move was drawn for you: (card [\w-]+)", said)[0]
        assert "Illegal answers so far: 2; forfeited decisions: 1." in said
        said, well = await ask(client, "undo", sitting=sitting)
        assert well, said
        assert drawn in (await ask(client, "legal_moves", sitting=sitting))[0]


@pytest.mark.anyio
async def test_what_is_huge_or_no_message_is_refused_over_http(http_url: str) -> None:
    headers = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "look", "arguments": {"sitting": "x" * MOST_BYTES}}}
    for body, status in ((json.dumps(call), (413,)), ("{", (400,)), ("[]", (400,)), ("\x00" * 50, (400,))):
        answer = httpx.post(http_url, content=body, headers=headers, timeout=20)
        assert answer.status_code in status, answer.text
        assert len(answer.content) < LONGEST_SENTENCE
    assert httpx.post(http_url, content="{}", headers={**headers, "Host": "evil.example"}, timeout=20).status_code == 421
    assert httpx.post(http_url, content="{}", headers={**headers, "Origin": "http://evil.example"}, timeout=20).status_code == 403
    async with Client(http_url, read_timeout_seconds=60) as client:
        assert "doge: Doge by" in (await ask(client, "list_games"))[0]


def test_a_sitting_does_one_thing_at_a_time() -> None:
    house = House()
    sitting = re.findall(r"Your sitting is ([\w-]+)", house.open_table("doge", 3, "", "greedy", 0, "Zoe"))[0]
    with house._held(sitting), pytest.raises(RidottoError, match="another call for this sitting is under way"):
        house.look(sitting)
    assert "Placement 1" in house.look(sitting)


def test_seats_are_bounded_and_those_unused_for_long_are_given_up_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp_house, "MOST_SITTINGS", 2)
    house = House()
    names = [re.findall(r"Your sitting is ([\w-]+)", house.open_table("doge", 3, "", "greedy", 0, "Zoe"))[0] for _ in range(2)]
    with pytest.raises(SetupError, match="leave gives one up"):
        house.open_table("doge", 3, "", "greedy", 0, "Zoe")
    house._sittings[names[0]].used -= mcp_house.UNUSED + 1
    house.open_table("doge", 3, "", "greedy", 0, "Zoe")
    with pytest.raises(SetupError, match="there is no sitting"):
        house.look(names[0])
    house.look(names[1])


def test_a_forged_record_is_reviewed_without_harm() -> None:
    match = Match.new("doge", 3, "forged")
    for text in (str(match.record()), str(match.record()).replace("seats: 3", "seats: 999"), f"{match.record()}1. 99 card castello\n"):
        forged = text.replace("\n\n", "\nseed: forged\nwinners: 77\nscores: 1 2 3\n\n", 1)
        for move in (None, 0, 1, 99_999):
            try:
                said = House().review_record("", forged, move)
            except RidottoError as error:
                said = str(error)
            assert len(said) < 5000


@pytest.mark.parametrize("url", ["", "ftp://host", "http://", "nonsense", "http://host:0", "http://host:99999", "http://me:secret@host", "http://host/?a=b"])
def test_what_is_no_address_of_a_server_is_said_so(url: str) -> None:
    with pytest.raises(SetupError, match="the address of a server is like"):
        Api(url)


def test_a_server_that_does_not_answer_is_said_so_after_a_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.adapters.api.SECONDS", 0.5)
    with pytest.raises(RidottoError, match="does not answer"):
        House("http://127.0.0.1:9").open_table("doge", 3, "", "greedy", 0, "Zoe")


@pytest.mark.parametrize(
    ("table", "why"), [("../../healthz", "is not the name of a table"), ("a" * 41, "is not the name of a table"), ("A", "is not the name")]
)
def test_the_name_of_a_table_leads_nowhere_else(table: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        House("http://127.0.0.1:9").join_table(table, "Zoe", None)


def test_tables_of_others_need_a_server() -> None:
    with pytest.raises(SetupError, match="ridotto mcp --server URL"):
        House().list_tables()
    with pytest.raises(SetupError, match="ridotto mcp --server URL"):
        House().join_table("abc", "Zoe", None)


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.delitem(sys.modules, "ridotto.adapters.mcp_server", raising=False)
    result = CliRunner().invoke(command(), ["mcp"], prog_name="ridotto")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "pip install 'ridotto[mcp]'" in result.stderr


def test_a_wrong_server_is_one_sentence() -> None:
    result = CliRunner().invoke(command(), ["mcp", "--server", "nonsense"], prog_name="ridotto")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_the_text_environment_and_the_rules_need_no_extra() -> None:
    script = "import sys; sys.modules['mcp'] = None; import ridotto.adapters.text, ridotto.adapters.mcp_house, ridotto.cli.app; ridotto.cli.app.build()"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
