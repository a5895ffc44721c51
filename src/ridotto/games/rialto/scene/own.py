"""The viewer's own things: the hand, and the tableau with its buildings, coins and councilmen."""

from collections import Counter
from collections.abc import Iterator

from ridotto.games.rialto.art import card
from ridotto.games.rialto.moves import CARD_ARG, CARDS, CODEC, COLOURS
from ridotto.games.rialto.scene.paragraphs import BUILDING_RULES, CARD_RULES
from ridotto.games.rialto.scene.scene_view import PLAYING, SceneView
from ridotto.games.rialto.shape import RoomView, SeatView
from ridotto.look.pen import number, use, write
from ridotto.look.scene import Item, Row

_CARD_BOX = "-30 -42 60 84"
_BUILDING_BOX = "-30 -36 60 84"
_THING_BOX = "-18 -24 36 52"


def own_rows(seen: SceneView) -> list[Row]:
    """Hand and tableau; with both yellow 2 and yellow 4, the cards once more for the second of them."""
    hand = seen.board["hand"]
    if hand is None or seen.me is None:
        return []
    mine = seen.board["seats"][seen.me]
    run = seen.decision in ("cards", "jokers")
    rows = [Row(seen.say("scene-hand"), _hand_note(seen, mine), list(_hand(seen, hand)), run)]
    twice = list(_twice(seen, hand))
    if twice:
        rows.append(Row(seen.say("scene-twice"), seen.say("scene-twice-note"), twice))
    places = sum(room["building"] is not None for room in mine["rooms"])
    tableau = [*_buildings(seen, mine), *_stock(seen, seen.me, mine)]
    return [*rows, Row(seen.say("scene-tableau"), seen.say("scene-tableau-note", places=places), tableau)]


def _hand_note(seen: SceneView, mine: SeatView) -> str:
    if seen.decision == "discard":
        return seen.say("scene-hand-limit", cards=mine["cards"], limit=mine["limit"])
    if seen.decision in PLAYING:
        return seen.say("scene-hand-play", card=seen.card_name(seen.section_card))
    return seen.say("scene-hand-count", cards=mine["cards"])


# ---- the hand ----


def _label(seen: SceneView, kind: str, moves: list[int]) -> str:
    """What choosing a card does: for cards of the section, how many of which kind are played."""
    text = CODEC.text(moves[-1]) if moves else ""
    if text.startswith("cards "):
        return seen.words.counted(CARD_ARG, [CARDS.index(kind)] * int(text.removeprefix("cards ")))
    return seen.phrase(moves[-1]) if moves else seen.card_name(kind)


def _laid_aside(seen: SceneView) -> Counter[str]:
    """The cards that the viewer has chosen so far, by kind; they are still in the hand."""
    chain = seen.board["chain"]
    chosen: Counter[str] = Counter()
    if chain is not None:
        chosen.update(chain["discards"])
        chosen.update(converted["card"] for converted in chain["converted"])
        chosen[seen.section_card] += chain["cards"] or 0
    return chosen


def _hand(seen: SceneView, hand: list[str]) -> Iterator[Item]:
    chosen, copies = _laid_aside(seen), Counter[str]()
    for kind, reason in zip(hand, seen.board["hand_why"] or [None] * len(hand), strict=True):
        copies[kind] += 1
        is_chosen = copies[kind] <= chosen[kind]
        copy = copies[kind] - chosen[kind]
        if reason == "joker-second":  # RIA-72: the first joker goes with the second, whichever is pointed at
            reason, copy = None, 2
        moves = [] if is_chosen or reason is not None else _card_moves(seen, kind, copy)
        why = _why_card(seen, reason) if reason is not None else ""
        label = _label(seen, kind, moves)
        name, move = f"card-{kind}-{copies[kind]}", moves[0] if moves else None
        yield Item(name, _card(seen, kind), _CARD_BOX, label, CARD_RULES[kind], move, why, is_chosen, aside=bool(why), then=tuple(moves[1:]))


def _twice(seen: SceneView, hand: list[str]) -> Iterator[Item]:
    """The kinds that both yellow 2 and yellow 4 can convert: these items are for yellow 4."""
    for kind in dict.fromkeys(hand):
        move = seen.moves.get(f"convert yellow-4 {kind}")
        if move is not None and f"convert yellow-2 {kind}" in seen.moves:
            yield Item(f"twice-{kind}", _card(seen, kind), _CARD_BOX, seen.phrase(move), "RIA-86", move)


def _card(seen: SceneView, kind: str) -> str:
    """A card with its name."""
    return card(kind) + _fitted(seen.say(f"scene-short-{kind}"), 31, "ri-card", 6, 40)


