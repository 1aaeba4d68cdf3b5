"""What is said when something goes wrong."""

import json
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from cogs.app.bot import Tree, _unknown, language
from cogs.app.errors import boundary
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
