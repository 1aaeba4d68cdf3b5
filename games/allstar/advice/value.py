"""How far a seat stands ahead: supporters it has, and those that it may still win (MND-1.1).

In the season by the Power of its teams that lie open, and to itself by its bench; in the play-offs
by the place that tickets, cards and the Power on the table promise.
"""

from collections import Counter
from collections.abc import Mapping

from games.ai.mind import ahead
from games.allstar.cards import Cards
from games.allstar.state import ROUNDS
from games.allstar.strength import Scale, scale_for
from games.allstar.view import AllStarView, SeatView

_POWER = 0.55  # supporters in each round to come for each Power of a team
_USUAL = 3  # Power of the largest group of a bench at the end of a draft
_TICKET, _CARD, _SHOWN = 3.0, 0.35, 0.6  # what counts in the play-offs, on one scale
_FIVE = 5


def value(cards: Cards, view: AllStarView, seat: int) -> int:
    """Return by how many hundredths of a supporter a seat is ahead of the best of the others."""
    found = {one.seat: float(one.total) for one in view.panels if not one.conceded}
    more: Mapping[int, float] = {}
    if view.stage in {"draft", "lineup"}:
        more = _season(scale_for(cards, view.seats), view)
    elif view.stage != "over":
        more = _play_offs(view)
    return ahead({one: has + more.get(one, 0.0) for one, has in found.items()}, seat)


def _season(scale: Scale, view: AllStarView) -> dict[int, float]:
    """Return what teams pay in the rounds to come, this one included if it is not resolved."""
    rounds = ROUNDS - view.round + 1
    found = {
        one.seat: _POWER * rounds * sum(team.best.size for team in one.teams) for one in view.panels
    }
    if view.reader is not None and view.mine is not None and not view.mine.line:
        bench = view.mine.bench
        counts = Counter(key for card in bench for key in scale.keys[card])
        groups = min(_FIVE, max(counts.values(), default=0))
        missing = 1 - len(bench) / max(len(bench), view.new_cards)  # of this draft
        found[view.reader] += _POWER * rounds * (groups - _USUAL * (1 - missing))
    return found


def _play_offs(view: AllStarView) -> dict[int, float]:
    """Return the supporters that those who are in the play-offs may expect of their place."""
    strength = {one.seat: _strength(one) for one in view.panels if not one.rank}
    found: dict[int, float] = {}
    for seat, own in strength.items():
        better = sum(
            other**2 / (own**2 + other**2) for one, other in strength.items() if one != seat
        )
        found[seat] = _paid(view.ladder, better) + view.bonus * view.panels[seat].tickets / 2
    return found


def _strength(one: SeatView) -> float:
    shown = one.team.best.size if one.team else _USUAL
    return 1 + _TICKET * one.tickets + _CARD * one.hand + _SHOWN * shown


def _paid(ladder: tuple[int, ...], better: float) -> float:
    """Return what a place pays after so many others, between two places in proportion."""
    place = min(int(better), len(ladder) - 1)
    after = min(place + 1, len(ladder) - 1)
    return ladder[place] + (ladder[after] - ladder[place]) * (better - int(better))
