"""What follows from a declared field, written out for the compiler, is what the interpreted state does by itself."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ridotto.games
from ridotto.engine.fields import write_out
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, State

SOURCE = '''"""A state with two fields."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import cells
from ridotto.engine.rng import Rng
from ridotto.engine.state import State


class Pile(State):
    """A pile and a number."""

    def fresh(self, rng: Rng) -> "Pile":
        return Pile(self.seats, rng)

    def lay_out(self) -> None:
        self.cards: vec[i64] = cells([5, 6, 7])
        """From the top."""
        self.lay_out_course()

    def lay_out_course(self) -> None:
        self.round: i64 = 3

    def set_up(self) -> None:
        pass
'''


def pile(source: str) -> State:
    """A state of the class in a source."""
    names: dict[str, object] = {}
    exec(compile(source, "pile", "exec"), names)
    state = names["Pile"](2, Rng.from_seed("pile"))  # type: ignore[operator]
    assert isinstance(state, State)
    state.begin()
    return state


def test_fields_declared_once_are_copied_fingerprinted_and_packed_alike_in_both_forms() -> None:
    plain, written = pile(SOURCE), pile(write_out(SOURCE))
    assert {"copy_fields", "imprint", "write_fields", "read_fields"} <= set(vars(type(written)))
    assert not {"copy_fields", "imprint"} & set(vars(type(plain)))
    digest, packed = plain.digest(), pack(plain)
    for state in (plain, written):
        copy = state.clone()
        assert copy.digest() == digest
        assert pack(copy) == packed
        copy.cards[0] = 9  # type: ignore[attr-defined]
        copy.round = 4  # type: ignore[attr-defined]
        assert (state.cards[0], state.round) == (5, 3)  # type: ignore[attr-defined]
        assert copy.digest() != state.digest()
        parcel: dict[str, object] = {}
        copy.write_fields(parcel)
        assert parcel == {"cards": [9, 6, 7], "round": 4}
        state.read_fields(parcel)
        assert state.digest() == copy.digest()


def test_the_fingerprint_follows_the_order_of_declaration() -> None:
    state = pile(write_out(SOURCE))
    mark, other = Fingerprint(), Fingerprint()
    state.imprint(mark)
    other.row(state.cards)  # type: ignore[attr-defined]
    other.put(state.round)  # type: ignore[attr-defined]
    assert mark.value() == other.value()


def test_copies_share_a_row_that_never_changes_and_its_values_are_fingerprinted_all_the_same() -> None:
    fixed = SOURCE.replace("self.cards: vec[i64]", "self.cards: FixedRow").replace("import cells", "import FixedRow, cells")
    state = pile(write_out(fixed))
    copy = state.clone()
    assert copy.digest() == pile(SOURCE).digest()
    state.cards[0] = 9  # type: ignore[attr-defined]
    assert copy.cards[0] == 9  # type: ignore[attr-defined]
    assert pack(copy) == pack(state)


GAMES = Path(ridotto.games.__path__[0])
SETTING_UP = ("setup.py", "variants.py")
CHANGING = {"append", "extended", "extend", "pop", "put_in", "remove", "shuffle", "sort", "take_out"}


def changes_in_place(tree: ast.AST) -> Iterator[str]:
    """The names of the attributes whose rows are changed in place."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        rows: list[ast.expr] = [each.value for target in targets for each in ast.walk(target) if isinstance(each, ast.Subscript)]
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in CHANGING:
            rows += node.args[:1]
        yield from (row.attr for row in rows if isinstance(row, ast.Attribute))


@pytest.mark.parametrize("folder", sorted(path.parent.parent for path in GAMES.glob("*/rules/position.py")), ids=lambda folder: folder.name)
def test_no_rule_changes_a_fixed_row_in_place_after_the_setup(folder: Path) -> None:
    """Copies share these rows."""
    declared = ast.walk(ast.parse((folder / "rules" / "position.py").read_text(encoding="utf-8")))
    fixed = {ast.unparse(node.target)[5:] for node in declared if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "FixedRow"}
    for file in sorted(folder.rglob("*.py")):
        if file.name not in SETTING_UP:
            found = fixed & set(changes_in_place(ast.parse(file.read_text(encoding="utf-8"))))
            assert not found, f"{file.relative_to(folder)} changes {', '.join(sorted(found))} in place"


def test_a_fixed_row_that_is_changed_in_place_is_found() -> None:
    lines = ("p.near[at] = 1", "p.near[at] += 1", "one, p.near[at] = 1, 2", "rng.shuffle(p.near, 0, 3)", "sort(p.near, 0, 3)", "p.near, kind = pop(p.near, 0)")
    assert [list(changes_in_place(ast.parse(line))) for line in lines] == [["near"]] * len(lines)
    assert not list(changes_in_place(ast.parse("p.near = other\nrow = p.near[:]\nrow[0] = p.near[1]\nsort(row, 0, 3)")))


def test_copies_share_the_rows_of_a_part_that_the_match_does_not_have_and_of_no_other() -> None:
    part = "    def lay_out_course(self) -> None:\n"
    has = "    def has_course(self) -> bool:\n        return self.seats > 2\n\n"
    source = SOURCE.replace(part, has + part + "        self.stops: vec[i64] = cells([1, 2])\n")
    for text, shared in ((source, False), (write_out(source), True), (write_out(source.replace("> 2", "== 2")), False)):
        state = pile(text)
        copy = state.clone()
        assert (copy.digest(), pack(copy)) == (pile(source).digest(), pack(pile(source)))
        copy.stops[0] = copy.cards[0] = copy.round = 9  # type: ignore[attr-defined]
        assert (state.stops[0] == 9, state.cards[0], state.round) == (shared, 5, 3)  # type: ignore[attr-defined]


def test_a_position_defines_every_field_when_it_is_made_so_that_no_use_of_one_has_to_check_it() -> None:
    own = "    def __init__(self, seats: i64, rng: Rng) -> None:\n        super().__init__(seats, rng)  # first\n        self.name = 'pile'\n\n    def fresh("
    source = SOURCE.replace("    def fresh(", own)
    written = write_out(source)
    assert "self.cards = cells([5, 6, 7])" in written
    names: dict[str, Any] = {}
    exec(compile(written, "pile", "exec"), names)
    made = names["Pile"](2, Rng.from_seed("pile"))
    assert (len(made.cards), made.round, made.name) == (0, 0, "pile")
    state = pile(written)
    assert state.digest() == state.clone().digest() == pile(SOURCE).digest()
    assert pack(state) == pack(pile(SOURCE))


def test_a_field_that_is_neither_a_number_nor_a_row_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Pile\.round is of type list\[int\]"):
        write_out(SOURCE.replace("self.round: i64 = 3", "self.round: list[int] = [3]"))


def test_a_source_without_a_state_stays_as_it_is() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert write_out(source) == source


def test_a_field_that_is_declared_under_a_condition_or_elsewhere_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Pile\.round is declared in lay_out_course"):
        write_out(SOURCE.replace("        self.round: i64 = 3", "        if self.seats:\n            self.round: i64 = 3"))
    with pytest.raises(TypeError, match=r"Pile\.round is declared in set_up"):
        write_out(
            SOURCE.replace("        self.round: i64 = 3", "        pass").replace(
                "    def set_up(self) -> None:\n        pass", "    def set_up(self) -> None:\n        self.round: i64 = 3"
            )
        )


PARTS = '''"""The numbers of an edition."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class Components:
    """Numbers, rows and what the rules hand on."""

    rounds: i64
    """How many there are."""
    prizes: vec[i64]
    layout: dict[str, Any]
'''


def test_components_take_the_numbers_of_an_edition_by_code_of_their_own() -> None:
    names: dict[str, Any] = {}
    exec(compile(write_out(PARTS), "parts", "exec"), names)
    parts = names["Components"]()
    assert (parts.rounds, len(parts.prizes), hasattr(parts, "layout")) == (0, 0, False)
    parts.take({"rounds": 3, "prizes": [4, 5], "layout": {"deck": [1, 2]}})
    assert (parts.rounds, list(parts.prizes), parts.layout) == (3, [4, 5], {"deck": [1, 2]})
