"""A match: moves, sealing, taking back, undo."""

from collections.abc import Sequence
from copy import copy

import msgspec

from games.core.contract import optional
from games.core.contract.asked import unfit
from games.core.data import codec
from games.core.data.schema import encoded_as, lifted
from games.core.decision import Answer, Picks, absorbed, check, in_order
from games.core.event import Event, Part
from games.core.info import Start
from games.core.match.history import UndoHistory
from games.core.match.moves import (
    Answered,
    By,
    Conceded,
    Inner,
    Move,
    Outcome,
    Salts,
    Since,
    Snapshot,
    TookBack,
    Undid,
    first_head,
    next_head,
)
from games.core.match.position import BOUND, AnyRules, Position, Stuck
from games.core.refused import Refused, Stale
from games.core.streams import Keys, Streams, derived
from games.core.text import Who, text

__all__ = ["AnyRules", "Match", "Stuck"]


class Match(Position):
    """One playing of a game by seats, from setup to standings.

    A move that raises leaves the match unusable: throw it away and load the snapshot again. Its
    keys are the only secrets of a match that its snapshot does not hold.
    """

    def __init__(self, rules: AnyRules, start: Start, keys: Keys) -> None:
        super().__init__(rules, start, keys)
        self._chain = derived(keys.own, "chain")
        self._salts = Salts(self._chain)
        self.version = rules.info.version
        self._history = UndoHistory()
        self._barrier = self._shows = self._repeats = False

    # Making, keeping and finding again

    @classmethod
    def begin(cls, rules: AnyRules, start: Start, keys: Keys) -> tuple["Match", Outcome]:
        """Set a new match up and return it with what happened at once.

        Raises Refused when seats, options or brought data do not fit.
        """
        for wrong in unfit(rules, start):
            raise Refused(wrong)
        match = cls(rules, start, keys)
        match.state = rules.setup(start, match.streams)
        match.head = first_head(rules.info.key, rules.info.version, start, match._chain)
        events = rules.opening(match.state, match.streams)
        events += match._settle(range(start.seats))
        match.revision, match.public_head = 1, match.head
        return match, Outcome(tuple(events), public=True)

    @classmethod
    def load(cls, rules: AnyRules, data: bytes, keys: Keys) -> "Match":
        """Return the match that a snapshot holds."""
        kept = codec.decode(data, Snapshot)
        assert kept.game == rules.info.key, kept.game
        match = cls(rules, kept.start, keys)
        match.version = kept.version
        match.enter(kept.inner, kept.schema)
        match._history = UndoHistory(match._lifted(kept.base, kept.schema), kept.since)
        match.step, match.revision = kept.step, kept.revision
        match.head, match.public_head = kept.head, kept.public_head
        match.refresh()
        return match

    def copied(self) -> "Match":
        """Return an equal match, to be played on while this one stays as it is."""
        self._shared = True  # a sealed answer leaves the state as it is
        other = copy(self)
        other.detach()
        return other

    def detach(self) -> None:
        """Hold by oneself whatever changes, after a copy; the state once it does (`change`)."""
        self.streams = Streams(self.keys.deals, dict(self.streams.counters))
        self.lists, self.questions = list(self.lists), list(self.questions)
        self.conceded = list(self.conceded)
        self._own, self._said = list(self._own), list(self._said)
        self._named = [dict(known) for known in self._named]
        self._history = UndoHistory(self._history.base, self._history.since)

    def snapshot(self) -> bytes:
        """Return all of the match but its keys; equal matches give equal bytes."""
        return self._snapshot(self._inner(self.encoded()), self._history.base)

    def snapshot_as(self, schema: int) -> bytes:
        """Return the snapshot without what schemas after `schema` have only added.

        A match that an older release began, and the same moves played again by this one, are equal
        by these bytes: what views count on the way is known only from the upgrade on.
        """
        base = self._history.base
        return self._snapshot(self._as(self.inner(), schema), base and self._as(base, schema))

    def _snapshot(self, inner: Inner, base: Inner | None) -> bytes:
        info = self.rules.info
        kept = Snapshot(
            info.key,
            self.version,
            self.rules.schema,
            self.start,
            inner,
            base,
            tuple(self._history.since),
            self.step,
            self.revision,
            self.head,
            self.public_head,
        )
        return codec.encode(kept)

    def _as(self, inner: Inner, schema: int) -> Inner:
        """Return a position of today's schema without what came after `schema`."""
        state = codec.decode(inner.state, self.rules.state_type)
        older = encoded_as(state, schema, self.rules.ladder)
        return msgspec.structs.replace(inner, state=msgspec.Raw(older))

    def _lifted(self, base: Inner | None, schema: int) -> Inner | None:
        """Return a base that an older release stored, in today's schema."""
        if base is None or schema == self.rules.schema:
            return base
        state = lifted(base.state, self.rules.state_type, schema, self.rules.ladder)
        return msgspec.structs.replace(base, state=msgspec.Raw(codec.encode(state)))

    # Going back

    @property
    def at_barrier(self) -> bool:
        """Whether nobody has an open answer that could still be undone."""
        return self._history.base is None

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has a sealed answer that it may take back."""
        return any(not answer.forced for answer in self.lists[seat])

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has an open answer after the last barrier."""
        return self.undoes(seat) is not None

    def undoes(self, seat: int) -> str | None:
        """Return the question whose answer the seat would undo; None when there is none."""
        place = None if self.can_take_back(seat) else self._history.last_open(seat)
        if place is None:
            return None
        last = self._history.since[place].move
        assert isinstance(last, Answered), "what is taken back was sealed"
        return last.question

    def is_final(self, seat: int, picks: Picks) -> bool:
        """Whether this legal answer of an asked seat could not be taken back or undone.

        A sealed answer can be taken back until the phase closes; this must not depend on secrets of
        others.
        """
        question = self.questions[seat]
        assert question is not None
        if not question.sealed:
            return optional.final(self.rules, self.state, seat, question, picks)
        return len(self.asked) == 1 and self._is_last(seat, question, picks)

    # Moves

    def play(self, move: Move) -> Outcome:
        """Make one move. Raises Refused (IllegalMove, Stale) and then must be thrown away."""
        if not 0 <= move.seat < self.start.seats:
            raise Stale
        before = self._asking()
        self.step += 1
        self.head = next_head(self.head, self._salts.of(self.step), move)
        self._shows = False
        events = self._made(move)
        shows = self._shows or any(event.public for event in events)
        public = shows or self._waits_for_others(before)
        if public:
            self.revision += 1
        if shows:
            self.public_head = self.head
        return Outcome(tuple(events), public)

    def _made(self, move: Move) -> list[Event]:
        match move:
            case Answered():
                return self._answer(move)
            case TookBack():
                return self._take_back(move)
            case Undid():
                return self._undo(move.seat)
            case Conceded():
                return self._concede(move.seat)

    def answer(self, seat: int, picks: Picks, by: By = "person") -> Outcome:
        """Answer the question open to `seat`."""
        question = self.questions[seat]
        return self.play(Answered(seat, question.id if question else "", picks, by))

    def _answer(self, move: Answered) -> list[Event]:
        question = self.questions[move.seat]
        if question is None or question.id != move.question:
            raise Stale
        check(question, move.picks)
        answer = Answer(question.id, question.kind, in_order(question, move.picks))
        if not question.sealed:
            return self._answer_openly(move, answer, final=self.is_final(move.seat, answer.picks))
        return self._seal(move, answer)

    def _seal(self, move: Answered, answer: Answer) -> list[Event]:
        """Put a sealed answer on its list; the state stays, so only its seat is asked again."""
        seat, everybody = move.seat, range(self.start.seats)
        self._history.note(move, sealed=True)
        given, said = (*self.lists[seat], answer), absorbed(self._said[seat], answer)
        forced = self._ask_on(seat, given, said)
        if forced is not None:
            return [*self._apply(seat, forced), *self._settle(everybody)]
        if any(self.questions):
            return []
        return [*self._reveal(), *self._settle(everybody)]

    def _answer_openly(self, move: Answered, answer: Answer, *, final: bool) -> list[Event]:
        if not final and self._history.base is None:
            self._history = UndoHistory(self.inner())
        elsewhere, before = self._questions_but(move.seat), self._asking()
        self._barrier = final
        events = [*self._apply(move.seat, answer), *self._settle(range(self.start.seats))]
        fixed = self._barrier
        opens = not self._questions_but(move.seat) <= elsewhere
        if self.result or opens or (fixed and not self._bars_itself_alone(move.seat)):
            self._history.clear()
        else:
            public = any(event.public for event in events) or self._waits_for_others(before)
            self._history.note(move, sealed=False, quiet=not public, fixed=fixed)
        return events

    def _bars_itself_alone(self, seat: int) -> bool:
        """Whether others, who play apart from this seat, can still undo after its barrier."""
        others = self._history.others(seat)
        apart = all(optional.apart(self.rules, self.state, seat, other) for other in others)
        return self._repeats or (bool(others) and apart)

    def _questions_but(self, seat: int) -> set[str]:
        return {q.id for other, q in enumerate(self.questions) if q and other != seat}

    def _apply(self, seat: int, answer: Answer) -> list[Event]:
        self.change()
        self.streams.barred = False
        self._own[seat] = absorbed(self._own[seat], answer)
        events = self.rules.apply(self.state, seat, answer, self.streams)
        self._barrier = self._barrier or self.streams.barred
        return events

    def _reveal(self) -> list[Event]:
        self._barrier = self._shows = True
        self._history.clear()
        lists, self.lists = self.lists, [()] * self.start.seats
        self._own = list(self._said)
        self.change()
        return self.rules.reveal(self.state, lists, self.streams)

    def _settle(self, seats: Sequence[int]) -> list[Event]:
        """Go on until somebody is asked a question or there is a result."""
        events: list[Event] = []
        for _ in range(BOUND):
            self.result = self.rules.standings(self.state)
            if self.result is not None:
                self.lists = [()] * self.start.seats
                self.questions = [None] * self.start.seats
                return events
            more = self._go_on(seats, events)
            if not more:
                return events
            seats = range(self.start.seats)
        raise Stuck(self.rules.info.key)

    def _go_on(self, seats: Sequence[int], events: list[Event]) -> bool:
        """Ask `seats`, and carry out what needs nobody. Return whether all must be asked again."""
        for seat in seats:
            forced = self._advance(seat, events)
            if forced is not None:
                events += self._apply(seat, forced)
                return True
        if any(self.questions):
            return False
        if not any(self.lists):
            raise Stuck(self.rules.info.key)
        events += self._reveal()
        return True

    def _take_back(self, move: TookBack) -> list[Event]:
        seat = move.seat
        given = self.lists[seat]
        while given and given[-1].forced:
            given = given[:-1]
        if not given:
            raise Refused(text("core-nothing-to-take-back"))
        self._history.strike(move, given[-1])
        self.lists[seat] = given[:-1]
        return self._settle((seat,))

    def _undo(self, seat: int) -> list[Event]:
        base, place = self._history.base, self._history.last_open(seat)
        if place is None or base is None or self.can_take_back(seat):
            raise Refused(text("core-nothing-to-undo"))
        quiet, rest = self._history.since[place].quiet, self._history.without(place)
        self.enter(base, self.rules.schema)
        self.refresh()
        self._history.since = []
        for past in rest:
            self._repeat(past)
        if self._history.settled:
            self._history.clear()
        said = Part(text("core-undone", who=Who(seat)))
        return [Event(None, ((seat, said),), aside=True) if quiet else Event(said, aside=True)]

    def _repeat(self, past: Since) -> None:
        """Make a move of somebody else again, without the answer that is undone."""
        self._repeats = past.fixed is True
        try:
            if isinstance(past.move, TookBack):
                self._take_back(past.move)
            else:
                self._answer(past.move)
        except Refused as refused:
            raise Refused(text("core-undo-too-late")) from refused
        self._repeats = False
        if self._history.base is None:
            raise Refused(text("core-undo-too-late"))

    def _concede(self, seat: int) -> list[Event]:
        if self.result is not None:
            raise Refused(text("core-over"))
        if seat in self.conceded:
            raise Refused(text("core-cannot-concede"))
        self._history.clear()
        self._shows = True
        given = self.lists[seat]  # stands where the rules still ask for it, and for good
        self.lists[seat] = tuple(msgspec.structs.replace(one, forced=True) for one in given)
        self.change()
        events = self.rules.concede(self.state, seat, self.streams)
        self.conceded.append(seat)
        return [*events, *self._settle(range(self.start.seats))]
