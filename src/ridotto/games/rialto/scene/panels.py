"""What is beside the board: the seats, the sentences, the buttons, and the parts that a phone enlarges."""

from ridotto.games.rialto.events import EVENTS
from ridotto.games.rialto.moves import CARD_ARG, CARDS, CODEC
from ridotto.games.rialto.scene.own import becomes_of
from ridotto.games.rialto.scene.paragraphs import BUILDING_RULES
from ridotto.games.rialto.scene.places import (
    AGENDA_VIEW,
    BONUS,
    QUARTERS,
    STOCK_VIEW,
    TILES_VIEW,
    TRACK_VIEW,
    VIRTUAL_VIEW,
    bonus_view,
    district_view,
    ends_view,
    quarter,
)
from ridotto.games.rialto.scene.scene_view import LAYING, PLAYING, SceneView
from ridotto.games.rialto.scene.sheet import sheet_parts
from ridotto.games.rialto.shape import SeatView
from ridotto.look.pen import signed
from ridotto.look.scene import Button, Company, Loupe, Mark, SeatPanel, first_shown, leaders

# ---- seats ----


def seat_panels(seen: SceneView) -> list[SeatPanel]:
    """Points, with what the districts would bring now; the buildings; coins, councilmen and cards."""
    first = leaders([seat["points"] for seat in seen.board["seats"]])
    return [_seat_panel(seen, seat, number in first) for number, seat in enumerate(seen.board["seats"])]


def _seat_panel(seen: SceneView, seat: SeatView, leads: bool) -> SeatPanel:
    cells, supply = _cells(seen, seat), _supply(seen, seat)
    if seen.over:
        place = seen.say("scene-place", place=seat["place"])
        caption = seen.say("scene-caption-over", points=seat["points"])
        return SeatPanel(signed(seat["points"]), caption, "RIA-164", place, cells, supply, leads, worth=seat["points"])
    caption, rank = seen.say("scene-caption", points=seat["points"], districts=seat["district_points"]), seen.say("scene-rank", rank=seat["rank"])
    worth = seat["points"] + seat["district_points"] + seat["building_points"] + seat["stock_points"]
    return SeatPanel(signed(seat["points"]), caption, "RIA-164", rank, cells, supply, leads, seen.say("scene-caption-note"), worth)


def company(seen: SceneView) -> list[Company]:
    """The virtual player."""
    virtual = seen.board["virtual"]
    if virtual is None or seen.virtual is None or seen.over:
        return []
    rank = 1 + [disc["player"] for disc in seen.board["track"]].index(seen.virtual)
    panel = SeatPanel(str(len(virtual["cards"])), seen.say("scene-virtual-caption"), "RIA-177", seen.say("scene-rank", rank=rank))
    return [Company(seen.say("scene-virtual-subject"), seen.dress(seen.virtual), seen.say("scene-virtual-about"), panel)]


def badges(seen: SceneView) -> dict[str, int]:
    """The badge of the events that only the virtual player has."""
    if seen.virtual is None:
        return {}
    return dict.fromkeys((kind.name for kind in EVENTS.kinds if kind.name.startswith("virtual-") or kind.name == "marker"), seen.dress(seen.virtual))


def _cells(seen: SceneView, seat: SeatView) -> list[Mark]:
    """The seven places; a building stands out as long as it has not been used in this round."""
    marks = []
    for room in seat["rooms"]:
        if room["building"] is None:
            continue
        colour, value = room["building"].split("-")
        key = "scene-cell-used" if room["coin"] else "scene-cell"
        said = seen.say(key, building=seen.building_name(room["building"]), deed=seen.deed(room["building"]))
        marks.append(Mark(f"i-{colour}", value, said, BUILDING_RULES[room["building"]], not room["coin"], colour))
    return marks


def _supply(seen: SceneView, seat: SeatView) -> list[Mark]:
    known = seen.words.listing([seen.card_name(card) for card in seat["known"]])
    cards = seen.say("scene-cards", count=seat["cards"], limit=seat["limit"])
    if known and seat["cards"]:
        cards = seen.say("scene-known", cards=cards, known=known, down=seat["down"])
    return [
        Mark("i-coin", str(seat["coins"]), seen.say("scene-coins", count=seat["coins"]), "RIA-29"),
        Mark("i-man", str(seat["tableau"]), seen.say("scene-men", count=seat["tableau"], supply=seat["supply"]), "RIA-134"),
        Mark("i-cards", str(seat["cards"]), cards, "RIA-62"),
    ]


