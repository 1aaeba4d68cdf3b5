"""A knockout in pods: the better half of each table goes on, to a last one, rule EVT-2.9."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import msgspec

from games.core.streams import Streams
from tournaments.forecast import Forecast, Lengths
from tournaments.formats.contract import Format
from tournaments.pairing import seats
from tournaments.records import Bye, Due, Match, Pairing, Terms, Tournament
from tournaments.standings import rows
from tournaments.standings.rows import Row, each

MOST = 64
_replace = msgspec.structs.replace


class Cut(NamedTuple):
    """How a stage is cut: so many of the best have a bye, the others sit at `tables`.

    Who is meant follows from the stage before: a table names places in its order, 0 is best. `on`
    is how many of each go on.
    """

    free: int
    tables: tuple[tuple[int, ...], ...]
    on: tuple[int, ...]


class Sizes(NamedTuple):
    """How many have a bye, how large the tables are, and how many of each go on."""

    free: int
    tables: tuple[int, ...]
    on: tuple[int, ...]


class Plan(NamedTuple):
    """The stages so many people take, and what speaks against them."""

    cost: int
    stages: tuple[Sizes, ...]


class HeatTable(NamedTuple):
    """A table of a stage: who is to sit there, and how many go on; None is an empty place.

    `origins` are the tables of the stage before from which they come, -1 for a bye.
    """

    stage: int
    slot: int
    people: tuple[int | None, ...]
    origins: tuple[int, ...]
    on: int

    @property
    def known(self) -> frozenset[int]:
        """Those who are to sit there."""
        return frozenset(one for one in self.people if one is not None)


class Heat(NamedTuple):
    """A stage: who has a bye, its tables, and who goes on from each, None where that is awaited."""

    number: int
    free: tuple[int | None, ...]
    tables: tuple[HeatTable, ...]
    through: tuple[tuple[int, ...] | None, ...]


def people(terms: Terms) -> range:
    """Return how many people it takes: two more than sit at the last table."""
    return range(terms.pod + 2, MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: Fraction) -> Forecast:
    """Return what `entered` people have before them."""
    found = cuts(entered, terms.pod, terms.seats)
    matches = sum(len(one.tables) for one in found)
    days = len(found) * min(lengths.slow, deadline)
    return Forecast(entered, len(found), len(found), matches, days)


# How it is cut


@cache
def cuts(entered: int, wanted: int, allowed: tuple[int, ...]) -> tuple[Cut, ...]:
    """Return the stages of so many people, as fixed when it begins.

    Those who sat together are apart at the next tables, where there are enough. Who came first at
    a table stands before all who came second, and behind those who had a bye.
    """
    near = tuple(one for one in allowed if abs(one - wanted) <= 1)
    plan = _planned(entered, wanted, near) or _planned(entered, wanted, near, 1)
    stages = plan.stages if plan else (Sizes(0, (entered,), (1,)),)
    found: list[Cut] = []
    origins: Sequence[int] = range(-entered, 0)  # each of their own
    for free, sizes, on in stages:
        found.append(Cut(free, _apart(origins, free, sizes), on))
        places = [slot for place in range(max(on)) for slot, many in enumerate(on) if place < many]
        origins = [*range(-free, 0), *places]
    return tuple(found)


@cache
def _planned(people: int, wanted: int, near: tuple[int, ...], more: int = 0) -> Plan | None:
    """Return the stages with the fewest byes and tables off the wanted size, then the fewest.

    Of a table half of them go on, rounded down. Where that never comes out (of games for three
    alone, with an even number), one `more` of the first table does.
    """
    if people in near and not more:
        return Plan(abs(people - wanted), (Sizes(0, (people,), (1,)),))
    found: list[Plan] = []
    for seated in range(people, min(near, default=people + 1) - 1, -1):
        for tables in range(-(-seated // max(near)), seated // min(near) + 1):
            least, larger = divmod(seated, tables)
            sizes = (least + 1,) * larger + (least,) * (tables - larger)
            if not {*sizes} <= {*near}:
                continue
            on = tuple(one // 2 + (more if not at else 0) for at, one in enumerate(sizes))
            free = people - seated
            rest = _planned(free + sum(on), wanted, near)
            if rest is not None:
                cost = free + sum(abs(one - wanted) for one in sizes) + rest.cost
                found.append(Plan(cost, (Sizes(free, sizes, on), *rest.stages)))
    return min(found, key=lambda one: (one.cost, len(one.stages)), default=None)


def _apart(origins: Sequence[int], free: int, sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return tables, filled row by row and there and back, so that strangers meet if they can."""
    tables: list[list[int]] = [[] for _ in sizes]
    at = free
    for row in range(max(sizes)):
        order = [slot for slot, size in enumerate(sizes) if row < size]
        order = order[::-1] if row % 2 else order
        taken = range(at, at + len(order))
        turned = [order[by:] + order[:by] for by in range(len(order))]

        def met(slots: Sequence[int], taken: range = taken) -> int:
            pairs = zip(taken, slots, strict=True)
            return sum(origins[one] == origins[other] for one, to in pairs for other in tables[to])

        for one, slot in zip(taken, min(turned, key=met), strict=True):
            tables[slot].append(one)
        at += len(order)
    return tuple(map(tuple, tables))


