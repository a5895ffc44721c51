"""What lies around the fields: the order of votes, who is ready, the tray of token combinations."""

from collections.abc import Sequence

from ridotto.games.doge.moves import FIELDS, TOKEN_CHOICES
from ridotto.games.doge.scene import pieces
from ridotto.games.doge.scene.geometry import COUNCIL, order_at
from ridotto.games.doge.scene.sight import Sight
from ridotto.look.pen import at, box, group, num, piece, use, write

_TRAY_BLOCKS = ((1, 2), (3,), (4,))  # how many tokens a combination of a block has
_BLOCK_LEFT, _BLOCK_WIDTH, _COLUMNS = 8.0, 328.0, 5
_CELL_WIDTH, _CELL_HEIGHT, _TRAY_HEAD, _LEAST_HEIGHT = (_BLOCK_WIDTH - 8) / _COLUMNS, 42.0, 21.0, 99.0


def orders(sight: Sight) -> str:
    """Both rows of order cards and the number of the round."""
    now, after = sight.board["order"], sight.board["next_order"]
    voting = sight.board["voted"] if sight.voting else -1
    drawn = []
    for turn, field in enumerate(now["fields"]):
        x, y = order_at(now["set"], turn)
        name = f"on-order-{now['set']}-{field}"
        over = turn < sight.board["voted"]
        drawn.append(at(x, y, pieces.voted(field)) if over else piece(name, x, y, pieces.order_card(now["set"], field, turn == voting)))
    for turn in range(FIELDS):
        x, y = order_at(after["set"], turn)
        if turn < len(after["fields"]):
            field = after["fields"][turn]
            drawn.append(piece(f"on-order-{after['set']}-{field}", x, y, pieces.order_card(after["set"], field, False)))
        else:
            drawn.append(piece(f"on-back-{after['set']}-{turn}", x, y, use(f"back-{after['set']}", 0, 0, 56, 80)))
    drawn.append(pieces.medallion(sight.say("scene-round-word"), sight.board["round"]))
    return group(*drawn, name="orders", label=sight.say("scene-order"))


def ready(sight: Sight) -> str:
    """In a simultaneous stage: who takes part, and who has chosen."""
    members = sight.board["joint"]
    if not members:
        return ""
    drawn = []
    for number, seat in enumerate(members):
        x = 692 - 40 * (len(members) - 1 - number)
        done = sight.board["seats"][seat]["ready"]
        sign = f'<circle r="8.4" fill="{"var(--ink)" if done else "var(--card)"}" stroke="{"var(--card)" if done else "var(--ink-2)"}" stroke-width="1.2"/>'
        tick = f'<g color="{"var(--paper)" if done else "var(--ink-2)"}">{use("i-tick" if done else "i-clock", 0, 0, 10.5 if done else 13)}</g>'
        label = sight.tell("scene-chosen" if done else "scene-choosing", name=sight.names[seat])
        drawn.append(group(at(x, 39, use(f"badge-{seat}", 0, 0, 28, more="" if done else 'opacity=".6"'), at(12, 10, sign, tick)), label=label))
    return "".join(drawn)


def crowned(sight: Sight) -> str:
    """At the end the palace has a new lord: the winner's badge under the doge's cap, or the badges of those who share."""
    if not sight.over:
        return ""
    sole = len(sight.winners) == 1
    text = sight.names[sight.winners[0]] if sole else sight.say("scene-shared")
    length = min(11.5 * len(text), 420.0)
    left = 420 - (length + 48 * len(sight.winners)) / 2
    badges = "".join(at(left + 20 + 48 * number, 88, _crowned(seat)) for number, seat in enumerate(sight.winners))
    fitted = f'textLength="{length:g}" lengthAdjust="spacingAndGlyphs"' if len(text) > 30 else ""
    name = write(text, left + 48 * len(sight.winners), 97, None, "start", "winner", fitted)
    return group(badges, name, label=sight.tell("scene-doge", names=sight.names_of(sight.winners)))


