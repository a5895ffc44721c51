"""The gondolas: piles at the docks with loads and gondoliers, the one under way, and those that may be chosen."""

from collections.abc import Iterator
from functools import lru_cache

from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.games.venice.scene.places import Berth, berths, half
from ridotto.games.venice.scene.scene_view import SMUGGLERS, SceneView, capital
from ridotto.games.venice.shape import GondolaView
from ridotto.look.pen import at, box, num, oblong, piece, sized, title, use, write

_STOWED = ((-21.0, -5.0), (-9.4, -5.0), (2.2, -5.0), (-15.2, -16.0), (-3.6, -16.0), (-27.0, -16.0), (8.0, -16.0), (-9.4, -27.0))
"""Where the cubes of a load lie: five in two rows; a gondola that is too full for the moment has more."""
BOAT = (75.2, 32.0)


def gondolas(seen: SceneView) -> str:
    """All gondolas that are on the board, dock by dock, the lowest of a pile first."""
    piles = [{**place, "pile": dock["pile"]} for place, dock in zip(seen.places, seen.board["docks"], strict=True)]
    return seen.kept(_gondolas, {**seen.only("board_size", "mode", "gondolas"), "docks": piles})


def _gondolas(seen: SceneView) -> str:
    drawn = [_gondola(seen, name, berth) for name, berth in _moored(seen)]
    return "".join(drawn)


def berths_on_offer(seen: SceneView) -> str:
    """Where a gondola may be placed, or sent by a card, with its ghost; or the buildings that Overtime may activate."""
    drawn = ""
    for text, move in seen.moves.items():
        kind, _, building = text.partition(" ")
        if kind == "place" and seen.me is not None:
            berth = next_berth(seen, building)
            ghost = f'<g class="ghost" aria-hidden="true">{at(0, 6, use(f"boat-{seen.dress(seen.me)}", 0, 2, *BOAT), scale=berth.scale)}</g>'
            label = seen.say("scene-place-at", at=seen.at(building))
            drawn += oblong(move, label, berth.x, berth.y - 6 * berth.scale, 84 * berth.scale, 44 * berth.scale, ghost)
        elif kind == "smuggle":
            drawn += _smuggled(seen, building, move)
        elif kind == "overtime":
            dock = seen.dock(building)
            drawn += box(move, seen.phrase(move), dock.x, dock.y - 5, 2 * half(dock) + 6, 88)
    return drawn


def _smuggled(seen: SceneView, building: str, move: int) -> str:
    """Where a gondola of the smugglers or the Doge would land; which of the Doge's colours it is comes later."""
    berth = next_berth(seen, building)
    ghost = f'<g class="ghost" aria-hidden="true">{at(0, 6, use(f"boat-{SMUGGLERS}", 0, 2, *BOAT), scale=berth.scale)}</g>'
    return oblong(move, capital(seen.phrase(move)), berth.x, berth.y - 6 * berth.scale, 84 * berth.scale, 44 * berth.scale, ghost)


def _moored(seen: SceneView) -> Iterator[tuple[str, Berth]]:
    for dock in seen.board["docks"]:
        here = [*dock["pile"], *visitors(seen, dock["building"])]
        yield from zip(here, berths(seen.dock(dock["building"]), len(here)), strict=True)


def visitors(seen: SceneView, building: str) -> list[str]:
    """The gondola under way, if it has reached this dock."""
    return [gondola["gondola"] for gondola in seen.board["gondolas"] if gondola["at"] == building and not gondola["moored"]]


def berth_of(seen: SceneView, name: str) -> Berth:
    """Where a gondola on the board is."""
    building = seen.gondolas[name]["at"]
    assert building is not None
    dock = seen.docks[building]
    here = [*dock["pile"], *visitors(seen, building)]
    return berths(seen.dock(building), len(here))[here.index(name)]


def next_berth(seen: SceneView, building: str) -> Berth:
    """Where another gondola would be."""
    dock = seen.docks[building]
    return berths(seen.dock(building), len(dock["pile"]) + 1)[-1]


def _gondola(seen: SceneView, name: str, berth: Berth) -> str:
    gondola = seen.gondolas[name]
    dress, load, letter = seen.dress(gondola["colour"]), tuple(gondola["load"]), gondola["letter"] or ""
    return _moored_boat(name, berth, said(seen, gondola), dress, load, gondola["gondolier"], letter)


def met(seen: SceneView) -> str:
    """An ink frame around the gondola that is met, during a meeting; it cannot be chosen."""
    meeting = seen.board["meeting"]
    if meeting is None or meeting["met"] is None:
        return ""
    return met_ring(seen, meeting["met"])


