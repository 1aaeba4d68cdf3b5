"""What a tournament is: its terms, who is entered, and everything that was played in it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal

import msgspec

Status = Literal["waiting", "entered", "dropped", "disqualified"]
Rest = Literal["odd", "walkover", "asked", "missed", "struck"]

DUEL = 2  # seats of a match of two
ABSENCES = 2  # unexcused ones, after which one is dropped, rule EVT-5.1
ONCE = 48 * 3600  # s; absences of a robin that lie so near to each other count once


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before anybody enters, rules EVT-1.1 and EVT-2.

    `format` is the key of one (`formats/registry.py`). `seats` are the numbers of seats that game
    and options allow, `pod` is the wanted one (2: all matches are duels). `rounds` 0 leaves their
    number to the format. `twice` (robin of duels): everybody meets everybody from both seats.
    `at_once` is how many matches a person has at a time where they flow. `full` pods have the
    wanted size though the same people meet again from round 2 on (EVT-3.3). `cut` is how many go on
    from the Swiss rounds to the knockout. With `lowest_wins` few points win a match. `season`
    are the days after which nothing is played any more, where matches are paired until a date.
    """

    format: str
    seats: tuple[int, ...] = (DUEL,)
    pod: int = DUEL
    rounds: int = 0
    twice: bool = False
    at_once: int = 3
    full: bool = False
    best_of: Literal[1, 3] = 1
    third_place: bool = False
    cut: Literal[4, 8] = 8
    lowest_wins: bool = False
    season: int = 0

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
    `used` are seconds of counted time. The house AI had to finish for those who were `absent`,
    found so at the moments `found` (seconds), for those who were `late` or had gone, and for those
    who were `excused`, rules EVT-5.1 and 5.1a. Somebody else has played
    on for those `substituted`. A struck match is shown and counts for nothing, a
    result that was `decided` counts as it stands, rule EVT-1.8.
    """

    number: int
    round: int
    people: tuple[int, ...]
    status: Literal["planned", "open", "over", "off"] = "planned"
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    found: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()
    substituted: tuple[int, ...] = ()
    decided: bool = False
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

    @property
    def failed(self) -> frozenset[int]:
        """Those who score nothing: the house AI had to finish for them, unexcused (EVT-5.1a)."""
        return frozenset() if self.decided else frozenset((*self.absent, *self.late))

    @property
    def spared(self) -> frozenset[int]:
        """Those who score half at most: the house AI had to finish for them, excused (EVT-5.1a)."""
        return frozenset() if self.decided else frozenset(self.excused) - self.failed

    @property
    def ranked(self) -> tuple[int, ...]:
        """The places of a match that is over, as they count: whoever failed is below all others."""
        failed = self.failed
        if not failed:
            return self.places
        seats = tuple(zip(self.people, self.places, strict=True))
        return tuple(
            len(seats)
            if one in failed
            else 1 + sum(other < place for who, other in seats if who not in failed)
            for one, place in seats
        )

    def place(self, entrant: int) -> int:
        """Return the place that counts of somebody in a match that is over, 1 for the first."""
        return self.ranked[self.people.index(entrant)]

    def compared(self, one: int, other: int) -> int:
        """Return 1 where one of two came off better by what counts, -1 where worse, 0 where not.

        Whoever is excused is level at most with whoever did not fail.
        """
        mine, theirs = self.place(one), self.place(other)
        better = (mine < theirs) - (mine > theirs)
        ahead = one if better > 0 else other
        behind = other if better > 0 else one
        return 0 if ahead in self.spared and behind not in self.failed else better

    def first(self, one: int) -> bool:
        """Tell whether somebody came first, and played to the end."""
        return self.place(one) == 1 and one not in self.failed | self.spared


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


class SeatChoice(msgspec.Struct, frozen=True):
    """Who sits first in a further game of a meeting, as chosen by the one whose choice it was."""

    stage: int
    slot: int
    game: int
    first: int


class Pairing(msgspec.Struct, frozen=True):
    """Who is to meet, in the order of seats."""

    people: tuple[int, ...]
    slot: int = 0
    game: int = 1


class Tournament(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """All that formats, pairing and standings read.

    `rounds` is their number, fixed at the start; `paired` how many were paired. `seeds` are the
    entrants by seeding, best first; `bracket` those of the knockout once it is drawn. What is
    drawn follows from `seed`. `overdue` have waited too long for a first match, rule EVT-2.3;
    `away` have left the server, and are not paired as long as that is so, rule EVT-1.14. `flows`
    tells that its format has no rounds, `closed` that no further match is paired before its date.
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
    choices: tuple[SeatChoice, ...] = ()
    overdue: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    flows: bool = False
    closed: bool = False

    @cached_property
    def entrant(self) -> Mapping[int, Entrant]:
        """Everybody by their number."""
        return {one.number: one for one in self.entrants}

    @cached_property
    def present(self) -> frozenset[int]:
        """Entrants who play: neither waiting, nor dropped, nor disqualified."""
        return frozenset(one.number for one in self.entrants if one.status == "entered")

    @cached_property
    def absences(self) -> Mapping[int, int]:
        """How many unexcused absences count for everybody who has any, rule EVT-5.1.

        Where matches flow, those found within 48 hours of each other count once.
        """
        found: dict[int, list[int | None]] = {}
        for match in self.matches:
            for index, one in enumerate(match.absent):
                at = match.found[index] if index < len(match.found) else None
                found.setdefault(one, []).append(at)
        no_more = {one.entrant: one.absences for one in self.excused}
        times = {
            one: (_apart(moments) if self.flows else len(moments)) - no_more.get(one, 0)
            for one, moments in found.items()
        }
        return {one: number for one, number in times.items() if number > 0}

    @cached_property
    def sent_away(self) -> frozenset[int]:
        """Those who were dropped for absence, and did not withdraw, rule EVT-5.1a."""
        return frozenset(
            one.number
            for one in self.entrants
            if one.status == "dropped" and self.absences.get(one.number, 0) >= ABSENCES
        )

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

    def with_matches(
        self, number: int, pairings: Sequence[Pairing], status: Literal["planned", "open"]
    ) -> "Tournament":
        """Return the tournament with more matches, of a round or stage, numbered in their order."""
        first = 1 + max((match.number for match in self.matches), default=0)
        made = tuple(
            Match(
                number=match,
                round=number,
                people=pairing.people,
                status=status,
                slot=pairing.slot,
                game=pairing.game,
            )
            for match, pairing in enumerate(pairings, first)
        )
        return msgspec.structs.replace(self, matches=self.matches + made)

    def with_match(self, match: Match) -> "Tournament":
        """Return the tournament with a match replaced by the one of its number."""
        found = tuple(match if one.number == match.number else one for one in self.matches)
        return msgspec.structs.replace(self, matches=found)

    def of_round(self, number: int) -> Iterator[Match]:
        """Yield the matches of a round or stage, counted from 1, in the order of their numbers."""
        return (match for match in self.matches if match.round == number)


def _apart(moments: Sequence[int | None]) -> int:
    """Return how many moments there are, those within 48 h of an earlier one left out."""
    times, since = 0, None
    for at in sorted(one for one in moments if one is not None):
        if since is None or at - since > ONCE:
            times, since = times + 1, at
    return times + sum(one is None for one in moments)


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
