"""What a seat is told, as text: everything comes from its own view and the events it may know of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ridotto.adapters.answers import forms
from ridotto.engine.game import Game
from ridotto.engine.match import Match

LANGUAGE = "en"
LONGEST = 40_000  # characters of one text
MOST_NEWS = 60


@dataclass(frozen=True)
class Sight:
    """What a seat sees of its table at one moment."""

    seat: int
    view: Mapping[str, Any] | None
    """As `Match.view` gives it; None while the table waits for players."""
    can_undo: bool = False
    number: int = 0
    """How many moves the seat knows to have been made."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.view is not None and bool(self.view["over"])

    @property
    def on_turn(self) -> bool:
        """Whether the seat owes a decision."""
        return self.view is not None and self.seat in self.view["actors"]

    @property
    def moves(self) -> list[str]:
        """The moves it may make now."""
        return list(self.view["moves"]) if self.view is not None else []


def board(game: Game, sight: Sight) -> str:
    """The view in words."""
    if sight.view is None:
        return "The table waits for players."
    return game.text(sight.view["board"], game.words(LANGUAGE), sight.view["names"])


def sentences(match: Match, seat: int | None, since: int) -> list[str]:
    """The events that a seat or a spectator may know of, from number `since` on, as sentences."""
    kinds, words = match.game.events, match.game.words(LANGUAGE)
    return [words.event(event, kinds, match.names) for event in match.events(seat, since) if not kinds[event.kind].quiet]


def latest(news: Sequence[str]) -> str:
    """What has happened, as sentences, the latest last; empty if nothing has."""
    if not news:
        return ""
    left_out = [f"({len(news) - MOST_NEWS} earlier events are left out)"] if len(news) > MOST_NEWS else []
    return "\n".join(["What has happened:", *left_out, *news[-MOST_NEWS:]])


def turn(game: Game, sight: Sight) -> str:
    """Whose turn it is, or how the match has ended; for the seat's own decision what is asked and by which rule."""
    if sight.view is None:
        return "The match begins when every seat is taken."
    names = sight.view["names"]
    if sight.over:
        won = " and ".join(names[seat] for seat in sight.view["winners"]) or "nobody"
        mine = "You have won" if sight.seat in sight.view["winners"] else "You have not won"
        return f"The match is over; won by {won}. {mine}."
    if not sight.on_turn:
        return f"You owe no decision now; the match waits for {' and '.join(names[seat] for seat in sight.view['actors'])}."
    asked = game.words(LANGUAGE)(f"decision-{sight.view['decision']}")
    rule = next((known.rule for known in game.decisions if known.name == sight.view["decision"]), "")
    return f"You are {names[sight.seat]} (seat {sight.seat}), and it is for you to decide: {asked}" + (f" ({rule})" if rule else "")


def choices(game: Game, sight: Sight) -> str:
    """The seat's moves as a numbered list, each with what it means."""
    if sight.view is None or not sight.moves:
        return ""
    words, names, codec = game.words(LANGUAGE), sight.view["names"], game.codec
    lines = ["Your moves, to be answered with their text or number:"]
    for at, text in enumerate(sight.moves, start=1):
        phrase = words.move(codec.number(text), codec, names)
        lines.append(f"{at}. {text}" + ("" if phrase == text else f" - {phrase}"))
    return "\n".join(lines)


def notation(game: Game, sight: Sight) -> str:
    """The forms of the seat's moves, for players who are not shown the list."""
    return f"Answer with one move. Your moves have these forms:\n{forms(game.codec, sight.moves)}" if sight.moves else ""


def joined(*parts: str) -> str:
    """Parts of a text, with an empty line between them, cut where it is too long."""
    text = "\n\n".join(part.rstrip() for part in parts if part)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}\n({len(text) - LONGEST} more characters are left out)"
