"""The viewer's own things: contracts, lasting effects, influence cards; before them the answers to the question, with what each would bring."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ridotto.games.venice.scene import paper
from ridotto.games.venice.scene.answers import answers
from ridotto.games.venice.scene.cargo import cargo
from ridotto.games.venice.scene.sight import Sight, capital
from ridotto.games.venice.shape import ContractView, OwnContractView
from ridotto.look.scene import Item, Row

_ROOM = 806
"""How wide the row under the board is where a screen is usual."""
_GAP = 7


def own_rows(sight: Sight) -> list[Row]:
    """First what the decision is made with, then what one owns: in full where there is room, shorter where answers need it."""
    if sight.me is None or sight.mine is None:
        return []
    first = [*answers(sight), *cargo(sight)]
    drawn, favour = list(_drawn(sight)), list(_favour(sight))
    room = _ROOM - sum(_width(row.items) for row in first) - _width(drawn) - _width(favour)
    hand, room = _fitted(list(_hand(sight, full=True)), list(_hand(sight, full=False)), room, give=100)
    cards, room = _fitted(list(_influence(sight, full=True)), list(_influence(sight, full=False)), room)
    laid, _ = _fitted(list(_force(sight, full=True)), list(_force(sight, full=False)), room)
    rows = [
        *first,
        *_titled(sight, "scene-drawn", drawn),
        *_titled(sight, "scene-hand", hand),
        *_titled(sight, "scene-influence", cards),
        *_titled(sight, "scene-in-force", laid),
        *_titled(sight, "scene-favour", favour),
    ]
    rows.sort(key=lambda row: not any(item.move is not None or item.part for item in row.items))  # a phone shows the first ones
    return rows or [Row(sight.say("scene-hand"), sight.say("scene-hand-empty"), ())]


def _fitted(full: list[Item], brief: list[Item], room: float, give: float = 0) -> tuple[list[Item], float]:
    """Things in full, or shorter, or (on a screen without room for them) spared: a phone still shows them. With the room that is left."""
    if _width(full) <= room:
        return full, room - _width(full)
    if _width(brief) <= room + give:  # all shrink a little
        return brief, max(0.0, room - _width(brief))
    if any(item.move is not None for item in brief):
        return brief, 0
    return [replace(item, name=f"spare-{item.name}") for item in brief], room


def _titled(sight: Sight, key: str, items: Sequence[Item]) -> list[Row]:
    return [Row(sight.say(key), "", items)] if items else []


def _width(items: Sequence[Item]) -> float:
    return sum(float(item.box.split()[2]) + _GAP if item.box else 170 for item in items) + (30 if items else 0)


# ---- contracts ----


def _deed(sight: Sight, contract: ContractView, missing: Sequence[int] = (0, 0, 0), lacks: int = 0, full: bool = True) -> str:
    name = contract["contract"]
    names = (sight.contract(name), sight.place(contract["place"]), contract["place"])
    numbers = (tuple(contract["cubes"]), contract["scrolls"], contract["coins"], contract["points"], tuple(missing), lacks)
    return paper.deed(*names, *numbers, sight.lasting(contract)) if full else paper.note(*names, *numbers)


def deed_said(sight: Sight, contract: ContractView) -> str:
    """A contract in words."""
    return sight.say(
        "scene-contract",
        contract=sight.contract(contract["contract"]),
        at=sight.at(contract["place"]),
        cubes=sight.cubes(contract["cubes"]),
        scrolls=contract["scrolls"],
        coins=contract["coins"],
        points=contract["points"],
        effect=sight.lasting(contract),
    )


def _drawn(sight: Sight) -> Iterator[Item]:
    """What has been drawn and is chosen from."""
    for contract in sight.board["drawn_contracts"]:
        name = contract["contract"]
        yield Item(f"deed-drawn-{name}", _deed(sight, contract), paper.box(paper.DEED), deed_said(sight, contract), sight.moves.get(f"keep {name}"))
    for place, card in enumerate(sight.board["drawn_influence"]):
        twin = card in sight.board["drawn_influence"][:place]
        move = None if twin else sight.moves.get(f"keep-card {card}")
        art, label = paper.influence(sight.say(f"influence-{card}"), sight.influence(card)), card_said(sight, card)
        yield Item(f"play-drawn-{place}", art, paper.box(paper.INFLUENCE), label, move)


def _hand(sight: Sight, full: bool) -> Iterator[Item]:
    width = paper.DEED if full else paper.NOTE
    for contract in sight.board["hand"] or []:
        name = contract["contract"]
        move = next((sight.moves[text] for text in (f"return {name}", f"fulfil {name}", f"archive {name}") if text in sight.moves), None)
        why = "" if move is not None else _why_not(sight, contract)
        art = _deed(sight, contract, contract["missing"], contract["missing_scrolls"], full)
        yield Item(f"{'deed' if full else 'note'}-{name}", art, paper.box(width), deed_said(sight, contract), move, why, aside=bool(why))
    in_hand = {contract["contract"] for contract in sight.board["hand"] or []}
    laid = {place["contract"] for place in sight.mine["places"] if place is not None} if sight.mine is not None else set()
    fulfilling = sight.board["fulfilling"]
    name = fulfilling["contract"] if fulfilling is not None else ""
    move = sight.moves.get(f"archive {name}")  # the contract just fulfilled may be archived instead of one that lies
    if fulfilling is not None and move is not None and name not in in_hand | laid:
        yield Item(f"force-{name}", paper.force(sight.contract(name), sight.lasting(fulfilling)), paper.box(paper.FORCE), sight.phrase(move), move)


def _why_not(sight: Sight, contract: OwnContractView) -> str:
    """Why a contract cannot be fulfilled now, in words."""
    why = contract["why"]
    return sight.say(f"scene-why-{why}", building=sight.place(contract["place"])) if why is not None else ""


def _force(sight: Sight, full: bool) -> Iterator[Item]:
    """The contracts on the three places."""
    assert sight.mine is not None
    for place in sight.mine["places"]:
        if place is None:
            continue
        name = place["contract"]
        effect, move = sight.lasting(place), sight.moves.get(f"archive {name}")
        label = f"{sight.contract(name)}. {effect}" if move is None else f"{capital(sight.phrase(move))}. {sight.say('scene-why-archive', effect=effect)}"
        if full or move is not None:
            yield Item(f"force-{name}", paper.force(sight.contract(name), effect), paper.box(paper.FORCE), label, move)
        else:
            yield Item(f"brief-{name}", paper.brief(sight.contract(name)), paper.box(paper.BRIEF), label)


# ---- influence and favour cards ----


def card_said(sight: Sight, card: str) -> str:
    """An influence card in words."""
    return f"{sight.say(f'influence-{card}')}. {sight.influence(card)}"


def _influence(sight: Sight, full: bool) -> Iterator[Item]:
    seen: set[str] = set()
    for card in sight.board["influence"] or []:
        copy = "second" if card in seen else "first"
        seen.add(card)
        move = sight.moves.get(f"play {card}")
        why = sight.say("scene-why-card") if sight.decision == "play-card" and move is None else ""
        name, effect = sight.say(f"influence-{card}"), sight.influence(card)
        if full or sight.decision == "play-card":
            yield Item(f"play-{card}-{copy}", paper.influence(name, effect), paper.box(paper.INFLUENCE), card_said(sight, card), move, why, aside=bool(why))
        else:
            yield Item(f"slim-{card}-{copy}", paper.slim(name), paper.box(paper.SLIM), card_said(sight, card), move, why)


def _favour(sight: Sight) -> Iterator[Item]:
    """VEN-122: the favour card is turned for coins or for scrolls."""
    rates = sight.board["rates"]
    for kind, count in (("favour-coins", rates["favour_coins"]), ("favour-scrolls", rates["favour_scrolls"])):
        move = sight.moves.get(kind)
        if move is not None:
            yield Item(kind, "", "", sight.say(f"scene-{kind}", count=count), move)


def own_sum(sight: Sight) -> str:
    """What the viewer has, for phones, where the list of seats is short."""
    mine = sight.mine
    if mine is None:
        return ""
    had = sight.say(
        "scene-sum", coins=mine["coins"], scrolls=mine["scrolls"], intrigue=mine["intrigue"], cap=sight.board["intrigue_cap"], council=mine["council"]
    )
    return sight.say("scene-sum-suspect", sum=had) if mine["suspect"] and not sight.over else had
