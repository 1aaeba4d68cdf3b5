"""How a live coach decides (JAM-2.9): each answer is tried out to the end of the turn.

A trial of each answer is played in several worlds, which differ in what the reader cannot see: the
cards that lie face down, or the hand of the other side. What comes off best on
average is best. The worlds follow from what everybody sees, so the same view has the same answer.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import tanh
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from games.core.decision import Picks
from games.core.streams import Streams
from games.jam.cards import Cards
from games.jam.phases.promise import promise
from games.jam.phases.trial import Trial
from games.jam.track import positions
from games.jam.view import JamView

Worths: TypeAlias = Mapping[Picks, float]  # of answers, the first of equals first
Laid: TypeAlias = Mapping[str, str]  # the card on each skater who bears one
# What a side lays by habit: of the side, its skaters who wait for a card, and the hand.
Habit: TypeAlias = Callable[[int, Sequence[str], Sequence[str]], Laid]

WORLDS, HANDS = 6, 8  # in how many an answer is tried out: while a turn runs, before it
# Points ahead that count as three quarters of a win (tanh 1): in the last jam, and more for each
# jam to come.
_LAST, _EACH = 2.5, 3.0


class Outlook(msgspec.Struct, frozen=True):
    """What the reader of a view may expect of each answer."""

    cards: Cards
    view: JamView
    me: int

    @classmethod
    def of(cls, cards: Cards, view: JamView) -> "Outlook":
        """Return the outlook of the reader of a view."""
        assert view.reader is not None
        return cls(cards, view, view.reader)

    # The questions

    def move(self, spaces: Sequence[str]) -> Worths:
        """Weigh where the skater whose card has come up may go."""
        acting = self.view.acting
        assert acting is not None
        ways = {(space,): partial(_moved, skater=acting.skater, space=space) for space in spaces}
        return self._tried(ways, self._worlds())

    def block(self, skaters: Sequence[str]) -> Worths:
        """Weigh whom the skater may block whose card has come up."""
        acting = self.view.acting
        assert acting is not None
        ways = {
            (other,): partial(_blocked, skater=acting.skater, card=acting.card, other=other)
            for other in skaters
        }
        return self._tried(ways, self._worlds())

    def act(self, skaters: Sequence[str]) -> Worths:
        """Weigh who may use a card of several Times now, rule JAM-3.2."""
        some = (each for size in range(len(skaters) + 1) for each in combinations(skaters, size))
        ways = {each: partial(_acted, side=self.me, chosen=each) for each in some}
        return self._tried(ways, self._worlds())

    def place(self, habit: Habit) -> Worths:
        """Weigh the cards for the skater in question, rule JAM-2.4.

        The jammer's is the one of habit, so that she goes on; a blocker's is tried out.
        """
        mine, where = self.view.mine, positions(self.view)
        assert mine is not None
        visible = where.visible(self.me)
        rest = visible[visible.index(mine.skater) + 1 :]
        if where.is_jammer(mine.skater):
            card = habit(self.me, [mine.skater, *rest], mine.hand).get(mine.skater)
            return {(card,) if card else (): 0.0}
        done = {one.skater: one.card for one in mine.placed}
        laid: dict[Picks, Laid] = {}
        for card in (*mine.hand, ""):
            left = [one for one in mine.hand if one != card]
            own = {mine.skater: card} if card else {}
            laid[(card,) if card else ()] = {**done, **own, **habit(self.me, rest, left)}
        jammers = (lineup[0] for lineup in where.lineups)
        stuck = tuple(one for one in jammers if where.is_pinned(one))
        outlook = replace(self.view, stuck=stuck, time=0)
        hidden, rivals = self._hidden([*mine.hand, *done.values()]), where.visible(1 - self.me)
        worths = dict.fromkeys(laid, 0.0)
        for order in self._orders(hidden, HANDS):
            theirs = habit(1 - self.me, rivals, order[: self.view.sides[1 - self.me].hand])
            for picks, ours in laid.items():
                trial = Trial.of(self.cards, outlook, {**ours, **theirs})
                trial.later()
                worths[picks] += self._worth(trial)
        return worths

    # What cannot be seen

    def _hidden(self, own: Sequence[str]) -> list[str]:
        """Return the cards that the reader has not seen, where `own` are those it holds."""
        shown = {*self.view.discard, *own, *(one.card for one in self.view.laid)}
        return [card for card in self.cards.actions if card not in shown]

    def _orders(self, hidden: Sequence[str], many: int) -> Iterator[list[str]]:
        """Yield orders in which what is hidden may lie; the same ones for the same moment."""
        view = self.view
        draws = Streams(f"{view.jam} {view.turn} {view.time}".encode())
        for _ in range(many):
            yield draws.shuffled("worlds", hidden)

    def _worlds(self) -> list[Laid]:
        """Return what may lie on the skaters: what is seen, and cards with the other backs."""
        assert self.view.mine is not None
        own, actions = dict(self.view.mine.cards), self.cards.actions
        worlds: list[Laid] = []
        for order in self._orders(self._hidden([*self.view.mine.hand, *own.values()]), WORLDS):
            laid = dict(own)
            for one in self.view.laid:
                if one.skater not in laid:
                    fits = (card for card in order if actions[card].times == one.times)
                    laid[one.skater] = one.card or next(fits)
                    if not one.card:
                        order.remove(laid[one.skater])
            worlds.append(laid)
        return worlds

    # What it comes to

    def _tried(
        self, ways: Mapping[Picks, Callable[[Trial], None]], worlds: Sequence[Laid]
    ) -> Worths:
        """Return how well each way comes off in all worlds together."""
        worths = dict.fromkeys(ways, 0.0)
        for laid in worlds:
            for name, way in ways.items():
                trial = Trial.of(self.cards, self.view, laid)
                way(trial)
                worths[name] += self._worth(trial)
        return worths

    def _worth(self, trial: Trial) -> float:
        """Return how good the points are to which a trial comes, from -1 to 1."""
        own, other = self.view.sides[self.me], self.view.sides[1 - self.me]
        ahead = own.points + trial.gained[self.me] - other.points - trial.gained[1 - self.me]
        expected = 0.0 if trial.ended else promise(trial, self.me)
        return tanh((ahead + expected) / (_LAST + _EACH * max(0, self.view.jams - self.view.jam)))


# The answers, carried out on a trial


def _moved(trial: Trial, skater: str, space: str) -> None:
    trial.move(skater, space)
    trial.finish()


def _blocked(trial: Trial, skater: str, card: str, other: str) -> None:
    found = trial.targets(skater, card)
    trial.block(skater, next(one for one in found if one.skater == other))
    trial.finish()


def _acted(trial: Trial, side: int, chosen: Picks) -> None:
    """Turn up what one side has chosen and the other turns up by habit."""
    trial.turn_up(
        one
        for one, card in trial.laid.items()
        if trial.bears_now(card)
        and (
            trial.is_last(card)
            or (one in chosen if trial.side[one] == side else not trial.holds(one, card))
        )
    )
    trial.finish()
