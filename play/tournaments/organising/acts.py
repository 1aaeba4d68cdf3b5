"""What organisers decide, each with a reason that is shown (pure; EVT-1.8)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Literal, TypeAlias, get_args

import msgspec

from db.records.tournaments import StoredTournament, WholeTournament
from play.refusals import refused
from play.tournaments import course
from tournaments import entries, running
from tournaments.records import Match, Moved, Tournament

Kind: TypeAlias = Literal[
    "result",
    "strike",
    "points",
    "pair",
    "add",
    "replace",
    "drop",
    "disqualify",
    "readmit",
    "extend",
    "pause",
    "go-on",
    "end",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
NAMED: Mapping[str, Kind] = {one: one for one in KINDS}
OF_MATCHES = frozenset({"result", "strike"})
OF_PEOPLE = frozenset({"points", "pair", "replace", "drop", "disqualify", "readmit"})
WITH_PERSON = frozenset({"add", "replace"})  # somebody who is not in it yet
EARLY = frozenset({"add", "replace"})  # also before it begins
REASON = 200  # characters
_ENTRANTS = 9999
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
    allowed = {"running", "open"} if act.kind in EARLY else {"running"}
    if whole.facts.status not in allowed:
        raise refused("tournament-not-running")
    if act.kind in _FACTS:
        return replace(whole, facts=_FACTS[act.kind](whole, act))
    return whole


def changed(read: Tournament, act: Act) -> Tournament:
    """Return what the rules read after a decision about matches or people. Raises Refused."""
    return _CHANGES[act.kind](read, act) if act.kind in _CHANGES else read


def _struck(read: Tournament, act: Act) -> Tournament:
    match = _match(read, act.about)
    if match.status != "over":
        raise refused("tournament-act-open")
    return running.ended(read, _replace(match, struck=not match.struck))


def _moved(read: Tournament, act: Act) -> Tournament:
    points = _number(act.value, _MOST)
    _entrant(read, act.about)
    return _replace(read, moved=(*read.moved, Moved(act.about, points)))


def _taken_out(read: Tournament, act: Act) -> Tournament:
    _entrant(read, act.about)
    status = "dropped" if act.kind == "drop" else "disqualified"
    return entries.dropped(read, act.about, status)


def _readmitted(read: Tournament, act: Act) -> Tournament:
    if _entrant(read, act.about) == "entered":
        raise refused("tournament-act-in")
    entrants = (
        _replace(one, status="entered") if one.number == act.about else one for one in read.entrants
    )
    return _replace(read, entrants=tuple(entrants))


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


def _called_off(read: Tournament, _: Act) -> Tournament:
    """Call off all matches that are not over."""
    return _replace(read, matches=tuple(map(_off, read.matches)))


def _off(match: Match) -> Match:
    return match if match.done else _replace(match, status="off")


def _swapped(read: Tournament, act: Act) -> Tournament:
    """Let two people of a round change places; one of them may have the bye of an odd number."""
    one, other = act.about, _number(act.value, _ENTRANTS)
    latest = max((match.round for match in read.matches), default=0)
    if read.terms.format not in {"swiss", "swiss+cut"} or latest > read.rounds:
        raise refused("tournament-act-pairs")
    places = {who: match for match in read.of_round(latest) for who in match.people}
    resting = {bye.entrant for bye in read.byes if (bye.round, bye.kind) == (latest, "odd")}
    here = {who for who, match in places.items() if match.status == "open"} | resting
    if one == other or not {one, other} <= here or places.get(one) == places.get(other):
        raise refused("tournament-act-pairs")
    taken = {one: other, other: one}
    matches = (
        _replace(match, people=tuple(taken.get(who, who) for who in match.people))
        if match.round == latest
        else match
        for match in read.matches
    )
    byes = (
        _replace(bye, entrant=taken.get(bye.entrant, bye.entrant))
        if (bye.round, bye.kind) == (latest, "odd")
        else bye
        for bye in read.byes
    )
    return _replace(read, matches=tuple(matches), byes=tuple(byes))


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


def _ended(whole: WholeTournament, _: Act) -> StoredTournament:
    return replace(whole.facts, status="over", until_at=None, paused=False)


_CHANGES: Mapping[str, Callable[[Tournament, Act], Tournament]] = {
    "result": _decided,
    "strike": _struck,
    "points": _moved,
    "pair": _swapped,
    "end": _called_off,
    "drop": _taken_out,
    "disqualify": _taken_out,
    "readmit": _readmitted,
}
_FACTS: Mapping[str, Callable[[WholeTournament, Act], StoredTournament]] = {
    "extend": _extended,
    "pause": _paused,
    "go-on": _paused,
    "end": _ended,
}
