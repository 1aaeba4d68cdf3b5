"""How a sensible coach answers, from view and question (section 11)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from games.core.decision import Decision, Option, Picks
from games.core.rules import Rules, View
from games.core.streams import Streams
from games.nba import defaults, estimate
from games.nba import view as seen
from games.nba.defaults import me, waiting
from games.nba.view import NbaView

_LEAN = 7  # players, and tactics, that a deck should have
_LATE = 2  # own turns before the end in which Fatigue no longer costs anything
_GAIN = 12  # the least rise of worth for which a player is signed
_SPARE = 15  # the rise of worth for which a player comes in
_LOW = 2  # the highest value of an attack die that is rolled again


class SensiblePlayer:
    """Raises the skills of its court, keeps a lean deck, plays what promises most."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - fixed
        """Return a legal answer to `decision`."""
        assert isinstance(view, NbaView)
        return _ANSWERS[decision.kind.removeprefix("nba.")](view, decision)


def own_turns(view: NbaView) -> int:
    """Return how many own turns of the period follow the running one."""
    return 0 if view.stage == "last" else (view.turns - view.turn) // 2


def _act(view: NbaView, decision: Decision) -> Picks:
    """Buy, replace, prepare, then play the best tactics, then end."""
    by_verb: dict[str, list[str]] = {}
    for option in decision.options:
        by_verb.setdefault(option.id.partition(":")[0], []).append(option.id)
    for choose in (_refreshing, _signing, _buying, _replacing, _preparing, _playing):
        found = choose(view, by_verb)
        if found:
            return (found,)
    return ("end",)


def _refreshing(view: NbaView, verbs: Mapping[str, list[str]]) -> str:
    """Replace market tactics when none of them is any use."""
    if "refresh" not in verbs or own_turns(view) < _LATE:
        return ""
    good = [card for card in view.market(me(view).seat).slots if card and _gain(view, card) > 0]
    return "" if good else "refresh"


def _signing(view: NbaView, verbs: Mapping[str, list[str]]) -> str:
    """Sign the player who raises the court most, and can be paid without who is to come in."""
    wanted = {card for card in _mine(view) if seen.is_player(card) and _rise(view, card) > _SPARE}
    money = [card for card in _mine(view) if seen.is_player(card) and card not in wanted]
    value = sum(seen.face(card).value for card in money)
    offers = [option.removeprefix("sign:") for option in verbs.get("sign", [])]
    offers = [card for card in offers if seen.player(card).cost <= value]
    best = max(offers, key=lambda card: (_rise(view, card), card), default="")
    enough = best and _rise(view, best) > _GAIN and own_turns(view) >= 1
    return f"sign:{best}" if enough else ""


def _buying(view: NbaView, verbs: Mapping[str, list[str]]) -> str:
    """Buy the tactic that promises most beyond what the deck has."""
    offers = [option.removeprefix("buy:") for option in verbs.get("buy", [])]
    best = max(offers, key=lambda card: (_gain(view, card), card), default="")
    if not best or _gain(view, best) <= 0 or own_turns(view) < 1:
        return ""
    hand = [card for card in _mine(view) if seen.is_tactic(card)]
    idle = [card for card in hand if _promise(view, card) < _promise(view, best)]
    paid = sum(seen.face(card).value for card in idle) >= seen.tactic(best).cost
    return f"buy:{best}" if paid else ""


def _replacing(view: NbaView, verbs: Mapping[str, list[str]]) -> str:
    if "sub" not in verbs:
        return ""
    hand = [card for card in _mine(view) if seen.is_player(card)]
    tired = any(seen.is_fatigue(card) for card in _mine(view))
    least = -_SPARE if tired else 0
    return "sub" if any(_rise(view, card) > least for card in hand) else ""


def _preparing(view: NbaView, verbs: Mapping[str, list[str]]) -> str:
    """Prepare when the best tactics are not those that lie."""
    if "prep" not in verbs:
        return ""
    own, hand = me(view), [card for card in _mine(view) if seen.is_tactic(card)]
    for kind in ("off", "def"):
        lying = {card for card in own.lying if seen.tactic(card).type == kind}
        held = [card for card in hand if seen.tactic(card).type == kind]
        if held and set(_best_three(view, [*lying, *held])) != lying:
            return "prep"
    return ""


