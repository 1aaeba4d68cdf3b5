"""Who is excused where the house AI has to finish a match for them (pure; EVT-5.1a)."""

from datetime import datetime, timedelta

from db.records.tournaments import StoredPairing, WholeTournament
from play.match.work.holders import people
from play.match.work.loaded import Loaded
from play.tournaments import conversion

_PART = 4  # days off are to be chosen before the last quarter of a round


def quarter(whole: WholeTournament, pairing: StoredPairing) -> timedelta:
    """Return the last part of a match's days, in which whoever chooses days off is not excused."""
    in_bracket = pairing.round > whole.facts.progress.rounds
    games = conversion.shape_of(whole).best_of if in_bracket else 1
    return whole.facts.round_length * games / _PART


def excused(loaded: Loaded, seat: int, until_at: datetime, last: timedelta) -> bool:
    """Whether all people of a seat had chosen days off that cover a deadline, before its `last`.

    Half days that were spent by themselves excuse nobody; nor do days off where they stop no clock.
    """
    if not loaded.stored.terms.days_off:
        return False
    here = people(loaded.whole, seat)
    return bool(here) and all(
        any(
            half.begins_at <= until_at < half.ends_at
            and not half.by_itself
            and (half.chosen_at is None or half.chosen_at <= until_at - last)
            for half in loaded.whole.half_days.get(one, ())
        )
        for one in here
    )
