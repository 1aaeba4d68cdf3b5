"""The rules and players that a match was started with, made once and kept at hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from db import lists
from db import matches as rows
from db.rows import MatchRow
from db.store import Store
from games.ai.player import Player
from games.core.cards import BrokenCards
from games.core.match import AnyRules
from games.core.rules import UnknownVersion
from games.registry import Game
from play.refusals import refused

_KEPT = 32
_NAMED = 20  # matches that are named where something is missing


@dataclass(frozen=True)
class Ruled:
    """A game with the rules of one version and card file, and its players by name."""

    game: Game
    rules: AnyRules
    players: Mapping[str, Player]

    @property
    def recommended(self) -> str:
        return next(iter(self.players))

    def player(self, name: str | None) -> Player:
        """Return a player by name; the recommended one when this release has none of that name."""
        return self.players.get(name or "") or self.players[self.recommended]


class Rulebook:
    """All games, and the rules that running matches keep."""

    def __init__(self, games: Mapping[str, Game], store: Store) -> None:
        self.games = games
        self._store = store
        self._made: LRUCache[tuple[str, int, str], Ruled] = LRUCache(_KEPT)

    def game(self, key: str) -> Game:
        """Return a game. Raises Refused when there is none of that name."""
        game = self.games.get(key)
        if game is None:
            raise refused("no-game", game=key)
        return game

    def latest(self, key: str) -> Ruled:
        """Return a game with the rules and cards of this release."""
        game = self.game(key)
        place = (key, game.info.version, game.cards_hash)
        return self._made.get(place) or self._make(place, game.cards)

    async def of(self, match: MatchRow) -> Ruled:
        """Return a game with the rules and cards that a match was started with.

        Raises Refused when this release no longer has them: `lacking` sees that it does not happen
        to a running match.
        """
        try:
            return await self._found((match.game, match.version, match.cards))
        except UnknownVersion:
            raise refused("no-rules") from None

    async def _found(self, place: tuple[str, int, str]) -> Ruled:
        made = self._made.get(place)
        if made is not None:
            return made
        game = self.game(place[0])
        if game.cards_hash == place[2]:
            return self._make(place, game.cards)
        return self._make(place, await self._store.read(rows.cards, place[2]))

    async def lacking(self) -> str:
        """Return what running matches need and this release has not, for who runs the bot.

        One line, empty when nothing is lacking.
        """
        found = [await self._lack(place) for place in await self._store.read(lists.rules)]
        for game, schema, matches in await self._store.read(lists.schemas):
            if game in self.games and schema > self.latest(game).rules.schema:
                what = f"schema {schema} of the states of {game}, which a newer release wrote"
                found.append(_needed(what, matches[:_NAMED], len(matches)))
        return "; ".join(filter(None, found))

    async def _lack(self, place: tuple[str, int, str]) -> str:
        game, _, cards = place
        if game not in self.games:
            what = f"the game {game}"
        else:
            try:
                await self._found(place)
            except UnknownVersion as lack:
                what = str(lack)
            except BrokenCards as broken:
                what = f"the cards {cards[:8]} of {game} as they were ({broken})"
            else:
                return ""
        named, many = await self._store.read(lists.by_rules, *place, _NAMED)
        return _needed(what, named, many)

    def _make(self, place: tuple[str, int, str], cards: bytes) -> Ruled:
        game = self.game(place[0])
        rules = game.make(cards, place[1])
        made = self._made[place] = Ruled(game, rules, game.players(rules))
        return made


def _needed(what: str, matches: Sequence[str], many: int) -> str:
    """Say what is lacking, for these of so many matches."""
    more = f" and {many - len(matches)} more" if many > len(matches) else ""
    return f"{what}, for {', '.join(matches)}{more}"
