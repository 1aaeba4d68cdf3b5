"""How a sensible coach answers, from view and question."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from games.ai.mind import Weighed, left_out
from games.core.decision import Decision, Option, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text
from games.core.view import View
from games.nba import defaults
from games.nba.advice import facts, rerolling
from games.nba.advice.sense import LATE, SPARE, Sense, mine, own_turns, owned
from games.nba.advice.value import value
from games.nba.advice.why import why
from games.nba.defaults import me
from games.nba.phases.paying import cheapest
from games.nba.phases.variants import expert
from games.nba.printed import Book, is_fatigue, is_player, is_tactic
from games.nba.rules import NbaRules
from games.nba.view import NbaView

_LEAN = 7  # players, and tactics, that a deck should have


class SensiblePlayer:
    """Raises the skills of its court, keeps a lean deck, plays what promises most."""

    names = facts.NAMES

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, NbaRules)
        self._cards = rules.cards
        self._book = Book(rules.cards.faces)
        self._sense = Sense(self._book)
        self._answers: Mapping[str, Callable[[NbaView, Decision], Picks]] = {
            "act": self._act,
            "refresh": self._refresh,
            "sub_in": self._sub_in,
            "sub_out": self._sub_out,
            "prep_off": self._prep,
            "prep_def": self._prep,
            "pay_player": self._pay_player,
            "pay_tactic": self._pay_tactic,
            "target": self._default,
            "reroll": self._reroll,
            "reroll_def": self._reroll_def,
            "keep_dice": self._default,
            "hold": self._hold,
            "remove": self._remove,
            "overtime": lambda view, decision: ("play",),  # noqa: ARG005 - as all of them
            "draft": self._draft,
            "cut": self._worst,
            "lineup": self._lineup,
            "bench": self._best,
            "base_off": self._default,
            "base_def": self._default,
        }

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - fixed
        """Return a legal answer to `decision`."""
        assert isinstance(view, NbaView)
        return self._answers[decision.kind.removeprefix("nba.")](view, decision)

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:  # noqa: ARG002 - fixed
        """Return answers to choose from, best first; to end with a tactic that helps is foolish."""
        assert isinstance(view, NbaView)
        answer = self._answers[decision.kind.removeprefix("nba.")]
        found = left_out(partial(answer, view), decision)
        if decision.kind != "nba.act" or found[0].picks == ("end",):
            return found
        plays = [one.id for one in decision.options if one.id.startswith("play:")]
        wasted = any(self._sense.expected(view, one.removeprefix("play:")) > 0 for one in plays)
        return tuple(replace(one, foolish=wasted and one.picks == ("end",)) for one in found)

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return what picks do and gain."""
        assert isinstance(view, NbaView)
        return why(self._book, view, decision, picks)

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return the names of what holds at a question."""
        assert isinstance(view, NbaView)
        return facts.facts(self._book, view, decision)

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a point."""
        assert isinstance(view, NbaView)
        return value(self._book, view, seat)

    def _default(self, view: NbaView, decision: Decision) -> Picks:
        return defaults.default(self._cards, view, decision)

    def _act(self, view: NbaView, decision: Decision) -> Picks:
        return (self._sense.next_step(view, [option.id for option in decision.options]),)

    def _refresh(self, view: NbaView, decision: Decision) -> Picks:
        """Replace all that promises nothing new."""
        slots = view.market(me(view).seat).slots
        picks = [
            option.id
            for option in decision.options
            if self._sense.gain(view, slots[int(option.id[4:]) - 1]) <= 0
        ]
        return tuple(picks) or (decision.options[0].id,)

    def _sub_in(self, view: NbaView, decision: Decision) -> Picks:
        if not decision.options:
            return ()
        rises = {option.id: self._sense.rise(view, option.id) for option in decision.options}
        best = max(rises, key=lambda card: (rises[card], card))
        tired = any(is_fatigue(card) for card in mine(view))
        if decision.least == 0 and rises[best] <= (-SPARE if tired else 0):
            return ()
        return (best,)

    def _sub_out(self, view: NbaView, decision: Decision) -> Picks:
        del view
        worst = min(decision.options, key=lambda option: (self._sense.worth(option.id), option.id))
        return (worst.id,)

    def _prep(self, view: NbaView, decision: Decision) -> Picks:
        return tuple(self._sense.best_three(view, [option.id for option in decision.options]))

    def _pay_player(self, view: NbaView, decision: Decision) -> Picks:
        """Pay with who is not to come in, cheaply."""
        idle = [option for option in decision.options if self._sense.rise(view, option.id) <= SPARE]
        return _cheapest(idle, decision)

    def _pay_tactic(self, view: NbaView, decision: Decision) -> Picks:
        """Pay with what promises least, cheaply."""
        assert view.mine is not None
        limit = self._sense.promise(view, view.mine.buying)
        idle = [
            option for option in decision.options if self._sense.promise(view, option.id) < limit
        ]
        return _cheapest(idle, decision)

    def _reroll(self, view: NbaView, decision: Decision) -> Picks:
        """Roll again what brings most on average."""
        return _in_order(decision, rerolling.best(self._book, view, decision.most).dice)

    def _reroll_def(self, view: NbaView, decision: Decision) -> Picks:
        """Take Fatigue only in the last own turn, and only for dice that may stop more."""
        return () if own_turns(view) else self._reroll(view, decision)

    def _hold(self, view: NbaView, decision: Decision) -> Picks:
        """Hold tactics that will lie soon, and players who will come in or pay well."""
        own = me(view)
        best = self._sense.best_three(
            view, [card for card in owned(view) if self._cards.tactic(card).type == "off"]
        )
        best += self._sense.best_three(
            view, [card for card in owned(view) if self._cards.tactic(card).type == "def"]
        )

        def is_wanted(card: str) -> bool:
            if is_player(card):
                return self._sense.rise(view, card) > 0 or self._cards.face(card).value > 2
            return card in best and card not in own.lying

        return tuple(option.id for option in decision.options if is_wanted(option.id))

    def _remove(self, view: NbaView, decision: Decision) -> Picks:
        """Thin the deck to seven players and seven tactics by the worst cards."""
        own = me(view)
        if own_turns(view) < LATE:
            return ()
        deck = [*own.pool, *own.discard]
        ids = [option.id for option in decision.options]
        players = sorted(
            (card for card in ids if is_player(card)),
            key=self._sense.worth,
        )
        tactics = sorted(
            (card for card in ids if is_tactic(card)),
            key=lambda card: self._sense.promise(view, card),
        )
        many_players = sum(map(is_player, deck)) - _LEAN
        many_tactics = sum(map(is_tactic, deck)) + len(own.lying) - _LEAN
        return (*players[: max(0, many_players)], *tactics[: max(0, many_tactics)])

    def _draft(self, view: NbaView, decision: Decision) -> Picks:
        del view
        best = max(decision.options, key=lambda option: (self._sense.worth(option.id), option.id))
        return (best.id,)

    def _worst(self, view: NbaView, decision: Decision) -> Picks:
        del view
        ranked = sorted(
            decision.options, key=lambda option: (self._sense.worth(option.id), option.id)
        )
        return tuple(option.id for option in ranked[: decision.most])

    def _best(self, view: NbaView, decision: Decision) -> Picks:
        del view
        ranked = sorted(
            decision.options,
            key=lambda option: (-self._sense.worth(option.id), option.id),
        )
        return tuple(option.id for option in ranked[: decision.most])

    def _lineup(self, view: NbaView, decision: Decision) -> Picks:
        """Let a second starter stand where it is worth more than the first."""
        del view
        better: list[str] = []
        for option in decision.options:
            first = expert.first_starter(self._cards, option.id)
            if self._sense.worth(option.id) > self._sense.worth(first):
                better.append(option.id)
        return tuple(better)


def _cheapest(idle: list[Option], decision: Decision) -> Picks:
    enough = sum(option.weight for option in idle) >= decision.least_total
    paying = defaults.weights(idle if enough else decision.options)
    return cheapest(paying, decision.least_total)


def _in_order(decision: Decision, picks: Picks) -> Picks:
    """Return picks in the order of the options."""
    return tuple(option.id for option in decision.options if option.id in picks)
