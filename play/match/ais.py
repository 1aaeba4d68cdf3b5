"""AI players of matches: they answer in the background, many matches at a time."""

import asyncio
from typing import NamedTuple

from db.queries.match import lists, matches
from db.records.matches import StoredMatch, StoredSeat
from games.ai.player import Player
from games.ai.playing_on import world
from games.ai.search import SharpPlayer
from games.core.decision import Decision, Picks, is_legal
from games.core.match.match import Match
from games.core.match.moves import Answered
from games.core.streams import Streams, derived
from games.core.view import View
from games.registry import Game
from play.base.guarded import again
from play.base.searcher import SearchedRules, Searcher
from play.match.repository import Repository, keys_of
from play.match.work.holders import active
from play.match.work.loaded import Loaded
from play.match.work.unit import UnitOfWork
from play.time.backoff import Backoff


class IllegalAnswer(Exception):
    """An AI gave an answer that is not allowed."""


class Ais:
    """Answers for the seats that no person plays."""

    def __init__(self, repository: Repository) -> None:
        self._matches = repository
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._backoff = Backoff()
        self.searcher = Searcher(repository.faults)
        repository.on_committed(self.let_answer)

    def let_answer(self, loaded: Loaded) -> None:
        """Let the AIs of a match that was just written answer, if one is to."""
        if any(seat.machine for seat in loaded.seats):
            self._begin(loaded.stored.id)

    def _begin(self, match: str) -> None:
        running = self._thinking.get(match)
        if running is None or running.done():
            task = asyncio.create_task(self._think(match), name=f"ai:{match}")
            self._thinking[match] = task
            task.add_done_callback(lambda done: self._thought(match, done))

    def _thought(self, match: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(match) is task:
            del self._thinking[match]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._backoff.went_well(match)
        else:
            self._backoff.failed(match)
            self._matches.faults.met("AI", error, match=match)

    async def thought(self, match: str, seconds: float) -> bool:
        """Wait for the AIs of a match, but only for so long; return whether any was thinking."""
        task = self._thinking.get(match)
        if task is None:
            return False
        await asyncio.wait({task}, timeout=seconds)
        return True

    async def settled(self) -> None:
        """Wait until no AI has anything left to answer."""
        while self._thinking:
            await asyncio.wait(set(self._thinking.values()))

    async def close(self) -> None:
        """Stop the AIs; they go on after the next start."""
        tasks = set(self._thinking.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        await self.searcher.close()

    async def resume(self) -> None:
        """Let the AIs go on wherever one is to answer, less often where that keeps failing."""
        self._backoff.begin_round()
        for match in await self._matches.store.read(lists.machines):
            if self._backoff.may(match):
                self._begin(match)

    async def _think(self, match: str) -> None:
        thought: _Thought | None = None
        while found := await self._answer_once(match, thought):
            thought = await self._searched(found) if isinstance(found, _Search) else None

    @again
    async def _answer_once(self, match: str, thought: "_Thought | None") -> "_Search | bool":
        """Let one AI answer; return whether there was one.

        A sharp one is to search first, while others may go on: what it has `thought` counts as long
        as its question is open.
        """
        done: _Search | bool = False
        async with self._matches.changing(match) as unit:
            waiting = next((seat for seat in unit.seats if seat.machine), None)
            question = unit.question(waiting.seat) if waiting else None
            if waiting is not None and question is not None:
                player = unit.ruled.player(_level(unit, waiting))
                current = thought is not None and thought.question == question.id
                if isinstance(player, SharpPlayer) and not current:
                    game = unit.ruled.game
                    done = _Search(unit.stored, game, unit.match, waiting.seat, question.id)
                else:
                    picks = thought.picks if thought is not None and current else None
                    if picks is None or not is_legal(question, picks):
                        picks = await self._considered(unit, waiting, question)
                    by = "standin" if waiting.standin else "ai"
                    unit.play(Answered(waiting.seat, question.id, picks, by))
                    done = True
        return done

    async def _searched(self, one: "_Search") -> "_Thought":
        """Search for a sharp AI, in a world that is dealt from what its seat knows (MND-1.4)."""
        luck = derived(keys_of(one.stored).deals, f"search:{one.seat}:{one.match.step}")
        dealt = await asyncio.to_thread(world, one.match, one.seat, luck)
        cards = await self._matches.store.read(matches.cards, one.stored.cards)
        by = SearchedRules(one.game, one.stored.version, one.stored.cards, cards)
        return _Thought(
            one.question, await self.searcher.searched(by, dealt, one.seat, derived(luck, "answer"))
        )

    async def _considered(self, unit: UnitOfWork, seat: StoredSeat, question: Decision) -> Picks:
        """Return what the AI of a seat answers from its view; the default, should it fail."""
        name = _level(unit, seat)
        player, view = unit.ruled.player(name), unit.match.view(seat.seat)
        stream = Streams(derived(keys_of(unit.stored).deals, f"ai:{seat.seat}:{unit.match.step}"))
        thinking = asyncio.create_task(asyncio.to_thread(_answer, player, view, question, stream))
        await asyncio.wait({thinking})
        error = thinking.exception()
        if error is None:
            return thinking.result()
        about = {"match": unit.stored.id, "ai": str(name), "question": question.kind}
        self._matches.faults.met("answer of an AI", error, **about)
        return unit.ruled.rules.default(view, question)


class _Search(NamedTuple):
    """A question of a sharp AI that is to be searched for, in a match that nobody changes."""

    stored: StoredMatch
    game: Game
    match: Match
    seat: int
    question: str


class _Thought(NamedTuple):
    """What a sharp AI would answer to a question; None where it took too long."""

    question: str
    picks: Picks | None


def _level(unit: UnitOfWork, seat: StoredSeat) -> str | None:
    """Return which AI plays for a seat."""
    holders = active(unit.whole, seat.seat)
    return seat.standin or next((one.ai for one in holders), None)


def _answer(player: Player, view: View, question: Decision, stream: Streams) -> Picks:
    """Return what an AI answers. Raises IllegalAnswer, and whatever the AI raises."""
    picks = player.answer(view, question, stream)
    if not is_legal(question, picks):
        raise IllegalAnswer
    return picks
