"""Answers as cards with words: what each choice costs and brings, readable before it is made."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ridotto.games.venice.art import sign
from ridotto.games.venice.scene import paper
from ridotto.games.venice.scene.canals import way_of
from ridotto.games.venice.scene.docks import why_closed
from ridotto.games.venice.scene.paragraphs import ANSWER_RULES
from ridotto.games.venice.scene.scene_view import SceneView, capital
from ridotto.games.venice.scene.trips import along, hints, mooring, passing, pushed, shares
from ridotto.games.venice.shape import ContractView, LandingView
from ridotto.look.pen import use
from ridotto.look.scene import Item, Row


def answers(seen: SceneView) -> list[Row]:
    """The cards for the viewer's decision, where they help."""
    makers: dict[str, Callable[[SceneView], Iterator[_Card]]] = {
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
    if seen.decision not in makers:
        return []
    plates = list(makers[seen.decision](seen))
    width = paper.answer_width([tuple(plate.lines) for plate in plates])
    return [Row(_title(seen), "", [plate.item(width, ANSWER_RULES[seen.decision]) for plate in plates])] if plates else []


def _title(seen: SceneView) -> str:
    return seen.place(seen.here) if seen.here is not None else seen.say("scene-choices")


class _Card(NamedTuple):
    """An answer: its head with an icon, its lines, and signs on the right."""

    name: str
    head: str
    icon: str
    lines: list[str]
    move: int | None
    why: str = ""
    signs: tuple[str, ...] = ()

    def item(self, width: int, rule: str) -> Item:
        """The card, as wide as there is room for."""
        art = paper.answer(self.head, self.icon, tuple(self.lines), width, self.signs)
        label = "\n".join([self.head, *(capital(line) for line in self.lines if line != self.why)])  # the page adds why
        return Item(f"act-{self.name}", art, paper.box(width), label, rule, self.move, self.why, aside=bool(self.why))


def _building_icon(building: str) -> str:
    return sign(building, 20, 18, 13)


# ---- the trip ----

_FEW = 3
"""With more routes than this each card has little room; what it leaves out is shown when it is pointed at."""


def _sail(seen: SceneView) -> Iterator[_Card]:
    for text, move in seen.moves.items():
        if text.startswith("sail "):
            goal = text.removeprefix("sail ")
            way = way_of(seen, goal)
            lines = along(seen, way, brief=len(seen.moves) > _FEW) if way is not None else []
            price = seen.say("scene-price", price=way["price"]) if way is not None else ""
            yield _Card(text.replace(" ", "-"), f"{seen.place(goal)}: {price}" if price else seen.place(goal), _building_icon(goal), lines, move)


def _route(seen: SceneView) -> Iterator[_Card]:
    for text, move in seen.moves.items():
        if text.startswith("route "):
            goal = text.removeprefix("route ")
            route = next(each for each in seen.board["routes"] if each["building"] == goal)
            lines = [seen.say("scene-route-end")] if route["ends"] else _meets(seen, route["ways"]) or [seen.say("scene-route-nobody")]
            yield _Card(text.replace(" ", "-"), seen.place(goal), _building_icon(goal), lines, move)


def _meets(seen: SceneView, ways: list[list[str]]) -> list[str]:
    """Whom a gondola moved by a card passes before its goal, on every equally cheap way or only on some."""
    owners = [{seen.gondolas[name]["colour"] for name in way} for way in ways]
    surely = set.intersection(*owners)
    lines = []
    for key, met in (("scene-route-meets", surely), ("scene-route-may-meet", set.union(*owners) - surely)):
        if met:
            lines.append(seen.tell(key, names=seen.words.listing([seen.owner(colour) for colour in sorted(met)])))
    return lines


def _halt(seen: SceneView) -> Iterator[_Card]:
    here = seen.here
    assert here is not None
    onward = seen.say("scene-then-sail")
    passed = seen.moves.get("pass")
    yield _Card("pass", seen.say("scene-pass"), "", [*passing(seen, here), onward], passed, "" if passed is not None else seen.say("scene-why-no-pass"))
    moored = seen.moves.get("moor")
    yield _Card("moor", seen.say("scene-moor"), "", mooring(seen, here), moored, "" if moored is not None else seen.say("scene-why-no-moor"))


def _gondolier(seen: SceneView) -> Iterator[_Card]:
    assert seen.me is not None
    assert seen.mine is not None
    changes = "scene-gondolier-first" if seen.mine["gondolier"] is None else "scene-gondolier-free"
    for number, word in ((1, "first"), (2, "second")):
        gondola = seen.gondolas[f"{seen.me}.{number}"]
        if gondola["at"] is None:
            continue
        stays = seen.mine["gondolier"] == number
        price = seen.say("scene-gondolier-stays", coins=seen.mine["keep_price"]) if stays else seen.say(changes)
        move = seen.moves.get(f"gondolier {word}")
        why = "" if move is not None else seen.say("scene-why-gondolier", coins=seen.mine["keep_price"])
        yield _Card(
            f"man-{number}",
            seen.place(gondola["at"]),
            _building_icon(gondola["at"]),
            [price, seen.say("scene-carries", load=seen.cubes(gondola["load"])), *_still_needed(seen, gondola["load"])],
            move,
            why,
        )


def _still_needed(seen: SceneView, load: Sequence[int]) -> list[str]:
    """What a gondola lacks for the contract in the hand that its load is closest to."""
    hand = seen.board["hand"] or []
    if not hand:
        return []
    nearest = min(hand, key=lambda contract: sum(lacking(contract, load)))
    lacks = lacking(nearest, load)
    return [seen.say("scene-still-needed" if any(lacks) else "scene-has-all", contract=seen.contract(nearest["contract"]), cubes=seen.cubes(lacks))]


def lacking(contract: ContractView, load: Sequence[int]) -> list[int]:
    """The cubes of each kind that a load lacks for a contract."""
    return [max(0, wanted - loaded) for wanted, loaded in zip(contract["cubes"], load, strict=True)]


# ---- buildings ----


def _effect(seen: SceneView) -> Iterator[_Card]:
    """All effects within reach; those already used or of no use say so."""
    activation = seen.board["activation"]
    assert activation is not None
    building = activation["building"]
    for each in activation["effects"]:
        effect = each["effect"]
        move = seen.moves.get(f"use {effect}")
        why = "" if move is not None else why_closed(seen, each)
        head = seen.say("scene-effect", effect=effect)
        lines = [seen.effect(building, effect), *hints(seen, building, effect), *([why] if why else [])]
        yield _Card(f"use-{effect}", head, "", lines, move, why, seen.signs(building)[effect - 1])


def _either(seen: SceneView) -> Iterator[_Card]:
    """The alternatives that a card or an effect gives."""
    for what, icon in (("bridge", "m-bridge"), ("contract", "m-deed"), ("points", "")):
        move = seen.moves.get(f"take {what}")
        if move is not None:
            lines = (
                [seen.say("scene-points-now", points=seen.board["points_instead"])]
                if what == "points"
                else [seen.say(f"scene-take-{what}", coins=seen.board["rates"]["bridge_coins"], intrigue=seen.board["rates"]["bridge_intrigue"])]
            )
            yield _Card(f"take-{what}", seen.say(f"scene-either-{what}"), use(icon, 18, 13, 22) if icon else "", lines, move)


# ---- meetings ----


def _answer(seen: SceneView) -> Iterator[_Card]:
    meeting, cap = seen.board["meeting"], seen.board["intrigue_cap"]
    own = meeting["own"] if meeting is not None else None
    assert own is not None
    if "scroll" in seen.moves:
        yield _Card(
            "scroll",
            seen.say("scene-lose-scroll"),
            use("m-scroll", 18, 13, 20),
            [seen.say("scene-scroll-left", count=own["scrolls"])],
            seen.moves["scroll"],
        )
    if "intrigue" in seen.moves:
        line = seen.say("scene-intrigue-full", points=own["lost"]) if own["lost"] else seen.say("scene-intrigue-then", count=own["intrigue"], cap=cap)
        yield _Card("intrigue", seen.say("scene-gain-intrigue"), use("m-mask", 18, 13, 22), [line], seen.moves["intrigue"])
    if "favour-scroll" in seen.moves:
        yield _Card(
            "favour",
            seen.say("scene-turn-favour"),
            "",
            [seen.say("scene-favour-answer", scrolls=seen.board["rates"]["favour_scrolls"])],
            seen.moves["favour-scroll"],
        )
    for text, move in seen.moves.items():
        if text.startswith("give "):
            _, kind, which = text.split()
            gondola = seen.gondolas[f"{seen.me}.{1 if which == 'first' else 2}"]
            where = seen.at(gondola["at"]) if gondola["at"] is not None else ""
            lines = [seen.say("scene-give-from", manned="yes" if gondola["gondolier"] else "no", at=where).strip()]
            lines.append(seen.say("scene-carries", load=seen.cubes(gondola["load"])))
            yield _Card(text.replace(" ", "-"), seen.say("scene-give", cube=seen.say(f"cube-{kind}")), use(f"box-{kind}", 18, 13, 21), lines, move)


# ---- smugglers and the Doge ----


def _smuggle(seen: SceneView) -> Iterator[_Card]:
    """The cards drawn from a deck: where its gondola would go, and what its assistant would do there."""
    for place, tile in enumerate(seen.board["drawn_smugglers"]):
        move = seen.moves.get(f"smuggle {tile}")
        yield _Card(f"smuggle-{tile}", seen.place(tile), _building_icon(tile), [*_crossing(seen, place), *_smuggled(seen, tile)], move)


def _crossing(seen: SceneView, place: int) -> list[str]:
    """VEN-220: in the solo game, the Doge card that a smuggler card crosses out."""
    if seen.board["doge"] is None:
        return []
    position = seen.board["drawn_crossed"][place]
    card = seen.board["doge"]["row"][position - 1]
    return [seen.say("scene-crosses", position=position, card=seen.say(f"doge-card-{card}") if card is not None else "–")]


def _smuggled(seen: SceneView, tile: str) -> list[str]:
    """What those below score, and where the assistants would be; by colour if the Doge's gondolas differ in that."""
    dock, found = seen.docks[tile], [each for each in seen.board["landings"] if each["building"] == tile]
    if all(each["shares"] == found[0]["shares"] for each in found):
        lines = [*shares(seen, dock, found[0]["shares"]), *(_advances(seen, each) for each in found)]
    else:
        lines = ["; ".join([_advances(seen, each), *shares(seen, dock, each["shares"])]) for each in found]
    return [*lines, *(_meets(seen, found[0]["ways"]) if seen.mode != "doge" else [])]  # whose gondola the Doge sends is chosen later


def _advances(seen: SceneView, found: LandingView) -> str:
    """Where an assistant of the smugglers or the Doge would be."""
    whose = seen.say(f"scene-doge-colour-{found['colour']}") if seen.mode == "doge" else ""
    if not found["field"]:
        return seen.say("scene-none-left", whose=whose or seen.say("scene-smugglers-name"))
    if seen.mode != "doge":
        return ", ".join([seen.say("scene-smuggler-field", field=found["field"]), *(pushed(seen, push) for push in found["pushed"])])
    return ", ".join(
        [seen.say("scene-doge-field", colour=whose, field=found["field"], points=found["points"]), *(pushed(seen, push) for push in found["pushed"])]
    )


def _doge_gondola(seen: SceneView) -> Iterator[_Card]:
    for colour, word in ((1, "first"), (2, "second")):
        move = seen.moves.get(f"doge-gondola {word}")
        if move is None:
            continue
        letter = seen.board["deck_now"] or "a"
        gondola = next(each for each in seen.board["gondolas"] if each["colour"] == colour and each["letter"] == letter)
        lines = [seen.say("scene-lies-at", at=seen.at(gondola["at"]))] if gondola["at"] is not None else []
        for each in seen.board["landings"]:
            if each["colour"] == colour:
                lines += [_advances(seen, each), *_meets(seen, each["ways"])]
        yield _Card(f"doge-{word}", seen.say(f"scene-doge-colour-{colour}"), use(f"badge-{seen.dress(colour)}", 18, 13, 20), lines, move)