# ---- sentences ----


def heading(seen: SceneView) -> str:
    """Round and phase or section."""
    board = seen.board
    if seen.over:
        return seen.say("scene-heading-over")
    if seen.section is not None:
        acting = "no" if board["step"] == "play" else "yes"
        return seen.say("scene-heading-section", round=board["round"], section=seen.say(f"section-{seen.section['section']}"), acting=acting)
    return seen.say("scene-heading", phase=board["phase"], round=board["round"])


def happened(seen: SceneView) -> str:
    """What the viewer should know before the question."""
    board, me = seen.board, seen.me
    if seen.over:
        winner = seen.winners[0]
        return seen.tell("scene-over", you="yes" if winner == me else "no", name=seen.names[winner], points=board["seats"][winner]["points"])
    if board["step"] == "play":
        return f"{_waiting(seen)} {_best(seen)} {_virtual_will(seen)}".strip()
    if seen.decision == "discard" and me is not None:
        return _to_discard(seen, board["seats"][me])
    if seen.section is not None:
        return _won(seen)
    if board["step"] in ("row", "green", "green-source", "discard") and board["current"] is not None:
        return seen.say("scene-current", district=seen.district_name(board["current"]))
    return ""


def _waiting(seen: SceneView) -> str:
    """Who waits with yellow 1: others have come before them, although it was their turn first. RIA-77."""
    begins, order = seen.board["begins"], seen.board["order"] or []
    if begins is None or seen.virtual is not None:
        return ""  # the virtual player does not sit in a row with the others
    turns = [(player - begins) % seen.seats for player in order]
    late = [player for at, player in enumerate(order) if player in seen.board["queue"] and any(turn > turns[at] for turn in turns[:at])]
    names = [seen.subject(player) for player in late if player not in seen.actors]
    return seen.tell("scene-waiting", names=seen.words.listing(names), count=len(names)) if names else ""


def _best(seen: SceneView) -> str:
    """The leading play, and what would put the viewer ahead; the Doge track settles ties: RIA-90."""
    race, section = seen.board["race"], seen.say(f"section-{seen.section_card}")
    if race is None or race["leader"] is None:
        return seen.say("scene-nobody-yet", section=section, passed=len(seen.plays))
    count, need = seen.plays[race["leader"]]["count"], race["need"]
    tie = "watching" if not seen.can_play or not need else "won" if need == count else "lost"
    return seen.tell("scene-best", section=section, name=seen.subject(race["leader"]), count=count, need=need, tie=tie)


def _virtual_will(seen: SceneView) -> str:
    """What the virtual player is going to play; his cards are open."""
    race = seen.board["race"]
    return "" if race is None or race["virtual"] is None else seen.say("scene-virtual-will", count=race["virtual"])


def _to_discard(seen: SceneView, mine: SeatView) -> str:
    """How many cards are still too many."""
    chain = seen.board["chain"]
    gone = len(chain["discards"]) if chain is not None else 0
    key = "scene-discard-more" if gone else "scene-discard"
    return seen.say(key, count=mine["surplus"] - gone, cards=mine["cards"] - gone, limit=mine["limit"])


def _won(seen: SceneView) -> str:
    """Who has the majority, and the viewer's own count."""
    assert seen.section is not None
    winner = seen.section["majority"]
    mine = seen.plays.get(seen.me) if seen.me is not None else None
    if seen.decision in ("build", "build-second", "give-up") and mine is not None:
        if seen.decision == "give-up" and seen.action is not None and seen.action["building"] is not None:
            return seen.say("scene-waits", building=seen.building_name(seen.action["building"]))
        return seen.say("scene-points", points=seen.action["left"] if seen.action is not None else seen.board["building_points"])
    if seen.decision == "shift" and seen.action is not None:
        return seen.say("scene-short", left=seen.action["left"])
    if winner is None:
        return seen.say("scene-no-majority")
    count = seen.plays[winner]["count"] if winner in seen.plays else 0
    return seen.tell("scene-majority", you="yes" if winner == seen.me else "no", name=seen.subject(winner), count=count)


