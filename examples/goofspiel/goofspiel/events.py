"""What is told of a match: one function for each thing that happens."""

from collections.abc import Sequence

from games.core.event import Event, Mark, told
from games.core.text import Card, Who, text


def card(card_id: str) -> Card:
    """Return a card as an argument of a text."""
    return Card(card_id)


def on(card_id: str) -> str:
    """Return the place of a card on the picture."""
    return f"card:{card_id}"


def turned_up(card_id: str, left: int) -> Event:
    said = text("goofspiel-event-turned", card=card(card_id), left=left)
    return told(said, marks=(Mark(on(card_id)),), heading=True)


def bid(seat: int, card_id: str) -> Event:
    said = text("goofspiel-event-bid", who=Who(seat), card=card(card_id))
    return told(said, marks=(Mark(on(card_id), f"seat:{seat}"),))


def won(seat: int, cards: Sequence[str], points: int) -> Event:
    named = tuple(card(one) for one in cards)
    said = text("goofspiel-event-won", who=Who(seat), cards=named, points=points)
    return told(said, marks=(Mark(f"score:{seat}", gain=points),))


def stays(cards: Sequence[str]) -> Event:
    return told(text("goofspiel-event-stays", cards=tuple(card(one) for one in cards)))


def lost(cards: Sequence[str]) -> Event:
    return told(text("goofspiel-event-lost", cards=tuple(card(one) for one in cards)))


def conceded(seat: int) -> Event:
    return told(text("goofspiel-event-conceded", who=Who(seat)), heading=True)
