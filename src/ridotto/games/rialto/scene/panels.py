"""What stands beside the board: the seats, the sentences, the buttons, and the parts that a phone enlarges."""

from ridotto.games.rialto.events import EVENTS
from ridotto.games.rialto.moves import CODEC
from ridotto.games.rialto.scene.own import becomes_of
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
    quarter,
)
from ridotto.games.rialto.scene.sheet import sheet_parts
from ridotto.games.rialto.scene.sight import LAYING, PLAYING, Sight
from ridotto.games.rialto.shape import SeatView
from ridotto.look.pen import signed
from ridotto.look.scene import Button, Company, Loupe, Mark, SeatPanel, first_shown

# ---- seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Points, with what the districts would bring now; the buildings; coins, councilmen and cards."""
    most = max(seat["points"] for seat in sight.board["seats"])
    return [_seat_panel(sight, seat, seat["points"] == most and sight.board["round"] > 0) for seat in sight.board["seats"]]


def _seat_panel(sight: Sight, seat: SeatView, leads: bool) -> SeatPanel:
    cells, supply = _cells(sight, seat), _supply(sight, seat)
    if sight.over:
        place = sight.say("scene-place", place=seat["place"])
        return SeatPanel(signed(seat["points"]), sight.say("scene-caption-over"), place, cells, supply, leads)
    caption, rank = sight.say("scene-caption", districts=seat["district_points"]), sight.say("scene-rank", rank=seat["rank"])
    worth = seat["points"] + seat["district_points"] + seat["building_points"] + seat["stock_points"]
    return SeatPanel(signed(seat["points"]), caption, rank, cells, supply, leads, sight.say("scene-caption-note"), worth)


def company(sight: Sight) -> list[Company]:
    """The virtual player."""
    virtual = sight.board["virtual"]
    if virtual is None or sight.virtual is None or sight.over:
        return []
    rank = 1 + [disc["player"] for disc in sight.board["track"]].index(sight.virtual)
    panel = SeatPanel(str(len(virtual["cards"])), sight.say("scene-virtual-caption"), sight.say("scene-rank", rank=rank))
    return [Company(sight.say("scene-virtual-subject"), sight.dress(sight.virtual), sight.say("scene-virtual-about"), panel)]


def badges(sight: Sight) -> dict[str, int]:
    """What the virtual player does has events of its own."""
    if sight.virtual is None:
        return {}
    return dict.fromkeys((kind.name for kind in EVENTS.kinds if kind.name.startswith("virtual-") or kind.name == "marker"), sight.dress(sight.virtual))


def _cells(sight: Sight, seat: SeatView) -> list[Mark]:
    """The seven places; a building stands out as long as it has not been used in this round."""
    marks = []
    for room in seat["rooms"]:
        if room["building"] is None:
            continue
        colour, value = room["building"].split("-")
        key = "scene-cell-used" if room["coin"] else "scene-cell"
        said = sight.say(key, building=sight.building_name(room["building"]), deed=sight.deed(room["building"]))
        marks.append(Mark(f"i-{colour}", value, said, not room["coin"], colour))
    return marks


