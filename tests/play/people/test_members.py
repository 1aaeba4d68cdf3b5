"""Whoever is no longer on a server counts as absent there after three days."""

import json

import pytest

from db.records.time import TimeTerms
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.match.acts.test_staff import table_of


@pytest.mark.rule("TIM-4.4")
async def test_after_three_days_a_stand_in_plays_on_that_server_alone(home: House) -> None:
    here = await home.match(ANA, BAO, terms=TimeTerms("none"))
    there = await home.match(ANA, BAO, terms=TimeTerms("none"), server=2)
    await home.play.members.gone(ANA.id, 1)
    home.clock.pass_(days=1)
    await home.play.members.gone(ANA.id, 1)  # asked again: it counts from the first time
    home.clock.pass_(days=1, hours=23)
    assert await home.play.members.due() == ()
    home.clock.pass_(hours=1)
    assert await home.play.members.due() == ((ANA.id, 1),)
    await home.play.members.absent(ANA.id, 1)
    for match, away in ((here, True), (there, False)):
        seat = (await home.play.matches.table(match, BAO.id)).public.seats[0]
        assert (seat.standin is not None) == away
    assert await home.play.members.due() == ()
    back = await home.play.matches.come_back(here, ANA.id)
    assert back.public.seats[0].standin is None


@pytest.mark.rule("TIM-4.4")
async def test_whoever_is_back_before_that_is_not_absent(home: House) -> None:
    await home.match(ANA, BAO)
    await home.play.members.gone(ANA.id, 1)
    assert json.loads(await home.play.people.export(ANA.id))["departed"] != []
    await home.play.members.here(ANA.id, 1)
    home.clock.pass_(days=4)
    assert await home.play.members.due() == ()
    await home.play.members.gone(999, 1)  # nobody that is known
    home.clock.pass_(days=4)
    assert await home.play.members.due() == ()


async def test_where_the_match_says_so_they_concede(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("none", absent="concede"))
    await home.play.members.gone(ANA.id, 1)
    await home.play.members.absent(ANA.id, 1)
    assert (await home.play.matches.table(match, BAO.id)).public.seats[0].conceded


async def test_partners_play_on(home: House) -> None:
    match = await table_of(home, "any")
    await home.play.members.gone(CHLOE.id, 1)
    await home.play.members.absent(CHLOE.id, 1)
    seats = (await home.play.matches.table(match, BAO.id)).public.seats
    assert [one.standin for one in seats] == [None, None]
