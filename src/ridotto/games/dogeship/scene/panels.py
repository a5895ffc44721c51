"""What stands beside the board: the seats, the sentences, the buttons, and the parts that a phone enlarges."""

from ridotto.games.dogeship.moves import SECTIONS
from ridotto.games.dogeship.scene.dice import field_told
from ridotto.games.dogeship.scene.doge import doge_effects, doge_told
from ridotto.games.dogeship.scene.galley import has_marks, next_view, section_view
from ridotto.games.dogeship.scene.places import ADRIFT, BOARD_HEIGHT, BOARD_WIDTH, DOGE, DOGE_SIZE, STORES_HEIGHT, STORES_TOP, board_at
from ridotto.games.dogeship.scene.sheet import has_sheet, pile_told, sheet_parts
from ridotto.games.dogeship.scene.sight import Sight, plus
from ridotto.games.dogeship.scene.walls import seat_box
from ridotto.games.dogeship.shape import FieldView, SeatView, TileView
from ridotto.look.pen import signed
from ridotto.look.scene import Button, Loupe, Mark, SeatPanel, first_shown

_FEW = 3
"""So many seats are enlarged one by one."""

# ---- seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Points; the yard; ducats, approvals where they are open, markers and barriers."""
    most = max(seat["points"] for seat in sight.board["seats"])
    return [_seat_panel(sight, number, seat, seat["points"] == most and most > 0) for number, seat in enumerate(sight.board["seats"])]


def _seat_panel(sight: Sight, number: int, seat: SeatView, leads: bool) -> SeatPanel:
    cells, supply, caption = [_cell(sight, tile) for tile in seat["yard"]], _supply(sight, seat), sight.say("scene-caption")
    if sight.over:
        return SeatPanel(signed(seat["points"]), caption, "", cells, supply, leads)
    status = sight.say("scene-next-order", place=sight.board["next_order"].index(number) + 1)
    return SeatPanel(signed(seat["points"]), caption, status, cells, supply, leads, _made_of(sight, seat))


def _made_of(sight: Sight, seat: SeatView) -> str:
    """What the points of a seat are made of so far."""
    shares = [f"{sight.say(f'score-{share}')} {signed(points)}" for share, points in seat["score"].items() if points]
    return " ".join([*([f"{', '.join(shares)}."] if shares else []), sight.say("scene-caption-note")])


def _cell(sight: Sight, tile: TileView) -> Mark:
    """A tile of the yard; it stands out when it can be completed now."""
    if tile["kind"] == "galley":
        return Mark(f"i-{tile['zone']}", plus(tile["points"]), sight.told(tile), has=tile["buildable"])
    return Mark(f"i-{tile['kind']}", str(tile["priority"] if tile["kind"] == "barrier" else tile["amount"]), sight.told(tile), has=True)


