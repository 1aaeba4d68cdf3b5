"""Matches: whatever people do at a table, committed before anybody is told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

from cachetools import LRUCache
from msgspec.structs import replace

from db.queries import persons
from db.queries.match import absence, lists, matches, voices
from db.records.channels import Away
from db.records.lists import Entrance
from db.records.matches import Proposed, Remark, StoredMove, WholeMatch
from db.records.people import Acquaintance
from db.store import Connection
from games.core.decision import Picks
from games.core.match.export import export
from games.core.refused import Stale
from games.core.text import text
from play.base.guarded import again
from play.match import agreements, tables
from play.match.acts import hints, joining, moves, ordering, seating, substituting
from play.match.acts.moves import Picking
from play.match.ais import Ais
from play.match.log_entries import tells
from play.match.repository import Repository
from play.match.work import news
from play.match.work.holders import ends_days_off, holder_of
from play.match.work.loaded import Loaded
from play.match.work.news import Unread
from play.match.work.over import check_over, moves_of
from play.match.work.unit import UnitOfWork
from play.records import Board, Ending, LogPage, Person, Table
from play.refusals import MovedOn, refused

P = ParamSpec("P")
Entrances: TypeAlias = tuple[Entrance, ...]
_AI_TIMEOUT = 0.4  # seconds for which an answer waits for AIs, so that its table is the next one
_ENDINGS = 256  # ended matches at hand: all at a table look at its end, and its board shows it
_WORDS = 2000  # characters of a report that are kept
_CODE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


TableOrBoard = TypeVar("TableOrBoard", Table, Board)


class Matches:
    """All matches. `actor` is always the id of whoever presses.

    Every method raises Refused with a text that says what is in the way. `MovedOn` is the refusal
    of an answer to a question that is no longer open: it carries the current table. A method that
    returns a Table returns it as it is after the change, and marks its news as seen.
    """

    def __init__(
        self,
        matches: Repository,
        ais: Ais,
        entropy: Callable[[int], bytes],
        come_home: Callable[[int], Awaitable[None]],
    ) -> None:
        self._matches = matches
        self._come_home = come_home  # ends somebody's days off
        self._ais = ais
        self._store = matches.store
        self._entropy = entropy
        self._endings: LRUCache[tuple[str, int], Ending] = LRUCache(_ENDINGS)  # by match, edition

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each match whose board or pings have changed.

        It is called after the commit and must not wait (put the id into a queue).
        """
        self._matches.on_change(listener)

    # Looking

    async def table(self, match: str, actor: int) -> Table:
        """Return what this person sees: the table of their seat, or a spectator's."""
        return await self._table_of(await self._matches.load(match), actor)

    async def _table_of(self, loaded: Loaded, actor: int) -> Table:
        """Return what this person sees of a match that was just loaded or committed."""
        unread = news.at_hand(loaded.whole, actor)
        if unread is None:
            unread = await self._matches.read(news.unread, loaded.whole, actor)
        return await self._with_ending(self._table(loaded, actor, unread), loaded)

    async def _with_ending(self, shown: TableOrBoard, loaded: Loaded) -> TableOrBoard:
        """Return a table or board with what is told of a whole match once it has ended."""
        if loaded.stored.running:
            return shown
        match = (loaded.stored.id, loaded.stored.edition)
        ending = self._endings.get(match)
        if ending is None:
            moves = await self._store.read(matches.moves, loaded.stored.id)
            ending = self._endings[match] = tables.ending(loaded, moves)
        return replace(shown, ending=ending)

    def _table(self, loaded: Loaded, actor: int, unread: Unread) -> Table:
        """Return a person's table with what they have not seen, or saw last."""
        holder, moves_made = holder_of(loaded.whole, actor), unread.moves
        if holder is None:
            return tables.table(loaded, actor)
        unseen = [move for move in unread.moves if move.step > unread.seen]
        if tells(unseen, holder.seat):  # another's sealed answer must not show by this
            moves_made = tuple(unseen)
            self._matches.shown(loaded.stored.id, actor, loaded.match.step, unread.seen)
        known = loaded.whole.acquainted.get(actor, Acquaintance())
        shown = tables.table(loaded, actor, moves_made, unread.waiting, unread.spent, known=known)
        return replace(shown, undecided=True) if unread.undecided else shown

    async def glimpse(self, match: str, actor: int) -> Table:
        """Return a table without its news, none of which counts as seen."""
        return tables.table(await self._matches.load(match), actor)

    async def turn_or_end(self, match: str, actor: int) -> bool:
        """Whether somebody at the table is asked something, or the match is over for them."""
        return await self._store.read(matches.turn_or_end, match, actor)

    async def board(self, match: str) -> Board:
        """Return the public message of a match as it should be."""
        loaded, (latest, remarks) = await self._matches.look(match, _latest)
        return await self._with_ending(tables.board(loaded, latest, remarks), loaded)

    async def away(self, match: str) -> Away | None:
        """Return a match that waits for a game that is not installed; None for any other."""
        return await self._store.read(absence.away, match)

    async def log(self, match: str, actor: int, page: int | None = None) -> LogPage:
        """Return a page of the log as this person may read it, the latest one when None."""
        loaded, (moves_made, remarks) = await self._matches.look(match, _told)
        return tables.log(loaded, actor, moves_made, remarks, page)

    # Playing

    @again
    async def answer(
        self,
        match: str,
        actor: int,
        question: str,
        picks: Picks | Picking,
        *,
        confirmed: bool = True,
    ) -> Table:
        """Answer a question, with what can be made of the picks so far.

        An answer that ends a chain of questions and is not `confirmed` is only kept as picks. The
        same press again returns the current table with the note `play-already`. Raises MovedOn for
        any other question than the open one, IllegalMove for picks that do not fit. Where another
        person waits it ends this one's days off: nobody chooses whom to answer (TIM-2.1).
        """
        try:
            async with self._matches.changing(match) as unit:
                moves.answer(unit, actor, question, picks, confirmed=confirmed)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        if confirmed and ends_days_off(unit.whole, actor, unit.now):
            await self._come_home(actor)
        return await self._shown(unit, actor)

    async def asked(self, match: str, actor: int, question: str) -> Table:
        """Return the table on which this question is open; else as an answer to it would do."""
        table = await self.table(match, actor)
        if table.seat is None:
            raise refused("not-yours")
        if table.question is not None and table.question.id == question:
            return table
        return await self._stale(table, question)

    async def _stale(self, table: Table, question: str) -> Table:
        """Say that this person answered the question already. Raises MovedOn when they did not."""
        if table.seat is not None:
            last = await self._store.read(matches.last_answers, table.public.id, table.seat)
            if question in last:
                return replace(table, note=text("play-already"))
        raise MovedOn(table)

    @again
    async def select(
        self,
        match: str,
        actor: int,
        question: str,
        picks: Picks | Picking | None,
        *,
        usual: bool = False,
    ) -> Table:
        """Keep picks that are not confirmed yet; they count at the deadline, if they are legal.

        None picks what the house would, or the `usual`: what is played when time runs out.
        """
        try:
            async with self._matches.changing(match) as unit:
                moves.select(unit, actor, question, picks, usual=usual)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        return await self._shown(unit, actor)

    @again
    async def hint(self, match: str, actor: int, question: str) -> Table:
        """Tell what the house would answer, and why; that it was asked is counted (MND-2)."""
        try:
            async with self._matches.changing(match) as unit:
                hints.ask(unit, actor, question)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        return await self._shown(unit, actor)

    @again
    async def fill(self, match: str, actor: int, question: str) -> Table:
        """Answer a chain as the house would from this question on; its end is only picked."""
        try:
            async with self._matches.changing(match) as unit:
                moves.fill(unit, actor, question)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        return await self._shown(unit, actor)

    @again
    async def step(self, match: str, actor: int, question: str) -> Table:
        """Play the next part of a turn as the house would, up to what cannot be undone."""
        try:
            async with self._matches.changing(match) as unit:
                moves.step(unit, actor, question)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        return await self._shown(unit, actor)

    @again
    async def take_advice(self, match: str, actor: int, question: str, partner: int) -> Table:
        """Pick what a partner advises (`Sharing.advice`); it is still to be confirmed."""
        try:
            async with self._matches.changing(match) as unit:
                moves.take_advice(unit, actor, question, partner)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        return await self._shown(unit, actor)

    @again
    async def give_standing_order(
        self, match: str, actor: int, question: str, answer: str, wishes: Picks | None = None
    ) -> Table:
        """Order an answer to all questions of the open one's kind, or a list of wishes.

        It stands until it is stopped or the match ends. Raises MovedOn for another question.
        """
        try:
            async with self._matches.changing(match) as unit:
                ordering.give(unit, actor, question, answer, wishes)
        except Stale:
            return await self._stale(await self.table(match, actor), question)
        return await self._shown(unit, actor)

    @again
    async def stop_standing_order(self, match: str, actor: int, kind: str) -> Table:
        """End one's order for a kind of question."""
        async with self._matches.changing(match) as unit:
            ordering.stop(unit, actor, kind)
        return await self._shown(unit, actor)

    @again
    async def take_back(self, match: str, actor: int, keep: int | None = None) -> Table:
        """Drop the last sealed answer, or all but the first `keep` of those given."""
        async with self._matches.changing(match) as unit:
            moves.take_back(unit, actor, keep)
        return await self._shown(unit, actor)

    @again
    async def undo(self, match: str, actor: int, question: str | None = None) -> Table:
        """Take back the last open answer, if it answered `question` (None: in any case)."""
        async with self._matches.changing(match) as unit:
            moves.undo(unit, actor, question)
        return await self._shown(unit, actor)

    @again
    async def concede(self, match: str, actor: int) -> Table:
        """Give up, for the whole seat: by its first person, or by most of its people together.

        The rules say which of the two (`SharesConcession.concession`).
        """
        async with self._matches.changing(match) as unit:
            moves.concede(unit, actor)
        return await self._shown(unit, actor)

    @again
    async def keep_on(self, match: str, actor: int) -> Table:
        """Withdraw one's wish to give up, of which one's partners were told."""
        async with self._matches.changing(match) as unit:
            moves.keep_on(unit, actor)
        return await self._shown(unit, actor)

    async def thought(self, match: str) -> bool:
        """Wait for the AIs of a match, as after an answer, but not for long; say if any thought."""
        return await self._ais.thought(match, _AI_TIMEOUT)

    async def _shown(self, unit: UnitOfWork, actor: int) -> Table:
        """Return the table of somebody as it was committed, loaded again if an AI has played."""
        if await self.thought(unit.id):
            return await self.table(unit.id, actor)
        return await self._table_of(unit.loaded(), actor)

    # Agreeing

    @again
    async def propose(self, match: str, actor: int, kind: Proposed) -> Table:
        """Propose to end the match as it stands, or to pause it; agree if that is proposed already.

        What all people agree to happens at once, with one person playing immediately.
        """
        async with self._matches.changing(match) as unit:
            agreements.propose(unit, actor, kind)
        return await self._shown(unit, actor)

    @again
    async def decline(self, match: str, actor: int, kind: Proposed) -> Table:
        """Say no to a proposal, or withdraw one's own: it is gone."""
        async with self._matches.changing(match) as unit:
            agreements.decline(unit, actor, kind)
        return await self._shown(unit, actor)

    @again
    async def resume(self, match: str, actor: int) -> Table:
        """End a pause; every player may."""
        async with self._matches.changing(match) as unit:
            agreements.resume(unit, actor)
        return await self._shown(unit, actor)

    # Seats

    @again
    async def give_time(self, match: str, actor: int, seat: int) -> Table:
        """Add half a day to the bank of somebody who is asked something, once a sitting."""
        async with self._matches.changing(match) as unit:
            moves.give_time(unit, actor, seat)
        return await self._shown(unit, actor)

    @again
    async def leave(self, match: str, actor: int) -> Table:
        """Give one's seat up for good without conceding; an AI plays a seat that nobody holds."""
        async with self._matches.changing(match) as unit:
            seating.leave(unit, actor)
        return await self._shown(unit, actor)

    @again
    async def come_back(self, match: str, actor: int) -> Table:
        """Take one's own seat back from the AI that plays for it."""
        async with self._matches.changing(match) as unit:
            seating.come_back(unit, actor)
        return await self._shown(unit, actor)

    @again
    async def volunteer(self, match: str, person: Person, seat: int) -> Table:
        """Take over a seat that is free (`Seat.free`)."""
        known = await self._store.read(persons.load, person.id)
        async with self._matches.changing(match) as unit:
            substituting.volunteer(unit, person, seat, known)
        await self.thought(match)
        return await self.table(match, person.id)  # with the name that they have on its server

    @again
    async def ask_to_join(self, match: str, person: Person, seat: int) -> Table:
        """Ask the people of a seat to share it (`Sharing.joinable`); asking again does nothing."""
        async with self._matches.changing(match) as unit:
            joining.ask(unit, person, seat)
        return await self.table(match, person.id)

    @again
    async def ask_no_longer(self, match: str, actor: int) -> Table:
        """Withdraw one's request to share a seat."""
        async with self._matches.changing(match) as unit:
            joining.withdraw(unit, actor)
        return await self._shown(unit, actor)

    @again
    async def let_in(self, match: str, actor: int, applicant: int) -> Table:
        """Agree to somebody who asks to share one's seat; its first person decides, or most."""
        known = await self._store.read(persons.load, applicant)
        async with self._matches.changing(match) as unit:
            joining.let_in(unit, actor, applicant, known)
        return await self._shown(unit, actor)

    @again
    async def turn_away(self, match: str, actor: int, applicant: int) -> Table:
        """Say no to somebody who asks to share one's seat; only its first person may."""
        async with self._matches.changing(match) as unit:
            joining.turn_away(unit, actor, applicant)
        return await self._shown(unit, actor)

    async def follow(self, match: str, person: Person, *, wanted: bool = True) -> Table:
        """Ask for a ping at the end, or withdraw that."""
        if await self._store.read(matches.edition, match) is None:
            raise refused("no-match")
        await self._store.write(_follow, match, person, wanted=wanted)
        return await self.table(match, person.id)

    async def report(self, match: str, actor: int, words: str) -> str:
        """Keep a report of a problem with the position; returns its short code."""
        loaded = await self._matches.load(match)
        code = "".join(_CODE[byte % len(_CODE)] for byte in self._entropy(6))
        await self._store.write(
            voices.report, code, match, loaded.match.step, actor, words[:_WORDS], loaded.now
        )
        return code

    # Finding

    async def waiting(self, actor: int) -> tuple[Entrance, ...]:
        """Return the matches that wait for a person, soonest deadline first."""
        return await self._listed(lists.waiting, actor)

    async def of_person(self, actor: int, *, ended: bool = False) -> tuple[Entrance, ...]:
        """Return a person's running (or ended) matches: those that wait first, then newest."""
        return await self._listed(lists.of_person, actor, ended=ended)

    async def of_server(
        self, server: int, *, actor: int | None = None, ended: bool = False
    ) -> tuple[Entrance, ...]:
        """Return the running (or ended) matches of a server, newest first."""
        return await self._listed(lists.of_server, server, actor, ended=ended)

    async def _listed(
        self,
        query: Callable[Concatenate[Connection, P], Entrances],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Entrances:
        found = await self._store.read(query, *args, **kwargs)
        if await self._matches.caught_up(*(one.id for one in found)):
            return await self._store.read(query, *args, **kwargs)
        return found

    async def in_channel(self, channel: int) -> tuple[str, ...]:
        """Return the matches that live in a channel or thread, newest first."""
        return await self._store.read(lists.in_channel, channel)

    async def export(self, match: str, actor: int) -> bytes:  # noqa: ARG002 - whoever asks gets it
        """Return the file that `python -m games.verify` reads. Raises Refused while the match runs.

        Also while a tournament runs in whose matches people bring what the file would tell
        (EVT-1.4).
        """
        loaded = await self._matches.load(match)
        await check_over(self._store, loaded)
        stored = loaded.stored
        cards = await self._store.read(matches.cards, stored.cards)
        made = await self._matches.read(matches.moves, match, 0)
        return await asyncio.to_thread(
            export,
            loaded.ruled.rules,
            cards,
            loaded.match.start,
            stored.seed,
            stored.words,
            moves_of(made),
            loaded.match.result,
            hints=tuple(seat.hints for seat in loaded.seats),
            levels=_levels(loaded.whole),
        )

    async def settled(self) -> None:
        """Wait until no AI has anything left to answer."""
        await self._ais.settled()


def _levels(whole: WholeMatch) -> tuple[str, ...]:
    """Return how strong the AI of each seat is, "" where a person plays (MND-1.2)."""
    found = {one.seat: one.ai or "" for one in whole.holders if one.person is None}
    return tuple(found.get(seat, "") for seat in range(len(whole.seats)))


def _follow(db: Connection, match: str, person: Person, *, wanted: bool) -> None:
    """Note who wants a ping at the end; they are known from then on."""
    if wanted:
        persons.meet(db, person.id, *person.names, person.spoken)
    voices.follow(db, match, person.id, wanted=wanted)


def _latest(db: Connection, whole: WholeMatch) -> tuple[tuple[StoredMove, ...], tuple[Remark, ...]]:
    """Return what happened in a match since the change that its board shows, and some before."""
    match = whole.match
    latest = matches.last_moves(db, match.id, match.board.shown, 12)
    return latest, voices.remarks(db, match.id, latest[0].step)


def _told(db: Connection, whole: WholeMatch) -> tuple[tuple[StoredMove, ...], tuple[Remark, ...]]:
    """Return all moves of a match, and which seats changed hands."""
    match = whole.match.id
    return matches.moves(db, match), voices.remarks(db, match)
