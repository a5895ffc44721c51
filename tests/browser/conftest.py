"""A house in a process of its own, and people with real browsers in front of it.

Fixtures live as long as a module or this package and no longer: while Playwright runs, no other test of the process can have
an event loop of its own.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import find_chromium
from tests.table.empty_database import laid_out
from tests.table.servers import Nursery, Server, running

PATIENCE = 20_000.0  # milliseconds for what takes a few, on a machine with other work to do
DESKTOP = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
WITH_MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
"""A browser in which pieces glide: drawing each frame takes longer than most tests, so it is for those that are about it and for several at one table."""
EVERY_VIOLATION = """addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""
AT_ONCE = """if (location.protocol.startsWith("http") && !localStorage.getItem("pace")) localStorage.setItem("pace", "once");"""
"""Others' moves are shown without a pause."""


UNSEEN = "--force-gpu-mem-available-mb=0"
"""Chromium draws no pixel of a page, because there is no memory to keep it: nobody looks at pictures here. Layout, hits and frames are as ever."""

NO_WORKER = "delete Navigator.prototype.serviceWorker;"
"""Browsers install the app's worker in test_app.py alone: in each it would take as long as half a test."""


LONGEST = "test_whole_match.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole matches come first: as the last tests they would keep one worker busy while the others have nothing left to take from it."""
    items.sort(key=lambda item: item.path.name != LONGEST)


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    """Starts server processes quickly."""
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with a database of its own, whose bots do not pause. It must get through the tests without a fault of its own."""
    folder = tmp_path_factory.mktemp("house")
    with running(nursery, folder, 1, db=laid_out(folder)) as (place,):
        yield place
    assert "Traceback" not in place.log.read_text()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser, one for all tests."""
    executable = find_chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", UNSEEN])
        yield browser
        browser.close()


class People:
    """Makes browsers that share nothing, and hears what their consoles say."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self._said: list[str] = []
        self._expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def browser(self, language: str = "en", **options: Any) -> BrowserContext:
        """Somebody's browser, with nothing in it; with `worker=True` it installs the app's worker. It asks for stillness unless told otherwise."""
        worker = options.pop("worker", False)
        context = self._chromium.new_context(**{"viewport": DESKTOP, "locale": language, "base_url": self._url, "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(EVERY_VIOLATION)
        context.add_init_script(AT_ONCE)
        if not worker:
            context.add_init_script(NO_WORKER)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._said.append(str(error.error)))
        self._contexts.append(context)
        return context

    def page(self, path: str = "/", language: str = "en", **options: Any) -> Page:
        """A new browser that looks at a page."""
        page = self.browser(language, **options).new_page()
        page.goto(path)
        return page

    def expect_error(self, pattern: str) -> None:
        """Something that a console may say in this test: a refused request is told there, too."""
        self._expected.append(pattern)

    def close(self) -> None:
        """Close all of them; no console may have had to complain."""
        for context in self._contexts:
            context.close()
        assert [line for line in self._said if not any(re.search(pattern, line) for pattern in self._expected)] == []

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._said.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    """People who visit the house of this module. In the end no console may have complained: of a policy, of a script, of anything."""
    people = People(chromium, server.url)
    yield people
    people.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The script that looks for barriers on pages."""
    script = Path(__file__).parents[2] / "build" / "test-assets" / "axe.min.js"
    if not script.is_file():
        pytest.fail("axe-core is missing: `make assets` fetches it", pytrace=False)
    return script.read_text(encoding="utf-8")
