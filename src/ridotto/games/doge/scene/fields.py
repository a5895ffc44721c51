"""The seven fields with everything in them, and the marks of what the viewer may do there."""

from collections.abc import Iterable

from ridotto.games.doge.art import sign
from ridotto.games.doge.moves import ADVISOR_KEYS, FIELD_KEYS, FIRST_COUNCILLOR
from ridotto.games.doge.scene import pieces
from ridotto.games.doge.scene.geometry import COUNCIL, Geometry
from ridotto.games.doge.scene.scene_view import AMOUNT_PITCH, SHIFTING, SceneView
from ridotto.games.doge.scene.told import field_told
from ridotto.games.doge.shape import AdvisorView, StackView
from ridotto.look.pen import area, at, box, count, off, pick, piece, spot, title, write
from ridotto.look.quays import strong


def field_group(seen: SceneView, field: str) -> str:
    """A field: its name, what is in it, what may be done there."""
    move, marks = _marks(seen, field)
    drawn = [_edge(seen, field), _name(seen, field)]
    if field != COUNCIL:
        drawn += [*_sites(seen, field), *_houses(seen, field)]
    drawn += [*_stacks(seen, field), *_advisors(seen, field), marks]
    name, label, rule = f"field-{field}", field_told(seen, field), "DOG-7" if field == COUNCIL else "DOG-111"
    picking = bool(marks) and seen.decision in SHIFTING
    return area(move, seen.geometry.outline(field), *drawn, name=name, label=label, rule=rule, picking=picking)


def _edge(seen: SceneView, field: str) -> str:
    """The strong coast of the field that votes."""
    if field != seen.voting:
        return ""
    return strong(seen.geometry.coast(field))


def _name(seen: SceneView, field: str) -> str:
    turn = seen.board["order"]["fields"].index(field) + 1
    state = "now" if field == seen.voting else "done" if turn <= seen.board["voted"] else ""
    return pieces.nameplate(seen.field_name(field), field, turn, *seen.geometry.label_at(field), state)


# ---- what is in a field ----


def _sites(seen: SceneView, field: str) -> Iterable[str]:
    here = seen.fields[field]
    built = len(here["palazzi"])
    planned = seen.plan.palazzi.get(field, 0)
    for site in range(here["sites"]):
        x, y = seen.geometry.site_at(field, site)
        if site < built:
            yield piece(f"on-palazzo-{field}-{site}", x, y, pieces.palazzo(here["palazzi"][site]))
            continue
        told = title(seen.say("scene-site", number=site + 1, cost=here["costs"][site]), "DOG-4")
        cost = None if site == _site_to_build(seen, field) else here["costs"][site]  # a ghost stands there
        yield at(x, y, told, pieces.site(cost, site == built))
        if site < built + planned and seen.me is not None:
            yield at(x, y, f'<g class="planned">{pieces.palazzo(seen.me)}</g>', _frame(27))


def _site_to_build(seen: SceneView, field: str) -> int | None:
    """The site in a field on which the viewer may build now."""
    occasion = seen.mine and seen.mine["occasion"]
    if seen.decision != "build" or not occasion or occasion["field"] != field:
        return None
    return len(seen.fields[field]["palazzi"]) + seen.plan.palazzi.get(field, 0)


def _frame(half: float) -> str:
    """The line around what the viewer has chosen and nobody else can see yet."""
    return f'<rect x="{-half:g}" y="{-half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="4" class="plan-line"/>'


def _houses(seen: SceneView, field: str) -> Iterable[str]:
    for seat, standing in enumerate(seen.fields[field]["houses"]):
        change = seen.plan.houses.get(field, 0) if seat == seen.me else 0
        if not standing and not change:
            continue
        x, y = seen.geometry.houses_at(field, seat, seen.seats)
        drawn = pieces.house(seat) if standing else f'<g class="planned">{pieces.house(seat)}</g>'
        aside = 10 if seat == seen.me and field in seen.leaving else 0  # there is a ring around these houses
        drawn += write(f"{standing}→{standing + change}", 17 + aside, 8, None, "start", "plan") if change else count(standing, 20 + aside, 9)
        yield piece(f"on-houses-{field}-{seat}", x, y, drawn)


def _stacks(seen: SceneView, field: str) -> Iterable[str]:
    vote = seen.vote if field == seen.voting else None
    for seat, stack in enumerate(seen.fields[field]["stacks"]):
        x, y = seen.geometry.stack_at(field, seat, seen.seats)
        name = f"on-stack-{field}-{seat}"
        if vote is not None:
            if stack is None and not vote["votes"][seat]:
                continue
            tokens, reach = pieces.shown(seat, stack["values"] or ()) if stack else pieces.badge(seat)  # votes of advisors alone are somebody's, too
            note = pieces.votes_note(vote["votes"][seat], vote["advisor_votes"][seat], seat in vote["winners"], reach)
            yield piece(name, x - 8, y, tokens, note)
        elif stack is not None:
            drawn = piece(name, x, y, _face_down(seen, seat, stack))
            used = seen.decision == "card" and seat == seen.me
            yield off(seen.say("scene-why-card-used"), drawn, name=seen.say("scene-card", field=seen.field_name(field))) if used else drawn
        elif seat == seen.me and field == seen.plan.card:
            yield _planned_stack(seen, seat, x, y)


