"""Live streams: server-sent events that carry a picture whenever it differs from the last one this viewer got."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from time import monotonic, time

from fastapi import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ridotto.table.access import house_of, tokens
from ridotto.table.guard import LATER, Limits, address, limits_of
from ridotto.table.live import Live
from ridotto.table.wire import Frame, frame

KEEPALIVE = 15.0
RETRY = 1000  # milliseconds after which a browser comes back

Render = Callable[[Live, int | None], Frame]
"""What a viewer is to see. It is made of the viewer's picture and nothing else; its id follows from its content."""


class Stream(StreamingResponse):
    """A stream that holds one of its address's places for as long as it is open.

    It is sent when the application is done with the request (`guard.LATER`): streams stay open for hours, and what stands
    between would be kept in memory for each of them.
    """

    def __init__(self, content: AsyncGenerator[bytes, None], limits: Limits, of: str) -> None:
        limits.streams.take(of)
        self._content = content
        self._limits = limits
        self._of = of
        super().__init__(content, media_type="text/event-stream", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask to be sent when the application is done."""
        scope[LATER].append(self._send)

    async def _send(self, receive: Receive, send: Send) -> None:
        """Send until the stream ends or nobody listens any more, and free the place in the end."""
        sending, left = asyncio.current_task(), False
        assert sending is not None

        async def listen() -> None:
            nonlocal left
            while (await receive())["type"] != "http.disconnect":
                pass
            left = True
            sending.cancel()

        listening = asyncio.create_task(listen())
        try:
            await self.stream_response(send)
        except asyncio.CancelledError:
            if not left:
                raise
            sending.uncancel()
        finally:
            listening.cancel()
            self._limits.streams.give_back(self._of)
            await self._content.aclose()

    async def stream_response(self, send: Send) -> None:
        """Send everything, and keep nothing of it."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async for chunk in self._content:
            await send({"type": "http.response.body", "body": chunk, "more_body": True})
            del chunk
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def stream(request: Request, live: Live, seat: int | None, render: Render = frame, event: str = "picture") -> Stream:
    """Follow a table as whoever asks may see it, beginning with what there is now.

    The stream ends when the seat changes hands or the house closes; a browser then comes back by itself.
    """
    return Stream(_follow(request, live, seat, render, event), limits_of(request), address(request.scope))


async def _follow(request: Request, live: Live, seat: int | None, render: Render, event: str) -> AsyncGenerator[bytes, None]:
    house, table_id = house_of(request), live.row.id
    shown = tokens(request, table_id)
    last = request.headers.get("last-event-id", "")
    hands = live.hands
    del request  # and all that hangs on it, for as long as the stream is open
    said = monotonic()  # when something was last sent: what a seat does in secret must not put off the next sign of life either
    with house.hub.following(table_id) as bell:
        yield f"retry: {RETRY}\n\n".encode()
        while not house.hub.closed:
            rang = bell.rang
            live = await house.live(table_id)  # it may have been forgotten and read anew since
            if live.hands != hands:
                hands = live.hands
                if await house.seat_of(live, shown) != seat:
                    return
            if seat is not None:
                await house.mark_seen(live, seat)
            now = render(live, seat)
            if now.id != last:
                last, said = now.id, monotonic()
                yield as_event(event, now)
            del now
            while not await bell.wait(rang, max(0.0, said + KEEPALIVE - monotonic())):
                said = monotonic()
                yield b": still here\n\n"
                live.touched = time()
                if seat is not None:
                    await house.mark_seen(live, seat)


def as_event(event: str, now: Frame) -> bytes:
    """A frame as a server-sent event, with or without a name; each line of its data begins anew."""
    named = f"event: {event}\n" if event else ""
    return f"{named}id: {now.id}\ndata: ".encode() + now.data.replace(b"\n", b"\ndata: ") + b"\n\n"
