"""The rules and players that a match was started with, made once and kept at hand."""

from collections.abc import Mapping
from typing import NamedTuple

from db.queries.match import lists, matches
from db.records.matches import StoredMatch
from db.records.record import Record
from db.store import Connection, Store
from games.ai.player import Player
from games.core.data.cards import BrokenCards
from games.core.info import UnknownVersion
from games.core.match.match import AnyRules
from games.core.refused import Refused
from games.registry import Game
from play.base.kept import Kept
from play.refusals import refused

_KEPT = 32
_NAMED = 20  # matches that are named where something is missing


class Ruled(Record, frozen=True):
    """A game with the rules of one version and card file, and its players by name."""

    game: Game
    rules: AnyRules
    players: Mapping[str, Player]

    @property
    def recommended(self) -> str:
        """The name of the player that takes a seat unless another is named: the first one."""
        return next(iter(self.players))

    def player(self, name: str | None) -> Player:
        """Return a player by name; the recommended one when this release has none of that name."""
        return self.players.get(name or "") or self.players[self.recommended]


class Lack(NamedTuple):
    """Something of a game that is missing, and the running matches that need it."""

    game: str
    what: str
    matches: tuple[str, ...]

    def __str__(self) -> str:
        more = len(self.matches) - _NAMED
        named = ", ".join(self.matches[:_NAMED])
        return f"{self.what}, for {named}{f' and {more} more' if more > 0 else ''}"


class Rulebook:
    """All games, and the rules that running matches keep."""

    def __init__(self, games: Mapping[str, Game], store: Store) -> None:
        self.games = games
        self._store = store
        self._made: Kept[tuple[str, int, str], Ruled] = Kept(_KEPT)

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

    def of(self, db: Connection, match: StoredMatch) -> Ruled:
        """Return a game with the rules and cards that a match was started with.

        Raises Refused when this release does not have what they need.
        """
        try:
            return self._found(db, (match.game, match.version, match.cards))
        except (Refused, UnknownVersion, BrokenCards):
            if match.status == "running":
                raise refused("game-away", game=match.game) from None
            if match.game not in self.games:
                raise
            raise refused("no-rules") from None

    def _found(self, db: Connection, place: tuple[str, int, str]) -> Ruled:
        made = self._made.get(place)
        if made is not None:
            return made
        game = self.game(place[0])
        if game.cards_hash == place[2]:
            return self._make(place, game.cards)
        return self._make(place, matches.cards(db, place[2]))

    async def lacking(self) -> tuple[Lack, ...]:
        """Return what running matches need and this release does not have."""
        found = [await self._lack(place) for place in await self._store.read(lists.rules)]
        for game, schema, waiting in await self._store.read(lists.schemas):
            if game in self.games and schema > self.latest(game).rules.schema:
                what = f"schema {schema} of the states of {game}, which a newer release wrote"
                found.append(Lack(game, what, waiting))
        return tuple(one for one in found if one is not None)

    def ours(self, game: str) -> bool:
        """Whether the game belongs to this release, which then has all that its matches need."""
        return game in self.games and not self.games[game].outside

    async def _lack(self, place: tuple[str, int, str]) -> Lack | None:
        game, _, cards = place
        try:
            await self._store.read(self._found, place)
        except Refused:
            what = f"the game {game}"
        except UnknownVersion as lack:
            what = str(lack)
        except BrokenCards as broken:
            what = f"the cards {cards[:8]} of {game} as they were ({broken})"
        else:
            return None
        return Lack(game, what, await self._store.read(lists.by_rules, *place))

    def _make(self, place: tuple[str, int, str], cards: bytes) -> Ruled:
        game = self.game(place[0])
        rules = _rules(game, cards, place[1])
        made = self._made[place] = Ruled(game, rules, game.players(rules))
        return made


def _rules(game: Game, cards: bytes, version: int) -> AnyRules:
    """Return a game's rules. Raises UnknownVersion, BrokenCards, or what an outside game raises."""
    todays = (version, cards) == (game.info.version, game.cards)
    try:
        return game.rules() if todays else game.make(cards, version)
    except (UnknownVersion, BrokenCards):
        raise
    except Exception as fault:
        if not game.outside:
            raise
        raise BrokenCards(game.info.key, "-", "-", type(fault).__name__) from fault
