"""The bids: a prize is turned up, both seats bid, the higher card wins (group GOO-2)."""

from collections.abc import Sequence

from goofspiel import events
from goofspiel.state import Play


def turn_up(play: Play) -> None:
    """Turn the next prize up (GOO-2.1); without one the match is over."""
    state = play.state
    if not state.prizes:
        state.over = True
        return
    state.row.append(state.prizes.pop())
    play.events.append(events.turned_up(state.row[-1], len(state.prizes)))


def compare(play: Play, bids: Sequence[str]) -> None:
    """Show both bids; the higher one takes the prizes, equal ones leave them (GOO-2.3, 2.4)."""
    state = play.state
    state.bids = list(bids)
    for seat, bid in enumerate(bids):
        state.seats[seat].hand.remove(bid)
        state.seats[seat].played.append(bid)
        play.events.append(events.bid(seat, bid))
    ranks = [play.cards.by_id[bid].rank for bid in bids]
    state.winner = -1 if ranks[0] == ranks[1] else ranks.index(max(ranks))
    if state.winner >= 0:
        _win(play, state.winner)
    elif state.prizes:
        play.events.append(events.stays(state.row))
    else:
        play.events.append(events.lost(state.row))
        state.lost, state.row = state.row, []
    turn_up(play)


def _win(play: Play, seat: int) -> None:
    state = play.state
    points = sum(play.cards.by_id[card].rank for card in state.row)
    play.events.append(events.won(seat, state.row, points))
    state.seats[seat].won += state.row
    state.row = []
