"""Preparing the deck after a main round: discard, take, put back (group FDB-6)."""

from collections.abc import Mapping, Sequence

from games.firstdeck import events
from games.firstdeck.course import Course
from games.firstdeck.state import (
    BOXED,
    active,
    arranges,
    clockwise,
    discarders,
    lying,
    takes_two,
)


def open_discard(course: Course) -> None:
    """Ask the losers what they throw out, if there is anybody to ask, rule FDB-6.1."""
    course.state.phase = "discard" if discarders(course.state) else "discarded"


def throw_out(course: Course, thrown: Mapping[int, str | None]) -> None:
    """Put the cards named by the losers into the box, shown together, rule FDB-6.1."""
    state = course.state
    for number in clockwise(state.first, thrown):
        card = thrown[number]
        if card is not None:
            state.seats[number].thrown = card
            state.box.append(card)
        course.told.append(events.throws(number, card))
    state.phase = "discarded"


def open_row(course: Course) -> None:
    """Fix the order of taking: from the left of the reference winner, rule FDB-6.2."""
    state = course.state
    assert state.reference is not None
    start = (state.reference + 1) % len(state.seats)
    state.choosing = clockwise(start, active(state))
    state.queue = list(state.choosing)
    pass_on(course)


def pass_on(course: Course) -> None:
    """Let the next seat take, or close the row, rules FDB-6.2, 6.5 and 6.9."""
    state = course.state
    left = lying(state)
    if len(left) == 1 and state.queue:
        _take(course, state.queue[0], left.pop(), alone=True)
    if left and state.queue:
        state.phase = "take"
        return
    for place in left:
        _box(course, place, None)
    state.queue = []
    waiting = any(arranges(state, seat) for seat in active(state))
    state.phase = "order" if waiting else "taken"


def take(course: Course, number: int, picks: Sequence[str]) -> None:
    """Let a seat take the first card named; a second one goes to the box, rule FDB-6.6."""
    state = course.state
    two = takes_two(state)
    places = [state.row.index(card) for card in picks]
    _take(course, number, places[0], alone=False)
    if two:
        _box(course, places[1], number)
    pass_on(course)


def _take(course: Course, number: int, place: int, *, alone: bool) -> None:
    """Lay a card of the row behind a seat's cards in play, without any effect, rule FDB-6.4."""
    state = course.state
    seat = state.seats[number]
    seat.taken = state.row[place]
    seat.table.append(seat.taken)
    state.takers[place] = number
    state.queue.remove(number)
    course.told.append(events.takes(number, seat.taken, place, alone=alone))


def _box(course: Course, place: int, by: int | None) -> None:
    state = course.state
    state.takers[place] = BOXED
    state.box.append(state.row[place])
    course.told.append(events.boxes(by, state.row[place], place))


def put_back(course: Course, orders: Mapping[int, Sequence[str]]) -> None:
    """Put everybody's cards under the own deck and go to the next round, rules FDB-6.7 to 6.11."""
    state = course.state
    assert state.reference is not None
    for number in clockwise(state.first, active(state)):
        _put_under(course, number, orders.get(number))
    for seat in state.seats:
        seat.clear()
    state.phase = "round"


def _put_under(course: Course, number: int, order: Sequence[str] | None) -> None:
    """Put a seat's cards back: as ordered, shuffled when its deck ran empty, or as they lie."""
    state = course.state
    seat = state.seats[number]
    cards = seat.in_play()
    if seat.deck or not state.pile:
        seat.deck += cards if order is None else order
        course.told.append(events.puts_under(number, len(cards)))
    else:
        seat.deck = course.rng.shuffled(f"deck:{number}", cards)
        course.told.append(events.shuffles(number, len(cards)))
