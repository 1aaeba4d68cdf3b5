"""Pictures for messages: scenes made from what play/ hands out, drawn in another process."""

import asyncio
import secrets
from collections.abc import Awaitable, Hashable, Iterable, Mapping, Sequence

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from cogs.monitoring.counts import Counts
from cogs.monitoring.faults import report
from cogs.ui.names import bare
from cogs.ui.page import PictureFile, clip
from cogs.ui.rounds import round_of
from cogs.ui.words import ALT, alt_text, deck_name, reader, seat_names
from games.core.bringing.shelf import DeckView, ShelfView
from games.core.decision import Decision, Picks, marked, several
from games.core.face import Faces
from games.core.text import Text, text
from games.registry import Game, themes
from locales import Reader, Texts
from locales.texts import Locale
from play.records import Board, Entry, Hint, Public, Seat, Table
from render.job import Job, Undrawn
from render.kit.scene import Scene, SeatHolder, Zoom
from render.kit.theme import GOLD
from render.queue import RenderQueue
from render.tournaments.sheets import Sheet

NAME = 28  # letters of a tournament's name beside its round
HANDLES = 10_000  # people whose plain name is remembered; it is only a cache
LONGEST = 30_000  # ms of a film: whoever watches it cannot stop it
LAST = 4000  # ms of the last picture of a turn, at least
LEARNS = 3  # matches of a game in which a person is told what its signs mean
FILMS = 24 * 1024 * 1024  # bytes of films of turns that are kept, each for all who look at it


def accent(game: str) -> int:
    """Return the colour of a game's messages, 0xRRGGBB."""
    theme = themes().get(game)
    red, green, blue = theme.accent if theme else GOLD
    return red << 16 | green << 8 | blue


