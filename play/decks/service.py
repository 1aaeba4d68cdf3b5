"""Decks of people: built, completed, tried and handed to tables; only its owner sees a deck."""

import asyncio
import base64
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from db.queries import decks, persons
from db.records.decks import StoredDeck
from db.records.record import Record, Secret
from db.store import Connection
from games.core.bringing.brought import Brought, Checked, Faulty, titled
from games.core.bringing.shelf import DeckView, ShelfView, changed, shelved
from games.core.bringing.workshop import HELD, LARGEST, WORDS, Completed, Pieces, Workshop
from games.core.contract import asked
from games.core.match.match import AnyRules
from games.core.streams import Streams
from games.core.text import Text
from play.base import budgets
from play.base.writing import tidied
from play.match.repository import Repository
from play.records import Person
from play.refusals import refused
from play.servers.asking import Asker
from play.servers.service import Servers

MOST = 20  # decks that a person keeps, of each game
NAME = 40  # characters of a name (NIN-9.5)
UNDONE = 30  # changes that can be undone
WRITTEN = 8_000  # characters of a deck in words, far more than the longest real one
_SEED = 16  # bytes, of the hands that are tried
_PAGE = "page"  # where a shelf is open


class Deck(Record, frozen=True, kw_only=True):
    """A deck as its person sees it. `checked` is what is wrong with it now."""

    stored: Secret[StoredDeck]
    place: int
    most: int
    checked: Secret[Checked]
    view: Secret[DeckView]
    shelf: Secret[ShelfView]

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def game(self) -> str:
        return self.stored.game

    @property
    def name(self) -> str:
        return self.stored.name

    @property
    def pieces(self) -> Pieces:
        return self.stored.pieces

    @property
    def looks_for(self) -> Mapping[str, str]:
        """What its person looks for on the shelf, by facet."""
        return self.stored.shelf

    @property
    def can_undo(self) -> bool:
        return bool(self.stored.past)

    @property
    def holds(self) -> bool:
        """Whether it is valid: a match may begin with it."""
        return not self.checked.faults


