"""examples/notebook.ipynb runs from top to bottom, and shows pictures and charts."""

import base64
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "notebook.ipynb"
SECONDS = 240  # for one cell, on a machine with other work to do


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """What the last line of each cell gave, by the cell's text. Whatever Jupyter writes goes to a folder of its own."""
    folder = tmp_path_factory.mktemp("notebook")
    notebook: Any = nbformat.read(NOTEBOOK, 4)  # type: ignore[no-untyped-call]
    with pytest.MonkeyPatch.context() as patch:
        for name in ("JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR"):
            patch.setenv(name, str(folder / name))
        NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", resources={"metadata": {"path": str(folder)}}).execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    said = [output for cell in cells for output in cell.outputs]
    assert [output for output in said if output.output_type != "execute_result"] == []
    return {cell.source: cell.outputs[0].data for cell in cells}


def result(outputs: dict[str, dict[str, Any]], begins: str) -> dict[str, Any]:
    """The output of the cell whose text begins like this."""
    (found,) = [data for source, data in outputs.items() if source.startswith(begins)]
    return found


def test_it_is_kept_without_outputs() -> None:
    notebook: Any = nbformat.read(NOTEBOOK, 4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    assert all(cell.outputs == [] and cell.execution_count is None for cell in notebook.cells if cell.cell_type == "code")


@pytest.mark.parametrize(
    ("cell", "viewer"),
    [("match", "as a spectator sees it"), ("match.view(", "on seat"), ("play_on(match)\nrecord", "as a spectator sees it")],
    ids=["match", "view", "record"],
)
def test_a_match_a_view_and_a_record_are_drawn(outputs: dict[str, dict[str, Any]], cell: str, viewer: str) -> None:
    html = (outputs.get(cell) or result(outputs, cell))["text/html"]
    (picture,) = re.findall(r'src="data:image/svg\+xml;base64,([\w+/=]+)"', html)
    tree = ElementTree.fromstring(base64.b64decode(picture))
    assert tree.tag == "{http://www.w3.org/2000/svg}svg"
    assert viewer in "".join(tree.itertext())


@pytest.mark.parametrize("cell", ["import altair", "import pyarrow.compute"])
def test_charts_are_drawn_with_their_marks(outputs: dict[str, dict[str, Any]], cell: str) -> None:
    svg = result(outputs, cell)["image/svg+xml"]
    assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert svg.count('aria-roledescription="bar"') >= 3


def test_the_code_of_the_page_writes_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (NOTEBOOK.parents[1] / "docs" / "notebooks.md").read_text(encoding="utf-8")
    for block in re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        exec(compile(block, "docs/notebooks.md", "exec"), {})
    table, board = (ElementTree.parse(tmp_path / name).getroot() for name in ("table.svg", "board.svg"))
    assert "wie Anna auf Platz 0 es sieht" in "".join(table.itertext())
    assert "Anna" not in "".join(board.itertext())


def test_matches_are_simulated_and_read_as_data(outputs: dict[str, dict[str, Any]]) -> None:
    assert re.match(r"'300 matches, \d+ decisions", result(outputs, "from ridotto import game_named")["text/plain"])
    rows = re.match(r"'(\d+) decisions of 30 matches", result(outputs, "import tempfile")["text/plain"])
    assert rows is not None
    assert result(outputs, "observations")["text/plain"] == f"(({rows[1]}, 496), ({rows[1]},))"
