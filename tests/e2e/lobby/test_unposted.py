"""The bot ends between posting a table and noting where it stands: its message lives on."""

from pathlib import Path

import pytest

from cogs.lobby.cog import LobbyCog
from tests.e2e.house import House
from tests.e2e.thumbs import controls


class Ended(Exception):
    """The process is no more."""


async def ended(*_: object) -> None:
    raise Ended


@pytest.mark.rule("TIM-4.3")
async def test_a_table_that_nobody_presses_is_found_and_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path, pictures=False, still=True) as house:
        ana, bao = [await house.client.user(name, "en-US") for name in ("Ana", "Bao")]
        monkeypatch.setattr(house.services.play.lobbies, "posted", ended)
        await ana.slash("play", game="firstdeck", players=3)
        monkeypatch.undo()
        await house.stop()
        await house.start()
        (which,) = await house.services.play.lobbies.unposted()
        (table,) = [one for one in bao.messages_seen.values() if controls(one, "join:")]
        await house.bot.find(LobbyCog).sweep()
        assert (await house.services.play.lobbies.get(which)).message == int(table.id)
        assert await house.services.play.lobbies.unposted() == ()
        await house.services.play.lobbies.cancel(which, int(ana.id))
        await house.bot.find(LobbyCog).sweep()
        await bao.until(lambda: not controls(table.now, "join:"), "the end of the table")


@pytest.mark.rule("TIM-4.3")
async def test_one_that_stands_nowhere_is_looked_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path, pictures=False, still=True) as house:
        ana = await house.client.user("Ana", "en-US")
        monkeypatch.setattr(house.services.play.lobbies, "posted", ended)
        message = (await ana.slash("play", game="firstdeck", players=3)).message
        monkeypatch.undo()
        await house.stop()
        await house.client.call("DELETE", f"/channels/{message.channel_id}/messages/{message.id}")
        await house.start()
        cog, looked = house.bot.find(LobbyCog), list[str]()
        found = cog.messages.found

        async def counted(*of) -> bool:
            looked.append(of[0].id)
            return await found(*of)

        monkeypatch.setattr(cog.messages, "found", counted)
        cog._sought.clear()
        for _ in range(3):
            await cog.sweep()
        assert looked == [*await house.services.play.lobbies.unposted()]
