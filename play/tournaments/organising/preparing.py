"""What organisers prepare before a tournament opens for entry: the options of its matches."""

from collections.abc import Callable

from msgspec.structs import replace

from db.records.lobbies import StoredLobby
from db.records.tournaments import WholeTournament
from games.core.info import Start
from games.core.refused import Refused
from play.lobby import beginnings, choices
from play.match.work.rulebook import Ruled
from play.records import Lobby
from play.refusals import refused
from play.tournaments import conversion
from play.tournaments.matches import openings
from play.tournaments.repository import TournamentRepository, check_organiser


class TournamentPreparing(TournamentRepository):
    """Sets the options of a tournament in preparation: who enters later knows what is played."""

    async def table(self, tournament: str) -> Lobby:
        """Return the matches of a tournament as a table at which nobody sits yet."""
        whole = await self.load(tournament)
        ruled = self._matches.rulebook.latest(whole.facts.game)
        return replace(beginnings.lobby_of(ruled, _table(whole, ruled)), problems=(), warnings=())

    async def set_option(
        self, tournament: str, actor: int, name: str, value: str, *, manages: bool = False
    ) -> WholeTournament:
        """Set one option. Raises Refused with the rules' own reason when it does not fit."""

        def changed(lobby: StoredLobby, ruled: Ruled) -> StoredLobby:
            return choices.with_option(lobby, ruled, name, value)

        return await self._set(tournament, actor, changed, manages=manages)

    async def set_preset(
        self, tournament: str, actor: int, preset: str, *, manages: bool = False
    ) -> WholeTournament:
        """Set all options as a preset has them."""

        def changed(lobby: StoredLobby, ruled: Ruled) -> StoredLobby:
            return choices.with_preset(lobby, ruled, preset)

        return await self._set(tournament, actor, changed, manages=manages)

    async def _set(
        self,
        tournament: str,
        actor: int,
        changed: Callable[[StoredLobby, Ruled], StoredLobby],
        *,
        manages: bool,
    ) -> WholeTournament:
        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            check_organiser(facts, actor, manages=manages)
            if not facts.preparing or facts.status != "open":
                raise refused("tournament-announced")
            ruled = self._matches.rulebook.latest(facts.game)
            options = changed(_table(whole, ruled), ruled).options
            for seats in conversion.shape_of(whole).seats:  # pods differ by one
                for wrong in ruled.rules.check(Start(seats, dict(options))):
                    raise Refused(wrong)
            return replace(whole, facts=replace(facts, options=options))

        return await self._update(tournament, work)


def _table(whole: WholeTournament, ruled: Ruled) -> StoredLobby:
    """Return a table with the terms of a tournament, and the preset that its options are."""
    facts, most = whole.facts, conversion.shape_of(whole).pod
    lobby = openings.lobby(ruled, facts, (), b"", facts.dates.opened_at)
    options = choices.carried(ruled, facts.options, most)
    lobby = replace(lobby, id=facts.id, most=most, options=options)
    for one in ruled.game.info.presets:
        if (not one.seats or most in one.seats) and {**one.values} == options:
            return replace(lobby, preset=one.name)
    return lobby
