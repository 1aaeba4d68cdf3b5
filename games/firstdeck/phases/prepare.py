"""Preparing the deck after a main round: discard, take, put back (group FDB-6)."""

from collections.abc import Mapping, Sequence

from games.firstdeck import events
from games.firstdeck.state import (
    BOXED,
    Play,
    active,
    arranges,
    clockwise,
    discarders,
    lying,
    takes_two,
)


def open_discard(play: Play) -> None:
    """Ask the losers what they throw out, if there is anybody to ask, rule FDB-6.1."""
    play.state.phase = "discard" if discarders(play.state) else "discarded"


def throw_out(play: Play, picks: Mapping[int, Sequence[str]]) -> None:
    """Put the cards named by the losers into the box, shown together, rule FDB-6.1."""
    state = play.state
    for number in clockwise(state.first, discarders(state)):
        card = next(iter(picks.get(number, ())), None)
        if card is not None:
            state.seats[number].thrown = card
            state.box.append(card)
        play.events.append(events.throws(number, card))
    state.phase = "discarded"


def open_row(play: Play) -> None:
    """Fix the order of taking: from the left of the reference winner, rule FDB-6.2."""
    state = play.state
    assert state.reference is not None
    start = (state.reference + 1) % len(state.seats)
    state.choosing = clockwise(start, active(state))
    state.queue = list(state.choosing)
    pass_on(play)


def pass_on(play: Play) -> None:
    """Let the next seat take, or close the row, rules FDB-6.2, 6.5 and 6.9."""
    state = play.state
    left = lying(state)
    if len(left) == 1 and state.queue:
        _take(play, state.queue[0], left.pop(), alone=True)
    if left and state.queue:
        state.phase = "take"
        return
    for place in left:
        _box(play, place, None)
    state.queue = []
    waiting = any(arranges(state, seat) for seat in active(state))
    state.phase = "order" if waiting else "taken"


def take(play: Play, number: int, picks: Sequence[str]) -> None:
    """Let a seat take the first card named; a second one goes to the box, rule FDB-6.6."""
    state = play.state
    two = takes_two(state)
    places = [state.row.index(card) for card in picks]
    _take(play, number, places[0], alone=False)
    if two:
        _box(play, places[1], number)
    pass_on(play)


def _take(play: Play, number: int, place: int, *, alone: bool) -> None:
    """Lay a card of the row behind a seat's cards in play, without any effect, rule FDB-6.4."""
    state = play.state
    seat = state.seats[number]
    seat.taken = state.row[place]
    seat.table.append(seat.taken)
    state.takers[place] = number
    state.queue.remove(number)
    won = alone and state.contest is not None and number in state.contest.winners
    play.events.append(events.takes(number, seat.taken, place, alone=alone, won=won))


def _box(play: Play, place: int, by: int | None) -> None:
    state = play.state
    state.takers[place] = BOXED
    state.box.append(state.row[place])
    play.events.append(events.boxes(by, state.row[place], place))


def put_back(play: Play, orders: Mapping[int, Sequence[str]]) -> None:
    """Put everybody's cards under the own deck and go to the next round, rules FDB-6.7 to 6.11."""
    state = play.state
    assert state.reference is not None
    for number in clockwise(state.first, active(state)):
        _put_under(play, number, orders.get(number))
    for seat in state.seats:
        seat.clear()
    state.phase = "round"


def _put_under(play: Play, number: int, order: Sequence[str] | None) -> None:
    """Put a seat's cards back: as ordered, shuffled when its deck ran empty, or as they lie."""
    state = play.state
    seat = state.seats[number]
    cards = seat.in_play()
    if seat.deck or not state.pile:
        seat.deck += cards if order is None else order
        play.events.append(events.puts_under(number, len(cards)))
    else:
        seat.deck = play.rng.shuffled(f"deck:{number}", cards)
        play.events.append(events.shuffles(number, len(cards)))
