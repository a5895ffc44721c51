"""`ridotto members`: accounts, for the host. Works on the database itself, whether a server is running or not."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import AsJson, Lang, console, language, table, write_json, write_text
from ridotto.cli.serve import SettingsFile
from ridotto.engine.errors import SetupError

if TYPE_CHECKING:
    from ridotto.table.settings import Settings
    from ridotto.table.store.members import Member
    from ridotto.table.store.store import Store

Database = Annotated[str | None, typer.Option("--db", metavar="URL", help="The database; without it, the one of the settings.", show_default=False)]
Who = Annotated[str, typer.Argument(metavar="NAME", help="The member's name, or e-mail address.", show_default=False)]

MOST_AT_ONCE = 500


def commands() -> typer.Typer:
    """The group of these commands."""
    group = typer.Typer(help="List, invite, rename, sign out, suspend, delete and export members.")
    group.command("list")(show_members)
    group.command("show")(show_member)
    group.command("invite")(invite)
    group.command("rename")(rename)
    group.command("sign-out")(sign_out)
    group.command("suspend")(suspend)
    group.command("unsuspend")(unsuspend)
    group.command("delete")(delete)
    group.command("export")(export)
    return group


@dataclass(frozen=True)
class Books:
    """The open database, with the settings it was found by."""

    settings: "Settings"
    store: "Store"

    def member(self, who: str) -> "Member":
        """The member with this name or address; SetupError if there is none."""
        from ridotto.table.store.members import member_named, member_with_email

        found = member_with_email(self.store, who) if "@" in who else member_named(self.store, who)
        if found is None:
            raise SetupError(f"there is no member {who!r}; `ridotto members list` shows all")
        return found


@contextmanager
def open_books(file: str | None, db: str | None) -> Iterator[Books]:
    """The database of the settings; SetupError says why it cannot be used."""
    import sqlalchemy as sa

    from ridotto.table.server import open_database
    from ridotto.table.settings import Settings
    from ridotto.table.store.store import reason

    settings = Settings.from_environment(file, db=db)
    store = open_database(settings)
    try:
        yield Books(settings, store)
    except sa.exc.SQLAlchemyError as error:
        raise SetupError(f"the database ({settings.db.partition(':')[0]}) cannot be used: {reason(error)}") from None
    finally:
        store.close()


def show_members(as_json: AsJson = False, settings: SettingsFile = None, db: Database = None) -> None:
    """List all members by name."""
    from ridotto.table.store.members import all_members

    with open_books(settings, db) as books:
        found: list[Member] = []
        while some := all_members(books.store, MOST_AT_ONCE, (found[-1].name or "") if found else ""):
            found += some
    if as_json:
        write_json([{"name": each.name, "email": each.email, "created": _day(each.created), "last_seen": _day(each.seen)} for each in found])
        return
    grid = table("name", "e-mail", "since", "last seen", left=2)
    for each in found:
        grid.add_row(each.name, each.email or "", _day(each.created)[:10], _day(each.seen)[:10])
    console().print(grid)


def show_member(who: Who, as_json: AsJson = False, settings: SettingsFile = None, db: Database = None) -> None:
    """Show one member: ways to sign in, devices, how many seats."""
    from ridotto.table.service.member_data import member_data

    with open_books(settings, db) as books:
        data = member_data(books.store, books.member(who), books.settings.public_url.rstrip("/"))
    about = {**data["account"], "passkeys": len(data["passkeys"]), "recovery_codes": data["recovery_codes_left"], "seats": len(data["seats"])}
    about |= {key: data[key] for key in ("muted_until", "suspended_until")}
    if as_json:
        write_json({**about, "devices": data["devices"]})
        return
    screen = console()
    for key, value in about.items():
        screen.print(f"{key.replace('_', ' '):15} {value if value is not None else '-'}", soft_wrap=True)
    for each in data["devices"]:
        screen.print(f"{'device':15} {each['device'] or 'a browser'}, last seen {each['last_seen']}", soft_wrap=True)


def invite(
    who: Annotated[str, typer.Argument(metavar="EMAIL|NAME", help="An address that gets a mail, or a name that gets a link from you.", show_default=False)],
    lang: Lang = None,
    settings: SettingsFile = None,
    db: Database = None,
) -> None:
    """Invite somebody: an address by mail, or a name by a link that you hand over. A member's name gets a new link to sign in."""
    from ridotto.table.service.live_table import Refused
    from ridotto.table.service.mail import send_now
    from ridotto.table.service.mail_links import host_link, invitation
    from ridotto.table.service.members import new_member, plain_email
    from ridotto.table.store.members import add_member, member_named

    with open_books(settings, db) as books:
        if "@" in who:
            if not books.settings.smtp_host:
                raise SetupError("inviting an address needs a mail server (smtp_host); invite a name instead, and hand over the link")
            try:
                email = plain_email(who)
            except Refused as error:
                raise SetupError(str(error)) from None
            send_now(books.settings, invitation(books.store, books.settings, email, language(lang)))
            print(f"An invitation has been sent to {email}; its link works once, for a week.")
            return
        member = member_named(books.store, who)
        if member is None:
            try:
                member = new_member(who, language(lang))
            except Refused as error:
                raise SetupError(str(error)) from None
            with books.store.writing() as connection:
                add_member(connection, member)
        print(f"Whoever follows this link is signed in as {member.name}; it works once, for a week:")
        print(host_link(books.store, books.settings, member))


