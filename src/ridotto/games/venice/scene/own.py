"""The viewer's own things: contracts, lasting effects, influence cards; before them the answers."""

from collections.abc import Iterator, Sequence

from ridotto.games.venice.scene import paper
from ridotto.games.venice.scene.answers import answers, lacking
from ridotto.games.venice.scene.cargo import cargo
from ridotto.games.venice.scene.paragraphs import CONTRACT_RULES, INFLUENCE_RULES
from ridotto.games.venice.scene.scene_view import SceneView, capital
from ridotto.games.venice.shape import ContractView, OwnContractView
from ridotto.look.scene import Item, Row

_ROOM = 806
"""The width of the row under the board on a usual screen."""
_GAP = 7


def own_rows(seen: SceneView) -> list[Row]:
    """First what the decision is made with, then what the viewer owns: in full if there is room, else shortened."""
    if seen.me is None or seen.mine is None:
        return []
    if seen.decision is None:
        mine = [*[None] * seen.me, seen.mine]
        return seen.kept(
            _rows, {**seen.only("mode", "hand", "influence", "drawn_contracts", "drawn_influence", "fulfilling", "rates"), "seats": mine}, mine=True
        )
    return _rows(seen)


def _rows(seen: SceneView) -> list[Row]:
    first = [*answers(seen), *cargo(seen)]
    drawn, favour = list(_drawn(seen)), list(_favour(seen))
    room = _ROOM - sum(_width(row.items) for row in first) - _width(drawn) - _width(favour)
    laid = list(_force(seen, full=True))
    asked = any(item.move is not None for item in laid)
    if asked:  # what is chosen from is never shortened, so that all else must be
        room -= _width(laid)
    hand, room = _fitted(list(_hand(seen, full=True)), list(_hand(seen, full=False)), room, give=0 if asked else 100)
    cards, room = _fitted(list(_influence(seen, full=True)), list(_influence(seen, full=False)), room)
    if not asked:
        laid, _ = _fitted(laid, list(_force(seen, full=False)), room)
    rows = [
        *first,
        *_titled(seen, "scene-drawn", drawn),
        *_titled(seen, "scene-hand", hand),
        *_titled(seen, "scene-influence", cards),
        *_titled(seen, "scene-in-force", laid),
        *_titled(seen, "scene-favour", favour),
    ]
    rows.sort(key=lambda row: not any(item.move is not None or item.part for item in row.items))  # first on a phone
    return rows or [Row(seen.say("scene-hand"), seen.say("scene-hand-empty"), ())]


def _fitted(full: list[Item], brief: list[Item], room: float, give: float = 0) -> tuple[list[Item], float]:
    """Items in full, shortened, or left out on a large screen, though not on a phone; and the room that is left."""
    if _width(full) <= room:
        return full, room - _width(full)
    if _width(brief) <= room + give:  # all shrink a little
        return brief, max(0.0, room - _width(brief))
    if any(item.move is not None for item in brief):
        return brief, 0
    return [item._replace(name=f"spare-{item.name}") for item in brief], room


def _titled(seen: SceneView, key: str, items: Sequence[Item]) -> list[Row]:
    return [Row(seen.say(key), "", items)] if items else []


def _width(items: Sequence[Item]) -> float:
    return sum(float(item.box.split()[2]) + _GAP if item.box else 170 for item in items) + (30 if items else 0)


# ---- contracts ----


def _deed(seen: SceneView, contract: ContractView, missing: Sequence[int] = (0, 0, 0), lacks: int = 0, full: bool = True) -> str:
    name = contract["contract"]
    names = (seen.contract(name), seen.place(contract["place"]), contract["place"])
    numbers = (tuple(contract["cubes"]), contract["scrolls"], contract["coins"], contract["points"], tuple(missing), lacks)
    return paper.deed(*names, *numbers, seen.lasting(contract)) if full else paper.note(*names, *numbers)


def deed_said(seen: SceneView, contract: ContractView) -> str:
    """A contract in words."""
    return seen.say(
        "scene-contract",
        contract=seen.contract(contract["contract"]),
        at=seen.at(contract["place"]),
        cubes=seen.cubes(contract["cubes"]),
        scrolls=contract["scrolls"],
        coins=contract["coins"],
        points=contract["points"],
        effect=seen.lasting(contract),
    )


def _missing(seen: SceneView, contract: ContractView) -> tuple[list[int], int]:
    """The cubes that the better gondola lacks for a contract that is not in the hand yet, and the scrolls."""
    assert seen.mine is not None
    lacks = [lacking(contract, each["load"]) for each in seen.board["gondolas"] if seen.is_mine(each["colour"])]
    return min(lacks, key=sum, default=list(contract["cubes"])), max(0, contract["scrolls"] - seen.mine["scrolls"])


