"""Substitutes: seats for which somebody is sought, and who takes them over (TIM-2.4, CLB-2.1)."""

from datetime import timedelta

from msgspec.structs import replace

from db.records.matches import Sought
from db.records.people import StoredPerson
from play.match.acts.moves import running
from play.match.acts.seating import take_over
from play.match.work.holders import (
    everybody,
    held,
    holder_of,
    is_abandoned,
    is_free,
    may_change_hands,
    may_know,
    people,
)
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused

APART = timedelta(hours=8)  # between two waves of calls


def seek(unit: UnitOfWork, person: int) -> int | None:
    """Look for somebody who plays on for oneself; return the seat, None if that is done already.

    Whoever looks for somebody calls the first few at once.
    """
    seat = running(unit, person).seat
    if len(people(unit.whole, seat)) > 1:
        raise refused("substitute-shared")
    if {*everybody(unit.whole)} <= {person}:
        raise refused("substitute-alone")
    return _seek(unit, seat, "own")


def seek_for(unit: UnitOfWork, person: int, seat: int) -> int | None:
    """Look for somebody who plays on for others, who have stayed away for long."""
    place = running(unit, person)
    if not 0 <= seat < len(unit.seats):
        raise refused("no-seat")
    if place.seat == seat or not is_abandoned(unit.whole, unit.seats[seat], unit.now):
        raise refused("substitute-not-needed")
    return _seek(unit, seat, "others")


def seek_for_entrant(unit: UnitOfWork, seat: int) -> int | None:
    """Look for somebody who plays on for an entrant, because an organiser asks for it."""
    if len(people(unit.whole, seat)) > 1:
        raise refused("substitute-shared")
    return _seek(unit, seat, "organiser")


def _seek(unit: UnitOfWork, seat: int, sought: Sought) -> int | None:
    here = unit.seats[seat]
    if not unit.stored.running:
        raise refused("over")
    if here.sought:
        return None
    if not may_change_hands(unit.whole, here):
        raise refused("substitute-late" if not here.conceded else "substitute-not-needed")
    unit.check_substitute(seat, None)
    unit.put(replace(here, sought=sought, wave_at=unit.now + APART, waves=1))
    unit.show()
    return seat


def next_wave(unit: UnitOfWork, seat: int) -> bool:
    """Note that the next few are called to a seat; False where that is not due."""
    here = unit.seats[seat]
    if here.sought is None or here.wave_at is None or here.wave_at > unit.now:
        return False
    unit.put(replace(here, wave_at=unit.now + APART, waves=here.waves + 1))
    return True


def stop_seeking(unit: UnitOfWork, person: int, seat: int) -> None:
    """Look for nobody any more; who has asked for it may say so, for others anybody at the table.

    Nothing happens where nobody is sought.
    """
    place = running(unit, person)
    if not 0 <= seat < len(unit.seats):
        raise refused("no-seat")
    here = unit.seats[seat]
    if here.sought == "organiser" or (here.sought == "own" and place.seat != seat):
        raise refused("substitute-not-yours")
    put_off(unit, seat)


def put_off(unit: UnitOfWork, seat: int) -> None:
    """Look for nobody any more."""
    here = unit.seats[seat]
    if here.sought:
        unit.put(replace(here, sought=None, wave_at=None, waves=0))


def substitute(unit: UnitOfWork, person: Person, seat: int, known: StoredPerson | None) -> None:
    """Take over a seat to which one was called. `known` are the person's settings, if any."""
    check(unit, person.id, seat)
    take_over(unit, person, seat, known)


def volunteer(unit: UnitOfWork, person: Person, seat: int, known: StoredPerson | None) -> None:
    """Take over a seat that is sought without having been called, once a first few were."""
    check(unit, person.id, seat)
    if not is_free(unit.whole, unit.seats[seat]):
        raise refused("not-free")
    take_over(unit, person, seat, known)


def check(unit: UnitOfWork, person: int, seat: int) -> None:
    """Raise Refused where somebody may not take over a seat: whoever held one knows too much."""
    if not unit.stored.running:
        raise refused("over")
    if not 0 <= seat < len(unit.seats):
        raise refused("no-seat")
    here = unit.seats[seat]
    if holder_of(unit.whole, person) is not None or held(unit.whole, person):
        raise refused("was-there")
    if may_know(unit.whole, seat) or here.sought is None:
        raise refused("not-free")
    unit.check_substitute(seat, person)
