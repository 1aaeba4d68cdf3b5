"""What those who share a seat tell each other: advice, and who wants to give up (pure)."""

from dataclasses import replace

from db.rows import HolderRow, PartnerRow
from games.core.decision import Decision, Picks
from games.core.refused import Refused
from games.core.text import text
from play.match.change import Change
from play.match.holders import active, people
from play.refusals import refused


def must_answer(change: Change, place: HolderRow) -> None:
    """Raise Refused unless somebody may answer for their seat now."""
    if place.person not in change.answering(place.seat):
        raise refused("partner-answers")


def advise(change: Change, place: HolderRow, question: Decision, picks: Picks) -> None:
    """Show picks that do not count to those of the seat whose do."""
    change.tell_partners(replace(_told(change, place), question=question.id, picks=picks))


def advice(change: Change, seat: int) -> tuple[tuple[HolderRow, Picks], ...]:
    """Return what those of a seat who may not answer would pick, each with their picks."""
    question, may = change.question(seat), change.answering(seat)
    if question is None:
        return ()
    told = {one.person: one.picks for one in change.after.partners if one.question == question.id}
    here = (one for one in active(change.after, seat) if one.person not in may)
    return tuple((one, told[one.person]) for one in here if one.person in told)


def own_advice(change: Change, place: HolderRow, question: Decision) -> Picks | None:
    """Return what somebody who may not answer would pick."""
    told = _told(change, place)
    return told.picks if told.question == question.id else None


def gives_up(change: Change, place: HolderRow) -> bool:
    """Return whether a seat is given up now that this person asks for it.

    Where most of its people must, it is kept that this one does. Raises Refused where it is for
    another to ask.
    """
    here = people(change.after, place.seat)
    if change.ruled.rules.concession(change.match.state, place.seat) == "first":
        if here[:1] != (place.person,):
            raise refused("first-only")
        return True
    if place.seat in change.match.conceded:
        raise Refused(text("core-cannot-concede"))
    change.tell_partners(replace(_told(change, place), gives_up=True))
    return len(giving_up(change, place.seat)) >= needed(change, place.seat)


def keep_on(change: Change, place: HolderRow) -> None:
    """Keep that somebody does not want to give up any more."""
    change.tell_partners(replace(_told(change, place), gives_up=False))


def giving_up(change: Change, seat: int) -> tuple[HolderRow, ...]:
    """Return those who want to give a seat up that most of its people must give up together."""
    asked = {one.person for one in change.after.partners if one.gives_up}
    return tuple(one for one in active(change.after, seat) if one.person in asked)


def needed(change: Change, seat: int) -> int:
    """Return how many of its people must want to give a seat up."""
    if change.ruled.rules.concession(change.match.state, seat) == "first":
        return 1
    return len(people(change.after, seat)) // 2 + 1


def _told(change: Change, place: HolderRow) -> PartnerRow:
    assert place.person is not None, "an AI tells nobody anything"
    known = (one for one in change.after.partners if one.person == place.person)
    return next(known, PartnerRow(person=place.person))
