"""The page without a mouse, without sight of it, and at its narrowest."""

import pytest
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from sandbox.client.client import Client
from tests.sandbox.browser.browser import window
from tests.sandbox.browser.conftest import Open, opener
from tests.sandbox.browser.kitchen_sink import KitchenSink
from tests.sandbox.browser.pageobjects import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMELESS = """() => [...document.querySelectorAll("button, a, input, textarea, summary, img")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const label = one.getAttribute("aria-label") || one.textContent.trim() || one.title;
        const labelled = one.labels?.length || one.closest('[aria-hidden="true"]');
        return !(label || labelled || (one.tagName === "IMG" && one.hasAttribute("alt")));
    })
    .map((one) => one.outerHTML.slice(0, 200))"""
SMALL = """() => [...document.querySelectorAll(".message .button, .message .select, #entry button")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 36)
    .map((one) => one.outerHTML.slice(0, 200))"""


async def everything(window: Window) -> None:
    for command in ("markdown", "classic", "secret", "show"):
        await window.slash(command)
    await window.sees("The kitchen sink")


async def test_every_control_has_a_name(open_desktop: Open, bot: KitchenSink) -> None:
    ana = await open_desktop("Ana")
    await everything(ana)
    assert await ana.page.evaluate(NAMELESS) == []
    await ana.press("Form")
    await expect(ana.form).to_be_visible()
    assert await ana.page.evaluate(NAMELESS) == []


async def test_a_button_is_pressed_and_keeps_the_focus(
    open_desktop: Open, bot: KitchenSink
) -> None:
    ana = await open_desktop("Ana")
    await ana.slash("show")
    await ana.sees("revision 1")
    await ana.button("Edit").focus()
    await ana.page.keyboard.press("Enter")
    await ana.sees("revision 2")
    await expect(ana.button("Edit")).to_be_focused()


async def test_a_select_is_worked_with_the_keyboard(open_desktop: Open, bot: KitchenSink) -> None:
    ana = await open_desktop("Ana")
    await ana.slash("show")
    box = ana.page.get_by_role("combobox", name="One of six")
    await box.focus()
    await ana.page.keyboard.press("ArrowDown")
    await expect(ana.page.get_by_role("listbox", name="One of six")).to_be_focused()
    await ana.page.keyboard.press("ArrowDown")
    await ana.page.keyboard.press("ArrowDown")
    await ana.page.keyboard.press("Enter")
    await ana.sees("picked one: v3")


async def test_messages_are_walked_with_the_arrow_keys(
    open_desktop: Open, bot: KitchenSink
) -> None:
    ana = await open_desktop("Ana")
    await ana.write("un")
    await ana.write("deux")
    await ana.sees("deux")
    await ana.page.locator("#log").focus()
    await ana.page.keyboard.press("ArrowUp")
    await expect(ana.message("deux")).to_be_focused()
    await ana.page.keyboard.press("ArrowUp")
    await expect(ana.message("un")).to_be_focused()


async def test_new_messages_are_said_to_screen_readers(open_phone: Open, bot: KitchenSink) -> None:
    ana, bao = await open_phone("Ana"), await open_phone("Bao")
    await bao.write("**salut** <@0>")
    await expect(ana.page.locator("#said")).to_have_text("Bao: salut @personne inconnue")


@pytest.mark.parametrize("width", [360, 430])
async def test_nothing_is_cut_off_or_too_small_for_a_thumb(
    browser: Browser, sandbox: Sandbox, client: Client, bot: KitchenSink, width: int
) -> None:
    async with window(browser, {"width": width, "height": 740}) as context:
        ana = await opener(sandbox, client, context, [])("Ana")
        await everything(ana)
        assert await ana.page.evaluate(SMALL) == []
        wide = "document.documentElement.scrollWidth > innerWidth"
        assert not await ana.page.evaluate(wide)
        for drawer, panel in (("open-left", "#channels"), ("open-people", "#people")):
            await ana.page.locator(f'[data-key="{drawer}"]').click()
            await expect(ana.page.locator(panel)).to_be_in_viewport()
            await ana.page.keyboard.press("Escape")
            await expect(ana.page.locator(panel)).not_to_be_in_viewport()


async def test_keys_that_discord_has_too(open_desktop: Open, bot: KitchenSink) -> None:
    ana = await open_desktop("Ana")
    await ana.page.locator("#log").focus()
    await ana.page.keyboard.press("/")
    await expect(ana.page.locator("#box")).to_be_focused()
    await expect(ana.page.locator("#palette")).to_be_visible()
    await ana.page.keyboard.press("Alt+ArrowDown")
    await expect(ana.page.get_by_role("heading", name="board-games", exact=True)).to_be_visible()
