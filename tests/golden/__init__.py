"""Golden playthroughs: one whole match for each game, seat count and variant, as a text that is read in review and compared to the letter.

`make golden` writes them anew; read the difference before you commit it, because it is a change of the rules, of a view or of
the words. How to read one:

    24. seat 0 effect [use 1, finish 1 #a1f0]: use 1 = aca8755f/09c3
       Anna uses effect 1 of Church.
       Anna gains 1 silver.

Move 24: seat 0 owed the decision `effect`, could choose between so many moves of each kind, and chose `use 1`. `#` is a hash of all legal
moves, `=` the beginning of the state's digest, `/` a hash of the events as they stand in records; below them the same events as sentences.

    ==== after 60 moves, as seat 0 sees it: text 5d0e77a1, gondolas 41c7, mine 90be
    + Anna: points 3, coins 4 ...

Now and then everybody's view follows: the spectator's with the lines that have changed since the last time, a seat's with the lines that
the spectator does not see. Likewise the hash of each field of the view that has changed, or that the spectator sees differently; `text` is the
hash of the whole text. So whatever changes in a view, a word, a move, an event or a score changes a line, and the line says where to look.

`python -m tests.golden venice-3` prints one with all views, texts and legal moves written out: run it before and after a change, and compare.

`counts.toml` holds how many legal sequences there are to small depths from a fixed start, as in perft for chess.
"""

import hashlib
import json
from collections import Counter
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
from ridotto.games._template_cards import GAME as TEMPLATE_CARDS

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "counts.toml"
PICTURE_EVERY, OFTEN_UNTIL, LATER_EVERY = 60, 600, 300
"""Everybody's view is shown each so many moves, and more rarely in a match that goes on for long."""
LONG, ADVISED_FROM = 3_000, 100
"""A game that is not over after so many random moves is played as advised from its hundredth move on."""


def settings() -> Iterator[tuple[Game, int, str]]:
    """Every game with every seat count and variant, the templates included."""
    for game in (*all_games().values(), TEMPLATE, TEMPLATE_CARDS):
        for seats, variant in combinations(game):
            yield game, seats, variant


def file_of(game: Game, seats: int, variant: str) -> Path:
    """Where the playthrough of this setting is kept."""
    return FOLDER / f"{game.slug}-{seats}{'-' + variant if variant else ''}.txt"


def playthrough(game: Game, seats: int, variant: str, full: bool = False) -> str:
    """One match at random: every decision, move, event and, now and then, everybody's view. Where that would take too long, later moves are as advised."""
    match = Match.new(game, seats, seed=f"golden {game.slug} {seats}", variant=variant)
    rng = Rng.from_seed(f"golden moves {game.slug} {seats}")
    advise, long = game.advice.advise, takes_long(match.state)
    pictures = Pictures(match, full)
    lines = [f"{game.title}, {seats} seats{', ' + variant if variant else ''}, rules {game.rules_version}, edition {match.edition.digest[:16]}", ""]
    lines += [f"* {game.events.text(event)}" for event in _events(match.log)]
    number = 0
    while not match.over:
        if number % (PICTURE_EVERY if number < OFTEN_UNTIL else LATER_EVERY) == 0:
            lines += pictures.take(number)
        actors = match.actors()
        seat = actors[int(rng.below(len(actors)))]
        legal = match.state.legal(seat)
        decision = match.decision(seat)
        at = len(match.log)
        match.play(seat, int(advise(match.imagine(seat, rng), seat, rng)) if long and number >= ADVISED_FROM else legal[int(rng.below(len(legal)))])
        number += 1
        played = match.log[at]
        assert isinstance(played, Played)
        told = _events(match.log[at:])
        offered = [game.codec.text(move) for move in legal]
        digest = f"{played.digest:016x}"[:8] + _events_hash(game, told)
        lines.append(f"{number}. seat {seat} {decision} [{_kinds(offered)}]: {game.codec.text(played.move)} = {digest}")
        if full:
            lines += [f"   [{move}]" for move in offered]
            lines += [f"   {game.events.text(event)}" for event in told]
        lines += [f"   {game.events.text(event) if game.events[event.kind].quiet else match.tell(event)}" for event in told]
    lines += pictures.take(number)
    for seat in range(seats):
        lines.append(f"seat {seat}: {match.scores()[seat]} {json.dumps(match.state.breakdown(seat))}")
    return "\n".join([*lines, f"winners: {match.winners()}"]) + "\n"


class Pictures:
    """Everybody's view of one match, by what has changed since the last time."""

    def __init__(self, match: Match, full: bool) -> None:
        self.match, self.full = match, full
        self.text: list[str] = []
        self.fields: dict[str, str] = {}

    def take(self, number: int) -> list[str]:
        """The spectator's view beside the one before, and each seat's beside the spectator's."""
        lines = []
        for seat in (None, *range(self.match.seats)):
            board = self.match.view(seat)["board"]
            text: str = self.match.game.text(board, self.match.game.words("en"), self.match.names)
            fields = {name: json.dumps(value) for name, value in board.items()}
            changed = [name for name in {**self.fields, **fields} if self.fields.get(name) != fields.get(name)]
            hashes = [f"text {short(text, 8)}", *(f"{name} {short(fields.get(name, ''))}" for name in changed)]
            who = "a spectator" if seat is None else f"seat {seat}"
            lines.append(f"==== after {number} moves, as {who} sees it: {', '.join(hashes)}")
            lines += [f"+ {line}" for line in text.splitlines() if self.full or line not in self.text]
            if self.full:
                lines += [f"{name} = {value}" for name, value in fields.items()]
            if seat is None:
                self.text, self.fields = text.splitlines(), fields
        return ["", *lines, ""]


def short(text: str, digits: int = 4) -> str:
    """The beginning of a text's hash."""
    return hashlib.sha256(text.encode()).hexdigest()[:digits]


def _kinds(moves: list[str]) -> str:
    """How many moves of each kind are offered, and a hash of all of them."""
    kinds = Counter(move.split(" ", 1)[0] for move in moves)
    return f"{', '.join(f'{kind} {count}' for kind, count in kinds.items())} #{short(' | '.join(moves))}"


def _events_hash(game: Game, events: list[Event]) -> str:
    """A hash of the events with their audiences, as records have them."""
    return "/" + short(" | ".join(f"{event.audience} {game.events.text(event)}" for event in events)) if events else ""


def takes_long(state: State) -> bool:
    """Whether random play goes on and on: that of The Doge Ship takes some 12,000 decisions."""
    copy = state.clone()
    playout(copy, Rng.from_seed("long"), LONG)
    return not copy.over()


def _events(log: list[Any]) -> list[Event]:
    return [entry for entry in log if isinstance(entry, Event)]


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
