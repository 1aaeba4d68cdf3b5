"""What the functions of a game pass on to each other while they carry something out."""

from typing import Generic, TypeVar

import msgspec

from games.core.event import Event
from games.core.streams import Streams

S = TypeVar("S")
C = TypeVar("C")


class Play(msgspec.Struct, Generic[S, C], eq=False):
    """A state that is being changed, the match's cards, its draws, and the events so far.

    A game names its own once, beside its state: `Play: TypeAlias = play.Play[State, Cards]`.
    """

    state: S
    cards: C
    rng: Streams
    events: list[Event] = []

    def bar_undo(self) -> None:
        """Prevent the undo of the answer that is being carried out (`Streams.bar_undo`)."""
        self.rng.bar_undo()
