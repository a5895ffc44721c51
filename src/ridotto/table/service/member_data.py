"""All that is kept about a member, for the member: account, ways to sign in, devices, people, ratings, matches, seats with links to the records."""

from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

from ridotto.table.service.events.plan import EventPlan
from ridotto.table.service.live_table import OVER
from ridotto.table.store.clubs import clubs_of
from ridotto.table.store.events import CLOSED, OPEN, RUNNING, EventRow, events_of
from ridotto.table.store.events import OVER as EVENT_OVER
from ridotto.table.store.inbox import news_of
from ridotto.table.store.members import Member
from ridotto.table.store.profiles import shown_to
from ridotto.table.store.ratings import matches_of, ratings_of
from ridotto.table.store.reminders import devices_of_member, wish_of
from ridotto.table.store.reports import reports_by
from ridotto.table.store.results import Result
from ridotto.table.store.sessions import devices, member_seats
from ridotto.table.store.sign_in import count_recovery_codes, passkeys_of
from ridotto.table.store.standings import find_standing
from ridotto.table.store.store import Store
from ridotto.table.store.tickets import tickets_of
from ridotto.table.store.ties import blocked_by, presence_shown, ties_of

FORM = 1
MOST_SEATS = 10_000
AT_ONCE = 500  # matches that are read together
MOST_EVENTS = 1_000
MOST_PEOPLE = 1_000


def member_data(store: Store, member: Member, base: str) -> dict[str, Any]:
    """A JSON object; `base` is the address of the server."""
    return {
        "form": FORM,
        "account": {
            "name": member.name,
            "email": member.email,
            "language": member.language,
            "created": _day(member.created),
            "last_seen": _day(member.seen),
        },
        "passkeys": [
            {"name": key.name, "created": _day(key.created), "last_used": _day(key.used), "transports": key.transports.split()}
            for key in passkeys_of(store, member.id)
        ],
        "recovery_codes_left": count_recovery_codes(store, member.id),
        "devices": [{"device": each.device, "signed_in": _day(each.created), "last_seen": _day(each.seen)} for each in devices(store, member.id)],
        "news": [{"at": _day(each.at), "kind": each.kind, "link": f"{base}{each.link}", **each.args} for each in news_of(store, member.id)],
        "waits_to_play": [
            {"since": _day(each.since), "name": each.name, "game": each.game or "any", "seats": each.seats or "any", "pace": each.pace}
            for each in tickets_of(store, member.id)
        ],
        "profile": {"shown_to": shown_to(store, [member.id])[member.id]},
        "ratings": [
            {"game": each.game, "seats": each.seats, "mu": each.mu, "sigma": each.sigma, "matches": each.matches, "last_played": _day(each.played)}
            for each in ratings_of(store, member.id)
        ],
        "matches": [_match(each, member.id) for at in range(0, MOST_SEATS, AT_ONCE) for each in matches_of(store, member.id, False, at, AT_ONCE)],
        "events": [_event(each, member, base) for each in events_of(store, member.id, (OPEN, RUNNING, EVENT_OVER, CLOSED), MOST_EVENTS)],
        "reminders": _reminders(store, member, base),
        **_people(store, member),
        "seats": [_seat(store, table_id, seat, base) for table_id, seat in member_seats(store, member.id, MOST_SEATS)],
    }


def _match(result: Result, member_id: str) -> dict[str, Any]:
    mine = next(seat for seat in result.seats if seat.member_id == member_id)
    found: dict[str, Any] = {"table": result.table_id, "game": result.game, "seats": len(result.seats), "ended": _day(result.ended), "seat": mine.seat}
    found |= {"place": mine.place, "points": mine.points, "first_decision": mine.opening, "rated": result.rated, "public": result.public}
    if mine.before is not None and mine.after is not None:
        found |= {"rating_before": {"mu": mine.before[0], "sigma": mine.before[1]}, "rating": {"mu": mine.after[0], "sigma": mine.after[1]}}
    return found


def _reminders(store: Store, member: Member, base: str) -> dict[str, Any]:
    wish = wish_of(store, member.id)
    return {
        "mails": wish.mails,
        "minutes": wish.minutes,
        "last_mail": _day(wish.mailed or None),
        "feed": f"{base}/feed/{wish.feed}.atom" if wish.feed is not None else None,
        "devices_with_messages": [
            {"since": _day(each.created), "push_service": urlsplit(each.endpoint).hostname} for each in devices_of_member(store, member.id)
        ],
    }


def _people(store: Store, member: Member) -> dict[str, Any]:
    """Friends, blocks, clubs and reports, and what the host has decided."""
    standing = find_standing(store, member.id)
    return {
        "people": [{"name": each.name, "state": each.state, "since": _day(each.at)} for each in ties_of(store, member.id, MOST_PEOPLE)],
        "blocked": [{"name": each.called, "since": _day(each.at)} for each in blocked_by(store, member.id, MOST_PEOPLE)],
        "shows_presence": presence_shown(store, member.id),
        "clubs": [{"name": club.name, "role": role} for club, role in clubs_of(store, member.id, MOST_PEOPLE)],
        "reports": [
            {"at": _day(each.at), "about": each.evidence["about"]["name"], "reason": each.reason, "text": each.text}
            for each in reports_by(store, member.id, MOST_PEOPLE)
        ],
        "muted_until": _day(standing.muted or None),
        "suspended_until": _day(standing.suspended or None),
        "suspended_why": standing.why,
    }


def _seat(store: Store, table_id: str, seat: int, base: str) -> dict[str, Any]:
    row = store.table(table_id)
    found: dict[str, Any] = {"table": f"{base}/t/{table_id}", "seat": seat}
    if row is not None:
        found |= {"game": row.game, "status": row.status, "opened": _day(row.created)}
        if row.status == OVER:
            found["record"] = f"{base}/api/tables/{table_id}/record"
    return found


def _event(event: EventRow, member: Member, base: str) -> dict[str, Any]:
    organises = event.organiser_id == member.id
    return {
        "event": f"{base}/events/{event.id}",
        "name": event.name,
        "kind": event.kind,
        "state": event.state,
        "organiser": organises,
        "about": EventPlan.read(event.plan).about if organises else None,
        "made": _day(event.created),
    }


def _day(at: float | None) -> str | None:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z") if at is not None else None
