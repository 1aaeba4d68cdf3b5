"""All that a picture needs to know: plain data, which another process may draw."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from games.core.data.theme import Font, Theme
from games.core.decision import Decision
from games.core.event import Mark
from games.core.face import Faces
from games.core.match.best import Best
from games.core.match.course import Course
from games.core.text import Name, Text
from games.core.view import Standing, View
from locales import Reader, Texts
from render.kit.theme import INTER


class SeatHolder(NamedTuple):
    """Who holds a seat. `handle` is a name in plain letters, for names that no font can draw.

    `deck` is what the deck is called that they play, as far as everybody knows.
    """

    name: str
    handle: str = ""
    ai: bool = False
    deck: str = ""

    @property
    def shown(self) -> str:
        """The name as pictures write it: the handle where most of the name cannot be drawn."""
        from render.kit.text import drawable  # noqa: PLC0415 - needs Pillow, which the bot does without

        if self.handle and drawable(self.name, Font(INTER, 44)) < 0.5:
            return self.handle
        return self.name


class Number(int):
    """The number of a control on a picture; `advised` where a hint names its option (MND-2.1)."""

    advised = False

    @classmethod
    def of(cls, number: int, *, advised: bool) -> "Number":
        """Return a number, marked if its option is advised."""
        made = cls(number)
        made.advised = advised
        return made


class StepBar(msgspec.Struct, frozen=True):
    """Where in a match that is over a picture is: below it stands a bar of all steps.

    `head` says which step it is, `whose` from whose side, in words. The `blocks` are the parts of
    the match with their names ("" where there is none) and as many steps as each has. It is step
    `at`; `ticks` are those that the side answered, `discs` those at which much changed.
    """

    head: str
    whose: str
    blocks: tuple[tuple[str, int], ...]
    at: int
    ticks: tuple[int, ...] = ()
    discs: tuple[int, ...] = ()


class DecidedPanel(msgspec.Struct, frozen=True):
    """A turning point in words: in which part of the match, whose answer, and what was better.

    It is at `place` along the course, from 0 to 1.
    """

    part: str
    seat: int
    played: str
    better: str
    why: str
    place: float


class DecidedSheet(msgspec.Struct, frozen=True):
    """What decided a match, for a picture, in words of its language.

    `lines` are the chances of each seat at the `places` along the course (0 to 1), in thousandths
    of which 500 are a fair share, and may be off by as much as the `doubt`. `bands` say what they
    come to: nearly won, ahead, even, behind. `axis` are the parts of the match at their places.
    Where there are no `panels`, `none` says so.
    """

    title: str
    result: str
    bands: tuple[str, str, str, str]
    places: tuple[float, ...]
    lines: tuple[tuple[int, ...], ...]
    doubt: tuple[int, ...]
    axis: tuple[tuple[float, str], ...]
    panels: tuple[DecidedPanel, ...]
    played: str
    better: str
    none: str
    foot: str


class Scene(msgspec.Struct, frozen=True, dict=True):
    """One moment of one match, as one reader may see it; seats are 0 and up.

    `pictures` names the module that draws the game.
    `reader` holds the language, the reader's seat and the printed card names, `faces` what is
    printed on the cards of this match: pictures know no others. `marks` are the
    changes since the revision that was shown before. `decision` is the reader's open question and
    `picked` what is ticked in it so far, in order, which `ends` a chain of questions or does not;
    private pictures only, as are the options that a hint has `advised`, and `why` in words.
    `standings` are there when the match is over, with the `course` of the
    scores by seat (few are good where the `lowest_wins`) and the `best` card (nothing where they
    are not known) and how many seconds the match has `lasted`. A match of a tournament is `part` of
    it, and of a round, in words. A shot of the film of a turn has what was `said` of it, and the
    `heading` of its part of the turn.
    `legend` says that the reader is new to the game: a private picture tells what its signs mean.
    A step of a match that is over has its `bar`; what decided it is `decided`.
    """

    theme: Theme
    pictures: str
    view: View
    texts: Texts
    reader: Reader
    faces: Faces
    people: tuple[SeatHolder, ...]
    awaited: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    revision: int = 0
    marks: tuple[Mark, ...] = ()
    decision: Decision | None = None
    picked: tuple[str, ...] = ()
    standings: tuple[Standing, ...] = ()
    lasted: int = 0
    part: str = ""
    course: Course = ()
    lowest_wins: bool = False
    best: Best | None = None
    said: tuple[Text, ...] = ()
    heading: Text | None = None
    legend: bool = False
    ends: bool = False
    advised: tuple[str, ...] = ()
    why: str = ""
    bar: StepBar | None = None
    decided: DecidedSheet | None = None

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.theme.key

    @property
    def seat(self) -> int | None:
        """The reader's own seat; None for everybody's picture."""
        return self.reader.seat

    def person(self, seat: int) -> SeatHolder:
        """Return who holds a seat."""
        return self.people[seat]

    def listed(self, seats: Sequence[int]) -> str:
        """Return the names of seats as a list in words."""
        shown = [self.person(seat).shown for seat in seats]
        if len(shown) < 2:
            return "".join(shown)
        return self.word("core-list", first=", ".join(shown[:-1]), last=shown[-1])

    def whose(self) -> str:
        """Return whose private table this is, in words; "" for everybody's picture."""
        if self.seat is None:
            return ""
        return self.word("picture-table", name=self.person(self.seat).shown)

    def say(self, text: Text) -> str:
        """Return a sentence in the picture's language."""
        return self.texts.say(text, self.reader)

    def word(self, message: str, /, **args: Any) -> str:  # noqa: ANN401 - Fluent's arguments
        """Return a message by its id."""
        return self.texts.get(message, self.reader.locale, **args)

    def name(self, card: str) -> str:
        """Return the printed name of a card; its id where it has none."""
        return self._printed(card, "")

    def short(self, card: str) -> str:
        """Return the name of a card for narrow places."""
        return self._printed(card, "short_") or self._printed(card, "")

    def _printed(self, card: str, form: str) -> str:
        found: Name | None = self.reader.cards.get(card)
        if found is None:
            return card
        return getattr(found, f"{form}{self.reader.locale}")

    @cached_property
    def badges(self) -> Mapping[str, Number]:
        """The number of the control for each place in the view that may be picked.

        It is what the thing itself bears, or 1 and up in the order of the options; 0 is a badge
        without a number, for what is called by its name among things that bear numbers.
        """
        if self.decision is None:
            return {}
        own = self.decision.numbered
        return {
            option.on: Number.of(
                (option.number or 0) if own else place, advised=option.id in self.advised
            )
            for place, option in enumerate(self.decision.options, 1)
            if option.on is not None
        }

    @cached_property
    def picks(self) -> Mapping[str, int]:
        """The rank among what is picked, 1 and up, for each picked place in the view."""
        if self.decision is None:
            return {}
        places = {option.id: option.on for option in self.decision.options}
        return {
            place: rank
            for rank, pick in enumerate(self.picked, 1)
            if (place := places.get(pick)) is not None
        }

    @cached_property
    def changed(self) -> Mapping[str, Mark]:
        """What changed at each place since the revision shown before; gains are added up."""
        found: dict[str, Mark] = {}
        for mark in self.marks:
            gain = mark.gain + (found[mark.place].gain if mark.place in found else 0)
            found[mark.place] = Mark(mark.place, mark.from_place, gain)
        return found


class Zoom(NamedTuple):
    """A close-up that may be asked for: its id, its title and what it shows, for the reader.

    Where `alt` is empty, the words of the whole table stand for it.
    """

    id: str
    title: str
    alt: str = ""
