"""A sandbox, the kitchen sink and a phone-sized browser for the tests of the page."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import BrowserContext

from sandbox import Sandbox
from sandbox.client import Client
from tests.browser.browser import DESKTOP, chromium, window
from tests.browser.kitchen_sink import KitchenSink, Running
from tests.browser.pageobjects import Window

Open = Callable[..., Awaitable[Window]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what stands here, and skip it where there is no browser."""
    here = [item for item in items if "/tests/browser/" in item.path.as_posix()]
    for item in here:
        item.add_marker(pytest.mark.browser)
        if chromium() is None:
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with Client(sandbox.url, patience=5) as visiting:
        yield visiting


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[KitchenSink]:
    async with Running(sandbox) as running:
        yield running


@pytest.fixture
async def phone() -> AsyncIterator[BrowserContext]:
    async with window() as context:
        yield context


@pytest.fixture
async def desktop() -> AsyncIterator[BrowserContext]:
    async with window(DESKTOP) as context:
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


@pytest.fixture
async def open_phone(
    sandbox: Sandbox, client: Client, phone: BrowserContext
) -> AsyncIterator[Open]:
    """Opens windows at phone width by a person's name; no page may have raised anything."""
    opened: list[Window] = []
    yield opener(sandbox, client, phone, opened)
    assert [one.wrong for one in opened if one.wrong] == []


@pytest.fixture
async def open_desktop(
    sandbox: Sandbox, client: Client, desktop: BrowserContext
) -> AsyncIterator[Open]:
    opened: list[Window] = []
    yield opener(sandbox, client, desktop, opened)
    assert [one.wrong for one in opened if one.wrong] == []
