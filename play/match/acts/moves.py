"""What a person does with their question; each function works on a loaded match."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from db.records.holders import StoredHolder
from games.core.decision import Decision, Picks, is_legal, several
from games.core.match.moves import Answered, Conceded, TookBack, Undid
from games.core.refused import IllegalMove, Stale
from games.core.text import text
from play.match.acts import ordering, partners
from play.match.acts.house import suggested
from play.match.work.holders import holder_of, named
from play.match.work.timing import give, renew
from play.match.work.unit import UnitOfWork
from play.refusals import refused

# What is picked of an open question, made from what is picked so far but not confirmed.
Picking: TypeAlias = Callable[[Decision, Picks], Picks]


def holder(unit: UnitOfWork, person: int) -> StoredHolder:
    """Return the place of a person. Raises Refused when they have none."""
    found = holder_of(unit.whole, person)
    if found is None:
        raise refused("not-yours")
    return found


def running(unit: UnitOfWork, person: int) -> StoredHolder:
    """Return the place of a person in a match that runs."""
    found = holder(unit, person)
    if not unit.stored.running:
        raise refused("over")
    return found


def _picked(
    unit: UnitOfWork, place: StoredHolder, asked: Decision, picks: Picks | Picking
) -> Picks:
    """Return the picks, computed from those so far where they depend on them. Raises Refused.

    For somebody who may not answer, the picks so far are their advice.
    """
    if not callable(picks):
        return picks
    if not unit.may_answer(place):
        return picks(asked, partners.own_advice(unit.loaded(), place, asked) or ())
    here = unit.seats[place.seat]
    return picks(asked, here.selection if here.selected_for == asked.id else asked.ticked)


def _open(unit: UnitOfWork, seat: int, question: str) -> Decision:
    """Return the question that is open to a seat. Raises Stale when it is another one."""
    asked = unit.question(seat)
    if asked is None or asked.id != question:
        raise Stale
    return asked


def answer(
    unit: UnitOfWork,
    person: int,
    question: str,
    picks: Picks | Picking,
    *,
    confirmed: bool = True,
) -> None:
    """Answer a question; a person who answers has come back. Raises Stale, IllegalMove.

    An answer that ends a chain of questions and is not `confirmed` is only stored as picks.
    """
    place = holder(unit, person)
    seat = place.seat
    asked = _open(unit, seat, question)
    partners.must_answer(unit, place)
    given = _picked(unit, place, asked, picks)
    if not confirmed and is_legal(asked, given) and unit.match.ends_chain(seat, given):
        unit.put(replace(unit.seats[seat], selected_for=question, selection=given))
        return
    _answer(unit, place, question, given)
    _pass_over(unit, place)


def _pass_over(unit: UnitOfWork, place: StoredHolder) -> None:
    """Answer by default what most people pass over, unless it ends a chain."""
    while (asked := unit.question(place.seat)) is not None and asked.chain and asked.passed:
        picks = unit.ruled.rules.default(unit.match.view(place.seat), asked)
        if unit.match.ends_chain(place.seat, picks) or not unit.match.lists[place.seat]:
            return
        _answer(unit, place, asked.id, picks)


def check_return(unit: UnitOfWork) -> None:
    """Raise Refused where nobody comes back: the AI plays on after a round's deadline (EVT-5.1)."""
    if unit.whole.part_of is not None and unit.whole.part_of.passed:
        raise refused("round-over")


def _answer(unit: UnitOfWork, place: StoredHolder, question: str, given: Picks) -> None:
    seat, person = place.seat, place.person
    away = unit.seats[seat].standin is not None
    if away:
        check_return(unit)
        unit.remark("back", place)
        unit.show()
    unit.play(Answered(seat, question, given), person)
    here = unit.seats[seat]
    if away or here.misses or here.away_at is not None:
        here = replace(here, misses=0, standin=None, away_at=None)
        unit.put(renew(here, unit.fresh(seat), newcomer=False) if away else here)
    _suggest(unit, seat)


def _suggest(unit: UnitOfWork, seat: int) -> None:
    """Pick what the house would where the next question of a chain takes several picks."""
    asked, here = unit.question(seat), unit.seats[seat]
    if asked is None or not asked.chain or not several(asked) or not unit.match.lists[seat]:
        return
    if here.selected_for != asked.id:
        picks = suggested(unit, seat, asked)
        unit.put(replace(here, selected_for=asked.id, selection=picks))


def fill(unit: UnitOfWork, person: int, question: str) -> None:
    """Answer a chain as the house would from this question on; the end is still to be confirmed."""
    place = holder(unit, person)
    asked: Decision | None = _open(unit, place.seat, question)
    partners.must_answer(unit, place)
    while asked is not None and asked.chain:
        picks = suggested(unit, place.seat, asked)
        if unit.match.ends_chain(place.seat, picks):
            here = unit.seats[place.seat]
            unit.put(replace(here, selected_for=asked.id, selection=picks))
            return
        _answer(unit, place, asked.id, picks)
        asked = unit.question(place.seat)


