"""Matches that are over, looked at step by step from anybody's side (MND-4.1)."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from cachetools import LRUCache

from db.queries import leftovers
from db.queries.match import matches
from db.queries.people.spent import bar, barred
from db.records.matches import StoredMove
from db.records.projections import ShownStep
from db.records.record import Record, Secret
from db.store import Connection
from db.upkeep import trails
from games.core.data import codec
from games.core.event import Event, Part
from games.core.face import Faces
from games.core.match.trail import FORM, PlayedMatch, SeenStep, Trail, TrailStep
from games.core.text import Text
from play.base import budgets
from play.base.tags import new_tag
from play.match import tables
from play.match.log_entries import decoded
from play.match.repository import Repository, keys_of
from play.match.work.loaded import Loaded
from play.match.work.over import check_over, moves_of
from play.records import Ending, Public
from play.refusals import refused

MINUTE = timedelta(minutes=1)  # between two steps that somebody shows to others
_KEPT = 32  # matches whose steps are at hand: some tens of kilobytes each


class Section(Record, frozen=True):
    """Where a part of a match begins: at step `at`. `label` is a short name that the game gives."""

    at: int
    name: Text
    label: Text | None = None


class LookedBack(Record, frozen=True):
    """Step `at` of the `steps` that a side of a match has (None: everybody's), and how it looked.

    `told` is what had just happened, `sections` are those of the log, `chapters` what the game
    itself calls its parts. The ranking is a step of its own, with its `ending`.
    """

    public: Public
    side: int | None
    at: int
    steps: tuple[TrailStep, ...]
    seen: Secret[SeenStep]
    faces: Secret[Faces]
    told: tuple[Part, ...]
    sections: tuple[Section, ...]
    chapters: tuple[Section, ...]
    ending: Ending

    @property
    def step(self) -> TrailStep:
        """The step that is shown."""
        return self.steps[self.at]


class OpenedMatch:
    """A match that is over, with its steps and what was told in each move."""

    def __init__(self, played: PlayedMatch, trail: Trail, moves: Sequence[StoredMove]) -> None:
        self.played, self.trail, self.moves = played, trail, moves

    def events(self, step: TrailStep) -> tuple[Event, ...]:
        """Return what had just happened at a step."""
        return tuple(decoded(self.moves[step.move].events))[step.since : step.until]

    def parts(self) -> tuple[tuple[int, Text], ...]:
        """Return the parts of the match as the log has them: each with the move it begins with."""
        sections, chapters = _parts(self, steps := self.trail.of(None))
        return tuple((steps[one.at].move, one.name) for one in sections or chapters)

    def axis(self) -> tuple[tuple[int, Text], ...]:
        """Return the parts that the game gives a short name, each with the move it begins with."""
        _, chapters = _parts(self, steps := self.trail.of(None))
        return tuple((steps[one.at].move, one.label) for one in chapters if one.label is not None)


class Looking:
    """Shows matches that are over. Every method raises Refused where that cannot be."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._opened: LRUCache[tuple[str, int], OpenedMatch] = LRUCache(_KEPT)  # by match, edition

    async def look(
        self, match: str, side: int | None, at: int = 0, *, move: int | None = None
    ) -> LookedBack:
        """Return step `at` of a match, as a seat or everybody (None) saw it.

        The last one stands for any after it. Where a `move` is named, it is the first step of this
        side that is not before that move.
        """
        loaded = await self._matches.load(match)
        await check_over(self._matches.store, loaded)
        if side is not None and not 0 <= side < loaded.match.start.seats:
            raise refused("no-match")
        opened = await self.opened(loaded)
        return await asyncio.to_thread(_looked, loaded, opened, side, at, move)

    async def opened(self, loaded: Loaded) -> OpenedMatch:
        """Return a match that is over with its steps."""
        key = (loaded.stored.id, loaded.stored.edition)
        opened = self._opened.get(key)
        if opened is None:
            made = await self._matches.read(matches.moves, loaded.stored.id)
            store = self._matches.store
            kept = await store.read(trails.trail, loaded.stored.id, FORM)
            opened = self._opened[key] = await asyncio.to_thread(_open, loaded, made, kept)
            if kept is None:
                content = codec.encode(opened.trail)
                await store.write(trails.keep_trail, loaded.stored.id, FORM, content)
        return opened

    # Shown to others

    async def begin_showing(
        self, match: str, step: int, person: int, server: int | None, channel: int
    ) -> str:
        """Note that somebody is about to show a step in a channel; return the tag of its message.

        Raises Refused where they have shown one within the last minute, or too many today.
        """
        tag, now = new_tag(self._matches.entropy), self._matches.clock.now()
        one = ShownStep(tag=tag, match=match, step=step, server=server, channel=channel, at=now)
        await self._matches.store.write(_begin_showing, one, person)
        return tag

    async def showed(self, tag: str, message: int | None) -> None:
        """Note as which message a step is shown; None where it could not be."""
        await self._matches.store.write(leftovers.step_shown, tag, message)

    async def unnoted(self) -> tuple[ShownStep, ...]:
        """Return what was being shown when the bot was stopped, and may stand in its channel."""
        before = self._matches.clock.now() - MINUTE
        return await self._matches.store.read(leftovers.steps_sending, before)


def _begin_showing(db: Connection, one: ShownStep, person: int) -> None:
    if barred(db, "step", (person,), one.at) is not None:
        raise refused("shown-lately")
    budgets.post(db, person, one.channel, one.at)
    bar(db, "step", (person,), one.at + MINUTE)
    leftovers.begin_showing(db, one)


def _open(loaded: Loaded, made: Sequence[StoredMove], kept: bytes | None) -> OpenedMatch:
    """Return a match with its steps: as they were kept, or by playing it again once (MND-4.3)."""
    keys = keys_of(loaded.stored)
    played = PlayedMatch(loaded.ruled.rules, loaded.match.start, keys, moves_of(made))
    trail = played.trail() if kept is None else codec.decode(kept, Trail)
    return OpenedMatch(played, trail, made)


def _looked(
    loaded: Loaded, opened: OpenedMatch, side: int | None, at: int, move: int | None
) -> LookedBack:
    steps = opened.trail.of(side)
    if move is not None:
        at = next((n for n, one in enumerate(steps) if one.move >= move), len(steps) - 1)
    at = min(at, len(steps) - 1)
    step = steps[at]
    told = opened.events(step)
    seen = opened.played.seen(opened.trail, step, side)
    parts = tuple(part for one in told if (part := one.seen_by(side)) is not None)
    sections, chapters = _parts(opened, steps)
    return LookedBack(
        public=tables.public(loaded),
        side=side,
        at=at,
        steps=steps,
        seen=seen,
        faces=loaded.ruled.rules.faces(seen.view),
        told=parts,
        sections=sections,
        chapters=chapters,
        ending=tables.ending(loaded, opened.moves) if step.over else Ending(),
    )


def _parts(
    opened: OpenedMatch, steps: Sequence[TrailStep]
) -> tuple[tuple[Section, ...], tuple[Section, ...]]:
    """Return where sections of the log begin, and chapters of the match, where it has any."""
    sections: list[Section] = []
    chapters: list[Section] = []
    for at, step in enumerate(steps):
        for one in () if step.answers else opened.events(step):
            if one.heading and one.public is not None:
                sections.append(Section(at, one.public.text))
            new = one.chapter
            if new is not None and (not chapters or chapters[-1].name != new.name):
                chapters.append(Section(at, new.name, new.label))
    return tuple(sections), tuple(chapters)
