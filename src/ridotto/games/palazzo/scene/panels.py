"""What stands around the board: the seats, the viewer's own money and choices, the sentences, the parts a phone enlarges."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ridotto.games.palazzo.art import card
from ridotto.games.palazzo.moves import CURRENCIES, FACE_TEXTS, LOWEST
from ridotto.games.palazzo.scene.places import MONEY, QUARRIES, RING, STACKS, corner_of
from ridotto.games.palazzo.scene.sight import CARD_NUMBERS, Sight, floor_of
from ridotto.games.palazzo.scene.streets import signed
from ridotto.games.palazzo.view import ChainView, SeatView
from ridotto.look.scene import Button, Item, Loupe, Mark, Row, SeatPanel

REBUILDS = ("take-out", "insert", "remove")
CARD_BOX = "-30 -42 60 84"


# ---- seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Every seat, in order."""
    most = max(seat["points"] for seat in sight.board["seats"])
    built = any(seat["palazzi"] for seat in sight.board["seats"])
    return [
        SeatPanel(
            number=signed(seat["points"]),
            caption=_caption(sight, number),
            status=_status(sight, number),
            cells=[_house_mark(sight, palazzo["storeys"], palazzo["points"], palazzo["material"]) for palazzo in seat["palazzi"]],
            supply=_supply(sight, seat),
            leads=built and seat["points"] == most,
        )
        for number, seat in enumerate(sight.board["seats"])
    ]


def _caption(sight: Sight, seat: int) -> str:
    """Points; in an auction also how many they can be with the lot."""
    found = sight.hopes[seat]
    if found is None:
        return sight.say("points-caption")
    return sight.say("points-lot", points=sight.board["seats"][seat]["points"] + found.gain)


def _house_mark(sight: Sight, storeys: int, points: int, material: str | None) -> Mark:
    return Mark(f"pz-i-house-{storeys}", signed(points), sight.say("house", storeys=storeys, points=points), has=material is not None and storeys >= 3)


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
        Item(f"group-{args['value'] + LOWEST}", "", "", sight.say("group", value=args["value"] + LOWEST), move=move)
        for move, args in sight.choices.each("group")
    ]
    if groups:
        rows.append(Row(sight.say("own-groups"), sight.say("own-groups-note"), groups))
    if sight.decision == "turn":
        rows.append(Row(sight.say("own-rebuild"), sight.say("own-rebuild-note"), [_rebuild(sight, kind) for kind in REBUILDS]))
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
    return None if auction is None or sight.viewer is None else auction["bids"][sight.viewer]["currency"]


def _hand(sight: Sight, hand: Sequence[str]) -> Iterator[Item]:
    lay = _lay(sight)
    laid = Counter(lay["cards"] if lay is not None else ())
    copies: Counter[str] = Counter()
    for kind in hand:
        copies[kind] += 1
        chosen = copies[kind] <= laid[kind]
        move = None if chosen else _play(sight, kind)
        why = _why_card(sight, lay, kind) if lay is not None and move is None and not chosen else ""
        grouped = any(args["value"] == CARD_NUMBERS[kind] % 5 for _, args in sight.choices.each("group")) and kind != "cert"
        yield Item(f"card-{kind}-{copies[kind]}", card(kind, 0, 0, 1), CARD_BOX, sight.card(kind), move, why, chosen, aside=bool(why) and not grouped)


