"""What is beside the board: the seats, the sentences, the buttons."""

from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.venice.events import EVENTS
from ridotto.games.venice.scene.cargo import cargo_buttons, loaded
from ridotto.games.venice.scene.paragraphs import CONTRACT_RULES
from ridotto.games.venice.scene.scene_view import DOGE_FIRST, SMUGGLERS, SceneView
from ridotto.games.venice.shape import SeatView
from ridotto.look.pen import signed
from ridotto.look.scene import Button, Company, Mark, SeatPanel, leaders

_BUTTONS = (
    *("no-card", "more", "no-more", "spy", "finish", "no-bridge", "no-contract"),
    *("pay-levy", "refuse-levy", "pay-scrolls", "pay-coins", "hold"),
)
"""The moves that have nothing to point at."""

# ---- seats ----


def seat_panels(seen: SceneView) -> list[SeatPanel]:
    """Points; intrigue, scrolls and council; contracts in force by name; coins, assistants, bridges and hands."""
    around = seen.only("mode", "arrested", "turn", "phase", "play_order", "intrigue_cap", "scroll_cap", "rates", "seats")
    doge = seen.board["doge"]
    return seen.kept(_panels, {**around, "doge": {"points": doge["points"]} if doge is not None else None})


def _panels(seen: SceneView) -> list[SeatPanel]:
    doge = seen.board["doge"]
    first = leaders([seat["points"] for seat in seen.board["seats"]], doge["points"] if doge is not None else None)
    intrigue = [seat["intrigue"] for seat in seen.board["seats"]]
    around = seen.only("mode", "arrested", "turn", "phase", "play_order", "intrigue_cap", "scroll_cap", "rates")
    return [
        seen.kept(_panel, {**around, "seats": [*[None] * number, seat]}, number, number in first, intrigue.count(seat["intrigue"]) > 1)
        for number, seat in enumerate(seen.board["seats"])
    ]


def _panel(seen: SceneView, number: int, leads: bool, tie: bool) -> SeatPanel:
    seat = seen.board["seats"][number]
    caption, status, warning = _caption(seen, seat), _status(seen, number), _warning(seen, seat, tie)
    note = _note(seen, seat)
    return SeatPanel(
        signed(seat["points"]),
        caption,
        "VEN-254" if seen.mode == "doge" else "VEN-179",
        status,
        _cells(seen, seat),
        _supply(seen, seat),
        leads,
        note,
        warning=warning,
    )


def _note(seen: SceneView, seat: SeatView) -> str:
    """What the final scoring would add, part by part. VEN-165 to VEN-171."""
    if seen.over:
        return ""
    parts = {name: seat[f"{name}_points"] for name in ("council", "assistant", "coin", "favour")}  # type: ignore[literal-required]
    said = [seen.say(f"scene-note-{name}", points=points) for name, points in parts.items() if points]
    return seen.say("scene-note", parts=seen.words.listing(said)) if said else ""


def company(seen: SceneView) -> list[Company]:
    """The Doge of the solo game."""
    doge = seen.board["doge"]
    if doge is None:
        return []
    caption = _caption_of(seen, doge["points"], doge["council_points"])
    status = seen.say("scene-doge-ending", turns=doge["extra_turns"]) if doge["ending"] else seen.say("scene-doge-pile", cards=doge["pile"])
    cells = [
        Mark("i-mask", f"{doge['intrigue']}/{doge['limit']}", seen.say("scene-doge-intrigue", count=doge["intrigue"], limit=doge["limit"]), "VEN-225"),
        Mark("i-scroll", f"{doge['scrolls']}/{doge['scroll_cap']}", seen.say("scene-scrolls-of", count=doge["scrolls"], cap=doge["scroll_cap"]), "VEN-200"),
    ]
    supply = [Mark("i-bridge", str(doge["bridges_left"]), seen.say("scene-bridges", count=doge["bridges_left"]), "VEN-199")]
    panel = SeatPanel(signed(doge["points"]), caption, "VEN-254", "" if seen.over else status, cells, supply)
    return [Company(seen.say("scene-doge-name"), DOGE_FIRST, seen.say("scene-doge-about"), panel)]


def badges(seen: SceneView) -> dict[str, int]:
    """The badge of the events that only the smugglers and the Doge have."""
    if seen.mode == "standard":
        return {}
    return dict.fromkeys((kind.name for kind in EVENTS.kinds if kind.name.startswith(("smuggler-", "doge-"))), SMUGGLERS)


