"""Who is in: places, check-in, late entry, byes asked for, drops, absences; EVT-1.4, 1.9, 5.1."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from tournaments.formats.registry import format_of
from tournaments.records import ABSENCES, Bye, Entrant, Excused, Tournament, Wish

ASKED = 2  # byes that one may ask for

_replace = msgspec.structs.replace


def admitted(
    entrants: Sequence[Entrant], places: int, *, confirmed: bool = False
) -> tuple[Entrant, ...]:
    """Return the entrants with free places given to those who wait, in order, rule EVT-1.4.

    Once the check-in is over, to those alone who have `confirmed`.
    """
    free = places - sum(one.status == "entered" for one in entrants)
    found: list[Entrant] = []
    for one in entrants:
        comes_in = one.status == "waiting" and free > 0 and (one.checked or not confirmed)
        free -= comes_in
        found.append(_replace(one, status="entered") if comes_in else one)
    return tuple(found)


def checked_in(entrants: Sequence[Entrant], places: int) -> tuple[Entrant, ...]:
    """Return who starts after the check-in, rule EVT-1.4.

    Of those who confirmed, in order of entry, as many as there are places; everybody else waits,
    those who did not confirm behind the others.
    """
    here = [one for one in entrants if one.status in {"entered", "waiting"}]
    order = sorted(here, key=lambda one: (not one.checked, one.status == "waiting"))
    starts = {one.number for one in order[:places] if one.checked}
    gone = [one for one in entrants if one not in here]
    return tuple(
        _replace(one, status="entered" if one.number in starts else "waiting") for one in order
    ) + tuple(gone)


def open_to_late(tournament: Tournament) -> bool:
    """Tell whether one may still enter, rule EVT-1.4: as its format has it."""
    return format_of(tournament.terms).open_to_late(tournament)


def entered_late(
    tournament: Tournament, rating: int | None = None, number: int | None = None
) -> Tournament:
    """Return the tournament with one more entrant, who has no points for the rounds they missed.

    It is somebody new, or who waits under a `number`.
    """
    assert open_to_late(tournament)
    others = tuple(one for one in tournament.entrants if one.number != number)
    number = number or 1 + max(one.number for one in tournament.entrants)
    late = Entrant(number, rating, since=tournament.paired + 1)
    found = _replace(
        tournament,
        entrants=(*others, late),
        seeds=(*tournament.seeds, number),
        byes=tournament.byes
        + tuple(Bye(before, number, "missed") for before in range(1, tournament.paired + 1)),
    )
    return found.with_matches(1, format_of(found.terms).late(found, number), "planned")


def moved_up(tournament: Tournament, places: int) -> Tournament:
    """Return the tournament in which free places go to those who wait, as to late entrants.

    Whoever confirmed at the check-in comes first; who has left the server gets none.
    """
    waiting = [
        one
        for one in tournament.entrants
        if one.status == "waiting" and one.number not in tournament.away
    ]
    for one in sorted(waiting, key=lambda one: not one.checked):
        if len(tournament.present) >= places or not open_to_late(tournament):
            break
        tournament = entered_late(tournament, one.rating, one.number)
    return tournament


def may_ask(tournament: Tournament, entrant: int, number: int) -> bool:
    """Tell whether an entrant may say "I cannot play round n", rule EVT-1.9.

    Before it is paired, twice at most; only where there are Swiss rounds.
    """
    asked = [wish for wish in tournament.wishes if wish.entrant == entrant]
    return (
        entrant in tournament.present
        and format_of(tournament.terms).has_rounds
        and tournament.paired < number <= tournament.rounds
        and all(wish.round != number for wish in asked)
        and len(asked) < ASKED
    )


def asked(tournament: Tournament, entrant: int, number: int) -> Tournament:
    """Return the tournament in which an entrant has a bye in a round to come."""
    assert may_ask(tournament, entrant, number)
    return _replace(tournament, wishes=(*tournament.wishes, Wish(number, entrant)))


def skipped(tournament: Tournament, entrant: int) -> list[int]:
    """Return the rounds to come in which an entrant has asked for a bye, in order."""
    return sorted(
        wish.round
        for wish in tournament.wishes
        if wish.entrant == entrant and wish.round > tournament.paired
    )


def not_asked(tournament: Tournament, entrant: int, number: int) -> Tournament:
    """Return the tournament in which an entrant plays a round to come after all."""
    assert number in skipped(tournament, entrant)
    left = tuple(wish for wish in tournament.wishes if wish != Wish(number, entrant))
    return _replace(tournament, wishes=left)


def dropped(
    tournament: Tournament, entrant: int, status: Literal["dropped", "disqualified"] = "dropped"
) -> Tournament:
    """Return the tournament without an entrant, whose results stay.

    Their open matches go on: each is an absence of theirs.
    """
    entrants = tuple(
        _replace(one, status=status) if one.number == entrant else one
        for one in tournament.entrants
    )
    return _replace(tournament, entrants=entrants)


def readmitted(tournament: Tournament, entrant: int) -> Tournament:
    """Return the tournament in which somebody who had gone plays again, rule EVT-1.8.

    Their absences until now count no more. In a robin the matches that are off as they had gone
    are planned again; a place that was given in a bracket stays given.
    """
    entrants = tuple(
        _replace(one, status="entered") if one.number == entrant else one
        for one in tournament.entrants
    )
    found = _replace(excused(tournament, entrant), entrants=entrants)
    return format_of(found.terms).readmitted(found, entrant)


def excused(tournament: Tournament, entrant: int) -> Tournament:
    """Return the tournament in which the absences of an entrant until now count no more."""
    others = tuple(one for one in tournament.excused if one.entrant != entrant)
    before = sum(one.absences for one in tournament.excused if one.entrant == entrant)
    times = before + tournament.absences.get(entrant, 0)
    return _replace(tournament, excused=(*others, Excused(entrant, times)) if times else others)


def without_absent(tournament: Tournament) -> Tournament:
    """Return the tournament without whoever was absent from two matches, rule EVT-5.1."""
    for one, times in tournament.absences.items():
        if times >= ABSENCES and one in tournament.present:
            tournament = dropped(tournament, one)
    return tournament


class Needs(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is needed to enter, rule EVT-1.4; 0 asks for nothing.

    `role` is one of the server's, `least` and `most` bound the rating as it is shown. Where it
    `brings`, whoever enters a game to which something of one's own may be brought brings it.
    """

    role: int = 0
    least: int = 0
    most: int = 0
    brings: bool = False


def lacking(needs: Needs, roles: Collection[int], rating: int) -> Literal["role", "rating", ""]:
    """Return what somebody lacks to enter, "" where it is nothing."""
    if needs.role and needs.role not in roles:
        return "role"
    low = needs.least and rating < needs.least
    return "rating" if low or (needs.most and rating > needs.most) else ""
