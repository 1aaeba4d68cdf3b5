"""The real library against the sandbox, end to end."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Failed, Person, Refusal
from tests.sandbox.small_bot import PNG, Running, SmallBot, file


async def eventually(holds: Callable[[], object]) -> None:
    """Let the event loop run until it holds; the test's own time-out ends it otherwise."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0)


async def test_slash_command_is_answered(bot: SmallBot, ana: Person) -> None:
    answer = await ana.slash("play", game="jam", seats=3)
    assert answer.text == "jam for 3"
    assert answer.message.data["interaction_metadata"]["name"] == "play"


async def test_autocomplete_suggests(bot: SmallBot, ana: Person) -> None:
    choices = await ana.autocomplete("play", "game", "b")
    assert [one["value"] for one in choices] == ["nba"]


async def test_buttons_edit_the_pressed_message(bot: SmallBot, ana: Person, bao: Person) -> None:
    message = (await ana.slash("count")).message
    await message.press("Pressed 0")
    await bao.until(lambda: bao.messages_seen[message.id].text == "count 1")
    again = await bao.messages_seen[message.id].press("count:1")
    assert again.text == "count 2"
    assert bot.pressed == ["Ana", "Bao"]


async def test_ephemeral_answers_reach_only_their_reader(
    bot: SmallBot, ana: Person, bao: Person
) -> None:
    answer = await ana.slash("all")
    assert answer.message.ephemeral
    channel = answer.message.channel_id
    assert answer.message.id in [one.id for one in await ana.messages(channel)]
    assert await bao.messages(channel) == []
    with pytest.raises(Refusal) as refused:
        await bao.interact(kind="component", message_id=answer.message.id, custom_id="do:think")
    assert refused.value.status == 404
    with pytest.raises(discord.NotFound) as unknown:
        await bot.get_channel(int(channel)).fetch_message(int(answer.message.id))
    assert unknown.value.code == 10008


async def test_thinking_then_a_picture(bot: SmallBot, ana: Person) -> None:
    message = (await ana.slash("all")).message
    answer = await message.press("Think")
    assert answer.states[:3] == ["sent", "thinking", "settled"]
    assert answer.message.ephemeral
    assert not answer.message.loading
    assert answer.message.alt_texts == ["a thought"]
    assert await answer.message.files() == [PNG]
    assert answer.message.attachments[0]["description"] == "alt of thought.png"


async def test_silent_acknowledgement_then_an_edit(bot: SmallBot, ana: Person) -> None:
    message = (await ana.slash("all")).message
    answer = await message.press("Quiet")
    assert answer.message.id == message.id
    assert answer.text == "quietly changed"


async def test_selects_carry_values_and_people(bot: SmallBot, ana: Person, bao: Person) -> None:
    message = (await ana.slash("all")).message
    assert (await message.select("A", "c", named="Some letters")).text == "picked a c"
    message = (await ana.slash("all")).message
    assert (await message.select(bao.id, named="Somebody")).text == "chose Bao"
    with pytest.raises(Refusal):
        await message.select("a", "b", "c", named="pick")
    with pytest.raises(Refusal):
        await message.select("z", named="pick")


async def test_forms_open_and_are_answered(bot: SmallBot, ana: Person) -> None:
    message = (await ana.slash("all")).message
    form = await message.press("Form")
    assert form.modal is not None
    assert form.modal["title"] == "A form"
    with pytest.raises(Refusal) as refused:
        await ana.submit(form, words="x" * 21, size=["Small"])
    assert set(refused.value.fields) == {"words"}
    answer = await ana.submit(form, words="hello", size=["Large"])
    assert answer.text == "hello / Large"


async def test_no_answer_within_three_seconds_fails(
    bot: SmallBot, ana: Person, client: Client
) -> None:
    message = (await ana.slash("all")).message
    pressed = await message.start("do:silence")
    await client.advance(3.1)
    with pytest.raises(Failed):
        await ana.answer(pressed)


async def test_late_answer_is_an_unknown_interaction(
    bot: SmallBot, ana: Person, client: Client
) -> None:
    message = (await ana.slash("all")).message
    await client.fault("interactions", hold=True)
    pressed = await message.start("do:late")
    await client.advance(3.1)
    await client.release()
    with pytest.raises(Failed):
        await ana.answer(pressed)
    await eventually(lambda: bot.errors == [10062])


async def test_second_first_answer_is_refused(bot: SmallBot, ana: Person) -> None:
    message = (await ana.slash("all")).message
    answer = await message.press("Twice")
    await ana.until(lambda: answer.text == "refused")
    assert bot.errors == [40060]


async def test_follow_ups_are_new_messages(bot: SmallBot, ana: Person) -> None:
    message = (await ana.slash("all")).message
    answer = await message.press("Follow")
    assert answer.text == "first"
    await ana.until(lambda: any(one.text == "second" for one in ana.messages_seen.values()))


