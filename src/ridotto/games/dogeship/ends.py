"""Both ends of the galley: the stern, which lies out from the start, and the bow, which waits on a raft until the last part is set."""

from ridotto.games.dogeship.hull import (
    CRIMSON,
    DARK,
    EAVES,
    FINE,
    FLOOR,
    GILDED,
    HAIR,
    LEFT,
    LINE,
    PALE,
    RAIL,
    RIGHT,
    WOODEN,
    along,
    arch,
    gilt_bar,
    height,
    line,
    stroke,
)
from ridotto.look.pen import num

JOIN = 22.0
"""How far the bow moves to the left when it is added."""


def _at(level: float, x: float) -> str:
    """A point of the ship, in a path."""
    return f"{num(x)} {num(height(level, x))}"


def _to(level: float, x: float) -> str:
    """The height of a point, in a path."""
    return num(height(level, x))


def _poop_hull() -> str:
    hull = f"M{_at(160, LEFT)}L{_at(160, 40)}C36 160 46 200 56 224 60 236 64 244 70 254H{LEFT:g}Z"
    rudder = (
        f'<path d="M50 196L34 206Q30 236 40 264H58Z" {WOODEN} {LINE}/><path d="M44 204Q40 236 46 263" {HAIR}/><path d="M38 216l16-2M37 240l19-1" {stroke(2)}/>'
    )
    planks = f"M44 166C70 168 100 171 {_at(184, LEFT)}M48 184C74 186 100 188 {_at(194, LEFT)}M52 196C76 197 100 198 {_at(202, LEFT)}"
    planks += (
        f"M60 {_to(219, 60)}C80 {_to(223, 80)} 104 {_to(225, 104)} {_at(225, LEFT)}M64 {_to(229, 64)}C84 {_to(232, 84)} 104 {_to(234, 104)} {_at(234, LEFT)}"
    )
    frieze = f"M40 {_to(160, 40)}L{_at(160, LEFT)}V{_to(169, LEFT)}L{_at(169, 42)}Z"
    wale = (
        f"M57 {_to(203, 57)}C80 {_to(207, 80)} 100 {_to(207, 100)} {_at(207, LEFT)}V{_to(216, LEFT)}C100 {_to(216, 100)} 80 {_to(216, 80)} 60 {_to(211, 60)}Z"
    )
    dark = f"M62 {_to(226, 62)}C84 {_to(230, 84)} 104 {_to(232, 104)} {_at(232, LEFT)}V253H70.6Z"
    scrolls = "".join(f"M{num(x - 3)} {num(height(164.5, x))}a3 3 0 1 1 3 3q-2 0-2-2" for x in (49, 58, 67, 76, 85, 94, 103, 112, 121))
    drawn = f'{rudder}<path d="{hull}" {WOODEN} {LINE}/><path d="{planks}" {HAIR}/><path d="{frieze}" {GILDED} {FINE}/><path d="{scrolls}" {HAIR}/>'
    drawn += f'<path d="{wale}" {CRIMSON} {FINE}/><path d="{dark}" fill="url(#shade)" opacity=".8"/>'
    studs = "".join(f"M{num(x)} {num(height(211 - (LEFT - x) * 0.05, x))}h.1" for x in (66, 74, 82, 90, 98, 106, 114, 122))
    return drawn + f'<path d="{studs}" fill="none" {stroke(2.6, "var(--brass)")}/>'


def _stern_windows() -> str:
    """Windows of the cabins below, and the gilt scroll that carries them."""
    drawn = ""
    for x in (68, 88, 108):
        sill = height(188, x)
        drawn += f'<path d="{arch(x, sill + 1, 14, 17)}" {GILDED} {FINE}/><path d="{arch(x, sill, 10.6, 14)}" {DARK}/>'
        drawn += f'<path d="M{x} {num(sill)}v-13.4M{num(x - 5)} {num(sill - 6)}h10" fill="none" {stroke(0.9, "var(--brass)")}/>'
    leaf = "M66 216C62 226 70 234 80 230 88 226 84 218 78 221 76 223 78 226 80 225M80 230C92 238 108 232 120 222 108 224 100 222 94 218 96 223 90 229 84 228"
    return f'{drawn}<path d="{leaf}" {GILDED} {FINE}/>'


