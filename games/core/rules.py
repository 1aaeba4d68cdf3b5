"""What a game must be able to do. A game is a deterministic machine over a plain-data state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Self, TypeAlias, TypeVar

import msgspec

from games.core.brought import Brought, Build, Checked, too_large
from games.core.data.schema import Ladder
from games.core.decision import Answer, Decision, Picks, is_legal, legal_answers
from games.core.event import Event, Mark
from games.core.face import Faces
from games.core.picking import random_picks
from games.core.refused import Refused
from games.core.streams import Streams
from games.core.text import Name, Text, text
from games.core.workshop import Workshop


class Choice(msgspec.Struct, frozen=True):
    """An option of a game: its name and its values, the default first.

    It exists only at the numbers of seats in `seats` (all, when empty). `free` values are words
    of the host's (a list of species), checked by `Rules.check`; `values` then holds examples.
    With `ways` its values are different ways to play: each is tried as a table of its own.
    There may be as many values as one likes: more than a list shows at once are written. Of an
    option that only makes a match longer, tests and driver draw the values of `drawn`, short ones.
    """

    name: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()
    free: bool = False
    ways: bool = False
    drawn: tuple[str, ...] = ()

    @classmethod
    def of_numbers(
        cls,
        name: str,
        default: int,
        least: int,
        most: int,
        seats: tuple[int, ...] = (),
        *,
        drawn: tuple[str, ...] = (),
    ) -> Self:
        """Return an option that is a number from `least` to `most`."""
        others = (number for number in range(least, most + 1) if number != default)
        return cls(name, (str(default), *map(str, others)), seats, drawn=drawn)

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def span(self) -> tuple[int, int] | None:
        """The least and the greatest value where all between them are values, and no others."""
        if self.free or not all(value.isdecimal() for value in self.values):
            return None
        numbers = sorted(map(int, self.values))
        least, most = numbers[0], numbers[-1]
        return (least, most) if numbers == [*range(least, most + 1)] else None


class Listing(msgspec.Struct, frozen=True):
    """What the value of a free option lists: `count` of these ids, which bear printed names.

    The value is the ids with commas between them, or the option's default.
    """

    ids: tuple[str, ...]
    count: int


class Preset(msgspec.Struct, frozen=True):
    """Named values of several options."""

    name: str
    values: dict[str, str]
    seats: tuple[int, ...] = ()


class UnknownVersion(LookupError):
    """This release has no code of that version of a game's rules."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(f"version {version} of the rules of {game}")


class NoReveal(NotImplementedError):
    """A game asks sealed questions, and does not say what happens when they are all answered."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: sealed answers are in, and its rules have no `reveal`")


class NoApply(NotImplementedError):
    """A game asks open questions, and does not say what their answers do."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: an open answer is in, and its rules have no `apply`")


class Info(msgspec.Struct, frozen=True):
    """What a lobby must know of a game.

    `kinds` are all kinds of Decision the game can ask, for statistics and help. `days` is the
    usual length of a match at a day's pace. `version` is the meaning of the rules. `holders` is
    how many people may share a seat (a team of coaches). `scores` is the place of a seat's score
    in marks ("stars" of "stars:<n>"), of which the course of a match is told; "" tells none.
    """

    key: str
    seats: tuple[int, ...]
    kinds: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    presets: tuple[Preset, ...] = ()
    version: int = 1
    days: int = 7
    holders: int = 1
    scores: str = ""

    def must_know(self, version: int) -> None:
        """Raise UnknownVersion for other rules than those of this release."""
        if version != self.version:
            raise UnknownVersion(self.key, version)


class Start(msgspec.Struct, frozen=True):
    """What a match starts from: seats, options by name, and what each seat brought, in private.

    What is brought is secret until the end of the match, but for what the rules show of it.
    """

    seats: int
    options: dict[str, str] = {}
    brought: tuple[Brought, ...] = ()


