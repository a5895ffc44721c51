"""Hostile input: whatever schemathesis can think of is answered as the OpenAPI document says."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from requests.exceptions import ReadTimeout
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.python import asgi

from ridotto.table.app import create_app
from ridotto.table.settings import Settings
from ridotto.table.store.store import entries_table, tables_table
from ridotto.table.thinking import Choice, think

from .conftest import BOUNDLESS
from .empty_database import laid_out
from .questions import forged
from .worlds import bearer

pytestmark = pytest.mark.anyio

PATHS = create_app(Settings(db="sqlite://", members="on"), pages=False).openapi()["paths"]
OPERATIONS = sorted(f"{method.upper()} {path}" for path, methods in PATHS.items() for method in methods)
CONFORMING = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance", "response_schema_conformance")


class Outside:
    """A house as schemathesis meets it, with a table that waits and one at which a match is on."""

    def __init__(self, schema: Any, client: Any) -> None:
        self.schema, self.app, self.client = schema, schema.app, client
        self.tables = {"waiting": self.open("Anna"), "playing": self.open("Anna", "Bruno", "Chiara")}

    def open(self, *names: str) -> tuple[str, list[str]]:
        """A table at which these sit, with their tokens."""
        table = self.client.post("/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
        tokens = []
        for name in names:
            tokens.append(self.client.post(f"/api/tables/{table}/join", json={"name": name}).json()["token"])
            self.client.cookies.clear()
        return table, tokens

    def kept(self) -> tuple[Any, ...]:
        """What has happened at the two tables, and how many tables there are."""
        ours = [table for table, _ in self.tables.values()]
        with self.app.state.service.store.engine.connect() as connection:
            entries = connection.execute(sa.select(entries_table).where(entries_table.c.table_id.in_(ours)).order_by(*entries_table.primary_key)).all()
            return tuple(entries), connection.scalar(sa.select(sa.func.count()).select_from(tables_table))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Path]:
    """The document, with its application, and the folder of its database: reading the one and making the other takes longer than most tests here."""
    folder = tmp_path_factory.mktemp("house")
    given: dict[str, Any] = {"db": laid_out(folder), "bot_pause": 0.0, "members": "on", **BOUNDLESS}
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", create_app(Settings(**given)))
    asgi.shutdown_lifespans()
    return schema, folder


@pytest.fixture
def outside(house: tuple[Any, Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    """The house is closed after each test, and begins the next with an empty database."""

    async def ask(_self: Any, _work: Any, question: tuple[Any, ...], _seconds: float) -> Choice:
        return think(*question)

    monkeypatch.setattr("ridotto.table.service.bot_processes._BotProcess.ask", ask)
    schema, folder = house
    for file in folder.iterdir():
        file.unlink()
    laid_out(folder)
    with asgi.get_client(schema.app) as client:
        yield Outside(schema, client)
    asgi.shutdown_lifespans()


def asked(case: Any, client: Any, headers: dict[str, str], stream: bool) -> Any:
    """The response. A stream never ends: it is read for a moment, and for longer where not even its beginning came."""
    for seconds in (0.3, 3.0) if stream else ():
        with suppress(ReadTimeout):
            return case.call(session=client, headers=headers, timeout=seconds)
    return case.call(session=client, headers=headers, timeout=30)


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_operation_answers_as_its_document_says(outside: Outside, label: str, mode: str) -> None:
    """Requests made from the OpenAPI document and against it, to tables that are there and that are not, with tokens that hold a seat and that do not."""
    method, path = label.split()
    operation = outside.schema[path][method]
    load_all_checks()
    # a stream as a whole is text, which is what the document says; schemathesis would hold each event against the schema
    checks = list(CHECKS.get_by_names([name for name in CONFORMING if not (path.endswith("/stream") and name == "response_schema_conformance")]))
    if mode == "negative" and not operation.body and not any(True for _ in operation.iter_parameters()):
        return  # there is nothing to be wrong
    strategy = operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode))

    @settings(
        max_examples=12,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(
        case=strategy, where=st.sampled_from(["waiting", "playing", "playing", "elsewhere"]), who=st.sampled_from(["seat", "seat", "nobody", "forged", "drawn"])
    )
    def answers(case: Any, where: str, who: str) -> None:
        table, tokens = outside.tables["playing" if where == "elsewhere" else where]
        if where != "elsewhere" and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        if who != "drawn":
            case.headers.pop("Authorization", None)
        headers = {"seat": bearer(tokens[0]), "forged": bearer(forged(tokens[0])[0])}.get(who, {})
        before = outside.kept()
        response = asked(case, outside.client, headers, label.endswith("/stream"))
        outside.client.cookies.clear()
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            assert outside.kept() == before
            assert list(response.json()) == ["error"] or path == "/healthz"
        elif path.endswith("/leave"):
            outside.tables["waiting"], outside.tables["playing"] = outside.open("Anna"), outside.open("Anna", "Bruno", "Chiara")

    answers()
