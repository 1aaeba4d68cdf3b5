"""The course of a match: turns, special last turn, overtime, end (rules NBA-2, 7, 12.2)."""

from games.core.event import Event, Mark, Part, told
from games.core.streams import Streams
from games.core.text import Text, Who, text
from games.nba import events as say
from games.nba.cards import Cards
from games.nba.phases import dice, market, solo
from games.nba.phases.activation import waiting
from games.nba.phases.deck import fill_hand
from games.nba.state import AUTOMATON, OVERTIME_TURNS, OVERTIMES, TEAM_TURN, Duel, State, Turn


def begin(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """Begin the next turn: scoring, then the track or a counter (rules NBA-2.1, 3.1, 7.7)."""
    state.turn += 1
    events = [_heading(state), *score(cards, state, state.side)]
    if state.period:
        state.counters -= 1
    else:
        for table in sorted({seat // 2 for seat in state.side_seats(state.side)}):
            events += market.move_track(cards, state, table)
    if _is_automatic(state):
        events += solo.whole_turn(cards, state, rng)
        return events + _close(cards, state, rng)
    for seat in state.side_seats(state.side):
        state.seats[seat].turn = Turn()
    return events


def _is_automatic(state: State) -> bool:
    return state.solo and state.side == AUTOMATON


def _heading(state: State) -> Event:
    who = _side_name(state)
    if state.period:
        args = {"turn": state.turn, "turns": OVERTIME_TURNS, "overtime": state.period}
        return told(text("nba-event-overtime-turn", who=who, **args), heading=True)
    quarter = (state.turn - 1) // TEAM_TURN + 1
    args = {"turn": state.turn, "turns": state.last, "quarter": quarter}
    return told(text("nba-event-turn", who=who, **args), heading=True)


def _side_name(state: State) -> Text | tuple[Who, ...]:
    """Return who plays, as a list in words."""
    if _is_automatic(state):
        return text("nba-automaton")
    return tuple(Who(seat) for seat in state.side_seats(state.side))


def score(cards: Cards, state: State, side: int) -> list[Event]:
    """Score the waiting attacks of a side and clear their dice (rules NBA-2.2 to 2.4, 12.4)."""
    events: list[Event] = []
    for seat in state.side_seats(side):
        own = state.seats[seat]
        if not own.attack:
            continue
        stops = [state.seats[other] for other in state.opponents(seat)]
        stops = [other for other in stops if other.target == seat]
        defence = [die for other in stops for die in other.defence]
        attacked, stopped = dice.total(cards, own.attack), dice.total(cards, defence)
        points = max(0, attacked - stopped)
        own.last = Duel(tuple(own.attack), tuple(defence), points)
        own.points += points
        own.best, own.attack = max(own.best, points), []
        for other in stops:
            other.stopped += dice.total(cards, other.defence)
            other.defence, other.target = [], -1
        events.append(_scored(state, seat, points, attacked, stopped))
    return events


def _scored(state: State, seat: int, points: int, attacked: int, stopped: int) -> Event:
    args = {"points": points, "attack": attacked, "defence": stopped}
    said = text("nba-event-scored", **say.by(state, seat), **args)
    marks = (Mark(f"score:{seat}", gain=points), Mark(f"attack:{seat}"))
    about = tuple(other for other in state.opponents(seat) if other in state.people())
    return Event(Part(said, marks), about=about)


def end_seat(cards: Cards, state: State, seat: int, rng: Streams) -> list[Event]:
    """End the turn of a seat; when its whole side has ended, go on (rules NBA-6.5, 12.2)."""
    events = market.refill(state, seat, rng) if state.stage == "turns" else []
    state.seats[seat].turn = None
    rng.bar_undo()  # the end of a turn cannot be undone (rule NBA-8.6)
    if any(state.seats[other].turn for other in state.side_seats(state.side)):
        return [*events, say.event(state, seat, "nba-event-ended")]
    return events + _close(cards, state, rng)


def _close(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """Go on after a side has ended its turn."""
    if state.stage == "last":
        return score(cards, state, 1 - state.side) + _compare(cards, state, rng)
    if _period_is_over(state):
        return _last_turn(cards, state, rng)
    state.side = 1 - state.side
    return begin(cards, state, rng)


def _period_is_over(state: State) -> bool:
    """Whether that was the last turn but the special one (rules NBA-7.1, 7.7, 12.2)."""
    dry = state.turn % 2 == 0 and all(map(market.is_dry, state.tables))
    return state.turn >= state.last or (dry and not state.period)


def _last_turn(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """Begin the special last turn of the side that began (rules NBA-7.2 to 7.4)."""
    if not state.period:
        market.clear_track(state)
    state.stage, state.side = "last", state.first
    heading = told(text("nba-event-last", who=_side_name(state)), heading=True)
    events = [heading, *score(cards, state, state.side)]
    seats = state.side_seats(state.side)
    if not waiting(state, seats[0]):
        return events + _close(cards, state, rng)
    if _is_automatic(state):
        events += solo.defence(cards, state, rng)
        return events + _close(cards, state, rng)
    for seat in seats:
        state.seats[seat].turn = Turn()
    return events


def _compare(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """End the match, or go on to overtime at a tie (rules NBA-7.5, 7.6)."""
    state.side = state.first
    if state.score(0) != state.score(1):
        return over(state)
    events = [told(text("nba-event-tie", points=state.score(0)), heading=True)]
    if state.options.overtime == "never" or state.period == OVERTIMES:
        return events + over(state)
    if state.options.overtime == "always":
        return events + overtime(cards, state, rng)
    state.stage = "tie"
    return events


def over(state: State) -> list[Event]:
    """End the match with the scores as they are."""
    state.stage = "over"
    for seat in state.seats:
        seat.turn = None
    return [told(text("nba-event-over", a=state.score(0), b=state.score(1)), heading=True)]


def overtime(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """Begin an overtime: sides swap, hands of the last turn are filled (rules NBA-7.7, 7.8)."""
    number = state.period + 1
    events = [told(text("nba-event-overtime", n=number), heading=True)]
    for seat in state.side_seats(state.first):
        if seat in state.people():
            events += fill_hand(state, seat, rng)
    state.period, state.counters, state.turn = number, OVERTIME_TURNS, 0
    state.first = state.side = 1 - state.first
    state.stage = "turns"
    return events + begin(cards, state, rng)
