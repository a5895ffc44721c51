"""What stands beside the board: the seats, the sentences, the buttons."""

from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.venice.events import EVENTS
from ridotto.games.venice.scene.cargo import cargo_buttons
from ridotto.games.venice.scene.sight import DOGE_FIRST, SMUGGLERS, Sight
from ridotto.games.venice.shape import SeatView
from ridotto.look.pen import signed
from ridotto.look.scene import Button, Company, Mark, SeatPanel

_BUTTONS = (
    *("no-card", "more", "no-more", "spy", "finish", "no-bridge", "no-contract"),
    *("pay-levy", "refuse-levy", "pay-scrolls", "pay-coins", "hold"),
)
"""The moves that cannot be pointed at."""

# ---- seats ----


def seat_panels(sight: Sight) -> list[SeatPanel]:
    """Points; intrigue, scrolls and council; contracts in force by name; coins, assistants, bridges and hands."""
    doge = sight.board["doge"]
    most = max([seat["points"] for seat in sight.board["seats"]] + ([doge["points"] + 1] if doge is not None else []))
    return [_panel(sight, number, seat, seat["points"] == most > 0) for number, seat in enumerate(sight.board["seats"])]


def _panel(sight: Sight, number: int, seat: SeatView, leads: bool) -> SeatPanel:
    caption, status, warning = _caption(sight, seat), _status(sight, number), _warning(sight, seat)
    note = _note(sight, seat)
    return SeatPanel(signed(seat["points"]), caption, status, _cells(sight, seat), _supply(sight, seat), leads, note, warning=warning)


def _note(sight: Sight, seat: SeatView) -> str:
    """What the final scoring would add, part by part. VEN-165 to VEN-171."""
    if sight.over:
        return ""
    parts = {name: seat[f"{name}_points"] for name in ("council", "assistant", "coin", "favour")}  # type: ignore[literal-required]
    said = [sight.say(f"scene-note-{name}", points=points) for name, points in parts.items() if points]
    return sight.say("scene-note", parts=sight.words.listing(said)) if said else ""


def company(sight: Sight) -> list[Company]:
    """The Doge of the solo game."""
    doge = sight.board["doge"]
    if doge is None:
        return []
    caption = sight.say("scene-caption-over") if sight.over else sight.say("scene-caption", points=doge["council_points"])
    status = sight.say("scene-doge-ending", turns=doge["extra_turns"]) if doge["ending"] else sight.say("scene-doge-pile", cards=doge["pile"])
    cells = [
        Mark("i-mask", f"{doge['intrigue']}/{doge['limit']}", sight.say("scene-doge-intrigue", count=doge["intrigue"], limit=doge["limit"])),
        Mark("i-scroll", f"{doge['scrolls']}/{doge['scroll_cap']}", sight.say("scene-scrolls-of", count=doge["scrolls"], cap=doge["scroll_cap"])),
    ]
    supply = [Mark("i-bridge", str(doge["bridges_left"]), sight.say("scene-bridges", count=doge["bridges_left"]))]
    panel = SeatPanel(signed(doge["points"]), caption, "" if sight.over else status, cells, supply)
    return [Company(sight.say("scene-doge-name"), DOGE_FIRST, sight.say("scene-doge-about"), panel)]


def badges(sight: Sight) -> dict[str, int]:
    """What smugglers and the Doge do has events of its own."""
    if sight.mode == "standard":
        return {}
    return dict.fromkeys((kind.name for kind in EVENTS.kinds if kind.name.startswith(("smuggler-", "doge-"))), SMUGGLERS)


def _caption(sight: Sight, seat: SeatView) -> str:
    """What the final scoring would add now."""
    more = seat["council_points"] + seat["assistant_points"] + seat["coin_points"] + seat["favour_points"]
    return sight.say("scene-caption-over") if sight.over else sight.say("scene-caption", points=more)


