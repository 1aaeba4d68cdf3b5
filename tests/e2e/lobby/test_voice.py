"""What the bot posts for somebody: only where they may write themselves, and so often (TIM-4.3)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.people.strangers import muted

pytestmark = pytest.mark.rule("TIM-4.3")
EN = "en-US"
NOT_YOURS = "You cannot write in <#"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


async def deck(person: Person) -> ShownMessage:
    page = (await person.slash("deck list")).message
    page = (await page.select("RG", named="deck-ready:nintendo")).message
    return (await page.press("Use this deck")).message


async def test_nothing_is_posted_for_who_may_not_write_there(house: House) -> None:
    bao, chloe = await house.client.user("Bao", EN), await house.client.user("Chloé", EN)
    page, channel = await deck(bao), (await bao.channel())["id"]
    before = len(await chloe.messages(channel))
    await muted(house, channel, bao)
    for said in (
        await bao.slash("play", game="firstdeck"),
        await bao.slash("event create", game="firstdeck"),
        await page.press("Show everyone"),
    ):
        assert NOT_YOURS in said.text
    assert len(await chloe.messages(channel)) == before
    await chloe.slash("play", game="firstdeck")  # nobody else is concerned
    assert len(await chloe.messages(channel)) == before + 1


async def test_a_deck_is_shown_as_seldom_as_tables_are_opened(house: House) -> None:
    ana = await house.client.user("Ana", EN)
    page = await deck(ana)
    for _ in range(5):
        await ana.slash("play", game="firstdeck")
    await page.press("Show everyone")
    page = await page.change()
    said = await page.press("Show everyone")
    assert "You have opened tables or shown decks 6 times in this channel within a day" in said.text
    assert "again <t:" in said.text
    assert "6 times in this channel" in (await ana.slash("play", game="firstdeck")).text


async def test_no_deck_is_shown_where_the_server_wants_no_tables(house: House) -> None:
    bao = await house.client.user("Bao", EN)
    page = await deck(bao)
    guild, play = await house.client.guild(), house.services.play
    await play.servers.update(int(guild["id"]), lambda old: replace(old, channels=(1,)))
    said = await page.press("Show everyone")
    assert "Tables cannot be opened in this channel." in said.text