def _face_down(seen: SceneView, seat: int, stack: StackView) -> str:
    """A stack that waits for its vote: how many tokens it has and, for their owner, which."""
    if stack["values"] is None:
        return pieces.stack(seat, stack["size"]) + count(f"×{stack['size']}", 20, 6)
    added = " + ".join(str(value) for value in stack["values"])
    return title(seen.say("scene-own-stack", tokens=added, votes=sum(stack["values"])), "DOG-30") + pieces.own_stack(seat, stack["values"])


def _planned_stack(seen: SceneView, seat: int, x: float, y: float) -> str:
    """The card that the viewer has chosen for this setting, and the tokens once they are chosen."""
    values = seen.plan.tokens
    if values:
        return piece(f"on-plan-{seat}", x, y, pieces.own_stack(seat, values), '<path d="M-17 25H42" class="plan-line"/>')
    return piece(f"on-plan-{seat}", x, y, f'<g class="planned">{pieces.stack(seat, 1)}</g>', '<circle r="19" class="plan-line"/>')


def _advisors(seen: SceneView, field: str) -> Iterable[str]:
    standing = seen.fields[field]["advisors"]
    for number, key in enumerate(standing):
        x, y = seen.geometry.advisor_at(field, number, len(standing), seen.taken(field))
        yield advisor_piece(seen, key, x, y)


def advisor_piece(seen: SceneView, key: str, x: float, y: float) -> str:
    """An advisor in its place. The one being settled has an arrow; one that may be picked has a ring."""
    who = seen.advisors[key]
    ringed = seen.decision == "advisor" and who["place"] is not None and seen.find("site", field=who["place"]) is not None
    at_hand = seen.vote is not None and seen.vote["advisor"] == key and not ringed
    number = ADVISOR_KEYS.index(key)
    move = seen.choices.find("pick", advisor=number - FIRST_COUNCILLOR) if seen.decision == "pick" else None
    figure = pieces.advisor(who, who["controller"], numbered=move is None)
    drawn = piece(
        f"on-advisor-{key}", x, y, title(_told(seen, who), "DOG-49" if who["controller"] is None else "DOG-48"), figure, pieces.pointer(-21) if at_hand else ""
    )
    if move is not None:
        return drawn + spot(move, seen.phrase(move), x, y, 21) + pieces.roman(key, x, y)
    if seen.decision != "pick" or number < FIRST_COUNCILLOR:
        return drawn
    settled = seen.vote is not None and key in seen.vote["settled"]
    return off(seen.say("scene-why-settled" if settled else "scene-why-same"), drawn, name=seen.advisor_name(key))


def _told(seen: SceneView, who: AdvisorView) -> str:
    """Whose advisor it is, and what it is worth where it stands."""
    name, votes = seen.advisor_name(who["advisor"]), seen.board["terms"]["advisor_votes"]
    if who["controller"] is None:
        return seen.say("scene-advisor-neutral", advisor=name, home=seen.field_name(who["home"]))
    if who["controller"] == seen.me:
        return seen.say("scene-advisor-yours", advisor=name, votes=votes)
    return seen.tell("scene-advisor-of", advisor=name, votes=votes, name=seen.names[who["controller"]])


# ---- what may be done in a field ----


def _marks(seen: SceneView, field: str) -> tuple[int | None, str]:
    """The marks of a field, and the move that a click anywhere in it makes, where there is one such move."""
    match seen.decision:
        case "card":
            return _card_marks(seen, field)
        case "advisor":
            return _siting_marks(seen, field)
        case decision if decision in SHIFTING and field != COUNCIL:
            return None, _shift_marks(seen, field)
        case "houses" if field == seen.voting:
            return _house_marks(seen, field)
        case "build":
            return _build_marks(seen, field)
    return None, ""


def _card_marks(seen: SceneView, field: str) -> tuple[int | None, str]:
    move = seen.find("card", field=field)
    if move is None or seen.me is None:
        return None, ""
    x, y = seen.geometry.stack_at(field, seen.me, seen.seats)
    return move, spot(move, seen.phrase(move), x, y, 19, pieces.stack(seen.me, 1))


def _siting_marks(seen: SceneView, field: str) -> tuple[int | None, str]:
    """A ghost where the advisor would stand, or a ring around it where it may stay; never at home (DOG-69)."""
    if seen.vote is None or seen.vote["advisor"] is None:
        return None, ""
    key = seen.vote["advisor"]
    standing = seen.fields[field]["advisors"]
    move = seen.find("site", field=field)
    if move is None:
        why = seen.say("scene-why-home", field=seen.field_name(field))
        return None, off(why, title(why, "DOG-69"), pieces.barred(*seen.geometry.siting_at(field, len(standing))))
    if key in standing:
        x, y = seen.geometry.advisor_at(field, standing.index(key), len(standing))
        return move, spot(move, seen.say("scene-leave", field=seen.field_name(field)), x, y, 21)
    x, y = seen.geometry.siting_at(field, len(standing))
    return move, spot(move, seen.phrase(move), x, y, 19, pieces.advisor(seen.advisors[key], seen.me, 0.88))


