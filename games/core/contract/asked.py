"""What seats are asked to bring, in games that have it: `Brings`, `Builds`, `HasWorkshop`.

The functions say what holds where a game has none of it, and where it asks for picks of a Decision,
which are checked and drawn like all others.
"""

from typing import Any, Protocol, runtime_checkable

from games.core.bringing.brought import Brought, Build, Checked, too_large
from games.core.bringing.workshop import Workshop
from games.core.decision import Decision, is_legal, random_picks
from games.core.info import Start
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text, text


@runtime_checkable
class Brings(Protocol):
    """Rules that ask seats before the match begins."""

    def bring(self, start: Start, seat: int) -> Decision | Build | None:
        """Return what a seat is asked to bring, if anything.

        It is a question that is answered in the lobby, or something larger that is built
        beforehand.
        """
        ...


@runtime_checkable
class Builds(Brings, Protocol):
    """Rules that ask for something that is built (`Build`)."""

    def check_brought(self, start: Start, seat: int, brought: Brought) -> Checked:
        """Return all that is wrong with what a seat would bring, and what its people should know.

        `brought` may be anything that a person or a stranger's file contains.
        """
        ...

    def read_brought(self, start: Start, seat: int, written: str) -> Brought:
        """Return what a seat brings from its written form.

        It need not be valid (`check_brought`). Raises Refused, with the line, where it cannot be
        read.
        """
        ...

    def write_brought(self, brought: Brought) -> str:
        """Return the written form of something valid: `read_brought` gives it back."""
        ...

    def random_brought(self, start: Start, seat: int, rng: Streams) -> Brought | None:
        """Return anything that a seat may bring, for the driver; None where nothing is asked."""
        ...


@runtime_checkable
class HasWorkshop(Protocol):
    """Rules with a workshop, in which people build what a seat brings."""

    def workshop(self) -> Workshop:
        """Return the workshop, the same one whenever it is called."""
        ...


class NotBuilt(NotImplementedError):
    """A game asks for something that is built, and lacks what reads and checks it (`Builds`)."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: no `check_brought` for what is built")


def bring(rules: Rules[Any, Any], start: Start, seat: int) -> Decision | Build | None:
    """Return what a seat is asked to bring; None where the game asks for nothing."""
    return rules.bring(start, seat) if isinstance(rules, Brings) else None


def check_brought(rules: Rules[Any, Any], start: Start, seat: int, brought: Brought) -> Checked:
    """Return all that is wrong with what a seat would bring: built, or picks of a Decision."""
    asked = bring(rules, start, seat)
    if isinstance(asked, Build):
        return building(rules).check_brought(start, seat, brought)
    if asked is not None and isinstance(brought, tuple) and is_legal(asked, brought):
        return Checked()
    return Checked((text("core-brought-illegal"),))


def building(rules: Rules[Any, Any]) -> Builds:
    """Return the rules of a game whose seats build something. Raises NotBuilt elsewhere."""
    if isinstance(rules, Builds):
        return rules
    raise NotBuilt(rules.info.key)


def random_brought(rules: Rules[Any, Any], start: Start, seat: int, rng: Streams) -> Brought | None:
    """Return anything that a seat may bring, for the driver; None where nothing is asked."""
    asked = bring(rules, start, seat)
    if isinstance(asked, Decision):
        return random_picks(asked, rng, "bring")
    return asked and building(rules).random_brought(start, seat, rng)


def workshop(rules: Rules[Any, Any]) -> Workshop | None:
    """Return the workshop of a game that has one."""
    return rules.workshop() if isinstance(rules, HasWorkshop) else None


def unfit(rules: Rules[Any, Any], start: Start) -> tuple[Text, ...]:
    """Return why a match cannot start like this: seats, options, or what somebody brought."""
    wrong = rules.check(start)
    if wrong or not start.brought:
        return wrong
    if len(start.brought) > start.seats or any(map(too_large, start.brought)):
        return (text("core-brought-large"),)
    return tuple(
        fault
        for seat, one in enumerate(start.brought)
        if isinstance(one, dict) or isinstance(bring(rules, start, seat), Build)
        for fault in check_brought(rules, start, seat, one).faults
    )
