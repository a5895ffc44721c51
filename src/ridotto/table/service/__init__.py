"""What happens at tables, whoever asks for it: nothing here knows HTTP."""

from contextlib import suppress
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.metrics import Metrics
from ridotto.table.service.analyses import Analyses
from ridotto.table.service.backups import Backups
from ridotto.table.service.bot_processes import BotProcesses
from ridotto.table.service.bots import BotPlayers
from ridotto.table.service.browsers import Browsers
from ridotto.table.service.caretaker import Caretaker
from ridotto.table.service.health import Health
from ridotto.table.service.hints import Hints
from ridotto.table.service.live_table import OVER, PLAYING, WAITING
from ridotto.table.service.notices import Notices
from ridotto.table.service.opening import Opening
from ridotto.table.service.pauses import HouseTime
from ridotto.table.service.play import Play
from ridotto.table.service.presence import Presence
from ridotto.table.service.removal import Removal
from ridotto.table.service.seats import Seats
from ridotto.table.service.tables import Tables
from ridotto.table.service.tasks import Tasks
from ridotto.table.service.timekeeper import Timekeeper
from ridotto.table.service.tokens import SeatTokens, new_nonce
from ridotto.table.settings import Settings
from ridotto.table.store.overview import count_tables
from ridotto.table.store.store import Store

COUNT_EVERY = 60.0  # seconds: all tables are looked at


class TableService:
    """Everything that one process needs to keep tables going."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        store.threads.timed = self.metrics.store_called
        self.health = Health(store)
        self.notices = Notices()
        self.tokens = SeatTokens(store.server_value("key", new_nonce() + new_nonce()))
        self.browsers = Browsers(store, self.tokens)
        self._house_time = HouseTime(store)
        self.tables = Tables(store, self.notices, self._house_time.pauses, self.metrics)
        self.presence = Presence(self.tables, settings.grace)
        self.seats = Seats(self.tables, self.tokens, self.presence)
        self.opening = Opening(self.tables, self.seats)
        self.play = Play(self.tables)
        self._tasks = Tasks()
        self._counted = -COUNT_EVERY
        self._processes = BotProcesses(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.bots = BotPlayers(self.play, self._processes, settings.bot_pause, self._tasks)
        self.tables.changed = self.bots.wake
        self.hints = Hints(self._processes)
        self.analyses = Analyses(self.tables, self._processes, self._tasks, settings.analysis_seconds)
        self.timekeeper = Timekeeper(self.tables, self.seats, self._house_time)
        self.backups = Backups(settings, store, self.metrics)
        removal = Removal(self.tables, settings)
        self.caretaker = Caretaker(self.tables, self.presence, self.seats, self.bots, removal, settings.idle_seconds)

    async def begin(self) -> None:
        """Start the clocks, the caretaker, which wakes bots that a server stop has interrupted, and go on with analyses."""
        await self.timekeeper.begin()
        self._tasks.spawn(self.timekeeper.run())
        self._tasks.spawn(self.caretaker.run())
        self._tasks.spawn(self.backups.run())
        await self.analyses.begin()

    async def measure(self) -> None:
        """Note what is measured only when somebody asks; tables in the database once a minute at most."""
        self.metrics.streams.set(self.notices.streams)
        self.metrics.tables_in_memory.set(len(self.tables.loaded))
        self._processes.measure()
        if monotonic() - self._counted > COUNT_EVERY:
            self._counted = monotonic()
            with suppress(SQLAlchemyError):
                found = await self.store.call(count_tables, self.store)
                for status in (WAITING, PLAYING, OVER):
                    self.metrics.tables.labels(status).set(found.get(status, 0))

    async def close(self) -> None:
        """Stop gracefully: a change in progress is either written completely or not at all."""
        await self.backups.close()
        await self._tasks.cancel()
        with suppress(SQLAlchemyError):
            await self.presence.write()
            await self.timekeeper.close()
        self._processes.close()
        self.store.close()
