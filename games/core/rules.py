"""What a game must be able to do. A game is a deterministic machine over a plain-data state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from games.core.data.schema import Ladder
from games.core.decision import Answer, Decision, Picks, legal_answers
from games.core.event import Event
from games.core.face import Faces
from games.core.info import Info, Start, standard_check
from games.core.refused import Refused
from games.core.streams import Streams
from games.core.text import Name, Text, text
from games.core.view import Headline, Standing, View


class NoReveal(NotImplementedError):
    """A game asks sealed questions, and has no `reveal` for when all are answered."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: sealed answers are in, and its rules have no `reveal`")


class NoApply(NotImplementedError):
    """A game asks open questions, and has no `apply` for their answers."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: an open answer is in, and its rules have no `apply`")


S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=View)


class Rules(ABC, Generic[S, V]):
    """The rules of one game, made from its parsed card data.

    A state is plain data: no floats, no closures, no Discord ids. Only `opening`, `apply`, `reveal`
    and `concede` change the state they are given. What a method returns for a reader depends on
    nothing that this reader may not know. What only some games have stands in
    `games/core/contract/optional.py` and `games/core/contract/asked.py`.
    """

    info: ClassVar[Info]
    state_type: type[S]
    ladder: ClassVar[Ladder] = ()

    @property
    def schema(self) -> int:
        """The shape of the state that this release writes, 1 for the first."""
        return len(self.ladder) + 1

    def check(self, start: Start) -> tuple[Text, ...]:
        """Return what is wrong with these seats, options or brought data; empty if nothing is."""
        return standard_check(self.info, start)

    def aim(self, start: Start) -> tuple[Text, ...]:  # noqa: ARG002 - for games that say
        """Return the aim of a match with these options: three lines of 120 signs at most.

        They stand in the lobby, and on the table of somebody who has finished no match of the game.
        """
        return ()

    def how_to(self, start: Start) -> Text:  # noqa: ARG002 - for games whose options change it
        """Return the game in a few lines, as it is played with these options."""
        return text(f"{self.info.key}-summary")

    @abstractmethod
    def setup(self, start: Start, rng: Streams) -> S:
        """Return the state in which the match begins."""

    def opening(self, state: S, rng: Streams) -> list[Event]:  # noqa: ARG002 - for games that begin
        """Carry out, in place, what happens after setup before anybody is asked, and tell it."""
        return []

    @abstractmethod
    def ask(self, state: S, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        """Return the question open to `seat`, after its own sealed answers `given` of this phase.

        It must not depend on sealed answers of others.
        """

    def apply(
        self,
        state: S,  # noqa: ARG002 - for games with open questions
        seat: int,  # noqa: ARG002
        answer: Answer,  # noqa: ARG002
        rng: Streams,  # noqa: ARG002
    ) -> list[Event]:
        """Carry out one open answer, in place, and return what happened.

        For games that ask open questions. Raises NoApply in one that asks them and has not
        implemented it. The answer can be undone unless it was `final`, draws from a stream, lets a
        question be put to another seat, or calls `rng.bar_undo()`, the one way in which a rule
        itself prevents undo.
        """
        raise NoApply(self.info.key)

    def reveal(
        self,
        state: S,  # noqa: ARG002 - for games with sealed questions
        lists: Sequence[tuple[Answer, ...]],  # noqa: ARG002
        rng: Streams,  # noqa: ARG002
    ) -> list[Event]:
        """Carry out all sealed lists, one for each seat and perhaps empty, when the phase closes.

        For games that ask sealed questions. Raises NoReveal in one that asks them and has not
        implemented it.
        """
        raise NoReveal(self.info.key)

    @property
    def reveals(self) -> bool:
        """Whether a game implements `reveal`, as one that asks sealed questions must."""
        return type(self).reveal is not Rules.reveal

    @abstractmethod
    def concede(self, state: S, seat: int, rng: Streams) -> list[Event]:
        """Carry out a concession, possible at any time. Raises Refused where the rules say so."""

    @abstractmethod
    def view(self, state: S, reader: int | None, given: tuple[Answer, ...] = ()) -> V:
        """Build what `reader` may see, from what that reader may know."""

    def seat_view(
        self,
        state: S,
        public: V,  # noqa: ARG002 - for games that share it
        seat: int,
        given: tuple[Answer, ...],
    ) -> V:
        """Return the `view` of a seat, given what everybody may see of this state (`public`).

        For games whose readers have most in common: that is built once, and what the seat alone
        knows is added.
        """
        return self.view(state, seat, given)

    def default(self, view: V, decision: Decision) -> Picks:  # noqa: ARG002 - for games that look
        """Return a legal and harmless answer, from the asked seat's own view.

        Unless the rules say something else it is the first one: as few picks as possible, in the
        order of options.
        """
        return next(legal_answers(decision))

    def explained(self, view: V, decision: Decision) -> Decision:  # noqa: ARG002 - for games that say more
        """Return a question as its seat reads it, with what its options lead to.

        That is `Option.leads`, or `Option.group` where it is the same for several of them.
        For games that have to work that out: it is done where somebody looks, never for AIs or
        replays. Nothing else of the question changes. `view` is that of the asked seat.
        """
        return decision

    @abstractmethod
    def headline(self, view: V) -> Headline:
        """Return the caption of the board."""

    @abstractmethod
    def describe(self, view: V) -> list[Text]:
        """Say in words all that the picture of this view shows, most important first."""

    def summary(self, view: V) -> list[Text]:  # noqa: ARG002 - for games with chains
        """Return what the reader's sealed answers of this phase come to, a sentence for each thing.

        It is read before the answer that ends a chain of questions (`Decision.chain`).
        """
        return []

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...] | None:
        """Return the ranking, best first, one row for each side; None while the match runs."""

    def figures(self, state: S) -> Mapping[str, int | Sequence[int]]:  # noqa: ARG002 - for games that have some
        """Return what the driver prints of a match that is over, by name, in English.

        Of a bool it prints the share of matches, of a number mean and spread; of several numbers
        (one for each seat) each counts. A figure that a match does not have is left out.
        """
        return {}

    @abstractmethod
    def redeal(self, state: S, reader: int | None, rng: Streams) -> S:
        """Return another state that `reader` cannot tell from this one: the hidden part is new."""

    @abstractmethod
    def inventory(self, state: S) -> list[str]:
        """Return the ids of all cards, wherever they are, sorted: none is created or destroyed."""

    @abstractmethod
    def names(self) -> Mapping[str, Name]:
        """Return the printed name of each card id, and of all else that bears a printed name."""

    @abstractmethod
    def faces(self, view: V | None = None) -> Faces:
        """Return what is printed on everything that a picture of this view can name, by printed id.

        Without a view: on everything there is. Every picture of a match takes it along, so a game
        with very many cards leaves out those that the view does not name.
        """

    def check_box(self) -> None:
        """Refuse cards whose numbers are not those of this release's box. Raises BrokenCards.

        Running matches keep older cards, which need not pass this check.
        """


def refuse_concession() -> Refused:
    """Return the refusal for a seat that has nothing left to concede."""
    return Refused(text("core-cannot-concede"))
