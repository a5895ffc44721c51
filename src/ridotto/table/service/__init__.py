"""What happens at tables, whoever asks for it: nothing here knows HTTP."""

import logging
from contextlib import suppress
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.metrics import Metrics
from ridotto.table.recent_errors import RecentErrors
from ridotto.table.recent_load import RecentLoad
from ridotto.table.service.admission import Admission
from ridotto.table.service.analyses import Analyses
from ridotto.table.service.backups import Backups
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.bots import BotPlayers
from ridotto.table.service.browsers import Browsers
from ridotto.table.service.caretaker import Caretaker
from ridotto.table.service.clock import now
from ridotto.table.service.clubs import Clubs
from ridotto.table.service.departure import Departure
from ridotto.table.service.events.conductor import Conductor
from ridotto.table.service.events.events import Events
from ridotto.table.service.health import Health
from ridotto.table.service.hints import Hints
from ridotto.table.service.inbox import Inbox
from ridotto.table.service.invitations import Invitations
from ridotto.table.service.live_table import CLOSED, OVER, PLAYING, WAITING, LiveTable
from ridotto.table.service.lobby import Lobby
from ridotto.table.service.mail import Mailer
from ridotto.table.service.mail_links import MailLinks
from ridotto.table.service.members import Members
from ridotto.table.service.notices import Notices
from ridotto.table.service.opening import Opening
from ridotto.table.service.pauses import HouseTime
from ridotto.table.service.people import People
from ridotto.table.service.play import Play
from ridotto.table.service.play_now import PlayNow
from ridotto.table.service.presence import Presence
from ridotto.table.service.profiles import Profiles
from ridotto.table.service.ratings import Ratings
from ridotto.table.service.record_archive import RecordArchive
from ridotto.table.service.reminders import Reminders
from ridotto.table.service.removal import Removal
from ridotto.table.service.reports import Reports
from ridotto.table.service.seating import Seating
from ridotto.table.service.seats import Seats
from ridotto.table.service.standings import Standings
from ridotto.table.service.tables import Tables
from ridotto.table.service.tasks import Tasks
from ridotto.table.service.timekeeper import Timekeeper
from ridotto.table.service.tokens import SeatTokens, new_nonce
from ridotto.table.service.turns import Turns
from ridotto.table.service.ways_in import Ways
from ridotto.table.settings import Settings
from ridotto.table.store.overview import count_tables
from ridotto.table.store.store import Store

COUNT_EVERY = 60.0  # seconds: all tables are looked at
STATUSES = (WAITING, PLAYING, OVER, CLOSED)
"""The statuses of tables in the database."""


