"""docs/datasets.md is true: its table is the schema, its code runs, and so does the example it shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ridotto.adapters.dataset import schema_of
from ridotto.cli.app import build
from ridotto.engine.game import Game, all_games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLE = ROOT / "examples" / "opening_moves.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with `doge.parquet`, made by the commands of the page, of fewer matches."""
    folder = tmp_path_factory.mktemp("datasets")
    shell = re.findall(r"^ridotto (.+)$", PAGE, re.MULTILINE)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for line in shell[:2]:
            assert CliRunner().invoke(build(), line.replace("--matches 3000", "--matches 4").split()).exit_code == 0
    assert {file.name for file in folder.iterdir()} == {"doge.jsonl", "doge.parquet"}
    return folder


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
def test_the_table_of_columns_is_the_schema(game: Game) -> None:
    rows = []
    for field in schema_of(game):
        kind = re.sub(r"element: (\w+) not null(>)(\[\d+\])?", r"\1\2", str(field.type)).replace("float", "float32")
        rows.append(f"| `{field.name}` | {kind} | {field.metadata[b'known'].decode()} | {field.metadata[b'meaning'].decode()} |")
    assert "\n".join(["| column | type | known | meaning |", "|---|---|---|---|", *rows, ""]) in PAGE


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_code_of_the_page_runs(number: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    exec(compile(BLOCKS[number], "docs/datasets.md", "exec"), {})


def test_the_example_says_which_opening_wins_most(folder: Path) -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE), str(folder / "doge.parquet"), "--player", "greedy"], capture_output=True, text=True, check=True)
    heading, *lines = done.stdout.splitlines()
    assert heading in PAGE
    found = [re.fullmatch(r"(card [\w-]+) +(\d+) +([\d.]+)% +([\d.]+)", line) for line in lines]
    assert all(found)
    counts = [int(line[2]) for line in found if line is not None]
    shares = [float(line[3]) for line in found if line is not None]
    assert sum(counts) == 4 * 3
    assert sum(count * share for count, share in zip(counts, shares, strict=True)) == pytest.approx(4 * 100, abs=1)
    assert shares == sorted(shares, reverse=True)
