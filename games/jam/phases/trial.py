"""The rest of a live turn on a copy of the track: what a coach looks ahead to (JAM-2.9).

A trial knows what its reader knows. Where a card lies face down, one that could be it is put there
(`worlds` deals them out), and both sides go on by the simple habits below. Groups JAM-3 to 6 are
carried out as the rules do, but for fouls (JAM-5.9, 5.10): a block on the rear is taken to be one,
and costs nobody LEAD.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from games.jam.cards import Cards
from games.jam.phases.blocking import FALL, Target, beyond, cost
from games.jam.phases.lead import PASS, makes_pass
from games.jam.phases.movement import reach
from games.jam.printed import BLOCK, FRONT, MOVEMENT, OPEN, OTHER, REAR, RESISTANCE, TIMES
from games.jam.view import JamView

# What a jammer likes best by habit: out of the pack, and then as far round as she comes. What
# habits go by are ranks alone: they are compared with each other, and with nothing else.
_RANKS = {FRONT: 40, OTHER: 41, REAR: 42}


@dataclass(slots=True)
class Trial:
    """A running turn on a copy.

    What is by side has home first. `skills` are Movement, Block and Resistance (`printed.py`). `at`
    is where each skater stands, without those in prison, `stacks` the same by space, bottom to top.
    `laid` is the card on each skater who bears one, `up` whose card is turned up, in the order in
    which they act. `gained` are the points of this trial, which are not in `jam_points`; `reached`
    is where sides ended their first pass in this Time. `ended` says that the jam is called off.
    """

    cards: Cards
    lineups: tuple[Sequence[str], Sequence[str]]
    side: Mapping[str, int]
    skills: Mapping[str, tuple[int, int, int]]
    stacks: dict[str, list[str]]
    at: dict[str, str]
    laid: dict[str, str]
    up: list[str]
    passes: list[int]
    gained: list[int]
    jam_points: tuple[int, int]
    lead: int | None
    lead_open: bool
    overtime: bool
    wriggle: bool
    stuck: tuple[str, ...]
    time: int
    ended: bool = False
    reached: dict[int, str] = field(default_factory=dict[int, str])

    @classmethod
    def of(cls, cards: Cards, view: JamView, laid: Mapping[str, str]) -> "Trial":
        """Return a trial of the turn of a view, with these cards on the skaters.

        `laid` has a card for everybody on whom the view has one.
        """
        home, away = view.sides
        side = {one: number for number, each in enumerate(view.sides) for one in each.lineup}
        tired = {*home.tired, *away.tired}
        skills = {
            one: cards.skaters[one].tired if one in tired else cards.skaters[one].fresh
            for one in side
        }
        up = [one.skater for one in view.laid if one.card]
        return cls(
            cards=cards,
            lineups=(home.lineup, away.lineup),
            side=side,
            skills=skills,
            stacks={space: list(stack) for space, stack in view.stacks.items()},
            at={one: space for space, stack in view.stacks.items() for one in stack},
            laid=dict(laid),
            up=sorted(up, key=lambda one: cards.actions[laid[one]].number),
            passes=[home.passes, away.passes],
            gained=[0, 0],
            jam_points=(home.jam_points, away.jam_points),
            lead=view.lead,
            lead_open=view.lead_open,
            overtime=view.overtime > 0,
            wriggle=view.wriggle,
            stuck=view.stuck,
            time=view.time,
        )

    # Who stands where

    def pinned(self, skater: str) -> bool:
        """Whether an opposing skater lies above her in her stack, rule JAM-2.3."""
        space = self.at.get(skater)
        if space is None or space in OPEN:
            return False
        stack, own = self.stacks[space], self.side[skater]
        return any(self.side[one] != own for one in stack[stack.index(skater) + 1 :])

    def put(self, skater: str, space: str) -> None:
        """Lay a skater on top of a space, rule JAM-4.6; of her own one, too."""
        self.stacks[self.at[skater]].remove(skater)
        self.stacks[space].append(skater)
        self.at[skater] = space

    def is_jammer(self, skater: str) -> bool:
        return self.lineups[self.side[skater]][0] == skater

    def row(self, space: str) -> int:
        """Return a row of the pack, 1 in front to 4; 0 elsewhere."""
        return self.cards.track.spaces[space].row

    def apart(self, one: str, other: str) -> int:
        """Return the steps between two spaces of the pack."""
        a, b = self.cards.track.spaces[one], self.cards.track.spaces[other]
        return abs(a.row - b.row) + (a.lane != b.lane)

    # Actions

    def reach(self, skater: str, card: str) -> Mapping[str, int]:
        """Return the spaces within reach with their costs, rules JAM-4.1 to 4.4."""
        printed = self.cards.actions[card]
        points = self.skills[skater][MOVEMENT] + printed.bonus
        star = self.is_jammer(skater)
        return reach(self.cards.track, self.at[skater], points, printed.directions, jammer=star)

    def targets(self, skater: str, card: str) -> list[Target]:
        """Return whom a block card can be used on, rules JAM-5.1 and 5.2."""
        here, own = self.at[skater], self.side[skater]
        power = self.skills[skater][BLOCK] + self.cards.actions[card].bonus
        found: list[Target] = []
        if here in OPEN:
            return [
                Target(one, "", power, self.skills[one][RESISTANCE])
                for one in self.stacks[here]
                if self.side[one] != own and (here == REAR or self.is_jammer(one))
            ]
        for direction in self.cards.actions[card].directions:
            there = beyond(self.cards.track, here, direction)
            stack = self.stacks[there] if there else ()
            if stack and self.side[stack[-1]] != own:
                one = stack[-1]
                weight = power - cost(direction)
                found.append(Target(one, direction, weight, self.skills[one][RESISTANCE]))
        return found

    def move(self, skater: str, end: str) -> None:
        """Move a skater and count a pass, rules JAM-6.1, 6.2 and 10.2."""
        start = self.at[skater]
        if end == start:
            return
        self.put(skater, end)
        if self.is_jammer(skater) and makes_pass(self.cards, start, end):
            side = self.side[skater]
            self.passes[side] += 1
            if self.passes[side] > 1 or self.overtime:
                self.gained[side] += PASS
            if self.passes[side] == 1:
                self.reached[side] = end

    def block(self, skater: str, target: Target) -> None:
        """Block a target, rules JAM-5.4 to 5.9."""
        here = self.at[target.skater]
        both = self.is_jammer(skater) and self.is_jammer(target.skater)
        if here == REAR and not both:
            self.stacks[REAR].remove(skater)
            del self.at[skater]
            return
        if target.margin <= 0:
            return
        self.laid.pop(target.skater, None)
        if here in OPEN:
            return
        there = beyond(self.cards.track, here, target.direction)
        self.put(target.skater, REAR if there is None or target.margin >= FALL else there)
        self.put(skater, here)

    # Habits

    def act(self, skater: str, card: str) -> None:
        """Carry a card out by habit."""
        if self.cards.actions[card].kind == "movement":
            end = self.destination(skater, self.reach(skater, card))
            if end:
                self.move(skater, end)
            return
        found = self.targets(skater, card)
        if found:
            self.block(skater, max(found, key=self._hit))

    def _hit(self, target: Target) -> tuple[bool, bool, int]:
        """Return the rank of a target: one that is hit, the other jammer, the greatest margin."""
        rival = self.lineups[self.side[target.skater]][0]
        return target.margin > 0, target.skater == rival, target.margin

    def destination(self, skater: str, spaces: Iterable[str]) -> str:
        """Return where a skater goes by habit, "" where nothing is within reach."""
        if self.is_jammer(skater):
            return max(spaces, key=lambda one: self._jammer_at(skater, one), default="")
        return max(spaces, key=lambda one: self._blocker_at(skater, one), default="")

    def _jammer_at(self, skater: str, space: str) -> int:
        """Return the rank of a space for a jammer: far ahead, with few who can block her there."""
        if space in _RANKS:
            return _RANKS[space]
        own = self.side[skater]
        near = 0
        for one in self.lineups[1 - own]:
            there = self.at.get(one, REAR)
            if there not in OPEN and self.stacks[there][-1] == one:
                near += self.apart(there, space) <= 1
        return 5 * (4 - self.row(space)) - 2 * near

    def _blocker_at(self, skater: str, space: str) -> int:
        """Return the rank of a space for a blocker: on the other jammer, never on the own one."""
        own = self.side[skater]
        rival, star = self.lineups[1 - own][0], self.lineups[own][0]
        if space == REAR:
            return -9
        worth = (0, 2, 2, 1, 0)[self.row(space)]
        stack = self.stacks[space]
        if rival in stack:
            return 20 if not self.pinned(rival) else 3
        if star in stack:
            return -5
        if stack:
            worth += 1 if self.side[stack[-1]] != own else -2
        return worth

    def holds(self, skater: str, card: str) -> bool:
        """Whether a card of several Times is held back by habit."""
        if self.pinned(skater):
            return True
        if self.cards.actions[card].kind == "block":
            return not any(one.margin > 0 for one in self.targets(skater, card))
        end = self.destination(skater, self.reach(skater, card))
        if self.is_jammer(skater):
            return end not in OPEN
        return self.lineups[1 - self.side[skater]][0] not in self.stacks.get(end, ())

    # The course of the turn

    def finish(self) -> None:
        """Play the turn to its end, from cards that are turned up already on."""
        self.carry_on()
        self.later()

    def later(self) -> None:
        """Play the Times that are left, then end the turn, rules JAM-3.1 and 3.10b."""
        while not self.ended and self.time < TIMES:
            self.time += 1
            self.turn_up(
                one
                for one, card in self.laid.items()
                if self.bears_now(card) and (self.is_last(card) or not self.holds(one, card))
            )
            self.carry_on()
        if not self.ended and self.wriggle:
            for one in self.stuck:
                if self.pinned(one):
                    self.put(one, self.at[one])  # on top of her stack

    def bears_now(self, card: str) -> bool:
        """Whether a card bears the present Time."""
        return self.time in self.cards.actions[card].times

    def is_last(self, card: str) -> bool:
        """Whether the present Time is the last of a card, rule JAM-3.2."""
        return self.time == self.cards.actions[card].last

    def turn_up(self, skaters: Iterable[str]) -> None:
        """Turn cards up; they are carried out by their numbers, rule JAM-3.3."""
        actions = self.cards.actions
        self.up = sorted(skaters, key=lambda one: actions[self.laid[one]].number)

    def carry_on(self) -> None:
        """Carry out what is turned up, then end the Time, rule JAM-3.5."""
        for skater in self.up:
            card = self.laid.pop(skater, "")
            if card and not self.pinned(skater) and skater in self.at:
                self.act(skater, card)
        self.up = []
        self.end_time()

    def end_time(self) -> None:
        """Give LEAD, and call the jam off for who has it and is ahead, rules JAM-6.3 and 7.1."""
        if self.lead_open and self.reached:
            self.lead_open = False
            order = (FRONT, OTHER, REAR)
            # Of two passes in one Time that counts which ended farther round (JAM-6.3).
            far = {side: order.index(end) for side, end in self.reached.items()}
            best = [side for side in far if far[side] == max(far.values())]
            self.lead = best[0] if len(best) == 1 else None
        self.reached = {}
        if self.lead is not None and self._ahead(self.lead) > 0:
            self.ended = True

    def _ahead(self, side: int) -> int:
        """Return by how many jam points a side is ahead."""
        own = self.jam_points[side] + self.gained[side]
        return own - self.jam_points[1 - side] - self.gained[1 - side]
