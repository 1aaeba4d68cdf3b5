"""A match as it was read, to be looked at."""

from datetime import datetime

from db.records.matches import StoredMatch, StoredSeat, WholeMatch
from db.records.people import Reminder
from db.records.record import Record
from games.core.contract import optional
from games.core.decision import Decision
from games.core.match.match import Match
from play.match.work.holders import away, chosen, people, quiet
from play.match.work.rulebook import Ruled
from play.match.work.timing import Ticking, is_for_all
from play.time.pace import pace_of


class Loaded(Record, frozen=True):
    """A match as it stood at `now`. Only a unit of work changes it, and then writes it.

    `match` is what the snapshot of `whole` holds, by the rules that it was started with.
    """

    whole: WholeMatch
    ruled: Ruled
    match: Match
    now: datetime

    @property
    def stored(self) -> StoredMatch:
        return self.whole.match

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        return self.whole.seats

    def question(self, seat: int) -> Decision | None:
        """Return what is open to a seat; nothing once the match has ended."""
        return self.match.questions[seat] if self.stored.running else None

    def answering(self, seat: int) -> tuple[int, ...]:
        """Return the persons who may answer for a seat: those the rules say, later all of them."""
        here = people(self.whole, seat)
        if len(here) < 2:
            return here
        time = time_of(self.whole, self.stored, self.seats[seat], self.now)
        if is_for_all(self.seats[seat], time):
            return here
        places = optional.answering(self.ruled.rules, self.match.state, seat, len(here))
        return tuple(here[place] for place in places)


def time_of(whole: WholeMatch, stored: StoredMatch, seat: StoredSeat, now: datetime) -> Ticking:
    """Return how time runs for a seat, by the people who hold it as `whole` has them."""
    here = people(whole, seat.seat)
    stopped = stored.paused_at is not None or seat.standin is not None or not here
    pace = pace_of(stored.terms)
    free = stored.terms.days_off and not pace.live
    span = away(whole, here, now) if free else None
    reminders = frozenset[Reminder](
        [one for person in here for one in chosen(whole, person).reminded]
    )
    hours, before = quiet(whole, here)
    time = Ticking(now, pace, hours, stopped, stored.terms.weekends, span, reminders, before)
    return time.bare if whole.part_of is not None and whole.part_of.passed else time


def sitting_of(match: str, asked: Decision) -> str:
    """Return the name of the sitting of a question, among all sittings of a person."""
    return f"{match} {asked.sitting}"
