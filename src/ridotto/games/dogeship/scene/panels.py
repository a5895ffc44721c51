"""What stands beside the board: the seats, the sentences, the buttons, and the parts that a phone enlarges."""

from ridotto.games.dogeship.moves import SECTIONS
from ridotto.games.dogeship.scene.galley import section_view
from ridotto.games.dogeship.scene.places import ADRIFT, BOARD_HEIGHT, BOARD_WIDTH, DOGE, DOGE_SIZE, STORES_HEIGHT, STORES_TOP, board_at
from ridotto.games.dogeship.scene.sheet import Part, sheet_parts
from ridotto.games.dogeship.scene.sight import Sight
from ridotto.games.dogeship.scene.walls import seat_box
from ridotto.games.dogeship.view import SeatView, TileView
from ridotto.look.pen import signed
from ridotto.look.scene import Button, Loupe, Mark, SeatPanel

_FEW = 3
"""So many seats are enlarged one by one."""

# ---- seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Points; the yard; ducats, approvals where they are open, markers and barriers."""
    most = max(seat["points"] for seat in sight.board["seats"])
    return [_seat_panel(sight, number, seat, seat["points"] == most and most > 0) for number, seat in enumerate(sight.board["seats"])]


def _seat_panel(sight: Sight, number: int, seat: SeatView, leads: bool) -> SeatPanel:
    status = "" if sight.over else sight.say("scene-next-order", place=sight.board["next_order"].index(number) + 1)
    return SeatPanel(signed(seat["points"]), sight.say("scene-caption"), status, [_cell(sight, tile) for tile in seat["yard"]], _supply(sight, seat), leads)


def _cell(sight: Sight, tile: TileView) -> Mark:
    """A tile of the yard; it stands out when it can be completed now."""
    if tile["kind"] == "galley":
        return Mark(f"i-{tile['zone']}", f"{tile['points']:+d}".replace("-", "−"), sight.told(tile), has=tile["buildable"])
    return Mark(f"i-{tile['kind']}", str(tile["priority"] if tile["kind"] == "barrier" else tile["amount"]), sight.told(tile), has=True)


def _supply(sight: Sight, seat: SeatView) -> list[Mark]:
    marks = [Mark("i-ducat", str(seat["ducats"]), sight.say("scene-ducats", ducats=seat["ducats"]))]
    if seat["approvals"] is not None:
        marks.append(Mark("i-seal", str(seat["approvals"]), sight.say("scene-approvals", approvals=seat["approvals"])))
    marks.append(Mark("i-marker", str(seat["markers"]), sight.say("scene-markers", markers=seat["markers"])))
    return [*marks, Mark("i-wall", str(len(seat["stack"])), sight.say("scene-wall", barriers=len(seat["stack"])))]


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Round and state of the galley."""
    galley = sight.board["galley"]
    key = "scene-heading-over" if sight.over else "scene-heading"
    return sight.say(key, round=sight.board["round"], filled=galley["filled"], places=galley["places"])


def goal(sight: Sight) -> str:
    """When the match ends, and what wins."""
    return sight.say("scene-goal", places=sight.board["galley"]["places"], points=", ".join(str(points) for points in sight.board["final_points"] if points))


def happened(sight: Sight) -> str:
    """What the viewer should know before the question."""
    if sight.over:
        names = sight.words.listing([sight.names[seat] for seat in sight.winners])
        return sight.tell(
            "scene-over",
            you="yes" if sight.me in sight.winners else "no",
            count=len(sight.winners),
            names=names,
            points=sight.board["seats"][sight.winners[0]]["points"],
        )
    if sight.decision is None or sight.mine is None:
        return ""
    if sight.decision == "turn":
        return _what_ends_the_round(sight, sight.mine)
    if sight.action is None:
        return ""
    if sight.action["bonus"] is not None:
        return sight.say("scene-by-bonus", tile=sight.tile_name(sight.action["bonus"]))
    return _what_was_chosen(sight)


def _what_ends_the_round(sight: Sight, mine: SeatView) -> str:
    """Flood or inspection, and what it means to the viewer."""
    if sight.doge["flood"] is not None:
        return sight.say("scene-flood-comes", level=sight.doge["flood"], loss=mine["flood_loss"])
    return sight.say("scene-inspection-comes", approvals=mine["approvals"] or 0) if sight.doge["inspection"] else ""


def _what_was_chosen(sight: Sight) -> str:
    assert sight.action is not None
    fields = {field["field"]: field for board in sight.board["boards"] for field in board["fields"]}
    field = fields[sight.action["field"]]
    left = sight.item_name(sight.action["items"][0]) if field["both"] and len(sight.action["items"]) == 1 else "none"
    return sight.say("scene-chosen", field=sight.field_name(field["field"]), deed=sight.deed(field), left=left)


def hint(sight: Sight) -> str:
    """How the decision is made here."""
    if sight.decision is None or sight.mine is None:
        return ""
    if sight.decision == "turn":
        turning = "yes" if any(text.startswith("reorder") for text in sight.moves) else "no"
        return sight.say("scene-hint-turn", cost=sight.board["reorder_cost"], ducats=sight.mine["ducats"], turning=turning)
    if sight.decision == "buy":
        return sight.say("scene-hint-buy", ducats=sight.mine["ducats"])
    if sight.decision == "bid":
        return sight.say("scene-hint-bid", approvals=sight.mine["approvals"] or 0)
    if sight.decision == "complete":
        return sight.say("scene-hint-complete", part="yes" if any(_sets_part(text) for text in sight.moves) else "no")
    return sight.say(f"scene-hint-{sight.decision}")


def _sets_part(text: str) -> bool:
    """Whether a move completes a galley tile: their names begin with the deck."""
    return text.startswith(("complete l", "complete u"))


def buttons(sight: Sight) -> list[Button]:
    """What cannot be pointed at: nothing more, none of them. A marker for the water has its place, too, but a small one."""
    words = {"discard": ("scene-do-discard", {"ducats": sight.board["discard_ducats"]}), "none": ("scene-do-none", {}), "stop": ("scene-do-stop", {})}
    return [Button(sight.moves[text], sight.say(key, **args)) for text, (key, args) in words.items() if text in sight.moves]


# ---- what a phone enlarges ----


def loupes(sight: Sight) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others do, is about."""
    on_sheet = sheet_parts(sight)
    parts = [*on_sheet, *_parts(sight)]
    about = [part.name for part in on_sheet] or _about(sight)
    shown = [Loupe(part.name, part.label, part.box, part.name in about) for part in parts]
    return sorted(shown, key=lambda loupe: about.index(loupe.name) if loupe.now else len(about))


