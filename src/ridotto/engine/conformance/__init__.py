"""The conformance suite: checks in one call whether a game keeps the state contract.

    from ridotto.engine.conformance import assert_conforms

    def test_my_game_conforms():
        assert_conforms(GAME)

Every check plays random matches with every seat count and variant and looks closely at some of their positions. What it
finds is a `Failure`: a sentence, and a record that leads to the position. CHECKS holds the checks by name; each one's
docstring says what it demands. The checks need only the game itself: it need not be registered, and either build will
do.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from traceback import extract_tb
from types import MappingProxyType

from ridotto.engine.conformance.answers import order, undo
from ridotto.engine.conformance.course import clones, conserves, digests, ends, legal, repeats
from ridotto.engine.conformance.failure import Failure, record_text
from ridotto.engine.conformance.knowledge import bounded, imagines, redraws, secrets, views
from ridotto.engine.conformance.language import records, text, words
from ridotto.engine.conformance.material import advice, edition
from ridotto.engine.conformance.memory import growth
from ridotto.engine.conformance.numbers import observes
from ridotto.engine.conformance.trial import Trial, Unsound, combinations
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game

__all__ = ["CHECKS", "Failure", "assert_conforms", "check_game", "combinations"]

Check = Callable[[Trial], None]

CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        check.__name__: check
        for check in (
            *(ends, legal, conserves, repeats, digests, clones),
            *(views, imagines, bounded, redraws, secrets),
            *(order, undo),
            *(text, records, words),
            *(advice, observes, edition, growth),
        )
    }
)
"""All checks by name."""

ONCE = frozenset({"edition", "growth"})
"""Checks whose outcome does not depend on the seat count or the match: done once for a game."""


def check_game(
    game: Game,
    seats: Sequence[int] | None = None,
    variants: Sequence[str] | None = None,
    matches: int = 10,
    seed: str = "conformance",
    checks: Iterable[str] | None = None,
    most: int = 20_000,
) -> list[Failure]:
    """Run the checks (default: all) over the seat counts and variants (default: all); an empty list means sound.

    Each check goes through `matches` random matches of at most `most` decisions, and stops at its first failure. Where
    random play is very long (The Doge Ship: some 12,000 decisions), moves after the first 600 mostly follow the game's
    advice. A failure that recurs with another seat count or variant is reported once.
    """
    named = list(CHECKS if checks is None else checks)
    for name in named:
        if name not in CHECKS:
            raise SetupError(f"there is no check {name!r}; there are: {', '.join(CHECKS)}")
    found: dict[tuple[str, str], Failure] = {}
    done: set[str] = set()
    for count, variant in combinations(game, seats, variants):
        for name in named:
            if name in done:
                continue
            if name in ONCE:
                done.add(name)
            failure = _first_failure(name, game, count, variant, 1 if name in ONCE else matches, seed, most)
            if failure is not None:
                found.setdefault((name, failure.what), failure)
    return list(found.values())


def assert_conforms(
    game: Game,
    seats: Sequence[int] | None = None,
    variants: Sequence[str] | None = None,
    matches: int = 10,
    seed: str = "conformance",
    checks: Iterable[str] | None = None,
    most: int = 20_000,
) -> None:
    """`check_game` for tests: raises an AssertionError that lists every failure, with the record of the first."""
    failures = check_game(game, seats, variants, matches, seed, checks, most)
    if failures:
        listed = "\n".join(str(failure) for failure in failures)
        raise AssertionError(f"{game.title} does not conform:\n{listed}\n\nThe first of them in full:\n{failures[0].record}")


def _first_failure(name: str, game: Game, seats: int, variant: str, matches: int, seed: str, most: int) -> Failure | None:
    for number in range(matches):
        trial = Trial(game, seats, variant, f"{seed} {number}", most)
        try:
            CHECKS[name](trial)
        except Unsound as finding:
            what, moves = str(finding), finding.moves
        except Exception as error:  # whatever the game's code raises is a finding too
            place = extract_tb(error.__traceback__)[-1]
            what, moves = f"{type(error).__name__} in {place.name} ({place.filename}:{place.lineno}): {error}", trial.moves
        else:
            continue
        record = record_text(game, seats, variant, trial.seed, moves)
        return Failure(name, game.slug, seats, variant, trial.seed, what, len(moves), record)
    return None
