"""The ways to sign in: passkeys, links in mails, recovery codes. Of what is secret only digests are kept."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ridotto.table.store.members import email_key, lock_member
from ridotto.table.store.store import Store, metadata

passkeys_table = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # the credential's, base64url
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("transports", sa.Text, nullable=False),  # separated by spaces
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)

used_challenges_table = sa.Table(
    "used_challenges",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("expires", sa.Float, nullable=False),
)

mail_links_table = sa.Table(
    "mail_links",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("email", sa.Text, nullable=False),
    sa.Column("email_key", sa.Text, nullable=False),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=True, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
    sa.Index("ix_mail_links_email_key", "email_key", "created"),
)

recovery_codes_table = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)

_key, _challenge, _link, _code = passkeys_table.c, used_challenges_table.c, mail_links_table.c, recovery_codes_table.c


@dataclass(frozen=True)
class Passkey:
    """A passkey of a member; `id` is the credential's, in base64url."""

    id: str
    member_id: str
    public_key: bytes
    sign_count: int
    transports: str
    name: str
    created: float
    used: float | None = None


@dataclass(frozen=True)
class MailLink:
    """A link that was sent by mail; `digest` is that of its token."""

    digest: str
    purpose: str
    email: str
    member_id: str | None
    """Whose account it is about; None if there was none with this address."""
    created: float
    expires: float
    used: float | None = None


# ---- passkeys ----


def add_passkey(connection: sa.Connection, passkey: Passkey) -> None:
    """Write a new passkey; `Raced`, from `Store.writing`, if it is there already."""
    connection.execute(passkeys_table.insert().values(**vars(passkey)))


def find_passkey(store: Store, credential: str) -> Passkey | None:
    """The passkey with this credential id."""
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(passkeys_table).where(_key.id == credential)).first()
    return Passkey(*row) if row is not None else None


def passkeys_of(store: Store, member_id: str) -> list[Passkey]:
    """A member's passkeys, the oldest first."""
    with store.engine.connect() as connection:
        return [Passkey(*row) for row in connection.execute(sa.select(passkeys_table).where(_key.member_id == member_id).order_by(_key.created, _key.id))]


def mark_passkey(connection: sa.Connection, credential: str, sign_count: int, at: float) -> None:
    """Note that a passkey was used."""
    connection.execute(passkeys_table.update().where(_key.id == credential).values(sign_count=sign_count, used=at))


def name_passkey(store: Store, member_id: str, credential: str, name: str) -> bool:
    """Give a member's passkey another name; returns whether there is such a passkey."""
    with store.writing() as connection:
        return connection.execute(passkeys_table.update().where(_key.id == credential, _key.member_id == member_id).values(name=name)).rowcount > 0


def count_passkeys(connection: sa.Connection, member_id: str) -> int:
    """How many passkeys a member has."""
    return connection.scalar(sa.select(sa.func.count()).select_from(passkeys_table).where(_key.member_id == member_id)) or 0


def remove_passkey(connection: sa.Connection, member_id: str, credential: str) -> bool:
    """Remove a member's passkey; returns whether there was such a passkey."""
    return connection.execute(passkeys_table.delete().where(_key.id == credential, _key.member_id == member_id)).rowcount > 0


def use_challenge(connection: sa.Connection, digest: str, expires: float) -> None:
    """Note that a challenge was answered; `Raced`, from `Store.writing`, if it was before."""
    connection.execute(used_challenges_table.insert().values(digest=digest, expires=expires))


# ---- links in mails ----


def add_mail_link(store: Store, link: MailLink, most: int, since: float) -> bool:
    """Write a new link; returns False, and writes none, if `most` were made for this address since then, or its member's account was deleted."""
    key = email_key(link.email)
    with store.writing() as connection:
        if link.member_id is not None and not lock_member(connection, link.member_id):
            return False
        made = connection.scalar(sa.select(sa.func.count()).select_from(mail_links_table).where(_link.email_key == key, _link.created > since)) or 0
        if made >= most:
            return False
        connection.execute(mail_links_table.insert().values(**vars(link), email_key=key))
        return True


def find_mail_link(store: Store, digest: str) -> MailLink | None:
    """The link with this digest."""
    query = sa.select(*(_link[name] for name in MailLink.__dataclass_fields__)).where(_link.digest == digest)
    with store.engine.connect() as connection:
        row = connection.execute(query).first()
    return MailLink(*row) if row is not None else None


def use_mail_link(connection: sa.Connection, digest: str, at: float) -> bool:
    """Use a link up; returns whether it was still valid, which it is once."""
    usable = sa.and_(_link.digest == digest, _link.used.is_(None), _link.expires > at)
    return connection.execute(mail_links_table.update().where(usable).values(used=at)).rowcount > 0


def drop_mail_links(connection: sa.Connection, member_id: str) -> None:
    """Make all links that are about a member's account useless."""
    connection.execute(mail_links_table.delete().where(_link.member_id == member_id))


# ---- recovery codes ----


def replace_recovery_codes(connection: sa.Connection, member_id: str, digests: Sequence[str], at: float) -> None:
    """Let a member have these recovery codes and no others."""
    connection.execute(recovery_codes_table.delete().where(_code.member_id == member_id))
    if digests:
        connection.execute(recovery_codes_table.insert(), [{"digest": digest, "member_id": member_id, "created": at} for digest in digests])


def owner_of_code(connection: sa.Connection, digest: str) -> str | None:
    """Whose a recovery code is, None if there is no such code."""
    member_id: str | None = connection.scalar(sa.select(_code.member_id).where(_code.digest == digest))
    return member_id


def use_recovery_code(connection: sa.Connection, digest: str) -> bool:
    """Use a recovery code up; returns whether it was still there."""
    return connection.execute(recovery_codes_table.delete().where(_code.digest == digest)).rowcount > 0


def count_recovery_codes(store: Store, member_id: str) -> int:
    """How many recovery codes a member has left."""
    with store.engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(recovery_codes_table).where(_code.member_id == member_id)) or 0


# ---- tidying up ----


def forget_ways_in(connection: sa.Connection, member_id: str) -> None:
    """Remove all that a member could sign in with."""
    connection.execute(passkeys_table.delete().where(_key.member_id == member_id))
    connection.execute(recovery_codes_table.delete().where(_code.member_id == member_id))
    drop_mail_links(connection, member_id)


def forget_expired(connection: sa.Connection, at: float) -> None:
    """Remove links that have long expired and challenges that can no longer be used."""
    connection.execute(mail_links_table.delete().where(_link.expires < at - 3600))  # those of the last hour are counted
    connection.execute(used_challenges_table.delete().where(_challenge.expires < at))