def hint(seen: SceneView) -> str:
    """How to make the decision here; when playing cards, first what they bring."""
    bridge = seen.board["bridge"]
    match seen.decision:
        case None:
            return ""
        case "yellow":
            return " ".join(filter(None, (_worth(seen), _how_to_play(seen), *_yellow_hints(seen))))
        case "cards":
            return f"{_worth(seen)} {_how_to_play(seen)}".strip()
        case "jokers":
            how = _how_to_play(seen) if seen.needs_pair else seen.say("scene-hint-jokers", jokers=seen.most_jokers)
            return f"{_so_far(seen)} {how}".strip()
        case "bridge-place" | "bridge-turn" if bridge is not None:
            return seen.say(f"scene-hint-{seen.decision}", low=bridge["low"], high=bridge["high"])
    return seen.say(f"scene-hint-{seen.decision}", draws=seen.board["draws"], value=seen.board["gondola_value"])


def _worth(seen: SceneView) -> str:
    """What the viewer's play comes to so far, or what cards of this section bring to somebody who could play one."""
    return _so_far(seen) or (seen.worth(seen.section_card) if seen.can_play else "")


def _so_far(seen: SceneView) -> str:
    """What the viewer's unfinished play comes to."""
    if seen.basis:
        return seen.say("scene-sum", count=seen.total, jokers=seen.joker_buildings)
    return seen.say("scene-sum-joker") if seen.joker_buildings else ""


def _how_to_play(seen: SceneView) -> str:
    """What to point at in the hand: RIA-67, RIA-71 to RIA-74."""
    if seen.has_pair:
        return seen.say("scene-hint-pair-building" if seen.joker_buildings else "scene-hint-pair", card=seen.one_card)
    if not seen.holds:
        loses = "yes" if seen.section_card == "bridge" and not seen.can_play else "no"
        return "" if seen.basis else seen.say("scene-hint-none", card=seen.one_card, loses=loses)
    least = f" {seen.say('scene-hint-least')}" if seen.decision == "cards" and "cards 0" not in seen.moves else ""
    jokers = f" {seen.say('scene-hint-then-jokers')}" if seen.decision == "cards" and "joker" in (seen.board["hand"] or []) else ""
    return seen.say("scene-hint-cards" if seen.holds > 1 else "scene-hint-card") + least + jokers


def _yellow_hints(seen: SceneView) -> list[str]:
    """What the viewer's own yellow buildings could do now."""
    hints = [seen.say("scene-hint-wait")] if "wait" in seen.moves else []
    hints += [seen.say("scene-hint-joker-building")] if "use yellow-3" in seen.moves else []
    hints += [seen.say("scene-hint-convert", card=seen.one_card, holds=seen.holds)] if any(text.startswith("convert") for text in seen.moves) else []
    return [*hints, seen.say("scene-hint-coin")] if hints else []


def buttons(seen: SceneView) -> list[Button]:
    """What has nothing to point at: none, no more, nobody. Passing answers all remaining questions of the play."""
    return [Button(move, label, then=_after(seen, text)) for text, move in seen.moves.items() if (label := _button(seen, text))]


def _after(seen: SceneView, text: str) -> tuple[int, ...]:
    """The moves that follow that of a button as a matter of course."""
    passing = not seen.basis and not seen.joker_buildings
    texts = {"done": ("cards 0", "jokers 0"), "cards 0": ("jokers 0",)}.get(text, ()) if passing and seen.decision in PLAYING else ()
    return tuple(CODEC.number(each) for each in texts)


def _button(seen: SceneView, text: str) -> str:
    """The words on the button of a move; empty for one that has a place."""
    match text:
        case "done":
            if seen.decision != "yellow":
                return seen.say("scene-do-done")
            return seen.say("scene-do-cards" if seen.basis or seen.joker_buildings else "scene-do-pass")
        case "cards 0":
            return seen.say("scene-do-no-cards" if seen.basis or seen.joker_buildings else "scene-do-pass")
        case "jokers 0":
            if not seen.basis and not seen.joker_buildings:
                return seen.say("scene-do-pass")
            return seen.say("scene-do-play", count=seen.total, jokers=seen.joker_buildings)
        case "no-second" | "no-help" | "stop":
            return seen.say(f"scene-do-{text}")
        case _:
            return ""