class RenderClient:
    """Has tables, boards, close-ups and final pictures drawn, for the games that have pictures.

    A picture that could not be drawn is None: the message goes out in words, and the log has the
    code of the fault.
    """

    def __init__(
        self, queue: RenderQueue, texts: Texts, games: Mapping[str, Game], counts: Counts
    ) -> None:
        self._queue = queue
        self._texts = texts
        self.games = {key: game for key, game in games.items() if game.pictures}
        self._counts = counts
        self._handles: LRUCache[int, str] = LRUCache(HANDLES)
        self._films: LRUCache[Hashable, bytes] = LRUCache(FILMS, len)
        self._filming: dict[Hashable, asyncio.Task[bytes]] = {}

    def met(self, person: int, handle: str) -> None:
        """Remember somebody's name in plain letters, for display names that no font can draw."""
        self._handles[person] = handle

    async def warm(self) -> None:
        """Have drawn ahead what the boards of all games need. Raises Undrawn."""
        faces = {game.pictures: game.rules().faces() for game in self.games.values()}
        await self._queue.warm(faces)

    async def board(self, board: Board, locale: Locale) -> PictureFile | None:
        """Return the public picture of a match: the ranking when it is over."""
        public = board.public
        if public.game not in self.games:
            return None
        scene = self._scene(board, locale, None, marks=board.events)
        job = Job("final" if public.standings else "board", scene)
        name = f"board-{public.id}-{board.change}.png"
        alt = self._alt(board, locale, None)
        key = ("board", public.id)  # a newer one replaces one that still waits
        data = await self._drawn(self._queue.draw(key, board.change, job))
        return PictureFile(name, data, alt or name) if data else None

    async def before_end(self, board: Board, locale: Locale) -> PictureFile | None:
        """Return the last board of a match that is over, which the ranking hides."""
        public = board.public
        if public.game not in self.games:
            return None
        scene = replace(self._scene(board, locale, None, marks=board.decided), standings=())
        name = f"last-{public.id}-{board.change}.png"
        alt = self._alt(board, locale, None)
        key = ("last", public.id)
        data = await self._drawn(self._queue.draw(key, board.change, Job("board", scene)))
        return PictureFile(name, data, alt or name) if data else None

    async def table(self, table: Table, locale: Locale) -> PictureFile | None:
        """Return what a player or a spectator sees."""
        public = table.public
        if public.game not in self.games:
            return None
        looks = table.seat is None or public.status != "running"
        kind = "final" if public.standings else "board" if looks else "table"
        alt = self._alt(table, locale, table.seat)
        job = Job(kind, self.scene_of(table, locale))
        return await self._drawn_for(_reader(table), job, _fresh("table"), alt)

    async def zooms(self, table: Table, locale: Locale) -> tuple[Zoom, ...]:
        """Return the close-ups there are; none in a game without pictures."""
        if table.public.game not in self.games:
            return ()
        job = Job("zooms", self.scene_of(table, locale))
        found = await self._drawn(self._queue.draw_for(_reader(table), job))
        return msgspec.json.decode(found, type=tuple[Zoom, ...]) if found else ()

    async def zoom(self, table: Table, locale: Locale, which: Zoom) -> PictureFile | None:
        """Return one of the close-ups there are."""
        if table.public.game not in self.games:
            return None
        job = Job("zoom", self.scene_of(table, locale), which.id)
        said = which.alt or self._alt(table, locale, table.seat)
        alt = clip(f"{which.title}. {said}", ALT)
        return await self._drawn_for(_reader(table), job, _fresh("zoom"), alt)

    async def workshop(
        self,
        game: str,
        view: DeckView | ShelfView,
        reader: Reader,
        faces: Faces,
        alt: str,
        person: int,
    ) -> PictureFile | None:
        """Return a deck, or the pieces from which its person chooses."""
        if game not in self.games:
            return None
        known = self.games[game]
        scene = Scene(known.theme, known.pictures, view, self._texts, reader, faces, ())
        kind = "deck" if isinstance(view, DeckView) else "shelf"
        job = Job(kind, scene)
        return await self._drawn_for((kind, person), job, _fresh(kind), clip(alt, ALT))

    async def sheet(
        self,
        sheet: Sheet,
        tournament: str,
        change: int,
        alt: str,
        reader: int | None = None,
        *,
        page: int = 0,
    ) -> PictureFile | None:
        """Return a picture of a tournament: everybody's, or one `reader`'s with their own row.

        `page` counts the pictures of one message, each of which is a file with a name of its own.
        None where this bot has no pictures at all.
        """
        if not self.games:
            return None
        kind, job = type(sheet).__name__.lower(), Job("sheet", sheet=sheet)
        if reader is not None:
            owner = ("tournament", tournament, reader)
            return await self._drawn_for(owner, job, _fresh(kind), clip(alt, ALT))
        key = ("tournament", tournament, kind, page)
        data = await self._drawn(self._queue.draw(key, change, job))
        name = f"{kind}-{tournament[:8]}-{change}-{page + 1}.png"
        return PictureFile(name, data, clip(alt, ALT)) if data else None

    def handle(self, person: int) -> str:
        """Return somebody's name in plain letters, where it is known."""
        return self._handles.get(person, "")

    async def of_scene(self, scene: Scene, name: str, alt: str) -> PictureFile | None:
        """Return the board of a scene that belongs to no match: a sample, or a moment of one."""
        if scene.game not in self.games:
            return None
        job = Job("final" if scene.standings else "board", scene)
        return await self._drawn_for(("sample",), job, name, clip(alt, ALT))

    async def of_step(self, scene: Scene, name: str, alt: str) -> PictureFile | None:
        """Return a step of a match that is over, as one side saw it."""
        if scene.game not in self.games:
            return None
        kind = "final" if scene.standings else "board" if scene.seat is None else "table"
        return await self._drawn_for(("step", name), Job(kind, scene), name, clip(alt, ALT))

    async def decided(self, scene: Scene, name: str, alt: str) -> PictureFile | None:
        """Return what decided a match that is over (`Scene.decided`)."""
        if scene.game not in self.games:
            return None
        return await self._drawn_for(("decided", name), Job("decided", scene), name, clip(alt, ALT))

    async def film(self, scenes: Sequence[tuple[Scene, int]]) -> bytes | None:
        """Return scenes, each shown so many milliseconds, as a GIF; None without pictures.

        Raises Undrawn. The boards are drawn one by one, so that other pictures come in between.
        """
        if scenes[0][0].game not in self.games:
            return None
        stills = [await self._queue.draw(object(), 0, Job("still", one)) for one, _ in scenes]
        lasts = within([lasts for _, lasts in scenes])
        job = Job("film", stills=tuple(stills), lasts=lasts)
        return await self._queue.draw(object(), 0, job)

    async def turn(self, shown: Board | Table, locale: Locale) -> PictureFile | None:
        """Return the film of the last turn, made once for each turn and language.

        None in a game without pictures, and where there is no such film.
        """
        if shown.public.game not in self.games or not shown.film:
            return None
        about = shown.public.people, msgspec.json.encode(shown.film)
        key = (shown.public.id, locale, *about)
        data = self._films.get(key) or await self._drawn(self._filmed(key, shown, locale))
        name = f"film-{secrets.token_hex(5)}.gif"
        return PictureFile(name, data, self._alt_of_film(shown, locale)) if data else None

    async def _filmed(self, key: Hashable, shown: Board | Table, locale: Locale) -> bytes:
        """Make a film, or wait for the task that makes it; it is cached unless it is too large."""
        task = self._filming.get(key)
        if task is None:
            task = asyncio.create_task(self._shots(shown, locale), name="film")
            self._filming[key] = task
            task.add_done_callback(lambda _: self._filming.pop(key))
        made = await asyncio.shield(task)  # who gives up does not stop it for others
        if len(made) <= FILMS:
            self._films[key] = made
        return made

    async def _shots(self, shown: Board | Table, locale: Locale) -> bytes:
        """Have the shots drawn one by one, so that other pictures come in between."""
        empty = self._scene(shown, locale, None, marks=())
        empty = replace(empty, awaited=(), ready=(), standings=())
        stills: list[bytes] = []
        for shot in shown.film:
            here = replace(
                empty, view=shot.view, marks=shot.marks, said=shot.said, heading=shot.heading
            )
            stills.append(await self._queue.draw(object(), 0, Job("shot", here)))
        lasts = within(
            [max(shot.lasts, LAST if shot is shown.film[-1] else 0) for shot in shown.film]
        )
        job = Job("film", stills=tuple(stills), lasts=lasts)
        return await self._queue.draw(object(), 0, job)

    def _alt_of_film(self, shown: Board | Table, locale: Locale) -> str:
        who = reader(shown.public, self._texts, locale, None, plain=True)
        said = " ".join(self._texts.say(one, who) for shot in shown.film for one in shot.said)
        title = self._texts.get("ui-film-alt", locale, count=len(shown.film))
        return clip(f"{title} {said}", ALT)

    async def _drawn(self, drawing: Awaitable[bytes]) -> bytes | None:
        """Return a file, or None and a line in the log."""
        try:
            return await drawing
        except Undrawn as fault:
            report(self._counts, "draw", fault)
            return None

    async def _drawn_for(
        self, owner: tuple[Hashable, ...], job: Job, name: str, alt: str
    ) -> PictureFile | None:
        """Draw something for one reader: no request ever gets another reader's picture."""
        data = await self._drawn(self._queue.draw_for(owner, job))
        return PictureFile(name, data, alt or name) if data else None

    def scene_of(self, table: Table, locale: Locale) -> Scene:
        """Return the scene of a table for its reader."""
        return self._scene(table, locale, table.seat, marks=table.news.entries, table=table)

    def _scene(
        self,
        shown: Board | Table,
        locale: Locale,
        seat: int | None,
        *,
        marks: Iterable[Entry],
        table: Table | None = None,
    ) -> Scene:
        public = shown.public
        names = seat_names(public, self._texts, locale)
        people = tuple(
            self._person(name, one, deck_name(public, one, self._texts, locale))
            for name, one in zip(names, public.seats, strict=True)
        )
        game = self.games[public.game]
        return Scene(
            theme=game.theme,
            pictures=game.pictures,
            view=shown.view,
            texts=self._texts,
            reader=reader(public, self._texts, locale, seat, plain=True),
            faces=shown.faces,
            people=people,
            awaited=public.awaited,
            ready=public.ready,
            revision=public.revision,
            marks=tuple(mark for entry in marks for mark in entry.part.marks),
            decision=table.question if table else None,
            picked=(table.selection.picks or ()) if table else (),
            ends=table is not None and table.selection.ends,
            advised=() if table is None else _advised(table),
            why=self._why(table, locale),
            standings=public.standings or (),
            course=shown.ending.course,
            lowest_wins=game.info.lowest_wins,
            best=shown.ending.best,
            lasted=lasted(public),
            part=_part(public, self._texts, locale),
            legend=table is not None and table.seat is not None and table.known.finished < LEARNS,
        )

    def _why(self, table: Table | None, locale: Locale) -> str:
        """Return the reason of the hint that a reader has asked for."""
        if table is None or table.hint is None or table.question is None:
            return ""
        who = reader(table.public, self._texts, locale, table.seat, plain=True)
        said = hint_text(table.question, table.hint)
        return self._texts.say(said, who) if said else ""

    def _person(self, name: str, seat: Seat, deck: str) -> SeatHolder:
        first = seat.holders[0] if len(seat.holders) == 1 else None
        handle = self._handles.get(first.person or 0, "") if first else ""
        machine = bool(seat.standin) or any(holder.ai for holder in seat.holders[:1])
        return SeatHolder(name, handle, machine, deck)

    def _alt(self, shown: Board | Table, locale: Locale, seat: int | None) -> str:
        who = reader(shown.public, self._texts, locale, seat, plain=True)
        return alt_text(shown, self._texts, who)


