"""What a press on a control picks, given the question and what is picked so far."""

import hashlib
from typing import Protocol

import msgspec

from cogs.question.sheets import indexes_of
from games.core.decision import Decision, Picks, named, names
from games.core.refused import IllegalMove, Refused
from games.core.text import text


def mark_of(selection: Picks) -> str:
    """Return a mark that tells these picks from those of a partner, or of another window."""
    picks = "\x1f".join(selection).encode()
    return hashlib.blake2b(picks, digest_size=4).hexdigest()


def number(said: str) -> int:
    """Return a number of a custom_id. Raises IllegalMove when it is no number."""
    if not (said.isascii() and said.isdecimal()) or len(said) > 4:
        raise IllegalMove(text("core-pick-unknown"))
    return int(said)


class Press(Protocol):
    """A press that changes what is picked."""

    def picks(self, decision: Decision, selection: Picks, /) -> Picks:
        """Return what is picked then. Raises Refused."""
        ...


class Nothing(msgspec.Struct, frozen=True):
    """No option at all."""

    def picks(self, _decision: Decision, _selection: Picks, /) -> Picks:
        return ()


class One(msgspec.Struct, frozen=True):
    """One option, by its place in the list."""

    option: str

    def picks(self, decision: Decision, _selection: Picks, /) -> Picks:
        return (_option(decision, self.option),)


class Unchanged(msgspec.Struct, frozen=True):
    """The picks so far, if they are still those that were shown."""

    mark: str

    def picks(self, _decision: Decision, selection: Picks, /) -> Picks:
        if self.mark != mark_of(selection):
            raise Refused(text("ui-picks-changed"))
        return selection


class Toggled(msgspec.Struct, frozen=True):
    """One option more, or one less; twice is the same as once.

    Where a single one can be named that is left out, it takes the place of the one before.
    """

    option: str
    wanted: bool

    def picks(self, decision: Decision, selection: Picks, /) -> Picks:
        option = _option(decision, self.option)
        there = named(decision, selection)
        rest = tuple(pick for pick in there if pick != option)
        if self.wanted and decision.leaves and names(decision) == 1:
            rest = ()
        return _listed(decision, (*rest, option) if self.wanted else rest)


class Chosen(msgspec.Struct, frozen=True):
    """What was chosen on one page, in place of what was picked there."""

    page: int
    options: tuple[str, ...]

    def picks(self, decision: Decision, selection: Picks, /) -> Picks:
        on_page = {decision.options[at].id for at in indexes_of(decision, self.page)}
        kept = tuple(pick for pick in named(decision, selection) if pick not in on_page)
        chosen = tuple(_option(decision, option) for option in self.options)
        return _listed(decision, (*kept, *chosen))


class Next(msgspec.Struct, frozen=True):
    """An option next in the order; the last remaining one is placed by itself."""

    option: str

    def picks(self, decision: Decision, selection: Picks, /) -> Picks:
        wanted = _option(decision, self.option)
        placed = selection if wanted in selection else (*selection, wanted)
        left = [option.id for option in decision.options if option.id not in placed]
        everything = decision.least == len(decision.options)
        return (*placed, left[0]) if everything and len(left) == 1 else placed


def _listed(decision: Decision, wanted: Picks) -> Picks:
    """Return the picks of what is named, in the order in which the question lists them."""
    listed = tuple(option.id for option in decision.options if option.id in wanted)
    return named(decision, listed)


def _option(decision: Decision, index: str) -> str:
    """Return the id of an option by its place. Raises IllegalMove when there is none."""
    if number(index) >= len(decision.options):
        raise IllegalMove(text("core-pick-unknown"))
    return decision.options[int(index)].id
