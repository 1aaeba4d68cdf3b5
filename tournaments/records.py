"""What a tournament is: its terms, who is entered, and everything that was played in it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal

import msgspec

Format = Literal["robin", "swiss", "knockout", "swiss+cut"]
Status = Literal["waiting", "entered", "dropped", "disqualified"]
Rest = Literal["odd", "walkover", "asked", "missed", "struck"]

DUEL = 2  # seats of a match of two


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before anybody enters, rules EVT-1.1 and EVT-2.

    `seats` are the numbers of seats that game and options allow, `pod` is the wanted one (2: all
    matches are duels). `rounds` 0 leaves their number to the format. `twice` (robin of duels):
    everybody meets everybody from both seats. `at_once` is how many matches of a robin a person
    has at a time. `full` pods have the wanted size though the same people meet again from round 2
    on (EVT-3.3). `cut` is how many go on from the Swiss rounds to the knockout.
    """

    format: Format
    seats: tuple[int, ...] = (DUEL,)
    pod: int = DUEL
    rounds: int = 0
    twice: bool = False
    at_once: int = 3
    full: bool = False
    best_of: Literal[1, 3] = 1
    third_place: bool = False
    cut: Literal[4, 8] = 8

    @property
    def duels(self) -> bool:
        """Whether two play each match, and not a pod of three to six."""
        return self.pod == DUEL


class Entrant(msgspec.Struct, frozen=True):
    """A person in a tournament, under a number of their own, from 1.

    `since` is the first round that they may play; `checked` tells that they confirmed to be there.
    """

    number: int
    rating: int | None = None
    status: Status = "entered"
    since: int = 1
    checked: bool = False


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A match: planned, open, over with the place of each seat, or off.

    Place 1 is first, ties share. Off is one for which too few of its people are left.

    `people` are entrants in the order of seats. `round` counts rounds and stages from 1; a robin
    has but one. Of a knockout `slot` is the meeting within its stage, `game` the game of it.
    `used` are seconds of counted time. `absent` are those whom the house AI had to finish for,
    unexcused. A struck match is shown and counts for nothing, rule EVT-1.8.
    """

    number: int
    round: int
    people: tuple[int, ...]
    status: Literal["planned", "open", "over", "off"] = "planned"
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    struck: bool = False
    slot: int = 0
    game: int = 1

    @property
    def counts(self) -> bool:
        """Whether its result counts: it is over and was not struck (EVT-1.8)."""
        return self.status == "over" and not self.struck

    @property
    def done(self) -> bool:
        """Whether nothing is left to be played of it: it is over or off."""
        return self.status in {"over", "off"}

    def place(self, entrant: int) -> int:
        """Return the place of somebody who played in a match that is over, 1 for the first."""
        return self.places[self.people.index(entrant)]


class Bye(msgspec.Struct, frozen=True):
    """A round in which an entrant does not play.

    `odd`: nobody was left to play (rule EVT-3.2); `walkover`: the opponent had gone; `asked`: the
    entrant cannot play (rule EVT-1.9); `missed`: not yet entered, or gone;
    `struck`: the match counts for nothing (standings make these themselves).
    """

    round: int
    entrant: int
    kind: Rest


class Moved(msgspec.Struct, frozen=True):
    """Points that organisers gave or took, rule EVT-1.8."""

    entrant: int
    points: int


class Excused(msgspec.Struct, frozen=True):
    """How many absences of an entrant count no more: they were let in again, or replaced."""

    entrant: int
    absences: int


class Wish(msgspec.Struct, frozen=True):
    """A round for which an entrant asked for a bye before it was paired, rule EVT-1.9."""

    round: int
    entrant: int


class Choice(msgspec.Struct, frozen=True):
    """Who sits first in a further game of a meeting, as chosen by the one whose choice it was."""

    stage: int
    slot: int
    game: int
    first: int


class Tournament(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """All that formats, pairing and standings read.

    `rounds` is their number, fixed at the start; `paired` how many were paired. `seeds` are the
    entrants by seeding, best first; `bracket` those of the knockout once it is drawn. What is
    drawn follows from `seed`. `overdue` have waited too long for a first match, rule EVT-2.3.
    """

    terms: Terms
    seed: bytes
    entrants: tuple[Entrant, ...]
    rounds: int = 0
    paired: int = 0
    seeds: tuple[int, ...] = ()
    bracket: tuple[int, ...] = ()
    matches: tuple[Match, ...] = ()
    byes: tuple[Bye, ...] = ()
    moved: tuple[Moved, ...] = ()
    excused: tuple[Excused, ...] = ()
    wishes: tuple[Wish, ...] = ()
    choices: tuple[Choice, ...] = ()
    overdue: frozenset[int] = frozenset()

    @cached_property
    def entrant(self) -> Mapping[int, Entrant]:
        """Everybody by their number."""
        return {one.number: one for one in self.entrants}

    @cached_property
    def present(self) -> frozenset[int]:
        """Entrants who play: neither waiting, nor dropped, nor disqualified."""
        return frozenset(one.number for one in self.entrants if one.status == "entered")

    @cached_property
    def ranked(self) -> tuple[int, ...]:
        """Everybody who has a row in the standings: who plays, and who played.

        Whoever was taken out before it began is in no seeding.
        """
        here = (one.number for one in self.entrants if one.status != "waiting")
        return tuple(one for one in here if not self.seeds or one in self.rank)

    @cached_property
    def rank(self) -> Mapping[int, int]:
        """Places in the seeding, 0 is best."""
        return {number: rank for rank, number in enumerate(self.seeds)}

    def of_round(self, number: int) -> Iterator[Match]:
        """Yield the matches of a round or stage, counted from 1, in the order of their numbers."""
        return (match for match in self.matches if match.round == number)


class Pairing(msgspec.Struct, frozen=True):
    """Who is to meet, in the order of seats."""

    people: tuple[int, ...]
    slot: int = 0
    game: int = 1


class Chooser(msgspec.Struct, frozen=True):
    """Whose choice it is who sits first in the next game of a meeting, rule EVT-2.5."""

    stage: int
    slot: int
    game: int
    entrant: int


class Opening(msgspec.Struct, frozen=True):
    """A planned match that may begin, with those of its people who are still there."""

    number: int
    people: tuple[int, ...]


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """What is to happen next; nothing while results are awaited or when all is over.

    `round` is the one that `pairings` and `byes` are of. Planned matches begin (`openings`) or are
    called `off`. `choosers` are awaited before the next game of their meeting can be paired.
    `bracket` is drawn when a knockout begins.
    """

    round: int = 0
    pairings: tuple[Pairing, ...] = ()
    byes: tuple[Bye, ...] = ()
    openings: tuple[Opening, ...] = ()
    off: tuple[int, ...] = ()
    choosers: tuple[Chooser, ...] = ()
    bracket: tuple[int, ...] = ()
