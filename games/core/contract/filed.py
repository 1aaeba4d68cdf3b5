"""The rules of a game made from its files: each method calls the function that the table names."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar, get_args

import msgspec

from games.core.contract.files import OPTIONAL, SIGNATURES, fitted, functions
from games.core.contract.play import Play
from games.core.decision import Answer, Decision
from games.core.event import Event
from games.core.face import Faces
from games.core.info import Start
from games.core.rules import NoApply, NoReveal, Rules
from games.core.streams import Streams
from games.core.text import Name, Text
from games.core.view import Headline, Standing, View


class Printed(Protocol):
    """The cards of a match: names and faces, by printed id."""

    @property
    def names(self) -> Mapping[str, Name]:
        """The names of the cards, by printed id."""
        ...

    @property
    def faces(self) -> Faces:
        """What is printed on the cards, by printed id; games that print nothing have none."""
        ...


S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=View)
C = TypeVar("C", bound=Printed)


class CardRules(Rules[S, V], Generic[S, V, C]):
    """Rules that are made from the cards of a match and from the files of a game.

    The base of every game: `class Rules(CardRules[State, GameView, Cards])` in its `rules.py`, with
    `info`, and a `ladder` once states have changed. What happens is carried out by functions that
    change the state of a `Play` in place, and add what happened to its events. A reader's view is
    what everybody sees (`viewing.public_view`) with what the seat alone may know
    (`viewing.seat_view`). A game has what its files have: an optional function of the table
    (`files.py`) is a method of its rules, unless the class has one of that name itself.
    """

    package: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if CardRules in cls.__bases__:
            cls.package = cls.__module__.rpartition(".")[0]
            cls.state_type = get_args(vars(cls)["__orig_bases__"][0])[0]

    def __init__(self, cards: C) -> None:
        self.cards = cards
        fixed = {"cards": cards, "info": self.info, "faces": cards.faces}
        has = functions(self.package)
        self._does = {name: fitted(name, one, fixed) for name, one in has.items()}
        for name in OPTIONAL:
            method = name.rpartition(".")[2]
            own = getattr(type(self), method, None) is not getattr(Rules, method, None)
            if name in self._does and not own and "play" not in SIGNATURES[name]:
                setattr(self, method, self._does[name])

    @classmethod
    def make(cls, data: bytes, version: int) -> Self:
        """Return the rules of that version for the bytes of a card file.

        Raises BrokenCards when it is not valid, UnknownVersion where there are no such rules.
        """
        cls.info.must_know(version)
        return cls(functions(cls.package)["cards.read_cards"](data))

    def check_box(self) -> None:
        self._does["cards.check_box"]()

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: V | None = None) -> Faces:  # noqa: ARG002 - for games of very many cards
        return self.cards.faces

    def aim(self, start: Start) -> tuple[Text, ...]:
        return self._does["words.aim"](start)

    def setup(self, start: Start, rng: Streams) -> S:
        return self._does["setup.new_state"](start, rng)

    def opening(self, state: S, rng: Streams) -> list[Event]:
        return self._played("answers.begin", state, rng) or []

    def ask(self, state: S, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return self._does["questions.question"](state, seat, given)

    def apply(self, state: S, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        events = self._played("answers.apply", state, rng, seat, answer)
        if events is None:
            raise NoApply(self.info.key)
        return events

    def reveal(self, state: S, lists: Sequence[tuple[Answer, ...]], rng: Streams) -> list[Event]:
        events = self._played("answers.reveal", state, rng, lists)
        if events is None:
            raise NoReveal(self.info.key)
        return events

    @property
    def reveals(self) -> bool:
        return "answers.reveal" in self._does

    def concede(self, state: S, seat: int, rng: Streams) -> list[Event]:
        return self._played("phases/leaving.concede", state, rng, seat) or []

    def _played(self, name: str, state: S, rng: Streams, *given: object) -> list[Event] | None:
        """Return what happened in a function that takes a `Play`; None where the game has none."""
        if name not in self._does:
            return None
        play = Play(state, self.cards, rng)
        self._does[name](play, *given)
        return play.events

    def view(self, state: S, reader: int | None, given: tuple[Answer, ...] = ()) -> V:
        public = self._does["viewing.public_view"](state)
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(self, state: S, public: V, seat: int, given: tuple[Answer, ...]) -> V:
        return self._does["viewing.seat_view"](state, public, seat, given)

    def headline(self, view: V) -> Headline:
        return self._does["words.headline"](view)

    def describe(self, view: V) -> list[Text]:
        return self._does["words.describe"](view)

    def standings(self, state: S) -> tuple[Standing, ...] | None:
        return self._does["phases/ranking.standings"](state)

    def figures(self, state: S) -> Mapping[str, int | Sequence[int]]:
        return self._does["phases/ranking.figures"](state)

    def redeal(self, state: S, reader: int | None, rng: Streams) -> S:
        return self._does["redeal.redeal"](state, reader, rng)

    def inventory(self, state: S) -> list[str]:
        return self._does["redeal.inventory"](state)
