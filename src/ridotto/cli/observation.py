"""`ridotto observation`: what the numbers of a game's observation stand for."""

from typing import Annotated

import typer

from ridotto.cli.common import GameName
from ridotto.engine.game import Game


def show_observation(
    game: GameName,
    each: Annotated[bool, typer.Option(help="Every number by itself, with its index.")] = False,
) -> None:
    """Show what the numbers of an observation stand for: the table of docs/observations."""
    from ridotto.engine.game import game_named

    found = game_named(game)
    if not each:
        print(page(found), end="")
        return
    labels = [(label, block.scale) for block in found.observation.BLOCKS for label in block.labels()]
    for index, (label, scale) in enumerate(labels):
        print(f"{index}\t{label}\t{scale}")


def page(game: Game) -> str:
    """The table of a game's blocks, with the indices of their numbers."""
    from ridotto.engine.observation import length, seat_length

    blocks = game.observation.BLOCKS
    stride = seat_length(blocks)
    lines = [
        f"# {game.title}: observation",
        "",
        f"{length(blocks)} numbers, float32, from -1 to 1, the same for every seat count and variant. A number is 0 where a block does not apply.",
        "Seats are counted from the one that observes: own seat, seat +1 and so on. Where a block has several axes, the last one is the fastest.",
        f"`ridotto observation {game.slug} --each` lists every number by itself; [adapters.md](../adapters.md) says who uses them.",
        "",
        "| index | block | meaning | scale | axes |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for block in blocks:
        size = block.size()
        span = str(at) if size == 1 else f"{at}-{at + size - 1}"
        if block.seat == 0:
            span = f"{at} + {stride} n" if size == 1 else f"{at}-{at + size - 1}, each + {stride} n"
        if block.seat <= 0:
            name = f"{block.name}, seat +n" if block.seat == 0 else block.name
            lines.append(f"| {span} | {name} | {block.meaning} | {block.scale} | {' × '.join(_axis(axis) for axis in block.axes)} |")
        at += size
    return "\n".join(lines) + "\n"


def _axis(labels: tuple[str, ...]) -> str:
    """The labels of an axis; a long run of numbers is shortened."""
    if len(labels) > 4 and all(label.isdecimal() for label in labels):
        return f"{labels[0]} to {labels[-1]}"
    return ", ".join(labels)
