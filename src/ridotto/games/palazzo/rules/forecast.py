"""What moves and tiles would bring, found with the rules themselves: gains, the builder's next quarry, prices."""

from mypy_extensions import i64

from ridotto.engine.bits import members
from ridotto.games.palazzo.moves import CERT, DECIDE_PAY, DECIDE_PICK, DECIDE_TAKE, FACES, KINDS, VALUES
from ridotto.games.palazzo.rules.auction import call_auction
from ridotto.games.palazzo.rules.laying import (
    CERTIFICATES,
    LAYABLE,
    OUT_OF_REACH,
    certificates_count,
    certificates_group,
    hindrance,
    in_currency,
    spares,
    target,
)
from ridotto.games.palazzo.rules.money import TakeCard
from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.position import NONE, Position
from ridotto.games.palazzo.rules.scoring import palazzo_points
from ridotto.games.palazzo.rules.tiles import count_tiles, fits_on, floor_index, with_tile

# ---- building ----


class Hope:
    """The best that can be made of a lot."""

    def __init__(self, gain: int, palazzo: int, tiles: list[int], points: int) -> None:
        self.gain = gain
        """By how much the points rise."""
        self.palazzo = palazzo
        """The palazzo that gains most; NONE if all the gain comes from new ones."""
        self.tiles = tiles
        """What goes on top of it, from bottom to top."""
        self.points = points
        """What it is then worth."""


def gain_of(parts: Components, palazzo: i64, tiles: list[int]) -> int:
    """PAL-14, PAL-19, PAL-21: what tiles, lowest first, bring on a palazzo (0: a new one); 0 if they do not fit."""
    grown: i64 = palazzo
    for face in tiles:
        if not fits_on(grown, floor_index(face)):
            return 0
        grown = with_tile(grown, face)
    before: i64 = palazzo_points(parts, palazzo) if palazzo else 0
    return int(palazzo_points(parts, grown) - before)


def hope(parts: Components, palazzi: list[int], lot: list[int]) -> Hope | None:
    """PAL-19, PAL-21, PAL-25: the best way to build a lot: each tile on a palazzo, in a new one, or out of the game.

    None if nothing can be gained. A lot is sorted by floor and has at most four tiles, so all ways can be compared.
    """
    ways = 1 << len(lot)
    best = [0] * ways  # the most that the tiles of a set can bring
    shares: list[dict[int, int]] = [{} for _ in range(ways)]  # and which of them go where
    grounds = [*palazzi, *[0] * len(lot)]
    for number, ground in enumerate(grounds):
        gains = {share: gain for share in range(1, ways) if (gain := gain_of(parts, ground, chosen(lot, share))) > 0}
        for tiles in reversed(range(1, ways)):
            for share, gain in gains.items():
                if share & tiles == share and best[tiles & ~share] + gain > best[tiles]:
                    best[tiles] = best[tiles & ~share] + gain
                    shares[tiles] = {**shares[tiles & ~share], number: share}
    if best[-1] == 0:
        return None
    grown = {number: chosen(lot, share) for number, share in shares[-1].items() if number < len(palazzi)}
    if not grown:
        return Hope(best[-1], NONE, [], 0)
    most = max(grown, key=lambda each: gain_of(parts, palazzi[each], grown[each]))
    points = int(palazzo_points(parts, palazzi[most])) + gain_of(parts, palazzi[most], grown[most])
    return Hope(best[-1], most, grown[most], points)


def chosen(lot: list[int], share: int) -> list[int]:
    """The tiles of a lot that a share, a set of bits, consists of."""
    return [lot[place] for place in members(share)]


# ---- the market ----


class Call:
    """What calling an auction would do."""

    def __init__(self, quarry: int, by_turns: bool) -> None:
        self.quarry = quarry
        """Where the builder would go; NONE if no other quarry has tiles."""
        self.by_turns = by_turns
        """Whether everybody would take a tile there, without an auction."""


def auction_call(p: Position) -> Call:
    """PAL-76, PAL-99, PAL-106."""
    copy = p.clone()
    call_auction(copy, copy.active)
    return Call(int(copy.builder) if copy.builder != p.builder else NONE, copy.builder != p.builder and copy.phase == DECIDE_PICK)


def prices_to_come(p: Position) -> list[int]:
    """PAL-67, PAL-R4: what a tile costs with one more in the warehouse, two more and so on, down to the least price."""
    copy = p.clone()
    found: list[int] = []
    for n in range(int(count_tiles(p.warehouse)) + 1, FACES + 1):
        if copy.price() == p.parts.price_least:
            break
        copy.warehouse = 2**n - 1  # any n tiles
        found.append(int(copy.price()))
    return found


def price_of_two(p: Position) -> int:
    """PAL-69: what two tiles cost."""
    copy = p.clone()
    copy.phase = DECIDE_PAY
    copy.second = 0
    return int(target(copy))


# ---- money ----


def takes(p: Position, seat: int) -> int:
    """PAL-47, PAL-48: how many cards of the display the seat that is asked still takes."""
    copy, n = p.clone(), 0
    while not copy.over() and copy.phase == DECIDE_TAKE and (copy.owing >> seat) & 1:
        TakeCard().choose(copy, seat, copy.legal(seat)[0])
        n += 1
    return n


def hindrances(p: Position, seat: int) -> list[int]:
    """PAL-29, PAL-38, PAL-81, PAL-85: by kind, why a card left in the seat's hand cannot be laid; LAYABLE if it can."""
    brown, green, red = spares(p, seat)
    if in_currency(p.lay_currency, brown, green, red) < 0:
        return [OUT_OF_REACH] * KINDS
    found = [int(hindrance(p, seat, kind // VALUES, kind % VALUES, in_currency(kind // VALUES, brown, green, red))) for kind in range(CERT)]
    return [*found, LAYABLE]  # a certificate goes with everything


def groups(parts: Components) -> list[tuple[list[int], int]]:
    """PAL-33, PAL-34: the cards that are a group, as kinds, and what they are worth; certificates if they count as one."""
    of_values = [([value + VALUES * currency for currency in range(CERT // VALUES)], int(parts.group)) for value in range(VALUES)]
    certificates = ([CERT] * CERTIFICATES, int(parts.certificate_group))
    return [*of_values, certificates] if certificates_group(parts) else of_values


def three_certificates(parts: Components) -> int:
    """PAL-31, PAL-34: what three certificates in one lay are worth."""
    return int(certificates_count(parts, CERTIFICATES))
