"""What is played for a seat whose time runs out (NBA-9.4, 9.5)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from games.core.decision import Decision, Option, Picks
from games.nba.cards import Cards
from games.nba.phases.basics.dice import promise
from games.nba.phases.paying import cheapest
from games.nba.printed import Starting, printed
from games.nba.view import Coach, NbaView

_CUT = (0, 4, 5)  # places among the reserves, in printed order
_BENCH = (1, 2, 3, 0, 4, 5, 6)
_Default: TypeAlias = Callable[[Cards, NbaView, Decision], Picks]


def default(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    """Return the default answer to a question."""
    return _DEFAULTS[decision.kind.removeprefix("nba.")](cards, view, decision)


def me(view: NbaView) -> Coach:
    """Return the reader's own seat."""
    assert view.reader is not None
    return view.coaches[view.reader]


def waiting(view: NbaView) -> list[Coach]:
    """Return the opponents whose attack waits."""
    own = me(view)
    return [coach for coach in view.coaches if coach.side != own.side and coach.attack]


def most_promising(cards: Cards, view: NbaView, decision: Decision, kind: str) -> str:
    """Return the option that plays the tactic of a type with the highest promise, "" for none."""
    sums = me(view).sums

    def merit(option: str) -> tuple[int, int, str]:
        kept, rolled = promise(cards.tactic(option.removeprefix("play:")), sums)
        return -kept, -rolled, option

    found = [
        option.id
        for option in decision.options
        if option.id.startswith("play:") and cards.tactic(option.id[5:]).type == kind
    ]
    rolling = [option for option in found if merit(option)[1] < 0]
    return min(rolling, key=merit, default="")


def _act(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    """Play the most promising attack, then defence if an attack waits, then end (NBA-9.4)."""
    attack = most_promising(cards, view, decision, "off")
    defence = most_promising(cards, view, decision, "def") if waiting(view) else ""
    return (attack or defence or "end",)


def _first(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del cards, view
    return tuple(option.id for option in decision.options[: decision.least])


def _all(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del cards, view
    return tuple(option.id for option in decision.options)


def _none(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del cards, view, decision
    return ()


def _total(cards: Cards, option: Option) -> int:
    return cards.player(option.id).total


def _sub_in(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del view
    if not decision.least:
        return ()
    best = min(decision.options, key=lambda option: (-_total(cards, option), option.id))
    return (best.id,)


def _sub_out(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del view
    worst = min(decision.options, key=lambda option: (_total(cards, option), option.id))
    return (worst.id,)


def _prep(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    """Leave all lying tactics, then lay held ones by id, up to three."""
    del cards
    lying = set(me(view).lying)
    ids = sorted((option.id for option in decision.options), key=lambda card: card not in lying)
    return tuple(ids[: decision.most])


def _pay(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del cards, view
    return cheapest(weights(decision.options), decision.least_total)


def weights(options: Sequence[Option]) -> dict[str, int]:
    """Return what each option pays."""
    return {option.id: option.weight for option in options}


def _reroll(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    """Roll the zeros again, the first ones first, as many as allowed."""
    del cards
    zeros = [die.name for die in me(view).dice if die.value == 0]
    return tuple(zeros[: decision.most])


def _target(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    """Defend against the higher attack; at a tie against the direct opponent (NBA-12.5)."""
    del cards
    own = me(view)

    def merit(option: Option) -> tuple[int, bool]:
        seat = int(option.id.removeprefix("seat"))
        total = sum(die.value for die in view.coaches[seat].attack)
        return total, seat == own.seat ^ 1

    return (max(decision.options, key=merit).id,)


def _draft(cards: Cards, view: NbaView, decision: Decision) -> Picks:
    del view
    best = min(decision.options, key=lambda one: (-cards.player(one.id).cost, one.id))
    return (best.id,)


def _listed(wanted: Callable[[Starting], Sequence[str]]) -> _Default:
    """Return the answer that picks the first of some starting cards, else the first there are."""

    def answer(cards: Cards, view: NbaView, decision: Decision) -> Picks:
        del view
        ids = [option.id for option in decision.options]
        copies = {printed(one): one for one in ids}
        known = [copies[card] for card in wanted(cards.starting) if card in copies]
        return (*known, *(one for one in ids if one not in known))[: decision.most]

    return answer


def _at(cards: Sequence[str], places: Sequence[int]) -> list[str]:
    return [cards[place] for place in places if place < len(cards)]


_DEFAULTS: Mapping[str, _Default] = MappingProxyType(
    {
        "act": _act,
        "refresh": _first,
        "sub_in": _sub_in,
        "sub_out": _sub_out,
        "prep_off": _prep,
        "prep_def": _prep,
        "pay_player": _pay,
        "pay_tactic": _pay,
        "target": _target,
        "reroll": _reroll,
        "reroll_def": _none,
        "keep_dice": _first,
        "hold": _all,
        "remove": _none,
        "overtime": lambda cards, view, decision: ("accept",),  # noqa: ARG005 - as all of them
        "draft": _draft,
        "cut": _listed(lambda starting: _at(starting.reserves, _CUT)),
        "lineup": _none,
        "bench": _listed(lambda starting: _at(starting.reserves, _BENCH)),
        "base_off": _listed(lambda starting: starting.off),
        "base_def": _listed(lambda starting: starting.defence),
    }
)
