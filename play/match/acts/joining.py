"""Joining a side that plays already: somebody asks, its first or most of its people agree.

A request is kept with what partners tell each other (`Partner`), under the name of the person who
asks: the seat, their name, and the places of those who have agreed.
"""

from collections.abc import Collection, Sequence

from db.records.matches import Partner, StoredHolder, WholeMatch
from db.records.people import StoredPerson
from play.match.acts.moves import running
from play.match.work.holders import (
    ASKED,
    ASKS,
    ASKS_AGAIN,
    Applicant,
    active,
    applicants,
    held,
    is_machine,
    may_know,
    people,
)
from play.match.work.loaded import Loaded
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused


def joinable(loaded: Loaded, person: int) -> tuple[int, ...]:
    """Return the seats that somebody may ask to share."""
    whole, most = loaded.whole, loaded.ruled.rules.info.holders
    if loaded.stored.status != "running" or most == 1:
        return ()
    if whole.part_of is not None:
        return ()  # coaches agree before a tournament begins (EVT-1.7)
    if held(whole, person):
        return ()  # who has held a seat knows its hand
    return tuple(
        seat.seat
        for seat in loaded.seats
        if len(people(whole, seat.seat)) in range(1, most)
        and not seat.conceded
        and not is_machine(whole, seat)
        and not may_know(whole, seat.seat)
    )


def asked(whole: WholeMatch, person: int) -> int | None:
    """Return the seat that somebody has asked to share, if any."""
    told = _told(whole, person)
    return int(told.picks[0]) if told and told.question in {ASKS, ASKS_AGAIN} else None


def _told(whole: WholeMatch, person: int) -> Partner | None:
    return next((one for one in whole.partners if one.person == person), None)


def ask(unit: UnitOfWork, person: Person, seat: int) -> None:
    """Ask the people of a seat to share it, as a call does (TIM-4.3). Raises Refused.

    Asking again calls nobody again.
    """
    if unit.stored.status != "running":
        raise refused("over")
    if held(unit.whole, person.id):
        raise refused("was-there")
    if unit.whole.part_of is not None:
        raise refused("not-joinable-tournament")
    if seat not in joinable(unit.loaded(), person.id):
        raise refused("not-joinable")
    if asked(unit.whole, person.id) != seat:
        how = ASKS if _told(unit.whole, person.id) is None else ASKS_AGAIN
        if how == ASKS:
            unit.charge_calls(person.id, people(unit.whole, seat))
        told = Partner(person=person.id, question=how, picks=(str(seat), person.name))
        unit.meet(person)
        unit.tell_partners(told)


def withdraw(unit: UnitOfWork, person: int) -> None:
    """Withdraw a request to share a seat."""
    if asked(unit.whole, person) is None:
        raise refused("no-applicant")
    unit.tell_partners(Partner(person=person, question=ASKED))


def let_in(unit: UnitOfWork, actor: int, applicant: int, known: StoredPerson | None) -> None:
    """Agree to somebody's request; they share the seat once its first or most of its people agree.

    `known` is what is known of them. Raises Refused.
    """
    place, asking = _asking(unit, actor, applicant)
    agreed, name = {*asking.agreed, actor}, asking.name
    if not _enough(people(unit.whole, place.seat), agreed):
        places = [
            str(held.place) for held in active(unit.whole, place.seat) if held.person in agreed
        ]
        how = ASKS_AGAIN if asking.again else ASKS
        told = Partner(person=applicant, question=how, picks=(str(place.seat), name, *places))
        unit.tell_partners(told)
        return
    if place.seat not in joinable(unit.loaded(), applicant):
        raise refused("not-joinable")
    own = known.name if known else name
    person = Person(applicant, name, unit.stored.server, own)
    unit.remark("joined", unit.sit_down(person, place.seat, known))
    unit.show()


def enough(loaded: Loaded, asking: Applicant) -> bool:
    """Whether those who have agreed would be enough by now, because others have left.

    Any of them can then let the person in by agreeing again.
    """
    return _enough(people(loaded.whole, asking.seat), asking.agreed)


def _enough(here: Sequence[int], agreed: Collection[int]) -> bool:
    """Whether the first of a seat, or most of its people, have agreed."""
    return bool(here) and (here[0] in agreed or 2 * len(agreed) > len(here))


def turn_away(unit: UnitOfWork, actor: int, applicant: int) -> None:
    """Say no to somebody, for the whole seat: only its first person may. Raises Refused."""
    place, _ = _asking(unit, actor, applicant)
    if people(unit.whole, place.seat)[:1] != (actor,):
        raise refused("first-turns-away")
    unit.tell_partners(Partner(person=applicant, question=ASKED))


def _asking(unit: UnitOfWork, actor: int, applicant: int) -> tuple[StoredHolder, Applicant]:
    """Return the place of the person who answers, and who asks to share their seat.

    Raises Refused.
    """
    place = running(unit, actor)
    found: Sequence[Applicant] = applicants(unit.whole, place.seat)
    for one in found:
        if one.person == applicant:
            return place, one
    raise refused("no-applicant")
