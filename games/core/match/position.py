"""A position of a match: its state, the sealed lists beside it, and who is asked what."""

from typing import Any, Self, TypeAlias

import msgspec

from games.core.data import codec
from games.core.data.schema import lifted
from games.core.decision import (
    Answer,
    Decision,
    Picks,
    absorbed,
    in_order,
    is_legal,
    only_answer,
    question_id,
    random_picks,
)
from games.core.event import Event, whispered
from games.core.info import Start
from games.core.match.moves import Inner
from games.core.rules import Rules
from games.core.streams import Keys, Streams, derived
from games.core.text import Text, text
from games.core.view import Standing, View

AnyRules: TypeAlias = Rules[Any, Any]
# A question as the rules made it, its seat's own answers till then, and the question with its id.
_Named: TypeAlias = tuple[Decision, bytes, Decision]
_Asking: TypeAlias = tuple[list[Decision | None], list[tuple[Answer, ...]]]

BOUND = 10_000  # steps that may follow one move by themselves; more is a loop in the rules


class Stuck(RuntimeError):
    """The rules ask nobody and name no result, or go on for ever: a bug in the rules."""


class Position:
    """What decides how a match goes on, and what each reader may know of it."""

    def __init__(self, rules: AnyRules, start: Start, keys: Keys) -> None:
        self.rules, self.start = rules, start
        self.keys = keys
        self._ids = derived(keys.own, "ids")
        self.state: Any = None
        self.streams = Streams(keys.deals)
        self.lists: list[tuple[Answer, ...]] = [()] * start.seats
        self.questions: list[Decision | None] = [None] * start.seats
        self.conceded: list[int] = []
        self.result: tuple[Standing, ...] | None = None
        self.step: int = 0
        self.revision: int = 0
        self.head: str = ""
        self.public_head: str = ""
        self._own = [b""] * start.seats  # the digest of each seat's answers that were carried out,
        self._said = [b""] * start.seats  # and that with its list
        self._shared = False  # whether an equal position holds the same state
        self._public: View | None = None  # what everybody sees of the state, and the state encoded:
        self._encoded: bytes | None = None  # made when somebody asks, until it changes
        self._named: list[dict[int, _Named]] = [{} for _ in range(start.seats)]  # by length of list

    def inner(self) -> Inner:
        """Return everything that decides how the match goes on, except its keys."""
        return self._inner(codec.encode(self.state))

    def _inner(self, state: bytes) -> Inner:
        return Inner(
            msgspec.Raw(state),
            tuple(self.lists),
            tuple(own.hex() for own in self._own),
            dict(self.streams.counters),
            tuple(self.conceded),
        )

    def enter(self, inner: Inner, schema: int) -> None:
        """Become the position of `inner`, which may be of an older schema."""
        self.state = lifted(inner.state, self.rules.state_type, schema, self.rules.ladder)
        self._shared = False
        self.lists = list(inner.lists)
        self._own = [bytes.fromhex(own) for own in inner.own]
        self.streams = Streams(self.keys.deals, dict(inner.counters))
        self.conceded = list(inner.conceded)

    def refresh(self) -> None:
        """Ask every seat anew, as after loading: for a state that was set up by hand."""
        self.result = self.rules.standings(self.state)
        self._public = self._encoded = None
        for seat in range(self.start.seats):
            self.questions[seat] = None
            if self.result is None:
                self._advance(seat, [])

    def encoded(self) -> bytes:
        """Return the state as a snapshot holds it, encoded once as long as nothing changes it."""
        if self._encoded is None:
            self._encoded = codec.encode(self.state)
        return self._encoded

    def change(self) -> None:
        """Make ready for a change of the state: hold it alone, and forget what was made of it."""
        if self._shared:
            self.state = codec.decode(self.encoded(), self.rules.state_type)
            self._shared = False
        self._public = self._encoded = None

    # What readers may know

    def view(self, reader: int | None) -> View:
        """Return what a seat, or a spectator (None), may see.

        What everybody may see is built once for a state and serves every reader.
        """
        public = self._public
        if public is None:
            public = self._public = self.rules.view(self.state, None)
        if reader is None:
            return public
        return self.rules.seat_view(self.state, public, reader, self.lists[reader])

    def explained(self, seat: int) -> Decision | None:
        """Return the question open to a seat as the seat reads it."""
        question = self.questions[seat]
        return question and self.rules.explained(self.view(seat), question)

    def _asking(self) -> _Asking:
        """Return what is open to each seat and what it has given, as it is now."""
        return self.questions[:], self.lists[:]

    def _waits_for_others(self, before: _Asking) -> bool:
        """Whether other seats are asked, or ready, than were before."""
        return _waits(*before) != _waits(self.questions, self.lists)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        return tuple([seat for seat, question in enumerate(self.questions) if question])

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats whose sealed answers are all in."""
        lists = enumerate(self.lists)
        return tuple([seat for seat, given in lists if given and not self.questions[seat]])

    # Asking

    def _advance(self, seat: int, events: list[Event]) -> Answer | None:
        """Ask a seat along its list, which ends where a question is no longer the one answered.

        Return an open answer that core itself must give, if any.
        """
        own, given = self._own[seat], ()
        for answer in self.lists[seat]:
            question = self._ask(seat, given, own)
            if question is None or question.id != answer.question:
                if any(not lost.forced for lost in self.lists[seat][len(given) :]):
                    events.append(whispered(seat, text("core-dropped")))
                break
            given, own = (*given, answer), absorbed(own, answer)
        return self._ask_on(seat, given, own)

    def _ask_on(self, seat: int, given: tuple[Answer, ...], own: bytes) -> Answer | None:
        """Ask a seat after a list that fits the state, and `own`, the digest that goes with it.

        Return an open answer that core itself must give, if any.
        """
        for _ in range(BOUND):
            self.lists[seat], self._said[seat] = given, own
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
        known = self._named[seat].get(len(given))
        if known is not None and known[0] is question and known[1] == own:
            return known[2]
        new = question_id(self._ids, own, seat, question)
        named = msgspec.structs.replace(question, id=new)
        self._named[seat][len(given)] = (question, own, named)
        return named

    def _is_last(self, seat: int, question: Decision, picks: Picks) -> bool:
        """Whether a seat is asked nothing more in this phase after this sealed answer."""
        given, asked = self.lists[seat], question
        for _ in range(BOUND):
            given = (*given, Answer(asked.id, asked.kind, in_order(asked, picks)))
            more = self.rules.ask(self.state, seat, given)
            if more is None:
                return True
            forced = self._forced(seat, more)
            if forced is None:
                return False
            asked, picks = more, forced
        raise Stuck(self.rules.info.key)

    def _forced(self, seat: int, question: Decision) -> Picks | None:
        if not question.always and (picks := only_answer(question)) is not None:
            if not is_legal(question, picks):
                raise Stuck(f"{question.kind}: no legal answer")
            return picks
        if seat in self.conceded:
            view = self.rules.view(self.state, seat, self.lists[seat])
            return self.rules.default(view, question)
        return None

    # Chains of sealed questions

    def ends_chain(self, seat: int, picks: Picks) -> bool:
        """Whether these picks, legal for what a seat is asked, end a chain of sealed questions."""
        asked = self.questions[seat]
        if asked is None or not asked.chain:
            return False
        return self._after(seat, asked, picks) is None

    def _after(self, seat: int, asked: Decision, picks: Picks) -> Decision | None:
        """Return what a seat is asked after a sealed answer that it has not given."""
        given = (*self.lists[seat], Answer(asked.id, asked.kind, in_order(asked, picks)))
        while (question := self.rules.ask(self.state, seat, given)) is not None:
            only = None if question.always else only_answer(question)
            if only is None:
                return question
            given = (*given, Answer(question.id, question.kind, only, forced=True))
        return None

    def passed(self, seat: int) -> int | None:
        """Return the place of a seat's last sealed answer, if it is one that most pass over."""
        given = self.lists[seat]
        if not given:
            return None
        asked = self.rules.ask(self.state, seat, given[:-1])
        return len(given) - 1 if asked is not None and asked.passed else None

    def about(self, seat: int) -> tuple[Text | None, ...]:
        """Return what each sealed answer of a seat was about, where its question says it."""
        given = self.lists[seat]
        asked = (self.rules.ask(self.state, seat, given[:at]) for at in range(len(given)))
        return tuple(one.about if one else None for one in asked)

    def summary(self, seat: int, picks: Picks | None) -> list[Text]:
        """Return what the sealed answers of a seat come to, including picks not yet confirmed."""
        asked, given = self.questions[seat], self.lists[seat]
        if asked is None or not asked.chain:
            return []
        if picks is not None and is_legal(asked, picks):
            given = (*given, Answer(asked.id, asked.kind, in_order(asked, picks)))
        view = self.rules.seat_view(self.state, self.view(None), seat, given)
        return self.rules.summary(view)

    # Worlds that a reader cannot tell apart

    def redealt(self, reader: int | None, rng: Streams) -> Self:
        """Return another match that `reader` cannot tell from this one.

        Everything that the rules say the reader cannot know is drawn anew, and so are all sealed
        answers of others. Who is asked and who is ready stays the same.
        """
        other = self.standing(self.inner())
        other.state = self.rules.redeal(other.state, reader, rng)
        for seat, question in enumerate(self.questions):
            if seat != reader and (self.lists[seat] or (question and question.sealed)):
                other.answer_anew(seat, rng, ready=question is None)
        other.refresh()
        return other

    def standing(self, inner: Inner) -> Self:
        """Return a match like this one in another position, asked anew."""
        other = type(self)(self.rules, self.start, self.keys)
        other.enter(inner, self.rules.schema)
        other.step, other.revision = self.step, self.revision
        other.head, other.public_head = self.head, self.public_head
        other.refresh()
        return other

    def holding(self, state: Any) -> Self:  # noqa: ANN401 - any game's state
        """Return a match like this one with another state, only to be looked at."""
        other = type(self)(self.rules, self.start, self.keys)
        other.state, other.lists, other.conceded = state, list(self.lists), list(self.conceded)
        return other

    def answer_anew(self, seat: int, rng: Streams, *, ready: bool) -> None:
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


def _waits(questions: list[Decision | None], lists: list[tuple[Answer, ...]]) -> list[int]:
    """Return for each seat whether it is asked (2), ready (1) or neither, for comparison."""
    pairs = zip(questions, lists, strict=True)
    return [2 if question else 1 if given else 0 for question, given in pairs]
