"""What organisers change in a tournament, and write to everybody in it (EVT-1.12, 1.13)."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from msgspec.structs import replace

from db.queries.tournament import decisions
from db.records.tournaments import StoredAct, StoredTournament, WholeTournament
from play.base import budgets
from play.base.guarded import again
from play.base.writing import tidied
from play.refusals import refused
from play.time.pace import LIVE, PACES
from play.tournaments import conversion
from play.tournaments.callers import Presence
from play.tournaments.repository import admitted, check_organiser
from tournaments.formats.registry import format_of

NAME, DESCRIPTION, MESSAGE = 40, 1000, 500  # characters
APART = timedelta(hours=24)  # between two messages to everybody, but at live paces
EARLY = frozenset({"places", "pace", "starts"})  # what is fixed once it begins
Field: TypeAlias = Literal["name", "description", "places", "pace", "starts", "locale"]


class Editing(Presence):
    """Changes what was agreed, told to everybody, and writes to them."""

    @again
    async def edit(
        self,
        tournament: str,
        actor: int,
        changes: Mapping[Field, str],
        *,
        manages: bool = False,
    ) -> WholeTournament:
        """Change some of what was chosen; what stays the same is not told (EVT-1.12).

        The beginning is a moment in seconds, "" where an organiser begins it. Raises Refused for
        what cannot be changed so, or no longer.
        """
        async with self.changing(tournament) as unit:
            before = unit.whole
            check_organiser(before.facts, actor, manages=manages)
            if before.facts.status == "off":
                raise refused("tournament-off")
            known = await self._store.read(decisions.acts, tournament)
            unit.whole, told = self._edited(before, actor, changes, len(known))
            if unit.whole != before:
                if unit.whole.facts.places != before.facts.places:
                    unit.whole = admitted(unit.whole)
                if before.facts.preparing:  # nobody else knows of it yet
                    told = []
                unit.also(decisions.edited, tournament, told)
        return unit.whole

    def _edited(
        self, whole: WholeTournament, actor: int, changes: Mapping[Field, str], known: int
    ) -> tuple[WholeTournament, list[StoredAct]]:
        """Return a tournament with all changes, and what is told of them, behind so many acts."""
        made: list[StoredAct] = []
        begun = whole.facts.status != "open"
        for field, said in changes.items():
            facts = _CHANGES[field](whole, said, self._clock.now())
            if facts == whole.facts:
                continue
            if begun and field in EARLY:
                raise refused("tournament-begun")
            whole = replace(whole, facts=facts)
            value = "" if field == "description" else said
            made.append(self._act(known + len(made), actor, "changed", field, value))
        return whole, made

    @again
    async def write_to_all(
        self, tournament: str, actor: int, words: str, *, manages: bool = False
    ) -> WholeTournament:
        """Write to everybody in a tournament, once a day; at live paces as often as budgets let.

        It is told among its news, and stands on everybody's own page. Raises Refused.
        """
        words = tidied(words).strip()[:MESSAGE]
        if not words:
            raise refused("tournament-no-reason")
        async with self.changing(tournament) as unit:
            facts, now = unit.whole.facts, unit.now
            check_organiser(facts, actor, manages=manages)
            if facts.preparing or facts.status not in {"open", "running"}:
                raise refused("tournament-not-running")
            known = await self._store.read(decisions.acts, tournament)
            # What is ahead was written by a clock that was put back since: nobody waits for it.
            sent = [one.at for one in known if one.kind == "message" and one.at <= now]
            last = max(sent, default=None)
            if last is not None and now - last < APART and facts.terms.pace not in LIVE:
                then = f"<t:{int((last + APART).timestamp())}:R>"
                raise refused("tournament-message-today", again=then)
            unit.whole = replace(unit.whole, facts=facts.changed())
            act = self._act(len(known), actor, "message", "", words)
            unit.also(budgets.post, actor, facts.news_in or facts.message.channel, now)
            unit.also(decisions.noted, unit.whole, act)
        return unit.whole

    def _act(self, known: int, actor: int, kind: str, field: str, words: str) -> StoredAct:
        return StoredAct(
            number=known + 1,
            at=self._clock.now(),
            person=actor,
            kind=kind,
            entrant=None,
            pairing=None,
            value=field,
            reason=words,
        )


def _named(whole: WholeTournament, said: str, _: datetime) -> StoredTournament:
    name = tidied(said).strip()[:NAME]
    if not name:
        raise refused("tournament-name")
    return replace(whole.facts, name=name)


def _described(whole: WholeTournament, said: str, _: datetime) -> StoredTournament:
    return replace(whole.facts, description=tidied(said).strip()[:DESCRIPTION])


def _paced(whole: WholeTournament, said: str, _: datetime) -> StoredTournament:
    """Return it at another pace: a live one stays live, as its rounds are counted in minutes."""
    terms = whole.facts.terms
    if said not in PACES or (said in LIVE) != (terms.pace in LIVE):
        raise refused("no-pace", pace=said)
    return replace(whole.facts, terms=replace(terms, pace=said))


def _starting(whole: WholeTournament, said: str, now: datetime) -> StoredTournament:
    facts, begins = whole.facts, None
    if said:
        begins = datetime.fromtimestamp(int(said), now.tzinfo)
        if begins <= now:
            raise refused("tournament-begun")
    if begins == facts.dates.starts_at:
        return facts
    return facts.with_dates(starts_at=begins, checked_at=None)


def _spoken(whole: WholeTournament, said: str, _: datetime) -> StoredTournament:
    return replace(whole.facts, locale=said)


def _with_places(whole: WholeTournament, said: str, _: datetime) -> StoredTournament:
    return replace(whole.facts, places=_places(whole, said))


_CHANGES: Mapping[Field, Callable[[WholeTournament, str, datetime], StoredTournament]] = {
    "name": _named,
    "description": _described,
    "places": _with_places,
    "pace": _paced,
    "starts": _starting,
    "locale": _spoken,
}


def _places(whole: WholeTournament, said: str) -> int:
    """Return how many places were written. Raises Refused for too few or too many."""
    shape = conversion.shape_of(whole)
    allowed = format_of(shape).people(shape)
    here = sum(one.status == "entered" for one in whole.entrants)
    least = max(allowed[0], here)
    wanted = int(said) if said.isascii() and said.isdecimal() and len(said) < 5 else 0
    if wanted not in allowed or wanted < least:
        raise refused("tournament-places", least=least, most=allowed[-1])
    return wanted