def _reader(table: Table) -> tuple[Hashable, ...]:
    """Return the key of the reader of a table: the match, and the seat or the spectators."""
    return table.public.id, table.seat


def _advised(table: Table) -> Picks:
    """Return the options that the hint of a table marks, as on the buttons."""
    if table.hint is None or table.question is None:
        return ()
    return marked(table.question, table.hint.picks, table.selection.picks or ())


def hint_text(question: Decision, hint: Hint) -> Text | None:
    """Return a hint in one sentence: of one pick with its name, of several as the reason is."""
    what = None if hint.picks else question.none
    if hint.picks and not several(question):
        what = next((one.label for one in question.options if one.id == hint.picks[0]), None)
    if what is None or hint.why is None or what == hint.why:
        return hint.why or what
    return text("core-why-one", what=what, why=hint.why)


def _part(public: Public, texts: Texts, locale: Locale) -> str:
    """Return the tournament and the round of which a match is part, in words; "" for others."""
    part = public.part_of
    if part is None:
        return ""
    return " · ".join(filter(None, (clip(bare(part.name), NAME), round_of(part, texts, locale))))


def lasted(public: Public) -> int:
    """Return how long a match that is over has lasted, in seconds; 0 while it runs."""
    if public.ended_at is None:
        return 0
    return round((public.ended_at - public.started_at).total_seconds())


def _fresh(kind: str) -> str:
    """Return a file name that no client has kept."""
    return f"{kind}-{secrets.token_hex(5)}.png"


def within(lasts: Sequence[int]) -> tuple[int, ...]:
    """Return how long each picture of a film is shown, ms: shorter, where it would be too long.

    The last one keeps its time.
    """
    *before, last = lasts
    whole, room = sum(before), LONGEST - last
    if whole <= room:
        return tuple(lasts)
    return (*(one * room // whole for one in before), last)
