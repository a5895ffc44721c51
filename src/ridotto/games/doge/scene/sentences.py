"""The sentences beside the board: where the match stands, what has happened, how to decide, and the buttons."""

from collections.abc import Iterable

from ridotto.games.doge.moves import TOKEN_CHOICES
from ridotto.games.doge.scene.geometry import COUNCIL
from ridotto.games.doge.scene.pieces import ROMAN
from ridotto.games.doge.scene.scene_view import SceneView
from ridotto.games.doge.shape import VoteView
from ridotto.look.scene import Button, Refusal


def heading(seen: SceneView) -> str:
    """Round, setting or vote."""
    turn = seen.board["round"]
    if seen.over:
        return seen.say("scene-heading-over", round=turn)
    if seen.board["setting"] is not None:
        return seen.say("scene-heading-setting", round=turn, setting=seen.board["setting"], settings=seen.board["settings"])
    return seen.say("scene-heading-vote", round=turn, vote=seen.board["voted"] + 1, votes=len(seen.board["order"]["fields"]))


def goal(seen: SceneView) -> str:
    """The victory conditions, who has reached one in this round (DOG-135), and the end after dry rounds."""
    conditions = [seen.say("scene-condition", **condition) for condition in seen.board["conditions"]]
    listed = conditions[0] if len(conditions) == 1 else seen.say("scene-or", before=", ".join(conditions[:-1]), last=conditions[-1])
    told = [seen.say("scene-goal", conditions=listed)]
    reached = [number for number, seat in enumerate(seen.board["seats"]) if seat["condition"] is not None]
    if reached and not seen.over:
        told.insert(0, seen.tell("scene-goal-reached", person=seen.person(reached), names=seen.names_of(reached)))
    if seen.board["dry_rounds"] > 1:
        told.append(seen.say("scene-dry", dry=seen.board["dry_rounds"], limit=seen.board["dry_limit"]))
    return " ".join(told)


# ---- what has happened ----


def happened(seen: SceneView) -> str:
    """What the viewer should know before the question: the end, the viewer's own choice, or the result of the vote."""
    if seen.over:
        return _result(seen)
    if seen.board["stage"] == "setting":
        return _setting(seen)
    if seen.vote is None:
        return ""
    if seen.decision in ("shift-home", "shift-any"):
        return _own_shift(seen, seen.vote)
    return f"{_vote_result(seen, seen.vote)} {_under_way(seen, seen.vote)}".strip()


def _result(seen: SceneView) -> str:
    """Who has won and why, and how near the viewer came (DOG-137 to DOG-141)."""
    seats, winners = seen.board["seats"], seen.winners
    first = seats[winners[0]]
    reached = {"palazzi": first["palazzi_built"], "districts": first["districts"], "reason": seen.board["ended_by"] or ""}
    told = [seen.tell("scene-over" if len(winners) == 1 else "scene-over-shared", person=seen.person(winners), names=seen.names_of(winners), **reached)]
    level = [number for number, seat in enumerate(seats) if seat["standing"] == "behind-by-houses"]
    if level:
        most = max(seats[number]["houses_on_board"] for number in level)
        told.append(seen.tell("scene-over-level", person=seen.person(level), names=seen.names_of(level), houses=first["houses_on_board"], most=most))
    if seen.me is not None and seen.me not in (*winners, *level) and seats[seen.me]["condition"] is not None:
        told.append(seen.say("scene-over-also", palazzi=seats[seen.me]["palazzi_built"]))
    return " ".join(told)


def _setting(seen: SceneView) -> str:
    if seen.plan.card is None:
        return seen.say("scene-setting", setting=seen.board["setting"] or 0, settings=seen.board["settings"])
    field = seen.field_name(seen.plan.card)
    if not seen.plan.tokens:
        return seen.say("scene-card-chosen", field=field)
    return seen.say("scene-set-chosen", field=field, tokens=" + ".join(str(value) for value in seen.plan.tokens))


def _vote_result(seen: SceneView, vote: VoteView) -> str:
    """Who has won or, for those whose turn it is, who is second; after a tie also what it does and does not bring."""
    field = seen.field_name(vote["field"])
    if seen.me in vote["seconds"] and seen.board["stage"] == "seconds":
        seats, key = vote["seconds"], "scene-tied-second"
    else:
        seats, key = vote["winners"], "scene-tied"
    votes = vote["votes"][seats[0]]
    if len(seats) > 1:
        who = "winner" if key == "scene-tied" else "second"
        terms = {"shifts": seen.board["terms"][f"tied_{who}_shifts"], "houses": seen.board["terms"][f"tied_{who}_houses"]}  # type: ignore[literal-required]
        return seen.tell(key, person=seen.person(seats), names=seen.names_of(seats), field=field, votes=votes, **terms)
    if key == "scene-tied-second":
        return seen.say("scene-second", field=field, votes=votes)
    against = max(votes for seat, votes in enumerate(vote["votes"]) if seat not in seats)
    return seen.tell("scene-won", person=seen.person(seats), names=seen.names_of(seats), field=field, votes=votes, against=against)


