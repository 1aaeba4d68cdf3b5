"""Every kind of channel as the page shows it, and what Discord itself writes."""

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox.client.client import Client
from tests.sandbox.browser.conftest import Open
from tests.sandbox.browser.pageobjects import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")

KINDS = {"annonces": 5, "salle": 2, "scène": 13, "forum": 15}


async def made(client: Client) -> dict[str, str]:
    """A channel of every other kind, ids by name."""
    guild = (await client.guild())["id"]
    found: dict[str, str] = {}
    for name, kind in KINDS.items():
        body = {"name": name, "type": kind}
        found[name] = (await client.call("POST", f"/guilds/{guild}/channels", body))["id"]
    return found


def listed(page: Page) -> Locator:
    return page.locator(".channel-button .channel-name")


async def menu(page: Page, name: str) -> list[str]:
    """What the menu of the channel offers."""
    row = page.locator(".channel-row", has_text=name)
    await row.hover()
    await row.locator(".channel-menu").click()
    entries = page.locator(".menu-item")
    await expect(entries.first).to_be_visible()
    offered = await entries.all_inner_texts()
    await page.keyboard.press("Escape")
    return offered


async def test_channels_to_talk_in_come_last(open_desktop: Open, client: Client) -> None:
    await made(client)
    ana = await open_desktop("Ana")
    names = ["général", "jeux", "board-games", "annonces", "forum", "salle", "scène"]
    await expect(listed(ana.page)).to_have_text(names)


@pytest.mark.parametrize(
    ("name", "offers"),
    [("annonces", "Nouveau fil"), ("forum", "Nouvelle publication"), ("salle", ""), ("scène", "")],
)
async def test_threads_are_offered_where_they_can_be(
    open_desktop: Open, client: Client, name: str, offers: str
) -> None:
    await made(client)
    ana = await open_desktop("Ana")
    begins = [one for one in await menu(ana.page, name) if one.startswith("Nouve")]
    assert begins == ([offers] if offers else [])


async def test_one_writes_beside_the_talk(open_phone: Open, client: Client) -> None:
    await made(client)
    ana = await open_phone("Ana", "salle")
    await expect(ana.page.locator("#box")).to_have_attribute("aria-label", "Écrire dans salle")
    await ana.write("bonjour")
    await ana.sees("bonjour")


async def test_a_forum_shows_its_posts(open_phone: Open, client: Client) -> None:
    forum = (await made(client))["forum"]
    bao = await client.user("Bao")
    path = f"/users/{bao.id}/channels/{forum}/threads"
    first = await client.call("POST", path, {"name": "Règles", "content": "on en parle"})
    ana = await open_phone("Ana", "forum")
    cards = ana.page.locator(".post-card")
    await expect(cards).to_contain_text(["Règles"])
    await expect(ana.page.locator("#box")).to_have_count(0)
    await client.call("POST", path, {"name": "Tournoi", "content": "qui vient ?"})
    await expect(cards).to_contain_text(["Tournoi", "Règles"])
    await bao.write("et toi ?", first["id"])
    await expect(cards).to_contain_text(["Règles", "Tournoi"])
    await expect(cards.first).to_contain_text("1 réponse")
    await cards.first.click()
    await ana.sees("on en parle")
    await ana.write("moi aussi")
    await ana.page.locator(".title-parent").click()
    await expect(cards.first).to_contain_text("2 réponses")


async def test_a_post_is_written(open_phone: Open, client: Client) -> None:
    await made(client)
    ana = await open_phone("Ana", "forum")
    await ana.page.get_by_role("button", name="Nouvelle publication").click()
    await ana.form.get_by_label("Nom").fill("Une idée")
    await ana.form.get_by_label("Premier message").fill("La voici")
    await ana.submit()
    await ana.sees("La voici")
    await expect(ana.page.get_by_role("heading", name="Une idée").first).to_be_visible()


async def add_channel(ana: Window, kind: str, name: str) -> None:
    await ana.page.locator(".guild-head").click()
    await ana.page.locator(".menu-item", has_text="Ajouter un salon").click()
    await ana.form.get_by_label("Nom").fill(name)
    await ana.form.get_by_label("Type").select_option(label=kind)
    await ana.submit()


async def test_a_channel_of_another_kind_is_added(open_desktop: Open, client: Client) -> None:
    ana = await open_desktop("Ana")
    await add_channel(ana, "Conférence", "plénière")
    await expect(ana.page.get_by_role("heading", name="plénière", exact=True)).to_be_visible()
    channels = (await client.guild())["channels"]
    assert [one["type"] for one in channels if one["name"] == "plénière"] == [13]


async def test_words_are_blocked(open_desktop: Open) -> None:
    ana = await open_desktop("Ana")
    await ana.page.locator(".guild-head").click()
    await ana.page.locator(".menu-item", has_text="Mots bloqués").click()
    await ana.form.get_by_label("Mots, séparés par des virgules").fill("gobelin, dra*")
    await ana.submit()
    bao = await open_desktop("Bao")
    await bao.write("un dragon")
    await expect(bao.page.locator("#toasts")).to_contain_text(
        "This server blocks one of these words."
    )
    await expect(bao.messages).to_have_count(0)


async def test_what_somebody_did_in_a_thread(open_phone: Open, client: Client) -> None:
    bao = await client.user("Bao")
    said = await bao.write("regardez", await bao.channel("jeux"))
    path = f"/users/{bao.id}/channels/{said.channel_id}/threads"
    thread = await client.call("POST", path, {"name": "Suite", "message_id": said.id})
    await client.call("PATCH", f"/channels/{thread['id']}", {"name": "La suite"})
    ana = await open_phone("Ana", "La suite")
    await ana.sees("regardez")
    await ana.sees("a changé le nom\u00a0: La suite")
    await client.call("DELETE", f"/channels/{said.channel_id}/messages/{said.id}")
    await ana.page.reload()
    await ana.sees("Le message d’origine a été supprimé")
