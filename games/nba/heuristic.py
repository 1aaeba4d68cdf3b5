"""How a sensible coach answers, from view and question."""

from collections.abc import Callable, Mapping
from typing import Any

from games.core.decision import Decision, Option, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.nba import defaults
from games.nba.cards import Cards
from games.nba.defaults import me, waiting
from games.nba.phases.dice import expected_attack, expected_defence
from games.nba.phases.variants import expert
from games.nba.printed import Tactic, is_fatigue, is_player, is_tactic
from games.nba.rules import NbaRules
from games.nba.view import NbaView, Thrown

_LEAN = 7  # players, and tactics, that a deck should have
_LATE = 2  # own turns before the end in which Fatigue no longer costs anything
_GAIN = 12  # the least rise of worth for which a player is signed
_SPARE = 15  # the rise of worth for which a player comes in
_LOW = 2  # the highest value of an attack die that is rolled again
_WEIGHTS = (26, 21, 16, 12, 8, 10, 10, 19)  # of a point of each skill, 3 Points to Game IQ


class SensiblePlayer:
    """Raises the skills of its court, keeps a lean deck, plays what promises most."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, NbaRules)
        self._cards = rules.cards
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

    def _default(self, view: NbaView, decision: Decision) -> Picks:
        return defaults.default(self._cards, view, decision)

    def _act(self, view: NbaView, decision: Decision) -> Picks:
        """Buy, replace, prepare, then play the best tactics, then end."""
        by_verb: dict[str, list[str]] = {}
        for option in decision.options:
            by_verb.setdefault(option.id.partition(":")[0], []).append(option.id)
        for choose in (
            self._refreshing,
            self._signing,
            self._buying,
            self._replacing,
            self._preparing,
            self._playing,
        ):
            found = choose(view, by_verb)
            if found:
                return (found,)
        return ("end",)

    def _refreshing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Replace market tactics when none of them is any use."""
        if "refresh" not in verbs or own_turns(view) < _LATE:
            return ""
        good = [
            card for card in view.market(me(view).seat).slots if card and self._gain(view, card) > 0
        ]
        return "" if good else "refresh"

    def _signing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Sign the player who raises the court most, and can be paid without who is to come in."""
        wanted = {
            card for card in _mine(view) if is_player(card) and self._rise(view, card) > _SPARE
        }
        money = [card for card in _mine(view) if is_player(card) and card not in wanted]
        value = sum(self._cards.face(card).value for card in money)
        offers = [option.removeprefix("sign:") for option in verbs.get("sign", [])]
        offers = [card for card in offers if self._cards.player(card).cost <= value]
        best = max(offers, key=lambda card: (self._rise(view, card), card), default="")
        enough = best and self._rise(view, best) > _GAIN and own_turns(view) >= 1
        return f"sign:{best}" if enough else ""

    def _buying(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Buy the tactic that promises most beyond what the deck has."""
        offers = [option.removeprefix("buy:") for option in verbs.get("buy", [])]
        best = max(offers, key=lambda card: (self._gain(view, card), card), default="")
        if not best or self._gain(view, best) <= 0 or own_turns(view) < 1:
            return ""
        hand = [card for card in _mine(view) if is_tactic(card)]
        idle = [card for card in hand if self._promise(view, card) < self._promise(view, best)]
        paid = sum(self._cards.face(card).value for card in idle) >= self._cards.tactic(best).cost
        return f"buy:{best}" if paid else ""

    def _replacing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        if "sub" not in verbs:
            return ""
        hand = [card for card in _mine(view) if is_player(card)]
        tired = any(is_fatigue(card) for card in _mine(view))
        least = -_SPARE if tired else 0
        return "sub" if any(self._rise(view, card) > least for card in hand) else ""

    def _preparing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Prepare when the best tactics are not those that lie."""
        if "prep" not in verbs:
            return ""
        own, hand = me(view), [card for card in _mine(view) if is_tactic(card)]
        for kind in ("off", "def"):
            lying = {card for card in own.lying if self._cards.tactic(card).type == kind}
            held = [card for card in hand if self._cards.tactic(card).type == kind]
            if held and set(self._best_three(view, [*lying, *held])) != lying:
                return "prep"
        return ""

    def _playing(self, view: NbaView, verbs: Mapping[str, list[str]]) -> str:
        """Play the best attack, then the best defence if an attack waits."""
        own = me(view)
        ready = [option.removeprefix("play:") for option in verbs.get("play", [])]
        attacks = [card for card in ready if self._cards.tactic(card).type == "off"]
        merits = {
            card: expected_attack(self._cards, self._cards.tactic(card), own.sums)
            for card in attacks
        }
        if attacks and max(merits.values()) > 0:
            return "play:" + max(attacks, key=lambda card: (merits[card], card))
        stops = [card for card in ready if self._cards.tactic(card).type == "def"]
        if not stops or not waiting(view):
            return ""
        foe = max(waiting(view), key=lambda coach: sum(die.value for die in coach.attack))
        colours = frozenset(die.colour for die in foe.attack)
        merits = {
            card: expected_defence(self._cards, self._cards.tactic(card), own.sums, colours)
            for card in stops
        }
        best = max(stops, key=lambda card: (merits[card], card))
        return f"play:{best}" if merits[best] > 0 else ""

    def _rise(self, view: NbaView, card: str) -> int:
        """Return by how much the court's worth rises when a player comes in for the best leaver."""
        own = me(view)
        places = set(self._cards.player(card).pos)
        leavers = [
            other
            for other in own.court
            if places & set(self._cards.player(other).pos) and other not in own.came
        ]
        least = min((self._worth(other) for other in leavers), default=1000)
        return self._worth(card) - least

    def _worth(self, card: str) -> int:
        skills = self._cards.player(card).skills
        return sum(weight * skill for weight, skill in zip(_WEIGHTS, skills, strict=True))

    def _promise(self, view: NbaView, card: str) -> float:
        return _promise(self._cards, self._cards.tactic(card), me(view).sums)

    def _gain(self, view: NbaView, card: str) -> float:
        """Return what a tactic promises beyond the third best of its type that the seat owns."""
        kind = self._cards.tactic(card).type
        owned = [other for other in _owned(view) if self._cards.tactic(other).type == kind]
        ranked = sorted((self._promise(view, other) for other in owned), reverse=True)
        third = ranked[2] if len(ranked) > 2 else 0.0
        return self._promise(view, card) - third - 0.2

    def _best_three(self, view: NbaView, ids: list[str]) -> list[str]:
        ranked = sorted(ids, key=lambda card: (-self._promise(view, card), card))
        return ranked[:3]

    def _refresh(self, view: NbaView, decision: Decision) -> Picks:
        """Replace all that promises nothing new."""
        slots = view.market(me(view).seat).slots
        picks = [
            option.id
            for option in decision.options
            if self._gain(view, slots[int(option.id[4:]) - 1]) <= 0
        ]
        return tuple(picks) or (decision.options[0].id,)

    def _sub_in(self, view: NbaView, decision: Decision) -> Picks:
        if not decision.options:
            return ()
        best = max(decision.options, key=lambda option: (self._rise(view, option.id), option.id)).id
        tired = any(is_fatigue(card) for card in _mine(view))
        if decision.least == 0 and self._rise(view, best) <= (-_SPARE if tired else 0):
            return ()
        return (best,)

    def _sub_out(self, view: NbaView, decision: Decision) -> Picks:
        del view
        worst = min(decision.options, key=lambda option: (self._worth(option.id), option.id))
        return (worst.id,)

    def _prep(self, view: NbaView, decision: Decision) -> Picks:
        return tuple(self._best_three(view, [option.id for option in decision.options]))

    def _pay_player(self, view: NbaView, decision: Decision) -> Picks:
        """Pay with who is not to come in, cheaply."""
        idle = [option for option in decision.options if self._rise(view, option.id) <= _SPARE]
        return _cheapest(idle, decision)

    def _pay_tactic(self, view: NbaView, decision: Decision) -> Picks:
        """Pay with what promises least, cheaply."""
        assert view.mine is not None
        limit = self._promise(view, view.mine.buying)
        idle = [option for option in decision.options if self._promise(view, option.id) < limit]
        return _cheapest(idle, decision)

    def _reroll(self, view: NbaView, decision: Decision) -> Picks:
        """Roll low dice again, the lowest first."""
        values = {die.name: die.value for die in me(view).dice}
        low = [option.id for option in decision.options if values[option.id] <= _LOW]
        return tuple(low[: decision.most])

    def _reroll_def(self, view: NbaView, decision: Decision) -> Picks:
        """Take Fatigue only in the last own turn, and only for dice that may stop more."""
        if own_turns(view):
            return ()
        dice = {die.name: die for die in me(view).dice}
        poor = [
            option.id
            for option in decision.options
            if (not dice[option.id].counts or dice[option.id].value <= 1)
            and self._may_stop_more(view, dice[option.id])
        ]
        return tuple(poor[: decision.most])

    def _may_stop_more(self, view: NbaView, die: Thrown) -> bool:
        """Whether a defence die has a better side of a colour of the attack."""
        target = me(view).target
        if target is None:
            return True
        colours = {one.colour for one in view.coaches[target].attack}
        shows = die.value if die.counts else 0
        sides = self._cards.dice[die.kind]
        return any(side.colour in colours and side.value > shows for side in sides)

    def _hold(self, view: NbaView, decision: Decision) -> Picks:
        """Hold tactics that will lie soon, and players who will come in or pay well."""
        own = me(view)
        best = self._best_three(
            view, [card for card in _owned(view) if self._cards.tactic(card).type == "off"]
        )
        best += self._best_three(
            view, [card for card in _owned(view) if self._cards.tactic(card).type == "def"]
        )

        def is_wanted(card: str) -> bool:
            if is_player(card):
                return self._rise(view, card) > 0 or self._cards.face(card).value > 2
            return card in best and card not in own.lying

        return tuple(option.id for option in decision.options if is_wanted(option.id))

    def _remove(self, view: NbaView, decision: Decision) -> Picks:
        """Thin the deck to seven players and seven tactics by the worst cards."""
        own = me(view)
        if own_turns(view) < _LATE:
            return ()
        owned = [*own.pool, *own.discard]
        ids = [option.id for option in decision.options]
        players = sorted(
            (card for card in ids if is_player(card)),
            key=self._worth,
        )
        tactics = sorted(
            (card for card in ids if is_tactic(card)), key=lambda card: self._promise(view, card)
        )
        many_players = sum(map(is_player, owned)) - _LEAN
        many_tactics = sum(map(is_tactic, owned)) + len(own.lying) - _LEAN
        return (*players[: max(0, many_players)], *tactics[: max(0, many_tactics)])

    def _draft(self, view: NbaView, decision: Decision) -> Picks:
        del view
        best = max(decision.options, key=lambda option: (self._worth(option.id), option.id))
        return (best.id,)

    def _worst(self, view: NbaView, decision: Decision) -> Picks:
        del view
        ranked = sorted(decision.options, key=lambda option: (self._worth(option.id), option.id))
        return tuple(option.id for option in ranked[: decision.most])

    def _best(self, view: NbaView, decision: Decision) -> Picks:
        del view
        ranked = sorted(
            decision.options,
            key=lambda option: (-self._worth(option.id), option.id),
        )
        return tuple(option.id for option in ranked[: decision.most])

    def _lineup(self, view: NbaView, decision: Decision) -> Picks:
        """Let a second starter stand where it is worth more than the first."""
        del view
        better: list[str] = []
        for option in decision.options:
            first = expert.first_starter(self._cards, option.id)
            if self._worth(option.id) > self._worth(first):
                better.append(option.id)
        return tuple(better)


def _promise(cards: Cards, tactic: Tactic, sums: tuple[int, ...]) -> float:
    """Return what a tactic is expected to bring; less where the team IQ does not reach it."""
    expected = expected_attack if tactic.type == "off" else expected_defence
    missing = max(0, tactic.cx - sums[-1])
    return expected(cards, tactic, sums) * (1, 0.8, 0.55, 0.3)[min(missing, 3)]


def own_turns(view: NbaView) -> int:
    """Return how many own turns of the period follow the running one."""
    return 0 if view.stage == "last" else (view.turns - view.turn) // 2


def _mine(view: NbaView) -> tuple[str, ...]:
    assert view.mine is not None
    return view.mine.hand


def _owned(view: NbaView) -> list[str]:
    """Return all tactics of the seat."""
    own = me(view)
    found = [*own.pool, *own.discard, *own.lying]
    return [card for card in found if is_tactic(card)]


def _cheapest(idle: list[Option], decision: Decision) -> Picks:
    enough = sum(option.weight for option in idle) >= decision.least_total
    return defaults.cheapest(idle if enough else decision.options, decision.least_total)
