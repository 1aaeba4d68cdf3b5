"""Giving up, at any moment (rules FDB-10.3 to 10.7)."""

from games.firstdeck import events
from games.firstdeck.phases import prepare
from games.firstdeck.phases.rounds import carry_on, over
from games.firstdeck.state import Play, State, active, discarders


def concede(play: Play, seat: int) -> None:
    """Take a seat out of the match, and go on without it."""
    state = play.state
    state.seats[seat].conceded = 1 + len(state.seats) - len(active(state))
    play.events.append(events.concedes(seat))
    if len(active(state)) == 1:
        over(play)
    else:
        _box_cards(state, seat)
        _leave(play, seat)
    carry_on(play)


def _leave(play: Play, number: int) -> None:
    """Let what waited for a seat go on without it."""
    state = play.state
    match state.phase:
        case "victim":
            _leave_contest(state, number)
        case "discard" if not discarders(state):
            state.phase = "discarded"
        case "take" | "order":
            _leave_row(play, number)
        case _:
            pass  # lists of starting decks are asked of the others as before


def _box_cards(state: State, number: int) -> None:
    """Put all cards of a seat into the box; its stars stay, rule FDB-10.4."""
    seat = state.seats[number]
    state.box += [*seat.deck, *seat.in_play(), *seat.spent]
    seat.deck, seat.spent, seat.worth = [], [], None
    seat.clear()


def _leave_contest(state: State, number: int) -> None:
    """Stop being a contender; an own theft that waits is cancelled, rule FDB-10.4."""
    fight = state.fight
    assert fight is not None
    fight.steals = [theft for theft in fight.steals if theft[0] != number]
    if number in fight.fighters:
        fight.fighters.remove(number)
        state.reference = number
    state.phase = "contest"


def _leave_row(play: Play, number: int) -> None:
    """Lose one's turn to take; the order of the others stays, rules FDB-10.4 and 10.5."""
    if number in play.state.queue:
        play.state.queue.remove(number)
    prepare.pass_on(play)
