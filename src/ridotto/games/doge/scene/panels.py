"""What stands beside the board: the seats, the viewer's own things, and the sentences."""

from collections.abc import Iterable

from ridotto.games.doge.moves import DISTRICTS, FIELD_KEYS
from ridotto.games.doge.scene.around import Tray
from ridotto.games.doge.scene.geometry import COUNCIL, frame
from ridotto.games.doge.scene.sight import Sight
from ridotto.games.doge.view import SeatView
from ridotto.look.pen import use
from ridotto.look.scene import Button, Item, Loupe, Mark, Row, SeatPanel

_TOKEN_BOX = "-15 -14 30 32"
_NEUTRAL = (727.0, 17.0, 273.0, 125.0)
_BUTTONS = (("give-up", "scene-give-up"), ("stay", "scene-stay"), ("hold", "scene-hold"))

# ---- the seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Palazzi, the number that wins, with the districts they stand in; then the supply."""
    best = max(_rank(seat) for seat in sight.board["seats"])
    return [_seat_panel(sight, number, seat, _rank(seat) == best and seat["palazzi_built"] > 0) for number, seat in enumerate(sight.board["seats"])]


def _rank(seat: SeatView) -> tuple[bool, int, int]:
    """DOG-137 to DOG-141: a condition, then palazzi, then houses on the board."""
    return seat["condition"] is not None, seat["palazzi_built"], seat["houses_on_board"]


def _seat_panel(sight: Sight, number: int, seat: SeatView, leads: bool) -> SeatPanel:
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
    return SeatPanel(str(seat["palazzi_built"]), caption, _status(sight, number, seat), cells, supply, leads)


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
        art = use(f"card-{me}-{field}", 0, 0, 56, 80)
        label = sight.say("scene-card", field=sight.field_name(field))
        aside = used or (sight.plan.card not in (None, field))
        items.append(Item(f"own-card-{field}", art, "-30 -42 60 84", label, move, "" if move is not None else why, field == sight.plan.card, aside))
    note = (
        "scene-hand-choose" if sight.decision == "card" else "scene-hand-chosen" if sight.plan.card else "scene-hand-setting" if setting else "scene-hand-rests"
    )
    return Row(sight.say("scene-hand"), sight.say(note), items)


def _tokens(sight: Sight, me: int, values: list[int]) -> Row:
    """The tokens in the supply; those chosen are raised, those turned up in this round lie aside."""
    setting = sight.board["stage"] == "setting"
    chosen = list(sight.plan.tokens)
    why = sight.say("scene-why-token-card") if sight.decision == "card" else sight.say("scene-why-token-tray") if sight.decision == "tokens" else ""
    items: list[Item] = []
    for value in values:
        is_chosen = value in chosen
        if is_chosen:
            chosen.remove(value)
        items.append(_token(sight, me, value, items, "scene-token", why, is_chosen))
    for value in sight.board["seats"][me]["open_tokens"]:
        items.append(_token(sight, me, value, items, "scene-token-open", aside=True))
    if setting:
        return Row(sight.say("scene-tokens"), sight.say("scene-tokens-worth", worth=sum(values)), items)
    return Row(sight.say("scene-tokens"), sight.say("scene-tokens-votes", kept=len(values)), items)


def _token(sight: Sight, me: int, value: int, before: list[Item], key: str, why: str = "", chosen: bool = False, aside: bool = False) -> Item:
    """A token of the viewer's own; tokens of the same value are told apart by counting them."""
    art = use(f"token-{me}-{value}", 0, 0, 30)
    number = sum(item.art == art for item in before)
    return Item(f"own-token-{value}-{number}", art, _TOKEN_BOX, sight.say(key, value=value), None, why, chosen, aside)


