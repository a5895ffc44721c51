"""The network that learns, on PyTorch, and how it is written down for `sage`.

It is the network of `bots.search.mind`: what is shown, two hidden layers, a look for each move, and a correction of the
standing that was fitted to the features alone. So before anything is learned it values positions as `seer` does.
"""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from ridotto.bots.weights import ADVISED, counted, observed
from ridotto.engine.game import Game
from ridotto.learn.tensors import Floats, Lessons, Numbers

FIRST = 32
SECOND = 32
TRUSTED = 1.0
"""How much better the advised move looks before anything is learned."""
LEAST_SPREAD = 1e-3


@dataclass(frozen=True)
class Scale:
    """What features are like: they are shown as how many spreads they are from the middle."""

    middle: Floats
    spread: Floats

    @staticmethod
    def of(lessons: Lessons) -> "Scale":
        """The scale of these lessons' features."""
        spread = lessons.features.std(0)
        spread[spread < LEAST_SPREAD] = 1.0
        return Scale(lessons.features.mean(0), spread)


class Shown:
    """Some lessons as tensors."""

    def __init__(self, lessons: Lessons, chosen: Numbers, scale: Scale, device: torch.device) -> None:
        sights, of_sights = rows(lessons.firsts, chosen)
        seen, of_seen = rows(lessons.sights, sights)
        moves, of_moves = rows(lessons.offers, chosen)

        def put(values: object, kind: torch.dtype) -> Tensor:
            return torch.as_tensor(values, dtype=kind, device=device)

        self.places = put(lessons.places[seen].astype(np.int64), torch.int64)
        self.values = put(lessons.values[seen].astype(np.float32), torch.float32)
        self.begins = put(np.searchsorted(of_seen, np.arange(len(sights))), torch.int64)
        self.features = put((lessons.features[sights] - scale.middle) / scale.spread, torch.float32)
        self.fitted = put(lessons.fitted[sights], torch.float32)
        self.lesson_of_sight = put(of_sights, torch.int64)
        self.own = put(np.searchsorted(of_sights, np.arange(len(chosen))), torch.int64)
        """The searching seat's sight of each lesson."""
        self.alone = put(np.diff(lessons.firsts)[chosen] == 1, torch.bool)
        self.shares = put(lessons.shares[sights], torch.float32)
        self.moves = put(lessons.moves[moves], torch.int64)
        self.lesson_of_move = put(of_moves, torch.int64)
        self.tried = put(lessons.tried[moves], torch.float32)
        advised = lessons.moves[moves] == lessons.advised[chosen][of_moves]
        self.advised = put(advised, torch.float32)
        self.decisions = put(lessons.decisions[chosen], torch.int64)
        self.count = len(chosen)

    def hide(self, share: float) -> None:
        """Hide this share of the observed numbers, by chance; the others count more, so that the sums stay what they were."""
        self.values = nn.functional.dropout(self.values, share)


def rows(ends: Numbers, chosen: Numbers) -> tuple[Numbers, Numbers]:
    """The members of the chosen rows one after the other, and for each the place of its row among the chosen."""
    first, sizes = ends[chosen], ends[chosen + 1] - ends[chosen]
    begins = np.cumsum(sizes) - sizes
    members = np.repeat(first - begins, sizes) + np.arange(int(sizes.sum()))
    return members, np.repeat(np.arange(len(chosen)), sizes)


class Network(nn.Module):
    """One for all seat counts and variants of a game. A quick one is not shown the observation."""

    def __init__(self, game: Game, quick: bool = False) -> None:
        super().__init__()
        self.observed = None if quick else nn.EmbeddingBag(observed(game), FIRST, mode="sum")
        self.counted = nn.Linear(counted(game), FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.worth = nn.Linear(SECOND, 1)
        self.moves = nn.Linear(SECOND, game.codec.size)
        self.advised = nn.Parameter(torch.full((len(game.decisions),), TRUSTED))
        if self.observed is not None:
            nn.init.normal_(self.observed.weight, 0.0, 0.02)
        nn.init.zeros_(self.worth.weight)
        nn.init.zeros_(self.worth.bias)
        nn.init.zeros_(self.moves.weight)
        nn.init.zeros_(self.moves.bias)

    def forward(self, shown: Shown) -> tuple[Tensor, Tensor]:
        """How well the seat of each sight stands, and how good each move looks."""
        seen = self.counted(shown.features)
        if self.observed is not None:
            seen = seen + self.observed(shown.places, shown.begins, per_sample_weights=shown.values)
        seen = torch.relu(self.second(torch.relu(seen)))
        own = seen[shown.own][shown.lesson_of_move]
        looks = (own * self.moves.weight[shown.moves]).sum(1) + self.moves.bias[shown.moves]
        looks = looks + shown.advised * self.advised[shown.decisions][shown.lesson_of_move]
        return shown.fitted + self.worth(seen)[:, 0], looks

    def surprise(self, shown: Shown) -> tuple[Tensor, Tensor]:
        """How surprised it is by how matches went on, and by what the searches tried; on average, by lesson."""
        standing, looks = self(shown)
        logs = _logs(standing, shown.lesson_of_sight, shown.count)
        together = -(shown.shares * logs)[~shown.alone[shown.lesson_of_sight]].sum()
        solo = shown.alone[shown.lesson_of_sight]
        apart = nn.functional.binary_cross_entropy_with_logits(standing[solo], shown.shares[solo], reduction="sum")
        searched = shown.tried.sum().clamp(min=1.0)
        moves = -(shown.tried * _logs(looks, shown.lesson_of_move, shown.count)).sum()
        return (together + apart) / shown.count, moves / searched


def _logs(values: Tensor, group: Tensor, groups: int) -> Tensor:
    """The logarithms of the softmax of values within their groups."""
    most = torch.full((groups,), -torch.inf, device=values.device).scatter_reduce(0, group, values.detach(), "amax")
    odds = torch.exp(values - most[group])
    whole = torch.zeros(groups, device=values.device).index_add(0, group, odds)
    return values - most[group] - torch.log(whole)[group]


def exported(network: Network, scale: Scale) -> dict[str, list[float]]:
    """The rows of weights by their names in a file of `bots.weights`; the scaling of the features goes into the weights."""
    with torch.no_grad():
        parts = {name: value.detach().cpu().numpy().astype(np.float64) for name, value in network.state_dict().items()}
    counted = parts["counted.weight"].T / scale.spread[:, None]
    found = {
        "first.weights": np.concatenate([parts["observed.weight"], counted]) if "observed.weight" in parts else counted,
        "first.offset": parts["counted.bias"] - scale.middle @ counted,
        "second.weights": parts["second.weight"].T,
        "second.offset": parts["second.bias"],
        "worth.weights": parts["worth.weight"],
        "worth.offset": parts["worth.bias"],
        "moves.weights": parts["moves.weight"],
        "moves.offset": parts["moves.bias"],
        ADVISED: parts["advised"],
    }
    return {name: value.ravel().tolist() for name, value in found.items()}
