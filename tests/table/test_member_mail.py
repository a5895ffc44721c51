"""Links by e-mail, with a real mail server: signing up and in, confirming an address, and what nobody learns from them."""

import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.engine.errors import SetupError
from ridotto.table.service import mail as mail_of_the_house
from ridotto.table.service.mail import Mail, Mailer, send_now
from ridotto.table.service.mail_links import LINK_SECONDS, MAILS_PER_HOUR, host_link
from ridotto.table.service.members import new_member
from ridotto.table.service.tasks import Tasks
from ridotto.table.settings import Settings
from ridotto.table.store.members import add_member, member_named
from ridotto.table.store.sign_in import mail_links_table

from .browsers import open_table
from .clubs import Club, Person, club
from .mailbox import Mailbox, receiving


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("club"), mailbox, site_name="Casa Rialto") as running:
        yield running


def sign_up_by_mail(house: Club, mailbox: Mailbox, name: str, email: str) -> Person:
    person = house.guest()
    person.post("/members/mail", email=email)
    person.post(mailbox.link(), name=name)
    return person


def test_a_link_signs_up_and_the_next_one_signs_in_after_a_click(house: Club, mailbox: Mailbox) -> None:
    anna = house.guest()
    table = open_table(anna, seat0="me", name="Anna", listed="")
    sent = anna.post("/members/mail", email=" Anna@Example.org ")
    mail = mailbox.next()
    assert (mail["To"], mail["From"], mail["Subject"]) == ("Anna@Example.org", "Casa Rialto <casa@house.test>", "Sign up at Casa Rialto")
    assert mail["Auto-Submitted"] == "auto-generated"
    link = next(line for line in mail.get_content().splitlines() if "/members/link/" in line)
    assert link.startswith("http://testserver/members/link/")
    path = link.removeprefix("http://testserver")
    page = anna.get(path)
    assert anna.name == ""  # looking at it changes nothing
    assert "Anna@Example.org" in page.text
    anna.post(path, name="Anna")
    assert anna.name == "Anna"
    anna.get(path, 404)
    anna.post(path, 404, name="Anna")
    phone = house.guest("de")
    again = phone.post("/members/mail", email="anna@example.org")
    assert again.source.count("<p") == sent.source.count("<p")
    mail = mailbox.next()
    assert mail["Subject"] == "Sign in to Casa Rialto"  # in the member's language
    path = next(line for line in mail.get_content().splitlines() if "/members/link/" in line).removeprefix("http://testserver")
    for _ in range(2):
        assert "Anna" in phone.get(path).text
        assert phone.name == ""
    phone.post(path)
    assert phone.name == "Anna"
    assert f'href="{table}"' in phone.get("/").source


def test_whom_the_host_invites_has_the_language_of_the_first_who_follows_the_link(house: Club) -> None:
    member, store = new_member("Luzia", "en"), house.service.store
    with store.writing() as connection:
        add_member(connection, member)
    for language in ("de", "en"):  # the second link is for somebody who was here
        person = house.guest(language)
        person.post(f"/members/link/{host_link(store, house.service.settings, member).rpartition('/')[2]}")
        assert person.get("/me").language == "de"
    kept = member_named(store, "Luzia")
    assert kept is not None
    assert kept.language == "de"


def test_whoever_is_new_gets_the_mail_in_their_language(house: Club, mailbox: Mailbox) -> None:
    house.guest("de").post("/members/mail", email="neu@example.org")
    mail = mailbox.next()
    assert mail["Subject"] == "Konto anlegen bei Casa Rialto"
    assert "fünfzehn Minuten" in mail.get_content()


def test_the_answer_is_the_same_whether_there_is_an_account_or_not_and_whether_too_many_were_asked_for(house: Club, mailbox: Mailbox) -> None:
    sign_up_by_mail(house, mailbox, "Bruno", "bruno@example.org")
    known, unknown = (house.guest().post("/members/mail", email=email).source for email in ("bruno@example.org", "nobody@example.org"))
    assert known == unknown
    mailbox.next(), mailbox.next()
    for _ in range(MAILS_PER_HOUR + 3):
        assert house.guest().post("/members/mail", email="NOBODY@example.org").source == known
    for _ in range(MAILS_PER_HOUR - 1):
        assert mailbox.next()["To"] == "NOBODY@example.org"
    house.guest().post("/members/mail", email="last@example.org")
    assert mailbox.next()["To"] == "last@example.org"  # none of those too many came before it
    mailbox.clear()


@pytest.mark.parametrize("email", ["", "anna", "a@b\r\nBcc: c@d", "a b@c.d", "<a@b.c>", "a@b.c, d@e.f", f"{'x' * 250}@b.cd", "ä@b.c", '"a"@b.c'])
def test_what_is_no_address_is_refused_and_nothing_is_sent(house: Club, mailbox: Mailbox, email: str) -> None:
    house.guest().post("/members/mail", 422, email=email)
    assert mailbox.empty


def test_a_link_expires(house: Club, mailbox: Mailbox) -> None:
    guest = house.guest()
    guest.post("/members/mail", email="late@example.org")
    path = mailbox.link()
    with house.service.store.writing() as connection:
        connection.execute(mail_links_table.update().values(expires=mail_links_table.c.expires - LINK_SECONDS["enter"]))
    assert "This link has been used or has expired; ask for a new one." in guest.get(path, 404).text
    guest.post(path, 404, name="Late")
    for wrong in ("x", "x" * 43, "x" * 500, path.rpartition("/")[2][:-1]):
        guest.get(f"/members/link/{wrong}", 404)


