#!/usr/bin/env python3
"""Learns a game by playing many matches at once (PPO), and measures what it has learned against a bot. Needs ridotto[learn].

python learn.py --game doge --seats 3 --minutes 18 --out build/learn

It learns from the points by which it is ahead in the end (`--reward win`: from wins), against the bot that it is measured
against, or against itself with `--others ""`. It is saved with its curve whenever it was measured, and on Ctrl-C; the
same command continues. `--device cuda` learns on a GPU, with more `--envs`.
"""

import argparse
import csv
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ridotto.adapters.core import look, mark
from ridotto.adapters.setting import Setting
from ridotto.adapters.vector import VectorEnv
from ridotto.bots import bot_named
from ridotto.engine.rng import Rng

FORBIDDEN = -1e9
KEEP, TRACE = 1.0, 0.95  # the discount, and lambda of generalised advantage estimation


def layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    """A layer whose first weights are orthogonal, as is usual with PPO."""
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Player(nn.Module):
    """What a seat knows goes in; how much it likes each move, and what reward it expects, come out."""

    def __init__(self, numbers: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(layer(numbers, width, 2**0.5), nn.ReLU(), layer(width, width, 2**0.5), nn.ReLU())
        self.policy = layer(width, moves, 0.01)
        self.value = layer(width, 1, 1.0)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log chances of the moves, and the expected reward."""
        inside = self.body(seen)
        liked = self.policy(inside).masked_fill(~masks, FORBIDDEN)
        return torch.log_softmax(liked, -1), self.value(inside).squeeze(-1)


@dataclass
class Played:
    """Decisions that were made, one row each."""

    seen: Tensor
    masks: Tensor
    moves: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor

    def part(self, rows: Tensor, device: str) -> "Played":
        """Some of them."""
        return Played(*(getattr(self, field.name)[rows].to(device) for field in fields(self)))


@torch.no_grad()
def play(env: VectorEnv, player: Player, steps: int, device: str, scale: float = 1.0) -> Played:
    """Let the player make `steps` moves in every match, for whichever seat is asked; rewards count `scale` each."""
    envs, now = env.envs, env.now
    seen = torch.empty(steps, envs, now.observations.shape[1])
    masks = torch.empty(steps, envs, now.masks.shape[1], dtype=torch.bool)
    moves = torch.empty(steps, envs, dtype=torch.int64)
    chances, values = torch.empty(steps, envs), torch.empty(steps, envs)
    actors, ended = np.empty((steps, envs), np.int64), np.empty((steps, envs), bool)
    rewards = np.empty((steps, envs, env.seats), np.float32)
    for step in range(steps):
        seen[step], masks[step], actors[step] = torch.from_numpy(now.observations), torch.from_numpy(now.masks), now.actors
        logs, value = player(seen[step].to(device), masks[step].to(device))
        move = torch.multinomial(logs.exp(), 1)
        chances[step], values[step], moves[step] = logs.gather(1, move).squeeze(1).cpu(), value.cpu(), move.squeeze(1).cpu()
        now = env.step(moves[step].numpy())
        ended[step], rewards[step] = now.terminated, now.rewards * scale
    advantages, known = advantages_of(values.numpy(), actors, ended, rewards)
    use = torch.from_numpy(known) & (masks.sum(-1) > 1)  # where there is no choice there is nothing to learn
    gained = torch.from_numpy(advantages)
    return Played(*(each[use] for each in (seen, masks, moves, chances, gained, gained + values)))


def advantages_of(
    values: NDArray[np.float32], actors: NDArray[np.int64], ended: NDArray[np.bool_], rewards: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Generalised advantages, seat by seat: what follows a decision is the same seat's next one, or the end of the match.

    The second array says for which decisions something that follows was seen at all.
    """
    steps, envs = actors.shape
    every = np.arange(envs)
    after, trace, reward = (np.zeros(rewards.shape[1:], np.float32) for _ in range(3))
    seen = np.zeros(rewards.shape[1:], bool)
    advantages, known = np.zeros((steps, envs), np.float32), np.zeros((steps, envs), bool)
    for step in reversed(range(steps)):
        over = ended[step]
        after[over], trace[over], reward[over], seen[over] = 0.0, 0.0, rewards[step][over], True
        at = every, actors[step]
        advantages[step] = reward[at] + KEEP * after[at] - values[step] + KEEP * TRACE * trace[at]
        known[step] = seen[at]
        after[at], trace[at], reward[at], seen[at] = values[step], advantages[step], 0.0, True
    return advantages, known


def improve(player: Player, optimiser: torch.optim.Optimizer, played: Played, given: argparse.Namespace) -> None:
    """PPO: follow the advantages without going far from the policy that was played."""
    played.advantages = (played.advantages - played.advantages.mean()) / (played.advantages.std() + 1e-8)
    for _ in range(given.epochs):
        for rows in torch.split(torch.randperm(len(played.moves)), given.batch):
            part = played.part(rows, given.device)
            logs, values = player(part.seen, part.masks)
            ratio = (logs.gather(1, part.moves[:, None]).squeeze(1) - part.chances).exp()
            gain = torch.min(ratio * part.advantages, ratio.clamp(1 - given.clip, 1 + given.clip) * part.advantages).mean()
            spread = -(logs.exp() * logs.masked_fill(~part.masks, 0.0)).sum(-1).mean()
            loss = -gain + 0.5 * (values - part.returns).square().mean() - given.entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def measure(player: Player, setting: Setting, rival: str, matches: int, seed: str, device: str) -> float:
    """Its share of wins with the rival on all other seats, every shuffle from every seat. It makes the move it likes most."""
    game, seats = setting.game, setting.seats
    bot, blank = bot_named(rival, game), bytes(setting.moves)
    states = [setting.start(f"{seed}/{number // seats}") for number in range(matches)]
    chance = [Rng.from_seed(f"{seed}/{number}") for number in range(matches)]
    while True:
        asked = []
        for number, state in enumerate(states):
            while actors := state.actors():
                others = [seat for seat in actors if seat != number % seats]
                if not others:
                    asked.append(number)
                    break
                state.apply(others[0], bot.choose(state.imagine(others[0], chance[number]), others[0], chance[number]))
        if not asked:
            return sum((number % seats in state.winners()) / len(state.winners()) for number, state in enumerate(states)) / matches
        seen = np.stack([np.frombuffer(look(game.observation.observe, states[number], number % seats), np.float32) for number in asked])
        masks = np.stack([np.frombuffer(mark(states[number], number % seats, blank), np.bool_) for number in asked])
        logs, _ = player(torch.from_numpy(seen).to(device), torch.from_numpy(masks).to(device))
        for number, move in zip(asked, logs.argmax(-1).tolist(), strict=True):
            states[number].apply(number % seats, move)


def learn(given: argparse.Namespace, tell: Callable[[str], None] = print) -> list[dict[str, float]]:
    """Learn for so many minutes more; the curve of all times."""
    setting = Setting.named(given.game, given.seats, "")
    torch.manual_seed(given.seed)
    if given.threads:
        torch.set_num_threads(given.threads)
    player = Player(setting.observation_size, setting.moves, given.width).to(given.device)
    optimiser = torch.optim.Adam(player.parameters(), given.rate, eps=1e-5)
    saved, curve = given.out / "player.pt", list[dict[str, float]]()
    before = 0.0
    if saved.is_file():
        kept: dict[str, Any] = torch.load(saved, map_location=given.device, weights_only=True)
        player.load_state_dict(kept["player"])
        optimiser.load_state_dict(kept["optimiser"])
        curve = kept["curve"]
        before = curve[-1]["minutes"]
        tell(f"continuing after {before:.1f} minutes")
    given.out.mkdir(parents=True, exist_ok=True)
    began, measured = perf_counter(), 0.0
    decisions = int(curve[-1]["decisions"]) if curve else 0

    def look_at_it(matches: int) -> None:
        share = measure(player, setting, given.against, matches, "curve", given.device)
        curve.append({"minutes": before + (perf_counter() - began) / 60, "decisions": decisions, "share": share})
        tell(f"{curve[-1]['minutes']:5.1f} minutes, {decisions:>10,} decisions: {share:.1%} of {matches} against {given.against}")
        save(given.out, player, optimiser, curve)

    with VectorEnv(setting.game, setting.seats, given.envs, given.workers, reward=given.reward, others=given.others) as env:
        env.reset(f"{given.seed}/{decisions}")
        try:
            while (passed := (perf_counter() - began) / 60) < given.minutes:
                for group in optimiser.param_groups:
                    group["lr"] = given.rate * max(1 - passed / given.minutes, 0.05)
                if passed >= measured:
                    look_at_it(given.matches)
                    measured += given.every
                played = play(env, player, given.steps, given.device, given.scale)
                improve(player, optimiser, played, given)
                decisions += given.steps * given.envs
        except KeyboardInterrupt:
            tell("stopped; the same command continues")
    look_at_it(given.matches * 4)
    return curve


def save(folder: Path, player: Player, optimiser: torch.optim.Optimizer, curve: list[dict[str, float]]) -> None:
    """The network and the curve; what was there before is replaced at once."""
    whole = folder / "player.pt.new"
    torch.save({"player": player.state_dict(), "optimiser": optimiser.state_dict(), "curve": curve}, whole)
    whole.replace(folder / "player.pt")
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)


def options() -> argparse.ArgumentParser:
    """What can be chosen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="doge")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=18, help="how long to learn")
    parser.add_argument("--out", type=Path, default=Path("build/learn"), help="where player.pt and curve.csv are kept")
    parser.add_argument("--against", default="greedy", help="the bot to measure it against")
    parser.add_argument("--others", default="greedy", help="the bot to learn against; empty: itself")
    parser.add_argument("--reward", default="margin", help="what it learns from: margin or win")
    parser.add_argument("--scale", type=float, default=0.2, help="what a point, or a win, counts")
    parser.add_argument("--matches", type=int, default=150, help="how many at each measurement; four times as many at the end")
    parser.add_argument("--every", type=float, default=2, help="minutes between two measurements")
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    parser.add_argument("--envs", type=int, default=256, help="matches at once")
    parser.add_argument("--workers", type=int, default=0, help="processes that play them")
    parser.add_argument("--steps", type=int, default=128, help="moves in each match between two improvements")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=0, help="cores for the network; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    learn(options().parse_args())
