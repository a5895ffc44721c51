"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games.venice.shape import ContractView, DeckView, DockView, DogeView, GondolaView, SeatView, TripView, VeniceView


def text(view: VeniceView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    colours = _colours(view, words, names)
    lines = _course(view, words, names)
    lines += [_dock(dock, words, colours) for dock in view["docks"]]
    lines += [_canals(view, words, colours)]
    lines += [_gondola(gondola, words, colours) for gondola in view["gondolas"]]
    lines += _tracks(view, words, colours)
    for name, seat in zip(names, view["seats"], strict=True):
        lines += _seat(name, seat, words)
    for deck in view["decks"]:
        lines += _deck(deck, words, names)
    if view["smuggler_assistants"] is not None:
        lines.append(words("text-smuggler-assistants", left=view["smuggler_assistants"]))
    if view["doge"] is not None:
        lines += _doge(view["doge"], words)
    lines += _now(view, words, names, colours)
    lines += _own(view, words)
    return "\n".join(lines)


def _colours(view: VeniceView, words: Words, names: Sequence[str]) -> list[str]:
    if view["mode"] == "doge":
        return [*names, words("text-doge-first"), words("text-doge-second")]
    return [*names, words("text-smugglers")]


def _load(load: Sequence[int], words: Words) -> str:
    return words("text-load", ceramic=load[0], cloth=load[1], silver=load[2])


def _contract(contract: ContractView, words: Words) -> str:
    about = {key: contract[key] for key in ("scrolls", "coins", "points")}
    place = words(f"building-{contract['place']}")
    return words("text-contract", contract=words(f"contract-{contract['contract']}"), place=place, load=_load(contract["cubes"], words), **about)


def _course(view: VeniceView, words: Words, names: Sequence[str]) -> list[str]:
    if view["phase"] == "over":
        lines = [words("text-over")]
        if view["arrested"] is not None:
            lines.append(words("text-arrested", name=names[view["arrested"]]))
        return [*lines, words("text-doge-wins")] if view["doge_wins"] else lines
    if view["phase"] == "deal":
        return [words("text-deal")]
    if view["phase"] == "prologue":
        lines = [words("text-prologue")]
    elif view["phase"] == "scoring":
        lines = [words("text-scoring")]
    else:
        lines = [words("text-round", round=view["round"])]
    if view["end"] is not None and view["end_reason"] is not None:
        lines.append(words("text-end", stage=words(f"stage-{view['end']}"), reason=words(f"reason-{view['end_reason']}")))
    lines.append(words("text-order", names=words.listing([names[seat] for seat in view["play_order"]], "-")))
    if view["turn"] is not None:
        lines.append(words("text-turn", name=names[view["turn"]]))
    return lines


def _dock(dock: DockView, words: Words, colours: Sequence[str]) -> str:
    standing = [words("text-assistant", colour=colours[colour], field=field) for colour, field in enumerate(dock["assistants"]) if field]
    pile = words.listing(dock["pile"], "-")
    return words("text-dock", dock=dock["dock"], building=words(f"building-{dock['building']}"), pile=pile, assistants=words.listing(standing, "-"))


def _canals(view: VeniceView, words: Words, colours: Sequence[str]) -> str:
    found = []
    for canal in view["canals"]:
        first, second = words(f"building-{canal['first']}"), words(f"building-{canal['second']}")
        if canal["bridge"] is None:
            found.append(words("text-canal", first=first, second=second, cost=canal["cost"]))
        else:
            found.append(words("text-canal-bridge", first=first, second=second, colour=colours[canal["bridge"]]))
    return words("text-canals", list=words.listing(found, "-"))


def _gondola(gondola: GondolaView, words: Words, colours: Sequence[str]) -> str:
    place = "-" if gondola["at"] is None else words(f"building-{gondola['at']}")
    about = {"gondola": gondola["gondola"], "colour": colours[gondola["colour"]], "place": place, "load": _load(gondola["load"], words)}
    return words("text-gondola-manned", **about) if gondola["gondolier"] else words("text-gondola", **about)


def _tracks(view: VeniceView, words: Words, colours: Sequence[str]) -> list[str]:
    council = view["council"]
    discs = [words("text-disc", colour=colours[disc["colour"]], field=disc["field"]) for disc in council["discs"]]
    rewards = words.listing([str(points) for points in council["rewards"]], "-")
    lines = [words("text-council", last=council["last"], list=words.listing(discs, "-"), rewards=rewards)]
    if council["marker"] is not None:
        lines.append(words("text-marker", field=council["marker"]))
    discards = words.named("influence", view["influence_discards"])
    load = _load(view["cubes"], words)
    lines.append(words("text-supply", load=load, contracts=view["contract_pile"], influence=view["influence_pile"], discards=discards))
    return lines


def _seat(name: str, seat: SeatView, words: Words) -> list[str]:
    about = {key: seat[key] for key in ("points", "coins", "scrolls", "intrigue", "assistants", "contracts", "influence")}
    lines = [words("text-seat", name=name, bridges=seat["bridges_left"], **about)]
    lines.append(
        words(
            "text-prospect",
            council=seat["council_points"],
            assistants=seat["assistant_points"],
            coins=seat["coin_points"],
            favour=seat["favour_points"],
            tax=seat["tax"],
            keep=seat["keep_price"],
        )
    )
    if seat["suspect"]:
        lines.append(words("text-suspect"))
    if seat["favour"] is not None:
        lines.append(words("text-favour-unturned") if seat["favour"] == "unturned" else words("text-favour-turned"))
    for contract in seat["places"]:
        if contract is not None:
            lines.append(
                words(
                    "text-in-force",
                    contract=_contract(contract, words),
                    effect=words(f"text-effect-{contract['contract']}", amount=contract["amount"], more=contract["more"]),
                )
            )
    if seat["archived"]:
        lines.append(words("text-archived", list=words.named("contract", (contract["contract"] for contract in seat["archived"]))))
    return lines


def _deck(deck: DeckView, words: Words, names: Sequence[str]) -> list[str]:
    played = words.named("building", deck["played"])
    lines = [words("text-deck", letter=words(f"letter-{deck['letter']}"), name=names[deck["seat"]], cards=deck["cards"], played=played)]
    if deck["now"] is not None:
        lines.append(words("text-deck-now", building=words(f"building-{deck['now']}")))
    if deck["top"] is not None:
        lines.append(words("text-deck-top", building=words(f"building-{deck['top']}")))
    return lines


def _doge(doge: DogeView, words: Words) -> list[str]:
    row = words.listing(["-" if card is None else words(f"doge-card-{card}") for card in doge["row"]], "-")
    discards = words.named("doge-card", doge["discards"])
    return [
        words(
            "text-doge",
            points=doge["points"],
            scrolls=doge["scrolls"],
            cap=doge["scroll_cap"],
            intrigue=doge["intrigue"],
            limit=doge["limit"],
            assistants=words.listing([str(left) for left in doge["assistants_left"]], "-"),
            bridges=doge["bridges_left"],
            council=doge["council_points"],
        ),
        words(
            "text-doge-row",
            list=row,
            pile=doge["pile"],
            discards=discards,
            extra=doge["extra_turns"],
            fields=words.listing([str(points) for points in doge["field_points"]], "-"),
        ),
    ]


def _now(view: VeniceView, words: Words, names: Sequence[str], colours: Sequence[str]) -> list[str]:
    lines = _trip(view["trip"], words) if view["trip"] is not None else []
    if view["activation"] is not None:
        states = [(effect["effect"], words(f"text-state-{effect['why'] or effect['state']}")) for effect in view["activation"]["effects"]]
        effects = words.listing([f"{number} ({state})" for number, state in states], "-")
        lines.append(words("text-activation", building=words(f"building-{view['activation']['building']}"), list=effects))
    if view["meeting"] is not None:
        asked = words.listing([names[seat] for seat in view["meeting"]["asked"]], "-")
        lines.append(words("text-meeting", names=asked, why=words(f"text-why-{view['meeting']['why']}")))
    if view["card"] is not None:
        lines.append(words("text-card", card=words(f"influence-{view['card']['card']}")))
    if view["doge_card"] is not None:
        lines.append(words("text-card", card=words(f"doge-card-{view['doge_card']}")))
    if view["bridge"] is not None:
        lines.append(words("text-bridge", colour=colours[view["bridge"]["colour"]]))
    if view["step"] == "levy" and view["doge"] is not None:
        lines.append(words("text-levy", coins=view["doge"]["levy_coins"], points=view["doge"]["levy_points"]))
    if view["step"] == "pay-off" and view["turn"] is not None:
        seat = view["seats"][view["turn"]]
        lines.append(words("text-pay-off", scrolls=seat["pay_off_scrolls"], coins=seat["pay_off_coins"]))
    if view["reloading"] is not None:
        lines.append(words("text-reloading", gondola=view["reloading"]))
    if view["fulfilling"] is not None:
        lines.append(words("text-fulfilling", contract=_contract(view["fulfilling"], words)))
    if view["too_full"] is not None:
        lines.append(words("text-too-full", gondola=view["too_full"]))
    return lines


def _trip(trip: TripView, words: Words) -> list[str]:
    path = words.named("building", trip["path"])
    lines = [words("text-trip", gondola=trip["gondola"], path=path, paid=trip["paid"])]
    if trip["spy"] is not None:
        lines.append(words("text-spy-ready" if trip["spy"] == "ready" else "text-spy-used"))
    if trip["ways"]:
        ways = [words("text-way", building=words(f"building-{way['building']}"), price=way["price"]) for way in trip["ways"]]
        lines.append(words("text-ways", list=words.listing(ways, "-")))
    return lines


def _smuggler(view: VeniceView, words: Words, at: int) -> str:
    building = words(f"building-{view['drawn_smugglers'][at]}")
    return words("text-crossing", building=building, position=view["drawn_crossed"][at]) if view["drawn_crossed"] else building


def _own(view: VeniceView, words: Words) -> list[str]:
    lines = []
    if view["hand"] is not None:
        lines.append(words("text-hand", list=words.listing([_contract(contract, words) for contract in view["hand"]], "-")))
    if view["influence"]:
        lines.append(words("text-influence", list=words.named("influence", view["influence"])))
    drawn = [_contract(contract, words) for contract in view["drawn_contracts"]]
    drawn += [words(f"influence-{card}") for card in view["drawn_influence"]]
    drawn += [_smuggler(view, words, at) for at in range(len(view["drawn_smugglers"]))]
    if drawn:
        lines.append(words("text-drawn", list=words.listing(drawn, "-")))
    under = [words(f"contract-{contract}") for contract in view["put_under"]] + [words(f"influence-{card}") for card in view["put_under_cards"]]
    if under:
        lines.append(words("text-put-under", list=words.listing(under, "-")))
    return lines
