"""What stands around the board: the seats, the viewer's own money and choices, the sentences, the parts a phone enlarges."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ridotto.games.palazzo.art import card
from ridotto.games.palazzo.moves import CURRENCIES, LOWEST
from ridotto.games.palazzo.scene.places import MARKET, MONEY, QUARRIES, STACKS, STOREY, corner_of, store_box
from ridotto.games.palazzo.scene.sight import CARD_NUMBERS, Sight
from ridotto.games.palazzo.scene.streets import plots_of
from ridotto.games.palazzo.shape import ChainView, OnePalazzoView, SeatView
from ridotto.look.pen import Box, signed
from ridotto.look.scene import Button, Item, Loupe, Mark, Refusal, Row, SeatPanel, first_shown

REBUILDS = ("take-out", "insert", "remove")
CARD_BOX = "-30 -42 60 84"
CERTIFICATES = 3
"""So many of them are a group (PAL-34), in every edition."""


# ---- seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Every seat, in order."""
    first = _first(sight)
    return [
        SeatPanel(
            number=signed(seat["points"]),
            caption=_caption(sight, number, first),
            status=_status(sight, number),
            cells=[_house_mark(sight, palazzo) for palazzo in seat["palazzi"]],
            supply=_supply(sight, seat),
            leads=number in first,
        )
        for number, seat in enumerate(sight.board["seats"])
    ]


def _first(sight: Sight) -> list[int]:
    """Who has most points, once somebody has built."""
    seats = sight.board["seats"]
    most = max(seat["points"] for seat in seats)
    return [number for number, seat in enumerate(seats) if seat["points"] == most] if any(seat["palazzi"] for seat in seats) else []


def _caption(sight: Sight, seat: int, first: Sequence[int]) -> str:
    """Points, and whether they are the most; in an auction how many they can be with the lot."""
    found = sight.hopes[seat]
    if found is None and seat in first and not sight.over:
        return sight.say("points-first", count=len(first))
    if found is None:
        return sight.say("points-caption")
    return sight.say("points-lot", points=signed(sight.board["seats"][seat]["points"] + found["gain"]))


def _house_mark(sight: Sight, palazzo: OnePalazzoView) -> Mark:
    storeys, points, material = palazzo["storeys"], palazzo["points"], palazzo["material"]
    pure = material is not None and palazzo["purity"] != 0
    icon = f"pz-i-house-{storeys}-{material}" if pure else f"pz-i-house-{storeys}"
    return Mark(icon, signed(points), sight.say("house", storeys=storeys, points=points, material=material if pure else "mixed"))


def _supply(sight: Sight, seat: SeatView) -> list[Mark]:
    """Tiles built and cards in hand, then what is publicly known of the money, by currency."""
    tiles, cards = sum(palazzo["storeys"] for palazzo in seat["palazzi"]), len(seat["known"]) + seat["hidden"]
    marks = [
        Mark("pz-i-tile", str(tiles), sight.say("tiles-built", count=tiles)),
        Mark("i-cards", str(cards), sight.say("cards-held", count=cards, hidden=seat["hidden"])),
    ]
    for currency in CURRENCIES:
        values = [kind[-1] for kind in seat["known"] if kind.startswith(currency)]
        if values:
            marks.append(Mark(f"pz-sign-{currency}", " ".join(values), sight.say(f"known-{currency}", values=sight.words.listing(values))))
    certificates = seat["known"].count("cert")
    if certificates:
        marks.append(Mark("pz-i-cert", str(certificates), sight.say("known-cert", count=certificates)))
    if seat["hidden"]:
        marks.append(Mark("pz-i-hidden", str(seat["hidden"]), sight.say("hidden", count=seat["hidden"])))
    return marks


def _status(sight: Sight, seat: int) -> str:
    """How a seat stands at the moment."""
    board = sight.board
    if sight.over:
        return sight.say("status-won") if seat in sight.winners else ""
    auction = board["auction"]
    if auction is not None:
        bid = auction["bids"][seat]
        if bid["passed"]:
            return sight.say("passed")
        if seat == auction["leader"]:
            return sight.say("status-leads", value=bid["value"])
        if bid["value"]:
            return sight.say("bid", value=bid["value"])
        return sight.say("status-asked-bid") if seat == board["asked"] else ""
    if seat == board["asked"]:
        return sight.say("status-asked", stage=board["stage"])
    return sight.say("status-turn") if seat == board["turn"] else ""


# ---- the viewer's own ----


