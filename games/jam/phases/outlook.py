"""What a position of a running turn promises to one side: how a live coach decides (JAM-2.9).

Each way to carry out the card that has come up is tried on the track as it stands, and the track
after it is judged: both jammers, who is pinned, who still bears a card, who may still come.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from games.jam.cards import Cards
from games.jam.phases.blocking import FALL, Target, beyond, targets
from games.jam.phases.lead import makes_pass
from games.jam.phases.movement import reach
from games.jam.printed import FRONT, MOVEMENT, OPEN, OTHER, REAR, Direction
from games.jam.track import Positions, put, skill
from games.jam.view import JamView

# Worths, on one scale: ten to a point.
SCORE, LEAD, SECOND = 40, 30, 8  # a pass that scores; the first of the jam; one after the other's
PIN = 16  # a jammer pinned at the end of a turn loses the next one
CARD, OWN_CARD = 7, 2  # a card that a jammer, a blocker still bears and may carry out
HELD = 2  # a blocker pinned at the end of a turn
ON_REAR = 4  # a blocker on the rear: she needs a card to be of use again
HIT = 12  # a jammer blocked: her place and her card
SURE, MAYBE = 0.7, 0.3  # that an opponent does to her what a known, an unknown card could do
BESIDE = 1  # an opponent on top beside a jammer, who may block her in the next turn
_ROWS = {0: 0.0, 4: 0.2, 3: 0.35, 2: 0.55, 1: 0.65}  # part of a pass that a row is worth
_LAP = {FRONT: -8, OTHER: -5, REAR: 0}  # what the way back into the pack still takes
_ANY: tuple[Direction, ...] = ("fast", "slow", "int", "ext")


@dataclass(frozen=True)
class Outlook:
    """The track of a running turn, or as it would be.

    `pending` are the skaters who bear a card that is yet to come, with the card; "" where the
    reader does not know it.
    """

    cards: Cards
    view: JamView
    me: int
    stacks: Mapping[str, Sequence[str]]
    pending: Mapping[str, str]
    passes: tuple[int, int]
    gained: float = 0

    @classmethod
    def of(cls, cards: Cards, view: JamView) -> "Outlook":
        """Return the outlook of the reader of a view."""
        assert view.reader is not None
        passes = (view.sides[0].passes, view.sides[1].passes)
        assert view.mine is not None
        pending = {one.skater: one.card for one in view.laid} | dict(view.mine.cards)
        return cls(cards, view, view.reader, view.stacks, pending, passes)

    @cached_property
    def _standing(self) -> JamView:
        """The view with the skaters where they would be."""
        return replace(self.view, stacks=self.stacks)

    @cached_property
    def where(self) -> Positions:
        home, away = self.view.sides
        return Positions(self.stacks, (home.lineup, away.lineup))

    # What may come of it

    def after_move(self, skater: str, end: str) -> "Outlook":
        """Return the outlook once a skater has moved, groups JAM-4 and 6."""
        start = self.where.space(skater)
        assert start is not None
        stacks = self._copy()
        put(stacks, skater, end)
        side, gained, passes = self.where.side(skater), self.gained, self.passes
        if self.where.is_jammer(skater) and makes_pass(self.cards, start, end):
            gained += self._pass_worth(side) * (1 if side == self.me else -1)
            passes = (passes[0] + (side == 0), passes[1] + (side == 1))
        pending = self._without(skater)
        return Outlook(self.cards, self.view, self.me, stacks, pending, passes, gained)

    def after_block(self, skater: str, target: Target) -> "Outlook":
        """Return the outlook once a skater has blocked a target, rules JAM-5.4 to 5.8."""
        pending = self._without(skater)
        here = self.where.space(target.skater)
        stacks = self._copy()
        if target.margin > 0:
            pending.pop(target.skater, None)
            if here is not None and here not in OPEN:
                there = beyond(self.cards.track, here, target.direction)
                fallen = target.margin >= FALL or there is None
                put(stacks, target.skater, REAR if fallen or there is None else there)
                put(stacks, skater, here)
        passes, gained = self.passes, self.gained
        return Outlook(self.cards, self.view, self.me, stacks, pending, passes, gained)

    def _without(self, skater: str) -> dict[str, str]:
        return {one: card for one, card in self.pending.items() if one != skater}

    def _copy(self) -> dict[str, list[str]]:
        return {space: list(stack) for space, stack in self.stacks.items()}

    # What it is worth

    def _pass_worth(self, side: int) -> int:
        if self.view.overtime or self.passes[side]:
            return SCORE
        if not self.view.lead_open:
            return SECOND
        return LEAD if not self.passes[1 - side] else SECOND

    def worth(self) -> float:
        """Return what the track promises to the own side, less what it promises the other."""
        return self.gained + self._side(self.me) - self._side(1 - self.me)

    def _side(self, side: int) -> float:
        lineup = self.where.lineups[side]
        return self._jammer(side, lineup[0]) + sum(self._blocker(one) for one in lineup[1:])

    def _row(self, space: str | None) -> int:
        return self.cards.track.spaces[space].row if space else 0

    def _jammer(self, side: int, jammer: str) -> float:
        space = self.where.space(jammer)
        if space is None:
            return -PIN
        worth = _ROWS[self._row(space)] * self._pass_worth(side) + _LAP.get(space, 0)
        if self.where.is_pinned(jammer):
            return worth - PIN
        if jammer in self.pending:
            worth += CARD
        if space in OPEN:
            return worth
        return worth - self._danger(side, jammer, space)

    def _danger(self, side: int, jammer: str, space: str) -> float:
        """Return what may still happen to a jammer who stands free in the pack."""
        danger = 0.0
        for one in self.where.lineups[1 - side]:
            there = self.where.space(one)
            if there is None or self.where.is_pinned(one):
                continue
            if one in self.pending:
                danger += self._threat(one, there, jammer, space)
            elif there not in OPEN and self.stacks[there][-1] == one:
                danger += BESIDE * (self._apart(there, space) <= 1)
        return danger

    def _threat(self, other: str, there: str, jammer: str, space: str) -> float:
        """Return what the card of an opponent threatens: a pin by movement, or a hit."""
        card = self.pending[other]
        if card and self.cards.actions[card].kind == "block":
            printed = self.cards.actions[card]
            return HIT * any(
                one.margin > 0 and one.skater == jammer
                for one in targets(self.cards, self._standing, other, card)
            )
        printed = self.cards.actions[card] if card else None
        points = skill(self.cards, self.view, other, MOVEMENT) + (printed.bonus if printed else 1)
        directions = printed.directions if printed else _ANY
        star = self.where.is_jammer(other)
        comes = space in reach(self.cards.track, there, points, directions, jammer=star)
        if printed:
            return PIN * SURE * comes
        beside = there not in OPEN and self._apart(there, space) == 1
        return PIN * MAYBE * comes + HIT * MAYBE * beside

    def _apart(self, one: str, other: str) -> int:
        """Return the steps between two spaces of the pack; many from elsewhere."""
        a, b = self.cards.track.spaces[one], self.cards.track.spaces[other]
        if not a.row or not b.row:
            return 9
        return abs(a.row - b.row) + (a.lane != b.lane)

    def _blocker(self, skater: str) -> float:
        space = self.where.space(skater)
        if space is None or space == REAR:
            return -ON_REAR + (OWN_CARD if skater in self.pending else 0)
        if self.where.is_pinned(skater):
            return -HELD
        hidden = self.stacks[space][-1] != skater
        return (
            (OWN_CARD if skater in self.pending else 0)
            - hidden
            + {4: -1, 3: 0, 2: 1, 1: 1}[self._row(space)]
        )