class View(msgspec.Struct, frozen=True):
    """What one reader, a seat or None for a spectator, may see of a match.

    `places` is the vocabulary of what its picture has numbers and marks for: `Option.on`,
    `Closed.on` and `Mark` name no other place. "<n>" stands for a number, "<card>" for the id of a
    card or a copy of one: ("card:<card>", "row:<n>", "deck").
    """

    places: ClassVar[tuple[str, ...]] = ()

    reader: int | None
    seats: int


class Shot(msgspec.Struct, frozen=True):
    """One frame of the film of a turn: the table then, and what has just happened.

    `view` is everybody's view at that moment and `marks` are what is new in it, with the arrows.
    `said` tells what happened, each thing with its reason; at least one text of a film is the very
    text of an event: by it a table knows that the film is news. A `heading` begins a new part of
    the turn ("Time 2"). The shot is shown for `lasts` ms, the last one of a film for longer.
    """

    view: View
    said: tuple[Text, ...] = ()
    marks: tuple[Mark, ...] = ()
    heading: Text | None = None
    lasts: int = 1500


class Standing(msgspec.Struct, frozen=True):
    """A place in the ranking: 1 is first, ties share a place. `seats` is one side.

    `facts` are the decisive figures, in words.
    """

    place: int
    seats: tuple[int, ...]
    score: int
    facts: tuple[Text, ...] = ()
    conceded: bool = False


class Headline(msgspec.Struct, frozen=True):
    """The caption of the board.

    The stage of the match, each seat's name and score in seat order, seats in playing order.
    """

    stage: Text
    scores: tuple[Text, ...]
    order: tuple[int, ...] = ()


SHOTS = 40  # of a film at most
LISTED = 9  # values that a refusal names; of more numbers the first and the last
# Who may give a seat up: the first of its people, or most of them (more than half) together.
Concession: TypeAlias = Literal["first", "majority"]
S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=View)


