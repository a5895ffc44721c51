"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games.rialto.shape import ActionView, BonusView, ChainView, ConnectionView, ConvertedView, DistrictView, PlayView, RialtoView, RoomView, SeatView


def text(view: RialtoView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    players = [*names, words("text-virtual")] if view["virtual"] is not None else list(names)
    lines = _course(view, words, players)
    lines += [_district(district, view, words, players) for district in view["districts"]]
    lines += _connections(view, words)
    lines += [_bonus(bonus, words, players) for bonus in view["bonus_tiles"]]
    discs = [words("text-disc", name=players[disc["player"]], space=disc["space"]) for disc in view["track"]]
    lines.append(words("text-track", list=words.listing(discs, "-")))
    lines += _cards_on_table(view, words, players)
    for name, seat in zip(names, view["seats"], strict=True):
        lines += _seat(name, seat, words)
    lines += _own(view, words)
    return "\n".join(lines)


def _cards(cards: Sequence[str], words: Words) -> str:
    """Equal cards together: `2 x Doge`."""
    return words.listing([words("text-count", count=cards.count(kind), card=words(f"card-{kind}")) for kind in dict.fromkeys(cards)], "-")


def _course(view: RialtoView, words: Words, players: Sequence[str]) -> list[str]:
    if view["phase"] == "over":
        return [words("text-over")]
    lines = [words("text-setup")] if view["current"] is None else []
    if view["current"] is not None:
        lines = [words("text-round", round=view["round"], phase=view["phase"], district=words(f"district-{view['current']}"))]
    lines += _section(view, words, players)
    if view["turn"] is None:
        lines.append(words("text-discarding"))
    else:
        lines.append(words("text-turn", name=players[view["turn"]], step=view["step"]))
    if view["action"] is not None:
        lines.append(_action(view["action"], words, players))
    return lines


def _section(view: RialtoView, words: Words, players: Sequence[str]) -> list[str]:
    now = next((section["section"] for section in view["sections"] if section["state"] == "now"), None)
    lines = []
    if now is not None and view["begins"] is not None:
        lines.append(words("text-section", section=words(f"section-{now}"), name=players[view["begins"]]))
    settled = [section for section in view["sections"] if section["majority"] is not None]
    if settled:
        found = [words("text-majority", section=section["letter"], name=players[section["majority"] or 0]) for section in settled]
        lines.append(words("text-majorities", list=words.listing(found, "-")))
    lines += [_play(play, words, players) for play in view["plays"]]
    if view["queue"]:
        lines.append(words("text-queue", names=words.listing([players[player] for player in view["queue"]], "-")))
    return lines


def _converted(converted: Sequence[ConvertedView], words: Words) -> list[str]:
    return [words("text-as", card=words(f"card-{entry['card']}"), building=words(f"building-{entry['building']}")) for entry in converted]


def _play(play: PlayView, words: Words, players: Sequence[str]) -> str:
    parts = [_cards(play["cards"], words), *_converted(play["converted"], words)]
    if play["joker_buildings"]:
        parts.append(words("text-yellow-three", number=play["joker_buildings"]))
    return words("text-play-line", name=players[play["player"]], count=play["count"], what=words.listing(parts, "-"))


def _action(action: ActionView, words: Words, players: Sequence[str]) -> str:
    parts = []
    if action["building"] is not None:
        parts.append(words(f"building-{action['building']}"))
    if action["connection"] is not None:
        parts.append(words(f"connection-{action['connection']}"))
    if action["source"] is not None:
        parts.append(words("text-source-tableau") if action["source"] == "tableau" else words("text-source", district=words(f"district-{action['source']}")))
    if action["left"]:
        parts.append(words("text-left", left=action["left"]))
    return words("text-action", name=players[action["seat"]], what=words.listing(parts, "-"))


def _district(district: DistrictView, view: RialtoView, words: Words, players: Sequence[str]) -> str:
    found = []
    for standing in district["standings"]:
        scores = view["virtual"] is None or standing["player"] != view["virtual"]["player"]
        if scores:
            found.append(words("text-standing", name=players[standing["player"]], men=standing["men"], points=standing["points"]))
        else:
            found.append(words("text-virtual-standing", name=players[standing["player"]], men=standing["men"]))
    return words(
        "text-district",
        number=district["number"],
        district=words(f"district-{district['district']}"),
        side=words(f"side-{district['side']}"),
        value=district["value"],
        standings=words.listing(found, "-"),
    )


def _connections(view: RialtoView, words: Words) -> list[str]:
    built = [_connection(connection, words) for connection in view["connections"] if connection["tile"] is not None]
    free = [_connection(connection, words) for connection in view["connections"] if connection["tile"] is None]
    lines = [words("text-built", list=words.listing(built, "-")), words("text-free", list=words.listing(free, "-"))]
    if view["bridge"] is None:
        return [*lines, words("text-bridges-gone", gondolas=view["gondolas"])]
    below = words.listing([f"{bridge['low']}/{bridge['high']}" for bridge in view["bridges_below"]], "-")
    top = f"{view['bridge']['low']}/{view['bridge']['high']}"
    return [*lines, words("text-bridges", top=top, below=below, gondolas=view["gondolas"])]


def _connection(connection: ConnectionView, words: Words) -> str:
    name = words(f"connection-{connection['connection']}")
    if connection["tile"] is None:
        return words("text-marked", connection=name) if connection["marked"] else name
    first, second = connection["values"]
    if connection["tile"] == "bridge":
        return words("text-connection-bridge", connection=name, first=first, second=second)
    return words("text-connection-gondola", connection=name, first=first, second=second)


def _bonus(bonus: BonusView, words: Words, players: Sequence[str]) -> str:
    side = words(f"side-{bonus['side']}")
    if not bonus["turned"] and not bonus["earned"]:
        return words("text-bonus-open", side=side, points=bonus["points"])
    names = words.listing([players[player] for player in bonus["players"]], "-")
    return words("text-bonus-turned", side=side, names=names) if bonus["turned"] else words("text-bonus-earned", side=side, names=names)


def _cards_on_table(view: RialtoView, words: Words, players: Sequence[str]) -> list[str]:
    lines = []
    for row in view["rows"]:
        if row["taken_by"] is not None:
            lines.append(words("text-row-taken", row=row["row"], name=players[row["taken_by"]]))
        elif row["leftover"]:
            lines.append(words("text-row-leftover", row=row["row"], cards=_cards(row["cards"], words)))
        else:
            lines.append(words("text-row", row=row["row"], cards=_cards(row["cards"], words)))
    if view["virtual"] is not None:
        lines.append(words("text-virtual-cards", cards=_cards(view["virtual"]["cards"], words)))
    lines.append(words("text-pile", pile=view["pile"], discards=view["discards"], seen=_cards(view["discards_seen"], words)))
    left = [words("text-supply-one", building=words(f"building-{entry['building']}"), left=entry["left"]) for entry in view["buildings"]]
    return [*lines, words("text-supply", list=words.listing(left, "-"), bank=view["bank"])]


def _seat(name: str, seat: SeatView, words: Words) -> list[str]:
    about = {key: seat[key] for key in ("points", "rank", "coins", "tableau", "supply")}
    return [
        words("text-seat", name=name, **about),
        words("text-prospect", districts=seat["district_points"], buildings=seat["building_points"], stock=seat["stock_points"]),
        words("text-rooms", list=words.listing([_room(room, words) for room in seat["rooms"] if room["building"] is not None], "-")),
        words("text-cards", cards=seat["cards"], limit=seat["limit"], down=seat["down"], known=_cards(seat["known"], words)),
    ]


def _room(room: RoomView, words: Words) -> str:
    name = words(f"building-{room['building']}")
    if room["coin"]:
        return words("text-coin", building=name)
    return words("text-new", building=name) if room["new"] else name


def _own(view: RialtoView, words: Words) -> list[str]:
    lines = [words("text-unseen", cards=_cards(view["unseen"], words))]
    if view["hand"] is not None:
        lines.append(words("text-hand", cards=_cards(view["hand"], words)))
    if view["own_down"]:
        lines.append(words("text-own-down", cards=_cards(view["own_down"], words)))
    if view["chain"] is not None:
        lines.append(_chain(view["chain"], words))
    return lines


def _chain(chain: ChainView, words: Words) -> str:
    if chain["discards"]:
        return words("text-chain-discards", cards=_cards(chain["discards"], words))
    parts = _converted(chain["converted"], words)
    if chain["joker_buildings"]:
        parts.append(words("text-yellow-three", number=chain["joker_buildings"]))
    if chain["cards"] is not None:
        parts.append(words("text-chain-cards", cards=chain["cards"]))
    return words("text-chain", what=words.listing(parts, "-"))
