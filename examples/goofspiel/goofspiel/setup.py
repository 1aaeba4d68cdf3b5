"""How a match begins (group GOO-1)."""

from games.core.info import Info, Start, option
from games.core.streams import Streams
from goofspiel.cards import Cards
from goofspiel.printed import Suit
from goofspiel.state import Seat, State

HANDS: tuple[Suit, ...] = ("first", "second")


def new_state(cards: Cards, info: Info, start: Start, rng: Streams) -> State:
    """Return the table: each seat with a suit in hand, the prizes shuffled (GOO-1.1, 1.2)."""
    count = prizes(cards, option(start, info, "length"))
    hands = [Seat(list(cards.suits[suit][:count])) for suit in HANDS]
    return State(hands, rng.shuffled("prizes", cards.suits["prize"][:count]))


def prizes(cards: Cards, length: str) -> int:
    """Return how many prizes there are: the lowest of a suit, or all of it (GOO-1.3)."""
    return 7 if length == "short" else len(cards.suits["prize"])
