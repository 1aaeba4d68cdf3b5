"""Lessons of people: begun, gone through scene by scene, resumed where they were left (MND-3.1).

Of a lesson nothing is kept but the learner's own answers; the match is played again from its scene.
It is no match of the store: it stands in no list, counts for nothing, and calls nobody.
"""

import asyncio
import hashlib
from collections.abc import Iterable
from datetime import timedelta

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from db.queries import persons
from db.queries.match import acquaintance
from db.records.holders import Holder
from db.records.people import Acquaintance, StoredLesson
from db.records.record import Record, Secret
from db.records.time import TimeTerms
from db.store import Connection
from games.ai.lessons import LessonMoment, SceneCourse, SceneUnplayable, said_by
from games.core.data.lesson import Lesson, LessonScene
from games.core.decision import Decision, Picks, several
from games.core.refused import Refused, Stale
from games.core.text import Text, text
from games.registry import Game
from play.base.guarded import again
from play.lobby.seating import AI_NAMES
from play.match import tables
from play.match.log_entries import told
from play.match.repository import Repository
from play.records import Describe, Hint, News, Person, Public, Seat, Selection, Table
from play.refusals import refused

KEPT = 200  # moments that are kept at hand, the same for all who stand there
LEVEL = "sensible"  # of those who play in a lesson


class LessonState(Record, frozen=True):
    """How far somebody is in the lesson of a game: they have gone through so many scenes (`done`).

    They stand in `scene`, counted from 0, and have `begun` it.
    """

    game: str
    scenes: int
    done: int = 0
    scene: int = 0
    begun: bool = False


class LessonTable(Record, frozen=True):
    """What a learner sees: the table of the scene, and what is said there.

    `table` is that of a match that is not stored; where the scene is `over` nothing is asked.
    `can_back` says that they have answered something that they may take back.
    """

    state: LessonState
    title: Text
    lines: Secret[tuple[Text, ...]]
    table: Secret[Table]
    over: bool
    can_back: bool


