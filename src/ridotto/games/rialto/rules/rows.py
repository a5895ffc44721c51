"""Phase I, first part: the rows. RIA-38 to RIA-45."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.rialto.events import DEALT, ROUND, ROW_TAKEN
from ridotto.games.rialto.moves import DECIDE_ROW, KINDS, ROW
from ridotto.games.rialto.rules.cards import draw, draw_for, receive_open, tell_cards, tell_counted
from ridotto.games.rialto.rules.history import begin_period
from ridotto.games.rialto.rules.position import CHOOSING_ROWS, GREEN_BUILDINGS, LYING, NOBODY, Choice, Position


def begin_round(p: Position) -> None:
    """RIA-37, RIA-38: the district figure goes to the district with the number of the round; then deal the rows."""
    p.seal()
    p.round += 1
    p.tell(ROUND, p.round, p.current())
    begin_period(p)
    for at in range(p.seats * KINDS):
        p.recent[at] = 0
    for seat in range(p.seats):
        p.dropped[seat] = 0
    deal_rows(p)
    p.fix_order()
    p.stage = CHOOSING_ROWS


def row_count(p: Position) -> i64:
    """RIA-39, RIA-171: one more row than there are players; the virtual player takes none."""
    return p.seats + 1


def deal_rows(p: Position) -> None:
    """RIA-39, RIA-40, RIA-R7: the first card of every row, then the second and so on, until the cards run out."""
    for at in range(len(p.rows)):
        p.rows[at] = 0
    for row in range(row_count(p)):
        p.row_of[row] = LYING
    wanted: i64 = p.parts.row_length * row_count(p)
    for n in range(wanted):
        kind = draw(p)
        if kind == NOBODY:
            break
        p.rows[n % row_count(p) * KINDS + kind] += 1
    for row in range(row_count(p)):
        tell_cards(p, DEALT, EVERYBODY, row, p.rows, row * KINDS)


def next_row(p: Position) -> None:
    """RIA-42, RIA-R35: in Doge order each player takes a row; the virtual player is left out."""
    if p.acts < p.players and p.acting[p.acts] == p.virtual:
        p.acts += 1
    if p.acts == p.players:
        p.fix_order()  # RIA-46: only now come the green buildings
        p.stage = GREEN_BUILDINGS
    else:
        p.wait_for(p.acting[p.acts], DECIDE_ROW)


class TakeRow(Choice):
    """Which row the player takes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_ROW, "row", "RIA-42")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-42: any row not yet taken."""
        for row in range(row_count(state)):
            if state.row_of[row] == LYING:
                state.add(ROW + row)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-42, RIA-43, RIA-44: the whole row, then two cards from the pile, added to what was kept."""
        row: i64 = move - ROW
        state.seal()
        state.row_of[row] = seat
        tell_counted(state, ROW_TAKEN, seat, row, state.rows, row * KINDS)
        for kind in range(KINDS):
            receive_open(state, seat, kind, state.rows[row * KINDS + kind])
            state.rows[row * KINDS + kind] = 0
        draw_for(state, seat, state.parts.draw)
        state.acts += 1
        state.owing = 0


def leftover_row(p: Position) -> i64:
    """RIA-45: the one row that nobody took."""
    row: i64 = 0
    while p.row_of[row] != LYING:
        row += 1
    return row
