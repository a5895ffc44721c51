"""Toys with broken words, advice or edition, and toys that keep what they should let go."""

from typing import Any

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from ridotto.engine.codec import SEAT, EventKind, EventTable
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, State

from .advice import advise, features
from .breaking import files, room, state
from .events import EVENTS
from .observation import BLOCKS, observe
from .rules import DECISIONS, Stall

# ---- words ----

BOTH = ("words/en.ftl", "words/de.ftl")

files("word_missing", "words", "words/de.ftl lacks event-win", ("words/de.ftl", "event-win = { $seat } gewinnt die Runde.\n", ""))
files("word_of_a_value_missing", "words", "lacks price-2", ("words/en.ftl", "price-2 = two coins\n", ""))
files("word_unused", "words", "not used: move-steal", *((file, "move-draw", "move-steal = steal\nmove-draw") for file in BOTH))
files("text_unused", "words", "not used: text-end", *((file, "text-round", "text-end = Over\ntext-round") for file in BOTH))
files("variables_differ", "words", "message event-roll has the variables", ("words/de.ftl", "{ $seat } würfelt { $coins }.", "{ $seat } würfelt."))
files("variable_that_nobody_gives", "words", "message event-win", *((file, "event-win = { $seat }", "event-win = { $who }") for file in BOTH))
files("decision_with_a_variable", "words", "message decision-ask", *((file, "decision-ask = ", "decision-ask = { $price } ") for file in BOTH))
files("words_unreadable", "words", "cannot be read", ("words/de.ftl", "move-draw = ziehen", "move-draw ziehen"))
files("text_breaks", "words", "in text (", ("text.py", "    lines = [", "    assert view['hand'], 'a spectator has no hand'\n    lines = ["))

room("event_without_words", "words", "lacks event-stolen", events={"EVENTS": EventTable(dict(enumerate([*EVENTS.kinds, EventKind("stolen", (SEAT,))])))})
room("decision_without_words", "words", "lacks decision-steal", rules={"DECISIONS": [*DECISIONS, Decision[Stall](4, "steal", "STA-6")]})


@state("words", "lacks score-luck")
class ScoreWithoutWords(Stall):
    """A part of the score has no name."""

    def breakdown(self, seat: int) -> dict[str, int]:
        return {**super().breakdown(seat), "luck": 0}


@state("words", "the score's part 'luck'")
class ScoreComesUpLater(Stall):
    """A part of the score is listed only when it counts."""

    def breakdown(self, seat: int) -> dict[str, int]:
        return super().breakdown(seat) if self.round == 0 else {**super().breakdown(seat), "luck": 0}


# ---- advice ----


def illegal_advice(state: State, seat: i64, rng: Rng) -> i64:
    """A move that is never possible twice."""
    return 0


def peeking(state: State, seat: int) -> list[float]:
    """The highest card of another."""
    assert isinstance(state, Stall)
    return [*features(state, seat)[:2], float(max(state.hand((seat + 1) % state.seats), default=0))]


def endless(state: State, seat: int) -> list[float]:
    """No number."""
    return [*features(state, seat)[:2], float("nan")]


def too_few(state: State, seat: int) -> list[float]:
    """A feature is missing."""
    return features(state, seat)[:2]


def costly(state: State, seat: int) -> list[float]:
    """Asking costs a round."""
    assert isinstance(state, Stall)
    state.winner += 1
    return features(state, seat)


room("advice_illegal", "advice", "which is not legal", advice={"advise": illegal_advice})
room("features_peek", "advice", "depend on what it cannot see", advice={"features": peeking})
room("features_not_finite", "advice", "not all finite", advice={"features": endless})
room("features_too_few", "advice", "2 features for 3 names", advice={"features": too_few})
room("features_change_the_position", "advice", "changes the position", advice={"features": costly})

# ---- observations ----


def with_last(state: State, seat: i64, out: BytesWriter, value: float) -> None:
    """The sound observation with another last number."""
    observe(state, seat, out)
    out.truncate(len(out) - 4)
    write_f32_le(out, value)


