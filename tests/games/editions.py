"""Custom editions, one for each game, with other numbers and, if the edition has one, another layout."""

from functools import cache

from ridotto.engine.edition import Edition
from ridotto.engine.game import Game

CHANGES: dict[str, list[tuple[str, str]]] = {
    "doge": [
        ("houses = [3, 4, 5, 6, 7]", "houses = [2, 3, 3, 5, 6]"),
        ("\nwinner_houses = 2", "\nwinner_houses = 3"),
        ("tied_second_houses = 1", "tied_second_houses = 2"),
        ("tied_winner_shifts = 2", "tied_winner_shifts = 3"),
        ("tied_second_shifts = 1", "tied_second_shifts = 2"),
        ("shifts_per_advisor_given_up = 1", "shifts_per_advisor_given_up = 2"),
        ("per_advisor = 1", "per_advisor = 2"),
        ("x = 508", "x = 520"),
        ("outline = [[676, 152], [988, 152], [988, 372], [676, 372]]", "outline = [[680, 160], [980, 156], [984, 370], [690, 366]]"),
        ("order_brown = [[46, 650]", "order_brown = [[52, 644]"),
    ],
    "palazzo": [
        ("storey_base = [0, -5, 0, 0, 3, 6]", "storey_base = [0, 2, -1, 1, 4, 9]"),
        ("windows_count_from = 3", "windows_count_from = 2"),
        ("purity = [0, 0, 0, 3, 3, 6]", "purity = [0, 0, 1, 5, 4, 7]"),
        ("worth = 15", "worth = 17"),
        ("value = 2\ncards = 10", "value = 4\ncards = 10"),
        ("count = 1\nvalue = 3", "count = 1\nvalue = 6"),
        ("certificates_too = true", "certificates_too = false"),
        ("price_base = 10", "price_base = 9"),
        ("price = 0", "price = 2"),
        ("display_beyond_players = 1", "display_beyond_players = 2"),
        ("active_takes = 2", "active_takes = 3"),
    ],
    "rialto": [("limit = 2", "limit = 3"), ("points = 5\n", "points = 6\n"), ("[gondola]\ncopies = 6\nvalue = 1", "[gondola]\ncopies = 6\nvalue = 2")],
    "dogeship": [
        ("lost_when_equal = 1", "lost_when_equal = 0"),
        ("lost_when_fewer = 2", "lost_when_fewer = 3"),
        (
            '[discard]\nsource = "rulebook"\nwhy = "section 2.6: an action marker laid on the water"\nducats = 1',
            '[discard]\nsource = "house"\nwhy = "tried"\nducats = 3',
        ),
        ("\ncost = 2\n", "\ncost = 11\n"),
        ("free_approval = { pay = 0, approvals = 1 }", "free_approval = { pay = 0, approvals = 5 }"),
        ("paid_approvals = { pay = 2, approvals = 2 }", "paid_approvals = { pay = 12, approvals = 4 }"),
        ("lengths = [2, 2, 2]\nparts = 12", "lengths = [1, 3, 1]\nparts = 10"),
        ("lengths = [4, 3, 4]\nparts = 22", "lengths = [6, 4, 6]\nparts = 32"),
    ],
    "venice": [
        ('effect = "orator"\namount = 1', 'effect = "orator"\namount = 3'),
        ('effect = "mixed-cargo"\namount = 1', 'effect = "mixed-cargo"\namount = 2'),
        ('effect = "jetty-rights"\namount = 1', 'effect = "jetty-rights"\namount = 3'),
        ("\nadvance = 1", "\nadvance = 2"),
        ("intrigue_overflow_vp = 2", "intrigue_overflow_vp = 3"),
        ("bridge_intrigue = 1", "bridge_intrigue = 2"),
        ("bridge_owner_coin = 1", "bridge_owner_coin = 2"),
        ("own_gondola_blocks_passing_activation = false", "own_gondola_blocks_passing_activation = true"),
        ("vp_per_fulfilled_contract = 1", "vp_per_fulfilled_contract = 3"),
        ('ends = ["s9", "doges-palace"]', 'ends = ["s8", "s9"]'),
        ("x = 890", "x = 860"),
        ("council_track_last = 20", "council_track_last = 30"),
        ("bridges = 2\nassistants = 10", "bridges = 2\nassistants = 9"),
        ("effect_places = 3\nassistants = 10", "effect_places = 3\nassistants = 9"),
        ("doge_assistants_per_colour = 10", "doge_assistants_per_colour = 9"),
        ("field3 = { pay = { any_cubes = 1 }, gain = { coins = 4 } }", "field3 = { pay = { any_cubes = 1 }, gain = { coins = 6 } }"),
        ("field4 = { pay = { coins = 5 }, gain = { vp = 5 } }", "field4 = { pay = { coins = 2 }, gain = { vp = 7, scrolls = 1 } }"),
        ("gain = { vp_per_cube = 1 }", "gain = { vp_per_cube = 2 }"),
        ("contracts_kept = 1\ncoins = 2", "contracts_kept = 1\ncoins = 3"),
        ("bridge_at_great_council = 4", "bridge_at_great_council = 5"),
        ('id = "bribe-foreman"\nindex = 0\ncopies = 2\nintrigue = 3', 'id = "bribe-foreman"\nindex = 0\ncopies = 2\nintrigue = 2'),
        ("favour_unturned_vp = 4", "favour_unturned_vp = 5"),
        ("favour_coins = 5", "favour_coins = 6"),
        ("keep_gondolier = 3", "keep_gondolier = 4"),
        ("values = [0, 1]\n", "values = [0, 3]\n"),
        ("values = [4, 3]\n", "values = [4, 1]\n"),
    ],
}


def changed(game: Game, *changes: tuple[str, str]) -> Edition:
    """The edition that ships with a game, with some texts replaced at their first occurrence."""
    text = game.edition_text()
    for old, new in changes:
        assert old in text, f"{old!r} does not stand in the edition of {game.slug}"
        text = text.replace(old, new, 1)
    return game.parse_edition(text, "mine.toml")


@cache
def own_edition(game: Game) -> Edition:
    """The custom edition of a game."""
    return changed(game, *CHANGES[game.slug])