def rename(who: Who, to: Annotated[str, typer.Argument(metavar="NEW-NAME", show_default=False)], settings: SettingsFile = None, db: Database = None) -> None:
    """Give a member another name."""
    from ridotto.table.service.live_table import Refused
    from ridotto.table.service.seats import plain_name
    from ridotto.table.store.members import change_member
    from ridotto.table.store.store import Raced

    with open_books(settings, db) as books:
        member = books.member(who)
        try:
            name = plain_name(to)
            with books.store.writing() as connection:
                change_member(connection, member.id, name=name)
        except Refused as error:
            raise SetupError(str(error)) from None
        except Raced:
            raise SetupError(f"another member is called {name!r}") from None
        print(f"{member.name} is now called {name}.")


def sign_out(who: Who, settings: SettingsFile = None, db: Database = None) -> None:
    """Sign a member out on all devices."""
    from ridotto.table.service.clock import now
    from ridotto.table.store.sessions import end_sessions, of_member

    with open_books(settings, db) as books:
        member = books.member(who)
        with books.store.writing() as connection:
            count = end_sessions(connection, now(), of_member(member.id))
        print(f"{member.name} was signed out on {count} {'device' if count == 1 else 'devices'}.")


def suspend(
    who: Who,
    days: Annotated[int, typer.Option("--days", metavar="DAYS", help="For how many days.", show_default=False)],
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; the member reads it when signing in.", show_default=False)],
    settings: SettingsFile = None,
    db: Database = None,
) -> None:
    """Suspend a member for some days: signed out everywhere, and bots play for them. A running server hands over the seats within a minute."""
    from ridotto.table.service.live_table import Refused
    from ridotto.table.service.members import day_text
    from ridotto.table.service.standings import suspend

    with open_books(settings, db) as books:
        member = books.member(who)
        try:
            until = suspend(books.store, member, days, reason)
        except Refused as error:
            raise SetupError(str(error)) from None
        print(f"{member.name} is suspended until {day_text(until)}.")


def unsuspend(who: Who, settings: SettingsFile = None, db: Database = None) -> None:
    """Let a suspended member sign in again."""
    from ridotto.table.service.standings import unsuspend

    with open_books(settings, db) as books:
        member = books.member(who)
        unsuspend(books.store, member)
        print(f"{member.name} can sign in again.")


def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    settings: SettingsFile = None,
    db: Database = None,
) -> None:
    """Delete a member's account. Others' matches stay whole; the server gives up seats at matches in progress within a minute."""
    from ridotto.table.service.clock import now
    from ridotto.table.service.departure import delete_member

    with open_books(settings, db) as books:
        member = books.member(who)
        if not yes and not typer.confirm(f"Delete the account of {member.name} for good?"):
            raise typer.Exit(1)
        delete_member(books.store, member, now())
        print(f"The account of {member.name} is deleted.")


def export(
    who: Who,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where to write it; without it, to the screen.", show_default=False)] = None,
    settings: SettingsFile = None,
    db: Database = None,
) -> None:
    """Write all that is kept about a member, as JSON: what the member gets from the account's page."""
    import json

    from ridotto.table.service.member_data import member_data

    with open_books(settings, db) as books:
        data = member_data(books.store, books.member(who), books.settings.public_url.rstrip("/"))
    if to is None:
        write_json(data)
        return
    write_text(to, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    print(f"{to} is written.")


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
