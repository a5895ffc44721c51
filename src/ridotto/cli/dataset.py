"""`ridotto dataset`: records and arenas as a table for training and analysis."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from ridotto.cli.common import AsJson, EditionFile, Lang, console, language, write_json
from ridotto.engine.errors import SetupError


def run_dataset(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write: NAME.parquet, or NAME.arrow.", show_default=False)],
    inputs: Annotated[
        list[Path],
        typer.Argument(metavar="INPUT...", help="Records, results of `ridotto arena --moves`, and folders with such files.", show_default=False),
    ],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Leave out the matches of other games.", show_default=False)] = "",
    all_decisions: Annotated[bool, typer.Option("--all", help="Decisions with a single legal move, too.")] = False,
    skip_wrong: Annotated[bool, typer.Option("--skip-wrong", help="Leave out what cannot be read, is not over or does not replay.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")] = False,
    edition: EditionFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Turn matches into a Parquet or Arrow file: a row for each decision, with what the seat knew, what it could do, what it did and how it ended."""
    from ridotto.adapters.played_matches import count_matches, files_in
    from ridotto.cli.progress import progress_bar
    from ridotto.engine.words import load_words

    words = load_words(language(lang))
    try:
        from ridotto.adapters.dataset import write_dataset
    except ImportError as missing:
        raise SetupError(str(missing)) from None
    errors = console(stderr=True)
    files = files_in(inputs)

    def skip(sentence: str) -> None:
        errors.print(words("house-dataset-skipped", sentence=sentence), soft_wrap=True)

    with progress_bar(count_matches(files)) as progress, asked_to_stop() as stop:
        written = write_dataset(
            out,
            files,
            game=game,
            all_decisions=all_decisions,
            edition=edition,
            overwrite=force,
            wrong=skip if skip_wrong else None,
            progress=progress,
            stop=stop,
        )
    if not written.matches and not written.interrupted:
        raise SetupError("there is no match to make a dataset of; nothing was written")
    figures = {"matches": written.matches, "rows": written.rows, "file": str(out)}
    if as_json:
        left_out = {"wrong": written.wrong, "other_games": written.others, "interrupted": written.interrupted}
        write_json({**figures, "bytes": written.size, "seconds": written.seconds, **left_out})
    elif not written.matches:
        console().print(words("house-dataset-nothing"))
    else:
        rate = round(written.rows / max(written.seconds, 1e-9))
        console().print(words("house-dataset-written", **figures, size=f"{written.size / 1e6:.1f}", rate=rate), soft_wrap=True)
        for name, count in (("wrong", written.wrong), ("others", written.others)):
            if count:
                console().print(words(f"house-dataset-{name}", count=count))
        if written.interrupted:
            console().print(words("house-dataset-interrupted"))
    if written.interrupted:
        raise typer.Exit(130)


@contextmanager
def asked_to_stop() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed, to be asked where it is safe to stop; pressed again, it ends everything at once."""
    asked = False

    def note(_signal: int, _frame: FrameType | None) -> None:
        nonlocal asked
        asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: asked
    finally:
        signal.signal(signal.SIGINT, before)
