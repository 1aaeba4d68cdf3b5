"""How a sensible manager answers: from the own view and the question, nothing else.

It drafts for cards that agree, swaps and lines up for the best expected pay in the arenas of the
round, and changes as little as it can in the play-offs.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any

from games.ai.mind import Weighed, best_first, left_out
from games.allstar.advice import facts
from games.allstar.advice.earnings import Earnings
from games.allstar.advice.value import value
from games.allstar.advice.why import why
from games.allstar.defaults import default
from games.allstar.phases.lineup import FIVE
from games.allstar.phases.playoffs import LEAST_CHANGES
from games.allstar.rules import AllStarRules
from games.allstar.strength import Scale, Strength, scale_for
from games.allstar.view import AllStarView, Mine
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text
from games.core.view import View


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

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a supporter."""
        assert isinstance(view, AllStarView)
        return value(self._cards, view, seat)


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
    pays = Earnings.of(view, scale)

    def worth(card: str) -> tuple[int, int]:
        bench = [one for one in mine.bench if one != card]
        return _with_swaps(pays, mine, bench), -_use(scale, mine, bench, card)

    worths = {card: worth(card) for card in options}
    ranked = sorted(options, key=lambda card: worths[card], reverse=True)
    last = worths[ranked[-1]][0]
    return tuple(
        Weighed((card,), worths[card][0], foolish=worths[card][0] == last < worths[ranked[0]][0])
        for card in ranked
    )


def _with_swaps(pays: Earnings, mine: Mine, bench: Sequence[str]) -> int:
    """Return what teams and this bench are worth, after the best swap there is, if any helps."""
    teams = [list(team.cards) for team in mine.teams]
    found = [pays.with_bench(teams, bench)]
    for at, team in enumerate(teams):
        for place in range(len(team)):
            for card in bench:
                swapped = [*team[:place], card, *team[place + 1 :]]
                rest = [*(one for one in bench if one != card), team[place]]
                found.append(pays.with_bench([*teams[:at], swapped, *teams[at + 1 :]], rest))
    return max(found)


def _swap(
    view: AllStarView, scale: Scale, mine: Mine, options: Sequence[str]
) -> tuple[Weighed, ...]:
    """Name the best exchange there is, as its first or second half; nothing when none helps.

    Of two that pay the same the one that leaves the stronger team is better. One that makes the
    teams worse is foolish.
    """
    pays = Earnings.of(view, scale)
    if mine.pending is not None:
        number, out = mine.pending

        def stronger(card: str) -> Strength:
            return scale.strength(_exchanged(mine, number, out, card))

        ranked = sorted(options, key=stronger, reverse=True)
        return best_first(
            Weighed((card,), _after(pays, mine, (number, out, card))) for card in ranked
        )
    now = pays.with_bench([team.cards for team in mine.teams], mine.bench)
    found = [
        (max(_after(pays, mine, (number, out, card)) for card in mine.bench), out)
        for number, team in enumerate(mine.teams, 1)
        for out in team.cards
        if out in options
    ]
    ways = [Weighed((out,), after, foolish=after < now) for after, out in sorted(found)[::-1]]
    return best_first([Weighed((), now), *ways])


def _after(pays: Earnings, mine: Mine, swap: tuple[int, str, str]) -> int:
    """Return what teams and bench are worth after a swap of (team, card out, card in)."""
    number, out, card = swap
    teams = [team.cards for team in mine.teams]
    teams[number - 1] = _exchanged(mine, number, out, card)
    return pays.with_bench(teams, [*(one for one in mine.bench if one != card), out])


def _exchanged(mine: Mine, number: int, out: str, card: str) -> tuple[str, ...]:
    """Return an older team after a swap."""
    return tuple(card if one == out else one for one in mine.teams[number - 1].cards)


def _lineup(view: AllStarView, scale: Scale, mine: Mine, decision: Decision) -> tuple[Weighed, ...]:
    """Choose the new team that pays best with the older ones, or who goes where."""
    pays, teams = Earnings.of(view, scale), [team.cards for team in mine.teams]
    if decision.kind == "allstar.bus":
        assert mine.line is not None
        ways = sorted(pays.buses([*teams, mine.line.cards]), reverse=True)
        return best_first(
            Weighed(tuple(f"team-{team}" for team in buses), pay) for pay, buses in ways
        )
    found = [
        (pays.best([*teams, five]), scale.strength(five), five)
        for five in combinations([option.id for option in decision.options], FIVE)
    ]
    found.sort(key=lambda one: one[:2], reverse=True)
    return best_first(Weighed(five, pay) for pay, _, five in found)


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