def _supply(sight: Sight, seat: SeatView) -> list[Mark]:
    known = sight.words.listing([sight.card_name(card) for card in seat["known"]])
    cards = sight.say("scene-cards", count=seat["cards"], limit=seat["limit"])
    return [
        Mark("i-coin", str(seat["coins"]), sight.say("scene-coins", count=seat["coins"])),
        Mark("i-man", str(seat["tableau"]), sight.say("scene-men", count=seat["tableau"], supply=seat["supply"])),
        Mark("i-cards", str(seat["cards"]), f"{cards} {sight.say('scene-known')} {known}" if known else cards),
    ]


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Round and phase or section."""
    board = sight.board
    if sight.over:
        return sight.say("scene-heading-over")
    if sight.section is not None:
        acting = "no" if board["step"] == "play" else "yes"
        return sight.say("scene-heading-section", round=board["round"], section=sight.say(f"section-{sight.section['section']}"), acting=acting)
    return sight.say("scene-heading", phase=board["phase"], round=board["round"])


def happened(sight: Sight) -> str:
    """What the viewer should know before the question."""
    board, me = sight.board, sight.me
    if sight.over:
        winner = sight.winners[0]
        return sight.tell("scene-over", you="yes" if winner == me else "no", name=sight.names[winner], points=board["seats"][winner]["points"])
    if board["step"] == "play":
        return f"{_best(sight)} {_virtual_will(sight)}".strip()
    if sight.decision == "discard" and me is not None:
        return _to_discard(sight, board["seats"][me])
    if sight.section is not None:
        return _won(sight)
    if board["step"] in ("row", "green", "green-source", "discard") and board["current"] is not None:
        return sight.say("scene-current", district=sight.district_name(board["current"]))
    return ""


def _best(sight: Sight) -> str:
    """The play that leads so far, and with what the viewer would be ahead."""
    race = sight.board["race"]
    if race is None or race["leader"] is None:
        return sight.say("scene-nobody-yet")
    need = race["need"] if sight.decision in PLAYING else 0
    return sight.tell("scene-best", name=sight.subject(race["leader"]), count=sight.plays[race["leader"]]["count"], need=need)


def _virtual_will(sight: Sight) -> str:
    """What the virtual player is going to play; his cards are open."""
    race = sight.board["race"]
    return "" if race is None or race["virtual"] is None else sight.say("scene-virtual-will", count=race["virtual"])


def _to_discard(sight: Sight, mine: SeatView) -> str:
    """How many cards are still too many."""
    chain = sight.board["chain"]
    gone = len(chain["discards"]) if chain is not None else 0
    key = "scene-discard-more" if gone else "scene-discard"
    return sight.say(key, count=mine["surplus"] - gone, cards=mine["cards"] - gone, limit=mine["limit"])


def _won(sight: Sight) -> str:
    """Who has the majority, and what the viewer's own count comes to."""
    assert sight.section is not None
    winner = sight.section["majority"]
    mine = sight.plays.get(sight.me) if sight.me is not None else None
    if sight.decision in ("build", "build-second", "give-up") and mine is not None:
        if sight.decision == "give-up" and sight.action is not None and sight.action["building"] is not None:
            return sight.say("scene-waits", building=sight.building_name(sight.action["building"]))
        return sight.say("scene-points", points=sight.action["left"] if sight.action is not None else sight.board["building_points"])
    if sight.decision == "shift" and sight.action is not None:
        return sight.say("scene-short", left=sight.action["left"])
    if winner is None:
        return sight.say("scene-no-majority")
    count = sight.plays[winner]["count"] if winner in sight.plays else 0
    return sight.tell("scene-majority", you="yes" if winner == sight.me else "no", name=sight.subject(winner), count=count)


def hint(sight: Sight) -> str:
    """How the decision is made here; when cards are played, first what they bring."""
    bridge = sight.board["bridge"]
    match sight.decision:
        case None:
            return ""
        case "yellow":
            return " ".join(filter(None, (_so_far(sight) or sight.worth(sight.section_card), _how_to_play(sight), *_yellow_hints(sight))))
        case "cards":
            return f"{_so_far(sight) or sight.worth(sight.section_card)} {_how_to_play(sight)}"
        case "jokers":
            how = _how_to_play(sight) if sight.needs_pair else sight.say("scene-hint-jokers")
            return f"{_so_far(sight)} {how}".strip()
        case "bridge-place" | "bridge-turn" if bridge is not None:
            return sight.say(f"scene-hint-{sight.decision}", low=bridge["low"], high=bridge["high"])
    return sight.say(f"scene-hint-{sight.decision}", draws=sight.board["draws"], value=sight.board["gondola_value"])


def _so_far(sight: Sight) -> str:
    """What the viewer's unfinished play comes to."""
    if sight.basis:
        return sight.say("scene-sum", count=sight.total, jokers=sight.joker_buildings)
    return sight.say("scene-sum-joker") if sight.joker_buildings else ""


def _how_to_play(sight: Sight) -> str:
    """What to point at in the hand: RIA-67, RIA-71 to RIA-74."""
    if sight.has_pair:
        return sight.say("scene-hint-pair-building" if sight.joker_buildings else "scene-hint-pair", card=sight.one_card)
    if not sight.holds:
        return "" if sight.basis else sight.say("scene-hint-none", card=sight.one_card)
    least = f" {sight.say('scene-hint-least')}" if sight.decision == "cards" and "cards 0" not in sight.moves else ""
    return sight.say("scene-hint-cards" if sight.holds > 1 else "scene-hint-card") + least


def _yellow_hints(sight: Sight) -> list[str]:
    """What the viewer's own yellow buildings could do now."""
    hints = [sight.say("scene-hint-wait")] if "wait" in sight.moves else []
    hints += [sight.say("scene-hint-joker-building")] if "use yellow-3" in sight.moves else []
    hints += [sight.say("scene-hint-convert", card=sight.one_card)] if any(text.startswith("convert") for text in sight.moves) else []
    return [*hints, sight.say("scene-hint-coin")] if hints else []


def buttons(sight: Sight) -> list[Button]:
    """What cannot be pointed at: none, no more, nobody. To pass answers all that is still to be asked in the play."""
    return [Button(move, label, then=_after(sight, text)) for text, move in sight.moves.items() if (label := _button(sight, text))]


