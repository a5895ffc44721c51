"""Arenas: the same whatever the number of processes and interruptions."""

import json
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from ridotto.arena import contest as arena
from ridotto.arena.contest import Contest, Contested, run
from ridotto.arena.play import BY_LIMIT, Setting, end_in_words, play_match
from ridotto.arena.results import Played, Results
from ridotto.arena.sequential import LEAST, Verdict
from ridotto.arena.shards import Done, Here, P, Pace, Processes, R, Work, shards, timed
from ridotto.arena.standings import standings
from ridotto.engine.errors import SetupError
from ridotto.engine.game import all_games
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME
from ridotto.games.doge import GAME as DOGE

from .names import RANDOM, SENSIBLE
from .test_arena_simulate import outcome_of

LOTS = Contest(Setting(GAME, 3), (SENSIBLE, RANDOM), 30, "s")


def outcome(contested: Contested) -> dict[str, Any]:
    """What was found, without what depends on the machine."""
    return {key: value for key, value in contested.as_json().items() if "seconds" not in key}


def played_in(path: Path, contest: Contest, workers: Any = None) -> Contested:
    results = Results(path, contest.header())
    try:
        return run(contest, workers or Here(), results)
    finally:
        results.close()


class Backwards:
    """Workers that do the last numbers first, one by one, and stop after `most` of them."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.most = most

    def do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        for count, number in enumerate(sorted(numbers, reverse=True)):
            if count == self.most:
                raise KeyboardInterrupt
            yield timed(work, plan, range(number, number + 1))


def test_an_arena_is_the_same_in_whatever_order_and_in_how_many_processes_it_is_played(tmp_path: Path) -> None:
    alone = outcome(played_in(tmp_path / "1", LOTS))
    assert alone == outcome(played_in(tmp_path / "2", LOTS, Processes(2)))
    assert alone == outcome(played_in(tmp_path / "3", LOTS, Backwards()))
    other = Contest(LOTS.setting, LOTS.bots, LOTS.matches, "t")
    assert alone["bots"] != outcome(played_in(tmp_path / "4", other))["bots"]


def test_an_interrupted_arena_counts_what_was_played_and_continues_where_it_was(tmp_path: Path) -> None:
    whole = outcome(played_in(tmp_path / "whole", LOTS))
    first = played_in(tmp_path / "parts", LOTS, Backwards(12))
    assert (first.interrupted, len(first.played)) == (True, 12)
    lines = (tmp_path / "parts").read_text().splitlines()
    assert len(lines) == 13
    (tmp_path / "parts").write_text("\n".join(lines)[:-40])  # the last line was cut off by a crash
    rest: list[int] = []
    results = Results(tmp_path / "parts", LOTS.header())
    assert len(results.played) == 11
    assert outcome(run(LOTS, Here(), results, rest.append)) == whole
    results.close()
    again = Results(tmp_path / "parts", LOTS.header())
    again.close()
    assert sorted(again.played) == list(range(30))  # nothing of the line that was cut off is left
    assert rest[0] > 11
    assert rest[-1] == 30


def test_more_matches_add_to_the_same_results(tmp_path: Path) -> None:
    few = Contest(LOTS.setting, LOTS.bots, 9, "s")
    played_in(tmp_path / "r", few)
    assert outcome(played_in(tmp_path / "r", LOTS)) == outcome(played_in(tmp_path / "whole", LOTS))
    assert len(played_in(tmp_path / "r", few).played) == 9


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    played_in(tmp_path / "r", LOTS)
    other = Contest(LOTS.setting, LOTS.bots, LOTS.matches, "t")
    with pytest.raises(SetupError, match=r'the results of another arena: its seed is "s", not "t"'):
        Results(tmp_path / "r", other.header())
    before = (tmp_path / "r").read_text()
    (tmp_path / "notes").write_text("milk\n")
    with pytest.raises(SetupError, match="holds no results of an arena"):
        Results(tmp_path / "notes", LOTS.header())
    (tmp_path / "word").write_text("milk")
    with pytest.raises(SetupError, match="holds no results of an arena"):
        Results(tmp_path / "word", LOTS.header())
    assert (tmp_path / "word").read_text() == "milk"
    (tmp_path / "r").write_text(before + "{}\n")
    with pytest.raises(SetupError, match="line 32: this is no result of a match"):
        Results(tmp_path / "r", LOTS.header())


def test_results_begun_and_cut_off_at_once_are_begun_again(tmp_path: Path) -> None:
    (tmp_path / "r").write_text('{"are')
    Results(tmp_path / "r", LOTS.header()).close()
    assert json.loads((tmp_path / "r").read_text())["game"] == "template"


def test_a_match_is_written_and_read_without_loss() -> None:
    played = Played(5, 1, ("a", "b"), outcome_of([3, 4], [1], rounds=2, first=1), 0.25, [[[0, 2, 1, 0]], []])
    assert Played.from_line(played.line()) == played


def test_all_seatings_of_a_deal_begin_with_the_same_shuffle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[tuple[str, str]] = []

    def noted(setting: Setting, bots: Any, shuffle: str, chance: str, watch: Any = None) -> Any:
        seeds.append((shuffle, chance))
        return play_match(setting, bots, shuffle, chance, watch)

    monkeypatch.setattr(arena, "play_match", noted)
    played_in(tmp_path / "r", Contest(LOTS.setting, LOTS.bots, 6, "s"))
    assert [shuffle for shuffle, _ in seeds] == ["s/0"] * 3 + ["s/1"] * 3
    assert len({chance for _, chance in seeds}) == 6


def test_an_arena_stops_at_the_same_match_whatever_the_order_in_which_it_is_played(tmp_path: Path) -> None:
    """The sensible bot always beats the random one at Doge, so the first deals decide."""
    sure = Contest(Setting(DOGE, 3), (SENSIBLE, RANDOM), 30, "s", margin=0.1)
    found = played_in(tmp_path / "1", sure)
    assert (found.verdict, len(found.played)) == (Verdict.BETTER, 3 * LEAST)
    assert found.as_json()["verdict"] == "better"
    assert outcome(played_in(tmp_path / "2", sure, Backwards())) == outcome(found)
    again = played_in(tmp_path / "1", sure, Backwards(0))  # what is there suffices
    assert outcome(again) == outcome(found)


def test_standings_count_wins_beside_the_fair_share_and_who_finishes_ahead() -> None:
    """One a against two b's: a wins the first match, one b the second, and a shares the third with the other b."""
    matches = [
        Played(0, 0, ("a", "b", "b"), outcome_of([9, 5, 5], [0], first=1), 0.1),
        Played(1, 0, ("b", "b", "a"), outcome_of([1, 7, 3], [1]), 0.1),
        Played(2, 0, ("b", "a", "b"), outcome_of([1, 4, 4], [1, 2]), 0.1),
    ]
    found = standings(["a", "b"], 3, matches)
    a, b = found.bots
    assert [a.win_share, a.fair_share, a.total.relative] == pytest.approx([0.5, 1 / 3, 1.5])
    assert [b.win_share, b.fair_share, b.total.relative] == pytest.approx([0.5, 2 / 3, 0.75])
    assert [a.mean_points, b.mean_points] == pytest.approx([16 / 3, 23 / 6])
    assert [a.by_seat[seat].relative for seat in range(3)] == pytest.approx([3, 1.5, 0])
    assert a.by_place[2].relative == pytest.approx(1.5)  # once from seat 0 with seat 1 first, once on seat 2
    assert found.ahead == {("a", "b"): (2 + 0.5 + 1.5, 6), ("b", "a"): (2.0, 6)}
    assert found.ratings["a"].value > 25 > found.ratings["b"].value