def _playing(view: NbaView, verbs: Mapping[str, list[str]]) -> str:
    """Play the best attack, then the best defence if an attack waits."""
    own = me(view)
    cards = [option.removeprefix("play:") for option in verbs.get("play", [])]
    attacks = [card for card in cards if seen.tactic(card).type == "off"]
    merits = {card: estimate.attack(seen.tactic(card), own.sums) for card in attacks}
    if attacks and max(merits.values()) > 0:
        return "play:" + max(attacks, key=lambda card: (merits[card], card))
    stops = [card for card in cards if seen.tactic(card).type == "def"]
    if not stops or not waiting(view):
        return ""
    foe = max(waiting(view), key=lambda coach: sum(die.value for die in coach.attack))
    colours = frozenset(die.colour for die in foe.attack)
    merits = {card: estimate.defence(seen.tactic(card), own.sums, colours) for card in stops}
    best = max(stops, key=lambda card: (merits[card], card))
    return f"play:{best}" if merits[best] > 0 else ""


def _mine(view: NbaView) -> tuple[str, ...]:
    assert view.mine is not None
    return view.mine.hand


def _rise(view: NbaView, card: str) -> int:
    """Return by how much the court's worth rises when a player comes in for the best leaver."""
    own = me(view)
    places = set(seen.player(card).pos)
    leavers = [
        other
        for other in own.court
        if places & set(seen.player(other).pos) and other not in own.came
    ]
    least = min((estimate.worth(other) for other in leavers), default=1000)
    return estimate.worth(card) - least


def _promise(view: NbaView, card: str) -> float:
    return estimate.promise(seen.tactic(card), me(view).sums)


def _owned(view: NbaView) -> list[str]:
    """Return all tactics of the seat."""
    own = me(view)
    found = [*own.pool, *own.discard, *own.lying]
    return [card for card in found if seen.is_tactic(card)]


def _gain(view: NbaView, card: str) -> float:
    """Return what a tactic promises beyond the third best of its type that the seat owns."""
    kind = seen.tactic(card).type
    owned = [other for other in _owned(view) if seen.tactic(other).type == kind]
    ranked = sorted((_promise(view, other) for other in owned), reverse=True)
    third = ranked[2] if len(ranked) > 2 else 0.0
    return _promise(view, card) - third - 0.2


def _best_three(view: NbaView, cards: list[str]) -> list[str]:
    ranked = sorted(cards, key=lambda card: (-_promise(view, card), card))
    return ranked[:3]


def _refresh(view: NbaView, decision: Decision) -> Picks:
    """Replace all that promises nothing new."""
    slots = view.market(me(view).seat).slots
    picks = [
        option.id for option in decision.options if _gain(view, slots[int(option.id[4:]) - 1]) <= 0
    ]
    return tuple(picks) or (decision.options[0].id,)


def _sub_in(view: NbaView, decision: Decision) -> Picks:
    if not decision.options:
        return ()
    best = max(decision.options, key=lambda option: (_rise(view, option.id), option.id)).id
    tired = any(seen.is_fatigue(card) for card in _mine(view))
    if decision.least == 0 and _rise(view, best) <= (-_SPARE if tired else 0):
        return ()
    return (best,)


def _sub_out(view: NbaView, decision: Decision) -> Picks:
    del view
    worst = min(decision.options, key=lambda option: (estimate.worth(option.id), option.id))
    return (worst.id,)


def _prep(view: NbaView, decision: Decision) -> Picks:
    return tuple(_best_three(view, [option.id for option in decision.options]))


def _pay_player(view: NbaView, decision: Decision) -> Picks:
    """Pay with who is not to come in, cheaply."""
    idle = [option for option in decision.options if _rise(view, option.id) <= _SPARE]
    return _cheapest(idle, decision)


def _pay_tactic(view: NbaView, decision: Decision) -> Picks:
    """Pay with what promises least, cheaply."""
    assert view.mine is not None
    limit = _promise(view, view.mine.buying)
    idle = [option for option in decision.options if _promise(view, option.id) < limit]
    return _cheapest(idle, decision)


