"""Live streams: server-sent events that carry a picture whenever it differs from the last one this viewer got."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import pack
from time import monotonic, time
from zlib import DEFLATED, MAX_WBITS, Z_FULL_FLUSH, compressobj, crc32

from fastapi import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ridotto.table.http.auth import holding_browser, service_of, tokens
from ridotto.table.http.guard import LATER, Limits, address, limits_of
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.notices import Notices
from ridotto.table.service.picture import Frame, frame, keep_frame, kept_frame

KEEPALIVE = 15.0
GZIP_BEGINS = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
RETRY = 1000  # milliseconds after which a browser comes back

Render = Callable[[LiveTable, int | None], Awaitable[Frame]]
"""Makes what a viewer is sent, from the viewer's picture and nothing else; its id follows from its content."""


class Piece:
    """Something that a stream sends. It is compressed on its own, so that a stream needs no window of what it sent
    before, and once for everybody who gets it: deflate blocks that end with a full flush can be joined in any order.
    """

    __slots__ = ("_packed", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._packed: bytes | None = None

    def packed(self) -> bytes:
        """The data as a deflate block."""
        if self._packed is None:
            deflate = compressobj(4, DEFLATED, -MAX_WBITS)
            self._packed = deflate.compress(self.data) + deflate.flush(Z_FULL_FLUSH)
        return self._packed


class Stream(StreamingResponse):
    """A stream, which counts towards the limit of its member, or of its address, for as long as it is open.

    It is sent once the application is done with the request (`guard.LATER`): streams stay open for hours, and the
    middleware in between would be kept in memory for each of them.
    """

    def __init__(self, content: AsyncGenerator[Piece, None], limits: Limits, of: str, member_id: str | None, packed: bool) -> None:
        limits.take("streams", of, member_id)
        self._content = content
        self._limits = limits
        self._of = of
        self._member_id = member_id
        self._packed = packed
        encoding = {"Content-Encoding": "gzip"} if packed else {}
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding", **encoding}
        super().__init__(iter(()), media_type="text/event-stream", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask to be sent once the application is done."""
        scope[LATER].append(self._send)

    async def _send(self, receive: Receive, send: Send) -> None:
        """Send until the stream ends or the client disconnects, then free its place."""
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
            self._limits.give_back_stream(self._of, self._member_id)
            await self._content.aclose()

    async def stream_response(self, send: Send) -> None:
        """Send everything, and keep nothing of it."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        check, size, body = 0, 0, GZIP_BEGINS if self._packed else b""
        async for piece in self._content:
            if self._packed:
                check, size = crc32(piece.data, check), size + len(piece.data)
                body += piece.packed()
            else:
                body = piece.data
            await send({"type": "http.response.body", "body": body, "more_body": True})
            body = b""
            del piece
        end = b"\x03\x00" + pack("<II", check, size & 0xFFFFFFFF) if self._packed else b""
        await send({"type": "http.response.body", "body": body + end, "more_body": False})


def stream(request: Request, live: LiveTable, seat: int | None, render: Render | None = None, event: str = "picture", member_id: str | None = None) -> Stream:
    """Follow a table as whoever asks may see it, beginning with what there is now; a member counts as here meanwhile.

    The stream ends when the seat changes hands, the browser is signed out or the server stops; a browser then reconnects by itself.
    """
    packed = "gzip" in request.headers.get("accept-encoding", "")
    content = _follow(request, live, seat, render or _json_frame, event, member_id)
    return Stream(content, limits_of(request), address(request.scope), member_id, packed)


async def _follow(request: Request, live: LiveTable, seat: int | None, render: Render, event: str, member_id: str | None) -> AsyncGenerator[Piece, None]:
    service, table_id = service_of(request), live.row.id
    shown = await tokens(request, table_id)
    browser, ends = holding_browser(request, table_id, shown), service.members.ends
    last = request.headers.get("last-event-id", "")
    had: Sequence[int] = ()  # the parts that the reader has for sure
    changed = live.seats_changed
    del request  # and everything it refers to, for as long as the stream is open

    async def signed_out() -> bool:
        """Whether the browser no longer has the seat, because its session has ended."""
        nonlocal ends
        if browser is None or service.members.ends == ends:
            return False
        ends = service.members.ends
        return await service.browsers.token(browser, table_id) != shown[0]

    said = monotonic()  # when something was last sent: a secret move must not delay the next keepalive either
    with service.notices.following(table_id) as topic:
        yield Piece(f"retry: {RETRY}\n\n".encode())
        while not service.notices.closed:
            count = topic.count
            live = await service.tables.get(table_id)  # it may have left memory and been loaded again since
            if live.seats_changed != changed:
                changed = live.seats_changed
                if await service.seats.seat_of(live, shown) != seat:
                    return
            if await signed_out():
                return
            if seat is not None:
                service.presence.mark_seen(live, seat)
            now = await render(live, seat)
            if now.id != last:
                yield as_piece(live, seat, event, now, last, had)
                last, said = now.id, monotonic()
            had = now.parts
            del now
            while not await topic.wait(count, max(0.0, said + KEEPALIVE - monotonic())):
                said = monotonic()
                if await signed_out():
                    return
                yield Piece(b": still here\n\n")
                if member_id is not None:
                    service.people.note_here(member_id)
                live.touched = time()
                if seat is not None:
                    service.presence.mark_seen(live, seat)


@dataclass(frozen=True)
class Part:
    """A piece of a page as a stream sends it; its id follows from its content."""

    id: str
    piece: Piece

    @classmethod
    def of_html(cls, html: str) -> "Part":
        """A piece of a page; the script on the page gets it as a message without a name."""
        data = html.encode()
        identity = sha256(data).hexdigest()[:16]
        return cls(identity, Piece(as_event("", identity, data)))


def stream_part(request: Request, topic: str, every: float, make: Callable[[], Awaitable[Part]], member_id: str | None) -> Stream:
    """Follow a piece of a page that belongs to no table: it is made when there is news of the topic, and every so many seconds.

    `member_id` is who asks, and says nothing about what is made.
    """
    packed = "gzip" in request.headers.get("accept-encoding", "")
    parts = _follow_part(service_of(request).notices, topic, every, make, request.headers.get("last-event-id", ""))
    return Stream(parts, limits_of(request), address(request.scope), member_id, packed)


async def _follow_part(notices: Notices, topic: str, every: float, make: Callable[[], Awaitable[Part]], last: str) -> AsyncGenerator[Piece, None]:
    said = monotonic()
    with notices.following(topic) as news:
        yield Piece(f"retry: {RETRY}\n\n".encode())
        while not notices.closed:
            count = news.count
            part = await make()
            if part.id != last:
                yield part.piece
                last, said = part.id, monotonic()
            elif monotonic() - said > KEEPALIVE:
                yield Piece(b": still here\n\n")
                said = monotonic()
            await news.wait(count, every)


async def _json_frame(live: LiveTable, seat: int | None) -> Frame:
    return frame(live, seat)


def as_piece(live: LiveTable, seat: int | None, event: str, now: Frame, last: str, had: Sequence[int]) -> Piece:
    """A frame as a piece of a stream whose reader has these parts of the last one, cached together with the frame."""
    key = event, last if had else "", now.id
    kept: Piece | None = kept_frame(live, seat, key)
    if kept is None:
        kept = Piece(as_event(event, now.id, now.changed(had)))
        keep_frame(live, seat, key, kept)
    return kept


def as_event(event: str, identity: str, data: bytes) -> bytes:
    """A server-sent event, with or without a name; each line of its data has its own `data:`."""
    named = f"event: {event}\n" if event else ""
    return f"{named}id: {identity}\ndata: ".encode() + data.replace(b"\n", b"\ndata: ") + b"\n\n"
