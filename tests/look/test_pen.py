"""The pen: what it writes is what a page can show and a script can find."""

from xml.etree import ElementTree

from ridotto.look.pen import box, changed, lane, oblong, ribbon, shadow, signed, sized, slab, spot, title


def test_points_below_zero_have_a_true_minus_sign() -> None:
    assert [signed(points) for points in (3, 0, -3)] == ["3", "0", "−3"]


def test_a_title_cannot_bring_markup_of_its_own() -> None:
    assert title("<b>Anna</b> & Co", "DOG-1") == '<title data-rule="DOG-1">&lt;b&gt;Anna&lt;/b&gt; &amp; Co</title>'


def test_a_choice_keeps_its_class_beside_those_of_the_game() -> None:
    assert 'class="legal amount" data-move="7"' in spot(7, "three houses", 0, 0, classes="amount")
    assert 'class="legal ri-whole" data-move="7"' in box(7, "a row", 0, 0, 10, 10, classes="ri-whole")
    assert 'class="legal" data-move="7"' in box(7, "a row", 0, 0, 10, 10)


def test_a_lane_is_a_move_from_its_start_to_its_end() -> None:
    """The arrow is at the far end; the middle is drawn over the line."""
    drawn = ElementTree.fromstring(lane(7, "to <the> Harbour", (0, 0), (100, 0), "<circle/>"))
    assert (drawn.get("data-move"), drawn.get("aria-label")) == ("7", "to <the> Harbour")
    ground, halo, dash, tick, middle = drawn
    assert (ground.get("class"), halo.get("class"), middle.tag) == ("ground", "halo", "circle")
    assert dash.get("d") == "M3 0L96 0"
    assert tick.get("d") == "M91 7L98.5 0L91 -7"


def test_something_oblong_has_its_ring_around_it() -> None:
    drawn = ElementTree.fromstring(oblong(7, "moor", 10, 20, 80, 40, "<circle/>"))
    assert drawn.get("transform") == "translate(10 20)"
    assert [each.get("class") for each in drawn] == ["ground", "halo", None, "dash", "tick"]
    assert {each.get("rx") for each in drawn if each.tag == "rect"} == {"20"}


def test_a_slab_lies_over_its_shadow() -> None:
    under, over = ElementTree.fromstring(f"<g>{slab((1, 2.5, 30, 40), 'var(--stone)')}</g>")
    assert (under.get("x"), under.get("y"), under.get("width"), under.get("height")) == ("1", "2.5", "30", "40")
    assert under.get("transform") is not None
    assert over.get("fill") == "var(--stone)"
    assert shadow(f"rect {sized((1, 2.5, 30, 40))}") == slab((1, 2.5, 30, 40), "var(--stone)").partition("/>")[0] + "/>"


def test_a_ribbon_is_as_high_as_it_is_asked_to_be() -> None:
    assert ribbon(10, 90, 50, 12) == '<path d="M10 38H90l9 12-9 12H10l-9-12Z" fill="var(--ink)"/>'


def test_no_changes_are_no_group() -> None:
    assert changed() == changed("", "") == ""
    assert changed("<path/>").startswith('<g class="changes"')
