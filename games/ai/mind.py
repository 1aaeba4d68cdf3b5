"""What the player of a game may tell of answers beside its own: an optional protocol (MND-1.1).

It stands in the `heuristic.py` of a game, beside `answer`. Whoever wants it asks `ranking`,
`reason`, `worth` and `holding`, which know what a player does not tell.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Protocol, runtime_checkable

import msgspec
from msgspec.structs import replace

from games.ai.player import Player
from games.core.decision import Decision, Picks, is_legal, several
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import View

MOST = 24  # answers of a ranking
GONE = -1_000_000  # how far a seat stands ahead that has given up
HUNDRED = 100
PLAIN = "core-why-picks"  # the reason that only names several picks: no more is to be said


class Weighed(msgspec.Struct, frozen=True):
    """An answer with what it is worth: the more the better, on a scale of the question's own.

    A `foolish` one nobody would give who knows the game: it concedes points, or throws the best
    card away.
    """

    picks: Picks
    worth: int
    foolish: bool = False


@runtime_checkable
class Ranks(Protocol):
    """A player that weighs other answers than its own."""

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:
        """Return answers to choose from, best first; the first is what the player would answer.

        Nothing where no answer is better than another.
        """
        ...


@runtime_checkable
class Explains(Protocol):
    """A player that says why."""

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return what picks do and gain, from the view of the asked seat alone.

        Of any legal picks of any question. Where a question takes one pick it is a few words,
        without its name and without a full stop. Picks that are not legal yet have none, or what
        they come to so far.
        """
        ...


@runtime_checkable
class Values(Protocol):
    """A player that says how well a seat stands."""

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of what the game counts.

        What it has and may still expect, less that of the best of the others who still play, from
        what the reader of the view knows alone: more means likelier to win. Where nobody can be
        ahead yet (decks are chosen, courts are empty) it is 0; of who has given up it is `GONE`.
        """
        ...


@runtime_checkable
class Knows(Protocol):
    """A player that names what holds at a question: by this, lines are said that fit a moment.

    `names` are all facts that it ever names.
    """

    names: frozenset[str]

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return the facts that hold for the asked seat, from its view and the question alone."""
        ...


def worth(player: Player, view: View, seat: int) -> int | None:
    """Return how far a seat stands ahead, where the player of the game says so."""
    return player.value(view, seat) if isinstance(player, Values) else None


def holding(player: Player, view: View, decision: Decision) -> frozenset[str]:
    """Return the facts that hold at a question, where the player of the game names any."""
    return player.facts(view, decision) if isinstance(player, Knows) else frozenset()


def ahead(found: Mapping[int, float], seat: int) -> int:
    """Return by how many hundredths a seat is ahead of the best of others.

    `found` is what each has who still plays; whoever is alone is as far ahead as that.
    """
    if seat not in found:
        return GONE
    others = [worth for one, worth in found.items() if one != seat]
    return round((found[seat] - max(others, default=0.0)) * HUNDRED)


def standing(own: int, others: Iterable[int]) -> str:
    """Return the fact that says how a seat stands by a number: `ahead`, `level` or `behind`.

    Against the best of the others; who has none is level with nobody, and ahead.
    """
    best = max(others, default=own - 1)
    return "ahead" if own > best else "level" if own == best else "behind"


STANDINGS = ("ahead", "level", "behind")


def holds(**found: bool) -> frozenset[str]:
    """Return the names of what holds; `_` stands for the hyphen of a fact's name."""
    return frozenset(name.replace("_", "-") for name, true in found.items() if true)


def ranking(player: Player, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:
    """Return the answers that a player would choose from, best first, where it says so."""
    return player.ranked(view, decision, rng) if isinstance(player, Ranks) else ()


def reason(player: Player, view: View, decision: Decision, picks: Picks) -> Text | None:
    """Return what picks do and gain, where the player of the game says so."""
    return player.why(view, decision, picks) if isinstance(player, Explains) else None


def best_first(found: Iterable[Weighed]) -> tuple[Weighed, ...]:
    """Return answers by their worth, of equal ones the first first, and no more than `MOST`."""
    return tuple(sorted(found, key=lambda one: -one.worth)[:MOST])


def left_out(
    answer: Callable[[Decision], Picks], decision: Decision, most: int = 6
) -> tuple[Weighed, ...]:
    """Return what a player would answer, then what if it could not pick the first of that, and on.

    For questions of which it knows the best answer alone; worths are places.
    """
    found: dict[Picks, None] = {}
    left = decision
    while len(found) < most and (not found or _may_be_answered(left)):
        picks = answer(left)
        if picks in found or not is_legal(decision, picks):
            break
        found[picks] = None
        if picks:
            rest = tuple(one for one in left.options if one.id != picks[0])
            left = replace(left, options=rest, most=min(left.most, len(rest)))
        else:
            left = replace(left, least=1, none=None)
    return tuple(Weighed(picks, -place) for place, picks in enumerate(found))


def _may_be_answered(decision: Decision) -> bool:
    """Whether there are options enough, and weights that reach the total."""
    enough = len(decision.options) >= max(decision.least, 1)
    return enough and sum(one.weight for one in decision.options) >= decision.least_total


def led_to(explained: Decision, picks: Picks) -> Text | None:
    """Return what is said of the options that are picked, or of picking none.

    For kinds of questions of which there is no more to say.
    """
    if not picks:
        return explained.none
    by_id = {option.id: option for option in explained.options}
    said = [by_id[pick] for pick in picks if pick in by_id]
    if len(said) == 1 and not several(explained):
        return said[0].leads or said[0].group or said[0].label
    if not any(one.leads for one in said):
        return text(PLAIN, picks=tuple(one.label for one in said))
    each = [
        text("core-why-one", what=one.brief or one.label, why=one.leads) if one.leads else one.label
        for one in said
    ]
    return reduce(lambda before, one: text("core-why-then", before=before, then=one), each)
