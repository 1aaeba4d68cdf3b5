"""The draft: hands dealt, passed on and queued (group ASD-2), and the two-manager ways (ASD-3)."""

from collections.abc import Sequence

from games.allstar import events
from games.allstar.state import Hand, Origin, Play, State
from games.core.decision import Picks

OFFER = 3
CHOICES = 12


def open_round(play: Play) -> None:
    """Turn up the arenas of the next round and deal, rules ASD-2.1, 2.2 and 3.4."""
    state = play.state
    state.round += 1
    state.arenas, state.arena_pile = (
        state.arena_pile[: state.round],
        state.arena_pile[state.round :],
    )
    play.events.append(events.round_begins(state))
    if state.mode == "market":
        state.turn = 0
        _begin_market(play)
        _offer(play)
        return
    for number, seat in enumerate(state.seats):
        dealt, state.pile = state.pile[: state.new_cards], state.pile[state.new_cards :]
        seat.queue.append(Hand(number, 0, sorted(dealt)))


def pick(play: Play, seat: int, picks: Picks) -> None:
    """Put cards of the first hand on the bench and pass the rest on, rules ASD-2.3, 2.4."""
    state = play.state
    hand = state.seats[seat].queue.pop(0)
    _take(state, seat, hand, picks)
    neighbour = _pass_on(state, seat, hand)
    play.events.append(events.picks(seat, neighbour, picks, len(hand.cards)))
    _take_whole(play, neighbour)
    _take_whole(play, seat)


def _take(state: State, seat: int, hand: Hand, picks: Sequence[str]) -> None:
    """Move cards from a hand to a bench, and remember where they came from."""
    origin = Origin(state.round, hand.lot, hand.stage)
    hand.cards = [card for card in hand.cards if card not in picks]
    _put(state, seat, picks, origin)


def _put(state: State, seat: int, cards: Sequence[str], origin: Origin) -> None:
    one = state.seats[seat]
    one.fresh = sorted([*one.fresh, *cards])
    one.bench = sorted([*one.bench, *cards])
    for card in cards:
        state.origins[card] = origin


def _pass_on(state: State, seat: int, hand: Hand) -> int:
    """Give what is left of a hand to the neighbour; returns who that is."""
    neighbour = (seat + state.direction) % len(state.seats)
    hand.stage += 1
    if hand.cards:
        state.seats[neighbour].queue.append(hand)
    return neighbour


def _take_whole(play: Play, seat: int) -> None:
    """Take hands of k cards or fewer whole as soon as they are first, rule ASD-2.5."""
    state = play.state
    queue = state.seats[seat].queue
    while queue and len(queue[0].cards) <= state.picks:
        hand = queue.pop(0)
        cards = tuple(hand.cards)
        _take(state, seat, hand, cards)
        play.events.append(events.takes_rest(seat, cards))


# Duel


def exchange(play: Play, named: Sequence[Picks]) -> None:
    """Lay down what both named (keep, keep, give) and exchange hands, rule ASD-3.2."""
    state = play.state
    hands = [one.queue.pop(0) for one in state.seats]
    play.events.append(events.duel())
    for seat, (hand, picks) in enumerate(zip(hands, named, strict=True)):
        other = 1 - seat
        keep, gift = picks[:2], picks[2]
        _take(state, seat, hand, keep)
        _take(state, other, hand, (gift,))
        play.events.append(events.keeps(seat, other, keep, gift))
        play.events.append(events.gives(seat, other, gift))
    for seat, hand in enumerate(hands):
        _pass_on(state, seat, hand)
    _last_of_duel(play)


def _last_of_duel(play: Play) -> None:
    """Take the last hands of one card each without a question, rule ASD-3.2."""
    if all(len(one.queue[0].cards) == 1 for one in play.state.seats):
        for seat in range(2):
            _take_whole(play, seat)


# Open Market


def chooser(state: State) -> int | None:
    """Return who chooses now, rule ASD-3.4; None when the round's market is over."""
    if state.mode != "market" or state.turn >= CHOICES or not state.market:
        return None
    assert state.starter is not None
    row, place = divmod(state.turn, 2)
    return (state.starter + row + place) % 2


def _begin_market(play: Play) -> None:
    """Settle who begins rounds 2 and 3, rule ASD-3.5, and tell who begins."""
    state = play.state
    assert state.starter is not None
    if state.round > 1:
        first, second = (seat.supporters for seat in state.seats)
        state.starter = 1 - state.starter if first == second else int(second < first)
    play.events.append(events.starts(state.starter))


def _offer(play: Play) -> None:
    """Turn up the next three cards."""
    state = play.state
    state.market, state.pile = sorted(state.pile[:OFFER]), state.pile[OFFER:]
    state.shown += state.market
    play.events.append(events.offers(state.market))


def choose(play: Play, seat: int, card: str) -> None:
    """Take a card on offer; after the second choice the third leaves the game, rule ASD-3.4."""
    state = play.state
    state.market.remove(card)
    _put(state, seat, [card], Origin(state.round, -1, 0))
    state.turn += 1
    play.events.append(events.chooses(seat, card))
    if state.turn % 2:
        return
    left, state.market = state.market[0], []
    state.spent.append(left)
    play.events.append(events.leaves_market(left))
    if state.turn < CHOICES:
        _offer(play)
