"""Fair shuffles: committed before, checked after."""

import hashlib
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from ridotto.engine import fair
from ridotto.engine.errors import RecordError
from ridotto.engine.match import Match
from ridotto.engine.record import MoveLine, Record, parse_record
from ridotto.engine.replay import verify
from ridotto.games._template import GAME
from tests.engine.played import finish


def test_a_commitment_is_the_plain_sha256_of_the_seed() -> None:
    """Anybody can check it with a tool of his own."""
    assert fair.commitment("carnival") == hashlib.sha256(b"carnival").hexdigest()
    assert fair.keeps(fair.commitment("carnival").upper(), "carnival")
    assert not fair.keeps(fair.commitment("carnival"), "Carnival")


def test_every_players_text_changes_the_seed() -> None:
    seeds = {fair.joint_seed("house", texts) for texts in (["", ""], ["a", ""], ["", "a"], ["a", "b"], ["ab", ""], ["a\n", "b"])}
    assert len(seeds) == 6
    assert fair.joint_seed("another", ["a", "b"]) not in seeds


def test_the_joint_seed_can_be_computed_elsewhere() -> None:
    by_hand = hashlib.sha256(b"ridotto seed 1\nhouse\n" + b"\xc3\xa9".hex().encode() + b"\n").hexdigest()
    assert fair.joint_seed("house", ["é", ""]) == by_hand


def test_secrets_are_256_bits_and_fresh() -> None:
    assert len(bytes.fromhex(fair.draw_secret())) == 32
    assert fair.draw_secret() != fair.draw_secret()


def drawn_record() -> Record:
    draw = fair.Draw("house", ("anna", "", "chiara"))
    return finish(Match(GAME, 3, "", draw=draw)).record()


def test_a_record_of_a_joint_draw_verifies() -> None:
    record = parse_record(str(drawn_record()))
    assert record.secret == "house"
    assert record.entropy == ("anna", "", "chiara")
    checks = verify(record, game=GAME)
    assert [check.name for check in checks] == ["commitment", "draw", "course", "chance", "digests", "result"]
    assert all(check.holds for check in checks)


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"commitment": "0" * 64}, {"commitment"}),
        ({"secret": "another"}, {"draw", "course"}),
        ({"entropy": ("anna", "", "bruno")}, {"draw", "course"}),
        ({"winners": ()}, {"course"}),
        ({"scores": (0, 0, 0)}, {"course"}),
    ],
)
def test_whatever_was_changed_is_found(change: dict[str, object], broken: set[str]) -> None:
    checks = verify(replace(drawn_record(), **change), game=GAME)  # type: ignore[arg-type]
    assert {check.name for check in checks if not check.holds} == broken


def test_what_was_left_out_is_found() -> None:
    record = drawn_record()
    no_chance = replace(record, body=tuple(record.moves))
    no_digests = replace(record, body=tuple(replace(line, digest=None) if isinstance(line, MoveLine) else line for line in record.body))
    assert {check.name for check in verify(no_chance, game=GAME) if not check.holds} == {"chance"}
    assert {check.name for check in verify(no_digests, game=GAME) if not check.holds} == {"digests"}


def test_a_commitment_in_strange_letters_is_simply_wrong() -> None:
    assert not fair.keeps("ü" * 64, "carnival")


def test_a_match_in_progress_shows_its_commitment_and_not_its_seed() -> None:
    match = Match.new(GAME, 2, seed="hush-hush")
    text = str(match.record(0))
    assert match.commitment in text
    assert "hush" not in text
    checks = verify(parse_record(text), game=GAME)
    assert [(check.name, check.holds) for check in checks] == [("seed", False)]


def test_what_the_first_version_lets_out_of_a_joint_draw_is_found() -> None:
    """Its writer always stated scores and a text for each seat, be it empty."""
    record = drawn_record()
    assert {check.name for check in verify(replace(record, scores=None), game=GAME) if not check.holds} == {"result"}
    for line in ("entropy.0: anna", "entropy.1: ", "secret: house"):
        with pytest.raises(RecordError, match="is missing"):
            parse_record(str(record).replace(f"{line}\n", ""))


def test_a_date_that_nobody_has_written_is_no_header() -> None:
    with pytest.raises(RecordError, match="there is no header 'date'"):
        parse_record(str(drawn_record()).replace("seed: ", "date: 1492-08-03\nseed: "))


# ---- records of tables ----

SALT = "0123456789abcdef" * 2
SEALED = fair.PlayerText("my dice: 4 2 6", SALT, hashlib.sha256(f"my dice: 4 2 6{SALT}".encode()).hexdigest())
WITHHELD = fair.PlayerText(commitment="ab" * 32)
TABLE = fair.TableDraw(
    "house", "k7m2xq9fhw3d", "2026-11-16T09:02:06Z", ("Anna", "Bruno", "Zoë", "Dario"), (SEALED, fair.PlayerText("open"), fair.PlayerText(), WITHHELD)
)


def table_match() -> Match:
    return Match(GAME, 4, "", names=["Anna", "Bruno", "Carla", "Dario"], draw=TABLE)


RECORD = str(finish(table_match()).record())