def _play(sight: Sight, kind: str) -> int | None:
    """What a card of the hand can be used for."""
    if sight.decision == "fee":
        return sight.find("fee", card=CARD_NUMBERS[kind])
    if kind == "cert":
        return sight.find("cert")
    return sight.find("card", currency=CARD_NUMBERS[kind] // 5, value=CARD_NUMBERS[kind] % 5)


def _why_card(sight: Sight, lay: ChainView, kind: str) -> str:
    """Why a card cannot be laid: PAL-29, PAL-81, PAL-85."""
    assert lay["reach"] is not None
    assert lay["target"] is not None
    if lay["reach"] < lay["target"]:
        return sight.say("why-reach", target=lay["target"], reach=lay["reach"])
    currency = _currency(sight)
    if currency is not None and not kind.startswith(currency):
        return sight.say("why-currency", currency=currency)
    return sight.say("why-card", target=lay["target"])


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


def buttons(sight: Sight) -> list[Button]:
    """What cannot be pointed at."""
    made: list[Button] = []
    lay = _lay(sight)
    for move, _ in sight.choices.each("done"):
        assert lay is not None
        made.append(Button(move, sight.say("do-bid" if lay["kind"] == "bid" else "do-pay", value=lay["total"]), main=True))
    made += [Button(move, sight.say("do-pass")) for move, _ in sight.choices.each("pass")]
    made += [Button(move, sight.say("do-no-second")) for move, _ in sight.choices.each("no-second")]
    if sight.next_quarry is None:
        made += [Button(move, sight.say("do-no-lot")) for move, _ in sight.choices.each("auction")]
    return made + [Button(move, _throwing(sight, move, FACE_TEXTS[args["tile"]])) for move, args in sight.choices.each("out")]


def _throwing(sight: Sight, move: int, face: str) -> str:
    """PAL-25: a tile out of the game; named in short where that is clear."""
    fresh = sight.board["fresh"]
    alike = {other for other in (fresh["tiles"] if fresh is not None else ()) if other[:-1] == face[:-1]}
    return sight.phrase(move) if len(alike) > 1 else sight.say("do-out", material=face[:-4], floor=floor_of(face))


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Where the match stands."""
    stack = next((each for each in sight.board["stacks"] if each["left"]), sight.board["stacks"][-1])
    return sight.say("heading", stack=stack["name"], left=stack["left"], riders=sight.board["riders"], end=sight.board["riders_end"])


def happened(sight: Sight) -> str:
    """What one should know before the question."""
    board = sight.board
    if sight.over:
        names = sight.words.listing([sight.names[seat] for seat in sight.winners])
        return sight.say("over", names=names, count=len(sight.winners), points=max(seat["points"] for seat in board["seats"]))
    if board["auction"] is not None:
        leader = board["auction"]["leader"]
        if leader == sight.viewer:
            return sight.say("you-lead", value=board["auction"]["highest"])
        return sight.say("leads", name=sight.names[leader], value=board["auction"]["highest"])
    if sight.decision == "take":
        return (
            sight.say("take-two", left=len(board["display"]))
            if sight.viewer == board["turn"] and len(board["display"]) > len(board["seats"])
            else sight.say("take-one")
        )
    if sight.decision == "pick":
        return sight.say("picks", count=len(board["quarries"][board["builder"]]))
    if sight.decision in ("market", "first", "second", "pay"):
        return sight.say("costs", price=board["warehouse"]["price"]) if board["warehouse"]["tiles"] else sight.say("why-empty")
    if board["fresh"] is not None:
        who = "you" if board["fresh"]["seat"] == sight.viewer else "they"
        return sight.say("fresh", who=who, name=sight.names[board["fresh"]["seat"]], count=len(board["fresh"]["tiles"]))
    return ""


def hint(sight: Sight) -> str:
    """How the decision is made here."""
    if sight.decision is None:
        return ""
    if sight.decision == "bid" and len(sight.choices.moves) == 1:
        lay = _lay(sight)
        assert lay is not None
        return sight.say("why-reach", target=lay["target"], reach=lay["reach"])
    assert sight.viewer is not None
    found, points = sight.hopes[sight.viewer], sight.board["seats"][sight.viewer]["points"]
    if found is not None and sight.decision == "bid":
        return f"{sight.say('hint-bid')} {sight.say('hint-lot', now=points, then=points + found.gain)}"
    return sight.say(f"hint-{sight.decision}")


# ---- what a phone enlarges ----


def loupes(sight: Sight) -> list[Loupe]:
    """Every part of the board; first what the decision, or what others do, is about."""
    now = _now(sight)
    parts = [("stacks", sight.say("stacks"), STACKS), ("store", sight.say("store-name"), RING), ("money", sight.say("money-name"), MONEY)]
    parts += [(f"quarry-{quarry}", sight.say("quarry-name", quarry=quarry), place.box) for quarry, place in enumerate(QUARRIES)]
    parts += [(f"street-{seat}", name, corner_of(seat, sight.viewer, len(sight.names)).box) for seat, name in enumerate(sight.names)]
    shown = [Loupe(name, label, part, now=name in now) for name, label, part in parts]
    return sorted(shown, key=lambda loupe: now.index(loupe.name) if loupe.now else len(now))


def _now(sight: Sight) -> list[str]:
    board = sight.board
    here = f"quarry-{board['builder']}"
    mine = f"street-{sight.viewer if sight.viewer is not None else board['turn']}"
    if board["auction"] is not None:
        return [here, mine]
    if sight.decision == "market":
        return ["store", *([f"quarry-{sight.next_quarry}"] if sight.next_quarry is not None else [])]
    if sight.decision is None:
        waiting = {"take": "money", "market": "store", "pick": here}
        return [waiting.get(board["stage"], f"street-{board['asked']}" if board["asked"] is not None else mine)]
    return {"turn": ["stacks", "money"], "take": ["money"], "first": ["store"], "second": ["store"], "pick": [here]}.get(sight.decision, [mine])
