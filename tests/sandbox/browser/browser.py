"""A headless Chromium for the tests, where this machine has one."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    async_playwright,
    expect,
)

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PAGE_TIMEOUT = 45_000  # milliseconds, on a machine that is busy with other tests


def chromium() -> str | None:
    """The path of a Chromium, None when there is none."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for path in map(shutil.which, names) if path), None)


@asynccontextmanager
async def chromium_running() -> AsyncIterator[Browser]:
    """A headless Chromium with a profile of its own; windows come from `window`."""
    path = chromium()
    assert path is not None, "no Chromium"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@asynccontextmanager
async def window(browser: Browser, size: dict[str, int] = PHONE) -> AsyncIterator[BrowserContext]:
    """A context of this size; its pages are windows of one person each."""
    phone = size["width"] < 600
    expect.set_options(timeout=PAGE_TIMEOUT)
    context = await browser.new_context(
        viewport=size,
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        timezone_id="Europe/Paris",
    )
    context.set_default_timeout(PAGE_TIMEOUT)
    yield context
    await context.close()


def is_fault(said: ConsoleMessage) -> bool:
    """An error of the page; the browser also calls every refused request one."""
    return said.type == "error" and "Failed to load resource" not in said.text


def watched(page: Page) -> list[str]:
    """Everything that goes wrong on the page from now on, as text."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if is_fault(said) else None)
    return wrong