def _caption(seen: SceneView, seat: SeatView) -> str:
    """What the final scoring would add now."""
    more = seat["council_points"] + seat["assistant_points"] + seat["coin_points"] + seat["favour_points"]
    return _caption_of(seen, seat["points"], more)


def _caption_of(seen: SceneView, now: int, more: int) -> str:
    return seen.say("scene-caption-over", now=now) if seen.over else seen.say("scene-caption", now=now, points=more)


def _warning(seen: SceneView, seat: SeatView, tie: bool) -> str:
    """VEN-176, VEN-177, VEN-252: this seat would be arrested, so it cannot win; in a tie, why this one."""
    if not seat["suspect"] or seen.over:
        return ""
    return seen.say("scene-suspect-tie" if tie else "scene-suspect")


def _status(seen: SceneView, number: int) -> str:
    """A seat's situation; first an arrest, which decides the match. The end has no play order."""
    if seen.board["arrested"] == number:
        return seen.say("scene-arrested")
    if seen.over:
        return ""
    if seen.board["turn"] == number and seen.board["phase"] in ("turn", "smugglers", "doge"):
        return seen.say("scene-on-turn")
    return seen.say("scene-place", place=seen.board["play_order"].index(number) + 1)


def _cells(seen: SceneView, seat: SeatView) -> list[Mark]:
    cap, rule = seen.board["intrigue_cap"], "scene-intrigue-solo" if seen.mode == "doge" else "scene-intrigue-of"
    marks = [
        Mark(
            "i-mask",
            f"{seat['intrigue']}/{cap}",
            seen.say(rule, count=seat["intrigue"], cap=cap),
            "VEN-252" if seen.mode == "doge" else "VEN-176",
            has=seat["suspect"],
        ),
        Mark("i-scroll", str(seat["scrolls"]), seen.say("scene-scrolls-of", count=seat["scrolls"], cap=seen.board["scroll_cap"]), "VEN-76"),
        Mark("i-seat", str(seat["council"]), seen.say("scene-council-of", field=seat["council"]), "VEN-168"),
    ]
    for place in seat["places"]:
        if place is not None:
            name = place["contract"]
            marks.append(Mark("i-force", seen.contract(name), f"{seen.contract(name)}: {seen.lasting(place)}", CONTRACT_RULES[name]))
    if seat["archived"]:
        names = seen.words.listing([seen.contract(contract["contract"]) for contract in seat["archived"]])
        marks.append(Mark("i-deed", f"+{len(seat['archived'])}", seen.say("scene-archived", names=names), "VEN-103"))
    return marks


def _supply(seen: SceneView, seat: SeatView) -> list[Mark]:
    rates = seen.board["rates"]
    scored = seen.board["phase"] in ("scoring", "over")
    men = seen.say("scene-men-scored" if scored else "scene-men", count=seat["assistants"], most=rates["assistants"], points=seat["assistant_points"])
    marks = [
        Mark("i-coin", str(seat["coins"]), seen.say("scene-coins", count=seat["coins"]), "VEN-174"),
        Mark("i-man", str(seat["assistants"]), men, "VEN-171"),
        Mark("i-bridge", str(seat["bridges_left"]), seen.say("scene-bridges", count=seat["bridges_left"]), "VEN-79"),
        Mark("i-deed", str(seat["contracts"]), seen.say("scene-contracts", count=seat["contracts"], tax=seat["tax"]), "VEN-91"),
        Mark("i-card", str(seat["influence"]), seen.say("scene-cards", count=seat["influence"]), "VEN-26"),
    ]
    if seat["favour"] is not None:
        said = seen.say(f"scene-favour-{seat['favour']}", points=rates["favour_points"])
        marks.append(Mark("i-favour", "1" if seat["favour"] == "unturned" else "0", said, "VEN-122"))
    return marks


# ---- sentences ----


def heading(seen: SceneView) -> str:
    """Round, and whose turn it is."""
    board = seen.board
    if board["phase"] in ("deal", "prologue", "scoring", "over"):
        return seen.say(f"scene-heading-{board['phase']}")
    if board["phase"] == "doge":
        return seen.say("scene-heading-doge", round=board["round"])
    turn = board["turn"]
    said = seen.tell("scene-heading", round=board["round"], name=seen.names[turn] if turn is not None else "")
    end = board["end"]
    return said if end is None else f"{said} · {seen.say(f'scene-end-{end}')}"


def goal(seen: SceneView) -> str:
    """What ends the match and what wins."""
    if seen.mode == "doge":
        return seen.say("scene-goal-doge")
    marker = seen.board["council"]["marker"]
    key = "scene-goal-smugglers" if seen.mode == "smugglers" else "scene-goal"
    return seen.say(key, field=marker) if marker is not None else seen.say("scene-goal-end")


