"""The language of a table: its host's, or what is set; what one alone reads is in theirs."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, play_match


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        await opened.client.user("Ana", "fr")
        await opened.client.user("Bao", "en-US")
        yield opened


async def table(house: House, name: str, locale: str | None = None) -> tuple[Person, ShownMessage]:
    host = await house.client.user(name, locale)
    return host, (await host.slash("play", game="firstdeck", players=2, pace="none")).message


@pytest.mark.parametrize(
    ("locale", "said"),
    [("fr", "Places 1 sur 2"), ("en-GB", "Seats 1 of 2"), ("de", "Places 1 sur 2")],
)
async def test_a_table_speaks_its_hosts_language_else_its_servers(
    house: House, locale: str, said: str
) -> None:
    guild = int((await house.client.guild())["id"])
    await house.services.play.servers.update(guild, lambda old: replace(old, locale="fr"))
    _, lobby = await table(house, "Ana", locale)
    assert said in lobby.text


async def test_what_somebody_has_chosen_for_themselves_comes_first(house: House) -> None:
    bao = await house.client.user("Bao")
    await house.services.play.people.set_locale(int(bao.id), "fr")
    _, lobby = await table(house, "Bao")
    assert "Places 1 sur 2" in lobby.text


async def test_an_english_guest_at_a_french_table(house: House) -> None:
    """The host is English and sets French; to the end each reads their own table in their own."""
    bao, lobby = await table(house, "Bao")
    which = lobby_id(lobby)
    assert "Seats 1 of 2" in lobby.text
    panel = (await lobby.press(f"options:{which}")).message
    panel = (await panel.select("fr", named=f"opt:{which}:language")).message
    labels = [one["label"] for row in panel.selects for one in row.get("options", ())]
    assert "Language of the table · Français" in labels
    await house.quiet()
    assert "Places 1 sur 2" in (await bao.message(lobby.id)).text
    ana = await house.client.user("Ana")
    await (await ana.message(lobby.id)).press(f"join:{which}")
    thread = await house.thread(ana, lobby)
    board = await house.board(bao, thread)
    assert "on attend" in board.text
    match = str(next(one["custom_id"] for one in board.buttons)).split(":")[1]
    mine = (await board.press(f"play:{match}")).message
    theirs = (await (await ana.message(board.id)).press(f"play:{match}")).message
    assert "Log" in mine.labels
    assert "Journal" in theirs.labels
    end = await play_match(house, [Thumb(bao, 1), Thumb(ana, 2)], thread)
    assert "Dernière série" in end.text
    assert "Revanche" in end.labels
    verdict = (await end.press(f"verify:{match}")).message
    assert "Seed `" in verdict.text  # Bao alone reads it
