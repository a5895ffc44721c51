"""With a custom edition the pictures say what the rules then do: nothing drawn depends on the numbers that ship."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.game import Game, game_named
from ridotto.engine.match import Match
from ridotto.engine.state import Listener, State
from ridotto.games.doge.scene.geometry import geometry_of
from ridotto.games.venice.moves import BUILDING_TEXTS, CONTRACT_TEXTS
from ridotto.games.venice.scene.places import HOME, dock_at
from ridotto.games.venice.scene.scene_view import SceneView
from ridotto.look.scene import Scene
from ridotto.table.pages.table_view import ground_of
from tests.shipped import SHIPPED

from .courses import after, course
from .editions import own_edition
from .scenes import assert_sound, places
from .test_scenes import draw

games = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.slug)


@games
@pytest.mark.parametrize("most", [True, False], ids=["most", "fewest"])
def test_a_match_of_an_own_edition_is_drawn_with_a_place_for_every_move(game: Game, most: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the edition that ships cannot be read; every position is sound, and so is the drawing: all that it uses is there."""
    edition, seats = own_edition(game), game.seats[-1 if most else 0]
    seen = [(match.view(seat), match.clone()) for match in course(game, seats, edition, "own", 9 if most else 27) for seat in (match.actors()[0], None)]
    monkeypatch.setattr(Game, "edition", property(lambda self: pytest.fail("a picture has read the edition that ships")))
    boards = set()
    for view, match in seen:
        assert match.state.faults() == []
        scene = cast(Scene, game.draw(view, game.words("en")))
        assert places(scene) == {game.codec.number(move) for move in view["moves"]}
        assert_sound(scene)
        boards.add(scene.board)
    assert len(boards) == 1


def test_the_table_draws_the_ground_of_the_edition_that_is_played() -> None:
    doge = game_named("doge")
    shipped, own = (ground_of(doge, 3, "", edition).board for edition in (doge.edition, own_edition(doge)))
    assert shipped != own
    assert draw(Match.new(doge, 3, "ground", edition=own_edition(doge)), None).board == own


# ---- Doge ----


def test_doge_is_drawn_where_the_edition_puts_it() -> None:
    doge = game_named("doge")
    match = Match.new(doge, 3, "places", edition=own_edition(doge))
    scene, shipped = draw(match, 0), draw(Match.new(doge, 3, "places"), 0)
    geometry = geometry_of(match.view(0)["board"]["layout"])
    assert geometry.middle("cannaregio") == (520, 262)
    assert geometry.outline("castello") in scene.pieces
    assert geometry.outline("castello") not in shipped.pieces
    assert 'transform="translate(52 644)"' in scene.pieces
    assert 'transform="translate(52 644)"' not in shipped.pieces


def test_a_layout_for_a_larger_board_is_stretched_to_that_of_the_picture() -> None:
    layout = Match.new("doge", 3, "large").view(None)["board"]["layout"]
    twice: Callable[[Any], Any] = lambda value: [twice(each) for each in value] if isinstance(value, list) else 2 * value  # noqa: E731
    places = [{**place, **{key: twice(place[key]) for key in ("x", "y", "outline", "sites")}} for place in layout["places"]]
    large = {key: twice(value) for key, value in layout.items() if key != "places"} | {"places": places}
    one, two = geometry_of(layout), geometry_of(large)  # type: ignore[arg-type]
    assert one.outlines == two.outlines
    assert one.site_at("castello", 2) == two.site_at("castello", 2)
    assert one.quay() == two.quay()