def happened(seen: SceneView, news: Sequence[Event]) -> str:
    """What the viewer should know before the question."""
    board = seen.board
    if seen.over:
        return _result(seen)
    doge_card, card = board["doge_card"], board["card"]
    if board["meeting"] is not None:
        return _met(seen)
    if doge_card is not None:
        return seen.say("scene-doge-does", card=seen.say(f"doge-card-{doge_card}"))
    if card is not None and seen.decision is not None:
        return seen.say("scene-card-now", card=seen.say(f"influence-{card['card']}"))
    if seen.decision == "halt" and seen.here is not None:
        return _forced(seen, news) or seen.say("scene-reached", at=seen.at(seen.here))
    if board["fulfilling"] is not None and seen.decision is not None:
        return seen.say("scene-fulfilling", contract=seen.contract(board["fulfilling"]["contract"]))
    if seen.decision == "fulfil" and seen.here is not None:
        return seen.say("scene-moored-at", at=seen.at(seen.here))
    if board["activation"] is not None:
        return _activates(seen)
    if seen.decision == "pay-off":
        return _paying(seen)
    if seen.decision == "sail" and seen.trip is not None:
        return seen.say("scene-first-free" if seen.trip["free"] else "scene-paid-so-far", coins=seen.trip["paid"])
    return _smuggling(seen)


def _forced(seen: SceneView, news: Sequence[Event]) -> str:
    """VEN-R7: if only one dock was left, the gondola has sailed there without asking."""
    sailed = [event.args for event in news[1:] if event.kind == "sailed" and event.args["seat"] == seen.me]
    if not sailed or seen.here is None or seen.trip is None or len(seen.trip["path"]) < 3:
        return ""
    return seen.say("scene-forced", to=seen.to(seen.here), coins=sailed[-1]["coins"])


def _paying(seen: SceneView) -> str:
    """VEN-172 to VEN-177: who would be arrested, before the viewer pays to lose intrigue."""
    assert seen.mine is not None
    mine, doge = seen.mine["intrigue"], seen.board["doge"]
    suspect = "yes" if seen.mine["suspect"] else "no"
    if doge is not None:
        return seen.say("scene-paying-doge", suspect=suspect, mine=mine, most=doge["intrigue"])
    other = next((number for number, seat in enumerate(seen.board["seats"]) if seat["suspect"]), None)
    if other is None:
        return seen.tell("scene-paying", suspect="no", who="none", mine=mine)
    return seen.tell("scene-paying", suspect=suspect, who="seat", mine=mine, name=seen.names[other], most=seen.board["seats"][other]["intrigue"])


def _result(seen: SceneView) -> str:
    board = seen.board
    if seen.mode == "doge":
        doge = board["doge"]
        assert doge is not None
        key = "scene-over-doge" if board["doge_wins"] else "scene-over-won"
        said = seen.say(key, mine=board["seats"][0]["points"], doge=doge["points"])
        return f"{said} {_arrest(seen)}".strip()
    winner = seen.winners[0]
    said = seen.tell("scene-over", you="yes" if winner == seen.me else "no", name=seen.names[winner], points=board["seats"][winner]["points"])
    return f"{said} {_arrest(seen)}".strip()


def _arrest(seen: SceneView) -> str:
    arrested = seen.board["arrested"]
    if arrested is None:
        return ""
    you = "yes" if arrested == seen.me else "no"
    return seen.tell("scene-over-arrest", you=you, name=seen.names[arrested], number=seen.board["seats"][arrested]["intrigue"])


def _met(seen: SceneView) -> str:
    """Who meets whom, or why somebody must answer."""
    meeting = seen.board["meeting"]
    assert meeting is not None
    if meeting["why"] == "interrogation":
        return seen.say("scene-interrogation")
    mover, met = meeting["mover"], meeting["met"]
    if mover is None or met is None or meeting["building"] is None:
        return ""
    one, two = seen.gondolas[mover]["colour"], seen.gondolas[met]["colour"]
    key = "scene-met-counter" if meeting["why"] == "counter-spies" else "scene-met"
    return seen.tell(key, one=_who(seen, one), two=_whom(seen, two), at=seen.at(meeting["building"]))


def _who(seen: SceneView, colour: int) -> str:
    if colour >= seen.seats:
        return seen.say(f"scene-gondola-{seen.mode}")
    return seen.say("scene-your-gondola") if seen.is_mine(colour) else seen.tell("scene-gondola-of", name=seen.owner(colour))


