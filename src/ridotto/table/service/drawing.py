"""Drawing would block the event loop for too long: it is done in a separate thread, from a frozen copy of the table.

One thread and no more: it takes turns with the loop every few milliseconds, and a second one would only slow both down.
"""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import ParamSpec, TypeVar

from ridotto.table.metrics import drawing_timer
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.picture import Frame, keep_frame, kept_frame

THREAD_NAME = "drawing"
_THREAD = ThreadPoolExecutor(1, THREAD_NAME)

P = ParamSpec("P")
T = TypeVar("T")


async def draw(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Do work that takes more than a few milliseconds.

    It must not touch what the loop changes: pass it `live.frozen()`.
    """
    took = drawing_timer()

    def timed() -> T:
        began = perf_counter()
        try:
            return work(*args, **more)
        finally:
            took(perf_counter() - began)

    return await asyncio.get_running_loop().run_in_executor(_THREAD, timed)


async def shared_frame(live: LiveTable, seat: int | None, key: Hashable, make: Callable[[LiveTable], Frame]) -> Frame:
    """The frame for a viewer, made once for all requests until the table changes for that viewer."""
    drawing: asyncio.Task[Frame] | None = kept_frame(live, seat, key)
    if drawing is None:
        drawing = asyncio.create_task(draw(make, live.frozen()))
        keep_frame(live, seat, key, drawing)
        drawing.add_done_callback(lambda done: _forget_failure(live, seat, key, done))
    return await asyncio.shield(drawing)


def _forget_failure(live: LiveTable, seat: int | None, key: Hashable, done: "asyncio.Task[Frame]") -> None:
    """Drop a failed drawing from the cache, so that the next request tries again."""
    if (done.cancelled() or done.exception() is not None) and kept_frame(live, seat, key) is done:
        live.frames[seat].pop(key)
