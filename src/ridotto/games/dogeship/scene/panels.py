"""What is beside the board: the seats, the sentences, the buttons, and the parts that a phone enlarges."""

from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.dogeship.moves import SECTIONS
from ridotto.games.dogeship.scene.dice import field_told
from ridotto.games.dogeship.scene.doge import doge_effects, doge_told
from ridotto.games.dogeship.scene.galley import has_marks, next_view, section_view
from ridotto.games.dogeship.scene.paragraphs import TILE_RULES
from ridotto.games.dogeship.scene.places import ADRIFT, BOARD_HEIGHT, BOARD_WIDTH, DOGE, DOGE_SIZE, STORES_HEIGHT, STORES_TOP, board_at
from ridotto.games.dogeship.scene.scene_view import SceneView, plus
from ridotto.games.dogeship.scene.sheet import has_sheet, pile_told, sheet_parts
from ridotto.games.dogeship.scene.since import since
from ridotto.games.dogeship.scene.walls import gain, seat_box
from ridotto.games.dogeship.shape import FieldView, SeatView, TileView
from ridotto.look.pen import Box, signed
from ridotto.look.scene import Button, Loupe, Mark, SeatPanel, first_shown, leaders

_FEW = 3
"""Up to this many seats are enlarged one by one."""

# ---- seats ----


def seat_panels(seen: SceneView) -> list[SeatPanel]:
    """Points; the yard; ducats, approvals if they are public, markers and barriers."""
    first = leaders([seat["points"] for seat in seen.board["seats"]])
    return [seen.kept(_seat_panel, seen.of_seat(number) | seen.only("next_order"), number, number in first) for number in range(seen.seats)]


def _seat_panel(seen: SceneView, number: int, leads: bool) -> SeatPanel:
    seat = seen.board["seats"][number]
    cells, supply, caption = [_cell(seen, tile) for tile in seat["yard"]], _supply(seen, seat), seen.say("scene-caption", points=seat["points"])
    if seen.over:
        return SeatPanel(signed(seat["points"]), caption, "SHIP-131", "", cells, supply, leads)
    status = seen.say("scene-next-order", place=seen.board["next_order"].index(number) + 1)
    return SeatPanel(signed(seat["points"]), caption, "SHIP-131", status, cells, supply, leads, _made_of(seen, seat))


def _made_of(seen: SceneView, seat: SeatView) -> str:
    """What the points of a seat are made of so far."""
    shares = [f"{seen.say(f'score-{share}')} {signed(points)}" for share, points in seat["score"].items() if points]
    return " ".join([*([f"{', '.join(shares)}."] if shares else []), seen.say("scene-caption-note")])


def _cell(seen: SceneView, tile: TileView) -> Mark:
    """A tile of the yard; it stands out if it can be completed now."""
    if tile["kind"] == "galley":
        return Mark(f"i-{tile['zone']}", plus(tile["points"]), seen.told(tile), TILE_RULES["galley"], has=tile["buildable"])
    return Mark(f"i-{tile['kind']}", str(tile["priority"]) if tile["kind"] == "barrier" else gain(tile), seen.told(tile), TILE_RULES[tile["kind"]], has=True)


def _supply(seen: SceneView, seat: SeatView) -> list[Mark]:
    marks = [Mark("i-ducat", str(seat["ducats"]), seen.say("scene-ducats", ducats=seat["ducats"]), "SHIP-29")]
    hidden = seat["approvals"] is None
    marks.append(
        Mark(
            "i-seal",
            "?" if hidden else str(seat["approvals"]),
            seen.say("scene-approvals-hidden" if hidden else "scene-approvals", approvals=seat["approvals"] or 0),
            "SHIP-128",
        )
    )
    marks.append(Mark("i-marker", str(seat["markers"]), seen.say("scene-markers", markers=seat["markers"]), "SHIP-19"))
    return [
        *marks,
        Mark(
            "i-wall",
            str(len(seat["stack"])),
            seen.say("scene-wall", barriers=len(seat["stack"]), top=seat["stack"][-1]["priority"] if seat["stack"] else 0),
            "SHIP-112",
        ),
    ]


