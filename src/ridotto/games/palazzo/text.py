"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games.palazzo.shape import AuctionView, BidView, ChainView, OnePalazzoView, PalazzoView, SeatView


def text(view: PalazzoView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    lines = _turn(view, words, names)
    lines += _board(view, words)
    if view["auction"] is not None:
        lines += _auction(view["auction"], words, names)
    if view["draft"] is not None:
        lines.append(words("text-draft", tiles=words.named("face", view["draft"]["tiles"]), taken=view["draft"]["taken"]))
    if view["fresh"] is not None:
        lines.append(words("text-fresh", name=names[view["fresh"]["seat"]], tiles=words.named("face", view["fresh"]["tiles"])))
    for name, seat in zip(names, view["seats"], strict=True):
        lines += _seat(name, seat, words)
    lines += _money(view, words)
    if view["chain"] is not None:
        lines.append(_chain(view["chain"], words))
    return "\n".join(lines)


def _turn(view: PalazzoView, words: Words, names: Sequence[str]) -> list[str]:
    if view["asked"] is None:
        return [words("text-over")]
    return [words("text-turn", name=names[view["turn"]]), words("text-asked", name=names[view["asked"]], stage=view["stage"])]


def _cards(cards: Sequence[str], words: Words) -> str:
    return words.listing(_counted(cards, words), "-")


def _counted(cards: Sequence[str], words: Words) -> list[str]:
    """Equal cards together: `2 x brown 3`."""
    return [words("text-card", count=cards.count(kind), card=words(f"card-{kind}")) for kind in dict.fromkeys(cards)]


def _board(view: PalazzoView, words: Words) -> list[str]:
    warehouse = words.named("face", view["warehouse"]["tiles"])
    # before tiles are turned up the price is not yet the one to be paid (PAL-R3)
    price = view["warehouse"]["price"] if view["stage"] == "market" else None
    lines = [words("text-warehouse", tiles=warehouse) if price is None else words("text-market", tiles=warehouse, price=price)]
    for number, tiles in enumerate(view["quarries"]):
        builder = "yes" if number == view["builder"] else "no"
        lines.append(words("text-quarry", quarry=number + 1, tiles=words.named("face", tiles), builder=builder))
    for stack in view["stacks"]:
        lines.append(words("text-stack", stack=stack["name"], left=stack["left"], riders=stack["riders"], tiles=words.named("face", stack["tiles"])))
    lines.append(words("text-riders", riders=view["riders"], end=view["riders_end"]))
    lines.append(words("text-gone", tiles=words.named("face", view["gone"])))
    return lines


def _auction(auction: AuctionView, words: Words, names: Sequence[str]) -> list[str]:
    leader, auctioneer = names[auction["leader"]], names[auction["auctioneer"]]
    lines = [words("text-auction", auctioneer=auctioneer, lot=words.named("face", auction["lot"]), highest=auction["highest"], leader=leader)]
    for bid in auction["bids"]:
        if bid["passed"]:
            lines.append(words("text-passed", name=names[bid["seat"]]))
        elif bid["value"] == 0:
            lines.append(words("text-no-bid", name=names[bid["seat"]]))
        else:
            lines.append(_bid(bid, bid["seat"] == auction["auctioneer"], words, names))
    return lines


def _bid(bid: BidView, opening: bool, words: Words, names: Sequence[str]) -> str:
    """What a seat has laid, for the auctioneer with the opening certificate (PAL-78, PAL-84)."""
    name, value = names[bid["seat"]], bid["value"]
    cards = words.listing(([words("text-opening")] if opening else []) + _counted(bid["cards"], words))
    if bid["currency"] is None:
        return words("text-bid-open", name=name, value=value, cards=cards)
    return words("text-bid", name=name, value=value, cards=cards, currency=words(f"currency-{bid['currency']}"))


def _seat(name: str, seat: SeatView, words: Words) -> list[str]:
    known = _cards(seat["known"], words)
    lines = [words("text-seat", name=name, points=seat["points"], known=known, hidden=seat["hidden"])]
    if seat["amount"] is not None:
        lines.append(words("text-amount", name=name, amount=seat["amount"]))
    return lines + [_palazzo(palazzo, words) for palazzo in seat["palazzi"]]


def _palazzo(palazzo: OnePalazzoView, words: Words) -> str:
    return words(
        "text-palazzo",
        number=palazzo["number"] + 1,
        tiles=words.named("face", palazzo["tiles"]),
        storeys=palazzo["storeys"],
        windows=palazzo["windows"],
        material=palazzo["material"] or "mixed",
        points=palazzo["points"],
    )


def _money(view: PalazzoView, words: Words) -> list[str]:
    lines = [words("text-display", cards=_cards(view["display"], words))] if view["display"] else []
    lines.append(words("text-pile", pile=view["pile"], discard=_cards(view["discard"], words)))
    if view["pile_cards"] is not None:
        lines.append(words("text-pile-cards", cards=_cards(view["pile_cards"], words)))
    lines.append(words("text-unseen", cards=_cards(view["unseen"], words)))
    if view["hand"] is not None:
        lines.append(words("text-hand", cards=_cards(view["hand"], words)))
    return lines


def _chain(chain: ChainView, words: Words) -> str:
    if chain["kind"] == "bid" and not chain["cards"]:
        return words("text-bid-limits", target=chain["target"], reach=chain["reach"])
    what = words(f"move-{chain['kind']}") if chain["kind"] != "bid" else words("text-bidding")
    parts = [words("text-chain", what=what)]
    if chain["tiles"]:
        parts.append(words("text-chain-tiles", tiles=words.named("face", chain["tiles"])))
    if chain["palazzo"] is not None:
        parts.append(words("text-chain-palazzo", palazzo=chain["palazzo"]))
    if chain["into"] is not None:
        parts.append(words("text-chain-into", palazzo=chain["into"]))
    if chain["total"] is not None:
        cards = _cards(chain["cards"], words)
        parts.append(words("text-chain-cards", cards=cards, total=chain["total"], target=chain["target"], reach=chain["reach"]))
    return " ".join(parts)
