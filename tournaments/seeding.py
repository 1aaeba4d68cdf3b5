"""The order in which entrants are seeded."""

from collections.abc import Iterable

from games.core.streams import Streams
from tournaments.records import Entrant

_UNRATED = -1  # below every rating


def seeded(entrants: Iterable[Entrant], seed: bytes) -> tuple[int, ...]:
    """Return entrants best first: by rating, the rest and equal ones as drawn, rule EVT-3.1.

    Whoever enters late is seeded behind them all.
    """
    everybody = sorted(entrants, key=lambda one: one.number)
    drawn = Streams(seed).shuffled("seeding", everybody)
    ranked = sorted(drawn, key=_strength, reverse=True)
    return tuple(one.number for one in ranked)


def _strength(entrant: Entrant) -> int:
    return _UNRATED if entrant.rating is None else entrant.rating
