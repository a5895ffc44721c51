"""What 20,000 matches by correspondence in an SQLite file cost the server every few seconds, and a restart."""

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ridotto.table.service.live_table import DRAW_RULE
from ridotto.table.service.paces import CORRESPONDENCE, DAY
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Entry, NewTable, Store, TableRow, insert_table

MATCHES = 20_000
TIMES = 100
NONCE = "nonce"
NAMES = ("Anna", "Bruno", "Chiara")
ENTRIES = 30


def name_of(number: int) -> str:
    """The name of a match's table."""
    return f"t{number:011}"


def changed_at(number: int, at: float, matches: int) -> float:
    """When something last happened in a match."""
    return at - number * 3 * DAY / matches


def fill(store: Store, at: float, matches: int = MATCHES) -> None:
    """Matches of three seats with thirty entries each, the time of one running out every 13 seconds in the next three days."""
    with store.writing() as connection:
        for number in range(matches):
            changed = changed_at(number, at, matches)
            row = TableRow(
                name_of(number),
                "doge",
                1,
                "",
                "",
                "",
                3,
                "secret",
                3 * DAY,
                "level:4",
                True,
                "playing",
                changed,
                changed,
                False,
                CORRESPONDENCE,
                0,
                changed + 3 * DAY,
            )
            entries = [Entry(seat + 1, changed, "join", seat, {"name": NAMES[seat], "entropy": ""}) for seat in range(3)]
            entries.append(Entry(4, changed, "start", -1, {"draw": DRAW_RULE}))
            entries += [Entry(each, changed, "talk", each % 3, {"name": NAMES[each % 3], "text": "Whose turn is it?"}) for each in range(5, ENTRIES + 1)]
            insert_table(connection, NewTable(row, [NONCE] * 3, entries))


def measured(work: Callable[[], Any]) -> tuple[str, str]:
    """The median and the longest of many times, in milliseconds."""
    took: list[float] = []
    for _ in range(TIMES):
        began = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - began))
    return f"{statistics.median(took):.2f}", f"{max(took):.2f}"


def main() -> None:
    """Measure and print."""
    found = Table("query", "median, ms", "longest, ms")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        migrate(store.engine)
        at = time.time()
        fill(store, at)
        works: dict[str, Callable[[], Any]] = {
            "who is late (nobody)": lambda: store.overdue(at - 1, 50),
            "who is late (50 at once)": lambda: store.overdue(at + DAY, 50),
            "whether any time runs": store.clocks_run,
            "where a bot may have to move": lambda: store.changes("playing", 1000),
            "which match is old": lambda: store.remove("playing", at - 2 * DAY, 20, set()),
        }
        for name, work in works.items():
            found.add_row(name, *measured(work))
        store.close()
    console = Console()
    console.print(f"{MATCHES} matches by correspondence in an SQLite file, {TIMES} times each")
    console.print(found)


if __name__ == "__main__":
    main()
