"""What is around the board: the seats, the viewer's own money and choices, the sentences, what a phone enlarges."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from ridotto.engine.words import Words
from ridotto.games.palazzo.art import card
from ridotto.games.palazzo.moves import CURRENCIES, LOWEST
from ridotto.games.palazzo.scene.paragraphs import REBUILD_RULES, STOREY_RULES
from ridotto.games.palazzo.scene.places import DRAFT_LOUPE, LOUPE, MARKET, MONEY, QUARRIES, STACKS, STOREY, TALL_LOUPE, corner_of, store_box
from ridotto.games.palazzo.scene.scene_view import CARD_NUMBERS, SceneView
from ridotto.games.palazzo.scene.streets import house_told, plots_of
from ridotto.games.palazzo.shape import ChainView, OnePalazzoView, SeatView
from ridotto.look.pen import Box, signed
from ridotto.look.scene import Button, Item, Loupe, Mark, Refusal, Row, SeatPanel, first_shown, leaders

CARD_BOX = "-30 -42 60 84"


# ---- seats ----


def seat_panels(seen: SceneView) -> list[SeatPanel]:
    """Every seat, in order."""
    first = leaders([seat["points"] for seat in seen.board["seats"]])
    return [
        seen.kept(_panel, {"seats": [*[None] * number, seat]}, number, _caption(seen, number, first), _status(seen, number), number in first, oldest_left)
        for number, seat in enumerate(seen.board["seats"])
        for oldest_left in [corner_of(number, seen.me, seen.seats).mirrored]
    ]


def _panel(seen: SceneView, number: int, caption: str, status: str, leads: bool, oldest_left: bool) -> SeatPanel:
    """A seat, its palazzi in the order in which they stand in its street."""
    seat = seen.board["seats"][number]
    palazzi = seat["palazzi"] if oldest_left else list(reversed(seat["palazzi"]))
    return SeatPanel(
        number=signed(seat["points"]),
        caption=caption,
        rule="PAL-135",
        status=status,
        cells=[_house_mark(seen, palazzo) for palazzo in palazzi],
        supply=_supply(seen, seat),
        leads=leads,
    )


def _caption(seen: SceneView, seat: int, first: Collection[int]) -> str:
    """Points, and whether they are the most; in an auction also what the lot could make of them."""
    found, now = seen.hope(seat), seen.board["seats"][seat]["points"]
    if found is None and seat in first and not seen.over:
        return seen.say("points-first", now=now, count=len(first))
    if found is None:
        return seen.say("points-caption", now=now)
    return seen.say("points-lot", now=now, points=signed(now + found["gain"]))


def _house_mark(seen: SceneView, palazzo: OnePalazzoView) -> Mark:
    storeys, points, material = palazzo["storeys"], palazzo["points"], palazzo["material"]
    pure = material is not None and palazzo["purity"] != 0
    icon = f"pz-i-house-{storeys}-{material}" if pure else f"pz-i-house-{storeys}"
    return Mark(icon, signed(points), house_told(seen, palazzo), STOREY_RULES[storeys])


def _supply(seen: SceneView, seat: SeatView) -> list[Mark]:
    """Tiles built and cards in hand, then what is publicly known of the money, by currency."""
    tiles, cards = sum(palazzo["storeys"] for palazzo in seat["palazzi"]), len(seat["known"]) + seat["hidden"]
    marks = [
        Mark("pz-i-tile", str(tiles), seen.say("tiles-built", count=tiles), "PAL-134"),
        Mark("i-cards", str(cards), seen.say("cards-held", count=cards), "PAL-10"),
    ]
    for currency in CURRENCIES:
        values = [kind[-1] for kind in seat["known"] if kind.startswith(currency)]
        if values:
            marks.append(
                Mark(f"pz-sign-{currency}", " ".join(values), seen.say(f"known-{currency}", values=seen.words.listing(values)), "PAL-30", tint=currency)
            )
    certificates = seat["known"].count("cert")
    if certificates:
        marks.append(Mark("pz-i-cert", str(certificates), seen.say("known-cert", count=certificates), "PAL-31"))
    if seat["hidden"]:
        marks.append(Mark("pz-i-hidden", str(seat["hidden"]), seen.say("hidden", count=seat["hidden"]), "PAL-10"))
    return marks


def _status(seen: SceneView, seat: int) -> str:
    """A seat's situation at the moment."""
    board = seen.board
    if seen.over:
        return seen.say("status-won") if seat in seen.winners else ""
    auction = board["auction"]
    if auction is not None:
        bid = auction["bids"][seat]
        if bid["passed"]:
            return seen.say("passed")
        if seat == auction["leader"]:
            return seen.say("status-leads", value=bid["value"])
        if bid["value"]:
            return seen.say("bid", value=bid["value"])
        return seen.say("status-asked-bid") if seat == board["asked"] else ""
    if seat == board["asked"]:
        return seen.say("status-asked", stage=board["stage"])
    return seen.say("status-turn") if seat == board["turn"] else ""