def _cheapest(idle: list[Option], decision: Decision) -> Picks:
    enough = sum(option.weight for option in idle) >= decision.least_total
    return defaults.cheapest(idle if enough else decision.options, decision.least_total)


def _reroll(view: NbaView, decision: Decision) -> Picks:
    """Roll low dice again, the lowest first."""
    values = {die.name: die.value for die in me(view).dice}
    low = [option.id for option in decision.options if values[option.id] <= _LOW]
    return tuple(low[: decision.most])


def _reroll_def(view: NbaView, decision: Decision) -> Picks:
    """Take Fatigue only when the match is nearly over, and only for dice that do little."""
    if own_turns(view) >= _LATE:
        return ()
    dice = {die.name: die for die in me(view).dice}
    poor = [
        option.id
        for option in decision.options
        if not dice[option.id].counts or dice[option.id].value <= 1
    ]
    return tuple(poor[: decision.most])


def _hold(view: NbaView, decision: Decision) -> Picks:
    """Hold tactics that will lie soon, and players who will come in or pay well."""
    own = me(view)
    best = _best_three(view, [card for card in _owned(view) if seen.tactic(card).type == "off"])
    best += _best_three(view, [card for card in _owned(view) if seen.tactic(card).type == "def"])

    def is_wanted(card: str) -> bool:
        if seen.is_player(card):
            return _rise(view, card) > 0 or seen.face(card).value > 2
        return card in best and card not in own.lying

    return tuple(option.id for option in decision.options if is_wanted(option.id))


def _remove(view: NbaView, decision: Decision) -> Picks:
    """Thin the deck to seven players and seven tactics by the worst cards."""
    own = me(view)
    if own_turns(view) < _LATE:
        return ()
    owned = [*own.pool, *own.discard]
    ids = [option.id for option in decision.options]
    players = sorted((card for card in ids if seen.is_player(card)), key=estimate.worth)
    tactics = sorted(
        (card for card in ids if seen.is_tactic(card)), key=lambda card: _promise(view, card)
    )
    many_players = sum(map(seen.is_player, owned)) - _LEAN
    many_tactics = sum(map(seen.is_tactic, owned)) + len(own.lying) - _LEAN
    return (*players[: max(0, many_players)], *tactics[: max(0, many_tactics)])


def _draft(view: NbaView, decision: Decision) -> Picks:
    del view
    best = max(decision.options, key=lambda option: (estimate.worth(option.id), option.id))
    return (best.id,)


def _worst(view: NbaView, decision: Decision) -> Picks:
    del view
    ranked = sorted(decision.options, key=lambda option: (estimate.worth(option.id), option.id))
    return tuple(option.id for option in ranked[: decision.most])


def _best(view: NbaView, decision: Decision) -> Picks:
    del view
    ranked = sorted(decision.options, key=lambda option: (-estimate.worth(option.id), option.id))
    return tuple(option.id for option in ranked[: decision.most])


def _lineup(view: NbaView, decision: Decision) -> Picks:
    """Let a second starter stand where it is worth more than the first."""
    del view
    better: list[str] = []
    for option in decision.options:
        face, _, seat = option.id.partition("@")
        first = f"S{int(face[1:]) - 5:02d}@{seat}"
        if estimate.worth(option.id) > estimate.worth(first):
            better.append(option.id)
    return tuple(better)


_ANSWERS: Mapping[str, Callable[[NbaView, Decision], Picks]] = MappingProxyType(
    {
        "act": _act,
        "refresh": _refresh,
        "sub_in": _sub_in,
        "sub_out": _sub_out,
        "prep_off": _prep,
        "prep_def": _prep,
        "pay_player": _pay_player,
        "pay_tactic": _pay_tactic,
        "target": defaults.default,
        "reroll": _reroll,
        "reroll_def": _reroll_def,
        "keep_dice": defaults.default,
        "hold": _hold,
        "remove": _remove,
        "overtime": lambda view, decision: ("play",),  # noqa: ARG005 - as all of them
        "draft": _draft,
        "cut": _worst,
        "lineup": _lineup,
        "bench": _best,
        "base_off": defaults.default,
        "base_def": defaults.default,
    }
)
