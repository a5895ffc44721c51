"""What lies around the fields: the order of votes and, at the end, the new doge."""

from ridotto.games.doge.moves import FIELDS
from ridotto.games.doge.scene import pieces
from ridotto.games.doge.scene.geometry import COUNCIL
from ridotto.games.doge.scene.sight import Sight
from ridotto.look.pen import at, group, piece, title, use, write


def orders(sight: Sight) -> str:
    """Both rows of order cards and the number of the round."""
    now, after = sight.board["order"], sight.board["next_order"]
    voting = sight.board["voted"] if sight.voting else -1
    drawn = []
    for turn, field in enumerate(now["fields"]):
        x, y = sight.geometry.order_at(now["set"], turn)
        name = f"on-order-{now['set']}-{field}"
        told = title(sight.say("scene-vote-now", vote=turn + 1, field=sight.field_name(field)))
        over = turn < sight.board["voted"]
        drawn.append(at(x, y, told, pieces.voted(field)) if over else piece(name, x, y, told, pieces.order_card(now["set"], field, turn == voting)))
    for turn in range(FIELDS):
        x, y = sight.geometry.order_at(after["set"], turn)
        if turn < len(after["fields"]):
            field = after["fields"][turn]
            told = title(sight.say("scene-vote-next", vote=turn + 1, field=sight.field_name(field)))
            drawn.append(piece(f"on-order-{after['set']}-{field}", x, y, told, pieces.order_card(after["set"], field, False)))
        else:
            told = title(sight.say("scene-vote-hidden", vote=turn + 1))
            drawn.append(piece(f"on-back-{after['set']}-{turn}", x, y, told, use(f"back-{after['set']}", 0, 0, 56, 80)))
    drawn.append(pieces.medallion(sight.say("scene-round-word"), sight.board["round"], *sight.geometry.medallion()))
    return group(*drawn, name="orders", label=sight.say("scene-order"))


def crowned(sight: Sight) -> str:
    """At the end the palace has a new lord: the winner's badge under the doge's cap, or the badges of those who share."""
    if not sight.over:
        return ""
    sole = len(sight.winners) == 1
    text = sight.names[sight.winners[0]] if sole else sight.say("scene-shared")
    length = min(11.5 * len(text), 420.0)
    middle, y = sight.geometry.middle(COUNCIL)
    left = middle - (length + 48 * len(sight.winners)) / 2
    badges = "".join(at(left + 20 + 48 * number, y + 11, _crowned(seat)) for number, seat in enumerate(sight.winners))
    fitted = f'textLength="{length:g}" lengthAdjust="spacingAndGlyphs"' if len(text) > 30 else ""
    name = write(text, left + 48 * len(sight.winners), y + 20, None, "start", "winner", fitted)
    return group(badges, name, label=sight.tell("scene-doge", names=sight.words.listing([sight.names[seat] for seat in sight.winners])))


def _crowned(seat: int) -> str:
    return use(f"badge-{seat}", 0, 5, 36) + use("corno", 0, -19, 30, 22)
