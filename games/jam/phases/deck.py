"""The pile of action cards and the hands (rules JAM-1.3, 1.6, 3.10d and 7.7)."""

from collections.abc import Iterable

from games.core.text import text
from games.jam.cards import Cards
from games.jam.events import card_list, tell
from games.jam.state import HAND, Play, Side
from games.jam.view import Drew


def by_number(cards: Cards, ids: Iterable[str]) -> list[str]:
    """Return action cards sorted by number, as hidden lists are (JAM-8.2)."""
    return sorted(ids, key=lambda card: cards.actions[card].number)


def missing(side: Side) -> int:
    """Return how many cards a side needs to refill its hand."""
    return HAND - len(side.hand)


def refill(play: Play) -> None:
    """Refill both hands to five cards, home first, rules JAM-1.6 and 3.10d."""
    for number, side in enumerate(play.state.sides):
        drawn = play.state.pile[: missing(side)]
        del play.state.pile[: len(drawn)]
        side.hand = by_number(play.cards, [*side.hand, *drawn])
        if drawn:
            mine = card_list(play.cards.faces, by_number(play.cards, drawn))
            own = text("jam-drew-own", cards=mine)
            tell(play, Drew(number, len(drawn)), own)


def shuffle(play: Play) -> None:
    """Shuffle thrown cards and the discard pile into the pile, rules JAM-1.3 and 7.7."""
    state = play.state
    gathered = by_number(play.cards, [*state.pile, *state.discard])
    state.pile = play.rng.shuffled("deck", gathered)
    state.discard = []
