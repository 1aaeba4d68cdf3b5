"""How a sensible manager answers: from the own view and the question, nothing else.

It drafts for cards that agree, swaps and lines up for the best expected pay in the arenas of the
round, and changes as little as it can in the play-offs.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations, permutations
from math import comb
from typing import Any

from games.ai.mind import Weighed, best_first, left_out
from games.allstar.advice import facts
from games.allstar.advice.why import why
from games.allstar.defaults import default
from games.allstar.phases import arenas
from games.allstar.phases.lineup import FIVE
from games.allstar.phases.playoffs import LEAST_CHANGES
from games.allstar.printed import Combo
from games.allstar.rules import AllStarRules
from games.allstar.strength import Scale, best_team, scale_for
from games.allstar.view import AllStarView, Mine
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text
from games.core.view import View

# How often teams of others reach a Power, in percent, by round: what pay is expected from.
_OTHERS: Mapping[int, Mapping[int, int]] = {
    1: {1: 3, 2: 28, 3: 54, 4: 13, 5: 2},
    2: {1: 1, 2: 14, 3: 48, 4: 28, 5: 9},
    3: {1: 1, 2: 9, 3: 36, 4: 38, 5: 16},
}
_KEYS = 300  # keys lie below this, three criteria of a hundred


class SensiblePlayer:
    """A player that drafts for agreement and plays for the expected number of supporters."""

    names = facts.NAMES

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, AllStarRules)
        self._cards = rules.cards

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return the answer that looks best to the seat that reads `view`."""
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:  # noqa: ARG002 - fixed
        """Return answers to choose from, best first."""
        assert isinstance(view, AllStarView)
        mine = view.mine
        assert mine is not None
        scale = scale_for(self._cards, view.seats)
        options = [option.id for option in decision.options]
        kind = decision.kind.removeprefix("allstar.")
        match kind:
            case "pick" | "market" | "duel_pick":
                return left_out(partial(_draft, scale, mine), decision)
            case "toss":
                return _toss(view, scale, mine, options)
            case "swap" | "swap_in":
                return _swap(view, scale, mine, options)
            case "team" | "bus":
                return _lineup(view, scale, mine, decision)
            case "po_team" | "sub_in":
                return _playoffs(scale, mine, options, decision)
            case _:
                return left_out(partial(default, self._cards, view), decision)

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return what picks do and gain."""
        assert isinstance(view, AllStarView)
        return why(self._cards, view, decision, picks)

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return the names of what holds at a question."""
        assert isinstance(view, AllStarView)
        return facts.facts(self._cards, view, decision)


# Draft


def _draft(scale: Scale, mine: Mine, decision: Decision) -> Picks:
    """Take what agrees best with the bench and would strengthen a team; give the worst away."""
    bench, taken = list(mine.bench), list[str]()
    left, count = [option.id for option in decision.options], decision.least
    keep = 2 if count == 3 else count
    while len(taken) < keep:
        best = max(left, key=lambda card: (_use(scale, mine, bench, card), scale.shot(card)))
        taken.append(best)
        bench.append(best)
        left.remove(best)
    if count == 3:  # a duel: the third goes to the other manager
        taken.append(min(left, key=lambda card: (_use(scale, mine, bench, card), scale.shot(card))))
    return tuple(taken)


def _use(scale: Scale, mine: Mine, bench: Sequence[str], card: str) -> int:
    """Return how much a card helps: groups on the bench count by their square, teams by a swap."""
    counts = Counter(key for other in bench for key in scale.keys[other])
    worth = sum(counts[key] ** 2 for key in scale.keys[card]) * 4
    for team in mine.teams:
        best = scale.key(team.best.criterion, team.best.value)
        if team.best.size < FIVE and best in scale.keys[card]:
            worth += 3 * team.best.size
    return worth


# The private phase


