"""What a game must be able to do. A game is a deterministic machine over a plain-data state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from games.core.bringing.brought import Brought, Build, Checked, too_large
from games.core.bringing.workshop import Workshop
from games.core.data.schema import Ladder
from games.core.decision import Answer, Decision, Picks, is_legal, legal_answers, random_picks
from games.core.event import Event
from games.core.face import Faces
from games.core.info import Info, Listing, Start, standard_check
from games.core.play import Play
from games.core.refused import Refused
from games.core.streams import Streams
from games.core.text import Name, Text, text
from games.core.view import Headline, Shot, Standing, View


class NoReveal(NotImplementedError):
    """A game asks sealed questions, and has no `reveal` for when all are answered."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: sealed answers are in, and its rules have no `reveal`")


class NoApply(NotImplementedError):
    """A game asks open questions, and has no `apply` for their answers."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: an open answer is in, and its rules have no `apply`")


# Who may give a seat up: the first of its people, or most of them (more than half) together.
Concession: TypeAlias = Literal["first", "majority"]
S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=View)


class Rules(ABC, Generic[S, V]):
    """The rules of one game, made from its parsed card data.

    A state is plain data: no floats, no closures, no Discord ids. Only `opening`, `apply`, `reveal`
    and `concede` change the state they are given. What a method returns for a reader depends on
    nothing that this reader may not know.
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

    def warnings(self, start: Start) -> tuple[Text, ...]:  # noqa: ARG002 - for games that have some
        """Return what people should know of these seats and options before they begin.

        It stands in the lobby for everybody to read and prevents nothing. It is not given what
        seats bring, because that is private.
        """
        return ()

    def aim(self, start: Start) -> tuple[Text, ...]:  # noqa: ARG002 - for games that say
        """Return the aim of a match with these options: three lines of 120 signs at most.

        They stand in the lobby, and on the table of somebody who has finished no match of the game.
        """
        return ()

    def how_to(self, start: Start) -> Text:  # noqa: ARG002 - for games whose options change it
        """Return the game in a few lines, as it is played with these options."""
        return text(f"{self.info.key}-summary")

    def listing(self, start: Start, choice: str) -> Listing | None:  # noqa: ARG002 - for games that have some
        """Return which printed names a free option lists, and how many; None for any other text."""
        return None

    def bring(self, start: Start, seat: int) -> Decision | Build | None:  # noqa: ARG002 - for games that ask
        """Return what a seat is asked to bring before the match begins, if anything.

        It is a question that is answered in the lobby, or something larger that is built
        beforehand.
        """
        return None

    def check_brought(self, start: Start, seat: int, brought: Brought) -> Checked:
        """Return all that is wrong with what a seat would bring, and what its people should know.

        `brought` may be anything that a person or a stranger's file contains. Games in which
        something is built (`Build`) implement it; picks of a Decision are checked like all others.
        """
        asked = self.bring(start, seat)
        if isinstance(asked, Build):
            raise NotImplementedError(f"{self.info.key}: no `check_brought` for what is built")
        if asked is not None and isinstance(brought, tuple) and is_legal(asked, brought):
            return Checked()
        return Checked((text("core-brought-illegal"),))

    def read_brought(self, start: Start, seat: int, written: str) -> Brought:
        """Return what a seat brings from its written form, for games whose seats build something.

        It need not be valid (`check_brought`). Raises Refused, with the line, where it cannot be
        read.
        """
        raise NotImplementedError(self.info.key)

    def write_brought(self, brought: Brought) -> str:
        """Return the written form of something valid: `read_brought` gives it back."""
        raise NotImplementedError(self.info.key)

    def random_brought(self, start: Start, seat: int, rng: Streams) -> Brought | None:
        """Return anything that a seat may bring, for the driver; None where nothing is asked.

        Of what is built it is what is suggested, unless the rules say something else.
        """
        asked = self.bring(start, seat)
        if isinstance(asked, Decision):
            return random_picks(asked, rng, "bring")
        return asked.suggested if asked else None

    def workshop(self) -> Workshop | None:
        """Return the workshop in which people build what a seat brings, in games that have one.

        It returns the same one whenever it is called.
        """
        return None

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

    def apart(self, state: S, seat: int, other: int) -> bool:  # noqa: ARG002 - for games that play so
        """Whether two seats play at the same time and touch nothing in common.

        Then what one draws or shows does not prevent the undo of the other's steps: their answers,
        repeated in any order, have the same effect. Never true of seats that draw from one stream.
        """
        return False

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

    def answering(
        self,
        state: S,  # noqa: ARG002 - for games that say
        seat: int,  # noqa: ARG002
        holders: int,
    ) -> tuple[int, ...]:
        """Return which of those who share a seat may answer for it now, by place in their list.

        There are `holders` of them, 0 is the first; all may, unless the rules say something else.
        The others see the question, and what they would pick is shown to those who may. Once half
        of the time is over, all may. The result must not depend on secrets: it shows in who is
        called.
        """
        return tuple(range(holders))

    def concession(self, state: S, seat: int) -> Concession:  # noqa: ARG002 - for games that say
        """Return which of those who share a seat may give it up."""
        return "first"

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

    def gathered(self, view: V, decision: Decision, picks: Picks) -> Text | None:  # noqa: ARG002 - for games that say
        """Return what unconfirmed picks come to, in the game's own terms.

        Only the asked seat reads it, below the picks of a question of several picks. They need not
        be legal yet. `view` is that of the asked seat.
        """
        return None

    def film(self, view: V) -> tuple[Shot, ...]:  # noqa: ARG002 - for games that have some
        """Return the last turn as a film, from everybody's view; nothing where there is none.

        It is called whenever a board or a table is shown: it replays what the view keeps of that
        turn and searches for nothing. There is no film of a turn that is still running. At most
        `SHOTS`.
        """
        return ()

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

    def doubts(self) -> tuple[str, ...]:
        """Return what in these cards can never have an effect, in English, for authors of cards."""
        return ()

    def check_box(self) -> None:
        """Refuse cards whose numbers are not those of this release's box. Raises BrokenCards.

        Running matches keep older cards, which need not pass this check.
        """


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