def test_what_doge_says_a_palazzo_costs_is_what_it_costs() -> None:
    doge, met = game_named("doge"), Counter[int]()
    for number in range(4):
        for match in course(doge, 3, own_edition(doge), f"build {number}"):
            seat = match.actors()[0]
            if match.decision(seat) == "build" and not match.state.simultaneous():
                told = re.search(r"(\d+|One) of your houses there pay", draw(match, seat).hint)
                assert told is not None
                here = match.view(seat)["board"]["mine"]["occasion"]["field"]
                before, then = (_houses(match, state, seat, here) for state in (match.state, after(match, seat, "build")))
                cost = 1 if told[1] == "One" else int(told[1])
                assert before - then == cost
                met[cost] += 1
    assert {2, 3} <= set(met)


def _houses(match: Match, state: State, seat: int, field: str) -> int:
    board = match.game.view(state, seat)
    return int(next(each["houses"][seat] for each in board["fields"] if each["field"] == field))


# ---- Palazzo ----


@pytest.mark.parametrize("own", [False, True], ids=["shipped", "own"])
def test_what_palazzo_hopes_for_is_the_best_that_can_be_built(own: bool) -> None:
    palazzo, compared = game_named("palazzo"), 0
    edition = own_edition(palazzo) if own else palazzo.edition
    for number in range(3):
        for match in course(palazzo, 3, edition, f"hope {number}", 3):
            auction = match.view(None)["board"]["auction"]
            if auction is None or len(auction["lot"]) > 2:
                continue
            for seat in range(3):
                hope = auction["bids"][seat]["hope"]
                state: Any = match.state.clone()
                before = state.scores()[seat]
                lot = int(state.quarries[state.builder])
                state.acquire(seat, lot)
                assert _best(state, seat) - before == (hope["gain"] if hope is not None else 0)
                compared += 1
    assert compared > 60


def _best(state: State, seat: int) -> int:
    """The most points that building all new tiles can bring."""
    if state.over() or state.actors() != [seat] or state.acquired == 0:  # type: ignore[attr-defined]
        return state.scores()[seat]
    best = -1000
    for move in state.legal(seat):
        copy = state.clone()
        copy.apply(seat, move)
        done = copy.acquired == 0  # type: ignore[attr-defined]
        best = max(best, copy.scores()[seat] if done else _best(copy, seat))
    return best


@pytest.mark.parametrize("own", [False, True], ids=["shipped", "own"])
def test_what_palazzo_says_a_tile_brings_is_what_it_brings(own: bool) -> None:
    palazzo, compared = game_named("palazzo"), 0
    edition = own_edition(palazzo) if own else palazzo.edition
    for match in course(palazzo, 4, edition, "gains"):
        seat = match.actors()[0]
        fresh = match.view(seat)["board"]["fresh"]
        for each in fresh["gains"] if fresh is not None else ():
            material, floor, windows = each["tile"].split("-")
            move = f"new {each['tile']}" if each["palazzo"] is None else f"on {material}-{floor}-{windows} {each['palazzo']}"
            assert after(match, seat, move).scores()[seat] - match.scores()[seat] == each["gain"]
            compared += 1
    assert compared > 40


def test_what_palazzo_says_of_points_follows_the_edition() -> None:
    palazzo = game_named("palazzo")
    assert draw(Match.new(palazzo, 3, "goal"), 0).goal.startswith("1 storey: −5. 2 storeys: 0. From 3 storeys on")
    own = draw(Match.new(palazzo, 3, "goal", edition=own_edition(palazzo)), 0).goal
    assert own == (
        "1 storey: 2. From 2 storeys on 1 point per window, doors included; 2 storeys −1, 3 storeys +1, 4 storeys +4, 5 storeys +9; "
        "one material +1 (with 3 storeys +5, with 4 storeys +4, with 5 storeys +7)."
    )


@pytest.mark.parametrize(("own", "certificate", "opening"), [(False, 2, 3), (True, 4, 6)], ids=["shipped", "own"])
def test_the_certificates_of_palazzo_show_what_they_count(own: bool, certificate: int, opening: int) -> None:
    palazzo = game_named("palazzo")
    sheet = draw(Match.new(palazzo, 3, "certificates", edition=own_edition(palazzo) if own else palazzo.edition), 0).sheet
    assert [re.findall(r">(\d+)</text>", sheet[f"pz-card-{name}"]) for name in ("cert", "opening")] == [[str(certificate)], [str(opening)]]


