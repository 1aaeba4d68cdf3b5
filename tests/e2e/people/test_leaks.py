"""Nobody receives anything through Discord that depends on what they may not know.

Two positions that a reader cannot tell apart (`Match.redealt`) are put under the running bot in
turn. The reader looks at everything; all that comes through their window (public messages too)
and all that is logged meanwhile must be the same.
"""

import contextlib
import io
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
import structlog
from msgspec.structs import replace
from PIL import Image

from cogs.app.context import Context
from cogs.app.render_client import RenderClient
from cogs.directs import cog as direct_cog
from cogs.match import pings
from cogs.ui.page import Page, PictureFile, button, rows, words
from games.core.decision import random_picks
from games.core.streams import Streams
from play.match import tables
from play.records import Person as Known
from sandbox.client.client import Person
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.people import worlds
from tests.e2e.people.eyes import Called, Eyes, Nudging
from tests.e2e.running.lines import Lines, lines
from tests.engine.strategies import every_game

MOVES = {"firstdeck": 9, "allstar": 7, "nba": 25, "sampler": 6}  # into the match
GAMES = sorted(every_game())


@pytest.fixture
async def log() -> AsyncIterator[Lines]:
    with lines("INFO") as caught:
        yield caught


@pytest.fixture
async def house(tmp_path: Path, log: Lines) -> AsyncIterator[House]:
    async with House(tmp_path) as opened:
        for name in ("Ana", "Bao", "Chloé"):
            await opened.client.user(name)
        yield opened


class NothingHidden(Exception):
    """There is no second world here."""


class Stage:
    """A match under way, with readers at its seats and one beside it."""

    def __init__(self, house: House, log: Lines, sees: type[Eyes] = Eyes) -> None:
        self.house = house
        self.log = log
        self.sees = sees

    async def set_up(self, game: str, moves: int) -> None:
        self.thumbs, self.thread = await begin(self.house, 2, 0, game)
        (self.match,) = await self.house.services.play.matches.in_channel(int(self.thread))
        await worlds.play_on(self.house, self.match, moves)

    async def told_apart(
        self, reader: int | None, salt: int = 1, *, briefly: bool = False
    ) -> list[str]:
        """What differs of all that this reader receives in two worlds."""
        person = await self._person(reader)
        eyes = self.sees(self.house, person, self.thread, self.match, self.log)
        whole = await worlds.stored(self.house, self.match)
        one, other = await worlds.twins(self.house, self.match, reader, salt)
        if one == other:
            raise NothingHidden
        self.first = one
        await worlds.put(self.house, self.match, one)
        if not briefly:
            await eyes.look()  # from now on nothing is new
        first = await eyes.look(briefly=briefly)
        await worlds.put(self.house, self.match, other)
        second = await eyes.look(briefly=briefly)
        await worlds.put(self.house, self.match, whole)
        return differences(first, second, eyes.least)

    async def told_by_steps(self, reader: int | None) -> list[str]:
        """What differs for this reader when somebody else seals one answer more, not their last."""
        person = await self._person(reader)
        eyes = self.sees(self.house, person, self.thread, self.match, self.log)
        matches = self.house.services.play.matches
        if reader is None:  # who follows is known, and has data
            await matches.follow(self.match, Known(int(person.id), person.name))
        for turn in range(40):
            for seat in {0, 1} - {reader}:
                by = int(self.thumbs[seat].person.id)
                before = await matches.table(self.match, by)
                if before.question is None:
                    continue
                await eyes.look()
                first = await eyes.look()
                picks = random_picks(before.question, Streams(bytes([turn])), "picks")
                after = await matches.answer(self.match, by, before.question.id, picks)
                if (
                    len(after.answers.given) > len(before.answers.given)
                    and after.question is not None
                ):
                    return differences(first, await eyes.look(), eyes.least)
        raise NothingHidden

    async def _person(self, reader: int | None) -> Person:
        """Who looks from a seat, or from beside the table."""
        if reader is None:
            return await self.house.client.user("Chloé")
        return self.thumbs[reader].person


