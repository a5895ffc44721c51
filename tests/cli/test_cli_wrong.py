"""Whatever is wrong with a command line ends in one sentence on stderr and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Run, Started

WRONG = [
    ("juggle", "No such command 'juggle'; commands: games, play"),
    ("play chess", "there is no game 'chess'; there are: template"),
    ("play template --seats 9", "Lots cannot be played with 9 seats; it takes 2, 3, 4"),
    ("play template --seats two", "Invalid value for '--seats'"),
    ("play template --seats 2 --seat 2", "there is no seat 2 at a match with 2 seats; seats are 0 to 1"),
    ("play template --bots genius", "there is no bot 'genius'; there are: random, greedy"),
    ("play template --seats 4 --bots random,greedy", "3 bots are needed and 2 are named"),
    ("play template --variant blind", "Lots has no variant 'blind'; variants: none"),
    ("play template --lang fr", "there are no words in 'fr'; there are: en, de"),
    ("play template --edition none.toml", "none.toml: cannot be read: No such file or directory"),
    ("play template --edition wrong.toml", "wrong.toml: [cards] bids: it can be 1 to 9, it says 12"),
    ("play template --wager 3", "; 'ridotto play --help' shows what is possible"),
    ("play template --resume none.record", "a resumed match keeps its game"),
    ("play --resume none.record", "none.record: cannot be read: No such file or directory"),
    ("play --resume broken.record", "broken.record: line 9: 'what?' is neither a chance outcome"),
    ("play template extra", "Got unexpected extra argument"),
    ("simulate template", "Missing option '--seats'"),
    ("simulate template --seats 1", "Lots cannot be played with 1 seats; it takes 2, 3, 4"),
    ("simulate template --seats 3 --matches 0", "there must be at least one match"),
    ("arena template --bots random --seats 3", "two bots or more"),
    ("arena template --bots random,nobody --seats 3", "no bot 'nobody'"),
    ("arena template --bots random,heuristic --seats 3 --jobs 0", "at least one process"),
    ("arena template --bots random,heuristic --seats 3 --matches 0", "at least one match"),
    ("arena template --bots random,heuristic --seats 3 --margin 1", "the margin lies between 0 and 1"),
    ("arena template --bots random,heuristic --seats 2 --seed \udcff", "'\\udcff' is not valid UTF-8"),
    ("simulate template --seats 3 --jobs 0", "at least one process"),
    ("ladder chess", "there is no game 'chess'"),
    ("ladder template --seats 9", "Lots cannot be played with 9 seats; it takes 2, 3, 4"),
    ("ladder template --seats two", "--seats takes numbers with commas between them, as in 2,4; it says 'two'"),
    ("ladder template --seats 2 --seconds 0", "level 10 thinks up to 3600 seconds, not 0"),
    ("ladder template --seats 2 --top greedy", "level 10 thinks for so many seconds or simulations, as in sage:2 or seer:2000n; --top says 'greedy'"),
    ("ladder template --seats 2 --top sage:2", "sage has not learned Lots yet"),
    ("ladder template --seats 2 --limit 0", "the limit is a number of seconds above 0, it says 0"),
    ("ladder template --seats 2 --jobs 0", "at least one process"),
    ("ladder template --seats 2 --matches 0", "Invalid value for '--matches'"),
    ("ladder template --seats 2 --out none/levels.json", "none/levels.json: cannot be written: there is no such folder"),
    ("ladder template --seats 2 --out wrong.toml", "wrong.toml: holds no levels to add to"),
    ("simulate template --seats 3 --bots random,random", "3 bots are needed and 2 are named"),
    ("simulate template --seats 3 --bots ,", "there is no bot ''"),
    ("simulate template --seats 3 --edition binary", "binary: not a text file in UTF-8"),
    ("replay none.record", "none.record: cannot be read"),
    ("replay broken.record", "broken.record: line 9:"),
    ("replay binary", "binary: not a text file in UTF-8"),
    ("verify vague.record", "vague.record: header 'commitment' should be 64 hexadecimal digits, it says 'ü'"),
    ("play --resume vague.record", "vague.record: header 'commitment' should be 64 hexadecimal digits"),
    ("verify .", ".: cannot be read: Is a directory"),
    ("verify broken.record", "broken.record: line 9:"),
    ("rules chess", "there is no game 'chess'"),
    ("rules template --lang fr", "there are no rules in 'fr'"),
    ("edition", "Missing command; commands: export, check"),
    ("edition export chess", "there is no game 'chess'"),
    ("edition export template --to wrong.toml", "wrong.toml exists; --force overwrites it"),
    ("edition export template --to none/at.toml", "none/at.toml: cannot be written: No such file or directory"),
    ("edition check none.toml", "none.toml: cannot be read"),
    ("edition check broken.record", "broken.record: not a TOML file"),
    ("edition check long.toml", "long.toml: not a TOML file"),
    ("edition check wrong.toml", "wrong.toml: [cards] bids: it can be 1 to 9"),
    ("edition check strange.toml", "strange.toml: [edition] game: it should name a game (template), it says 'chess'"),
    ("edition check empty.toml", "empty.toml: [edition] game: it should name a game (template), it says None"),
    ("bench chess", "there is no game 'chess'"),
    ("bench --seconds 0", "--seconds must be above 0"),
    ("bench --repeats 0", "--repeats at least 1"),
    ("bench --seconds inf", "--seconds must be above 0 and finite"),
    ("games --lang fr", "there are no words in 'fr'"),
    # numbers of thousands of digits, files of any kind: never a traceback
    ("verify long-number.record", "long-number.record: line 9: '9999"),
    ("verify long-seat.record", "long-seat.record: line 9: '1. 9999"),
    ("replay long-header.record", "long-header.record: line 9: 'name.9999"),
    ("verify long-line.record", "long-line.record: line 9: 'xxxx"),
    ("verify large.record", "large.record: longer than 16 MiB"),
    ("verify pipe", "pipe: line 1: a record begins with"),
    ("play --resume pipe", "pipe: line 1: a record begins with"),
    ("edition check pipe", "pipe: [edition] game: it should name a game"),
    ("edition check .", ".: cannot be read: Is a directory"),
    ("edition check large.record", "large.record: longer than 16 MiB"),
    ("edition check nested.toml", "nested.toml: nested too deeply"),
    ("edition check dotted.toml", "dotted.toml: nested too deeply"),
    ("play template --edition nested.toml", "nested.toml: nested too deeply"),
    ("edition check hex.toml", "hex.toml: a number in it is too long"),
    ("simulate template --seats 2 --edition hex.toml", "hex.toml: a number in it is too long"),
    (f"play template --seats {10**22}", f"Lots cannot be played with {10**22} seats; it takes 2, 3, 4"),
    (f"simulate template --seats {10**22}", f"Lots cannot be played with {10**22} seats; it takes 2, 3, 4"),
    (f"balance template --seats {10**22}", f"Lots cannot be played with {10**22} seats; it takes 2, 3, 4"),
    (f"simulate template --seats {'9' * 5000}", "Invalid value for '--seats'"),
    (f"simulate template --seats 2 --matches {10**25}", "there can be at most 10,000,000 matches"),
    ("simulate template --seats 2 --seed \udcff", "'\\udcff' is not valid UTF-8"),
    ("play template --seed \udcff", "'\\udcff' is not valid UTF-8"),
]


@pytest.fixture(autouse=True)
def files(run: Run, place: Path) -> None:
    """Files with something wrong in them."""
    headers = ["ridotto record 1", "game: template", "rules: 1", "edition: standard 0", "seats: 2", "name.0: A", "commitment: 0", "", "what?"]
    (place / "broken.record").write_text("\n".join(headers))
    (place / "vague.record").write_text("\n".join(headers[:-1]).replace("commitment: 0", "commitment: ü"), encoding="utf-8")
    (place / "binary").write_bytes(b"\xff\xfe\x00")
    (place / "wrong.toml").write_text(run("edition", "export", "template").stdout.replace("bids = 5", "bids = 12"))
    (place / "long.toml").write_text(f"bids = {'9' * 5000}\n")
    number, whole = "9" * 5000, run("edition", "export", "template").stdout
    (place / "long-number.record").write_text("\n".join([*headers[:-1], f"{number}. 0 bid 1"]))
    (place / "long-seat.record").write_text("\n".join([*headers[:-1], f"1. {number} bid 1"]))
    (place / "long-header.record").write_text("\n".join([*headers[:-2], "seed: 0", f"name.{number}: Anna", ""]))
    (place / "long-line.record").write_text("\n".join([*headers[:-1], "x" * 1_000_000]))
    (place / "large.record").write_text("x" * (16 * 2**20 + 1))
    (place / "nested.toml").write_text(f"{whole}\na = {'[' * 3000}{']' * 3000}\n")
    (place / "dotted.toml").write_text(f"a{'.a' * 50} = 1\n{whole}")
    (place / "hex.toml").write_text(f"{whole}\na = 0x{'f' * 5000}\n")
    os.mkfifo(place / "pipe")
    (place / "strange.toml").write_text('[edition]\ngame = "chess"\n')
    (place / "empty.toml").write_text("edition = 3\n")


@pytest.mark.skipif(os.geteuid() == 0, reason="who may do everything may read every file")
def test_a_file_that_one_may_not_read_is_said_to_be_one(run: Run, place: Path) -> None:
    (place / "wrong.toml").chmod(0)
    result = run("edition", "check", "wrong.toml")
    assert (result.exit_code, result.stderr) == (2, "ridotto: wrong.toml: cannot be read: Permission denied\n")


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line[:80] for line, _ in WRONG])
def test_a_wrong_command_line_is_answered_with_one_sentence(run: Run, line: str, sentence: str) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stderr.startswith("ridotto: ")
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_the_process_ends_with_code_2_and_shows_no_traceback(start: Started) -> None:
    done = start("play", "chess")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "ridotto: there is no game 'chess'; there are: template\n")


def test_the_real_command_knows_the_real_games(place: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "ridotto", "rules", "chess"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("ridotto: there is no game 'chess'; there are: ")


def test_the_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("games", "play", "simulate", "replay", "verify", "rules", "edition", "bench"):
        assert command in result.stdout
