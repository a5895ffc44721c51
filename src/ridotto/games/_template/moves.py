"""The moves of Lots and the decisions they answer."""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind

HIGHEST_BID: Final = 9

BID: Final = 0  # bid V: V - 1 is added

CODEC: Final = Codec(
    Kind("bid", BID, (Arg("value", tuple(str(v) for v in range(1, HIGHEST_BID + 1))),)),
)

DECIDE_BID: Final = 0
