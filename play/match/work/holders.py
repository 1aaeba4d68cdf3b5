"""Who plays for a seat (pure)."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from db.columns import shared
from db.records.holders import StoredHolder
from db.records.matches import SeatFacts, StoredSeat, WholeMatch
from db.records.people import StoredPerson
from db.records.time import Former, Quiet
from db.writing import bars
from play.records import Seat
from play.time import bank
from play.time.half_days import under_way
from play.time.pace import Off, pace_of
from play.time.spans import Span

# In place of a question, ids of which are digits of a digest: who would share a seat; so once more,
# for which nobody is called; who did and does not any more.
ASKS, ASKS_AGAIN, ASKED = "join", "join-again", "joined-not"
FREE_AFTER = timedelta(days=3)  # for which an AI plays before others may have somebody called


def active(whole: WholeMatch, seat: int) -> tuple[StoredHolder, ...]:
    """Return those who hold a seat now, in order."""
    return tuple([one for one in whole.holders if one.seat == seat and one.left_at is None])


def named(whole: WholeMatch, seat: int) -> tuple[StoredHolder, ...]:
    """Return those after whom a seat is named: the last holders, when all are gone."""
    return active(whole, seat) or _last(whole, seat)


def _last(whole: WholeMatch, seat: int) -> tuple[StoredHolder, ...]:
    return tuple(one for one in whole.holders if one.seat == seat)[-1:]


def people(whole: WholeMatch, seat: int) -> tuple[int, ...]:
    """Return the persons who hold a seat now, in order."""
    return tuple(
        [
            one.person
            for one in whole.holders
            if one.seat == seat and one.left_at is None and one.person is not None
        ]
    )


def everybody(whole: WholeMatch) -> tuple[int, ...]:
    """Return all persons who hold a seat now."""
    return tuple(
        one.person for one in whole.holders if one.person is not None and one.left_at is None
    )


def held(whole: WholeMatch, person: int) -> frozenset[int]:
    """Return the seats that somebody holds or held, also before they were forgotten."""
    known = {one.seat for one in whole.holders if one.person == person}
    kept = bars.of(whole.match.barred, whole.match.seed, person)
    return frozenset(known if kept is None else {*known, kept})


def may_know(whole: WholeMatch, seat: int) -> bool:
    """Whether an older release forgot somebody who held another seat: it may be anybody."""
    barred = whole.match.barred.items()
    return any(len(one) < bars.LENGTH and other != seat for one, other in barred)


def holder_of(whole: WholeMatch, person: int) -> StoredHolder | None:
    """Return a person's place at the table, if they hold a seat now."""
    for one in whole.holders:
        if one.person == person and one.left_at is None:
            return one
    return None


def chosen(whole: WholeMatch, person: int) -> StoredPerson:
    """Return what somebody at the table has chosen."""
    return whole.chosen.get(person) or StoredPerson(id=person, name="")


def quiet(whole: WholeMatch, here: Sequence[int]) -> tuple[Quiet | None, Former | None]:
    """Return the quiet hours of a seat and the former ones: those of its first person.

    `here` are the people who hold it.
    """
    if not here:
        return None, None
    first = chosen(whole, here[0])
    return first.quiet, first.quiet_before


def hushed(whole: WholeMatch, person: int, now: datetime) -> Off:
    """Return when somebody is not called: in quiet hours and on days off, but not at live paces.

    Days off that stop no clock (EVT-5.2) do not prevent calls.
    """
    terms = whole.match.terms
    if pace_of(terms).live:
        return Off()
    taken = whole.half_days.get(person, ()) if terms.days_off else ()
    span = under_way(taken, now)
    return Off(chosen(whole, person).quiet, away=(span,) if span else ())


def ends_days_off(whole: WholeMatch, person: int, now: datetime) -> bool:
    """Whether an answer of somebody, who is away, ends their days off (TIM-2.1).

    It does where another person is in the match: nobody chooses whom to answer. At live paces they
    stop no clock, and what was spent by itself is over soon.
    """
    return _leave(whole, person, now) is not None


def may_return_until(whole: WholeMatch, person: int, now: datetime) -> datetime | None:
    """Return until when somebody is away, if an answer here gives them half days back (TIM-2.1).

    Those that have not begun; None where nobody is away, or nothing would come back.
    """
    leave = _leave(whole, person, now)
    comes_back = any(one.begins_at > now for one in whole.half_days.get(person, ()))
    return leave[1] if leave and comes_back else None


def _leave(whole: WholeMatch, person: int, now: datetime) -> Span | None:
    """Return the days off that somebody has chosen and that an answer in this match would end."""
    taken = [one for one in whole.half_days.get(person, ()) if not one.by_itself]
    alone = {*everybody(whole)} <= {person}
    return None if alone or pace_of(whole.match.terms).live else under_way(taken, now)