class Lessons:
    """The lessons of people. Nobody sees those of others."""

    def __init__(self, matches: Repository) -> None:
        self._store = matches.store
        self._clock = matches.clock
        self._rulebook = matches.rulebook
        self._courses: dict[tuple[str, str, int], SceneCourse] = {}
        self._moments: LRUCache[tuple[str, str, int, tuple[str, ...]], LessonMoment]
        self._moments = LRUCache(KEPT)

    def games(self) -> tuple[str, ...]:
        """Return the games that have a lesson, the easiest first."""
        return tuple(key for key, game in self._rulebook.games.items() if game.lesson is not None)

    async def states(self, person: int) -> tuple[LessonState, ...]:
        """Return how far somebody is in all lessons that there are."""
        found = {one.game: one for one in await self._store.read(acquaintance.lessons, person)}
        return tuple(_state(self._lesson(key), key, found.get(key)) for key in self.games())

    async def open(self, person: Person, game: str) -> LessonTable:
        """Return where somebody stands in a lesson; its beginning where they have not begun.

        Raises Refused where the game has no lesson.
        """
        kept = await self._kept(person.id, game)
        return await self._shown(person, kept or self._fresh(person.id, game))

    @again
    async def pick(self, person: Person, game: str, question: str, picks: Picks) -> LessonTable:
        """Keep what is picked at the open question. Raises Stale where it is another one."""
        before, now = await self._asked(person, game, question)
        after = replace(now, picked=picks)
        return await self._shown(person, await self._put(person, before, after))

    @again
    async def answer(
        self, person: Person, game: str, question: str, picks: Picks, *, confirmed: bool = False
    ) -> LessonTable:
        """Answer the open question.

        What ends a chain of questions is only picked, unless it is `confirmed`. Raises Stale where
        another question is open, Refused where the answer is not legal.
        """
        before, now = await self._asked(person, game, question)
        course, at = self._course(game, now.scene), await self._reached(now)
        asked = at.match.questions[course.learner]
        single = asked is not None and not several(asked)
        if single and not confirmed and tables.ends_chain(at.match, course.learner, picks):
            after = replace(now, picked=picks)
        else:
            after = await self._answered(now, picks)
        return await self._shown(person, await self._put(person, before, after))

    @again
    async def fill(
        self, person: Person, game: str, question: str, *, usual: bool = False
    ) -> LessonTable:
        """Pick what is marked at the open question, or the `usual`. Raises Stale as `pick`."""
        before, now = await self._asked(person, game, question)
        course, at = self._course(game, now.scene), await self._reached(now)
        asked = at.match.questions[course.learner]
        assert asked is not None
        view = at.match.view(course.learner)
        picks = at.match.rules.default(view, asked) if usual else at.marked
        after = replace(now, picked=picks)
        return await self._shown(person, await self._put(person, before, after))

    @again
    async def rest(self, person: Person, game: str, question: str) -> LessonTable:
        """Answer a chain of questions as it is marked, up to its last, which is only picked."""
        before, now = await self._asked(person, game, question)
        course, at = self._course(game, now.scene), await self._reached(now)
        while not at.over and not tables.ends_chain(at.match, course.learner, at.marked):
            now = await self._answered(now, at.marked)
            at = await self._reached(now)
            asked = at.match.questions[course.learner]
            if asked is None or not asked.chain:
                break
        else:
            now = replace(now, picked=at.marked)
        return await self._shown(person, await self._put(person, before, now))

    async def _answered(self, now: StoredLesson, picks: Picks) -> StoredLesson:
        """Return what is kept after an answer. Raises Refused where it is not legal."""
        after = replace(now, answers=(*now.answers, " ".join(picks)), picked=None)
        at = await self._reached(after)
        return replace(after, done=max(after.done, after.scene + 1)) if at.over else after

    @again
    async def back(self, person: Person, game: str) -> LessonTable:
        """Take the last answer back; where there is none nothing happens."""
        before = await self._kept(person.id, game)
        now = before or self._fresh(person.id, game)
        after = replace(now, answers=now.answers[:-1], picked=None)
        return await self._shown(person, await self._put(person, before, after))

    @again
    async def go(self, person: Person, game: str, scene: int) -> LessonTable:
        """Begin a scene, from its beginning. Raises Refused where there is none of that number."""
        if not 0 <= scene < len(self._lesson(game).scenes):
            raise refused("no-scene")
        before = await self._kept(person.id, game)
        now = before or self._fresh(person.id, game)
        after = replace(now, scene=scene, answers=(), picked=None)
        return await self._shown(person, await self._put(person, before, after))

    def decision(self, shown: LessonTable, question: str) -> Decision:
        """Return the open question of a learner. Raises Stale where it is another one."""
        asked = shown.table.question
        if asked is None or asked.id != question:
            raise Stale
        return asked

    # What is kept

    async def _kept(self, person: int, game: str) -> StoredLesson | None:
        self._lesson(game)
        found = await self._store.read(acquaintance.lessons, person)
        return next((one for one in found if one.game == game), None)

    async def _asked(
        self, person: Person, game: str, question: str
    ) -> tuple[StoredLesson | None, StoredLesson]:
        """Return what is stored, and what holds now; raise Stale if something else is asked."""
        before = await self._kept(person.id, game)
        now, moment = await self._standing(before or self._fresh(person.id, game))
        course = self._course(game, now.scene)
        asked = moment.match.questions[course.learner]
        if moment.over or asked is None or asked.id != question:
            raise Stale
        return before, now

    async def _put(
        self, person: Person, before: StoredLesson | None, after: StoredLesson
    ) -> StoredLesson:
        after = replace(after, changed_at=self._clock.now())
        return await self._store.write(_put, before, after, person)

    def _fresh(self, person: int, game: str) -> StoredLesson:
        written, now = _written(self._rulebook.game(game)), self._clock.now()
        return StoredLesson(person=person, game=game, written=written, changed_at=now)

    def _current(self, kept: StoredLesson) -> StoredLesson:
        """Return what is kept, at the beginning of its scene where lesson or cards are others."""
        written = _written(self._rulebook.game(kept.game))
        last = len(self._lesson(kept.game).scenes) - 1
        if kept.written == written:
            return kept
        return replace(kept, written=written, scene=min(kept.scene, last), answers=(), picked=None)

    # Scenes

    def _lesson(self, game: str) -> Lesson:
        found = self._rulebook.game(game).lesson
        if found is None:
            raise refused("no-lesson")
        return found

    def _course(self, game: str, scene: int) -> SceneCourse:
        ruled = self._rulebook.latest(game)
        place = (game, _written(ruled.game), scene)
        if place not in self._courses:
            player = ruled.player(LEVEL)
            what = self._lesson(game).scenes[scene]
            self._courses[place] = SceneCourse(what, ruled.rules, player)
        return self._courses[place]

    async def _reached(self, kept: StoredLesson) -> LessonMoment:
        """Return where somebody's answers have led. Raises Refused where they are not legal."""
        course = self._course(kept.game, kept.scene)
        before, answers = (kept.game, kept.written, kept.scene), kept.answers
        known = len(answers)
        at = self._moments.get((*before, answers))
        while at is None and known > 0:
            known -= 1
            at = self._moments.get((*before, answers[:known]))
        if at is None or known < len(answers):
            at = await asyncio.to_thread(_walked, course, at, answers[known:])
            self._moments[*before, answers] = at
        return at

    async def _standing(self, kept: StoredLesson) -> tuple[StoredLesson, LessonMoment]:
        """Return where somebody stands, at the beginning of the scene where it has changed."""
        kept = self._current(kept)
        try:
            return kept, await self._reached(kept)
        except Refused:
            if not kept.answers:
                raise
        kept = replace(kept, answers=(), picked=None)  # of rules or a player that were others
        return kept, await self._reached(kept)

    async def _shown(self, person: Person, kept: StoredLesson) -> LessonTable:
        kept, at = await self._standing(kept)
        course = self._course(kept.game, kept.scene)
        lesson = self._lesson(kept.game)
        return LessonTable(
            state=_state(lesson, kept.game, kept),
            title=text(f"{kept.game}-lesson-{course.scene.name}-title"),
            lines=tuple(said_by(kept.game, one) for one in at.lines),
            table=self._table(person, course, at, kept),
            over=at.over,
            can_back=bool(kept.answers),
        )

    def _table(
        self, person: Person, course: SceneCourse, at: LessonMoment, kept: StoredLesson
    ) -> Table:
        """Return the learner's table, as that of a match that is not stored."""
        match, seat, rules = at.match, course.learner, at.match.rules
        view = match.view(seat)
        question = None if at.over else match.explained(seat)
        picks = kept.picked if question else None
        if question and picks is None:
            picks = question.ticked or None
        now = self._clock.now()
        entries = told(at.events, seat, now, None, None)
        return Table(
            public=self._public(person, course, at, kept),
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
            hint=Hint(at.marked, course.why(at, at.marked)) if _advises(question) else None,
        )

    def _public(
        self, person: Person, course: SceneCourse, at: LessonMoment, kept: StoredLesson
    ) -> Public:
        match, scene = at.match, course.scene
        over = match.result is not None
        now = self._clock.now()
        return Public(
            id=f"{kept.game}-{person.id}",
            game=kept.game,
            server=None,
            channel=None,
            locale="",
            options=scene.options,
            terms=TimeTerms(),
            revision=match.revision,
            status="over" if over else "running",
            started_at=now,
            ended_at=now if over else None,
            paused_at=None,
            extended=timedelta(0),
            places=(),
            seats=_seats(person, scene, match.asked),
            head="",
            commitment="",
            seed=None,
            headline=match.rules.headline(match.view(None)),
            awaited=() if at.over else match.asked,
            ready=match.ready,
            deadline_at=None,
            standings=match.result,
            proposals=(),
            names=match.rules.names(),
        )