# ---- Rialto and The Doge Ship ----


def test_what_rialto_says_a_turned_bridge_makes_of_districts_is_what_it_makes_of_them() -> None:
    rialto, compared = game_named("rialto"), 0
    for number in range(2):
        for match in course(rialto, 3, own_edition(rialto), f"bridges {number}"):
            seat = match.actors()[0]
            action = match.view(seat)["board"]["action"]
            for turn in action["turns"] if action is not None else ():
                board = rialto.view(after(match, seat, f"low {turn['low']}"), seat)
                ends = next(each["ends"] for each in board["connections"] if each["connection"] == action["connection"])
                values = {each["district"]: each["value"] for each in board["districts"]}
                assert turn["values"] == [values[end] for end in ends]
                compared += 1
    assert compared > 10


def test_rialto_says_of_each_building_why_it_is_no_choice_and_of_no_other() -> None:
    """With tableaus full of buildings of the colour that is asked for, bare, used and new, and few coins."""
    rialto, met = game_named("rialto"), Counter[str | None]()
    for number in range(3):
        for step, match in enumerate(course(rialto, 3, own_edition(rialto), f"idle {number}")):
            seat = match.actors()[0]
            if match.decision(seat) not in ("green", "yellow", "blue", "upgrade"):
                continue
            state: Any = match.state.clone()
            lowest = {"green": 0, "yellow": 4}.get(match.decision(seat) or "", 8)
            for room in range(7):
                at = seat * 7 + room
                state.room[at] = lowest + (room + step) % 4 if room < 5 else (step * 5 + room) % 12
                state.mark[at] = (room == step % 7) + 2 * (room == (step + 3) % 7)
            state.coins[seat] = max(1, sum(map(int, [*state.chain_one, *state.chain_two, state.chain_jokers])) + step % 3)
            state.tiles[lowest + 1] = step % 3
            asked = [state.clone()]  # which has not yet asked what is possible
            for move in asked[0].legal(seat):  # in a play also after its first building
                then = asked[0].clone()
                then.apply(seat, move)
                asked += [then] * (match.decision(seat) == "yellow" and then.actors() == [seat] and then.decision(seat) == state.decision(seat))
            for each in asked:
                met.update(_idle(rialto, each, seat))
                assert all(room["why"] is None for room in rialto.view(each, (seat + 1) % 3)["seats"][seat]["rooms"])
    assert {None, "phase", "used", "new", "in-play", "wait", "convert", "joker-alone", "next", "four"} <= set(met), met


def _idle(rialto: Game, state: State, seat: int) -> list[str | None]:
    """What the view says of each building, compared with what is offered."""
    moves = [rialto.codec.text(move).split() for move in state.legal(seat)]
    offered = {"yellow-1" if text == ["wait"] else text[1] for text in moves if text[0] in ("wait", "use", "convert", "upgrade")}
    rooms: Any = rialto.view(state, seat)["seats"][seat]["rooms"]
    exchanging = rialto.decisions[state.decision(seat)].name == "upgrade"
    for room in rooms:
        bare = exchanging or not (room["coin"] or room["new"])
        assert (room["why"] is None) == (bare and room["building"] in offered), room
    return [room["why"] for room in rooms]


def test_what_the_doge_ship_says_a_doge_tile_makes_of_parts_is_what_it_makes_of_them() -> None:
    ship, compared = game_named("dogeship"), 0
    for number in range(3):
        for match in course(ship, 3, own_edition(ship), f"tiles {number}"):
            seat = match.actors()[0]
            if match.decision(seat) != "doge-keep":
                continue
            intrigue = match.view(seat)["board"]["intrigue"]
            for doge, worth in zip(intrigue["tiles"], intrigue["worth"], strict=True):
                board = ship.view(after(match, seat, f"keep {doge['doge']}"), seat)
                points = {tile["tile"]: tile["points"] for each in board["seats"] for tile in each["yard"] if tile["kind"] == "galley"}
                assert {each["tile"]: each["points"] for each in worth} == points
                compared += bool(points)
    assert compared > 3


