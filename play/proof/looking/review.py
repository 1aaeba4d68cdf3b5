"""What decided a match that is over: found out once, in the background, for all (MND-5)."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from db.queries.match import matches
from db.records.record import Record, Secret
from db.upkeep import trails
from games.ai.mind import reason
from games.ai.review import Chances, Review, TurningPoint
from games.core.data import codec
from games.core.decision import Decision, Picks
from games.core.text import Text
from play.base.processes import ROOT, Unchecked, surroundings
from play.match import tables
from play.match.repository import Repository, keys_of
from play.match.work.holders import holder_of
from play.match.work.loaded import Loaded
from play.match.work.over import check_over
from play.proof.looking.reviewing import ReviewReply, ReviewRequest
from play.proof.looking.service import Looking, OpenedMatch
from play.records import Public
from play.refusals import refused

FORM = 1  # of what is kept
WAITING = 8  # matches that wait or are being looked at, one for a person
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
        self._asked: dict[str, int] = {}  # by whom what is being made was asked for first
        self._process: Process | None = None
        self._closed = False
        self.seconds = SECONDS

    async def decided(self, match: str, actor: int) -> DecidedMatch | None:
        """Return what decided a match; None while that is being found out.

        That begins when somebody who played asks for it. Raises Refused for a match that runs or
        has no ranking, and for others before somebody who played has asked; also while another
        match that they asked for is not done, when too many wait, and when the bot stops.
        """
        loaded, opened = await self._open(match)
        if match in self._making:
            return None
        found = await self._kept(loaded, opened)
        if found is None and match not in self._making:
            if holder_of(loaded.whole, actor) is None:
                raise refused("review-not-yours")
            self._check_room(actor)
            self._asked[match] = actor
            task = asyncio.create_task(self._make(loaded, opened), name="review")
            self._making[match] = task
            task.add_done_callback(lambda _: self._forget(match))
        return found

    async def kept(self, match: str) -> DecidedMatch | None:
        """Return what decided a match if that was found out; it begins nothing.

        Raises Refused for a match that runs or has no ranking.
        """
        return await self._kept(*await self._open(match))

    async def made(self, match: str) -> None:
        """Wait until a review that is being made is there, or has failed."""
        task = self._making.get(match)
        if task is not None:
            await asyncio.wait((task,))

    async def _open(self, match: str) -> tuple[Loaded, OpenedMatch]:
        """Return a match that can be reviewed. Raises Refused."""
        loaded = await self._matches.load(match)
        await check_over(self._matches.store, loaded)
        if loaded.match.result is None or loaded.match.start.seats < 2:
            raise refused("review-none")
        return loaded, await self._looking.opened(loaded)

    async def _kept(self, loaded: Loaded, opened: OpenedMatch) -> DecidedMatch | None:
        kept = await self._matches.store.read(trails.review, loaded.stored.id, FORM)
        if kept is None:
            return None
        return await asyncio.to_thread(_decided, loaded, opened, codec.decode(kept, Review))

    def _check_room(self, person: int) -> None:
        if self._closed:
            raise refused("review-stopped")
        if person in self._asked.values():
            raise refused("review-twice")
        if len(self._making) >= WAITING:
            raise refused("review-busy")

    def _forget(self, match: str) -> None:
        del self._making[match], self._asked[match]

    async def _make(self, loaded: Loaded, opened: OpenedMatch) -> None:
        match = loaded.stored.id
        try:
            async with self._turn:
                made = await self._answered(await self._request(loaded, opened))
            codec.decode(made, Review)
            await self._matches.store.write(trails.keep_review, match, FORM, made)
        except Exception as fault:  # noqa: BLE001 - nobody waits for it; it can be asked for again
            self._matches.faults.met("review", fault, match=match)

    async def _request(self, loaded: Loaded, opened: OpenedMatch) -> bytes:
        request = ReviewRequest(
            game=loaded.ruled.game,
            version=loaded.stored.version,
            cards=await self._matches.store.read(matches.cards, loaded.stored.cards),
            start=loaded.match.start,
            keys=keys_of(loaded.stored),
            moves=codec.encode(opened.played.moves),
            trail=codec.encode(opened.trail),
            rounds=tuple(move for move, _ in opened.parts()),
            seconds=self.seconds,
        )
        return pickle.dumps(request)

    async def _answered(self, request: bytes) -> bytes:
        """Have a request answered by a process that is always gone afterwards. Raises Unchecked."""
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
        return _review(made, process.returncode)

    def stop(self) -> None:
        """Give up whatever is being found out; whoever asks later is served."""
        for task in self._making.values():
            task.cancel()

    async def close(self) -> None:
        """Give it up for good, and wait until no process is left."""
        self._closed = True
        self.stop()
        if self._making:
            await asyncio.wait(self._making.values())


def _review(made: bytes, status: int | None) -> bytes:
    """Return the review that a process has answered with. Raises Unchecked."""
    try:
        reply = msgspec.msgpack.decode(made, type=ReviewReply)
    except msgspec.DecodeError:
        raise Unchecked(f"process lost: {status}") from None
    if reply.fault is not None:
        raise Unchecked(reply.fault.kind, reply.fault.places)
    return reply.review


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
