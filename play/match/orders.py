"""Standing orders: what a person has ordered for all questions of a kind in a match (pure).

Where they are kept, and when they are applied, is for whoever applies them: no sooner than a delay
that tells nothing, and at the deadline at the latest.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from games.core.decision import Decision, Picks, ordered_answer
from games.core.match.moves import Answered
from play.match.holders import holder_of
from play.match.loaded import Loaded
from play.match.unit import UnitOfWork
from play.refusals import refused


@dataclass(frozen=True, slots=True)
class Standing:
    """An order of a person for a kind of question; `wishes` are a list in order of preference."""

    kind: str
    order: str
    wishes: Picks = field(default=(), repr=False)


def given(question: Decision, order: str, wishes: Picks = ()) -> Standing:
    """Return the order that is given at a question. Raises Refused where it is none of its own."""
    found = next((one for one in question.standing if one.id == order), None)
    if found is None or bool(wishes) != found.ranks:
        raise refused("no-order")
    return Standing(question.kind, order, wishes)


def answer(loaded: Loaded, person: int, orders: Iterable[Standing]) -> Picks | None:
    """Return what a person's orders answer to the open question of their seat, if they do."""
    place = holder_of(loaded.whole, person)
    if place is None or loaded.seats[place.seat].standin is not None:
        return None
    asked = loaded.question(place.seat)
    if asked is None or person not in loaded.answering(place.seat):
        return None
    for one in orders:
        if one.kind == asked.kind:
            default = loaded.ruled.rules.default(loaded.match.view(place.seat), asked)
            picks = ordered_answer(asked, one.order, one.wishes, default)
            if picks is not None:
                return picks
    return None


def obey(
    unit: UnitOfWork, person: int, orders: Iterable[Standing], undone: str | None = None
) -> bool:
    """Answer for a person as they have ordered; return whether anything was answered.

    It is their own move. `undone` is the question whose answer they took back: there it rests.
    """
    picks = answer(unit.loaded(), person, orders)
    place = holder_of(unit.whole, person)
    if picks is None or place is None:
        return False
    asked = unit.question(place.seat)
    if asked is None or asked.id == undone:
        return False
    unit.play(Answered(place.seat, asked.id, picks), person)
    unit.put(replace(unit.seats[place.seat], misses=0))
    return True
