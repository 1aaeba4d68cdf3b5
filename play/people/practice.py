"""What somebody plays alone, in one private message: picked, answered, taken back.

It is no match of the store: it stands in no list, counts for nothing, and calls nobody. Nothing is
kept of it but the person's own answers; the rest is played again from where it begins.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import datetime
from typing import Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from db.records.holders import Holder
from db.records.people import Acquaintance, PracticeFacts
from db.records.time import TimeTerms
from games.ai.practice import PracticeCourse, PracticeMoment
from games.core.decision import Decision, Picks, several
from games.core.match.match import Match
from games.core.refused import Stale
from play.base.guarded import again
from play.lobby.seating import AI_NAMES
from play.match import tables
from play.match.log_entries import told
from play.records import Describe, Hint, News, Person, Public, Seat, Selection, Table

K = TypeVar("K", bound=PracticeFacts)
T = TypeVar("T")


class Reached(NamedTuple):
    """Where somebody's answers have led, and how it goes on from there."""

    course: PracticeCourse
    at: PracticeMoment

    @property
    def asked(self) -> Decision | None:
        """The question that is open to whoever plays."""
        return None if self.at.over else self.at.match.questions[self.course.learner]

    def ends_chain(self, picks: Picks) -> bool:
        """Whether picks end a chain of questions."""
        return tables.ends_chain(self.at.match, self.course.learner, picks)


class Practice(ABC, Generic[K, T]):
    """Carries on what people play alone; a `key` names it among those of its person."""

    @abstractmethod
    async def open(self, person: Person, key: str) -> T:
        """Return where somebody stands. Raises Refused where there is nothing of that key."""

    @abstractmethod
    async def _standing(self, person: int, key: str) -> tuple[K | None, K]:
        """Return what is stored, and what holds now. Raises Refused."""

    @abstractmethod
    async def _reached(self, kept: K) -> Reached:
        """Return where somebody's answers have led. Raises Refused where they are not legal."""

    @abstractmethod
    async def _put(self, person: Person, before: K | None, after: K) -> K:
        """Write what holds now. Raises StaleStep where others were faster."""

    @abstractmethod
    async def _shown(self, person: Person, kept: K) -> T:
        """Return what the person sees."""

    @again
    async def pick(self, person: Person, key: str, question: str, picks: Picks) -> T:
        """Keep what is picked at the open question. Raises Stale where it is another one."""
        before, now, _ = await self._asked(person, key, question)
        return await self._shown(
            person, await self._put(person, before, replace(now, picked=picks))
        )

    @again
    async def answer(
        self, person: Person, key: str, question: str, picks: Picks, *, confirmed: bool = False
    ) -> T:
        """Answer the open question.

        What ends a chain of questions is only picked, unless it is `confirmed`. Raises Stale where
        another question is open, Refused where the answer is not legal.
        """
        before, now, there = await self._asked(person, key, question)
        asked = there.asked
        single = asked is not None and not several(asked)
        if single and not confirmed and there.ends_chain(picks):
            after = replace(now, picked=picks)
        else:
            after = await self._answered(now, picks)
        return await self._shown(person, await self._put(person, before, after))

    @again
    async def fill(self, person: Person, key: str, question: str, *, usual: bool = False) -> T:
        """Pick what is marked at the open question, or the `usual`. Raises Stale as `pick`."""
        before, now, there = await self._asked(person, key, question)
        match, seat = there.at.match, there.course.learner
        asked = there.asked
        assert asked is not None
        picks = match.rules.default(match.view(seat), asked) if usual else there.at.marked
        return await self._shown(
            person, await self._put(person, before, replace(now, picked=picks))
        )

    @again
    async def rest(self, person: Person, key: str, question: str) -> T:
        """Answer a chain of questions as it is marked, up to its last, which is only picked."""
        before, now, there = await self._asked(person, key, question)
        while not there.at.over and not there.ends_chain(there.at.marked):
            now = await self._answered(now, there.at.marked)
            there = await self._reached(now)
            if there.asked is None or not there.asked.chain:
                break
        else:
            now = replace(now, picked=there.at.marked)
        return await self._shown(person, await self._put(person, before, now))

    @again
    async def back(self, person: Person, key: str) -> T:
        """Take the last answer back; where there is none nothing happens."""
        before, now = await self._standing(person.id, key)
        after = replace(now, answers=now.answers[:-1], picked=None)
        return await self._shown(person, await self._put(person, before, after))

    async def _answered(self, now: K, picks: Picks) -> K:
        """Return what is kept after an answer. Raises Refused where it is not legal."""
        after = replace(now, answers=(*now.answers, " ".join(picks)), picked=None)
        await self._reached(after)
        return after

    async def _asked(self, person: Person, key: str, question: str) -> tuple[K | None, K, Reached]:
        """Return what is stored, and what holds now; raise Stale if something else is asked."""
        before, now = await self._standing(person.id, key)
        there = await self._reached(now)
        if there.asked is None or there.asked.id != question:
            raise Stale
        return before, now, there


