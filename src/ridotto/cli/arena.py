"""`ridotto arena`: which bot is better, and by how much."""

import hashlib
import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import AsJson, EditionFile, GameName, Jobs, Lang, RayAddress, Variant, console, language, read_edition, table, write_json
from ridotto.engine.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console
    from rich.table import Table

    from ridotto.arena.contest import Contest, Contested
    from ridotto.arena.standings import Share, Standing
    from ridotto.engine.words import Words


def run_arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOT,BOT,...", help="Two bots or more. With more seats than bots the first sits once.", show_default=False),
    ],
    seats: Annotated[int, typer.Option("--seats", metavar="K", help="How many seats.", show_default=False)],
    matches: Annotated[int, typer.Option("--matches", metavar="N", help="How many matches; a multiple of the seats is fairest.")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same matches.")] = "0",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    variant: Variant = "",
    edition: EditionFile = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop once it is clear whether the first bot wins more or less than its fair share.")
    ] = False,
    margin: Annotated[float, typer.Option("--margin", metavar="M", help="What --until-sure tells apart: 1 - M and 1 + M times the fair share.")] = 0.1,
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help="Where every match is stored, to continue from or to add to.", show_default=False)
    ] = None,
    moves: Annotated[bool, typer.Option("--moves", help="With --results: store every move, too, for `ridotto dataset`.")] = False,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="DIR", help="Write an HTML report with CSV and JSON files into this folder.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play against one another, with seats rotated over the same shuffles, and rate them."""
    from ridotto.arena.contest import Contest, run
    from ridotto.arena.play import Setting
    from ridotto.arena.results import Results
    from ridotto.arena.shards import workers
    from ridotto.cli.progress import progress_bar
    from ridotto.engine.game import game_named

    if not 0 < margin < 1:
        raise SetupError(f"the margin lies between 0 and 1, it says {margin}")
    if moves and results is None and report is None:
        raise SetupError("--moves stores the moves with the results; --results FILE says where")
    if report is not None:
        from ridotto.arena.report import check_extra

        check_extra()
    found = game_named(game)
    words = found.words(language(lang))
    setting = Setting(found, seats, variant, read_edition(found, edition))
    names = tuple(name.strip() for name in bots.split(","))
    contest = Contest(setting, names, matches, seed, margin if until_sure else 0.0, report is not None, with_moves=moves)
    contest.check()
    team = workers(jobs, ray)
    file = results or (report / "results.jsonl" if report is not None else _default_file(contest))
    errors = console(stderr=True)
    with closing(Results(file, contest.header())) as stored:
        before = sum(match < matches for match in stored.played)
        if before:
            errors.print(words("house-arena-continues", count=before, file=str(file)), soft_wrap=True)
        with progress_bar(matches, before) as progress:
            contested = run(contest, team, stored, progress)
    if results is None and report is None and not contested.interrupted:
        file.unlink()  # nobody asked for it to be kept, and the next run may be of a bot that has changed
    if report is not None and contested.played:
        from ridotto.arena.report.contest_page import write_contest

        write_contest(contested, report, words)
    if as_json:
        write_json(contested.as_json())
    else:
        _show(contested, words, console())
    if contested.interrupted:
        errors.print(words("house-arena-kept", file=str(file)), soft_wrap=True)
        raise typer.Exit(130)


def _default_file(contest: "Contest") -> Path:
    """Where matches are stored until the arena is over, if nobody says where."""
    from ridotto.cli.saves import state_folder

    mark = hashlib.sha256(json.dumps(contest.header()).encode()).hexdigest()[:16]
    return state_folder() / "arena" / f"{contest.setting.game.slug}-{mark}.jsonl"


def _show(contested: "Contested", words: "Words", screen: "Console") -> None:
    from ridotto.arena.sequential import ERROR, Verdict
    from ridotto.cli.simulate import show_course

    contest, found = contested.contest, contested.standings
    setting, played = contest.setting, len(contested.played)
    if contested.interrupted:
        screen.print(words("house-sim-interrupted", done=played, wanted=contest.matches), style="bold")
    if not played:
        return
    deals = len({match.deal for match in contested.played})
    about = {"seats": setting.seats, "matches": played, "deals": deals, "seed": contest.seed, "edition": setting.edition_name}
    screen.print(words("house-arena-title", title=words("title"), **about))
    part = setting.game.points_part
    points = words(f"score-{part}") if part else words("house-arena-points")
    headings = [words(f"house-arena-{name}") for name in ("bot", "matches", "wins", "interval", "fair", "times")]
    grid = table(*headings, points, words("house-arena-rating"))
    for bot in found.bots:
        low, high = bot.interval()
        rating = found.ratings[bot.name]
        shares = [f"{bot.win_share:.1%}", f"{100 * low:.0f}-{100 * high:.0f}%", f"{bot.fair_share:.0%}", f"{bot.total.relative:.2f}"]
        grid.add_row(bot.name, str(bot.matches), *shares, f"{bot.mean_points:.1f}", f"{rating.value:.1f} ± {rating.high - rating.value:.1f}")
    screen.print(grid)
    if contest.margin:
        known = {"bot": contest.bots[0], "error": f"{ERROR:.0%}"}
        screen.print(words(f"house-arena-{contested.verdict.value}", **({} if contested.verdict is Verdict.OPEN else known)), style="bold")
    _show_pairs(contested, words, screen)
    screen.print(words("house-arena-by-seat"))
    everybody = found.tally
    screen.print(_shares(found.bots, [everybody.win_share(at) * setting.seats for at in range(setting.seats)], words, lambda bot: bot.by_seat))
    screen.print(words("house-arena-by-place"))
    screen.print(_shares(found.bots, [found.by_place.win_share(at) * setting.seats for at in range(setting.seats)], words, lambda bot: bot.by_place))
    screen.print(words("house-sim-length", mean=round(everybody.decisions / played, 1), shortest=everybody.shortest, longest=everybody.longest))
    show_course(everybody, setting.game, words, screen)
    if played % setting.seats:
        screen.print(words("house-arena-partial", seats=setting.seats))
    each = sum(match.seconds for match in contested.played) / played
    screen.print(words("house-arena-speed", seconds=round(contested.seconds, 1), each=round(each, 3)))


def _show_pairs(contested: "Contested", words: "Words", screen: "Console") -> None:
    found = contested.standings
    names = [bot.name for bot in found.bots]
    if not found.ahead:
        return
    screen.print(words("house-arena-ahead"))
    grid = table("", *names)
    for one in names:
        cells = [found.ahead.get((one, other)) for other in names]
        grid.add_row(one, *("" if cell is None else f"{100 * cell[0] / cell[1]:.1f}" for cell in cells))
    screen.print(grid)


def _shares(bots: "list[Standing]", everybody: list[float], words: "Words", by: "Callable[[Standing], dict[int, Share]]") -> "Table":
    """Wins as a multiple of the fair share, bot by bot, on each seat or place."""
    grid = table("", *(str(at) for at in range(len(everybody))))
    for bot in bots:
        grid.add_row(bot.name, *(f"{by(bot)[at].relative:.2f}" if at in by(bot) else "" for at in range(len(everybody))))
    grid.add_row(words("house-arena-all"), *(f"{share:.2f}" for share in everybody))
    return grid
