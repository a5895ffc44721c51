"""Tables as lists show them: in one line, with what the reader may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from ridotto.engine.game import game_named
from ridotto.engine.words import Words
from ridotto.table.language import table_words
from ridotto.table.pages import time_text
from ridotto.table.pages.rendering import ago_text
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import CLOSED, OVER, PLAYING, WAITING, Links
from ridotto.table.service.paces import Pace, pace_of
from ridotto.table.service.turns import MyTurn
from ridotto.table.store.store import TableRow

GAP = "\0"  # where a name goes; no name has it


@dataclass(frozen=True)
class Line:
    """A table in a list."""

    table: str
    title: str
    head: str
    """The state of the match, or who sits there."""
    more: str
    seats: Sequence[str | None]
    """Who sits on each seat, None where it is free."""
    status: str
    to_move: bool = False
    pieces: Sequence[tuple[str, bool]] = ()
    """The head in pieces, each with whether it is a name that leads to a profile; empty where no name does."""


def public_line(row: TableRow, names: Sequence[str | None], language: str, links: Links = frozenset()) -> Line:
    """A table as lists show it: who sits there, and what is known of it; names in `links` lead to profiles."""
    words, game = table_words(language), game_named(row.game)
    sitting = [name for name in names if name is not None]
    head = listing(sitting, words) if sitting else words("hall-anybody")
    free = words("hall-free-seats", count=len(names) - len(sitting))
    facts = [free if row.status == WAITING else words("hall-over" if row.status == OVER else "hall-in-play")]
    facts += [words("ratings-rated-short")] if row.rated else []
    facts += [game.meaning(row.variant, language)] if row.variant else []
    facts += [words("hall-own-edition")] if row.edition else []
    facts += [time_text.kind_text(pace_of(row), words)] if row.clock else []
    return Line(row.id, game.words(language)("title"), head, ", ".join(facts), names, row.status, pieces=_pieces(names, words, links))


def _pieces(names: Sequence[str | None], words: Words, links: Links) -> list[tuple[str, bool]]:
    """The phrase of the names, in pieces."""
    sitting = [(name, (seat, name) in links) for seat, name in enumerate(names) if name is not None]
    if not any(linked for _, linked in sitting):
        return []
    first, *between = listing([GAP] * len(sitting), words).split(GAP)
    return [(first, False), *(piece for name, text in zip(sitting, between, strict=True) for piece in (name, (text, False)))]


def listing(names: Sequence[str], words: Words) -> str:
    """Several names in one phrase."""
    return names[0] if len(names) == 1 else words("hall-and", rest=", ".join(names[:-1]), last=names[-1])


# ---- one's own ----


def turn_line(turn: MyTurn, words: Words) -> Line:
    """A table in the list, as its reader may know it."""
    table = turn.table
    names: Sequence[str | None] = table.data["names"]
    others = [name for seat, name in enumerate(names) if name is not None and seat != table.seat]
    facts = [words("hall-with", names=listing(others, words)) if others else words("hall-alone")]
    if table.status == WAITING:
        head = words("hall-free-seats", count=list(names).count(None))
    elif table.status == CLOSED or table.data["closed"]:
        head = words("hall-closed")
    elif table.status == OVER:
        winners = [names[seat] or words("hall-nobody") for seat in table.data["winners"]]
        head = words("table-winners", count=len(winners), names=listing(winners, words)) if winners else words("table-winners", count=0, names="")
    else:
        head, facts = _course(turn, words), [*_times(turn, words), *facts]
    if table.rated:
        facts.append(words("ratings-rated-short"))
    if table.clock and table.status in (WAITING, PLAYING):
        facts.append(time_text.kind_text(Pace(table.pace, table.clock, 0), words))
    return Line(table.table_id, game_named(table.game).words(words.language)("title"), head, " · ".join(facts), names, table.status, table.since is not None)


def _course(turn: MyTurn, words: Words) -> str:
    """Whose move it is."""
    names = turn.table.data["names"]
    deciding = [names[seat] or words("hall-nobody") for seat, _ in turn.table.data["waits"]]
    if turn.table.since is not None:
        return words("hall-your-move")
    return words("hall-others-move", count=len(deciding), names=listing(deciding, words)) if deciding else words("hall-over")


def _times(turn: MyTurn, words: Words) -> list[str]:
    """What is left of the reader's time, the round, and since when the match waits."""
    table = turn.table
    found = [time_text.left_text(turn.due - now(), words)] if turn.due is not None else []
    found += [words("back-round", number=table.data["round"])] if table.data["round"] is not None else []
    since = table.since if table.since is not None else max((at for _, at in table.data["waits"]), default=0.0)
    return [*found, words("back-since", ago=ago_text(now() - since, words))] if since else found