def test_an_interval_is_wider_where_the_matches_of_a_deal_go_the_same_way() -> None:
    def share(wins: list[list[int]]) -> tuple[float, float]:
        matches = [Played(at, deal, ("a", "b"), outcome_of([1, 1], [0 if win else 1]), 0) for deal, row in enumerate(wins) for at, win in enumerate(row)]
        return standings(["a", "b"], 2, matches).bots[0].interval()

    together, apart = share([[1, 1], [0, 0]] * 20), share([[1, 0], [0, 1]] * 20)
    assert together[1] - together[0] > 1.3 * (apart[1] - apart[0])
    assert share([[1, 1]] * 10)[0] < 0.9


def test_ratings_follow_strength_and_their_intervals_narrow_with_more_matches() -> None:
    def rated(deals: int) -> Any:
        rng = Rng.from_seed("r")
        matches = []
        for deal in range(deals):
            order = sorted("abc", key=lambda bot: int(rng.below(12)) + 4 * "abc".index(bot))
            matches.append(Played(deal, deal, tuple("abc"), outcome_of([0, 0, 0], ["abc".index(order[0])]), 0))
        return standings(["a", "b", "c"], 3, matches).ratings

    few, many = rated(15), rated(60)
    assert many["a"].value > many["b"].value > many["c"].value
    assert many["a"].low < many["a"].value < many["a"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_the_interval_of_a_rating_is_wider_where_the_matches_of_a_deal_go_the_same_way() -> None:
    def width(matches_in_a_deal: int) -> float:
        wins = [0] * 12 + [1] * 12 + [0] * 12 + [1] * 12
        matches = [Played(at, at // matches_in_a_deal, ("a", "b"), outcome_of([0, 0], [win]), 0) for at, win in enumerate(wins)]
        rating = standings(["a", "b"], 2, matches).ratings["a"]
        return rating.high - rating.low

    assert width(12) > width(1) * 1.1


def test_shards_hold_neighbours_only_and_grow_until_one_takes_about_a_second() -> None:
    pace = Pace()
    found = []
    for shard in shards([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11], pace):
        found.append(shard)
        pace.learn(len(shard), len(shard) * 0.25)
    assert found == [range(1), range(1, 3), range(4, 8), range(8, 12)]
    pace.learn(4, 100)
    assert pace.size == 1


def test_every_game_says_how_its_matches_end() -> None:
    for game in all_games().values():
        ends = [kind for kind in game.events.kinds if kind.ends]
        assert ends, game.slug
        names = [name for kind in ends for name in next((arg.choices for arg in kind.args if arg.choices), (kind.name,))]
        for language in ("en", "de"):
            said = [end_in_words(game, name, game.words(language)) for name in names]
            assert all(sentence != name for sentence, name in zip(said, names, strict=True)), said
    assert end_in_words(GAME, BY_LIMIT, GAME.words("en")) == "abandoned, because it came to no end"


def test_how_a_match_ended_and_its_rounds_are_noted_and_doge_is_counted_as_people_do(tmp_path: Path) -> None:
    found = played_in(tmp_path / "r", Contest(Setting(DOGE, 3), (SENSIBLE, RANDOM), 3, "s"))
    for match in found.played:
        assert match.outcome.ended_by == "condition"
        assert 2 <= match.outcome.rounds <= 20
        assert max(match.outcome.points) <= 8  # palazzi, not 256 for a condition
        winner = match.outcome.winners[0]
        assert match.outcome.parts[winner]["condition"] == 1
        assert match.outcome.points[winner] == match.outcome.parts[winner]["palazzi"]


def test_a_wrong_arena_is_refused_before_anything_is_played() -> None:
    for contest, sentence in (
        (Contest(Setting(GAME, 9), (SENSIBLE, RANDOM), 3, "s"), "cannot be played with 9 seats"),
        (Contest(Setting(GAME, 3), (SENSIBLE, "nobody"), 3, "s"), "no bot 'nobody'"),
        (Contest(Setting(GAME, 3, "blind"), (SENSIBLE, RANDOM), 3, "s"), "no variant 'blind'"),
        (Contest(Setting(GAME, 3), (SENSIBLE, RANDOM), 0, "s"), "at least one match"),
    ):
        with pytest.raises(SetupError, match=sentence):
            contest.check()
