"""The course of a match: main rounds, the final series, the end (groups FDB-2 and FDB-7)."""

from collections.abc import Callable, Mapping

from games.firstdeck import events
from games.firstdeck.course import Course
from games.firstdeck.phases import contest, prepare
from games.firstdeck.state import FREE, Phase, active, clockwise, row_size

LAST_CARDS = 5  # stars for whoever is left alone with cards, rule FDB-7.5


def carry_on(course: Course) -> None:
    """Go on until somebody has to be asked or the match is over."""
    while step := _STEPS.get(course.state.phase):
        step(course)


def begin_round(course: Course) -> None:
    """Begin a main round while the pile lasts, then final rounds, rules FDB-2.1 and 7.1."""
    state = course.state
    if state.reference is not None:
        after = (state.reference + 1) % len(state.seats)
        state.first = clockwise(after, active(state))[0]
        state.reference = None
    if state.pile:
        _main_round(course)
        return
    if not state.final_round:
        _shuffle_all(course)
    _final_round(course)


def _main_round(course: Course) -> None:
    """Turn up the row and let everybody reveal 3 cards, rules FDB-2.2 and 2.3."""
    state = course.state
    seats = active(state)
    size = row_size(len(seats))
    state.row, state.pile = state.pile[:size], state.pile[size:]
    state.takers = [FREE] * len(state.row)
    state.choosing = []
    state.round += 1
    course.told.append(events.round_begins(state))
    contest.begin(course, seats)


def _shuffle_all(course: Course) -> None:
    """Shuffle every whole deck before the final series, rule FDB-7.1."""
    state = course.state
    state.row, state.takers, state.choosing = [], [], []
    course.told.append(events.series_begins())
    for number in clockwise(state.first, active(state)):
        seat = state.seats[number]
        seat.deck = course.rng.shuffled(f"deck:{number}", seat.deck)
        course.told.append(events.shuffles(number, len(seat.deck)))


def _final_round(course: Course) -> None:
    """Play a round of the final series, or end it, rules FDB-7.2 to 7.5."""
    state = course.state
    playing = [seat for seat in active(state) if state.seats[seat].deck]
    if len(playing) < 2:
        _end(course, playing)
        return
    for seat in state.seats:
        seat.spent += seat.in_play()
        seat.clear()
    state.final_round += 1
    course.told.append(events.final_round_begins(state, playing))
    contest.begin(course, playing)


def _end(course: Course, alone: list[int]) -> None:
    """Give 5 stars to the one seat that still has cards, if any, and end, rules FDB-7.5, 10.1."""
    state = course.state
    for seat in alone:
        state.seats[seat].stars += LAST_CARDS
        state.last_alone = seat
        course.told.append(events.last_cards(seat, LAST_CARDS))
    over(course)


def over(course: Course) -> None:
    """End the match."""
    course.state.phase = "over"
    course.told.append(events.match_ends())


def _after_contest(course: Course) -> None:
    """After a main round decks are prepared; in the final series nothing is, rule FDB-7.2."""
    state = course.state
    if state.final_round:
        assert state.contest is not None
        state.finals.append(state.contest)
        state.phase = "round"
    else:
        prepare.open_discard(course)


def _after_taking(course: Course) -> None:
    """Where nobody says in which order, the cards go back at once."""
    prepare.put_back(course, {})


_STEPS: Mapping[Phase, Callable[[Course], None]] = {
    "round": begin_round,
    "contest": contest.carry_on,
    "decided": _after_contest,
    "discarded": prepare.open_row,
    "taken": _after_taking,
}
