"""What is told of a match: one function for each thing that happens."""

from collections.abc import Sequence

from games.core.event import Event, Mark, told
from games.core.text import Card, Who, listed, text


def on(card: str) -> str:
    """Return the place of a card on the picture."""
    return f"card:{card}"


def turned_up(card_id: str, left: int) -> Event:
    said = text("goofspiel-event-turned", card=Card(card_id), left=left)
    return told(said, marks=(Mark(on(card_id)),), heading=True)


def bid(seat: int, card_id: str) -> Event:
    said = text("goofspiel-event-bid", who=Who(seat), card=Card(card_id))
    return told(said, marks=(Mark(on(card_id), f"seat:{seat}"),))


def won(seat: int, cards: Sequence[str], points: int) -> Event:
    said = text("goofspiel-event-won", who=Who(seat), cards=listed(cards), points=points)
    return told(said, marks=(Mark(f"score:{seat}", gain=points),))


def stays(cards: Sequence[str]) -> Event:
    return told(text("goofspiel-event-stays", cards=listed(cards)))


def lost(cards: Sequence[str]) -> Event:
    return told(text("goofspiel-event-lost", cards=listed(cards)))


def conceded(seat: int) -> Event:
    return told(text("goofspiel-event-conceded", who=Who(seat)), heading=True)
