"""Answers as cards with words: what each choice costs and brings, readable before it is made."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ridotto.games.venice.art import sign
from ridotto.games.venice.scene import paper
from ridotto.games.venice.scene.canals import way_of
from ridotto.games.venice.scene.docks import why_closed
from ridotto.games.venice.scene.sight import Sight, capital
from ridotto.games.venice.scene.trips import along, hints, mooring, passing, shares
from ridotto.games.venice.shape import LandingView
from ridotto.look.pen import use
from ridotto.look.scene import Item, Row


def answers(sight: Sight) -> list[Row]:
    """The cards for the viewer's decision, where they help."""
    makers: dict[str, Callable[[Sight], Iterator[_Card]]] = {
        "sail": _sail,
        "route": _route,
        "halt": _halt,
        "effect": _effect,
        "answer": _answer,
        "gondolier": _gondolier,
        "smuggler-card": _smuggle,
        "doge-gondola": _doge_gondola,
        "card-either": _either,
    }
    if sight.decision not in makers:
        return []
    plates = list(makers[sight.decision](sight))
    width = paper.answer_width([tuple(plate.lines) for plate in plates])
    return [Row(_title(sight), "", [plate.item(width) for plate in plates])] if plates else []


def _title(sight: Sight) -> str:
    return sight.place(sight.here) if sight.here is not None else sight.say("scene-choices")


class _Card(NamedTuple):
    """An answer: its head with an icon, its lines, and signs that stand at its right."""

    name: str
    head: str
    icon: str
    lines: list[str]
    move: int | None
    why: str = ""
    signs: tuple[str, ...] = ()

    def item(self, width: int) -> Item:
        """The card, as wide as there is room for."""
        art = paper.answer(self.head, self.icon, tuple(self.lines), width, self.signs)
        return Item(f"act-{self.name}", art, paper.box(width), "\n".join([self.head, *map(capital, self.lines)]), self.move, self.why, aside=bool(self.why))


def _building_icon(building: str) -> str:
    return sign(building, 20, 18, 13)


# ---- the trip ----

_FEW = 3
"""With more ways than these each card has little room: what it leaves out is said where one points at it."""


def _sail(sight: Sight) -> Iterator[_Card]:
    for text, move in sight.moves.items():
        if text.startswith("sail "):
            goal = text.removeprefix("sail ")
            way = way_of(sight, goal)
            lines = along(sight, way, brief=len(sight.moves) > _FEW) if way is not None else []
            price = sight.say("scene-price", price=way["price"]) if way is not None else ""
            yield _Card(text.replace(" ", "-"), f"{sight.place(goal)}: {price}" if price else sight.place(goal), _building_icon(goal), lines, move)


def _route(sight: Sight) -> Iterator[_Card]:
    for text, move in sight.moves.items():
        if text.startswith("route "):
            goal = text.removeprefix("route ")
            route = next(each for each in sight.board["routes"] if each["building"] == goal)
            met = [sight.owner(sight.gondolas[name]["colour"]) for name in reversed(route["meetings"])]
            lines = (
                [sight.say("scene-route-end")]
                if route["ends"]
                else [sight.tell("scene-route-meets", names=sight.words.listing(met))]
                if met
                else [sight.say("scene-route-nobody")]
            )
            yield _Card(text.replace(" ", "-"), sight.place(goal), _building_icon(goal), lines, move)


def _halt(sight: Sight) -> Iterator[_Card]:
    here = sight.here
    assert here is not None
    onward = sight.say("scene-then-sail")
    passed = sight.moves.get("pass")
    yield _Card("pass", sight.say("scene-pass"), "", [*passing(sight, here), onward], passed, "" if passed is not None else sight.say("scene-why-no-pass"))
    moored = sight.moves.get("moor")
    yield _Card("moor", sight.say("scene-moor"), "", mooring(sight, here), moored, "" if moored is not None else sight.say("scene-why-no-moor"))


def _gondolier(sight: Sight) -> Iterator[_Card]:
    assert sight.me is not None
    assert sight.mine is not None
    changes = "scene-gondolier-first" if sight.mine["gondolier"] is None else "scene-gondolier-free"
    for number, word in ((1, "first"), (2, "second")):
        gondola = sight.gondolas[f"{sight.me}.{number}"]
        if gondola["at"] is None:
            continue
        stays = sight.mine["gondolier"] == number
        price = sight.say("scene-gondolier-stays", coins=sight.mine["keep_price"]) if stays else sight.say(changes)
        move = sight.moves.get(f"gondolier {word}")
        why = "" if move is not None else sight.say("scene-why-gondolier", coins=sight.mine["keep_price"])
        yield _Card(
            f"man-{number}",
            sight.place(gondola["at"]),
            _building_icon(gondola["at"]),
            [price, sight.say("scene-carries", load=sight.cubes(gondola["load"]))],
            move,
            why,
        )


# ---- buildings ----


def _effect(sight: Sight) -> Iterator[_Card]:
    """All effects within reach; those that are used or of no use say so."""
    activation = sight.board["activation"]
    assert activation is not None
    building = activation["building"]
    for each in activation["effects"]:
        effect = each["effect"]
        move = sight.moves.get(f"use {effect}")
        why = "" if move is not None else why_closed(sight, each)
        head = sight.say("scene-effect", effect=effect)
        lines = [sight.effect(building, effect), *hints(sight, building, effect), *([why] if why else [])]
        yield _Card(f"use-{effect}", head, "", lines, move, why, sight.signs(building)[effect - 1])


