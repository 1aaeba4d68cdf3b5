"""What those who share a seat tell each other: advice, and who wants to give up (pure)."""

from msgspec.structs import replace

from db.records.holders import StoredHolder
from db.records.matches import Partner, WholeMatch
from games.core.contract import optional
from games.core.decision import Decision, Picks
from games.core.refused import Refused
from games.core.text import text
from play.match.work.holders import active, people
from play.match.work.loaded import Loaded
from play.match.work.unit import UnitOfWork
from play.refusals import refused


def must_answer(unit: UnitOfWork, place: StoredHolder) -> None:
    """Raise Refused unless somebody may answer for their seat now."""
    if not unit.may_answer(place):
        raise refused("partner-answers")


def advise(unit: UnitOfWork, place: StoredHolder, question: Decision, picks: Picks) -> None:
    """Show picks that do not count to the partner whose picks do."""
    unit.tell_partners(replace(_told(unit.whole, place), question=question.id, picks=picks))


def advice(loaded: Loaded, seat: int) -> tuple[tuple[StoredHolder, Picks], ...]:
    """Return what those of a seat who may not answer would pick, each with their picks."""
    question, may = loaded.question(seat), loaded.answering(seat)
    if question is None:
        return ()
    told = {one.person: one.picks for one in loaded.whole.partners if one.question == question.id}
    here = (one for one in active(loaded.whole, seat) if one.person not in may)
    return tuple((one, told[one.person]) for one in here if one.person in told)


def own_advice(loaded: Loaded, place: StoredHolder, question: Decision) -> Picks | None:
    """Return what somebody who may not answer would pick."""
    told = _told(loaded.whole, place)
    return told.picks if told.question == question.id else None


def gives_up(unit: UnitOfWork, place: StoredHolder) -> bool:
    """Return whether a seat is given up now that this person asks for it.

    If most of its people must agree, the wish is stored. Raises Refused if somebody else has to
    ask.
    """
    here = people(unit.whole, place.seat)
    if optional.concession(unit.ruled.rules, unit.match.state, place.seat) == "first":
        if here[:1] != (place.person,):
            raise refused("first-only")
        return True
    if place.seat in unit.match.conceded:
        raise Refused(text("core-cannot-concede"))
    unit.tell_partners(replace(_told(unit.whole, place), gives_up=True))
    return len(giving_up(unit.loaded(), place.seat)) >= needed(unit.loaded(), place.seat)


def keep_on(unit: UnitOfWork, place: StoredHolder) -> None:
    """Note that somebody no longer wants to give up."""
    unit.tell_partners(replace(_told(unit.whole, place), gives_up=False))


def giving_up(loaded: Loaded, seat: int) -> tuple[StoredHolder, ...]:
    """Return those who want to give a seat up, where most of its people must agree."""
    asked = {one.person for one in loaded.whole.partners if one.gives_up}
    return tuple(one for one in active(loaded.whole, seat) if one.person in asked)


def needed(loaded: Loaded, seat: int) -> int:
    """Return how many people of a seat must want to give it up."""
    if optional.concession(loaded.ruled.rules, loaded.match.state, seat) == "first":
        return 1
    return len(people(loaded.whole, seat)) // 2 + 1


def _told(whole: WholeMatch, place: StoredHolder) -> Partner:
    assert place.person is not None, "an AI tells nobody anything"
    known = (one for one in whole.partners if one.person == place.person)
    return next(known, Partner(person=place.person))
