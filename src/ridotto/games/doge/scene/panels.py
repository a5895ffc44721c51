"""What is beside the board: the seats, the viewer's own things, and what a phone enlarges."""

from collections.abc import Iterable, Sequence

from ridotto.engine.codec import Event
from ridotto.games.doge.moves import ADVISOR_KEYS, DISTRICTS, FIELD_KEYS, FIRST_COUNCILLOR
from ridotto.games.doge.scene.scene_view import SHIFTING, SceneView
from ridotto.games.doge.shape import SeatView
from ridotto.look.pen import Box, use, write
from ridotto.look.scene import Item, Loupe, Mark, Row, SeatPanel, first_shown

_TOKEN_BOX = "-15 -14 30 32"
_QUAY = "neutral"
_MOST_LOUPES = 3
_MOST_HALVES = 4
_FIRST = ("leads", "leads-by-houses", "level")
"""How those stand with whom nobody is ahead."""

# ---- the seats ----


def seat_panels(seen: SceneView) -> list[SeatPanel]:
    """The palazzi, which decide the match, with the districts they are in; then the supply."""
    return [_seat_panel(seen, number, seat) for number, seat in enumerate(seen.board["seats"])]


def _seat_panel(seen: SceneView, number: int, seat: SeatView) -> SeatPanel:
    cells = []
    for field in FIELD_KEYS[:DISTRICTS]:
        built = seen.fields[field]["palazzi"].count(number)
        cells.append(Mark(f"f-{field}", str(built) if built else "", seen.say("scene-cell", field=seen.field_name(field), count=built), "DOG-132", built > 0))
    supply = [
        Mark(icon, str(count), seen.say(f"scene-supply-{what}", count=count), rule)
        for icon, what, count, rule in (
            ("i-house", "houses", seat["houses"], "DOG-108"),
            ("i-palazzo", "palazzi", seat["palazzi"], "DOG-118"),
            ("i-ring", "rings", seat["rings"], "DOG-65"),
            ("i-token", "tokens", seat["tokens"], "DOG-12"),
        )
    ]
    caption = seen.say("scene-caption", palazzi=seat["palazzi_built"], districts=seat["districts"])
    stands = _standing(seen, seat)
    leads = seat["standing"] in _FIRST and seat["palazzi_built"] > 0
    told = f"{caption}\n{stands}" if stands else caption
    return SeatPanel(str(seat["palazzi_built"]), told, "DOG-138", _status(seen, number, seat), cells, supply, leads)


def _standing(seen: SceneView, seat: SeatView) -> str:
    """Whether a player has reached the goal, leads, or trails the leaders by houses alone."""
    if seen.over or not seat["palazzi_built"]:
        return ""
    told = [seen.say("scene-stand-goal")] if seat["condition"] is not None else []
    told += [seen.say(f"scene-stand-{seat['standing']}")] if seat["standing"] != "behind" else []
    return ", ".join(told)


def _status(seen: SceneView, number: int, seat: SeatView) -> str:
    """A player's situation: at the end, in a simultaneous stage, at a vote."""
    if seen.over:
        key = "scene-status-winner" if number in seen.winners else "scene-status-houses"
        return seen.say(key, houses=seat["houses_on_board"])
    if number in seen.board["joint"]:
        return seen.say("scene-status-ready" if seat["ready"] else "scene-status-chooses")
    if seen.board["stage"] == "setting":
        return seen.say("scene-status-no-tokens")
    if seen.vote is None:
        return ""
    votes = seen.vote["votes"][number]
    rank = "won" if number in seen.vote["winners"] else "second" if number in seen.vote["seconds"] else "other"
    return seen.say("scene-status-votes", rank=rank, votes=votes, field=seen.field_name(seen.vote["field"]))


def outcome(seen: SceneView) -> list[tuple[str, list[str]]]:
    """DOG-137 to DOG-139: which condition each player has met, the palazzi and the houses on the board, once it is over."""
    if not seen.over:
        return []
    seats, conditions = seen.board["seats"], seen.board["conditions"]
    met = ["–" if seat["condition"] is None else seen.say("text-condition", **conditions[seat["condition"]]) for seat in seats]
    return [
        (seen.say("score-condition"), met),
        (seen.say("score-palazzi"), [str(seat["palazzi_built"]) for seat in seats]),
        (seen.say("score-houses"), [str(seat["houses_on_board"]) for seat in seats]),
    ]


# ---- the viewer's own things ----


def own_rows(seen: SceneView) -> list[Row]:
    """The hand, and the tokens not yet set."""
    if seen.mine is None or seen.me is None:
        return []
    return [_hand(seen, seen.me, seen.mine["hand"]), _tokens(seen, seen.me, seen.mine["tokens"])]


def _hand(seen: SceneView, me: int, hand: list[str]) -> Row:
    setting = seen.board["stage"] == "setting"
    items = []
    for field in FIELD_KEYS:
        used = field not in hand
        move = seen.find("card", field=field)
        why = seen.say("scene-why-card-used") if used and setting else seen.say("scene-why-card-chosen") if seen.decision == "tokens" else ""
        art = use(f"card-{me}-{field}", 0, 0, 56, 80) + write(seen.say(f"scene-short-{field}"), 0, 33.5, None, "middle", "card-name")
        label = seen.say("scene-card", field=seen.field_name(field))
        aside = used or (seen.plan.card not in (None, field))
        items.append(Item(f"own-card-{field}", art, "-30 -42 60 84", label, "DOG-14", move, "" if move is not None else why, field == seen.plan.card, aside))
    if seen.over:
        note = "scene-hand-over"
    elif seen.plan.card:
        note = "scene-hand-chosen"
    elif setting and seen.mine is not None and seen.mine["tokens"]:
        note = "scene-hand-choose"
    else:
        note = "scene-hand-setting" if setting else "scene-hand-rests"
    return Row(seen.say("scene-hand"), seen.say(note), items)


