"""What is played for a seat whose time runs out (section 5, rules NBA-9.4, 9.5)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType

from games.core.decision import Decision, Option, Picks
from games.nba import view as seen
from games.nba.dice import promise
from games.nba.view import Coach, NbaView

_CUT = ("S11", "S15", "S16")
_BENCH = ("S12", "S13", "S14", "S11", "S15", "S16", "S17")


def default(view: NbaView, decision: Decision) -> Picks:
    """Return the default answer to a question."""
    return _DEFAULTS[decision.kind.removeprefix("nba.")](view, decision)


def me(view: NbaView) -> Coach:
    """Return the reader's own seat."""
    assert view.reader is not None
    return view.coaches[view.reader]


def waiting(view: NbaView) -> list[Coach]:
    """Return the opponents whose attack waits."""
    own = me(view)
    return [coach for coach in view.coaches if coach.side != own.side and coach.attack]


def most_promising(view: NbaView, decision: Decision, kind: str) -> str:
    """Return the option that plays the tactic of a type with the highest promise, "" for none."""
    sums = me(view).sums

    def merit(option: str) -> tuple[int, int, str]:
        kept, rolled = promise(seen.tactic(option.removeprefix("play:")), sums)
        return -kept, -rolled, option

    found = [
        option.id
        for option in decision.options
        if option.id.startswith("play:") and seen.tactic(option.id[5:]).type == kind
    ]
    rolling = [option for option in found if merit(option)[1] < 0]
    return min(rolling, key=merit, default="")


def _act(view: NbaView, decision: Decision) -> Picks:
    """Play the most promising attack, then defence if an attack waits, then end (NBA-9.4)."""
    attack = most_promising(view, decision, "off")
    defence = most_promising(view, decision, "def") if waiting(view) else ""
    return (attack or defence or "end",)


def _first(view: NbaView, decision: Decision) -> Picks:
    del view
    return tuple(option.id for option in decision.options[: decision.least])


def _all(view: NbaView, decision: Decision) -> Picks:
    del view
    return tuple(option.id for option in decision.options)


def _none(view: NbaView, decision: Decision) -> Picks:
    del view, decision
    return ()


def _total(option: Option) -> int:
    return seen.player(option.id).total


def _sub_in(view: NbaView, decision: Decision) -> Picks:
    del view
    if not decision.least:
        return ()
    best = min(decision.options, key=lambda option: (-_total(option), option.id))
    return (best.id,)


def _sub_out(view: NbaView, decision: Decision) -> Picks:
    del view
    worst = min(decision.options, key=lambda option: (_total(option), option.id))
    return (worst.id,)


def _prep(view: NbaView, decision: Decision) -> Picks:
    """Leave all lying tactics, then lay held ones by id, up to three."""
    lying = set(me(view).lying)
    ids = sorted((option.id for option in decision.options), key=lambda card: card not in lying)
    return tuple(ids[: decision.most])


def cheapest(options: Sequence[Option], need: int) -> Picks:
    """Return the payment with the lowest total, fewest cards, first ids (rule NBA-9.5)."""
    ways = [
        way
        for size in range(1, len(options) + 1)
        for way in combinations(sorted(options, key=lambda option: option.id), size)
        if sum(option.weight for option in way) >= need
    ]

    def merit(way: tuple[Option, ...]) -> tuple[int, int, list[str]]:
        return sum(option.weight for option in way), len(way), [option.id for option in way]

    return tuple(option.id for option in min(ways, key=merit))


def _pay(view: NbaView, decision: Decision) -> Picks:
    del view
    return cheapest(decision.options, decision.least_total)


def _reroll(view: NbaView, decision: Decision) -> Picks:
    """Roll the zeros again, the first ones first, as many as allowed."""
    zeros = [die.name for die in me(view).dice if die.value == 0]
    return tuple(zeros[: decision.most])


def _target(view: NbaView, decision: Decision) -> Picks:
    """Defend against the higher attack; at a tie against the direct opponent (section 5)."""
    own = me(view)

    def merit(option: Option) -> tuple[int, bool]:
        seat = int(option.id.removeprefix("seat"))
        total = sum(die.value for die in view.coaches[seat].attack)
        return total, seat == own.seat ^ 1

    return (max(decision.options, key=merit).id,)


def _draft(view: NbaView, decision: Decision) -> Picks:
    del view
    best = min(decision.options, key=lambda one: (-seen.player(one.id).cost, one.id))
    return (best.id,)


def _listed(*faces: str) -> Callable[[NbaView, Decision], Picks]:
    def answer(view: NbaView, decision: Decision) -> Picks:
        """Pick the first of the printed cards that are wanted."""
        del view
        copies = {seen.printed(option.id): option.id for option in decision.options}
        return tuple(copies[card] for card in faces[: decision.most])

    return answer


_DEFAULTS: Mapping[str, Callable[[NbaView, Decision], Picks]] = MappingProxyType(
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
        "overtime": lambda view, decision: ("accept",),  # noqa: ARG005 - as all of them
        "draft": _draft,
        "cut": _listed(*_CUT),
        "lineup": _none,
        "bench": _listed(*_BENCH),
        "base_off": _listed("B01", "B02", "B03"),
        "base_def": _listed("B06", "B07"),
    }
)