# ---- the viewer's own ----


def own_rows(seen: SceneView) -> list[Row]:
    """The hand, and what has no place on the board: groups of cards and, if there is a way to rebuild (else the hint says why not), all three."""
    if seen.board["hand"] is None:
        return []
    if seen.decision is None and seen.board["chain"] is None:
        return seen.kept(_rows, {**seen.only("hand"), "chain": None})
    return _rows(seen)


def _rows(seen: SceneView) -> list[Row]:
    assert seen.board["hand"] is not None
    rows = [Row(seen.say("own-money"), _money_note(seen), list(_hand(seen, seen.board["hand"])))]
    groups = [
        Item(f"group-{args['value'] + LOWEST}", "", "", seen.say("group", value=args["value"] + LOWEST, worth=seen.board["rates"]["group"]), "PAL-33", move)
        for move, args in seen.choices.each("group")
    ]
    if groups:
        rows.append(Row(seen.say("own-groups"), seen.say("own-groups-note"), groups))
    if seen.decision == "turn":
        plates = [_rebuild(seen, kind, number == 0) for number, kind in enumerate(REBUILD_RULES)]
        if any(plate.move is not None for plate in plates):
            rows.append(Row(seen.say("own-rebuild"), seen.say("own-rebuild-note"), plates))
    return rows


def _lay(seen: SceneView) -> ChainView | None:
    """What the viewer is laying, for a bid or a payment."""
    chain = seen.board["chain"]
    return chain if chain is not None and chain["total"] is not None else None


def _money_note(seen: SceneView) -> str:
    if seen.decision == "fee":
        return seen.say("note-fee")
    if _lay(seen) is None:
        return seen.say("note-cards", count=len(seen.board["hand"] or ()))
    currency = _currency(seen)
    return seen.say("note-open") if currency is None else seen.say("note-currency", currency=currency)


def _currency(seen: SceneView) -> str | None:
    """PAL-85: the currency of the viewer's bid so far."""
    auction = seen.board["auction"]
    return None if auction is None or seen.me is None else auction["bids"][seen.me]["currency"]


def _hand(seen: SceneView, hand: Sequence[str]) -> Iterator[Item]:
    lay = _lay(seen)
    laid = Counter(lay["cards"] if lay is not None else ())
    copies: Counter[str] = Counter()
    for kind in hand:
        copies[kind] += 1
        chosen = copies[kind] <= laid[kind]
        move = None if chosen else _play(seen, kind)
        why = seen.say("why-laid") if chosen else _why_card(seen, lay, kind) if lay is not None else ""
        grouped = any(args["value"] == CARD_NUMBERS[kind] % 5 for _, args in seen.choices.each("group")) and kind != "cert"
        yield Item(
            f"card-{kind}-{copies[kind]}",
            card(kind, 0, 0, 1),
            CARD_BOX,
            seen.card(kind),
            "PAL-31" if kind == "cert" else "PAL-30",
            move,
            why,
            chosen,
            aside=bool(why) and not grouped and not chosen,
        )