def own_sum(sight: Sight) -> str:
    """What the chosen tokens come to."""
    if not sight.plan.tokens or sight.plan.card is None:
        return ""
    return sight.say("scene-sum", field=sight.field_name(sight.plan.card), votes=sum(sight.plan.tokens))


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Round, setting or vote."""
    turn = sight.board["round"]
    if sight.over:
        return sight.say("scene-heading-over", round=turn)
    if sight.board["setting"] is not None:
        return sight.say("scene-heading-setting", round=turn, setting=sight.board["setting"], settings=sight.board["settings"])
    return sight.say("scene-heading-vote", round=turn, vote=sight.board["voted"] + 1, votes=len(sight.board["order"]["fields"]))


def goal(sight: Sight) -> str:
    """The victory conditions and, once rounds go by without a palazzo, the end that threatens."""
    conditions = [sight.say("scene-condition", **condition) for condition in sight.board["conditions"]]
    listed = conditions[0] if len(conditions) == 1 else sight.say("scene-or", before=", ".join(conditions[:-1]), last=conditions[-1])
    text = sight.say("scene-goal", conditions=listed)
    dry = sight.board["dry_rounds"]
    return f"{text} {sight.say('scene-dry', dry=dry, limit=sight.board['dry_limit'])}" if dry > 1 else text


def happened(sight: Sight) -> str:
    """What the viewer should know before the question: the end, an own choice, or the result of the vote."""
    if sight.over:
        return _result(sight)
    if sight.board["stage"] == "setting":
        return _setting(sight)
    under_way = _under_way(sight) if sight.decision is None else ""
    return f"{_vote_result(sight)} {under_way}".strip()


def _result(sight: Sight) -> str:
    first = sight.board["seats"][sight.winners[0]]
    reached = {"palazzi": first["palazzi_built"], "districts": first["districts"], "reason": sight.board["ended_by"] or ""}
    if len(sight.winners) > 1:
        return sight.tell("scene-over-shared", names=sight.names_of(sight.winners), **reached)
    return sight.tell("scene-over", you=_is_me(sight, sight.winners), name=sight.names[sight.winners[0]], **reached)


def _setting(sight: Sight) -> str:
    if sight.plan.card is None:
        return sight.say("scene-setting", setting=sight.board["setting"] or 0, settings=sight.board["settings"])
    field = sight.field_name(sight.plan.card)
    if not sight.plan.tokens:
        return sight.say("scene-card-chosen", field=field)
    return sight.say("scene-set-chosen", field=field, tokens=" + ".join(str(value) for value in sight.plan.tokens))


def _vote_result(sight: Sight) -> str:
    vote = sight.vote
    if vote is None:
        return ""
    field = sight.field_name(vote["field"])
    if sight.me is not None and sight.me in vote["seconds"] and sight.board["stage"] == "seconds":
        return sight.say("scene-second", field=field, tied=len(vote["seconds"]) - 1, votes=vote["votes"][sight.me])
    best = max(vote["votes"])
    if len(vote["winners"]) > 1:
        return sight.tell("scene-tied", names=sight.names_of(vote["winners"]), field=field, votes=best)
    against = max(votes for seat, votes in enumerate(vote["votes"]) if seat not in vote["winners"])
    return sight.tell("scene-won", you=_is_me(sight, vote["winners"]), name=sight.names[vote["winners"][0]], field=field, votes=best, against=against)


def _under_way(sight: Sight) -> str:
    """What somebody else decides at the moment, as far as it can be seen."""
    vote = sight.vote
    if vote is None or sight.board["joint"] or not sight.actors:
        return ""
    name, field, stage = sight.names[sight.actors[0]], sight.field_name(vote["field"]), sight.board["stage"]
    if vote["occasion"]:
        return sight.tell("scene-others-build", name=name, field=sight.field_name(vote["occasion"]["field"]), cost=vote["occasion"]["cost"])
    if vote["advisor"]:
        return sight.tell("scene-others-advisor", name=name, advisor=sight.advisor_name(vote["advisor"]))
    if vote["field"] == COUNCIL:
        return ""
    return sight.tell("scene-others-shift" if stage == "winner-advisor" else "scene-others-houses", name=name, field=field)


def _is_me(sight: Sight, seats: list[int]) -> str:
    return "yes" if sight.me in seats else "no"


def hint(sight: Sight) -> str:
    """How the decision is made here."""
    if sight.decision is None:
        return ""
    occasion = sight.mine and sight.mine["occasion"]
    if sight.decision == "build" and occasion:
        return sight.say("scene-hint-build", field=sight.field_name(occasion["field"]), cost=occasion["cost"])
    if sight.decision == "tokens" and sight.plan.card:
        return sight.say("scene-hint-tokens", field=sight.field_name(sight.plan.card))
    if sight.decision == "houses" and sight.voting:
        return sight.say("scene-hint-houses", field=sight.field_name(sight.voting))
    if sight.decision == "advisor" and sight.vote and sight.vote["advisor"]:
        return sight.say("scene-hint-advisor", advisor=sight.advisor_name(sight.vote["advisor"]))
    return sight.say(f"scene-hint-{sight.decision}")


def buttons(sight: Sight) -> Iterable[Button]:
    """What cannot be pointed at: giving up, and doing nothing."""
    for kind, key in _BUTTONS:
        move = sight.choices.find(kind)
        if move is not None:
            yield Button(move, sight.say(key))
    none = sight.choices.find("houses", count=0)
    if none is not None:
        yield Button(none, sight.say("scene-no-house"))


def loupes(sight: Sight, tray: Tray | None) -> list[Loupe]:
    """The tray, the fields and the quay, enlarged; what the decision is about comes first."""
    about = "" if tray else _about(sight)
    found = [Loupe(name, title, box, True) for name, title, box in tray.frames()] if tray else []
    found += [Loupe(f"field-{field}", sight.field_name(field), frame(field), field == about) for field in FIELD_KEYS]
    return [*found, Loupe("neutral", sight.say("scene-neutral"), _NEUTRAL, about == "neutral")]


def _about(sight: Sight) -> str:
    """The part of the board that the decision is about, or the vote to come."""
    occasion = sight.mine and sight.mine["occasion"]
    if occasion:
        return occasion["field"]
    if sight.decision == "pick":
        return "neutral"
    if sight.decision == "shift-any":
        return FIELD_KEYS[sight.choices.each("shift")[0][1]["to"]]
    order, voted = sight.board["order"]["fields"], sight.board["voted"]
    return sight.voting or sight.plan.card or (order[voted] if voted < len(order) else COUNCIL)