def open_question(table: Table, question: str) -> Decision:
    """Return the open question of a table. Raises Stale where it is another one."""
    asked = table.question
    if asked is None or asked.id != question:
        raise Stale
    return asked


# What it looks like


class PracticeSetting(NamedTuple):
    """What a table of practice says of itself: its id, how its match began, who plays the others.

    `marks` says that what is marked is shown at once, and not only suggested.
    """

    id: str
    options: Mapping[str, str]
    level: str
    marks: bool


def practice_table(
    person: Person, there: Reached, kept: PracticeFacts, setting: PracticeSetting, now: datetime
) -> Table:
    """Return somebody's table, as that of a match that is not stored."""
    course, at = there
    match, seat, rules = at.match, course.learner, at.match.rules
    view = match.view(seat)
    question = None if at.over else match.explained(seat)
    picks = kept.picked if question else None
    if question and picks is None:
        picks = question.ticked or None
    entries = told(at.events, seat, now, None, None)
    shows = setting.marks and _advises(question)
    return Table(
        public=_public(person, there, setting, now),
        seat=seat,
        view=view,
        faces=rules.faces(view),
        describe=Describe(rules.describe),
        question=question,
        selection=Selection(
            picks=picks,
            summary=tuple(match.summary(seat, picks)) if question else (),
            why=course.why(at, picks) if question and picks is not None else None,
            ends=tables.ends_chain(match, seat, picks) if question else False,
        ),
        news=News(entries=tuple(sorted(entries, key=lambda one: (not one.own, not one.mine)))),
        known=Acquaintance(kinds=rules.info.kinds),
        hint=Hint(at.marked, course.why(at, at.marked)) if shows else None,
    )


def _public(person: Person, there: Reached, setting: PracticeSetting, now: datetime) -> Public:
    match, over = there.at.match, there.at.match.result is not None
    return Public(
        id=setting.id,
        game=match.rules.info.key,
        server=None,
        channel=None,
        locale="",
        options=setting.options,
        terms=TimeTerms(),
        revision=match.revision,
        status="over" if over else "running",
        started_at=now,
        ended_at=now if over else None,
        paused_at=None,
        extended=now - now,
        places=(),
        seats=_seats(person, match, there.course.learner, setting.level),
        head="",
        commitment="",
        seed=None,
        headline=match.rules.headline(match.view(None)),
        awaited=() if there.at.over else match.asked,
        ready=match.ready,
        deadline_at=None,
        standings=match.result,
        proposals=(),
        names=match.rules.names(),
    )


def _seats(person: Person, match: Match, learner: int, level: str) -> tuple[Seat, ...]:
    """Return who sits there: the person, and AIs under the names that they have at any table."""
    names = iter(AI_NAMES)
    return tuple(
        Seat(
            seat=seat,
            holders=(
                Holder(person.id, person.name)
                if seat == learner
                else Holder(None, next(names), level),
            ),
            asked=seat in match.asked,
            left=False,
            free=False,
        )
        for seat in range(match.start.seats)
    )


def _advises(question: Decision | None) -> bool:
    """Whether there is anything to mark: more than one answer, be it of taste alone.

    What follows is recorded for what is marked.
    """
    return question is not None and (
        several(question) or len(question.options) + (question.least == 0) > 1
    )
