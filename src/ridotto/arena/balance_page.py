"""The balance of a game as a page in Markdown: one edition, or two side by side."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from ridotto.arena.balance import Balance, Counts, edition_labels
from ridotto.engine.game import Game

RUN = 3
"""From this many neighbouring choices on, those that stand out in the same way are reported as one range."""
RARE = 0.01
"""A choice taken less often than this, when offered, is as good as none."""
ALWAYS = 0.95
"""A choice taken more often than this is hardly a choice."""
FEW = 200
"""With fewer chances than this a share means nothing."""

Columns = dict[str, Counts]
"""What is compared, by heading: the settings, each with one edition or two."""


def page(balances: Sequence[Balance], command: str) -> str:
    """The page."""
    game = balances[0].game
    columns = _columns(balances)
    editions = " beside ".join(f"edition {found.name}" for found in balances)
    lines = [f"# {game.title}: balance", ""]
    lines += [f"Made by `{command}` ({editions}, rules {game.rules_version}). Every seat is played by the same bot.", ""]
    lines += ["## Seats and length", "", *_table(_headings(game), (_setting(name, counts) for name, counts in columns.items())), ""]
    lines += ["Fair is the same share for everybody. Places are counted from the start player, or from whoever decides first. Intervals are 95%.", ""]
    lines += ["## What stands out", "", *_remarks(game, columns), ""]
    lines += ["## Choices", ""]
    lines += ["How often a move was made, of the decisions in which it and at least one other were possible; the number of these decisions is in brackets.", ""]
    for kind in game.codec.kinds:
        moves = [move for move in range(kind.at, kind.at + kind.size) if any(counts.moves.offered[move] for counts in columns.values())]
        if moves:
            rows = ([f"`{game.codec.text(move)}`", *(_cell(counts, move) for counts in columns.values())] for move in moves)
            lines += [*_table((f"`{kind.name}`", *columns), rows), ""]
    lines += ["## Events", "", "How often each happens in a match.", ""]
    told = [number for number in range(len(game.events.kinds)) if any(counts.events[number] for counts in columns.values())]
    rows = ([f"`{game.events.kinds[number].name}`", *(_often(counts, number) for counts in columns.values())] for number in told)
    return "\n".join([*lines, *_table(("event", *columns), rows)]) + "\n"


def _columns(balances: Sequence[Balance]) -> Columns:
    if len(balances) == 1:
        return {counts.name: counts for counts in balances[0].settings}
    labels = edition_labels(balances)
    together = zip(*(found.settings for found in balances), strict=True)
    return {f"{counts.name}, {label}": counts for row in together for label, counts in zip(labels, row, strict=True)}


def _headings(game: Game) -> list[str]:
    wins = ["wins by seat, %", "wins by place, %", "farthest from fair: seat, place"]
    return ["setting", "matches", *wins, game.points_part or "points", "rounds: mean, 10% to 90%", "decisions", "ended by, %"]


def _setting(name: str, counts: Counts) -> list[str]:
    tally = counts.by_seat
    wins = [" ".join(f"{100 * of.win_share(at):.1f}" for at in range(counts.seats)) for of in (tally, counts.by_place)]
    half = max((high - low) / 2 for low, high in (tally.interval(seat) for seat in range(counts.seats)))
    points = " ".join(f"{tally.mean_score(seat):.1f}" for seat in range(counts.seats))
    rounds = f"{tally.mean_rounds():.1f}, {tally.rounds_at(0.1)} to {tally.rounds_at(0.9)}" if tally.rounds else "-"
    ends = ", ".join(f"`{end}` {100 * count / tally.matches:.1f}" for end, count in tally.ended_by.most_common())
    apart = f"{100 * tally.unfairness():.1f}, {100 * counts.by_place.unfairness():.1f} (± {100 * half:.1f})"
    return [name, str(tally.matches), *wins, apart, points, rounds, f"{tally.decisions / tally.matches:.0f}", ends]


def _remarks(game: Game, columns: Columns) -> Iterator[str]:
    """Choices that are hardly ever or nearly always made, setting by setting."""
    for name, counts in columns.items():
        shares = {move: counts.moves.share(move) for move in sorted(counts.moves.offered) if counts.moves.offered[move] >= FEW}
        rare = _told_in_runs(game, shares, lambda share: share < RARE, 1)
        always = _told_in_runs(game, shares, lambda share: share > ALWAYS, 0)
        found = f"under {100 * RARE:.0f}% {rare or 'none'}; over {100 * ALWAYS:.0f}% {always or 'none'}"
        yield f"- {name}, of choices with {FEW} chances or more: {found}."


def _told_in_runs(game: Game, shares: dict[int, float], stands_out: Callable[[float], bool], digits: int) -> str:
    """The choices that stand out, with their shares; a run of one kind (bids from 8 to 46, say) as one range."""
    told = []
    for (_, out), group in groupby(shares, lambda move: (game.codec.kind(move).name, stands_out(shares[move]))):
        run = list(group) if out else []
        if len(run) < RUN:
            told += [f"`{game.codec.text(move)}` {100 * shares[move]:.{digits}f}%" for move in run]
        else:
            low, high = (f"{100 * of(shares[move] for move in run):.{digits}f}%" for of in (min, max))
            told.append(f"`{game.codec.text(run[0])}` to `{game.codec.text(run[-1])}` {low if low == high else f'{low} to {high}'}")
    return ", ".join(told)


def _cell(counts: Counts, move: int) -> str:
    return f"{100 * counts.moves.share(move):.1f}% ({counts.moves.offered[move]})" if counts.moves.offered[move] else "-"


def _often(counts: Counts, event: int) -> str:
    return f"{counts.events[event] / counts.by_seat.matches:.2f}"


def _table(heading: Sequence[str], rows: Iterator[list[str]]) -> list[str]:
    lines = [f"| {' | '.join(heading)} |", f"|---{'|---' * (len(heading) - 1)}|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
