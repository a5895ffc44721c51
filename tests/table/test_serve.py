"""`ridotto serve`: its flags and its environment, what it says when they are wrong, and how it stops."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from ridotto.cli.serve import open_browser
from ridotto.engine.errors import SetupError
from ridotto.table.settings import Settings

from .conftest import Serve, start_server


def ridotto(*args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the command to its end."""
    given = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", **environment}
    return subprocess.run([sys.executable, "-m", "ridotto", "serve", *args], capture_output=True, text=True, check=False, env=given, timeout=120)


# ---- settings ----


def test_every_setting_is_a_flag_with_its_sentence_and_its_variable() -> None:
    said = " ".join(re.sub("[│╭╮╰╯─]", " ", ridotto("--help").stdout).split())
    for each in fields(Settings):
        assert f"--{each.name.replace('_', '-')}" in said
        assert f"{each.metadata['what']} Environment: RIDOTTO_{each.name.upper()}." in said
        if each.default != "":
            assert f"[default: ({each.default})]" in said


def test_the_environment_sets_and_a_flag_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_PORT", "9000")
    monkeypatch.setenv("RIDOTTO_BOT_PAUSE", "1.5")
    monkeypatch.setenv("RIDOTTO_DB", "sqlite:///here.sqlite")
    settings = Settings.from_environment(port=9001, bot_pause=None)
    assert (settings.port, settings.bot_pause, settings.db) == (9001, 1.5, "sqlite:///here.sqlite")


def test_without_a_database_a_file_in_the_data_folder_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings.from_environment().db == f"sqlite:///{tmp_path}/ridotto/tables.sqlite"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("port", "-1", "port should be at least 0, it says -1"),
        ("port", "70000", "port should be 0 to 65535, it says 70000; 0 takes any that is free"),
        ("port", "many", "RIDOTTO_PORT should be a whole number, it says 'many'"),
        ("bot_pause", "nan", "bot_pause should be at least 0, it says nan"),
        ("bot_seconds", "x", "RIDOTTO_BOT_SECONDS should be a number, it says 'x'"),
        ("bot_workers", "0", "bot_workers should be at least 1, it says 0"),
        ("log_format", "xml", "log_format should be text or json, it says 'xml'"),
        ("public_url", "play.example.org", "public_url should be like https://play.example.org, without a path; it says 'play.example.org'"),
        ("public_url", "https://example.org/play", "public_url should be like https://play.example.org, without a path; it says 'https://example.org/play'"),
        ("body_bytes", "10", "body_bytes should be at least 1024, it says 10"),
    ],
)
def test_a_wrong_setting_is_answered_with_a_sentence(monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str) -> None:
    monkeypatch.setenv(f"RIDOTTO_{name.upper()}", value)
    with pytest.raises(SetupError, match=f"^{re.escape(sentence)}$"):
        Settings.from_environment()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--port", "many"), "Invalid value for '--port'"),
        (("--log-format", "xml"), "log_format should be text or json"),
        (("--db", "mysql://x/y"), "db should be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME, with its driver installed; 'mysql' cannot be used"),
        (("--db", "nonsense"), "db should be sqlite:///FILE"),
        (("--db", "sqlite:////dev/null/tables.sqlite"), "the database (sqlite) cannot be opened: "),
        (("--db", "postgresql+psycopg://me:pass-word@127.0.0.1:1/x"), "the database (postgresql+psycopg) cannot be opened: "),
        (("--db", "sqlite://", "--host", "nowhere.invalid"), "cannot listen on nowhere.invalid port 8471: "),
    ],
)
def test_what_cannot_be_served_ends_with_code_2_and_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = ridotto(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ridotto: {sentence}")
    assert len(done.stderr.splitlines()) == 1
    assert "pass-word" not in done.stderr


def test_a_port_that_is_taken_ends_with_code_2_and_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = ridotto("--db", "sqlite://", "--port", str(port))
    assert (done.returncode, done.stderr) == (2, f"ridotto: cannot listen on 127.0.0.1 port {port}: Address already in use\n")


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    start_server({"db": url, "port": 0}, tmp_path / "log").stop()
    subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sqlite3; c = sqlite3.connect({url[10:]!r}); c.execute(\"UPDATE alembic_version SET version_num = '9999'\"); c.commit()",
        ],
        check=True,
    )
    done = ridotto("--db", url, "--port", "0")
    assert done.returncode == 2
    assert "9999" in done.stderr
    assert len(done.stderr.splitlines()) == 1


