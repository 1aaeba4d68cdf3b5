"""What is acknowledged too late has not happened, whatever was used; doing it again works."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from play.lobby.records import Lobby
from sandbox.client.client import Failed, InteractionReply
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.trouble import lay

SECONDS = 4  # later than Discord waits


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        for name in ("Ana", "Bao"):
            await opened.client.user(name)
        yield opened


async def refused(house: House) -> int:
    """How many acknowledgements came too late so far."""
    answers = await house.client.requests("POST", "/callback")
    return sum(one["status"] == 404 for one in answers)


async def late(house: House, start: Callable[[], Awaitable[str]]) -> None:
    """Use something, and let the bot hear of it only when the person has seen a failure."""
    ana, before = await house.client.user("Ana"), await refused(house)
    await house.client.fault("interactions", hold=True)
    key = await start()
    await house.client.advance(SECONDS)
    with pytest.raises(Failed):
        await ana.answer(key)
    await house.client.release()
    while await refused(house) == before:
        await ana.slash("about")
    while tasks := set(house.bot._tasks):
        await asyncio.wait(tasks)  # what follows from the failure


async def form_late(house: House, form: InteractionReply, **values: str) -> None:
    ana = await house.client.user("Ana")
    await late(
        house,
        lambda: ana.interact(kind="modal", interaction_id=form.interaction_id, values=values),
    )


async def test_words_for_the_shuffle(house: House) -> None:
    ana = await house.client.user("Ana")
    lobby = await open_lobby(house, 4, "sampler")
    which = lobby_id(lobby)
    fair = (await lobby.press(f"fair:{which}")).message
    form = await fair.press(f"words:{which}")
    await form_late(house, form, words="tournesol")
    assert (await house.services.play.lobbies.get(which)).words_added == 0
    await ana.submit(form, words="tournesol")
    assert (await house.services.play.lobbies.get(which)).words_added == 1


async def test_quiet_hours(house: House) -> None:
    ana = await house.client.user("Ana")
    panel = (await (await ana.slash("settings")).message.press("mine:time")).message
    form = await panel.press("my-quiet")
    hours = {"start": "22:00", "until": "7:00"}
    await form_late(house, form, **hours)
    assert (await house.services.play.people.settings(int(ana.id))).quiet is None
    await ana.submit(form, **hours)
    assert (await house.services.play.people.settings(int(ana.id))).quiet is not None


async def test_a_report(house: House) -> None:
    table = await lay(house)
    more = (await (await table.board()).press(f"more:{table.match}")).message
    form = await more.press(f"report:{table.match}")

    async def reports() -> int:
        return await house.services.play.store.read(
            lambda db: db.execute("SELECT count(*) FROM report").fetchone()[0]
        )

    await form_late(house, form, words="Une carte manque.")
    assert await reports() == 0
    await table.ana.submit(form, words="Une carte manque.")
    assert await reports() == 1


@pytest.mark.parametrize(
    ("custom_id", "value", "shown"),
    [
        ("opt:{}:pace", "calm", lambda lobby: lobby.terms.pace == "calm"),
        ("opt:{}:seats", "2", lambda lobby: lobby.most == 2),
        ("opt:{}:option.rounds", "3", lambda lobby: lobby.options.get("rounds") == "3"),
        ("away:{}", "ai.1", lambda lobby: len(lobby.seats) == 1),
    ],
)
async def test_selects_of_a_lobby(
    house: House, custom_id: str, value: str, shown: Callable[[Lobby], bool]
) -> None:
    lobby = await open_lobby(house, 4, "sampler")
    which = lobby_id(lobby)
    await lobby.press(f"add-ai:{which}")
    panel = (await lobby.now.press(f"options:{which}")).message
    pressed = custom_id.format(which)
    await late(house, lambda: panel.start(pressed, value))
    assert not shown(await house.services.play.lobbies.get(which))
    panel = (await lobby.now.press(f"options:{which}")).message  # the old one shows it already
    await panel.select(value, named=pressed)
    assert shown(await house.services.play.lobbies.get(which))


async def test_buttons_of_a_lobby(house: House) -> None:
    lobby = await open_lobby(house, 4, "sampler")
    which = lobby_id(lobby)
    await late(house, lambda: lobby.start(f"add-ai:{which}"))
    assert len((await house.services.play.lobbies.get(which)).seats) == 1
    await lobby.press(f"add-ai:{which}")
    assert len((await house.services.play.lobbies.get(which)).seats) == 2


async def test_the_language(house: House) -> None:
    ana = await house.client.user("Ana")
    panel = (await (await ana.slash("settings")).message.press("mine:reading")).message
    await late(house, lambda: panel.start("my-language", "en"))
    assert (await house.services.play.people.settings(int(ana.id))).locale is None
    panel = (await (await ana.slash("settings")).message.press("mine:reading")).message
    await panel.select("en", named="my-language")
    assert (await house.services.play.people.settings(int(ana.id))).locale == "en"


async def test_picks_that_are_not_confirmed(house: House) -> None:
    table = await lay(house, "firstdeck")
    shown = await table.open()
    found = controls(shown, "set:", "sets:", "next:", "nexts:", "fill:")
    assert found
    fill = str(found[0]["custom_id"])
    values = [str(found[0]["options"][0]["value"])] if found[0]["type"] != 2 else []

    async def selected() -> bool:
        return (
            await house.services.play.matches.table(table.match, int(table.ana.id))
        ).selection.touched

    await late(house, lambda: shown.start(fill, *values))
    assert not await selected()
    await table.ana.answer(await shown.start(fill, *values))
    assert await selected()


async def test_everything_about_a_person(house: House) -> None:
    ana = await house.client.user("Ana")
    await house.services.play.people.set_locale(int(ana.id), "fr")
    sure = (await ana.slash("data delete")).message
    await late(house, lambda: sure.start("forget"))
    assert (await house.services.play.people.settings(int(ana.id))).locale == "fr"
    await sure.press("forget")
    assert (await house.services.play.people.settings(int(ana.id))).locale is None


async def test_a_table_that_could_not_be_shown_is_not_opened(house: House) -> None:
    ana = await house.client.user("Ana")
    channel = await ana.channel("général")
    options = {"game": "sampler", "players": 3}
    body = {"kind": "command", "channel_id": channel["id"], "command": "play", "options": options}
    await late(house, lambda: ana.interact(**body))
    assert await house.services.play.lobbies.in_channel(int(channel["id"])) == ()
    await ana.slash("play", **options)
    assert len(await house.services.play.lobbies.in_channel(int(channel["id"]))) == 1
