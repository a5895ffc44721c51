"""The command as a whole: its subcommands, its version, and how it reports errors.

Every mistake of the caller ends with one sentence on stderr and exit code 2.
"""

import platform
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ridotto import RidottoError, __version__, compiled

# typer has bundled its own copy of click since 0.26 and used the package before; in either case this is its usage error
_WrongUse: type[Exception] = typer.BadParameter.__mro__[1]

LONGEST_SENTENCE = 500


class Commands(TyperGroup):
    """The group of all commands."""

    def main(self, *args: Any, **more: Any) -> Any:
        """Run, and end the process with the right exit code."""
        more["standalone_mode"] = False
        try:
            code = super().main(*args, **more)
        except RidottoError as error:
            code = _complain(str(error))
        except _WrongUse as error:
            code = _complain(_advised(error))
        except UnicodeEncodeError as error:  # bytes on the command line that are not text
            code = _complain(f"{error.object!r} is not valid UTF-8")
        except typer.Abort:
            code = 130
        sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> int:
    # it may quote the input
    short = sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[: LONGEST_SENTENCE - 3]}..."
    print(f"ridotto: {short}", file=sys.stderr)
    return 2


def _advised(error: Any) -> str:
    """What is wrong with a command line, and what is possible instead."""
    sentence = str(error.format_message()).rstrip(".")
    if error.ctx is None:
        return sentence
    commands = getattr(error.ctx.command, "commands", None)
    possible = f"commands: {', '.join(commands)}" if commands else f"'{error.ctx.command_path} --help' shows what is possible"
    return f"{sentence}; {possible}"


def _show_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if compiled() else "interpreted"
        print(f"ridotto {__version__} ({build}), Python {platform.python_version()}")
        raise typer.Exit


def _house(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and whether the rules are compiled.")
    ] = False,
) -> None:
    """Play, watch and study board games of Renaissance Italy. Without a command: opens the table in your browser."""
    if context.invoked_subcommand is None:
        from ridotto.cli.serve import sit_down

        sit_down()


def build() -> typer.Typer:
    """The whole command."""
    from ridotto.cli import (
        analyse,
        arena,
        backup,
        balance,
        bench,
        dataset,
        edition,
        fit,
        games,
        ladder,
        learn,
        mcp,
        members,
        observation,
        play,
        puzzles,
        ratings,
        replay,
        rules,
        serve,
        simulate,
    )

    app = typer.Typer(cls=Commands, suggest_commands=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(_house)
    app.command("games")(games.show_games)
    app.command("play")(play.play)
    app.command("serve")(serve.command())
    app.command("backup")(backup.run_backup)
    app.command("restore")(backup.run_restore)
    app.command("mcp")(mcp.run_mcp)
    app.command("simulate")(simulate.run_simulation)
    app.command("arena")(arena.run_arena)
    app.command("balance")(balance.run_balance)
    app.command("dataset")(dataset.run_dataset)
    app.command("fit")(fit.run_fit)
    app.command("ladder")(ladder.run_ladder)
    app.command("learn")(learn.run_learn)
    app.command("puzzles")(puzzles.run_puzzles)
    app.command("replay")(replay.show_replay)
    app.command("verify")(replay.show_verification)
    app.command("analyse")(analyse.run_analysis)
    app.command("rules")(rules.show_rules)
    app.command("observation")(observation.show_observation)
    app.add_typer(edition.commands(), name="edition")
    app.add_typer(members.commands(), name="members")
    app.add_typer(ratings.commands(), name="ratings")
    app.command("bench")(bench.run_bench)
    return app