# What is played


def cuts_of(tournament: Tournament) -> tuple[Cut, ...]:
    """Return the stages of a tournament, as fixed when it began."""
    terms = tournament.terms
    return cuts(len(tournament.seeds), terms.pod, terms.seats)


def heats(tournament: Tournament) -> list[Heat]:
    """Return the stages up to the first of which something is awaited; that of the first is 1."""
    found: list[Heat] = []
    here: list[int | None] = [*tournament.seeds]
    origins = [-1] * len(here)
    for number, cut in enumerate(cuts_of(tournament), 1):
        tables = tuple(
            HeatTable(
                number,
                slot,
                tuple(here[one] for one in some),
                tuple(origins[one] for one in some),
                on,
            )
            for slot, (some, on) in enumerate(zip(cut.tables, cut.on, strict=True))
        )
        through = tuple(_through(tournament, one) for one in tables)
        free = tuple(here[: cut.free])
        found.append(Heat(number, free, tables, through))
        ended = [one for one in through if one is not None]
        if len(ended) < len(through):
            break
        here, origins = [*free], [-1] * len(free)
        for place in range(max(one.on for one in tables)):
            for table, some in zip(tables, ended, strict=True):
                if place < table.on:
                    here.append(some[place] if place < len(some) else None)
                    origins.append(table.slot)
    return found


def match_of(tournament: Tournament, table: HeatTable) -> Match | None:
    """Return the match at a table; one that was struck, or was for others, is none."""
    rests = _rests(tournament, table)
    found = [
        one
        for one in tournament.of_round(table.stage)
        if one.slot == table.slot and not one.struck and one.status != "off"
        if {*one.people} <= table.known <= {*one.people} | {*rests}
    ]
    return min(found, key=lambda one: (one.status != "over", one.number), default=None)


def _rests(tournament: Tournament, table: HeatTable) -> dict[int, str]:
    """Return those of a table who have no match there, and why."""
    here = (one for one in tournament.byes if one.round == table.stage)
    return {one.entrant: one.kind for one in here if one.entrant in table.known}


def _through(tournament: Tournament, table: HeatTable) -> tuple[int, ...] | None:
    """Return who goes on from a table, best first; None while that is awaited.

    Whoever the house AI had to finish for, unexcused, does not, rule EVT-5.1a.
    """
    match = match_of(tournament, table)
    if match is not None:
        return None if match.status != "over" else order(tournament, match)[: table.on]
    rests = _rests(tournament, table)
    if not table.known <= {*rests}:
        return None
    here = [one for one, kind in rests.items() if kind == "walkover"]
    return tuple(sorted(here, key=tournament.rank.__getitem__)[: table.on])


