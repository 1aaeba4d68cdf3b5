"""Whose own matches a decision is about: nobody decides those (pure; EVT-1.8)."""

from collections.abc import Collection, Sequence

from db.records.tournaments import StoredCoach, StoredPairing, WholeTournament
from db.writing import bars
from play.tournaments.organising.acts import OF_MATCHES, Act
from play.tournaments.repository import barred

_OF_OPPONENTS = frozenset({"points", "disqualify", "drop"})  # what changes how one's matches count
_OF_ONESELF = frozenset({"points", "disqualify", "readmit"})
OF_OPPOSITION = frozenset({"pair", "replace"})  # by which they would choose who plays against whom


def numbers(whole: WholeTournament, coaching: Sequence[StoredCoach], person: int) -> frozenset[int]:
    """Return the entrants whom somebody is, or beside whom they play, also before forgotten."""
    found = {one.number for one in whole.entrants if one.person == person}
    found |= {one.number for one in coaching if one.person == person and one.agreed}
    before = barred(whole, person)
    return frozenset(found if before is None else {*found, abs(before)})


def seated(whole: WholeTournament, known: Collection[str], person: int) -> frozenset[str]:
    """Return the matches in which somebody had a seat: those `known`, and from before forgotten."""
    facts = whole.facts
    before = (
        one.match
        for one in whole.pairings
        if one.match is not None and bars.sat_in(facts.barred, facts.seed, person, one.number)
    )
    return frozenset({*known, *before})


def concerns(
    whole: WholeTournament, act: Act, mine: Collection[int], sat_in: Collection[str]
) -> bool:
    """Whether a decision is about a match of somebody who is `mine`, or has `sat_in` it.

    So it is if it moves the points of, or puts out, whom they meet or have met; where it lets them
    play again; where it chooses whom they meet, or who plays in their place; and where it calls off
    what they play now.
    """
    own = _own(whole, mine, sat_in)
    if act.kind in OF_MATCHES:
        return any(one.number == act.about for one in own)
    if act.kind in _OF_ONESELF and act.about in mine:
        return True
    if act.kind == "pair":  # they may have the bye of an odd number
        now = {number for one in own if one.status == "open" for number in one.people}
        other = int(act.value) if act.value.isdecimal() else act.about
        return not {act.about, other}.isdisjoint({*mine} | now)
    if act.kind == "end":
        return any(one.status == "open" for one in own)
    met = {number for one in own for number in one.people}
    if act.kind == "replace":
        return act.about in met
    return act.kind in _OF_OPPONENTS and act.about in met - {*mine}


def latest(
    whole: WholeTournament, act: Act, mine: Collection[int], sat_in: Collection[str]
) -> int | None:
    """Return the number of the latest own match with the entrant whom a decision is about.

    If it is about all that is open: of the latest that is.
    """
    own = _own(whole, mine, sat_in)
    if act.kind == "end":
        return max((one.number for one in own if one.status == "open"), default=None)
    met = [one.number for one in own if act.about in one.people]
    return max(met, default=None)


def _own(
    whole: WholeTournament, mine: Collection[int], sat_in: Collection[str]
) -> list[StoredPairing]:
    return [
        one
        for one in whole.pairings
        if one.status != "off" and (one.match in sat_in or not {*mine}.isdisjoint(one.people))
    ]
