"""Direct messages through the client: chosen, greeted, answered in, shut; daily notes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.directs.cog import DirectCog
from cogs.match.pings import PingCog
from sandbox.client.client import Person, Refusal
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.play.house import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True, clock=clock) as opened:
        yield opened


async def choose(house: House, person: Person, way: str) -> ShownMessage:
    """Choose a way to be called, and no language; return the page after that."""
    page = (await person.slash("settings")).message
    page = (await page.select(way, named="my-calls")).message
    await house.quiet()
    return page


async def calls(house: House) -> None:
    """Let everybody be called who is to be."""
    house.bot.find(PingCog)._late("")
    await house.quiet()


async def direct(person: Person) -> list[ShownMessage]:
    """What the bot wrote to this person; not the tables that they opened there."""
    found = await person.messages(await person.direct())
    return [one for one in found if not one.ephemeral]


def threads(person: Person, thread: str) -> list[ShownMessage]:
    """The messages of a thread that call this person."""
    seen = person.messages_seen.values()
    return [one for one in seen if one.channel_id == thread and one.pings_me and not one.ephemeral]


@pytest.mark.rule("TIM-4.2")
@pytest.mark.parametrize(
    ("language", "greeting", "turn", "stopped"),
    [
        ("en-US", "This is where I will write to you.", "Your turn in **Sampler**", "any more"),
        (
            "fr",
            "C’est ici que je t’écrirai.",
            "À toi de jouer à **Échantillon**",
            "ne t’écris plus",
        ),
    ],
)
async def test_calls_come_by_direct_message_and_are_answered_there(
    house: House, language: str, greeting: str, turn: str, stopped: str
) -> None:
    bao = await house.client.user("Bao", language)
    await choose(house, bao, "direct")
    (hello,) = await direct(bao)
    assert greeting in hello.text
    _, thread = await begin(house, 2, 0, "sampler")
    await calls(house)
    assert threads(bao, thread) == []
    _, call = await direct(bao)
    guild = await house.client.guild()
    assert turn in call.text
    assert guild["name"] in call.text
    assert "Ana, Bao" in call.text
    (play,) = controls(call, "play:")
    table = (await (await bao.message(call.id)).press(str(play["custom_id"]))).message
    assert table.ephemeral
    assert table.channel_id == call.channel_id
    assert controls(table, "pick:", "set:", "sets:", "next:", "fill:", "choose:", "group:")
    (stop,) = controls(hello, "my-calls-stop:")
    said = await (await bao.message(hello.id)).press(str(stop["custom_id"]))
    assert stopped in said.text
    settings = await house.services.play.people.settings(int(bao.id))
    assert (settings.calls, settings.pings) == ("thread", True)


@pytest.mark.rule("TIM-4.2")
async def test_nobody_else_ever_gets_one(house: House) -> None:
    bao = await house.client.user("Bao", "en-US")
    await choose(house, bao, "direct")
    thumbs, _ = await begin(house, 2, 0, "sampler")
    await calls(house)
    ana = thumbs[0].person
    with pytest.raises(LookupError):
        await ana.direct()
    opened = await house.client.requests("POST", "/users/@me/channels")
    assert [one["json"]["recipient_id"] for one in opened] == [int(bao.id)]


@pytest.mark.rule("TIM-4.2")
async def test_who_shuts_them_is_called_in_the_thread_and_told_once(house: House) -> None:
    bao = await house.client.user("Bao", "en-US")
    await choose(house, bao, "direct")
    await bao.shut()
    _, thread = await begin(house, 2, 0, "sampler")
    await calls(house)
    assert len(await direct(bao)) == 1  # the greeting
    await bao.until(lambda: threads(bao, thread), "a call in the thread")
    page = (await bao.slash("settings")).message
    assert "Discord did not let me write to you" in page.text
    await house.quiet()
    page = (await bao.slash("settings")).message
    assert "Discord did not let me" not in page.text
    assert "I cannot write to you" in page.text
    await bao.shut(shut=False)
    page = await choose(house, bao, "direct")
    assert "I cannot write to you" not in page.text
    assert len(await direct(bao)) == 2


@pytest.mark.rule("TIM-4.2")
async def test_discord_refuses_to_open_any(house: House) -> None:
    bao = await house.client.user("Bao", "en-US")
    await house.client.fault("routes", path="/users/@me/channels$", status=400, code=40003)
    page = await choose(house, bao, "direct")
    assert "Discord will not let me open direct messages for now" in page.text
    assert (await house.services.play.projections.figures()).directs_stopped
    with pytest.raises(LookupError):
        await bao.direct()


@pytest.mark.rule("TIM-4.1")
async def test_a_daily_note_lists_what_waits(house: House, clock: FakeClock) -> None:
    bao = await house.client.user("Bao", "en-US")
    page = await choose(house, bao, "daily")
    page = (await page.select("12", named="my-note-hour")).message
    assert "at 12:00" in page.text
    await house.services.play.directs.set_reminders(int(bao.id), ())
    directs = house.bot.find(DirectCog)
    house.services.play.time._grace *= 10_000
    clock.pass_(hours=3.5)
    await directs.regularly()
    assert len(await direct(bao)) == 1  # nothing waits: no note
    matches = [await begin(house, 2, 0, "sampler") for _ in range(2)]
    await calls(house)
    assert [threads(bao, thread) for _, thread in matches] == [[], []]
    clock.pass_(hours=24)
    await directs.regularly()
    await house.seen()
    _, note = await direct(bao)
    assert "2 matches are waiting for you" in note.text
    buttons = controls(note, "play:")
    assert len(buttons) == 2
    table = (await (await bao.message(note.id)).press(str(buttons[0]["custom_id"]))).message
    assert table.ephemeral
    clock.pass_(hours=24)
    await directs.regularly()
    await house.seen()
    _, again = await direct(bao)  # in place of the former
    assert again.id != note.id


@pytest.mark.rule("TIM-4.2")
async def test_what_needs_no_server_is_there_in_direct_messages(house: House) -> None:
    bao = await house.client.user("Bao", "en-US")
    await choose(house, bao, "direct")
    await begin(house, 2, 0, "sampler")
    await calls(house)
    home = await bao.direct()
    names = {str(one["name"]) for one in await bao.commands(home)}
    there = {"turn", "matches", "settings", "rules", "log", "learn", "about", "profile"}
    assert names == there | {"data"}
    for command in (*sorted(there), "data export"):
        answer = await bao.slash(command, channel=home)
        assert answer.message.ephemeral
        assert "code" not in answer.text
    said = await bao.slash("matches", channel=home, which="server")
    assert "only possible on a server" in said.text
    with pytest.raises(Refusal):
        await bao.slash("play", channel=home, game="sampler")
