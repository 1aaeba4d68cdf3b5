"""Long channels, old messages, answers, threads, files: what people do besides pressing."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.async_api import BrowserContext, WebSocketRoute, expect

from sandbox import Sandbox
from sandbox.client.client import Client
from tests.sandbox.browser.conftest import Open
from tests.sandbox.browser.kitchen_sink import KitchenSink
from tests.sandbox.browser.pageobjects import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def written(client: Client, name: str, count: int, channel: str = "jeux") -> list[str]:
    """Ids of as many messages, "line 0" and so on, written by the person."""
    person = await client.user(name)
    place = next(one for one in (await client.guild())["channels"] if one["name"] == channel)
    path = f"/users/{person.id}/channels/{place['id']}/messages"
    sent = [await client.call("POST", path, {"content": f"line {at}."}) for at in range(count)]
    return [one["id"] for one in sent]


async def test_older_messages_come_while_scrolling_up(open_phone: Open, client: Client) -> None:
    await written(client, "Bao", 120)
    ana = await open_phone("Ana")
    await expect(ana.newest).to_contain_text("line 119.")
    await expect(ana.messages).to_have_count(50)
    log = ana.page.locator("#log")
    await log.evaluate("(log) => log.scrollTop = 0")
    await expect(ana.messages).to_have_count(100)
    assert await log.evaluate("(log) => log.scrollTop") > 200
    await log.evaluate("(log) => log.scrollTop = 0")
    await expect(ana.messages).to_have_count(120)
    await expect(ana.page.get_by_role("heading", name="Bienvenue dans #jeux")).to_be_attached()


async def test_a_link_to_an_old_message_finds_it(open_phone: Open, client: Client) -> None:
    ids = await written(client, "Bao", 120)
    ana = await open_phone("Ana", "général")
    guild = await client.guild()
    channel = next(one for one in guild["channels"] if one["name"] == "jeux")
    await ana.write(f"https://discord.com/channels/{guild['id']}/{channel['id']}/{ids[3]}")
    await ana.press("#jeux › 💬")
    await expect(ana.message("line 3.")).to_be_in_viewport()
    await expect(ana.message("line 3.")).to_be_focused()


async def test_new_messages_are_followed_only_at_the_end(open_phone: Open, client: Client) -> None:
    await written(client, "Bao", 40)
    ana = await open_phone("Ana")
    await written(client, "Bao", 1)
    await expect(ana.newest).to_be_in_viewport()
    await ana.page.locator("#log").evaluate("(log) => log.scrollTop = 400")
    await ana.page.locator("#to-end").wait_for()
    await written(client, "Bao", 1)
    await expect(ana.messages).to_have_count(42)
    await expect(ana.newest).not_to_be_in_viewport()
    await ana.page.locator("#to-end").click()
    await expect(ana.newest).to_be_in_viewport()
    await expect(ana.page.locator("#to-end")).to_be_hidden()


async def test_the_back_button_returns_to_the_last_channel(open_phone: Open) -> None:
    ana = await open_phone("Ana")
    await ana.go_to("général")
    await expect(ana.page.get_by_role("heading", name="général", exact=True)).to_be_visible()
    await ana.page.go_back()
    await expect(ana.page.get_by_role("heading", name="jeux", exact=True)).to_be_visible()


async def test_an_answer_names_its_message(open_desktop: Open, client: Client) -> None:
    await written(client, "Bao", 1)
    ana = await open_desktop("Ana")
    await ana.message("line 0.").hover()
    await ana.message("line 0.").get_by_role("button", name="Répondre").click()
    await ana.write("je réponds")
    answer = await ana.sees("je réponds")
    await expect(answer.locator(".above")).to_contain_text("line 0.")


async def test_a_thread_is_opened_from_a_message(open_desktop: Open, client: Client) -> None:
    await written(client, "Ana", 1)
    ana = await open_desktop("Ana")
    await ana.message("line 0.").hover()
    await ana.message("line 0.").get_by_role("button", name="Plus pour ce message").click()
    await ana.page.get_by_role("menuitem", name="Créer un fil").click()
    await ana.form.get_by_label("Nom").fill("À part")
    await ana.submit()
    await expect(ana.page.get_by_role("heading", name="À part").first).to_be_visible()
    await ana.write("dans le fil")
    await ana.go_to("jeux")
    await expect(ana.message("line 0.").locator(".thread-chip")).to_contain_text("À part")


async def test_a_new_thread_is_shown_although_its_event_comes_late(
    sandbox: Sandbox, client: Client, desktop: BrowserContext
) -> None:
    """The answer that names the thread overtakes the live event that brings it."""
    held: list[Callable[[], None]] = []

    async def slowly(client_side: WebSocketRoute) -> None:
        server_side = client_side.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            if '"thread_create"' in str(frame):
                held.append(partial(client_side.send, frame))
            else:
                client_side.send(frame)

        server_side.on_message(pass_on)

    await desktop.route_web_socket(re.compile("/live$"), slowly)
    await written(client, "Ana", 1)
    person = await client.user("Ana")
    channel = str((await person.channel("jeux"))["id"])
    ana = await Window.open(desktop, sandbox.url, person.id, channel)
    await ana.message("line 0.").hover()
    await ana.message("line 0.").get_by_role("button", name="Plus pour ce message").click()
    await ana.page.get_by_role("menuitem", name="Créer un fil").click()
    await ana.form.get_by_label("Nom").fill("À part")
    async with ana.page.expect_response(re.compile("/threads$")):
        await ana.submit()
    await expect(ana.form).to_have_count(0)
    await expect(ana.page.get_by_role("heading", name="À part")).to_have_count(0)
    for send in held:
        send()
    await expect(ana.page.get_by_role("heading", name="À part").first).to_be_visible()


async def test_a_file_is_sent_and_shown(open_phone: Open) -> None:
    ana = await open_phone("Ana")
    file = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"hello"}
    await ana.page.locator('#entry input[type="file"]').set_input_files(file)
    await expect(ana.page.locator(".file-line")).to_contain_text("notes.txt")
    await ana.page.get_by_role("button", name="Envoyer").click()
    card = ana.newest.get_by_role("link", name="Télécharger notes.txt")
    address = await card.get_attribute("href")
    assert address is not None
    assert await (await ana.page.request.get(address)).body() == b"hello"


async def test_a_refusal_is_told_in_the_reader_s_language(
    open_phone: Open, client: Client, bot: KitchenSink
) -> None:
    ana = await open_phone("Ana")
    await ana.slash("show")
    await ana.sees("The kitchen sink")
    guild = await client.guild()
    await client.call("DELETE", f"/guilds/{guild['id']}/bot")
    await ana.press("Primary")
    failure = ana.message("The kitchen sink").get_by_role("alert")
    await expect(failure).to_have_text("Le bot n’est pas sur ce serveur.")
