"""`ridotto play`: a match in the terminal."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots import GreedyBot, RandomBot
from ridotto.engine.match import Match
from ridotto.engine.record import parse_record
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from tests.shipped import SHIPPED

from .conftest import Run, Started

LOTS = ("play", "template", "--seats", "2", "--bots", "random", "--seed", "carnival")


def test_a_whole_match_is_played_by_numbers_and_by_texts(run: Run, place: Path) -> None:
    result = run(*LOTS, input="2\nbid 1\n  BID   5 \n1\n\nsave\n\n")
    assert result.exit_code == 0
    assert "You are Anna, on seat 0. Your opponents: Bruno (Random)." in result.stdout
    assert "Choose a card to bid." in result.stdout
    assert "The match is over" in result.stdout
    assert "Seed: carnival" in result.stdout
    (file,) = place.iterdir()
    record = parse_record(file.read_text())
    assert [line.text for line in record.moves if line.seat == 0] == ["bid 2", "bid 1", "bid 5", "bid 3", "bid 4"]
    assert record.seed == "carnival"
    assert run("verify", file.name).exit_code == 0


def test_the_commitment_is_shown_before_the_first_move_and_the_seed_only_after_the_last(run: Run) -> None:
    shown = run(*LOTS, input="1\n1\n1\n1\n1\n").stdout
    before, _, after = shown.partition("The match is over")
    assert "Commitment to the seed (SHA-256): " in before
    assert "carnival" not in before
    assert "Seed: carnival" in after


def test_the_match_can_be_played_in_german(run: Run) -> None:
    shown = run(*LOTS, "--lang", "de", "--name", "Käthe", "--seat", "1", input="hilfe\nzurück\n1\n1\nverlauf 1\n1\nansicht\n1\n1\n").stdout
    assert "Du bist Käthe auf Platz 1. Deine Gegner: Anna (Zufall)." in shown
    assert "Wähle eine Karte als Gebot." in shown
    assert "Es gibt nichts zurückzunehmen" in shown
    assert "zurück             deinen letzten Zug zurücknehmen" in shown
    assert "Die Partie ist zu Ende" in shown
    assert "Startwert: carnival" in shown


def test_a_wrong_answer_is_explained_and_asked_again(run: Run) -> None:
    shown = run(*LOTS, input="bit 3\nbid 9\n6\n\n1\n").stdout
    assert "'bit 3' is not a move of this game; near it: bid 3" in shown
    assert "'bid 9' is not possible now; possible: bid 1, bid 2, bid 3, bid 4, bid 5" in shown
    assert "There is no move 6 in the list: they are numbered 1 to 5." in shown
    assert "Anna has bid 1." in shown


def test_help_names_everything_that_can_be_typed(run: Run) -> None:
    shown = run(*LOTS, input="?\n").stdout
    for command in ("view", "log [N]", "undo", "rules [RULE]", "save [FILE]", "quit"):
        assert f"\n{command} " in shown


def test_without_arguments_the_game_the_seats_and_the_opponents_are_asked(run: Run) -> None:
    shown = run("play", input="7\ntemplate\n3\n11\n2\nquit\n").stdout
    assert "“7” is not one of the answers; possible: template." in shown
    assert "“11” is not one of the answers; possible: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10." in shown
    assert "Your opponents: Bruno (Level 2, Porter), Chiara (Level 2, Porter)." in shown
    shown = run("play", input="\n\n\nquit\n").stdout
    assert "Your opponents: Bruno (Level 4, Gondolier)." in shown


def test_the_end_of_the_input_ends_the_questions_quietly(run: Run) -> None:
    assert run("play", input="template\n").exit_code == 0


@pytest.mark.usefixtures("shipped_games")
def test_a_move_that_has_shown_nothing_is_taken_back(run: Run, place: Path) -> None:
    """DOG-23: a card is chosen in secret, and until the tokens are chosen too nothing has happened."""
    answers = "card castello\nundo\nundo\ncard san-polo\ntokens 0\nundo\nsave half.record\nquit\nno\n"
    shown = run("play", "doge", "--bots", "greedy", "--seed", "carnival", input=answers).stdout
    assert "Taken back: card castello." in shown
    assert shown.count("There is nothing to take back") == 2
    assert [line.text for line in parse_record((place / "half.record").read_text()).moves if line.seat == 0] == ["card san-polo", "tokens 0"]


@pytest.mark.usefixtures("shipped_games")
@pytest.mark.parametrize("slug", [game.slug for game in SHIPPED])
def test_a_game_that_ships_is_resumed_in_mid_match(run: Run, place: Path, slug: str) -> None:
    """Saved at three points of one course, the match goes on from each of them as its record says."""
    answers = "1\n" * 9
    run("play", slug, "--bots", "greedy", "--seed", "carnival", input=f"{answers}save a.record\n{answers}save b.record\n{answers}save c.record\nquit\nno\n")
    for name in ("c", "b", "a"):
        before = (place / f"{name}.record").read_text()
        result = run("play", "--resume", f"{name}.record", input=f"save {name}2.record\nquit\nno\n")
        assert result.exit_code == 0
        assert (place / f"{name}2.record").read_text() == before


def test_quitting_offers_to_save(run: Run, place: Path) -> None:
    assert run(*LOTS, input="1\nquit\nno\n").exit_code == 0
    assert list(place.iterdir()) == []
    assert run(*LOTS, input="1\nquit\n\n").exit_code == 0
    assert len(list(place.iterdir())) == 1


def test_a_saved_match_holds_no_secret_and_its_seed_is_kept_apart(run: Run, place: Path, seeds: Path) -> None:
    run(*LOTS, input="bid 4\nsave put/aside.record\nquit\nno\n")
    text = (place / "put" / "aside.record").read_text()
    assert "carnival" not in text
    assert "seed:" not in text
    record = parse_record(text)
    assert len(record.moves) == 2  # the bot has chosen again by now, and nobody may know what
    (file,) = seeds.iterdir()
    assert file.name == record.commitment
    assert "carnival" in file.read_text()
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(seeds.stat().st_mode) == 0o700


def test_a_saved_match_is_resumed_where_it_was_left(run: Run, place: Path, seeds: Path) -> None:
    run(*LOTS, "--seat", "1", "--name", "Zoe", input="bid 4\nbid 1\nsave half.record\nquit\nno\n")
    half = parse_record((place / "half.record").read_text())
    shown = run("play", "--resume", "half.record", "--lang", "de", input="2\n1\n1\n").stdout
    assert "Du bist Zoe auf Platz 1. Deine Gegner: Anna (Zufall)." in shown
    assert "Die Partie ist zu Ende" in shown
    whole = parse_record((place / "half.record").read_text())
    assert [line.text for line in whole.moves[:4]] == [line.text for line in half.moves]
    assert [line.text for line in whole.moves if line.seat == 1] == ["bid 4", "bid 1", "bid 3", "bid 2", "bid 5"]
    assert run("verify", "half.record").exit_code == 0
    assert list(seeds.iterdir()) == []  # what is in the record need not be kept apart
    again = run("play", "--resume", "half.record")
    assert again.exit_code == 2
    assert "half.record: this match is over" in again.stderr


def test_a_match_whose_seed_is_elsewhere_cannot_be_resumed(run: Run, seeds: Path) -> None:
    run(*LOTS, input="1\nsave half.record\nquit\nno\n")
    (file,) = seeds.iterdir()
    file.write_text(file.read_text().replace("carnival", "lent"))
    result = run("play", "--resume", "half.record")
    assert result.exit_code == 2
    assert "the seed in it does not match the record's commitment" in result.stderr
    file.unlink()
    result = run("play", "--resume", "half.record")
    assert result.exit_code == 2
    assert "the seed of this match is not on this machine" in result.stderr
    assert "can be continued only where it was saved" in result.stderr


def test_a_record_that_was_changed_cannot_be_resumed(run: Run, place: Path) -> None:
    run(*LOTS, input="bid 1\nsave half.record\nquit\nno\n")
    half = place / "half.record"
    half.write_text(half.read_text().replace("0 bid 1", "0 bid 2"))
    result = run("play", "--resume", "half.record")
    assert result.exit_code == 2
    assert "half.record: the record is not as it was saved" in result.stderr


def test_a_file_that_is_no_record_of_this_match_is_not_overwritten(run: Run, place: Path) -> None:
    (place / "notes.txt").write_text("buy bread")
    shown = run(*LOTS, input="1\nsave notes.txt\n").stdout
    assert "notes.txt exists and is not a record of this match; choose another name" in shown
    assert (place / "notes.txt").read_text() == "buy bread"


def test_a_file_that_cannot_be_written_is_said(run: Run, place: Path) -> None:
    (place / "flat").write_text("")
    assert "cannot be written" in run(*LOTS, input="1\nsave flat/x.record\n").stdout


def test_whoever_leaves_without_a_word_finds_the_match_kept(start: Started, tmp_path: Path) -> None:
    done = start(*LOTS, input="bid 2\n")
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (tmp_path / "state" / "ridotto" / "matches").iterdir()
    assert f"--resume {kept}" in done.stdout
    assert parse_record(kept.read_text()).moves


def test_ctrl_c_keeps_the_match_and_ends_with_130(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["bid 2"])

    def interrupted(prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("ridotto.cli.sitting.read_line", interrupted)
    assert run(*LOTS).exit_code == 130
    assert len(list((tmp_path / "state" / "ridotto" / "matches").iterdir())) == 1


def test_nothing_is_kept_of_a_match_without_moves(run: Run, tmp_path: Path) -> None:
    assert run(*LOTS, input="").exit_code == 0
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_the_player_sees_only_the_own_seat_and_bots_only_imagined_states(run: Run, monkeypatch: pytest.MonkeyPatch, bot: type[RandomBot | GreedyBot]) -> None:
    looks: list[int | None] = []
    imagined: list[tuple[int, State]] = []
    shown: list[tuple[int, State]] = []
    view, events, record, imagine, choose = Match.view, Match.events, Match.record, Match.imagine, bot.choose

    def spy_view(match: Match, seat: int | None = None) -> Any:
        looks.append(seat)
        return view(match, seat)

    def spy_events(match: Match, seat: int | None = None, since: int = 0) -> Any:
        looks.append(seat)
        return events(match, seat, since)

    def spy_record(match: Match, seat: int | None = None) -> Any:
        looks.append(seat)
        return record(match, seat)

    def spy_imagine(match: Match, seat: int, rng: Rng) -> State:
        imagined.append((seat, imagine(match, seat, rng)))
        return imagined[-1][1]

    def spy_choose(self: Any, state: State, seat: int, rng: Rng) -> int:
        shown.append((seat, state))
        return choose(self, state, seat, rng)

    monkeypatch.setattr(Match, "view", spy_view)
    monkeypatch.setattr(Match, "events", spy_events)
    monkeypatch.setattr(Match, "record", spy_record)
    monkeypatch.setattr(Match, "imagine", spy_imagine)
    monkeypatch.setattr(bot, "choose", spy_choose)
    run("play", "template", "--seats", "2", "--me", "1", "--bots", bot.name, input="1\nsave\nlog\nview\n1\n1\n1\n1\nsave\n")
    assert set(looks) == {1}
    assert len(shown) == 5
    assert shown == imagined
    assert {seat for seat, _ in shown} == {0}


@pytest.mark.parametrize("typed", ["9" * 5000, "x" * 5000, "log " + "9" * 5000])
def test_whatever_is_typed_however_long_is_answered_with_a_sentence(run: Run, typed: str) -> None:
    result = run("play", "template", "--bots", "random", input=f"{typed}\nquit\nno\n")
    assert result.exit_code == 0
    result = run("play", input=f"{typed}\n")
    assert "..." in result.stdout
