"""Decks, coins and opening hands (NIN-1.1 to 1.5)."""

from collections.abc import Mapping

from games.nintendo import events
from games.nintendo.cards import Cards
from games.nintendo.phases.effects import zones
from games.nintendo.setup import COINS, OPENING
from games.nintendo.state import Play, Seat


def begin(play: Play) -> None:
    """Ask for the decks, or deal ready-made ones (NIN-1.1)."""
    state = play.state
    if state.options.decks != "deal":
        state.asks = "deck"
        return
    dealt = play.rng.shuffled("decks", list(play.cards.decks))
    take_decks(play, dict(enumerate(dealt[: len(state.seats)])))


def take_decks(play: Play, chosen: Mapping[int, str]) -> None:
    """Give the seats their decks, coins and opening hands (NIN-1.3, 1.4)."""
    state = play.state
    state.asks = ""
    for number, deck in sorted(chosen.items()):
        seat = state.seats[number]
        seat.chosen, seat.counts = deck, dict(counts(play.cards, seat, deck))
        seat.own = []
        seat.coins = COINS[0] if number == state.first else COINS[1]
        play.events.append(events.chooses(number, deck))
        seat.deck = play.cards.ordered([c for c, n in seat.counts.items() for _ in range(n)])
        _deal(play, number)
    play.events.append(events.begins(state.first, COINS))
    state.phase = "mulligan" if state.options.mulligan else "turn"


def counts(cards: Cards, seat: Seat, deck: str) -> Mapping[str, int]:
    """Return what a deck holds: a ready-made one, or one of those that the seat brought."""
    if deck.startswith("own:"):
        return seat.own[int(deck.removeprefix("own:")) - 1]
    return cards.decks[deck]


def _deal(play: Play, number: int) -> None:
    seat = play.state.seats[number]
    zones.shuffle(play, number)
    seat.hand = play.cards.ordered(seat.deck[:OPENING])
    seat.deck = seat.deck[OPENING:]


def mulligan(play: Play) -> None:
    """Ask whether the opening hands are kept (NIN-1.5)."""
    play.state.asks = "mulligan"


def redraw(play: Play, answers: Mapping[int, str]) -> None:
    """Put back, shuffle and draw anew for those who wish it; told when both have answered."""
    state = play.state
    state.asks, state.phase = "", "turn"
    for number, answer in sorted(answers.items()):
        play.events.append(events.keeps_hand(number, kept=answer == "keep"))
        if answer == "redraw":
            seat = state.seats[number]
            seat.redrew = True
            seat.deck, seat.hand = [*seat.deck, *seat.hand], []
            _deal(play, number)
