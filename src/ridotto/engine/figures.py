"""The figures of the rulebooks: moments of matches, drawn by the games' own scenes.

`figures.toml` in a game's folder says how each comes about: the seats, a seed, and how many sensible moves are made. So
a figure is a position that the rules allow, and the same on every machine. `seat` is whose view is drawn (a spectator's
without it), `box` the part of the board that is shown.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from ridotto.engine.errors import SetupError
from ridotto.engine.game import game_named
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng


@lru_cache(maxsize=64)
def figures(slug: str) -> dict[str, dict[str, Any]]:
    """How each figure of a game comes about, by its name; none if the game has no such file."""
    listed = files(game_named(slug).package).joinpath("figures.toml")
    return tomllib.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}


def moment(slug: str, name: str) -> Match:
    """The match at the moment that a figure shows."""
    if name not in figures(slug):
        raise SetupError(f"{slug} has no figure {name!r}; it has: {', '.join(figures(slug)) or 'none'}")
    wanted = figures(slug)[name]
    match = Match.new(game_named(slug), wanted["seats"], wanted["seed"], variant=wanted.get("variant", ""))
    rng = Rng.from_seed(wanted["seed"])
    for _ in range(wanted["moves"]):
        seat = match.state.actors()[0]
        match.play(seat, match.game.advice.advise(match.state, seat, rng))
    return match


@lru_cache(maxsize=64)
def figure(slug: str, name: str, language: str = "en", theme: str = "") -> str:
    """A figure as a self-contained SVG picture."""
    match, wanted = moment(slug, name), figures(slug)[name]
    scene = match.game.draw({**match.view(wanted.get("seat")), "moves": []}, match.game.words(language))
    return scene.svg(theme, wanted.get("box", ()))
