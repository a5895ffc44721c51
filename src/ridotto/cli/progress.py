"""The bar that shows how far a long command has come, how fast it is and how long it will take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from ridotto.cli.common import console


class RateColumn(ProgressColumn):
    """How many are done in a second, or in a minute or an hour where that is less than one."""

    def render(self, task: Task) -> Text:
        """The rate as text."""
        return Text(rate(task.finished_speed or task.speed), style="progress.data.speed")


def rate(per_second: float | None) -> str:
    """A rate in the unit that makes it a number above one."""
    if not per_second:
        return "-/s"
    for unit, seconds in (("s", 1), ("min", 60)):
        if per_second * seconds >= 1:
            return f"{per_second * seconds:.{0 if per_second * seconds >= 10 else 1}f}/{unit}"
    return f"{per_second * 3600:.1f}/h"


@contextmanager
def progress_bar(total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing elsewhere; gives the function that is told how many are done in all."""
    screen = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True, speed_estimate_period=60) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda now: bar.update(task, completed=now)
