"""How a match goes on: main rounds, the final series, the end (groups FDB-2 and FDB-7)."""

from collections.abc import Callable, Mapping

from games.firstdeck import events, setup
from games.firstdeck.phases import contest, prepare
from games.firstdeck.state import FREE, Phase, Play, active, clockwise, row_size

LAST_CARDS = 5  # stars for whoever is left alone with cards, rule FDB-7.5


def carry_on(play: Play) -> None:
    """Go on until somebody has to be asked or the match is over."""
    while step := _STEPS.get(play.state.phase):
        step(play)


def begin_round(play: Play) -> None:
    """Begin a main round while the pile lasts, then final rounds, rules FDB-2.1 and 7.1."""
    state = play.state
    if state.reference is not None:
        after = (state.reference + 1) % len(state.seats)
        state.first = clockwise(after, active(state))[0]
        state.reference = None
    if state.pile:
        _main_round(play)
        return
    if not state.final_round:
        _shuffle_all(play)
    _final_round(play)


def _main_round(play: Play) -> None:
    """Turn up the row and let everybody reveal 3 cards, rules FDB-2.2 and 2.3."""
    state = play.state
    seats = active(state)
    size = row_size(len(seats))
    state.row, state.pile = state.pile[:size], state.pile[size:]
    state.takers = [FREE] * len(state.row)
    state.choosing = []
    state.round += 1
    play.events.append(events.round_begins(state))
    contest.begin(play, seats)


def _shuffle_all(play: Play) -> None:
    """Shuffle every whole deck before the final series, rule FDB-7.1."""
    state = play.state
    state.row, state.takers, state.choosing = [], [], []
    play.events.append(events.series_begins())
    for number in clockwise(state.first, active(state)):
        seat = state.seats[number]
        seat.deck = play.rng.shuffled(f"deck:{number}", seat.deck)
        play.events.append(events.shuffles(number, len(seat.deck)))


def _final_round(play: Play) -> None:
    """Play a round of the final series, or end it, rules FDB-7.2 to 7.5."""
    state = play.state
    playing = [seat for seat in active(state) if state.seats[seat].deck]
    if len(playing) < 2:
        _end(play, playing)
        return
    for seat in state.seats:
        seat.spent += seat.in_play()
        seat.clear()
    state.final_round += 1
    play.events.append(events.final_round_begins(state, playing))
    contest.begin(play, playing)


def _end(play: Play, alone: list[int]) -> None:
    """Give 5 stars to the one seat that still has cards, if any, and end, rules FDB-7.5, 10.1."""
    state = play.state
    for seat in alone:
        state.seats[seat].stars += LAST_CARDS
        state.last_alone = seat
        play.events.append(events.last_cards(seat, LAST_CARDS))
    if not alone:
        play.events.append(events.no_last_cards(LAST_CARDS))
    over(play)


def over(play: Play) -> None:
    """End the match."""
    play.state.phase = "over"
    play.events.append(events.match_ends())


def _after_contest(play: Play) -> None:
    """After a main round decks are prepared; in the final series nothing is, rule FDB-7.2."""
    state = play.state
    if state.final_round:
        assert state.contest is not None
        state.finals.append(state.contest)
        play.rng.moment(state, play.events)
        state.phase = "round"
    else:
        prepare.open_discard(play)


def _after_taking(play: Play) -> None:
    """Where nobody says in which order, the cards go back at once."""
    prepare.put_back(play, {})


_STEPS: Mapping[Phase, Callable[[Play], None]] = {
    "dealing": setup.deal,
    "round": begin_round,
    "contest": contest.carry_on,
    "decided": _after_contest,
    "discarded": prepare.open_row,
    "taken": _after_taking,
}
