"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games.dogeship.shape import (
    ActionView,
    BarrierView,
    BidsView,
    BoardView,
    DeckView,
    DogeShipView,
    DogeTileView,
    FieldView,
    GalleyTileView,
    GondolaView,
    IntrigueView,
    PileView,
    SeatView,
    TileView,
)

INDICATORS = ("red", "green", "blue", "yellow")


def text(view: DogeShipView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    turn = "-" if view["turn"] is None else names[view["turn"]]
    lines = [words("text-round", round=view["round"], step=view["step"], name=turn)]
    lines.append(words("text-order", seats=words.listing([names[seat] for seat in view["order"]])))
    if view["step"] != "over":
        lines.append(words("text-next-order", next=words.listing([names[seat] for seat in view["next_order"]])))
        lines.append(words("text-costs", reorder=view["reorder_cost"], discard=view["discard_ducats"]))
    if view["reordered"]:
        lines.append(words("text-reordered"))
    lines += [_board(board, words, names) for board in view["boards"]]
    lines += _galley(view, words)
    lines += _doges(view, words)
    for pile in view["piles"]:
        lines += _pile(pile, words)
    for name, seat in zip(names, view["seats"], strict=True):
        lines += _seat(name, seat, words)
    if view["action"] is not None:
        lines += _action(view["action"], words, names)
    if view["intrigue"] is not None:
        lines += _intrigue(view["intrigue"], words, names)
    if view["bids"] is not None:
        lines += _bids(view["bids"], words, names)
    lines.append(words("text-final", points=words.listing([str(points) for points in view["final_points"]])))
    return "\n".join(lines)


def _board(board: BoardView, words: Words, names: Sequence[str]) -> str:
    if board["die"] is None:
        return words("text-closed", colour=board["colour"])
    fields = words.listing([_field(field, words, names) for field in board["fields"]])
    return words("text-board", colour=board["colour"], die=board["die"], fields=fields)


def _field(field: FieldView, words: Words, names: Sequence[str]) -> str:
    if field["taken_by"] is not None:
        return words("text-field-taken", face=field["face"], what=_what(field, words), name=names[field["taken_by"]])
    return words("text-field", face=field["face"], what=_what(field, words), price=field["price"] or 0)


def _what(field: FieldView, words: Words) -> str:
    """What a field does."""
    if field["kind"] == "buy":
        return words("text-buy", items=_items(field["items"], field["both"], words))
    if field["kind"] == "complete":
        return words("text-complete", items=_items(field["items"], field["both"], words))
    if field["kind"] == "ducats":
        return words("text-ducats", ducats=field["ducats"])
    if field["intrigue"] == "doge-tile":
        return words("text-doge-tile")
    if field["intrigue"] == "free-approval":
        return words("text-free-approval", approvals=field["approvals"])
    if field["intrigue"] == "paid-approvals":
        return words("text-paid-approvals", approvals=field["approvals"], pay=field["pay"])
    return words("text-replace")


def _items(items: Sequence[str], both: bool, words: Words) -> str:
    """One item, or two linked."""
    named = [_item(item, words) for item in items]
    if len(named) < 2:
        return named[0] if named else "-"
    return words("text-and" if both else "text-or", one=named[0], two=named[1])


def _item(item: str, words: Words) -> str:
    if item == "galley":
        return words("text-galley")
    return words("text-barrier") if item == "barrier" else words("text-gondola")


def _galley(view: DogeShipView, words: Words) -> list[str]:
    galley = view["galley"]
    stern, mid, bow = galley["lengths"]
    lines = [words("text-size", filled=galley["filled"], places=galley["places"], stern=stern, mid=mid, bow=bow)]
    for deck in galley["decks"]:
        lines.append(_deck(deck, words))
        if deck["last"] is not None:
            lines.append(words("text-last", zone=words(f"text-zone-{deck['last']}")))
    if galley["idle"] > 0:
        lines.append(words("text-idle", idle=galley["idle"], patience=galley["patience"]))
    return lines


def _deck(deck: DeckView, words: Words) -> str:
    parts = words.named("tile", (part["tile"] for part in deck["parts"]))
    return words("text-deck", deck=deck["deck"], parts=parts, next="none" if deck["next"] is None else words(f"text-zone-{deck['next']}"))


def _doge(tile: DogeTileView, words: Words) -> str:
    values = [words("text-value", indicator=colour, value=value) for colour, value in zip(INDICATORS, tile["values"], strict=True)]
    purple = words.named("text-zone", tile["purple"])
    event = "none" if tile["flood"] is None else "flood"
    if tile["inspection"]:
        event = "inspection" if tile["flood"] is None else "both"
    doge = words(f"doge-{tile['doge']}")
    return words("text-doge", doge=doge, values=words.listing(values), purple=purple, event=event, level=tile["flood"] or 0)


def _doges(view: DogeShipView, words: Words) -> list[str]:
    doges = view["doges"]
    covered, unseen = words.named("doge", doges["covered"]), words.named("doge", doges["unseen"])
    lines = [_doge(doges["current"], words), words("text-doges", pile=doges["pile"], covered=covered, unseen=unseen)]
    return lines + [words("text-known", place=known["place"] + 1, doge=_doge(known["tile"], words)) for known in doges["known"]]


def _pile(pile: PileView, words: Words) -> list[str]:
    cost = "none" if pile["top_cost"] is None else str(pile["top_cost"])
    name, tiles = words(f"pile-{pile['pile']}"), words.named("tile", pile["beneath"])
    lines = [words("text-pile", pile=name, count=pile["count"], fresh=pile["fresh"], cost=cost, tiles=tiles)]
    return lines + ([words("text-next", tiles=_tiles(pile["next"], words))] if pile["next"] else [])


def _tiles(tiles: Sequence[TileView], words: Words) -> str:
    return words.listing([_tile(tile, words) for tile in tiles], "-")


def _tile(tile: TileView, words: Words) -> str:
    if tile["kind"] == "galley":
        return _galley_tile(tile, words)
    return _barrier(tile, words) if tile["kind"] == "barrier" else _gondola(tile, words)


def _galley_tile(tile: GalleyTileView, words: Words) -> str:
    return words(
        "text-galley-tile",
        tile=words(f"tile-{tile['tile']}"),
        cost=tile["cost"],
        printed=tile["printed"],
        indicators=words.named("text-indicator", tile["indicators"], ""),
        symbol="yes" if tile["symbol"] else "no",
        points=tile["points"],
        approvals=tile["approvals"],
    )


def _barrier(tile: BarrierView, words: Words) -> str:
    return words("text-barrier-tile", tile=words(f"tile-{tile['tile']}"), cost=tile["cost"], trigger=tile["trigger"], bonus=_bonus(tile, words))


def _bonus(tile: BarrierView, words: Words) -> str:
    if tile["item"] is not None:
        return words(f"text-bonus-{tile['bonus']}", item=_item(tile["item"], words))
    return words(f"text-bonus-{tile['bonus']}", amount=tile["amount"] or 0)


def _gondola(tile: GondolaView, words: Words) -> str:
    reward = words(f"text-bonus-{tile['reward']}", amount=tile["amount"])
    return words("text-gondola-tile", tile=words(f"tile-{tile['tile']}"), cost=tile["cost"], reward=reward)


def _seat(name: str, seat: SeatView, words: Words) -> list[str]:
    approvals = "hidden" if seat["approvals"] is None else str(seat["approvals"])
    has = {"points": seat["points"], "ducats": seat["ducats"], "approvals": approvals}
    markers = {"markers": seat["markers"], "adrift": seat["adrift"], "lost": seat["lost"]}
    lines = [words("text-seat", name=name, **has, **markers)]
    parts = [words("text-score-part", part=words(f"score-{part}"), points=points) for part, points in seat["score"].items() if points != 0]
    if parts:
        lines.append(words("text-score", parts=words.listing(parts)))
    if seat["yard"]:
        lines.append(words("text-yard", tiles=_tiles(seat["yard"], words)))
    if seat["stack"]:
        lines.append(words("text-stack", tiles=_tiles(list(seat["stack"]), words)))
    if seat["flood_loss"] > 0:
        lines.append(words("text-flood-loss", name=name, loss=seat["flood_loss"]))
    return lines


def _action(action: ActionView, words: Words, names: Sequence[str]) -> list[str]:
    lines = [words("text-action", name=names[action["seat"]], field=words(f"field-{action['field']}"))]
    if action["bonus"] is not None:
        lines.append(words("text-bonus", barrier=words(f"tile-{action['bonus']}")))
    if action["verb"] is not None:
        lines.append(words("text-may-buy" if action["verb"] == "buy" else "text-may-complete", items=_items(action["items"], action["both"], words)))
    if action["pile"] is not None:
        lines.append(words("text-from", pile=words(f"pile-{action['pile']}")))
    if action["looked"]:
        lines.append(words("text-looked", tiles=_tiles(action["looked"], words)))
    return lines


def _intrigue(intrigue: IntrigueView, words: Words, names: Sequence[str]) -> list[str]:
    lines = [words("text-intrigue", name=names[intrigue["seat"]], count=len(intrigue["tiles"]))]
    return lines + [words("text-unknown") if tile is None else _doge(tile, words) for tile in intrigue["tiles"]]


def _bids(bids: BidsView, words: Words, names: Sequence[str]) -> list[str]:
    lines = [words("text-waiting", names=words.listing([names[seat] for seat in bids["waiting"]]))]
    if bids["own"] is not None:
        lines.append(words("text-own-bid", bid=bids["own"]))
    return [*lines, words("text-positions", points=words.listing([str(points) for points in bids["points"]]))]
