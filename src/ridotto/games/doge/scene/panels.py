"""What stands beside the board: the seats, the viewer's own things, and what a phone enlarges."""

from collections.abc import Iterable

from ridotto.games.doge.moves import ADVISOR_KEYS, DISTRICTS, FIELD_KEYS, FIRST_COUNCILLOR
from ridotto.games.doge.scene.sight import Sight
from ridotto.games.doge.view import SeatView
from ridotto.look.pen import Box, use, write
from ridotto.look.scene import Item, Loupe, Mark, Row, SeatPanel, first_shown

_TOKEN_BOX = "-15 -14 30 32"
_QUAY = "neutral"
_MOST_LOUPES = 3

Rank = tuple[bool, int, int]

# ---- the seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Palazzi, the number that wins, with the districts they stand in; then the supply."""
    best = max(_rank(seat) for seat in sight.board["seats"])
    return [_seat_panel(sight, number, seat, best) for number, seat in enumerate(sight.board["seats"])]


def _rank(seat: SeatView) -> Rank:
    """DOG-137 to DOG-141: a condition, then palazzi, then houses on the board."""
    return seat["condition"] is not None, seat["palazzi_built"], seat["houses_on_board"]


def _seat_panel(sight: Sight, number: int, seat: SeatView, best: Rank) -> SeatPanel:
    cells = []
    for field in FIELD_KEYS[:DISTRICTS]:
        built = sight.fields[field]["palazzi"].count(number)
        cells.append(Mark(f"f-{field}", str(built) if built else "", sight.say("scene-cell", field=sight.field_name(field), count=built), built > 0))
    supply = [
        Mark(icon, str(count), sight.say(f"scene-supply-{what}", count=count))
        for icon, what, count in (
            ("i-house", "houses", seat["houses"]),
            ("i-palazzo", "palazzi", seat["palazzi"]),
            ("i-ring", "rings", seat["rings"]),
            ("i-token", "tokens", seat["tokens"]),
        )
    ]
    caption = sight.say("scene-caption", palazzi=seat["palazzi_built"], districts=seat["districts"])
    stands = _standing(sight, seat, best)
    leads = _rank(seat) == best and seat["palazzi_built"] > 0
    return SeatPanel(str(seat["palazzi_built"]), f"{caption}\n{stands}" if stands else caption, _status(sight, number, seat), cells, supply, leads)


def _standing(sight: Sight, seat: SeatView, best: Rank) -> str:
    """Whether a player has reached the goal, leads, or is behind those who lead by houses alone."""
    if sight.over or not seat["palazzi_built"]:
        return ""
    ranks = [_rank(other) for other in sight.board["seats"]]
    told = [sight.say("scene-stand-goal")] if seat["condition"] is not None else []
    if _rank(seat) == best:
        by_houses = sum(rank[:2] == best[:2] for rank in ranks) > 1
        key = "scene-stand-level" if ranks.count(best) > 1 else "scene-stand-houses" if by_houses else "scene-stand-leads"
        told.append(sight.say(key))
    elif _rank(seat)[:2] == best[:2]:
        told.append(sight.say("scene-stand-fewer"))
    return ", ".join(told)


def _status(sight: Sight, number: int, seat: SeatView) -> str:
    """How a player stands: at the end, in a simultaneous stage, at a vote."""
    if sight.over:
        key = "scene-status-winner" if number in sight.winners else "scene-status-houses"
        return sight.say(key, houses=seat["houses_on_board"])
    if number in sight.board["joint"]:
        return sight.say("scene-status-ready" if seat["ready"] else "scene-status-chooses")
    if sight.board["stage"] == "setting":
        return sight.say("scene-status-no-tokens")
    if sight.vote is None:
        return ""
    votes = sight.vote["votes"][number]
    rank = "won" if number in sight.vote["winners"] else "second" if number in sight.vote["seconds"] else "other"
    return sight.say("scene-status-votes", rank=rank, votes=votes, field=sight.field_name(sight.vote["field"]))


# ---- the viewer's own things ----


def own_rows(sight: Sight) -> list[Row]:
    """The hand and the tokens that are not set."""
    if sight.mine is None or sight.me is None:
        return []
    return [_hand(sight, sight.me, sight.mine["hand"]), _tokens(sight, sight.me, sight.mine["tokens"])]


def _hand(sight: Sight, me: int, hand: list[str]) -> Row:
    setting = sight.board["stage"] == "setting"
    items = []
    for field in FIELD_KEYS:
        used = field not in hand
        move = sight.find("card", field=field)
        why = sight.say("scene-why-card-used") if used and setting else sight.say("scene-why-card-chosen") if sight.decision == "tokens" else ""
        art = use(f"card-{me}-{field}", 0, 0, 56, 80) + write(sight.say(f"scene-short-{field}"), 0, 33.5, None, "middle", "card-name")
        label = sight.say("scene-card", field=sight.field_name(field))
        aside = used or (sight.plan.card not in (None, field))
        items.append(Item(f"own-card-{field}", art, "-30 -42 60 84", label, move, "" if move is not None else why, field == sight.plan.card, aside))
    if sight.over:
        note = "scene-hand-over"
    elif sight.decision == "card":
        note = "scene-hand-choose"
    elif sight.plan.card:
        note = "scene-hand-chosen"
    else:
        note = "scene-hand-setting" if setting else "scene-hand-rests"
    return Row(sight.say("scene-hand"), sight.say(note), items)


