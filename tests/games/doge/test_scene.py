"""The scene: every decision can be made by pointing at it, and nothing but the view is in it."""

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.doge.moves import CODEC, FIELD_KEYS
from ridotto.games.doge.rules import DECISIONS
from ridotto.games.doge.scene import draw
from ridotto.look.scene import Button, Refusal, Scene
from tests.games.scenes import assert_sound, places

from .positions import GAME, Play, board, votes

NAMES = ("Anna", "Bruno", "Chiara", "Dario")
HOSTILE = ('<script>alert("1")</script>', "\" onload='x'", "&amp;]]>", "Don </text> Giovanni")


def pictured(play: Play, seat: int | None, names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    """The view of a seat as a match gives it."""
    state = play.state
    acting = seat is not None and seat in state.actors()
    return {
        "game": "doge",
        "variant": "",
        "seat": seat,
        "names": list(names[: state.seats]),
        "actors": state.actors(),
        "decision": DECISIONS[state.decision(seat)].name if seat is not None and acting else None,
        "moves": play.legal(seat) if seat is not None and acting else [],
        "over": state.over(),
        "winners": state.winners() if state.over() else [],
        "board": GAME.view(state, seat),
    }


def walk(seats: int, seed: str) -> Iterator[tuple[Match, list[int]]]:
    """A random match, position by position, with how many events each seat had heard when it last moved.

    Whoever can build does.
    """
    match = Match.new(GAME, seats=seats, seed=seed, names=NAMES[:seats])
    rng = Rng.from_seed(seed)
    heard = [0] * seats
    while True:
        yield match, heard
        if match.over:
            return
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        moves = match.legal(seat)
        match.play(seat, "build" if "build" in moves else moves[rng.below(len(moves))])
        heard[seat] = len(match.events(seat))


@cache
def sample(seats: int) -> list[tuple[dict[str, Any], tuple[Event, ...]]]:
    """Views of a whole match with their news: the first of every kind of position, and every ninth of the others."""
    kept, met = [], set()
    for number, (match, heard) in enumerate(walk(seats, f"scenes for {seats}")):
        for seat in (*range(seats), None):
            view = match.view(seat)
            kind = (view["decision"], view["board"]["stage"], bool(view["board"]["joint"]), seat is None, bool((view["board"]["mine"] or {}).get("chain")))
            if kind not in met or (number * (seats + 1) + (seats if seat is None else seat)) % 41 == 0:
                met.add(kind)
                kept.append((view, tuple(match.events(seat)[heard[seat] :]) if seat is not None else ()))
    return kept


def labels(scene: Scene) -> list[str]:
    """What the buttons say that are shown from the start."""
    return [button.label for button in scene.buttons if not (isinstance(button, Button) and button.parts)]


def enlarged(scene: Scene) -> list[str]:
    """The parts of the board that a phone shows first."""
    return [loupe.name for loupe in scene.loupes if loupe.now]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_legal_move_has_its_place_and_no_other_move_has_one(seats: int) -> None:
    words = GAME.words("en")
    met = set()
    for view, news in sample(seats):
        assert places(draw(view, words, news)) == {CODEC.number(move) for move in view["moves"]}
        met.add(view["decision"])
    assert met >= {decision.name for decision in DECISIONS} - {"pick", "shift-any"}


def test_every_decision_is_drawn_in_the_matches_of_both_seat_counts() -> None:
    met = {view["decision"] for seats in (3, 4) for view, _ in sample(seats)}
    stages = {view["board"]["stage"] for seats in (3, 4) for view, _ in sample(seats)}
    assert met == {decision.name for decision in DECISIONS} | {None}
    assert stages >= {"setting", "winner-advisor", "winner-houses", "seconds", "winner-again", "tied-winners", "over"}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_markup_is_sound(seats: int) -> None:
    words = GAME.words("en")
    for view, news in sample(seats):
        assert_sound(draw(view, words, news))


def test_the_viewer_sees_the_own_unfinished_choices_as_ghosts_and_others_do_not() -> None:
    """DOG-29: card and tokens of a setting; others see nothing of them, only that the seat is ready."""
    words = GAME.words("en")
    play = board(3).play(1, "card castello")
    half = draw(pictured(play, 1), words)
    assert "on-plan-1" in half.pieces
    assert half.happened == "Your card: Castello."
    assert [item.name for row in half.own for item in row.items if item.chosen] == ["own-card-castello"]
    play.play(1, "tokens 0 3")
    own, other = draw(pictured(play, 1), words), draw(pictured(play, 0), words)
    assert "on-plan-1" in own.pieces
    assert own.sum == "3 votes for Castello"
    assert [item.label for row in own.own for item in row.items if item.chosen] == ["Card of Castello", "Token worth 0", "Token worth 3"]
    assert "on-plan" not in other.pieces
    assert [panel.status for panel in other.seats] == ["is choosing", "has chosen", "is choosing"]


def test_chosen_shifts_and_palazzi_of_a_joint_stage_are_ghosts() -> None:
    """DOG-R14: tied winners of the Quarantia; the first one's chain so far is a shift and a palazzo."""
    words = GAME.words("en")
    play = votes(3, stacks={"quarantia": {0: "3", 1: "3"}}, houses={"castello": {0: 2, 1: 1}, "dorsoduro": {0: 1}})
    play.play(0, "shift dorsoduro castello")
    asked = draw(pictured(play, 0), words)
    assert '<g class="ghost" aria-hidden="true"><use href="#palazzo-0"' in asked.pieces
    assert "3 of your houses" in asked.hint
    play.play(0, "build")
    own, other = draw(pictured(play, 0), words), draw(pictured(play, 1), words)
    assert 'class="planned"' in own.pieces
    assert ">2→3</text>" in own.pieces
    assert ">1→0</text>" in own.pieces
    assert "planned" not in other.pieces
    assert "plan" not in re.findall(r'class="([^"]*)"', other.pieces)


def test_it_says_why_something_cannot_be_done() -> None:
    """DOG-69: never at home; DOG-32: a card once a round; DOG-R12: advisors in the same state."""
    words = GAME.words("en")
    play = votes(3, stacks={"castello": {0: "3"}})
    assert words("scene-why-home", field="Castello") in unescape(draw(pictured(play, 0), words).pieces)
    play = votes(3, stacks={"quarantia": {0: "3"}}, advisors={"q3": (1, "castello")})
    assert words("scene-why-same") in draw(pictured(play, 0), words).pieces
    play = board(3)
    for seat in range(3):
        play.play(seat, "card castello", "tokens 1")
    scene = draw(pictured(play, 0), words)
    assert f'aria-label="Card of Castello: {words("scene-why-card-used")}"' in scene.pieces
    assert [item.label for row in scene.own for item in row.items if item.why == words("scene-why-card-used")] == ["Card of Castello"]


def test_an_advisor_may_be_left_where_he_stands() -> None:
    """DOG-75: the mark around one's own advisor does not say that he is sent."""
    play = votes(3, stacks={"quarantia": {0: "3"}}, advisors={"q3": (0, "castello")}).play(0, "pick q3")
    drawn = draw(pictured(play, 0), GAME.words("en")).pieces
    assert 'aria-label="leave the advisor in Castello"' in drawn
    assert "send the advisor to Castello" not in drawn
    assert 'aria-label="send the advisor to San Polo"' in drawn


def test_the_quarantia_says_what_there_is_to_win() -> None:
    assert 'aria-label="Quarantia: the council, which gives advisors but no houses."' in draw(pictured(board(3), 0), GAME.words("en")).pieces


def test_news_are_marked_where_they_happened() -> None:
    words = GAME.words("en")
    play = votes(3, stacks={"castello": {0: "3", 1: "2"}}, houses={"castello": {0: 2}})
    play.play(0, "site dorsoduro", "houses 2", "build")
    news = [Event("sited", {"seat": 0, "advisor": 1, "field": 2}), Event("placed", {"seat": 0, "field": 1, "count": 2})]
    news.append(Event("built", {"seat": 0, "field": 1, "cost": 3, "site": 1}))
    changed = draw(pictured(play, 1), words, news).pieces
    assert changed.count('class="wake"') == 2
    assert ">−1</text>" in changed
    moved = draw(pictured(play, 1), words, [Event("shifted", {"seat": 0, "from": 2, "to": 1})]).pieces
    assert 'class="route"' in moved
    assert 'class="origin"' in moved
    assert 'class="changes"' not in draw(pictured(play, 1), words).pieces
    spent = draw(pictured(play, 1), words, [Event("shifted", {"seat": 0, "from": 1, "to": 2})]).pieces
    assert 'class="route"' not in spent, "no house stands any more where it went"


def test_tokens_are_chosen_one_by_one_and_then_their_button_is_there() -> None:
    """DOG-25 and DOG-26: one to four of the own tokens, in every combination."""
    words = GAME.words("en")
    play = board(3).play(0, "card castello")
    scene = draw(pictured(play, 0), words)
    assert [item.part for row in scene.own for item in row.items if item.part] == ["0", "1", "1", "2", "2", "3", "3"]
    sets = {button.parts: button for button in scene.buttons if isinstance(button, Button)}
    assert {CODEC.text(button.move) for button in sets.values()} == set(play.legal(0))
    assert sets["2", "3"].label == "Set 2 tokens (5 votes)"
    assert CODEC.text(sets["1", "1", "2"].move) == "tokens 1 1 2"
    assert scene.hint == "Click or tap the tokens you want to set, 1 to 4."
    assert 'data-move="' not in scene.pieces
    assert not [item for row in draw(pictured(play, 1), words).own for item in row.items if item.part]


def test_the_owner_reads_the_tokens_of_a_stack_and_what_they_come_to() -> None:
    play = votes(3, stacks={"dorsoduro": {1: "3"}, "castello": {0: "2 3", 1: "1 1"}})
    scene = draw(pictured(play, 0), GAME.words("en"))
    assert ">Your tokens here: 2 + 3, which is 5 votes. The others see how many they are, but not which.</title>" in scene.pieces
    assert ">=5</text>" in scene.pieces
    assert "token-1-1" not in scene.pieces


def test_a_number_of_houses_has_buttons_marks_and_the_whole_district() -> None:
    """DOG-101, DOG-111: up to two; and how far the houses here are from a palazzo."""
    words = GAME.words("en")
    play = votes(3, stacks={"castello": {0: "3", 1: "2"}}, houses={"castello": {0: 1}}).play(0, "site dorsoduro")
    scene = draw(pictured(play, 0), words)
    assert [(button.label, button.main) for button in scene.buttons if isinstance(button, Button)] == [
        ("Place 2 houses", True),
        ("Place 1 house", False),
        ("Place none", False),
    ]
    assert f'id="field-castello" class="field can" data-move="{CODEC.number("houses 2")}"' in scene.pieces
    assert scene.hint == "Up to 2 houses in Castello. You have 1 house here; 3 make a palazzo."
    play.play(0, "houses 1")
    second = draw(pictured(play, 1), words)
    assert labels(second) == ["Place 1 house", "Place none"]
    assert second.hint.startswith("One house at most in Castello.")


def test_a_winner_whose_supply_holds_one_house_is_told_so() -> None:
    """DOG-108."""
    play = votes(3, stacks={"castello": {0: "3"}}, houses={"san-polo": {0: 14}}).play(0, "site dorsoduro")
    scene = draw(pictured(play, 0), GAME.words("en"))
    assert scene.buttons[0] == Refusal("Place 2 houses", "Your supply holds only one house.")
    assert labels(scene) == ["Place 2 houses", "Place 1 house", "Place none"]


def test_a_palazzo_has_a_button_that_names_its_cost() -> None:
    """DOG-109, DOG-111."""
    play = votes(3, stacks={"castello": {0: "3"}}, houses={"castello": {0: 2}}).play(0, "site dorsoduro", "houses 2")
    scene = draw(pictured(play, 0), GAME.words("en"))
    assert labels(scene) == ["Build for 3 houses", "Do not build"]
    assert enlarged(scene) == ["field-castello"]
    sites = scene.pieces.split('id="field-castello"')[1].split("</title>")[1:]
    assert [re.findall(r">(\d)</text>", site.split("</g>")[0]) for site in sites[:2]] == [[], ["4"]], "the ghost hides no number"


def test_a_shift_begins_with_the_house_and_ends_where_it_goes() -> None:
    """DOG-81, DOG-82: out of the home or into it; a click on a field is no move, but chooses the house there, then where it goes."""
    words = GAME.words("en")
    play = votes(3, stacks={"castello": {0: "3"}}, houses={"castello": {0: 1}, "san-polo": {0: 2}, "dorsoduro": {1: 1}}).play(0, "give-up")
    scene = draw(pictured(play, 0), words)
    assert re.findall(r'data-pick="([^"]+)"', scene.pieces) == ["castello", "san-polo"]
    marks = dict(re.findall(r'class="legal" data-move="(\d+)" data-of="([^"]+)"', scene.pieces))
    assert {CODEC.text(int(move)): start for move, start in marks.items()} == {move: move.split()[1] for move in play.legal(0) if move != "stay"}
    assert "field can" not in scene.pieces
    assert set(re.findall(r'id="field-([^"]+)" class="field within"', scene.pieces)) == {*FIELD_KEYS} - {"quarantia"}
    assert scene.happened == "You give up the advisor: you may shift one house into Castello or out of it."
    assert enlarged(scene)[0] == "field-castello"


def test_ties_say_what_they_give_and_which_shift_it_is() -> None:
    """DOG-94, DOG-95, DOG-96, DOG-97, DOG-104, DOG-105."""
    english, german = GAME.words("en"), GAME.words("de")
    play = votes(3, stacks={"quarantia": {0: "1 3", 1: "1 3"}}, houses={"castello": {0: 2, 1: 1}})
    begun = "You and Bruno are tied in the Quarantia with 4 votes each: nobody gets an advisor, and each of you may shift up to 2 houses."
    assert draw(pictured(play, 0), english).happened == f"{begun} Shift 1 of 2."
    play.play(0, "shift castello dorsoduro")
    assert draw(pictured(play, 0), english).happened == f"{begun} Shift 2 of 2."
    said = draw(pictured(play, 1), german).happened
    assert said == "Du und Anna habt in der Quarantia je 4 Stimmen: Niemand bekommt einen Berater, jeder darf bis zu 2 Häuser versetzen. Haus 1 von 2."
    assert draw(pictured(play, None), german).happened.startswith("Anna und Bruno haben in der Quarantia je 4 Stimmen")
    play = votes(3, stacks={"castello": {0: "3", 1: "2", 2: "2"}}).play(0, "site dorsoduro", "houses 0")
    assert draw(pictured(play, 1), english).happened == "You and Chiara are tied for second in Castello with 2 votes each: each of you gets one house."


def test_who_picks_an_advisor_reads_the_order_and_how_each_stands() -> None:
    """DOG-91, DOG-98, DOG-R12; the numbers stand beside the marks."""
    words = GAME.words("en")
    advisors = {"q2": (0, "santa-croce"), "q3": (1, "castello")}
    scene = draw(pictured(votes(3, stacks={"quarantia": {0: "3", 1: "2"}}, advisors=advisors), 0), words)
    assert scene.hint == "You get two advisors, Bruno one in between. I: neutral · II: yours, in Santa Croce · III: with Bruno, in Castello."
    assert enlarged(scene) == ["neutral", "field-santa-croce", "field-castello"]
    assert [scene.pieces.count(f">{roman}</text>") for roman in ("I", "II", "III")] == [1, 1, 1]
    alone = draw(pictured(votes(3, stacks={"quarantia": {0: "3"}}, advisors={"q3": (1, "castello")}), 0), words)
    assert alone.hint.startswith("You get two advisors, one after the other; the third stays as he is. I, II: neutral · III")
    second = votes(3, stacks={"quarantia": {0: "3", 1: "2"}}, advisors=advisors).play(0, "pick q1", "site castello")
    assert draw(pictured(second, 1), words).hint.startswith("You get one advisor, then Anna gets another one. II: with Anna, in Santa Croce")


def test_the_winner_reads_what_an_advisor_is_worth_and_what_giving_up_brings() -> None:
    """DOG-61, DOG-70, DOG-81, DOG-99, DOG-101: each sentence only where it is true."""
    words = GAME.words("en")
    bare = draw(pictured(votes(3, stacks={"castello": {0: "3"}}), 0), words)
    taken = "Choose a field: there he counts 1 vote for you in every vote, until a vote in Castello takes him from you."
    assert bare.hint == f"{taken} You place your houses after that."
    assert labels(bare) == ["Give him up"]
    own = draw(pictured(votes(3, stacks={"castello": {0: "3"}}, advisors={"a-castello": (0, "san-polo")}, houses={"dorsoduro": {0: 1}}), 0), words)
    assert own.hint == "He is already yours, in San Polo: you may also leave him there. You place your houses after that."
    assert labels(own) == ["Leave him in San Polo", "Give him up and shift a house"]
    assert enlarged(own)[0] == "field-san-polo"
    rivals = draw(pictured(votes(3, stacks={"castello": {0: "3"}}, advisors={"a-castello": (1, "quarantia")}), 0), words)
    assert rivals.hint.startswith("He still stands for Bruno in the Quarantia. Choose a field:")
    assert labels(rivals)[0] == "Leave him in the Quarantia"
    council = votes(3, stacks={"quarantia": {0: "3"}}, advisors={"q2": (0, "castello")}).play(0, "pick q1")
    first = draw(pictured(council, 0), words).hint
    assert first.startswith("This is advisor I, the first of your two. Choose a field:")
    assert "Your houses" not in first
    again = votes(3, stacks={"quarantia": {0: "3"}}, advisors={"q2": (0, "castello")}).play(0, "pick q1", "site castello", "pick q3")
    assert draw(pictured(again, 0), words).hint.startswith("This is advisor III, your second. Choose a field:")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_phone_enlarges_what_holds_a_mark_and_nothing_when_there_is_none(seats: int) -> None:
    words = GAME.words("en")
    for view, news in sample(seats):
        scene = draw(view, words, news)
        now = enlarged(scene)
        halves = [loupe.name for loupe in scene.loupes if loupe.half]
        assert len(now) <= (4 if halves else 3)
        if halves:
            assert set(now) <= set(halves)
        assert [loupe.name for loupe in scene.loupes][: len(now)] == now
        assert len(scene.loupes) == len(FIELD_KEYS) + 1
        assert bool(now) == (view["decision"] not in (None, "card", "tokens"))
        tree = ElementTree.fromstring(f"<svg>{scene.pieces}</svg>")
        for name in now:
            (part,) = [element for element in tree.iter() if element.get("id") == name]
            assert any(element.get("data-move") or element.get("data-pick") for element in part.iter())


def test_a_replay_enlarges_the_field_in_which_tokens_were_set_last() -> None:
    match = Match.new(GAME, seats=3, seed="set last", names=NAMES[:3])
    for seat, field in ((0, "castello"), (1, "san-marco"), (2, "dorsoduro")):
        match.play(seat, f"card {field}")
        match.play(seat, "tokens 3")
    scene = draw(match.view(None), GAME.words("en"), match.events(None))
    assert scene.loupes[0].name == "field-dorsoduro"


def test_things_say_what_they_are() -> None:
    """Sites, advisors and order cards; the name of a player is escaped."""
    play = votes(3, stacks={"castello": {0: "3"}}, palazzi={"san-polo": [1]}, advisors={"a-san-marco": (1, "dorsoduro"), "a-san-polo": (0, "castello")})
    pieces = draw(pictured(play, 0, HOSTILE), GAME.words("en")).pieces
    titles = [unescape(title) for title in re.findall("<title[^>]*>(.*?)</title>", pieces)]
    assert "Second palazzo here: 4 houses" in titles
    assert f"the advisor of San Marco, with {HOSTILE[1]}: one vote here" in titles
    assert "the advisor of San Polo, yours: one vote here" in titles
    assert "the advisor of Castello, neutral: no vote. The vote in Castello gives him to somebody" in titles
    assert "Vote 7 of the next round, still face down" in titles
    assert any(title.startswith("Vote 4 of this round: ") for title in titles)


def test_a_seat_that_is_not_asked_is_told_of_its_tokens_as_they_are() -> None:
    """As in a replay or a lesson."""
    view = Match.new(GAME, seats=3, seed="tokens").view(0)
    hand, tokens = draw({**view, "moves": [], "decision": None}, GAME.words("en")).own
    assert len(tokens.items) == 7
    assert hand.note == GAME.words("en")("scene-hand-choose")


def test_the_hand_names_its_cards() -> None:
    arts = [item.art for item in draw(pictured(board(3), 0), GAME.words("en")).own[0].items]
    assert [re.findall(">([^<]+)</text>", art) for art in arts][3:6] == [["S. Marco"], ["S. Polo"], ["S. Croce"]]


def test_it_says_who_leads_and_why_and_who_has_reached_the_goal() -> None:
    """DOG-135, DOG-138, DOG-139."""
    words = GAME.words("en")
    play = board(4, palazzi={"castello": [0, 1], "dorsoduro": [0, 1, 2]}, houses={"castello": {0: 1, 1: 2}})
    scene = draw(pictured(play, 2), words)
    assert [panel.caption.partition("\n")[2] for panel in scene.seats] == ["fewer houses", "leads by houses", "", ""]
    play = board(3, palazzi={key: [0] for key in FIELD_KEYS[:6]})
    scene = draw(pictured(play, 0), words)
    assert scene.seats[0].caption.endswith("\ngoal reached, leads")
    assert scene.goal.startswith("You have reached the goal. The round is played to its end; if several reach the goal, more palazzi win")
    assert draw(pictured(play, 1), words).goal.startswith("Anna has reached the goal.")


def test_the_end_shows_the_new_doge() -> None:
    play = board(3, palazzi={key: [0] for key in FIELD_KEYS[:6]}).end_round()
    scene = draw(pictured(play, 1), GAME.words("en"))
    assert play.over
    assert scene.happened == "Anna is doge: 6 palazzi in 6 districts."
    assert 'href="#corno"' in scene.pieces
    assert draw(pictured(play, 0), GAME.words("en")).happened == "You are doge: 6 palazzi in 6 districts."
    assert [panel.leads for panel in scene.seats] == [True, False, False]
    assert [row.note for row in scene.own] == ["the match is over", ""]


def test_the_end_says_why_another_who_reached_the_goal_has_not_won() -> None:
    """DOG-138, DOG-139."""
    words = GAME.words("en")
    more = board(3, palazzi={key: [0, 1] for key in FIELD_KEYS[:5]} | {"santa-croce": [0, 1, 1]}).end_round()
    assert draw(pictured(more, 0), words).happened == "Bruno is doge: 7 palazzi in 6 districts. You also reached the goal, with 6 palazzi."
    houses = board(3, palazzi={key: [0, 1] for key in FIELD_KEYS[:6]}, houses={"castello": {0: 2, 1: 1}}).end_round()
    told = "Anna is doge: 6 palazzi in 6 districts. You have as many palazzi, but fewer houses on the board: 1 to 2."
    assert draw(pictured(houses, 1), words).happened == told


def test_the_most_crowded_fields_can_be_drawn() -> None:
    """Four stacks of four tokens, eight advisors and five palazzi in one district, six advisors in the Quarantia."""
    words = GAME.words("en")
    stacks = {"castello": {0: "1 1 2 3", 1: "0 1 2 3", 2: "2 2 3 3", 3: "0 1 1 2"}}
    keys = ("a-cannaregio", "a-dorsoduro", "a-san-marco", "a-san-polo", "a-santa-croce", "q1", "q2", "q3")
    play = votes(4, stacks=stacks, palazzi={"castello": [0, 1, 2, 3, 0]}, advisors={key: (number % 4, "castello") for number, key in enumerate(keys)})
    assert draw(pictured(play, 2), words).pieces.count('id="on-advisor-') == 9
    council = votes(4, stacks={"quarantia": {0: "3"}}, advisors={key: (number % 4, "quarantia") for number, key in enumerate((*keys[:5], "a-castello"))})
    assert draw(pictured(council, None), words).own == []


def test_votes_of_advisors_have_their_sign_on_a_phone_too() -> None:
    """DOG-48: a total without tokens says where it comes from."""
    advisors = {"a-san-marco": (0, "castello"), "q1": (1, "dorsoduro")}
    scene = draw(pictured(votes(3, stacks={"castello": {1: "3"}}, advisors=advisors), 1), GAME.words("en"))
    shown = scene.pieces.split('id="on-stack-castello-')[1:]
    signs = ['class="narrow from-advisors"><use href="#i-advisor"' in part.split('id="on-')[0] for part in shown]
    assert signs == [True, False]
    assert ['href="#badge-0"' in shown[0], 'href="#badge-1"' in shown[1]] == [True, False], "whose votes those without a token are"


def test_who_chooses_another_card_reads_which_tokens_are_left() -> None:
    """DOG-24: beside the cards a phone has no room for them."""
    play = board(3)
    for seat, tokens in enumerate(("tokens 1 3", "tokens 0", "tokens 2")):
        play.play(seat, "card castello", tokens)
    assert draw(pictured(play, 0), GAME.words("en")).hint.endswith("all have chosen. The values of your tokens: 0, 1, 2, 2, 3.")
