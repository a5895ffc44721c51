"""`ridotto learn`: a bot teaches itself a game, in rounds that can be interrupted at any moment."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import GameName, Jobs, Lang, RayAddress, console, language
from ridotto.engine.errors import SetupError

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from ridotto.arena.contest import Progress


def run_learn(
    game: GameName,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", help="A number of seats; repeat it for several.", show_default=False)] = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="R", help="How many rounds in all.", min=1)] = 10,
    matches: Annotated[int, typer.Option("--matches", metavar="M", help="Matches of self-play in a round.", min=10)] = 400,
    warm: Annotated[int, typer.Option("--warm", metavar="W", help="Matches of `greedy` before the first round.", min=0)] = 5000,
    simulations: Annotated[int, typer.Option("--simulations", metavar="S", help="Of a search that is learned from.", min=8)] = 120,
    depth: Annotated[
        int | None, typer.Option("--depth", metavar="D", help="Decisions that are played out before a position is valued; as `seer` does if not given.", min=0)
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Show the network what the game's advice counts and nothing else, so that it is asked quicker.")
    ] = False,
    proofs: Annotated[int, typer.Option("--proofs", metavar="P", help="Matches against `greedy` and against `seer` after each round.", min=0)] = 40,
    seconds: Annotated[float, typer.Option("--seconds", metavar="T", help="How long is thought about a decision in these.", min=0.001)] = 0.05,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same matches of self-play in the first round.")] = "0",
    device: Annotated[str, typer.Option("--device", metavar="auto|cpu|cuda", help="What the network learns on.")] = "auto",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    limit: Annotated[
        float | None, typer.Option("--limit", metavar="SECONDS", help="Stop after so many seconds; the same command continues.", show_default=False)
    ] = None,
    into: Annotated[Path | None, typer.Option("--into", metavar="DIR", help="Where everything is kept, to continue from.", show_default=False)] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write the weights at the end, too; `sage` reads those in the game's folder.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="DIR", help="Write an HTML report with the curves into this folder.", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a bot play against itself, learn from what its searches find, and show how strong it became."""
    from ridotto.arena.limit import limited
    from ridotto.arena.shards import workers
    from ridotto.bots.knowledge import knowledge
    from ridotto.cli.saves import state_folder
    from ridotto.engine.game import game_named
    from ridotto.learn.run import Course, Run, seats_wanted
    from ridotto.learn.self_play import Pace

    try:
        from ridotto.learn.learner import Learner
    except ImportError as missing:
        raise SetupError(f"learning: {missing}") from None
    if report is not None:
        from ridotto.arena.report import check_extra

        check_extra()
    found = game_named(game)
    if out is not None and not out.parent.is_dir():
        raise SetupError(f"{out}: cannot be written: there is no such folder")
    folder, screen = into or state_folder() / "learn" / found.slug, console(stderr=True)
    pace = Pace(long=simulations, short=max(8, simulations // 5))
    wanted = seats_wanted(found, seats or ())
    settings = knowledge(found, wanted[-1]).settings
    if depth is not None:
        settings = replace(settings, depth=depth)
    course = Course(wanted, seed, matches, warm, proofs, seconds, pace, settings, quick)
    run = Run(found, folder, course, workers(jobs, ray), Learner(device, quick), screen.print, _bar)
    interrupted = False
    try:
        with limited(limit):
            run.go_on(rounds)
    except KeyboardInterrupt:
        interrupted = True
        screen.print(f"Stopped. The same command continues; what was done is kept in {folder}", soft_wrap=True)
    done = run.rounds()
    if done and out is not None:
        out.write_bytes(run.file(done[-1].number, "safetensors").read_bytes())
    if done and report is not None:
        from ridotto.learn.page import write_run

        write_run(run, report, found.words(language(lang)))
    if interrupted:
        raise typer.Exit(130)


def _bar(total: int, done: int) -> "AbstractContextManager[Progress]":
    from ridotto.cli.progress import progress_bar

    return progress_bar(total, done)