def _warning(sight: Sight, seat: SeatView) -> str:
    """Who would be arrested cannot win, and must know it in every turn; why it is this one of several with the most. VEN-176, VEN-177, VEN-252."""
    if not seat["suspect"] or sight.over:
        return ""
    tie = sum(other["intrigue"] == seat["intrigue"] for other in sight.board["seats"]) > 1
    return sight.say("scene-suspect-tie" if tie else "scene-suspect")


def _status(sight: Sight, number: int) -> str:
    """Arrest first: it decides the match."""
    if sight.board["arrested"] == number:
        return sight.say("scene-arrested")
    if sight.board["turn"] == number and sight.board["phase"] in ("turn", "smugglers", "doge"):
        return sight.say("scene-on-turn")
    return sight.say("scene-place", place=sight.board["play_order"].index(number) + 1)


def _cells(sight: Sight, seat: SeatView) -> list[Mark]:
    cap, rule = sight.board["intrigue_cap"], "scene-intrigue-solo" if sight.mode == "doge" else "scene-intrigue-of"
    marks = [
        Mark("i-mask", f"{seat['intrigue']}/{cap}", sight.say(rule, count=seat["intrigue"], cap=cap), has=seat["suspect"]),
        Mark("i-scroll", str(seat["scrolls"]), sight.say("scene-scrolls-of", count=seat["scrolls"], cap=sight.board["scroll_cap"])),
        Mark("i-seat", str(seat["council"]), sight.say("scene-council-of", field=seat["council"])),
    ]
    for place in seat["places"]:
        if place is not None:
            name = place["contract"]
            marks.append(Mark("i-force", sight.contract(name), f"{sight.contract(name)}: {sight.lasting(place)}"))
    if seat["archived"]:
        names = sight.words.listing([sight.contract(contract["contract"]) for contract in seat["archived"]])
        marks.append(Mark("i-deed", f"+{len(seat['archived'])}", sight.say("scene-archived", names=names)))
    return marks


def _supply(sight: Sight, seat: SeatView) -> list[Mark]:
    rates = sight.board["rates"]
    marks = [
        Mark("i-coin", str(seat["coins"]), sight.say("scene-coins", count=seat["coins"])),
        Mark("i-man", str(seat["assistants"]), sight.say("scene-men", count=seat["assistants"], most=rates["assistants"], points=seat["assistant_points"])),
        Mark("i-bridge", str(seat["bridges_left"]), sight.say("scene-bridges", count=seat["bridges_left"])),
        Mark("i-deed", str(seat["contracts"]), sight.say("scene-contracts", count=seat["contracts"], tax=seat["tax"])),
        Mark("i-card", str(seat["influence"]), sight.say("scene-cards", count=seat["influence"])),
    ]
    if seat["favour"] is not None:
        marks.append(Mark("i-favour", "1" if seat["favour"] == "unturned" else "0", sight.say(f"scene-favour-{seat['favour']}", points=rates["favour_points"])))
    return marks


# ---- sentences ----


def heading(sight: Sight) -> str:
    """Round, and whose turn it is."""
    board = sight.board
    if board["phase"] in ("deal", "prologue", "scoring", "over"):
        return sight.say(f"scene-heading-{board['phase']}")
    if board["phase"] == "doge":
        return sight.say("scene-heading-doge", round=board["round"])
    turn = board["turn"]
    said = sight.tell("scene-heading", round=board["round"], name=sight.names[turn] if turn is not None else "")
    end = board["end"]
    return said if end is None else f"{said} · {sight.say(f'scene-end-{end}')}"


def goal(sight: Sight) -> str:
    """What ends the match and what wins."""
    if sight.mode == "doge":
        return sight.say("scene-goal-doge")
    marker = sight.board["council"]["marker"]
    key = "scene-goal-smugglers" if sight.mode == "smugglers" else "scene-goal"
    return sight.say(key, field=marker) if marker is not None else sight.say("scene-goal-end")


