"""A match goes on with the cards it was started with, whatever the next release prints."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from cogs.app.render_client import RenderClient
from cogs.monitoring.counts import Counts
from cogs.ui.words import alt_text, told_lines
from cogs.ui.words import reader as reads
from games.core.match.export import Export
from games.registry import Game
from locales.texts import LOCALES
from play.records import Board, Table
from render.job import Job
from render.queue import RenderQueue
from tests.games.every import GAMES, TEXTS, texts_of
from tests.games.others import other
from tests.games.shown import draw
from tests.play.house import ANA, House, house

LOOK = 6  # answers between two looks


class Eyes:
    """Looks at all that a match shows, in words of both languages and in pictures."""

    def __init__(self, key: str) -> None:
        self.rules = other(key).rules()
        self._render_client = RenderClient(RenderQueue(), TEXTS, GAMES, Counts())
        self._drawn = bool(GAMES[key].pictures)
        self.seen = 0

    def table(self, table: Table) -> None:
        assert table.faces == self.rules.faces(table.view)
        assert table.public.names == self.rules.names()
        assert list(table.described) == self.rules.describe(table.view)
        for locale in LOCALES:
            who = reads(table.public, TEXTS, locale, table.seat)
            for text in texts_of(table.question) if table.question else ():
                assert TEXTS.say(text, who)
            assert alt_text(table, TEXTS, who)
            told_lines(table.news.entries, TEXTS, who)
        self.seen += 1
        if self._drawn and not self.seen % LOOK:
            scene = self._render_client.scene_of(table, LOCALES[self.seen // LOOK % 2])
            assert draw(Job("table", scene))
            for zoom in msgspec.json.decode(draw(Job("zooms", scene))):
                assert draw(Job("zoom", scene, zoom[0]))

    def board(self, board: Board) -> None:
        assert board.faces == self.rules.faces(board.view)
        for locale in LOCALES:
            assert alt_text(board, TEXTS, reads(board.public, TEXTS, locale, None))
        if self._drawn:
            scene = self._render_client._scene(board, "fr", None, marks=board.events)
            assert draw(Job("final" if board.public.standings else "board", scene))


@asynccontextmanager
async def opened(file: Path, games: Mapping[str, Game]) -> AsyncIterator[House]:
    home, faults = await house(file, games=games), list[BaseException]()
    home.play.on_fault(lambda _, fault, **_about: faults.append(fault))
    await home.play.start()
    try:
        yield home
    finally:
        await home.play.close()
    assert faults == []  # an AI that knew other cards would answer by defaults instead


async def answers(home: House, match: str, eyes: Eyes, most: int) -> Table:
    """Let Ana answer up to so many times, and AIs after her; look at everything."""
    for turn in range(most):
        await home.play.matches.settled()
        table = await home.play.matches.table(match, ANA.id)
        eyes.table(table)
        if table.question is None:
            return table
        await home.answer_any(match, ANA, turn)
        if not turn % LOOK:
            eyes.board(await home.play.matches.board(match))
    return await home.play.matches.table(match, ANA.id)


@pytest.mark.parametrize("key", GAMES)
async def test_a_match_is_played_to_its_end_with_its_own_cards(key: str, tmp_path: Path) -> None:
    """Started with other cards than today's, gone on with after a restart with today's."""
    file, eyes = tmp_path / "play.db", Eyes(key)
    seats = next(one for one in GAMES[key].info.seats if one > 1)
    async with opened(file, {key: other(key)}) as home:
        match = await home.match(ANA, ais=seats - 1, game=key)
        await answers(home, match, eyes, 3)
        assert eyes.seen == 3
    async with opened(file, GAMES) as home:
        table = await answers(home, match, eyes, 500)
        assert table.public.standings is not None
        assert eyes.seen > 8
        eyes.board(await home.play.matches.board(match))
        data = await home.play.matches.export(match, ANA.id)
        assert msgspec.json.decode(data, type=Export).cards == other(key).cards.decode()
        assert (await home.play.verifier.verify(data, ANA.id)).part is None
        log = await home.play.matches.log(match, ANA.id, None)
        for locale in LOCALES:
            assert told_lines(log.entries, TEXTS, reads(log.public, TEXTS, locale, 0), 100)
