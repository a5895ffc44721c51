"""What lies around the fields: the order of votes and, at the end, the new doge."""

from ridotto.games.doge.moves import FIELDS
from ridotto.games.doge.scene import pieces
from ridotto.games.doge.scene.geometry import COUNCIL, Geometry
from ridotto.games.doge.scene.scene_view import SceneView
from ridotto.look.pen import at, group, piece, title, use, write


def orders(seen: SceneView, geometry: Geometry, voting_now: bool) -> str:
    """Both rows of order cards and the number of the round."""
    now, after = seen.board["order"], seen.board["next_order"]
    voting = seen.board["voted"] if voting_now else -1
    drawn = []
    for turn, field in enumerate(now["fields"]):
        x, y = geometry.order_at(now["set"], turn)
        name = f"on-order-{now['set']}-{field}"
        told = title(seen.say("scene-vote-now", vote=turn + 1, field=seen.field_name(field)), "DOG-40")
        over = turn < seen.board["voted"]
        drawn.append(at(x, y, told, pieces.voted(field)) if over else piece(name, x, y, told, pieces.order_card(now["set"], field, turn == voting)))
    for turn in range(FIELDS):
        x, y = geometry.order_at(after["set"], turn)
        if turn < len(after["fields"]):
            field = after["fields"][turn]
            told = title(seen.say("scene-vote-next", vote=turn + 1, field=seen.field_name(field)), "DOG-44")
            drawn.append(piece(f"on-order-{after['set']}-{field}", x, y, told, pieces.order_card(after["set"], field, False)))
        else:
            told = title(seen.say("scene-vote-hidden", vote=turn + 1), "DOG-43")
            drawn.append(piece(f"on-back-{after['set']}-{turn}", x, y, told, use(f"back-{after['set']}", 0, 0, 56, 80)))
    drawn.append(pieces.medallion(seen.say("scene-round-word"), seen.board["round"], *geometry.medallion()))
    return group(*drawn, name="orders", label=seen.say("scene-order"), rule="DOG-40")


def crowned(seen: SceneView) -> str:
    """At the end: the winner's badge in the palace under the doge's cap, or the badges of those who share the win."""
    if not seen.over:
        return ""
    sole = len(seen.winners) == 1
    text = seen.names[seen.winners[0]] if sole else seen.say("scene-shared")
    length = min(11.5 * len(text), 420.0)
    middle, y = seen.geometry.middle(COUNCIL)
    left = middle - (length + 48 * len(seen.winners)) / 2
    badges = "".join(at(left + 20 + 48 * number, y + 11, _crowned(seat)) for number, seat in enumerate(seen.winners))
    fitted = f'textLength="{length:g}" lengthAdjust="spacing"' if len(text) > 30 else ""
    name = write(text, left + 48 * len(seen.winners), y + 20, None, "start", "winner", fitted)
    return group(badges, name, label=seen.tell("scene-doge", names=seen.words.listing([seen.names[seat] for seat in seen.winners])), rule="DOG-136")


def _crowned(seat: int) -> str:
    return use(f"badge-{seat}", 0, 5, 36) + use("corno", 0, -19, 30, 22)
