"""What is said when something goes wrong."""

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.app.bot import Tree, _unknown, language
from cogs.app.context import Dismissed
from cogs.app.errors import boundary
from games.core.refused import Refused
from games.core.text import text
from tests.cogs.answers.press import Press
from tests.e2e.running.lines import lines
from tests.play.house import ANA


async def test_our_faults_are_told_with_a_code_and_a_way_to_try_again(bot: Any) -> None:
    press = Press(bot, ANA, "m")
    async with boundary(press, "play"):
        raise LookupError
    (code,) = bot.counts.errors
    assert press.words == f"Something went wrong on our side (code {code}). Nothing was lost."
    assert press.labels == {"play": "Try again"}


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (app_commands.CheckFailure(), "That is not possible here."),
        (app_commands.CheckFailure("Not on Mondays."), "Not on Mondays."),
    ],
)
async def test_who_may_not_use_a_command_is_told_why(
    bot: Any, failure: Exception, sentence: str
) -> None:
    press = Press(bot, ANA)
    async with boundary(press, "/play"):
        raise failure
    assert press.words == sentence


async def test_a_button_that_leads_nowhere_any_more_is_too_old(bot: Any) -> None:
    press = Press(bot, ANA)
    await _unknown(press)
    assert press.words == "This button is too old. /turn shows where your matches stand."


@pytest.mark.parametrize(("named", "logged"), [("data export", "/data export"), (None, "/?")])
async def test_the_log_says_in_which_command_a_fault_was(
    bot: Any, named: str | None, logged: str
) -> None:
    interaction: Any = Press(bot, ANA).interaction
    if named is not None:
        interaction.command = SimpleNamespace(qualified_name=named)
    with lines("INFO", "json") as log:
        await Tree.__new__(Tree).on_error(interaction, app_commands.AppCommandError())
    assert [json.loads(line)["doing"] for line in log] == [logged]


@pytest.mark.parametrize(
    ("locale", "read"), [("fr", "fr"), ("en-US", "en"), ("en-GB", "en"), ("de", "en")]
)
def test_who_does_not_read_french_reads_english(locale: str, read: str) -> None:
    assert language(locale) == read


def refused_by_discord(
    status: int, code: int, path: str = "/api/v10/interactions/1/t/callback"
) -> discord.HTTPException:
    url = f"https://discord.com{path}"
    response: Any = SimpleNamespace(status=status, reason="", headers={}, url=url)
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(response, {"code": code, "message": "no"})


CALLBACK, FOLLOW_UP = "/api/v10/interactions/1/t/callback", "/api/v10/webhooks/2/t?wait=true"


@pytest.mark.parametrize("code", [10003, 50001, 50013, 50083])
@pytest.mark.parametrize("path", [CALLBACK, FOLLOW_UP, "/api/v10/webhooks/2/t/messages/@original"])
async def test_a_place_that_takes_no_answer_is_no_fault_of_ours_and_is_noted(
    bot: Any, path: str, code: int
) -> None:
    """A command in a thread that is locked and in the archive still reaches the bot.

    It may also be locked between the acknowledgement and the answer.
    """
    press = Press(bot, ANA, "m")
    press.interaction.response.is_done = lambda: path is not CALLBACK  # type: ignore[method-assign]
    with lines("INFO", "json") as log:
        async with boundary(press, "/log"):
            raise refused_by_discord(400, code, path)
    (line,) = map(json.loads, log)
    assert (line["level"], "exception" in line) == ("info", False)
    assert not bot.counts.errors
    assert press.channel in bot.shut_places
    assert press.shown == []
    bot.shut_places.changed(press.channel)
    assert press.channel not in bot.shut_places


async def test_a_refusal_that_is_about_another_place_is_a_fault_of_ours(bot: Any) -> None:
    press = Press(bot, ANA, "m")
    async with boundary(press, "play"):
        raise refused_by_discord(400, 50083, "/api/v10/channels/99/messages")
    assert len(bot.counts.errors) == 1
    assert press.channel not in bot.shut_places


async def test_a_place_that_does_not_even_take_a_refusal_of_ours_is_noted(bot: Any) -> None:
    press = Press(bot, ANA, "m")

    async def send(**_: Any) -> None:
        raise refused_by_discord(400, 50083, FOLLOW_UP)

    press.interaction.followup = SimpleNamespace(send=send)  # type: ignore[assignment]
    press.interaction.response.is_done = lambda: True  # type: ignore[method-assign]
    async with boundary(press, "play"):
        raise Refused(text("ui-old-component"))
    assert not bot.counts.errors
    assert press.channel in bot.shut_places


async def test_what_its_reader_dismissed_is_no_fault_of_ours(bot: Any) -> None:
    press = Press(bot, ANA, "m")
    async with boundary(press, "/play"):
        raise Dismissed
    assert not bot.counts.errors
    assert press.shown == []


async def test_a_choice_that_was_refused_can_be_made_again(bot: Any) -> None:
    """The select goes on showing it, and choosing it there again sends nothing."""
    press = Press(bot, ANA, "m", values=("1",))
    async with boundary(press, "play"):
        raise Refused(text("ui-old-component"))
    assert list(press.labels.values()) == ["Choose again"]
    press.showed = True  # the message has become another page, and the select with it
    async with boundary(press, "play"):
        raise Refused(text("ui-old-component"))
    assert press.labels == {}