def _poop_hall() -> str:
    """The Doge's cabin with its windows, rising aft."""
    wall = f"M44 {_to(160, 44)}L40 {_to(104, 40)}L{_at(104, LEFT)}V{_to(160, LEFT)}Z"
    drawn = f'<path d="{wall}" {PALE} {LINE}/>'
    for x in (54, 74, 94, 114):
        sill = height(FLOOR, x)
        drawn += f'<path d="{arch(x, sill, 13, 36)}" {DARK}/>'
        drawn += f'<path d="M{x} {num(sill)}V{num(sill - 36)}M{x - 6.5:g} {num(sill - 13)}h13" {stroke(0.8, "var(--brass)")}/>'
    for x in (64, 84, 104):
        foot = height(RAIL, x)
        drawn += f'<path d="M{num(x - 1.8)} {num(foot - 31)}h3.6v31h-3.6Z" {GILDED} {FINE}/><circle cx="{x}" cy="{num(foot - 36)}" r="2.6" {GILDED} {FINE}/>'
    balusters = "".join(f"M{num(41 + 5.3 * k)} {num(height(151.4, 41 + 5.3 * k))}v7" for k in range(16))
    rail = f"M36 {_to(150, 36)}L{_at(150, LEFT)}V{_to(160, LEFT)}L{_at(160, 38)}Z"
    return f'{drawn}<path d="{rail}" {GILDED} {FINE}/><path d="{balusters}" fill="none" {stroke(0.9)}/>'


def _poop_roof() -> str:
    cloth = f"M{_at(104, LEFT)}L{_at(104, 32)}C34 66 54 56 78 58 98 60 116 66 {_at(86, LEFT)}Z"
    dark = f"M{_at(104, LEFT)}L{_at(104, 32)}Q32 78 34 74L44 {_to(97, 44)}L{_at(97, LEFT)}Z"
    seams = f"M56 {_to(104, 56)}C56 72 64 62 74 58M84 {_to(104, 84)}C86 76 86 66 84 59M106 {_to(104, 106)}C107 84 106 70 102 63"
    cord = f"M36 76C44 62 60 60.6 78 62.4 98 64.4 114 70 {_at(90, LEFT)}"
    pitch = (LEFT - 32) / 12
    hem = f"M{_at(104, 32)}" + "".join(
        f"Q{num(32 + pitch * (k + 0.5))} {num(height(104, 32 + pitch * (k + 0.5)) + 7)} {_at(104, 32 + pitch * (k + 1))}" for k in range(12)
    )
    drawn = f'<path d="{cloth}" {CRIMSON} {LINE}/><path d="{dark}" fill="#231b15" opacity=".2"/><path d="{seams}" {HAIR}/>'
    flowers = "M48 76h.1M62 70h.1M70 74h.1M78 69h.1M92 72h.1M98 76h.1M114 78h.1M118 81h.1M52 82h.1"
    drawn += f'<path d="{flowers}" fill="none" {stroke(2.4, "var(--brass)")}/>'
    return f'{drawn}<path d="{cord}" fill="none" {stroke(1.4, "var(--brass)")}/><path d="{hem}" {GILDED} {FINE}/>'


def _sternpost() -> str:
    """The great scroll with its lantern."""
    scroll = f"M{_at(160, 40)}C28 128 18 126 12 116 6 104 14 94 22 98 29 102 26 112 19 110 24 120 36 122 44 146Z"
    lantern = f'<path d="M24 97V84" fill="none" {LINE}/><path d="M18 84L20 70H28L30 84Z" {GILDED} {LINE}/><path d="M24 84V70M19 77H29" fill="none" {FINE}/>'
    leaf = '<path d="M30 124C22 128 20 136 24 142 30 140 34 134 30 124Z"'
    drawn = f'<path d="{scroll}" {GILDED} {LINE}/>{leaf} {GILDED} {FINE}/><path d="M19 110C15 109 15 104 19 103.4" fill="none" {FINE}/>'
    return f'{drawn}{lantern}<path d="M19 70L24 62 29 70ZM24 62v-4" {CRIMSON} {LINE}/>'