def met_ring(seen: SceneView, name: str) -> str:
    """An ink frame around a gondola."""
    berth = berth_of(seen, name)
    width, height = 86 * berth.scale, 54 * berth.scale
    size = sized((berth.x - width / 2, berth.y - 6 * berth.scale - height / 2, width, height))
    return f'<rect class="ve-met" {size} rx="{num(height / 2)}"/>'


def spy(seen: SceneView) -> str:
    """A mask on the gondola under way, while its hired spy waits for a building."""
    if seen.trip is None or seen.trip["spy"] != "ready" or seen.active is None or seen.active["at"] is None:
        return ""
    berth = berth_of(seen, seen.trip["gondola"])
    return piece("spy", berth.x + 54 * berth.scale, berth.y - 4 * berth.scale, title(seen.say("scene-spy"), "VEN-119"), use("m-mask", 0, 0, 24 * berth.scale))


def choices(seen: SceneView) -> str:
    """The rings around gondolas that may be chosen, drawn over all gondolas and canals."""
    if seen.decision not in ("halt", "gondolier", "doge-gondola"):
        return ""
    return "".join(_ring(seen, name, berth) for name, berth in _moored(seen))


def _ring(seen: SceneView, name: str, berth: Berth) -> str:
    gondola = seen.gondolas[name]
    move = _move(seen, gondola)
    if move is None:
        return ""
    label = _choice(seen, gondola, move)
    return oblong(move, label, berth.x, berth.y - 6 * berth.scale, 84 * berth.scale, 52 * berth.scale)


@lru_cache(maxsize=512)
def _moored_boat(name: str, berth: Berth, label: str, dress: int, load: tuple[int, ...], manned: bool, letter: str) -> str:
    ship = at(0, 0, boat(dress, load, manned, letter, berth.scale), scale=berth.scale)
    return piece(f"gondola-{name.replace('.', '-')}", berth.x, berth.y, title(label, "VEN-43"), ship)


def said(seen: SceneView, gondola: GondolaView) -> str:
    """Whose gondola it is and what it carries."""
    if gondola["letter"] is not None:
        return seen.say("scene-gondola-letter", name=seen.owner(gondola["colour"]), letter=seen.say(f"letter-{gondola['letter']}"))
    return seen.tell("scene-gondola", number=gondola["number"], name=seen.owner(gondola["colour"]), load=seen.cubes(gondola["load"]))


def _move(seen: SceneView, gondola: GondolaView) -> int | None:
    """What clicking on a gondola does: man it, moor it or send it."""
    if seen.is_mine(gondola["colour"]):
        if seen.decision == "halt" and seen.trip is not None and gondola["gondola"] == seen.trip["gondola"]:
            return seen.moves.get("moor")
        return seen.moves.get(f"gondolier {'first' if gondola['number'] == 1 else 'second'}")
    if seen.decision == "doge-gondola" and gondola["letter"] == sending(seen):
        return seen.moves.get(f"doge-gondola {'first' if gondola['colour'] == 1 else 'second'}")
    return None


def sending(seen: SceneView) -> str:
    """The letter of the deck whose card is being carried out."""
    return seen.board["deck_now"] or "a"


def _choice(seen: SceneView, gondola: GondolaView, move: int) -> str:
    at_dock = seen.at(gondola["at"]) if gondola["at"] is not None else ""
    if seen.decision == "gondolier":
        return seen.say("scene-man-gondola", at=at_dock, load=seen.cubes(gondola["load"]))
    if seen.decision == "halt":
        return capital(seen.say("scene-moor-at", at=at_dock))
    return f"{capital(seen.phrase(move))} {at_dock}"


@lru_cache(maxsize=512)
def boat(dress: int, load: tuple[int, ...], manned: bool, letter: str = "", scale: float = 1.0) -> str:
    """A gondola, centred on 0 0: gondolier, cubes, hull; those of the smugglers and the Doge show a letter, which is as large at any scale."""
    man = use(f"gondolier-{dress}", 21, -11.5, 23, 33) if manned else ""
    kinds = [kind for kind, count in zip(CUBE_TEXTS, load, strict=True) for _ in range(count)]
    cubes = "".join(use(f"box-{kind}", *_STOWED[min(place, len(_STOWED) - 1)], 15) for place, kind in enumerate(kinds))
    disc = '<circle r="9.4" fill="var(--card)" stroke="var(--ink)" stroke-width="1.2"/>'
    plate = at(-20, -8, disc, write(letter.upper(), 0, 5.6, None, "middle", "num ve-letter"), scale=1 / scale) if letter else ""
    return f"{man}{cubes}{use(f'boat-{dress}', 0, 2, *BOAT)}{plate}"
