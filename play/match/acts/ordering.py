"""Standing orders: what a person has ordered for all questions of a kind in a match (pure).

An answer that is ordered is due after a delay that tells nothing, and at the deadline at the
latest. It is the person's own move.
"""

from collections.abc import Callable
from datetime import timedelta

from msgspec.structs import replace

from db.records.standing_orders import OrderedAnswer, StoredOrder
from games.core.data import codec
from games.core.decision import Decision, Picks, StandingOrder, standing_answer
from games.core.match.moves import Answered
from games.core.refused import Stale
from games.core.text import Text
from play.match.work.holders import holder_of
from play.match.work.loaded import Loaded
from play.match.work.unit import UnitOfWork
from play.records import GivenOrder
from play.refusals import refused

SHORTEST, LONGEST = timedelta(seconds=20), timedelta(seconds=90)  # of a delay (TIM-3.4)
MOST = 25  # wishes on a list
_MS = timedelta(milliseconds=1)


def delay(entropy: Callable[[int], bytes]) -> timedelta:
    """Draw how long an ordered answer waits, to the millisecond (TIM-3.4)."""
    span = (LONGEST - SHORTEST) // _MS + 1
    return SHORTEST + int.from_bytes(entropy(8)) % span * _MS


# Giving and stopping them


def give(
    unit: UnitOfWork, person: int, question: str, answer: str, wishes: Picks | None = None
) -> None:
    """Let a person order an answer to all questions of the kind of the open one.

    Raises Stale when another question is open, Refused when the question does not offer it.
    """
    place = holder_of(unit.whole, person)
    if place is None:
        raise refused("not-yours")
    asked = unit.question(place.seat)
    if asked is None or asked.id != question:
        raise Stale
    found = offered(asked, answer)
    wished = () if wishes is None else wishes
    known = {option.id for option in found.among}
    if bool(wished) != found.ranks or not known.issuperset(wished) or len(wished) > MOST:
        raise refused("no-order")
    given = StoredOrder(
        person=person,
        kind=asked.kind,
        answer=answer,
        label=codec.encode(found.label),
        wishes=tuple(dict.fromkeys(wished)),
    )
    unit.keep_standing_orders((*_others(unit, person, asked.kind), given))
    due = unit.whole.due  # it is meant for this question, too
    unit.keep_due(tuple(one for one in due if (one.seat, one.question) != (place.seat, asked.id)))


def offered(asked: Decision, answer: str) -> StandingOrder:
    """Return the order of this id that may be given at a question. Raises Refused."""
    found = next((one for one in asked.standing if one.id == answer), None)
    if found is None:
        raise refused("no-order")
    return found


def stop(unit: UnitOfWork, person: int, kind: str) -> None:
    """End a person's order for a kind of question."""
    unit.keep_standing_orders(_others(unit, person, kind))


def _others(unit: UnitOfWork, person: int, kind: str) -> tuple[StoredOrder, ...]:
    return tuple(
        one for one in unit.whole.standing_orders if (one.person, one.kind) != (person, kind)
    )


def of_person(loaded: Loaded, person: int) -> tuple[GivenOrder, ...]:
    """Return what a person has ordered in a match, and what it means for the open question."""
    place = holder_of(loaded.whole, person)
    asked = None if place is None else loaded.question(place.seat)
    given: list[GivenOrder] = []
    for one in loaded.whole.standing_orders:
        if one.person == person and place is not None:
            said = codec.decode(one.label, Text)
            open_ = asked is not None and asked.kind == one.kind
            rests = asked is not None and open_ and _rests(loaded, place.seat, asked)
            given.append(
                GivenOrder(one.kind, one.answer, said, one.wishes, asked=open_, rests=rests)
            )
    return tuple(given)


# What they answer


def rest(unit: UnitOfWork, seat: int) -> None:
    """Let no order answer what is open to a seat, because its answer was taken back."""
    asked = unit.question(seat)
    if asked is None or not unit.whole.standing_orders:
        return
    others = tuple(one for one in unit.whole.due if (one.seat, one.question) != (seat, asked.id))
    unit.keep_due((*others, OrderedAnswer(seat=seat, question=asked.id, due_at=None)))


def _rests(loaded: Loaded, seat: int, asked: Decision) -> bool:
    resting = OrderedAnswer(seat=seat, question=asked.id, due_at=None)
    return resting in loaded.whole.due


def in_force(loaded: Loaded, seat: int) -> StoredOrder | None:
    """Return the order that answers what is open to a seat, if there is one.

    It belongs to somebody who may answer. There is none while an AI plays, while the match is
    paused, and after the answer was taken back.
    """
    asked = loaded.question(seat)
    if asked is None or not asked.standing or not loaded.whole.standing_orders:
        return None
    if loaded.seats[seat].standin is not None or loaded.stored.paused_at is not None:
        return None
    if _rests(loaded, seat, asked):
        return None
    here = {one.id for one in asked.standing}
    given = [
        one for one in loaded.whole.standing_orders if one.kind == asked.kind and one.answer in here
    ]
    by_person = {one.person: one for one in given}
    return next((by_person[one] for one in loaded.answering(seat) if one in by_person), None)


def obey(unit: UnitOfWork, seat: int) -> bool:
    """Answer what is open to a seat as it was ordered; return whether anything was answered.

    It is the person's own move.
    """
    loaded = unit.loaded()
    given, asked = in_force(loaded, seat), loaded.question(seat)
    if given is None or asked is None:
        return False
    default = loaded.ruled.rules.default(loaded.match.view(seat), asked)
    picks = standing_answer(asked, given.answer, given.wishes, default)
    if picks is None:
        return False
    unit.play(Answered(seat, asked.id, picks), given.person, there=False)
    unit.put(replace(unit.seats[seat], misses=0))
    return True


def obey_due(unit: UnitOfWork) -> None:
    """Give all answers of a match that were ordered and are due."""
    for one in unit.whole.due:
        asked = unit.question(one.seat)
        here = asked is not None and asked.id == one.question
        if here and one.due_at is not None and one.due_at <= unit.now:
            obey(unit, one.seat)


def schedule(unit: UnitOfWork, draw: Callable[[], timedelta]) -> None:
    """Schedule the answer to each open question that an order answers, after a delay drawn once.

    What no order answers any more is no longer due.
    """
    if not unit.whole.standing_orders and not unit.whole.due:
        return
    loaded = unit.loaded()
    due = {one.seat: one for one in unit.whole.due if one.due_at is not None}
    kept = [one for one in unit.whole.due if one.due_at is None]
    for seat in range(len(loaded.seats)):
        asked = loaded.question(seat)
        if asked is None or in_force(loaded, seat) is None:
            continue
        known = due.get(seat)
        if known is not None and known.question == asked.id:
            kept.append(known)
            continue
        kept.append(OrderedAnswer(seat=seat, question=asked.id, due_at=unit.now + draw()))
    unit.keep_due(tuple(kept))
