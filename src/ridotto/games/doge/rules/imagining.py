"""What a seat cannot know, redrawn: face-down order cards, others' face-down tokens and unrevealed choices."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.games.doge.moves import FIELDS
from ridotto.games.doge.rules.joint import begin_member
from ridotto.games.doge.rules.position import IN_SUPPLY, PLACES, SETTING, Position
from ridotto.games.doge.rules.setting import begin_choosing
from ridotto.games.doge.rules.tokens import size


def redraw(b: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know."""
    hidden: i64 = (1 - b.open_set()) * FIELDS
    sort(b.cards, hidden + b.at, hidden + FIELDS)
    rng.shuffle(b.cards, hidden + b.at, hidden + FIELDS)
    for other in range(b.seats):
        if other != seat:
            deal_anew(b, other, rng)
            if (b.group >> other) & 1:
                choose_anew(b, other, rng)


def deal_anew(b: Position, seat: i64, rng: Rng) -> None:
    """Redeal the seat's face-down tokens among its supply and its stacks; the stack that is being counted lies open."""
    own: i64 = seat * PLACES
    pool = b.tokens[own + IN_SUPPLY]
    for field in range(FIELDS):
        if field != b.field:
            pool += b.tokens[own + field]
    left = size(pool)
    for field in range(FIELDS):
        if field == b.field or b.tokens[own + field] == 0:
            continue
        stack: i64 = 0
        for _ in range(size(b.tokens[own + field])):
            nth: i64 = rng.below(left)
            one: i64 = 1
            while nth >= (pool // one) & 7:
                nth -= (pool // one) & 7
                one *= 16
            pool -= one
            stack += one
            left -= 1
        b.tokens[own + field] = stack
    b.tokens[own + IN_SUPPLY] = pool


def choose_anew(b: Position, seat: i64, rng: Rng) -> None:
    """Start the seat's chain again; if it was complete, complete it with legal choices, each equally likely."""
    complete = not (b.owing >> seat) & 1
    b.clear_chain(seat)
    b.secret[seat] = 0
    if b.stage == SETTING:
        begin_choosing(b, seat)
    else:
        begin_member(b, seat)
    while complete and (b.owing >> seat) & 1:
        n = b.options(seat)  # before reading `found`, which may grow
        b.owed(seat).choose(b, seat, b.found[rng.below(n)])
        b.secret[seat] += 1