def test_a_taken_name_is_said_beside_the_form_and_the_link_still_works(house: Club, mailbox: Mailbox) -> None:
    sign_up_by_mail(house, mailbox, "Chiara", "chiara@example.org")
    guest = house.guest()
    guest.post("/members/mail", email="other@example.org")
    path = mailbox.link()
    assert "Somebody else is called chiara" in guest.post(path, 409, name="chiara").text
    guest.post(path, 422, name="")
    guest.post(path, name="Chiara B")
    assert guest.name == "Chiara B"


def test_an_address_counts_once_it_is_confirmed_and_the_one_before_is_told(house: Club, mailbox: Mailbox) -> None:
    dario = house.member("Dario")
    dario.post("/me/email", email="dario@example.org")
    mail = mailbox.next()
    assert mail["Subject"] == "Confirm your address for Casa Rialto"
    path = next(line for line in mail.get_content().splitlines() if "/members/link/" in line).removeprefix("http://testserver")
    assert "dario@example.org" not in dario.get("/me").text
    other_device = house.guest()
    assert "Dario" in other_device.get(path).text
    other_device.post(path)
    assert other_device.name == ""  # it confirms, and signs nobody in
    assert "Links go to dario@example.org." in dario.get("/me").text
    dario.post("/me/email", email="new@example.org")
    dario.post(mailbox.link())
    told = mailbox.next()
    assert (told["To"], told["Subject"]) == ("dario@example.org", "Your address at Casa Rialto has changed")
    assert "new@example.org" not in told.get_content()
    dario.post("/me/email/remove")
    assert "Without an address" in dario.get("/me").text


def test_an_address_that_another_account_has_cannot_be_confirmed(house: Club, mailbox: Mailbox) -> None:
    sign_up_by_mail(house, mailbox, "Elena", "elena@example.org")
    fabio = house.member("Fabio")
    fabio.post("/me/email", email="elena@example.org")
    assert "Another account has this address." in fabio.post(mailbox.link(), 409).text


def test_the_address_cannot_be_removed_when_it_is_the_last_way_in(house: Club, mailbox: Mailbox) -> None:
    gino = sign_up_by_mail(house, mailbox, "Gino", "gino@example.org")
    assert "only way to sign in" in gino.post("/me/email/remove", 409).text
    gino.add_passkey(gino.passkey)
    gino.post("/me/email/remove")
    (key,) = [form["fields"]["passkey"] for form in gino.get("/me").forms if form["action"] == "/me/passkeys/remove"]
    gino.post("/me/passkeys/remove", 409, passkey=key)


def test_links_are_kept_as_digests_and_go_with_the_account(house: Club, mailbox: Mailbox) -> None:
    irene = sign_up_by_mail(house, mailbox, "Irene", "irene@example.org")
    irene.post("/me/email", email="irene2@example.org")
    path = mailbox.link()
    with house.service.store.engine.connect() as connection:
        assert path.rpartition("/")[2] not in repr(connection.execute(mail_links_table.select()).all())
    irene.post("/me/delete", name="Irene")
    house.guest().get(path, 404)


def test_a_mail_that_cannot_be_sent_is_logged_without_saying_to_whom(house: Club, mailbox: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    mailbox.refuses = "is not here"
    try:
        house.guest().post("/members/mail", email="luca@example.org")
        house.call(_all_sent, house)
    finally:
        mailbox.refuses = ""
    records = [record for record in caplog.records if "could not be sent" in record.message]
    assert [vars(record)["reason"] for record in records] == ["SMTPRecipientsRefused"]
    assert "luca" not in caplog.text


async def _all_sent(house: Club) -> None:
    import asyncio

    while house.service.mail_links._mailer is not None and house.service.mail_links._mailer._waiting:
        await asyncio.sleep(0.01)


# ---- the mail server ----


def test_the_connection_is_encrypted_and_the_user_logs_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail_of_the_house, "SECONDS", 1.0)  # a server that a client has turned away from does not answer its goodbye
    key, certificate, password = tmp_path / "key.pem", tmp_path / "cert.pem", tmp_path / "password"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate], check=True, capture_output=True, timeout=60)
    password.write_text("secret words\nand more\n")
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    with receiving(tls, ("casa", "secret words")) as mailbox:
        given = {"smtp_host": "localhost", "smtp_port": mailbox.port, "smtp_user": "casa", "smtp_password_file": str(password)}
        settings = Settings(public_url="https://a.example", mail_from="casa@a.example", **given)  # type: ignore[arg-type]
        mail = Mail("anna@example.org", "Grüße", "Schöne Grüße\n")
        with pytest.raises(SetupError, match="the mail could not be sent: "):  # nobody vouches for the certificate
            send_now(settings, mail)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        send_now(settings, mail)
        got = mailbox.next()
        assert (got["Subject"], got.get_content().splitlines()) == ("Grüße", ["Schöne Grüße"])
        password.write_text("wrong\n")
        with pytest.raises(SetupError, match="the mail could not be sent: "):
            send_now(settings, mail)


def test_a_password_file_that_cannot_be_read_is_said_when_the_server_starts(tmp_path: Path) -> None:
    settings = Settings(public_url="https://a.example", mail_from="a@b.c", smtp_host="m", smtp_user="u", smtp_password_file=str(tmp_path / "none"))
    with pytest.raises(SetupError, match="none: cannot be read"):
        Mailer(settings, Tasks())