def differences(first: list[str], second: list[str], least: int) -> list[str]:
    """What was received only the one or only the other time."""
    assert len(first) >= least
    ones, others = Counter(first), Counter(second)
    return [*(ones - others).elements(), *(others - ones).elements()]


@pytest.mark.parametrize("reader", [0, None])
async def test_how_many_answers_others_have_sealed_is_nowhere_received(
    house: House, log: Lines, reader: int | None
) -> None:
    stage = Stage(house, log)
    await stage.set_up("sampler", 0)
    assert await stage.told_by_steps(reader) == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_player_and_the_public_receive_the_same(
    house: House, log: Lines, game: str
) -> None:
    stage = Stage(house, log)
    await stage.set_up(game, MOVES.get(game, 8))
    assert await stage.told_apart(1) == []
    assert await stage.told_apart(None) == []


@pytest.mark.rule("TIM-4.3")
@pytest.mark.parametrize("game", GAMES)
async def test_calls_and_notes_tell_the_same(house: House, log: Lines, game: str) -> None:
    """In the thread, by direct message, in a daily note: to whom it is their turn, or next."""
    stage = Stage(house, log, Called)
    await stage.set_up(game, MOVES.get(game, 8))
    for reader in (0, 1, None):
        with contextlib.suppress(NothingHidden):
            assert await stage.told_apart(reader) == []


