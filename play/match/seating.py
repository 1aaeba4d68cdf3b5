"""Who plays for a seat from now on: leaving, coming back, volunteers."""

from dataclasses import replace

from db import matches as rows
from db import partners
from db import people as persons
from db.rows import HolderRow, PersonRow
from play.match import seats
from play.match.change import Change
from play.match.holders import holder_of, is_free, named, people
from play.match.moves import fresh, running
from play.records import Person
from play.refusals import refused


def stand_in(change: Change, seat: int) -> None:
    """Let an AI play for a seat until somebody takes it."""
    away = change.seats[seat]
    name = change.ruled.recommended
    if away.standin is None:
        for one in named(change.after, seat):
            change.remark("away", one)
    change.seat(replace(away, standin=name, away_at=away.away_at or change.now))
    change.show()


def leave(change: Change, person: int) -> None:
    """Get up for good. The last one leaves the seat to an AI."""
    leaver = running(change, person)
    seat = leaver.seat
    change.also(rows.get_up, change.row.id, person, change.now)
    change.also(partners.drop, change.row.id, person)
    change.remark("left", leaver)
    _get_up(change, (person,))
    if not people(change.after, seat) and not change.seats[seat].conceded:
        stand_in(change, seat)
    change.show()


def forget(change: Change, person: int) -> bool:
    """Leave, whatever the match is at; return whether it goes on without this person."""
    if change.row.status != "running" or holder_of(change.after, person) is None:
        return False
    leave(change, person)
    return True


def _get_up(change: Change, gone: tuple[int, ...]) -> None:
    holders = tuple(
        replace(one, left_at=change.now) if one.person in gone and one.left_at is None else one
        for one in change.after.holders
    )
    told = tuple(one for one in change.after.partners if one.person not in gone)
    change.after = replace(change.after, holders=holders, partners=told)


def come_back(change: Change, person: int) -> None:
    """Take one's own seat back from the AI."""
    holder = running(change, person)
    seat = holder.seat
    if change.seats[seat].standin is None:
        raise refused("not-away")
    change.remark("back", holder)
    _take(change, seat)
    change.also(rows.active, change.row.id, person, change.now)


def _take(change: Change, seat: int) -> None:
    here = replace(change.seats[seat], standin=None, away_at=None, machine=False)
    change.seat(seats.renew(here, fresh(change, seat)))
    change.show()


def volunteer(change: Change, person: Person, seat: int, known: PersonRow | None) -> None:
    """Take over a free seat. Whoever held a seat of this match knows too much for another.

    `known` are the person's settings, if there are any.
    """
    if change.row.status != "running":
        raise refused("over")
    if not 0 <= seat < len(change.seats):
        raise refused("no-seat")
    if any(one.person == person.id for one in change.after.holders):
        raise refused("was-there")
    if not is_free(change.after, change.seats[seat], change.now):
        raise refused("not-free")
    for gone in people(change.after, seat):
        change.also(rows.get_up, change.row.id, gone, change.now)
        change.also(partners.drop, change.row.id, gone)
    _get_up(change, people(change.after, seat))
    place = 1 + max(one.place for one in change.after.holders if one.seat == seat)
    step = change.match.step
    newcomer = HolderRow(
        seat=seat,
        place=place,
        person=person.id,
        ai=None,
        name=person.name,
        active_at=change.now,
        seen=step,
        news_from=step,
    )
    change.also(persons.meet, person.id, *person.names)
    change.also(rows.add_holder, change.row.id, newcomer)
    change.remark("volunteer", newcomer)
    change.after = replace(
        change.after,
        holders=(*change.after.holders, newcomer),
        quiet={**change.after.quiet, person.id: known.quiet}
        if known and known.quiet
        else change.after.quiet,
        unpinged=change.after.unpinged | {person.id}
        if known and not known.pings
        else change.after.unpinged,
    )
    _take(change, seat)
