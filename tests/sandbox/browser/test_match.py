"""A whole match of two people through the page, at phone width, one in French, one in English."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Locator, expect

from tests.e2e.begin import NAMES
from tests.e2e.house import House
from tests.sandbox.browser.pageobjects import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")

FILL = re.compile(r"^(Suggestion|Suivre le conseil|Follow the hint|Ordre de départ|As dealt)$")
CONFIRM = re.compile(
    "^(Confirm my favourites|Valider mes préférences|Take and throw out|Prendre et écarter"
    "|Put them under|Remettre dessous)$"
)
TICKED = re.compile("^✓ ")  # what is suggested, on its own button
ADVISED_NONE = re.compile("Suggestion\\s?: (Keep all|Tout garder)")
NONE = re.compile("^(Keep all|Tout garder)$")
FIRST = re.compile(r"^1 · ")
REFRESH = re.compile(r"^(Actualiser|Refresh)$")
OVER = re.compile(r"Partie finie|Match over")
BOUND = 400  # presses of one person


@pytest_asyncio.fixture(loop_scope="session")
async def played(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        for name in NAMES[:4]:
            await house.client.user(name)
        yield house


class Player:
    """Somebody with a phone: looks at the own table and presses."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @property
    def table(self) -> Locator:
        return self.window.page.locator(".message.ephemeral").first  # what follows are remarks

    def _button(self, label: re.Pattern[str]) -> Locator:
        return self.table.get_by_role("button", name=label).first

    async def press(self, button: Locator) -> None:
        """Press, and wait until it is answered and drawn."""
        await button.click()
        await self.window.settled()

    @property
    def _list(self) -> Locator:
        """Options whose words no button could hold."""
        return self.table.get_by_role("combobox").first

    async def choose(self) -> None:
        """Choose the first entry of the list, and wait until it is answered and drawn."""
        await self._list.click()
        opened = self.window.page.locator(".choices-panel")
        await opened.get_by_role("option").first.click()
        await expect(opened).to_have_count(0)
        await self.window.settled()

    async def play(self) -> None:
        """Answer whatever is asked; bring the table up to date where nothing is."""
        for _ in range(BOUND):
            confirm = self._button(CONFIRM)
            if await confirm.count() and await confirm.is_enabled():
                await self.press(confirm)
            elif not await confirm.count() and await self._button(TICKED).count():
                await self.press(self._button(TICKED))
            elif ADVISED_NONE.search(await self.table.inner_text()):
                await self.press(self._button(NONE))
            elif await self._button(FILL).count():
                await self.press(self._button(FILL))
            elif await self._button(FIRST).count():
                await self.press(self._button(FIRST))
            elif await self._list.count():
                await self.choose()
            else:
                return
        text = await self.table.inner_text()
        raise AssertionError(f"a question that never ends: {text}")

    async def refresh(self) -> None:
        if await self._button(REFRESH).count():
            await self.press(self._button(REFRESH))

    async def is_over(self) -> bool:
        return bool(OVER.search(await self.table.inner_text()))


@pytest.mark.timeout(400)
async def test_two_people_play_a_match_on_their_phones(
    played: House, phone: BrowserContext
) -> None:
    ana = await played.client.user("Ana")
    bao = await played.client.user("Bao")
    channel = str((await ana.channel("jeux"))["id"])
    windows = [await Window.open(phone, played.sandbox.url, one.id, channel) for one in (ana, bao)]
    await windows[0].slash("jouer", {"game": "Mon Premier", "players": "2"})
    await windows[1].press(re.compile("S’asseoir|Join"))
    for window in windows:
        await window.go_to("Mon Premier Deck Building")
        await window.press(re.compile("^(Jouer|Play)$"))
        await expect(window.page.locator(".message.ephemeral")).to_have_count(1)
    players = [Player(window) for window in windows]
    for _ in range(BOUND):
        for player in players:
            await played.quiet()  # a table that waits is edited when its turn comes
            await player.window.settled()
            await player.play()
            await player.refresh()
        if all([await player.is_over() for player in players]):
            break
    assert all([await player.is_over() for player in players]), await shown(windows)
    await windows[0].sees("La partie est finie")
    for window in windows:
        overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not await window.page.evaluate(overflow)
        assert window.wrong == []


async def shown(windows: list[Window]) -> str:
    """All private messages of these windows as text: what everybody was stuck with."""
    seen = [await window.page.locator(".message.ephemeral").all_inner_texts() for window in windows]
    return "\n\n".join(text for texts in seen for text in texts)
