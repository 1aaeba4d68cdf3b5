"""A position that one person plays on alone, against players of the house (MND-3.1, MND-4.2).

Everything follows from where it begins and the person's own answers, so those are all that has to
be kept.
"""

from typing import Protocol

import msgspec

from games.ai import mind
from games.ai.player import Player
from games.core.decision import Picks, is_legal
from games.core.event import Event
from games.core.match.match import Match
from games.core.streams import Streams, derived
from games.core.text import Text


class PracticeMoment(msgspec.Struct, frozen=True):
    """Where somebody stands who plays alone: at a question of theirs, or at the end (`over`).

    `match` is not to be played on; `events` is what has happened since their last answer. `marked`
    is what is marked, or suggested, at the question.
    """

    match: Match
    events: tuple[Event, ...] = ()
    marked: Picks = ()
    over: bool = False


class PracticeCourse(Protocol):
    """How it goes on from moment to moment."""

    @property
    def learner(self) -> int:
        """The seat of the one who plays."""
        ...

    def why(self, at: PracticeMoment, picks: Picks) -> Text | None:
        """Return what picks of the open question do and gain, where the game says so."""
        ...


def house_answer(player: Player, match: Match, seat: int, key: bytes) -> Picks:
    """Return what a player of the house answers for a seat: always the same to a question."""
    asked = match.questions[seat]
    assert asked is not None
    view = match.view(seat)
    picks = player.answer(view, asked, Streams(derived(key, asked.id)))
    return picks if is_legal(asked, picks) else match.rules.default(view, asked)


def why(player: Player, match: Match, seat: int, picks: Picks) -> Text | None:
    """Return what picks of a seat's open question do and gain, from its own view alone."""
    asked = match.questions[seat]
    assert asked is not None
    return mind.reason(player, match.view(seat), asked, picks)