def order(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return those who may go on from a match that is over, best first.

    Who is level there stands by less counted time used, then by the seeding.
    """
    used = dict(zip(match.people, match.used or (0,) * len(match.people), strict=True))
    here = [one for one in match.people if one not in match.failed]

    def came(one: int) -> tuple[int, int, int]:
        ahead = sum(match.compared(other, one) > 0 for other in match.people if other != one)
        return ahead, used[one], tournament.rank[one]

    return tuple(sorted(here, key=came))


def begun(fresh: Tournament, _: tuple[int, ...]) -> Tournament:
    """Return the tournament with the number of its stages."""
    return _replace(fresh, rounds=len(cuts_of(fresh)))


def due(tournament: Tournament) -> Due:
    """Return the matches of the present stage that can begin; too few at a table rest."""
    known = heats(tournament)
    if over(tournament):
        return Due(off=_pointless(tournament, known))
    pairings: list[Pairing] = []
    byes: list[Bye] = []
    stage = known[-1]
    there = tournament.present - tournament.away
    for table, through in zip(stage.tables, stage.through, strict=True):
        if through is not None or match_of(tournament, table) is not None:
            continue
        here = sorted(table.known & there, key=tournament.rank.__getitem__)
        rests = _rests(tournament, table)
        on = {*here[: table.on]} if len(here) < min(tournament.terms.seats) else set[int]()
        if not on and here:
            pairings.append(Pairing(_seated(tournament, table, here), table.slot))
            out = table.known - {*here}
        else:
            byes += [Bye(stage.number, one, "walkover") for one in here if one in on]
            out = table.known - on
        byes += [Bye(stage.number, one, "missed") for one in sorted(out) if one not in rests]
    off = _pointless(tournament, known)
    return Due(round=stage.number, pairings=tuple(pairings), byes=tuple(byes), off=off)


def _seated(tournament: Tournament, table: HeatTable, here: Sequence[int]) -> tuple[int, ...]:
    """Return them in the order of seats: all where they sat least, then as drawn, rule EVT-3.4."""
    rng = Streams(tournament.seed + bytes((table.stage, table.slot)))
    drawn = rng.shuffled("seats", here)
    sat = [
        seats.Sat.of(match.people.index(one) for match in tournament.matches if one in match.people)
        for one in drawn
    ]
    return tuple(drawn[index] for index in seats.order(sat))


def _pointless(tournament: Tournament, known: Sequence[Heat]) -> tuple[int, ...]:
    """Return the open matches that decide nothing any more: a result was corrected."""
    wanted = {
        match.number
        for stage in known
        for table in stage.tables
        if (match := match_of(tournament, table)) is not None
    }
    return tuple(
        match.number
        for match in tournament.matches
        if match.status == "open" and match.number not in wanted
    )


def over(tournament: Tournament) -> bool:
    """Tell whether the last table is played."""
    last = heats(tournament)[-1]
    return last.number == tournament.rounds and None not in last.through


def still_in(tournament: Tournament) -> frozenset[int]:
    """Return those who play, or wait for what follows."""
    stage = heats(tournament)[-1]
    found = {one for one in stage.free if one is not None}
    for table, through in zip(stage.tables, stage.through, strict=True):
        found |= table.known if through is None else {*through}
    return frozenset(found) & tournament.present


# Rulings


def _others(tournament: Tournament, match: Match) -> list[Match]:
    """Return what was played in place of a match that was struck."""
    return [
        one
        for one in tournament.of_round(match.round)
        if one.slot == match.slot and one.number != match.number
        if {*one.people} & {*match.people} and not one.struck and one.status != "off"
    ]


def replayed(tournament: Tournament, match: Match) -> bool:
    """Tell whether a match that was struck was played again to its end."""
    return any(one.status == "over" for one in _others(tournament, match))


def restored(tournament: Tournament, match: Match) -> Tournament:
    """Return the tournament in which a match counts again that was struck, rule EVT-1.8."""
    off = {one.number for one in _others(tournament, match) if one.status == "open"}
    return _replace(
        tournament,
        matches=tuple(
            match
            if one.number == match.number
            else _replace(one, status="off")
            if one.number in off
            else one
            for one in tournament.matches
        ),
        byes=tuple(
            bye
            for bye in tournament.byes
            if bye.round != match.round or bye.entrant not in match.people
        ),
    )


# Who is where


def untitled(tournament: Tournament) -> bool:
    """Tell whether the last table was played, and nobody has won it."""
    return over(tournament) and heats(tournament)[-1].through == ((),)


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return everybody by how far they came, the last table in its order.

    Whoever went out in the same stage shares a place.
    """
    found = _reached(tournament)
    parts = (each("stage", lambda one: found.get(one, 0)), rows.there(tournament))
    shown = rows.standings(tournament, parts)
    return rows.without_first(shown) if untitled(tournament) else shown


def _reached(tournament: Tournament) -> dict[int, int]:
    """Return the stage everybody reached; at the last table one more for each behind them."""
    found: dict[int, int] = {}
    for stage in heats(tournament):
        for table in stage.tables:
            found.update(dict.fromkeys(table.known, stage.number))
        found.update({one: stage.number for one in stage.free if one is not None})
        for through in stage.through:
            found.update(dict.fromkeys(through or (), stage.number + 1))
    last = heats(tournament)[-1]
    if not over(tournament):
        return found
    (table,) = last.tables
    match = match_of(tournament, table)
    ordered = last.through[0] or () if match is None else order(tournament, match)
    found.update(dict.fromkeys(table.known, last.number))
    many = len(table.known)
    found.update({one: last.number + many - at for at, one in enumerate(ordered)})
    return found


def _asks(_: Terms) -> frozenset[str]:
    return frozenset({"ends"})


def _columns(_: Terms) -> tuple[str, ...]:
    return ()


FORMAT = Format(
    key="heats",
    number=6,
    people=people,
    forecast=forecast,
    begun=begun,
    due=due,
    over=over,
    standings=standings,
    heats=True,
    has_points=False,
    in_pods=True,
    in_duels=False,
    asks=_asks,
    columns=_columns,
    still_in=still_in,
    untitled=untitled,
    replayed=replayed,
    restored=restored,
)
