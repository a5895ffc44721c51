"""Checks of what is written to files and screens: moves as text, records, words."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from ridotto.engine.codec import Arg
from ridotto.engine.conformance.trial import SPECTATOR, Ear, Trial, combinations, events_of, imprint
from ridotto.engine.errors import RecordError
from ridotto.engine.features import DIRECTIONS, reasons_of, told_as
from ridotto.engine.game import Game
from ridotto.engine.match import Match, Played
from ridotto.engine.record import ChanceLine, MoveLine, Record, parse_record
from ridotto.engine.replay import replay, verify
from ridotto.engine.rng import Rng
from ridotto.engine.words import LANGUAGES, languages_of, messages


def text(trial: Trial) -> None:
    """Every move has its own text, which leads back to it; kinds of move, decision and event have different names."""
    codec = trial.game.codec
    for what, names in (
        ("move", [kind.name for kind in codec.kinds]),
        ("decision", [decision.name for decision in trial.game.decisions]),
        ("event", [kind.name for kind in trial.game.events.kinds]),
    ):
        trial.demand(len(set(names)) == len(names), f"two kinds of {what} have the same name: {', '.join(sorted(names))}")
    for move in range(codec.size):
        back = codec.number(codec.text(move))
        trial.demand(back == move, f"move {move} is written {codec.text(move)!r}, which is read as move {back}")
        packed = codec.pack(codec.kind(move).name, *codec.args(move).values())
        trial.demand(packed == move, f"move {move} has the kind and the arguments of move {packed}")
    for match in trial.matches(trial.pick()):
        for seat in match.actors():
            legal = match.state.legal(seat)
            numbers = [match.number(seat, shown) for shown in match.legal(seat)]
            trial.demand(numbers == legal, f"the moves of seat {seat}, written and read again, are different")


def records(trial: Trial) -> None:
    """The record of a finished match can be read, replayed and verified; a changed one is refused.

    It states whatever chance decides: if the recorded chance outcomes are the same, so is what everybody sees.
    """
    trial.demand(trial.course.ended, f"the match is not over after {trial.most} decisions, so it has no complete record")
    [match] = trial.matches([len(trial.course.moves)])
    written = str(match.record())
    record = parse_record(written)
    trial.demand(str(record) == written, "the record, read and written again, is different")
    again = replay(record, game=trial.game)
    same = again.state.digest() == match.state.digest() and again.log == match.log
    trial.demand(same, "the record, replayed, leads to a different position or log")
    broken = [check.name for check in verify(record, game=trial.game) if not check.holds]
    trial.demand(broken == [], f"the record cannot be verified: {', '.join(broken)}")
    forgeries = list(_forgeries(trial, record))
    what, forged = forgeries[trial.rng.below(len(forgeries))]
    try:
        replay(forged, game=trial.game)
    except RecordError:
        pass
    else:
        trial.demand(False, f"a record with {what} changed is not refused")
    _demand_chance_recorded(trial, record)


def _forgeries(trial: Trial, record: Record) -> Iterator[tuple[str, Record]]:
    moves = [i for i, line in enumerate(record.body) if isinstance(line, MoveLine)]
    i = moves[trial.rng.below(len(moves))]
    line = record.body[i]
    assert isinstance(line, MoveLine)
    assert line.digest is not None
    digit = "0" if line.digest[7] != "0" else "1"
    forged = replace(line, digest=line.digest[:7] + digit + line.digest[8:])
    yield "one digit of a digest", replace(record, body=(*record.body[:i], forged, *record.body[i + 1 :]))
    chance = [i for i, line in enumerate(record.body) if isinstance(line, ChanceLine)]
    if chance:
        i = chance[trial.rng.below(len(chance))]
        yield "a chance outcome", replace(record, body=(*record.body[:i], ChanceLine("nothing"), *record.body[i + 1 :]))
    assert record.scores is not None
    yield "a score", replace(record, scores=(record.scores[0] + 1, *record.scores[1:]))


def _demand_chance_recorded(trial: Trial, record: Record) -> None:
    told = any(isinstance(line, ChanceLine) for line in record.body)
    setups = {imprint(trial.game.start(trial.seats, Rng.from_seed(f"{trial.seed}: setup {n}"), trial.variant)) for n in range(4)}
    trial.demand(told or len(setups) == 1, "setups differ from seed to seed, but the record of the match states no chance outcome")
    for state in trial.states(trial.pick(6)[:-1]):
        here = len(trial.moves)
        one, two = state.clone(), state.clone()
        two.rng = trial.rng.fork()
        ears = Ear(), Ear()
        one.listener, two.listener = ears
        for n, (seat, move) in enumerate(trial.course.moves[here : here + 10]):
            further = trial.course.moves[here : here + n + 1]
            trial.demand(move in two.legal(seat), f"chance decides what seat {seat} may do, and the record does not tell it", *further[:-1])
            one.apply(seat, move)
            two.apply(seat, move)
            if ears[0].chance(trial.game) != ears[1].chance(trial.game):
                break
            trial.demand(trial.looks(one) == trial.looks(two), "chance decides what is seen, and the record does not tell it", *further)


def words(trial: Trial) -> None:
    """Everything has words in every language of the game, with the same variables in each, and no words are unused.

    A game's languages are those of its words files; English is one of them.

    Keys: title, about, length, intro, variant-NAME, decision-NAME, why-NAME (what can be done at a decision, and why one
    would), move-KIND, event-KIND (unless quiet), score-PART for every part that a breakdown lists, parts of 0 points
    included, score-note if the parts need explaining,
    variant-NAME-how and intro-NAME if a variant does, group-NAME and part-NAME for groups of options, end-KIND for an
    event that ends the match and gives no reason, WORDS-TEXT for the values of arguments with words, hint-KEY-more and
    hint-KEY-less for features and details worth telling of (`engine/features.py`), and text-... as named in text.py. A game with a
    picture has scene-... as named in scene.py or the modules of scene/. In both rooms a key may be composed of a
    literal beginning and a variable rest. Every decision, move, event and view met in play can be put into words.
    """
    expected = _expected_keys(trial) | {key for key in _possible_keys(trial.game) if key in trial.game.words("en")}
    source = _source(trial.game, "text")
    drawn = _source(trial.game, "scene")
    spoken = {language: messages(trial.game.package, language) for language in languages_of(trial.game.package)}
    for language, found in spoken.items():
        missing = sorted(expected - found.keys())
        trial.demand(missing == [], f"words/{language}.ftl lacks {', '.join(missing)}")
        unused = sorted(key for key in found.keys() - expected if not _written_with(key, source) and not _drawn_with(key, drawn))
        trial.demand(unused == [], f"words/{language}.ftl has keys that are not used: {', '.join(unused)}")
        for key in sorted(found):
            one, other = found[key], spoken[LANGUAGES[0]].get(key, set())
            trial.demand(one == other, f"message {key} has the variables {sorted(one)} in {language!r} and {sorted(other)} in {LANGUAGES[0]!r}")
    _demand_spoken(trial)


def _written_with(key: str, source: str) -> bool:
    """Whether a key is named in the source of a game's text, whole or by its beginning."""
    begun = tuple(re.findall(r"[\"'](text-[a-z0-9-]+-)\{", source) + [f"{kind}-" for kind in re.findall(r'named\("(text-[a-z0-9-]+)"', source)])
    return key.startswith("text-") and (key in source or key.startswith(begun))


