"""What the server counts and times, for Prometheus (`/metrics`) and for the operator's page.

Each application has a registry of its own. Labels take few values, all of them known beforehand: routes as the program
writes them, statuses, names of games and of functions; never a table, a name, a bot's settings or an address.
"""

from collections.abc import Callable
from contextvars import ContextVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)


class Metrics:
    """All metrics of one application."""

    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        self.requests = Counter("ridotto_requests", "Requests, by route and status.", ("method", "route", "status"), registry=here)
        self.request_seconds = Histogram("ridotto_request_seconds", "From a request to the start of its response.", ("route",), buckets=QUICK, registry=here)
        self.moves = Counter("ridotto_moves", "Moves made, by people and by bots.", ("game", "player"), registry=here)
        self.streams = Gauge("ridotto_streams", "Open live streams.", registry=here)
        self.connections_refused = Counter("ridotto_connections_refused", "Connections refused or closed for want of room.", ("reason",), registry=here)
        self.tables_in_memory = Gauge("ridotto_tables_in_memory", "Tables in the memory of this process.", registry=here)
        self.tables = Gauge("ridotto_tables", "Tables in the database, by status.", ("status",), registry=here)
        self.bot_waiting = Gauge("ridotto_bot_questions_waiting", "Questions that wait for a bot's process.", ("kind",), registry=here)
        self.bot_seconds = Histogram("ridotto_bot_thinking_seconds", "How long bots' processes think.", ("kind",), buckets=SLOW, registry=here)
        self.bot_forfeits = Counter("ridotto_bot_moves_forfeited", "Random moves made for bots that failed or took too long.", registry=here)
        self.drawing_seconds = Histogram("ridotto_drawing_seconds", "How long the drawing thread works.", buckets=QUICK, registry=here)
        self.store_seconds = Histogram("ridotto_store_seconds", "How long calls of the database take, with the wait.", ("call",), buckets=QUICK, registry=here)
        self.store_errors = Counter("ridotto_store_errors", "Calls of the database that failed.", ("call",), registry=here)
        self.backups = Counter("ridotto_backups", "Backups made by this process, and attempts that failed.", ("result",), registry=here)
        self.last_backup = Gauge("ridotto_last_backup_timestamp_seconds", "When the newest backup was made; 0 if there is none.", registry=here)
        ProcessCollector(registry=here)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; `route` is the template of its path."""
        self.requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    def store_called(self, call: str, seconds: float, failed: bool) -> None:
        """Count a call of the database."""
        self.store_seconds.labels(call).observe(seconds)
        if failed:
            self.store_errors.labels(call).inc()

    def figure(self, name: str, **labels: str) -> float:
        """A counter or a gauge as it is now, 0 before it was ever set."""
        return self.registry.get_sample_value(name, labels) or 0.0

    def as_text(self) -> bytes:
        """Everything, as Prometheus reads it; takes some milliseconds."""
        return generate_latest(self.registry)


_of_request: ContextVar[Metrics | None] = ContextVar("metrics of the application that handles the request", default=None)


def handled_by(metrics: Metrics) -> None:
    """From here on, what this request causes is counted there: the thread that draws serves all applications."""
    _of_request.set(metrics)


def drawing_timer() -> Callable[[float], None]:
    """What to tell how long a drawing took: the metrics of the application that handles the request, if there is one."""
    metrics = _of_request.get()
    return metrics.drawing_seconds.observe if metrics is not None else lambda seconds: None
