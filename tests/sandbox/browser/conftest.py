"""A sandbox, the kitchen sink and a phone-sized browser for the tests of the page."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext

from sandbox import Sandbox
from sandbox.client.client import Client
from tests.sandbox.browser.browser import DESKTOP, chromium, chromium_running, window
from tests.sandbox.browser.kitchen_sink import KitchenSink
from tests.sandbox.browser.pageobjects import Window
from tests.sandbox.small_bot import Running

Open = Callable[..., Awaitable[Window]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that open a browser, and skip them where there is none."""
    for item in items:
        if "browser" not in getattr(item, "fixturenames", ()):
            continue
        item.add_marker(pytest.mark.browser)
        if chromium() is None:
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium() is None:
        terminalreporter.write_line("The browser tests were skipped: this machine has no Chromium.")


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with Client(sandbox.url, event_timeout=5) as visiting:
        yield visiting


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[KitchenSink]:
    async with Running(sandbox, KitchenSink()) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium_running() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser) -> AsyncIterator[BrowserContext]:
    async with window(browser) as context:
        yield context


@pytest_asyncio.fixture(loop_scope="session")
async def desktop(browser: Browser) -> AsyncIterator[BrowserContext]:
    async with window(browser, DESKTOP) as context:
        yield context


def opener(sandbox: Sandbox, client: Client, context: BrowserContext, opened: list[Window]) -> Open:
    async def open_as(name: str, channel: str = "jeux") -> Window:
        world = await client.world()
        user = next(one for one in world["users"] if one["global_name"] == name)
        places = [*world["guilds"][0]["channels"], *world["guilds"][0]["threads"]]
        place = next(one for one in places if one["name"] == channel)
        opened.append(await Window.open(context, sandbox.url, user["id"], place["id"]))
        return opened[-1]

    return open_as


@pytest_asyncio.fixture(loop_scope="session")
async def open_phone(
    sandbox: Sandbox, client: Client, phone: BrowserContext
) -> AsyncIterator[Open]:
    """Opens windows at phone width by a person's name; no page may have raised anything."""
    opened: list[Window] = []
    yield opener(sandbox, client, phone, opened)
    assert [one.wrong for one in opened if one.wrong] == []


@pytest_asyncio.fixture(loop_scope="session")
async def open_desktop(
    sandbox: Sandbox, client: Client, desktop: BrowserContext
) -> AsyncIterator[Open]:
    opened: list[Window] = []
    yield opener(sandbox, client, desktop, opened)
    assert [one.wrong for one in opened if one.wrong] == []
