"""`python -m benchmarks.bots.peer_learning`: what another library's learning comes to in our environment, as rows of Markdown for docs/learning.md.

MaskablePPO of sb3-contrib learns a game through our adapter for Gymnasium, for so many seconds of one core, and then plays
matches, seats rotated over the same shuffles. What it has learned is kept after every round of learning and every match is
stored as it comes; the same command continues.
"""

from collections.abc import Callable
from contextlib import closing
from functools import lru_cache, partial
from pathlib import Path
from time import process_time
from typing import Annotated, Any, Final

import gymnasium
import numpy as np
import typer
from numpy.typing import NDArray

from ridotto import RidottoError
from ridotto.adapters.core import look, mark
from ridotto.adapters.gymnasium import Observation, SeatEnv
from ridotto.adapters.setting import Setting as Place
from ridotto.arena.contest import Contest, run
from ridotto.arena.limit import limited
from ridotto.arena.play import Setting
from ridotto.arena.results import Results
from ridotto.arena.shards import workers
from ridotto.bots import Bot, bot_named
from ridotto.cli.progress import progress_bar
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

HEADING = "| game | seats | seconds | choices learned from | against | matches | share of wins | 95% |\n|---|---|---|---|---|---|---|---|"
PEER: Final = "maskable-ppo:"
SPARRING: Final = "greedy"
"""Plays the other seats while it learns: against itself PPO learns less (docs/adapters.md)."""
SCALE: Final = {"win": 1.0, "margin": 1 / 30}
"""What a win, or a point, is worth to it: returns should be about 1."""
ENVS: Final = 64
"""Matches at once."""
STEPS: Final = 64
"""Choices in each of them in a round of learning."""


