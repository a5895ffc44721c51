"""The settings file: what it sets, what wins over it, and what is said when it is wrong."""

import re
import tomllib
from pathlib import Path

import pytest

from ridotto.engine.errors import SetupError
from ridotto.table.settings import Settings

from .test_serve import ridotto


def written(folder: Path, text: str) -> str:
    path = folder / "ridotto.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_file_sets_the_environment_wins_over_it_and_a_flag_over_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, 'db = "sqlite:///file.sqlite"\nport = 9000\ngrace = 7\nbot_pause = 2\nsite_name = "Casa Rialto"\n')
    monkeypatch.setenv("RIDOTTO_PORT", "9001")
    monkeypatch.setenv("RIDOTTO_GRACE", "8")
    found = Settings.from_environment(file, grace=9, bot_pause=None)
    assert (found.db, found.port, found.grace, found.bot_pause, found.site_name) == ("sqlite:///file.sqlite", 9001, 9, 2.0, "Casa Rialto")
    assert isinstance(found.bot_pause, float)


def test_the_environment_can_name_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_SETTINGS", written(tmp_path, "port = 9000\n"))
    assert Settings.from_environment().port == 9000
    assert Settings.from_environment(written(tmp_path, "port = 9002\n")).port == 9002


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "FILE: there is no setting 'prot'; did you mean port?"),
        ("colour = 'red'", "FILE: there is no setting 'colour'"),
        ("port = '9000'", "FILE: port should be a whole number, it says '9000'"),
        ("port = true", "FILE: port should be a whole number, it says True"),
        ("bot_pause = 'long'", "FILE: bot_pause should be a number, it says 'long'"),
        ("host = 1", "FILE: host should be text, it says 1"),
        ("[mail]\nfrom = 'x'", "FILE: there is no setting 'mail'; did you mean mail_from?"),
        ("port = 70000", "port should be 0 to 65535, it says 70000; 0 takes any that is free"),
        ("members = 'yes'", "members should be off or on, it says 'yes'"),
        ("smtp_security = 'ssl'", "smtp_security should be none or starttls or tls, it says 'ssl'"),
        ("smtp_port = 65536", "smtp_port should be 0 to 65535, it says 65536"),
        ("site_name = ' '", "site_name should be 1 to 40 printable characters, it says ' '"),
        ('mail_from = "a@b\\r\\nBcc: c@d"', "mail_from should be an address such as ridotto@example.org, it says 'a@b\\r\\nBcc: c@d'"),
        ("smtp_host = 'mail.example.org'", "smtp_host needs public_url as well: links in mails lead there"),
        ("smtp_host = 'm'\npublic_url = 'https://a.example'", "smtp_host needs mail_from as well: mails are sent from there"),
        ("smtp_user = 'ridotto'", "smtp_user and smtp_password_file go together; only one of them is set"),
    ],
)
def test_whatever_is_wrong_with_the_file_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(SetupError, match=f"^{re.escape(sentence.replace('FILE', file))}$"):
        Settings.from_environment(file)


def test_a_file_that_is_missing_or_no_toml_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"none\.toml: cannot be read: No such file or directory$"):
        Settings.from_environment(str(tmp_path / "none.toml"))
    with pytest.raises(SetupError, match=r"ridotto\.toml: this is not TOML: "):
        Settings.from_environment(written(tmp_path, "port: 9000"))


def test_the_command_reads_the_file_and_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    file = written(tmp_path, "prot = 1")
    done = ridotto("--settings", file)
    assert (done.returncode, done.stderr) == (2, f"ridotto: {file}: there is no setting 'prot'; did you mean port?\n")


def test_the_example_in_the_docs_is_a_settings_file() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert Settings(**tomllib.loads(example)).with_members