def step(unit: UnitOfWork, person: int, question: str) -> None:
    """Play the next part of a turn as the house would, up to what cannot be undone.

    What cannot be undone is played only where the turn goes on with it. Raises Stale.
    """
    place = holder(unit, person)
    seat = place.seat
    asked = _open(unit, seat, question)
    partners.must_answer(unit, place)
    if not asked.steps:
        raise Stale
    picks = suggested(unit, seat, asked)
    while True:
        final = unit.match.is_final(seat, picks)
        _answer(unit, place, asked.id, picks)
        more = unit.question(seat)
        if final or more is None or more.steps or more.sealed or more.sitting != asked.sitting:
            return
        asked, picks = more, suggested(unit, seat, more)
        if unit.match.is_final(seat, picks):
            return


def select(
    unit: UnitOfWork,
    person: int,
    question: str,
    picks: Picks | Picking | None,
    *,
    usual: bool = False,
) -> None:
    """Store picks, which need not be legal yet. Raises Stale, IllegalMove.

    None is what the house would pick; where that is not asked for but the `usual`, the default.

    If a partner is to answer, they do not count and are advice.
    """
    place = holder(unit, person)
    seat = place.seat
    asked = _open(unit, seat, question)
    if picks is None and usual:
        picks = unit.ruled.rules.default(unit.match.view(seat), asked)
    elif picks is None:
        picks = suggested(unit, seat, asked)
    chosen = _picked(unit, place, asked, picks)
    known = {option.id for option in asked.options}
    if not known.issuperset(chosen):
        raise IllegalMove(text("core-pick-unknown"))
    if len(set(chosen)) != len(chosen):
        raise IllegalMove(text("core-pick-twice"))
    if not unit.may_answer(place):
        partners.advise(unit, place, asked, chosen)
        return
    # Where one option is asked for, the empty answer is given, not picked: dropping leaves none.
    cleared = callable(picks) and not chosen and not several(asked)
    kept = None if cleared else question
    unit.put(replace(unit.seats[seat], selected_for=kept, selection=chosen))


def take_advice(unit: UnitOfWork, person: int, question: str, partner: int) -> None:
    """Pick what a partner advises, if they still do. Raises Stale."""
    seat = holder(unit, person).seat
    _open(unit, seat, question)
    for one, picks in partners.advice(unit.loaded(), seat):
        if one.person == partner:
            select(unit, person, question, picks)


def take_back(unit: UnitOfWork, person: int, keep: int | None) -> None:
    """Drop the last sealed answer, or all but the first `keep`."""
    place = running(unit, person)
    partners.must_answer(unit, place)
    seat = place.seat
    given = unit.match.lists[seat]
    if keep is not None and not any(not answer.forced for answer in given[keep:]):
        raise refused("nothing-after")
    unit.play(TookBack(seat), person)
    ordering.rest(unit, seat)
    while keep is not None and len(unit.match.lists[seat]) > keep:
        if not unit.match.can_take_back(seat):
            return
        if not any(not answer.forced for answer in unit.match.lists[seat][keep:]):
            return
        unit.play(TookBack(seat), person)
        ordering.rest(unit, seat)


def undo(unit: UnitOfWork, person: int, question: str | None) -> None:
    """Take back the last open answer, if it answered `question` (None: whatever it answered)."""
    place = running(unit, person)
    partners.must_answer(unit, place)
    seat = place.seat
    last, asked = unit.match.undoes(seat), unit.question(seat)
    if question is not None and question != last:
        if asked is not None and asked.id == question:
            raise refused("already-undone")
        if last is not None:
            raise refused("not-the-last")
    unit.play(Undid(seat), person)
    ordering.rest(unit, seat)


def give_time(unit: UnitOfWork, person: int, seat: int) -> None:
    """Add half a day to somebody else's bank, once a sitting; not in tournaments (TIM-1.7)."""
    giver = running(unit, person)
    if unit.whole.part_of is not None:
        raise refused("no-gift-here")
    if not 0 <= seat < len(unit.seats) or seat == giver.seat:
        raise refused("no-seat")
    more = give(unit.seats[seat], unit.time(seat))
    if more is None:
        raise refused("no-gift")
    unit.put(more)
    for one in named(unit.whole, seat)[:1]:
        unit.remark("gift", one)
    unit.show()


def concede(unit: UnitOfWork, person: int) -> None:
    """Give up, for the whole side; or ask to, where most of its people must agree."""
    place = running(unit, person)
    if partners.gives_up(unit, place):
        unit.play(Conceded(place.seat), person)


def keep_on(unit: UnitOfWork, person: int) -> None:
    """Withdraw one's wish to give up."""
    partners.keep_on(unit, running(unit, person))
