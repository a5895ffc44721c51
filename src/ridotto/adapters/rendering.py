"""Pictures of an environment: the view as text, or the scene as pixels."""

from typing import Any

from ridotto.adapters.pixels import pixels
from ridotto.adapters.setting import Setting
from ridotto.engine.errors import SetupError
from ridotto.engine.match import NAMES, view_of
from ridotto.engine.state import State

RENDER_MODES = ["ansi", "human", "rgb_array"]


class Renderer:
    """Shows positions in one of RENDER_MODES."""

    def __init__(self, setting: Setting, mode: str | None, language: str = "en") -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise SetupError(f"there is no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.setting = setting
        self.mode = mode
        self.words = setting.game.words(language)

    def render(self, state: State, seat: int | None) -> Any:
        """What a seat (None: a spectator) sees: a text, printed for `human`, or an array of pixels; None without a mode."""
        if self.mode is None:
            return None
        names = NAMES[: self.setting.seats]
        view = view_of(self.setting.game, state, seat, names, self.setting.variant)
        if self.mode == "rgb_array":
            return pixels(self.setting.game.draw(view, self.words).svg("day"))
        text = self.setting.game.text(view["board"], self.words, names)
        if self.mode == "ansi":
            return text
        print(text)
        return None
