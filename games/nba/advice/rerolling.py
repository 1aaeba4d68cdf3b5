"""Which dice to roll again, and what that brings on average (rules NBA-5.4, 5.7)."""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from games.nba.defaults import me
from games.nba.phases.basics.dice import expected
from games.nba.printed import Book, Sides, Tactic
from games.nba.view import NbaView, Thrown

_LEAST = 0.01  # points: less is rounding


class Again(NamedTuple):
    """Dice to roll again, by name, and how many points more that brings on average."""

    dice: tuple[str, ...]
    gain: float


def best(book: Book, view: NbaView, most: int) -> Again:
    """Return the dice, `most` at the most, that bring most when rolled again; few where equal."""
    rolled = me(view).dice
    kinds = [list(_lowest(rolled, kind)) for kind in book.tactic(me(view).tactic).keep]
    tries = (sum(one, ()) for one in product(*kinds))
    found = (Again(names, gain(book, view, names)) for names in tries if len(names) <= most)
    return max(found, key=lambda one: (round(one.gain, 2), -len(one.dice)))


def gain(book: Book, view: NbaView, names: Collection[str]) -> float:
    """Return what rolling these dice again brings on average: the highest are kept either way."""
    own = me(view)
    tactic, against = book.tactic(own.tactic), _colours(view)
    after = _worth(book.dice, tactic, own.dice, names, against)
    gained = after - _worth(book.dice, tactic, own.dice, (), against)
    return gained if abs(gained) > _LEAST else 0.0


def _lowest(rolled: Sequence[Thrown], kind: str) -> Iterator[tuple[str, ...]]:
    """Yield none, the lowest, the two lowest, ... of the dice of a kind."""
    ranked = sorted((die for die in rolled if die.kind == kind), key=_value)
    for count in range(len(ranked) + 1):
        yield tuple(die.name for die in ranked[:count])


def _worth(
    sides: Sides,
    tactic: Tactic,
    rolled: Sequence[Thrown],
    again: Collection[str],
    against: frozenset[str] | None,
) -> float:
    """Return what is kept on average when some of the dice that lie are rolled again."""
    total = 0.0
    for kind, number in tactic.keep.items():
        dice = [die for die in rolled if die.kind == kind]
        lying = tuple(_value(die) for die in dice if die.name not in again)
        colours = frozenset((kind,)) if against is None else against
        total += expected(sides[kind], len(dice) - len(lying), number, colours, lying)
    return total


def _value(die: Thrown) -> int:
    """Return what a die brings: one of no colour of the attack brings nothing."""
    return die.value if die.counts else 0


def _colours(view: NbaView) -> frozenset[str] | None:
    """Return the colours that a defence meets; None for an attack."""
    target = me(view).target
    return None if target is None else frozenset(die.colour for die in view.coaches[target].attack)
