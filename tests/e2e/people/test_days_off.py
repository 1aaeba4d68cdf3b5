"""Days off through the client: taken by a select or by dates, told, ended, in both languages."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from sqlite3 import Connection

import pytest

from db.queries import days_off
from db.records.time import HalfDay
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House

HALF = timedelta(hours=6)  # of a half day


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


@pytest.mark.rule("TIM-2.1")
@pytest.mark.parametrize(
    ("language", "line", "label", "back"),
    [
        ("en-US", "If you answer here, your days off end", "I am back", "You are back."),
        ("fr", "Si tu réponds ici, ton congé prend fin", "Je suis de retour", "Te voilà de retour"),
    ],
)
async def test_days_off_end_at_a_table_without_an_answer(
    house: House, language: str, line: str, label: str, back: str
) -> None:
    """Who is not away has no such button."""
    ana = await house.client.user("Ana", language)
    bao = await house.client.user("Bao", language)
    _, thread = await begin(house, 2, 0, "sampler", "normal")
    (match,) = await house.services.play.matches.in_channel(int(thread))

    async def table(person: Person) -> ShownMessage:
        return (await (await house.board(person, thread)).press(f"play:{match}")).message

    now = house.services.play.clock.now()
    over = [HalfDay(now - HALF, now + HALF), HalfDay(now + HALF, now + 3 * HALF)]
    await house.services.play.store.write(days_off.update, int(ana.id), lambda _: over, now)
    await house.quiet()
    for person, there in ((ana, True), (bao, False)):
        shown = await table(person)
        assert (line in shown.text) is there
        assert (label in shown.labels) is there
    after = (await (await table(ana)).press(label)).message
    assert back in after.text
    assert line not in after.text
    assert label not in after.labels
    assert len(await house.services.play.store.read(days_off.of_person, int(ana.id))) == 1


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
