"""What a member can sign in with: passkeys, an address for mails, recovery codes. The last way in cannot be removed."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.members import Arrival, let_in, writing_of
from ridotto.table.service.seats import plain_name
from ridotto.table.service.tokens import ALPHABET
from ridotto.table.store import sign_in
from ridotto.table.store.members import Member, change_member, find_member
from ridotto.table.store.sign_in import Passkey
from ridotto.table.store.store import Store

MOST_PASSKEYS = 20
CODES = 8
CODE_LETTERS = 12  # of 31 kinds: 59 bits


@dataclass(frozen=True)
class WaysIn:
    """What a member has to sign in with."""

    passkeys: Sequence[Passkey]
    codes: int
    """Recovery codes that are left."""


class Ways:
    """The ways in of all members, for one process; `mail` is whether links can be sent by mail."""

    def __init__(self, store: Store, mail: bool) -> None:
        self._store = store
        self._mail = mail

    async def of(self, member: Member) -> WaysIn:
        """What a member has to sign in with."""
        store = self._store
        return WaysIn(await store.call(sign_in.passkeys_of, store, member.id), await store.call(sign_in.count_recovery_codes, store, member.id))

    # ---- passkeys and the address ----

    async def name_passkey(self, member: Member, passkey: str, name: str) -> None:
        """Give a passkey another name."""
        if not await self._store.call(sign_in.name_passkey, self._store, member.id, passkey, plain_name(name)):
            raise Refused("no-passkey", 404)

    async def remove_passkey(self, member: Member, passkey: str) -> None:
        """Remove a passkey; Refused if it is the last way in."""

        def write() -> None:
            with writing_of(self._store, member.id) as connection:
                if not sign_in.remove_passkey(connection, member.id, passkey):
                    raise Refused("no-passkey", 404)
                if not sign_in.count_passkeys(connection, member.id) and not (self._mail and member.email):
                    raise Refused("last-way-in")  # and nothing is written

        await self._store.call(write)

    async def remove_email(self, member: Member) -> None:
        """Forget a member's address; Refused if it is the last way in."""

        def write() -> None:
            with writing_of(self._store, member.id) as connection:
                if not sign_in.count_passkeys(connection, member.id):
                    raise Refused("last-way-in")
                change_member(connection, member.id, email=None)

        await self._store.call(write)

    # ---- recovery codes ----

    async def new_codes(self, member: Member) -> list[str]:
        """New recovery codes instead of those from before; they are never shown again."""
        codes = [new_code() for _ in range(CODES)]

        def write() -> None:
            with writing_of(self._store, member.id) as connection:
                sign_in.replace_recovery_codes(connection, member.id, [code_digest(code) for code in codes], now())

        await self._store.call(write)
        return codes

    async def use_code(self, code: str, arrival: Arrival) -> Member:
        """Sign in whose recovery code this is, which is thereby used up; Refused if there is no such code."""

        def write() -> str | None:
            with self._store.writing() as connection:
                found = sign_in.owner_of_code(connection, code_digest(code))
                if found is None:
                    return None
                let_in(connection, found, arrival)  # or the code is kept
                if not sign_in.use_recovery_code(connection, code_digest(code)):
                    raise Refused("code", 403)  # somebody else has used it at this moment; nothing is written
                return found

        member_id = await self._store.call(write)
        member = await self._store.call(find_member, self._store, member_id) if member_id is not None else None
        if member is None:
            raise Refused("code", 403)
        return member


def new_code() -> str:
    """A recovery code: three groups of four letters and digits."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
    return "-".join(letters[at : at + 4] for at in range(0, CODE_LETTERS, 4))


def code_digest(code: str) -> str:
    """The digest of a recovery code, however it was typed."""
    return sha256(f"ridotto-code {''.join(letter for letter in code.lower() if letter in ALPHABET)}".encode()).hexdigest()