async def test_boards_in_threads(bot: SmallBot, ana: Person, bao: Person) -> None:
    answer = await ana.slash("board", name="A match")
    thread = (await bao.threads())[0]
    assert thread["name"] == "A match"
    assert answer.text == f"<#{thread['id']}>"
    assert 0 < answer.elapsed["thinking"] < answer.elapsed["settled"]
    board, ping = await bao.messages(thread)
    assert board.alt_texts == ["version 2"]
    assert [one["filename"] for one in board.attachments] == ["v2.png"]
    assert ping.data["mentions"][0]["id"] == ana.id
    await ana.until(lambda: ana.pings == 1)
    assert bao.pings == 0
    assert [one["message_id"] for one in ana.notices] == [ping.id]
    await ana.read(thread["id"])
    assert ana.pings == 0


async def test_the_bot_hears_no_messages(bot: SmallBot, ana: Person) -> None:
    await ana.write("hello")
    await ana.slash("play", game="jam")
    assert not [one for one in bot.heard if one.startswith("MESSAGE")]


async def test_commands_have_names_in_the_readers_language(bot: SmallBot, ana: Person) -> None:
    play = next(one for one in await ana.commands() if one["name"] == "play")
    assert play["display_name"] == "jouer"
    assert play["display_description"] == "Lancer une partie"
    assert play["options"][0]["display_name"] == "jeu"


async def test_cut_gateway_resumes_with_what_was_missed(
    bot: SmallBot, ana: Person, client: Client
) -> None:
    message = (await ana.slash("count")).message
    await client.fault("gateway", do="cut")
    await ana.until(lambda: not ana.bot_online, "the bot to drop")
    assert (await message.press("Pressed 0")).text == "count 1"
    assert "RESUMED" in bot.heard
    assert bot.heard.count("READY") == 1


async def test_reconnect_and_resumable_invalidation(
    bot: SmallBot, ana: Person, client: Client
) -> None:
    message = (await ana.slash("count")).message
    for body in ({"do": "reconnect"}, {"do": "invalidate", "resumable": True}):
        await client.fault("gateway", **body)
        message = (await message.press(message.labels[0])).message
    assert message.text == "count 2"
    await eventually(lambda: bot.heard.count("RESUMED") == 2)


async def test_bot_that_restarts_serves_old_components(sandbox: Sandbox, client: Client) -> None:
    ana = await client.user("Ana")
    async with Running(sandbox):
        message = (await ana.slash("count")).message
    await ana.until(lambda: not ana.bot_online)
    async with Running(sandbox):
        assert (await message.press("count:0")).text == "count 1"


async def test_bot_joins_and_leaves_servers(bot: SmallBot, client: Client, ana: Person) -> None:
    guild = await client.call("POST", "/guilds", {"name": "Second", "bot": True})
    await eventually(lambda: bot.first_seen == ["Second"])
    assert bot.get_guild(int(guild["id"])).me.id == bot.user.id
    await client.call("DELETE", f"/guilds/{guild['id']}/bot")
    await eventually(lambda: bot.get_guild(int(guild["id"])) is None)
    with pytest.raises(Refusal):
        await ana.slash("play", game="jam", channel=guild["channels"][0])
    await client.call("PUT", f"/guilds/{guild['id']}/bot")
    await eventually(lambda: bot.first_seen == ["Second", "Second"])


@pytest.mark.parametrize("hidden", [True, False])
async def test_channel_hidden_and_shown_again(
    bot: SmallBot, client: Client, ana: Person, sandbox: Sandbox, *, hidden: bool
) -> None:
    """Hidden, it stays where the library knows it; left out, it is deleted and made anew."""
    sandbox.core.world.hides = hidden
    await ana.slash("board", name="A match")
    thread = (await ana.threads())[0]
    path = f"/channels/{thread['parent_id']}/bot"
    await client.call("PATCH", path, {"permissions": {"view_channel": False}})

    def named() -> str:
        found = bot.get_channel(int(thread["parent_id"]))
        return found.name if isinstance(found, discord.TextChannel) else ""

    await eventually(lambda: named() == ("___hidden___" if hidden else ""))
    with pytest.raises(discord.Forbidden):
        await bot.fetch_channel(int(thread["id"]))
    await client.call("PATCH", path, {"permissions": {"view_channel": None}})
    guild = bot.get_guild(int(thread["guild_id"]))
    await eventually(lambda: named() == "général")
    await eventually(lambda: guild.get_thread(int(thread["id"])))


async def test_rights_at_hand_follow_the_servers(
    bot: SmallBot, client: Client, ana: Person
) -> None:
    channel = await ana.channel()
    path = f"/channels/{channel['id']}/bot"
    await client.call("PATCH", path, {"permissions": {"attach_files": False}})
    seen: list[discord.Permissions] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction.app_permissions)

    await ana.slash("play", game="jam")
    assert not seen[0].attach_files
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_channel(int(channel["id"])).send(file=file("x.png"))
    assert refused.value.code == 50013
    await client.call("PATCH", path, {"permissions": {"attach_files": None}})
    await ana.slash("play", game="jam")
    assert seen[1].attach_files
