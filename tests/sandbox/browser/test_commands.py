"""Slash commands as they are typed: the list, the options, their checks, the bot's suggestions."""

import pytest
from playwright.async_api import expect

from sandbox import Sandbox
from tests.sandbox.browser.conftest import Open
from tests.sandbox.browser.kitchen_sink import KitchenSink

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_commands_are_listed_in_the_reader_s_language(
    open_phone: Open, bot: KitchenSink
) -> None:
    ana = await open_phone("Ana")
    await ana.page.locator("#box").fill("/la")
    first = ana.page.locator("#palette").get_by_role("option").first
    await expect(first).to_contain_text("/lancer")
    await expect(first).to_contain_text("Lancer des dés")


async def test_a_command_is_found_by_its_canonical_name_too(
    open_phone: Open, bot: KitchenSink
) -> None:
    ana = await open_phone("Ana")
    await ana.slash("settings language")
    answer = await ana.sees("settings language")
    await expect(answer.locator(".command-name")).to_have_text("/settings language")


async def test_options_of_every_kind_reach_the_bot(open_phone: Open, bot: KitchenSink) -> None:
    bao = await open_phone("Bao")
    filled = {
        "dice": "3",
        "kind": "twenty sides",
        "match": "Chloé, Dov",
        "friend": "Dov",
        "openly": "True",
    }
    await bao.slash("roll", filled)
    await bao.sees("rolled 3 d20 for m2 with Dov, openly True")


async def test_the_keyboard_alone_is_enough(open_desktop: Open, bot: KitchenSink) -> None:
    bao = await open_desktop("Bao")
    await bao.page.locator("#box").focus()
    await bao.page.keyboard.type("/ro")
    await expect(bao.page.locator("#palette").get_by_role("option").first).to_contain_text("/roll")
    await bao.page.keyboard.press("Enter")
    await expect(bao.page.locator('[data-option="dice"] input')).to_be_focused()
    await bao.page.keyboard.type("2")
    await bao.page.keyboard.press("Tab")
    await bao.page.keyboard.type("six")
    await bao.page.keyboard.press("Enter")
    await bao.page.keyboard.press("Enter")
    await bao.sees("rolled 2 d6 for None with nobody, openly None")
    await expect(bao.page.locator("#box")).to_be_focused()


@pytest.mark.parametrize(
    ("typed", "trouble"),
    [
        ("", "This option is required."),
        ("many", "A number is needed."),
        ("1.5", "A whole number is needed."),
        ("0", "At least 1."),
        ("10", "At most 9."),
    ],
)
async def test_wrong_values_are_told_and_not_sent(
    open_phone: Open, bot: KitchenSink, typed: str, trouble: str
) -> None:
    bao = await open_phone("Bao")
    await bao.page.locator("#box").fill("/roll ")
    await bao.page.locator('[data-option="dice"] input').fill(typed)
    await bao.page.locator(".command-form .send").click()
    await expect(bao.page.locator('[data-option="dice"] .option-trouble')).to_have_text(trouble)
    await expect(bao.messages).to_have_count(0)


async def test_escape_gives_a_command_up(open_phone: Open, bot: KitchenSink) -> None:
    bao = await open_phone("Bao")
    await bao.page.locator("#box").fill("/roll ")
    await bao.page.locator('[data-option="dice"] input').press("Escape")
    await expect(bao.page.locator("#box")).to_have_value("")


async def test_a_command_without_an_answer_fails_visibly(
    open_phone: Open, bot: KitchenSink, sandbox: Sandbox
) -> None:
    bao = await open_phone("Bao")
    await bao.slash("silent")
    row = bao.page.locator("[data-row]")
    await expect(row).to_contain_text("/silent")
    sandbox.core.clock.advance(4)
    await expect(row.get_by_role("alert")).to_have_text("The application did not respond")
    await row.get_by_role("button", name="Dismiss message").click()
    await expect(row).to_have_count(0)