C = TypeVar("C", bound=Printed)


class CardRules(Rules[S, V], Generic[S, V, C]):
    """Rules that are made from the cards of a match, and carry things out with one `Play`.

    The base of every game. A game says what happens in the methods `do_...`: they change the state
    of the `Play` in place, and add what happened to its events. A reader's view is what everybody
    sees (`public_view`) with what the seat alone may know (`seat_view`).
    """

    def __init__(self, cards: C) -> None:
        self.cards = cards

    def opening(self, state: S, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        self.do_opening(play)
        return play.events

    def do_opening(self, play: Play[S, C]) -> None:
        """Carry out what happens after setup, before anybody is asked."""

    def apply(self, state: S, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        self.do_answer(play, seat, answer)
        return play.events

    def do_answer(self, play: Play[S, C], seat: int, answer: Answer) -> None:  # noqa: ARG002 - for games with open questions
        """Carry out one open answer (`Rules.apply`)."""
        raise NoApply(self.info.key)

    def reveal(self, state: S, lists: Sequence[tuple[Answer, ...]], rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        self.do_reveal(play, lists)
        return play.events

    def do_reveal(self, play: Play[S, C], lists: Sequence[tuple[Answer, ...]]) -> None:  # noqa: ARG002 - for games with sealed questions
        """Carry out all sealed lists (`Rules.reveal`)."""
        raise NoReveal(self.info.key)

    @property
    def reveals(self) -> bool:
        return type(self).do_reveal is not CardRules.do_reveal

    def concede(self, state: S, seat: int, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        self.do_concede(play, seat)
        return play.events

    @abstractmethod
    def do_concede(self, play: Play[S, C], seat: int) -> None:
        """Carry out a concession. Raises Refused where rules say so."""

    def view(self, state: S, reader: int | None, given: tuple[Answer, ...] = ()) -> V:
        public = self.public_view(state)
        return public if reader is None else self.seat_view(state, public, reader, given)

    @abstractmethod
    def public_view(self, state: S) -> V:
        """Build up what everybody may see."""

    @abstractmethod
    def seat_view(self, state: S, public: V, seat: int, given: tuple[Answer, ...]) -> V:
        """Return the view of a seat, given what everybody may see of this state."""

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: V | None = None) -> Faces:  # noqa: ARG002 - for games of very many cards
        return self.cards.faces


def unfit(rules: "Rules[Any, Any]", start: Start) -> tuple[Text, ...]:
    """Return why a match cannot start like this: seats, options, or what somebody brought."""
    wrong = rules.check(start)
    if wrong or not start.brought:
        return wrong
    if len(start.brought) > start.seats or any(map(too_large, start.brought)):
        return (text("core-brought-large"),)
    return tuple(
        fault
        for seat, one in enumerate(start.brought)
        if isinstance(one, dict) or isinstance(rules.bring(start, seat), Build)
        for fault in rules.check_brought(start, seat, one).faults
    )


def refuse_concession() -> Refused:
    """Return the refusal for a seat that has nothing left to concede."""
    return Refused(text("core-cannot-concede"))
