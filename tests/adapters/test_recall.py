"""What each seat has seen and done: what changes its digest, and what does not."""

from ridotto.adapters.core import Recall, blank_recall
from ridotto.engine.state import EVERYBODY


def changed(recall: Recall, since: list[bytes]) -> list[int]:
    """The seats whose digest is another now."""
    return [seat for seat, digest in enumerate(since) if recall.digest(seat) != digest]


def digests(recall: Recall) -> list[bytes]:
    return [recall.digest(seat) for seat in range(3)]


def test_a_seat_remembers_what_everybody_and_what_it_alone_was_told_and_what_it_did() -> None:
    recall = blank_recall(3)
    assert len(set(digests(recall))) == 1
    before = digests(recall)
    recall.hear(4, EVERYBODY, [1, 2])
    assert changed(recall, before) == [0, 1, 2]
    before = digests(recall)
    recall.hear(4, 1, [1, 2])
    assert changed(recall, before) == [1]
    before = digests(recall)
    recall.note(2, 7)
    assert changed(recall, before) == [2]


def test_events_moves_and_their_order_are_told_apart() -> None:
    met = set()
    courses = (
        [("e", 1)],
        [("e", 2)],
        [("m", 1)],
        [("m", 2)],
        [("p", 1)],
        [("e", 1), ("m", 1)],
        [("m", 1), ("e", 1)],
        [("e", 1), ("p", 1)],
        [("p", 1), ("e", 1)],
    )
    for course in courses:
        recall = blank_recall(1)
        for what, value in course:
            if what == "m":
                recall.note(0, value)
            else:
                recall.hear(3, EVERYBODY if what == "e" else 0, [value])
        met.add(recall.digest(0))
    assert len(met) == len(courses)


def test_it_does_not_matter_when_somebody_asks_or_copies() -> None:
    asked, silent = blank_recall(2), blank_recall(2)
    for number in range(6):
        for recall in (asked, silent):
            recall.hear(number, EVERYBODY if number % 2 else 0, [number])
            recall.note(number % 2, number)
        asked.digest(0)
        asked = asked.clone()
    assert asked.digests() == silent.digests()


def test_copies_go_their_own_ways() -> None:
    recall = blank_recall(2)
    copies = [recall.clone(), recall.imagined(0)]
    before = recall.digests()
    for copy in copies:
        copy.note(0, 1)
        assert copy.digest(0) != recall.digest(0)
    assert recall.digests() == before


def test_a_move_that_was_not_possible_is_forgotten() -> None:
    recall = blank_recall(2)
    recall.note(0, 1)
    before = recall.digests()
    recall.note(1, 1)
    recall.take_back()
    assert recall.digests() == before


def test_what_a_seat_imagines_holds_its_own_past_and_of_the_others_what_is_public() -> None:
    one, two = blank_recall(3), blank_recall(3)
    for recall, card in ((one, 5), (two, 6)):
        recall.hear(1, EVERYBODY, [3])
        recall.hear(2, 0, [9])
        recall.hear(2, 1, [card])
        recall.note(2, card)
    assert one.imagined(0).digests() == two.imagined(0).digests()
    assert one.imagined(0).digest(0) == one.digest(0)
    assert one.imagined(1).digests() != two.imagined(1).digests()