# ---- running ----


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_streams_finishes_requests_and_exits_with_0(serve: Serve, number: signal.Signals) -> None:
    server = serve(log_format="json")
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", server.url)
    table = httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
    token = httpx.post(f"{server.url}/api/tables/{table}/join", json={"name": "Anna"}).json()["token"]
    whole: list[bytes] = []
    begun, heard = threading.Event(), threading.Event()

    def listen() -> None:
        with httpx.stream("GET", f"{server.url}/api/tables/{table}/stream", timeout=30) as stream:
            for chunk in stream.iter_bytes():
                whole.append(chunk)
                if b"event: picture" in chunk:
                    begun.set()

    def talk() -> None:
        with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=30) as client:
            try:
                while True:
                    said.append(client.post(f"/api/tables/{table}/talk", json={"text": str(len(said))}).status_code)
                    heard.set()
            except httpx.TransportError:
                pass  # the door is closed

    said: list[int] = []
    threads = [threading.Thread(target=listen), threading.Thread(target=talk)]
    for thread in threads:
        thread.start()
    assert begun.wait(30)
    assert heard.wait(30)
    server.process.send_signal(number)
    assert server.process.wait(30) == 0
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
    assert whole[-1].endswith(b"\n\n")
    assert set(said) == {200}
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert lines[0]["message"] == "the server is ready"
    assert lines[-1]["message"] == "the server has stopped"
    assert not any("graceful shutdown exceeded" in line["message"] for line in lines), "it waited for a connection that did not end"
    assert {"method": "GET", "path": f"/api/tables/{table}/stream", "status": 200}.items() <= next(
        line for line in lines if "stream" in line.get("path", "")
    ).items()
    assert token not in server.log.read_text()


def test_a_server_stops_even_while_a_bot_is_thinking(serve: Serve) -> None:
    server = serve()
    for _ in range(3):
        httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3, "bots": dict.fromkeys("012", "greedy")}).raise_for_status()
    time.sleep(0.5)
    assert server.stop(30) == 0


def test_a_killed_server_goes_on_where_it_was(serve: Serve) -> None:
    first = serve()
    table = httpx.post(f"{first.url}/api/tables", json={"game": "doge", "seats": 3, "bots": {"1": "random", "2": "random"}}).json()["table"]
    token = httpx.post(f"{first.url}/api/tables/{table}/join", json={"name": "Anna"}).json()["token"]
    held = {"Authorization": f"Bearer {token}"}
    shown = httpx.post(f"{first.url}/api/tables/{table}/moves", json={"move": "card castello"}, headers=held).json()
    first.kill9()
    second = serve()
    again = httpx.get(f"{second.url}/api/tables/{table}", headers=held).json()
    assert (again["seat"], again["number"], again["commitment"]) == (0, shown["number"], shown["commitment"])
    assert again["view"]["decision"] == shown["view"]["decision"]


def test_the_hosting_page_lists_every_setting_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = []
    for each in fields(Settings):
        default = f"`{each.default}`" if each.default != "" else "-"
        rows.append(f"| `--{each.name.replace('_', '-')}` | `RIDOTTO_{each.name.upper()}` | {default} | {each.metadata['what']} |")
    table = "\n".join(rows)
    assert table in page, f"docs/hosting.md should have this table:\n{table}"


# ---- without a command ----


@contextmanager
def at_home(folder: Path, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`ridotto` alone, and what it says first."""
    given = {**os.environ, "XDG_DATA_HOME": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": "", **environment}
    process = subprocess.Popen([sys.executable, "-m", "ridotto"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given)
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_ridotto_alone_opens_the_table_on_this_machine(tmp_path: Path) -> None:
    with at_home(tmp_path, RIDOTTO_PORT="0") as (process, said):
        found = re.fullmatch(r"Ridotto is open at (http://127\.0\.0\.1:\d+/) \(Ctrl-C closes it; tables are kept\)\n", said)
        assert found is not None, said
        page = httpx.get(found[1], headers={"Accept": "text/html"}, timeout=20)
        assert 'action="/play"' in page.text
        played = httpx.post(f"{found[1]}play", data={"game": "palazzo"}, headers={"Origin": found[1].rstrip("/")}, follow_redirects=False)
        assert played.status_code == 303
        assert (tmp_path / "ridotto" / "tables.sqlite").exists()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
        assert (process.returncode, errors) == (0, "")


def test_ridotto_twice_says_where_it_is_open_already_and_takes_another_port_from_something_else(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        with at_home(tmp_path, RIDOTTO_PORT=port) as (_, said):
            address = said.split()[4]
            assert not address.endswith(f":{port}/")
            with at_home(tmp_path, RIDOTTO_PORT=address.rstrip("/").rpartition(":")[2]) as (again, second):
                assert second == f"Ridotto is already open at {address}\n"
                assert again.wait(30) == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what a screen is differs")
def test_no_browser_of_the_terminal_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def note(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", note)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not open_browser("http://127.0.0.1:1/")
    monkeypatch.setenv("DISPLAY", ":0")
    assert open_browser("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]
