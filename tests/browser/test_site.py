"""The documentation: it is built strictly, has everything, needs nobody else, and can be read by day, by night and on a phone."""

import doctest
import fcntl
import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from sphinx.application import Sphinx

import ridotto
from ridotto.engine.figures import figures
from ridotto.engine.game import Game, all_games
from ridotto.engine.rulebook import rule_ids
from tests.browser.conftest import PHONE, People
from tests.browser.test_barriers import Look

ROOT = Path(__file__).parents[2]
PATIENCE = 280
KINDS = ["index.html", "docs/sections/research.html", "docs/tutorials/write-a-bot.html", "docs/python/match.html", "docs/games/doge.html", "docs/hosting.html"]
"""A page of each kind."""
MACHINERY = ROOT / "docs" / "site"
of_every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does; once, however many processes run these tests."""
    place = tmp_path_factory.getbasetemp().parent if "PYTEST_XDIST_WORKER" in os.environ else tmp_path_factory.getbasetemp()
    with (place / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said = place / "site.log"
        if not said.exists():
            flags = ["--quiet", "--fail-on-warning", "--keep-going", "--conf-dir", str(MACHINERY), "--doctree-dir", str(place / "doctrees")]
            command = [sys.executable, "-m", "sphinx", *flags, str(ROOT), str(place / "site")]
            kept = {name: value for name, value in os.environ.items() if not name.startswith("RIDOTTO_")}
            environment = {**kept, "PYTHONPATH": str(ROOT / "src")}  # compiled classes have no docstrings
            done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
            said.write_text(f"{done.stdout}{done.stderr}", encoding="utf-8")
        assert said.read_text(encoding="utf-8") == "", "the build says nothing where nothing is wrong"
    return place / "site"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where it is served."""

    class Silent(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def readers(chromium: Browser, address: str) -> Iterator[People]:
    """People who read the documentation; no console may complain."""
    people = People(chromium, address)
    yield people
    people.close()


# ---- what there is ----


def test_every_text_is_a_page(site: Path) -> None:
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    missing = [text for text in texts if not (site / text.relative_to(ROOT)).with_suffix(".html").is_file()]
    assert missing == []
    assert len(texts) > 60


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    page = (site / "docs/python/index.html").read_text(encoding="utf-8")
    linked = set(re.findall(r'href="[\w.-]*#(ridotto[\w.]*)"', page))
    assert {name.rpartition(".")[2] for name in linked} >= set(ridotto.__all__)


@pytest.mark.parametrize("page", sorted((ROOT / "docs/python").glob("*.md")), ids=lambda page: str(page.stem))
def test_every_page_of_the_reference_begins_with_an_import_that_works(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert re.match(r"(from|import) ridotto", blocks[0])
    assert text.index("```python") < text.index("automodule")
    for block in blocks:
        exec(compile(block, page.name, "exec"), {})


@of_every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_rulebook_has_its_figures_and_a_place_for_every_rule(site: Path, game: Game, language: str) -> None:
    text = (site / f"docs/games/{game.slug}{'' if language == 'en' else '.de'}.html").read_text(encoding="utf-8")
    assert len(re.findall(r"<figure><svg ", text)) == len(figures(game.slug))
    assert f'lang="{language}"' in text
    assert {f'id="{rule}"' for rule in rule_ids(game.slug)} <= set(re.findall(r'id="[^"]+"', text))


def test_the_session_of_the_front_page_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(MACHINERY)
    from building.pages import SESSION

    test = doctest.DocTestParser().get_doctest(SESSION, {}, "front page", None, 0)
    assert doctest.DocTestRunner().run(test) == doctest.TestResults(0, 6)


# ---- what fails the build ----


def test_a_link_that_leads_nowhere_and_whatever_comes_from_another_host_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(MACHINERY)
    from building.links import problems

    (tmp_path / "good.html").write_text('<p id="here"><a href="https://example.org">elsewhere</a> <a href="#here">here</a></p>')
    assert list(problems(tmp_path)) == []
    (tmp_path / "page.html").write_text(
        '<a href="gone.html">a</a> <a href="good.html#gone">b</a> <a href="../out.html">c</a> <script src="https://example.org/a.js"></script>'
    )
    (tmp_path / "style.css").write_text('@font-face { src: url("https://example.org/a.woff2") } p { background: url(data:,) }')
    assert list(problems(tmp_path)) == [
        "page.html: ../out.html: there is no such page",
        "page.html: gone.html: there is no such page",
        "page.html: good.html#gone: the page has no such place",
        "page.html: https://example.org/a.js: is loaded from another host",
        "style.css: https://example.org/a.woff2: is loaded from another host",
    ]


def test_a_public_name_without_a_docstring_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(MACHINERY)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "lot.py").write_text('''"""Lots."""

LIMIT = 7


class Lot:
    """A lot with a `price`."""

    price: int
    weight: int

    def __init__(self) -> None:
        self.owner = ""
        self.place = ""
        """Where it is."""

    def sell(self) -> None: ...
''')
    (tmp_path / "index.rst").write_text("Lots\n====\n\n.. automodule:: lot\n   :members:\n")
    options = {"extensions": ["building.reference"], "autodoc_default_options": {"undoc-members": True}}
    said = io.StringIO()
    Sphinx(tmp_path, None, tmp_path / "out", tmp_path / "trees", "html", options, status=None, warning=said).build()
    assert set(re.findall(r"lot\.[\w.]+(?= has no docstring)", said.getvalue())) == {"lot.LIMIT", "lot.Lot.weight", "lot.Lot.owner", "lot.Lot.sell"}


# ---- reading ----


@pytest.mark.parametrize("path", [*KINDS, "search.html?q=undo"])
def test_no_barrier_by_day_and_by_night(readers: People, axe: str, path: str) -> None:
    Look(readers, axe).at(path)


@pytest.mark.parametrize("path", [*KINDS, "docs/design.html", "docs/observations/venice.html", "docs/python/arena.html", "docs/pictures.html", "genindex.html"])
def test_nothing_is_wider_than_a_phone(readers: People, path: str) -> None:
    page = readers.page(path, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_phone_the_menu_leads_to_every_page_of_the_section(readers: People) -> None:
    page = readers.page("docs/hosting.html", **PHONE)
    page.get_by_text("Menu").click()
    page.get_by_role("navigation", name="All sections").get_by_role("link", name="The API").click()
    expect(page).to_have_title("The API · Ridotto")


def test_the_choice_of_night_stays(readers: People) -> None:
    page = readers.page("index.html")
    page.get_by_text("Display").click()
    page.get_by_role("button", name="Night").click()
    page.goto("docs/design.html")
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.get_by_text("Display").click()
    expect(page.get_by_role("button", name="Night")).to_have_attribute("aria-pressed", "true")


def test_the_search_finds_names_and_words(readers: People) -> None:
    page = readers.page("index.html")
    page.keyboard.press("/")
    page.keyboard.type("undo")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Search Results")).to_be_visible()
    expect(page.get_by_role("link", name="ridotto.engine.match.Match.undo")).to_have_attribute("href", re.compile(r"docs/python/match\.html"))


def test_the_search_works_from_a_folder_without_a_server(chromium: Browser, site: Path) -> None:
    """What surrounds a found word is not shown then: browsers let no page of a folder read another."""
    context = chromium.new_context(offline=True)
    page = context.new_page()
    page.goto(f"{site.as_uri()}/search.html?q=Quarantia")
    expect(page.locator("#search-results li").first).to_be_visible()
    context.close()
