"""Rows: taking a value out of one, putting one in, and putting them in order."""

from ridotto.engine.cells import cells, listed, put_in, sort, take_out


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
