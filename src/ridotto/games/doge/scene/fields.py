"""The seven fields with all that stands in them, and the marks of what the viewer may do there."""

from collections.abc import Iterable

from ridotto.games.doge.art import sign
from ridotto.games.doge.moves import ADVISOR_KEYS, FIELD_KEYS, FIRST_COUNCILLOR
from ridotto.games.doge.scene import pieces
from ridotto.games.doge.scene.geometry import COUNCIL
from ridotto.games.doge.scene.sight import AMOUNT_PITCH, Sight
from ridotto.games.doge.view import AdvisorView, StackView
from ridotto.look.pen import area, at, box, count, off, pick, piece, spot, title, write
from ridotto.look.quays import strong


def field_group(sight: Sight, field: str) -> str:
    """A field: its name, what stands in it, what may be done there."""
    move, marks = _marks(sight, field)
    drawn = [_edge(sight, field), _name(sight, field)]
    if field != COUNCIL:
        drawn += [*_sites(sight, field), *_houses(sight, field)]
    drawn += [*_stacks(sight, field), *_advisors(sight, field), marks]
    return area(move, sight.geometry.outline(field), *drawn, name=f"field-{field}", label=sight.field_name(field))


def _edge(sight: Sight, field: str) -> str:
    """The field at vote has a strong coast."""
    if field != sight.voting:
        return ""
    return strong(sight.geometry.coast(field))


def _name(sight: Sight, field: str) -> str:
    turn = sight.board["order"]["fields"].index(field) + 1
    state = "now" if field == sight.voting else "done" if turn <= sight.board["voted"] else ""
    return pieces.nameplate(sight.field_name(field), field, turn, *sight.geometry.label_at(field), state)


# ---- what stands in a field ----


def _sites(sight: Sight, field: str) -> Iterable[str]:
    here = sight.fields[field]
    built = len(here["palazzi"])
    planned = sight.plan.palazzi.get(field, 0)
    for site in range(here["sites"]):
        x, y = sight.geometry.site_at(field, site)
        if site < built:
            yield piece(f"on-palazzo-{field}-{site}", x, y, pieces.palazzo(here["palazzi"][site]))
            continue
        told = title(sight.say("scene-site", number=site + 1, cost=here["costs"][site]))
        yield at(x, y, told, pieces.site(here["costs"][site], site == built))
        if site < built + planned and sight.me is not None:
            yield at(x, y, f'<g class="planned">{pieces.palazzo(sight.me)}</g>', _frame(27))


def _frame(half: float) -> str:
    """The line around what the viewer has chosen and nobody else sees yet."""
    return f'<rect x="{-half:g}" y="{-half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="4" class="plan-line"/>'


def _houses(sight: Sight, field: str) -> Iterable[str]:
    for seat, standing in enumerate(sight.fields[field]["houses"]):
        change = sight.plan.houses.get(field, 0) if seat == sight.me else 0
        if not standing and not change:
            continue
        x, y = sight.geometry.houses_at(field, seat, sight.seats)
        drawn = pieces.house(seat) if standing else f'<g class="planned">{pieces.house(seat)}</g>'
        aside = 10 if seat == sight.me and field in sight.leaving else 0  # a ring stands around these houses
        drawn += write(f"{standing}→{standing + change}", 17 + aside, 8, None, "start", "plan") if change else count(standing, 20 + aside, 9)
        yield piece(f"on-houses-{field}-{seat}", x, y, drawn)


def _stacks(sight: Sight, field: str) -> Iterable[str]:
    vote = sight.vote if field == sight.voting else None
    for seat, stack in enumerate(sight.fields[field]["stacks"]):
        x, y = sight.geometry.stack_at(field, seat, sight.seats)
        name = f"on-stack-{field}-{seat}"
        if vote is not None:
            if stack is None and not vote["votes"][seat]:
                continue
            tokens, reach = pieces.shown(seat, (stack and stack["values"]) or ())
            note = pieces.votes_note(vote["votes"][seat], vote["advisor_votes"][seat], seat in vote["winners"], reach if stack else -8)
            yield piece(name, x - (8 if stack else 0), y, tokens, note)
        elif stack is not None:
            drawn = piece(name, x, y, _face_down(sight, seat, stack))
            used = sight.decision == "card" and seat == sight.me
            yield off(sight.say("scene-why-card-used"), drawn) if used else drawn
        elif seat == sight.me and field == sight.plan.card:
            yield _planned_stack(sight, seat, x, y)


