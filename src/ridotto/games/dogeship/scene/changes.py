"""What has changed since the viewer last moved: new markers, new parts, new barriers, a new Doge tile."""

from collections.abc import Sequence

from ridotto.engine.codec import Event
from ridotto.games.dogeship.hull import WATERLINE
from ridotto.games.dogeship.moves import FIELD_TEXTS, GALLEY_TEXTS
from ridotto.games.dogeship.scene.places import BAND_FOOT, DOGE, DOGE_SIZE, WALL_LEFT, WALL_WIDTH, column_left, field_at, seat_width
from ridotto.games.dogeship.scene.scene_view import SceneView
from ridotto.look.pen import changed, wake


def changes(seen: SceneView, news: Sequence[Event]) -> str:
    """The marks of all news, over the pieces."""
    taken = {field["field"] for board in seen.board["boards"] for field in board["fields"] if field["taken_by"] is not None}
    columns = {tile["tile"]: column for deck in seen.board["galley"]["decks"] for column, tile in enumerate(deck["parts"])}
    drawn = []
    for event in news:
        told = event.numbers
        match event.kind:
            case "chosen" if FIELD_TEXTS[told["field"]] in taken:
                field = FIELD_TEXTS[told["field"]]
                x, y = field_at(field[:-1], int(field[-1]))
                drawn.append(wake(x, y + 10, 50))
            case "part" | "replaced" if GALLEY_TEXTS[told["tile"]] in columns:
                x = column_left(seen.columns, columns[GALLEY_TEXTS[told["tile"]]]) + 320 / seen.columns
                drawn.append(wake(x, WATERLINE + 8, 560 / seen.columns))
            case "doge-laid" | "doge-drawn" if not seen.over:
                drawn.append(wake(DOGE[0] + DOGE_SIZE[0] / 2, DOGE[1] + DOGE_SIZE[1] + 6, DOGE_SIZE[0]))
            case "barrier" if not seen.over:
                drawn.append(wake(told["seat"] * seat_width(seen.seats) + WALL_LEFT + WALL_WIDTH / 2, BAND_FOOT + 2, WALL_WIDTH))
    return changed(*dict.fromkeys(drawn))