def _tokens(seen: SceneView, me: int, values: list[int]) -> Row:
    """The tokens in the supply, to choose from in due time; those chosen are raised, those turned up lie aside."""
    setting = seen.board["stage"] == "setting"
    chosen = list(seen.plan.tokens)
    why = seen.say("scene-why-token-card") if seen.decision == "card" else ""
    items: list[Item] = []
    for value in values:
        is_chosen = value in chosen
        if is_chosen:
            chosen.remove(value)
        items.append(_token(seen, me, value, items, "scene-token", why, is_chosen, part=str(value) if seen.decision == "tokens" else ""))
    for value in seen.board["seats"][me]["open_tokens"]:
        items.append(_token(seen, me, value, items, "scene-token-open", aside=True))
    if setting:
        return Row(seen.say("scene-tokens"), seen.say("scene-tokens-worth", worth=sum(values)), items)
    return Row(seen.say("scene-tokens"), "" if seen.over else seen.say("scene-tokens-votes", kept=len(values)), items)


def _token(
    seen: SceneView, me: int, value: int, before: list[Item], key: str, why: str = "", chosen: bool = False, aside: bool = False, part: str = ""
) -> Item:
    """A token of the viewer's own; tokens of the same value are numbered."""
    art = use(f"token-{me}-{value}", 0, 0, 30)
    number = sum(item.art == art for item in before)
    return Item(f"own-token-{value}-{number}", art, _TOKEN_BOX, seen.say(key, value=value), "DOG-60" if aside else "DOG-12", None, why, chosen, aside, part)


def own_sum(seen: SceneView) -> str:
    """What the chosen tokens add up to."""
    if not seen.plan.tokens or seen.plan.card is None:
        return ""
    return seen.say("scene-sum", field=seen.field_name(seen.plan.card), votes=sum(seen.plan.tokens))


# ---- what a phone enlarges ----


def loupes(seen: SceneView, news: Sequence[Event]) -> list[Loupe]:
    """The fields and the quay; those with something to choose come first, the likeliest choice before the others.

    Districts between which an advisor or a house may go stand side by side. Where nothing is to be chosen, the field that
    votes, or in which tokens were set last, is first: replays enlarge it.
    """
    about = _about(seen)
    half = seen.decision in ("advisor", *SHIFTING) and len(about) > 1
    speaks = seen.voting or next((FIELD_KEYS[event.numbers["field"]] for event in reversed(news) if event.kind == "set"), None)
    fields = sorted(FIELD_KEYS, key=lambda field: field != speaks)
    found = [Loupe(f"field-{field}", seen.field_name(field), seen.geometry.frame(field, half), half=half and field in about) for field in fields]
    found.append(Loupe(_QUAY, seen.say("scene-neutral"), _quay(seen)))
    return first_shown(found, [part if part == _QUAY else f"field-{part}" for part in about[: _MOST_HALVES if half else _MOST_LOUPES]])


def _quay(seen: SceneView) -> Box:
    left, top, width, height = seen.geometry.quay()
    return left - 2, top - 4, width + 6, height + 10


def _about(seen: SceneView) -> list[str]:
    """The parts of the board with the marks of the decision; none for choices from the hand."""
    occasion = seen.mine and seen.mine["occasion"]
    match seen.decision:
        case "build" if occasion:
            return [occasion["field"]]
        case "houses" if seen.voting:
            return [seen.voting]
        case "pick":
            offered = [ADVISOR_KEYS[FIRST_COUNCILLOR + args["advisor"]] for _, args in seen.choices.each("pick")]
            return list(dict.fromkeys(seen.advisors[key]["place"] or _QUAY for key in offered))
        case "advisor" if seen.vote and seen.vote["advisor"]:
            return _sitings(seen, seen.advisors[seen.vote["advisor"]]["place"])
        case "shift-home" | "shift-any":
            return _shifts(seen)
    return []


def _sitings(seen: SceneView, place: str | None) -> list[str]:
    """Two places to which the advisor may go: where it is, then where its vote counts soonest."""
    possible = [FIELD_KEYS[args["field"]] for _, args in seen.choices.each("site")]
    order, voted = seen.board["order"]["fields"], seen.board["voted"]
    soonest = [place, *order[voted + 1 :], *seen.board["next_order"]["fields"], *possible]
    return list(dict.fromkeys(field for field in soonest if field in possible))[:2]


def _shifts(seen: SceneView) -> list[str]:
    """Two districts with houses that may leave, then those where they may arrive; the advisor's home before others."""
    assert seen.me is not None
    me = seen.me

    def likeliest(fields: Iterable[str]) -> list[str]:
        return sorted(fields, key=lambda field: (field != seen.voting, -seen.fields[field]["houses"][me], field))

    goals = {FIELD_KEYS[args["to"]] for _, args in seen.choices.each("shift")}
    return list(dict.fromkeys([*likeliest(seen.leaving)[:2], *likeliest(goals)]))
