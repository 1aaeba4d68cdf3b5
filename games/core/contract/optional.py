"""What a game may have beside its rules: each is a protocol, and what holds where it has none.

Rules that are made from the files of a game (`filed.py`) have what its files have. What a seat
brings stands in `games/core/contract/asked.py`.
"""

from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from games.core.decision import Decision, Picks, is_final
from games.core.info import Listing, Start
from games.core.rules import Rules
from games.core.text import Text
from games.core.view import Shot

# Who may give a seat up: the first of its people, or most of them (more than half) together.
Concession: TypeAlias = Literal["first", "majority"]


@runtime_checkable
class Warns(Protocol):
    """Rules with something to know of a table before the match begins."""

    def warnings(self, start: Start) -> tuple[Text, ...]:
        """Return what people should know of these seats and options before they begin.

        It stands in the lobby for everybody to read and prevents nothing. It is not given what
        seats bring, because that is private.
        """
        ...


@runtime_checkable
class ListsNames(Protocol):
    """Rules with a free option whose value lists printed names."""

    def listing(self, start: Start, choice: str) -> Listing | None:
        """Return which printed names a free option lists, and how many; None for other texts."""
        ...


@runtime_checkable
class PlaysApart(Protocol):
    """Rules in which two seats may play at the same time and touch nothing in common."""

    def apart(self, state: Any, seat: int, other: int) -> bool:  # noqa: ANN401 - of any game
        """Whether these two do so now.

        Then what one draws or shows does not prevent the undo of the other's steps: their answers,
        repeated in any order, have the same effect. Never true of seats that draw from one stream.
        """
        ...


@runtime_checkable
class SharesAnswers(Protocol):
    """Rules that say which people of a shared seat answer when."""

    def answering(self, state: Any, seat: int, holders: int) -> tuple[int, ...]:  # noqa: ANN401 - of any game
        """Return which of those who share a seat may answer for it now, by place in their list.

        There are `holders` of them, 0 is the first. The others see the question, and what they
        would pick is shown to those who may. Once half of the time is over, all may. The result
        must not depend on secrets: it shows in who is called.
        """
        ...


@runtime_checkable
class SharesConcession(Protocol):
    """Rules that say which people of a shared seat may give it up."""

    def concession(self, state: Any, seat: int) -> Concession:  # noqa: ANN401 - of any game
        """Return which of those who share a seat may give it up."""
        ...


@runtime_checkable
class Films(Protocol):
    """Rules that show a turn as a film."""

    def film(self, view: Any) -> tuple[Shot, ...]:  # noqa: ANN401 - of any game
        """Return the last turn as a film, from everybody's view; nothing where there is none.

        It is called whenever a board or a table is shown: it replays what the view keeps of that
        turn and searches for nothing. There is no film of a turn that is still running. At most
        `SHOTS`.
        """
        ...


@runtime_checkable
class TriesOut(Protocol):
    """Rules that know what cannot be undone only by trying it, which is dear.

    So it is asked of the picks that are given, or of those that somebody sees, and stands in no
    question.
    """

    def final(self, state: Any, seat: int, decision: Decision, picks: Picks) -> bool:  # noqa: ANN401 - of any game
        """Whether these legal picks of an open question draw, show, or let another seat be asked.

        It must follow from what the asked seat knows, and leaves the state as it is.
        """
        ...


@runtime_checkable
class Doubts(Protocol):
    """Rules whose cards can be valid and still do nothing."""

    def doubts(self) -> tuple[str, ...]:
        """Return what in these cards can never have an effect, in English, for their authors."""
        ...


def warnings(rules: Rules[Any, Any], start: Start) -> tuple[Text, ...]:
    """Return what people should know before they begin (`Warns`)."""
    return rules.warnings(start) if isinstance(rules, Warns) else ()


def listing(rules: Rules[Any, Any], start: Start, choice: str) -> Listing | None:
    """Return which printed names an option lists (`ListsNames`); None where it lists none."""
    return rules.listing(start, choice) if isinstance(rules, ListsNames) else None


def apart(rules: Rules[Any, Any], state: object, seat: int, other: int) -> bool:
    """Whether two seats touch nothing in common (`PlaysApart`); elsewhere none do."""
    return isinstance(rules, PlaysApart) and rules.apart(state, seat, other)


def answering(rules: Rules[Any, Any], state: object, seat: int, holders: int) -> tuple[int, ...]:
    """Return who of a shared seat may answer (`SharesAnswers`); elsewhere all of them."""
    if isinstance(rules, SharesAnswers):
        return rules.answering(state, seat, holders)
    return tuple(range(holders))


def concession(rules: Rules[Any, Any], state: object, seat: int) -> Concession:
    """Return who of a shared seat may give it up (`SharesConcession`); elsewhere its first."""
    return rules.concession(state, seat) if isinstance(rules, SharesConcession) else "first"


def film(rules: Rules[Any, Any], view: object) -> tuple[Shot, ...]:
    """Return the film of the last turn (`Films`); nothing where there is none."""
    return rules.film(view) if isinstance(rules, Films) else ()


def final(
    rules: Rules[Any, Any], state: object, seat: int, decision: Decision, picks: Picks
) -> bool:
    """Whether an open answer cannot be undone: the question says so, or trying it (`TriesOut`)."""
    if is_final(decision, picks):
        return True
    return isinstance(rules, TriesOut) and rules.final(state, seat, decision, picks)


def doubts(rules: Rules[Any, Any]) -> tuple[str, ...]:
    """Return what in the cards can have no effect (`Doubts`)."""
    return rules.doubts() if isinstance(rules, Doubts) else ()