def _own_shift(seen: SceneView, vote: VoteView) -> str:
    """Before a shift: after a tie, which of several it is; otherwise what giving up allows (DOG-81 to DOG-84)."""
    most = _shifts(seen)
    if seen.board["joint"]:
        number = seen.say("scene-shift-number", number=seen.plan.shifts + 1, most=most) if most > 1 else ""
        return f"{_vote_result(seen, vote)} {number}".strip()
    return seen.say("scene-gave-up", field=seen.field_name(vote["field"]), shifts=most)


def _under_way(seen: SceneView, vote: VoteView) -> str:
    """What somebody else is deciding at the moment, as far as it can be seen."""
    if seen.decision is not None or seen.board["joint"] or not seen.actors:
        return ""
    name, field, stage = seen.names[seen.actors[0]], seen.field_name(vote["field"]), seen.board["stage"]
    if vote["occasion"]:
        return seen.tell("scene-others-build", name=name, field=seen.field_name(vote["occasion"]["field"]), cost=vote["occasion"]["cost"])
    if vote["advisor"]:
        return seen.tell("scene-others-advisor", name=name, advisor=seen.advisor_name(vote["advisor"]))
    if vote["field"] == COUNCIL:
        return ""
    return seen.tell("scene-others-shift" if stage == "winner-advisor" else "scene-others-houses", name=name, field=field)


# ---- how a decision is made ----


def hint(seen: SceneView) -> str:
    """How to make the decision here, and what it leads to."""
    vote, occasion = seen.vote, seen.mine and seen.mine["occasion"]
    match seen.decision:
        case None:
            return ""
        case "tokens":
            sizes = [len(TOKEN_CHOICES[args["tokens"]]) for _, args in seen.choices.each("tokens")]
            return seen.say("scene-hint-tokens", least=min(sizes), most=max(sizes))
        case "build" if occasion:
            return seen.say("scene-hint-build", field=seen.field_name(occasion["field"]), cost=occasion["cost"])
        case "houses" if vote:
            return _houses_hint(seen, vote["field"])
        case "advisor" if vote and vote["advisor"]:
            return _advisor_hint(seen, vote["field"], vote["advisor"])
        case "pick" if vote:
            return _pick_hint(seen, vote)
        case "shift-home" | "shift-any":
            return seen.say("scene-hint-shift")
        case "card" if seen.mine and seen.board["setting"] != 1:  # a phone has no room for the tokens beside the cards
            left = seen.say("scene-hint-left", tokens=", ".join(str(value) for value in seen.mine["tokens"]))
            return f"{seen.say('scene-hint-card')} {left}"
    return seen.say("scene-hint-card")


def _houses_hint(seen: SceneView, field: str) -> str:
    """How many houses may be placed, and how many a palazzo takes (DOG-111)."""
    assert seen.me is not None
    here = seen.fields[field]
    most = max(args["count"] for _, args in seen.choices.each("houses"))
    told = seen.say("scene-hint-houses", most=most, field=seen.field_name(field))
    return f"{told} {seen.say('scene-hint-here', count=here['houses'][seen.me], cost=here['cost'] or 0)}"


def _advisor_hint(seen: SceneView, field: str, key: str) -> str:
    """What taking the advisor brings, and what follows (DOG-61, DOG-75, DOG-81, DOG-101)."""
    assert seen.me is not None
    who, own = seen.advisors[key], seen.board["seats"][seen.me]
    stage, most = seen.board["stage"], seen.board["terms"]["winner_advisors"]
    told = [seen.say("scene-at-hand-again", roman=ROMAN[key])] if stage == "winner-again" else []
    if field == COUNCIL and stage == "winner-advisor" and most > 1:
        told.append(seen.say("scene-at-hand-first", roman=ROMAN[key], own=most))
    if who["place"] is not None and who["controller"] == seen.me:
        told.append(seen.say("scene-hint-advisor-own", field=seen.field_name(who["place"])))
    else:
        if who["place"] is not None and who["controller"] is not None:
            told.append(seen.tell("scene-hint-advisor-of", name=seen.names[who["controller"]], field=seen.field_name(who["place"])))
        told.append(seen.say("scene-hint-advisor", votes=seen.board["terms"]["advisor_votes"], home=seen.field_name(who["home"])))
    if field != COUNCIL and own["houses"]:
        told.append(seen.say("scene-hint-houses-next"))
    return " ".join(told)