def _card_moves(seen: SceneView, kind: str, copy: int) -> list[int]:
    """The moves that choosing a card makes, if any. In a play the third card of a kind means three of them."""
    if seen.decision == "discard":
        return [seen.moves[f"discard {kind}"]]
    if seen.decision not in PLAYING:
        return []
    texts = _play_of(seen, kind, copy)
    if seen.decision == "yellow":
        convert = next((text for text in (f"convert yellow-2 {kind}", f"convert yellow-4 {kind}") if text in seen.moves), "")
        texts = [convert] if convert else ["done", *texts] if texts else []
    return [CODEC.number(text) for text in texts] if texts and texts[0] in seen.moves else []


def _play_of(seen: SceneView, kind: str, copy: int) -> list[str]:
    """The moves that play `copy` cards of a kind, beginning with the cards of the section."""
    if kind == seen.section_card and seen.decision != "jokers":
        return [f"cards {copy}"]
    if kind != "joker":
        return []
    if seen.decision == "jokers":
        return [f"jokers {copy}"]
    return ["cards 0", f"jokers {copy}"]


def _why_card(seen: SceneView, reason: str) -> str:
    """Why a card cannot be played now, in words."""
    return seen.say(f"scene-why-{reason}", card=seen.one_card, cards=seen.say(f"scene-cards-{seen.section_card}"))


def _fitted(word: str, y: float, classes: str, most: int, width: float) -> str:
    """A word in the middle; with more than so many letters it is drawn as narrow as there is room."""
    return write(word, 0, y, None, "middle", classes, f'textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if len(word) > most else "")


# ---- the tableau ----


def _buildings(seen: SceneView, mine: SeatView) -> Iterator[Item]:
    copies = Counter[str]()
    for room in mine["rooms"]:
        building = room["building"]
        if building is None:
            continue
        copies[building] += 1
        move = _building_move(seen, room, building)
        why = "" if move is not None else _why_building(seen, room, building)
        label = seen.phrase(move) if move is not None else seen.building_name(building)
        name = f"building-{building}-{copies[building]}"
        yield Item(name, _art(seen, room, building), _BUILDING_BOX, f"{label}: {seen.deed(building)}", BUILDING_RULES[building], move, why, aside=bool(why))


def _art(seen: SceneView, room: RoomView, building: str) -> str:
    """A building with a word for what it does, or may become; with a coin on its roof if it has been used."""
    coin = use("ri-coin", 17, -20, 20) if room["coin"] else ""
    fresh = write(seen.say("scene-new"), 22, -18, 12, "middle", "ri-aside") if room["new"] else ""
    becomes = becomes_of(seen, building)
    word = _fitted(seen.effect(becomes or building), 43, "ri-word ri-small", 10, 58)
    word += write(f"→{becomes[-1]}", -19, -21, None, "middle", "count") if becomes else ""
    return f"{use(f'b-{building}', 0, 0, 50, 60)}{coin}{fresh}{word}"


def becomes_of(seen: SceneView, building: str) -> str:
    """What a building may be exchanged for; empty if it may not."""
    return next((each["becomes"] for each in seen.board["upgrades"] if each["building"] == building), "")


def _building_move(seen: SceneView, room: RoomView, building: str) -> int | None:
    if room["why"] is not None:
        return None
    if seen.decision in COLOURS:  # the decisions about using a building have the name of its colour
        return seen.moves.get("wait") if building == "yellow-1" else seen.moves.get(f"use {building}")
    return seen.moves.get(f"give-up {building}", seen.moves.get(f"upgrade {building}"))


def _why_building(seen: SceneView, room: RoomView, building: str) -> str:
    """Why a building cannot be used or exchanged now, in words."""
    match room["why"]:
        case None:
            return ""
        case "phase":
            return seen.say(f"scene-why-{building.split('-')[0]}")
        case "joker-alone":
            return seen.say("scene-why-joker-alone", card=seen.one_card)
        case why:
            return seen.say(f"scene-why-{why}")


def _stock(seen: SceneView, me: int, mine: SeatView) -> Iterator[Item]:
    """Coins and councilmen of the tableau, each kind once with its number."""
    coins = use("ri-coin", 0, -4, 32) + number(mine["coins"], 0, 26, 21)
    yield Item("coins", coins, _THING_BOX, seen.say("scene-coins", count=mine["coins"]), "RIA-29")
    men = use(f"councilman-{me}", 0, -5, 29, 36) + number(mine["tableau"], 0, 26, 21)
    told = seen.say("scene-men", count=mine["tableau"], supply=mine["supply"])
    yield Item("councilmen", men, _THING_BOX, told, "RIA-134", seen.moves.get("from-tableau"))
