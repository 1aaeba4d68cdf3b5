"""What a lobby must know of a game: its seats, its options, and from what a match starts."""

from typing import Self

import msgspec

from games.core.bringing.brought import Brought
from games.core.text import Text, text

LISTED = 9  # values that a refusal names; of more numbers the first and the last


class Choice(msgspec.Struct, frozen=True):
    """An option of a game: its name and its values, the default first.

    It exists only at the numbers of seats in `seats` (at all numbers, when empty). `free` values
    are words of the host (a list of species), checked by `Rules.check`; `values` then holds
    examples. With `ways` its values are different ways to play, each of which is tried as a table
    of its own. There may be any number of values: where a list cannot show all, they are typed.
    `drawn` are short values that tests and driver draw of an option that only makes a match longer.
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
        """The value where none is set: the first, as the game was played before."""
        return self.values[0]

    @property
    def span(self) -> tuple[int, int] | None:
        """The least and the greatest value where all between them are values, and no others are."""
        if self.free or not all(value.isdecimal() for value in self.values):
            return None
        numbers = sorted(map(int, self.values))
        least, most = numbers[0], numbers[-1]
        return (least, most) if numbers == [*range(least, most + 1)] else None


class Listing(msgspec.Struct, frozen=True):
    """What the value of a free option lists: `count` of these ids, which bear printed names.

    The value is the ids, separated by commas, or the option's default.
    """

    ids: tuple[str, ...]
    count: int


class Preset(msgspec.Struct, frozen=True):
    """Named values of several options.

    A match with them usually takes so many `days` at a day's pace (0: those of the game), and each
    player so many `minutes` of their own, as measured with sensible players (0: nobody has).
    """

    name: str
    values: dict[str, str]
    seats: tuple[int, ...] = ()
    days: int = 0
    minutes: int = 0


class First(msgspec.Struct, frozen=True):
    """The table of a person's first match: preset, number of seats, and options beside the preset.

    Nothing is the usual: default options, and the least number of seats.
    """

    preset: str = ""
    seats: int = 0
    options: dict[str, str] = {}


class UnknownVersion(LookupError):
    """This release has no code of that version of a game's rules."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(f"version {version} of the rules of {game}")


class Info(msgspec.Struct, frozen=True):
    """What a lobby must know of a game.

    `kinds` are all kinds of Decision the game can ask, for statistics and help. `days` is the
    usual length of a match at a day's pace, `sittings` how many sittings each seat has in a usual
    match of sensible players. `version` is the meaning of the rules. `holders` is how many people
    may share a seat (a team of coaches). `scores` is the place of a seat's score in marks ("stars"
    of "stars:<n>"), of which the course of a match is told; "" tells none.
    `lowest_wins` says that few points win (golf): then less is better wherever scores are compared.
    `first` is the table of a person's first match.
    """

    key: str
    seats: tuple[int, ...]
    kinds: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    presets: tuple[Preset, ...] = ()
    version: int = 1
    days: int = 7
    sittings: int = 20
    holders: int = 1
    scores: str = ""
    first: First = First()
    lowest_wins: bool = False

    def first_start(self) -> "Start":
        """Return from what a person's first match starts."""
        presets = {one.name: one.values for one in self.presets}
        options = {**presets.get(self.first.preset, {}), **self.first.options}
        return Start(self.first.seats or min(self.seats), options)

    def must_know(self, version: int) -> None:
        """Raise UnknownVersion unless it is the version of the rules of this release."""
        if version != self.version:
            raise UnknownVersion(self.key, version)


class Start(msgspec.Struct, frozen=True):
    """What a match starts from: seats, options by name, and what each seat brought.

    What is brought is secret until the end of the match, except for what the rules show of it.
    """

    seats: int
    options: dict[str, str] = {}
    brought: tuple[Brought, ...] = ()


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
        if info.holders > 1 and least == most:
            return (text("core-sides", seats=start.seats, most=most),)
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


def _no_value(choice: Choice, value: str) -> Text:
    """Return a refusal that says which values an option has."""
    said = {"name": choice.name, "value": value}
    if choice.span is None or len(choice.values) <= LISTED:
        return text("core-option-value", **said, values=", ".join(choice.values))
    least, most = choice.span
    return text("core-option-number", **said, least=least, most=most)
