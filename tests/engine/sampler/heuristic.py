"""A player of the made-up game that takes high numbers and pays little, and says why."""

from functools import partial
from typing import Any

from games.ai.mind import (
    STANDINGS,
    Weighed,
    ahead,
    best_first,
    holds,
    led_to,
    left_out,
    standing,
)
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text, text
from tests.engine.sampler import questions
from tests.engine.sampler.cards import number, worth
from tests.engine.sampler.view import SamplerView, SeatView

HIGH = ("sampler.draft", "sampler.team", "sampler.swap_in")  # the highest numbers are best


class SensiblePlayer:
    """Drafts and shows the highest cards, moves as far as it can; else the default."""

    names = frozenset({*STANDINGS, "last-round", "partners", "can-afford"})

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules

    def answer(self, view: SamplerView, decision: Decision, rng: Streams) -> Picks:
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: SamplerView, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:
        """Return cards by their numbers and places by how far they are; else the default first."""
        ids = [entry.id for entry in decision.options]
        if decision.kind == "sampler.swap":
            return best_first(Weighed((card,), -number(card)) for card in sorted(ids))
        if decision.kind == "sampler.move":
            return best_first(Weighed((place,), at) for at, place in enumerate(ids))
        if decision.kind in HIGH and decision.least == 1:
            return best_first(Weighed((card,), number(card)) for card in sorted(ids))
        return left_out(partial(self._usual, view), decision)

    def why(self, view: SamplerView, decision: Decision, picks: Picks) -> Text | None:
        """Return what numbers come to, or what picks are called."""
        if decision.kind in HIGH and picks:
            return text("sampler-why-high", sum=sum(map(number, picks)))
        return led_to(self._rules.explained(view, decision), picks)

    def value(self, view: SamplerView, seat: int) -> int:
        """Return how far a side stands ahead, in hundredths of a point."""
        sides = [(0, 2), (1, 3)] if view.partners else [(one,) for one in range(view.seats)]
        own = next(side for side in sides if seat in side)
        found = {
            side[0]: float(sum(_total(view.table[one]) for one in side))
            for side in sides
            if not all(view.table[one].conceded for one in side)
        }
        return ahead(found, own[0])

    def facts(self, view: SamplerView, decision: Decision) -> frozenset[str]:
        """Return the names of what holds at a question."""
        assert view.reader is not None
        totals = [_total(one) for one in view.table]
        own = totals.pop(view.reader)
        return holds(
            last_round=view.round == view.rounds,
            partners=view.partners,
            can_afford=sum(map(worth, view.table[view.reader].coins)) >= questions.PRICE,
        ) | {standing(own, totals)}

    def _usual(self, view: SamplerView, decision: Decision) -> Picks:
        ids = [entry.id for entry in decision.options]
        match decision.kind:
            case "sampler.team":
                return tuple(sorted(ids, key=lambda card: (-number(card), card))[: decision.least])
            case "sampler.pair":
                return tuple(ids[:1])
            case _:
                return self._rules.default(view, decision)


def _total(seat: SeatView) -> int:
    return seat.score + seat.place + sum(map(worth, seat.coins))
