"""Lessons of people: begun, gone through scene by scene, resumed where they were left (MND-3.1).

Of a lesson nothing is kept but the learner's own answers; the match is played again from its scene.
It is no match of the store: it stands in no list, counts for nothing, and calls nobody.
"""

import asyncio
import hashlib
from collections.abc import Iterable

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from db.queries import persons
from db.queries.match import acquaintance
from db.records.people import StoredLesson
from db.records.record import Record, Secret
from db.store import Connection
from games.ai.lessons import LessonMoment, SceneCourse, SceneUnplayable, said_by
from games.core.data.lesson import Lesson
from games.core.refused import Refused
from games.core.text import Text, text
from games.registry import Game
from play.base.guarded import again
from play.match.repository import Repository
from play.people.practice import Practice, PracticeSetting, Reached, practice_table
from play.records import Person, Table
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


class Lessons(Practice[StoredLesson, LessonTable]):
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

    async def open(self, person: Person, key: str) -> LessonTable:
        """Return where somebody stands in the lesson of a game; its beginning at first.

        Raises Refused where the game has no lesson.
        """
        kept = await self._kept(person.id, key)
        return await self._shown(person, kept or self._fresh(person.id, key))

    @again
    async def go(self, person: Person, game: str, scene: int) -> LessonTable:
        """Begin a scene, from its beginning. Raises Refused where there is none of that number."""
        if not 0 <= scene < len(self._lesson(game).scenes):
            raise refused("no-scene")
        before = await self._kept(person.id, game)
        now = before or self._fresh(person.id, game)
        after = replace(now, scene=scene, answers=(), picked=None)
        return await self._shown(person, await self._put(person, before, after))

    # What is kept

    async def _kept(self, person: int, game: str) -> StoredLesson | None:
        self._lesson(game)
        found = await self._store.read(acquaintance.lessons, person)
        return next((one for one in found if one.game == game), None)

    async def _standing(self, person: int, key: str) -> tuple[StoredLesson | None, StoredLesson]:
        before = await self._kept(person, key)
        return before, await self._valid(before or self._fresh(person, key))

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

    async def _reached(self, kept: StoredLesson) -> Reached:
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
        return Reached(course, at)

    async def _valid(self, kept: StoredLesson) -> StoredLesson:
        """Return what is kept, at the beginning of the scene where that has changed."""
        kept = self._current(kept)
        try:
            await self._reached(kept)
        except Refused:
            if not kept.answers:
                raise
            return replace(kept, answers=(), picked=None)  # of rules or a player that were others
        return kept

    async def _shown(self, person: Person, kept: StoredLesson) -> LessonTable:
        kept = await self._valid(kept)
        _, at = there = await self._reached(kept)
        assert isinstance(at, LessonMoment)
        lesson = self._lesson(kept.game)
        scene = lesson.scenes[kept.scene]
        setting = PracticeSetting(f"{kept.game}-{person.id}", scene.options, LEVEL, marks=True)
        return LessonTable(
            state=_state(lesson, kept.game, kept),
            title=text(f"{kept.game}-lesson-{scene.name}-title"),
            lines=tuple(said_by(kept.game, one) for one in at.lines),
            table=practice_table(person, there, kept, setting, self._clock.now()),
            over=at.over,
            can_back=bool(kept.answers),
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
