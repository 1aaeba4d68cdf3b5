"""Whatever goes wrong between Discord and the bot, the match is played to its end, once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot
from sandbox.client.client import Failed, Person
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Hurry, Table, lay

LONG = pytest.mark.long
CALLBACK = "/interactions/.*/callback"
MESSAGES = r"/channels/\d+/messages"


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A match without pictures, in a house where the library does not wait between attempts."""
    for module in ("discord.http", "discord.webhook.async_", "discord.client"):
        monkeypatch.setattr(f"{module}.asyncio", Hurry())
    async with House(tmp_path, pictures=False, still=True) as house:
        yield await lay(house)


async def too_late(table: Table, key: str) -> None:
    """Wait until the bot has been told that an acknowledgement came too late."""
    for _ in range(50):
        refused = await table.house.client.requests("POST", "/callback")
        if any(one["status"] == 404 for one in refused):
            return
        await table.open()  # the bot has answered this, which came later
    raise AssertionError(f"{key} was never acknowledged")


# The gateway


async def test_the_gateway_is_cut_and_resumes(table: Table) -> None:
    shown, custom_id = await table.ready()
    await table.house.client.fault("gateway", do="cut")
    key = await shown.start(custom_id)  # replayed when the session resumes
    await table.ana.answer(key)
    await table.finish()


@pytest.mark.parametrize(
    "fault", [{"do": "reconnect"}, pytest.param({"do": "close", "code": 4000}, marks=LONG)]
)
async def test_the_gateway_asks_to_connect_again(table: Table, fault: dict[str, object]) -> None:
    await table.house.client.fault("gateway", **fault)
    await table.finish()


async def test_the_session_is_invalidated(table: Table) -> None:
    shown, custom_id = await table.ready()
    await table.house.client.fault("gateway", do="down")
    await table.house.client.fault("gateway", do="invalidate", resumable=False)
    key = await shown.start(custom_id)  # nobody hears it
    await table.house.client.fault("gateway", do="up")
    await table.house.client.bot_online()
    await table.house.client.advance(4)
    with pytest.raises(Failed):
        await table.ana.answer(key)
    await shown.press(custom_id)
    await table.finish()


async def test_the_gateway_is_down_for_a_while(table: Table) -> None:
    await table.house.client.fault("gateway", do="down")
    await table.ana.until(lambda: not table.ana.bot_online, "the bot to be gone")
    await table.house.client.fault("gateway", do="up")
    await table.house.client.bot_online()
    await table.finish()


# REST


@pytest.mark.parametrize(
    ("status", "carry_out"),
    [
        (500, True),
        pytest.param(500, False, marks=LONG),
        pytest.param(502, False, marks=LONG),
        pytest.param(502, True, marks=LONG),
        (503, False),
        pytest.param(503, True, marks=LONG),
    ],
)
async def test_requests_fail(table: Table, status: int, carry_out: bool) -> None:
    fault = {"status": status, "carry_out": carry_out}
    await table.house.client.fault("routes", path=MESSAGES, times=2, **fault)
    await table.step()
    await table.caught_up()
    await table.struck()
    await table.finish()
    assert len(table.boards()) == 1


async def test_messages_cannot_be_written_for_long(table: Table) -> None:
    await table.house.client.fault("routes", path=MESSAGES, status=503, times=None)
    await table.step()
    await table.step()
    await table.house.client.end_faults()
    await table.caught_up()
    await table.finish()


async def test_requests_hang_and_are_dropped(table: Table) -> None:
    await table.house.client.fault("routes", path=MESSAGES, method="PATCH", hang=True, times=1)
    await table.step()
    await table.house.client.end_faults()
    await table.step()
    await table.caught_up()
    await table.finish()


@pytest.mark.parametrize(
    "limit",
    [
        pytest.param({"scope": "user"}, marks=LONG),
        pytest.param({"scope": "shared"}, marks=LONG),
        {"scope": "global"},
        {"scope": "cloudflare"},
        {"code": 30046, "message": "Maximum number of edits to messages older than 1 hour"},
    ],
)
async def test_limits_of_every_kind(table: Table, limit: dict[str, object]) -> None:
    some = {"status": 429, "retry_after": 0.01, "times": 2, **limit}
    await table.house.client.fault("routes", path=MESSAGES, **some)
    await table.step()
    await table.caught_up()
    await table.struck()
    await table.finish()


# Acknowledgements


@pytest.mark.parametrize(
    "status", [pytest.param(500, marks=LONG), 502, pytest.param(503, marks=LONG)]
)
async def test_an_acknowledgement_fails_at_first(table: Table, status: int) -> None:
    shown, custom_id = await table.ready()
    await table.house.client.fault("routes", path=CALLBACK, status=status)
    await shown.press(custom_id)
    await table.finish()


async def test_an_acknowledgement_is_limited(table: Table) -> None:
    shown, custom_id = await table.ready()
    await table.house.client.fault("routes", path=CALLBACK, status=429, retry_after=0.01)
    await shown.press(custom_id)
    await table.finish()


async def test_nothing_is_applied_when_the_acknowledgement_is_refused(table: Table) -> None:
    shown, custom_id = await table.ready()
    before = await table.revision()
    limit = {"status": 429, "scope": "cloudflare"}
    await table.house.client.fault("routes", path=CALLBACK, **limit)
    said = await table.ana.answer(await shown.start(custom_id))
    assert "code" in said.text
    assert await table.revision() == before
    await shown.press(custom_id)
    await table.finish()