def test_the_doge_ship_says_with_which_wall_a_flood_takes_nothing() -> None:
    ship = game_named("dogeship")
    for edition, more in ((ship.edition, 1), (own_edition(ship), 0)):  # with the own edition an equal wall is enough
        tiles = [match.view(None)["board"]["doges"]["current"] for match in course(ship, 2, edition, "floods", 20)]
        assert {tile["enough"] - tile["flood"] for tile in tiles if tile["flood"] is not None} == {more}


def test_the_doge_ship_says_of_each_field_what_it_could_do_and_why_not() -> None:
    ship, met = game_named("dogeship"), Counter[str]()
    for number in range(2):
        for match in course(ship, 3, own_edition(ship), f"fields {number}"):
            seat = match.actors()[0]
            if match.decision(seat) != "turn":
                continue
            view = match.view(seat)
            for field in (field for board in view["board"]["boards"] for field in board["fields"] if board["die"] is not None):
                name, why = field["field"], field["why"]
                assert (f"field {name}" in view["moves"]) == (why is None and field["taken_by"] is None)
                met[why] += 1
                if f"field {name}" in view["moves"] and field["adds"] is None:
                    met[_field_done(match, seat, field)] += 1
    assert {None, "price", "replace", "approvals", "full", "room", "fits", "idle"} <= set(met), met


def _field_done(match: Match, seat: int, field: dict[str, Any]) -> str:
    """A field that buys or completes, compared with what is then asked."""
    then = after(match, seat, f"field {field['field']}")
    asked = [match.game.codec.text(move).split() for move in then.legal(seat)] if then.actors() == [seat] else []
    if field["kind"] == "complete":
        assert {text[1] for text in asked if text[0] == "complete"} == set(field["fits"])
        return "fits" if field["fits"] else "idle"
    piles = [text[1] for text in asked if text[0] == "buy"]
    full = {pile["pile"] for pile in match.view(seat)["board"]["piles"] if pile["full"]}
    for pile in piles:
        buying = then.clone()
        buying.apply(seat, match.game.codec.number(f"buy {pile}"))
        gives_up = buying.actors() == [seat] and match.game.decisions[buying.decision(seat)].name == "give-up"
        assert gives_up == (pile in full)
    if not piles:
        return ""
    assert not field["full"] or set(piles) <= full
    return "full" if field["full"] else "room"


def test_what_the_doge_ship_says_of_ducats_and_approvals_follows_the_edition() -> None:
    ship = game_named("dogeship")
    shipped, own = (draw(Match.new(ship, 3, "numbers", edition=edition), 0) for edition in (ship.edition, own_edition(ship)))
    assert "put there for 1 ducat," in shipped.pieces
    assert "put there for 3 ducats," in own.pieces
    assert [board.count("#ds-seal") for board in (shipped.board, own.board)] == [2 * 1 + 2 * 2, 2 * 1 + 2 * 1]  # more than two are a seal with their number
    assert own.board_symbols().keys() - shipped.board_symbols().keys() == {"ds-coin-12"}


# ---- Venice ----

LASTING = [("orator", "jetty-rights", "mixed-cargo"), ("masons-mark", "recruiter", "old-hands"), ("bridge-wardens", "confessor", "mentor")]


def lay(match: Match, number: int) -> None:
    """All seats have three contracts in force, others as the match goes on."""
    state: Any = match.state
    for seat in range(match.seats):
        state.in_force[seat] = 0
        for place, name in enumerate(LASTING[(number + seat) % len(LASTING)]):
            contract = CONTRACT_TEXTS.index(name)
            state.laid[seat * 3 + place] = contract
            state.in_force[seat] |= 1 << contract
    match.state = state.clone()  # which has not yet asked what is possible


