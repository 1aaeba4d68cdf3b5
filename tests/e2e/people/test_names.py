"""People are shown under the name by which their server knows them, and stay so."""

import json
import re

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin, lobby_id
from tests.e2e.house import House
from tests.e2e.thumbs import controls


def said(shown: ShownMessage) -> str:
    return json.dumps(shown.components, ensure_ascii=False)


async def call_them(house: House, guild: str, person: Person, nick: str) -> None:
    await house.client.call("PATCH", f"/guilds/{guild}/members/{person.id}", {"nick": nick})


async def test_each_server_has_its_own_name_of_a_person(house: House) -> None:
    ana, bao = await house.client.user("Ana"), await house.client.user("Bao")
    here = await house.client.guild()
    body = {"name": "Second", "members": [ana.id, bao.id], "bot": True}
    there = await house.client.call("POST", "/guilds", body)
    await call_them(house, here["id"], ana, "Capitaine")
    await call_them(house, there["id"], ana, "Patronne")
    await house.quiet()
    channels = [guild["channels"][0]["id"] for guild in (here, there)]
    tables: list[ShownMessage] = []
    for channel in channels:
        answer = await ana.slash("play", channel=channel, game="firstdeck", players=2, pace="none")
        tables.append(answer.message)
    assert "Capitaine" in said(tables[0])
    assert "Patronne" in said(tables[1])
    for lobby in tables:
        await (await bao.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    threads = [await house.thread(ana, lobby) for lobby in tables]
    await house.quiet()
    boards = [await house.board(ana, thread) for thread in threads]
    assert "Capitaine" in said(boards[0])
    assert "Patronne" in said(boards[1])
    asked = len(await house.client.requests("PATCH"))
    for board in (*boards, *boards):
        await board.now.press(str(controls(board.now, "log:")[0]["custom_id"]))
    await house.quiet()
    edits = (await house.client.requests("PATCH"))[asked:]
    assert [one for one in edits if "/webhooks/" not in str(one["path"])] == []  # no board

    await call_them(house, here["id"], ana, "Amirale")
    await house.quiet()
    for board in boards:
        await board.now.press(str(controls(board.now, "log:")[0]["custom_id"]))
    await house.quiet()
    boards = [await house.board(ana, thread) for thread in threads]
    assert "Amirale" in said(boards[0])
    assert "Patronne" in said(boards[1])


async def test_names_say_nothing_in_the_bots_voice(house: House) -> None:
    """Whatever they are called, on every screen: no link of two names, nothing turned around."""
    ana, bao = await house.client.user("Ana"), await house.client.user("Bao")
    here = (await house.client.guild())["id"]
    await call_them(house, here, ana, "[Free")
    await call_them(house, here, bao, "](https://evil.example)\u202e")
    await house.quiet()
    _, thread = await begin(house, 2, 0, "sampler")
    await house.quiet()
    shown = said_to(ana)
    board = await house.board(ana, thread)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    for verb in ("play", "log", "more", "zoom"):
        await board.now.press(f"{verb}:{match}")
    for command in ("matches", "turn", "board"):
        await ana.slash(command, channel=thread)
    named = [one["name"] for one in await ana.autocomplete("log", "match", "", channel=thread)]
    named += [one["name"] for one in await ana.threads()]
    assert all("[Free" in one and "](https://evil.example)" in one for one in named)
    await house.quiet()
    shown += said_to(ana)
    assert len([one for one in shown if r"\[Free" in one]) >= 5
    assert len([one for one in shown if r"\]\(https\://evil.example\)" in one]) >= 5
    for one in (*shown, *named):
        assert "\u202e" not in one
    for one in shown:
        assert "(https://evil" not in one
        assert not re.search(r"(?<!\\)\[Free", one)


def said_to(person: Person) -> list[str]:
    """All that formats in the messages that somebody sees now."""
    return [
        str(one["content"])
        for shown in person.messages_seen.values()
        for one in shown.components
        if "content" in one
    ]