def observing_another(state: State, seat: i64, out: BytesWriter) -> None:
    """The highest card of another."""
    assert isinstance(state, Stall)
    with_last(state, seat, out, max(state.hand((seat + 1) % state.seats), default=0) / 20)


def observing_a_secret(state: State, seat: i64, out: BytesWriter) -> None:
    """What another has staked, in secret."""
    assert isinstance(state, Stall)
    with_last(state, seat, out, (state.stakes[(seat + 1) % state.seats] + 1) / 4)


def observing_too_much(state: State, seat: i64, out: BytesWriter) -> None:
    """A number without a block."""
    observe(state, seat, out)
    write_f32_le(out, 0.0)


def observing_points(state: State, seat: i64, out: BytesWriter) -> None:
    """A number that is not scaled."""
    with_last(state, seat, out, 20.0)


def observing_costs(state: State, seat: i64, out: BytesWriter) -> None:
    """Observing takes a coin."""
    assert isinstance(state, Stall)
    observe(state, seat, out)
    state.bank -= 1


def observing_nothing_chosen(state: State, seat: i64, out: BytesWriter) -> None:
    """What the seat itself has offered and staked is left out."""
    assert isinstance(state, Stall)
    forgetful = state.clone()
    forgetful.offers[seat] = forgetful.stakes[seat] = -1
    observe(forgetful, seat, out)


room("observation_peeks", "observes", "depends on what it cannot know", observation={"observe": observing_another})
room("observation_shows_a_secret", "observes", "depends on what it cannot know: turn", observation={"observe": observing_a_secret})
room("observation_too_long", "observes", "an observation has 124 numbers, and its blocks have 123", observation={"observe": observing_too_much})
room("observation_not_scaled", "observes", "not between -1 and 1: turn (seat +2) is 20.0", observation={"observe": observing_points})
room("observation_changes_the_position", "observes", "observing a position changes it", observation={"observe": observing_costs})
room("observation_forgets_own_answers", "observes", "though it sees a difference", observation={"observe": observing_nothing_chosen})
room("observation_names_twice", "observes", "two blocks of the observation have the same name", observation={"BLOCKS": (*BLOCKS, BLOCKS[0])})

# ---- growth ----

seen: list[State] = []
met: list[dict[str, Any]] = []


def remembering(state: State, seat: i64, rng: Rng) -> i64:
    """Remembers the positions it has met."""
    met.append(pack(state))
    return advise(state, seat, rng)


room("advice_remembers", "growth", "advising 280 times leaves", advice={"advise": remembering})


@state("growth", "cloning 280 times leaves")
class PositionsAreKept(Stall):
    """Every copy of a position is kept in a list."""

    def take_over(self, origin: State) -> None:
        super().take_over(origin)
        seen.append(self)


@state("growth", "unpacking 280 times leaves")
class ParcelsAreKept(Stall):
    """What was unpacked while the last round is played is kept."""

    def read(self, parcel: dict[str, Any]) -> None:
        super().read(parcel)
        if self.round == 2:
            seen.append(self)


# ---- edition ----

files(
    "edition_without_source",
    "edition",
    "table [play] of the edition does not say its source",
    ("edition.toml", 'rounds = 3\nsource = "house"\nwhy = "short, so that many matches can be tried"', "rounds = 3"),
    ("components.py", "class Play(Table)", "class Play(BaseModel)"),
    ("components.py", "cards=self.cards.count", "cards=self.cards.count, rounds=self.play.rounds"),
    ("components.py", "from ridotto.engine.edition", "from pydantic import BaseModel\n\nfrom ridotto.engine.edition"),
)
files("edition_takes_any_type", "edition", "[coins] bank of the wrong type is not refused", ("components.py", "bank: int", "bank: int | str"))
files(
    "edition_with_a_spare_table",
    "edition",
    "table [play] deleted is not refused",
    ("components.py", "    play: Play\n", '    play: Play = Play(rounds=3, source="house", why="so it is")\n'),
)
files("edition_broken", "edition", "EditionError", ("edition.toml", "rounds = 3", 'rounds = "three"'))
