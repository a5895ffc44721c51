"""The viewer's own things: the hand as cards, the tableau with its buildings, coins and councilmen. Many decisions are made on them."""

from collections import Counter
from collections.abc import Iterator

from ridotto.games.rialto.art import card
from ridotto.games.rialto.moves import CODEC, COLOURS
from ridotto.games.rialto.scene.sight import PLAYING, Sight
from ridotto.games.rialto.shape import RoomView, SeatView
from ridotto.look.pen import number, use, write
from ridotto.look.scene import Item, Row

_CARD_BOX = "-30 -42 60 84"
_BUILDING_BOX = "-30 -36 60 84"
_THING_BOX = "-18 -24 36 52"


def own_rows(sight: Sight) -> list[Row]:
    """Hand and tableau; with both yellow 2 and yellow 4, the cards once more for the second of them."""
    hand = sight.board["hand"]
    if hand is None or sight.me is None:
        return []
    mine = sight.board["seats"][sight.me]
    run = sight.decision in ("cards", "jokers")
    rows = [Row(sight.say("scene-hand"), _hand_note(sight, mine), list(_hand(sight, hand)), run)]
    twice = list(_twice(sight, hand))
    if twice:
        rows.append(Row(sight.say("scene-twice"), sight.say("scene-twice-note"), twice))
    places = sum(room["building"] is not None for room in mine["rooms"])
    tableau = [*_buildings(sight, mine), *_stock(sight, sight.me, mine)]
    return [*rows, Row(sight.say("scene-tableau"), sight.say("scene-tableau-note", places=places), tableau)]


def _hand_note(sight: Sight, mine: SeatView) -> str:
    if sight.decision == "discard":
        return sight.say("scene-hand-limit", cards=mine["cards"], limit=mine["limit"])
    if sight.decision in PLAYING:
        return sight.say("scene-hand-play", card=sight.card_name(sight.section_card))
    return sight.say("scene-hand-count", cards=mine["cards"])


# ---- the hand ----


def _laid_aside(sight: Sight) -> Counter[str]:
    """The cards that the viewer has chosen so far, by kind; they are still in the hand."""
    chain = sight.board["chain"]
    chosen: Counter[str] = Counter()
    if chain is not None:
        chosen.update(chain["discards"])
        chosen.update(converted["card"] for converted in chain["converted"])
        chosen[sight.section_card] += chain["cards"] or 0
    return chosen


def _hand(sight: Sight, hand: list[str]) -> Iterator[Item]:
    chosen, copies = _laid_aside(sight), Counter[str]()
    for kind, reason in zip(hand, sight.board["hand_why"] or [None] * len(hand), strict=True):
        copies[kind] += 1
        is_chosen = copies[kind] <= chosen[kind]
        moves = [] if is_chosen or reason is not None else _card_moves(sight, kind, copies[kind] - chosen[kind])
        why = _why_card(sight, reason) if reason is not None else ""
        label = sight.phrase(moves[-1]) if moves else sight.card_name(kind)
        name, move = f"card-{kind}-{copies[kind]}", moves[0] if moves else None
        yield Item(name, _card(sight, kind), _CARD_BOX, label, move, why, is_chosen, aside=bool(why), then=tuple(moves[1:]))


def _twice(sight: Sight, hand: list[str]) -> Iterator[Item]:
    """The kinds that yellow 2 and yellow 4 can both turn into a card of the section: here they stand for yellow 4."""
    for kind in dict.fromkeys(hand):
        move = sight.moves.get(f"convert yellow-4 {kind}")
        if move is not None and f"convert yellow-2 {kind}" in sight.moves:
            yield Item(f"twice-{kind}", _card(sight, kind), _CARD_BOX, sight.phrase(move), move)


def _card(sight: Sight, kind: str) -> str:
    """A card with its name."""
    return card(kind) + write(sight.say(f"scene-short-{kind}"), 0, 31, None, "middle", "ri-card")


