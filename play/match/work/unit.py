"""A unit of work: a match in the hands of somebody who changes it, written in one go or not."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Concatenate, ParamSpec

from db.queries import people as persons
from db.queries import ratings, tournaments
from db.queries.match import matches, orders, partners, projections, voices
from db.records.holders import StoredHolder
from db.records.matches import (
    MatchStatus,
    Partner,
    Proposed,
    Remark,
    Remarked,
    StoredMatch,
    StoredMove,
    StoredProposal,
    StoredSeat,
    WholeMatch,
)
from db.records.orders import OrderedAnswer, StandingOrder
from db.records.people import StoredPerson
from db.records.time import Former, Quiet
from games.core.data import codec
from games.core.decision import Decision
from games.core.match.match import Match
from games.core.match.moves import Answered, Move, Outcome
from games.core.view import Standing
from play.match.work import seats as timing
from play.match.work.holders import applicants, chosen, hushed, is_machine, people, quiet
from play.match.work.loaded import Loaded, time_of
from play.match.work.order import coming
from play.match.work.rulebook import Ruled
from play.match.work.seats import Ticking
from play.records import Person
from play.time import calls
from play.time.pace import REMINDED, pace_of

P = ParamSpec("P")
Write = Callable[[Any], object]  # a piece of SQL, bound to its arguments


@dataclass(frozen=True, slots=True)
class Written:
    """What is to be written: the match as it was loaded and as it is now, moves, more."""

    before: WholeMatch
    after: WholeMatch
    moves: tuple[StoredMove, ...]
    more: tuple[Write, ...]


class UnitOfWork:
    """A loaded match and what is done to it, which is written together or not at all.

    What is read from it is as it will be. Once anything has raised Refused nothing of it may be
    written. `audible` says whether somebody is to be told.
    """

    def __init__(self, loaded: Loaded) -> None:
        self._before = loaded.whole
        self._whole = loaded.whole  # with proposals and holders as they are to be
        self._stored = loaded.stored
        self._seats = list(loaded.seats)
        self._moves: list[StoredMove] = []
        self._answered: set[int] = set()  # seats whose last answer here was a person's
        self._more: list[Write] = []
        self.ruled: Ruled = loaded.ruled
        self.match: Match = loaded.match
        self.now: datetime = loaded.now
        self.audible = False
        self._next = self._coming()  # before anything is done

    def _coming(self) -> tuple[int, ...]:
        """Return who is next, if somebody wants to be told of it; nobody before the first question.

        What is made for that is left out where nobody does.
        """
        asked = any(seat.question is not None for seat in self._seats)
        wanted = any(one.told_next for one in self._whole.chosen.values())
        if not (asked and wanted and self.runs) or self.paused:
            return ()
        return coming(self.loaded(), self._seats)

    # As it is now

    @property
    def id(self) -> str:
        return self._stored.id

    @property
    def stored(self) -> StoredMatch:
        return self._stored

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        return tuple(self._seats)

    @property
    def whole(self) -> WholeMatch:
        return replace(self._whole, match=self._stored, seats=tuple(self._seats))

    @property
    def holders(self) -> tuple[StoredHolder, ...]:
        return self._whole.holders

    @property
    def proposals(self) -> tuple[StoredProposal, ...]:
        return self._whole.proposals

    @property
    def runs(self) -> bool:
        """Whether the match goes on: nobody has ended it, and its rules have not."""
        return self._stored.running and self.match.result is None

    @property
    def paused(self) -> bool:
        return self._stored.paused_at is not None

    def loaded(self) -> Loaded:
        """Return the match as it is now, to be looked at."""
        return Loaded(self.whole, self.ruled, self.match, self.now)

    def question(self, seat: int) -> Decision | None:
        """Return what is open to a seat; nothing once the match has ended."""
        return self.match.questions[seat] if self._stored.running else None

    def time(self, seat: int) -> Ticking:
        """Return how time runs for a seat."""
        return time_of(self._whole, self._stored, self._seats[seat], self.now)

    def may_answer(self, place: StoredHolder) -> bool:
        """Whether somebody may answer for their seat now."""
        return place.person in self.loaded().answering(place.seat)

    # The match

    def play(self, move: Move, person: int | None = None, *, there: bool = True) -> None:
        """Make a move, of a person who is `there` or has ordered it. Raises Refused."""
        outcome = self.match.play(move)
        if outcome.public:
            self._stored = replace(self._stored, extended=timedelta(0))
            self.show()
        self._moves.append(
            moved(self.match.step, move, outcome, person, self.now, self._stored.board.change)
        )
        if isinstance(move, Answered) and person is not None:
            self._answered.add(move.seat)
        else:
            self._answered.discard(move.seat)
        if person is not None and there:
            self.active(person)

    def show(self) -> None:
        """Note that the board has something new to show."""
        board = self._stored.board
        board = replace(board, change=board.change + 1)
        self._stored = replace(self._stored, board=board, changed_at=self.now)
        self.audible = True

    def pause(self) -> None:
        """Stop all clocks."""
        self._stored = replace(self._stored, paused_at=self.now)

    def go_on(self) -> None:
        """End a pause; all clocks go on with what was left."""
        self._stored = replace(self._stored, paused_at=None)
        for seat in self._seats:
            self.put(timing.run(seat, self.time(seat.seat)))
        self.show()

    def close(self, status: MatchStatus) -> None:
        """End the match."""
        self._stored = replace(self._stored, status=status, ended_at=self.now, paused_at=None)
        self._also(voices.withdraw, self.id)
        self._also(tournaments.match_ended, self.id, self.now)
        self._also(ratings.match_ended, self.id, self.now)
        if self._whole.partners:
            self._also(partners.drop, self.id)
            self._whole = replace(self._whole, partners=())
        self._whole = replace(self._whole, orders=(), due=())
        self.show()

    def pass_over(self) -> None:
        """Note that the house AI plays on, for the round of this match is over (EVT-5.1)."""
        self._also(tournaments.passed, self.id)

    def propose(self, proposal: StoredProposal) -> None:
        """Let a proposal stand as it is now."""
        self._also(voices.propose, self.id, proposal, self.now)
        self._whole = replace(self._whole, proposals=(*self._others(proposal.kind), proposal))
        self.show()

    def withdraw(self, kind: Proposed) -> None:
        """Take a proposal away."""
        self._also(voices.withdraw, self.id, kind)
        self._whole = replace(self._whole, proposals=self._others(kind))
        self.show()

    def _others(self, kind: Proposed) -> tuple[StoredProposal, ...]:
        return tuple(one for one in self.proposals if one.kind != kind)

    # Its seats

    def put(self, seat: StoredSeat) -> None:
        """Replace what is known of a seat."""
        self._seats[seat.seat] = seat

    def fresh(self, seat: int) -> Ticking:
        """Return how time runs for a seat that somebody takes now."""
        return replace(self.time(seat), stopped=self.paused)

    def active(self, person: int) -> None:
        """Note that a person did something."""
        self._also(matches.active, self.id, person, self.now)

    def get_up(self, gone: tuple[int, ...]) -> None:
        """Let people give up their places for good."""
        for person in gone:
            self._also(matches.get_up, self.id, person, self.now)
            self._also(partners.drop, self.id, person)
        holders = tuple(
            replace(one, left_at=self.now) if one.person in gone and one.left_at is None else one
            for one in self.holders
        )
        told = tuple(one for one in self._whole.partners if one.person not in gone)
        given = tuple(one for one in self._whole.orders if one.person not in gone)
        self._whole = replace(self._whole, holders=holders, partners=told, orders=given)

    def sit_down(self, person: Person, seat: int, known: StoredPerson | None) -> StoredHolder:
        """Let a person hold a seat from now on, whose settings are `known`, if there are any."""
        newcomer = StoredHolder(
            seat=seat,
            place=1 + max(one.place for one in self.holders if one.seat == seat),
            person=person.id,
            ai=None,
            name=person.name,
            active_at=self.now,
            seen=self.match.step,
            news_from=self.match.step,
        )
        self._also(persons.meet, person.id, *person.names)
        self._also(matches.add_holder, self.id, newcomer)
        whole = replace(self._whole, holders=(*self.holders, newcomer))
        if known:
            whole = replace(whole, chosen={**whole.chosen, person.id: known})
        self._whole = whole
        return newcomer

    def tell_partners(self, told: Partner) -> None:
        """Replace what somebody tells those with whom they share a seat."""
        others = tuple(one for one in self._whole.partners if one.person != told.person)
        self._whole = replace(self._whole, partners=(*others, told))
        self._also(partners.tell, self.id, told)

    def tell_no_more(self, person: int) -> None:
        """Drop what somebody has told those of a seat."""
        told = tuple(one for one in self._whole.partners if one.person != person)
        self._whole = replace(self._whole, partners=told)
        self._also(partners.drop, self.id, person)

    def meet(self, person: Person) -> None:
        """Let somebody be known who holds no seat."""
        self._also(persons.meet, person.id, *person.names)

    def keep_orders(self, orders: tuple[StandingOrder, ...]) -> None:
        """Let these orders stand, in place of all that there were."""
        self._whole = replace(self._whole, orders=orders)

    def keep_due(self, due: tuple[OrderedAnswer, ...]) -> None:
        """Replace what orders are to answer, or no longer are."""
        self._whole = replace(self._whole, due=due)

    def remark(self, kind: Remarked, about: StoredHolder) -> None:
        """Let the log tell who plays for a seat from now on."""
        step, now = self.match.step, self.now
        made = Remark(step=step, kind=kind, seat=about.seat, place=about.place, at=now)
        self._also(voices.remark, self.id, made)

    # Writing it

    def written(self, late: Callable[[], timedelta]) -> Written | None:
        """Return what is to be written, or None when nothing has changed.

        `late` draws how much later a call comes that quiet hours have held back.
        """
        if self.match.result is not None and self._stored.running:
            self._stored = replace(self._stored, places=places(self.match.result, len(self._seats)))
            self.close("over")
        self._seats = [self._followed(seat) for seat in range(len(self._seats))]
        if any(self._left_or_came(seat) for seat in self._seats):
            self.show()
        self._call(late)
        self._order()
        changed = self.seats != self._before.seats or self._stored != self._before.match
        if not (changed or self._more or self._moves):
            return None
        if self._moves:
            self._stored = replace(
                self._stored,
                snapshot=self.match.snapshot(),
                step=self.match.step,
                revision=self.match.revision,
            )
        return Written(self._before, self.whole, tuple(self._moves), tuple(self._more))

    def committed(self) -> None:
        """Note that what `written` returned is in the store."""
        self._stored = replace(self._stored, edition=self._stored.edition + 1)

    def _followed(self, number: int) -> StoredSeat:
        """Return a seat as it is with what is now open to it."""
        question = self.question(number)
        time = self.time(number)
        answered = number in self._answered
        seat = timing.asked(self._recounted(number), question, time, answered=answered)
        machine = question is not None and is_machine(self._whole, seat)
        seat = timing.stop(seat, time) if time.stopped else timing.keep_up(seat, time)
        ready = self._stored.running and number in self.match.ready
        conceded = number in self.match.conceded
        if (seat.machine, seat.ready, seat.conceded) == (machine, ready, conceded):
            return seat
        return replace(seat, machine=machine, ready=ready, conceded=conceded)

    def _recounted(self, number: int) -> StoredSeat:
        """Return a seat whose clock goes by the quiet hours of whoever is its first person now."""
        seat = self._seats[number]
        hours, former = quiet(self._before, number)
        if quiet(self._whole, number) == (hours, former):
            return seat
        if seat.deadline_at != self._before.seats[number].deadline_at:
            return seat  # it has been started anew since
        time = self.time(number)
        return timing.recounted(seat, replace(time, quiet=hours, former=former), time)

    def change_hours(self, person: int, hours: Quiet | None, former: Former | None) -> None:
        """Let the clocks of a person who had these quiet hours go by those of now (TIM-7)."""
        for seat in self._seats:
            if people(self._whole, seat.seat)[:1] == (person,):
                time = self.time(seat.seat)
                before = replace(time, quiet=hours, former=former)
                self.put(timing.recounted(seat, before, time))
        if self.seats != self._before.seats:
            self.show()

    def _left_or_came(self, seat: StoredSeat) -> bool:
        """Whether days off of a seat that is asked something have just begun or were cut short."""
        before = self._before.seats[seat.seat].away_until
        return seat.question is not None and seat.away_until != before

    def _order(self) -> None:
        """Write what has changed of the standing orders."""
        if self._whole.orders != self._before.orders:
            self._also(orders.keep, self.id, self._whole.orders)
        if self._whole.due != self._before.due:
            self._also(orders.keep_answers, self.id, self._whole.due)

    def _call(self, late: Callable[[], timedelta]) -> None:
        """Call the people who have something new to answer, and no longer those who have not."""
        for new, old in zip(self._seats, self._before.seats, strict=True):
            by_itself = _answers_itself(self._whole, new)
            anew = _waits(new) and not by_itself and self._is_new(old, new)
            if anew:
                self._call_seat(new, old, late)
            if _waits(old):  # whoever gets up is called no longer, even if their partners are
                here = people(self._whole, new.seat)
                before = {*here, *people(self._before, new.seat)}
                called = _waits(new) and (new.sitting == old.sitting or not by_itself)
                for person in sorted(before - {*here} if called else before):
                    self._tell(projections.hush, self.id, person, self.now)
            if new.misses > old.misses and not anew:
                self._tell_missed(new.seat, late)
        self._call_next(late)
        self._call_voices()
        if self._stored.status != self._before.match.status:
            by = self._moves[-1].person if self._moves else None
            self._tell(projections.tell_end, self.id, by, self.now)

    def _call_seat(self, new: StoredSeat, old: StoredSeat, late: Callable[[], timedelta]) -> None:
        """Call the people of a seat to what is open to it.

        At live paces a new sitting calls at once: ten minutes could be longer than a turn.
        """
        live = pace_of(self._stored.terms).live
        again = timedelta(0) if live and new.sitting != old.sitting else projections.AGAIN
        for person in self.loaded().answering(new.seat):
            if self._chosen(person).pings:
                due = self._due(person, late)
                self._tell(projections.call, self.id, person, new.seat, due, again)

    def _tell_missed(self, seat: int, late: Callable[[], timedelta]) -> None:
        """Tell those in direct messages whose sitting was missed (TIM-2.3).

        Who is called to another sitting is told with that.
        """
        for person in people(self._whole, seat):
            if self._chosen(person).in_direct:
                due = self._due(person, late)
                self._tell(projections.call, self.id, person, seat, due, kind="missed")

    def _call_next(self, late: Callable[[], timedelta]) -> None:
        """Tell those who want it that they are next, and no longer those who are not (TIM-4.1)."""
        if not any(one.told_next for one in self._whole.chosen.values()):
            return
        now = coming(self.loaded(), self._seats) if self.runs and not self.paused else ()
        again = timedelta(0) if pace_of(self._stored.terms).live else projections.AGAIN
        to_agree = self._asked_to_agree(self._whole)  # their call stands
        for seat in sorted({*now, *self._next}):
            for person in {*people(self._whole, seat)} - to_agree.keys():
                if seat in now and seat not in self._next and self._chosen(person).told_next:
                    due = self._due(person, late)
                    self._tell(projections.call, self.id, person, seat, due, again, "next")
                elif seat not in now and not _waits(self._seats[seat]):
                    self._tell(projections.hush, self.id, person, self.now)

    def remind(self, number: int, late: Callable[[], timedelta]) -> None:
        """Remind the people of a seat who want it of what is due (TIM-4.1).

        Who has quiet hours is called after them, and not at all when little time is left by then.
        """
        seat, time = self._seats[number], self.time(number)
        kinds = timing.reminding(seat, time)
        self.put(timing.reminded(seat, time))
        if seat.deadline_at is None or seat.machine:
            return
        for person in people(self._whole, number):
            wanted = self._chosen(person).reminded
            due = self._due(person, late)
            latest = seat.deadline_at - REMINDED
            if set(wanted) & set(kinds) and due <= latest:
                self._tell(projections.remind, self.id, person, number, due)

    def _call_voices(self) -> None:
        """Call those whose word is missing where something is proposed; no longer who gave it."""
        asked, before = self._asked_to_agree(self._whole), self._asked_to_agree(self._before)
        for person, seat in asked.items():
            if person not in before and self._chosen(person).pings:
                self._tell(projections.call, self.id, person, seat, self.now)
        for person, seat in before.items():
            if person not in asked and not _waits(self._seats[seat]):
                self._tell(projections.hush, self.id, person, self.now)

    def _asked_to_agree(self, whole: WholeMatch) -> dict[int, int]:
        """Return the people whose word is missing, each with their seat.

        For what is proposed to all, or for somebody who would like to share their seat.
        """
        if not self.runs:
            return {}
        asked = dict[int, int]()
        for seat in self._seats if whole.partners else ():
            for one in applicants(whole, seat.seat):
                here = people(whole, seat.seat)
                asked |= {person: seat.seat for person in here if person not in one.agreed}
        return asked | self._to_vote(whole)

    def _to_vote(self, whole: WholeMatch) -> dict[int, int]:
        if not whole.proposals:
            return {}
        voices_ = [seat for seat in self._seats if self._has_voice(seat)]
        missing = [
            seat.seat
            for seat in voices_
            if any(seat.seat not in one.agreed for one in whole.proposals)
        ]
        return {person: seat for seat in missing for person in people(whole, seat)}

    def _has_voice(self, seat: StoredSeat) -> bool:
        return seat.seat not in self.match.conceded and not is_machine(self._whole, seat)

    def _is_new(self, old: StoredSeat, new: StoredSeat) -> bool:
        """Whether nobody was called for what is open to a seat now."""
        if not _waits(old) or new.sitting != old.sitting:
            return True
        return _answers_itself(self._before, old) and not self.paused

    def _chosen(self, person: int) -> StoredPerson:
        return chosen(self._whole, person)

    def _due(self, person: int, late: Callable[[], timedelta]) -> datetime:
        """Return when somebody is called who is to be; at live paces it is now."""
        return calls.due(self.now, hushed(self.whole, person, self.now), late)

    def _tell(
        self, write: Callable[Concatenate[Any, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        self.audible = True
        self._also(write, *args, **kwargs)

    def _also(
        self, write: Callable[Concatenate[Any, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Write something else in the same transaction."""
        self._more.append(lambda db: write(db, *args, **kwargs))


def _waits(seat: StoredSeat) -> bool:
    return seat.question is not None and not seat.machine


def _answers_itself(whole: WholeMatch, seat: StoredSeat) -> bool:
    """Whether an order is to answer what is open to a seat, so that nobody need be called."""
    return any(
        (one.seat, one.question) == (seat.seat, seat.question) and one.due_at is not None
        for one in whole.due
    )


def moved(
    step: int, move: Move | None, outcome: Outcome, person: int | None, now: datetime, change: int
) -> StoredMove:
    """Return a move with what it brought about, as it is stored; the setup has no move."""
    answered = move if isinstance(move, Answered) else None
    by = "clock" if person is None else "person"
    return StoredMove(
        step=step,
        seat=None if move is None else move.seat,
        question=answered.question if answered else None,
        by=answered.by if answered else None if move is None else by,
        person=person,
        at=now,
        change=change,
        move=None if move is None else codec.encode(move),
        events=codec.encode(outcome.events),
    )


def places(standings: tuple[Standing, ...], seats: int) -> tuple[int, ...]:
    """Return the place of each seat."""
    by_seat = {seat: one.place for one in standings for seat in one.seats}
    return tuple(by_seat[seat] for seat in range(seats))
