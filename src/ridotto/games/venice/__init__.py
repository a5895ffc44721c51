"""Venice by Dávid Turczi and Andrei Novac: gondolas, assistants in buildings, contracts, and the Inquisition."""

from ridotto.engine.game import Game, OptionGroup

GAME = Game(
    slug="venice",
    title="Venice",
    author="Dávid Turczi, Andrei Novac",
    year=2020,
    seats=(1, 2, 3, 4, 5),
    rules_version=1,
    package=__name__,
    variants=("favour", "easier", "harder"),
    options=(
        *("favour-1", "favour-2", "favour-3", "favour-4", "favour-5"),
        *("prologue-1", "prologue-2", "no-prologue-assistants"),
        *("council-1", "council-2", "council-3", "council-4"),
        *("first-field", "fourth-field", "one-scroll", "three-scrolls"),
        *("no-extra-turn", "two-extra-turns"),
    ),
    only_with=(
        *((name, (1,)) for name in ("easier", "harder", "prologue-1", "prologue-2", "no-prologue-assistants")),
        *((name, (1,)) for name in ("council-1", "council-2", "council-3", "council-4", "first-field", "fourth-field")),
        *((name, (1,)) for name in ("one-scroll", "three-scrolls", "no-extra-turn", "two-extra-turns")),
        *((f"favour-{seat}", tuple(range(seat, 6))) for seat in range(2, 6)),
    ),
    groups=(
        OptionGroup(
            "difficulty",
            ("easier", "harder"),
            (
                ("prologue-1", "prologue-2"),
                ("no-prologue-assistants",),
                ("council-1", "council-2", "council-3", "council-4"),
                ("first-field",),
                ("fourth-field",),
                ("one-scroll", "three-scrolls"),
                ("no-extra-turn", "two-extra-turns"),
            ),
        ),
        OptionGroup("favour", ("favour",), (("favour-1",), ("favour-2",), ("favour-3",), ("favour-4",), ("favour-5",))),
    ),
)
