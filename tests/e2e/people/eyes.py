"""All that one person receives while they look at a match from every side."""

import hashlib
import json
import re
import sqlite3
from datetime import timedelta
from typing import Any

from cogs.board.cog import BoardCog
from cogs.directs.cog import DirectCog
from cogs.match.pings import PingCog
from db.queries import directs
from db.queries.match import projections
from db.records.projections import PingKind
from play.match.nudges import WAITS
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from sandbox.world.model import Attachment
from sandbox.world.world import World
from tests.e2e.house import House, is_board
from tests.e2e.running.lines import Lines
from tests.e2e.thumbs import controls
from tests.play.match.calls.sending import rested

MASKS = (
    (re.compile(r"\b\d{15,20}\b"), "<id>"),
    (re.compile(r"\b1\d{12}\b"), "<moment>"),  # milliseconds since 1970
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)?"), "<time>"),
    (re.compile(r"\b(table|zoom|still|film)-[0-9a-f]{10}\b"), r"\1-<file>"),
    (re.compile(r"http://[\d.:]+/\S*?/(?=[^/\s\"]+\.(png|gif|json))"), "<address>/"),
    (re.compile(r"\?ex=[^\"\s]*"), ""),
    (re.compile(r"(?<=:)[0-9a-f]{12}(?=\")"), "<tag>"),  # drawn for each message to one person
)
TOLD = ("message_create", "message_update")
PICKING = ("set:", "next:", "group:", "fill:")


def masked(said: str) -> str:
    """What is left when ids, times and addresses of the platform's are taken out."""
    for pattern, instead in MASKS:
        said = pattern.sub(instead, said)
    return said


class Eyes:
    """A person who opens everything that can be opened in a match, without deciding anything.

    Whoever looks receives at least `least` things: fewer, and something has not been looked at.
    """

    least = 6

    def __init__(self, house: House, person: Person, thread: str, match: str, log: Lines) -> None:
        self._house = house
        self._person = person
        self._thread = thread
        self._match = match
        self._log = log
        self._files: dict[str, str] = {}
        self._remember_files(house.sandbox.core.world)

    def _remember_files(self, world: World) -> None:
        """Keep what every file held, also of messages that change before they are looked at."""
        keep = world.keep_file

        def kept(attachment: Attachment, body: bytes) -> None:
            words = attachment.filename.endswith(".json")
            held = masked(body.decode()) if words else hashlib.sha256(body).hexdigest()
            self._files[attachment.id] = held
            keep(attachment, body)

        world.keep_file = kept

    async def look(self, *, briefly: bool = False) -> list[str]:
        """Everything that came through this person's window and the log, masked and sorted."""
        await self._forget()
        board = await self._new_board()
        await self._at_the_table(board)
        if not briefly:
            await self._beside(board)
            await self._commands()
            await self._data(board)
        return await self._came()

    async def _came(self) -> list[str]:
        """All that has come since it was forgotten."""
        await self._quiet()
        came = [one["data"] for one in list(self._person.events) if one["event"] in TOLD]
        told = [self._received(one) for one in came]
        return sorted([*told, *(f"log {masked(line)}" for line in self._log)])

    async def _forget(self) -> None:
        """Forget what has come so far."""
        await self._quiet()
        self._person.events.clear()
        self._log.clear()

    async def _quiet(self) -> None:
        """Wait until the bot has nothing more to write."""
        while tasks := [one for one in self._house.bot._tasks if not one.done()]:
            for task in tasks:
                await task

    def _received(self, message: dict[str, Any]) -> str:
        """A message as the person gets it, its files by their content."""
        kept = {key: message.get(key) for key in ("components", "content", "flags", "embeds")}
        files = [(one["size"], self._files[one["id"]]) for one in message.get("attachments") or ()]
        return masked(json.dumps([kept, files], ensure_ascii=False))

    async def _new_board(self) -> ShownMessage:
        """Let the public message be written anew."""
        old = await self._house.board(self._person, self._thread)
        await self._house.services.play.projections.board_lost(self._match, int(old.id))
        self._house.bot.find(BoardCog).reconciler.late(self._match)
        await self._quiet()
        person = self._person

        def newer() -> list[ShownMessage]:
            seen = list(person.messages_seen.values())
            return [
                one
                for one in seen
                if is_board(one)
                and one.id != old.id
                and one.channel_id == self._thread
                and int(one.id) > int(old.id)
            ]

        await person.until(newer, "the new board")
        return newer()[-1]

    async def _at_the_table(self, board: ShownMessage) -> None:
        table = (await board.press(f"play:{self._match}")).message
        for verb in ("log:", "text:", "why:", "help:"):
            for one in controls(table, verb):
                beside = (await table.press(str(one["custom_id"]))).message
                table = (await beside.press(f"table:{self._match}")).message
        for verb in PICKING:
            found = controls(table, verb)
            if found:
                table = await self._use(table, found[0])
        for verb in ("page:", "clear:"):
            if found := controls(table, verb):
                table = await self._use(table, found[0])

    async def _use(self, table: ShownMessage, control: dict[str, Any]) -> ShownMessage:
        values = [str(control["options"][0]["value"])] if control["type"] != 2 else []
        key = await table.start(str(control["custom_id"]), *values)
        return (await self._person.answer(key)).message

    async def _beside(self, board: ShownMessage) -> None:
        await board.press(f"more:{self._match}")
        zoom = (await board.press(f"zoom:{self._match}")).message
        for one in zoom.selects:
            for option in (other for other in one["options"] if not other.get("default")):
                zoom = (await zoom.select(str(option["value"]))).message

    async def _data(self, board: ShownMessage) -> None:
        """Ask for all that is stored, with a report that was made just now; it is forgotten."""
        matches, store = self._house.services.play.matches, self._house.services.play.store
        matches._entropy = bytes  # the code of a report, which is drawn
        more = (await board.now.press(f"more:{self._match}")).message
        form = await more.press(f"report:{self._match}")
        await self._person.submit(form, words="It hangs.")
        await self._person.slash("data export", channel=self._thread)
        await store.write(lambda db: db.execute("DELETE FROM report"))

    async def _commands(self) -> None:
        for command in ("turn", "log", "rules", "matches", "board"):
            await self._person.slash(command, channel=self._thread)
        await self._person.autocomplete("rules", "topic", "", channel=self._thread)
        await self._person.autocomplete("log", "match", "", channel=self._thread)


