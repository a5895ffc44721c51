"""Matches as text: every game, seat count and variant is played to its end by answers alone."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.adapters.telling import LONGEST
from ridotto.adapters.text import TextEnv
from ridotto.engine.conformance import combinations
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.game import all_games
from ridotto.engine.rng import Rng

SETTINGS = [(game.slug, seats, variant) for game in all_games().values() for seats, variant in combinations(game)]
EXAMPLE = Path(__file__).parents[2] / "examples" / "text_match.py"
MOST_STEPS = 3000


def play(env: TextEnv, seed: str, wrong: int = 0) -> tuple[list[str], float, dict[str, Any]]:
    """Play a match by numbers from the lists, with so many answers in a hundred that are none; returns all prompts and what came of it."""
    prompts, chance, reward = [env.reset(seed)], Rng.from_seed(f"answers {seed}"), 0.0
    info: dict[str, Any] = {}
    while not env.done:
        assert len(prompts) < MOST_STEPS
        assert reward == 0
        listed = re.findall(r"^(\d+)\. ", prompts[-1].split("Your moves, to be answered")[1], re.MULTILINE)
        answer = "I resign" if chance.below(100) < wrong else listed[chance.below(len(listed))]
        prompt, reward, done, info = env.step(answer)
        assert done == env.done
        prompts.append(prompt)
    return prompts, reward, info


@pytest.mark.every_setting
@pytest.mark.parametrize(("slug", "seats", "variant"), SETTINGS)
def test_a_match_is_played_to_its_end_by_texts(slug: str, seats: int, variant: str) -> None:
    env = TextEnv(slug, seats, seat=seats - 1, variant=variant)
    prompts, reward, info = play(env, "whole", wrong=4)
    assert env.table.match.over
    assert "The match is over; won by" in prompts[-1]
    winners = info["winners"]
    assert reward == (1 / len(winners) if seats - 1 in winners else 0)
    assert len(info["scores"]) == seats
    assert info["illegal"] == sum("Illegal answer" in prompt for prompt in prompts)
    assert max(map(len, prompts)) < LONGEST / 2


def test_the_same_seed_and_answers_give_the_same_texts() -> None:
    env = TextEnv("doge", 3)
    assert play(env, "same", wrong=30) == play(env, "same", wrong=30)
    assert env.reset(1) != env.reset(2)
    assert env.reset() != env.reset()


def test_without_the_list_a_prompt_names_forms_and_no_moves() -> None:
    env = TextEnv("doge", 3, moves=False)
    prompt = env.reset("forms")
    assert "card <field>" in prompt
    assert "card castello" not in prompt
    prompt, _, _, info = env.step("1")
    assert "'1' is not a move of this game" in prompt
    assert info == {"move": None, "illegal": 1, "forfeited": 0}
    assert env.step("card castello")[3] == {"move": "card castello", "illegal": 1, "forfeited": 0}


def test_nothing_but_illegal_answers_still_ends_the_match_and_every_decision_is_forfeited() -> None:
    env = TextEnv("doge", 3, tries=1)
    env.reset("forfeits")
    steps = 1
    *_, done, info = env.step("?")
    while not done:
        *_, done, info = env.step("?")
        steps += 1
    assert info["illegal"] == info["forfeited"] == steps
    assert env.table.match.over


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "doge", "seats": 9}, "cannot be played with 9 seats"),
        ({"game": "doge", "variant": "huge"}, "has no variant 'huge'"),
        ({"game": "doge", "seats": 3, "seat": 3}, "there is no seat 3"),
        ({"game": "doge", "others": "nobody"}, "there is no bot 'nobody'"),
        ({"game": "doge", "seats": 4, "others": "greedy,random"}, "3 bots are needed and 2 are named"),
        ({"game": "doge", "tries": 0}, "1 to 100"),
    ],
)
def test_a_wrong_setup_is_one_sentence(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        TextEnv(**wish)


def test_answers_before_and_after_the_match_and_those_that_are_no_text_are_refused() -> None:
    env = TextEnv("doge", 3, tries=1)
    with pytest.raises(RidottoError, match="reset"):
        env.step("1")
    prompt = env.reset("refused")
    for answer in (None, 1, b"1", ["1"]):
        with pytest.raises(RidottoError, match="an answer is a text"):
            env.step(answer)  # type: ignore[arg-type]
    assert env.reset("refused") == prompt
    while not env.done:
        env.step("?")
    with pytest.raises(RidottoError, match="the match is over"):
        env.step("1")


@pytest.mark.parametrize("flags", [("--game", "doge", "--matches", "2"), ("--game", "doge", "--no-moves")])
def test_the_example_plays_matches(flags: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE), *flags], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(match \d+: reward [\d.]+, scores \[.*\], illegal answers \d+, forfeited decisions \d+\n)+", done.stdout)


def test_the_example_says_in_one_sentence_what_cannot_be_played() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE), "--game", "chess"], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
