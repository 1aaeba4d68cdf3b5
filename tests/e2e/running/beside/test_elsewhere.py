"""What arrives at another process than the owner's: direct messages, which all come to shard 0."""

import asyncio

import pytest

from tests.e2e.running.beside.processes import PATIENCE, Bots
from tests.e2e.thumbs import Thumb, controls

GREETING = "This is where I will write to you."


@pytest.mark.timeout(400)
@pytest.mark.rule("SCL-2")
async def test_what_is_pressed_in_direct_messages_is_shown_by_the_owner(bots: Bots) -> None:
    channel = await bots.channel(1)
    await bots.start("a", "0/2")
    await bots.start("b", "1/2")
    await bots.until_held(2)
    ana, bao = [await bots.client.user(name, "en-US") for name in ("Ana", "Bao")]
    page = (await bao.slash("settings", channel=channel)).message
    await page.select("direct", named="my-calls")
    await bao.until(
        lambda: [one for one in bao.messages_seen.values() if GREETING in one.text], "a greeting"
    )
    home = str((await bao.direct())["id"])
    lobby = (await ana.slash("play", game="firstdeck", players=2, channel=channel)).message
    which = str(controls(lobby, "leave:", "how-to:")[0]["custom_id"]).split(":")[1]
    await (await bao.message(lobby.id)).press(f"join:{which}")

    def called() -> list[object]:
        return [
            one
            for one in bao.messages_seen.values()
            if one.channel_id == home and controls(one, "play:")
        ]

    await bao.until(called, "a call by direct message")
    (call,) = [
        one
        for one in bao.messages_seen.values()
        if one.channel_id == home and controls(one, "play:")
    ]
    table = (await call.press(str(controls(call, "play:")[0]["custom_id"]))).message
    assert "cannot be called" not in table.text  # nothing is known here of where it is played
    thumb = Thumb(bao, 0)
    await thumb.play(table)
    assert thumb.presses
    query = (
        "SELECT (SELECT count(*) FROM move v WHERE v.match = m.id AND v.person = ?),"
        " shown = change AND board_message IS NOT NULL FROM match m"
    )
    async with asyncio.timeout(PATIENCE):
        while True:
            moves, shown = bots.db.execute(query, (int(bao.id),)).fetchone()
            assert moves > 0
            if shown:
                break
            await asyncio.sleep(0.1)
    assert "could not update" not in bots.log("a") + bots.log("b")
    assert "failed" not in bots.log("a") + bots.log("b")
