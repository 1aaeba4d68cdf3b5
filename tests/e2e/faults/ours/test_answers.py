"""After a fault of ours there is an apology with a code, and one tries again."""

import asyncio
import re

import pytest

from cogs.app.context import Context
from cogs.match.cog import TableCog
from play.lobby.service import Lobbies
from play.people.service import People
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.faults.ours.failing import failing, locked
from tests.e2e.house import House
from tests.e2e.running.lines import Lines
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Table

ANSWERS = ("pick:", "choose:", "none:", "confirm:", "set:", "sets:", "next:", "nexts:", "fill:")


@pytest.mark.parametrize("broken", ["pressed", "seen"])
async def test_a_press_is_answered_when_nobody_can_be_recognised(
    table: Table, log: Lines, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    shown = await table.board()
    with monkeypatch.context() as patch:
        patch.setattr(People, broken, failing(9, getattr(People, broken), asyncio.Event()))
        said = await shown.press(f"play:{table.match}")
        command = await table.ana.slash("turn", channel=table.thread)
    codes = re.findall(r"code (\w{4})", said.text + command.text)
    assert len(codes) == 2
    assert said.message.ephemeral
    assert set(codes) <= set(table.house.services.counts.errors)
    assert all(code in log.text for code in codes)
    await table.finish()


async def test_a_refusal_of_a_command_comes_in_the_language_one_chose(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    await house.services.play.people.set_locale(int(ana.id), "fr")
    assert "Mon Premier Deck Building" in (await ana.slash("play", game="chess")).text


async def apology(table: Table, shown: ShownMessage, control: str) -> ShownMessage:
    """What is said of a press on a control while nothing can be shown."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableCog, "present", failing(9, TableCog.present, asyncio.Event()))
        key = await shown.start(control, forge=True)
        said = await table.ana.answer(key)
    assert re.search(r"code \w{4}", said.text)
    return said.message


async def test_after_a_fault_of_ours_one_tries_again(table: Table) -> None:
    shown = await table.open()
    (control, *_) = controls(shown, *ANSWERS)
    for press in (str(control["custom_id"]), f"play:{table.match}", f"table:{table.match}"):
        said = await apology(table, shown, press)
        (again,) = said.buttons
        assert again["custom_id"] == f"table:{table.match}"
        back = await said.press(f"table:{table.match}")
        assert controls(back.message, *ANSWERS)
    await table.finish()


async def opened(house: House) -> tuple[ShownMessage, str]:
    """A table of the sampler for three, opened by Ana."""
    shown = await open_lobby(house, 3, "sampler")
    return shown, lobby_id(shown)


async def test_after_a_fault_at_a_lobby_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bao = await house.client.user("Bao")
    shown, which = await opened(house)
    with monkeypatch.context() as patch:
        patch.setattr(Lobbies, "join", failing(9, Lobbies.join, asyncio.Event()))
        key = await (await bao.message(shown.id)).start(f"join:{which}")
        await bao.until(lambda: any("code" in one.text for one in bao.messages_seen.values()))
        said = next(one for one in bao.messages_seen.values() if "code" in one.text)
    assert key
    assert said.ephemeral
    (again,) = said.buttons
    assert again["custom_id"] == f"lobby:{which}"
    back = (await said.press(f"lobby:{which}")).message
    assert back.id == said.id  # the apology has become the lobby as it is
    assert "Ana" in back.text
    back = (await back.press(f"join:{which}")).message
    assert back.ephemeral
    assert "Bao" in back.text
    await house.quiet()
    assert "Bao" in shown.now.text  # and so has the public message
    assert not shown.now.ephemeral
    await back.press(f"leave:{which}")
    await house.quiet()
    assert "Bao" not in shown.now.text


async def test_after_a_fault_at_the_panel_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, which = await opened(house)
    ana = await house.client.user("Ana")
    panel = (await shown.press(f"options:{which}")).message
    with monkeypatch.context() as patch:
        patch.setattr(Lobbies, "set_seats", failing(9, Lobbies.set_seats, asyncio.Event()))
        key = await panel.start(f"opt:{which}:seats", "2")
        said = (await ana.answer(key)).message
    (again,) = said.buttons
    assert again["custom_id"] == f"options:{which}"
    back = (await said.press(f"options:{which}")).message
    back = (await back.select("2", named=f"opt:{which}:seats")).message
    assert controls(back, "opt:")
    await house.quiet()
    assert "2" in shown.now.text


@pytest.mark.parametrize("verb", ["fair", "how-to"])
async def test_after_a_fault_beside_a_lobby_the_same_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    shown, which = await opened(house)
    with monkeypatch.context() as patch:
        patch.setattr(Context, "show", failing(9, Context.show, asyncio.Event()))
        said = (await shown.press(f"{verb}:{which}")).message
    (again,) = said.buttons
    assert again["custom_id"] == f"{verb}:{which}"
    assert "code" not in (await said.press(f"{verb}:{which}")).text


@pytest.mark.parametrize(
    ("command", "control", "home"),
    [("settings", "my-language", "mine"), ("server", "our-language", "ours")],
)
async def test_after_a_fault_at_settings_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str, control: str, home: str
) -> None:
    ana = await house.client.user("Ana")
    panel = (await ana.slash(command)).message
    if command == "settings":
        panel = (await panel.press("mine:reading")).message
    with monkeypatch.context() as patch:
        patch.setattr(house.services.play.store, "write", locked)
        said = (await panel.select("en", named=control)).message
    (again,) = said.buttons
    assert str(again["custom_id"]).partition(":")[0] == home
    back = (await said.press(str(again["custom_id"]))).message
    if command == "settings":
        back = (await back.press("mine:reading")).message
    assert (await back.select("en", named=control)).message.selects