def _face_down(sight: Sight, seat: int, stack: StackView) -> str:
    """A stack that waits for its vote: how many tokens it has and, for their owner, which."""
    if stack["values"] is None:
        return pieces.stack(seat, stack["size"]) + count(stack["size"], 20, 6)
    added = " + ".join(str(value) for value in stack["values"])
    return title(sight.say("scene-own-stack", tokens=added, votes=sum(stack["values"]))) + pieces.own_stack(seat, stack["values"])


def _planned_stack(sight: Sight, seat: int, x: float, y: float) -> str:
    """The viewer's card of this setting, and the tokens once they are chosen."""
    values = sight.plan.tokens
    if values:
        return piece(f"on-plan-{seat}", x, y, pieces.own_stack(seat, values), f'<path d="M-17 25H{17 if len(values) == 1 else 42}" class="plan-line"/>')
    return piece(f"on-plan-{seat}", x, y, f'<g class="planned">{pieces.stack(seat, 1)}</g>', '<circle r="19" class="plan-line"/>')


def _advisors(sight: Sight, field: str) -> Iterable[str]:
    standing = sight.fields[field]["advisors"]
    for number, key in enumerate(standing):
        x, y = sight.geometry.advisor_at(field, number, len(standing), sight.taken(field))
        yield advisor_piece(sight, key, x, y)


def advisor_piece(sight: Sight, key: str, x: float, y: float) -> str:
    """An advisor in its place. The one at hand has an arrow; one that may be picked has a ring."""
    who = sight.advisors[key]
    ringed = sight.decision == "advisor" and who["place"] is not None and sight.find("site", field=who["place"]) is not None
    at_hand = sight.vote is not None and sight.vote["advisor"] == key and not ringed
    number = ADVISOR_KEYS.index(key)
    move = sight.choices.find("pick", advisor=number - FIRST_COUNCILLOR) if sight.decision == "pick" else None
    figure = pieces.advisor(who, who["controller"], numbered=move is None)
    drawn = piece(f"on-advisor-{key}", x, y, title(_told(sight, who)), figure, pieces.pointer(-21) if at_hand else "")
    if move is not None:
        return drawn + spot(move, sight.phrase(move), x, y, 21) + pieces.roman(key, x, y)
    if sight.decision != "pick" or number < FIRST_COUNCILLOR:
        return drawn
    settled = sight.vote is not None and key in sight.vote["settled"]
    return off(sight.say("scene-why-settled" if settled else "scene-why-same"), drawn, name=sight.advisor_name(key))


def _told(sight: Sight, who: AdvisorView) -> str:
    """Whose an advisor is, and what it is worth where it stands."""
    name, votes = sight.advisor_name(who["advisor"]), sight.board["terms"]["advisor_votes"]
    if who["controller"] is None:
        return sight.say("scene-advisor-neutral", advisor=name)
    if who["controller"] == sight.me:
        return sight.say("scene-advisor-yours", advisor=name, votes=votes)
    return sight.tell("scene-advisor-of", advisor=name, votes=votes, name=sight.names[who["controller"]])


# ---- what may be done in a field ----


def _marks(sight: Sight, field: str) -> tuple[int | None, str]:
    """The marks of a field, and the move that a click anywhere in it makes, where there is one such move."""
    match sight.decision:
        case "card":
            return _card_marks(sight, field)
        case "advisor":
            return _siting_marks(sight, field)
        case "shift-home" | "shift-any" if field != COUNCIL:
            return _shift_marks(sight, field)
        case "houses" if field == sight.voting:
            return _house_marks(sight, field)
        case "build":
            return _build_marks(sight, field)
    return None, ""


def _card_marks(sight: Sight, field: str) -> tuple[int | None, str]:
    move = sight.find("card", field=field)
    if move is None or sight.me is None:
        return None, ""
    x, y = sight.geometry.stack_at(field, sight.me, sight.seats)
    return move, spot(move, sight.phrase(move), x, y, 19, pieces.stack(sight.me, 1))


