"""The quay with piles and cubes; with two players the smugglers' decks, in the solo game the Doge with his cards."""

from functools import lru_cache
from typing import NamedTuple

from ridotto.games.venice.art import signs
from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.games.venice.scene.paper import breadth
from ridotto.games.venice.scene.paragraphs import DOGE_CARD_RULES, PILE_RULES
from ridotto.games.venice.scene.places import CORNER, QUAY
from ridotto.games.venice.scene.scene_view import DOGE_FIRST, DOGE_SECOND, SceneView
from ridotto.games.venice.shape import DeckView, DogeView
from ridotto.look.pen import at, group, num, number, signed, sized, title, use, write

DOGE_SIGNS: dict[str, tuple[str, ...]] = {
    "patronage": ("+", "v{amount}"),
    "treasury": ("v{amount}", "×", "m-men"),
    "chancery": ("{amount}", "m-scroll"),
    "seat-first": ("{amount}", "m-seat"),
    "seat-second": ("{amount}", "m-seat"),
    "session": ("{amount}", "m-seat", "m-seat"),
    "denunciation": ("+{amount}", "m-mask"),
    "interrogation": ("{amount}", "m-scroll", "/", "m-mask"),
    "public-works": ("m-bridge",),
    "absolution": ("−{amount}", "m-mask"),
    "levy": ("c{amount}", "/", "v{more}"),
    "regatta": ("v{amount}", "×", "m-men"),
}
"""The signs of what a Doge card does, with the edition's numbers; pointing at it shows the words."""
_LEFT, _TOP, _WIDTH, _HEIGHT = QUAY
_ROW, _PLATE = 26.0, 198.0
"""Height and width of a Doge card on the quay."""


def stores(seen: SceneView) -> str:
    """Piles and cubes, and what belongs to the smugglers or to the Doge."""
    doge = seen.board["doge"]
    if doge is not None:
        return _small_piles(seen) + _row(seen, doge) + _doge(seen, doge)
    piles = seen.kept(_piles, seen.only("contract_pile", "influence_pile", "influence_discards", "put_under", "cubes"))
    return piles + (_smugglers(seen) if seen.board["decks"] else "")


# ---- piles ----


class Pile(NamedTuple):
    """A pile of cards: its back, how many there are, and the key of the words for them."""

    name: str
    back: str
    cards: int
    key: str

    def words(self, seen: SceneView) -> str:
        """What it is, in two words one below the other; a hyphenated word ends in a hyphen."""
        return seen.say(self.key, count=self.cards)


def _all_piles(seen: SceneView) -> tuple[Pile, Pile]:
    board = seen.board
    deeds = Pile("contracts", "deed-back", board["contract_pile"], "scene-contracts-left")
    return deeds, Pile("influence", "influence-back", board["influence_pile"], "scene-influence-left")


def _told(seen: SceneView, pile: Pile) -> str:
    """A pile in words: what it means, with the influence cards played, and the contracts that the viewer has put under it."""
    said = f"{pile.cards} {pile.words(seen).replace('- ', '')}"
    if pile.name == "influence" or seen.seats > 1:  # against the Doge the last contract ends nothing
        said = f"{said}\n{seen.say(f'scene-pile-{pile.name}')}"
    if pile.name == "influence" and seen.board["influence_discards"]:
        cards = [seen.say(f"influence-{card}") for card in seen.board["influence_discards"]]
        return f"{said}\n{seen.say('scene-discards', cards=seen.words.listing(cards))}"
    if pile.name == "contracts" and seen.board["put_under"]:
        contracts = [seen.contract(contract) for contract in seen.board["put_under"]]
        return f"{said}\n{seen.say('scene-put-under', contracts=seen.words.listing(contracts))}"
    return said


def _backs(pile: Pile, x: float, y: float, width: float) -> str:
    """The backs of a pile; an empty one is a dashed place."""
    height = width * 80 / 56
    if not pile.cards:
        return f'<rect {sized((x - width / 2, y - height / 2, width, height))} rx="3" fill="none" stroke="var(--edge)" stroke-dasharray="4 3"/>'
    return "".join(use(pile.back, x - 1.6 * k, y - 1.6 * k, width, height) for k in range(min(3, pile.cards)))


def _piles(seen: SceneView) -> str:
    y = _TOP + _HEIGHT / 2
    board = seen.board
    drawn = "".join(_counted(seen, pile, x) for pile, x in zip(_all_piles(seen), (_LEFT + 34, _LEFT + 160), strict=True))
    cubes = "".join(_cubes(kind, board["cubes"][k], _LEFT + 276, y - 25 + 25 * k) for k, kind in enumerate(CUBE_TEXTS))
    label = seen.say("scene-cubes-left")
    return drawn + group(title(label, "VEN-R17"), cubes, label=f"{label}: {seen.cubes(board['cubes'])}")


