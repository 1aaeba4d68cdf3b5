"""A player of the made-up game that takes high numbers and pays little."""

from typing import Any

from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from tests.engine.sampler.cards import number
from tests.engine.sampler.view import SamplerView


class SensiblePlayer:
    """Drafts and shows the highest cards, moves as far as it can; else the default."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules

    def answer(self, view: SamplerView, decision: Decision, rng: Streams) -> Picks:
        ids = [entry.id for entry in decision.options]
        match decision.kind:
            case "sampler.draft" | "sampler.team" | "sampler.swap_in":
                return tuple(sorted(ids, key=lambda card: (-number(card), card))[: decision.least])
            case "sampler.swap":
                return (min(ids, key=lambda card: (number(card), card)),)
            case "sampler.pair":
                return tuple(ids[:1])
            case "sampler.move":
                return (ids[-1],)
            case _:
                return self._rules.default(view, decision)
