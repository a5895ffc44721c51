"""The bot program that is written from the API's documentation alone plays whole matches."""

import ast
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from ridotto.engine.game import all_games
from tests.table.books import Line, check_record, read_books, read_record
from tests.table.conftest import NewDatabase
from tests.table.servers import Nursery, running

PROGRAM = Path(__file__).parents[2] / "examples" / "api_bot.py"
MATCHES = {
    "sqlite": [(game.slug, min(count for count in game.seats if count > 1), 1) for game in all_games().values()],
    "postgresql": [("rialto", 3, 2), ("doge", 4, 2), ("palazzo", 2, 2)],
}
"""Game, seats, and how many of them are taken by the program, with bots of the house on the others; and one table without.

Every game is played once; what two processes add does not depend on the game.
"""
NAMES = ("Anna", "Bruno", "Chiara")
IN_THE_MIDDLE = 120  # moves at all tables together
TIME = 120  # seconds for all matches


def start_program(url: str, *flags: str) -> "subprocess.Popen[str]":
    """The program, on its own: it cannot find this package."""
    command = [sys.executable, "-I", str(PROGRAM), "--server", url, *flags]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def moves_in(books: dict[str, list[Line]]) -> int:
    """How many moves have been made."""
    return sum(line.kind == "move" for book in books.values() for line in book)


def finish(programs: Sequence["subprocess.Popen[str]"]) -> list[str]:
    """What the programs say in the end; none may have failed."""
    said = []
    until = time.monotonic() + TIME
    try:
        for program in programs:
            text, _ = program.communicate(timeout=max(1.0, until - time.monotonic()))
            assert program.returncode == 0, text
            said.append(text)
    finally:
        for program in programs:
            program.kill()
    return said


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)], ids=["sqlite", "postgresql-two-processes"])
def test_the_example_plays_whole_matches_while_a_server_is_restarted(
    kind: str, processes: int, nursery: Nursery, new_database: NewDatabase, tmp_path: Path
) -> None:
    db = new_database(kind)
    with running(nursery, tmp_path, processes, db=db) as places:
        programs = []
        for number, (game, seats, players) in enumerate(MATCHES[kind]):
            bots = {str(seat): "greedy" for seat in range(players, seats)}
            opened = httpx.post(f"{places[0].url}/api/tables", json={"game": game, "seats": seats, "bots": bots})
            assert opened.status_code == 201, opened.text
            for seat, name in enumerate(NAMES[:players]):
                place = places[(number + seat) % processes]
                flags = ("--table", opened.json()["table"], "--name", name, "--seed", f"{number} {name}", "--play", ("random", "last")[seat % 2])
                programs.append(start_program(place.url, *flags))
        while moves_in(read_books(db)) < IN_THE_MIDDLE:
            assert all(program.poll() is None for program in programs)
            time.sleep(0.05)
        places[-1].restart()
        said = finish(programs)
        assert all("over after" in text and "won by" in text for text in said), said
        books = read_books(db)
        assert len(books) == len(MATCHES[kind])
        for table, book in books.items():
            check_record(read_record(places[0].url, table), book)
        assert all("Traceback" not in place.log.read_text() for place in places)


def test_the_example_opens_a_table_of_its_own(nursery: Nursery, new_database: NewDatabase, tmp_path: Path) -> None:
    with running(nursery, tmp_path, 1, db=new_database("sqlite")) as (place,):
        (said,) = finish([start_program(place.url, "--game", "palazzo", "--seats", "2", "--bots", "greedy", "--play", "last")])
        assert "Robot sits on seat 0" in said
        table = said.split()[1].rstrip(",")
        assert httpx.get(f"{place.url}/api/tables/{table}").json()["status"] == "over"


def test_the_example_says_in_one_sentence_what_the_server_refuses(nursery: Nursery, new_database: NewDatabase, tmp_path: Path) -> None:
    with running(nursery, tmp_path, 1, db=new_database("sqlite")) as (place,):
        program = start_program(place.url, "--table", "nosuchtable2")
        said, _ = program.communicate(timeout=30)
        assert (program.returncode, said) == (1, f"{place.url}: there is no table 'nosuchtable2'\n")


def test_the_example_uses_the_standard_library_alone() -> None:
    tree = ast.parse(PROGRAM.read_text())
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in named} <= sys.stdlib_module_names
