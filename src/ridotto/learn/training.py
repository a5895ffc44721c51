"""Learning from lessons: a network is shown them in small batches, in random order, as often as it helps."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch

from ridotto.learn.network import Network, Scale, Shown
from ridotto.learn.tensors import Lessons, Numbers

BATCH = 256
FASTEST = 2e-3
"""How far the weights move at most in a step; it rises to this and falls again."""
DECAY = 0.05
"""How strongly weights fall back to 0."""
HIDDEN = 0.3
"""The share of what is observed that is hidden at each showing, so that no single number is learned by heart."""
HELD_OUT = 10
"""The lessons of one match in so many are kept back, to see what was learned."""
WARMING = 0.2
"""The part of the steps in which the pace still rises."""


@dataclass(frozen=True)
class Surprise:
    """How surprised a network is by lessons that it has not seen: less is better."""

    worth: float
    """By how the matches went on."""
    moves: float
    """By what the searches tried."""


def train(network: Network, lessons: Lessons, scale: Scale, epochs: int, seed: int, device: torch.device, step: Callable[[], None] = lambda: None) -> Surprise:
    """Let the network learn; `step` is called after each batch. Says how surprised it is afterwards by what was kept back."""
    chance = np.random.default_rng(seed)
    held = (lessons.matches * 40503 >> 8) % HELD_OUT == 0  # scattered: neighbours are of different settings
    shown = np.flatnonzero(~held)
    batches = epochs * max(1, -(-len(shown) // BATCH))
    network.train()
    optimiser = torch.optim.AdamW(network.parameters(), lr=FASTEST, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, FASTEST, total_steps=batches + 1, pct_start=WARMING)
    for _ in range(epochs):
        order = chance.permutation(shown)
        for first in range(0, len(order), BATCH):
            batch = Shown(lessons, order[first : first + BATCH], scale, device)
            batch.hide(HIDDEN)
            worth, moves = network.surprise(batch)
            optimiser.zero_grad()
            (worth + moves).backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            pace.step()
            step()
    return surprise(network, lessons, np.flatnonzero(held), scale, device)


def surprise(network: Network, lessons: Lessons, chosen: Numbers, scale: Scale, device: torch.device) -> Surprise:
    """How surprised a network is by these lessons."""
    network.eval()
    worth = moves = searched = 0.0
    with torch.no_grad():
        for first in range(0, len(chosen), BATCH):
            shown = Shown(lessons, chosen[first : first + BATCH], scale, device)
            of_worth, of_moves = network.surprise(shown)
            worth += float(of_worth) * shown.count
            moves += float(of_moves) * float(shown.tried.sum())
            searched += float(shown.tried.sum())
    return Surprise(worth / max(1, len(chosen)), moves / max(1.0, searched))
