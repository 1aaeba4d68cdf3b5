"""Every component, pressed as a person would on a phone, with a real bot behind it."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.sandbox.browser.conftest import Open
from tests.sandbox.browser.kitchen_sink import KitchenSink
from tests.sandbox.browser.pageobjects import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def sink(open_phone: Open, bot: KitchenSink) -> Window:
    """Ana's phone, with the kitchen sink before her."""
    ana = await open_phone("Ana")
    await ana.slash("show")
    await ana.sees("The kitchen sink")
    return ana


@pytest.mark.parametrize("label", ["Primary", "Secondary", "Success", "Danger", "Beside"])
async def test_buttons_of_every_style_reach_the_bot(sink: Window, label: str) -> None:
    await sink.press(label)
    answer = await sink.sees(f"pressed {label.lower()}")
    await expect(answer).to_contain_text("Toi seul(e) peux voir ceci")


async def test_a_disabled_button_is_shown_and_cannot_be_pressed(sink: Window) -> None:
    await expect(sink.button("Disabled")).to_be_disabled()


async def test_a_link_button_leads_away(sink: Window) -> None:
    link = sink.newest.get_by_role("link", name="Link")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("target", "_blank")


async def test_a_select_sends_what_is_picked(sink: Window) -> None:
    await sink.choose("One of six", "4 · Goblins")
    await sink.sees("picked one: v4")


async def test_a_select_shows_descriptions(sink: Window) -> None:
    await sink.page.get_by_role("combobox", name="One of six").click()
    option = sink.page.get_by_role("option", name="4 · Goblins")
    await expect(option).to_contain_text("Worth 3 stars")


async def test_a_select_of_several_begins_with_its_defaults(sink: Window) -> None:
    await expect(sink.page.get_by_role("combobox", name="3 · Fairies")).to_be_visible()
    await sink.choose("Two to four", "1 · Elves", "5 · Trolls")
    await sink.sees("picked several: v1 v3 v5")


async def test_a_select_of_several_takes_no_fewer_and_no_more(sink: Window) -> None:
    await sink.page.get_by_role("combobox", name="Two to four").click()
    listed = sink.page.locator(".choices-panel")
    await expect(listed.locator(".choices-foot .button")).to_be_disabled()
    for label in ("1 · Elves", "2 · Dwarves", "4 · Goblins"):
        await listed.get_by_role("option", name=label).click()
    await expect(listed.get_by_role("option", name="5 · Trolls")).to_be_disabled()
    await listed.get_by_role("option", name="4 · Goblins").click()
    await expect(listed.get_by_role("option", name="5 · Trolls")).to_be_enabled()


async def test_too_few_picks_send_nothing(sink: Window) -> None:
    await sink.page.get_by_role("combobox", name="Two to four").click()
    await sink.page.get_by_role("option", name="3 · Fairies").click()
    await sink.page.keyboard.press("Escape")
    await expect(sink.page.get_by_role("combobox", name="3 · Fairies")).to_be_visible()


@pytest.mark.parametrize(
    ("hint", "label", "name"),
    [
        ("Somebody", "Bao", "user"),
        ("A role", "Moderators", "role"),
        ("A channel", "général", "channel"),
    ],
)
async def test_people_roles_and_channels_can_be_picked(
    sink: Window, hint: str, label: str, name: str
) -> None:
    await sink.choose(hint, label)
    await sink.sees(f"picked {name}: ")


async def test_thinking_is_shown_until_the_answer_comes(sink: Window) -> None:
    await sink.press("Think")
    answer = await sink.sees("I have thought about it")
    await expect(answer.locator(".thinking")).to_have_count(0)


async def test_an_edit_changes_the_message_in_place(sink: Window) -> None:
    shown = await sink.messages.count()
    await sink.press("Edit")
    await sink.sees("revision 2")
    assert await sink.messages.count() == shown


async def test_a_press_without_an_answer_fails_visibly(sink: Window, sandbox) -> None:
    await sink.press("Silence")
    await expect(sink.button("Silence", sink.message("kitchen sink"))).to_have_count(0)
    sandbox.core.clock.advance(4)
    await expect(sink.newest.get_by_role("alert")).to_have_text("Échec de l’interaction")
    await expect(sink.button("Silence")).to_be_enabled()


async def test_a_picture_has_its_text_and_can_be_enlarged(sink: Window) -> None:
    picture = sink.newest.locator(".gallery img")
    await expect(picture).to_have_attribute("alt", "Five cards on a table")
    await sink.newest.locator(".gallery button").click()
    enlarged = sink.page.locator("dialog.lightbox")
    await expect(enlarged.locator("figcaption")).to_have_text("Five cards on a table")
    await expect(enlarged.locator("img")).to_be_in_viewport(ratio=1)
    await sink.page.keyboard.press("Escape")
    await expect(enlarged).to_have_count(0)


async def test_a_form_with_every_kind_of_field(sink: Window, bot: KitchenSink) -> None:
    await sink.press("Form")
    form = sink.form
    await form.get_by_label("Words").fill("bonjour")
    await sink.choose("Size", "2 · Dwarves", inside=form)
    await form.get_by_label("Slow").check()
    await form.get_by_label("Dice").check()
    await form.get_by_label("Dragons").check()
    await expect(form.get_by_label("Coins")).to_be_disabled()
    await form.get_by_label("I have read the rules").check()
    await sink.submit()
    await sink.sees("got bonjour")
    await expect(form).to_have_count(0)
    assert bot.submitted == [
        {
            "words": "bonjour",
            "size": ["v2"],
            "pace": "slow",
            "extras": ["dice", "dragons"],
            "agree": True,
        }
    ]


async def test_a_form_says_what_is_missing_and_stays_open(sink: Window, bot: KitchenSink) -> None:
    await sink.press("Form")
    await sink.submit()
    field = sink.form.locator(".field", has_text="Words")
    await expect(field.locator(".field-trouble")).not_to_be_empty()
    await sink.page.keyboard.press("Escape")
    await expect(sink.form).to_have_count(0)
    assert bot.submitted == []


async def test_nothing_is_wider_than_the_phone(sink: Window) -> None:
    await sink.slash("classic")
    await sink.sees("An embed")
    await sink.slash("markdown")
    await sink.sees("after the block")
    wide = """() => [...document.querySelectorAll("#main *")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("pre"))
        .map((one) => one.className)"""
    assert await sink.page.evaluate(wide) == []
