"""A position of a match that one of its seats plays on, in a world of its own (MND-4.2).

The world is dealt from what that seat knew: whoever plays it on learns nothing of the match.
"""

from games.ai.player import Player
from games.ai.playing_on import LONGEST, TooLong
from games.ai.practice import PracticeMoment, house_answer, why
from games.core.decision import Picks
from games.core.event import Event
from games.core.match.match import Match
from games.core.text import Text


class TriedPosition:
    """A position as a seat plays it on against `others`; `adviser` suggests and says why."""

    def __init__(
        self, position: Match, seat: int, others: Player, adviser: Player, key: bytes
    ) -> None:
        self._position, self._seat = position, seat
        self._others, self._adviser, self._key = others, adviser, key

    @property
    def learner(self) -> int:
        return self._seat

    def begin(self) -> PracticeMoment:
        """Return the first question of the seat from there on, or the end."""
        return self._go_on(self._position.copied(), [])

    def answer(self, at: PracticeMoment, picks: Picks) -> PracticeMoment:
        """Return where an answer leads. Raises Refused where it is not legal."""
        match = at.match.copied()
        return self._go_on(match, [*match.answer(self._seat, picks).events])

    def why(self, at: PracticeMoment, picks: Picks) -> Text | None:
        """Return what picks of the open question do and gain, where the game says so."""
        return why(self._adviser, at.match, self._seat, picks)

    def _go_on(self, match: Match, events: list[Event]) -> PracticeMoment:
        """Let the others answer until the seat is asked, or the match is over."""
        for _ in range(LONGEST):
            if match.result is not None:
                return PracticeMoment(match, tuple(events), over=True)
            if match.questions[self._seat] is not None:
                marked = house_answer(self._adviser, match, self._seat, self._key)
                return PracticeMoment(match, tuple(events), marked)
            seat = match.asked[0]
            picks = house_answer(self._others, match, seat, self._key)
            events += match.answer(seat, picks, "ai").events
        raise TooLong(match.rules.info.key)
