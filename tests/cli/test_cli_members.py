"""`ridotto members`: accounts for the host, on the database itself."""

import json
import re
from pathlib import Path

import pytest

from ridotto.table.server import open_database
from ridotto.table.settings import Settings
from ridotto.table.store.members import Member, add_member, find_member
from ridotto.table.store.ratings import ratings_of
from ridotto.table.store.results import results_table, seat_results_table
from ridotto.table.store.sessions import begin_session, find_session

from .conftest import Run

ANNA = Member("id-of-anna", "Anna", "anna@example.org", "en", 0.0, 86_400.0)
BRUNO = Member("id-of-bruno", "Bruno", None, "de", 0.0, 0.0)


@pytest.fixture(autouse=True)
def db(place: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with two members, named by a settings file."""
    db = f"sqlite:///{place / 'club.sqlite'}"
    (place / "club.toml").write_text(f'db = "{db}"\npublic_url = "https://club.example"\n')
    monkeypatch.setenv("RIDOTTO_SETTINGS", "club.toml")
    store = open_database(Settings(db=db))
    with store.writing() as connection:
        for member in (ANNA, BRUNO):
            add_member(connection, member)
        begin_session(connection, ANNA.id, "a browser", "Firefox, Linux", 0.0)
    store.close()
    return db


def test_all_are_listed_and_one_is_shown_without_ids(run: Run) -> None:
    assert re.findall("Anna|Bruno", run("members", "list").stdout) == ["Anna", "Bruno"]
    shown = json.loads(run("members", "list", "--json").stdout)
    assert shown[0] == {"name": "Anna", "email": "anna@example.org", "created": "1970-01-01T00:00:00Z", "last_seen": "1970-01-02T00:00:00Z"}
    for who in ("anna", "ANNA@example.org"):
        assert "Firefox, Linux, last seen 1970-01-01T00:00:00Z" in run("members", "show", who).stdout
    assert json.loads(run("members", "show", "Bruno", "--json").stdout)["language"] == "de"
    assert "id-of" not in run("members", "export", "Anna").stdout


def test_a_member_is_renamed_signed_out_exported_and_deleted(run: Run, db: str, place: Path) -> None:
    assert run("members", "rename", "anna", " Anna  Maria ").stdout == "Anna is now called Anna Maria.\n"
    assert run("members", "sign-out", "Anna Maria").stdout == "Anna Maria was signed out on 1 device.\n"
    assert run("members", "sign-out", "Anna Maria").stdout == "Anna Maria was signed out on 0 devices.\n"
    assert run("members", "export", "Anna Maria", "--to", "anna.json").stdout == "anna.json is written.\n"
    assert json.loads((place / "anna.json").read_text())["account"]["email"] == "anna@example.org"
    assert run("members", "delete", "Anna Maria", input="n\n").exit_code == 1
    assert run("members", "delete", "Anna Maria", input="y\n").exit_code == 0
    assert run("members", "delete", "Bruno", "--yes").stdout == "The account of Bruno is deleted.\n"
    assert json.loads(run("members", "list", "--json").stdout) == []
    store = open_database(Settings(db=db))
    session, kept = find_session(store, "a browser"), find_member(store, ANNA.id)
    store.close()
    assert session is not None
    assert session.ended
    assert kept is not None
    assert (kept.name, kept.email) == (None, None)


def test_a_member_is_suspended_signed_out_and_let_in_again(run: Run, db: str) -> None:
    said = run("members", "suspend", "Anna", "--days", "3", "--reason", "shouting").stdout
    assert re.fullmatch(r"Anna is suspended until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n", said)
    assert json.loads(run("members", "show", "Anna", "--json").stdout)["suspended_until"].startswith("20")
    store = open_database(Settings(db=db))
    session = find_session(store, "a browser")
    store.close()
    assert session is not None
    assert session.ended
    assert run("members", "unsuspend", "Anna").stdout == "Anna can sign in again.\n"
    assert json.loads(run("members", "show", "Anna", "--json").stdout)["suspended_until"] is None


def test_a_name_is_invited_by_a_link_and_a_member_gets_a_new_one(run: Run) -> None:
    for who, name in (("Chiara", "Chiara"), ("chiara", "Chiara"), ("Anna", "Anna")):
        said, link = run("members", "invite", who).stdout.splitlines()
        assert said == f"Whoever follows this link is signed in as {name}; it works once, for a week:"
        assert re.fullmatch(r"https://club\.example/members/link/[\w-]{43}", link)
    assert "Chiara" in run("members", "list").stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("show", "Nobody"), "there is no member 'Nobody'; `ridotto members list` shows all"),
        (("show", "nobody@example.org"), "there is no member 'nobody@example.org'; `ridotto members list` shows all"),
        (("rename", "Anna", "bruno"), "another member is called 'bruno'"),
        (("rename", "Anna", ""), "a name must have 1 to 40 printable characters, and not dots alone"),
        (("suspend", "Anna", "--days", "0", "--reason", "x"), "days should be 1 to 3650"),
        (("suspend", "Anna", "--days", "1", "--reason", " "), "the reason should be 1 to 300 characters"),
        (("unsuspend", "Nobody"), "there is no member 'Nobody'; `ridotto members list` shows all"),
        (("invite", "x@example.org"), "inviting an address needs a mail server (smtp_host); invite a name instead, and hand over the link"),
        (("invite", "a\u202eb"), "a name must have 1 to 40 printable characters, and not dots alone"),
        (("list", "--settings", "none.toml"), "none.toml: cannot be read: No such file or directory"),
        (
            ("list", "--db", "mysql://x"),
            "db should be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME, with its driver installed; 'mysql' cannot be used",
        ),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_code_2(run: Run, args: tuple[str, ...], sentence: str) -> None:
    done = run("members", *args)
    assert (done.exit_code, done.stderr) == (2, f"ridotto: {sentence}\n")


def test_inviting_an_address_sends_a_mail(run: Run, place: Path) -> None:
    from tests.table.mailbox import receiving

    with receiving() as mailbox:
        with (place / "club.toml").open("a") as file:
            file.write(f'smtp_host = "127.0.0.1"\nsmtp_port = {mailbox.port}\nsmtp_security = "none"\nmail_from = "casa@club.example"\n')
        assert run("members", "invite", "neu@example.org", "--lang", "de").exit_code == 0
        mail = mailbox.next()
        assert (mail["To"], mail["Subject"]) == ("neu@example.org", "Du bist eingeladen zu Ridotto")
        assert "https://club.example/members/link/" in mail.get_content()
        assert run("members", "invite", "no@ddress@x").exit_code == 2
    assert "the mail could not be sent: " in run("members", "invite", "neu@example.org").stderr


def test_without_a_database_nothing_is_said_but_why(run: Run, place: Path) -> None:
    (place / "broken.sqlite").write_text("this is no database")
    done = run("members", "list", "--db", f"sqlite:///{place / 'broken.sqlite'}")
    assert done.exit_code == 2
    assert done.stderr.startswith("ridotto: the database (sqlite) cannot be opened: ")


def test_ratings_are_calculated_again(run: Run, db: str) -> None:
    assert run("ratings", "recalculate").stdout == "0 matches were rated again; 0 came out differently.\n"
    store = open_database(Settings(db=db))
    row = {"number": 1, "game": "rialto", "seats": 2, "named": True, "bot": "", "points": 0, "opening": ""}
    row |= {"mu_before": 25.0, "sigma_before": 8.0, "mu": 1.0, "sigma": 1.0}
    with store.writing() as connection:
        connection.execute(results_table.insert().values(number=1, table_id="t", ended=0.0, rated=True, public=True))
        for seat, member in enumerate((ANNA, BRUNO)):
            connection.execute(seat_results_table.insert().values(seat=seat, member_id=member.id, place=seat + 1, **row))
    assert run("ratings", "recalculate").stdout == "1 match was rated again; 1 came out differently.\n"
    assert run("ratings", "recalculate").stdout == "1 match was rated again; 0 came out differently.\n"
    anna, bruno = (ratings_of(store, member.id)[0].mu for member in (ANNA, BRUNO))
    store.close()
    assert anna > 25 > bruno