def _drawn(seen: SceneView) -> Iterator[Item]:
    """What has been drawn and can be chosen."""
    for contract in seen.board["drawn_contracts"]:
        name = contract["contract"]
        art = _deed(seen, contract, *_missing(seen, contract))
        yield Item(f"deed-drawn-{name}", art, paper.box(paper.DEED), deed_said(seen, contract), CONTRACT_RULES[name], seen.moves.get(f"keep {name}"))
    for place, card in enumerate(seen.board["drawn_influence"]):
        twin = card in seen.board["drawn_influence"][:place]
        move = None if twin else seen.moves.get(f"keep-card {card}")
        art, label = paper.influence(seen.say(f"influence-{card}"), seen.influence(card)), card_said(seen, card)
        yield Item(f"play-drawn-{place}", art, paper.box(paper.INFLUENCE), label, INFLUENCE_RULES[card], move)


def _hand(seen: SceneView, full: bool) -> Iterator[Item]:
    width = paper.DEED if full else paper.NOTE
    for contract in seen.board["hand"] or []:
        name = contract["contract"]
        move = next((seen.moves[text] for text in (f"return {name}", f"fulfil {name}", f"archive {name}") if text in seen.moves), None)
        why = "" if move is not None else _why_not(seen, contract)
        art = _deed(seen, contract, contract["missing"], contract["missing_scrolls"], full)
        kind = "deed" if full else "note"
        yield Item(f"{kind}-{name}", art, paper.box(width), deed_said(seen, contract), CONTRACT_RULES[name], move, why, aside=bool(why))
    in_hand = {contract["contract"] for contract in seen.board["hand"] or []}
    laid = {place["contract"] for place in seen.mine["places"] if place is not None} if seen.mine is not None else set()
    fulfilling = seen.board["fulfilling"]
    name = fulfilling["contract"] if fulfilling is not None else ""
    move = seen.moves.get(f"archive {name}")  # the contract just fulfilled may be archived instead of a laid one
    if fulfilling is not None and move is not None and name not in in_hand | laid:
        art = paper.force(seen.contract(name), seen.lasting(fulfilling))
        yield Item(f"force-{name}", art, paper.box(paper.FORCE), seen.phrase(move), CONTRACT_RULES[name], move)


def _why_not(seen: SceneView, contract: OwnContractView) -> str:
    """Why a contract cannot be fulfilled now, in words."""
    why = contract["why"]
    return seen.say(f"scene-why-{why}", building=seen.place(contract["place"])) if why is not None else ""


def _force(seen: SceneView, full: bool) -> Iterator[Item]:
    """The contracts on the three places."""
    assert seen.mine is not None
    for place in seen.mine["places"]:
        if place is None:
            continue
        name = place["contract"]
        effect, move = seen.lasting(place), seen.moves.get(f"archive {name}")
        label = f"{seen.contract(name)}. {effect}" if move is None else f"{capital(seen.phrase(move))}. {seen.say('scene-why-archive', effect=effect)}"
        if full or move is not None:
            yield Item(f"force-{name}", paper.force(seen.contract(name), effect), paper.box(paper.FORCE), label, CONTRACT_RULES[name], move)
        else:
            yield Item(f"brief-{name}", paper.brief(seen.contract(name)), paper.box(paper.BRIEF), label, CONTRACT_RULES[name])


# ---- influence and favour cards ----


def card_said(seen: SceneView, card: str) -> str:
    """An influence card in words."""
    return f"{seen.say(f'influence-{card}')}. {seen.influence(card)}"


def _influence(seen: SceneView, full: bool) -> Iterator[Item]:
    drawn_before: set[str] = set()
    for card in seen.board["influence"] or []:
        copy = "second" if card in drawn_before else "first"
        drawn_before.add(card)
        move = seen.moves.get(f"play {card}")
        why = seen.say("scene-why-card") if seen.decision == "play-card" and move is None else ""
        name, effect = seen.say(f"influence-{card}"), seen.influence(card)
        if full or seen.decision == "play-card":
            art, box = paper.influence(name, effect), paper.box(paper.INFLUENCE)
            yield Item(f"play-{card}-{copy}", art, box, card_said(seen, card), INFLUENCE_RULES[card], move, why, aside=bool(why))
        else:
            yield Item(f"slim-{card}-{copy}", paper.slim(name), paper.box(paper.SLIM), card_said(seen, card), INFLUENCE_RULES[card], move, why)


def _favour(seen: SceneView) -> Iterator[Item]:
    """VEN-122: the favour card is turned for coins or for scrolls."""
    rates = seen.board["rates"]
    for kind, count in (("favour-coins", rates["favour_coins"]), ("favour-scrolls", rates["favour_scrolls"])):
        move = seen.moves.get(kind)
        if move is not None:
            yield Item(kind, "", "", seen.say(f"scene-{kind}", count=count), "VEN-122", move)


def own_sum(seen: SceneView) -> str:
    """What the viewer has, for phones, where the list of seats is shortened."""
    mine = seen.mine
    if mine is None:
        return ""
    had = seen.say(
        "scene-sum", coins=mine["coins"], scrolls=mine["scrolls"], intrigue=mine["intrigue"], cap=seen.board["intrigue_cap"], council=mine["council"]
    )
    return seen.say("scene-sum-suspect", sum=had) if mine["suspect"] and not seen.over else had
