"""The decisions of organisers, each with a reason that everybody can read (pure; EVT-1.8)."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from db.records.record import Record
from db.records.tournaments import (
    StoredAct,
    StoredTournament,
    TournamentStatus,
    WholeTournament,
)
from play.records import Person
from play.refusals import refused
from play.tournaments import conversion
from play.tournaments.organising import pauses
from tournaments import entries, running
from tournaments.formats.registry import format_of
from tournaments.records import Match, Moved, Status, Tournament

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
EARLY = frozenset({"add", "replace", "drop", "readmit"})  # also before it begins
LATE = frozenset({"result", "strike", "points", "disqualify", "readmit"})  # also once it is over
REASON = 200  # characters
_ENTRANTS = 9999
_MOST = 1000  # points that are moved at once
_LONGEST = 14 * 24  # hours by which a round is extended
_replace = msgspec.structs.replace


class Act(Record, frozen=True):
    """A decision; `about` is the number of a match or an entrant, `value` what was written.

    `seen` is how many decisions there were when its form was opened, or it was proposed; None if
    that does not matter. A proposal says whether whoever made it was `managing` the server.
    """

    kind: Kind
    about: int = 0
    value: str = ""
    seen: int | None = None
    managing: bool = False


def check_seen(act: Act, known: Sequence[StoredAct]) -> None:
    """Raise Refused if somebody has decided about the same since the form was opened.

    A second press, or another organiser at the same moment, would undo that decision.
    """
    if act.seen is None:
        return
    for one in known[act.seen :]:
        same = one.kind == act.kind
        if act.kind in OF_MATCHES:
            same = one.kind in OF_MATCHES and one.pairing == act.about
        elif act.kind in OF_PEOPLE:
            same = same and one.entrant == act.about
        if same:
            raise refused("tournament-act-meanwhile")


def done(
    whole: WholeTournament, act: Act, now: datetime, known: Sequence[StoredAct] = ()
) -> WholeTournament:
    """Return a tournament after a decision. Raises Refused where it cannot be made.

    A decision is taken back by deciding otherwise: a match that is struck a second time counts
    again, points are given back, a disqualified entrant is let in again. `known` are all decisions
    before it.
    """
    early = whole.facts.status == "open" and act.kind in EARLY
    late = whole.facts.status == "over" and act.kind in LATE
    if whole.facts.status != "running" and not early and not late:
        raise refused("tournament-not-running")
    match act.kind:
        case "pause":
            if whole.facts.dates.paused_at is not None:
                raise refused("tournament-act-paused")
            return pauses.begun(whole, now)
        case "go-on":
            if whole.facts.dates.paused_at is None:
                raise refused("tournament-act-goes-on")
            return pauses.over(whole, now)
        case "extend":
            return replace(whole, facts=_extended(whole, act, now, known))
        case "end":
            return replace(whole, facts=_ended(whole))
        case _:
            return whole


def changed(read: Tournament, act: Act, status: TournamentStatus) -> Tournament:
    """Return what the rules read after a decision about matches or people. Raises Refused.

    `status` is that of the tournament: once it is over nobody has matches planned again.
    """
    if act.kind == "readmit":
        return _readmitted(read, act, status)
    return _CHANGES[act.kind](read, act) if act.kind in _CHANGES else read


def settled(whole: WholeTournament, after: Tournament, act: Act) -> StoredTournament:
    """Return the tournament's own row after a decision about its matches and people.

    If a decision after the end leaves a meeting to be played in a bracket, the tournament runs
    again; one that was ended early stays over.
    """
    facts = whole.facts
    if facts.status == "over" and act.kind in LATE:
        if running.over(conversion.read(whole)) and not running.over(after):
            again = replace(facts, status="running")
            return again.with_dates(ended_at=None).with_progress(settled=False)
        return facts
    return facts.with_progress(settled=act.kind in {"pause", "end"})


def entrant_of(after: WholeTournament, act: Act, person: Person | None) -> int | None:
    """Return the entrant whom a decision is about; one who was let in is found in `after`."""
    if act.kind != "add" or person is None:
        return act.about if act.kind in OF_PEOPLE else None
    return next((one.number for one in after.entrants if one.person == person.id), None)


def noted(after: WholeTournament, act: Act) -> str:
    """Return what is stored with a decision besides whom it is about.

    For two who change places it is the other one, for a match whether it is "struck" or "again".
    """
    if act.kind == "strike":
        struck = any(one.struck for one in after.pairings if one.number == act.about)
        return "struck" if struck else "again"
    return act.value[:REASON]


def gone(whole: WholeTournament, act: Act) -> int | None:
    """Return whose place is taken by a decision, 0 for whoever was forgotten; None by others.

    Names change, and whoever has the place later may be a third one by then.
    """
    if act.kind != "replace":
        return None
    return next((one.person for one in whole.entrants if one.number == act.about), None) or 0


def parties(one: StoredAct) -> tuple[int, int] | None:
    """Return whose place somebody took, and who did; 0 is for whoever was forgotten.

    None for other decisions, and for those of releases that did not note it.
    """
    return None if one.gone is None or one.come is None else (one.gone, one.come)


def _struck(read: Tournament, act: Act) -> Tournament:
    match = _match(read, act.about)
    if match.status != "over":
        raise refused("tournament-act-open")
    if match.struck:
        return _restored(read, _replace(match, struck=False))
    return running.ended(read, _replace(match, struck=True))


def _restored(read: Tournament, match: Match) -> Tournament:
    """Let a match count again that was struck; the match that replaced it is off."""
    known = format_of(read.terms)
    if known.replayed(read, match):
        raise refused("tournament-act-replayed")
    return running.ended(known.restored(read, match), match)


def _moved(read: Tournament, act: Act) -> Tournament:
    points = _number(act.value, _MOST)
    if not format_of(read.terms).has_points:
        raise refused("tournament-act-pointless")
    _entrant(read, act.about)
    return _replace(read, moved=(*read.moved, Moved(act.about, points)))


def _taken_out(read: Tournament, act: Act) -> Tournament:
    status = "dropped" if act.kind == "drop" else "disqualified"
    gone = {"dropped", "disqualified"} if act.kind == "drop" else {"disqualified"}
    if _entrant(read, act.about) in gone:
        raise refused("tournament-act-out")
    return entries.dropped(read, act.about, status)


def _readmitted(read: Tournament, act: Act, status: TournamentStatus) -> Tournament:
    had = _entrant(read, act.about)
    if had not in {"dropped", "disqualified"}:
        raise refused("tournament-act-waits" if had == "waiting" else "tournament-act-in")
    if status == "running":
        return entries.readmitted(read, act.about)
    back: Status = "waiting" if status == "open" else "entered"  # before it begins: for a place
    found = entries.excused(read, act.about)
    entrants = (
        _replace(one, status=back) if one.number == act.about else one for one in found.entrants
    )
    return _replace(found, entrants=tuple(entrants))


def _decided(read: Tournament, act: Act) -> Tournament:
    """Decide a result: the places of its people in the order of seats, "1 2", "1 1"."""
    match = _match(read, act.about)
    said = act.value.replace(",", " ").split()
    known = {str(place): place for place in range(1, len(match.people) + 1)}
    places = tuple(known[one] for one in said if one in known)
    right = all(place == 1 + sum(one < place for one in places) for place in places)
    if not len(places) == len(said) == len(match.people) or not right:
        raise refused("tournament-act-places", count=len(match.people))
    if match.status not in {"open", "over"}:
        raise refused("tournament-act-open")
    decided = _replace(match, status="over", places=places, decided=True, struck=False)
    return _restored(read, decided) if match.struck else running.ended(read, decided)


def _called_off(read: Tournament, _: Act) -> Tournament:
    """Call off all matches that are not over."""
    return _replace(read, matches=tuple(map(_off, read.matches)))


def _off(match: Match) -> Match:
    return match if match.done else _replace(match, status="off")


def _swapped(read: Tournament, act: Act) -> Tournament:
    """Let two people of a round change places; one of them may have the bye of an odd number."""
    one, other = act.about, _number(act.value, _ENTRANTS)
    latest = max((match.round for match in read.matches), default=0)
    if not format_of(read.terms).has_rounds or latest > read.rounds:
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
        raise refused("tournament-act-nobody")
    return read.entrant[number].status


def _number(said: str, most: int) -> int:
    """Return a number that was written, between -most and most. Raises Refused."""
    plain = said.strip().replace("\u2212", "-").removeprefix("+")
    digits = plain.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 5) or int(digits) > most:
        raise refused("tournament-act-number", most=most)
    return int(plain)


def _extended(
    whole: WholeTournament, act: Act, now: datetime, known: Sequence[StoredAct]
) -> StoredTournament:
    """Extend the round that runs by the hours that were written.

    They take the place of those by which it was extended before; 0 takes them back. The deadline
    comes no sooner than now by that, and one that is over comes no sooner at all.
    """
    read, dates = conversion.read(whole), whole.facts.dates
    now = dates.paused_at or now
    latest = max((match.round for match in read.matches), default=0)
    told = [one.value for one in known if one.kind == "extend"]
    before = told if dates.extended == latest else []
    more = _number(act.value, _LONGEST)
    longer = timedelta(hours=more - (_number(before[-1], _LONGEST) if before else 0))
    if dates.until_at is None or more < 0 or not longer:
        raise refused("tournament-act-extended")
    if longer < timedelta(0) and dates.until_at <= now:
        raise refused("tournament-act-extended")
    until_at = max(dates.until_at + longer, min(now, dates.until_at))
    return whole.facts.with_dates(until_at=until_at, extended=latest)


def _ended(whole: WholeTournament) -> StoredTournament:
    return replace(whole.facts, status="over").with_dates(until_at=None, paused_at=None)


_CHANGES: Mapping[str, Callable[[Tournament, Act], Tournament]] = {
    "result": _decided,
    "strike": _struck,
    "points": _moved,
    "pair": _swapped,
    "end": _called_off,
    "drop": _taken_out,
    "disqualify": _taken_out,
}
