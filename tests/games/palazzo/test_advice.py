"""What bots know."""

from ridotto.engine.rng import Rng
from ridotto.games.palazzo.advice import FEATURES, advise, features

from .positions import arrange, bidding, options, play, start


def test_features_are_numbers_with_names() -> None:
    """PAL-67, PAL-R29."""
    state = bidding(["b3 b7", "g7 c"], warehouse="B2/1", palazzi=[["S1/1", "S2/1 S3/1"], []])
    found = dict(zip(FEATURES, features(state, 0), strict=True))
    assert found["tiles in the warehouse"] == 2.0
    assert (found["price"], found["highest bid"], found["my amount"], found["my cards"]) == (8.0, 3.0, 10.0, 2.0)
    assert (found["my points"], found["my single tiles"], found["my palazzi of two storeys"], found["my windows"]) == (-5.0, 1.0, 1.0, 3.0)
    assert found["I am active"] == 1.0


def test_a_rebuild_that_pays_is_advised_to_the_end() -> None:
    """PAL-E11: the lone tile goes into the palazzo of two storeys."""
    gone = " ".join(f"{m}{f}/{w}" for m in "SM" for f in (1, 2, 3, 4) for w in (1, 2, 3))
    state = arrange(start(2), palazzi=[["B1/2 B2/2", "B3/1"]], hands=["b3"], riders=4, gone=gone)
    rng = Rng.from_seed("")
    made = []
    for _ in range(4):
        made.append(options(state)[state.legal(0).index(int(advise(state, 0, rng)))])
        play(state, made[-1])
    assert made[0] == "insert"
    assert state.scores()[0] == 8


def test_late_single_tiles_are_thrown_out() -> None:
    """PAL-126: five minus points are not worth having when the match is nearly over."""
    faces = [f"{m}{f}/{w}" for m in "BSM" for f in range(1, 6) for w in (1, 2, 3)] + ["B3/1", "S3/1", "M3/1"]
    gone = [face for face in faces if face not in ("B5/1", "M5/1")]
    state = arrange(start(2), quarries=["", "B5/1"], gone=" ".join(gone), coming="M5/1 R", riders=3)
    play(state, "tiles", "auction", "pass")
    assert options(state)[state.legal(0).index(int(advise(state, 0, Rng.from_seed(""))))] == "out brick-5-1"