# ---- sentences ----


def heading(seen: SceneView) -> str:
    """Round and state of the galley."""
    galley = seen.board["galley"]
    key = "scene-heading-over" if seen.over else "scene-heading"
    return seen.say(key, round=seen.board["round"], filled=galley["filled"], places=galley["places"])


def goal(seen: SceneView) -> str:
    """When the match ends, and what wins."""
    points = [str(points) for points in seen.board["final_points"][: seen.seats] if points]
    return seen.say("scene-goal", places=seen.board["galley"]["places"], points=", ".join(points), count=len(points))


def happened(seen: SceneView, news: Sequence[Event] = ()) -> str:
    """What the viewer should know before the question, or while others are asked; `news` are the events since the viewer last moved."""
    told = [] if seen.over or seen.me is None else since(seen, news)
    return " ".join(filter(None, (*told, _before_the_question(seen))))


def _before_the_question(seen: SceneView) -> str:
    if seen.over:
        names = seen.words.listing([seen.names[seat] for seat in seen.winners])
        return seen.tell(
            "scene-over",
            you="yes" if seen.me in seen.winners else "no",
            count=len(seen.winners),
            names=names,
            points=seen.board["seats"][seen.winners[0]]["points"],
        )
    if seen.decision is None or seen.mine is None:
        return ""
    if seen.decision == "turn":
        return _what_ends_the_round(seen, seen.mine)
    if seen.board["bids"] is not None:
        points = [str(points) for points in seen.board["bids"]["points"][: seen.seats] if points]
        return seen.say("scene-bids-win", points=seen.words.listing(points), count=len(points))
    if seen.action is None:
        return ""
    if seen.action["bonus"] is not None:
        return seen.say("scene-by-bonus", tile=seen.tile_name(seen.action["bonus"]), deed=seen.deed(_field(seen)))
    return _what_was_chosen(seen)


def _what_ends_the_round(seen: SceneView, mine: SeatView) -> str:
    """Flood or inspection, and what it means for the viewer."""
    if seen.doge["flood"] is not None:
        flood = seen.doge["flood"]
        return seen.say("scene-flood-comes", level=flood, loss=mine["flood_loss"], wall=len(mine["stack"]), enough=seen.doge["enough"])
    return seen.say("scene-inspection-comes", approvals=mine["approvals"] or 0) if seen.doge["inspection"] else seen.say("scene-nothing-comes")


def _what_was_chosen(seen: SceneView) -> str:
    assert seen.action is not None
    field = _field(seen)
    items = seen.action["items"]
    left = "none" if not field["both"] else "both" if len(items) > 1 else seen.item_name(items[0])
    return seen.say("scene-chosen", field=seen.field_name(field["field"]), deed=seen.deed(field), left=left)


def _field(seen: SceneView) -> FieldView:
    """The field that was chosen."""
    assert seen.action is not None
    name = seen.action["field"]
    return next(field for board in seen.board["boards"] for field in board["fields"] if field["field"] == name)


def hint(seen: SceneView) -> str:
    """How to make the decision here."""
    if seen.decision is None or seen.mine is None:
        return ""
    if seen.decision == "turn":
        turning = "yes" if any(text.startswith("reorder") for text in seen.moves) else "no"
        return seen.say("scene-hint-turn", cost=seen.board["reorder_cost"], ducats=seen.mine["ducats"], turning=turning)
    if seen.decision == "buy":
        return seen.say("scene-hint-buy", looks=_looks(seen), ducats=seen.mine["ducats"])
    if seen.decision == "take":
        assert seen.action is not None
        pile = seen.action["pile"]
        return seen.say("scene-hint-take", kind=pile if pile in ("barrier", "gondola") else "galley", ducats=seen.mine["ducats"])
    if seen.decision == "bid":
        return seen.say("scene-hint-bid", approvals=_approvals(seen))
    if seen.decision == "complete":
        hints = [seen.say("scene-hint-complete", part="yes" if has_marks(seen) else "no")]
        hints += [seen.say("scene-hint-last")] if seen.board["galley"]["last_part"] and any(_sets_part(text) for text in seen.moves) else []
        hints += [seen.say("scene-hint-barrier")] if any(text.startswith("complete b") for text in seen.moves) else []
        return " ".join(hints)
    if seen.decision == "replace":
        return seen.say("scene-hint-replace", part="yes" if has_marks(seen) else "no")
    if seen.decision == "give-up":
        return seen.say("scene-hint-give-up", room=seen.lacking)
    return seen.say(f"scene-hint-{seen.decision}")


