"""Signing up and in with passkeys (WebAuthn).

A challenge is signed with the server's key and says what it is for, which browser got it and since when; only the
digest of one that was answered is stored, so that it works once and nobody fills the database by asking. What fails is
always answered in the same way, whether the passkey is unknown or its signature wrong.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from itsdangerous import BadData
from webauthn import generate_authentication_options, generate_registration_options, verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import AuthenticatorSelectionCriteria, PublicKeyCredentialDescriptor, ResidentKeyRequirement, UserVerificationRequirement

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import Refused
from ridotto.table.service.members import Arrival, Members, let_in, new_member
from ridotto.table.service.tokens import SeatTokens
from ridotto.table.service.ways_in import MOST_PASSKEYS
from ridotto.table.store import sign_in
from ridotto.table.store.members import Member, add_member, lock_member
from ridotto.table.store.sign_in import Passkey
from ridotto.table.store.store import Raced, Store

CHALLENGE_SECONDS = 300
LONGEST_CREDENTIAL = 1400  # characters of an id; the standard allows 1023 bytes
SIGN_IN, SIGN_UP, ADD = "sign-in", "sign-up", "add"
TRANSPORTS = ("usb", "nfc", "ble", "smart-card", "hybrid", "internal")


@dataclass(frozen=True)
class Place:
    """Where passkeys are valid: the host that they are for (`rp_id`), the address of our pages, and our name."""

    host: str
    origin: str
    name: str


@dataclass(frozen=True)
class Asked:
    """What goes to the browser: the options for its `navigator.credentials`, and the challenge as we signed it."""

    options: dict[str, Any]
    challenge: str


class Passkeys:
    """The passkeys of all members, for one process."""

    def __init__(self, store: Store, tokens: SeatTokens, members: Members) -> None:
        self._store = store
        self._members = members
        self._signer = tokens.timed_signer("challenge")

    # ---- asking ----

    def ask_to_sign_in(self, place: Place, browser: str) -> Asked:
        """For whoever has a passkey here; the browser lets them choose one."""
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=place.host, challenge=challenge, timeout=CHALLENGE_SECONDS * 1000, user_verification=UserVerificationRequirement.PREFERRED
        )
        return Asked(options_to_json_dict(options), self._signed(challenge, SIGN_IN, browser))

    async def ask_to_sign_up(self, place: Place, browser: str, name: str, language: str) -> Asked:
        """For somebody new; Refused if the name is taken or cannot be one."""
        member = new_member(name, language)
        if member.name is not None and await self._members.named(member.name) is not None:
            raise Refused("member-name", name=member.name)
        return await self._ask_to_register(place, browser, member, SIGN_UP)

    async def ask_to_add(self, place: Place, browser: str, member: Member) -> Asked:
        """For another passkey of a member."""
        return await self._ask_to_register(place, browser, member, ADD)

    async def _ask_to_register(self, place: Place, browser: str, member: Member, what: str) -> Asked:
        known = await self._store.call(sign_in.passkeys_of, self._store, member.id) if what == ADD else []
        if len(known) >= MOST_PASSKEYS:
            raise Refused("many-passkeys", most=str(MOST_PASSKEYS))
        challenge, name = secrets.token_bytes(32), member.name or ""
        options = generate_registration_options(
            rp_id=place.host,
            rp_name=place.name,
            user_id=member.id.encode(),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
        )
        about = (member.id, name, member.language)
        return Asked(options_to_json_dict(options), self._signed(challenge, what, browser, *about))

    def _signed(self, challenge: bytes, what: str, browser: str, *about: str) -> str:
        return str(self._signer.dumps([bytes_to_base64url(challenge), what, sha256(browser.encode()).hexdigest(), *about]))

    def _read(self, signed: str, what: str, browser: str | None) -> tuple[bytes, list[str]]:
        """The challenge that we signed for this browser and purpose, and what we noted with it; Refused for any other."""
        try:
            challenge, purpose, bound, *about = self._signer.loads(signed, max_age=CHALLENGE_SECONDS)
        except (BadData, ValueError, TypeError):
            raise Refused("challenge", 403) from None
        if purpose != what or browser is None or bound != sha256(browser.encode()).hexdigest():
            raise Refused("challenge", 403)
        return base64url_to_bytes(challenge), about

    # ---- answering ----

    async def sign_in(self, place: Place, browser: str | None, signed: str, credential: dict[str, Any], arrival: Arrival) -> Member:
        """Sign in whoever has answered with a passkey."""
        challenge, _ = self._read(signed, SIGN_IN, browser)
        found = await self._store.call(sign_in.find_passkey, self._store, _credential_id(credential))
        if found is None:
            raise Refused("passkey", 403)
        verified = _checked(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=found.public_key,
                credential_current_sign_count=found.sign_count,
            )
        )

        member = await self._members.member(found.member_id)
        if member is None:
            raise Refused("passkey", 403)

        def write() -> None:
            with self._store.writing() as connection:
                if not lock_member(connection, member.id):
                    raise Refused("passkey", 403)
                sign_in.use_challenge(connection, sha256(challenge).hexdigest(), now() + CHALLENGE_SECONDS)
                sign_in.mark_passkey(connection, found.id, verified.new_sign_count, now())
                let_in(connection, member.id, arrival)

        await self._write(write)
        return member

    async def sign_up(self, place: Place, browser: str | None, signed: str, credential: dict[str, Any], device: str, arrival: Arrival) -> Member:
        """A new member with this passkey, who is signed in."""
        challenge, (member_id, name, language) = self._read(signed, SIGN_UP, browser)
        member = Member(member_id, name, None, language, now(), now())
        passkey = self._registered(place, challenge, credential, member, device)

        def write() -> None:
            with self._store.writing() as connection:
                sign_in.use_challenge(connection, sha256(challenge).hexdigest(), now() + CHALLENGE_SECONDS)
                add_member(connection, member)
                sign_in.add_passkey(connection, passkey)
                let_in(connection, member.id, arrival)

        try:
            await self._write(write)
        except Refused:
            if await self._members.named(name) is not None:
                raise Refused("member-name", name=name) from None
            raise
        return member

    async def add(self, place: Place, browser: str | None, signed: str, credential: dict[str, Any], member: Member, device: str) -> None:
        """Another passkey of the member who is signed in."""
        challenge, about = self._read(signed, ADD, browser)
        if about[:1] != [member.id]:
            raise Refused("challenge", 403)
        passkey = self._registered(place, challenge, credential, member, device)

        def write() -> None:
            with self._store.writing() as connection:
                if not lock_member(connection, member.id) or sign_in.count_passkeys(connection, member.id) >= MOST_PASSKEYS:
                    raise Refused("many-passkeys", most=str(MOST_PASSKEYS))
                sign_in.use_challenge(connection, sha256(challenge).hexdigest(), now() + CHALLENGE_SECONDS)
                sign_in.add_passkey(connection, passkey)

        await self._write(write)

    def _registered(self, place: Place, challenge: bytes, credential: dict[str, Any], member: Member, device: str) -> Passkey:
        verified = _checked(
            lambda: verify_registration_response(credential=credential, expected_challenge=challenge, expected_rp_id=place.host, expected_origin=place.origin)
        )
        response = credential.get("response")
        named = response.get("transports") if isinstance(response, dict) else None
        transports = [each for each in TRANSPORTS if each in named] if isinstance(named, list) else []
        key = bytes_to_base64url(verified.credential_id)
        if len(key) > LONGEST_CREDENTIAL:
            raise Refused("passkey", 403)
        return Passkey(key, member.id, verified.credential_public_key, verified.sign_count, " ".join(transports), device, now())

    async def _write(self, write: Callable[[], None]) -> None:
        """Write what follows from an answer; Refused if the same was written before."""
        try:
            await self._store.call(write)
        except Raced:
            raise Refused("challenge", 403) from None


def _credential_id(credential: dict[str, Any]) -> str:
    found = credential.get("id")
    return found if isinstance(found, str) and len(found) <= LONGEST_CREDENTIAL else ""


def _checked(verify: Callable[[], Any]) -> Any:
    """What a verification returns; Refused if it fails, in whatever way: what it reads comes from outside."""
    try:
        return verify()
    except Exception:
        raise Refused("passkey", 403) from None
