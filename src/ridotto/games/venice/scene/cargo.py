"""Choices of cubes: single ones and pairs are pointed at; a load is chosen cube by cube, then its button shows."""

from collections.abc import Iterator, Sequence

from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.games.venice.scene.scene_view import SceneView, capital
from ridotto.games.venice.shape import GondolaView
from ridotto.look.pen import use
from ridotto.look.scene import Button, Item, Row

_BOX, _PAIR_BOX = "-20 -20 40 40", "-36 -20 72 40"
_WHOLE = ("load", "give-cubes", "pay-cubes", "exchange")
"""The decisions whose moves name a count of every kind."""


def cargo(seen: SceneView) -> list[Row]:
    """The cubes that a decision is made with."""
    match seen.decision:
        case "load":
            return _both_loads(seen)
        case "give-cubes" | "pay-cubes":
            return [Row(_where(seen, loaded(seen)), seen.say("scene-choose-cubes"), _parts(seen, loaded(seen)["load"], ""))]
        case "exchange":
            most = [max(load[kind] for load, _ in _loads(seen)) for kind in range(len(CUBE_TEXTS))]
            load = loaded(seen)["load"]
            note = f"{seen.say('scene-old-load', load=seen.cubes(load))}; {seen.say('scene-choose-count', count=sum(load))}"
            return [Row(seen.say("scene-new-load"), note, _parts(seen, most, ""))]
        case "two-cubes":
            return [Row(seen.say("scene-two-cubes"), "", [_pair(seen, text, move) for text, move in seen.moves.items() if text.startswith("pair ")])]
        case "give-cube" | "discard":
            verb = "sell" if seen.decision == "give-cube" else "discard"
            return [Row(seen.say("scene-cubes-title"), "", list(_singles(seen, verb)))]
        case "cube-kind":
            return [_onto(seen, number) for number in (1, 2)]
    return []


def cargo_buttons(seen: SceneView) -> list[Button]:
    """A button for each load that can be put together; it shows when its cubes are chosen."""
    return [_button(seen, load, move) for load, move in _loads(seen)] if seen.decision in _WHOLE else []


def _loads(seen: SceneView) -> list[tuple[list[int], int]]:
    return [([int(count) for count in text.split()[1:]], move) for text, move in seen.moves.items() if text.startswith("cubes ")]


def _button(seen: SceneView, load: list[int], move: int) -> Button:
    if seen.decision == "load":
        return _reload_button(seen, load, move)
    parts = [kind for kind, count in zip(CUBE_TEXTS, load, strict=True) for _ in range(count)]
    return Button(
        move,
        seen.say(f"scene-do-{seen.decision}", load=seen.cubes(load), points=seen.effect_now.get("points_per_cube", 0)),
        main=True,
        parts=tuple(sorted(parts)),
    )


def _reload_button(seen: SceneView, load: list[int], move: int) -> Button:
    """The cubes that change gondolas; none have to be chosen to leave the loads as they are."""
    now = loaded(seen)["load"]
    parts: list[str] = []
    for kind, before, after in zip(CUBE_TEXTS, now, load, strict=True):
        parts += [f"in-{kind}"] * (after - before) + [f"out-{kind}"] * (before - after)
    if not parts:
        return Button(move, seen.say("scene-do-leave"))
    manned = "yes" if loaded(seen)["gondolier"] else "no"
    return Button(move, seen.say("scene-do-load", manned=manned, load=seen.cubes(load)), main=True, parts=tuple(sorted(parts)))


def loaded(seen: SceneView) -> GondolaView:
    """The gondola whose load is chosen."""
    activation, reloading = seen.board["activation"], seen.board["reloading"]
    if reloading is not None:
        return seen.gondolas[reloading]
    if activation is not None:
        return seen.gondolas[activation["gondola"]]
    assert seen.trip is not None
    return seen.gondolas[seen.trip["gondola"]]


def _where(seen: SceneView, gondola: GondolaView) -> str:
    return capital(seen.at(gondola["at"])) if gondola["at"] is not None else seen.say("scene-cubes-title")


def _both_loads(seen: SceneView) -> list[Row]:
    """Both gondolas: a chosen cube goes to the other one."""
    this = loaded(seen)
    other = seen.gondolas[f"{this['colour']}.{3 - this['number']}"]
    return [Row(_which(seen, gondola), _where(seen, gondola), _parts(seen, gondola["load"], way)) for gondola, way in ((this, "out-"), (other, "in-"))]


def _which(seen: SceneView, gondola: GondolaView) -> str:
    """Which of the viewer's gondolas it is."""
    return seen.say("scene-this-gondola", manned="yes" if gondola["gondolier"] else "no")


def _cube(kind: str) -> str:
    return use(f"box-{kind}", 0, 0, 34)


def _parts(seen: SceneView, load: Sequence[int], way: str) -> list[Item]:
    """Cubes that are chosen one by one."""
    return [
        Item(f"cube-{way}{kind}-{place}", _cube(kind), _BOX, seen.say(f"cube-{kind}"), "VEN-65", part=f"{way}{kind}")
        for kind, count in zip(CUBE_TEXTS, load, strict=True)
        for place in range(count)
    ]


def _singles(seen: SceneView, verb: str) -> Iterator[Item]:
    """The cubes on the gondola, of which one is given away."""
    full = seen.board["too_full"]
    gondola = seen.gondolas[full] if full is not None else loaded(seen)
    for kind, count in zip(CUBE_TEXTS, gondola["load"], strict=True):
        move = seen.moves.get(f"{verb} {kind}")
        if move is not None:
            yield from (Item(f"cube-{kind}-{place}", _cube(kind), _BOX, seen.phrase(move), "VEN-65", move) for place in range(count))


def _pair(seen: SceneView, text: str, move: int) -> Item:
    _, one, two = text.split()
    return Item(f"pair-{one}-{two}", use(f"box-{one}", -17, 0, 32) + use(f"box-{two}", 17, 0, 32), _PAIR_BOX, seen.phrase(move), "VEN-65", move)


def _onto(seen: SceneView, number: int) -> Row:
    """A cube of each kind for one of the gondolas."""
    gondola, word = seen.gondolas[f"{seen.me}.{number}"], "first" if number == 1 else "second"
    items = [
        Item(f"cube-{word}-{kind}", _cube(kind), _BOX, f"{seen.phrase(move)}: {_which(seen, gondola)}, {_where(seen, gondola)}", "VEN-65", move)
        for kind in CUBE_TEXTS
        if (move := seen.moves.get(f"cube {kind} {word}")) is not None
    ]
    return Row(f"{_which(seen, gondola)}, {_where(seen, gondola)}", seen.cubes(gondola["load"]), items)
