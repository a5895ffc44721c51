#!/usr/bin/env python3
"""Evaluates a player that reads and writes text: matches against bots in one process, and what came of them.

The player here knows no rules and answers at random. To evaluate a language model, let `answer` send the prompt to it and
return what it says. docs/language-models.md explains prompts, answers and the forfeiting rule.

    python text_match.py --game doge --seats 3 --others greedy --matches 10
    python text_match.py --game palazzo --seats 2 --no-moves      does not show the list of moves
"""

import argparse
import random
import re
import sys

from ridotto import RidottoError
from ridotto.adapters.text import TextEnv


def answer(prompt: str, chance: random.Random) -> str:
    """A number from the list of moves where there is one, otherwise a guess at a move from the forms that the prompt names."""
    listed = re.findall(r"^(\d+)\. ", prompt, re.MULTILINE)
    if listed:
        return f"I have thought about it.\nMove: {chance.choice(listed)}"
    values = dict(re.findall(r"^  (<[\w-]+>): (.*)$", prompt, re.MULTILINE))
    form = chance.choice(re.findall(r"^([a-z][a-z-]*(?: <[\w-]+>)*)$", prompt.split("these forms:")[-1], re.MULTILINE) or ["pass"])
    return re.sub(r"<[\w-]+>", lambda found: chance.choice(re.split(", | and ", values.get(found[0], "1"))), form)


def play(env: TextEnv, seed: str, chance: random.Random) -> str:
    """Play one match; returns what came of it."""
    prompt, done = env.reset(seed), False
    while not done:
        prompt, reward, done, info = env.step(answer(prompt, chance))
    return f"match {seed}: reward {reward:g}, scores {info['scores']}, illegal answers {info['illegal']}, forfeited decisions {info['forfeited']}"


def main() -> int:
    """Play the matches that were asked for."""
    parser = argparse.ArgumentParser(description="Evaluate a player that reads and writes text.")
    parser.add_argument("--game", default="doge", help="the game (%(default)s)")
    parser.add_argument("--seats", type=int, default=3, help="how many seats (%(default)s)")
    parser.add_argument("--others", default="greedy", metavar="BOT", help="the bot on the other seats (%(default)s)")
    parser.add_argument("--variant", default="", help="a variant of the game")
    parser.add_argument("--matches", type=int, default=1, help="how many matches (%(default)s)")
    parser.add_argument("--no-moves", action="store_true", help="do not show the list of moves")
    wish = parser.parse_args()
    try:
        env = TextEnv(wish.game, wish.seats, others=wish.others, variant=wish.variant, moves=not wish.no_moves)
    except RidottoError as error:
        print(error, file=sys.stderr)
        return 2
    for number in range(wish.matches):
        print(play(env, str(number), random.Random(number)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
