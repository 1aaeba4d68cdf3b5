"""Pictures for messages: a scene made from what play/ hands out, drawn off the event loop."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from cogs.page import Picture, clip
from cogs.words import ALT, alt_text, reader, seat_names
from games.core.rules import View
from locales import Texts
from locales.texts import Locale
from play.records import Board, Entry, Public, Seat, Table
from render.film import film, still
from render.scene import Person, Pictures, Scene, Zoom
from render.theme import GOLD, THEMES
from render.worker import Painter

HANDLES = 10_000  # people whose plain name is remembered; it is only a cache


def accent(game: str) -> int:
    """Return the colour of a game's messages, 0xRRGGBB."""
    theme = THEMES.get(game)
    red, green, blue = theme.accent if theme else GOLD
    return red << 16 | green << 8 | blue


class Easel:
    """Draws tables, boards, close-ups and final pictures of every game that has pictures."""

    def __init__(self, painter: Painter, find: Callable[[str], Pictures], texts: Texts) -> None:
        self._painter = painter
        self.find = find
        self._texts = texts
        self._handles: OrderedDict[int, str] = OrderedDict()

    def met(self, person: int, handle: str) -> None:
        """Remember somebody's name in plain letters, for display names that no font can draw."""
        self._handles[person] = handle
        self._handles.move_to_end(person)
        while len(self._handles) > HANDLES:
            self._handles.popitem(last=False)

    def _pictures(self, game: str) -> Pictures | None:
        try:
            return self.find(game)
        except KeyError:
            return None

    async def board(self, board: Board, locale: Locale) -> Picture | None:
        """Return the public picture of a match: the ranking when it is over."""
        pictures = self._pictures(board.public.game)
        if pictures is None:
            return None
        scene = self._scene(board.public, board.view, locale, None, marks=board.events)
        draw = pictures.final if board.public.standings else pictures.board
        name = f"board-{board.public.match}-{board.change}.png"
        alt = self._alt(board, locale, None)
        key = ("board", board.public.match)  # a newer one replaces one that still waits
        data = await self._painter.draw(key, board.change, lambda: draw(scene).png())
        return Picture(name, data, alt or name)

    async def table(self, table: Table, locale: Locale) -> Picture | None:
        """Return what a player (or somebody who looks) has before them."""
        pictures = self._pictures(table.public.game)
        if pictures is None:
            return None
        scene = self.scene_of(table, locale)
        looks = table.seat is None or table.public.status != "running"
        shown = pictures.board if looks else pictures.table
        if table.public.standings:
            shown = pictures.final
        alt = self._alt(table, locale, table.seat)
        return await self._draw(lambda: shown(scene).png(), _fresh("table"), alt)

    def zooms(self, table: Table, locale: Locale) -> tuple[Zoom, ...]:
        """Return the close-ups there are; none in a game without pictures."""
        pictures = self._pictures(table.public.game)
        return () if pictures is None else pictures.zooms(self.scene_of(table, locale))

    async def zoom(self, table: Table, locale: Locale, which: str) -> Picture | None:
        """Return one close-up, or None when there is none of that id."""
        pictures = self._pictures(table.public.game)
        titles = {zoom.id: zoom.title for zoom in self.zooms(table, locale)}
        if pictures is None or which not in titles:
            return None
        scene = self.scene_of(table, locale)
        alt = f"{titles[which]}. {self._alt(table, locale, table.seat)}"
        return await self._draw(partial(_zoomed, pictures, scene, which), _fresh("zoom"), alt)

    async def of_scene(self, scene: Scene, name: str, alt: str) -> Picture | None:
        """Return the board of a scene that is no match of anybody's."""
        pictures = self._pictures(scene.game)
        if pictures is None:
            return None
        return await self._draw(lambda: pictures.board(scene).png(), name, clip(alt, ALT))

    async def film(self, scenes: Sequence[Scene]) -> bytes | None:
        """Return these scenes as a GIF; None in a game without pictures.

        The boards are drawn one by one, so that other pictures come in between.
        """
        pictures = self._pictures(scenes[0].game)
        if pictures is None:
            return None
        stills = [
            await self._painter.draw(_fresh("still"), 0, partial(_still, pictures, scene))
            for scene in scenes
        ]
        return await asyncio.to_thread(film, stills)

    def scene_of(self, table: Table, locale: Locale) -> Scene:
        """Return the scene of a table for its reader."""
        return self._scene(
            table.public, table.view, locale, table.seat, marks=table.news, table=table
        )

    def _scene(
        self,
        public: Public,
        view: View,
        locale: Locale,
        seat: int | None,
        *,
        marks: Iterable[Entry],
        table: Table | None = None,
    ) -> Scene:
        names = seat_names(public, self._texts, locale)
        people = tuple(
            self._person(name, one) for name, one in zip(names, public.seats, strict=True)
        )
        return Scene(
            game=public.game,
            view=view,
            texts=self._texts,
            reader=reader(public, self._texts, locale, seat, plain=True),
            people=people,
            awaited=public.awaited,
            ready=public.ready,
            revision=public.revision,
            chain=public.head[:8],
            marks=tuple(mark for entry in marks for mark in entry.part.marks),
            decision=table.question if table else None,
            picked=(table.selection or ()) if table else (),
            standings=public.standings or (),
            seed=public.seed or "",
        )

    def _person(self, name: str, seat: Seat) -> Person:
        first = seat.holders[0] if len(seat.holders) == 1 else None
        handle = self._handles.get(first.person or 0, "") if first else ""
        machine = bool(seat.standin) or any(holder.ai for holder in seat.holders[:1])
        return Person(name, handle, machine)

    def _alt(self, shown: Board | Table, locale: Locale, seat: int | None) -> str:
        who = reader(shown.public, self._texts, locale, seat, plain=True)
        return alt_text(shown, self._texts, who)

    async def _draw(self, work: Callable[[], bytes], name: str, alt: str) -> Picture:
        """Draw under a key of its own: no request ever gets another's picture."""
        return Picture(name, await self._painter.draw(name, 0, work), alt or name)


def _zoomed(pictures: Pictures, scene: Scene, which: str) -> bytes:
    return pictures.zoom(scene, which).png()


def _still(pictures: Pictures, scene: Scene) -> bytes:
    return still(pictures.final(scene) if scene.standings else pictures.board(scene))


def _fresh(kind: str) -> str:
    """Return a file name that no client has kept."""
    return f"{kind}-{secrets.token_hex(5)}.png"