def _crowned(seat: int) -> str:
    return use(f"badge-{seat}", 0, 5, 36) + use("corno", 0, -19, 30, 22)


# ---- the tray ----


class Tray:
    """Every combination of tokens that the viewer may set, with its worth, in blocks by the number of tokens.

    It leaves the field that it is for to be seen. A low one lies over the order cards, as the names of the fields tell the
    order too; a high one lies over the palace, and only for the Quarantia at the lower edge.
    """

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        offered = [(move, TOKEN_CHOICES[args["tokens"]]) for move, args in sight.choices.each("tokens")]
        self._blocks = [sorted((choice for choice in offered if len(choice[1]) in sizes), key=_rank) for sizes in _TRAY_BLOCKS]
        rows = max(-(-len(block) // _COLUMNS) for block in self._blocks)
        self._height = max(_LEAST_HEIGHT, _TRAY_HEAD + _CELL_HEIGHT * rows + 4)
        self._top = 699.0 - self._height if rows <= 2 or sight.plan.card == COUNCIL else 1.0

    def frames(self) -> list[tuple[str, str, tuple[float, float, float, float]]]:
        """The blocks that hold something: name, what it is, and what a loupe shows of it."""
        return [
            (f"tray-{number}", self._title(number), (_BLOCK_LEFT + _BLOCK_WIDTH * number - 3, self._top, _BLOCK_WIDTH + 2, self._height))
            for number, block in enumerate(self._blocks)
            if block
        ]

    def draw(self) -> str:
        """The sheet with its blocks."""
        sheet = f'<rect x="3" y="{num(self._top)}" width="994" height="{num(self._height)}" fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.6"/>'
        return group(sheet, *(self._block(number) for number in range(len(self._blocks))), name="tray", label=self._sight.say("scene-tray"))

    def _title(self, number: int) -> str:
        return self._sight.say("scene-tray-block", most=_TRAY_BLOCKS[number][-1])

    def _block(self, number: int) -> str:
        left, top = _BLOCK_LEFT + _BLOCK_WIDTH * number, self._top
        rule = f'<path d="M{num(left)} {num(top + 8)}v{num(self._height - 16)}" stroke="var(--rule)" stroke-width="1"/>' if number else ""
        title = write(self._title(number), left + 8, top + 16, None, "start", "aside-word")
        cells = [self._combination(move, values, left, cell) for cell, (move, values) in enumerate(self._blocks[number])]
        none = "" if cells else write(self._sight.say("scene-tray-none"), left + _BLOCK_WIDTH / 2, top + _TRAY_HEAD + 26, classes="tray-word")
        return group(rule, title, none, *cells, name=f"tray-{number}", label=self._title(number))

    def _combination(self, move: int, values: Sequence[int], left: float, cell: int) -> str:
        """One combination: up to two tokens side by side, more in two rows; the worth stands to the right."""
        x = left + 5 + _CELL_WIDTH * (cell % _COLUMNS + 0.5)
        y = self._top + _TRAY_HEAD + _CELL_HEIGHT * (cell // _COLUMNS + 0.5)
        size, step = (23.0 if len(values) <= 2 else 21.0), 17.5
        across, rows = min(2, len(values)), 1 if len(values) <= 2 else 2
        tokens = [
            use(f"token-{self._sight.me}-{value}", -11 + step * (i % 2 - (across - 1) / 2), step * (i // 2 - (rows - 1) / 2) - 1, size)
            for i, value in enumerate(values)
        ]
        drawn = "".join(tokens) + write(sum(values), 11, 6, None, "start", "worth")
        return box(move, self._sight.phrase(move), x, y, _CELL_WIDTH - 4, _CELL_HEIGHT - 3, drawn).replace('class="legal"', 'class="legal tokens-choice"')


def _rank(choice: tuple[int, Sequence[int]]) -> tuple[int, int, Sequence[int]]:
    """Fewer tokens first, then less worth."""
    return len(choice[1]), sum(choice[1]), choice[1]
