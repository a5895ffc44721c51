"""The house as an app that can be installed: its manifest and icons, the worker that browsers keep, and the page for when there is no connection.

The worker keeps the shell alone: style sheets, letters, and that page. No table and nothing personal is ever kept.
"""

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ridotto.engine.words import LANGUAGES
from ridotto.table.language import language_of, table_words
from ridotto.table.pages import icons, rendering
from ridotto.table.settings import Settings

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

KEPT = {"Cache-Control": "public, max-age=86400"}


@router.get("/manifest.webmanifest")
async def show_manifest(request: Request) -> Response:
    """What a browser needs to install the house as an app."""
    settings: Settings = request.app.state.settings
    language = language_of(request)
    words, paper = table_words(language), rendering.colour("paper", "day")
    drawn = [
        {"src": f"/icons/{size}{suffix}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in icons.SIZES
        for suffix, purpose in (("", "any"), ("-maskable", "maskable"))
    ]
    manifest = {
        "name": settings.site_name,
        "short_name": settings.site_name[:12],
        "description": words("hall-about"),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "lang": language,
        "background_color": paper,
        "theme_color": paper,
        "icons": drawn,
        "shortcuts": [{"name": words("back-title"), "url": "/turns"}],
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language"}
    return JSONResponse(manifest, media_type="application/manifest+json", headers=headers)


@router.get("/icons/{name}.png")
async def show_icon(name: Literal["192", "192-maskable", "512", "512-maskable"]) -> Response:
    """The app's icon."""
    size, _, shape = name.partition("-")
    return Response(await asyncio.to_thread(icons.png, int(size), bool(shape)), media_type="image/png", headers=KEPT)


@router.get("/service-worker.js")
async def show_worker() -> Response:
    """The worker. A browser asks for it again and again; whatever it keeps has changed when this text has."""
    return Response(_worker(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def show_offline(request: Request, lang: Annotated[str, Query(max_length=2)] = LANGUAGES[0]) -> Response:
    """What the worker shows when there is no connection; the same for everybody."""
    settings: Settings = request.app.state.settings
    language = lang if lang in LANGUAGES else LANGUAGES[0]
    nobody = {"back": "/", "theme": "auto", "site": settings.site_name, "account": None, "waiting": None, "has_events": False}
    return HTMLResponse(rendering.render("offline.html", language, **nobody), headers={"Cache-Control": "no-cache"})


@cache
def _worker() -> str:
    fonts = [f"/static/vendor/{name}" for name in rendering.fonts()]
    shell = [rendering.static(name) for name in ("fonts.css", "look/tokens.css", "page.css", "back.js", "icon.svg")] + fonts
    pages = [f"/offline?lang={language}" for language in LANGUAGES]
    text = rendering.render("offline.html", LANGUAGES[0], back="/", theme="auto", site="", account=None, waiting=None, has_events=False)
    version = hashlib.sha256("\n".join((*shell, *pages, text)).encode()).hexdigest()[:12]
    return rendering.render("service_worker.js", LANGUAGES[0], version=version, shell=shell, pages=pages)