def _play(seen: SceneView, kind: str) -> int | None:
    """What a card of the hand can be used for."""
    if seen.decision == "fee":
        return seen.find("fee", card=CARD_NUMBERS[kind])
    if kind == "cert":
        return seen.find("cert")
    return seen.find("card", currency=CARD_NUMBERS[kind] // 5, value=CARD_NUMBERS[kind] % 5)


def _why_card(seen: SceneView, lay: ChainView, kind: str) -> str:
    """Why a card cannot be laid, in words."""
    why = next((each["why"] for each in lay["barred"] if each["card"] == kind), None)
    return seen.say(f"why-{why}", target=lay["target"], reach=lay["reach"], currency=lay["currency"]) if why is not None else ""


def _rebuild(seen: SceneView, kind: str, first: bool) -> Item:
    """One of the three ways to rebuild, as a plate; the first of a row says what all of them are."""
    move, barred = seen.find(kind), seen.board["barred"].get(kind)
    why = "" if barred is None else seen.say(f"why-{kind}")
    label = seen.say("rebuild-first", what=seen.say(kind)) if first else seen.say(kind)
    return Item(f"rebuild-{kind}", "", "", label, REBUILD_RULES[kind], move, why, aside=move is None)


def sum_line(seen: SceneView) -> str:
    """The total laid so far, and what it must come to."""
    lay = _lay(seen)
    if lay is None:
        return ""
    said = {"total": lay["total"], "target": lay["target"], "reach": lay["reach"]}
    auction = seen.board["auction"]
    if lay["kind"] == "bid" and auction is not None and auction["auctioneer"] == seen.me:
        return seen.say("sum-bid-opened", opening=seen.board["rates"]["opening"], **said)
    return seen.say("sum-bid" if lay["kind"] == "bid" else "sum-pay", **said)


def buttons(seen: SceneView) -> list[Button | Refusal]:
    """The moves that have nothing to point at."""
    made: list[Button | Refusal] = []
    lay = _lay(seen)
    if lay is not None:
        made += _laying(seen, lay)
    made += [Button(move, seen.say("do-pass"), binding=_has_bid(seen)) for move, _ in seen.choices.each("pass")]
    made += [Button(move, seen.say("do-no-second")) for move, _ in seen.choices.each("no-second")]
    if seen.next_quarry is None:
        made += [Button(move, seen.say("do-no-lot")) for move, _ in seen.choices.each("auction")]
    return made


def _has_bid(seen: SceneView) -> bool:
    """Whether the viewer has a bid in this auction: whoever must pass then should learn why."""
    auction = seen.board["auction"]
    return auction is not None and seen.me is not None and auction["bids"][seen.me]["value"] > 0


def _laying(seen: SceneView, lay: ChainView) -> list[Button | Refusal]:
    """To bid or pay what is laid, or why that is not possible yet. PAL-71: there is no change."""
    total, target = lay["total"], lay["target"]
    assert total is not None
    assert target is not None
    kind = "do-bid" if lay["kind"] == "bid" else "do-pay"
    over = max(0, total - target) if lay["kind"] == "buy" else 0
    words = seen.say(kind, value=total, over=over)
    done = [Button(move, words, main=True, binding=True) for move, _ in seen.choices.each("done")]
    if done or not lay["cards"]:
        return [*done]
    due = seen.say("do-bid-from", value=target) if lay["kind"] == "bid" else seen.say("do-pay", value=target, over=0)
    return [Refusal(due, seen.say("why-done", total=total, target=target))]


# ---- sentences ----


def heading(seen: SceneView) -> str:
    """Where the match stands."""
    stack = next((each for each in seen.board["stacks"] if each["left"]), seen.board["stacks"][-1])
    riders, end = seen.board["riders"], seen.board["riders_end"]
    last = "yes" if riders == end - 1 and not seen.over else "no"
    return seen.say("heading", stack=stack["name"], left=stack["left"], riders=riders, end=end, last=last)


def happened(seen: SceneView) -> str:
    """What the viewer should know before the question."""
    if seen.over:
        return _ended(seen)
    return " ".join(filter(None, (_riders_came(seen), _stands(seen))))


def _riders_came(seen: SceneView) -> str:
    """PAL-122: whoever is to decide learns of every rider, as the last one ends the match."""
    came, riders, end = seen.changes.riders, seen.board["riders"], seen.board["riders_end"]
    if seen.decision is None or not came:
        return ""
    return seen.say("riders-came", came=came, riders=riders, end=end, last="yes" if riders == end - 1 else "no")


def _stands(seen: SceneView) -> str:
    """What the decision is about."""
    board = seen.board
    if board["auction"] is not None:
        leader = board["auction"]["leader"]
        if leader == seen.me:
            return seen.say("you-lead", value=board["auction"]["highest"])
        return seen.say("leads", name=seen.names[leader], value=board["auction"]["highest"])
    if seen.decision == "take":
        takes = board["takes"] or 1
        return seen.say("take-several", takes=takes, left=len(board["display"])) if takes > 1 else _takes_one(seen)
    if seen.decision == "pick":
        return seen.say("picks")
    if seen.decision == "market":
        return _market(seen)
    if seen.decision == "pay":
        lay = _lay(seen)
        assert lay is not None
        return seen.say("price-of", count=len(lay["tiles"]), price=lay["target"])
    if seen.decision in ("first", "second"):
        return seen.say("costs", price=board["warehouse"]["price"])
    if board["fresh"] is not None:
        who = "you" if board["fresh"]["seat"] == seen.me else "they"
        return seen.say("fresh", who=who, name=seen.names[board["fresh"]["seat"]], count=len(board["fresh"]["tiles"]))
    return ""


def _takes_one(seen: SceneView) -> str:
    """One card, in one's own turn or because somebody else takes money (PAL-48)."""
    turn = seen.board["turn"]
    return seen.say("take-one") if turn == seen.me else seen.say("take-too", name=seen.names[turn])


def _market(seen: SceneView) -> str:
    """What a tile costs or, if everybody would take one from the next quarry, that fact."""
    store, quarry = seen.board["warehouse"], seen.next_quarry
    if quarry is not None and seen.next_by_turns:
        return seen.say("next-draft", quarry=quarry + 1, count=len(seen.board["quarries"][quarry]))
    return seen.say("costs", price=store["price"]) if store["tiles"] else seen.say("why-empty")


def _market_hint(seen: SceneView) -> str:
    """What `_market` has not said."""
    store, quarry = seen.board["warehouse"], seen.next_quarry
    if quarry is None:
        return seen.say("why-no-lot")
    if seen.next_by_turns:
        return seen.say("costs", price=store["price"]) if store["tiles"] else seen.say("why-empty")
    return seen.say("next-lot", quarry=quarry + 1, count=len(seen.board["quarries"][quarry]))


def _ended(seen: SceneView) -> str:
    """Who has won, by how much, and why the match is over. PAL-137 to PAL-139."""
    result, winner = seen.board["result"], seen.winners[0]
    assert result is not None
    end, points = seen.say("ended", end=seen.board["riders_end"]), seen.board["seats"][winner]["points"]
    if result["by"] == "shared":
        return f"{seen.say('shared', names=seen.words.listing([seen.names[seat] for seat in seen.winners]), points=points)} {end}"
    who = {"who": "you" if winner == seen.me else "they", "name": seen.names[winner]}
    if result["by"] == "points":
        return f"{seen.say('won', **who, points=signed(result['first']), second=signed(result['second']))} {end}"
    return f"{seen.say('won-money', **who, points=points, amount=result['first'], second=result['second'])} {end}"


def hint(seen: SceneView) -> str:
    """How to make the decision here."""
    if seen.decision == "bid":
        return _bid_hint(seen)
    if seen.decision == "turn":
        return _turn_hint(seen)
    if seen.decision == "build":
        return seen.say("hint-build", count=len(seen.fresh))
    if seen.decision == "market":
        return _market_hint(seen)
    if seen.decision in ("take", "pay"):
        enough = "yes" if seen.find("done") is not None else "no"
        return f"{seen.say(f'hint-{seen.decision}', enough=enough)} {_group_hint(seen)}"
    return seen.say(f"hint-{seen.decision}") if seen.decision is not None else ""


def _group_hint(seen: SceneView) -> str:
    """What groups are worth; in some editions three certificates are not one."""
    rates = seen.board["rates"]
    return seen.say("hint-groups" if rates["certificates"] == rates["group"] else "hint-values", worth=rates["group"])


def _bid_hint(seen: SceneView) -> str:
    """PAL-90, PAL-96: who pays; then what the lot can bring and, where that helps, that groups are worth more."""
    lay = _lay(seen)
    assert lay is not None
    assert seen.me is not None
    if len(seen.moves) == 1 and seen.find("pass") is not None:
        return seen.say("only-pass", target=lay["target"], reach=lay["reach"], currency=_currency(seen) or "none")
    found, points = seen.hope(seen.me), seen.board["seats"][seen.me]["points"]
    can = "lay" if seen.find("done") is None else "bid" if len(seen.moves) == 1 else "both"
    said = [seen.say("hint-bid-laid", can=can) if lay["cards"] else seen.say("hint-bid")]
    if found is not None:
        said.append(seen.say("hint-lot", now=signed(points), then=signed(points + found["gain"])))
    elif seen.vain:
        said.append(seen.say("hint-vain"))
    if lay["groups"]:
        said.append(_group_hint(seen))
    return " ".join(said)


def _turn_hint(seen: SceneView) -> str:
    """What there is to point at, and what is not possible."""
    rebuilds = any(seen.find(kind) is not None for kind in REBUILD_RULES)
    said = [seen.say("hint-turn" if rebuilds else "hint-turn-plain")]
    said += [] if rebuilds else [seen.say("why-fee" if seen.board["barred"].get("take-out") == "fee" else "why-no-palazzo")]
    if seen.board["riders"] == seen.board["riders_end"] - 1 and not seen.changes.riders:
        said.append(seen.say("last-rider"))
    return " ".join(said)


def about(seen: SceneView) -> dict[int, str]:
    """What the bins do (PAL-25), which are small and stand beside the tiles, and to remove a single tile (PAL-117): what goes is lost."""
    lost = {"out": "about-out", "remove": "about-remove"}
    return {move: seen.say(words) for kind, words in lost.items() for move, _ in seen.choices.each(kind)}


# ---- what a phone enlarges ----


def loupes(seen: SceneView) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others are doing, is about."""
    store = MARKET if seen.decision in (None, "market") else store_box(len(seen.board["warehouse"]["tiles"]))
    quarries = [_quarry(seen, quarry) for quarry in range(len(QUARRIES))]
    streets = [_street(seen, seat) for seat in range(seen.seats)]
    return first_shown(_parts(seen.words, tuple(seen.names), store, tuple(quarries), tuple(streets)), _now(seen))


@lru_cache(maxsize=256)
def _parts(words: Words, names: Sequence[str], store: Box, quarries: Sequence[Box], streets: Sequence[Box]) -> Sequence[Loupe]:
    """Every part of the board, where the boxes of these are known."""
    works = [
        Loupe("stacks", words("scene-stacks"), STACKS),
        Loupe("store", words("scene-store-name"), store),
        Loupe("money", words("scene-money-name"), MONEY),
        *(Loupe(f"quarry-{quarry}", words("scene-quarry-name", quarry=quarry + 1), box) for quarry, box in enumerate(quarries)),
    ]
    return (*works, *(Loupe(f"street-{seat}", name, box) for seat, (name, box) in enumerate(zip(names, streets, strict=True))))


def _quarry(seen: SceneView, quarry: int) -> Box:
    """What a phone shows of a quarry: of a tall one its tiles, or all of it beside the warehouse while one chooses between the two."""
    place, count, here = QUARRIES[quarry], len(seen.board["quarries"][quarry]), seen.board["builder"] == quarry
    if seen.decision == "market" and not place.flat:
        return MARKET
    return place.box(count, here, DRAFT_LOUPE if here and seen.decision == "pick" else LOUPE)


def _street(seen: SceneView, seat: int) -> Box:
    """What a phone shows of a street: while laying, the cards; otherwise the palazzi with room for what may come."""
    corner, palazzi = corner_of(seat, seen.me, seen.seats), seen.board["seats"][seat]["palazzi"]
    own = seat == seen.me
    if own and seen.decision in ("bid", "pay"):
        return corner.pavement
    fresh = seen.board["fresh"]
    active = seen.board["auction"] is not None or (fresh is not None and fresh["seat"] == seat)  # something lies on its pavement
    rebuilds = own and seen.decision in ("out-tile", "in-tile", "in-place", "gone-tile")
    builds = rebuilds or (own and seen.decision == "build")
    coming = 1 if own and seen.decision in ("build", "in-place") else 0
    scale = plots_of(seen, seat).scale
    high = max((palazzo["storeys"] for palazzo in palazzi), default=0)
    return corner.box(STOREY * scale * (high + coming) + 26 * scale + 6, paved=active, shape=TALL_LOUPE if builds else LOUPE)


def _now(seen: SceneView) -> list[str]:
    board = seen.board
    here = f"quarry-{board['builder']}"
    mine = f"street-{seen.me if seen.me is not None else board['turn']}"
    if board["auction"] is not None:
        return [here]
    if seen.decision in ("pay", "fee"):
        return []  # the hand shows what is laid, and what it comes to
    if seen.decision == "market":
        return ["store", *([f"quarry-{seen.next_quarry}"] if seen.next_quarry in (0, 2) else [])]
    if seen.decision is None:
        waiting = {"take": "money", "market": "store", "pick": here}
        return [waiting.get(board["stage"], f"street-{board['asked']}" if board["asked"] is not None else mine)]
    return {"turn": ["stacks", "money"], "take": ["money"], "first": ["store"], "second": ["store"], "pick": [here]}.get(seen.decision, [mine])
