"""The workshop serves any game that has one: here the made-up one, beside a real one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.engine import sampler
from tests.engine.sampler import bag, workshop

EN = "en-US"


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sampler, "GAME", workshop.GAME)
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


def plus(page: ShownMessage) -> list[str]:
    return [str(one["custom_id"]) for one in controls(page, "deck-put:")]


async def test_it_is_built_undone_completed_and_handed_out(house: House) -> None:
    ana = await house.client.user("Ana", EN)
    page = (await ana.slash("deck new", game="sampler")).message
    assert "0/6 · draft" in page.text
    page = (await page.select("high", named=_filter(page))).message
    assert all(int(one[-2:]) > bag.WEAK for one in plus(page))
    page = (await page.press(plus(page)[0])).message
    page = (await page.press(plus(page)[1])).message
    assert "2/6 · draft" in page.text
    page = (await page.press("Undo")).message
    assert "1/6 · draft" in page.text
    page = (await page.press("Fill up sensibly")).message
    assert "6 cards · ready to play" in page.text
    page = (await page.press("Use this deck")).message
    page = (await page.press("Test")).message
    assert "30" in page.text
    told = (await page.press("File")).message
    (file,) = await told.files()
    assert file.decode().splitlines()[-1] == "1 charm-30 Charm 30"
    assert not await house.services.play.decks.of_person(int(ana.id), "nintendo")


async def test_it_is_made_by_questions_pasted_refused_and_deleted(house: House) -> None:
    ana = await house.client.user("Ana", EN)
    page = (await ana.slash("deck list", game="sampler")).message
    assert not controls(page, "deck-ready:")
    page = (await page.press("A deck for me")).message
    page = (await page.select("low")).message
    assert "6 cards · ready to play" in page.text
    page = (await page.press("Use this deck")).message
    form = await page.press("As text")
    assert "Line 1" in (await ana.submit(form, words="4 G01")).text
    form = await page.press("As text")
    page = (await ana.submit(form, words="4 charm-01\n2 charm-02")).message
    assert f"{bag.ALIKE} is the most" in page.text
    page = (await page.press("Use this deck")).message
    page = (await page.press("Delete")).message
    page = (await page.press("Delete")).message
    assert "is deleted" in page.text


async def test_a_match_begins_with_it_at_once(house: House) -> None:
    ana = await house.client.user("Ana", EN)
    page = (await ana.slash("deck new", game="sampler")).message
    page = (await page.press("Fill up sensibly")).message
    page = (await page.press("Use this deck")).message
    await page.press("Play with it")
    (match,) = await house.services.play.matches.of_person(int(ana.id))
    own = (await house.services.play.matches.table(match.id, int(ana.id))).view.own
    assert sorted(one.partition("@")[0] for one in own.charms) == [
        f"charm-{number}" for number in range(25, 31)
    ]


def _filter(page: ShownMessage) -> str:
    return str(controls(page, "deck-filter:")[0]["custom_id"])
