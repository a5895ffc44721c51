"""The part of a run that needs PyTorch: a network learns from matches, goes on from where it was, and is kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ridotto.adapters.extras import needed
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.learn.taught import Bar, Taught

with needed("learn"):
    import torch

    from ridotto.learn.network import Network, Scale, exported
    from ridotto.learn.tensors import lessons
    from ridotto.learn.training import BATCH, Surprise, train

EPOCHS = 3
"""How often a round's lessons are shown."""


@dataclass(frozen=True)
class Found:
    """What came of learning."""

    lessons: int
    surprise: Surprise
    rows: dict[str, list[float]]
    """The weights, as `bots.weights` keeps them."""


class Learner:
    """Learns on a device: `cpu`, `cuda`, or `auto` for the best there is. A quick network is not shown the observation."""

    def __init__(self, device: str = "auto", quick: bool = False) -> None:
        self._quick = quick
        try:
            self.device = torch.device(("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device)
            torch.zeros(1, device=self.device)
        except (RuntimeError, AssertionError) as error:
            raise SetupError(f"there is no device {device!r} to learn on: {str(error).splitlines()[0]}") from None

    def learn(self, game: Game, matches: Sequence[Taught], before: Path | None, after: Path, seed: int, bar: Bar) -> Found:
        """Let the network in the file `before` (None: a new one) learn from matches, and keep it in `after`."""
        torch.manual_seed(seed)
        shown = lessons(game, matches)
        if len(shown) == 0:
            raise SetupError("there is nothing to learn from: no search was made in these matches")
        network = Network(game, self._quick).to(self.device)
        if before is None:
            scale = Scale.of(shown)
        else:
            kept = torch.load(before, map_location=self.device, weights_only=True)
            network.load_state_dict(kept["network"])
            scale = Scale(kept["middle"].cpu().numpy(), kept["spread"].cpu().numpy())
        batches = EPOCHS * (1 + len(shown) // BATCH)
        with bar(batches, 0) as progress:
            done = 0

            def step() -> None:
                nonlocal done
                done += 1
                progress(done)

            surprise = train(network, shown, scale, EPOCHS, seed, self.device, step)
        whole = after.with_suffix(".new")
        torch.save({"network": network.state_dict(), "middle": torch.from_numpy(scale.middle), "spread": torch.from_numpy(scale.spread)}, whole)
        whole.replace(after)
        return Found(len(shown), surprise, exported(network, scale))
