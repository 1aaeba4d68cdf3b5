"""What organisers prepare before a tournament opens for entry: the options of its matches."""

from collections.abc import Mapping

from msgspec.structs import replace

from db.records.lobbies import StoredLobby
from db.records.tournaments import WholeTournament
from games.core.info import Start
from games.core.refused import Refused
from play.base.guarded import again
from play.lobby import beginnings, choices
from play.lobby.records import Lobby
from play.match.work.rulebook import Ruled
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

    @again
    async def set_option(
        self, tournament: str, actor: int, name: str, value: str, *, manages: bool = False
    ) -> WholeTournament:
        """Set one option. Raises Refused with the rules' own reason when it does not fit."""
        async with self.changing(tournament) as unit:
            ruled = self._rules_of(unit.whole, actor, manages=manages)
            table = choices.with_option(_table(unit.whole, ruled), ruled, name, value)
            unit.whole = _with(unit.whole, ruled, table.options)
        return unit.whole

    @again
    async def set_preset(
        self, tournament: str, actor: int, preset: str, *, manages: bool = False
    ) -> WholeTournament:
        """Set all options as a preset has them."""
        async with self.changing(tournament) as unit:
            ruled = self._rules_of(unit.whole, actor, manages=manages)
            table = choices.with_preset(_table(unit.whole, ruled), ruled, preset)
            unit.whole = _with(unit.whole, ruled, table.options)
        return unit.whole

    def _rules_of(self, whole: WholeTournament, actor: int, *, manages: bool) -> Ruled:
        """Return the rules whose options somebody may set. Raises Refused once it is announced."""
        check_organiser(whole.facts, actor, manages=manages)
        if not whole.facts.preparing or whole.facts.status != "open":
            raise refused("tournament-announced")
        return self._matches.rulebook.latest(whole.facts.game)


def _with(whole: WholeTournament, ruled: Ruled, options: Mapping[str, str]) -> WholeTournament:
    """Return a tournament with other options. Raises Refused where they do not fit."""
    for seats in conversion.shape_of(whole).seats:  # pods differ by one
        for wrong in ruled.rules.check(Start(seats, dict(options))):
            raise Refused(wrong)
    return replace(whole, facts=replace(whole.facts, options=options))


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
