"""The server's settings: a file (`--settings FILE`), environment variables (`RIDOTTO_...`) and flags of `ridotto serve`.

Defaults < file < environment < flags. The file is TOML; its keys are the names of the fields of `Settings`.
"""

import re
import tomllib
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from os import environ
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ridotto.engine.errors import SetupError
from ridotto.engine.files import read_text


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    base = environ.get("XDG_DATA_HOME") or environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'ridotto' / 'tables.sqlite'}"


def setting(default: Any, what: str) -> Any:
    """A field with the sentence that `--help` and the docs show."""
    return field(default=default, metadata={"what": what})


@dataclass(frozen=True)
class Settings:
    """All settings of the server."""

    db: str = setting("", "Where tables are kept: sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME. Empty: a file in your data folder.")
    host: str = setting("127.0.0.1", "The address to listen on.")
    port: int = setting(8471, "The port to listen on.")
    public_url: str = setting("", "The address people use, such as https://play.example.org, if it differs; with https, cookies are marked Secure.")
    bot_workers: int = setting(1, "How many processes think for bots.")
    bot_seconds: float = setting(5.0, "How long a bot may think about one decision before a random move is made for it.")
    bot_pause: float = setting(0.4, "How long a bot waits before it moves, so that people can follow; 0 for programs.")
    grace: int = setting(120, "Seconds after which the seat of an absent player may be handed to a bot.")
    idle_seconds: float = setting(120.0, "How long a table that nobody touches stays in memory.")
    requests_per_minute: int = setting(600, "Requests one address, or one member, may make in a minute; 0 for no limit.")
    moves_per_minute: int = setting(240, "Moves, undos and messages one seat may send in a minute; 0 for no limit.")
    hints_per_minute: int = setting(20, "Hints one seat may ask for in a minute, and one address about matches that are over; 0 for no limit.")
    analyses_per_hour: int = setting(30, "Analyses of matches one address may ask for in an hour; 0 for no limit.")
    analysis_seconds: float = setting(90.0, "How long the analysis of a match may take, in seconds of one core; with less it is less sure.")
    tables_per_hour: int = setting(60, "Tables one address, or one member, may open in an hour; 0 for no limit.")
    play_now_seconds: int = setting(40, "How long somebody who wants to play now waits for people before bots fill the seats that are left.")
    streams_per_address: int = setting(64, "Live streams one address, or one member, may hold open; 0 for no limit.")
    connections: int = setting(4096, "Connections that may be open at the same time; at most three quarters of the files that a process may open.")
    connections_per_address: int = setting(
        200,
        "Connections one address may hold open; 0 for no limit. A trusted proxy (FORWARDED_ALLOW_IPS) is exempt: it should limit its clients.",
    )
    header_seconds: float = setting(10.0, "How long a connection may take to send the headers of a request, from its start or the previous response.")
    body_bytes: int = setting(65_536, "The longest request body that is read.")
    keep_waiting_days: int = setting(14, "Days that a table without a match is kept after somebody was last there; 0 for ever.")
    keep_playing_days: int = setting(180, "Days that an abandoned match is kept; 0 for ever.")
    keep_finished_days: int = setting(365, "Days that a finished match and its record are kept; 0 for ever.")
    log_format: str = setting("text", "How logs are written: text or json.")
    backup_folder: str = setting("", "A folder for backups that the server makes by itself, of an SQLite file. Empty: none.")
    backup_hours: float = setting(24.0, "Hours between two of these backups.")
    backup_keep: int = setting(7, "How many of them are kept, the newest.")
    metrics: str = setting("off", "Whether /metrics shows figures for Prometheus, to programs on this machine: off or on.")
    metrics_token_file: str = setting("", "A file with a token that whoever reads /metrics must send (Authorization: Bearer), from anywhere.")
    operator_token_file: str = setting("", "A file with the secret of the operator's page, /operator. Empty: there is no such page.")
    site_name: str = setting("Ridotto", "What this place is called, on its pages and in its mails.")
    members: str = setting("off", "Whether people may have accounts: on or off. Nobody needs one to play by a link.")
    events: str = setting(
        "members", "Who may organise tournaments and other events, where there are members: members, operator (whoever has the operator's secret) or off."
    )
    members_per_address: int = setting(
        10,
        "Members each have the limits of an address, wherever they are; all of them behind one address have them so many times together: "
        "requests, tables, streams and reports.",
    )
    sign_ins_per_hour: int = setting(60, "Attempts to sign in or sign up one address may make in an hour; 0 for no limit.")
    invitations_per_hour: int = setting(40, "Requests to be friends, invitations and clubs one member may make in an hour; 0 for no limit.")
    reports_per_hour: int = setting(10, "Reports to the operator one address, or one member, may make in an hour; 0 for no limit.")
    smtp_host: str = setting("", "The mail server that sends links to sign in; empty: no mails. It needs public_url and mail_from.")
    smtp_port: int = setting(0, "The mail server's port; 0 for the usual one: 25, 587 with starttls, 465 with tls.")
    smtp_security: str = setting("starttls", "How the connection to the mail server is secured: none, starttls or tls.")
    smtp_user: str = setting("", "The user at the mail server; empty: none is needed.")
    smtp_password_file: str = setting("", "The file with that user's password in its first line.")
    mail_from: str = setting("", "The address that mails are sent from, such as ridotto@example.org.")

    push: str = setting("off", "Whether browsers may ask for messages when it is their turn (Web Push): on or off. It needs public_url.")
    push_hosts: str = setting(
        "fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com",
        "The push services that messages may be sent to: hosts, separated by spaces; a whole address such as http://127.0.0.1:9000 may be in your own network.",
    )

    def __post_init__(self) -> None:
        """SetupError says which value is invalid."""
        for name, lowest in _LOWEST.items():
            if not getattr(self, name) >= lowest:
                raise SetupError(f"{name} should be at least {lowest}, it says {getattr(self, name)}")
        for name, possible in _ONE_OF.items():
            if getattr(self, name) not in possible:
                raise SetupError(f"{name} should be {' or '.join(possible)}, it says {getattr(self, name)!r}")
        for name in ("port", "smtp_port"):
            if getattr(self, name) > 65_535:
                raise SetupError(f"{name} should be 0 to 65535, it says {getattr(self, name)}{'; 0 takes any that is free' if name == 'port' else ''}")
        if not self.site_name.strip() or len(self.site_name) > LONGEST_SITE_NAME or not self.site_name.isprintable():
            raise SetupError(f"site_name should be 1 to {LONGEST_SITE_NAME} printable characters, it says {self.site_name!r}")
        if self.backup_folder and self.db and (not self.db.startswith("sqlite") or ":memory:" in self.db):
            raise SetupError("backup_folder is for an SQLite file; back a PostgreSQL database up with pg_dump (docs/hosting.md, Backup)")
        self._check_mail()
        if self.push == "on" and not self.public_url:
            raise SetupError("push needs public_url as well: push services ask who sends messages")
        parts = urlsplit(self.public_url)
        if self.public_url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query or parts.fragment):
            raise SetupError(f"public_url should be like https://play.example.org, without a path; it says {self.public_url!r}")

    def _check_mail(self) -> None:
        """A mail has a sender, and links that lead here: the address a request asks for is nothing to put into a mail."""
        if self.mail_from and not is_mail_address(self.mail_from):
            raise SetupError(f"mail_from should be an address such as ridotto@example.org, it says {self.mail_from!r}")
        for name in ("public_url", "mail_from"):
            if self.smtp_host and not getattr(self, name):
                raise SetupError(f"smtp_host needs {name} as well: {'links in mails lead there' if name == 'public_url' else 'mails are sent from there'}")
        if bool(self.smtp_user) != bool(self.smtp_password_file):
            raise SetupError("smtp_user and smtp_password_file go together; only one of them is set")

    @property
    def with_members(self) -> bool:
        """Whether people may have accounts."""
        return self.members == "on"

    @property
    def with_events(self) -> bool:
        """Whether there are events."""
        return self.with_members and self.events != "off"

    @classmethod
    def from_environment(cls, settings: str | None = None, **flags: Any) -> "Settings":
        """Flags that are given win over the environment, which wins over the file `settings`, which wins over the defaults.

        Without `settings`, `RIDOTTO_SETTINGS` names the file, if there is one.
        """
        file = settings or environ.get(FILE_VARIABLE)
        found = _read_file(Path(file), {each.name: type(each.default) for each in fields(cls)}) if file else {}
        for each in fields(cls):
            text = environ.get(f"RIDOTTO_{each.name.upper()}")
            if text is not None:
                found[each.name] = _read(each.name, text, type(each.default))
        found |= {name: value for name, value in flags.items() if value is not None}
        return cls(**{**found, "db": found.get("db") or default_database()})


