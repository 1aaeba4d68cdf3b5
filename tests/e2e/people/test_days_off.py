"""Days off through the client: taken by a select or by dates, told, ended, in both languages."""

from collections.abc import AsyncIterator
from pathlib import Path
from sqlite3 import Connection

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


async def test_a_zone_that_is_no_longer_known_keeps_nobody_from_their_settings(
    house: House,
) -> None:
    """A person's, and a server's: what is shown and set there goes on in UTC."""
    ana = await house.client.user("Ana", "en-US")
    page = (await (await ana.slash("settings")).message.press("mine:time")).message
    await page.select("22:00-08:00", named="my-quiet-usual")
    page = (await (await ana.slash("server")).message.press("ours:time")).message
    await page.select("off", named="our-weekends")

    def moved(db: Connection) -> None:
        db.execute("UPDATE person SET home = 'Mars/Olympus', zone = 'Mars/Olympus'")
        db.execute("UPDATE server SET zone = 'Mars/Olympus'")

    await house.services.play.store.write(moved)
    page = (await (await ana.slash("settings")).message.press("mine:time")).message
    assert "Mars/Olympus" in page.text
    page = (await page.select("23:00-07:00", named="my-quiet-usual")).message
    assert "23:00" in page.text
    leave = (await page.press("my-leave")).message
    assert "You will be away from" in (await leave.select("4", named="my-leave-for")).text
    page = (await (await ana.slash("server")).message.press("ours:time")).message
    page = (await page.select("on", named="our-weekends")).message
    page = (await page.select("off", named="our-weekends")).message
    page = (await page.select("Asia/Tokyo", named="our-zone")).message
    assert "Tokyo" in page.text
    assert (await (await ana.slash("play", game="firstdeck")).message.press("Add")).text
