"""While somebody looks, their table keeps up: it is edited at their turn and at the end."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.app.edits import TOKEN_LIVES, edit_answer
from cogs.match.cog import TableCog
from cogs.match.page import TableScreen
from cogs.ui.page import Page, words
from db.records.channels import Whereabouts
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import ANSWERS, STEPS, Thumb, controls

ASKED = (*ANSWERS, *STEPS)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


class Waits:
    """A match of NBA of two in which one plays, while the other looks at a table that waits."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def set_up(self) -> None:
        self.thumbs, self.thread = await begin(self.house, 2, 0, "nba")
        self.matches = self.house.services.play.matches
        (self.match,) = await self.matches.in_channel(int(self.thread))
        for _ in range(200):
            public = (await self.matches.board(self.match)).public
            if len(public.awaited) == 1:
                break
            await self.turn(public.awaited[0])
        self.plays = (await self.matches.board(self.match)).public.awaited[0]
        self.looks: Person = self.thumbs[1 - self.plays].person
        board = await self.house.board(self.looks, self.thread)
        self.table: ShownMessage = (await board.press(f"play:{self.match}")).message
        assert not controls(self.table, *ASKED)
        assert controls(self.table, "table:")

    async def turn(self, seat: int) -> None:
        thumb: Thumb = self.thumbs[seat]
        board = await self.house.board(thumb.person, self.thread)
        await thumb.play((await board.press(f"play:{self.match}")).message)
        await self.house.quiet()


@pytest.fixture
async def waits(house: House) -> Waits:
    made = Waits(house)
    await made.set_up()
    return made


async def test_a_table_that_waits_is_edited_when_its_turn_comes(waits: Waits) -> None:
    """The open question stands there without a press, and can be answered there."""
    await waits.turn(waits.plays)
    shown = waits.table.now
    assert controls(shown, *ASKED)
    assert "À toi de jouer" in shown.text or "Your turn" in shown.text
    thumb = waits.thumbs[1 - waits.plays]
    before = (await waits.matches.board(waits.match)).public.revision
    await thumb.play(shown, 40)
    assert (await waits.matches.board(waits.match)).public.revision > before


