"""What answers do."""

from collections.abc import Sequence

from games.core.decision import Answer
from goofspiel.phases import bidding
from goofspiel.state import Play


def begin(play: Play) -> None:
    """Turn the first prize up (GOO-2.1)."""
    bidding.turn_up(play)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out both bids, once they are in."""
    bidding.compare(play, [given[0].picks[0] for given in lists])