def _looks(seen: SceneView) -> int:
    """How many tiles a buyer looks at; 0 where it depends on the pile, because some are nearly used up."""
    counts = {pile["looks"] for pile in seen.board["piles"] if f"buy {pile['pile']}" in seen.moves}
    return counts.pop() if len(counts) == 1 else 0


def _sets_part(text: str) -> bool:
    """Whether a move completes a galley tile: their names begin with the deck."""
    return text.startswith(("complete l", "complete u"))


def buttons(seen: SceneView) -> list[Button]:
    """What has nothing to point at: no more, none of them. Discarding a marker has a place, but a small one."""
    words = {
        "discard": seen.say("scene-do-discard", ducats=seen.board["discard_ducats"]),
        "none": seen.say("scene-do-none"),
        "stop": _stopping(seen),
    }
    return [Button(seen.moves[text], label) for text, label in words.items() if text in seen.moves]


def _stopping(seen: SceneView) -> str:
    """What stopping means: declining a bonus, a field, or the second half of one."""
    if seen.action is not None and seen.action["bonus"] is not None:
        return seen.say("scene-do-skip")
    return seen.say("scene-do-stop", verb=seen.decision or "", more="yes" if _is_begun(seen) else "no")


def _is_begun(seen: SceneView) -> bool:
    """Whether one of the two items of a field has already been bought or completed."""
    return seen.action is not None and seen.action["bonus"] is None and _field(seen)["both"] and len(seen.action["items"]) == 1


# ---- what moves bring ----


def about(seen: SceneView) -> dict[int, str]:
    """What moves bring, shown when they are pointed at: fields with the wall's bonus, tiles with their worth now."""
    fields = {field["field"]: field for board in seen.board["boards"] for field in board["fields"]}
    piles = {pile["pile"]: pile for pile in seen.board["piles"]}
    found = {}
    for text, move in seen.moves.items():
        kind, _, thing = text.partition(" ")
        match kind:
            case "field":
                found[move] = field_told(seen, fields[thing])
            case "discard":
                found[move] = seen.say("scene-discard", ducats=seen.board["discard_ducats"])
            case "buy":
                found[move] = pile_told(seen, piles[thing])
            case "bid":
                found[move] = seen.say("scene-bid-about", bid=int(thing), left=_approvals(seen) - int(thing))
            case "keep" | "take" | "complete" | "give-up" | "replace" | "reorder":
                found[move] = _about_tile(seen, kind, thing)
    return found


def _approvals(seen: SceneView) -> int:
    """How many approvals the viewer has."""
    return (seen.mine["approvals"] or 0) if seen.mine is not None else 0


def _about_tile(seen: SceneView, kind: str, name: str) -> str:
    """What a tile does, as far as it matters for this kind of move."""
    if kind == "keep" and seen.board["intrigue"] is not None:
        doge = next(tile for tile in seen.board["intrigue"]["tiles"] if tile is not None and tile["doge"] == name)
        return f"{doge_told(seen, doge)} {doge_effects(seen, doge)}".strip()
    assert seen.mine is not None
    looked = seen.action["looked"] if seen.action is not None else []
    tile = next(tile for tile in (*seen.mine["yard"], *seen.mine["stack"], *looked) if tile["tile"] == name)
    if kind == "reorder":
        return seen.say("scene-reorder", cost=seen.board["reorder_cost"], tile=seen.told(tile))
    if kind == "take":
        return f"{seen.told(tile)} {seen.say('scene-costs-told', cost=tile['cost'])}"
    if kind == "complete" and tile["kind"] == "barrier":
        return f"{seen.told(tile)} {seen.say('scene-hint-barrier')}"
    if kind == "complete" and tile["kind"] == "galley" and seen.board["galley"]["last_part"]:
        return f"{seen.brings(tile)} {seen.say('scene-hint-last')}"
    return seen.brings(tile) if tile["kind"] == "galley" and kind != "give-up" else seen.told(tile)