def _tokens(sight: Sight, me: int, values: list[int]) -> Row:
    """The tokens in the supply, to be chosen when it is time; those chosen are raised, those turned up in this round lie aside."""
    setting = sight.board["stage"] == "setting"
    chosen = list(sight.plan.tokens)
    why = sight.say("scene-why-token-card") if sight.decision == "card" else ""
    items: list[Item] = []
    for value in values:
        is_chosen = value in chosen
        if is_chosen:
            chosen.remove(value)
        items.append(_token(sight, me, value, items, "scene-token", why, is_chosen, part=str(value) if sight.decision == "tokens" else ""))
    for value in sight.board["seats"][me]["open_tokens"]:
        items.append(_token(sight, me, value, items, "scene-token-open", aside=True))
    if setting:
        return Row(sight.say("scene-tokens"), sight.say("scene-tokens-worth", worth=sum(values)), items)
    return Row(sight.say("scene-tokens"), "" if sight.over else sight.say("scene-tokens-votes", kept=len(values)), items)


def _token(sight: Sight, me: int, value: int, before: list[Item], key: str, why: str = "", chosen: bool = False, aside: bool = False, part: str = "") -> Item:
    """A token of the viewer's own; tokens of the same value are told apart by counting them."""
    art = use(f"token-{me}-{value}", 0, 0, 30)
    number = sum(item.art == art for item in before)
    return Item(f"own-token-{value}-{number}", art, _TOKEN_BOX, sight.say(key, value=value), None, why, chosen, aside, part)


def own_sum(sight: Sight) -> str:
    """What the chosen tokens come to."""
    if not sight.plan.tokens or sight.plan.card is None:
        return ""
    return sight.say("scene-sum", field=sight.field_name(sight.plan.card), votes=sum(sight.plan.tokens))


# ---- what a phone enlarges ----


def loupes(sight: Sight) -> list[Loupe]:
    """The fields and the quay; those come first that hold what can be pointed at, the likeliest before the others."""
    found = [Loupe(f"field-{field}", sight.field_name(field), sight.geometry.frame(field)) for field in FIELD_KEYS]
    found.append(Loupe(_QUAY, sight.say("scene-neutral"), _quay(sight)))
    return first_shown(found, [part if part == _QUAY else f"field-{part}" for part in _about(sight)[:_MOST_LOUPES]])


def _quay(sight: Sight) -> Box:
    left, top, width, height = sight.geometry.quay()
    return left - 2, top - 4, width + 6, height + 10


def _about(sight: Sight) -> list[str]:
    """The parts of the board that hold the marks of the decision; for what is chosen from the hand there is none."""
    occasion = sight.mine and sight.mine["occasion"]
    match sight.decision:
        case "build" if occasion:
            return [occasion["field"]]
        case "houses" if sight.voting:
            return [sight.voting]
        case "pick":
            offered = [ADVISOR_KEYS[FIRST_COUNCILLOR + args["advisor"]] for _, args in sight.choices.each("pick")]
            return list(dict.fromkeys(sight.advisors[key]["place"] or _QUAY for key in offered))
        case "advisor" if sight.vote and sight.vote["advisor"]:
            return _sitings(sight, sight.advisors[sight.vote["advisor"]]["place"])
        case "shift-home" | "shift-any":
            return _shifts(sight)
    return []


def _sitings(sight: Sight, place: str | None) -> list[str]:
    """Where the advisor may go: where it stands, then where its vote counts soonest; two of them will do."""
    possible = [FIELD_KEYS[args["field"]] for _, args in sight.choices.each("site")]
    order, voted = sight.board["order"]["fields"], sight.board["voted"]
    soonest = [place, *order[voted + 1 :], *sight.board["next_order"]["fields"], *possible]
    return list(dict.fromkeys(field for field in soonest if field in possible))[:2]


def _shifts(sight: Sight) -> list[str]:
    """Two districts with houses that may leave, as they are pointed at first, then one where they may arrive; the advisor's home goes before others."""
    assert sight.me is not None
    me = sight.me

    def likeliest(fields: Iterable[str]) -> list[str]:
        return sorted(fields, key=lambda field: (field != sight.voting, -sight.fields[field]["houses"][me], field))

    goals = {FIELD_KEYS[args["to"]] for _, args in sight.choices.each("shift")}
    return list(dict.fromkeys([*likeliest(sight.leaving)[:2], *likeliest(goals)]))