def happened(sight: Sight, news: Sequence[Event]) -> str:
    """What the viewer should know before the question."""
    board = sight.board
    if sight.over:
        return _result(sight)
    doge_card, card = board["doge_card"], board["card"]
    if board["meeting"] is not None:
        return _met(sight)
    if doge_card is not None:
        return sight.say("scene-doge-does", card=sight.say(f"doge-card-{doge_card}"))
    if card is not None and sight.decision is not None:
        return sight.say("scene-card-now", card=sight.say(f"influence-{card['card']}"))
    if sight.decision == "halt" and sight.here is not None:
        return _forced(sight, news) or sight.say("scene-reached", at=sight.at(sight.here))
    if board["fulfilling"] is not None and sight.decision is not None:
        return sight.say("scene-fulfilling", contract=sight.contract(board["fulfilling"]["contract"]))
    if sight.decision == "fulfil" and sight.here is not None:
        return sight.say("scene-moored-at", at=sight.at(sight.here))
    if board["activation"] is not None:
        return _activates(sight)
    if sight.decision == "pay-off":
        return _paying(sight)
    if sight.decision == "sail" and sight.trip is not None:
        return sight.say("scene-first-free" if sight.trip["free"] else "scene-paid-so-far", coins=sight.trip["paid"])
    return _smuggling(sight)


def _forced(sight: Sight, news: Sequence[Event]) -> str:
    """VEN-R7: where one dock alone was left the gondola has sailed there unasked, after what the viewer chose."""
    sailed = [event.args for event in news[1:] if event.kind == "sailed" and event.args["seat"] == sight.me]
    if not sailed or sight.here is None or sight.trip is None or len(sight.trip["path"]) < 3:
        return ""
    return sight.say("scene-forced", to=sight.to(sight.here), coins=sailed[-1]["coins"])


def _paying(sight: Sight) -> str:
    """VEN-172 to VEN-177: who would be arrested, before one pays to lose intrigue."""
    assert sight.mine is not None
    mine, doge = sight.mine["intrigue"], sight.board["doge"]
    suspect = "yes" if sight.mine["suspect"] else "no"
    if doge is not None:
        return sight.say("scene-paying-doge", suspect=suspect, mine=mine, most=doge["intrigue"])
    other = next((number for number, seat in enumerate(sight.board["seats"]) if seat["suspect"]), None)
    if other is None:
        return sight.tell("scene-paying", suspect="no", who="none", mine=mine)
    return sight.tell("scene-paying", suspect=suspect, who="seat", mine=mine, name=sight.names[other], most=sight.board["seats"][other]["intrigue"])


def _result(sight: Sight) -> str:
    board = sight.board
    if sight.mode == "doge":
        doge = board["doge"]
        assert doge is not None
        key = "scene-over-doge" if board["doge_wins"] else "scene-over-won"
        said = sight.say(key, mine=board["seats"][0]["points"], doge=doge["points"])
        return f"{said} {_arrest(sight)}".strip()
    winner = sight.winners[0]
    said = sight.tell("scene-over", you="yes" if winner == sight.me else "no", name=sight.names[winner], points=board["seats"][winner]["points"])
    return f"{said} {_arrest(sight)}".strip()


def _arrest(sight: Sight) -> str:
    arrested = sight.board["arrested"]
    if arrested is None:
        return ""
    return sight.tell("scene-over-arrest", name=sight.names[arrested], number=sight.board["seats"][arrested]["intrigue"])


def _met(sight: Sight) -> str:
    """Who meets whom, or why somebody must answer."""
    meeting = sight.board["meeting"]
    assert meeting is not None
    if meeting["why"] == "interrogation":
        return sight.say("scene-interrogation")
    mover, met = meeting["mover"], meeting["met"]
    if mover is None or met is None or meeting["building"] is None:
        return ""
    one, two = sight.gondolas[mover]["colour"], sight.gondolas[met]["colour"]
    key = "scene-met-counter" if meeting["why"] == "counter-spies" else "scene-met"
    return sight.tell(key, one=_who(sight, one), two=_whom(sight, two), at=sight.at(meeting["building"]))