# ---- what a phone enlarges ----


def loupes(seen: SceneView) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others are doing, is about."""
    on_sheet = sheet_parts(seen)
    first = [*(part.name for part in on_sheet), *_first(seen)]
    colours = {"boards": [{"colour": board["colour"]} for board in seen.board["boards"]]}
    galley = [] if seen.over else [*seen.kept(_galley, {"galley": {"lengths": seen.lengths}}, next_view(seen)), *_adrift(seen)]
    return first_shown([*on_sheet, *seen.kept(_parts, colours), *galley], first)


def _parts(seen: SceneView) -> list[Loupe]:
    """Dice boards, seats and stores."""
    parts = [Loupe(f"board-{board['colour']}", seen.say(f"scene-board-{board['colour']}"), _board_box(board["colour"])) for board in seen.board["boards"]]
    parts += [Loupe(f"place-{seat}", seen.names[seat], seat_box(seen, seat)) for seat in range(seen.seats)]
    _, top, wide, high = seat_box(seen, 0)
    parts += [Loupe(name, seen.names[seat], (wide * seat, top, wide * min(2, seen.seats - seat), high)) for seat, name in _pairs(seen)]
    return [*parts, Loupe("stores", seen.say("scene-stores"), (0, STORES_TOP - 4, 500, STORES_HEIGHT + 8))]


def _galley(seen: SceneView, next_places: Box) -> list[Loupe]:
    """The sections of the galley, Doge tile and order."""
    (left, _), (wide, high) = DOGE, DOGE_SIZE
    parts = [Loupe(f"section-{section}", seen.say(f"scene-section-{section}"), section_view(seen.lengths, section)) for section in SECTIONS]
    parts.append(Loupe("doge-tile", seen.say("scene-doge"), (left - 3, 0, wide + 8, high + 8), half=True))
    parts.append(Loupe("next-places", seen.say("scene-next-places"), next_places, half=True))
    return [*parts, Loupe("round-order", seen.say("scene-order"), (470, 0, 310, 56))]


def _adrift(seen: SceneView) -> list[Loupe]:
    """The water, if anything is on it."""
    adrift = "discard" in seen.moves or any(view["adrift"] + view["lost"] for view in seen.board["seats"])
    return [Loupe("adrift", seen.say("scene-adrift"), (ADRIFT[0] - 10, ADRIFT[1] - 16, 226, 30))] if adrift else []


def _board_box(colour: str) -> tuple[float, float, float, float]:
    left, top = board_at(colour)
    return left - 3, top - 2, BOARD_WIDTH + 6, BOARD_HEIGHT + 4


def _first(seen: SceneView) -> list[str]:
    """What the decision is about, besides the sheet: boards to choose from, a wall to turn over, Doge tile, next places, yards."""
    if seen.over:
        return []
    now = ["doge-tile", "next-places"]
    if seen.decision == "turn":
        boards = [f"board-{board['colour']}" for board in seen.board["boards"] if board["die"] is not None]
        turning = [f"place-{seen.me}"] if any(text.startswith("reorder") for text in seen.moves) else []
        return [*boards, *turning, *now, *_all_seats(seen)]
    return now if has_sheet(seen) else [*now, *_all_seats(seen)]


def _all_seats(seen: SceneView) -> list[str]:
    """All seats, one by one or, if there are many, in pairs."""
    return [name for _, name in _pairs(seen)] if seen.seats > _FEW else [f"place-{seat}" for seat in range(seen.seats)]


def _pairs(seen: SceneView) -> list[tuple[int, str]]:
    """The first seat of each pair, and the pair's name."""
    return [(seat, f"pair-{seat}") for seat in range(0, seen.seats, 2)]