def _shift_marks(seen: SceneView, field: str) -> str:
    """A ring around the viewer's houses that may leave, and a ghost where one may arrive for each district of origin.

    The page shows only the ghosts of the houses chosen, so all of them can have the same place.
    """
    if seen.me is None:
        return ""
    shifts = [(move, FIELD_KEYS[args["from"]], FIELD_KEYS[args["to"]]) for move, args in seen.choices.each("shift")]
    drawn = []
    if field in seen.leaving:
        drawn.append(pick(field, seen.say("scene-from", field=seen.field_name(field)), *seen.geometry.houses_at(field, seen.me, seen.seats), 23))
    x, y = seen.geometry.choice_at(field, 0, 1, 0)
    for move, start, goal in shifts:
        if goal == field:
            drawn.append(spot(move, seen.phrase(move), x - 3, y - 1, 19, pieces.house(seen.me, 30, 0, -1), of=start))
    return "".join(drawn)


def _house_marks(seen: SceneView, field: str) -> tuple[int | None, str]:
    """A mark for each number of houses; a click anywhere in the district means the largest."""
    numbers = [(move, args["count"]) for move, args in seen.choices.each("houses") if args["count"] > 0]
    if not numbers or seen.me is None:
        return None, ""
    drawn = []
    for number, (move, houses) in enumerate(numbers):
        x, y = seen.geometry.choice_at(field, number, len(numbers), AMOUNT_PITCH)
        row = "".join(pieces.house(seen.me, 22, 10 * (k - (houses - 1) / 2), -6) for k in range(houses))
        row += write(f"+{houses}", 0, 14, None, "middle", "plan")
        drawn.append(spot(move, f"{seen.phrase(move)}, +{houses}", x - 2, y, 18, row, classes="amount"))
    return numbers[-1][0], "".join(drawn)


def _build_marks(seen: SceneView, field: str) -> tuple[int | None, str]:
    site, move = _site_to_build(seen, field), seen.choices.find("build")
    if site is None or move is None or seen.me is None:
        return None, ""
    x, y = seen.geometry.site_at(field, site)
    return move, box(move, seen.phrase(move), x, y, 52, 54, pieces.palazzo(seen.me))


# ---- the quay of the neutral advisors ----


def neutral(seen: SceneView) -> str:
    """The quay of the neutral advisors, as it is if nothing can be chosen there."""
    if not seen.rests:
        return neutral_group(seen, seen.geometry)
    settled = seen.vote["advisor"] if seen.vote is not None else None
    vote = seen.vote if settled is not None and seen.advisors[settled]["place"] is None else None
    return seen.kept(neutral_group, {**seen.only("advisors", "terms"), "vote": vote}, seen.geometry, mine=True)


def neutral_group(seen: SceneView, geometry: Geometry) -> str:
    """The nine neutral places: each shows its advisor or, while it is away, the sign of its home."""
    left, top, _, _ = geometry.quay()
    drawn = [write(seen.say(key), left + 202, top + y, classes="aside-word") for key, y in (("scene-neutral-1", 84), ("scene-neutral-2", 101))]
    for number, key in enumerate(ADVISOR_KEYS):
        x, y = geometry.neutral_at(number)
        drawn.append(f'<ellipse cx="{x:g}" cy="{y + 17:g}" rx="13.5" ry="4.6" fill="var(--land)" stroke="var(--ink-2)" stroke-width=".9"/>')
        who = seen.advisors[key]
        if who["place"] is None:
            drawn.append(advisor_piece(seen, key, x, y))
        else:
            drawn.append(f'<g color="var(--ink-2)" class="on-stone" opacity=".75">{sign(who["home"], 17, x, y - 1)}</g>')
    return area(None, "", *drawn, name="neutral", label=seen.say("scene-neutral"), rule="DOG-63")


def all_fields(seen: SceneView) -> dict[str, str]:
    """The Quarantia and the districts, in reading order."""
    return {field: _as_it_is(seen, field) if seen.rests else field_group(seen, field) for field in (COUNCIL, *seen.geometry.reading)}


def _as_it_is(seen: SceneView, field: str) -> str:
    standing = seen.fields[field]["advisors"]
    concerned = seen.vote is not None and (field == seen.voting or seen.vote["advisor"] in standing)
    shown = {
        **seen.only("order", "voted", "terms"),
        "fields": [seen.fields[field]],
        "advisors": [seen.advisors[key] for key in standing],
        "vote": seen.vote if concerned else None,
        "mine": None,
    }
    return seen.kept(_only_field, shown, seen.geometry, field, mine=True)


def _only_field(seen: SceneView, geometry: Geometry, field: str) -> str:
    seen.geometry = geometry
    return field_group(seen, field)
