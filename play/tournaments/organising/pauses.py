"""A pause of a tournament, or a wait for its game, and all that moves by it (pure; EVT-1.8).

Nothing new begins in it, and no deadline of the tournament's own falls; matches that run go on, by
their own clocks. After a deadline these are the 24 and 48 hours that it leaves (EVT-5.1).
"""

from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.tournaments import StoredPairing, StoredTournament, WholeTournament
from play.time.moving import CHECK_IN


def begun(whole: WholeTournament, now: datetime) -> WholeTournament:
    """Return a tournament that pauses from now on."""
    facts = whole.facts.with_dates(paused_at=now).with_progress(settled=True)
    return replace(whole, facts=facts)


def over(whole: WholeTournament, now: datetime) -> WholeTournament:
    """Return a tournament that goes on, with as much time left as it had when it paused.

    A deadline that was over before stays where it is.

    If its game is not installed either, the time from then on is given back when the game is back
    (`game_back`).
    """
    dates = whole.facts.dates
    since, until = dates.paused_at or now, dates.absent_at or now
    shift = _positive(until - since)
    until_at = dates.until_at if passed(whole.facts) else _later(dates.until_at, shift)
    facts = whole.facts.with_dates(until_at=until_at, paused_at=None)
    facts = facts.with_progress(settled=False)
    entrants = (
        replace(one, first_match_at=_later(one.first_match_at, shift)) for one in whole.entrants
    )
    pairings = (_moved(one, since, shift) for one in whole.pairings)
    return replace(whole, facts=facts, entrants=tuple(entrants), pairings=tuple(pairings))


def game_back(whole: WholeTournament, until: datetime) -> WholeTournament:
    """Return a tournament whose game is there again, with as much time left as it had (EVT-1.5).

    The wait ends when the bot was last there (`until`): what came after may be an outage, which
    moves all rounds and beginnings. A planned beginning gets back the part in which its check-in
    ran. A tournament that pauses gets back the part before the pause, and the rest when it goes on.
    """
    dates = whole.facts.dates
    since = dates.absent_at
    if since is None:
        return whole
    wait, part = until - since, _positive(min(until, dates.paused_at or until) - since)
    until_at, paused_at, starts_at = dates.until_at, dates.paused_at, dates.starts_at
    if paused_at is not None and until_at is not None and until_at <= min(paused_at, since):
        until_at, paused_at = until_at + wait, min(paused_at, since) + wait  # no pause moves it
    else:
        until_at = _later(until_at, part)
    if starts_at is not None:
        starts_at += _positive(until - max(since, starts_at - CHECK_IN))
    facts = whole.facts.with_dates(
        until_at=until_at, paused_at=paused_at, starts_at=starts_at, absent_at=None
    )
    entrants = (
        replace(one, first_match_at=_later(one.first_match_at, part)) for one in whole.entrants
    )
    pairings = (
        replace(one, until_at=_later(one.until_at, wait if one.passed else part))
        if one.status == "open"
        else one
        for one in whole.pairings
    )
    return replace(whole, facts=facts, entrants=tuple(entrants), pairings=tuple(pairings))


def _positive(time: timedelta) -> timedelta:
    return max(timedelta(0), time)


def passed(facts: StoredTournament) -> bool:
    """Whether the deadline of its round was over before a tournament paused."""
    until_at, since = facts.dates.until_at, facts.dates.paused_at
    return until_at is not None and since is not None and until_at <= since


def _later(at: datetime | None, shift: timedelta) -> datetime | None:
    return None if at is None else at + shift


def _moved(pairing: StoredPairing, since: datetime, shift: timedelta) -> StoredPairing:
    """Return a match that begins as long after the pause as it would have: one a second.

    So does the end of one that flows, unless that was over before.
    """
    if pairing.open_at is not None and pairing.open_at >= since:
        pairing = replace(pairing, open_at=pairing.open_at + shift)
    if pairing.until_at is None or pairing.passed or pairing.until_at <= since:
        return pairing
    return replace(pairing, until_at=pairing.until_at + shift)
