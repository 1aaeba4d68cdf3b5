"""Substitutes on the organisers' board: who would help out, for whom somebody is looked for."""

import pytest

from tests.e2e.house import House
from tests.e2e.people.test_substitutes import joins
from tests.e2e.tournaments.organising.test_organisers import running
from tests.e2e.tournaments.people import NAMES, mine, press
from tests.play.house import FakeClock


@pytest.mark.rule("CLB-2.1", "EVT-1.13")
async def test_an_organiser_has_a_substitute_looked_for(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people, "nba")
    helper = await house.client.user("Zoé", "en-US")
    board = await press(await press(await mine(people[0], which), "t-manage"), "t-board")
    page = await press(board, "t-subs")
    assert "Nobody is on the list of this server" in page.text
    await joins(helper)
    page = await press(await press(page, "t-board"), "t-subs")
    assert "Zoé" in page.text
    (one, *_) = await house.services.play.substitutes.of_tournament(which)
    chosen = f"{one.pairing}.{one.seat}"
    page = (await page.select(chosen, named=f"t-sub-for:{which}")).message
    assert "1 person asked" in page.text
    page = (await page.select(chosen, named=f"t-sub-not-for:{which}")).message
    assert "1 person asked" not in page.text
    assert await house.services.play.substitutes.called(one.match) == ()