async def test_a_turn_that_comes_while_the_table_is_drawn_is_not_missed(
    waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before the other's answer is brought up to date after it is shown."""
    cog = waits.house.bot.find(TableCog)
    draw, thumb = cog._page, waits.thumbs[waits.plays]

    async def slowly(screen: TableScreen, where: Whereabouts, *, in_words: bool) -> Page:
        if not late:
            late.append(True)
            board = await waits.house.board(thumb.person, waits.thread)
            await thumb.play((await board.press(f"play:{waits.match}")).message)
        return await draw(screen, where, in_words=in_words)

    late: list[bool] = []
    monkeypatch.setattr(cog, "_page", slowly)
    shown = (await waits.table.now.press(f"table:{waits.match}")).message
    await waits.house.quiet()
    assert late
    assert controls(shown.now, *ASKED)


async def test_who_presses_at_once_is_spared_the_edit(waits: Waits) -> None:
    """A moment is left to whoever looks; what they open by themselves needs no request more."""
    over = asyncio.Event()

    async def moment() -> None:
        await over.wait()

    waits.house.bot.find(TableCog).moment = moment
    before = len(await waits.house.client.requests("GET", "/messages/@original"))
    thumb = waits.thumbs[waits.plays]
    board = await waits.house.board(thumb.person, waits.thread)
    await thumb.play((await board.press(f"play:{waits.match}")).message)
    assert (await waits.matches.board(waits.match)).public.awaited != (waits.plays,)
    shown = (await waits.table.now.press(f"table:{waits.match}")).message
    assert controls(shown, *ASKED)
    over.set()
    await waits.house.quiet()
    assert len(await waits.house.client.requests("GET", "/messages/@original")) == before


async def test_a_table_that_waits_tells_the_end(waits: Waits) -> None:
    """Whoever waits while another concedes sees the end there, and can play again."""
    other = waits.thumbs[waits.plays].person
    more = await other.slash("concede", channel=waits.thread)
    await more.message.press(f"conceded:{waits.match}")
    await waits.house.quiet()
    assert (await waits.matches.board(waits.match)).public.status == "over"
    assert not controls(waits.table.now, *ASKED, "table:")
    assert controls(waits.table.now, "rematch:")


async def test_another_page_in_its_place_is_left_alone(waits: Waits) -> None:
    """Whatever else stands there by now, as the table of another match does."""
    tables = waits.house.bot.find(TableCog).waiting
    (kept,) = tables.of(waits.match).values()
    await edit_answer(waits.house.bot, kept.token, Page([words("Something else")]))
    await waits.turn(waits.plays)
    assert waits.table.now.text == "Something else"
    assert int(waits.looks.id) not in tables.of(waits.match)


async def test_a_table_that_was_deleted_is_not_missed(waits: Waits) -> None:
    """Its place is taken by a newer one, which waits as well."""
    board = await waits.house.board(waits.looks, waits.thread)
    newer = (await board.press(f"play:{waits.match}")).message
    await waits.house.quiet()
    await waits.turn(waits.plays)
    assert controls(newer.now, *ASKED)
    assert waits.table.id not in waits.looks.messages_seen


async def test_nothing_is_asked_of_discord_before_it_is_their_turn(waits: Waits) -> None:
    """Moves of others change the board alone."""
    before = len(await waits.house.client.requests("GET", "/messages/@original"))
    player, shown = waits.thumbs[waits.plays], waits.table.now.data
    board = await waits.house.board(player.person, waits.thread)
    asked = (await board.press(f"play:{waits.match}")).message
    revision = (await waits.matches.board(waits.match)).public.revision
    for _ in range(20):
        asked = await player.play(asked, 1)
        await waits.house.quiet()
        public = (await waits.matches.board(waits.match)).public
        if public.awaited != (waits.plays,):
            break
        assert waits.table.now.data == shown
        assert len(await waits.house.client.requests("GET", "/messages/@original")) == before
    assert public.revision > revision


async def test_a_table_whose_token_has_ended_is_no_longer_touched(waits: Waits) -> None:
    """Discord says so, where our own clock thinks otherwise."""
    await waits.house.client.advance(TOKEN_LIVES + 120)
    before = waits.table.now.data
    await waits.turn(waits.plays)
    assert waits.table.now.data == before


@pytest.mark.parametrize("verb", ["log", "text"])
async def test_what_is_read_beside_stays_when_the_turn_comes_and_says_so(
    waits: Waits, verb: str
) -> None:
    beside = (await waits.table.press(f"{verb}:{waits.match}")).message
    assert not controls(beside, "go-on:")
    read = beside.text
    await waits.turn(waits.plays)
    now = beside.now
    assert now.id == waits.table.id
    first, rest = now.text.split("\n", 1)
    assert first in {"**Une question t’attend.**", "**A question waits for you.**"}
    assert rest == read  # nothing else has moved
    assert next(str(one["custom_id"]) for one in now.components if "custom_id" in one) == (
        f"go-on:{waits.match}"
    )
    table = (await now.press(f"go-on:{waits.match}")).message
    assert table.id == waits.table.id
    assert controls(table, *ASKED)


async def test_what_is_read_from_the_board_says_so_too_and_only_at_the_turn(waits: Waits) -> None:
    board = await waits.house.board(waits.looks, waits.thread)
    log = (await board.press(f"log:{waits.match}")).message
    await waits.turn(waits.plays)
    assert controls(log.now, "go-on:")
    table = (await log.now.press(f"go-on:{waits.match}")).message
    assert controls(table, *ASKED)
    again = (await table.press(f"log:{waits.match}")).message
    assert not controls(again, "go-on:")  # that question was open when it was opened
