"""The turn but for preparation and combat: start, refill, draw, end (NIN-2)."""

from games.nintendo import events
from games.nintendo.phases.effects import zones
from games.nintendo.phases.effects.board import look
from games.nintendo.phases.effects.checks import check
from games.nintendo.phases.effects.triggers import arise, let_act
from games.nintendo.state import FIRST_REFILL, REFILL, Given, Piece, Play, active


def begin(play: Play) -> None:
    """NIN-2.1 a and b: uses are forgotten, what waited for the active seat resolves."""
    state = play.state
    state.turn += 1
    seat = active(state)
    for one in state.pieces:
        one.used = []
    own = state.seats[seat]
    own.played, own.bought = 0, False
    state.waive, state.phase = False, "starting"
    play.events.append(events.turn_begins(seat, state.turn))
    let_act(play, seat)


def start(play: Play) -> None:
    """NIN-2.1 c: `start` triggers of the active seat's cards, and of the terrain (NIN-6.1)."""
    seat = active(play.state)
    subjects = [
        one
        for one in play.state.pieces
        if one.owner == seat or play.cards[one.card].type == "terrain"
    ]
    play.state.phase = "refill"
    arise(play, look(play), "start", subjects, seat=seat)


def refill(play: Play) -> None:
    """NIN-2.2: coins, from turn 3 on."""
    state = play.state
    state.phase = "draw"
    if state.turn < FIRST_REFILL:
        return
    seat = active(state)
    coins = max(0, REFILL + look(play).purse(seat, "income"))
    state.seats[seat].coins += coins
    play.events.append(events.refills(seat, coins))


def draw(play: Play) -> None:
    """NIN-2.3: a card, from turn 2 on."""
    state = play.state
    state.phase = "main"
    if state.turn >= 2:
        zones.draw(play, active(state), 1)


def end(play: Play) -> None:
    """NIN-2.8: events run out, changes vanish, checks and their triggers."""
    state = play.state
    state.phase = "ended"
    for one in [one for one in state.pieces if _is_event(play, one)]:
        if one.owner == active(state):
            one.turns -= 1
            if one.turns <= 0:
                zones.to_graveyard(play, [one])
    vanish(play)
    check(play)


def _is_event(play: Play, one: Piece) -> bool:
    return play.cards[one.card].type == "event"


def vanish(play: Play) -> None:
    """NIN-2.8 b, 7.4 and 7.6: PF return to their base; what was given until now is gone."""
    turn = play.state.turn
    for one in play.state.pieces:
        one.boost = 0
        if one.given:
            one.given = [each for each in one.given if _lasts(each, turn)]


def _lasts(given: Given, turn: int) -> bool:
    return given.until == 0 or given.until > turn


def next_turn(play: Play) -> None:
    """NIN-2.8 c and 2.9: changes vanish once more; then the other's turn, or the end."""
    state = play.state
    vanish(play)
    if state.turn < state.options.turns:
        state.phase = "turn"
        return
    merits = [(own.stars, own.coins) for own in state.seats]
    winner = -1 if merits[0] == merits[1] else merits.index(max(merits))
    zones.end(play, "turns", winner)