def _either(sight: Sight) -> Iterator[_Card]:
    """The one or the other of a card or an effect."""
    for what, icon in (("bridge", "m-bridge"), ("contract", "m-deed"), ("points", "")):
        move = sight.moves.get(f"take {what}")
        if move is not None:
            lines = (
                [sight.say("scene-points-now", points=sight.board["points_instead"])]
                if what == "points"
                else [sight.say(f"scene-take-{what}", coins=sight.board["rates"]["bridge_coins"], intrigue=sight.board["rates"]["bridge_intrigue"])]
            )
            yield _Card(f"take-{what}", sight.say(f"scene-either-{what}"), use(icon, 18, 13, 22) if icon else "", lines, move)


# ---- meetings ----


def _answer(sight: Sight) -> Iterator[_Card]:
    meeting, cap = sight.board["meeting"], sight.board["intrigue_cap"]
    own = meeting["own"] if meeting is not None else None
    assert own is not None
    if "scroll" in sight.moves:
        yield _Card(
            "scroll",
            sight.say("scene-lose-scroll"),
            use("m-scroll", 18, 13, 20),
            [sight.say("scene-scroll-left", count=own["scrolls"])],
            sight.moves["scroll"],
        )
    if "intrigue" in sight.moves:
        line = sight.say("scene-intrigue-full", points=own["lost"]) if own["lost"] else sight.say("scene-intrigue-then", count=own["intrigue"], cap=cap)
        yield _Card("intrigue", sight.say("scene-gain-intrigue"), use("m-mask", 18, 13, 22), [line], sight.moves["intrigue"])
    if "favour-scroll" in sight.moves:
        yield _Card(
            "favour",
            sight.say("scene-turn-favour"),
            "",
            [sight.say("scene-favour-answer", scrolls=sight.board["rates"]["favour_scrolls"])],
            sight.moves["favour-scroll"],
        )
    for text, move in sight.moves.items():
        if text.startswith("give "):
            _, kind, which = text.split()
            gondola = sight.gondolas[f"{sight.me}.{1 if which == 'first' else 2}"]
            where = sight.at(gondola["at"]) if gondola["at"] is not None else ""
            lines = [sight.say("scene-give-from", manned="yes" if gondola["gondolier"] else "no", at=where).strip()]
            lines.append(sight.say("scene-carries", load=sight.cubes(gondola["load"])))
            yield _Card(text.replace(" ", "-"), sight.say("scene-give", cube=sight.say(f"cube-{kind}")), use(f"box-{kind}", 18, 13, 21), lines, move)


# ---- smugglers and the Doge ----


def _smuggle(sight: Sight) -> Iterator[_Card]:
    """The cards drawn from a deck: where its gondola would go, and what its assistant would do there."""
    for place, tile in enumerate(sight.board["drawn_smugglers"]):
        move = sight.moves.get(f"smuggle {tile}")
        yield _Card(f"smuggle-{tile}", sight.place(tile), _building_icon(tile), [*_crossing(sight, place), *_smuggled(sight, tile)], move)


def _crossing(sight: Sight, place: int) -> list[str]:
    """VEN-220: in the solo game the Doge card that a smuggler card spares one."""
    if sight.board["doge"] is None:
        return []
    position = sight.board["drawn_crossed"][place]
    card = sight.board["doge"]["row"][position - 1]
    return [sight.say("scene-crosses", position=position, card=sight.say(f"doge-card-{card}") if card is not None else "–")]


def _smuggled(sight: Sight, tile: str) -> list[str]:
    """What those below score, and where the assistants would stand; by colour where the Doge's gondolas differ in what they bring others."""
    dock, found = sight.docks[tile], [each for each in sight.board["landings"] if each["building"] == tile]
    if all(each["shares"] == found[0]["shares"] for each in found):
        return [*shares(sight, dock, found[0]["shares"]), *(_advances(sight, each) for each in found)]
    return ["; ".join([_advances(sight, each), *shares(sight, dock, each["shares"])]) for each in found]


def _advances(sight: Sight, found: LandingView) -> str:
    """Where an assistant of the smugglers or the Doge would stand."""
    whose = sight.say(f"scene-doge-colour-{found['colour']}") if sight.mode == "doge" else ""
    if not found["field"]:
        return sight.say("scene-none-left", whose=whose or sight.say("scene-smugglers-name"))
    if sight.mode != "doge":
        return sight.say("scene-smuggler-field", field=found["field"])
    return sight.say("scene-doge-field", colour=whose, field=found["field"], points=found["points"])


def _doge_gondola(sight: Sight) -> Iterator[_Card]:
    for colour, word in ((1, "first"), (2, "second")):
        move = sight.moves.get(f"doge-gondola {word}")
        if move is None:
            continue
        letter = sight.board["deck_now"] or "a"
        gondola = next(each for each in sight.board["gondolas"] if each["colour"] == colour and each["letter"] == letter)
        lines = [sight.say("scene-lies-at", at=sight.at(gondola["at"]))] if gondola["at"] is not None else []
        lines += [_advances(sight, each) for each in sight.board["landings"] if each["colour"] == colour]
        yield _Card(f"doge-{word}", sight.say(f"scene-doge-colour-{colour}"), use(f"badge-{sight.dress(colour)}", 18, 13, 20), lines, move)