def _siting_marks(sight: Sight, field: str) -> tuple[int | None, str]:
    """A ghost where the advisor would stand, or a ring around it where it may stay; never at home (DOG-69)."""
    if sight.vote is None or sight.vote["advisor"] is None:
        return None, ""
    key = sight.vote["advisor"]
    standing = sight.fields[field]["advisors"]
    move = sight.find("site", field=field)
    if move is None:
        why = sight.say("scene-why-home", field=sight.field_name(field))
        return None, off(why, title(why), pieces.barred(*sight.geometry.siting_at(field, len(standing))))
    if key in standing:
        x, y = sight.geometry.advisor_at(field, standing.index(key), len(standing))
        return move, spot(move, sight.phrase(move), x, y, 21)
    x, y = sight.geometry.siting_at(field, len(standing))
    return move, spot(move, sight.phrase(move), x, y, 19, pieces.advisor(sight.advisors[key], sight.me, 0.88))


def _shift_marks(sight: Sight, field: str) -> tuple[int | None, str]:
    """A ring around the viewer's houses that may leave, and a ghost where one may arrive, for each district it may come from.

    The page shows the ghosts of the houses that were pointed at, so they all have the same place.
    """
    if sight.me is None:
        return None, ""
    shifts = [(move, FIELD_KEYS[args["from"]], FIELD_KEYS[args["to"]]) for move, args in sight.choices.each("shift")]
    drawn = []
    if field in sight.leaving:
        drawn.append(pick(field, sight.say("scene-from", field=sight.field_name(field)), *sight.geometry.houses_at(field, sight.me, sight.seats), 23))
    x, y = sight.geometry.choice_at(field, 0, 1, 0)
    for move, start, goal in shifts:
        if goal == field:
            drawn.append(spot(move, sight.phrase(move), x - 3, y - 1, 20, pieces.house(sight.me, 31, 0, -1), of=start))
    return None, "".join(drawn)


def _house_marks(sight: Sight, field: str) -> tuple[int | None, str]:
    """A mark for each number of houses; the whole district stands for the largest."""
    numbers = [(move, args["count"]) for move, args in sight.choices.each("houses") if args["count"] > 0]
    if not numbers or sight.me is None:
        return None, ""
    drawn = []
    for number, (move, houses) in enumerate(numbers):
        x, y = sight.geometry.choice_at(field, number, len(numbers), AMOUNT_PITCH)
        row = "".join(pieces.house(sight.me, 22, 10 * (k - (houses - 1) / 2), -5) for k in range(houses))
        row += write(f"+{houses}", 0, 16, None, "middle", "plan")
        drawn.append(spot(move, f"{sight.phrase(move)}, +{houses}", x - 2, y, 20, row, classes="amount"))
    return numbers[-1][0], "".join(drawn)


def _build_marks(sight: Sight, field: str) -> tuple[int | None, str]:
    occasion = sight.mine and sight.mine["occasion"]
    move = sight.choices.find("build")
    if not occasion or occasion["field"] != field or move is None or sight.me is None:
        return None, ""
    here = sight.fields[field]
    site = len(here["palazzi"]) + sight.plan.palazzi.get(field, 0)
    x, y = sight.geometry.site_at(field, site)
    return move, box(move, sight.phrase(move), x, y, 52, 54, pieces.palazzo(sight.me))


# ---- the quay of the neutral advisors ----


def neutral_group(sight: Sight) -> str:
    """The nine neutral places: each shows its advisor or, while that one is away, the sign of its home."""
    left, top, _, _ = sight.geometry.quay()
    drawn = [write(sight.say(key), left + 202, top + y, classes="aside-word") for key, y in (("scene-neutral-1", 84), ("scene-neutral-2", 101))]
    for number, key in enumerate(ADVISOR_KEYS):
        x, y = sight.geometry.neutral_at(number)
        drawn.append(f'<ellipse cx="{x:g}" cy="{y + 17:g}" rx="13.5" ry="4.6" fill="var(--land)" stroke="var(--ink-2)" stroke-width=".9"/>')
        who = sight.advisors[key]
        if who["place"] is None:
            drawn.append(advisor_piece(sight, key, x, y))
        else:
            drawn.append(f'<g color="var(--ink-2)" class="on-stone" opacity=".75">{sign(who["home"], 17, x, y - 1)}</g>')
    return area(None, "", *drawn, name="neutral", label=sight.say("scene-neutral"))


def all_fields(sight: Sight) -> str:
    """The Quarantia and the districts, in reading order."""
    return field_group(sight, COUNCIL) + "".join(field_group(sight, field) for field in sight.geometry.reading)
