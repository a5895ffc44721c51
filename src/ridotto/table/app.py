"""The application: the table service behind HTTP."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import Depends, FastAPI
from fastapi.routing import APIRoute
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from ridotto import __version__
from ridotto.table.http import api, errors, lobby_api, metrics, ratings
from ridotto.table.http.auth import member_of
from ridotto.table.http.guard import Guard, Limits
from ridotto.table.http.operator_access import OperatorAccess
from ridotto.table.http.waiting import what_waits
from ridotto.table.logs import RequestLines
from ridotto.table.metrics import Metrics
from ridotto.table.service import TableService
from ridotto.table.service.cluster import ChangeListener
from ridotto.table.settings import Settings
from ridotto.table.store import sqlite_file
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store

log = logging.getLogger("ridotto.table")

NO_TELEMETRY: Any = {"tracing": False, "metrics": False, "logs": False, "operation_spans": False}
"""Nothing about a request goes anywhere but into our own log (`logs.py`); FastAPI would look for somebody to tell with each.

Older versions of it have no such thing and ignore this."""
WORTH_COMPRESSING = 1400  # bytes: anything shorter fits into one packet anyway

ABOUT = """Board games of Renaissance Italy, for programs: the same tables, rules and rights as in the browser.

To play: POST /api/tables opens a table, POST /api/tables/{table_id}/join takes a seat and returns its token. Send the token
with every request as Authorization: Bearer TOKEN. GET /api/tables/{table_id} is the table as your seat may see it; when your
seat is among view.actors, the match waits for you, and view.moves are your moves: POST one of them to
/api/tables/{table_id}/moves. GET /api/tables/{table_id}/stream sends the next picture as soon as something you may see has
changed. When status is "over", view.winners names who has won.

Send an Idempotency-Key with a move, and it can be resent after a lost connection without being made twice. Send
expected_number (the picture's number), and the move counts only in the position it was chosen for.

Every error is a JSON object with one sentence: {"error": "..."}. After 429 wait as many seconds as the header Retry-After
says; after 503 try again."""


def create_app(settings: Settings, pages: bool = True) -> FastAPI:
    """The application for these settings; without `pages`, the API alone."""
    measured = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.db)
        if store.file is not None:
            sqlite_file.tighten(store.file)
        migrate(store.engine)
        service = app.state.service = TableService(settings, store, measured)
        listener = app.state.listener = ChangeListener(service.tables)
        await service.begin()
        listener.begin()
        log.info("the server is ready", extra={"database": store.engine.dialect.name, "version": __version__})
        try:
            yield
        finally:
            service.notices.close()
            await listener.close()
            await service.close()
            log.info("the server has stopped")

    app = FastAPI(
        title="Ridotto",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        telemetry=NO_TELEMETRY,
        generate_unique_id_function=_operation_id,
    )
    app.state.settings = settings
    app.state.metrics = measured
    limits = app.state.limits = Limits(settings)
    app.state.metrics_access = metrics.MetricsAccess(settings)
    app.state.operator_access = OperatorAccess(settings)
    errors.install(app)
    for router in (*api.ROUTERS, *lobby_api.ROUTERS, metrics.router):
        app.include_router(router)
    if settings.with_members:
        app.include_router(ratings.router)
    if pages:
        from ridotto.table.pages import (
            analysis,
            app_shell,
            home,
            how_to_play,
            lesson,
            levels,
            lobby,
            open_table,
            operator,
            play_now,
            push,
            puzzles,
            rendering,
            responses,
            rulebook,
            table,
            table_extras,
            your_turn,
        )

        rendering.load_templates()
        # a request passes one router after the other: what is asked for most comes first
        for pages_of in (table, table_extras, analysis, push, app_shell):
            app.include_router(pages_of.router)
        # these pages name the member who reads them, and say how many matches wait
        known = [*([Depends(member_of)] if settings.with_members else []), Depends(what_waits)]
        for pages_of in (home, your_turn, how_to_play, lesson, levels, lobby, play_now, open_table, rulebook, puzzles, operator):
            app.include_router(pages_of.router, dependencies=known)
        if settings.with_members:
            from ridotto.table.pages import (
                account,
                clubs,
                leaderboard,
                members,
                news,
                operator_members,
                operator_people,
                passkeys,
                people,
                profile,
                reminders,
                table_people,
            )

            app.include_router(reminders.public)
            for pages_of in (members, passkeys, account, news, reminders, people, clubs, table_people, operator_members, operator_people, profile, leaderboard):
                app.include_router(pages_of.router, dependencies=known)
        if settings.with_events:
            from ridotto.table.pages import events

            for part in events.routers(settings):
                app.include_router(part, dependencies=known)
        app.state.error_page = responses.problem
    else:
        app.mount("/static", StaticFiles(directory=Path(str(files("ridotto.table").joinpath("static")))), name="static")
    # a request passes the last one added first
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=4)
    app.add_middleware(Guard, settings=settings, limits=limits)
    app.add_middleware(RequestLines, metrics=measured)
    return app


def _operation_id(route: APIRoute) -> str:
    return route.name
