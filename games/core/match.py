"""A match: sealing, checking, taking back, undo (architecture §3.2 to 3.5)."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from games.core import codec
from games.core.decision import (
    Answer,
    Decision,
    Picks,
    absorbed,
    check,
    in_order,
    is_legal,
    only_answer,
    question_id,
)
from games.core.event import Event, Part, whispered
from games.core.moves import (
    Answered,
    By,
    Conceded,
    Inner,
    Move,
    Outcome,
    Since,
    Snapshot,
    TookBack,
    Undid,
    first_head,
    next_head,
    salt,
)
from games.core.picking import random_picks
from games.core.refused import Refused, Stale
from games.core.rules import Rules, Standing, Start, View
from games.core.streams import Streams, derived
from games.core.text import Who, text

AnyRules: TypeAlias = Rules[Any, Any]

_BOUND = 10_000  # steps that may follow one move by themselves; more is a loop in the rules


class Stuck(RuntimeError):
    """The rules ask nobody and name no result, or go on for ever: a bug of theirs."""


class Match:
    """One playing of a game by seats, from setup to standings.

    A move that raises leaves the match unusable: throw it away and load the snapshot again. The
    key is the only secret of a match that its snapshot does not hold.
    """

    def __init__(self, rules: AnyRules, start: Start, key: bytes) -> None:
        self.rules, self.start = rules, start
        self._key = key
        self._ids = derived(key, "ids")
        self._salts = derived(key, "chain")
        self.state: Any = None
        self.streams = Streams(key)
        self.lists: list[tuple[Answer, ...]] = [()] * start.seats
        self.questions: list[Decision | None] = [None] * start.seats
        self.conceded: list[int] = []
        self.result: tuple[Standing, ...] | None = None
        self.step = 0
        self.revision = 0
        self.head = self.shown = ""
        self._own = [b""] * start.seats
        self.version = rules.info.version
        self._base: Inner | None = None
        self._since: list[Since] = []
        self._barrier = self._shows = False

    # Making, keeping and finding again

    @classmethod
    def begin(cls, rules: AnyRules, start: Start, key: bytes) -> tuple["Match", Outcome]:
        """Set a new match up and return it with what happened at once.

        Raises Refused when seats, options or brought data do not fit.
        """
        for wrong in rules.check(start):
            raise Refused(wrong)
        match = cls(rules, start, key)
        match.state = rules.setup(start, match.streams)
        match.head = first_head(rules.info.key, rules.info.version, start, match._salts)
        events = rules.opening(match.state, match.streams)
        events += match._settle(range(start.seats))
        match.revision, match.shown = 1, match.head
        return match, Outcome(tuple(events), public=True)

    @classmethod
    def load(cls, rules: AnyRules, data: bytes, key: bytes) -> "Match":
        """Return the match that a snapshot holds."""
        kept = codec.decode(data, Snapshot)
        assert kept.game == rules.info.key, kept.game
        match = cls(rules, kept.start, key)
        match.version = kept.version
        match._enter(kept.inner, kept.schema)
        match._base, match._since = match._lifted(kept.base, kept.schema), list(kept.since)
        match.step, match.revision = kept.step, kept.revision
        match.head, match.shown = kept.head, kept.shown
        match.refresh()
        return match

    def snapshot(self) -> bytes:
        """Return all of the match but its key; equal matches give equal bytes."""
        info = self.rules.info
        kept = Snapshot(
            info.key,
            self.version,
            info.schema,
            self.start,
            self.inner(),
            self._base,
            tuple(self._since),
            self.step,
            self.revision,
            self.head,
            self.shown,
        )
        return codec.encode(kept)

    def inner(self) -> Inner:
        """Return all that decides how the match goes on, but for its key."""
        return Inner(
            msgspec.Raw(codec.encode(self.state)),
            tuple(self.lists),
            tuple(own.hex() for own in self._own),
            dict(self.streams.counters),
            tuple(self.conceded),
        )

    def _enter(self, inner: Inner, schema: int) -> None:
        self.state = codec.lift(inner.state, self.rules.state_type, schema, self.rules.ladder)
        self.lists = list(inner.lists)
        self._own = [bytes.fromhex(own) for own in inner.own]
        self.streams = Streams(self._key, dict(inner.counters))
        self.conceded = list(inner.conceded)

    def _lifted(self, base: Inner | None, schema: int) -> Inner | None:
        """Return a base that an older release kept, as today's schema has it."""
        if base is None or schema == self.rules.info.schema:
            return base
        state = codec.lift(base.state, self.rules.state_type, schema, self.rules.ladder)
        return msgspec.structs.replace(base, state=msgspec.Raw(codec.encode(state)))

    def refresh(self) -> None:
        """Ask every seat anew, as after loading: for a state that was laid out by hand."""
        self.result = self.rules.standings(self.state)
        for seat in range(self.start.seats):
            self.questions[seat] = None
            if self.result is None:
                self._advance(seat, [])

    # What readers may know

    def view(self, reader: int | None) -> View:
        """Return what a seat, or a spectator (None), may see."""
        given = () if reader is None else self.lists[reader]
        return self.rules.view(self.state, reader, given)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that somebody waits for."""
        return tuple(seat for seat, question in enumerate(self.questions) if question)

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats whose sealed answers are all in."""
        lists = enumerate(self.lists)
        return tuple(seat for seat, given in lists if given and not self.questions[seat])

    @property
    def at_barrier(self) -> bool:
        """Whether nobody has an open answer that could still be undone."""
        return self._base is None

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has a sealed answer that it may take back."""
        return any(not answer.forced for answer in self.lists[seat])

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has an open answer after the last barrier."""
        return not self.can_take_back(seat) and self._undoable(seat) is not None

    # Moves

    def play(self, move: Move) -> Outcome:
        """Make one move. Raises Refused (IllegalMove, Stale) and then must be thrown away."""
        if not 0 <= move.seat < self.start.seats:
            raise Stale
        before = (self.asked, self.ready)
        self.step += 1
        self.head = next_head(self.head, salt(self._salts, self.step), move)
        self._shows = False
        events = self._made(move)
        shows = self._shows or any(event.public for event in events)
        public = shows or (self.asked, self.ready) != before
        if public:
            self.revision += 1
        if shows:
            self.shown = self.head
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
            final = any(option.final for option in question.options if option.id in move.picks)
            return self._answer_openly(move, answer, final=final)
        if self._base is not None:
            self._since.append(Since(move, sealed=True))
        self.lists[move.seat] = (*self.lists[move.seat], answer)
        return self._settle((move.seat,))

    def _answer_openly(self, move: Answered, answer: Answer, *, final: bool) -> list[Event]:
        if not final and self._base is None:
            self._base, self._since = self.inner(), []
        elsewhere, flags = self._questions_but(move.seat), (self.asked, self.ready)
        self._barrier = final
        events = [*self._apply(move.seat, answer), *self._settle(range(self.start.seats))]
        if self._barrier or self.result or not self._questions_but(move.seat) <= elsewhere:
            self._base, self._since = None, []
        else:
            public = any(event.public for event in events) or (self.asked, self.ready) != flags
            self._since.append(Since(move, sealed=False, quiet=not public))
        return events

    def _questions_but(self, seat: int) -> set[str]:
        return {q.id for other, q in enumerate(self.questions) if q and other != seat}

    def _apply(self, seat: int, answer: Answer) -> list[Event]:
        self.streams.used = False
        self._own[seat] = absorbed(self._own[seat], answer)
        events = self.rules.apply(self.state, seat, answer, self.streams)
        self._barrier = self._barrier or self.streams.used
        return events

    def _reveal(self) -> list[Event]:
        self._barrier = self._shows = True
        self._base, self._since = None, []
        lists, self.lists = self.lists, [()] * self.start.seats
        for seat, given in enumerate(lists):
            for answer in given:
                self._own[seat] = absorbed(self._own[seat], answer)
        return self.rules.reveal(self.state, lists, self.streams)

    def _settle(self, seats: Sequence[int]) -> list[Event]:
        """Go on until somebody has a question or there is a result."""
        events: list[Event] = []
        for _ in range(_BOUND):
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
        """Ask `seats`; carry out what needs nobody. Return whether all must be asked again."""
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

    def _advance(self, seat: int, events: list[Event]) -> Answer | None:
        """Ask a seat along its list. Return an open answer that core itself must give, if any."""
        own, given = self._own[seat], ()
        for answer in self.lists[seat]:
            question = self._ask(seat, given, own)
            if question is None or question.id != answer.question:
                if any(not lost.forced for lost in self.lists[seat][len(given) :]):
                    events.append(whispered(seat, text("core-dropped")))
                break
            given, own = (*given, answer), absorbed(own, answer)
        for _ in range(_BOUND):
            self.lists[seat] = given
            question = self._ask(seat, given, own)
            picks = None if question is None else self._forced(seat, question)
            if question is None or picks is None:
                self.questions[seat] = question
                return None
            answer = Answer(question.id, question.kind, picks, forced=True)
            if not question.sealed:
                self.questions[seat] = None
                return answer
            given, own = (*given, answer), absorbed(own, answer)
        raise Stuck(self.rules.info.key)

    def _ask(self, seat: int, given: tuple[Answer, ...], own: bytes) -> Decision | None:
        question = self.rules.ask(self.state, seat, given)
        if question is None:
            return None
        named = question_id(self._ids, own, seat, question)
        return msgspec.structs.replace(question, id=named)

    def _forced(self, seat: int, question: Decision) -> Picks | None:
        if not question.always and (picks := only_answer(question)) is not None:
            if not is_legal(question, picks):
                raise Stuck(f"{question.kind}: no legal answer")
            return picks
        if seat in self.conceded:
            return self.rules.default(self.view(seat), question)
        return None

    def _take_back(self, move: TookBack) -> list[Event]:
        seat = move.seat
        given = self.lists[seat]
        while given and given[-1].forced:
            given = given[:-1]
        if not given:
            raise Refused(text("core-nothing-to-take-back"))
        self._forget(move, given[-1])
        self.lists[seat] = given[:-1]
        return self._settle((seat,))

    def _forget(self, move: TookBack, answer: Answer) -> None:
        """Strike a sealed answer from what an undo replays, or note that it is gone."""
        if self._base is None:
            return
        for place in range(len(self._since) - 1, -1, -1):
            past = self._since[place].move
            if isinstance(past, Answered) and past.question == answer.question:
                del self._since[place]
                return
        self._since.append(Since(move, sealed=True))

    def _undoable(self, seat: int) -> int | None:
        """Return where the seat's last open answer stands in `_since`."""
        if self._base is None:
            return None
        for place in range(len(self._since) - 1, -1, -1):
            if self._since[place].move.seat == seat and not self._since[place].sealed:
                return place
        return None

    def _undo(self, seat: int) -> list[Event]:
        place = self._undoable(seat)
        if place is None or self._base is None or self.can_take_back(seat):
            raise Refused(text("core-nothing-to-undo"))
        quiet = self._since[place].quiet
        rest = [*self._since[:place], *self._since[place + 1 :]]
        self._enter(self._base, self.rules.info.schema)
        self.refresh()
        self._since = []
        for past in rest:
            self._repeat(past.move)
        if not rest:
            self._base = None
        said = Part(text("core-undone", who=Who(seat)))
        return [Event(None, ((seat, said),), aside=True) if quiet else Event(said, aside=True)]

    def _repeat(self, move: Answered | TookBack) -> None:
        """Make a move of others again, without the answer that is undone."""
        try:
            if isinstance(move, TookBack):
                self._take_back(move)
            else:
                self._answer(move)
        except Refused as refused:
            raise Refused(text("core-undo-too-late")) from refused
        if self._base is None:
            raise Refused(text("core-undo-too-late"))

    def _concede(self, seat: int) -> list[Event]:
        if self.result is not None:
            raise Refused(text("core-over"))
        if seat in self.conceded:
            raise Refused(text("core-cannot-concede"))
        self._base, self._since = None, []
        self._shows = True
        given = self.lists[seat]  # stands where the rules still ask for it, and for good
        self.lists[seat] = tuple(msgspec.structs.replace(one, forced=True) for one in given)
        events = self.rules.concede(self.state, seat, self.streams)
        self.conceded.append(seat)
        return [*events, *self._settle(range(self.start.seats))]

    # Worlds that a reader cannot tell apart

    def redealt(self, reader: int | None, rng: Streams) -> "Match":
        """Return another match that `reader` cannot tell from this one.

        Drawn anew: whatever the rules say the reader cannot know, and all sealed answers of
        others. Who is asked and who is ready stays.
        """
        other = Match(self.rules, self.start, self._key)
        other._enter(self.inner(), self.rules.info.schema)
        other.step, other.revision = self.step, self.revision
        other.head, other.shown = self.head, self.shown
        other.state = self.rules.redeal(other.state, reader, rng)
        for seat, question in enumerate(self.questions):
            if seat != reader and (self.lists[seat] or (question and question.sealed)):
                other._answer_anew(seat, rng, ready=question is None)
        other.refresh()
        return other

    def holding(self, state: Any) -> "Match":  # noqa: ANN401 - any game's state
        """Return a match like this one around another state, to look at only."""
        other = Match(self.rules, self.start, self._key)
        other.state, other.lists, other.conceded = state, list(self.lists), list(self.conceded)
        return other

    def _answer_anew(self, seat: int, rng: Streams, *, ready: bool) -> None:
        """Draw a sealed list for `seat`: a whole one when `ready`, else any part of one."""
        self.lists[seat] = ()
        self._advance(seat, [])
        while question := self.questions[seat]:
            if not question.sealed or (not ready and rng.below("redeal:answers", 3) == 0):
                return
            kept = self.lists[seat]
            picks = in_order(question, random_picks(question, rng, "redeal:answers"))
            self.lists[seat] = (*kept, Answer(question.id, question.kind, picks))
            self._advance(seat, [])
            if not ready and self.questions[seat] is None:
                self.lists[seat] = kept
                return