def _whom(seen: SceneView, colour: int) -> str:
    if colour >= seen.seats:
        return seen.say(f"scene-gondola-{seen.mode}-met")
    return seen.say("scene-your-gondola-met") if seen.is_mine(colour) else seen.tell("scene-gondola-of-met", name=seen.owner(colour))


def _activates(seen: SceneView) -> str:
    activation = seen.board["activation"]
    assert activation is not None
    you = "yes" if activation["seat"] == seen.me else "no"
    name, building = seen.names[activation["seat"]], activation["building"]
    if activation["by"] == "spy":
        return seen.tell("scene-activates-spy", you=you, name=name, at=seen.at(building))
    return seen.tell("scene-activates", you=you, name=name, building=seen.the(building))


def _smuggling(seen: SceneView) -> str:
    """Which deck moves, and where its gondola is to go."""
    if seen.board["phase"] not in ("smugglers", "doge"):
        return ""
    deck = next((each for each in seen.board["decks"] if each["letter"] == seen.board["deck_now"]), None)
    if seen.decision == "smuggler-card":
        return seen.say("scene-doge-turn" if seen.mode == "doge" else "scene-smuggler-turn", letter=seen.say(f"letter-{seen.board['deck_now'] or 'a'}"))
    return seen.say("scene-smuggler-goal", to=seen.to(deck["now"])) if deck is not None and deck["now"] is not None else ""


def hint(seen: SceneView) -> str:
    """How to make the decision here."""
    if seen.decision is None:
        return ""
    if seen.decision == "card-assistant" and seen.board["card"] is not None:
        return seen.influence(seen.board["card"]["card"])
    if seen.decision == "fulfil" and not any(text.startswith("fulfil ") for text in seen.moves):
        return seen.say("scene-hint-fulfil-none")
    doge = seen.board["doge"]
    if seen.decision == "smuggler-card" and doge is not None:
        return seen.say("scene-hint-doge-card")
    if seen.decision in ("answer", "pay-off") and doge is not None:
        return seen.say(f"scene-hint-{seen.decision}-solo")
    if seen.decision == "levy" and doge is not None:
        return seen.say("scene-hint-levy", points=doge["levy_points"])
    if seen.decision == "gondolier" and seen.mine is not None:
        return seen.say("scene-hint-gondolier", coins=seen.mine["keep_price"] if seen.mine["gondolier"] is not None else 0)
    if seen.decision in ("give-cube", "give-cubes"):
        return seen.say(f"scene-hint-{seen.decision}", coins=seen.effect_now.get("coins", 0), points=seen.effect_now.get("points_per_cube", 0))
    if seen.decision == "exchange":
        load = loaded(seen)["load"]
        return seen.say("scene-hint-exchange", load=seen.cubes(load), count=sum(load))
    if seen.decision == "pay-cubes" and seen.board["fulfilling"] is not None:
        return seen.say("scene-hint-pay-cubes", asked=seen.cubes(seen.board["fulfilling"]["cubes"]))
    if seen.decision == "answer" and any(text.startswith("give ") for text in seen.moves):
        return seen.say("scene-hint-answer-cube")
    rates = seen.board["rates"]
    return seen.say(f"scene-hint-{seen.decision}", coins=rates["bridge_coins"], intrigue=rates["bridge_intrigue"])


def buttons(seen: SceneView) -> list[Button]:
    """What has nothing to point at, and the loads that are put together from cubes."""
    said = [Button(seen.moves[text], _do(seen, text)) for text in _BUTTONS if text in seen.moves]
    return [*said, *cargo_buttons(seen)]


def _do(seen: SceneView, text: str) -> str:
    if text == "finish":
        used = any(each["state"] == "used" for each in (seen.board["activation"] or {"effects": []})["effects"])
        return seen.say("scene-do-finish" if used else "scene-do-none")
    if text in ("pay-scrolls", "pay-coins") and seen.mine is not None:
        return seen.say(f"scene-do-{text}", count=seen.mine["pay_off_scrolls" if text == "pay-scrolls" else "pay_off_coins"])
    if text == "no-contract" and len(seen.moves) == 1:
        return seen.say("scene-do-go-on")
    if text == "more" and seen.board["card"] is not None:
        return seen.say("scene-do-more", intrigue=seen.amount(seen.board["card"]["card"]))
    doge = seen.board["doge"]
    if text in ("pay-levy", "refuse-levy") and doge is not None:
        return seen.say(f"scene-do-{text}", coins=doge["levy_coins"], points=doge["levy_points"])
    return seen.say(f"scene-do-{text}")