KINDS: tuple[PingKind, ...] = ("turn", "reminder", "next", "missed")


class Called(Eyes):
    """A person before whom both players are called, in each way, for each reason."""

    async def look(self, *, briefly: bool = False) -> list[str]:
        """Everything that came through this person's window and the log, masked and sorted."""
        del briefly
        play = self._house.services.play
        seats = (await play.matches.board(self._match)).public.seats
        people = [(seat.seat, one.person) for seat in seats for one in seat.holders if one.person]
        await self._forget()
        for way in ("thread", "direct", "daily"):
            for _, person in people:
                await play.directs.choose(person, way, "en")
            await self._house.bot.find(DirectCog).regularly()
            for kind in KINDS:
                await self._call(people, kind)
        for _, person in people:
            await play.store.write(directs.put_note, person, play.clock.now())
        await self._house.bot.find(DirectCog).regularly()
        return await self._came()

    async def _call(self, people: list[tuple[int, int]], kind: PingKind) -> None:
        play, now = self._house.services.play, self._house.services.play.clock.now()
        await play.store.write(rested)  # nobody is called too often (TIM-4.3)
        for seat, person in people:
            await play.store.write(
                projections.call, self._match, person, seat, now, timedelta(0), kind
            )
        self._house.bot.find(PingCog)._late("")
        await self._quiet()


class Nudging(Called):
    """A person who has the other one called once more, where they wait for them."""

    least = 3  # a table, and the call to whoever is waited for
    nudged = 0  # times

    async def look(self, *, briefly: bool = False) -> list[str]:
        """Everything that came through this person's window and the log, masked and sorted."""
        del briefly
        play = self._house.services.play
        public = (await play.matches.board(self._match)).public
        await self._forget()
        for seat in public.seats:
            for one in seat.holders:
                if one.person and seat.seat in public.awaited:
                    await play.directs.choose(one.person, "thread", "en")
                    await self._call([(seat.seat, one.person)], "turn")
        await play.store.write(_a_day_later)
        board = await self._house.board(self._person, self._thread)
        table = (await board.press(f"play:{self._match}")).message
        for one in controls(table, "nudge:"):
            await table.press(str(one["custom_id"]))
            type(self).nudged += 1
        self._house.bot.find(PingCog)._late("")
        return await self._came()


def _a_day_later(db: sqlite3.Connection) -> None:
    db.execute("UPDATE ping SET pinged_at = pinged_at - ?", (WAITS // timedelta(milliseconds=1),))
