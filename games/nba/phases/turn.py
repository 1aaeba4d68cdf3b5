"""How a match goes on: turns, scoring, special last turn, overtime, end (NBA-2, 7, 12.2)."""

from collections.abc import Sequence

from games.core.decision import Answer, Decision, Option
from games.core.text import Text, Who, text
from games.nba.events import chapter, tell, tell_heading, tell_scored
from games.nba.phases import market
from games.nba.phases.activation import waiting
from games.nba.phases.basics import dice
from games.nba.phases.basics.deck import fill_hand
from games.nba.phases.variants import solo
from games.nba.state import AUTOMATON, OVERTIME_TURNS, OVERTIMES, TEAM_TURN, Duel, Play, State, Turn


def begin(play: Play) -> None:
    """Begin the next turn: scoring, then the track or a counter (rules NBA-2.1, 3.1, 7.7)."""
    state = play.state
    state.turn += 1
    _tell_turn(play)
    _score(play, state.side)
    if state.period:
        state.counters -= 1
    else:
        for table in sorted({seat // 2 for seat in state.side_seats(state.side)}):
            market.move_track(play, table)
    if _is_automatic(state):
        solo.whole_turn(play)
        _close(play)
        return
    for seat in state.side_seats(state.side):
        state.seats[seat].turn = Turn()


def _is_automatic(state: State) -> bool:
    return state.solo and state.side == AUTOMATON


def _tell_turn(play: Play) -> None:
    state, who = play.state, _turn_of(play.state, play.state.side)
    if state.period:
        args = {"turn": state.turn, "turns": OVERTIME_TURNS, "overtime": state.period}
        now = chapter("overtime", state.period)
        tell_heading(play, "nba-event-overtime-turn", chapter=now, who=who, **args)
    else:
        quarter = (state.turn - 1) // TEAM_TURN + 1
        args = {"turn": state.turn, "turns": state.last, "quarter": quarter}
        now = chapter("quarter", quarter)
        tell_heading(play, "nba-event-turn", chapter=now, who=who, **args)


def _turn_of(state: State, side: int) -> Text | tuple[Text, ...]:
    """Return whose turn it is, as headings say it ("your turn"); partners as a list."""
    if len(state.seats) > 2 or (state.solo and side == AUTOMATON):
        return _side_name(state, side)
    return text("nba-turn-of", who=Who(side))


def _side_name(state: State, side: int) -> Text | tuple[Text, ...]:
    """Return the coaches of a side, as a list in words."""
    if state.solo and side == AUTOMATON:
        return text("nba-automaton")
    return tuple(text("nba-who", who=Who(seat)) for seat in state.side_seats(side))


def _score(play: Play, side: int) -> None:
    """Score the waiting attacks of a side and clear their dice (rules NBA-2.2 to 2.4, 12.4)."""
    state, cards = play.state, play.cards
    attackers = [seat for seat in state.side_seats(side) if state.seats[seat].attack]
    for seat in attackers:
        own = state.seats[seat]
        stops = [state.seats[other] for other in state.opponents(seat)]
        stops = [other for other in stops if other.target == seat]
        defence = [die for other in stops for die in other.defence]
        attacked, stopped = dice.total(cards, own.attack), dice.total(cards, defence)
        points = max(0, attacked - stopped)
        own.last = Duel(tuple(own.attack), tuple(defence), points)
        own.points += points
        own.attacks += 1
        own.rolled += attacked
        own.best, own.attack = max(own.best, points), []
        for other in stops:
            other.stopped += dice.total(cards, other.defence)
            other.defence, other.target = [], -1
        tell_scored(play, seat, points, attacked, stopped, together=seat != attackers[0])
        play.rng.moment(state, play.events)


def end_seat(play: Play, seat: int) -> None:
    """End the turn of a seat; when its whole side has ended, go on (rules NBA-6.5, 12.2)."""
    state = play.state
    play.rng.moment(state, play.events)  # the dice of the turn, before the next one begins
    if state.stage == "turns":
        market.refill(play, seat)
    state.seats[seat].turn = None
    play.bar_undo()  # the end of a turn cannot be undone (rule NBA-8.6)
    if any(state.seats[other].turn for other in state.side_seats(state.side)):
        tell(play, seat, "nba-event-ended")
    else:
        _close(play)


def _close(play: Play) -> None:
    """Go on after a side has ended its turn."""
    state = play.state
    if state.stage == "last":
        _score(play, 1 - state.side)
        _compare(play)
    elif _period_is_over(state):
        _last_turn(play)
    else:
        state.side = 1 - state.side
        begin(play)


def _period_is_over(state: State) -> bool:
    """Whether that was the last turn but the special one (rules NBA-7.1, 7.7, 12.2)."""
    dry = state.turn % 2 == 0 and all(map(market.is_dry, state.tables))
    return state.turn >= state.last or (dry and not state.period)


def _last_turn(play: Play) -> None:
    """Begin the special last turn of the side that began (rules NBA-7.2 to 7.4)."""
    state = play.state
    if not state.period:
        market.clear_track(state)
    state.stage, state.side = "last", state.first
    tell_heading(play, "nba-event-last", who=_turn_of(state, state.side))
    _score(play, state.side)
    seats = state.side_seats(state.side)
    if not waiting(state, seats[0]):
        _close(play)
    elif _is_automatic(state):
        solo.defend(play)
        _close(play)
    else:
        for seat in seats:
            state.seats[seat].turn = Turn()


def _compare(play: Play) -> None:
    """End the match, or go on to overtime at a tie (rules NBA-7.5, 7.6)."""
    state = play.state
    state.side = state.first
    if state.score(0) != state.score(1):
        over(play)
        return
    tell_heading(play, "nba-event-tie", points=state.score(0))
    if state.options.overtime == "never" or state.period == OVERTIMES:
        over(play)
    elif state.options.overtime == "always":
        _overtime(play)
    else:
        state.stage = "tie"


def ask_overtime(state: State) -> Decision:
    """Ask whether to play on after a tie, sealed (rules NBA-7.6, 12.10, 13.8)."""
    number = state.period + 1
    return Decision(
        "nba.overtime",
        "NBA-7.6",
        text("nba-ask-overtime", points=state.score(0), n=number, most=OVERTIMES),
        (
            Option("play", text("nba-overtime-play")),
            Option("accept", text("nba-overtime-accept")),
        ),
        f"overtime:{number}",
        sealed=True,
    )


def settle_tie(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Play an overtime if anybody wants one (rules NBA-7.6, 12.10)."""
    if any(given and given[0].picks == ("play",) for given in lists):
        _overtime(play)
    else:
        over(play)


def _overtime(play: Play) -> None:
    """Begin an overtime: sides swap, hands of the last turn are filled (rules NBA-7.7, 7.8)."""
    state = play.state
    number = state.period + 1
    tell_heading(play, "nba-event-overtime", n=number)
    for seat in state.side_seats(state.first):
        if seat in state.people():
            fill_hand(play, seat)
    state.period, state.counters, state.turn = number, OVERTIME_TURNS, 0
    state.first = state.side = 1 - state.first
    state.stage = "turns"
    begin(play)


def over(play: Play) -> None:
    """End the match with the scores as they are."""
    state = play.state
    state.stage = "over"
    for seat in state.seats:
        seat.turn = None
    tell_heading(
        play,
        "nba-event-over",
        home=_side_name(state, 0),
        a=state.score(0),
        away=_side_name(state, 1),
        b=state.score(1),
    )