class Choices(gymnasium.Wrapper[Observation, np.int64, Observation, np.int64]):
    """Makes moves without an alternative by itself: there is nothing to learn from them."""

    def __init__(self, env: SeatEnv, scale: float) -> None:
        super().__init__(env)
        self._table = env
        self._scale = scale

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are possible; this is how MaskablePPO asks."""
        return self._table.action_masks()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a match in which there is something to choose."""
        over = True
        while over:
            seen, _ = self._table.reset(seed=seed, options=options)
            seen, _, over = self._go_on(seen, 0.0, False)
            seed = None
        return seen, {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and those that follow until there is something to choose."""
        seen, reward, over = self._go_on(*self._table.step(action)[:3])
        return seen, reward * self._scale, over, False, {}

    def _go_on(self, seen: Observation, reward: float, over: bool) -> tuple[Observation, float, bool]:
        while not over and len(possible := np.flatnonzero(self._table.action_masks())) == 1:
            seen, reward, over = self._table.step(possible[0])[:3]
        return seen, reward, over


class PeerBot:
    """Makes the move that the network likes most."""

    name = "maskable-ppo"

    def __init__(self, game: Game, model: Any) -> None:
        self._game = game
        self._model = model
        self._blank = bytes(game.codec.size)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """It knows what the seat knows, and does not look ahead."""
        seen = np.frombuffer(look(self._game.observation.observe, state, seat), np.float32)
        possible = np.frombuffer(mark(state, seat, self._blank), np.bool_).copy()  # PyTorch wants to be able to write
        move, _ = self._model.predict(seen, action_masks=possible, deterministic=True)
        return int(move)


def main(
    game: Annotated[str, typer.Option(metavar="GAME", help="Which game.")] = "palazzo",
    seats: Annotated[int, typer.Option(metavar="N", help="With how many seats.")] = 2,
    budget: Annotated[str, typer.Option(metavar="SECONDS,...", help="After how many seconds of one core it is measured.")] = "300,600,1200",
    against: Annotated[str, typer.Option(metavar="BOT,...", help="Whom it plays.")] = "random,greedy",
    matches: Annotated[int, typer.Option(metavar="N", help="How many matches with each.")] = 200,
    rate: Annotated[float, typer.Option(metavar="R", help="How quickly it learns.", min=1e-6)] = 3e-4,
    reward: Annotated[str, typer.Option(metavar="win|margin", help="What it learns from.")] = "margin",
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same shuffles.")] = "peer",
    limit: Annotated[float | None, typer.Option(metavar="SECONDS", help="Stop after so many seconds; the same command continues.")] = None,
    results: Annotated[Path, typer.Option(metavar="DIR", help="Where networks and matches are kept.")] = Path("build/peer-learning"),
) -> None:
    """Learn, measure, and print rows of Markdown."""
    try:
        place = Place.named(game, seats, "")
        budgets = sorted(int(seconds) if seconds.isdecimal() else 0 for seconds in budget.split(","))
        if budgets[0] == 0:
            raise SetupError(f"a budget is a number of whole seconds above 0, or several, separated by commas, not {budget!r}")
        for other in against.split(","):
            Contest(Setting(place.game, seats), (SPARRING, other), matches, seed).check()
        if reward not in SCALE:
            raise SetupError(f"there is no reward {reward!r}; there are: {', '.join(SCALE)}")
    except RidottoError as error:
        raise SystemExit(f"peer_learning: {error}") from None
    folder = results / f"{place.game.slug}-{place.seats}-{reward}-{rate:g}"
    folder.mkdir(parents=True, exist_ok=True)
    print(HEADING)
    with limited(limit):
        for seconds in budgets:
            try:
                learn(place, folder, seconds, rate, reward)
            except KeyboardInterrupt:
                raise SystemExit(130) from None
            for other in against.split(","):
                contest = Contest(Setting(place.game, seats), (f"{PEER}{seconds}", other), matches, seed, named=partial(named, folder))
                if not _row(contest, folder, seconds):
                    raise SystemExit(130)


def learn(place: Place, folder: Path, seconds: int, rate: float, reward: str) -> None:
    """Go on learning until so many seconds of the processor are spent in all, and keep the network as it is then."""
    kept, now = folder / f"{seconds}.zip", folder / "now.zip"
    if kept.is_file():
        return
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # checks take a seventh of the time

    def seat(number: int) -> Callable[[], Choices]:
        return lambda: Choices(SeatEnv(place.game, place.seats, number % place.seats, SPARRING, reward=reward), SCALE[reward])

    env = DummyVecEnv([seat(number) for number in range(ENVS)])
    if now.is_file():
        model = MaskablePPO.load(now, env, device="cpu")
        env.seed(model.num_timesteps)  # else it would play the first matches again
    else:
        model = MaskablePPO("MlpPolicy", env, rate, STEPS, batch_size=512, n_epochs=4, gamma=1.0, ent_coef=0.01, seed=1, device="cpu")
        model.spent = 0.0  # what a model has is saved with it
    with progress_bar(seconds, int(model.spent)) as progress:
        while model.spent < seconds:
            began = process_time()
            model.learn(ENVS * STEPS, reset_num_timesteps=False)
            model.spent += process_time() - began
            _save(model, now)
            progress(int(model.spent))
    _save(model, kept)


def _save(model: Any, file: Path) -> None:
    """What was there before is replaced at once."""
    whole = file.with_suffix(".new.zip")
    model.save(whole)
    whole.replace(file)


@lru_cache
def _loaded(file: Path) -> Any:
    from sb3_contrib import MaskablePPO

    return MaskablePPO.load(file, device="cpu")


def named(folder: Path, name: str, game: Game) -> Bot:
    """The bot with this name: `maskable-ppo:300` is what was learned in so many seconds, all others are ours."""
    return PeerBot(game, _loaded(folder / f"{name.removeprefix(PEER)}.zip")) if name.startswith(PEER) else bot_named(name, game)


def _row(contest: Contest, folder: Path, seconds: int) -> bool:
    """Play a contest and print its row; False if it was interrupted."""
    setting, other = contest.setting, contest.bots[1]
    file = folder / f"{seconds}-{other}-{contest.seed}.jsonl".replace(":", "")
    with closing(Results(file, contest.header())) as stored:
        before = sum(match < contest.matches for match in stored.played)
        with progress_bar(contest.matches, before) as progress:
            found = run(contest, workers(1), stored, progress)
    if found.played:
        mine = found.standings.bots[0]
        low, high = mine.interval()
        choices = _loaded(folder / f"{seconds}.zip").num_timesteps
        cells = (seconds, f"{choices:,}", other, len(found.played), f"{mine.win_share:.1%}", f"{100 * low:.0f}-{100 * high:.0f}%")
        print(f"| {setting.game.title} | {setting.seats} | {' | '.join(map(str, cells))} |", flush=True)
    return not found.interrupted


if __name__ == "__main__":
    typer.run(main)