def _supply(sight: Sight, seat: SeatView) -> list[Mark]:
    marks = [Mark("i-ducat", str(seat["ducats"]), sight.say("scene-ducats", ducats=seat["ducats"]))]
    hidden = seat["approvals"] is None
    marks.append(
        Mark(
            "i-seal",
            "?" if hidden else str(seat["approvals"]),
            sight.say("scene-approvals-hidden" if hidden else "scene-approvals", approvals=seat["approvals"] or 0),
        )
    )
    marks.append(Mark("i-marker", str(seat["markers"]), sight.say("scene-markers", markers=seat["markers"])))
    return [
        *marks,
        Mark(
            "i-wall", str(len(seat["stack"])), sight.say("scene-wall", barriers=len(seat["stack"]), top=seat["stack"][-1]["priority"] if seat["stack"] else 0)
        ),
    ]


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Round and state of the galley."""
    galley = sight.board["galley"]
    key = "scene-heading-over" if sight.over else "scene-heading"
    return sight.say(key, round=sight.board["round"], filled=galley["filled"], places=galley["places"])


def goal(sight: Sight) -> str:
    """When the match ends, and what wins."""
    return sight.say(
        "scene-goal", places=sight.board["galley"]["places"], points=", ".join(str(points) for points in sight.board["final_points"][: sight.seats] if points)
    )


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
    if sight.board["bids"] is not None:
        return sight.say("scene-bids-win", points=", ".join(str(points) for points in sight.board["bids"]["points"] if points))
    if sight.action is None:
        return ""
    if sight.action["bonus"] is not None:
        return sight.say("scene-by-bonus", tile=sight.tile_name(sight.action["bonus"]), deed=sight.deed(_field(sight)))
    return _what_was_chosen(sight)


def _what_ends_the_round(sight: Sight, mine: SeatView) -> str:
    """Flood or inspection, and what it means to the viewer."""
    if sight.doge["flood"] is not None:
        flood = sight.doge["flood"]
        return sight.say("scene-flood-comes", level=flood, loss=mine["flood_loss"], wall=len(mine["stack"]), enough=sight.doge["enough"])
    return sight.say("scene-inspection-comes", approvals=mine["approvals"] or 0) if sight.doge["inspection"] else ""


def _what_was_chosen(sight: Sight) -> str:
    assert sight.action is not None
    field = _field(sight)
    left = sight.item_name(sight.action["items"][0]) if field["both"] and len(sight.action["items"]) == 1 else "none"
    return sight.say("scene-chosen", field=sight.field_name(field["field"]), deed=sight.deed(field), left=left)


def _field(sight: Sight) -> FieldView:
    """The field that was chosen."""
    assert sight.action is not None
    name = sight.action["field"]
    return next(field for board in sight.board["boards"] for field in board["fields"] if field["field"] == name)


def hint(sight: Sight) -> str:
    """How the decision is made here."""
    if sight.decision is None or sight.mine is None:
        return ""
    if sight.decision == "turn":
        turning = "yes" if any(text.startswith("reorder") for text in sight.moves) else "no"
        return sight.say("scene-hint-turn", cost=sight.board["reorder_cost"], ducats=sight.mine["ducats"], turning=turning)
    if sight.decision in ("buy", "take"):
        return sight.say(f"scene-hint-{sight.decision}", ducats=sight.mine["ducats"])
    if sight.decision == "bid":
        return sight.say("scene-hint-bid", approvals=sight.mine["approvals"] or 0)
    if sight.decision == "complete":
        hints = [sight.say("scene-hint-complete", part="yes" if has_marks(sight) else "no")]
        hints += [sight.say("scene-hint-last")] if _is_last(sight) and any(_sets_part(text) for text in sight.moves) else []
        hints += [sight.say("scene-hint-barrier")] if any(text.startswith("complete b") for text in sight.moves) else []
        return " ".join(hints)
    if sight.decision == "replace":
        return sight.say("scene-hint-replace", part="yes" if has_marks(sight) else "no")
    return sight.say(f"scene-hint-{sight.decision}")


def _is_last(sight: Sight) -> bool:
    """Whether the next part ends the match: SHIP-125."""
    return sight.board["galley"]["filled"] == sight.board["galley"]["places"] - 1


def _sets_part(text: str) -> bool:
    """Whether a move completes a galley tile: their names begin with the deck."""
    return text.startswith(("complete l", "complete u"))


def buttons(sight: Sight) -> list[Button]:
    """What cannot be pointed at: nothing more, none of them. A marker for the water has its place, too, but a small one."""
    words = {
        "discard": sight.say("scene-do-discard", ducats=sight.board["discard_ducats"]),
        "none": sight.say("scene-do-none"),
        "stop": _stopping(sight),
    }
    return [Button(sight.moves[text], label) for text, label in words.items() if text in sight.moves]


def _stopping(sight: Sight) -> str:
    """What it means to leave it at that: of a bonus, of a field, or of the second half of one."""
    if sight.action is not None and sight.action["bonus"] is not None:
        return sight.say("scene-do-skip")
    return sight.say("scene-do-stop", verb=sight.decision or "", more="yes" if _is_begun(sight) else "no")


def _is_begun(sight: Sight) -> bool:
    """Whether one of the two things of a field is bought or completed already."""
    return sight.action is not None and sight.action["bonus"] is None and _field(sight)["both"] and len(sight.action["items"]) == 1


# ---- what moves bring ----


def about(sight: Sight) -> dict[int, str]:
    """What moves bring, for those who point at them: fields with what the own wall adds, tiles with what they bring now and why."""
    fields = {field["field"]: field for board in sight.board["boards"] for field in board["fields"]}
    piles = {pile["pile"]: pile for pile in sight.board["piles"]}
    found = {}
    for text, move in sight.moves.items():
        kind, _, thing = text.partition(" ")
        match kind:
            case "field":
                found[move] = field_told(sight, fields[thing])
            case "discard":
                found[move] = sight.say("scene-discard", ducats=sight.board["discard_ducats"])
            case "buy":
                found[move] = pile_told(sight, piles[thing])
            case "keep" | "take" | "complete" | "give-up" | "replace" | "reorder":
                found[move] = _about_tile(sight, kind, thing)
    return found


def _about_tile(sight: Sight, kind: str, name: str) -> str:
    """What a tile does, as far as it matters to what becomes of it."""
    if kind == "keep" and sight.board["intrigue"] is not None:
        doge = next(tile for tile in sight.board["intrigue"]["tiles"] if tile is not None and tile["doge"] == name)
        return f"{doge_told(sight, doge)} {doge_effects(sight, doge)}".strip()
    assert sight.mine is not None
    looked = sight.action["looked"] if sight.action is not None else []
    tile = next(tile for tile in (*sight.mine["yard"], *sight.mine["stack"], *looked) if tile["tile"] == name)
    if kind == "reorder":
        return sight.say("scene-reorder", cost=sight.board["reorder_cost"], tile=sight.told(tile))
    if kind == "take":
        return f"{sight.told(tile)} {sight.say('scene-costs-told', cost=tile['cost'])}"
    if kind == "complete" and tile["kind"] == "barrier":
        return f"{sight.told(tile)} {sight.say('scene-hint-barrier')}"
    if kind == "complete" and tile["kind"] == "galley" and _is_last(sight):
        return f"{sight.brings(tile)} {sight.say('scene-hint-last')}"
    return sight.brings(tile) if tile["kind"] == "galley" and kind != "give-up" else sight.told(tile)


# ---- what a phone enlarges ----


def loupes(sight: Sight) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others do, is about."""
    on_sheet = sheet_parts(sight)
    first = [*(part.name for part in on_sheet), *_first(sight)]
    return first_shown([*on_sheet, *_parts(sight)], first)