@pytest.mark.parametrize("own", [False, True], ids=["shipped", "own"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_venice_promises_is_what_happens(seats: int, own: bool) -> None:
    """Routes, mooring, council, points, answers in many positions, with contracts in force, if nothing intervenes."""
    venice = game_named("venice")
    edition = own_edition(venice) if own else venice.edition
    met: Counter[str] = Counter()
    for number in range(2):
        for step, match in enumerate(course(venice, seats, edition, f"promises {number}")):
            if step % 12 == 0 and match.view(None)["board"]["step"] in ("gondolier", "play-card", "sail", "halt"):
                lay(match, step // 12)
            for seat in match.actors():
                view = match.view(seat)
                for text in view["moves"]:
                    kind = _checked(match, seat, view["board"], text)
                    met[kind] += bool(kind)
    assert {"sail", "moor", "place", "scroll", "intrigue"} <= set(met), met
    assert seats == 1 or met["council"], met


def _checked(match: Match, seat: int, board: dict[str, Any], text: str) -> str:
    """The kind of promise that was compared with the rules; empty if the move promises nothing or leads to more."""
    kind, _, thing = text.partition(" ")
    before: Any = match.state
    if kind == "sail":
        return _sailed(match, seat, board, thing)
    if kind in ("moor", "place"):
        here = thing or board["trip"]["path"][-1]
        return _moored(match, seat, board, text, here)
    if kind == "use" and board["activation"]["building"] == "great-council" and thing == "1":
        steps = next(dock for dock in board["docks"] if dock["building"] == "great-council")["amounts"][0]["steps"]
        then: Any = after(match, seat, text)
        assert then.council[seat] - before.council[seat] == steps
        return "council"
    if text == "take points":
        then = after(match, seat, text)
        assert then.points_of(seat) - before.points_of(seat) == board["points_instead"]
        return "points"
    if kind in ("scroll", "intrigue") and not before.simultaneous():
        _answered(match, seat, board["meeting"]["own"], text)
        return str(kind)
    return ""


class Ear(Listener):
    """Keeps the events told."""

    def __init__(self, game: Game) -> None:
        self.heard: list[Event] = []
        self._events = game.events

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        self.heard.append(self._events.event(kind, audience, args))


def _answered(match: Match, seat: int, own: dict[str, Any], text: str) -> None:
    """The first event about a seat after its answer is what the answer does; more may follow from it."""
    state: Any = match.state.clone()
    ear = state.listener = Ear(match.game)
    state.apply(seat, match.game.codec.number(text))
    told = next(event for event in ear.heard if event.args.get("seat") == seat)
    if text == "scroll":
        assert (told.kind, int(match.state.scrolls[seat]) - 1) == ("scroll-lost", own["scrolls"])  # type: ignore[attr-defined]
    elif told.kind == "overflow":
        assert list(told.args.values()) == [seat, own["lost"]]
    else:
        assert (told.kind, list(told.args.values())[-1], own["lost"]) == ("intrigue", own["intrigue"], 0)


def _sailed(match: Match, seat: int, board: dict[str, Any], goal: str) -> str:
    way = next(way for way in board["trip"]["ways"] if way["building"] == goal)
    before: Any = match.state
    then: Any = after(match, seat, f"sail {goal}")
    if match.game.decisions[then.decision(seat)].name != "halt" or then.steps != before.steps + 1:
        return ""  # one answer alone was possible there, and more has happened
    assert then.coins[seat] == way["left"] == before.coins[seat] - way["price"] + way["coins"]
    assert then.intrigue[seat] - before.intrigue[seat] == way["intrigue"]
    assert before.points_of(seat) - then.points_of(seat) == way["lost"]
    return "sail"


def _moored(match: Match, seat: int, board: dict[str, Any], text: str, building: str) -> str:
    dock = next(dock for dock in board["docks"] if dock["building"] == building)
    found, before = dock["mooring"], match.state
    assert found is not None
    then: Any = after(match, seat, text)
    if then.over():
        return ""
    if match.game.decisions[then.decision(seat)].name == "fulfil" and seat in then.actors():
        offered = [match.game.codec.text(move).partition(" ")[2] for move in then.legal(seat)][1:]
        assert found["contracts"] == [name for name in offered if name]
        then.apply(seat, match.game.codec.number("no-contract"))
    now: Any = match.game.view(then, seat)
    if now["activation"] is None or now["activation"]["building"] != building or now["turn"] != seat:
        return ""
    assert [each["effect"] for each in now["activation"]["effects"]] == found["effects"]
    standing = next(each for each in now["docks"] if each["building"] == building)["assistants"]
    assert standing[seat] == found["field"]
    pushed = {push["colour"]: push["field"] for push in found["pushed"]}
    assert [pushed.get(colour, field) for colour, field in enumerate(dock["assistants"]) if colour != seat] == standing[:seat] + standing[seat + 1 :]
    shares = {share["colour"]: share["points"] for share in found["shares"]}
    for other in range(match.seats):
        if other != seat:
            assert then.points_of(other) - before.points_of(other) == shares.get(other, 0)  # type: ignore[attr-defined]
    if match.seats == 1:
        assert then.doge_points - before.doge_points == shares.get(1, 0)  # type: ignore[attr-defined]
    return text.split()[0]


def test_the_canals_of_venice_are_those_of_the_edition() -> None:
    venice = game_named("venice")
    shipped, own = draw(Match.new(venice, 3, "canals"), None), draw(Match.new(venice, 3, "canals", edition=own_edition(venice)), None)
    docks = {dock.name: (dock.x, dock.y) for dock in HOME}
    (x0, y0), (x1, y1), (x2, y2) = (docks[dock] for dock in ("s8", "s9", "doges-palace"))
    assert re.search(rf"M860 {y0:g}L{x1:g} {y1:g}|M{x1:g} {y1:g}L860 {y0:g}", own.board)
    assert not re.search(rf"M{x0:g} {y0:g}L{x1:g} {y1:g}|M{x1:g} {y1:g}L{x0:g} {y0:g}", shipped.board)
    assert f"M{x1:g} {y1:g}L{x2:g} {y2:g}" in shipped.board
    assert f"M{x1:g} {y1:g}L{x2:g} {y2:g}" not in own.board


def test_the_great_council_moves_as_far_as_the_picture_says_with_another_orator() -> None:
    """VEN-147: with `orator` at 3 and two fields to begin with."""
    venice, met = game_named("venice"), set[int]()
    for number in range(3):
        for match in course(venice, 3, own_edition(venice), f"orator {number}"):
            if match.view(None)["board"]["step"] == "halt":
                lay(match, 0)
            seat = match.actors()[0]
            view = match.view(seat)
            if "use 1" in view["moves"] and view["board"]["activation"]["building"] == "great-council":
                label = next(item.label for row in draw(match, seat).own for item in row.items if item.name == "act-use-1")
                told = re.search(r"now (\d+) fields?", label, re.IGNORECASE)
                assert told is not None
                then: Any = after(match, seat, "use 1")
                state: Any = match.state
                assert then.council[seat] - state.council[seat] == int(told[1])
                met.add(int(told[1]))
    assert met


def test_the_options_of_venice_set_what_the_edition_has_for_them() -> None:
    venice = game_named("venice")
    for edition, points in ((venice.edition, [[1, 1, 2, 4], [0, 1, 2, 3]]), (own_edition(venice), [[3, 1, 2, 4], [0, 1, 2, 1]])):
        matches = [Match.new(venice, 1, "options", variant=variant, edition=edition) for variant in ("first-field", "fourth-field")]
        assert [match.view(None)["board"]["doge"]["field_points"] for match in matches] == points


def test_venice_says_of_each_canal_from_a_gondola_why_it_cannot_be_sailed() -> None:
    venice, met = game_named("venice"), Counter[str]()
    for seats in (2, 4):
        for step, match in enumerate(course(venice, seats, own_edition(venice), f"closed {seats}")):
            seat = match.actors()[0]
            if match.decision(seat) != "sail":
                continue
            state: Any = match.state.clone()
            state.coins[seat] = step % 2
            state.gondola_at[seat * 2 + (state.active + 1) % 2] = int(state.near[state.gondola_at[state.active] * 6])  # its other gondola is next to it
            state = state.clone()
            trip: Any = venice.view(state, seat)["trip"]
            near = {int(building) for building in state.near[state.gondola_at[state.active] * 6 :][:6]} - {-1}
            offered = {venice.codec.text(move).removeprefix("sail ") for move in state.legal(seat)}
            assert offered | {way["building"] for way in trip["closed"]} == {BUILDING_TEXTS[building] for building in near}
            assert not offered & {way["building"] for way in trip["closed"]}
            for way in trip["closed"]:
                met[way["why"]] += 1
                assert (way["why"] == "visited") == (way["building"] in trip["path"])
                if way["why"] == "coins":
                    state.coins[seat] += 3
                    richer = state.clone()
                    state.coins[seat] -= 3
                    assert way["building"] not in {each["building"] for each in venice.view(richer, seat)["trip"]["closed"] if each["why"] == "coins"}
    assert {"visited", "coins", "stuck"} <= set(met), met


def test_the_docks_of_venice_stand_where_the_edition_puts_them() -> None:
    venice = game_named("venice")
    for edition, x in ((venice.edition, 890), (own_edition(venice), 860)):
        view = Match.new(venice, 3, "docks", edition=edition).view(0)
        seen = SceneView(view, venice.words("en"))
        assert {seen.dock(dock["building"]) for dock in view["board"]["docks"] if dock["dock"] != "s8"} == {dock for dock in HOME if dock.name != "s8"}
        scene = draw(Match.new(venice, 3, "docks", edition=edition), 0)
        assert f'd="M{x - 71} 164h142v82h-142Z"' in scene.pieces
    assert dock_at("s8", 1780, 420, (2000, 1400)) == dock_at("s8", 890, 210, (1000, 700))


def test_the_council_track_of_venice_has_the_fields_of_the_edition() -> None:
    venice = game_named("venice")
    for edition, last in ((venice.edition, 20), (own_edition(venice), 30)):
        board = draw(Match.new(venice, 3, "track", edition=edition), None).board
        assert [int(field) for field in re.findall(r'class="[^"]*ve-field[^"]*"[^>]*>(\d+)<', board)] == list(range(last + 1))


OF_EFFECTS = ("coins-paid", "coins-gained", "scrolls-paid", "scrolls-gained", "points-gained", "cubes-gained", "intrigue", "intrigue-less", "overflow")


@pytest.mark.parametrize("own", [False, True], ids=["shipped", "own"])
def test_what_venice_prints_of_an_effect_is_what_it_brings(own: bool) -> None:
    """As far as no contract adds to it and nothing is asked."""
    venice, compared = game_named("venice"), 0
    for number in range(2):
        for match in course(venice, 3, own_edition(venice) if own else venice.edition, f"printed {number}"):
            seat = match.actors()[0]
            if match.decision(seat) != "effect" or any(match.view(seat)["board"]["seats"][seat]["places"]):
                continue
            view = match.view(seat)
            here = view["board"]["activation"]["building"]
            effects = next(dock for dock in view["board"]["docks"] if dock["building"] == here)["effects"]
            for text in (text for text in view["moves"] if text.startswith("use ")):
                printed = effects[int(text.split()[1]) - 1]
                if printed.keys() & {"pay_cubes", "points_per_cube", "points_per_contract", "points_per_rival", "bridge_or_points", "contracts"}:
                    continue
                state: Any = match.state.clone()
                ear = state.listener = Ear(venice)
                state.apply(seat, venice.codec.number(text))
                told = Counter[str]()
                for event in ear.heard[1:]:
                    if event.kind not in OF_EFFECTS:
                        break  # what follows is no longer this effect's
                    told[event.kind] += cast(int, event.args.get("coins", event.args.get("points", 0)))
                assert (ear.heard[0].kind, told["coins-paid"], told["coins-gained"]) == ("effect", printed.get("pay_coins", 0), printed.get("coins", 0))
                assert told["points-gained"] == printed.get("points", 0)
                compared += 1
    assert compared > 20


def test_what_venice_says_of_effects_and_cards_follows_the_edition() -> None:
    venice = game_named("venice")
    said = {}
    for own in (False, True):
        match = Match.new(venice, 3, "said", variant="favour", edition=own_edition(venice) if own else venice.edition)
        scene, seen = draw(match, 0), SceneView(match.view(0), venice.words("en"))
        said[own] = [seen.effect("market", 3), seen.effect("market", 4), seen.effect("harbour", 4), seen.effect("great-council", 1)]
        said[own] += [seen.effect("great-council", 2), seen.effect("st-marks", 2), seen.influence("bribe-foreman")]
        said[own] += [mark.label for mark in scene.seats[0].supply if "Assistants" in mark.label or "Favour" in mark.label]
        assert ("v-7" in scene.sheet["fx-market"]) == own
    assert said[False] == [
        *("give 1 cube: 4 coins", "pay 5 coins: 5 points", "give any cubes: 1 point each", "council +1, and +1 for each with less intrigue"),
        *("pay 4 coins: build a bridge", "gain 2 coins", "One of your assistants goes straight to field 4; gain 3 intrigue."),
        *("Assistants placed: 0 of 10. At the end, as it stands: 0 points", "Favour card, not turned: 4 points at the end"),
    ]
    assert said[True] == [
        *("give 1 cube: 6 coins", "pay 2 coins: 1 scroll and 7 points", "give any cubes: 2 points each", "council +2, and +1 for each with less intrigue"),
        *("pay 5 coins: build a bridge", "gain 3 coins", "One of your assistants goes straight to field 4; gain 2 intrigue."),
        *("Assistants placed: 0 of 9. At the end, as it stands: 0 points", "Favour card, not turned: 5 points at the end"),
    ]


def test_what_venice_says_of_contracts_follows_the_edition() -> None:
    """In the picture and as text."""
    venice = game_named("venice")
    said = {}
    for own in (False, True):
        match = Match.new(venice, 3, "contracts", edition=own_edition(venice) if own else venice.edition)
        match.play(0, match.legal(0)[0])
        lay(match, 0)
        state: Any = match.state
        state.laid[2] = CONTRACT_TEXTS.index("second-shift")
        match.state = state.clone()
        marks = [mark.label for mark in draw(match, 0).seats[0].cells if mark.icon == "i-force"]
        assert all(mark.partition(": ")[2] in venice.text(match.view(0)["board"], venice.words("en"), ["Anna", "Bruno", "Clara"]) for mark in marks)
        said[own] = [mark.partition(": ")[2] for mark in marks]
    assert said[False] == [
        "The Great Council moves you 1 field further.",
        "Whenever a gondola mooring on yours gives you points, gain 1 point more.",
        "Leaving your gondolier where he is costs you 1 coin instead of 3.",
    ]
    assert said[True] == [
        "The Great Council moves you 3 fields further.",
        "Whenever a gondola mooring on yours gives you points, gain 3 points more.",
        "Leaving your gondolier where he is costs you 1 coin instead of 4.",
    ]
