"""A match as it was at some moment: played again from the nearest of a few moments that are cached."""

from collections import OrderedDict
from collections.abc import Sequence

from ridotto.engine.match import Match, Played
from ridotto.table.service.live_table import LiveTable

MOMENTS = 16
"""How many moments of a match are cached,"""
MOST_MATCHES = 16
"""and of how many matches."""

_moments: OrderedDict[str, dict[int, Match]] = OrderedDict()


def moves_so_far(match: Match) -> list[Played]:
    """The moves of a match."""
    return [entry for entry in match.log if isinstance(entry, Played)]


def match_at(live: LiveTable, moves: Sequence[Played], step: int) -> Match:
    """The match after the first `step` of its moves. Once it has been asked for, few moves are played again.

    The moments are a power of two apart, so that those of a growing match stay useful. Where a player has taken a move
    back, the position after it is another one now (`Played.digest`), and the moment is forgotten.
    """
    kept = _kept(f"{live.row.id} {live.the_match().commitment}")
    apart = 1
    while apart * MOMENTS < len(moves):
        apart *= 2
    for at in [at for at, match in kept.items() if at % apart or at > len(moves) or _latest(match) != moves[at - 1]]:
        del kept[at]
    begin = max((at for at in kept if at <= step), default=0)
    match = kept[begin].clone() if begin else live.match_anew()
    for at, played in enumerate(moves[begin:step], begin + 1):
        match.play(played.seat, played.move)
        if at % apart == 0:
            kept[at] = match.clone()
    return match


def _latest(match: Match) -> Played:
    return next(entry for entry in reversed(match.log) if isinstance(entry, Played))


def _kept(name: str) -> dict[int, Match]:
    found = _moments.setdefault(name, {})
    _moments.move_to_end(name)
    while len(_moments) > MOST_MATCHES:
        _moments.popitem(last=False)
    return found