async def test_the_library_hears_only_later_that_it_was_acknowledged(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.webhook.async_.asyncio", asyncio)  # with its wait of a second
    shown, custom_id = await table.ready()
    await table.house.client.fault("routes", path=CALLBACK, status=500, carry_out=True)
    before = sum((await table.answers()).values())
    await shown.press(custom_id)
    assert sum((await table.answers()).values()) == before + 1
    await table.finish()


async def test_a_late_acknowledgement_applies_nothing(table: Table) -> None:
    shown, custom_id = await table.ready()
    before = await table.answers()
    await table.house.client.fault("interactions", hold=True)
    key = await shown.start(custom_id)
    await table.house.client.advance(4)
    with pytest.raises(Failed):
        await table.ana.answer(key)
    await table.house.client.release()
    await too_late(table, key)
    assert await table.answers() == before
    again = await (await table.open()).start(custom_id, forge=True)
    await table.ana.answer(again)
    assert sum((await table.answers()).values()) == sum(before.values()) + 1
    await table.finish()


async def test_every_interaction_reaches_the_bot_three_times(table: Table) -> None:
    await table.house.client.fault("interactions", copies=3, times=None)
    await table.finish()


async def test_a_doubled_press_seats_one_ai(table: Table) -> None:
    lobby = await open_lobby(table.house, 4, "sampler")
    which = lobby_id(lobby)
    await table.house.client.fault("interactions", copies=2, times=1)
    await lobby.press(f"add-ai:{which}")
    await lobby.now.press(f"fair:{which}")
    seats = (await table.house.services.play.lobbies.get(which)).seats
    assert len([seat for seat in seats if seat.holders]) == 2  # Ana and one AI


async def test_interactions_arrive_in_another_order(table: Table) -> None:
    shown, custom_id = await table.ready()
    await table.house.client.fault("interactions", hold=True)
    keys = [await shown.start(custom_id), await shown.start(f"log:{table.match}", forge=True)]
    keys += [await shown.start(custom_id, forge=True) for _ in range(3)]
    await table.house.client.release(reverse=True)
    for key in keys:
        assert (await table.ana.answer(key)).text
    await table.once()
    await table.finish()


async def test_an_old_answer_is_replayed_later(table: Table) -> None:
    shown, custom_id = await table.ready()
    await table.house.client.fault("interactions", hold=True, times=1)
    key = await shown.start(custom_id)
    held = table.house.sandbox.core.faults.held[:]
    await table.house.client.release()
    await table.ana.answer(key)
    await table.step()
    for deliver in held:
        deliver()  # the same interaction once more, with the same token
    await table.finish()


# The bot itself


async def test_the_first_connection_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "RETRY", 0)
    monkeypatch.setattr("discord.client.asyncio", Hurry())
    async with House(tmp_path, pictures=False, still=True) as house:
        table = await lay(house)
        await house.stop()
        await house.client.fault("routes", path="/gateway|/users/@me", status=503, times=4)
        services = await bot.services_of(
            house._settings, house.render_queue, house.games, None, house.texts
        )
        services.render_client.games = house.services.render_client.games
        house.services = services
        await services.play.start()
        running = asyncio.create_task(bot.connect(services, house.sandbox.token))
        await house.client.bot_online()
        await table.finish()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await services.play.close()


async def test_two_processes_serve_the_same_matches(tmp_path: Path) -> None:
    async with House(tmp_path, pictures=False, still=True) as house:
        table = await lay(house)
        first = house.bot, house.services, house._running
        await house.start()  # and the first one goes on
        assert house.bot is not first[0]
        await first[0].wait_until_ready()
        await table.finish()
        await table.caught_up()
        assert len(table.boards()) == 1
        assert controls(await table.board(), "rematch:")
        await first[0].close()
        await asyncio.gather(first[2], return_exceptions=True)
        await first[1].play.close()


async def test_two_processes_greet_a_new_server_once(tmp_path: Path) -> None:
    async with House(tmp_path, pictures=False, still=True) as house:
        first = house.bot, house.services, house._running
        await house.start()  # and the first one goes on
        await first[0].wait_until_ready()
        ana = await house.client.user("Ana")
        guild = await invited(house, ana)
        assert len(greetings(house, guild)) == 1
        await first[0].close()
        await asyncio.gather(first[2], return_exceptions=True)
        await first[1].play.close()


async def test_a_greeting_that_could_not_be_sent_is_sent_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path, pictures=False, still=True) as house:
        ana = await house.client.user("Ana")
        while not greetings(house, (await house.client.guild())["id"]):
            await ana.slash("about")
        await house.client.fault("routes", method="POST", path=MESSAGES, status=403, times=1)
        guild = await invited(house, ana)
        assert not greetings(house, guild)
        await house.restart()
        while not greetings(house, guild):
            await ana.slash("about")
        await house.quiet()
        assert len(greetings(house, guild)) == 1


async def invited(house: House, person: Person) -> str:
    """Invite the bot to a new server, and wait until it has tried to greet, and a little more."""
    tried = await house.client.requests("POST", "/messages")
    body = {"name": "Ailleurs", "owner_id": person.id, "channels": ["salon"], "bot": True}
    guild = str((await house.client.call("POST", "/guilds", body))["id"])
    while len(await house.client.requests("POST", "/messages")) == len(tried):
        await person.slash("about")
    for _ in range(5):
        await person.slash("about")  # each is answered after what came before it
    return guild


def greetings(house: House, guild: str) -> list[str]:
    """The first words on a server."""
    world = house.sandbox.core.world
    return [
        message.id
        for channel in world.channels_of(guild)
        for message in world.messages_in(channel.id)
        if "solo" in str(message.components)
    ]