def _after(sight: Sight, text: str) -> tuple[int, ...]:
    """The moves that go without saying after that of a button."""
    passing = not sight.basis and not sight.joker_buildings
    texts = {"done": ("cards 0", "jokers 0"), "cards 0": ("jokers 0",)}.get(text, ()) if passing and sight.decision in PLAYING else ()
    return tuple(CODEC.number(each) for each in texts)


def _button(sight: Sight, text: str) -> str:
    """The words on the button of a move; nothing for one that is a place."""
    match text:
        case "done":
            if sight.decision != "yellow":
                return sight.say("scene-do-done")
            return sight.say("scene-do-cards" if sight.basis or sight.joker_buildings else "scene-do-pass")
        case "cards 0":
            return sight.say("scene-do-no-cards" if sight.basis or sight.joker_buildings else "scene-do-pass")
        case "jokers 0":
            if not sight.basis and not sight.joker_buildings:
                return sight.say("scene-do-pass")
            return sight.say("scene-do-play", count=sight.total, jokers=sight.joker_buildings)
        case "no-second" | "no-help" | "stop":
            return sight.say(f"scene-do-{text}")
        case _:
            return ""


def about(sight: Sight) -> dict[int, str]:
    """What moves bring, where their places do not show it: what buildings do, what a turned bridge makes of districts, what passing costs."""
    found = {}
    for text, move in sight.moves.items():
        kind, _, thing = text.partition(" ")
        match kind:
            case "take" | "use" | "give-up":
                found[move] = _sentence(sight.say("scene-about", deed=sight.deed(thing)))
            case "wait":
                found[move] = _sentence(sight.say("scene-about", deed=sight.deed("yellow-1")))
            case "convert":
                found[move] = _sentence(sight.say("scene-about", deed=sight.deed(thing.split(" ")[0])))
            case "upgrade":
                better = becomes_of(sight, thing)
                found[move] = sight.say("scene-becomes", building=sight.building_name(better), deed=sight.deed(better))
            case "low":
                found[move] = _turned(sight, thing)
            case "cards" if thing == "0" and sight.holds:
                found[move] = sight.say("scene-about-pass")
    return {move: text for move, text in found.items() if text}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _turned(sight: Sight, low_end: str) -> str:
    """What both districts of a bridge are worth once its values lie so."""
    bridge = sight.board["bridge"]
    if bridge is None or sight.action is None or sight.action["connection"] is None:
        return ""
    ends = sight.connections[sight.action["connection"]]["ends"]
    high_end = next(end for end in ends if end != low_end)
    values = dict(zip(ends, next(turn["values"] for turn in sight.action["turns"] if turn["low"] == low_end), strict=True))
    worth = {"first-worth": values[high_end], "second-worth": values[low_end]}
    names = {"first": sight.district_name(high_end), "second": sight.district_name(low_end)}
    return sight.say("scene-about-turn", low=bridge["low"], high=bridge["high"], **names, **worth)


# ---- what a phone enlarges ----


def loupes(sight: Sight) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others do, is about."""
    on_sheet = sheet_parts(sight)
    first = [part.name for part in on_sheet] or _about(sight)
    return first_shown([*on_sheet, *_parts(sight)], first)


def _parts(sight: Sight) -> list[Loupe]:
    """The districts, the quarters of the city, the band and the supplies."""
    parts = [Loupe(f"district-{name}", sight.district_name(name), district_view(name)) for name in sight.districts]
    parts += [Loupe(name, sight.say(f"scene-{name}"), place) for name, place in QUARTERS.items()]
    parts += [Loupe("agenda", sight.say("scene-agenda"), AGENDA_VIEW), Loupe("doge-track", sight.say("scene-track"), TRACK_VIEW)]
    parts += [Loupe("stock", sight.say("scene-stock"), STOCK_VIEW), Loupe("bridge-stack", sight.say("scene-bridges"), TILES_VIEW)]
    parts += [Loupe(f"bonus-{side}", sight.say("scene-bonus-name"), bonus_view(side)) for side in BONUS]
    return [*parts, Loupe("virtual", sight.say("text-virtual"), VIRTUAL_VIEW)] if sight.virtual is not None else parts


def _about(sight: Sight) -> list[str]:
    """What the decision is about, where nothing is chosen from the sheet."""
    if sight.decision in LAYING:
        offered = {quarter(text.split(" ")[1]) for text in sight.moves}
        return [name for name in QUARTERS if name in offered]
    if sight.action is not None and sight.action["connection"] is not None and sight.decision != "gondola-help":
        return [f"district-{end}" for end in sight.connections[sight.action["connection"]]["ends"]]
    leaving = [f"district-{text.removeprefix('from ')}" for text in sight.moves if text.startswith("from ")]
    current = [f"district-{sight.board['current']}"] if sight.board["current"] is not None else []
    if leaving:
        return [*leaving, *current]
    return ["agenda"] if sight.decision in PLAYING else ["agenda", *current]