def _card_moves(sight: Sight, kind: str, copy: int) -> list[int]:
    """What pointing at a card does, move by move; nothing where it cannot be played. In a play the third card of a kind means three of them."""
    if sight.decision == "discard":
        return [sight.moves[f"discard {kind}"]]
    if sight.decision not in PLAYING:
        return []
    texts = _play_of(sight, kind, copy)
    if sight.decision == "yellow":
        convert = next((text for text in (f"convert yellow-2 {kind}", f"convert yellow-4 {kind}") if text in sight.moves), "")
        texts = [convert] if convert else ["done", *texts] if texts else []
    return [CODEC.number(text) for text in texts] if texts and texts[0] in sight.moves else []


def _play_of(sight: Sight, kind: str, copy: int) -> list[str]:
    """The moves of a play of so many cards of a kind, from the cards of the section on."""
    if kind == sight.section_card and sight.decision != "jokers":
        return [f"cards {copy}"]
    if kind != "joker":
        return []
    if sight.decision == "jokers":
        return [f"jokers {copy}"]
    return ["cards 0", f"jokers {copy}"]


def _why_card(sight: Sight, reason: str) -> str:
    """Why a card cannot be played now, in words."""
    return sight.say(f"scene-why-{reason}", card=sight.one_card, cards=sight.say(f"scene-cards-{sight.section_card}"))


# ---- the tableau ----


def _buildings(sight: Sight, mine: SeatView) -> Iterator[Item]:
    copies = Counter[str]()
    for room in mine["rooms"]:
        building = room["building"]
        if building is None:
            continue
        copies[building] += 1
        move = _building_move(sight, room, building)
        why = "" if move is not None else _why_building(sight, room, building)
        label = sight.phrase(move) if move is not None else sight.building_name(building)
        name = f"building-{building}-{copies[building]}"
        yield Item(name, _art(sight, room, building), _BUILDING_BOX, f"{label}: {sight.deed(building)}", move, why, aside=bool(why))


def _art(sight: Sight, room: RoomView, building: str) -> str:
    """A building with the word for what it does, or for what it may become; a coin on its roof when it has been used."""
    coin = use("ri-coin", 17, -20, 20) if room["coin"] else ""
    fresh = write(sight.say("scene-new"), 22, -18, 12, "middle", "ri-aside") if room["new"] else ""
    becomes = becomes_of(sight, building)
    word = write(sight.effect(becomes or building), 0, 43, None, "middle", "ri-word ri-small")
    word += write(f"→{becomes[-1]}", -19, -21, None, "middle", "count") if becomes else ""
    return f"{use(f'b-{building}', 0, 0, 50, 60)}{coin}{fresh}{word}"


def becomes_of(sight: Sight, building: str) -> str:
    """What a building may be exchanged for; nothing where it may not."""
    return next((each["becomes"] for each in sight.board["upgrades"] if each["building"] == building), "")


def _building_move(sight: Sight, room: RoomView, building: str) -> int | None:
    if room["why"] is not None:
        return None
    if sight.decision in COLOURS:  # the decisions about using a building have the name of its colour
        return sight.moves.get("wait") if building == "yellow-1" else sight.moves.get(f"use {building}")
    return sight.moves.get(f"give-up {building}", sight.moves.get(f"upgrade {building}"))


def _why_building(sight: Sight, room: RoomView, building: str) -> str:
    """Why a building cannot be used or exchanged now, in words."""
    match room["why"]:
        case None:
            return ""
        case "phase":
            return sight.say(f"scene-why-{building.split('-')[0]}")
        case "joker-alone":
            return sight.say("scene-why-joker-alone", card=sight.one_card)
        case why:
            return sight.say(f"scene-why-{why}")


def _stock(sight: Sight, me: int, mine: SeatView) -> Iterator[Item]:
    """Coins and councilmen of the tableau, each kind once with its number."""
    coins = use("ri-coin", 0, -4, 32) + number(mine["coins"], 0, 26, 21)
    yield Item("coins", coins, _THING_BOX, sight.say("scene-coins", count=mine["coins"]))
    men = use(f"councilman-{me}", 0, -5, 29, 36) + number(mine["tableau"], 0, 26, 21)
    yield Item("councilmen", men, _THING_BOX, sight.say("scene-men", count=mine["tableau"], supply=mine["supply"]), sight.moves.get("from-tableau"))
