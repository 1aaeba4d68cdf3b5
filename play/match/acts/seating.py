"""Who plays for a seat from now on: leaving, coming back, others in one's place."""

from datetime import timedelta

from msgspec.structs import replace

from db.queries.match.substitutes import ENOUGH
from db.records.holders import StoredHolder
from db.records.people import StoredPerson
from games.core.match.moves import Conceded
from play.match.acts.moves import check_return, running
from play.match.work import timing
from play.match.work.holders import active, held, holder_of, named, people
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused

OFF_THE_LIST = timedelta(days=30)  # for a substitute who leaves at once


def stand_in(unit: UnitOfWork, seat: int) -> None:
    """Let an AI play for a seat until somebody takes it."""
    away = unit.seats[seat]
    name = unit.ruled.recommended
    if away.standin is None:
        for one in named(unit.whole, seat):
            unit.remark("away", one)
        for one in active(unit.whole, seat):
            _strike_off(unit, one)
    unit.put(replace(away, standin=name, away_at=away.away_at or unit.now))
    unit.show()


def give_up(unit: UnitOfWork, seat: int, *, concedes: bool) -> None:
    """Let an AI play, or concede, for people who stay away."""
    if seat in unit.match.conceded or unit.match.result is not None:
        return
    if unit.stored.terms.absent == "ai" or not concedes:
        stand_in(unit, seat)
        return
    unit.play(Conceded(seat))


def stay_away(unit: UnitOfWork, person: int, *, concedes: bool = True) -> None:
    """Count somebody as absent, as if they had missed too much; their partners play on."""
    place = holder_of(unit.whole, person)
    if place is None or not unit.runs or unit.seats[place.seat].standin is not None:
        return
    if len(people(unit.whole, place.seat)) == 1:
        give_up(unit, place.seat, concedes=concedes)


def leave(unit: UnitOfWork, person: int) -> None:
    """Give one's seat up for good. The last person leaves it to an AI."""
    leaver = running(unit, person)
    seat = leaver.seat
    unit.remark("left", leaver)
    _strike_off(unit, leaver)
    unit.get_up((person,))
    if not people(unit.whole, seat) and not unit.seats[seat].conceded:
        stand_in(unit, seat)
    unit.show()


def forget(unit: UnitOfWork, person: int) -> bool:
    """Leave, whatever the state of the match; return whether it goes on without this person."""
    if not unit.stored.running or holder_of(unit.whole, person) is None:
        return False
    leave(unit, person)
    return True


def come_back(unit: UnitOfWork, person: int) -> None:
    """Take one's own seat back from the AI."""
    holder = running(unit, person)
    seat = holder.seat
    if unit.seats[seat].standin is None:
        raise refused("not-away")
    check_return(unit)
    unit.remark("back", holder)
    _take(unit, seat, newcomer=False)
    unit.active(person)


def _take(unit: UnitOfWork, seat: int, *, newcomer: bool) -> None:
    here = replace(unit.seats[seat], standin=None, away_at=None, machine=False)
    unit.put(timing.renew(here, unit.fresh(seat), newcomer=newcomer))
    unit.show()


def hand_over(unit: UnitOfWork, person: Person, seat: int, known: StoredPerson | None) -> None:
    """Let somebody play on for a seat, in place of its people, as organisers have decided.

    They may have held it before. Raises Refused where they held another: they know too much.
    """
    if not unit.runs or seat in unit.match.conceded:
        return
    if held(unit.whole, person.id) - {seat}:
        raise refused("tournament-act-was-there")
    unit.get_up(people(unit.whole, seat))
    was_there = any(one.person == person.id for one in unit.holders)
    holder = unit.sit_again(person.id, known) if was_there else unit.sit_down(person, seat, known)
    _taken(unit, holder)


def take_over(unit: UnitOfWork, person: Person, seat: int, known: StoredPerson | None) -> None:
    """Let a substitute play on for a seat, in place of its people, who do not come back."""
    unit.get_up(people(unit.whole, seat))
    _taken(unit, unit.sit_down(person, seat, known, substitute=True))


def _taken(unit: UnitOfWork, holder: StoredHolder) -> None:
    unit.remark("volunteer", holder)
    put = unit.seats[holder.seat]
    unit.put(replace(put, sought=None, wave_at=None, waves=0))
    _take(unit, holder.seat, newcomer=True)


def _strike_off(unit: UnitOfWork, holder: StoredHolder) -> None:
    """Take a substitute off the list who leaves before having sat at least twice (TIM-2.4)."""
    if holder.substitute and holder.sat < ENOUGH and holder.person is not None:
        unit.strike_off(holder.person, unit.now + OFF_THE_LIST)