def _toss(
    view: AllStarView, scale: Scale, mine: Mine, options: Sequence[str]
) -> tuple[Weighed, ...]:
    """Name the new card without which teams and bench are worth most, a swap included.

    To name the one that is missed most is foolish.
    """

    def worth(card: str) -> tuple[int, int]:
        bench = [one for one in mine.bench if one != card]
        return _with_swaps(view, scale, mine, bench), -_use(scale, mine, bench, card)

    worths = {card: worth(card) for card in options}
    ranked = sorted(options, key=lambda card: worths[card], reverse=True)
    last = worths[ranked[-1]][0]
    return tuple(
        Weighed((card,), worths[card][0], foolish=worths[card][0] == last < worths[ranked[0]][0])
        for card in ranked
    )


def _with_swaps(view: AllStarView, scale: Scale, mine: Mine, bench: Sequence[str]) -> int:
    """Return what teams and this bench are worth, after the best swap there is, if any helps."""
    teams = [list(team.cards) for team in mine.teams]
    found = [_worth(view, scale, teams, bench)]
    for at, team in enumerate(teams):
        for place in range(len(team)):
            for card in bench:
                swapped = [*team[:place], card, *team[place + 1 :]]
                rest = [*(one for one in bench if one != card), team[place]]
                found.append(_worth(view, scale, [*teams[:at], swapped, *teams[at + 1 :]], rest))
    return max(found)


def _swap(
    view: AllStarView, scale: Scale, mine: Mine, options: Sequence[str]
) -> tuple[Weighed, ...]:
    """Name the best exchange there is, as its first or second half; nothing when none helps.

    One that makes the teams worse is foolish.
    """
    if mine.pending is not None:
        team, out = mine.pending
        return best_first(
            Weighed((card,), _after(view, scale, mine, (team, out, card))) for card in options
        )
    now = _worth(view, scale, [team.cards for team in mine.teams], mine.bench)
    found = [
        (
            max(_after(view, scale, mine, (number, out, card)) for card in mine.bench),
            out,
        )
        for number, team in enumerate(mine.teams, 1)
        for out in team.cards
        if out in options
    ]
    ranked = [Weighed((out,), after, foolish=after < now) for after, out in sorted(found)[::-1]]
    return best_first([Weighed((), now), *ranked])


def _after(view: AllStarView, scale: Scale, mine: Mine, swap: tuple[int, str, str]) -> int:
    """Return what teams and bench are worth after a swap of (team, card out, card in)."""
    number, out, card = swap
    teams = [team.cards for team in mine.teams]
    teams[number - 1] = tuple(card if one == out else one for one in teams[number - 1])
    return _worth(view, scale, teams, [*(one for one in mine.bench if one != card), out])


def _worth(
    view: AllStarView, scale: Scale, teams: Sequence[Sequence[str]], bench: Sequence[str]
) -> int:
    """Return the expected pay of all teams, the best of the bench included, in thousandths."""
    return _best_pay(view, scale, [*teams, best_team(scale, bench)])


def _lineup(view: AllStarView, scale: Scale, mine: Mine, decision: Decision) -> tuple[Weighed, ...]:
    """Choose the new team that pays best with the older ones, or who goes where."""
    teams = [team.cards for team in mine.teams]
    if decision.kind == "allstar.bus":
        assert mine.line is not None
        ways = sorted(_buses(view, scale, [*teams, mine.line.cards]), reverse=True)
        return best_first(
            Weighed(tuple(f"team-{team}" for team in buses), pay) for pay, buses in ways
        )
    found = [
        (_best_pay(view, scale, [*teams, five]), scale.strength(five), five)
        for five in combinations([option.id for option in decision.options], FIVE)
    ]
    found.sort(key=lambda one: one[:2], reverse=True)
    return best_first(Weighed(five, pay) for pay, _, five in found)


def _best_pay(view: AllStarView, scale: Scale, teams: Sequence[Sequence[str]]) -> int:
    """Return the best expected pay, in thousandths."""
    return max(pay for pay, _ in _buses(view, scale, teams))