def _counted(seen: SceneView, pile: Pile, x: float) -> str:
    """A pile with its number and what it is."""
    y = _TOP + _HEIGHT / 2
    first, _, second = pile.words(seen).partition(" ")
    lines = write(first, x + 30, y + 12, None, "start", "ve-small") + write(second, x + 30, y + 28, None, "start", "ve-small")
    near = number(pile.cards, x + 30, y - 5, 25, "start") + lines
    far = number(pile.cards, x + 32, y + 10, 32, "start")
    label = _told(seen, pile)
    lettering = f'<g class="ve-near" aria-hidden="true">{near}</g><g class="ve-far" aria-hidden="true">{far}</g>'
    return group(title(label, PILE_RULES[pile.name]), _backs(pile, x, y, 44), lettering, name=f"pile-{pile.name}", label=label)


def _cubes(kind: str, count: int, x: float, y: float) -> str:
    return use(f"box-{kind}", x, y, 21) + write(count, x + 16, y + 6, None, "start", "count")


def _small_piles(seen: SceneView) -> str:
    """The piles of the solo game, which leave room for the Doge's cards."""
    board = seen.board
    y = _TOP + 30
    drawn = ""
    for pile, x in zip(_all_piles(seen), (_LEFT + 19, _LEFT + 76), strict=True):
        label = _told(seen, pile)
        drawn += group(title(label, PILE_RULES[pile.name]), _backs(pile, x, y, 30), number(pile.cards, x + 18, y + 6, 18, "start"), label=label)
    cubes = "".join(
        use(f"box-{kind}", _LEFT + 14 + 37 * k, _TOP + 71, 17) + write(board["cubes"][k], _LEFT + 25 + 37 * k, _TOP + 76, None, "start", "ve-small ve-loud")
        for k, kind in enumerate(CUBE_TEXTS)
    )
    return drawn + group(title(seen.say("scene-cubes-left"), "VEN-R17"), cubes)


# ---- the Doge ----


def _row(seen: SceneView, doge: DogeView) -> str:
    """The three Doge cards by position; those crossed out by a smuggler card are struck through."""
    crossed = {deck["crossed"] for deck in seen.board["decks"] if deck["crossed"] is not None}
    drawn = "".join(_doge_card(seen, position, card, position in crossed) for position, card in enumerate(doge["row"], 1))
    return group(drawn, name="doge-row", label=seen.say("scene-doge-row"), rule="VEN-220")


def _doge_card(seen: SceneView, position: int, card: str | None, crossed: bool) -> str:
    top = _TOP + 3.4 + (_ROW + 1.2) * (position - 1)
    if card is None:
        return f'<rect {sized((_LEFT + 120, top, _PLATE, _ROW))} fill="none" stroke="var(--edge)" stroke-dasharray="4 3"/>'
    now = seen.board["doge_card"] == card and not crossed
    words = seen.doge_card(card)
    name = seen.say(f"doge-card-{card}")
    plate = _doge_plate(position, name, doge_signs(seen, card), crossed, now)
    return group(title(f"{name}: {words}", DOGE_CARD_RULES[card]), at(_LEFT + 120, top, plate), label=f"{position}. {name}: {words}")


def doge_signs(seen: SceneView, card: str) -> tuple[str, ...]:
    """The signs of a Doge card with its numbers."""
    numbers = seen.doge_numbers(card)
    return tuple(name.format_map(numbers) for name in DOGE_SIGNS[card])


@lru_cache(maxsize=512)
def _doge_plate(position: int, name: str, drawn: tuple[str, ...], crossed: bool, now: bool) -> str:
    line = 'stroke="var(--ink)" stroke-width="3"' if now else 'stroke="var(--ink)" stroke-width="1.2"'
    paper = f'<rect width="{_PLATE:g}" height="{num(_ROW)}" rx="3" fill="var(--card)" {line}/><path d="M20 0V{num(_ROW)}" stroke="var(--rule)"/>'
    words = number(position, 10, 19, 18) + _fitting(name) + at(_PLATE - 27, _ROW / 2, signs(drawn, 46))
    if crossed:
        return f'{paper}<g opacity=".45">{words}</g><path d="M22 {num(_ROW / 2)}H{num(_PLATE - 6)}" stroke="var(--ink)" stroke-width="1.4"/>'
    return paper + words


