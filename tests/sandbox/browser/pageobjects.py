"""What a person does in a window of the page, in a person's words."""

import re
from collections.abc import Mapping
from typing import Self

from playwright.async_api import BrowserContext, Locator, Page, expect

from tests.sandbox.browser.browser import watched

Wanted = str | re.Pattern[str]


class Window:
    """One window of one person; `wrong` collects the page's own errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong = watched(page)

    @classmethod
    async def open(
        cls, context: BrowserContext, url: str, user_id: str, channel_id: str = ""
    ) -> Self:
        """A new window of this person on the channel, on their first one when none is given."""
        window = cls(await context.new_page())
        where = f"&channel={channel_id}" if channel_id else ""
        await window.page.goto(f"{url}/?user={user_id}{where}")
        await expect(window.page.locator("#log")).to_have_attribute("aria-busy", "false")
        return window

    # Messages

    @property
    def messages(self) -> Locator:
        """All messages shown, oldest first."""
        return self.page.locator("#messages > [data-message]")

    @property
    def newest(self) -> Locator:
        return self.messages.last

    def message(self, text: Wanted) -> Locator:
        """The newest message that shows the text."""
        return self.messages.filter(has_text=text).last

    def message_with(self, label: Wanted) -> Locator:
        """The newest message with a button or select of this label."""
        control = self.page.get_by_role("button", name=label).or_(
            self.page.get_by_role("combobox", name=label)
        )
        return self.messages.filter(has=control).last

    async def sees(self, text: Wanted) -> Locator:
        """Wait until some message shows the text, and give that message."""
        await expect(self.message(text)).to_be_visible()
        return self.message(text)

    async def sees_no(self, text: Wanted) -> None:
        await expect(self.messages.filter(has_text=text)).to_have_count(0)

    # Pressing and choosing

    def button(self, label: Wanted, message: Locator | None = None) -> Locator:
        """The button of this label, exactly for a string, in the newest message with one."""
        exact = isinstance(label, str)
        if message is not None:
            return message.get_by_role("button", name=label, exact=exact)
        return self.messages.get_by_role("button", name=label, exact=exact).last

    async def press(self, label: Wanted, message: Locator | None = None) -> None:
        await self.button(label, message).click()

    async def settled(self) -> None:
        """Wait until everything sent from this window was answered and drawn."""
        await expect(self.page.locator("body")).not_to_have_attribute("data-waiting", "")

    async def choose(self, hint: Wanted, *labels: Wanted, inside: Locator | None = None) -> None:
        """Pick these entries in the newest select with this placeholder or label."""
        place = inside if inside is not None else self.page.locator("#messages")
        await place.get_by_role("combobox", name=hint).last.click()
        await self.pick(*labels)

    async def pick(self, *labels: Wanted) -> None:
        """Pick entries of the list that is open, and close it."""
        listed = self.page.locator(".choices-panel")
        for label in labels:
            await listed.get_by_role("option", name=label).click()
        done = listed.locator(".choices-foot .button")
        if await done.count():
            await done.click()
        await expect(listed).to_have_count(0)

    async def dismiss(self, message: Locator | None = None) -> None:
        """Dismiss an ephemeral message, the newest one unless named."""
        dismissed = message if message is not None else self.page.locator(".message.ephemeral").last
        await dismissed.locator(".ephemeral-foot .linklike").click()

    # Commands, forms, text

    async def slash(self, name: str, options: Mapping[str, str] | None = None) -> None:
        """Run a command by its shown or canonical name; options by canonical name, as typed."""
        box = self.page.locator("#box")
        await box.fill(f"/{name} ")
        form = self.page.locator(".command-form")
        await expect(form).to_be_visible()
        for option, text in (options or {}).items():
            await self._fill_option(form, option, text)
        await form.locator(".send").click()
        await expect(form).to_have_count(0)

    async def _fill_option(self, form: Locator, option: str, text: str) -> None:
        field = form.locator(f'[data-option="{option}"]')
        if not await field.count():
            await form.locator(".command-more").click()
            await self.page.locator(f'.menu-item[data-value="{option}"]').click()
        await field.locator("input").fill(text)
        offered = self.page.locator("#palette").get_by_role("option", name=text).first
        if await field.get_attribute("data-offers") is not None:
            await offered.click()

    @property
    def form(self) -> Locator:
        """The form that the bot opened."""
        return self.page.locator("dialog.modal")

    async def submit(self) -> None:
        await self.form.locator('button[type="submit"]').click()

    async def write(self, text: str) -> None:
        await self.page.locator("#box").fill(text)
        await self.page.locator("#box").press("Enter")

    # Places and people

    @property
    def narrow(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] <= 760

    async def go_to(self, channel: str) -> None:
        """Open a channel or thread from the list."""
        if self.narrow:
            await self.page.locator('[data-key="open-left"]').click()
        row = self.page.locator(".channel-button", has_text=channel).first
        await row.click()
        await expect(self.page.locator("#log")).to_have_attribute("aria-busy", "false")

    async def become(self, name: str) -> None:
        """Act as another person in this window."""
        if self.narrow:
            await self.page.locator('[data-key="open-people"]').click()
        await self.page.locator(".person-button", has_text=name).click()
        await expect(self.page.locator(".person.acting .person-name")).to_have_text(name)

    def badge(self, channel: str) -> Locator:
        """The number of mentions beside a channel or thread."""
        return self.page.locator(".channel-button", has_text=channel).locator(".badge")
