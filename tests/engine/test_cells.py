"""Rows: sums and counts, taking a value out of one, putting one in, and putting them in order."""

from ridotto.engine.cells import ascending, cells, count_values, extended, listed, occurrences, one_by_one, put_in, sort, subtotal, take_out, total


def test_a_part_of_a_row_is_added_up_and_searched() -> None:
    row = cells([4, 1, 4, 2, 4])
    assert total(row) == 15
    assert subtotal(row, 1, 4) == 7
    assert occurrences(row, 4, 0, 5) == 3
    assert occurrences(row, 4, 1, 4) == 1


def test_cards_by_kind_become_cards_one_by_one_and_back() -> None:
    row = one_by_one(cells([2, 0, 1]))
    assert listed(row) == [0, 0, 2]
    counts = cells([10, 10, 10])
    count_values(counts, extended(row, cells([-1, 1, 2])), 1, 5)
    assert listed(counts) == [11, 11, 11]


def test_numbers_ascend_from_nought() -> None:
    assert listed(ascending(4)) == [0, 1, 2, 3]


def test_what_lies_behind_a_value_taken_out_closes_up() -> None:
    row = cells([5, 6, 7, 8, 99])
    assert take_out(row, 1, 4, -1) == 6
    assert listed(row) == [5, 7, 8, -1, 99]
    assert take_out(row, 2, 3, -1) == 8
    assert listed(row) == [5, 7, -1, -1, 99]


def test_a_value_put_in_moves_those_behind_it() -> None:
    row = cells([5, 7, 8, -1, 99])
    put_in(row, 1, 3, 6)
    assert listed(row) == [5, 6, 7, 8, 99]
    put_in(row, 4, 4, 9)
    assert listed(row) == [5, 6, 7, 8, 9]


def test_sorting_leaves_the_rest_of_the_row_alone() -> None:
    row = cells([9, 3, 1, 2, 0])
    sort(row, 1, 4)
    assert listed(row) == [9, 1, 2, 3, 0]