def _fitting(name: str) -> str:
    return write(name, 26, 18.6, round(min(17.4, (_PLATE - 80) / breadth(name, 0.9)), 1), "start", "ve-name")


def _corner(heading: str, *inner: str, name: str, label: str, rule: str) -> str:
    left, top, _, _ = CORNER
    ground = f'<rect {sized(CORNER)} fill="transparent"/>'
    return group(title(label, rule), ground, write(heading, left + 10, top + 23, 21, "start", "ve-name"), *inner, name=name, label=label)


def _doge(seen: SceneView, doge: DogeView) -> str:
    """The Doge's points, scrolls and intrigue; how many cards are left until the end."""
    left, top, width, _ = CORNER
    label = seen.say(
        "scene-doge-label",
        points=doge["points"],
        council=doge["council_points"],
        scrolls=doge["scrolls"],
        cap=doge["scroll_cap"],
        intrigue=doge["intrigue"],
        limit=doge["limit"],
        cards=doge["pile"],
        bridges=doge["bridges_left"],
    )
    if doge["discards"]:
        label += f"\n{seen.say('scene-discards', cards=seen.words.listing([seen.say(f'doge-card-{card}') for card in doge['discards']]))}"
    badges = use(f"badge-{DOGE_FIRST}", left + 107, top + 18, 22) + write("I", left + 119, top + 23, 15, "start", "num")
    badges += use(f"badge-{DOGE_SECOND}", left + 136, top + 18, 22) + write("II", left + 148, top + 23, 15, "start", "num")
    points = number(signed(doge["points"]), left + width - 9, top + 29, 34 if doge["points"] < 100 else 26, "end")
    pile = seen.say("scene-doge-pile", cards=doge["pile"]) if not doge["ending"] else seen.say("scene-doge-ending", turns=doge["extra_turns"])
    facts = "" if seen.over else write(pile, left + 10, top + 44, None, "start", "ve-small")
    things = (
        ("m-scroll", f"{doge['scrolls']}/{doge['scroll_cap']}"),
        ("m-mask", f"{doge['intrigue']}/{doge['limit']}"),
        ("m-bridge", str(doge["bridges_left"])),
    )
    row = "".join(
        use(icon, left + 20 + 62 * k, top + 72, 22) + write(text, left + 34 + 62 * k, top + 78, None, "start", "ve-small ve-loud")
        for k, (icon, text) in enumerate(things)
    )
    return _corner(seen.say("scene-doge-name"), badges, points, facts, row, name="doge", label=label, rule="VEN-210")


# ---- the smugglers ----


def _smugglers(seen: SceneView) -> str:
    """Both decks: whose it is, how many cards are left, and the top card if the viewer knows it."""
    left, top, width, _ = CORNER
    count = seen.board["smuggler_assistants"]
    label = seen.say("scene-smugglers-label", count=count)
    men = use("assistant-4", left + width - 40, top + 15, 21, 24) + number(count, left + width - 26, top + 23, 20, "start")
    decks = "".join(_deck(seen, deck, top + 36 + 28 * k) for k, deck in enumerate(seen.board["decks"]))
    return _corner(seen.say("scene-smugglers-name"), men, decks, name="smugglers", label=label, rule="VEN-182")


def _deck(seen: SceneView, deck: DeckView, top: float) -> str:
    left = CORNER[0]
    disc = f'<circle cx="{num(left + 20)}" cy="{num(top + 12)}" r="10" fill="var(--card)" stroke="var(--ink)" stroke-width="1.2"/>'
    letter = write(seen.say(f"letter-{deck['letter']}"), left + 20, top + 17.6, None, "middle", "num ve-letter")
    badge = use(f"badge-{deck['seat']}", left + 46, top + 12, 23)
    if deck["now"] is not None:
        text, loud = seen.say("scene-deck-now", building=seen.place(deck["now"])), " ve-loud"
    elif deck["top"] is not None:
        text, loud = seen.say("scene-deck-top", building=seen.place(deck["top"])), ""
    else:
        text, loud = seen.say("scene-deck-cards", cards=deck["cards"]), ""
    played = seen.words.listing([seen.place(tile) for tile in deck["played"]]) or "–"
    tip = seen.tell("scene-deck-label", letter=seen.say(f"letter-{deck['letter']}"), name=seen.names[deck["seat"]], cards=deck["cards"], played=played)
    return group(title(tip, "VEN-183"), disc, letter, badge, write(text, left + 63, top + 17, None, "start", f"ve-small{loud}"), label=tip)
