"""Coaches are asked, called and agree through the screen alone."""

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import controls, people_select
from tests.e2e.tournaments.people import NAMES, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock


@pytest.mark.rule("EVT-1.7")
async def test_a_coach_is_asked_and_sits_beside_their_entrant(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:6]]
    ana, bao, chloe, dov, eva, farid = people
    which = id_of(await opened(house, ana, "Jam Cup", game="jam", form=1, places=4))
    for person in (ana, bao, chloe, dov):
        await press(await public(person, "Jam Cup"), "t-enter")
    page = await mine(ana, which)
    page = (
        await page.select(str(eva.id), str(farid.id), named=people_select(page, "t-coach"))
    ).message
    assert "They have been asked" in page.text
    assert "Éva (has not answered)" in page.text
    await house.quiet()
    call = await eva.see(lambda one: bool(controls(one, "t-coach-yes:")))
    assert "Ana" in call.text
    yes = await press(call, "t-coach-yes")
    assert "You coach with **Ana**" in yes.text
    no = await press(await farid.message(call.id), "t-coach-no")
    assert "C’est noté" in no.text
    page = await mine(ana, which)
    assert "Coaches: **Éva**" in page.text
    assert "Farid" not in page.text
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    page = await mine(eva, which)
    assert "You coach with **Ana**" in page.text
    table = await press(page, "play")
    assert table.text