def _standard() -> str:
    """The flag of Saint Mark."""
    pole = f'<path d="M78 58V2" fill="none" {stroke(2.4, "var(--coast)")}/><path d="M78 58V2" fill="none" {stroke(1, "var(--brass)")}/>'
    pole += f'<circle cx="78" cy="2.4" r="2.4" {GILDED} {FINE}/>'
    cloth = "M79 6C98 0 112 12 130 7 146 3 156 7 172 5 163 9 160 13 168 17 160 18 158 22 170 27 160 27 156 31 164 37 148 41 140 35 126 38 110 42 96 34 79 38Z"
    hems = "M79 10C98 4 112 16 130 11M79 34C96 30 110 38 126 34M136 12C146 10 152 12 158 11M136 20h20M136 29C146 30 152 28 158 30"
    return f'{pole}<path d="{cloth}" {CRIMSON} {LINE}/><path d="{hems}" fill="none" {stroke(1.2, "var(--brass)")}/>{_lion()}'


def _lion() -> str:
    """The winged lion with his book."""
    body = "M92 31V25C90 22 91 18 94 17L95 14 98 15 101 14 102 17C104 18 105 20 104 22L112 22C117 22 119 25 119 28"
    body += "V31H116V28L112 27V31H109V27H101V31H98V27L96 26V31Z"
    wing = "M103 21C103 14 109 11 118 10 117 12 118 13 116 14 117 15 116 16 114 17 114 19 110 21 107 21Z"
    tail = "M119 26C123 26 124 22 122 19"
    beast = f'<path d="{body}{wing}" {GILDED}/><path d="{tail}" fill="none" {stroke(1.3, "var(--brass)")}/>'
    return f'{beast}<path d="M96 19.6h.1M99.6 19.6h.1" fill="none" {stroke(1.2, "var(--wax)")}/>'


def stern() -> str:
    """The stern tile: it lies out from the start."""
    return _poop_hull() + _stern_windows() + _poop_hall() + _poop_roof() + _sternpost() + _standard()


# ---- bow ----


def _raft() -> str:
    deck = f'<path d="M772 247H952L964 256 950 263H776L764 256Z" {WOODEN} {LINE}/>'
    return f'{deck}<path d="M764 256H964M800 247v9M840 247v9M880 247v9M920 247v9M790 256v7M830 256v7M870 256v7M910 256v7" fill="none" {stroke(0.8)}/>'


def _bow_hull() -> str:
    deck = f"M788 {_to(160, 788)}L868 {_to(160, 868)}C908 147 950 146 992 148"
    hull = f"{deck} 970 157 948 164 932 176 946 181 962 186 980 195 954 199 930 207 914 220 904 231 899 240 896 254H788Z"
    planks = f"M788 {_to(186, 788)}C840 172 890 168 932 176M788 {_to(194, 788)}C840 181 890 178 940 179M788 {_to(202, 788)}C840 190 890 187 956 187"
    planks += "M788 230C830 226 870 224 908 226M788 239C830 236 866 235 901 237"
    frieze = f"{deck} 956 151 920 154 872 {num(height(169, 872) + 1)}L788 {_to(169, 788)}Z"
    scrolls = "".join(f"M{num(x - 3)} {num(height(164.5, x))}a3 3 0 1 1 3 3q-2 0-2-2" for x in (796, 806, 816, 826, 836, 846, 856, 866, 876))
    wale = f"M788 {_to(207, 788)}C850 191 912 189 980 195 920 200 860 203 788 {_to(216, 788)}Z"
    studs = "".join(f"M{796 + 12 * k} {num(204.6 - 0.7 * k + 0.016 * k * k)}h.1" for k in range(11))
    beak = "M896 254C901 237 907 228 916 219 927 208 950 199 978 195.4 952 204 935 211 924 222 914 232 908 242 905 254Z"
    drawn = f'<path d="{hull}" {WOODEN} {LINE}/><path d="{planks}" {HAIR}/>'
    drawn += '<path d="M788 218C830 216 870 214 912 221L897 254H788Z" fill="url(#shade)" opacity=".8"/>'
    drawn += f'<path d="{frieze}" {GILDED} {FINE}/><path d="{scrolls}" {HAIR}/>'
    drawn += f'<path d="{wale}" {CRIMSON} {FINE}/><path d="{studs}" fill="none" {stroke(2.6, "var(--brass)")}/>'
    return drawn + f'<path d="{beak}" {GILDED} {FINE}/><path d="M904 172c-5-9-18-7-20 0s7 12 12 7 0-9.6-4.4-7M898 179q18 5 32-4" fill="none" {LINE}/>'