def own_rows(sight: Sight) -> list[Row]:
    """The hand, and what can be done that is no place on the board: groups of cards, the three ways to rebuild."""
    if sight.board["hand"] is None:
        return []
    rows = [Row(sight.say("own-money"), _money_note(sight), list(_hand(sight, sight.board["hand"])))]
    groups = [
        Item(f"group-{args['value'] + LOWEST}", "", "", sight.say("group", value=args["value"] + LOWEST, worth=sight.board["rates"]["group"]), move=move)
        for move, args in sight.choices.each("group")
    ]
    if groups:
        rows.append(Row(sight.say("own-groups"), sight.say("own-groups-note"), groups))
    if sight.decision == "turn":
        plates = sorted((_rebuild(sight, kind) for kind in REBUILDS), key=lambda plate: plate.move is None)
        rows.append(Row(sight.say("own-rebuild"), sight.say("own-rebuild-note"), plates))
    return rows


def _lay(sight: Sight) -> ChainView | None:
    """What the viewer lays, for a bid or a price."""
    chain = sight.board["chain"]
    return chain if chain is not None and chain["total"] is not None else None


def _money_note(sight: Sight) -> str:
    if sight.decision == "fee":
        return sight.say("note-fee")
    if _lay(sight) is None:
        return sight.say("note-cards", count=len(sight.board["hand"] or ()))
    currency = _currency(sight)
    return sight.say("note-open") if currency is None else sight.say("note-currency", currency=currency)


def _currency(sight: Sight) -> str | None:
    """PAL-85: the currency that the viewer's bid has already."""
    auction = sight.board["auction"]
    return None if auction is None or sight.me is None else auction["bids"][sight.me]["currency"]


def _hand(sight: Sight, hand: Sequence[str]) -> Iterator[Item]:
    lay = _lay(sight)
    laid = Counter(lay["cards"] if lay is not None else ())
    copies: Counter[str] = Counter()
    for kind in hand:
        copies[kind] += 1
        chosen = copies[kind] <= laid[kind]
        move = None if chosen else _play(sight, kind)
        why = sight.say("why-laid") if chosen else _why_card(sight, lay, kind) if lay is not None else ""
        grouped = any(args["value"] == CARD_NUMBERS[kind] % 5 for _, args in sight.choices.each("group")) and kind != "cert"
        yield Item(
            f"card-{kind}-{copies[kind]}", card(kind, 0, 0, 1), CARD_BOX, sight.card(kind), move, why, chosen, aside=bool(why) and not grouped and not chosen
        )


