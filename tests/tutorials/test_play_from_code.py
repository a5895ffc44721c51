"""docs/tutorials/play-from-code.md is true: its session runs, and its program plays a whole match."""

import doctest
import re

import pytest

from ridotto import Rng

from .pages import ROOT, blocks, tutorial


def test_the_session_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs/tutorials/play-from-code.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("game", ["palazzo", "rialto"])
def test_the_program_plays_a_match_of_either_game_and_explains_what_is_not_possible(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = (block for block in blocks(tutorial("play-from-code"), "python") if not block.startswith(">>>"))
    rng, asked = Rng.from_seed("somebody"), 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        moves = prompt.removesuffix("? ").split(", ")
        return "fly to the moon" if asked == 1 else moves[rng.below(len(moves))]

    monkeypatch.setattr("builtins.input", answer)
    exec(compile(program.replace('"palazzo"', f'"{game}"'), "play-from-code.md", "exec"), {})
    said = capsys.readouterr().out
    assert "'fly to the moon' is not a move of this game" in said
    assert re.search(r"^(You win|Bembo wins)\. \[-?\d+, -?\d+\]$", said.splitlines()[-1])
