"""A state that is being carried on, with its cards, its chance, and what there is to tell."""

from dataclasses import dataclass, field

from games.core.event import Event
from games.core.streams import Streams
from games.firstdeck.cards import Cards
from games.firstdeck.state import State


@dataclass(slots=True)
class Course:
    """What every rule that changes a match works on."""

    state: State
    cards: Cards
    rng: Streams
    told: list[Event] = field(default_factory=list[Event])
