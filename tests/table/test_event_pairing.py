"""Who meets whom in an event, who leads it, and how a league is divided."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from ridotto.engine.rng import Rng
from ridotto.table.service.events.divisions import divided, next_order
from ridotto.table.service.events.pairing import History, Round, circle, circle_round, circle_rounds, robin, swiss, table_sizes
from ridotto.table.service.events.standings import Placed, Played, history, shares, standings
from ridotto.table.service.results import ranked

ANY = (2, 3, 4, 5)
DOGE = (3, 4)


def people(count: int) -> list[str]:
    return [f"player {number}" for number in range(count)]


def results(number: int, round: Round, rng: Rng) -> list[Played]:
    """What comes out of a round in which chance decides."""
    found = [Played(number, [Placed(player, 1.0, None, None)]) for player in round.byes]
    for table in round.tables:
        scores = [rng.below(30) for _ in table]
        ranks = ranked([], scores)
        found.append(Played(number, [Placed(*each) for each in zip(table, shares(ranks), ranks, scores, strict=True)]))
    return found


def tournament(players: Sequence[str], rounds: int, seats: int, allowed: Sequence[int], bots: bool = False) -> Iterator[tuple[Round, list[Played]]]:
    played: list[Played] = []
    rng = Rng.from_seed("results")
    for number in range(1, rounds + 1):
        made = swiss(players, history(players, played), seats, allowed, bots, f"seed {number}")
        yield made, list(played)
        played += results(number, made, rng)


# ---- sizes ----


@pytest.mark.parametrize(
    ("players", "seats", "allowed", "bots", "sizes", "left"),
    [
        (8, 4, ANY, False, [4, 4], 0),
        (9, 4, ANY, False, [5, 4], 0),
        (9, 4, DOGE, False, [3, 3, 3], 0),
        (7, 4, DOGE, False, [4, 3], 0),
        (5, 4, DOGE, False, [4], 1),
        (5, 4, DOGE, True, [3, 2], 0),
        (5, 2, ANY, False, [2, 2], 1),
        (5, 2, ANY, True, [2, 2, 1], 0),
        (3, 2, ANY, False, [2], 1),
        (5, 3, (2, 3, 4), False, [3, 2], 0),
        (2, 4, DOGE, False, [], 2),
    ],
)
def test_tables_are_as_full_as_the_game_allows(players: int, seats: int, allowed: Sequence[int], bots: bool, sizes: list[int], left: int) -> None:
    assert table_sizes(players, seats, allowed, bots) == (sizes, left)


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize(("seats", "allowed"), [(2, ANY), (3, DOGE), (3, (2, 3, 4)), (4, DOGE), (4, ANY), (5, ANY)])
def test_everybody_is_in_every_round_once_and_sizes_differ_by_one_at_most(seats: int, allowed: Sequence[int], bots: bool) -> None:
    for count in range(2, 40):
        (made, _), *_ = tournament(people(count), 1, seats, allowed, bots)
        sitting = [player for table in made.tables for player in table if player is not None]
        assert sorted([*sitting, *made.byes]) == sorted(people(count))
        sizes = {len([player for player in table if player is not None]) for table in made.tables}
        assert max(sizes, default=0) - min(sizes, default=0) <= 1
        assert all(len(table) in allowed for table in made.tables)
        assert not (bots and made.byes)
        assert len(made.byes) <= (1 if seats == 2 else 2) or count < min(allowed)
        assert bots or all(player is not None for table in made.tables for player in table)


# ---- Swiss ----


@pytest.mark.parametrize("count", [4, 6, 7, 8])
def test_two_do_not_meet_again_as_long_as_a_round_without_that_is_left(count: int) -> None:
    met: set[frozenset[str | None]] = set()
    for made, _ in tournament(people(count), 3, 2, ANY):
        pairs = {frozenset(table) for table in made.tables}
        if not _can_avoid(people(count), met):
            break
        assert not pairs & met
        met |= pairs
    assert met


def _can_avoid(players: Sequence[str], met: set[frozenset[str | None]]) -> bool:
    """Whether a round of new pairs exists, looked for by trying them all; of an odd number anybody may rest."""
    if len(players) % 2:
        return any(_can_avoid([other for other in players if other != player], met) for player in players)
    if not players:
        return True
    first, *others = players
    return any(frozenset((first, other)) not in met and _can_avoid([each for each in others if each != other], met) for other in others)


def _cheapest(players: Sequence[str], known: History) -> float:
    if not players:
        return 0.0
    first, *others = players
    return min(_cost((first, other), known) + _cheapest([each for each in others if each != other], known) for other in others)


def _cost(table: Sequence[str | None], known: History) -> float:
    people_there = [player for player in table if player is not None]
    return sum(
        (known.points.get(one, 0.0) - known.points.get(other, 0.0)) ** 2 + 1000 * known.met.get(frozenset((one, other)), 0) ** 2
        for one, other in combinations(people_there, 2)
    )


def test_small_rounds_of_two_are_the_best_there_are() -> None:
    for count in (4, 6, 8):
        for made, played in tournament(people(count), 5, 2, ANY):
            known = history(people(count), played)
            assert sum(_cost(table, known) for table in made.tables) == pytest.approx(_cheapest(people(count), known))


@pytest.mark.parametrize(
    ("count", "seats", "allowed", "rounds"), [(200, 2, ANY, 6), (199, 2, ANY, 6), (200, 4, DOGE, 6), (97, 3, (2, 3, 4), 6), (60, 5, ANY, 4)]
)
def test_in_a_large_field_nobody_meets_again_and_equals_meet(count: int, seats: int, allowed: Sequence[int], rounds: int) -> None:
    """Points at a table differ by less than half of what they would if tables were drawn; with five at each, few are left to meet after four rounds."""
    for number, (made, played) in enumerate(tournament(people(count), rounds, seats, allowed)):
        known = history(people(count), played)
        tables = [[player for player in table if player is not None] for table in made.tables]
        assert all(frozenset(pair) not in known.met for table in tables for pair in combinations(table, 2))
        drawn = swiss(people(count), History(), seats, allowed, False, f"drawn {number}").tables
        assert number == 0 or _span(tables, known) < 0.5 * _span(drawn, known)


def _span(tables: Sequence[Sequence[str | None]], known: History) -> float:
    """By how much points differ at a table, on average."""
    points = [[known.points.get(player, 0.0) for player in table if player is not None] for table in tables]
    return sum(max(each) - min(each) for each in points) / len(points)


def test_the_weakest_rest_and_nobody_twice_before_everybody_has() -> None:
    resting = [made.byes for made, _ in tournament(people(5), 5, 2, ANY)]
    assert sorted(player for byes in resting for player in byes) == people(5)
    second, played = list(tournament(people(7), 2, 2, ANY))[1]
    known = history(people(7), played)
    left = [player for player in people(7) if not known.byes.get(player)]
    assert known.points[second.byes[0]] == min(known.points[player] for player in left)


def test_seats_go_around() -> None:
    *_, (_, played) = tournament(people(8), 5, 4, ANY)
    sat = history(people(8), played).sat
    assert max(sat.values()) <= 2


def test_a_round_follows_from_its_seed_alone() -> None:
    assert swiss(people(20), History(), 4, ANY, False, "one") == swiss(people(20), History(), 4, ANY, False, "one")
    assert swiss(people(20), History(), 4, ANY, False, "one") != swiss(people(20), History(), 4, ANY, False, "two")


# ---- round robin ----


@pytest.mark.parametrize("count", range(2, 12))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(count: int) -> None:
    pairs = [pair for number in range(1, circle_rounds(count) + 1) for pair in circle(people(count), number)]
    met = sorted(tuple(sorted((one, other))) for one, other in pairs if other is not None)
    assert met == sorted(tuple(sorted(pair)) for pair in combinations(people(count), 2))
    resting = [one for one, other in pairs if other is None]
    assert sorted(resting) == (sorted(people(count)) if count % 2 else [])


def test_whoever_should_meet_somebody_who_has_left_rests_or_has_a_bot() -> None:
    playing = people(4)[:3]
    rested = [circle_round(people(4), playing, number, History(), False, "seed") for number in (1, 2, 3)]
    assert sorted(player for each in rested for player in each.byes) == playing
    filled = circle_round(people(4), playing, 1, History(), True, "seed")
    assert not filled.byes
    assert sum(None in table for table in filled.tables) == 1


def test_in_a_round_robin_of_more_everybody_meets_everybody_as_equally_as_possible() -> None:
    players, played = people(9), list[Played]()
    for number in range(1, 5):
        made = robin(players, history(players, played), 3, (3,), False, f"seed {number}")
        played += results(number, made, Rng.from_seed(str(number)))
    met = history(players, played).met
    assert {met.get(frozenset(pair), 0) for pair in combinations(players, 2)} == {1}
    made = robin(players, history(players, played), 3, (3,), False, "seed 5")
    met = history(players, [*played, *results(5, made, Rng.from_seed("5"))]).met
    assert {met.get(frozenset(pair), 0) for pair in combinations(players, 2)} == {1, 2}


# ---- standings ----


def test_points_of_places_are_the_same_at_tables_of_every_size_and_equals_share() -> None:
    assert shares([1, 2]) == [1.0, 0.0]
    assert shares([2, 1, 3]) == [0.5, 1.0, 0.0]
    assert shares([1, 1, 3, 4]) == pytest.approx([5 / 6, 5 / 6, 1 / 3, 0.0])
    assert shares([1, 1, 1]) == pytest.approx([0.5] * 3)
    assert shares([1]) == [1.0]
    for size in range(2, 6):
        assert sum(shares(list(range(1, size + 1)))) == pytest.approx(size / 2)


def test_who_has_won_is_first_whatever_the_scores_say() -> None:
    assert ranked([2], [7, 9, 9]) == [3, 2, 1]
    assert ranked([], [7, 9, 9]) == [3, 1, 1]


def table(round: int, *of: tuple[str, int], scores: Sequence[int] = ()) -> Played:
    ranks = [place for _, place in of]
    points = list(scores) or [10 - place for place in ranks]
    return Played(round, [Placed(name, share, place, score) for (name, place), share, score in zip(of, shares(ranks), points, strict=True)])


def order(rows: Sequence[Placed] | Sequence[object]) -> list[tuple[int, str]]:
    return [(row.place, row.player) for row in rows]  # type: ignore[attr-defined]


def test_equal_points_are_told_apart_by_opponents_then_wins_then_the_part_of_the_points() -> None:
    players = ["Anna", "Bruno", "Chiara", "Dario"]
    played = [
        table(1, ("Anna", 1), ("Bruno", 2)),
        table(1, ("Chiara", 1), ("Dario", 2)),
        table(2, ("Anna", 2), ("Chiara", 1)),
        table(2, ("Bruno", 1), ("Dario", 2)),
    ]
    # Anna lost to the leader, Bruno won against the last
    assert order(standings(players, played)) == [(1, "Chiara"), (2, "Anna"), (3, "Bruno"), (4, "Dario")]
    close = [table(1, ("Anna", 1), ("Bruno", 2), scores=(50, 49)), table(1, ("Chiara", 1), ("Dario", 2), scores=(50, 1))]
    assert order(standings(players, close)) == [(1, "Chiara"), (2, "Anna"), (3, "Bruno"), (4, "Dario")]


def test_what_nothing_tells_apart_shares_a_place() -> None:
    rows = standings(["Anna", "Bruno", "Chiara"], [table(1, ("Anna", 1), ("Bruno", 1), scores=(5, 5))])
    assert order(rows) == [(1, "Anna"), (1, "Bruno"), (3, "Chiara")]
    assert rows[0].shares == {1: 0.5}


def test_points_below_zero_do_not_turn_the_order_around() -> None:
    rows = standings(["Anna", "Bruno"], [table(1, ("Anna", 1), ("Bruno", 2), scores=(-1, -5))])
    assert rows[0].part > rows[1].part


# ---- leagues ----


def test_divisions_are_about_equal_and_all_are_in_one() -> None:
    for count in range(1, 60):
        made = divided(people(count), 6)
        assert [player for division in made for player in division] == people(count)
        assert max(map(len, made)) - min(map(len, made)) <= 1
    assert divided([], 6) == []


def test_the_first_go_up_and_the_last_go_down() -> None:
    assert next_order([["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "j", "k"]], 1) == ["a", "b", "c", "e", "d", "f", "g", "i", "h", "j", "k"]
    assert next_order([["a"], ["b", "c"]], 2) == ["a", "b", "c"]
