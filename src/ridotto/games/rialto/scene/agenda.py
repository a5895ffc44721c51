"""The six sections of the round, and below them what each player has played, or in which order they choose and act."""

from ridotto.games.rialto.art import sign
from ridotto.games.rialto.scene.paragraphs import CARD_RULES, ORDER_RULES
from ridotto.games.rialto.scene.places import AGENDA_LEFT, AGENDA_RIGHT, AGENDA_SILL, BAND_FOOT, BAND_TOP, SECTION_WIDTHS
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.games.rialto.shape import PlayView, SectionView
from ridotto.look.pen import SEPIA, at, group, num, number, sized, title, use, write

_CARD, _PITCH = 19.0, 15.0
"""The width of a played card, and the distance from one to the next."""
_CARDS_LEFT, _COUNT_ROOM = 32.0, 26.0
"""Where the cards of a play begin, and the room for its count after them."""
_LEAST_WIDTH = 72.0
_MIDDLE = (AGENDA_SILL + BAND_FOOT) / 2
"""The middle line of the strip below the sections."""


def agenda(seen: SceneView) -> str:
    """The sections from left to right, and the strip."""
    current = seen.board["current"]
    named = [] if current is not None else seen.board["districts"][:1]
    sections = seen.kept(_sections, {**seen.only("sections", "virtual", "current"), "districts": named})
    strip = [_winner(seen, seen.winners[0])] if seen.over else _strip(seen)
    told = "" if seen.over else title(seen.say(f"scene-strip-{_strip_kind(seen)}"), ORDER_RULES[_strip_kind(seen)])
    return group(sections, f"<g>{told}{''.join(strip)}</g>", name="agenda", label=seen.say("scene-agenda"), rule="RIA-63")


def _strip_kind(seen: SceneView) -> str:
    """Whether the strip shows the order of playing, acting or choosing."""
    return "play" if seen.board["step"] == "play" else "act" if seen.section is not None or seen.board["phase"] == "III" else "choose"


# ---- sections ----


def _sections(seen: SceneView) -> str:
    left, drawn = AGENDA_LEFT, ""
    for section, width in zip(seen.board["sections"], SECTION_WIDTHS, strict=True):
        drawn += _section(seen, section, left, width)
        left += width
    return drawn


def _section(seen: SceneView, section: SectionView, left: float, width: float) -> str:
    """Letter, sign and name; the one under way on ink, those that are over with the badge of the majority."""
    state, x = section["state"], left + width / 2
    ink = {"now": "var(--paper)", "done": "var(--ink-2)"}.get(state, "var(--ink)")
    told = title(f"{seen.say('section-' + section['section'])}: {seen.worth(section['section'])}", CARD_RULES[section["section"]])
    word = write(seen.say(f"scene-short-{section['section']}"), x, 45.5, None, "middle", "ri-word wide", f'fill="{ink}"')
    head = _section_head(seen, section, ink)
    both = f'<g class="wide">{at(x, 23, head)}</g><g class="narrow">{at(x, 31, head, scale=1.25)}</g>'
    return f"<g>{told}{_section_ground(left, width, state == 'now')}{both}{word}</g>"


def _section_ground(left: float, width: float, now: bool) -> str:
    size, x = sized((left, BAND_TOP, width, AGENDA_SILL - BAND_TOP)), left + width / 2
    ground = f'<rect {size} fill="{"var(--ink)" if now else "none"}" pointer-events="all"/>'
    arrow = f'<path d="M{num(x - 8)} {AGENDA_SILL:g}h16l-8 7Z" fill="var(--ink)"/>' if now else ""
    rule = f'<path d="M{num(left)} {BAND_TOP:g}V{AGENDA_SILL:g}" stroke="var(--rule)"/>' if left > AGENDA_LEFT else ""
    return ground + arrow + rule


def _section_head(seen: SceneView, section: SectionView, ink: str) -> str:
    """Letter and sign, or sign and badge."""
    done, majority = section["state"] == "done", section["majority"]
    if done and majority is not None:
        head = use(f"badge-{seen.dress(majority)}", 12, 0, 18)
    else:
        head = write(section["letter"], -13, 6, 18, "middle", "num", f'fill="{ink}"')
    ground = "on-ink" if section["state"] == "now" else "on-sheet"
    return f'{head}<g color="{ink}" class="{ground}">{sign(section["section"], 20, -10 if done else 9, 0)}</g>'


# ---- the strip below them ----


def _strip(seen: SceneView) -> list[str]:
    """In a section what each player has played; otherwise the order in which they choose or act, and who is done."""
    order = seen.board["order"] or list(range(seen.seats))
    wanted = [_width(seen, player) for player in order]
    spare = (AGENDA_RIGHT - AGENDA_LEFT - sum(wanted)) / len(order)
    left, drawn = AGENDA_LEFT, []
    for place, player in enumerate(order):
        width = wanted[place] + spare
        entry = _played(seen, player, width) if seen.section is not None else _turn(seen, player, order)
        drawn.append(at(left, 0, _on_turn(width) if player in seen.actors else "", entry))
        left += width
    return drawn


