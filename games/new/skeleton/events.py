"""What is told of a match: one function for each thing that happens."""

from games.core.event import Event, Mark, told
from games.core.text import Card, Who, text


def on(card: str) -> str:
    """Return the place of a card on the picture."""
    return f"card:{card}"


def took(seat: int, card: str, points: int) -> Event:
    said = text("skeleton-event-took", who=Who(seat), card=Card(card))
    marks = (Mark(on(card), f"seat:{seat}"), Mark(f"score:{seat}", gain=points))
    return told(said, marks=marks)


def laid_open(card: str) -> Event:
    return told(text("skeleton-event-laid-open", card=Card(card)), marks=(Mark(on(card)),))


def conceded(seat: int) -> Event:
    return told(text("skeleton-event-conceded", who=Who(seat)), heading=True)