class Rules(ABC, Generic[S, V]):
    """The rules of one game, made from its parsed card data.

    A state is plain data: no floats, no closures, no Discord ids. Methods that take a state and
    are not `opening`, `apply`, `reveal` or `concede` leave it as it is. Whatever a method for a
    reader returns depends on nothing that this reader may not know.
    """

    info: ClassVar[Info]
    state_type: type[S]
    ladder: ClassVar[Ladder] = ()

    @property
    def schema(self) -> int:
        """The shape of the state that this release writes, 1 for the first."""
        return len(self.ladder) + 1

    def check(self, start: Start) -> tuple[Text, ...]:
        """Return what is wrong with these seats, options or brought data; nothing when all fits."""
        return standard_check(self.info, start)

    def warnings(self, start: Start) -> tuple[Text, ...]:  # noqa: ARG002 - for games that have some
        """Return what people should know of these seats and options before they begin.

        It stands in the lobby for everybody to read, and bars nothing. So it is not asked about
        what seats bring, which is theirs to know.
        """
        return ()

    def listing(self, start: Start, choice: str) -> Listing | None:  # noqa: ARG002 - for games that have some
        """Return which printed names a free option lists, and how many; None for other words."""
        return None

    def bring(self, start: Start, seat: int) -> Decision | Build | None:  # noqa: ARG002 - for games that ask
        """Return what a seat is asked to bring before the match begins, if anything.

        A question that is answered in the lobby, or something larger to be built beforehand.
        """
        return None

    def check_brought(self, start: Start, seat: int, brought: Brought) -> Checked:
        """Return all that is wrong with what a seat would bring, and what its people should know.

        `brought` may be anything that a person or a stranger's file holds. Games that have
        something built (`Build`) write it; picks of a Decision are checked as ever.
        """
        asked = self.bring(start, seat)
        if isinstance(asked, Build):
            raise NotImplementedError(f"{self.info.key}: no `check_brought` for what is built")
        if asked is not None and isinstance(brought, tuple) and is_legal(asked, brought):
            return Checked()
        return Checked((text("core-brought-illegal"),))

    def read_brought(self, start: Start, seat: int, written: str) -> Brought:
        """Return what a seat brings from its form in words, for games that have something built.

        It need not hold (`check_brought`). Raises Refused, with the line, where it says nothing.
        """
        raise NotImplementedError(self.info.key)

    def write_brought(self, brought: Brought) -> str:
        """Return the form in words of something that holds: `read_brought` gives it back."""
        raise NotImplementedError(self.info.key)

    def random_brought(self, start: Start, seat: int, rng: Streams) -> Brought | None:
        """Return anything that a seat may bring, for the driver; None where nothing is asked.

        Of what is built it is what is suggested, where the rules say nothing else.
        """
        asked = self.bring(start, seat)
        if isinstance(asked, Decision):
            return random_picks(asked, rng, "bring")
        return asked.suggested if asked else None

    def workshop(self) -> Workshop | None:
        """Return where people build beforehand what a seat brings, in games that have such a thing.

        It is the same whenever it is asked for.
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
        """Carry out one open answer, in place, and tell what happened.

        For games that ask open questions. Raises NoApply in one that asks them and has not written
        it.

        It can be undone unless it was `final`, draws from a stream, lets a question be put to
        another seat, or calls `rng.bar_undo()`: the one way in which a rule itself says so.
        """
        raise NoApply(self.info.key)

    def apart(self, state: S, seat: int, other: int) -> bool:  # noqa: ARG002 - for games that play so
        """Whether two seats play at the same time and touch nothing in common.

        Then what one draws or shows does not bar the undo of the other's steps: their answers, made
        again in any order, give the same. It never holds of seats that draw from one stream.
        """
        return False

    def reveal(
        self,
        state: S,  # noqa: ARG002 - for games with sealed questions
        lists: Sequence[tuple[Answer, ...]],  # noqa: ARG002
        rng: Streams,  # noqa: ARG002
    ) -> list[Event]:
        """Carry out all sealed lists, one a seat and perhaps empty, when the phase closes.

        For games that ask sealed questions. Raises NoReveal in one that asks them and has not
        written it.
        """
        raise NoReveal(self.info.key)

    @abstractmethod
    def concede(self, state: S, seat: int, rng: Streams) -> list[Event]:
        """Carry out a concession, possible at any time. Raises Refused where rules say so."""

    def answering(
        self,
        state: S,  # noqa: ARG002 - for games that say
        seat: int,  # noqa: ARG002
        holders: int,
    ) -> tuple[int, ...]:
        """Return which of those who share a seat may answer for it now, by place in their list.

        There are `holders` of them, 0 is the first; all may, where the rules say nothing. The
        others see the question, and what they would pick is shown to those who may. Once half of
        the time is over, all may. What is returned depends on nothing secret: it tells who is
        called.
        """
        return tuple(range(holders))

    def concession(self, state: S, seat: int) -> Concession:  # noqa: ARG002 - for games that say
        """Return who of those who share a seat may give it up."""
        return "first"

    @abstractmethod
    def view(self, state: S, reader: int | None, given: tuple[Answer, ...] = ()) -> V:
        """Build up what `reader` may see, from what that reader may know."""

    def seat_view(
        self,
        state: S,
        public: V,  # noqa: ARG002 - for games that share it
        seat: int,
        given: tuple[Answer, ...],
    ) -> V:
        """Return the `view` of a seat, given what everybody may see of this state (`public`).

        For games whose readers have most in common: it is built once, and a seat's own added.
        """
        return self.view(state, seat, given)

    def default(self, view: V, decision: Decision) -> Picks:  # noqa: ARG002 - for games that look
        """Return a legal and harmless answer, from the asked seat's own view.

        Where the rules say nothing it is the first one: as few as may be, in the order of options.
        """
        return next(legal_answers(decision))

    @abstractmethod
    def headline(self, view: V) -> Headline:
        """Return the caption of the board."""

    @abstractmethod
    def describe(self, view: V) -> list[Text]:
        """Say in words all that the picture of this view shows, most important first."""

    def summary(self, view: V) -> list[Text]:  # noqa: ARG002 - for games with chains
        """Return what the reader's sealed answers of this phase come to, a sentence a thing.

        It is read before the answer that ends a chain of questions (`Decision.chain`).
        """
        return []

    def gathered(self, view: V, decision: Decision, picks: Picks) -> Text | None:  # noqa: ARG002 - for games that say
        """Return what picks that are not confirmed yet come to, in the game's own terms.

        It is read, by the asked seat alone, below what is picked so far of a question of several
        picks. They need not be legal yet. `view` is that of the asked seat.
        """
        return None

    def film(self, view: V) -> tuple[Shot, ...]:  # noqa: ARG002 - for games that have some
        """Return the last turn as a film, from everybody's view; nothing where there is none.

        It is asked for whenever a board or a table is shown: replay what the view keeps of that
        turn, and look for nothing. While a turn runs there is no film of it. At most `SHOTS`.
        """
        return ()

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...] | None:
        """Return the ranking, best first, one row a side; None while the match runs."""

    def figures(self, state: S) -> Mapping[str, int | Sequence[int]]:  # noqa: ARG002 - for games that have some
        """Return what the driver prints of a match that is over, by name, in English.

        A bool becomes the share of matches, a number its mean and spread; of several (one a seat)
        each counts. A figure that a match does not have is left out.
        """
        return {}

    @abstractmethod
    def redeal(self, state: S, reader: int | None, rng: Streams) -> S:
        """Return another state that `reader` cannot tell from this one: all it cannot know anew."""

    @abstractmethod
    def inventory(self, state: S) -> list[str]:
        """Return the ids of all cards wherever they are, sorted: none is ever made or lost."""

    @abstractmethod
    def names(self) -> Mapping[str, Name]:
        """Return the printed name of each card id (and of whatever else bears a printed name)."""

    @abstractmethod
    def faces(self, view: V | None = None) -> Faces:
        """Return what is printed on all that a picture of this view can name, by printed id.

        Without a view, on all there is. It goes with every picture of a match, so a game of very
        many cards leaves out those that the view does not name.
        """

    def doubts(self) -> tuple[str, ...]:
        """Return what in these cards can never do anything, in English, for who writes a set."""
        return ()

    def check_box(self) -> None:
        """Refuse cards whose numbers are not those of this release's box. Raises BrokenCards.

        Running matches keep older cards, which need not pass it.
        """


def option(start: Start, info: Info, name: str) -> str:
    """Return the value of an option, its default when it was not given."""
    for choice in info.choices:
        if choice.name == name:
            return start.options.get(name, choice.default)
    raise KeyError(name)


def standard_check(info: Info, start: Start) -> tuple[Text, ...]:
    """Return what is wrong with the number of seats and with option names and values."""
    if start.seats not in info.seats:
        least, most = min(info.seats), max(info.seats)
        if len(info.seats) <= most - least:  # not every number between them
            *some, last = map(str, sorted(info.seats))
            numbers = ", ".join(some)
            return (text("core-seats-some", seats=start.seats, numbers=numbers, last=last),)
        return (text("core-seats", seats=start.seats, least=least, most=most),)
    wrong: list[Text] = []
    choices = {choice.name: choice for choice in info.choices}
    for name, value in start.options.items():
        choice = choices.get(name)
        if choice is None:
            wrong.append(text("core-option-unknown", name=name))
        elif choice.seats and start.seats not in choice.seats:
            wrong.append(text("core-option-seats", name=name, seats=start.seats))
        elif not choice.free and value not in choice.values:
            wrong.append(_no_value(choice, value))
    return tuple(wrong)


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


def _no_value(choice: Choice, value: str) -> Text:
    """Say which values an option has, as it has no such one."""
    said = {"name": choice.name, "value": value}
    if choice.span is None or len(choice.values) <= LISTED:
        return text("core-option-value", **said, values=", ".join(choice.values))
    least, most = choice.span
    return text("core-option-number", **said, least=least, most=most)


def refuse_concession() -> Refused:
    """Return the refusal for a seat that has nothing left to concede."""
    return Refused(text("core-cannot-concede"))