def _width(seen: SceneView, player: int) -> float:
    """How much of the strip a player would like to have."""
    play = seen.plays.get(player)
    if seen.section is None or play is None or not play["count"]:
        return _LEAST_WIDTH
    return _CARDS_LEFT + _CARD + _PITCH * (len(play["cards"]) + play["joker_buildings"] - 1) + _COUNT_ROOM


def _on_turn(width: float) -> str:
    """The frame of the player who chooses or acts."""
    return f'<rect {sized((3, AGENDA_SILL + 4, width - 6, BAND_FOOT - AGENDA_SILL - 8))} class="ri-turn"/>'


def _turn(seen: SceneView, player: int, order: list[int]) -> str:
    """A player's badge, and whether he is done, on turn or still to come in this part of the round."""
    badge = use(f"badge-{seen.dress(player)}", 20, _MIDDLE, 23)
    if seen.board["step"] == "discard":
        seat = seen.board["seats"][player]
        badge += title(seen.say("scene-cards", count=seat["cards"], limit=seat["limit"]), "RIA-57")
        return badge + write(f"{seat['cards']}/{seat['limit']}", 36, _MIDDLE + 6, None, "start", "ri-bold")
    acting = next((order.index(actor) for actor in seen.actors if actor in order), 0)
    if order.index(player) < acting:
        return f'{badge}<g color="var(--ink-2)">{use("i-tick", 45, _MIDDLE, 15)}</g>'
    return badge + write(seen.say("scene-turn", place=order.index(player) + 1), 36, _MIDDLE + 6, None, "start", "ri-bold")


def _winner(seen: SceneView, seat: int) -> str:
    """At the end: the doge's cap, and who has won."""
    cap = f'<g color="var(--ink)" class="on-sheet">{sign("doge", 22, AGENDA_LEFT + 22, _MIDDLE)}</g>'
    badge = use(f"badge-{seat}", AGENDA_LEFT + 52, _MIDDLE, 26)
    return cap + badge + write(short(seen.names[seat], AGENDA_RIGHT - AGENDA_LEFT - 86), AGENDA_LEFT + 74, _MIDDLE + 6, 20, "start", "ri-track")


def short(name: str, room: float) -> str:
    """As much of a name as there is room for, in letters of about 18 units."""
    taken = 0.0
    for place, letter in enumerate(name):
        is_broad = letter in "MWmw" or ord(letter) > 0x2E80  # Chinese, Japanese, Korean
        taken += 15 if is_broad else 11 if letter.isupper() else 8
        if taken > room:
            return f"{name[: max(1, place - 1)]}…"
    return name


# ---- plays ----


def _played(seen: SceneView, player: int, width: float) -> str:
    """Badge, cards and count of a player in the section; a clock for one still to play."""
    badge = use(f"badge-{seen.dress(player)}", 18, _MIDDLE, 21)
    play = seen.plays.get(player)
    if play is None:
        return group(title(seen.say("scene-to-play"), "RIA-67"), badge, f'<g color="var(--ink-2)">{use("i-clock", 42, _MIDDLE, 15)}</g>')
    if not play["count"]:
        return group(title(seen.say("scene-passes"), "RIA-68"), badge, write("–", 45, _MIDDLE + 5, None, "middle", "ri-bold"))
    assert seen.section is not None
    most = seen.section["majority"] == player
    cards, right = _cards(play, width - _CARDS_LEFT - _COUNT_ROOM)
    return badge + cards + write(play["count"], right + 6, _MIDDLE + 6, None, "start", "ri-bold ri-most" if most else "ri-bold")


def _cards(play: PlayView, room: float) -> tuple[str, float]:
    """The cards of a play, overlapping, then the buildings that count as jokers, and where they end."""
    things = [*_faces(play), *[use("b-yellow-3", 0, 0, 22, 26.4)] * play["joker_buildings"]]
    pitch = min(_PITCH, (room - _CARD) / max(1, len(things) - 1))
    drawn = "".join(at(_CARDS_LEFT + _CARD / 2 + pitch * k, _MIDDLE, thing) for k, thing in enumerate(things))
    return drawn, _CARDS_LEFT + _CARD + pitch * (len(things) - 1)


def _faces(play: PlayView) -> list[str]:
    """The cards of a play. One converted by a yellow building shows the building's value."""
    turned: dict[str, list[str]] = {}
    for converted in play["converted"]:
        turned.setdefault(converted["card"], []).append(converted["building"][-1])
    faces = []
    for card in play["cards"]:
        stamp = _stamp(turned[card].pop()) if turned.get(card) else ""
        faces.append(use(f"rm-{card}", 0, 0, _CARD, _CARD * 1.4) + stamp)
    return faces


def _stamp(value: str) -> str:
    plate = f'<circle cx="-4" cy="8" r="6.4" fill="var(--b-yellow)" stroke="{SEPIA}" stroke-width=".8"/>'
    return plate + number(value, -4, 12, 11.5, classes="onbrass")
