"""The numbers of the edition as the rules take them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.games.palazzo.moves import KINDS

QUARRIES: Final = 4
RIDER: Final = 45  # in the stacks, behind the 45 faces


class Components:
    """The numbers of the edition; components.py makes them from the file and checks that they agree."""

    def __init__(
        self,
        stacks: vec[i64],
        second_from: int,
        third_from: int,
        doubled: int,
        riders_end: int,
        start_seat: int,
        copies: int,
        certificates: int,
        certificate: int,
        group: int,
        certificate_group: int,
        opening: int,
        hand: int,
        beyond: int,
        active_takes: int,
        builder: int,
        draft_from: int,
        price_base: int,
        price_least: int,
        buy_most: int,
        storey_base: vec[i64],
        windows_from: int,
        purity: vec[i64],
    ) -> None:
        self.no_cards: vec[i64] = zeros(KINDS)
        """A lay without cards."""
        self.stacks: vec[i64] = stacks
        """Faces and riders of stacks I, II and III, one behind the other."""
        self.second_from: i64 = second_from
        """Where stack II begins in `stacks`."""
        self.third_from: i64 = third_from
        """Where stack III begins in `stacks`."""
        self.doubled: i64 = doubled
        """The faces that exist twice, as a set."""
        self.riders_end: i64 = riders_end
        """The rider that ends the match when it appears."""
        self.start_seat: i64 = start_seat
        self.copies: i64 = copies
        """Of each value in each currency."""
        self.certificates: i64 = certificates
        """How many there are."""
        self.certificate: i64 = certificate
        """What one counts."""
        self.group: i64 = group
        """What a group counts."""
        self.certificate_group: i64 = certificate_group
        """What three certificates of one lay count."""
        self.opening: i64 = opening
        """What the opening certificate counts."""
        self.hand: i64 = hand
        """Cards dealt to each seat."""
        self.beyond: i64 = beyond
        """Cards of a money display beyond the number of players."""
        self.active_takes: i64 = active_takes
        """Cards the active player takes from a money display."""
        self.builder: i64 = builder
        """The quarry on which the builder starts."""
        self.draft_from: i64 = draft_from
        """A quarry with so many tiles is not auctioned."""
        self.price_base: i64 = price_base
        self.price_least: i64 = price_least
        self.buy_most: i64 = buy_most
        """Tiles of one purchase."""
        self.storey_base: vec[i64] = storey_base
        """Points for the number of storeys."""
        self.windows_from: i64 = windows_from
        """Windows count from so many storeys on."""
        self.purity: vec[i64] = purity
        """Points for one material, by number of storeys."""
