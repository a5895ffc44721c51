"""Fair shuffles: committed before, checked after."""

import hashlib
from dataclasses import replace

import pytest

from ridotto.engine import fair
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