def _play(sight: Sight, kind: str) -> int | None:
    """What a card of the hand can be used for."""
    if sight.decision == "fee":
        return sight.find("fee", card=CARD_NUMBERS[kind])
    if kind == "cert":
        return sight.find("cert")
    return sight.find("card", currency=CARD_NUMBERS[kind] // 5, value=CARD_NUMBERS[kind] % 5)


def _why_card(sight: Sight, lay: ChainView, kind: str) -> str:
    """Why a card cannot be laid, in words."""
    why = next((each["why"] for each in lay["barred"] if each["card"] == kind), None)
    return sight.say(f"why-{why}", target=lay["target"], reach=lay["reach"], currency=lay["currency"]) if why is not None else ""


def _rebuild(sight: Sight, kind: str) -> Item:
    """One of the three ways to rebuild, as a plate."""
    move = sight.find(kind)
    why = "" if move is not None else sight.say("why-fee") if not sight.board["hand"] else sight.say(f"why-{kind}")
    return Item(f"rebuild-{kind}", "", "", sight.say(kind), move=move, why=why, aside=move is None)


def sum_line(sight: Sight) -> str:
    """What is laid so far comes to."""
    lay = _lay(sight)
    if lay is None:
        return ""
    return sight.say("sum-bid" if lay["kind"] == "bid" else "sum-pay", total=lay["total"], target=lay["target"], reach=lay["reach"])


def buttons(sight: Sight) -> list[Button | Refusal]:
    """What cannot be pointed at."""
    made: list[Button | Refusal] = []
    lay = _lay(sight)
    if lay is not None:
        made += _laying(sight, lay)
    made += [Button(move, sight.say("do-pass")) for move, _ in sight.choices.each("pass")]
    made += [Button(move, sight.say("do-no-second")) for move, _ in sight.choices.each("no-second")]
    if sight.next_quarry is None:
        made += [Button(move, sight.say("do-no-lot")) for move, _ in sight.choices.each("auction")]
    return made


def _laying(sight: Sight, lay: ChainView) -> list[Button | Refusal]:
    """To bid or to pay what is laid, or why that is not possible yet. PAL-71: too much is too much."""
    total, target = lay["total"], lay["target"]
    assert total is not None
    assert target is not None
    kind = "do-bid" if lay["kind"] == "bid" else "do-pay"
    over = max(0, total - target) if lay["kind"] == "buy" else 0
    words = sight.say(kind, value=total, over=over)
    done = [Button(move, words, main=True) for move, _ in sight.choices.each("done")]
    if done or not lay["cards"]:
        return [*done]
    return [Refusal(words, sight.say("why-done", total=total, target=target))]


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Where the match stands."""
    stack = next((each for each in sight.board["stacks"] if each["left"]), sight.board["stacks"][-1])
    riders, end = sight.board["riders"], sight.board["riders_end"]
    last = "yes" if riders == end - 1 and not sight.over else "no"
    return sight.say("heading", stack=stack["name"], left=stack["left"], riders=riders, end=end, last=last)


def happened(sight: Sight) -> str:
    """What one should know before the question."""
    board = sight.board
    if sight.over:
        return _ended(sight)
    if board["auction"] is not None:
        leader = board["auction"]["leader"]
        if leader == sight.me:
            return sight.say("you-lead", value=board["auction"]["highest"])
        return sight.say("leads", name=sight.names[leader], value=board["auction"]["highest"])
    if sight.decision == "take":
        takes = board["takes"] or 1
        return sight.say("take-several", takes=takes, left=len(board["display"])) if takes > 1 else sight.say("take-one")
    if sight.decision == "pick":
        return sight.say("picks")
    if sight.decision == "market":
        return _market(sight)
    if sight.decision == "pay":
        lay = _lay(sight)
        assert lay is not None
        return sight.say("price-of", count=len(lay["tiles"]), price=lay["target"])
    if sight.decision in ("first", "second"):
        return sight.say("costs", price=board["warehouse"]["price"])
    if board["fresh"] is not None:
        who = "you" if board["fresh"]["seat"] == sight.me else "they"
        return sight.say("fresh", who=who, name=sight.names[board["fresh"]["seat"]], count=len(board["fresh"]["tiles"]))
    return ""


def _market(sight: Sight) -> str:
    """What a tile costs; where everybody would take one from the next quarry, that."""
    store, quarry = sight.board["warehouse"], sight.next_quarry
    if quarry is not None and sight.next_by_turns:
        return sight.say("next-draft", quarry=quarry, count=len(sight.board["quarries"][quarry]))
    return sight.say("costs", price=store["price"]) if store["tiles"] else sight.say("why-empty")


def _market_hint(sight: Sight) -> str:
    """What is not said already."""
    store, quarry = sight.board["warehouse"], sight.next_quarry
    if quarry is None:
        return sight.say("why-no-lot")
    if sight.next_by_turns:
        return sight.say("costs", price=store["price"]) if store["tiles"] else sight.say("why-empty")
    return sight.say("next-lot", quarry=quarry, count=len(sight.board["quarries"][quarry]))


def _ended(sight: Sight) -> str:
    """Who has won, by how much, and why the match is over. PAL-137 to PAL-139."""
    seats, winners = sight.board["seats"], sight.winners
    end = sight.say("ended", end=sight.board["riders_end"])
    points = max(seat["points"] for seat in seats)
    if len(winners) > 1:
        return f"{sight.say('shared', names=sight.words.listing([sight.names[seat] for seat in winners]), points=points)} {end}"
    (winner,) = winners
    who = {"who": "you" if winner == sight.me else "they", "name": sight.names[winner]}
    others = [seat for number, seat in enumerate(seats) if number != winner]
    second = max(seat["points"] for seat in others)
    if second < points:
        return f"{sight.say('won', **who, points=signed(points), second=signed(second))} {end}"
    money = max(seat["amount"] or 0 for seat in others if seat["points"] == points)
    return f"{sight.say('won-money', **who, points=points, amount=seats[winner]['amount'], second=money)} {end}"


def hint(sight: Sight) -> str:
    """How the decision is made here."""
    if sight.decision == "bid":
        return _bid_hint(sight)
    if sight.decision == "turn":
        return _turn_hint(sight)
    if sight.decision == "build":
        return sight.say("hint-build", count=len(sight.fresh))
    if sight.decision == "market":
        return _market_hint(sight)
    if sight.decision == "pay":
        return f"{sight.say('hint-pay')} {_group_hint(sight)}"
    return sight.say(f"hint-{sight.decision}") if sight.decision is not None else ""


def _group_hint(sight: Sight) -> str:
    """What groups count; three certificates may be none."""
    rates = sight.board["rates"]
    return sight.say("hint-groups" if rates["certificates"] == rates["group"] else "hint-values", worth=rates["group"])


def _bid_hint(sight: Sight) -> str:
    """PAL-90, PAL-96: who pays; then what the lot can bring, and that groups count more, where that helps."""
    lay = _lay(sight)
    assert lay is not None
    assert sight.me is not None
    if len(sight.moves) == 1 and sight.find("pass") is not None:
        return sight.say("only-pass", target=lay["target"], reach=lay["reach"], currency=_currency(sight) or "none")
    found, points = sight.hopes[sight.me], sight.board["seats"][sight.me]["points"]
    said = [sight.say("hint-bid")]
    if found is not None:
        said.append(sight.say("hint-lot", now=signed(points), then=signed(points + found["gain"])))
    elif sight.vain:
        said.append(sight.say("hint-vain"))
    if sight.choices.each("group") or (sight.board["hand"] or []).count("cert") >= CERTIFICATES:
        said.append(_group_hint(sight))
    return " ".join(said)


def _turn_hint(sight: Sight) -> str:
    """What there is to point at, and what is not to be had."""
    rebuilds = any(sight.find(kind) is not None for kind in REBUILDS)
    said = [sight.say("hint-turn" if rebuilds else "hint-turn-plain")]
    if not rebuilds:
        said.append(sight.say("why-no-palazzo") if sight.board["hand"] else sight.say("why-fee"))
    if sight.board["riders"] == sight.board["riders_end"] - 1:
        said.append(sight.say("last-rider"))
    return " ".join(said)


# ---- what a phone enlarges ----


def loupes(sight: Sight) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others do, is about."""
    board = sight.board
    store = MARKET if sight.decision in (None, "market") else store_box(len(board["warehouse"]["tiles"]))
    parts = [Loupe("stacks", sight.say("stacks"), STACKS), Loupe("store", sight.say("store-name"), store), Loupe("money", sight.say("money-name"), MONEY)]
    for quarry, place in enumerate(QUARRIES):
        box = place.box(len(board["quarries"][quarry]), board["builder"] == quarry)
        parts.append(Loupe(f"quarry-{quarry}", sight.say("quarry-name", quarry=quarry), box))
    parts += [Loupe(f"street-{seat}", name, _street(sight, seat)) for seat, name in enumerate(sight.names)]
    return first_shown(parts, _now(sight))


def _street(sight: Sight, seat: int) -> Box:
    """What a phone shows of a street: the laid cards where they are the matter, else the palazzi with room for what may come."""
    corner, palazzi = corner_of(seat, sight.me, sight.seats), sight.board["seats"][seat]["palazzi"]
    own = seat == sight.me
    if own and sight.decision in ("bid", "pay"):
        return corner.pavement
    coming = 1 if own and sight.decision in ("build", "in-place") else 0
    scale = plots_of(sight, seat).scale
    high = max((palazzo["storeys"] for palazzo in palazzi), default=0)
    return corner.box(
        STOREY * scale * (high + coming) + 26 * scale + 6, paved=sight.decision not in ("out-tile", "in-tile", "in-place", "gone-tile") or not own
    )


def _now(sight: Sight) -> list[str]:
    board = sight.board
    here = f"quarry-{board['builder']}"
    mine = f"street-{sight.me if sight.me is not None else board['turn']}"
    laid = [mine] if (chain := _lay(sight)) is not None and chain["cards"] else []
    if board["auction"] is not None:
        return [here, *laid]
    if sight.decision == "pay":
        return laid
    if sight.decision == "fee":
        return []
    if sight.decision == "market":
        return ["store", *([f"quarry-{sight.next_quarry}"] if sight.next_quarry in (0, 2) else [])]
    if sight.decision is None:
        waiting = {"take": "money", "market": "store", "pick": here}
        return [waiting.get(board["stage"], f"street-{board['asked']}" if board["asked"] is not None else mine)]
    return {"turn": ["stacks", "money"], "take": ["money"], "first": ["store"], "second": ["store"], "pick": [here]}.get(sight.decision, [mine])