def _who(sight: Sight, colour: int) -> str:
    if colour >= sight.seats:
        return sight.say(f"scene-gondola-{sight.mode}")
    return sight.say("scene-your-gondola") if sight.is_mine(colour) else sight.tell("scene-gondola-of", name=sight.owner(colour))


def _whom(sight: Sight, colour: int) -> str:
    if colour >= sight.seats:
        return sight.say(f"scene-gondola-{sight.mode}-met")
    return sight.say("scene-your-gondola-met") if sight.is_mine(colour) else sight.tell("scene-gondola-of-met", name=sight.owner(colour))


def _activates(sight: Sight) -> str:
    activation = sight.board["activation"]
    assert activation is not None
    you = "yes" if activation["seat"] == sight.me else "no"
    key = "scene-activates-spy" if activation["by"] == "spy" else "scene-activates"
    return sight.tell(key, you=you, name=sight.names[activation["seat"]], building=sight.place(activation["building"]))


def _smuggling(sight: Sight) -> str:
    """Which deck moves, and where its gondola is to go."""
    if sight.board["phase"] not in ("smugglers", "doge"):
        return ""
    deck = next((each for each in sight.board["decks"] if each["letter"] == sight.board["deck_now"]), None)
    if sight.decision == "smuggler-card":
        return sight.say("scene-doge-turn" if sight.mode == "doge" else "scene-smuggler-turn", letter=sight.say(f"letter-{sight.board['deck_now'] or 'a'}"))
    return sight.say("scene-smuggler-goal", to=sight.to(deck["now"])) if deck is not None and deck["now"] is not None else ""


def hint(sight: Sight) -> str:
    """How the decision is made here."""
    if sight.decision is None:
        return ""
    if sight.decision == "card-assistant" and sight.board["card"] is not None:
        return sight.influence(sight.board["card"]["card"])
    if sight.decision == "fulfil" and not any(text.startswith("fulfil ") for text in sight.moves):
        return sight.say("scene-hint-fulfil-none")
    doge = sight.board["doge"]
    if sight.decision == "smuggler-card" and doge is not None:
        return sight.say("scene-hint-doge-card")
    if sight.decision == "levy" and doge is not None:
        return sight.say("scene-hint-levy", points=doge["levy_points"])
    if sight.decision == "gondolier" and sight.mine is not None:
        return sight.say("scene-hint-gondolier", coins=sight.mine["keep_price"] if sight.mine["gondolier"] is not None else 0)
    if sight.decision in ("give-cube", "give-cubes"):
        return sight.say(f"scene-hint-{sight.decision}", coins=sight.effect_now.get("coins", 0), points=sight.effect_now.get("points_per_cube", 0))
    rates = sight.board["rates"]
    return sight.say(f"scene-hint-{sight.decision}", coins=rates["bridge_coins"], intrigue=rates["bridge_intrigue"])


def buttons(sight: Sight) -> list[Button]:
    """What cannot be pointed at, and the loads that are put together from cubes."""
    said = [Button(sight.moves[text], _do(sight, text)) for text in _BUTTONS if text in sight.moves]
    return [*said, *cargo_buttons(sight)]


def _do(sight: Sight, text: str) -> str:
    if text == "finish":
        used = any(each["state"] == "used" for each in (sight.board["activation"] or {"effects": []})["effects"])
        return sight.say("scene-do-finish" if used else "scene-do-none")
    if text in ("pay-scrolls", "pay-coins") and sight.mine is not None:
        return sight.say(f"scene-do-{text}", count=sight.mine["pay_off_scrolls" if text == "pay-scrolls" else "pay_off_coins"])
    if text == "no-contract" and len(sight.moves) == 1:
        return sight.say("scene-do-go-on")
    if text == "more" and sight.board["card"] is not None:
        return sight.say("scene-do-more", intrigue=sight.amount(sight.board["card"]["card"]))
    doge = sight.board["doge"]
    if text in ("pay-levy", "refuse-levy") and doge is not None:
        return sight.say(f"scene-do-{text}", coins=doge["levy_coins"], points=doge["levy_points"])
    return sight.say(f"scene-do-{text}")