def _parts(sight: Sight) -> list[Part]:
    parts = [Part(f"board-{board['colour']}", sight.say(f"scene-board-{board['colour']}"), _board_box(board["colour"])) for board in sight.board["boards"]]
    parts += [Part(f"place-{seat}", sight.names[seat], seat_box(sight, seat)) for seat in range(sight.seats)]
    _, top, wide, high = seat_box(sight, 0)
    parts += [Part(name, sight.names[seat], (wide * seat, top, wide * min(2, sight.seats - seat), high)) for seat, name in _pairs(sight)]
    parts.append(Part("stores", sight.say("scene-stores"), (0, STORES_TOP - 4, 500, STORES_HEIGHT + 8)))
    return parts if sight.over else [*parts, *_sky_and_ship(sight)]


def _sky_and_ship(sight: Sight) -> list[Part]:
    """The sections of the galley, Doge tile, order, and the water."""
    (left, _), (wide, high) = DOGE, DOGE_SIZE
    parts = [Part(f"section-{section}", sight.say(f"scene-section-{section}"), section_view(sight.lengths, section)) for section in SECTIONS]
    parts.append(Part("doge-tile", sight.say("scene-doge"), (left - 3, 0, wide + 8, high + 8)))
    parts.append(Part("round-order", sight.say("scene-order"), (470, 0, 310, 56)))
    adrift = "discard" in sight.moves or any(view["adrift"] + view["lost"] for view in sight.board["seats"])
    return [*parts, Part("adrift", sight.say("scene-adrift"), (ADRIFT[0] - 10, ADRIFT[1] - 16, 226, 30))] if adrift else parts


def _board_box(colour: str) -> tuple[float, float, float, float]:
    left, top = board_at(colour)
    return left - 3, top - 2, BOARD_WIDTH + 6, BOARD_HEIGHT + 4


def _about(sight: Sight) -> list[str]:
    """What the decision is about, where nothing is chosen from the sheet."""
    if sight.decision == "turn":
        boards = [f"board-{board['colour']}" for board in sight.board["boards"] if board["die"] is not None]
        turning = [f"place-{sight.me}"] if any(text.startswith("reorder") for text in sight.moves) else []
        return [*boards, *turning, "doge-tile", *_all_seats(sight)]
    return ["doge-tile", *_all_seats(sight)]


def _all_seats(sight: Sight) -> list[str]:
    """All seats, each for itself or, if there are many, two by two."""
    return [name for _, name in _pairs(sight)] if sight.seats > _FEW else [f"place-{seat}" for seat in range(sight.seats)]


def _pairs(sight: Sight) -> list[tuple[int, str]]:
    """The first seat of each pair, and the pair's name."""
    return [(seat, f"pair-{seat}") for seat in range(0, sight.seats, 2)]
