"""The last check, on the pages as they were written: every link leads somewhere, and nothing comes from another host."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sphinx.application import Sphinx
from sphinx.util import logging

_LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src", "image": "href"}
_STYLE = re.compile(r"""(?:url\(|@import)\s*["']?([^"')]+)""")
logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.connect("build-finished", check, priority=900)  # once everything else has been written
    return {"parallel_read_safe": True, "parallel_write_safe": True}


class Page(HTMLParser):
    """What a page has, links to and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = {"", "top"}
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for every element."""
        given = {name: value or "" for name, value in attrs}
        self.anchors.add(given.get("id", ""))
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        if tag in _LOADED and _LOADED[tag] in given and not given[_LOADED[tag]].startswith("#"):
            self.loaded.add(given[_LOADED[tag]])


def check(app: Sphinx, failed: Exception | None) -> None:
    """Warn of every problem, and so fail the build."""
    if failed is None and app.builder.name == "html":
        for problem in problems(Path(app.outdir)):
            logger.warning("%s", problem)


def problems(site: Path) -> Iterator[str]:
    """Every link that leads nowhere and everything that is loaded from elsewhere, as sentences."""
    root = site.resolve()
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(root.rglob("*.html"))}
    found = [(path, link, link in page.loaded) for path, page in pages.items() for link in sorted(page.links | page.loaded)]
    for path in sorted(root.rglob("*.css")):
        found += [(path, link, True) for link in _STYLE.findall(path.read_text(encoding="utf-8")) if not link.startswith("data:")]
    for path, link, loaded in found:
        if wrong := _wrong(root, path, link, pages, loaded):
            yield f"{path.relative_to(root)}: {link}: {wrong}"


def _wrong(root: Path, page: Path, link: str, pages: dict[Path, Page], loaded: bool) -> str:
    """What is wrong with a link; empty if nothing is."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "is loaded from another host" if loaded else "" if parts.scheme in ("http", "https") else "is no link that a reader can follow"
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    target = target / "index.html" if target.is_dir() else target
    if not target.is_relative_to(root) or not target.is_file():
        return "there is no such page"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
        return "the page has no such place"
    return ""
