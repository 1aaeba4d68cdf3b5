"""What decided a match that is over: found out once, in the background, for all (MND-5)."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

import msgspec

from db.queries.match import matches
from db.records.record import Record, Secret
from db.upkeep import trails
from games.ai.mind import reason
from games.ai.review import Chances, Review, TurningPoint
from games.core.data import codec
from games.core.decision import Decision, Picks
from games.core.text import Text
from play.match import tables
from play.match.repository import Repository, keys_of
from play.match.work.holders import holder_of
from play.match.work.loaded import Loaded
from play.match.work.over import check_over
from play.proof.looking.reviewing import ReviewRequest
from play.proof.looking.service import Looking, OpenedMatch
from play.proof.verifier import surroundings
from play.records import Public
from play.refusals import refused

ROOT = Path(__file__).parents[3]
FORM = 1  # of what is kept
SECONDS = 40.0  # of one core for a match
PATIENCE = 600.0  # s for one match, whatever else the machine does


class DecidedPoint(Record, frozen=True):
    """A turning point: at step `at` of its seat's side, in a part of the match.

    `played` is what was picked, `better` what would have been, `why` in the game's terms.
    """

    seat: int
    at: int
    move: int
    part: Text | None
    prompt: Text
    played: tuple[Text, ...]
    better: tuple[Text, ...]
    why: Text | None


class DecidedMatch(Record, frozen=True):
    """What decided a match: the course of the chances, its parts by their moves, turning points."""

    public: Public
    course: tuple[Chances, ...]
    axis: tuple[tuple[int, Text], ...]
    points: Secret[tuple[DecidedPoint, ...]]


class Reviews:
    """Finds out what decided matches, one after the other. Use it from one event loop."""

    def __init__(self, repository: Repository, looking: Looking) -> None:
        self._matches, self._looking = repository, looking
        self._turn = asyncio.Lock()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._process: Process | None = None
        self.seconds = SECONDS

    async def decided(self, match: str, actor: int) -> DecidedMatch | None:
        """Return what decided a match; None while that is being found out.

        That begins when somebody who played asks for it. Raises Refused for a match that runs or
        has no ranking, and for others before somebody who played has asked.
        """
        loaded = await self._matches.load(match)
        await check_over(self._matches.store, loaded)
        if loaded.match.result is None or loaded.match.start.seats < 2:
            raise refused("review-none")
        kept = await self._matches.store.read(trails.review, match, FORM)
        opened = await self._looking.opened(loaded)
        if kept is not None:
            review = codec.decode(kept, Review)
            return await asyncio.to_thread(_decided, loaded, opened, review)
        if match not in self._making:
            if holder_of(loaded.whole, actor) is None:
                raise refused("review-not-yours")
            task = asyncio.create_task(self._make(loaded, opened), name="review")
            self._making[match] = task
            task.add_done_callback(lambda _: self._making.pop(match, None))
        return None

    async def made(self, match: str) -> None:
        """Wait until a review that is being made is there, or has failed."""
        task = self._making.get(match)
        if task is not None:
            with suppress(asyncio.CancelledError):
                await asyncio.shield(task)

    def is_made(self, match: str) -> bool:
        """Whether a review is no longer being made: it is there, or it has failed."""
        return match not in self._making

    async def _make(self, loaded: Loaded, opened: OpenedMatch) -> None:
        match = loaded.stored.id
        cards = await self._matches.store.read(matches.cards, loaded.stored.cards)
        request = ReviewRequest(
            game=loaded.ruled.game,
            version=loaded.stored.version,
            cards=cards,
            start=loaded.match.start,
            keys=keys_of(loaded.stored),
            moves=codec.encode(opened.played.moves),
            trail=codec.encode(opened.trail),
            rounds=tuple(move for move, _ in opened.parts()),
            seconds=self.seconds,
        )
        try:
            async with self._turn:
                made = await self._answered(pickle.dumps(request))
            codec.decode(made, Review)
        except (TimeoutError, msgspec.MsgspecError, OSError) as fault:
            self._matches.faults.met("review", fault, match=match)
            return
        await self._matches.store.write(trails.keep_review, match, FORM, made)

    async def _answered(self, request: bytes) -> bytes:
        """Have a request answered by a process that is always gone afterwards."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "play.proof.looking.reviewing"),
            stdin=PIPE,
            stdout=PIPE,
            cwd=ROOT,
            env=surroundings(),
            start_new_session=True,
        )
        self._process = process
        try:
            async with asyncio.timeout(PATIENCE):
                made, _ = await process.communicate(request)
        finally:
            self._process = None
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return made

    async def close(self) -> None:
        """Stop whatever is being found out; it is asked for again."""
        for task in list(self._making.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def _decided(loaded: Loaded, opened: OpenedMatch, review: Review) -> DecidedMatch:
    """Return a review with what was asked and said at its turning points."""
    parts = opened.parts()
    return DecidedMatch(
        public=tables.public(loaded),
        course=review.course,
        axis=opened.axis(),
        points=tuple(_point(loaded, opened, one, parts) for one in review.points),
    )


def _point(
    loaded: Loaded,
    opened: OpenedMatch,
    point: TurningPoint,
    parts: tuple[tuple[int, Text], ...],
) -> DecidedPoint:
    match = opened.played.at(opened.trail, point.move - 1)
    question = match.explained(point.seat)
    assert question is not None
    steps = opened.trail.of(point.seat)
    player = loaded.ruled.player("sensible")
    before = [name for move, name in parts if move < point.move]
    return DecidedPoint(
        seat=point.seat,
        at=next(n for n, one in enumerate(steps) if one.answers and one.move == point.move),
        move=point.move,
        part=before[-1] if before else None,
        prompt=question.prompt,
        played=_labels(question, point.played),
        better=_labels(question, point.better),
        why=reason(player, match.view(point.seat), question, point.better),
    )


def _labels(question: Decision, picks: Picks) -> tuple[Text, ...]:
    named = {one.id: one.label for one in question.options}
    found = tuple(named[one] for one in picks if one in named)
    return found or (() if question.none is None else (question.none,))
