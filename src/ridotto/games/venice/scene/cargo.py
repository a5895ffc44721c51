"""Choices of cubes: single ones and pairs are pointed at; for a whole load cubes are chosen one by one, and then its button shows."""

from collections.abc import Iterator, Sequence

from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.games.venice.scene.sight import Sight, capital
from ridotto.games.venice.shape import GondolaView
from ridotto.look.pen import use
from ridotto.look.scene import Button, Item, Row

_BOX, _PAIR_BOX = "-20 -20 40 40", "-36 -20 72 40"
_WHOLE = ("load", "give-cubes", "pay-cubes", "exchange")
"""The decisions whose moves name a count of every kind."""


def cargo(sight: Sight) -> list[Row]:
    """The cubes that a decision is made with."""
    match sight.decision:
        case "load":
            return _both_loads(sight)
        case "give-cubes" | "pay-cubes":
            return [Row(_where(sight, _loaded(sight)), sight.say("scene-choose-cubes"), _parts(sight, _loaded(sight)["load"], ""))]
        case "exchange":
            most = [max(load[kind] for load, _ in _loads(sight)) for kind in range(len(CUBE_TEXTS))]
            load = _loaded(sight)["load"]
            note = f"{sight.say('scene-old-load', load=sight.cubes(load))}; {sight.say('scene-choose-count', count=sum(load))}"
            return [Row(sight.say("scene-new-load"), note, _parts(sight, most, ""))]
        case "two-cubes":
            return [Row(sight.say("scene-two-cubes"), "", [_pair(sight, text, move) for text, move in sight.moves.items() if text.startswith("pair ")])]
        case "give-cube" | "discard":
            verb = "sell" if sight.decision == "give-cube" else "discard"
            return [Row(sight.say("scene-cubes-title"), "", list(_singles(sight, verb)))]
        case "cube-kind":
            return [_onto(sight, number) for number in (1, 2)]
    return []


def cargo_buttons(sight: Sight) -> list[Button]:
    """A button for each load that can be put together; it shows when its cubes are chosen."""
    return [_button(sight, load, move) for load, move in _loads(sight)] if sight.decision in _WHOLE else []


def _loads(sight: Sight) -> list[tuple[list[int], int]]:
    return [([int(count) for count in text.split()[1:]], move) for text, move in sight.moves.items() if text.startswith("cubes ")]


def _button(sight: Sight, load: list[int], move: int) -> Button:
    if sight.decision == "load":
        return _reload_button(sight, load, move)
    parts = [kind for kind, count in zip(CUBE_TEXTS, load, strict=True) for _ in range(count)]
    return Button(
        move,
        sight.say(f"scene-do-{sight.decision}", load=sight.cubes(load), points=sight.effect_now.get("points_per_cube", 0)),
        main=True,
        parts=tuple(sorted(parts)),
    )


def _reload_button(sight: Sight, load: list[int], move: int) -> Button:
    """The cubes that change over; unchanged, no cube has to be chosen."""
    now = _loaded(sight)["load"]
    parts: list[str] = []
    for kind, before, after in zip(CUBE_TEXTS, now, load, strict=True):
        parts += [f"in-{kind}"] * (after - before) + [f"out-{kind}"] * (before - after)
    if not parts:
        return Button(move, sight.say("scene-do-leave"))
    manned = "yes" if _loaded(sight)["gondolier"] else "no"
    return Button(move, sight.say("scene-do-load", manned=manned, load=sight.cubes(load)), main=True, parts=tuple(sorted(parts)))


def _loaded(sight: Sight) -> GondolaView:
    """The gondola whose load is chosen."""
    activation, reloading = sight.board["activation"], sight.board["reloading"]
    if reloading is not None:
        return sight.gondolas[reloading]
    if activation is not None:
        return sight.gondolas[activation["gondola"]]
    assert sight.trip is not None
    return sight.gondolas[sight.trip["gondola"]]


def _where(sight: Sight, gondola: GondolaView) -> str:
    return capital(sight.at(gondola["at"])) if gondola["at"] is not None else sight.say("scene-cubes-title")


def _both_loads(sight: Sight) -> list[Row]:
    """Both gondolas: a cube that is chosen goes over to the other one."""
    this = _loaded(sight)
    other = sight.gondolas[f"{this['colour']}.{3 - this['number']}"]
    return [Row(_which(sight, gondola), _where(sight, gondola), _parts(sight, gondola["load"], way)) for gondola, way in ((this, "out-"), (other, "in-"))]


def _which(sight: Sight, gondola: GondolaView) -> str:
    """Which of one's own gondolas it is."""
    return sight.say("scene-this-gondola", manned="yes" if gondola["gondolier"] else "no")


def _cube(kind: str) -> str:
    return use(f"box-{kind}", 0, 0, 34)


def _parts(sight: Sight, load: Sequence[int], way: str) -> list[Item]:
    """Cubes that are chosen one by one."""
    return [
        Item(f"cube-{way}{kind}-{place}", _cube(kind), _BOX, sight.say(f"cube-{kind}"), part=f"{way}{kind}")
        for kind, count in zip(CUBE_TEXTS, load, strict=True)
        for place in range(count)
    ]


def _singles(sight: Sight, verb: str) -> Iterator[Item]:
    """The cubes of the gondola, of which one is given."""
    full = sight.board["too_full"]
    gondola = sight.gondolas[full] if full is not None else _loaded(sight)
    for kind, count in zip(CUBE_TEXTS, gondola["load"], strict=True):
        move = sight.moves.get(f"{verb} {kind}")
        if move is not None:
            yield from (Item(f"cube-{kind}-{place}", _cube(kind), _BOX, sight.phrase(move), move) for place in range(count))


def _pair(sight: Sight, text: str, move: int) -> Item:
    _, one, two = text.split()
    return Item(f"pair-{one}-{two}", use(f"box-{one}", -17, 0, 32) + use(f"box-{two}", 17, 0, 32), _PAIR_BOX, sight.phrase(move), move)


def _onto(sight: Sight, number: int) -> Row:
    """A cube of each kind for one of the gondolas."""
    gondola, word = sight.gondolas[f"{sight.me}.{number}"], "first" if number == 1 else "second"
    items = [
        Item(f"cube-{word}-{kind}", _cube(kind), _BOX, f"{sight.phrase(move)}: {_which(sight, gondola)}, {_where(sight, gondola)}", move)
        for kind in CUBE_TEXTS
        if (move := sight.moves.get(f"cube {kind} {word}")) is not None
    ]
    return Row(f"{_which(sight, gondola)}, {_where(sight, gondola)}", sight.cubes(gondola["load"]), items)
