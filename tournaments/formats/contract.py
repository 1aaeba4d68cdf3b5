"""What a format of tournaments answers: how many it takes, what opens next, who is where.

A further format is a file of this folder with a `FORMAT`, and its texts.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

import msgspec

from tournaments.forecast import Forecast, Lengths
from tournaments.records import Due, Match, Pairing, Terms, Tournament
from tournaments.standings.ranges import Range
from tournaments.standings.rows import Row

_WEEK_OF_HOURS = 7 * 24


def _as_chosen(terms: Terms) -> Terms:
    return terms


def _asks_nothing(_: Terms) -> frozenset[str]:
    return frozenset()


def _no_ranges(_: Tournament) -> Mapping[int, Range]:
    return {}


def _never(_: Tournament | Terms) -> bool:
    return False


def _no_matches(_: Tournament, __: int) -> tuple[Pairing, ...]:
    return ()


def _as_it_is(tournament: Tournament, _: int) -> Tournament:
    return tournament


def _as_counted(tournament: Tournament, match: Match) -> Tournament:
    return tournament.with_match(match)


def _not_again(_: Tournament, __: Match) -> bool:
    return False


def _nobody(_: Tournament) -> frozenset[int]:
    return frozenset()


def _of_points(terms: Terms) -> tuple[str, ...]:
    if terms.duels:
        return ("points", "buchholz", "sonneborn")
    return ("points", "firsts", "opposition")


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """A format. `key` names it in terms and texts, `number` in what organisers have chosen.

    What it is: its matches flow, each with an end of its own (`flows`), or it has Swiss rounds
    (`has_rounds`), a `bracket`, or both, or its rounds are the stages of a knockout in pods
    (`heats`); it counts points (`has_points`); the last of its rounds is one match of the best
    (`final_table`); it may be played by two (`in_duels`), in
    pods (`in_pods`), and at `live` paces; few people are shown as a cross table (`crosses`).
    Whoever has left the server for days is dropped as soon as a match awaits them, unless it
    `keeps_departed`. Whoever waits for a match that they have first claim to (`waiting`) has it
    after so many hours (`patience`).

    What it answers: how many `people` it takes; the `forecast` of so many, with the days of a round
    or match; which options organisers choose (`asks`), and the terms that follow (`shaped`); how it
    begins with those who are `entered` (`begun`, numbers in the order of entry); what is `due`;
    whether all is `over`; the `standings`, which of their figures are drawn (`columns`), and the
    places that are still possible (`places_left`); whether one may enter late (`open_to_late`, and
    as terms `takes_late`), the matches of somebody who does (`late`), and what follows where
    somebody plays again (`readmitted`); who would be paired now (`paired_now`; None: whom `due`
    names); whether matches may follow that are not known yet, without rounds (`goes_on`); who is
    not out (`still_in`; None: nobody is put out), and whether nobody has the title (`untitled`);
    of a match that was struck, whether it was played again to an end (`replayed`), and what follows
    where it counts again (`restored`).
    """

    key: str
    number: int
    people: Callable[[Terms], range]
    forecast: Callable[[Terms, int, Lengths, Fraction], Forecast]
    begun: Callable[[Tournament, tuple[int, ...]], Tournament]
    due: Callable[[Tournament], Due]
    over: Callable[[Tournament], bool]
    standings: Callable[[Tournament], tuple[Row, ...]]
    flows: bool = False
    has_rounds: bool = False
    bracket: bool = False
    has_points: bool = True
    final_table: bool = False
    heats: bool = False
    in_pods: bool = False
    in_duels: bool = True
    live: bool = True
    crosses: bool = False
    keeps_departed: bool = False
    patience: int = _WEEK_OF_HOURS
    asks: Callable[[Terms], frozenset[str]] = _asks_nothing
    shaped: Callable[[Terms], Terms] = _as_chosen
    columns: Callable[[Terms], tuple[str, ...]] = _of_points
    places_left: Callable[[Tournament], Mapping[int, Range]] = _no_ranges
    open_to_late: Callable[[Tournament], bool] = _never
    takes_late: Callable[[Terms], bool] = _never
    late: Callable[[Tournament, int], tuple[Pairing, ...]] = _no_matches
    readmitted: Callable[[Tournament, int], Tournament] = _as_it_is
    waiting: Callable[[Tournament], frozenset[int]] = _nobody
    paired_now: Callable[[Tournament], frozenset[int] | None] | None = None
    goes_on: Callable[[Tournament], bool] = _never
    still_in: Callable[[Tournament], frozenset[int]] | None = None
    untitled: Callable[[Tournament], bool] = _never
    replayed: Callable[[Tournament, Match], bool] = _not_again
    restored: Callable[[Tournament, Match], Tournament] = _as_counted

    @property
    def named(self) -> str:
        """The key as ids of texts have it."""
        return self.key.replace("+", "-")

    def at_once(self, terms: Terms) -> int:
        """Return how many matches a person has at a time."""
        return terms.at_once if self.flows else 1

    def sizes_within(
        self,
        terms: Terms,
        lengths: Lengths,
        deadline: Fraction | int,
        season: int,
        sizes: Iterable[int] = (),
    ) -> tuple[int, ...]:
        """Return the numbers of people for which a tournament ends within `season` days."""
        return tuple(
            entered
            for entered in sizes or self.people(terms)
            if self.forecast(terms, entered, lengths, Fraction(deadline)).days <= season
        )
