"""How a sensible coach answers: from the own view and the question, nothing else.

Every card that may be laid has a worth: a pass for the jammer, a pin or a hit on the other one, a
better place for a blocker. With planned orders the best pairs of skater and card are laid, one
after the other. With live orders each answer is tried out to the end of the turn
(`phases/outlook.py`), and the worths say what is laid meanwhile by habit.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from games.ai.mind import Weighed, best_first, left_out
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text
from games.core.view import View
from games.jam.advice import facts
from games.jam.advice.value import value
from games.jam.advice.why import why
from games.jam.cards import Cards
from games.jam.defaults import default
from games.jam.phases.blocking import FALL, Target, targets
from games.jam.phases.lead import PASS, is_ahead, makes_pass, threatens
from games.jam.phases.movement import in_reach
from games.jam.phases.outlook import Outlook, Worths
from games.jam.printed import FRONT, OTHER, REAR, TIMES
from games.jam.rules import JamRules
from games.jam.track import Positions, positions
from games.jam.view import JamView, Mine

# What laying a card on a skater is worth, with what says so: an option, or the card.
Uses: TypeAlias = Callable[[str, str], Iterable[tuple[int, str]]]

# Worths, on one scale.
SCORE, INITIAL, SECOND = 60, 40, 18  # a pass that scores; the first; one after the other's
LAP = 16  # going on from front or other side
PIN, HIT, RESCUE = 26, 24, 22  # the other jammer pinned, hit; the own one freed
NOTHING = 0  # a worth above it is laid
_SCALE = 1_000_000  # a worth of a trial is below the number of worlds


class SensiblePlayer:
    """A player that sends its jammer through and holds the other one."""

    names = facts.NAMES

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, JamRules)
        self._cards = rules.cards

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return the answer that looks best to the side that reads `view`."""
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:  # noqa: ARG002 - fixed
        """Return answers to choose from, best first."""
        assert isinstance(view, JamView)
        assert view.mine is not None
        look = Look.of(self._cards, view)
        options = _ids(decision)
        match decision.kind:
            case "jam.discard":
                return left_out(lambda asked: look.discarded(_ids(asked)), decision)
            case "jam.place":
                return look.placed(view.mine, options)
            case "jam.plan_move":
                return look.destinations(view.mine, options)
            case "jam.plan_block":
                return left_out(lambda asked: look.wishes(_ids(asked)), decision)
            case "jam.plan_call":
                return look.conditions()
            case _:
                return self._live(look, decision, options)

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return what picks do and gain."""
        assert isinstance(view, JamView)
        return why(self._cards, view, decision, picks, lambda: self._weighed(view, decision))

    def _weighed(self, view: JamView, decision: Decision) -> tuple[Weighed, ...]:
        """Return what it chooses from, where that takes no trials of what may come."""
        tried = view.live and view.stage != "lineup"
        return () if tried else self.ranked(view, decision, Streams(b"why"))

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return the names of what holds at a question."""
        assert isinstance(view, JamView)
        return facts.facts(self._cards, view, decision)

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a point."""
        assert isinstance(view, JamView)
        return value(self._cards, view, seat)

    def _live(self, look: "Look", decision: Decision, options: list[str]) -> tuple[Weighed, ...]:
        """Return answers to what is asked while a live turn runs; else the harmless one first."""
        outlook = Outlook.of(self._cards, look.view)
        match decision.kind:
            case "jam.act":
                return _weighed(outlook.act(options))
            case "jam.move":
                return _weighed(outlook.move(options))
            case "jam.block":
                return _weighed(outlook.block(options))
            case "jam.call":
                return look.calls()
            case _:
                return left_out(partial(default, self._cards, look.view), decision)


def _ids(decision: Decision) -> list[str]:
    return [option.id for option in decision.options]


def _weighed(worths: Worths) -> tuple[Weighed, ...]:
    return best_first(Weighed(picks, round(worth * _SCALE)) for picks, worth in worths.items())


class Look(msgspec.Struct, frozen=True):
    """A position as one side looks at it: its jammer, the other one, who stands where."""

    cards: Cards
    view: JamView
    where: Positions
    me: int

    @classmethod
    def of(cls, cards: Cards, view: JamView) -> "Look":
        """Return the position as the reader of a view looks at it, who is a side."""
        assert view.reader is not None
        return cls(cards, view, positions(view), view.reader)

    @property
    def jammer(self) -> str:
        """The jammer of this side."""
        return self.where.lineups[self.me][0]

    @property
    def rival(self) -> str:
        """The jammer of the other side."""
        return self.where.lineups[1 - self.me][0]

    def in_pack(self, space: str | None) -> bool:
        return space is not None and self.cards.track.spaces[space].zone == "pack"

    def row(self, space: str | None) -> int:
        """Return a row of the pack, 0 elsewhere."""
        return self.cards.track.spaces[space].row if space else 0

    # Programming

    def placed(self, mine: Mine, options: Sequence[str]) -> tuple[Weighed, ...]:
        """Weigh the cards for the skater in question: live ones are tried out.

        Of planned ones the best is her part in what is best laid, whatever she could do alone.
        """
        if self.view.live:
            return _weighed(self.tried())
        worths: dict[Picks, int] = {(): NOTHING}
        for card in mine.hand:
            for worth, pick in self._uses(mine.skater, card):
                if pick in options:
                    worths[pick,] = worth
        best = self.place(mine)
        first = Weighed(best, max(worths.values()))
        rest = best_first(Weighed(picks, worth) for picks, worth in worths.items() if picks != best)
        return first, *rest

    def place(self, mine: Mine) -> Picks:
        """Return the card and Time for the skater in question: her part in what is best laid."""
        visible = self.where.visible(self.me)
        waiting = visible[visible.index(mine.skater) :]
        laid = _assigned(waiting, mine.hand, self._uses)
        return (laid[mine.skater],) if mine.skater in laid else ()

    def _uses(self, skater: str, card: str) -> Iterator[tuple[int, str]]:
        """Yield what laying a card on a skater is worth, with the option that does it."""
        for time in self.cards.actions[card].times:
            yield self.worth(skater, card, time), f"{card}t{time}"

    def tried(self) -> Worths:
        """Weigh the cards for the skater in question by trying them out."""
        looks = [replace(self, me=side) for side in (0, 1)]
        known: dict[tuple[str, str], int] = {}

        def best(look: Look, skater: str, card: str) -> int:
            if (skater, card) not in known:
                known[skater, card] = max(worth for worth, _ in look._uses(skater, card))
            return known[skater, card]

        def habit(side: int, skaters: Sequence[str], hand: Sequence[str]) -> Mapping[str, str]:
            look = looks[side]
            return _assigned(skaters, hand, lambda one, card: [(best(look, one, card), card)])

        return Outlook.of(self.cards, self.view).place(habit)

    def worth(self, skater: str, card: str, time: int) -> int:
        """Return what a card is worth on a skater at a Time."""
        if self.cards.actions[card].kind == "block":
            return self._worth_of_block(skater, card, time)
        spaces = in_reach(self.cards, self.view, skater, card)
        best = max((self.going(skater, space, time) for space in spaces), default=-9)
        if skater == self.jammer:
            return best - self.cards.actions[card].bonus
        return best - 2 * self.cards.actions[card].bonus

    # Movement

    def going(self, skater: str, space: str, time: int) -> int:
        """Return what it is worth that a skater goes to a space at a Time."""
        if skater == self.jammer:
            return self._jammer_going(space, time)
        return self._blocker_going(skater, space, time)

    def _jammer_going(self, space: str, time: int) -> int:
        start = self.where.space(self.jammer)
        assert start is not None
        if makes_pass(self.cards, start, space):
            return self._worth_of_pass() + _AHEAD[space] - 3 * time
        if start in {FRONT, OTHER}:
            return LAP + _AHEAD[space] - time
        risk = 2 * len(self._next_to(space))
        if start == REAR:  # late, so that nobody can hit or pin her in this turn
            return 8 + 3 * (4 - self.row(space)) + 2 * time - risk
        return 3 + 4 * (self.row(start) - self.row(space)) + time - risk

    def _worth_of_pass(self) -> int:
        if self.view.overtime or self.view.sides[self.me].passes:
            return SCORE
        return INITIAL if self.view.lead_open else SECOND

    def _next_to(self, space: str) -> list[str]:
        """Return the opposing skaters on top of a space and of those beside it."""
        tops = [
            stack[-1]
            for there, stack in self.view.stacks.items()
            if stack and self.in_pack(there) and self._touches(space, there)
        ]
        return [one for one in tops if self.where.side(one) != self.me]

    def _touches(self, space: str, there: str) -> bool:
        one, other = self.cards.track.spaces[space], self.cards.track.spaces[there]
        if one.zone != "pack":
            return False
        return abs(one.row - other.row) + (one.lane != other.lane) <= 1

    def _blocker_going(self, skater: str, space: str, time: int) -> int:
        """Return what a blocker's new place is worth: on the other jammer, or in her way."""
        worth = self._on_arrival(space, time) - self._on_leaving(skater)
        if self.where.space(skater) == REAR:
            worth += 5
        return worth + self._in_the_way(space) - self._in_the_way(self.where.space(skater))

    def _on_arrival(self, space: str, time: int) -> int:
        if space == REAR:
            return -6
        stack = self.view.stacks[space]
        if self.rival in stack:
            pinned = self.where.is_pinned(self.rival)
            return 4 if pinned else PIN - 3 * time
        if self.jammer in stack or space == self._planned(time):
            return -12
        own = sum(self.where.side(one) == self.me for one in stack)
        return 3 * (len(stack) - own) - 3 * own + 1

    def _planned(self, time: int) -> str | None:
        """Return where the own jammer goes by her planned order, if she does so by this Time."""
        placed = () if self.view.live or self.view.mine is None else self.view.mine.placed
        for one in placed:
            if one.skater == self.jammer and one.time <= time:
                if one.end or self.cards.actions[one.card].kind == "block":
                    return one.end
                spaces = list(in_reach(self.cards, self.view, one.skater, one.card))
                return spaces[0] if len(spaces) == 1 else None
        return None

    def _on_leaving(self, skater: str) -> int:
        """Return what is given up: a pin on the other jammer."""
        space = self.where.space(skater)
        stack = self.view.stacks[space] if space else ()
        if not self.in_pack(space) or self.rival not in stack:
            return 0
        above = stack[stack.index(self.rival) + 1 :]
        pins = [one for one in above if self.where.side(one) == self.me]
        return 14 if pins == [skater] else 0

    def _in_the_way(self, space: str | None) -> int:
        """Return how well a place faces the other jammer, who wants to get out in front."""
        if not self.in_pack(space):
            return 0
        return {1: 5, 2: 4, 3: 2, 4: 1}[self.row(space)]

    # Blocks

    def _worth_of_block(self, skater: str, card: str, time: int) -> int:
        found = targets(self.cards, self.view, skater, card)
        here = self.where.space(skater)
        if here == REAR and found and skater != self.jammer:
            return -8  # it may be a foul
        sure = [self._hit(one) - 2 * time for one in found if one.margin > 0]
        return max([*sure, self._suspicion(here, skater, card, time)])

    def _hit(self, target: Target) -> int:
        """Return what hitting a target is worth that stands there now."""
        if target.skater == self.rival:
            thrown = target.direction != "push" or target.margin >= FALL
            return HIT if thrown or self.row(self.where.space(self.rival)) == 1 else HIT // 2
        if target.skater in self._on_my_jammer():
            return RESCUE
        return 9 if target.direction != "push" or target.margin >= FALL else 6

    def _on_my_jammer(self) -> Sequence[str]:
        """Return the opposing skaters who lie above the own jammer."""
        space = self.where.space(self.jammer)
        stack = self.view.stacks[space] if space else ()
        if not self.in_pack(space):
            return ()
        above = stack[stack.index(self.jammer) + 1 :]
        return [one for one in above if self.where.side(one) != self.me]

    def _suspicion(self, here: str | None, skater: str, card: str, time: int) -> int:
        """Return what a block is worth that waits for whoever comes along."""
        if skater == self.jammer or not self.in_pack(here):
            return -6
        comes = self.where.space(self.rival) == REAR or self.in_pack(self.where.space(self.rival))
        wide = 2 if len(self.cards.actions[card].directions) > 2 else 0
        return (3 if comes and time >= TIMES - 2 else 1) + wide - self.cards.actions[card].bonus

    def wishes(self, options: Sequence[str]) -> Picks:
        """Return targets by preference: the other jammer, then who pins the own one."""
        first = [self.rival, *self._on_my_jammer()]
        return tuple(one for one in dict.fromkeys(first) if one in options)

    def destinations(self, mine: Mine, options: Sequence[str]) -> tuple[Weighed, ...]:
        """Weigh where the skater in question may go."""
        laid = mine.placed[-1]
        return best_first(
            Weighed((one,), self.going(laid.skater, one, laid.time)) for one in options
        )

    # Calling off

    def conditions(self) -> tuple[Weighed, ...]:
        """Weigh when to call the jam off, rule JAM-9.4.

        In the last jam it is foolish to end it while behind, even where the other jammer is about
        to score, and not to end it while ahead.
        """
        own, other = self.view.sides[self.me], self.view.sides[1 - self.me]
        last = self.view.jam >= self.view.jams
        ahead = own.points - other.points
        at_once, never = ("t1", "t2", "t3", "t4", "t5"), ()
        once_ahead, on_threat = ("ahead",), ("ahead", "threat")
        some: list[Picks] = [on_threat, once_ahead] if self._fears() else [once_ahead, on_threat]
        if last and ahead > 0:
            ways, foolish = [at_once, *some, never], {never}
        elif last and ahead < 0:
            hopes = [never, once_ahead] if ahead < -PASS else [once_ahead, never]
            ways, foolish = [*hopes, on_threat, at_once], {on_threat, at_once}
        else:
            ways, foolish = [*some, never], set[Picks]()
        return tuple(Weighed(way, -at, foolish=way in foolish) for at, way in enumerate(ways))

    def _fears(self) -> bool:
        """Whether the other jammer is nearer to scoring than the own one."""
        other = self.view.sides[1 - self.me]
        space = self.where.space(self.jammer)
        mine = self.view.mine
        on_her_way = mine is not None and any(
            one.skater == self.jammer and one.end in {FRONT, OTHER, REAR} for one in mine.placed
        )
        return other.passes > 0 and not (on_her_way and self.in_pack(space))

    def calls(self) -> tuple[Weighed, ...]:
        """Weigh whether to call the jam off now; in the last jam the wrong way is foolish."""
        own, other = self.view.sides[self.me], self.view.sides[1 - self.me]
        decides = self.view.jam >= self.view.jams and own.points != other.points
        ways = ("off", "on") if self.calls_off() else ("on", "off")
        return Weighed((ways[0],), 1), Weighed((ways[1],), 0, foolish=decides)

    def calls_off(self) -> bool:
        """Whether to call the jam off now, rule JAM-7.1."""
        own, other = self.view.sides[self.me], self.view.sides[1 - self.me]
        if self.view.jam >= self.view.jams:
            if own.points > other.points:
                return True
            if own.points < other.points:
                return False
        if is_ahead(self.view, self.me):
            return True
        return other.passes > 0 and threatens(self.cards, self.view, 1 - self.me)

    def discarded(self, hand: Sequence[str]) -> Picks:
        """Return the cards that are thrown away between two jams."""
        return tuple(card for card in hand if self.is_useless(card))

    def is_useless(self, card: str) -> bool:
        """Whether a card is better thrown away between two jams."""
        printed = self.cards.actions[card]
        return printed.bonus == 0 and len(printed.times) == 1


def _assigned(skaters: Sequence[str], hand: Sequence[str], uses: Uses) -> dict[str, str]:
    """Return what is laid on each skater: the best pairs of skater and card, one after another."""
    found = [
        (worth, -skaters.index(skater), pick, skater, card)
        for skater in skaters
        for card in hand
        for worth, pick in uses(skater, card)
    ]
    left, laid = set(hand), dict[str, str]()
    for worth, _, pick, skater, card in sorted(found, reverse=True):
        if worth > NOTHING and skater not in laid and card in left:
            laid[skater] = pick
            left.remove(card)
    return laid


_AHEAD = {FRONT: 0, OTHER: 2, REAR: 4}  # what it is worth to come so far round