def _put(
    db: Connection, before: StoredLesson | None, after: StoredLesson, person: Person
) -> StoredLesson:
    persons.meet(db, person.id, *person.names, person.spoken)
    return acquaintance.put_lesson(db, before, after)


def _walked(course: SceneCourse, at: LessonMoment | None, answers: Iterable[str]) -> LessonMoment:
    """Play a scene on, from its beginning or from a moment that is at hand."""
    try:
        at = at or course.begin()
    except SceneUnplayable as wrong:
        raise refused("lesson-away") from wrong
    for picks in answers:
        at = course.answer(at, tuple(picks.split()))
    return at


def _written(game: Game) -> str:
    """Return what tells a lesson and the cards that it is played with from others."""
    said = msgspec.json.encode(game.lesson) + game.cards
    return hashlib.sha256(said).hexdigest()[:16]


def _state(lesson: Lesson, game: str, kept: StoredLesson | None) -> LessonState:
    scenes = len(lesson.scenes)
    if kept is None:
        return LessonState(game, scenes)
    begun = bool(kept.answers) or kept.scene > 0 or kept.done > 0
    return LessonState(game, scenes, min(kept.done, scenes), min(kept.scene, scenes - 1), begun)


def _seats(person: Person, scene: LessonScene, asked: Iterable[int]) -> tuple[Seat, ...]:
    """Return who sits there: the learner, and AIs under the names that they have at any table."""
    names = iter(AI_NAMES)
    return tuple(
        Seat(
            seat=seat,
            holders=(
                Holder(person.id, person.name)
                if seat == scene.learner
                else Holder(None, next(names), LEVEL),
            ),
            asked=seat in asked,
            left=False,
            free=False,
        )
        for seat in range(scene.seats)
    )


def _advises(question: Decision | None) -> bool:
    """Whether there is anything to mark: not where no answer is better than another."""
    if question is None or question.taste:
        return False
    return several(question) or len(question.options) + (question.least == 0) > 1
