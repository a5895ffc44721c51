"""OpenSpiel games: `pyspiel.load_game("ridotto_doge(seats=3)")`, for every game, seat count and variant. docs/adapters.md describes them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from ridotto.adapters import telling
from ridotto.adapters.core import Recall, blank_recall, digest_of, look
from ridotto.adapters.extras import needed
from ridotto.adapters.illegal import complaint
from ridotto.adapters.rewards import zero_sum
from ridotto.adapters.setting import Setting
from ridotto.adapters.telling import Sight
from ridotto.arena.play import LIMIT
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import NAMES, view_of
from ridotto.engine.parcel import Parcel, pack, unpack
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

with needed("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

SEED_BYTES: Final = 4
"""So many chance nodes choose the seed of a match, a byte each; then nothing is left to chance."""
OUTCOMES: Final = [(byte, 1 / 256) for byte in range(256)]
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class Progress:
    """A match, from the first byte of its seed to its end: all that a state of OpenSpiel holds, so that it can be copied and pickled."""

    __slots__ = ("limit", "made", "now", "recall", "seed", "setting", "state")

    def __init__(self, setting: Setting, limit: int, seed: bytes = b"", state: State | None = None, recall: Recall | None = None, made: int = 0) -> None:
        self.setting = setting
        self.limit = limit
        self.seed = seed
        """Its bytes so far; empty where the position was imagined."""
        self.state = state
        """None until the seed is complete."""
        self.recall = blank_recall(setting.seats) if recall is None else recall
        self.made = made
        """Decisions made."""
        self.now = CHANCE
        """Who decides: a seat, of several the lowest; CHANCE while the seed is chosen, TERMINAL at the end."""
        if state is not None:
            state.listener = self.recall
            self.now = self._next(state)

    def _next(self, state: State) -> int:
        return TERMINAL if state.owing == 0 or self.made >= self.limit else int(first_actor(state))

    def deal(self, byte: int) -> None:
        """The next byte of the seed; the last one begins the match."""
        if not 0 <= byte < 256:
            raise IllegalMove(f"{byte} is no outcome of chance here; outcomes are 0 to 255")
        self.seed += bytes([byte])
        if len(self.seed) == SEED_BYTES:
            setting = self.setting
            self.state = setting.game.start(setting.seats, Rng.from_seed(self.seed.hex()), setting.variant, None, self.recall)
            self.now = self._next(self.state)

    def play(self, move: int) -> None:
        """Make a move; IllegalMove if that is not possible, and then nothing has happened."""
        state, seat = self.state, self.now
        if state is None or seat < 0:
            raise IllegalMove(f"{move} is not possible: the match is over")
        self.recall.note(seat, move)
        try:
            state.apply(seat, move)
        except IllegalMove:
            self.recall.take_back()
            raise IllegalMove(complaint(self.setting.game.codec, seat, move, state.legal(seat))) from None
        self.made += 1
        self.now = self._next(state)

    def imagined(self, seat: int, rng: Rng) -> "Progress":
        """Another course of the match that looks the same to a seat, with nothing in it of what the seat cannot know."""
        if not 0 <= seat < self.setting.seats:
            raise SetupError(f"there is no seat {seat}; seats are 0 to {self.setting.seats - 1}")
        if self.state is None:
            return Progress(self.setting, self.limit)
        state = self.state.imagine(seat, rng)
        made = self.made
        if self.now != TERMINAL:  # how many moves others have made in secret is one of their secrets
            made += sum(int(state.secret[other]) - int(self.state.secret[other]) for other in range(self.setting.seats) if other != seat)
            made = min(made, self.limit - 1)
        return Progress(self.setting, self.limit, b"", state, self.recall.imagined(seat), made)

    def tensor(self, seat: int, recalls: bool) -> NDArray[np.float32]:
        """The observation of a seat; for an information state (`recalls`) one number for each seat before it, 1 for this one."""
        seen = np.frombuffer(self.seen(seat), np.float32)
        return np.concatenate([np.arange(self.setting.seats) == seat, seen], dtype=np.float32) if recalls else seen

    def seen(self, seat: int) -> bytes:
        """The observation of a seat: float32, all 0 before the match begins."""
        if self.state is None:
            return bytes(4 * self.setting.observation_size)
        return look(self.setting.game.observation.observe, self.state, seat)

    def known(self, seat: int) -> str:
        """All that a seat has seen and done, and sees now: a digest."""
        return f"seat {seat}: {digest_of(self.recall.digest(seat) + self.seen(seat)).hex()}"

    def text(self, seat: int) -> str:
        """What a seat sees, in words."""
        if self.state is None:
            return f"Seat {seat}: the match has not begun."
        game, names = self.setting.game, NAMES[: self.setting.seats]
        sight = Sight(seat, view_of(game, self.state, seat, names, self.setting.variant))
        cut_off = self.now == TERMINAL and not sight.over
        turn = f"Seat {seat}: the match was cut off after {self.made} decisions." if cut_off else telling.turn(game, sight)
        return telling.joined(telling.board(game, sight), turn)

    def __str__(self) -> str:
        where = "" if self.state is None else f", after {self.made} decisions, position {self.state.digest():016x}"
        return f"{self.setting.game.title}, seed {self.seed.hex() or '-'}{where}"

    def __deepcopy__(self, memo: object) -> "Progress":
        state = None if self.state is None else self.state.clone()
        return Progress(self.setting, self.limit, self.seed, state, self.recall.clone(), self.made)

    def __reduce__(self) -> tuple[Any, ...]:
        setting, parcel = self.setting, None if self.state is None else pack(self.state)
        return _restored, ((setting.game.package, setting.seats, setting.variant), self.limit, self.seed, parcel, self.recall.digests(), self.made)


def _restored(place: tuple[str, int, str], limit: int, seed: bytes, parcel: Parcel | None, digests: tuple[bytes, list[bytes]], made: int) -> Progress:
    """What was pickled."""
    setting = Setting.of_package(*place)
    state = None if parcel is None else unpack(parcel, setting.game, setting.variant)
    return Progress(setting, limit, seed, state, Recall(*digests), made)


class MatchState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel's. Those who choose at the same time do so in the order of their seats: none sees what another has chosen."""

    def __init__(self, game: "MatchGame") -> None:
        super().__init__(game)
        self.progress = Progress(game.setting, game.limit)
        """The match so far."""

    def current_player(self) -> int:
        """The seat to decide, CHANCE or TERMINAL."""
        return self.progress.now

    def is_terminal(self) -> bool:
        """Whether the match is over or was cut off."""
        return self.progress.now == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether the seed is being chosen."""
        return self.progress.now == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next byte of the seed, all equally likely."""
        return OUTCOMES

    def returns(self) -> list[float]:
        """A win is worth 1 and paid by the others; alone, a loss is worth -1. 0 until the match is over, and where it was cut off."""
        state = self.progress.state
        return [0.0] * self.progress.setting.seats if state is None or state.owing else zero_sum(state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MatchState":
        """A state that looks the same to a player, everything else drawn anew. It has no history: that would tell what others did in secret."""
        resampled: MatchState = self.get_game().new_initial_state()
        resampled.progress = self.progress.imagined(player, Rng.from_seed(f"{sampler()!r} {sampler()!r}"))
        return resampled

    # These three are as OpenSpiel finds them, without its detours; it complains of seats that there are not.

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The moves of a player, at a chance node the outcomes."""
        now = self.progress.now
        asked = now if player is None else player
        found: list[int] = super().legal_actions(asked) if now < 0 or asked < 0 else self._legal_actions(asked)
        return found

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees."""
        asked = self.progress.now if player is None else player
        found: list[float] = self.progress.tensor(asked, False).tolist() if 0 <= asked < self.num_players() else super().observation_tensor(asked)
        return found

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, and which it is."""
        asked = self.progress.now if player is None else player
        found: list[float] = self.progress.tensor(asked, True).tolist() if 0 <= asked < self.num_players() else super().information_state_tensor(asked)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        state = self.progress.state
        return [] if state is None or player != self.progress.now else state.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.progress.state is None:
            self.progress.deal(action)
        else:
            self.progress.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action:02x}" if player == CHANCE else self.progress.setting.game.codec.text(action)

    def __str__(self) -> str:
        return str(self.progress)


class MatchObserver:
    """What a seat sees now, or (`recalls`) the information state: also all that it has seen and done, and which seat it is."""

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self._recalls = recalls
        seats = setting.seats if recalls else 0
        self.tensor = np.zeros(seats + setting.observation_size, np.float32)
        """All numbers, one after another."""
        self.dict = {"player": self.tensor[:seats], "observation": self.tensor[seats:]} if recalls else {"observation": self.tensor}
        """The same numbers by name."""

    def set_from(self, state: MatchState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = state.progress.tensor(player, self._recalls)

    def string_from(self, state: MatchState, player: int) -> str:
        """A digest of all that the player has seen and done, or what it sees in words."""
        return state.progress.known(player) if self._recalls else state.progress.text(player)


class MatchGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its seat count, variant and limit."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        """SetupError says what is possible."""
        chosen = {**defaults(game), **(params or {})}
        setting = Setting.named(game, chosen["seats"], chosen["variant"])
        self.setting = setting
        """The game, its seat count and its variant."""
        self.limit = chosen["limit"]
        """After how many decisions a match is cut off."""
        if self.limit < 1:
            raise SetupError(f"a match is cut off after 1 decision or more, not after {self.limit}")
        alone = setting.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.moves,
            max_chance_outcomes=len(OUTCOMES),
            num_players=setting.seats,
            min_utility=-1.0 if alone else -1 / (setting.seats - 1),
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(game, alone), info, chosen)

    def new_initial_state(self) -> MatchState:
        """Before the seed is chosen."""
        return MatchState(self)

    def state_at(self, position: State) -> MatchState:
        """A state at a position of ours; nobody remembers what was before it."""
        state = self.new_initial_state()
        state.progress = Progress(self.setting, self.limit, state=position.clone())
        return state

    def max_chance_nodes_in_history(self) -> int:
        """All of them at the beginning."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> MatchObserver | None:
        """What a seat knows, now or in all; None for other parts of it, which OpenSpiel takes for "not provided"."""
        if params:
            raise SetupError(f"observations have no parameters; these were given: {', '.join(params)}")
        if iig_obs_type is None:
            return MatchObserver(self.setting, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return MatchObserver(self.setting, bool(iig_obs_type.perfect_recall))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)


def _loaded(name: str) -> Any:
    """A game as it was pickled, in a process that may not have imported this module yet."""
    return pyspiel.load_game(name)


def defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game and what they are if they are left out."""
    return {"seats": min((count for count in game.seats if count > 1), default=1), "variant": "", "limit": LIMIT}


def short_name(game: Game) -> str:
    """Its name in OpenSpiel."""
    return f"ridotto_{game.slug.replace('-', '_')}"


def game_type(game: Game, alone: bool = False) -> Any:
    """What OpenSpiel is to know of it."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; those of `all_games` are, once this module is imported."""
    creator: Any = partial(MatchGame, game)
    creator.itself = creator  # OpenSpiel lets go of it after Python has ended, when the last reference must not vanish
    pyspiel.register_game(game_type(game), creator)


for _game in all_games().values():
    register(_game)
