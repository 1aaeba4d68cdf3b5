"""The real library against the sandbox, end to end."""

from sandbox import Sandbox
from sandbox.client import Client, Person
from tests.sandbox.small_bot import PNG, Running, SmallBot


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
    seen = await bao.message(message.id)
    again = await seen.now.press("count:1")
    assert again.text == "count 2"
    assert bot.pressed == ["Ana", "Bao"]
