"""Days off through the client: taken by a select or by dates, told, ended, in both languages."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


@pytest.mark.parametrize(
    ("language", "left", "away", "bad"),
    [
        ("en-US", "28 of your 28 days off", "You will be away from", "is not a date"),
        ("fr", "Il te reste 28 jours", "Tu seras en congé du", "n’est pas une date"),
    ],
)
async def test_days_off_are_taken_and_taken_back(
    house: House, language: str, left: str, away: str, bad: str
) -> None:
    ana = await house.client.user("Ana", language)
    settings = (await (await ana.slash("settings")).message.press("mine:time")).message
    page = (await settings.press("my-leave")).message
    assert left in page.text
    page = (await page.select("4", named="my-leave-for")).message
    assert away in page.text
    page = (await page.press("my-leave-over")).message
    assert away not in page.text
    form = await page.press("my-leave-dates")
    assert bad in (await ana.submit(form, start="tomorrow", until="never")).text
