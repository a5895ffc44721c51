"""What symbols are drawn with is found once for each sheet, and kept up to a bound."""

from ridotto.look.symbols import MOST_SHEETS, _parts, used


def test_a_drawing_has_the_symbols_that_it_uses_and_those_that_they_use() -> None:
    sheet = {"boat": '<symbol id="boat"><use href="#oar"/></symbol>', "oar": '<symbol id="oar"/>', "mask": '<symbol id="mask"/>'}
    assert list(used(['<use href="#boat"/>'], sheet)) == ["boat", "oar"]


def test_neither_names_that_people_invent_nor_sheets_of_many_editions_are_kept() -> None:
    sheet = {"boat": '<symbol id="boat"/>'}
    used([*(f"<text>url(#x{number})</text>" for number in range(500)), '<use href="#boat"/>'], sheet)
    assert set(_parts[id(sheet)][1]) == {"boat"}
    sheets = [{"boat": f'<symbol id="boat" class="n{number}"/>'} for number in range(3 * MOST_SHEETS)]
    for each in sheets:
        assert used(['<use href="#boat"/>'], each) == each
    assert len(_parts) <= MOST_SHEETS
