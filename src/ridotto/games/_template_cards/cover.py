"""The cover: four cards lie open in the market. A cover is drawn from tokens only, so that it serves by day and by night."""

from ridotto.games._template_cards.scene import face
from ridotto.look.pen import at


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    cards = "".join(at(48 + 48 * n, 74 + 8 * (n % 2), face(card), scale=0.8) for n, card in enumerate(("pepper-2", "silk-5", "glass-1", "salt-4")))
    return f'<rect width="240" height="156" fill="var(--card)"/>{cards}'