def _pick_hint(seen: SceneView, vote: VoteView) -> str:
    """Who gets how many advisors of the Quarantia in which order (DOG-89 to DOG-98), and the state of those left."""
    stage, seconds, terms = seen.board["stage"], vote["seconds"], seen.board["terms"]
    if stage == "seconds":
        name, more = seen.names[vote["winners"][0]], terms["winner_advisors"] - 1
        turn = seen.tell("scene-pick-one", own=terms["second_advisors"], name=name, more=more)
    elif stage == "winner-again":
        turn = seen.say("scene-pick-again")
    elif len(seconds) == 1:
        turn = seen.tell("scene-pick-between", own=terms["winner_advisors"], other=terms["second_advisors"], name=seen.names[seconds[0]])
    else:
        turn = seen.say("scene-pick-two", own=terms["winner_advisors"], tied=len(seconds))
    return f"{turn} {' · '.join(_standings(seen, vote))}."


def _standings(seen: SceneView, vote: VoteView) -> Iterable[str]:
    """The advisors of the Quarantia not yet settled; those in the same state are named together (DOG-R12)."""
    states: dict[tuple[str | None, int | None], list[str]] = {}
    for key, roman in ROMAN.items():
        if key not in vote["settled"]:
            states.setdefault((seen.advisors[key]["place"], seen.advisors[key]["controller"]), []).append(roman)
    for (place, controller), romans in states.items():
        roman = seen.words.listing(romans)
        if place is None or controller is None:
            yield seen.say("scene-stands-neutral", roman=roman)
        elif controller == seen.me:
            yield seen.say("scene-stands-yours", roman=roman, field=seen.field_name(place))
        else:
            yield seen.tell("scene-stands-of", roman=roman, name=seen.names[controller], field=seen.field_name(place))


# ---- buttons ----


def buttons(seen: SceneView) -> Iterable[Button | Refusal]:
    """Numbers to choose from, sets of tokens, and what has little or nothing to point at: leaving an advisor where he is, giving up, doing nothing."""
    for move, args in seen.choices.each("tokens"):
        values = TOKEN_CHOICES[args["tokens"]]
        label = seen.say("scene-set", count=len(values), votes=sum(values))
        yield Button(move, label, main=True, parts=tuple(sorted(str(value) for value in values)))
    yield from _amounts(seen)
    build = seen.choices.find("build")
    if build is not None and seen.mine and seen.mine["occasion"]:
        yield Button(build, seen.say("scene-build", cost=seen.mine["occasion"]["cost"]), main=True)
    if seen.decision == "advisor" and seen.vote and seen.vote["advisor"]:
        place = seen.advisors[seen.vote["advisor"]]["place"]
        keep = seen.find("site", field=place) if place is not None else None
        if place is not None and keep is not None:
            yield Button(keep, seen.say("scene-keep", field=seen.field_name(place)))
    give_up = seen.choices.find("give-up")
    if give_up is not None:
        yield Button(give_up, seen.say("scene-give-up", shifts=_shifts(seen)))
    for kind, key in (("stay", "scene-stay"), ("hold", "scene-hold")):
        move_none = seen.choices.find(kind)
        if move_none is not None:
            yield Button(move_none, seen.say(key))


def _shifts(seen: SceneView) -> int:
    """How many houses the viewer may shift in all, now or for the advisor that is given up."""
    assert seen.mine is not None
    return seen.mine["shifts_due"] or 0


def _amounts(seen: SceneView) -> Iterable[Button | Refusal]:
    """How many houses, the most first; a winner whose supply is too small to place all is told so."""
    amounts = sorted(((args["count"], move) for move, args in seen.choices.each("houses")), reverse=True)
    if not amounts or seen.me is None:
        return
    most, due = amounts[0][0], seen.mine["houses_due"] if seen.mine is not None else None
    if due is not None and due > most:
        yield Refusal(seen.say("scene-place", count=due), seen.say("scene-why-supply", houses=most))
    for count, move in amounts:
        yield Button(move, seen.say("scene-place", count=count), main=count == most)
