"""The application as one thing: what `bot.py` starts and cogs call."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path

from db.migrate import Unusable, usable
from db.store import Store
from games.registry import Game
from play.base.faults import Listener
from play.decks.service import Decks
from play.lobby.service import Lobbies
from play.match import absence
from play.match.ais import Ais
from play.match.channels import Channels
from play.match.notes import Notes
from play.match.nudges import Nudges
from play.match.projections import Projections
from play.match.repository import Repository
from play.match.service import Matches
from play.match.standing_orders import StandingOrders
from play.match.work.rulebook import Rulebook
from play.people.days_off import DaysOff
from play.people.directs import Directs
from play.people.lessons import Lessons
from play.people.members import Members
from play.people.service import People
from play.people.silence import Silences
from play.people.substitutes import Substitutes
from play.proof.looking.attempts import Attempts
from play.proof.looking.review import Reviews
from play.proof.looking.service import Looking
from play.proof.replays import Replays
from play.proof.upkeep import Upkeep
from play.proof.verifier import Verifier
from play.ratings.profiles import Profiles
from play.ratings.service import Ratings
from play.ratings.traces import Traces
from play.servers.service import Servers
from play.time.clock import Clock
from play.time.shards import Shards, Share
from play.timekeeper import GRACE, Timekeeper
from play.tournaments.service import Tournaments


class Application:
    """All services over one database file."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        clock: Clock,
        entropy: Callable[[int], bytes],
        grace: timedelta = GRACE,
        archived_after: timedelta | None = None,
        share: Share | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        rulebook = Rulebook(games, store)
        self.shards = Shards(store, clock, grace, share)
        self._repository = Repository(store, rulebook, clock, entropy, self.shards)
        self._ais = Ais(self._repository)
        store.listen(self._repository.tell)
        store.on_lost(lambda fault: self._repository.faults.met("late write", fault))
        self.replays = Replays(store, rulebook)
        self.servers = Servers(store)
        self.lobbies = Lobbies(self._repository, self._ais, self.servers, entropy)
        self.days_off = DaysOff(self._repository)
        self.matches = Matches(self._repository, self._ais, entropy, self.days_off.come_home)
        self.looking = Looking(self._repository)
        self.reviews = Reviews(self._repository, self.looking)
        self.attempts = Attempts(self._repository, self.looking, entropy)
        self.members = Members(self._repository)
        self.tournaments = Tournaments(
            self._repository, self._ais, self.members, self.servers, entropy
        )
        self.members.on_change(self.tournaments.whereabouts)
        self.ratings = Ratings(self._repository)
        self.profiles = Profiles(store)
        fewest = {key for key, game in games.items() if game.info.lowest_wins}
        self.traces = Traces(store, clock, fewest)
        self.decks = Decks(self._repository, self.servers, entropy)
        self.directs = Directs(self._repository)
        self.lessons = Lessons(self._repository)
        self.people = People(self._repository, self.lobbies, self.directs)
        self.substitutes = Substitutes(self._repository, entropy)
        self.silences = Silences(self._repository)
        self.channels = Channels(self._repository)
        self.notes = Notes(self._repository)
        self.nudges = Nudges(self._repository)
        self.projections = Projections(store, clock, entropy)
        self.verifier = Verifier(store, games, clock)
        self.time = Timekeeper(
            self._repository,
            self.lobbies,
            self._ais,
            StandingOrders(self._repository),
            self.days_off,
            self.directs,
            grace,
        )
        self.upkeep = Upkeep(self._repository, self.replays, archived_after)
        self.waiting: Mapping[str, int] = {}  # matches that wait for a game that is not there

    @classmethod
    async def open(
        cls,
        path: Path,
        games: Mapping[str, Game],
        clock: Clock,
        entropy: Callable[[int], bytes],
        grace: timedelta = GRACE,
        archived_after: timedelta | None = None,
        server: str = "",
        share: Share | None = None,
    ) -> "Application":
        """Open (or make) the database and return the services over it.

        It is the file, or with `server` the database of that address (db.store.Store.open), which
        with a `share` others use at the same time.
        `entropy` returns that many random bytes (`secrets.token_bytes`). Matches that ended so long
        ago are put into the archive (None: none are). Raises db.migrate.Unusable
        with one clear line when the file is damaged or of a newer release, or this release lacks
        rules of its own games that running matches need. Matches of other games wait for them.
        """
        store = await Store.open(path, server, share.process if share else "")
        play, where = cls(store, games, clock, entropy, grace, archived_after, share), store.where
        try:
            beside = await play.shards.begin()
            lacking = await play._repository.rulebook.lacking()
        except Unusable:
            await play.close()
            raise
        except Exception as damage:  # SQLite's, or of what a row should hold
            await play.close()
            raise Unusable(f"{where}: the database is damaged (matches cannot be read)") from damage
        # Beside others nobody lets matches wait that those play.
        if ours := [
            str(lack) for lack in lacking if beside or play._repository.rulebook.ours(lack.game)
        ]:
            await play.close()
            why = "; ".join(ours)
            raise Unusable(f"{where}: this release lacks what running matches need: {why}")
        try:
            with usable(path):
                play.waiting = await absence.settle(play._repository, lacking)
                await play.tournaments.take_up()
        except Unusable:
            await play.close()
            raise
        except Exception as damage:  # of what a row should hold, as above
            await play.close()
            raise Unusable(f"{where}: the database is damaged (matches cannot go on)") from damage
        return play

    def on_fault(self, listener: Listener) -> None:
        """Tell `listener` what goes wrong in the background; it is tried again."""
        self._repository.faults.on_fault(listener)

    async def start(self) -> None:
        """Do what is due since the last run and let the AIs go on."""
        await self.upkeep.tick()
        await self.time.tick()
        await self.substitutes.tick()
        await self.tournaments.close_off()
        await self.tournaments.tick()
        await self.ratings.tick()

    async def close(self) -> None:
        """Stop AIs and checks, finish what is being written, and close the database."""
        await self.upkeep.close()
        await self.verifier.close()
        await self.reviews.close()
        await self.time.close()
        await self._ais.close()
        await self.shards.close()
        await self.store.close()
