"""Another match that a reader cannot tell from this one (NIN-10.1), and where all cards are."""

from collections import Counter

from games.core.hidden import deal_anew
from games.core.streams import Streams
from games.nintendo.cards import COPIES, Cards, copies
from games.nintendo.state import Seat, State


def redeal(state: State, cards: Cards, reader: int | None, rng: Streams) -> State:
    """Shuffle the reader's own deck but for what a `dig` shows, in place.

    Deal anew what another seat has in hand and deck, but for what it has just found and what the
    reader has just seen in that hand, and change what a deck of its own holds, if its list is
    closed. Decks that it brought and has not chosen yet are told to nobody.
    """
    for number, seat in enumerate(state.seats):
        running = state.running
        seen = running.seen if running is not None and running.seat == number else []
        if number == reader:
            rest = rng.shuffled(f"redeal:{number}", sorted(seat.deck[len(seen) :]))
            seat.deck = [*seat.deck[: len(seen)], *rest]
            continue
        seat.own = seat.own[: rng.below(f"redeal:{number}", len(seat.own) + 1)]
        if seat.chosen.startswith("own:") and state.options.lists == "closed":
            _exchange(cards, seat, rng, f"redeal:{number}")
        known = _take_known(state, number, reader)
        deal_anew([seat.deck, seat.hand], rng, f"redeal:{number}")
        seat.hand = cards.ordered([*seat.hand, *known])
        if running is not None and seen:
            running.seen = seat.deck[: len(seen)]
    return state


def _take_known(state: State, number: int, reader: int | None) -> list[str]:
    """Take out of a hand what a reader knows to be in it, as far as it still is."""
    known: list[str] = []
    if state.found is not None and state.found[0] == number:
        known.append(state.found[1])
    if state.spied is not None and state.spied[0] == reader:
        known += state.spied[1]
    hand, taken = state.seats[number].hand, list[str]()
    for card in known:
        if card in hand:  # what was found may have been one too many (NIN-8.3)
            hand.remove(card)
            taken.append(card)
    return taken


def _exchange(cards: Cards, seat: Seat, rng: Streams, stream: str) -> None:
    """Exchange a hidden card for another that the deck may hold as well (NIN-9.2, 9.3)."""
    if not seat.deck:
        return
    old = seat.deck[-1]
    held = set(cards.colours(seat.counts))
    named = copies(seat.counts, cards.by_id)
    fit = [
        card.id
        for card in cards.by_id.values()
        if card.colour in held and named[card.same] < COPIES
    ]
    if fit:
        new = rng.choice(stream, fit)
        seat.deck[-1] = new
        counts = Counter(seat.counts)
        counts.subtract([old])
        counts.update([new])
        seat.counts = {card: n for card, n in counts.items() if n}


def inventory(state: State, cards: Cards) -> list[str]:
    """Return the whole set, each card once, as long as no card of a deck is created or destroyed.

    Decks are chosen in the match, from cards of which there are always enough. So what is wherever
    is counted against what the decks held: a card too many stands there twice, a lost one not.
    """
    found = Counter(cards.by_id.keys())
    found.update(one.card for one in state.pieces)
    for seat in state.seats:
        found.update([*seat.deck, *seat.hand, *seat.grave, *seat.removed])
        found.subtract(seat.counts)
    if state.placing:
        found[state.placing] += 1
    if state.running is not None and state.running.action:
        found[state.running.card] += 1
    return sorted(found.elements())
