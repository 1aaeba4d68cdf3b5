"""A unit of work: one match that somebody changes, written as a whole or not at all."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Concatenate, ParamSpec

from msgspec.structs import replace

from db.queries import persons, ratings
from db.queries.match import (
    acquaintance,
    matches,
    partners,
    standing_orders,
    substitutes,
    voices,
)
from db.queries.tournament import due
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
from db.records.people import Acquaintance, StoredPerson
from db.records.record import Record
from db.records.standing_orders import OrderedAnswer, StoredOrder
from db.records.time import Former, Quiet
from db.store import Connection
from games.core.decision import Decision
from games.core.match.moves import Answered, Move
from play.base import budgets
from play.base.substituting import check_substitute
from play.match.work import timing
from play.match.work.calling import Calling, Write
from play.match.work.holders import holder_of, is_machine, may_change_hands, people, quiet
from play.match.work.loaded import Loaded, sitting_of, time_of
from play.match.work.moves import moved, places, scores
from play.match.work.rulebook import Ruled
from play.match.work.timing import Ticking
from play.match.work.turn_order import coming
from play.records import Person

P = ParamSpec("P")
_RECENT = 40  # moves that are kept at hand: as a rule all that somebody has not seen


class Written(Record, frozen=True):
    """What is to be written: the match as it was loaded and as it is now, its moves, and more."""

    before: WholeMatch
    after: WholeMatch
    moves: tuple[StoredMove, ...]
    more: tuple[Write, ...]


class UnitOfWork:
    """A loaded match and what is done to it, written together or not at all.

    What is read from it includes what was done. Once anything has raised Refused, nothing of it may
    be written. `audible` says whether somebody is to be told.
    """

    def __init__(self, loaded: Loaded) -> None:
        self._before = loaded.whole
        self._whole = loaded.whole  # with proposals and holders as they are to be
        self._stored = loaded.stored
        self._seats = loaded.seats
        self._moves: list[StoredMove] = []
        self._answered: set[int] = set()  # seats whose last answer here was a person's
        self._more: list[Write] = []
        self.ruled: Ruled = loaded.ruled
        self._given = self.match = loaded.match
        self.now: datetime = loaded.now
        self.audible = False
        self._next = self._coming()  # before anything is done

    def _coming(self) -> tuple[int, ...]:
        """Return who is next, if somebody wants to be told; nobody before the first question.

        It is computed only if somebody wants that.
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
        """The row of the match, with all that was changed so far."""
        return self._stored

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        """The seats in their order, with all that was changed so far."""
        return self._seats

    @property
    def whole(self) -> WholeMatch:
        """All that is stored of the match, with all that was changed so far."""
        if self._whole.match is not self._stored or self._whole.seats is not self._seats:
            self._whole = replace(self._whole, match=self._stored, seats=self._seats)
        return self._whole

    @property
    def holders(self) -> tuple[StoredHolder, ...]:
        """Everybody who sits or sat at the match, with all that was changed so far."""
        return self._whole.holders

    @property
    def proposals(self) -> tuple[StoredProposal, ...]:
        """The proposals that are open, with all that was changed so far."""
        return self._whole.proposals

    @property
    def runs(self) -> bool:
        """Whether the match goes on: neither people nor its rules have ended it."""
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
        """Make a move, by a person who is `there` or has ordered it. Raises Refused."""
        self._know(move, person if there else None)
        if self.match is self._given:  # others look at what was loaded, and it may be kept
            self.match = self.match.copied()
        outcome = self.match.play(move)
        if outcome.public:
            if self._stored.extended:
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

    def _know(self, move: Move, person: int | None) -> None:
        """Note which kind of question a person answers, and in which sitting."""
        asked = self.match.questions[move.seat] if isinstance(move, Answered) else None
        if person is not None and asked is not None:
            sitting = sitting_of(self.id, asked)
            self.also(acquaintance.answered, person, self._stored.game, asked.kind, sitting)
            known = self._whole.acquainted.get(person, Acquaintance())
            self._acquaint(person, known.answering(asked.kind, sitting))
            place = holder_of(self._whole, person)
            if place is not None and place.substitute and place.sat < substitutes.ENOUGH:
                self.also(substitutes.sat, self.id, person, asked.sitting)

    def _acquaint(self, person: int, known: Acquaintance) -> None:
        """Note how well a person knows the game by now."""
        self._whole = replace(self._whole, acquainted={**self._whole.acquainted, person: known})

    def show(self) -> None:
        """Note that the board must be updated."""
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
        self._stored = replace(
            self._stored, status=status, ended_at=self.now, paused_at=None, barred={}
        )
        self.also(voices.withdraw, self.id)
        self.also(due.match_ended, self.id, self.now)
        self.also(ratings.match_ended, self.id, self.now)
        for one in self.holders:
            if one.person is not None and one.left_at is None:
                self.also(acquaintance.finished, one.person, self._stored.game)
                known = self._whole.acquainted.get(one.person, Acquaintance())
                self._acquaint(one.person, replace(known, finished=known.finished + 1))
        if self._whole.partners:
            self.also(partners.drop, self.id)
            self._whole = replace(self._whole, partners=())
        self._whole = replace(self._whole, standing_orders=(), due=())
        self.show()

    def pass_over(self, late: Sequence[int], excused: Sequence[int]) -> None:
        """Note that the round of this match is over, and for whom the house AI plays on (EVT-5.1).

        Those seats are `late`, or have used up no time, or are `excused`.
        """
        self.also(due.passed, self.id, late, excused)
        if self._whole.part_of is not None:
            part = replace(self._whole.part_of, passed=True)
            self._whole = replace(self._whole, part_of=part)

    def propose(self, proposal: StoredProposal) -> None:
        """Add a proposal, or replace it."""
        self.also(voices.propose, self.id, proposal, self.now)
        self._whole = replace(self._whole, proposals=(*self._others(proposal.kind), proposal))
        self.show()

    def withdraw(self, kind: Proposed) -> None:
        """Remove a proposal."""
        self.also(voices.withdraw, self.id, kind)
        self._whole = replace(self._whole, proposals=self._others(kind))
        self.show()

    def _others(self, kind: Proposed) -> tuple[StoredProposal, ...]:
        return tuple(one for one in self.proposals if one.kind != kind)

    # Its seats

    def put(self, seat: StoredSeat) -> None:
        """Replace what is stored of a seat."""
        number = seat.seat
        self._seats = (*self._seats[:number], seat, *self._seats[number + 1 :])

    def fresh(self, seat: int) -> Ticking:
        """Return how time runs for a seat that somebody takes over now."""
        return replace(self.time(seat), stopped=self.paused)

    def active(self, person: int) -> None:
        """Note that a person has done something."""
        self.also(matches.active, self.id, person, self.now)

    def get_up(self, gone: tuple[int, ...]) -> None:
        """Let people give up their seats for good."""
        for person in gone:
            self.also(matches.get_up, self.id, person, self.now)
            self.also(partners.drop, self.id, person)
        holders = tuple(
            replace(one, left_at=self.now) if one.person in gone and one.left_at is None else one
            for one in self.holders
        )
        told = tuple(one for one in self._whole.partners if one.person not in gone)
        given = tuple(one for one in self._whole.standing_orders if one.person not in gone)
        self._whole = replace(self._whole, holders=holders, partners=told, standing_orders=given)

    def sit_down(
        self,
        person: Person,
        seat: int,
        known: StoredPerson | None,
        *,
        substitute: bool = False,
    ) -> StoredHolder:
        """Let a person hold a seat from now on; their settings are `known`, if there are any."""
        newcomer = StoredHolder(
            seat=seat,
            place=1 + max(one.place for one in self.holders if one.seat == seat),
            person=person.id,
            ai=None,
            name=person.name,
            active_at=self.now,
            seen=self.match.step,
            news_from=self.match.step,
            substitute=substitute,
        )
        if any(one.person == person.id for one in self._whole.partners):
            self.tell_no_more(person.id)  # they have asked to share a seat
        self.also(persons.meet, person.id, *person.names, person.spoken)
        self.also(matches.add_holder, self.id, newcomer)
        whole = replace(self._whole, holders=(*self.holders, newcomer))
        if known:
            whole = replace(whole, chosen={**whole.chosen, person.id: known})
        self._whole = whole
        return newcomer

    def sit_again(self, person: int, known: StoredPerson | None) -> StoredHolder:
        """Let a person hold the seat again that they held before, as if they came new."""
        (before,) = (one for one in self.holders if one.person == person)
        again = replace(
            before,
            left_at=None,
            active_at=self.now,
            seen=self.match.step,
            news_from=self.match.step,
        )
        self.also(matches.sit_again, self.id, again)
        holders = tuple(again if one == before else one for one in self.holders)
        chosen = {**self._whole.chosen, person: known} if known else self._whole.chosen
        self._whole = replace(self._whole, holders=holders, chosen=chosen)
        return again

    def tell_partners(self, told: Partner) -> None:
        """Replace what somebody tells those with whom they share a seat."""
        others = tuple(one for one in self._whole.partners if one.person != told.person)
        self._whole = replace(self._whole, partners=(*others, told))
        self.also(partners.tell, self.id, told)

    def charge_calls(self, actor: int, called: Sequence[int]) -> None:
        """Take what it costs somebody to call others; Refused is raised as it is written."""
        self.also(budgets.call, actor, called, self.now)

    def check_substitute(self, seat: int, person: int | None) -> None:
        """Refuse, as it is written, who may not play for an entrant of a tournament."""
        if self._whole.part_of is not None:
            self.also(check_substitute, self.id, seat, person, self.now)

    def strike_off(self, person: int, until: datetime) -> None:
        """Take somebody off the list of substitutes of this server; until then they do not join."""
        if self._stored.server is not None:
            self.also(substitutes.strike_off, person, self._stored.server, until)

    def tell_no_more(self, person: int) -> None:
        """Drop what somebody has told their partners."""
        told = tuple(one for one in self._whole.partners if one.person != person)
        self._whole = replace(self._whole, partners=told)
        self.also(partners.drop, self.id, person)

    def meet(self, person: Person) -> None:
        """Store the names of somebody who holds no seat."""
        self.also(persons.meet, person.id, *person.names, person.spoken)

    def keep_standing_orders(self, orders: tuple[StoredOrder, ...]) -> None:
        """Replace all standing orders by these."""
        self._whole = replace(self._whole, standing_orders=orders)

    def keep_due(self, answers: tuple[OrderedAnswer, ...]) -> None:
        """Replace the answers that standing orders are to give, or no longer are."""
        self._whole = replace(self._whole, due=answers)

    def remark(self, kind: Remarked, about: StoredHolder) -> None:
        """Note in the log who plays for a seat from now on."""
        step, now = self.match.step, self.now
        made = Remark(step=step, kind=kind, seat=about.seat, place=about.place, at=now)
        self.also(voices.remark, self.id, made)

    # Writing it

    def written(self, late: Callable[[], timedelta]) -> Written | None:
        """Return what is to be written, or None when nothing has changed; nothing may follow.

        `late` draws how much later a call comes that quiet hours have delayed.
        """
        if self.match.result is not None and self._stored.running:
            ranking, seats = self.match.result, len(self._seats)
            facts = {"places": places(ranking, seats), "scores": scores(ranking, seats)}
            self._stored = replace(self._stored, **facts)
            self.close("over")
        self._seats = tuple([self._followed(seat) for seat in range(len(self._seats))])
        self._end_searches()
        if any(self._left_or_came(seat) for seat in self._seats):
            self.show()
        self._call(late)
        self._order()
        differs = self.seats != self._before.seats or self._stored != self._before.match
        if not (differs or self._more or self._moves):
            return None
        match, edition = self.match, self._stored.edition + 1
        if self._moves:
            self._stored = replace(
                self._stored,
                snapshot=match.snapshot(),
                step=match.step,
                revision=match.revision,
                edition=edition,
            )
            recent = (*self._whole.recent, *self._moves)[-_RECENT:]
            self._whole = replace(self._whole, recent=recent)
        else:
            self._stored = replace(self._stored, edition=edition)
        return Written(self._before, self.whole, tuple(self._moves), tuple(self._more))

    def _followed(self, number: int) -> StoredSeat:
        """Return a seat adjusted to what is now open to it."""
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

    def _end_searches(self) -> None:
        """Call no more substitutes to seats that need none any longer (TIM-2.4).

        What others or organisers have asked for ends as soon as the seat's own people are back.
        """
        for new, old in zip(self._seats, self._before.seats, strict=True):
            back = new.seat in self._answered or (old.standin is not None and new.standin is None)
            if new.sought and (
                (back and new.sought != "own") or not may_change_hands(self.whole, new)
            ):
                self.put(replace(new, sought=None, wave_at=None, waves=0))
        for new, old in zip(self._seats, self._before.seats, strict=True):
            if old.sought and not new.sought:
                self.also(substitutes.over, self.id, new.seat)

    def _recounted(self, number: int) -> StoredSeat:
        """Return a seat whose clock follows the quiet hours of its first person."""
        seat = self._seats[number]
        if (self._whole.holders, self._whole.chosen) == (self._before.holders, self._before.chosen):
            return seat
        hours, before = quiet(self._before, people(self._before, number))
        if quiet(self._whole, people(self._whole, number)) == (hours, before):
            return seat
        if seat.deadline_at != self._before.seats[number].deadline_at:
            return seat  # it has been started anew since
        time = self.time(number)
        return timing.recounted(seat, replace(time, quiet=hours, quiet_before=before), time)

    def change_hours(self, person: int, hours: Quiet | None, quiet_before: Former | None) -> None:
        """Adjust the clocks of a person whose quiet hours were these to the new ones (TIM-7)."""
        for seat in self._seats:
            if people(self._whole, seat.seat)[:1] == (person,):
                time = self.time(seat.seat)
                before = replace(time, quiet=hours, quiet_before=quiet_before)
                self.put(timing.recounted(seat, before, time))
        if self.seats != self._before.seats:
            self.show()

    def _left_or_came(self, seat: StoredSeat) -> bool:
        """Whether days off of a seat that is asked something have just begun or ended early."""
        before = self._before.seats[seat.seat].away_until
        return seat.question is not None and seat.away_until != before

    def _order(self) -> None:
        """Write what has changed of the standing orders."""
        if self._whole.standing_orders != self._before.standing_orders:
            self.also(standing_orders.keep, self.id, self._whole.standing_orders)
        if self._whole.due != self._before.due:
            self.also(standing_orders.keep_answers, self.id, self._whole.due)

    def _call(self, late: Callable[[], timedelta]) -> None:
        """Call those who have something new to answer; cancel the calls of those who have not."""
        last = self._moves[-1].person if self._moves else None
        calls = Calling(self._before, self.loaded(), late)
        calls.by_turn(self._next, last)
        self._tell(calls.writes)

    def remind(self, number: int, late: Callable[[], timedelta]) -> None:
        """Remind the people of a seat who want it of what is due (TIM-4.1)."""
        seat, time = self._seats[number], self.time(number)
        kinds = timing.reminding(seat, time)
        self.put(timing.reminded(seat, time))
        calls = Calling(self._before, self.loaded(), late)
        calls.remind(number, kinds)
        self._tell(calls.writes)

    def _tell(self, writes: Sequence[Write]) -> None:
        """Write who is called, and forget them."""
        self._more += writes
        self.audible = self.audible or bool(writes)

    def also(
        self, write: Callable[Concatenate[Connection, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Write something else together with the match; SQL alone, without rules or clocks."""
        self._more.append(lambda db: write(db, *args, **kwargs))
