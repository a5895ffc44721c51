"""The sentences beside the board: where the match stands, what has happened, how a decision is made, and the buttons."""

from collections.abc import Iterable

from ridotto.games.doge.moves import TOKEN_CHOICES
from ridotto.games.doge.scene.geometry import COUNCIL
from ridotto.games.doge.scene.pieces import ROMAN
from ridotto.games.doge.scene.sight import Sight
from ridotto.games.doge.view import SeatView, VoteView
from ridotto.look.scene import Button, Refusal


def heading(sight: Sight) -> str:
    """Round, setting or vote."""
    turn = sight.board["round"]
    if sight.over:
        return sight.say("scene-heading-over", round=turn)
    if sight.board["setting"] is not None:
        return sight.say("scene-heading-setting", round=turn, setting=sight.board["setting"], settings=sight.board["settings"])
    return sight.say("scene-heading-vote", round=turn, vote=sight.board["voted"] + 1, votes=len(sight.board["order"]["fields"]))


def goal(sight: Sight) -> str:
    """The victory conditions, who has reached one in this round (DOG-135), and the end that dry rounds threaten."""
    conditions = [sight.say("scene-condition", **condition) for condition in sight.board["conditions"]]
    listed = conditions[0] if len(conditions) == 1 else sight.say("scene-or", before=", ".join(conditions[:-1]), last=conditions[-1])
    told = [sight.say("scene-goal", conditions=listed)]
    reached = [number for number, seat in enumerate(sight.board["seats"]) if seat["condition"] is not None]
    if reached and not sight.over:
        told.insert(0, sight.tell("scene-goal-reached", person=sight.person(reached), names=sight.names_of(reached)))
    if sight.board["dry_rounds"] > 1:
        told.append(sight.say("scene-dry", dry=sight.board["dry_rounds"], limit=sight.board["dry_limit"]))
    return " ".join(told)


# ---- what has happened ----


def happened(sight: Sight) -> str:
    """What the viewer should know before the question: the end, an own choice, or the result of the vote."""
    if sight.over:
        return _result(sight)
    if sight.board["stage"] == "setting":
        return _setting(sight)
    if sight.vote is None:
        return ""
    if sight.decision in ("shift-home", "shift-any"):
        return _own_shift(sight, sight.vote)
    return f"{_vote_result(sight, sight.vote)} {_under_way(sight, sight.vote)}".strip()


def _result(sight: Sight) -> str:
    """Who has won and why, and how near the viewer came (DOG-137 to DOG-141)."""
    seats, winners = sight.board["seats"], sight.winners
    first = seats[winners[0]]
    reached = {"palazzi": first["palazzi_built"], "districts": first["districts"], "reason": sight.board["ended_by"] or ""}
    told = [sight.tell("scene-over" if len(winners) == 1 else "scene-over-shared", person=sight.person(winners), names=sight.names_of(winners), **reached)]
    level = [number for number, seat in enumerate(seats) if number not in winners and _before_houses(seat) == _before_houses(first)]
    if level:
        most = max(seats[number]["houses_on_board"] for number in level)
        told.append(sight.tell("scene-over-level", person=sight.person(level), names=sight.names_of(level), houses=first["houses_on_board"], most=most))
    if sight.me is not None and sight.me not in (*winners, *level) and seats[sight.me]["condition"] is not None:
        told.append(sight.say("scene-over-also", palazzi=seats[sight.me]["palazzi_built"]))
    return " ".join(told)


def _before_houses(seat: SeatView) -> tuple[bool, int]:
    """What is compared before the houses on the board: a condition, then palazzi."""
    return seat["condition"] is not None, seat["palazzi_built"]


def _setting(sight: Sight) -> str:
    if sight.plan.card is None:
        return sight.say("scene-setting", setting=sight.board["setting"] or 0, settings=sight.board["settings"])
    field = sight.field_name(sight.plan.card)
    if not sight.plan.tokens:
        return sight.say("scene-card-chosen", field=field)
    return sight.say("scene-set-chosen", field=field, tokens=" + ".join(str(value) for value in sight.plan.tokens))