def _parts(sight: Sight) -> list[Loupe]:
    parts = [Loupe(f"board-{board['colour']}", sight.say(f"scene-board-{board['colour']}"), _board_box(board["colour"])) for board in sight.board["boards"]]
    parts += [Loupe(f"place-{seat}", sight.names[seat], seat_box(sight, seat)) for seat in range(sight.seats)]
    _, top, wide, high = seat_box(sight, 0)
    parts += [Loupe(name, sight.names[seat], (wide * seat, top, wide * min(2, sight.seats - seat), high)) for seat, name in _pairs(sight)]
    parts.append(Loupe("stores", sight.say("scene-stores"), (0, STORES_TOP - 4, 500, STORES_HEIGHT + 8)))
    return parts if sight.over else [*parts, *_sky_and_ship(sight)]


def _sky_and_ship(sight: Sight) -> list[Loupe]:
    """The sections of the galley, Doge tile, order, and the water."""
    (left, _), (wide, high) = DOGE, DOGE_SIZE
    parts = [Loupe(f"section-{section}", sight.say(f"scene-section-{section}"), section_view(sight.lengths, section)) for section in SECTIONS]
    parts.append(Loupe("doge-tile", sight.say("scene-doge"), (left - 3, 0, wide + 8, high + 8), half=True))
    parts.append(Loupe("next-places", sight.say("scene-next-places"), next_view(sight), half=True))
    parts.append(Loupe("round-order", sight.say("scene-order"), (470, 0, 310, 56)))
    adrift = "discard" in sight.moves or any(view["adrift"] + view["lost"] for view in sight.board["seats"])
    return [*parts, Loupe("adrift", sight.say("scene-adrift"), (ADRIFT[0] - 10, ADRIFT[1] - 16, 226, 30))] if adrift else parts


def _board_box(colour: str) -> tuple[float, float, float, float]:
    left, top = board_at(colour)
    return left - 3, top - 2, BOARD_WIDTH + 6, BOARD_HEIGHT + 4


def _first(sight: Sight) -> list[str]:
    """What the decision is about, beside the sheet: the Doge tile and the next places, the boards where one of their fields is chosen, walls and yards."""
    if sight.over:
        return []
    now = ["doge-tile", "next-places"]
    if sight.decision == "turn":
        boards = [f"board-{board['colour']}" for board in sight.board["boards"] if board["die"] is not None]
        turning = [f"place-{sight.me}"] if any(text.startswith("reorder") for text in sight.moves) else []
        return [*now, *boards, *turning, *_all_seats(sight)]
    return now if has_sheet(sight) else [*now, *_all_seats(sight)]


def _all_seats(sight: Sight) -> list[str]:
    """All seats, each for itself or, if there are many, two by two."""
    return [name for _, name in _pairs(sight)] if sight.seats > _FEW else [f"place-{seat}" for seat in range(sight.seats)]


def _pairs(sight: Sight) -> list[tuple[int, str]]:
    """The first seat of each pair, and the pair's name."""
    return [(seat, f"pair-{seat}") for seat in range(0, sight.seats, 2)]