def _justice() -> str:
    """Justice with sword and scales, as on the last of these ships."""
    robe = "M-8 0V-6H8V0ZM-6-6C-4-14-5-18-3.4-24H3.4C5-18 4-14 6.4-6Z"
    hands = f'<path d="M10-20V-34M7.6-26h4.8M-15-24h10M-14.6-24l-2 5.4h4ZM-5.6-24l-2 5.4h4Z" fill="none" {stroke(1, "var(--sl2)")}/>'
    figure = f'<path d="{robe}" {GILDED} {FINE}/><circle cy="-27" r="3" {GILDED} {FINE}/>{gilt_bar("M3-23L10-26M-3-23L-10-24", 1.2)}'
    return f'<g transform="translate(884 151) scale(.8)">{figure}{hands}<path d="M-2-18l-1.6 11M2-18l1.6 11" {HAIR}/></g>'


def bow() -> str:
    """The bow tile: it waits on a raft, its section open, until the last part is set."""
    ports = "".join(arch(x, height(185.4, x), 9, 11) for x in (806, 828, 850))
    rail = "".join(f"M{x} {num(height(160, x))}v-7" for x in range(792, 872, 8))
    fence = f'<path d="{rail}" fill="none" {FINE}/>{gilt_bar(line(along(152, 790, 870, 3)), 1.4)}'
    return f'{_bow_hull()}{fence}<path d="{ports}" {DARK}/>{_justice()}'


def awning() -> str:
    """The front of the hall when the bow is added: cloth on gilt poles over the steps to the foredeck."""
    cloth = f'<path d="M0-18C18-17 30-10 34 3L0 0Z" {CRIMSON} {LINE}/><path d="M0-14C16-13 26-7 30-2" fill="none" {stroke(1.4, "var(--brass)")}/>'
    hem = f'<path d="M0 0{"q4.25 7.6 8.5 .7" * 4}" {GILDED} {FINE}/><circle cx="34" cy="1" r="2.6" {GILDED} {FINE}/>'
    steps = f'<path d="M0 56V30H10V38h8v8h8v10Z" {PALE} {FINE}/>'
    return f'<g transform="translate({num(RIGHT)} {_to(EAVES, RIGHT)})">{gilt_bar("M12 4V56M30 6V56", 2)}{steps}{cloth}{hem}</g>'


def bunting() -> str:
    """Little flags from the stern to the bow, for the day of the launch."""
    start, high, end = (78.0, 4.0), (700.0, -8.0), (862.0, 118.0)
    cloths, drawn = ("var(--wax)", "var(--brass)", "var(--cloth)"), ""
    for k in range(4, 46):
        t = k / 46
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, high, end, strict=True))
        drawn += f'<path d="M{num(x - 4.6)} {num(y - 0.4)}h9.2l-4.6 12Z" fill="{cloths[k % 3]}" {stroke(0.7)}/>'
    rope = f"M{start[0]:g} {start[1]:g}Q{high[0]:g} {high[1]:g} {end[0]:g} {end[1]:g}"
    return f'<path d="{rope}" fill="none" {stroke(0.9, "var(--coast)")}/>{drawn}'


def open_section() -> str:
    """The side of the bow where it will join, and the rope to the last rib."""
    ends = "".join(f"M788 {y}l-4 2" for y in range(158, 246, 8))
    edge = f'<path d="M788 {_to(160, 788)}V247" fill="none" {stroke(2)}/><path d="{ends}" fill="none" {FINE}/>'
    return f'{_raft()}{edge}<path d="M788 192C780 206 776 206 {num(RIGHT - 2)} 194" fill="none" {stroke(0.8, "var(--coast)")}/>'
