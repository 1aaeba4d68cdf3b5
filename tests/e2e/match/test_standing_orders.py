"""Standing orders on the table: given, seen by their person alone, obeyed, stopped."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls
from tests.play.house import FakeClock, anything, experienced

ALWAYS, STOP = "w-always:", "w-stop:"


@dataclass
class Table:
    """Two people, one of whom is asked what orders may answer."""

    house: House
    clock: FakeClock
    thumbs: list[Thumb]
    thread: str
    match: str

    async def asked(self, kind: str) -> tuple[Thumb, ShownMessage]:
        """Play until an order may be given at a question of a kind; return whose, and the table."""
        matches = self.house.services.play.matches
        for turn in range(200):
            for thumb in self.thumbs:
                by = int(thumb.person.id)
                table = await matches.table(self.match, by)
                if table.question is None:
                    continue
                if table.question.kind.startswith(kind) and table.question.standing:
                    return thumb, await self.look(thumb)
                picks = anything(table.question, turn)
                await matches.answer(self.match, by, table.question.id, picks)
        raise AssertionError("it was never asked")

    async def look(self, thumb: Thumb) -> ShownMessage:
        board = await self.house.board(thumb.person, self.thread)
        return (await board.press(f"play:{self.match}")).message

    async def later(self) -> None:
        for _ in range(2):  # not at once: that would be an outage
            self.clock.pass_(seconds=45)
            await self.house.services.play.time.tick()
        await self.house.quiet()


@pytest.fixture
async def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, clock=clock, pictures=False, still=True) as opened:
        yield opened


async def table_of(house: House, clock: FakeClock, game: str, language: str = "en-US") -> Table:
    for name in ("Ana", "Bao"):
        await house.client.user(name, language)
    thumbs, thread = await begin(house, 2, 0, game)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    await experienced(house.services.play)
    return Table(house, clock, thumbs, thread, match)


async def test_an_order_is_given_shown_to_its_person_obeyed_and_stopped(
    house: House, clock: FakeClock
) -> None:
    table = await table_of(house, clock, "sampler")
    thumb, shown = await table.asked("sampler.roll")
    other = next(one for one in table.thumbs if one is not thumb)
    (offer,) = controls(shown, ALWAYS)
    assert offer["placeholder"] == "Answer for me from now on"
    shown = (await shown.select("rest", named=str(offer["custom_id"]))).message
    assert "Always in this match: Rest." in shown.text
    assert "It answers by itself within a minute and a half." in shown.text
    assert not controls(shown, ALWAYS)
    assert "Always in this match" not in (await table.look(other)).text
    await table.later()
    made = await house.services.play.matches.table(table.match, int(thumb.person.id))
    assert made.question is None or made.question.kind != "sampler.roll"
    shown = await table.look(thumb)
    assert "Always in this match: Rest." in shown.text  # also where nothing is asked
    assert "It answers by itself" not in shown.text
    shown = (await shown.press(f"w-stop:{table.match}:sampler.roll")).message
    assert "Always in this match" not in shown.text
    assert not controls(shown, STOP)


async def test_a_list_of_wishes_is_picked_page_by_page_and_changed(
    house: House, clock: FakeClock
) -> None:
    table = await table_of(house, clock, "allstar")
    thumb, shown = await table.asked("allstar.pick")
    matches = house.services.play.matches
    asked = (await matches.table(table.match, int(thumb.person.id))).question
    assert asked is not None
    among = asked.standing[0].among
    wanted = asked.options[-1].id
    where = [one.id for one in among].index(wanted)
    shown = (
        await shown.select("wishes", named=str(controls(shown, ALWAYS)[0]["custom_id"]))
    ).message
    assert "Your wish list" in shown.text
    pages = controls(shown, "w-group:")[0]
    shown = (await shown.select(str(page_of(pages, where)), named=str(pages["custom_id"]))).message
    shown = (
        await shown.select(str(where), named=str(controls(shown, "w-nexts:")[0]["custom_id"]))
    ).message
    assert "Picked: " in shown.text
    (confirm,) = controls(shown, "w-confirm:")
    assert confirm["label"] == "Always pick from this list"
    shown = (await shown.press(str(confirm["custom_id"]))).message
    assert "Draft from a wish list" in shown.text
    (change,) = controls(shown, "w-open:")
    again = (await shown.press(str(change["custom_id"]))).message
    assert "Picked: " in again.text  # what stands is where one goes on
    await again.press(f"table:{table.match}")
    await table.later()
    done = await matches.table(table.match, int(thumb.person.id))
    assert done.question is None or done.question.id != asked.id
    made = [entry for entry in done.news.entries if entry.own]
    assert made


def page_of(pages: dict, where: int) -> int:
    """Return which of the pages holds an option: they are named by their first and last places."""
    for number, one in enumerate(pages["options"]):
        first, _, last = str(one["label"]).partition("–")
        if first.isdecimal() and int(first) <= where + 1 <= int(last):
            return number
    raise AssertionError(pages)


async def test_an_order_outlives_a_restart(house: House, clock: FakeClock) -> None:
    table = await table_of(house, clock, "firstdeck", "fr")
    thumb, shown = await table.asked("firstdeck.")
    (offer,) = controls(shown, ALWAYS)
    assert offer["placeholder"] == "Répondre pour moi dorénavant"
    await shown.select("keep", named=str(offer["custom_id"]))
    await house.restart()
    assert "Toujours dans cette partie" in (await table.look(thumb)).text
    asked = (await house.services.play.matches.table(table.match, int(thumb.person.id))).question
    await table.later()
    after = (await house.services.play.matches.table(table.match, int(thumb.person.id))).question
    assert after != asked
