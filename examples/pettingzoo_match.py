#!/usr/bin/env python3
"""A match of random players through PettingZoo. Needs ridotto[pettingzoo].

python pettingzoo_match.py --game palazzo --seats 3
"""

import argparse

from ridotto.adapters.pettingzoo import env


def main() -> None:
    """Play one match and say who won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="doge")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--most", type=int, default=0, help="cut the match off after so many decisions")
    given = parser.parse_args()
    table = env(given.game, seats=given.seats, max_cycles=given.most)
    table.reset(seed=1)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        table.step(None if terminated or truncated else table.action_space(agent).sample(seen["action_mask"]))
    print(", ".join(f"{agent}: {reward:g}" for agent, reward in rewards.items()))


if __name__ == "__main__":
    main()
