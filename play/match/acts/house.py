"""What the house would do: what is suggested, and played on request.

It looks as its person does: at their view and the question, never at the state. What it draws
follows from the question alone: it leaves no trace in the match, and asking again gives the same.
"""

from games.ai import mind
from games.ai.player import Player
from games.core.decision import Decision, Picks, is_legal
from games.core.streams import Streams, derived
from games.core.text import Text
from play.match.work.loaded import Loaded
from play.match.work.unit import UnitOfWork


def reason(loaded: Loaded | UnitOfWork, seat: int, asked: Decision, picks: Picks) -> Text | None:
    """Return what picks of an open question do and gain; nothing where the game does not say."""
    ruled, match = loaded.ruled, loaded.match
    return mind.reason(ruled.player(ruled.recommended), match.view(seat), asked, picks)


def suggested(loaded: Loaded | UnitOfWork, seat: int, asked: Decision) -> Picks:
    """Return what the sensible player would answer to what is open to a seat."""
    view = loaded.match.view(seat)
    ruled = loaded.ruled
    player: Player = ruled.player(ruled.recommended)
    picks = player.answer(view, asked, Streams(derived(b"house", asked.id)))
    return picks if is_legal(asked, picks) else ruled.rules.default(view, asked)