class Decks:
    """The decks of people. A deck of somebody else is refused as if there were none."""

    def __init__(
        self, matches: Repository, servers: Servers, entropy: Callable[[int], bytes]
    ) -> None:
        self._store = matches.store
        self._servers = servers
        self._clock = matches.clock
        self._rulebook = matches.rulebook
        self._entropy = entropy

    def games(self) -> tuple[str, ...]:
        """Return the games that have a workshop."""
        games = self._rulebook.games
        return tuple(key for key in games if asked.workshop(self.rules(key)) is not None)

    def workshop(self, game: str) -> Workshop:
        """Return the workshop of a game. Raises Refused where it has none."""
        found = asked.workshop(self.rules(game))
        if found is None:
            raise refused("no-workshop")
        return found

    def rules(self, game: str) -> AnyRules:
        """Return the rules of this release, whose cards decks are built of."""
        return self._rulebook.latest(game).rules

    # Reading

    async def of_person(self, person: int, game: str) -> tuple[Deck, ...]:
        """Return a person's decks of a game, oldest first."""
        self.workshop(game)
        found = await self._store.read(decks.of_person, person, game)
        return tuple(self._shown(one, at, len(found)) for at, one in enumerate(found, 1))

    async def get(self, deck: str, actor: int) -> Deck:
        """Return a deck of a person. Raises Refused where they have no such deck."""
        stored = await self._store.read(decks.load, actor, deck)
        if stored is None:
            raise refused("no-deck")
        return await self._placed(stored)

    async def _placed(self, stored: StoredDeck) -> Deck:
        every = await self._store.read(decks.of_person, stored.person, stored.game)
        place = next((at for at, one in enumerate(every, 1) if one.id == stored.id), 0)
        return self._shown(stored, place, len(every))

    def _shown(self, stored: StoredDeck, place: int, most: int) -> Deck:
        workshop, names = self.workshop(stored.game), self.rules(stored.game).names()
        checked = workshop.check(stored.pieces)
        page = stored.shelf.get(_PAGE, "0")
        at = int(page) if page.isdecimal() else 0
        view = DeckView(
            reader=None,
            seats=0,
            name=stored.name,
            owner="",
            place=place,
            most=most,
            overview=workshop.overview(stored.pieces),
            faults=checked.faults,
            wrong=workshop.wrong(stored.pieces),
        )
        shelf = shelved(workshop, names, stored.pieces, stored.shelf, at)
        return Deck(stored=stored, place=place, most=most, checked=checked, view=view, shelf=shelf)

    # Beginning

    async def make(
        self, person: Person, game: str, name: str, pieces: Pieces | None = None
    ) -> Deck:
        """Keep a new deck. Raises Refused where somebody has as many as there is room for."""
        workshop, now = self.workshop(game), self._clock.now()
        held = dict(pieces or {})
        _check_size(workshop, held)
        stored = StoredDeck(
            id=base64.b32encode(self._entropy(10)).decode().lower(),
            person=person.id,
            game=game,
            name=_named(name),
            pieces=held,
            made_at=now,
            changed_at=now,
        )
        if not await self._store.write(_add, stored, person):
            raise refused("decks-full", most=MOST)
        return await self._placed(stored)

    async def from_ready(self, person: Person, game: str, ready: str, name: str) -> Deck:
        """Keep a copy of a ready-made deck. Raises Refused when there is none of that id."""
        found = self.workshop(game).ready.get(ready)
        if found is None:
            raise refused("no-deck")
        return await self.make(person, game, name, found)

    async def suited(
        self, person: Person, game: str, name: str, answers: Mapping[str, str]
    ) -> tuple[Deck, Completed]:
        """Keep a deck made for somebody who answered the questions, and say why it is so."""
        built = self.workshop(game).suited(answers)
        return await self.make(person, game, name, built.pieces), built

    async def copy(self, deck: str, person: Person, name: str) -> Deck:
        """Keep a copy of one's own deck."""
        whole = await self.get(deck, person.id)
        return await self.make(person, whole.game, name, whole.pieces)

    async def read(self, person: Person, game: str, name: str, written: str) -> Deck:
        """Keep a deck from its written form.

        Raises Refused when nothing is written, or with the line that is wrong.
        """
        found = self._written(game, written)
        if not found:
            raise refused("deck-written-empty", line=self.example(game, 1))
        return await self.make(person, game, name, found)

    def example(self, game: str, lines: int) -> str:
        """Return a few lines of a written deck, to show how one is written."""
        workshop = self.workshop(game)
        return workshop.write({one.id: 3 - at for at, one in enumerate(workshop.pieces[:lines])})

    def _written(self, game: str, written: str) -> Pieces:
        if len(written) > WRITTEN:
            raise refused("deck-written-long", most=WRITTEN)
        return self.workshop(game).read(written)

    # Building

    async def put(self, deck: str, actor: int, piece: str, count: int) -> Deck:
        """Put so many more of a piece into a deck, or take them out (fewer than 0)."""

        def work(stored: StoredDeck) -> StoredDeck:
            workshop = self.workshop(stored.game)
            known = any(one.id == piece for one in workshop.pieces)
            if not known and piece not in stored.pieces:
                raise refused("no-piece")
            return self._built(stored, changed(stored.pieces, piece, count))

        return await self._update(deck, actor, work)

    async def undo(self, deck: str, actor: int) -> Deck:
        """Undo the last change of what is in a deck."""

        def work(stored: StoredDeck) -> StoredDeck:
            if not stored.past:
                raise refused("nothing-built")
            return self._now(replace(stored, pieces=stored.past[-1], past=stored.past[:-1]))

        return await self._update(deck, actor, work)

    async def fill(self, deck: str, actor: int) -> tuple[Deck, Completed]:
        """Complete a deck so that it plays well, and say why so. It can be undone."""
        before = await self.get(deck, actor)
        complete = self.workshop(before.game).complete
        made = await asyncio.to_thread(complete, before.pieces)

        def work(stored: StoredDeck) -> StoredDeck:
            if stored.pieces != before.pieces:
                raise refused("deck-changed")
            return self._built(stored, made.pieces)

        return await self._update(deck, actor, work), made

    async def write(self, deck: str, actor: int, written: str) -> Deck:
        """Replace what is in a deck by a written form.

        Raises Refused with the line that is wrong.
        """

        def work(stored: StoredDeck) -> StoredDeck:
            return self._built(stored, self._written(stored.game, written))

        return await self._update(deck, actor, work)

    async def rename(self, deck: str, actor: int, name: str) -> Deck:
        """Give a deck another name."""
        return await self._update(deck, actor, lambda stored: replace(stored, name=_named(name)))

    async def look(self, deck: str, actor: int, /, **wanted: str) -> Deck:
        """Look for other pieces: values by facet ("": any). The first page is opened, or `page`.

        Raises Refused where there is no such facet.
        """

        def work(stored: StoredDeck) -> StoredDeck:
            facets = {one.name for one in self.workshop(stored.game).facets}
            if not wanted.keys() <= {*facets, WORDS, HELD, _PAGE}:
                raise refused("no-piece")
            shelf = {**stored.shelf, _PAGE: "", **wanted}
            kept = {name: value[:NAME] for name, value in shelf.items() if value}
            return replace(stored, shelf=kept)

        return await self._update(deck, actor, work)

    async def look_at_all(self, deck: str, actor: int) -> Deck:
        """Look for nothing in particular any more."""
        return await self._update(deck, actor, lambda stored: replace(stored, shelf={}))

    async def drop(self, deck: str, actor: int) -> StoredDeck:
        """Delete a deck and return what it was; matches and tables keep what they have."""
        whole = await self.get(deck, actor)
        if not await self._store.write(decks.drop, actor, deck):
            raise refused("no-deck")
        return whole.stored

    async def _update(
        self, deck: str, actor: int, work: Callable[[StoredDeck], StoredDeck]
    ) -> Deck:
        stored = await self._store.write(decks.update, actor, deck, work)
        if stored is None:
            raise refused("no-deck")
        return await self._placed(stored)

    def _built(self, stored: StoredDeck, pieces: Pieces) -> StoredDeck:
        """Return a deck with other pieces, and what it held in its past."""
        _check_size(self.workshop(stored.game), pieces)
        if pieces == stored.pieces:
            return stored
        past = (*stored.past, stored.pieces)[-UNDONE:]
        return self._now(replace(stored, pieces=dict(pieces), past=past))

    def _now(self, stored: StoredDeck) -> StoredDeck:
        return replace(stored, changed_at=self._clock.now())

    # Using

    async def share(self, server: int, asker: Asker) -> None:
        """Count that somebody shows a deck to everybody in their channel (TIM-4.3).

        Raises Refused where they have posted too much, and where the server wants no tables.
        """
        await self._servers.may_stand(server, asker)
        await self._store.write(budgets.post, asker.person.id, asker.channel, self._clock.now())

    async def written(self, deck: str, actor: int) -> str:
        """Return the written form of a deck, which `read` and `write` take."""
        whole = await self.get(deck, actor)
        return self.workshop(whole.game).write(whole.pieces)

    async def tried(self, deck: str, actor: int) -> tuple[Text, ...]:
        """Return what a thousand opening hands come to. Raises Faulty while it is not valid."""
        whole = await self.get(deck, actor)
        if not whole.holds:
            raise Faulty(whole.checked.faults)
        rng = Streams(self._entropy(_SEED))
        workshop = self.workshop(whole.game)
        return await asyncio.to_thread(workshop.tried, whole.pieces, rng)

    async def brought(self, ids: Sequence[str], actor: int) -> Brought:
        """Return what a seat brings if it brings these decks of a person as they are now.

        Their names go along, which the others at the table are to read.
        """
        found = [await self.get(one, actor) for one in ids]
        if not found or len({one.game for one in found}) > 1:
            raise refused("no-deck")
        given = self.workshop(found[0].game).brought([one.pieces for one in found])
        return titled(given, [one.name for one in found])


def _named(name: str) -> str:
    """Return the name of a deck as it is kept. Raises Refused when it is empty."""
    kept = tidied(name).strip()[:NAME].strip()
    if not kept:
        raise refused("deck-unnamed")
    return kept


def _check_size(workshop: Workshop, pieces: Pieces) -> None:
    most = LARGEST * workshop.size
    if sum(pieces.values()) > most:
        raise refused("deck-large", most=most)


def _add(db: Connection, stored: StoredDeck, person: Person) -> bool:
    persons.meet(db, person.id, *person.names, person.spoken)
    return decks.add(db, stored, MOST)
