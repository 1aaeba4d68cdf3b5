"""What organisers decide, each with a reason that is shown (pure; EVT-1.8)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Literal, TypeAlias

import msgspec

from db.records.tournaments import StoredTournament, WholeTournament
from play.refusals import refused
from play.tournaments import course
from tournaments import entries, running
from tournaments.records import Match, Moved, Tournament

Kind: TypeAlias = Literal[
    "result", "strike", "points", "drop", "disqualify", "readmit", "extend", "pause", "go-on"
]
KINDS: tuple[Kind, ...] = (
    *("result", "strike", "points", "drop", "disqualify", "readmit", "extend", "pause", "go-on"),
)
NAMED: Mapping[str, Kind] = {one: one for one in KINDS}
OF_MATCHES = frozenset({"result", "strike"})
OF_PEOPLE = frozenset({"points", "drop", "disqualify", "readmit"})
REASON = 200  # characters
_MOST = 1000  # points that are moved at once
_LONGEST = 14 * 24  # hours by which a round is extended
_replace = msgspec.structs.replace


@dataclass(frozen=True, slots=True)
class Act:
    """A decision; `about` is a match or an entrant by its number, `value` is what was written."""

    kind: Kind
    about: int = 0
    value: str = ""


def done(whole: WholeTournament, act: Act) -> WholeTournament:
    """Return a tournament after a decision. Raises Refused where it cannot be made.

    What was decided is taken back by deciding otherwise: a match that is struck a second time
    counts again, points are given back, who was disqualified is let in again.
    """
    if whole.facts.status != "running":
        raise refused("tournament-not-running")
    if act.kind in _FACTS:
        return replace(whole, facts=_FACTS[act.kind](whole, act))
    return whole


def changed(read: Tournament, act: Act) -> Tournament:
    """Return what the rules read after a decision about matches or people. Raises Refused."""
    match act.kind:
        case "result":
            return _decided(read, act)
        case "strike":
            match = _match(read, act.about)
            if match.status != "over":
                raise refused("tournament-act-open")
            return running.ended(read, _replace(match, struck=not match.struck))
        case "points":
            points = _number(act.value, _MOST)
            _entrant(read, act.about)
            return _replace(read, moved=(*read.moved, Moved(act.about, points)))
        case "drop" | "disqualify":
            _entrant(read, act.about)
            status = "dropped" if act.kind == "drop" else "disqualified"
            return entries.dropped(read, act.about, status)
        case "readmit":
            if _entrant(read, act.about) == "entered":
                raise refused("tournament-act-in")
            entrants = (
                _replace(one, status="entered") if one.number == act.about else one
                for one in read.entrants
            )
            return _replace(read, entrants=tuple(entrants))
        case _:
            return read


def _decided(read: Tournament, act: Act) -> Tournament:
    """Decide a result: the places of its people in the order of seats, "1 2", "1 1"."""
    match = _match(read, act.about)
    said = act.value.replace(",", " ").split()
    places = tuple(_number(one, len(match.people)) for one in said)
    if len(places) != len(match.people) or min(places, default=0) != 1:
        raise refused("tournament-act-places", count=len(match.people))
    if match.status not in {"open", "over"}:
        raise refused("tournament-act-open")
    return running.ended(read, _replace(match, status="over", places=places, struck=False))


def _match(read: Tournament, number: int) -> Match:
    for one in read.matches:
        if one.number == number:
            return one
    raise refused("tournament-act-open")


def _entrant(read: Tournament, number: int) -> str:
    if number not in read.entrant:
        raise refused("tournament-not-in")
    return read.entrant[number].status


def _number(said: str, most: int) -> int:
    """Return a number that was written, between -most and most. Raises Refused."""
    plain = said.strip().replace("\u2212", "-").removeprefix("+")
    digits = plain.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 5) or int(digits) > most:
        raise refused("tournament-act-number", most=most)
    return int(plain)


def _extended(whole: WholeTournament, act: Act) -> StoredTournament:
    """Extend the round that runs, once, by the hours that were written."""
    facts, read = whole.facts, course.read(whole)
    latest = max((match.round for match in read.matches), default=0)
    hours = _number(act.value, _LONGEST)
    if facts.until_at is None or facts.extended == latest or hours <= 0:
        raise refused("tournament-act-extended")
    return replace(facts, until_at=facts.until_at + timedelta(hours=hours), extended=latest)


def _paused(whole: WholeTournament, act: Act) -> StoredTournament:
    return replace(whole.facts, paused=act.kind == "pause", settled=act.kind == "pause")


_FACTS: Mapping[str, Callable[[WholeTournament, Act], StoredTournament]] = {
    "extend": _extended,
    "pause": _paused,
    "go-on": _paused,
}
