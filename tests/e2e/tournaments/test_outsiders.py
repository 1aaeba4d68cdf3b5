"""Nobody organises from another server, nor without being an organiser (EVT-1.3)."""

import pytest

from db.store import Connection
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.people.strangers import another_server
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, id_of, mine, opened
from tests.play.house import FakeClock

ELSEWHERE = "is on another server"
NOT_YOURS = "Only an organiser"
FORMS = ("t-acted", "t-agained", "t-offed", "t-judged")  # what is sent with them is written
DOORS = (
    *("t-manage", "t-begin", "t-announce", "t-matches", "t-off", "t-off-why", "t-act", "t-about"),
    *("t-of", "t-with", "t-again", "t-csv", "t-here-now", "t-helpers", "t-no-helper", "t-helper"),
    "t-why",
    *("t-needs", "t-need", "t-appeals", "t-judge"),
    *("m-options", "m-opt", "m-opts", "m-free", "m-freely"),
    *FORMS,
)


async def tried(person: Person, page: ShownMessage, which: str) -> dict[str, str]:
    """What somebody with a modified client is told at each door of the organisers."""
    said: dict[str, str] = {}
    for door in DOORS:
        about = ":add:0:1" if door in {"t-acted", "t-with", "t-about", "t-why"} else ":role"
        key = await page.start(f"{door}:{which}{about}", "1", forge=True)
        answer = await person.answer(key)
        said[door] = str(answer.modal) if answer.modal else answer.text
    return said


@pytest.mark.rule("EVT-1.3")
async def test_no_door_of_organisers_opens_to_others(house: House, clock: FakeClock) -> None:
    ana, _, chloe, *_ = [await house.client.user(name) for name in NAMES]
    which = id_of(await opened(house, ana, "Cup", form=1, places=4))
    mallory, general = await another_server(house)
    before = await house.services.play.tournaments.load(which)
    page = (await mallory.slash("settings", channel=general)).message
    known = {door for door in DOORS if door in house.bot.routes}
    found = await tried(mallory, page, which)
    assert {door: said for door, said in found.items() if ELSEWHERE not in said} == {}
    found = await tried(chloe, await mine(chloe, which), which)
    assert {door: said for door, said in found.items() if NOT_YOURS not in said} == {}
    assert known == {*DOORS}
    assert await house.services.play.tournaments.load(which) == before


@pytest.mark.rule("EVT-1.3")
async def test_an_organiser_manages_only_on_the_server_of_the_tournament(
    house: House, clock: FakeClock
) -> None:
    ana = await house.client.user(NAMES[0])
    which = id_of(await opened(house, ana, "Cup", form=1, places=4))
    mallory, general = await another_server(house)
    await house.services.play.store.write(_organises, which, int(mallory.id))
    before = await house.services.play.tournaments.load(which)
    page = (await mallory.slash("settings", channel=general)).message
    found = await tried(mallory, page, which)
    assert {door: said for door, said in found.items() if ELSEWHERE not in said} == {}
    key = await page.start(f"t-mine:{which}", forge=True)
    assert not controls((await mallory.answer(key)).message, "t-manage:")
    assert await house.services.play.tournaments.load(which) == before


def _organises(db: Connection, tournament: str, person: int) -> None:
    """Let somebody organise a tournament, of which nobody is told."""
    db.execute("INSERT INTO person (id, name) VALUES (?, 'Mallory')", (person,))
    db.execute("INSERT INTO organiser VALUES (?, ?, 0)", (tournament, person))