def _buses(
    view: AllStarView, scale: Scale, teams: Sequence[Sequence[str]]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the teams by arena in every way there is, each with its expected pay."""
    pays = [[_pay(view, scale, arena, team) for team in teams] for arena in view.arenas]
    for way in permutations(range(len(teams)), len(pays)):
        yield (
            sum(pays[arena][team] for arena, team in enumerate(way)),
            tuple(one + 1 for one in way),
        )


def _pay(view: AllStarView, scale: Scale, arena: str, team: Sequence[str]) -> int:
    """Return the expected pay of a team in an arena, in thousandths of a supporter."""
    printed = scale.cards.arenas[arena]
    weaker = _weaker(scale, view.round, printed.combo, team)
    return _expected(printed.points[: view.seats], weaker)


def _weaker(scale: Scale, number: int, combo: Combo, team: Sequence[str]) -> int:
    """Return how many of a thousand teams of others are weaker in a round."""
    has, _ = arenas.order(scale, combo, team)
    if has:
        return 850 if combo == "full" else 960
    power, key = scale.strength(team)
    others = _OTHERS[number]
    below = sum(share for size, share in others.items() if size < power) * 10
    within = others[power] * 10 * (_KEYS + key) // _KEYS  # key is minus the best group's
    return (below + within) * (2 if combo == "full" else 10) // 10


@cache
def _expected(points: tuple[int, ...], weaker: int) -> int:
    """Return the mean pay, in thousandths, when each other is weaker with `weaker` in 1000."""
    others = len(points) - 1
    total = sum(
        comb(others, above) * (1000 - weaker) ** above * weaker ** (others - above) * pay
        for above, pay in enumerate(points)
    )
    return total * 1000 // 1000**others


# Play-offs


def _playoffs(
    scale: Scale, mine: Mine, options: Sequence[str], decision: Decision
) -> tuple[Weighed, ...]:
    """Show the most Power, spend the fewest cards for it and the least useful ones."""
    whole = decision.kind == "allstar.po_team"
    team = mine.team.cards if mine.team and not whole else ()
    found: list[tuple[int, int, int, Picks]] = []
    for size in (FIVE,) if whole else range(LEAST_CHANGES, decision.most + 1):
        for key, reach in sorted(_reached(scale, team, options, size).items()):
            plan = _plan(scale, options, key, size)
            found.append((reach, -size, _left(scale, options, plan), plan))
    found.sort(key=lambda one: one[:3], reverse=True)
    ranked = {plan: reach for reach, _, _, plan in reversed(found)}
    return best_first(
        Weighed(plan, ranked[plan]) for plan in dict.fromkeys(one[3] for one in found)
    )


def _reached(scale: Scale, team: Sequence[str], hand: Sequence[str], size: int) -> dict[int, int]:
    """Return the size that the group of each key reaches with `size` cards coming in."""
    kept = Counter(key for card in team for key in scale.keys[card])
    new = Counter(key for card in hand for key in scale.keys[card])
    stay = len(team) - size if team else 0
    return {
        key: min(stay, kept[key]) + min(size, new[key]) for key in sorted(kept.keys() | new.keys())
    }


def _plan(scale: Scale, hand: Sequence[str], key: int, size: int) -> Picks:
    """Return up to `size` bearers of a key, then what the rest of the hand misses least."""
    counts = Counter(one for card in hand for one in scale.keys[card])

    def loss(card: str) -> tuple[int, ...]:
        return sum(counts[one] ** 2 for one in scale.keys[card] if one != key), *scale.shot(card)

    core = sorted(scale.bearers(key, hand), key=loss)[:size]
    rest = sorted((card for card in hand if card not in core), key=loss)
    return (*core, *rest[: size - len(core)])


def _left(scale: Scale, hand: Sequence[str], plan: Picks) -> int:
    """Return how large the largest group is that stays in the hand."""
    counts = Counter(key for card in hand if card not in plan for key in scale.keys[card])
    return max(counts.values(), default=0)
