"""What answers do."""

from games.core.decision import Answer
from games.new.skeleton.phases import turns
from games.new.skeleton.state import Play


def begin(play: Play) -> None:
    """Lay the first cards out."""
    turns.fill(play)


def apply(play: Play, seat: int, answer: Answer) -> None:
    """Carry out the answer of a seat."""
    turns.take(play, seat, answer.picks[0])
