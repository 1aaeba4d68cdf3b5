"""The draft: hands dealt, passed on and queued (group ASD-2), and the two-manager ways (ASD-3)."""

from collections.abc import Sequence

from games.allstar.state import Hand, Origin, State
from games.core.decision import Picks
from games.core.event import Event, Mark, Part, told, whispered
from games.core.text import Card, Who, text

OFFER = 3
CHOICES = 12


def open_round(state: State) -> list[Event]:
    """Turn up the arenas of the next round and deal, rules ASD-2.1, 2.2 and 3.4."""
    state.round += 1
    state.arenas, state.arena_pile = (
        state.arena_pile[: state.round],
        state.arena_pile[state.round :],
    )
    arenas = tuple(Card(arena) for arena in state.arenas)
    marks = tuple(Mark(f"arena:{arena}") for arena in state.arenas)
    opened = text("allstar-round", round=state.round, arenas=arenas, count=len(arenas))
    events = [told(opened, marks=marks, heading=True)]
    if state.mode == "market":
        state.turn = 0
        return [*events, *_begin_market(state), *_offer(state)]
    for number, seat in enumerate(state.seats):
        dealt, state.pile = state.pile[: state.new_cards], state.pile[state.new_cards :]
        seat.queue.append(Hand(number, 0, sorted(dealt)))
    return events


def pick(state: State, seat: int, picks: Picks) -> list[Event]:
    """Put cards of the first hand on the bench and pass the rest on, rules ASD-2.3, 2.4."""
    hand = state.seats[seat].queue.pop(0)
    _take(state, seat, hand, picks)
    neighbour = _pass_on(state, seat, hand)
    count = len(hand.cards)
    cards = tuple(Card(card) for card in picks)
    public = Part(
        text("allstar-picked", who=Who(seat), next=Who(neighbour), count=len(picks), rest=count),
        (Mark(f"bench:{seat}", gain=len(picks)), Mark(f"queue:{neighbour}", f"queue:{seat}")),
    )
    own = text("allstar-picked-own", cards=cards, next=Who(neighbour), rest=count)
    private = Part(own, tuple(Mark(f"card:{card}") for card in picks))
    events = [Event(public, ((seat, private),), aside=True)]
    return [*events, *_take_whole(state, neighbour), *_take_whole(state, seat)]


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


def _take_whole(state: State, seat: int) -> list[Event]:
    """Take hands of k cards or fewer whole as soon as they are first, rule ASD-2.5."""
    events: list[Event] = []
    queue = state.seats[seat].queue
    while queue and len(queue[0].cards) <= state.picks:
        hand = queue.pop(0)
        cards = tuple(hand.cards)
        _take(state, seat, hand, cards)
        public = Part(
            text("allstar-rest", who=Who(seat), count=len(cards)),
            (Mark(f"bench:{seat}", gain=len(cards)),),
        )
        own = text("allstar-rest-own", cards=tuple(Card(card) for card in cards), count=len(cards))
        private = Part(own, tuple(Mark(f"card:{card}") for card in cards))
        events.append(Event(public, ((seat, private),), aside=True))
    return events


# Duel


def exchange(state: State, named: Sequence[Picks]) -> list[Event]:
    """Lay down what both named (keep, keep, give) and exchange hands, rule ASD-3.2."""
    hands = [one.queue.pop(0) for one in state.seats]
    events = [told(text("allstar-duel"), aside=True)]
    for seat, (hand, picks) in enumerate(zip(hands, named, strict=True)):
        other = 1 - seat
        keep, gift = picks[:2], picks[2]
        _take(state, seat, hand, keep)
        _take(state, other, hand, (gift,))
        kept = tuple(Card(card) for card in keep)
        events.append(
            whispered(
                seat,
                text("allstar-duel-own", cards=kept, gift=Card(gift), next=Who(other)),
                marks=tuple(Mark(f"card:{card}") for card in keep),
            )
        )
        marks = (Mark(f"card:{gift}"),)
        got = text("allstar-duel-gift", who=Who(seat), card=Card(gift))
        events.append(whispered(other, got, marks=marks))
    for seat, hand in enumerate(hands):
        _pass_on(state, seat, hand)
    return [*events, *_last_of_duel(state)]


def _last_of_duel(state: State) -> list[Event]:
    """Take the last hands of one card each without a question, rule ASD-3.2."""
    if any(len(one.queue[0].cards) > 1 for one in state.seats):
        return []
    return [event for seat in range(2) for event in _take_whole(state, seat)]


# Open Market


def chooser(state: State) -> int | None:
    """Return who chooses now, rule ASD-3.4; None when the round's market is over."""
    if state.mode != "market" or state.turn >= CHOICES or not state.market:
        return None
    assert state.starter is not None
    row, place = divmod(state.turn, 2)
    return (state.starter + row + place) % 2


def _begin_market(state: State) -> list[Event]:
    """Settle who begins rounds 2 and 3, rule ASD-3.5, and tell who begins."""
    assert state.starter is not None
    if state.round > 1:
        first, second = (seat.supporters for seat in state.seats)
        state.starter = 1 - state.starter if first == second else int(second < first)
    return [told(text("allstar-starts", who=Who(state.starter)))]


def _offer(state: State) -> list[Event]:
    """Turn up the next three cards."""
    state.market, state.pile = sorted(state.pile[:OFFER]), state.pile[OFFER:]
    state.shown += state.market
    cards = tuple(Card(card) for card in state.market)
    marks = tuple(Mark(f"card:{card}") for card in state.market)
    return [told(text("allstar-offer", cards=cards), marks=marks, aside=True)]


def choose(state: State, seat: int, card: str) -> list[Event]:
    """Take a card on offer; after the second choice the third leaves the game, rule ASD-3.4."""
    state.market.remove(card)
    _put(state, seat, [card], Origin(state.round, -1, 0))
    state.turn += 1
    taken = text("allstar-took", who=Who(seat), card=Card(card))
    events = [told(taken, marks=(Mark(f"bench:{seat}", gain=1), Mark(f"card:{card}")))]
    if state.turn % 2:
        return events
    left, state.market = state.market[0], []
    state.spent.append(left)
    events.append(told(text("allstar-market-leaves", card=Card(left)), aside=True))
    return [*events, *(_offer(state) if state.turn < CHOICES else [])]
