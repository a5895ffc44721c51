"""A match as a text environment, for evaluating language models in one process.

    env = TextEnv("doge", seats=3, others="greedy")
    prompt, done = env.reset("42"), False
    while not done:
        prompt, reward, done, info = env.step(my_model(prompt))

Prompts, answers and the forfeiting rule are those of `ridotto mcp` (docs/language-models.md).
"""

from typing import Any

from ridotto.adapters import telling
from ridotto.adapters.answers import TRIES, Judge
from ridotto.adapters.local_table import LocalTable
from ridotto.adapters.reading import how_it_goes
from ridotto.adapters.telling import Sight
from ridotto.bots import bots_named
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.fair import draw_secret
from ridotto.engine.game import game_named
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng


class TextEnv:
    """One seat of a match, played by texts; bots play the others."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        others: str = "greedy",
        variant: str = "",
        moves: bool = True,
        tries: int = TRIES,
    ) -> None:
        """`others` names one bot for all other seats, or one for each, joined by commas.

        Without `moves` the prompts say which forms moves have but not which are possible. SetupError says what is wrong.
        """
        self.game = game_named(game)
        """What is played."""
        self.seats = next((count for count in self.game.seats if count > 1), self.game.seats[0]) if seats is None else seats
        """How many seats a match has."""
        self.game.check_seats(self.seats)
        self.game.check_variant(self.seats, variant)
        if not 0 <= seat < self.seats:
            raise SetupError(f"there is no seat {seat} at a match with {self.seats} seats; seats are 0 to {self.seats - 1}")
        self.seat = seat
        """The seat that is played by texts."""
        self.variant = variant
        """Empty for the ordinary game."""
        self.moves = moves
        """Whether prompts list the moves that are possible."""
        self._tries = tries
        self._bots = bots_named([name.strip() for name in others.split(",")], self.game, self.seats - 1)
        self._judge = self._new_judge("")
        self._table: LocalTable | None = None
        self._sight = Sight(seat, None)

    @property
    def table(self) -> LocalTable:
        """The table of the match; RidottoError before the first `reset`."""
        if self._table is None:
            raise RidottoError("there is no match yet; reset(seed) begins one")
        return self._table

    @property
    def done(self) -> bool:
        """Whether there is nothing to answer: no match has begun, or it is over."""
        return self._table is None or self._table.match.over

    def reset(self, seed: str | int | None = None) -> str:
        """Begin a match and return the first prompt. The same seed gives the same match; without one a secret is drawn."""
        drawn = draw_secret() if seed is None else str(seed)
        self._judge = self._new_judge(drawn)
        self._table = LocalTable(Match.new(self.game, self.seats, drawn, self.variant), self.seat, self._bots)
        self._sight = self._table.wait(float("inf"))
        about = f"You play {self.game.title} with {self.seats} seats. How a match goes:\n\n{how_it_goes(self.game.slug)}"
        how = "Answer each prompt with one move, on the last line of your answer."
        return telling.joined(about, how, self._prompt())

    def step(self, answer: str) -> tuple[str, float, bool, dict[str, Any]]:
        """Answer the latest prompt; returns the next one, the reward, whether the match is over, and `info`.

        The reward is 0 until the match is over; then it is the seat's share of the win: 1, 1/2 where two have won, 0.
        """
        table = self.table
        if self.done:
            raise RidottoError("the match is over; reset(seed) begins another")
        if not isinstance(answer, str):
            raise RidottoError(f"an answer is a text, not {type(answer).__name__}")
        verdict = self._judge.judge(answer, self._sight.moves)
        if verdict.move is not None:
            table.play(verdict.move, self._sight)
            self._sight = table.wait(float("inf"))
        winners = table.match.winners()
        reward = 1 / len(winners) if self.seat in winners else 0.0
        return telling.joined(verdict.said, self._prompt()), reward, self.done, self._info(verdict.move)

    def _prompt(self) -> str:
        game, sight = self.game, self._sight
        offered = telling.choices(game, sight) if self.moves else telling.notation(game, sight)
        return telling.joined(telling.latest(self.table.news()), telling.board(game, sight), telling.turn(game, sight), offered)

    def _info(self, move: str | None) -> dict[str, Any]:
        """What an evaluation counts; nothing in it says more than the prompts."""
        match = self.table.match
        counts = {"move": move, "illegal": self._judge.illegal, "forfeited": self._judge.forfeited}
        return {**counts, "winners": match.winners(), "scores": match.scores()} if match.over else counts

    def _new_judge(self, seed: str) -> Judge:
        return Judge(self.game.codec, Rng.from_seed(f"{seed}/forfeited"), self.moves, self._tries)
