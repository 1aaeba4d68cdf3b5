"""How a sensible coach answers: from the own view and the question, nothing else.

Every card that may be laid has a worth: a pass for the jammer, a pin or a hit on the other one, a
better place for a blocker. The best pairs of skater and card are laid, one after the other. What
comes up while a live turn runs is tried out on the track as it stands by then
(`phases/outlook.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.jam.cards import Cards
from games.jam.defaults import default
from games.jam.phases.blocking import FALL, Target, targets
from games.jam.phases.lead import PASS, is_ahead, makes_pass, threatens
from games.jam.phases.movement import in_reach
from games.jam.phases.outlook import Outlook
from games.jam.phases.programming import split
from games.jam.printed import FRONT, OTHER, REAR, TIMES
from games.jam.rules import JamRules
from games.jam.track import Positions, positions
from games.jam.view import JamView, Mine

# Worths, on one scale.
SCORE, INITIAL, SECOND = 60, 40, 18  # a pass that scores; the first; one after the other's
LAP = 16  # going on from front or other side
PIN, HIT, RESCUE = 26, 24, 22  # the other jammer pinned, hit; the own one freed
NOTHING = 0  # a worth above it is laid


class SensiblePlayer:
    """A player that sends its jammer through and holds the other one."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, JamRules)
        self._cards = rules.cards

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - fixed
        """Return the answer that looks best to the side that reads `view`."""
        assert isinstance(view, JamView)
        assert view.mine is not None
        options = [option.id for option in decision.options]
        look = Look.of(self._cards, view)
        match decision.kind:
            case "jam.discard":
                return tuple(card for card in options if look.is_useless(card))
            case "jam.place":
                return look.place(view.mine)
            case "jam.plan_move":
                return (look.destination(view.mine, options),)
            case "jam.plan_block":
                return look.wishes(options)
            case "jam.move" | "jam.block":
                return (look.carried_out(options),)
            case _:
                return self._more(look, view, decision, options)

    def _more(self, look: "Look", view: JamView, decision: Decision, options: list[str]) -> Picks:
        match decision.kind:
            case "jam.plan_call":
                return look.conditions()
            case "jam.call":
                return ("off" if look.calls_off() else "on",)
            case "jam.act":
                return tuple(one for one in options if look.acts(one))
            case _:
                return default(self._cards, view, decision)


@dataclass(frozen=True)
class Look:
    """A position as one side looks at it: its jammer, the other one, who stands where."""

    cards: Cards
    view: JamView
    where: Positions
    me: int

    @classmethod
    def of(cls, cards: Cards, view: JamView) -> "Look":
        assert view.reader is not None
        return cls(cards, view, positions(view), view.reader)

    @property
    def jammer(self) -> str:
        return self.where.lineups[self.me][0]

    @property
    def rival(self) -> str:
        return self.where.lineups[1 - self.me][0]

    def in_pack(self, space: str | None) -> bool:
        return space is not None and self.cards.track.spaces[space].zone == "pack"

    def row(self, space: str | None) -> int:
        """Return a row of the pack, 0 elsewhere."""
        return self.cards.track.spaces[space].row if space else 0

    # Programming

    def place(self, mine: Mine) -> Picks:
        """Return the card for the skater in question: her part in the best assignment."""
        visible = self.where.visible(self.me)
        waiting = visible[visible.index(mine.skater) :]
        hand = list(mine.hand)
        found = [
            (worth, -waiting.index(skater), pick, skater)
            for skater in waiting
            for card in hand
            for worth, pick in self._uses(skater, card)
        ]
        busy: set[str] = set()
        for worth, _, pick, skater in sorted(found, reverse=True):
            card, _ = split(pick, self.cards.actions)
            if worth <= NOTHING or skater in busy or card not in hand:
                continue
            if skater == mine.skater:
                return (pick,)
            busy.add(skater)
            hand.remove(card)
        return ()

    def _uses(self, skater: str, card: str) -> Iterator[tuple[int, str]]:
        """Yield what laying a card on a skater is worth, with the option that does it."""
        printed = self.cards.actions[card]
        worths = [(self.worth(skater, card, time), time) for time in printed.times]
        if self.view.live:
            yield max(worth for worth, _ in worths), card
        else:
            yield from ((worth, f"{card}t{time}") for worth, time in worths)

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
            return self._worth_of_pass() + _FAR[space] - 3 * time
        if start in {FRONT, OTHER}:
            return LAP + _FAR[space] - time
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
        if self.jammer in stack:
            return -12
        own = sum(self.where.side(one) == self.me for one in stack)
        return 3 * (len(stack) - own) - 3 * own + 1

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

    def destination(self, mine: Mine, options: Sequence[str]) -> str:
        """Return where the skater in question is to go."""
        laid = mine.placed[-1]
        return max(options, key=lambda one: self.going(laid.skater, one, laid.time))

    # What comes up

    def carried_out(self, options: Sequence[str]) -> str:
        """Return the destination or target of the card that has come up.

        Blocks and the jammer's movements are tried out; a blocker's place is worth what it is
        worth in programming, which won more duels.
        """
        acting = self.view.acting
        assert acting is not None
        outlook = Outlook.of(self.cards, self.view)
        if self.cards.actions[acting.card].kind == "movement":
            if acting.skater != self.jammer:
                now = self.view.time
                return max(options, key=lambda one: self.going(acting.skater, one, now))
            return max(options, key=lambda one: outlook.after_move(acting.skater, one).worth())
        found = targets(self.cards, self.view, acting.skater, acting.card)
        there = {one.skater: outlook.after_block(acting.skater, one).worth() for one in found}
        return max(options, key=lambda one: there[one])

    def acts(self, skater: str) -> bool:
        """Whether a card of several Times is better used now than later."""
        mine = self.view.mine
        assert mine is not None
        card = dict(mine.cards)[skater]
        now, times = self.view.time, self.cards.actions[card].times
        if self.where.is_pinned(skater):
            return False
        if self.cards.actions[card].kind == "block":
            return any(one.margin > 0 for one in targets(self.cards, self.view, skater, card))
        later = max(self.worth(skater, card, time) for time in times if time > now)
        return self.worth(skater, card, now) >= later

    def conditions(self) -> Picks:
        """Return when to call the jam off, rule JAM-9.4."""
        own, other = self.view.sides[self.me], self.view.sides[1 - self.me]
        last = self.view.jam >= self.view.jams
        if last and own.points > other.points:
            return ("t1", "t2", "t3", "t4", "t5")
        if last and own.points + PASS < other.points:
            return ()
        return ("ahead", "threat") if self._fears() else ("ahead",)

    def _fears(self) -> bool:
        """Whether the other jammer is nearer to scoring than the own one."""
        other = self.view.sides[1 - self.me]
        space = self.where.space(self.jammer)
        mine = self.view.mine
        planned = mine is not None and any(
            one.skater == self.jammer and one.end in {FRONT, OTHER, REAR} for one in mine.placed
        )
        return other.passes > 0 and not (planned and self.in_pack(space))

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

    def is_useless(self, card: str) -> bool:
        """Whether a card is better thrown away between two jams."""
        printed = self.cards.actions[card]
        return printed.bonus == 0 and len(printed.times) == 1


_FAR = {FRONT: 0, OTHER: 2, REAR: 4}