def _vote_result(sight: Sight, vote: VoteView) -> str:
    """Who has won or, for those whose turn it is, who is second; after a tie also what it gives and what it does not."""
    field = sight.field_name(vote["field"])
    if sight.me in vote["seconds"] and sight.board["stage"] == "seconds":
        seats, key = vote["seconds"], "scene-tied-second"
    else:
        seats, key = vote["winners"], "scene-tied"
    votes = vote["votes"][seats[0]]
    if len(seats) > 1:
        who = "winner" if key == "scene-tied" else "second"
        terms = {"shifts": sight.board["terms"][f"tied_{who}_shifts"], "houses": sight.board["terms"][f"tied_{who}_houses"]}  # type: ignore[literal-required]
        return sight.tell(key, person=sight.person(seats), names=sight.names_of(seats), field=field, votes=votes, **terms)
    if key == "scene-tied-second":
        return sight.say("scene-second", field=field, votes=votes)
    against = max(votes for seat, votes in enumerate(vote["votes"]) if seat not in seats)
    return sight.tell("scene-won", person=sight.person(seats), names=sight.names_of(seats), field=field, votes=votes, against=against)


def _own_shift(sight: Sight, vote: VoteView) -> str:
    """Before a shift: after a tie which one it is of several, otherwise what giving up allows (DOG-81 to DOG-84)."""
    if sight.board["joint"]:
        most = sight.board["terms"]["tied_winner_shifts" if sight.me in vote["winners"] else "tied_second_shifts"]
        number = sight.say("scene-shift-number", number=len(sight.plan.shifts) + 1, most=most) if most > 1 else ""
        return f"{_vote_result(sight, vote)} {number}".strip()
    return sight.say("scene-gave-up", field=sight.field_name(vote["field"]), shifts=sight.board["terms"]["given_up_shifts"])


def _under_way(sight: Sight, vote: VoteView) -> str:
    """What somebody else decides at the moment, as far as it can be seen."""
    if sight.decision is not None or sight.board["joint"] or not sight.actors:
        return ""
    name, field, stage = sight.names[sight.actors[0]], sight.field_name(vote["field"]), sight.board["stage"]
    if vote["occasion"]:
        return sight.tell("scene-others-build", name=name, field=sight.field_name(vote["occasion"]["field"]), cost=vote["occasion"]["cost"])
    if vote["advisor"]:
        return sight.tell("scene-others-advisor", name=name, advisor=sight.advisor_name(vote["advisor"]))
    if vote["field"] == COUNCIL:
        return ""
    return sight.tell("scene-others-shift" if stage == "winner-advisor" else "scene-others-houses", name=name, field=field)


# ---- how a decision is made ----


def hint(sight: Sight) -> str:
    """How the decision is made here, and what it leads to."""
    vote, occasion = sight.vote, sight.mine and sight.mine["occasion"]
    match sight.decision:
        case None:
            return ""
        case "tokens":
            sizes = [len(TOKEN_CHOICES[args["tokens"]]) for _, args in sight.choices.each("tokens")]
            return sight.say("scene-hint-tokens", least=min(sizes), most=max(sizes))
        case "build" if occasion:
            return sight.say("scene-hint-build", field=sight.field_name(occasion["field"]), cost=occasion["cost"])
        case "houses" if vote:
            return _houses_hint(sight, vote["field"])
        case "advisor" if vote and vote["advisor"]:
            return _advisor_hint(sight, vote["field"], vote["advisor"])
        case "pick" if vote:
            return _pick_hint(sight, vote)
        case "shift-home" | "shift-any":
            return sight.say("scene-hint-shift")
    return sight.say("scene-hint-card")


def _houses_hint(sight: Sight, field: str) -> str:
    """How many houses may be placed, and how far they are from a palazzo (DOG-111)."""
    assert sight.me is not None
    here = sight.fields[field]
    most = max(args["count"] for _, args in sight.choices.each("houses"))
    told = sight.say("scene-hint-houses", most=most, field=sight.field_name(field))
    return f"{told} {sight.say('scene-hint-here', count=here['houses'][sight.me], cost=here['cost'] or 0)}"


