"""Ridotto: five board games of Renaissance Italy to play, watch, study and teach to machines.

`RIDOTTO_INTERPRETED=1` in the environment makes an installed, compiled Ridotto run from its Python sources instead.
"""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

__all__ = [
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "RidottoError",
    "Rng",
    "State",
    "__version__",
    "all_games",
    "compiled",
    "game_named",
    "parse_record",
    "replay",
    "verify",
]
__version__ = "0.1.0"
"""The version of the package."""


class _SourcesOnly:
    """An import finder that loads our modules from their sources even where a compiled file is beside them."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("ridotto."):
            return None
        found = PathFinder.find_spec(name, path, target)  # type: ignore[arg-type]
        if found is None or found.origin is None or found.origin.endswith(".py"):
            return found
        compiled_file = Path(found.origin)  # module.TAG.so, or __init__.TAG.so for a package
        source = compiled_file.with_name(compiled_file.name.partition(".")[0] + ".py")
        loader = SourceFileLoader(name, str(source))
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=found.submodule_search_locations)


if os.environ.get("RIDOTTO_INTERPRETED") == "1":
    sys.meta_path.insert(0, _SourcesOnly)

from ridotto.engine import state as _state  # noqa: E402
from ridotto.engine.errors import IllegalMove, RidottoError  # noqa: E402
from ridotto.engine.game import Game, all_games, game_named  # noqa: E402
from ridotto.engine.match import Match  # noqa: E402
from ridotto.engine.record import Record, parse_record  # noqa: E402
from ridotto.engine.replay import replay, verify  # noqa: E402
from ridotto.engine.rng import Rng  # noqa: E402
from ridotto.engine.state import State  # noqa: E402


def compiled() -> bool:
    """Whether the rules run as machine code; otherwise they are interpreted."""
    return not str(_state.__file__).endswith(".py")
