"""Whether a database can be played on: every table loads from its entries, and every finished match verifies."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ridotto.engine.errors import SetupError
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.table.service.live_table import OVER, LiveTable, Refused
from ridotto.table.service.tables import load_table
from ridotto.table.store.overview import table_ids
from ridotto.table.store.store import Store


@dataclass
class Verified:
    """What was found."""

    tables: int = 0
    entries: int = 0
    finished: int = 0
    """Matches that are over, and whose records verify."""
    other_rules: int = 0
    """Tables of games or rules versions that this program does not have: they wait for one that has them."""
    faults: list[str] = field(default_factory=list)
    """What is wrong, each with its table."""


def verify_tables(store: Store, told: Callable[[int], None] = lambda done: None) -> Verified:
    """Load every table, and replay every finished match; `told` hears how many tables are done."""
    found = Verified()
    for number, table_id in enumerate(table_ids(store), 1):
        found.tables += 1
        try:
            live = load_table(store, table_id, from_snapshot=False)
            found.entries += live.number
            if store.snapshot(table_id) is not None and load_table(store, table_id).number != live.number:
                raise ValueError("its snapshot does not lead to its last entry")
            if live.status == OVER:
                _verify_record(live)
                found.finished += 1
        except (Refused, SetupError):
            found.other_rules += 1
        except Exception as error:  # whatever the damage does to it
            found.faults.append(f"{table_id}: {error if isinstance(error, ValueError) else type(error).__name__}")
        told(number)
    return found


def _verify_record(live: LiveTable) -> None:
    """ValueError names the checks that fail."""
    failed = [check.name for check in verify(parse_record(str(live.the_match().record())), live.edition) if not check.holds]
    if failed:
        raise ValueError(f"its record does not verify ({', '.join(failed)})")