def about(seen: SceneView) -> dict[int, str]:
    """What moves bring, where their names do not show it: effects of buildings, cards of rows, turned bridges, passing."""
    found = {}
    for text, move in seen.moves.items():
        kind, _, thing = text.partition(" ")
        match kind:
            case "use" if thing == "yellow-3" and seen.needs_pair:
                found[move] = _sentence(seen.say("scene-about-pair", deed=seen.deed(thing), card=seen.one_card))
            case "take" | "use" | "give-up":
                found[move] = _sentence(seen.say("scene-about", deed=seen.deed(thing)))
            case "wait":
                found[move] = _sentence(seen.say("scene-about", deed=seen.deed("yellow-1")))
            case "convert":
                found[move] = _sentence(seen.say("scene-about", deed=seen.deed(thing.split(" ")[0])))
            case "upgrade":
                better = becomes_of(seen, thing)
                found[move] = seen.say("scene-becomes", building=seen.building_name(better), deed=seen.deed(better))
            case "row":
                row = next(each for each in seen.board["rows"] if each["row"] == int(thing))
                found[move] = seen.say("scene-about-row", cards=seen.words.counted(CARD_ARG, [CARDS.index(each) for each in row["cards"]]))
            case "card":
                held = (seen.board["hand"] or []).count(thing) + 1
                found[move] = seen.say("scene-about-card", cards=seen.words.counted(CARD_ARG, [CARDS.index(thing)] * held))
            case "low":
                found[move] = _turned(seen, thing)
            case "cards" if thing == "0" and seen.holds:
                found[move] = seen.say("scene-about-pass")
    return {move: text for move, text in found.items() if text}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _turned(seen: SceneView, low_end: str) -> str:
    """What both districts of a bridge are worth if it is turned like this."""
    bridge = seen.board["bridge"]
    if bridge is None or seen.action is None or seen.action["connection"] is None:
        return ""
    ends = seen.connections[seen.action["connection"]]["ends"]
    high_end = next(end for end in ends if end != low_end)
    values = dict(zip(ends, next(turn["values"] for turn in seen.action["turns"] if turn["low"] == low_end), strict=True))
    worth = {"first-worth": values[high_end], "second-worth": values[low_end]}
    names = {"first": seen.district_name(high_end), "second": seen.district_name(low_end)}
    return seen.say("scene-about-turn", low=bridge["low"], high=bridge["high"], **names, **worth)


# ---- what a phone enlarges ----


def loupes(seen: SceneView) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others are doing, is about."""
    on_sheet = sheet_parts(seen)
    first = [part.name for part in on_sheet] or _about(seen)
    return first_shown([*on_sheet, *_parts(seen)], first)


def _parts(seen: SceneView) -> list[Loupe]:
    """The districts, the quarters of the city, the band and the supplies."""
    parts = [Loupe(f"district-{name}", seen.district_name(name), district_view(name)) for name in seen.districts]
    parts += [Loupe(name, seen.say(f"scene-{name}"), place) for name, place in QUARTERS.items()]
    if seen.decision == "bridge-turn" and seen.action is not None and seen.action["connection"] is not None:
        parts.append(Loupe("ends", seen.say("scene-bridges"), ends_view(seen.action["connection"])))
    parts += [Loupe("agenda", seen.say("scene-agenda"), AGENDA_VIEW), Loupe("doge-track", seen.say("scene-track"), TRACK_VIEW)]
    parts += [Loupe("stock", seen.say("scene-stock"), STOCK_VIEW), Loupe("bridge-stack", seen.say("scene-bridges"), TILES_VIEW)]
    parts += [Loupe(f"bonus-{side}", seen.say("scene-bonus-name"), bonus_view(side)) for side in BONUS]
    return [*parts, Loupe("virtual", seen.say("text-virtual"), VIRTUAL_VIEW)] if seen.virtual is not None else parts


def _about(seen: SceneView) -> list[str]:
    """What the decision is about, unless something is chosen from the sheet."""
    if seen.decision in LAYING:
        offered = {quarter(text.split(" ")[1]) for text in seen.moves}
        return [name for name in QUARTERS if name in offered]
    if seen.decision == "bridge-turn":
        return ["ends"]
    if seen.action is not None and seen.action["connection"] is not None and seen.decision != "gondola-help":
        return [f"district-{end}" for end in seen.connections[seen.action["connection"]]["ends"]]
    leaving = [f"district-{text.removeprefix('from ')}" for text in seen.moves if text.startswith("from ")]
    current = [f"district-{seen.board['current']}"] if seen.board["current"] is not None else []
    if leaving:
        return [*leaving, *current]
    return ["agenda"] if seen.decision in PLAYING else ["agenda", *current]
