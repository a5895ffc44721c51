"""What an event is: its game, its system, its times, and who may enter. The bounds of all of it are here."""

import json
from dataclasses import asdict, dataclass, replace

from ridotto.bots.levels import USUAL
from ridotto.engine.game import Game, game_named
from ridotto.engine.rng import Rng
from ridotto.table.service.admission import plain_text
from ridotto.table.service.events.pairing import FEWEST, circle_rounds
from ridotto.table.service.live_table import Refused
from ridotto.table.service.opening import TablePlan, check_rated
from ridotto.table.service.paces import NO_CLOCK, Pace
from ridotto.table.service.seats import checked_bot

TOURNAMENT = "tournament"
LEAGUE = "league"
NIGHT = "night"
KINDS = (TOURNAMENT, LEAGUE, NIGHT)
SWISS = "swiss"
ROBIN = "robin"
SYSTEMS = (SWISS, ROBIN)

LONGEST_NAME = 60
LONGEST_ABOUT = 600
MOST_PLAYERS = 200
MOST_ROUNDS = 30
HOURS = (1, 2, 3, 6, 12, 24, 72, 168, 336, 720)  # that a round may take
LEAST_DIVISION, MOST_DIVISION = 3, 16
FARTHEST = 366 * 86_400.0  # seconds until an event begins


@dataclass(frozen=True)
class EventPlan:
    """The properties of an event."""

    name: str
    kind: str
    game: str
    seats: int
    variant: str = ""
    system: str = SWISS
    rounds: int = 5
    """Of a round robin, 0: as many as it takes until everybody has met everybody. Of a night, each player's matches."""
    pace: Pace = NO_CLOCK
    hours: int = 24
    """How long a round may take; of a night, how long it lasts."""
    starts: float | None = None
    """When it begins; None: when the organiser says so."""
    listed: bool = True
    most: int = 32
    late: int = 0
    """Until the beginning of which round one may enter; of a night, 1: as long as it lasts."""
    bots: bool = False
    """Whether bots sit down where somebody would have nobody to play with."""
    opponents: tuple[str, ...] = ()
    """The bots of a night, for all seats but one."""
    stand_in: str = USUAL
    """The bot that plays for whoever is gone."""
    size: int = 6
    """About how many play in a division of a league."""
    moving: int = 1
    """How many of a division go up and down after a season."""
    season: int = 1
    about: str = ""
    """What the organiser says of it."""
    moved: int = 0
    """How often its start was changed."""
    rated: bool = False
    """Whether its matches change the players' ratings."""

    @classmethod
    def read(cls, text: str) -> "EventPlan":
        """A plan as it was stored."""
        data = json.loads(text)
        return cls(**{**data, "pace": Pace(**data["pace"]), "opponents": tuple(data["opponents"])})

    def written(self) -> str:
        """The plan as it is stored."""
        return json.dumps(asdict(self))

    @property
    def by_rounds(self) -> bool:
        """Whether everybody plays a round at the same time."""
        return self.kind != NIGHT

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of seats that its tables can have."""
        return game_named(self.game).seats_for(self.variant)

    def table(self, seats: int, bots: dict[int, str]) -> TablePlan:
        """A table of the event."""
        return TablePlan(self.game, seats, self.variant, bots=bots, pace=self.pace, listed=False, stand_in=self.stand_in, hints=False, rated=self.rated)

    def with_rounds(self, players: int) -> "EventPlan":
        """The plan with as many rounds as it takes so many players to meet one another, if it does not say how many."""
        return self if self.rounds else replace(self, rounds=min(self.rounds_for(players), MOST_ROUNDS))

    def rounds_for(self, players: int) -> int:
        """How many rounds it takes so many players to meet one another."""
        return circle_rounds(players) if self.seats == FEWEST else max(1, -(-(players - 1) // (self.seats - 1)))


def checked(plan: EventPlan, at: float) -> EventPlan:
    """The plan with everything in order; Refused, or a SetupError of the game, says what is not possible."""
    name, about, game = checked_name(plan.name), checked_about(plan.about), game_named(plan.game)
    if plan.kind not in KINDS or plan.system not in SYSTEMS:
        raise Refused("event-kind", 422)
    if plan.seats not in game.seats or plan.seats < FEWEST:
        raise Refused("seat-count", 422, counts=", ".join(str(count) for count in game.seats if count >= FEWEST))
    system = SWISS if plan.kind == NIGHT else ROBIN if plan.kind == LEAGUE else plan.system
    fewest = 0 if system == ROBIN else 1
    if not fewest <= plan.rounds <= MOST_ROUNDS:
        raise Refused("event-rounds", 422, least=str(fewest), most=str(MOST_ROUNDS))
    if plan.hours not in HOURS or plan.hours * 3600 < plan.pace.clock:
        raise Refused("event-hours", 422)
    check_start_and_places(plan.starts, plan.most, at)
    if not 0 <= plan.late <= MOST_ROUNDS:
        raise Refused("event-late", 422)
    if not LEAST_DIVISION <= plan.size <= MOST_DIVISION or not 0 <= plan.moving <= plan.size // 2:
        raise Refused("event-division", 422, least=str(LEAST_DIVISION), most=str(MOST_DIVISION))
    good = replace(
        plan,
        name=name,
        about=about,
        system=system,
        late=plan.late if system == SWISS else 0,
        bots=plan.bots and plan.kind != NIGHT,
        opponents=_opponents(plan, game) if plan.kind == NIGHT else (),
        stand_in=checked_bot(plan.stand_in, game),
    )
    if good.rated:
        check_rated(good.table(good.seats, dict(enumerate(good.opponents, 1))))
    return good


def checked_name(name: str) -> str:
    """An event's name on one line; Refused if it is too long, or nothing."""
    plain = plain_text(name)
    if not 0 < len(plain) <= LONGEST_NAME:
        raise Refused("event-name", 422, most=str(LONGEST_NAME))
    return plain


def checked_about(about: str) -> str:
    """What an organiser says of an event; Refused if it is too long, or no text."""
    said = about.strip().replace("\r\n", "\n")
    if len(said) > LONGEST_ABOUT or not all(character.isprintable() or character == "\n" for character in said):
        raise Refused("event-about", 422, most=str(LONGEST_ABOUT))
    return said


def check_start_and_places(starts: float | None, most: int, at: float) -> None:
    """Refused if an event cannot begin then, or have so many players."""
    if starts is not None and not at - 3600 <= starts <= at + FARTHEST:
        raise Refused("event-starts", 422)
    if not FEWEST <= most <= MOST_PLAYERS:
        raise Refused("event-most", 422, least=str(FEWEST), most=str(MOST_PLAYERS))


def _opponents(plan: EventPlan, game: Game) -> tuple[str, ...]:
    given = [checked_bot(bot, game) for bot in plan.opponents] or [USUAL]
    return tuple(given[at % len(given)] for at in range(plan.seats - 1))


def try_out(plan: EventPlan) -> None:
    """Set up every table that the event could have; SetupError says what does not agree. It takes some milliseconds."""
    game = game_named(plan.game)
    for seats in {plan.seats} if plan.kind == NIGHT or plan.seats == FEWEST else set(plan.sizes) | {plan.seats}:
        if seats >= FEWEST:
            game.start(seats, Rng.from_seed("trial"), plan.variant)
