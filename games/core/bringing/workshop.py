"""The workshop of a game whose seats bring something that people build of pieces: a deck.

Rules that have one return it (`HasWorkshop`). It is pure: what is built is a count for each
piece (`Pieces`), and everything about it is said in texts of the game. The code that stores, shows
and shares decks knows no game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import msgspec

from games.core.bringing.brought import Brought, Checked
from games.core.decision import Decision, Picks
from games.core.streams import Streams
from games.core.text import Text

Pieces: TypeAlias = Mapping[str, int]  # how many of what, by id; none of them less than 1
Shelf: TypeAlias = Mapping[str, str]  # what is looked for: values by facet, and the words below
WORDS, HELD = "words", "held"  # on a shelf: words of a name; only what the deck holds
LARGEST = 2  # times its size: what is more than that is no beginning of a deck
HANDS = 1000  # opening hands that are tried


class Value(msgspec.Struct, frozen=True):
    """One of the values of a facet, or one of the answers to a question."""

    id: str
    label: Text


class Facet(msgspec.Struct, frozen=True):
    """A property by which pieces are filtered (a colour, a cost), or a question before building."""

    name: str
    label: Text
    values: tuple[Value, ...]


class Piece(msgspec.Struct, frozen=True):
    """A kind of thing that decks are built of; it bears a printed name. `facets` are its values.

    `told` is all that is printed on it, in words; without it the name alone is said.
    """

    id: str
    facets: dict[str, tuple[str, ...]]
    told: Text | None = None

    def fits(self, shelf: Shelf) -> bool:
        """Whether it has all the values that are searched for."""
        return all(shelf[name] in values for name, values in self.facets.items() if shelf.get(name))


class Group(msgspec.Struct, frozen=True):
    """Pieces of a deck that belong together, in order, under a heading."""

    label: Text
    pieces: tuple[tuple[str, int], ...]

    @property
    def size(self) -> int:
        return sum(count for _, count in self.pieces)


class Bar(msgspec.Struct, frozen=True):
    """A bar of a chart of the deck: how many pieces have this cost, this colour or this kind."""

    id: str
    count: int


class Overview(msgspec.Struct, frozen=True):
    """A deck at a glance.

    `mean` is the mean cost in tenths. `curve` has every cost from the least to the greatest,
    `shares` the colours, `kinds` the others, most of them first.
    """

    size: int
    want: int
    groups: tuple[Group, ...]
    mean: int = 0
    curve: tuple[Bar, ...] = ()
    shares: tuple[Bar, ...] = ()
    kinds: tuple[Bar, ...] = ()


class Completed(msgspec.Struct, frozen=True):
    """A deck that was built or completed, and why so."""

    pieces: dict[str, int]
    why: tuple[Text, ...]


class Workshop(ABC):
    """What a game offers to people who build.

    `size` is how many pieces a deck has. `facets` are those of the shelf, `questions` what is asked
    before a deck is made for somebody; every `Piece` is in the order of the card file. `ready` are
    ready-made decks by an id that bears a printed name. `most` is how many a seat may bring.
    """

    size: ClassVar[int]
    most: ClassVar[int]
    facets: tuple[Facet, ...]
    questions: tuple[Facet, ...]
    pieces: tuple[Piece, ...]
    ready: Mapping[str, Pieces]

    @abstractmethod
    def check(self, deck: Pieces) -> Checked:
        """Return all that is wrong with a deck, and what is allowed but unwise.

        It may hold anything, also pieces that no longer exist.
        """

    @abstractmethod
    def wrong(self, deck: Pieces) -> tuple[str, ...]:
        """Return the pieces of a deck that are among its faults."""

    @abstractmethod
    def overview(self, deck: Pieces) -> Overview:
        """Return a deck at a glance; pieces that no longer exist do not count."""

    @abstractmethod
    def complete(self, deck: Pieces) -> Completed:
        """Return a valid deck that plays well and keeps as much of this beginning as possible.

        The same beginning always gives the same deck; a valid deck is left as it is.
        """

    @abstractmethod
    def suited(self, answers: Mapping[str, str]) -> Completed:
        """Return a deck for somebody who has answered the questions."""

    @abstractmethod
    def tried(self, deck: Pieces, rng: Streams, hands: int = HANDS) -> tuple[Text, ...]:
        """Return statistics of so many opening hands of a valid deck."""

    @abstractmethod
    def read(self, written: str) -> Pieces:
        """Return a deck from its written form. Raises Refused with the line that is wrong."""

    @abstractmethod
    def write(self, deck: Pieces) -> str:
        """Return the written form of a deck; `read` gives it back."""

    @abstractmethod
    def plays(self, asked: Decision, place: int) -> Picks | None:
        """Return the answer with which a seat plays one of its decks, the first being 1.

        None for a question about something else.
        """

    def about(self, ready: str) -> Text | None:  # noqa: ARG002 - for those that say
        """Return what a ready-made deck wants and how hard it is, in a line."""
        return None

    def played(self, view: Any) -> Mapping[int, int | str]:  # noqa: ANN401, ARG002 - of the game; for those that say
        """Return what each seat plays with, as far as everybody may know.

        It is the place of one of the decks that it brought, the first being 1, or the id of a
        ready-made one. `view` is what somebody sees who does not play.
        """
        return {}

    @abstractmethod
    def brought(self, decks: Sequence[Pieces]) -> Brought:
        """Return what a seat brings when it brings these decks."""