def _advisor_hint(sight: Sight, field: str, key: str) -> str:
    """What taking the advisor brings, what giving it up brings, and what comes after both (DOG-61, DOG-75, DOG-81, DOG-101)."""
    assert sight.me is not None
    who, own = sight.advisors[key], sight.board["seats"][sight.me]
    if who["place"] is not None and who["controller"] == sight.me:
        told = [sight.say("scene-hint-advisor-own", field=sight.field_name(who["place"]))]
    else:
        told = [sight.say("scene-hint-advisor", votes=sight.board["terms"]["advisor_votes"], home=sight.field_name(who["home"]))]
    if _may_shift(sight):
        told.append(sight.say("scene-hint-give-up", shifts=sight.board["terms"]["given_up_shifts"]))
    if field != COUNCIL and own["houses"]:
        told.append(sight.say("scene-hint-houses-next"))
    return " ".join(told)


def _pick_hint(sight: Sight, vote: VoteView) -> str:
    """Who gets how many advisors of the Quarantia in which order (DOG-89 to DOG-98), and how those stand that are left."""
    stage, seconds, terms = sight.board["stage"], vote["seconds"], sight.board["terms"]
    if stage == "seconds":
        turn = sight.say("scene-pick-one", own=terms["second_advisors"])
    elif stage == "winner-again":
        turn = sight.say("scene-pick-again")
    elif len(seconds) == 1:
        turn = sight.tell("scene-pick-between", own=terms["winner_advisors"], other=terms["second_advisors"], name=sight.names[seconds[0]])
    else:
        turn = sight.say("scene-pick-two", own=terms["winner_advisors"], tied=len(seconds))
    return f"{turn} {' · '.join(_standings(sight, vote))}"


def _standings(sight: Sight, vote: VoteView) -> Iterable[str]:
    """The advisors of the Quarantia that are not settled; one that stands like another only names it (DOG-R12)."""
    met: dict[tuple[str | None, int | None], str] = {}
    for key, roman in ROMAN.items():
        if key in vote["settled"]:
            continue
        who = sight.advisors[key]
        place, controller = who["place"], who["controller"]
        like = met.setdefault((place, controller), roman)
        if like != roman:
            yield sight.say("scene-stands-like", roman=roman, like=like)
        elif place is None or controller is None:
            yield sight.say("scene-stands-neutral", roman=roman)
        elif controller == sight.me:
            yield sight.say("scene-stands-yours", roman=roman, field=sight.field_name(place))
        else:
            yield sight.tell("scene-stands-of", roman=roman, name=sight.names[controller], field=sight.field_name(place))


# ---- buttons ----


def buttons(sight: Sight) -> Iterable[Button | Refusal]:
    """The choices of a number, sets of tokens, and what cannot be pointed at: giving up, and doing nothing."""
    for move, args in sight.choices.each("tokens"):
        values = TOKEN_CHOICES[args["tokens"]]
        label = sight.say("scene-set", count=len(values), votes=sum(values))
        yield Button(move, label, main=True, parts=tuple(sorted(str(value) for value in values)))
    yield from _amounts(sight)
    build = sight.choices.find("build")
    if build is not None and sight.mine and sight.mine["occasion"]:
        yield Button(build, sight.say("scene-build", cost=sight.mine["occasion"]["cost"]), main=True)
    give_up = sight.choices.find("give-up")
    if give_up is not None and sight.me is not None:
        yield Button(give_up, sight.say("scene-give-up", shifts="yes" if _may_shift(sight) else "no"))
    for kind, key in (("stay", "scene-stay"), ("hold", "scene-hold")):
        move_none = sight.choices.find(kind)
        if move_none is not None:
            yield Button(move_none, sight.say(key))


def _may_shift(sight: Sight) -> bool:
    """Whether giving an advisor up allows a shift: the edition grants one, and a house is there."""
    assert sight.me is not None
    return sight.board["terms"]["given_up_shifts"] > 0 and sight.board["seats"][sight.me]["houses_on_board"] > 0


def _amounts(sight: Sight) -> Iterable[Button | Refusal]:
    """How many houses, the most first; a winner whose supply holds fewer than he may place is told so."""
    amounts = sorted(((args["count"], move) for move, args in sight.choices.each("houses")), reverse=True)
    if not amounts or sight.me is None:
        return
    most, due = amounts[0][0], sight.mine["houses_due"] if sight.mine is not None else None
    if due is not None and due > most:
        yield Refusal(sight.say("scene-place", count=due), sight.say("scene-why-supply", houses=most))
    for count, move in amounts:
        yield Button(move, sight.say("scene-place", count=count), main=count == most)
