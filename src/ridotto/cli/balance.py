"""`ridotto balance`: whether a game's numbers are balanced."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.bots import BOTS
from ridotto.cli.common import AsJson, EditionFile, GameName, Jobs, Lang, RayAddress, language, read_edition, write_json, write_text
from ridotto.engine.errors import SetupError


def run_balance(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", metavar="K", help="How many matches with each number of seats.")] = 1000,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", help="A number of seats; repeat it for several.", show_default=False)] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Match i has the seed S/i.")] = "0",
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot on all seats.")] = BOTS[1],
    jobs: Jobs = 1,
    ray: RayAddress = "",
    edition: EditionFile = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="Another edition, to compare it with on the same seeds.", show_default=False)
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the report here, in Markdown.", show_default=False)] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="DIR", help="Write an HTML report with CSV and JSON files into this folder.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let one bot play all seats, and report wins, lengths, ends, how often each choice was taken, and with what result."""
    from ridotto.arena.balance import Balance, as_json_of, balance
    from ridotto.arena.balance_page import page
    from ridotto.arena.shards import workers
    from ridotto.cli.progress import progress_bar
    from ridotto.engine.conformance import combinations
    from ridotto.engine.game import game_named

    if out is not None and as_json:
        raise SetupError("--out writes Markdown and --json writes JSON; choose one of them")
    if report is not None:
        from ridotto.arena.report import check_extra

        check_extra()
    found = game_named(game)
    editions = [read_edition(found, edition)] + ([read_edition(found, against)] if against is not None else [])
    if len({(chosen or found.edition).digest for chosen in editions}) < len(editions):
        raise SetupError(f"{against}: is the same edition; there is nothing to compare")
    team = workers(jobs, ray)
    only = "".join(f" --seats {count}" for count in seats or [])
    files = f"{f' --edition {edition}' if edition else ''}{f' --against {against}' if against else ''}"
    command = f"ridotto balance {game} --matches {matches}{only} --seed {seed} --bot {bot}{files}"
    with progress_bar(matches * len(combinations(found, seats)) * len(editions)) as progress:
        done = 0

        def advance(count: int) -> None:
            nonlocal done
            done += count
            progress(done)

        balances = [Balance(found, chosen, balance(found, matches, seed, bot, seats, chosen, team, advance)) for chosen in editions]
    if report is not None:
        from ridotto.arena.report.balance_page import write_balance

        write_balance(balances, report, found.words(language(lang)), command)
    if as_json:
        write_json(as_json_of(balances))
    elif out is not None:
        write_text(out, page(balances, command))
    elif report is None:
        print(page(balances, command), end="")
