"""Several people in several windows: each sees what is theirs, at once, and after an outage."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser, BrowserContext, Route, expect

from sandbox import Sandbox
from sandbox.client.client import Client
from tests.sandbox.browser.conftest import Open, opener
from tests.sandbox.browser.kitchen_sink import KitchenSink

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_ephemeral_answer_reaches_its_person_alone(
    open_phone: Open, bot: KitchenSink
) -> None:
    ana, bao = await open_phone("Ana"), await open_phone("Bao")
    await ana.slash("secret")
    answer = await ana.sees("For your eyes")
    await expect(answer).to_contain_text("Toi seul(e) peux voir ceci")
    await ana.write("et voilà")
    await bao.sees("et voilà")
    await bao.sees_no("For your eyes")
    await ana.dismiss()
    await ana.sees_no("For your eyes")


async def test_a_message_appears_changes_and_goes_in_every_window(
    open_phone: Open, bot: KitchenSink
) -> None:
    ana, bao = await open_phone("Ana"), await open_phone("Bao")
    await ana.slash("show")
    await bao.sees("revision 1")
    await bao.press("Edit")
    await ana.sees("revision 2")
    await bao.page.get_by_role("button", name="More for this message").last.click()
    await bao.page.get_by_role("menuitem", name="Delete the message").click()
    await ana.sees_no("revision 2")


async def test_a_mention_is_counted_until_it_is_read(open_desktop: Open, bot: KitchenSink) -> None:
    ana, bao = await open_desktop("Ana"), await open_desktop("Bao", "général")
    await ana.slash("call", {"who": "Bao"})
    await expect(bao.badge("A match")).to_have_text("1")
    await expect(bao.page.locator("#rail .badge")).to_have_text("1")
    await expect(ana.page.locator(".person", has_text="Bao").locator(".badge")).to_have_text("1")
    await bao.go_to("A match")
    called = await bao.sees("@Bao, your turn")
    await expect(called).to_have_class("message pinging lit")
    await expect(bao.badge("A match")).to_have_count(0)
    await expect(ana.page.locator(".person", has_text="Bao").locator(".badge")).to_have_count(0)


async def test_a_notice_leads_to_the_mention(open_phone: Open, bot: KitchenSink) -> None:
    bao, ana = await open_phone("Bao", "board-games"), await open_phone("Ana")
    await ana.slash("call", {"who": "Bao"})
    await bao.page.locator(".toast", has_text="A match").locator("button").first.click()
    await bao.sees("@Bao, your turn")


async def test_a_link_leads_to_its_message(open_phone: Open, bot: KitchenSink) -> None:
    ana = await open_phone("Ana")
    await ana.slash("call", {"who": "Bao"})
    await ana.press("A match › 💬")
    await ana.sees("@Bao, your turn")


async def test_becoming_somebody_else_changes_language_and_view(
    open_phone: Open, bot: KitchenSink
) -> None:
    window = await open_phone("Ana")
    await window.slash("secret")
    await window.sees("For your eyes")
    await window.become("Bao")
    await expect(window.page.locator("#box")).to_have_attribute("placeholder", "Message #jeux")
    await window.sees_no("For your eyes")
    await window.become("Ana")
    await window.sees("For your eyes")
    await expect(window.page.locator("#box")).to_have_attribute("placeholder", "Écrire dans #jeux")


async def test_everything_is_back_after_the_server_was_away(
    tmp_path: Path, phone: BrowserContext
) -> None:
    async with Sandbox(data=tmp_path) as first, Client(first.url) as client:
        port = int(first.url.rsplit(":", 1)[1])
        ana = await opener(first, client, phone, [])("Ana")
        await ana.write("avant la panne")
        await ana.sees("avant la panne")
    await expect(ana.page.get_by_text("Connexion perdue")).to_be_visible()
    async with Sandbox(port=port, data=tmp_path) as second, Client(second.url) as client:
        bao = await client.user("Bao")
        channel = next(
            one["id"] for one in (await client.guild())["channels"] if one["name"] == "jeux"
        )
        path = f"/users/{bao.id}/channels/{channel}/messages"
        await client.call("POST", path, {"content": "après la panne"})
        await ana.sees("après la panne")
        await expect(ana.page.get_by_text("Connexion perdue")).to_have_count(0)
        await ana.sees("avant la panne")


async def test_a_bot_that_is_away_is_told(open_phone: Open, bot: KitchenSink) -> None:
    ana = await open_phone("Ana")
    await expect(ana.page.locator(".notice-state")).to_have_count(0)
    await bot.close()
    await expect(ana.page.locator(".notice-state")).to_contain_text("hors ligne")


async def test_a_locked_thread_takes_nothing(open_phone: Open, bot: KitchenSink) -> None:
    ana = await open_phone("Ana")
    await ana.slash("call", {"who": "Bao"})
    await ana.sees("called in")
    await ana.go_to("A match")
    await ana.slash("show")
    await expect(ana.button("Primary")).to_be_enabled()
    await ana.page.locator('[data-key="header-menu"]').click()
    await ana.page.get_by_role("menuitem", name="Verrouiller le fil").click()
    await expect(ana.button("Primary")).to_be_disabled()
    await expect(ana.page.locator("#box")).to_have_count(0)
    await ana.page.locator("#entry .button").click()
    await expect(ana.button("Primary")).to_be_enabled()


async def test_a_message_opens_an_archived_thread_again(open_phone: Open, bot: KitchenSink) -> None:
    ana = await open_phone("Ana")
    await ana.slash("call", {"who": "Bao"})
    await ana.sees("called in")
    await ana.go_to("A match")
    await ana.page.locator('[data-key="header-menu"]').click()
    await ana.page.get_by_role("menuitem", name="Archiver le fil").click()
    await expect(ana.page.locator(".closed-line")).to_be_visible()
    await ana.write("encore là")
    await ana.sees("encore là")
    await expect(ana.page.locator(".closed-line")).to_have_count(0)


async def test_a_person_can_be_added_and_played(open_desktop: Open, bot: KitchenSink) -> None:
    window = await open_desktop("Bao")
    await window.page.get_by_role("button", name="Add a person").click()
    dialog = window.page.locator("dialog.modal")
    await dialog.get_by_label("Name").fill("Éloïse")
    await dialog.get_by_label("Language").select_option("fr")
    await window.submit()
    await expect(dialog).to_have_count(0)
    await window.become("Éloïse")
    await expect(window.page.locator("html")).to_have_attribute("lang", "fr")


async def test_a_form_opens_even_when_it_is_there_before_its_request_is_answered(
    open_phone: Open, bot: KitchenSink
) -> None:
    bao = await open_phone("Bao")
    await bao.slash("show")
    await bao.sees("The kitchen sink")
    opened = asyncio.Event()

    async def answer_late(route: Route) -> None:
        response = await route.fetch()
        await opened.wait()
        await route.fulfill(response=response)

    await bao.page.route("**/interactions", answer_late)
    modal = bao.page.evaluate(
        """async () => {
            const { after } = await import("/page/js/data/events.js");
            return new Promise((told) => after("modal", () => setTimeout(told, 0)));
        }"""
    )
    waiting = asyncio.ensure_future(modal)
    await bao.press("Form")
    await waiting
    await expect(bao.form).to_have_count(0)
    opened.set()
    await expect(bao.form).to_be_visible()


@pytest.mark.parametrize(("spoken", "name"), [("fr-BE", "Ana"), ("en-GB", "Bao"), ("de", "Bao")])
async def test_the_first_visitor_reads_the_language_of_the_browser(
    sandbox: Sandbox, browser: Browser, spoken: str, name: str
) -> None:
    """English where it is neither of the two."""
    context = await browser.new_context(locale=spoken)
    page = await context.new_page()
    await page.goto(sandbox.url)
    wanted = "fr" if spoken.startswith("fr") else "en"
    await expect(page.locator("html")).to_have_attribute("lang", wanted)
    await expect(page.locator("#log")).to_have_attribute("aria-busy", "false")
    people = sandbox.core.world.users.values()
    (first,) = [one.id for one in people if one.global_name == name]
    assert f"user={first}" in page.url
    await context.close()


async def test_what_is_written_while_a_message_is_on_its_way_is_kept(
    open_phone: Open, bot: KitchenSink
) -> None:
    ana = await open_phone("Ana")
    go = asyncio.Event()

    async def later(route: Route) -> None:
        await go.wait()
        await route.continue_()

    await ana.page.route("**/messages", later)
    box = ana.page.locator("#box")
    await ana.write("un")
    await ana.write("deux")
    await box.fill("trois")
    go.set()
    await ana.sees("deux")
    await expect(box).to_have_value("trois")
    texts = await ana.messages.all_inner_texts()
    assert ["un" in texts[-2], "deux" in texts[-1]] == [True, True]  # each once, as written


async def test_a_message_that_is_refused_comes_back_in_front_of_what_was_written(
    open_phone: Open, bot: KitchenSink
) -> None:
    ana = await open_phone("Ana")
    go = asyncio.Event()

    async def refuse(route: Route) -> None:
        await go.wait()
        await route.abort()

    await ana.page.route("**/messages", refuse)
    box = ana.page.locator("#box")
    await ana.write("un")
    await box.fill("deux")
    go.set()
    await expect(box).to_have_value("un\ndeux")
    await expect(box).to_be_focused()
    await ana.page.unroute("**/messages")
    ana.wrong.clear()  # the request that came to nothing is an error to the browser
    await box.press("Enter")
    await expect(ana.newest).to_contain_text("deux")
    await expect(box).to_have_value("")