def _drawn_with(key: str, source: str) -> bool:
    """Whether a key is named in a scene's source, with or without `scene-`, whole or by its beginning."""
    if not key.startswith("scene-"):
        return False
    rest = key.removeprefix("scene-")
    begun = tuple(re.findall(r"[\"'](?:scene-)?([a-z0-9-]+-)\{", source))
    return key in source or any(f"{quote}{rest}{quote}" in source for quote in "\"'") or rest.startswith(begun)


def _source(game: Game, room: str) -> str:
    """The source of a room, all its modules; empty where there is none."""
    folder = Path(str(files(game.package)))
    modules = [folder / f"{room}.py", *sorted((folder / room).glob("*.py"))]
    return "".join(path.read_text(encoding="utf-8") for path in modules if path.is_file())


def _expected_keys(trial: Trial) -> set[str]:
    game = trial.game
    keys = {"title", "about", "length", "intro", *(f"variant-{name}" for name in (*game.variants, *game.options))}
    keys |= {f"{key}-{decision.name}" for decision in game.decisions for key in ("decision", "why")}
    keys |= {f"move-{kind.name}" for kind in game.codec.kinds}
    keys |= {f"event-{kind.name}" for kind in game.events.kinds if not kind.quiet}
    spoken: list[Arg] = [arg for kind in game.codec.kinds for arg in kind.args]
    spoken += [arg for event in game.events.kinds if not event.quiet for arg in event.args]
    keys |= {f"{arg.words}-{choice}" for arg in spoken if arg.words for choice in arg.choices}
    return keys | {f"score-{part}" for part in _score_parts(game)}


def _possible_keys(game: Game) -> set[str]:
    """Keys that a game may have but need not."""
    named = {key for name in (*game.variants, *game.options) for key in (f"variant-{name}-how", f"intro-{name}")}
    named |= {f"intro-seats-{seats}" for seats in game.seats}
    grouped = {f"group-{group.name}{end}" for group in game.groups for end in ("", "-none", "-some")}
    ends = {f"end-{kind.name}" for kind in game.events.kinds if kind.ends}
    told = {f"{told_as(game, name).key}-{direction}" for name in reasons_of(game) for direction in DIRECTIONS}
    return {"score-note"} | named | grouped | ends | told | {f"part-{part[0]}" for group in game.groups for part in group.parts}


def _score_parts(game: Game) -> set[str]:
    """The parts of a breakdown in every seat count and variant."""
    setups = [game.start(seats, Rng.from_seed("parts"), variant) for seats, variant in combinations(game)]
    return {part for state in setups for seat in range(int(state.seats)) for part in state.breakdown(seat)}


def _demand_spoken(trial: Trial) -> None:
    game = trial.game
    dictionaries = [game.words(language) for language in languages_of(game.package)]
    moves: set[int] = set()
    decisions: set[str] = set()
    match: Match | None = None
    for match in trial.matches(trial.pick(10)):
        moves |= {move for seat in match.actors() for move in match.state.legal(seat)}
        decisions |= {str(match.decision(seat)) for seat in match.actors()}
        for seat in trial.viewers:
            view = game.view(match.state, None if seat == SPECTATOR else seat)
            for say in dictionaries:
                trial.demand(isinstance(game.text(view, say, match.names), str), "text.py does not give a text")
        for part in {part for seat in range(trial.seats) for part in match.state.breakdown(seat)}:
            trial.demand(all(f"score-{part}" in say for say in dictionaries), f"the score's part {part!r} has no words, or is missing in the setup's breakdown")
    assert match is not None
    moves |= {entry.move for entry in match.log if isinstance(entry, Played)}
    for say in dictionaries:
        for key in ("title", "about", "length", "intro", *(f"decision-{name}" for name in sorted(decisions))):
            say(key)
        for move in sorted(moves):
            say.move(move, game.codec, match.names)
        for event in {repr(event): event for event in events_of(match) if not game.events[event.kind].quiet}.values():
            say.event(event, game.events, match.names)