FILE_VARIABLE = "RIDOTTO_SETTINGS"
LONGEST_SITE_NAME = 40
LONGEST_MAIL_ADDRESS = 254
LOG_FORMATS = ("text", "json")
_ONE_OF = {
    "log_format": LOG_FORMATS,
    "members": ("off", "on"),
    "events": ("members", "operator", "off"),
    "metrics": ("off", "on"),
    "push": ("off", "on"),
    "smtp_security": ("none", "starttls", "tls"),
}
_LOWEST = {
    "port": 0,
    "bot_workers": 1,
    "bot_seconds": 0.01,
    "bot_pause": 0,
    "grace": 0,
    "idle_seconds": 1,
    "requests_per_minute": 0,
    "moves_per_minute": 0,
    "hints_per_minute": 0,
    "analyses_per_hour": 0,
    "analysis_seconds": 1,
    "tables_per_hour": 0,
    "play_now_seconds": 1,
    "streams_per_address": 0,
    "connections": 1,
    "connections_per_address": 0,
    "header_seconds": 0.1,
    "body_bytes": 1024,
    "keep_waiting_days": 0,
    "keep_playing_days": 0,
    "keep_finished_days": 0,
    "backup_hours": 0.1,
    "backup_keep": 1,
    "sign_ins_per_hour": 0,
    "members_per_address": 1,
    "invitations_per_hour": 0,
    "reports_per_hour": 0,
    "smtp_port": 0,
}
_KINDS = {str: "text", int: "a whole number", float: "a number"}
_MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")


def is_mail_address(text: str) -> bool:
    """Whether a text can be the address of a mail; no other character than these ever gets into a header."""
    return len(text) <= LONGEST_MAIL_ADDRESS and _MAIL_ADDRESS.fullmatch(text) is not None


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise SetupError(f"RIDOTTO_{name.upper()} should be a {'whole number' if kind is int else 'number'}, it says {text!r}") from None


def _read_file(path: Path, kinds: dict[str, type]) -> dict[str, Any]:
    """The settings in a file; SetupError names the file and the key that is wrong."""
    try:
        found = tomllib.loads(read_text(path, SetupError))
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{path}: this is not TOML: {error}") from None
    for name, value in found.items():
        if name not in kinds:
            close = get_close_matches(name, kinds, 1)
            raise SetupError(f"{path}: there is no setting {name!r}{f'; did you mean {close[0]}?' if close else ''}")
        if kinds[name] is float and type(value) is int:
            found[name] = float(value)
        elif type(value) is not kinds[name]:
            raise SetupError(f"{path}: {name} should be {_KINDS[kinds[name]]}, it says {value!r}")
    return found