class TableService:
    """Everything that one process needs to keep tables going."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        store.threads.timed = self.metrics.store_called
        self.health = Health(store)
        self.notices = Notices()
        self.began = now()
        self.server_key = store.server_value("key", new_nonce() + new_nonce())
        self.tokens = SeatTokens(self.server_key)
        self.admission = Admission(store)
        self.browsers = Browsers(store, self.tokens)
        self._house_time = HouseTime(store)
        self.tables = Tables(store, self.notices, self._house_time.pauses, self.metrics)
        self.presence = Presence(self.tables, settings.grace)
        self.seats = Seats(self.tables, self.tokens, self.presence)
        self.members = Members(store)
        self._tasks = Tasks()
        self.inbox = Inbox(store, self._tasks)
        self.ways_in = Ways(store, bool(settings.smtp_host))
        self.seating = Seating(store, self.seats, self.tokens)
        self.people = People(self.tables, self.members, self.inbox)
        self.invitations = Invitations(store, self.members, self.people, self.inbox)
        self.standings = Standings(self.tables, self.seats, self.members)
        self.reports = Reports(store, self.members)
        self.clubs = Clubs(self.tables, self.people, self.inbox)
        self.departure = Departure(self.tables, self.seats, self.tokens, self.members)
        self.opening = Opening(self.tables, self.seats, self.admission, settings.with_members)
        self.play = Play(self.tables)
        self.play_now = PlayNow(self.tables, self.tokens, self.admission, self.notices, settings.play_now_seconds)
        self.lobby = Lobby(store, self.play_now, settings.with_members)
        self.events = Events(self.tables, self.seats, self.members, self.inbox, settings.with_events)
        self.conductor = Conductor(self.events, self.tables, self.seats, self.seating, self.opening, self.members, self.inbox, settings.keep_finished_days)
        self._counted = -COUNT_EVERY
        mailer = Mailer(settings, self._tasks) if settings.with_members and settings.smtp_host else None
        self.mail_links = MailLinks(store, settings, self.members, mailer)
        pushing = None
        if settings.push == "on":  # its library is large
            from ridotto.table.service.push import Pushing

            pushing = Pushing(settings, store, self._tasks)
        self.reminders = Reminders(store, settings, self.inbox, pushing, mailer)
        if settings.with_members:  # its libraries are large
            from ridotto.table.service.passkeys import Passkeys

            self.passkeys = Passkeys(store, self.tokens, self.members)
        self._processes = BotProcesses(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.bots = BotPlayers(self.play, self._processes, settings.bot_pause, self._tasks)
        self.turns = Turns(self.tables, self._house_time.pauses)
        self.ratings = Ratings(self.tables, self._tasks)
        self.profiles = Profiles(store, settings.with_members)
        self.record_archive = RecordArchive(store, self.members)
        self.tables.changed = self._changed
        self.hints = Hints(self._processes)
        self.analyses = Analyses(self.tables, self._processes, self._tasks, settings.analysis_seconds)
        self.timekeeper = Timekeeper(self.tables, self.seats, self._house_time)
        self.backups = Backups(settings, store, self.metrics)
        watched = bool(settings.operator_token_file)
        self.load = RecentLoad(self.metrics) if watched else None
        """For the operator's page; None where there is none."""
        self.errors = RecentErrors() if watched else None
        removal = Removal(self.tables, settings)
        self.caretaker = Caretaker(self.tables, self.presence, self.seats, self.bots, removal, self.departure, self.ratings, settings.idle_seconds)
        if settings.with_members:
            self.caretaker.chores += [self.people.write, self.standings.look, self.reports.tidy]
            self.play_now.blocks = self.people.blocks
            self.play_now.strength = self.ratings.strength

    def _changed(self, live: LiveTable) -> None:
        """A table has changed, or was loaded: a bot may have to move, somebody's turn be noted, or a result be filed."""
        self.bots.wake(live)
        self.turns.note(live)
        self.ratings.wake(live)

    async def begin(self) -> None:
        """Start the clocks, the caretaker, which wakes bots that a server stop has interrupted, and go on with analyses."""
        await self.timekeeper.begin()
        self._tasks.spawn(self.timekeeper.run())
        self._tasks.spawn(self.caretaker.run())
        self._tasks.spawn(self.play_now.run())
        self._tasks.spawn(self.backups.run())
        self._tasks.spawn(self.turns.run())
        if self.settings.with_events:
            self._tasks.spawn(self.conductor.run())
        self._tasks.spawn(self.reminders.run())
        if self.load is not None:
            self._tasks.spawn(self.load.run())
        if self.errors is not None:
            logging.getLogger().addHandler(self.errors)
        await self.analyses.begin()

    async def talk(self, live: LiveTable, seat: int, text: str) -> None:
        """Say something to a table, unless the host has muted whoever sits there."""
        if self.settings.with_members:
            await self.standings.check_talk(live, seat)
        await self.play.talk(live, seat, text)

    async def measure(self) -> None:
        """Note what is measured only when somebody asks; tables in the database once a minute at most."""
        self.metrics.streams.set(self.notices.streams)
        self.metrics.tables_in_memory.set(len(self.tables.loaded))
        self._processes.measure()
        if monotonic() - self._counted > COUNT_EVERY:
            self._counted = monotonic()
            with suppress(SQLAlchemyError):
                found = await self.store.call(count_tables, self.store)
                for status in STATUSES:
                    self.metrics.tables.labels(status).set(found.get(status, 0))

    @property
    def database_version(self) -> str:
        """The version of the database's server or library."""
        return ".".join(str(part) for part in self.store.engine.dialect.server_version_info or ())

    async def close(self) -> None:
        """Stop gracefully: a change in progress is either written completely or not at all."""
        if self.errors is not None:
            logging.getLogger().removeHandler(self.errors)
        await self.backups.close()
        await self._tasks.cancel()
        with suppress(SQLAlchemyError):
            await self.presence.write()
            await self.people.write()
            await self.timekeeper.close()
            await self.turns.settle()
        self._processes.close()
        self.store.close()
