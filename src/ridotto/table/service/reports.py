"""Reports: whoever sits at a table, guests too, can report a player or a message to the operator.

The evidence is the server's own: the message as it was written, the talk around it, who sat where; and of somebody who
stalls or leaves, who came and went and when, and whom the table waits for as long as everybody knows. Nothing else of the
match is in it, since an operator may play, too.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, LiveTable, Refused
from ridotto.table.service.members import Members
from ridotto.table.service.seats import chair_at
from ridotto.table.store import reports
from ridotto.table.store.members import find_members, lock_member
from ridotto.table.store.reports import Report
from ridotto.table.store.store import Entry, Raced, Store

STALLING = "stalling"
REASONS = ("insult", "threat", "spam", STALLING, "cheating", "name", "other")
LONGEST_TEXT = 1000
LONGEST_NOTE = 500
MOST_LOGGED = 60  # times that a seat changed hands
AROUND = 10  # messages before and after the one that is reported
MOST_LISTED = 20  # messages that can be reported
MOST_AT_TABLE = 5  # reports of one seat
MOST_OPEN = 2_000
KEPT_SECONDS = 180 * 86_400.0  # after a report was settled
PAGE = 20


class Reports:
    """All reports, for one process."""

    def __init__(self, store: Store, members: Members) -> None:
        self._store = store
        self._members = members

    async def latest_talk(self, live: LiveTable) -> list[tuple[int, Entry]]:
        """The messages that can be reported, each with its number, the latest first."""
        first, said = await self._store.call(reports.latest_talk, self._store, live.row.id, MOST_LISTED)
        return [(first + at, entry) for at, entry in reversed(list(enumerate(said)))]

    async def message(self, live: LiveTable, number: int) -> Entry:
        """A message by its number; Refused if there is none."""
        found = await self._store.call(self._store.said, live.row.id, number, 1) if number >= 0 else []
        if not found:
            raise Refused("no-message", 404)
        return found[0]

    async def report(self, live: LiveTable, by: int, about: int, message: int | None, reason: str, text: str) -> None:
        """Report a player of the table, or whoever has left a seat in mid-match, or a message; the same again is no other report."""
        plain = text.strip()
        if reason not in REASONS or len(plain) > LONGEST_TEXT or not all(character.isprintable() or character in "\r\n" for character in plain):
            raise Refused("report", 422, most=str(LONGEST_TEXT))
        said = await self.message(live, message) if message is not None else None
        about = said.seat if said is not None else about
        if about == by:
            raise Refused("yourself", 422)
        gone = said is None and who_left(live, about) != ""
        name = said.data["name"] if said is not None else who_left(live, about) or chair_at(live, about).name
        if not name or (said is None and live.chairs[about].bot and not gone):
            raise Refused("no-player", 422)
        sitting = await self._members.members_at(live.row.id)
        of_message = said is None or live.chairs[about].name == name  # whoever said it still sits there
        whose = f"{live.row.id}.{by}.{live.held_since[by]}."
        made = Report(
            f"{whose}{about}.{message if message is not None else f'left {live.held_since[about]}' if gone else 'player'}",
            now(),
            live.row.id,
            reason,
            plain,
            sitting.get(by),
            sitting.get(about) if of_message else None,
            {"game": live.row.game, "status": live.status, "by": {"seat": by, "name": live.chairs[by].name}, "about": {"seat": about, "name": name}},
        )
        if reason == STALLING:
            made.evidence["waits"] = _waits(live)
            made.evidence["pace"] = {"pace": live.row.pace, "clock": live.row.clock, "reserve": live.row.reserve}
        await self._store.call(self._write, made, whose, said, message, [chair.name for chair in live.chairs], sitting, gone)

    def _write(self, report: Report, whose: str, said: Entry | None, message: int | None, names: Sequence[str], sitting: dict[int, str], gone: bool) -> None:
        members = find_members(self._store, list(sitting.values()))
        seats = [
            {"seat": seat, "name": name, "member": members[sitting[seat]].name if seat in sitting and sitting[seat] in members else None}
            for seat, name in enumerate(names)
        ]
        evidence: dict[str, Any] = {**report.evidence, "seats": seats, "message": _told(said) if said is not None else None}
        around = self._around(report.table_id, message)
        log = reports.seat_log(self._store, report.table_id, MOST_LOGGED) if gone or report.reason == STALLING else []
        if report.reason == STALLING:
            evidence["log"] = _logged(log)
        if gone:
            report = replace(report, about_id=self._who_was(report.table_id, report.evidence["about"]["seat"], log))
        evidence["talk"] = [{**_told(each), "reported": said is not None and each.number == said.number} for each in around]
        try:
            with self._store.writing() as connection:
                if reports.count_reports(connection, report.table_id, whose) >= MOST_AT_TABLE:
                    raise Refused("reports-most", 429)
                if reports.count_open(connection) >= MOST_OPEN:
                    raise Refused("reports-full", 503)
                by_id = report.by_id if report.by_id is not None and lock_member(connection, report.by_id) else None  # or the account was deleted
                reports.add_report(connection, replace(report, by_id=by_id, evidence=evidence))
        except Raced:  # it was reported already
            return

    def _who_was(self, table_id: str, seat: int, log: Sequence[Entry]) -> str | None:
        """The member who was the last to leave a seat."""
        left = next((each for each in reversed(log) if each.kind == "leave" and each.seat == seat), None)
        joined = next((each for each in reversed(log) if left and each.kind == "join" and each.seat == seat and each.number < left.number), None)
        if left is None or joined is None:
            return None
        return joined.data.get("member") or reports.holder_between(self._store, table_id, seat, joined.at, left.at)

    def _around(self, table_id: str, message: int | None) -> Sequence[Entry]:
        """The talk around a message, or the latest."""
        if message is None:
            return reports.latest_talk(self._store, table_id, 2 * AROUND)[1]
        first = max(0, message - AROUND)
        return self._store.said(table_id, first, message - first + 1 + AROUND)

    # ---- for the operator ----

    async def open(self, page: int) -> list[Report]:
        """Open reports in the order in which they came, a page of them and one more if there is one."""
        return await self._store.call(reports.find_reports, self._store, False, PAGE + 1, (page - 1) * PAGE)

    async def settled(self) -> list[Report]:
        """The reports that were settled last."""
        return await self._store.call(reports.find_reports, self._store, True, PAGE)

    async def count(self) -> int:
        """How many reports are open."""

        def read() -> int:
            with self._store.engine.connect() as connection:
                return reports.count_open(connection)

        return await self._store.call(read)

    async def settle(self, report_id: int, note: str) -> None:
        """Settle a report with a note."""
        plain = " ".join(note.split())
        if len(plain) > LONGEST_NOTE or not plain.isprintable():
            raise Refused("report-note", 422, most=str(LONGEST_NOTE))

        def write() -> bool:
            with self._store.writing() as connection:
                return reports.settle(connection, report_id, now(), plain)

        if not await self._store.call(write):
            raise Refused("report-settled", 404)

    async def tidy(self) -> None:
        """Periodic work: forget what was settled long ago."""

        def write() -> None:
            with self._store.writing() as connection:
                reports.forget_settled(connection, now() - KEPT_SECONDS)

        await self._store.call(write)


def _told(entry: Entry) -> dict[str, Any]:
    return {"seat": entry.seat, "name": entry.data["name"], "text": entry.data["text"], "at": entry.at}


def who_left(live: LiveTable, seat: int) -> str:
    """The name of whoever has left a seat in mid-match that nobody has taken since, or a bot."""
    chair = chair_at(live, seat)
    if chair.name and not chair.bot:
        return ""
    return next((change.name for change in reversed(live.seat_changes) if change.kind == "left" and change.seat == seat), "")


def _waits(live: LiveTable) -> list[dict[str, Any]]:
    """Which people the match waits for, and since when as everybody knows it: a secret choice changes nothing of it."""
    if live.status != PLAYING:
        return []
    return [
        {"seat": seat, "name": chair.name, "since": chair.known_since}
        for seat, chair in enumerate(live.chairs)
        if chair.known_since and chair.name and not chair.player
    ]


def _logged(log: Sequence[Entry]) -> list[dict[str, Any]]:
    """Who came and went: names and times, as everybody at the table was told them."""
    names: dict[int, str] = {}
    told = []
    for each in log:
        seat = each.data["seat"] if each.kind in ("bot", "hand") else each.seat
        if each.kind in ("join", "bot"):
            names[seat] = each.data["name"]
        kind, by = each.kind, ""
        if each.kind == "hand":  # by somebody at the table, or by itself: out of time, or away for a while
            kind, by = ("hand", names.get(each.seat, "")) if each.seat >= 0 else (each.data.get("why", "late"), "")
        told.append({"at": each.at, "kind": kind, "seat": seat, "name": names.get(seat, ""), "by": by})
    return told