def test_the_seed_of_a_table_can_be_computed_elsewhere() -> None:
    seats = [
        f"{b'Anna'.hex()} {b'my dice: 4 2 6'.hex()} {SALT} {SEALED.commitment}",
        f"{b'Bruno'.hex()} {b'open'.hex()} - -",
        f"{'Zoë'.encode().hex()} - - -",
        f"{b'Dario'.hex()} - - {'ab' * 32}",
    ]
    text = "\n".join(["ridotto seed 2", "house", "k7m2xq9fhw3d", "2026-11-16T09:02:06Z", *seats])
    assert TABLE.seed == hashlib.sha256(text.encode()).hexdigest()


def test_the_record_of_a_table_states_where_its_seed_comes_from_and_verifies() -> None:
    record = parse_record(RECORD)
    assert str(record) == RECORD
    assert RECORD.startswith("ridotto record 2\n")
    assert record.secret_commitment == fair.commitment("house")
    assert (record.opened, record.draw) == ("2026-11-16T09:02:06Z", TABLE)
    assert record.players == ("Anna", "Bruno", "Carla", "Dario")
    checks = verify(record, game=GAME)
    assert [check.name for check in checks] == ["commitment", "secret", "texts", "draw", "checksum", "course", "chance", "digests", "result"]
    assert all(check.holds for check in checks)
    assert checks[2].found == "1 of 2 sealed texts were opened"


def test_the_record_of_a_table_in_progress_shows_the_commitments_and_nothing_behind_them() -> None:
    text = str(table_match().record(0))
    assert fair.commitment("house") in text
    assert SEALED.commitment in text
    assert all(hidden not in text for hidden in ("dice", SALT, "open\n", ": house", TABLE.seed))
    assert [(check.name, check.holds) for check in verify(parse_record(text), game=GAME)] == [("seed", False)]


def summed(text: str) -> str:
    """A record whose checksum a forger has computed anew."""
    return str(parse_record(text).summed())


@pytest.mark.parametrize("forged", [str, summed], ids=["as it is", "with a new checksum"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("name.0: Anna", "name.0: Zanna"),
        ("opened: 2026-11-16T09:02:06Z", "opened: 2026-11-15T09:02:06Z"),
        ("table: k7m2xq9fhw3d", "table: k7m2xq9fhw3e"),
        ("secret: house", "secret: mouse"),
        ("entropy.0: my dice: 4 2 6", "entropy.0: my dice: 6 6 6"),
        ("entropy.1: open", "entropy.1: other"),
        (f"salt.0: {SALT}", f"salt.0: {'0' * 32}"),
        (f"secret_commitment: {fair.commitment('house')}", f"secret_commitment: {'0' * 64}"),
        (f"entropy_commitment.0: {SEALED.commitment}", f"entropy_commitment.0: {'0' * 64}"),
        (f"entropy_commitment.3: {'ab' * 32}", f"entropy_commitment.3: {'0' * 64}"),
        (f"entropy_commitment.3: {'ab' * 32}", "entropy.3: "),
        (f"entropy.0: my dice: 4 2 6\nsalt.0: {SALT}\n", ""),
    ],
)
def test_a_changed_record_of_a_table_does_not_verify(old: str, new: str, forged: Callable[[str], str]) -> None:
    assert old in RECORD
    checks = verify(parse_record(forged(RECORD.replace(old, new))), game=GAME)
    assert not all(check.holds for check in checks)


def test_the_name_of_a_successor_is_covered_by_the_checksum_alone() -> None:
    changed = RECORD.replace("later.2: Carla", "later.2: Clara")
    assert {check.name for check in verify(parse_record(changed), game=GAME) if not check.holds} == {"checksum"}
    assert all(check.holds for check in verify(parse_record(summed(changed)), game=GAME))


@pytest.mark.parametrize(
    "key",
    [
        "table",
        "opened",
        "secret_commitment",
        "name.1",
        "secret",
        "entropy.0",
        "entropy.1",
        "entropy.2",
        "entropy_commitment.0",
        "seed",
        "winners",
        "scores",
        "checksum",
    ],
)
def test_a_record_of_a_table_from_which_a_line_was_removed_is_none(key: str) -> None:
    without = re.sub(rf"^{re.escape(key)}: .*\n", "", RECORD, count=1, flags=re.MULTILINE)
    assert without != RECORD
    if key == "entropy_commitment.0":
        assert {"texts", "draw"} <= {check.name for check in verify(parse_record(without), game=GAME) if not check.holds}
        return
    with pytest.raises(RecordError, match=f"'{key}' is missing"):
        parse_record(without)


@pytest.mark.parametrize("line", ["date: 1492-08-03", "later: Eve", "name.00: Eve", "salt.1: 00", "opened: yesterday", "table.1: x"])
def test_a_record_of_a_table_takes_no_line_of_another_form(line: str) -> None:
    key = line.partition(":")[0]
    rest = re.sub(rf"^{re.escape(key)}: .*\n", "", RECORD, flags=re.MULTILINE)
    with pytest.raises(RecordError, match=re.escape(f"'{key}'")):
        parse_record(rest.replace("seats: 4", f"seats: 4\n{line}"))