@pytest.mark.rule("TIM-4.5")
@pytest.mark.parametrize("game", GAMES)
async def test_calls_that_others_repeat_tell_the_same(
    house: House, log: Lines, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits has the other called once more; who is called learns no more by it."""
    monkeypatch.setattr(Nudging, "nudged", 0)
    stage = Stage(house, log, Nudging)
    await stage.set_up(game, MOVES.get(game, 8))
    for turn in range(60):
        if len((await house.services.play.matches.board(stage.match)).public.awaited) == 1:
            for reader in (0, 1):
                with contextlib.suppress(NothingHidden):
                    assert await stage.told_apart(reader) == []
            if Nudging.nudged:
                return
        await worlds.play_on(house, stage.match, 1, turn)
    raise AssertionError("nobody has waited for another")


@pytest.mark.rule("TIM-4.3")
@pytest.mark.parametrize("reader", [0, None])
async def test_how_many_answers_others_have_sealed_is_in_no_call(
    house: House, log: Lines, reader: int | None
) -> None:
    stage = Stage(house, log, Called)
    await stage.set_up("sampler", 0)
    assert await stage.told_by_steps(reader) == []


async def test_a_leak_in_a_repeated_call_is_found(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(house, log, Nudging)
    await stage.set_up("nba", MOVES["nba"])
    shown = pings.ping_page
    told: list[int] = []

    def leaky(*args: object) -> Page:
        told.append(len(told))
        page: Page = shown(*args)
        return replace(page, items=[*page.items, words(str(len(told)))])

    monkeypatch.setattr(pings, "ping_page", leaky)
    found: list[str] = []
    for reader in (0, 1):
        with contextlib.suppress(NothingHidden):
            found += await stage.told_apart(reader)
    assert found
    assert told


@pytest.mark.parametrize("page", ["ping_page", "direct_page", "note_page"])
async def test_a_leak_in_a_call_is_found(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    stage = Stage(house, log, Called)
    await stage.set_up("firstdeck", 0)
    module = direct_cog if page == "note_page" else pings
    made = getattr(module, page)
    told: list[int] = []

    def leaky(*args: object) -> Page:
        told.append(len(told))
        shown: Page = made(*args)
        return replace(shown, items=[*shown.items, words(str(len(told)))])

    monkeypatch.setattr(module, page, leaky)
    assert await stage.told_apart(0)
    assert told


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_in_many_positions(house: House, log: Lines, game: str) -> None:
    stage = Stage(house, log)
    await stage.set_up(game, 0)
    for turn in range(12):
        await worlds.play_on(house, stage.match, 5, turn)
        if (await house.services.play.matches.board(stage.match)).public.status != "running":
            return
        for reader in (0, 1, None):
            with contextlib.suppress(NothingHidden):
                assert await stage.told_apart(reader, turn) == []


# Leaks that are put in on purpose: each must be found

Plant = Callable[[pytest.MonkeyPatch, Stage], None]


async def hidden(stage: Stage) -> int:
    """Something that depends on what the reader may not know."""
    return int((await worlds.stored(stage.house, stage.match)) != stage.first)


def in_pages(change: Callable[[Page, int], Page]) -> Plant:
    def plant(patch: pytest.MonkeyPatch, stage: Stage) -> None:
        show = Context.show

        async def leaky(context: Context, page: Page) -> None:
            await show(context, change(page, await hidden(stage)))

        patch.setattr(Context, "show", leaky)

    return plant


def in_pictures(change: Callable[[PictureFile, int], PictureFile]) -> Plant:
    def plant(patch: pytest.MonkeyPatch, stage: Stage) -> None:
        draw = RenderClient.table

        async def leaky(render_client: RenderClient, *args) -> PictureFile | None:
            picture = await draw(render_client, *args)
            assert picture is not None
            return change(picture, await hidden(stage))

        patch.setattr(RenderClient, "table", leaky)

    return plant


def pixel(picture: PictureFile, secret: int) -> PictureFile:
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    image.putpixel((0, 0), (secret, 0, 0))
    file = io.BytesIO()
    image.save(file, "png")
    return replace(picture, data=file.getvalue())


def in_log(patch: pytest.MonkeyPatch, stage: Stage) -> None:
    show = Context.show

    async def leaky(context: Context, page: Page) -> None:
        structlog.get_logger("cogs").info("shown", what=await hidden(stage))
        await show(context, page)

    patch.setattr(Context, "show", leaky)


def in_order(patch: pytest.MonkeyPatch, stage: Stage) -> None:
    make = tables.table

    def leaky(change, *args, **named):
        table = make(change, *args, **named)
        if table.question is None or change.whole.match.snapshot == stage.first:
            return table
        turned = table.question.options[::-1]
        return replace(table, question=msgspec.structs.replace(table.question, options=turned))

    patch.setattr(tables, "table", leaky)


def in_the_board(patch: pytest.MonkeyPatch, stage: Stage) -> None:
    make = tables.board

    def leaky(change, *args, **named):
        board = make(change, *args, **named)
        same = change.whole.match.snapshot == stage.first
        return board if same else replace(board, describe=lambda _: ())

    patch.setattr(tables, "board", leaky)


PLANTS: dict[str, Plant] = {
    "text": in_pages(lambda page, it: replace(page, items=[*page.items, words(f"{it}")])),
    "custom_id": in_pages(
        lambda page, it: replace(page, items=[*page.items, *rows([button(f"x:{it}", "x")])])
    ),
    "one component more": in_pages(
        lambda page, it: replace(page, items=[*page.items, *[words("x")] * it])
    ),
    "alt text": in_pictures(lambda picture, it: replace(picture, alt=f"{picture.alt[:900]}{it}")),
    "pixel": in_pictures(pixel),
    "attachment size": in_pictures(lambda one, it: replace(one, data=one.data + b"x" * it)),
    "file name": in_pictures(lambda one, it: replace(one, name=f"seen{it}.png")),
    "log line": in_log,
    "order of options": in_order,
    "the board": in_the_board,
}


async def test_every_kind_of_leak_is_found(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(house, log)
    await stage.set_up("firstdeck", 0)  # Ana puts her deck in order
    assert await stage.told_apart(0) == []
    for name, plant in PLANTS.items():
        with monkeypatch.context() as patch:
            plant(patch, stage)
            assert await stage.told_apart(0, briefly=True), f"nobody noticed the leak: {name}"
