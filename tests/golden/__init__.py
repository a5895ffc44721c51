"""Golden playthroughs: one whole match for each game, seat count and variant, as a readable text that is compared to the letter.

`make golden` writes them anew; read the difference before you commit it, because it is a change of the rules, of a view or of
the words. `counts.toml` holds how many legal sequences there are to small depths from a fixed start, as in perft for chess.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.conformance import combinations
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match, Played
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template import GAME as TEMPLATE

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "counts.toml"
PICTURE_EVERY = 60  # moves between two pictures of the whole match
MANY = 620  # a match of more moves has a picture every fifth time only
LONG = 3_000  # a game that is not over after so many random moves is played with advised ones, and has half as many pictures
ADVISED_FROM = 100  # moves of such a match that are random all the same


def settings() -> Iterator[tuple[Game, int, str]]:
    """Every game with every seat count and variant, the template included."""
    for game in (*all_games().values(), TEMPLATE):
        for seats, variant in combinations(game):
            yield game, seats, variant


def file_of(game: Game, seats: int, variant: str) -> Path:
    """Where the playthrough of this setting is kept."""
    return FOLDER / f"{game.slug}-{seats}{'-' + variant if variant else ''}.txt"


def playthrough(game: Game, seats: int, variant: str) -> str:
    """One match at random: every decision, move, event and, now and then, everybody's view. Where that would take too long, later moves are as advised."""
    match = Match.new(game, seats, seed=f"golden {game.slug} {seats}", variant=variant)
    rng = Rng.from_seed(f"golden moves {game.slug} {seats}")
    advise, long = game.advice.advise, takes_long(match.state)
    picture_every = PICTURE_EVERY * (2 if long else 5 if _length(match.state, rng.clone()) > MANY else 1)
    lines = [f"{game.title}, {seats} seats{', ' + variant if variant else ''}, rules {game.rules_version}, edition {match.edition.digest[:16]}", ""]
    lines += [f"* {match.game.events.text(event)}" for event in match.log if isinstance(event, Event)]
    number = 0
    while not match.over:
        if number % picture_every == 0:
            lines += _pictures(match)
        actors = match.actors()
        seat = actors[int(rng.below(len(actors)))]
        legal = match.state.legal(seat)
        decision = match.decision(seat)
        at = len(match.log)
        match.play(seat, int(advise(match.imagine(seat, rng), seat, rng)) if long and number >= ADVISED_FROM else legal[int(rng.below(len(legal)))])
        number += 1
        played = match.log[at]
        assert isinstance(played, Played)
        lines.append(f"{number}. seat {seat} {decision} [{len(legal)}]: {game.codec.text(played.move)} = {played.digest:016x}")
        lines += [f"   {_told(match, event)}" for event in _events(match.log[at:])]
    lines += _pictures(match)
    for seat in range(seats):
        lines.append(f"seat {seat}: {match.scores()[seat]} {json.dumps(match.state.breakdown(seat))}")
    return "\n".join([*lines, f"winners: {match.winners()}"]) + "\n"


def _length(state: State, rng: Rng) -> int:
    """How many moves the playthrough has."""
    copy = state.clone()
    made = 0
    while not copy.over():
        actors = copy.actors()
        seat = actors[int(rng.below(len(actors)))]
        legal = copy.legal(seat)
        copy.apply(seat, legal[int(rng.below(len(legal)))])
        made += 1
    return made


def takes_long(state: State) -> bool:
    """Whether random play goes on and on: that of The Doge Ship takes some 12,000 decisions."""
    copy = state.clone()
    playout(copy, Rng.from_seed("long"), LONG)
    return not copy.over()


def _told(match: Match, event: Event) -> str:
    """An event as in records and, unless it is quiet, as a sentence."""
    text = match.game.events.text(event)
    return text if match.game.events[event.kind].quiet else f"{text} | {match.tell(event)}"


def _events(log: list[Any]) -> list[Event]:
    return [entry for entry in log if isinstance(entry, Event)]


def _pictures(match: Match) -> list[str]:
    lines = []
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        who = "a spectator" if seat is None else f"seat {seat}"
        lines += ["", f"---- as {who} sees it", match.game.text(view["board"], match.game.words("en"), match.names)]
        lines.append(json.dumps(view["board"]))
    return [*lines, "----", ""]


def counts(game: Game, seats: int, variant: str) -> dict[str, list[int]]:
    """Legal sequences to depths 1 to 3 from the start and from two later positions of one match."""
    state = game.start(seats, Rng.from_seed(f"counts {game.slug} {seats}"), variant)
    rng = Rng.from_seed("counts")
    found: dict[str, list[int]] = {}
    for after in (0, 40, 150):
        found[f"after_{after}"] = [sequences(state, depth) for depth in (1, 2, 3)]
        playout(state, rng, 40 if after == 0 else 110)
    return found


def sequences(state: State, depth: int) -> int:
    """How many sequences of legal moves there are, the lowest actor moving first; chance comes as the state's seed has it."""
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    legal = state.legal(actors[0])
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        branch = state.clone()
        branch.apply(actors[0], move)
        total += sequences(branch, depth - 1)
    return total


def counts_text() -> str:
    """The whole of counts.toml."""
    lines = ["# How many sequences of legal moves there are to depths 1, 2 and 3: from the start and later in one match.", ""]
    for game, seats, variant in settings():
        lines.append(f'["{file_of(game, seats, variant).stem}"]')
        lines += [f"{key} = {values}" for key, values in counts(game, seats, variant).items()]
        lines.append("")
    return "\n".join(lines)