def away(whole: WholeMatch, here: Sequence[int], now: datetime) -> Span | None:
    """Return since when and until when all people of a seat are away, if they are (TIM-1.2a).

    `here` are the people who hold the seat.
    """
    if not whole.half_days:
        return None
    spans = [under_way(whole.half_days.get(person, ()), now) for person in here]
    known = [span for span in spans if span is not None]
    if not known or len(known) < len(spans):
        return None
    return max(begins for begins, _ in known), min(ends for _, ends in known)


def is_machine(whole: WholeMatch, seat: StoredSeat) -> bool:
    """Whether an AI answers for a seat."""
    return seat.standin is not None or not people(whole, seat.seat)


def is_left(whole: WholeMatch, seat: int) -> bool:
    """Whether people held a seat and all of them are gone for good."""
    now = active(whole, seat)
    return not any(one.person is not None or one.ai is not None for one in now)


def is_free(whole: WholeMatch, seat: StoredSeat) -> bool:
    """Whether somebody who is not called may take a seat: a first few were called (TIM-2.4)."""
    return seat.sought is not None and seat.waves > 0 and may_change_hands(whole, seat)


def has_substitute(whole: WholeMatch, seat: int) -> bool:
    """Whether somebody plays, or has played, for others at a seat."""
    return any(one.substitute for one in whole.holders if one.seat == seat)


def may_change_hands(whole: WholeMatch, seat: StoredSeat) -> bool:
    """Whether a substitute may play on for a seat: not after the deadline of its round."""
    passed = whole.part_of is not None and whole.part_of.passed
    return whole.match.running and not seat.conceded and not passed


def is_abandoned(whole: WholeMatch, seat: StoredSeat, now: datetime) -> bool:
    """Whether others at the table may have a substitute called for a seat.

    Its people left, or an AI has played for them for three days. In tournaments organisers may.
    """
    if whole.part_of is not None or seat.sought or not may_change_hands(whole, seat):
        return False
    if is_left(whole, seat.seat):
        return True
    return seat.away_at is not None and seat.away_at + FREE_AFTER <= now


class Applicant(NamedTuple):
    """Somebody who would like to share a seat, maybe `again`, and which of its people agreed."""

    person: int
    name: str
    seat: int
    agreed: frozenset[int]
    again: bool


def applicants(whole: WholeMatch, seat: int) -> tuple[Applicant, ...]:
    """Return those who ask to share a seat; a yes counts as long as its person is there."""
    if not whole.partners:
        return ()
    here = {str(one.place): one.person for one in active(whole, seat) if one.person is not None}
    found: list[Applicant] = []
    for told in whole.partners:
        if told.question in {ASKS, ASKS_AGAIN} and told.picks[:1] == (str(seat),):
            agreed = frozenset(here[place] for place in told.picks[2:] if place in here)
            again = told.question == ASKS_AGAIN
            found.append(Applicant(told.person, told.picks[1], seat, agreed, again))
    return tuple(found)


def public(
    whole: WholeMatch, seat: StoredSeat, now: datetime, plays: int | str | None = None
) -> Seat:
    """Return a seat as everybody may know it; under its last people when all are gone.

    It `plays` so much of what it brought, or something ready-made.
    """
    here = active(whole, seat.seat)
    titles = _titles(whole, seat.seat)[plays - 1 : plays] if isinstance(plays, int) else ()
    return Seat(
        **shared(SeatFacts, seat),
        holders=tuple([one.plain for one in here or _last(whole, seat.seat)]),
        asked=seat.question is not None,
        left=not here,
        wanted=bool(applicants(whole, seat.seat)),
        free=is_free(whole, seat),
        substituted=any(one.substitute for one in here or _last(whole, seat.seat)),
        abandoned=is_abandoned(whole, seat, now),
        bank=_bank(whole, seat),
        away_until=seat.away_until if seat.away_until and seat.away_until > now else None,
        ready_made=plays if isinstance(plays, str) else "",
        titles=titles,
    )


def _titles(whole: WholeMatch, seat: int) -> tuple[str, ...]:
    return next((one.titles for one in whole.holders if one.seat == seat and one.titles), ())


def _bank(whole: WholeMatch, seat: StoredSeat) -> timedelta | None:
    """Return what everybody sees of the bank of a seat that people hold and play for."""
    terms = pace_of(whole.match.terms).bank
    gone = seat.conceded or is_machine(whole, seat) or whole.match.status != "running"
    if terms is None or seat.bank is None or gone:
        return None
    return timedelta(seconds=bank.public(seat.bank, terms))
