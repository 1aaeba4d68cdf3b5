"""News of tournaments: what is to be told in a message of its own, and what was (EVT-1.10)."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.queries.tournament import news as stored
from db.records.tournaments import Announcement, StoredNews, WholeTournament
from play.base.guarded import again
from play.time.pace import pace_of
from play.tournaments.organising.opening import TournamentOpener
from play.tournaments.repository import check_organiser
from play.tournaments.view import TournamentView
from tournaments.formats import knockout
from tournaments.formats.registry import format_of

DAY, WEEK = timedelta(days=1), timedelta(days=7)
TOLD = frozenset(  # kinds of decisions that are told; pauses and ends stand on the public message
    {
        *("result", "back", "strike", "points", "pair", "add", "replace", "drop", "disqualify"),
        *("readmit", "extend", "granted", "refused", "message", "changed"),
    }
)


def happened(view: TournamentView) -> tuple[Announcement, ...]:
    """Return what has happened so far that is told, oldest first (EVT-1.10).

    Where matches flow that is its beginning in place of rounds.
    """
    facts = view.facts
    if facts.preparing or facts.status == "off":
        return ()
    found = [Announcement("open"), *_drawn(view)]
    return (*found, Announcement("over")) if facts.status == "over" else tuple(found)


def _drawn(view: TournamentView) -> Sequence[Announcement]:
    rounds = sorted({one.round for one in view.pairings if one.status != "off"})
    if format_of(view.shape).flows:
        return [Announcement("round", 1)] if rounds else []
    last = last_stage(view)
    return [Announcement("final" if one == last else "round", one) for one in rounds]


def last_stage(view: TournamentView) -> int | None:
    """Return the round in which the final is played; None where there is no knockout."""
    if format_of(view.shape).heats:
        return view.tournament.rounds or None
    bracket = view.tournament.bracket
    return view.tournament.rounds + knockout.stages_of(len(bracket)) if bracket else None


def latest(view: TournamentView, told: Sequence[Announcement]) -> Announcement | None:
    """Return what is still to be told: of several the last one, the others have passed."""
    new = [one for one in happened(view) if one not in told]
    return new[-1] if new else None


def acts_due(
    view: TournamentView, last: tuple[int, datetime] | None, now: datetime
) -> tuple[Announcement | None, datetime | None]:
    """Return what organisers decided, changed and wrote as news, or when it is to be told.

    That is once a day together, at live paces at once (EVT-1.10); not while a ruling can still be
    taken back. What a match decided, or `last` news told, is none.
    """
    number = max((one.number for one in view.acts if one.kind in TOLD), default=0)
    told, at = last or (0, None)
    if number <= told or view.facts.preparing or view.facts.status == "off":
        return None, None
    if view.facts.dates.drawn_at is not None:
        return None, view.facts.dates.drawn_at
    live = pace_of(view.facts.terms).live
    if at is not None and not live and now - at < DAY:
        return None, at + DAY
    return Announcement("acts", number), None


def week_due(
    view: TournamentView, last: tuple[int, datetime] | None, now: datetime
) -> tuple[Announcement | None, datetime | None]:
    """Return the news of a week where matches flow, or when they are to be told (EVT-1.10).

    A week in which none was played is none.
    """
    began_at = view.facts.dates.started_at
    runs = view.facts.status == "running" and format_of(view.shape).flows
    if not runs or began_at is None or pace_of(view.facts.terms).live:
        return None, None
    over, at = last or (0, began_at)
    if now - at < WEEK:
        return None, at + WEEK
    return (Announcement("week", view.over), None) if view.over > over else (None, now + DAY)


class Telling(TournamentOpener):
    """Finds news that are still to be told, and notes which message tells them."""

    async def unheard(self, most: int) -> tuple[str, ...]:
        """Return tournaments in which something may have happened that is to be told."""
        return await self._store.read(stored.unheard, self._clock.now(), most)

    async def news(self, view: TournamentView) -> Announcement | None:
        """Return what a tournament has still to tell, as it is seen; None: it was all told.

        Of several only the last one is told: what came before has passed. What organisers decided,
        and the week where matches flow, are told apart from these.
        """
        facts, now = view.facts, self._clock.now()
        told = await self._store.read(stored.told, facts.id)
        found = latest(view, told)
        passed = [one for one in happened(view) if one != found]
        acts = acts_due(view, await self._store.read(stored.last, facts.id, "acts"), now)
        week = week_due(view, await self._store.read(stored.last, facts.id, "week"), now)
        found = found or acts[0] or week[0]
        again_at = min((at for _, at in (acts, week) if at is not None), default=None)
        change = facts.message.change - (found is not None)
        await self._store.write(stored.heard, facts.id, change, passed, now, again_at)
        return found

    async def told_before(self, one: StoredNews) -> int:
        """Return the round of the news of the same kind before these; 0 for none."""
        return await self._store.read(stored.before, one)

    async def telling(
        self, tournament: str, told: Announcement, channel: int | None
    ) -> StoredNews | None:
        """Say that something is about to be told in a channel; None where it was.

        Without a channel it passes untold.
        """
        one = StoredNews(
            tournament=tournament,
            kind=told.kind,
            round=told.round,
            at=self._clock.now(),
            channel=channel,
        )
        return one if await self._store.write(stored.posting, one) else None

    async def told(self, one: StoredNews, message: int | None) -> None:
        """Say which message tells something; None: it does not stand there, and is told anew."""
        await self._store.write(stored.posted, one, message)

    async def news_begun(self) -> tuple[StoredNews, ...]:
        """Return what may or may not have been told: the bot was ended meanwhile."""
        return await self._store.read(stored.begun)

    async def late_news(self, most: int) -> tuple[StoredNews, ...]:
        """Return the messages that name somebody who was forgotten."""
        return await self._store.read(stored.late, most)

    async def news_shown(self, one: StoredNews) -> None:
        """Say that a message names nobody any more who was forgotten."""
        await self._store.write(stored.shown, one)

    @again
    async def tell_in(
        self,
        tournament: str,
        actor: int,
        channel: int | None,
        role: int | None,
        *,
        manages: bool = False,
    ) -> WholeTournament:
        """Let news be told in a channel (None: where its message stands) and call a role.

        Raises Refused unless `actor` organises it.
        """
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            check_organiser(facts, actor, manages=manages)
            unit.whole = replace(unit.whole, facts=replace(facts, news_in=channel, news_role=role))
        return unit.whole
