"""Everybody meets everybody, through the screen alone: opened, entered, played, ended."""

from datetime import timedelta

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import (
    NAMES,
    form_of,
    id_of,
    lived,
    mine,
    opened,
    places,
    played_out,
    press,
    public,
)
from tests.play.house import FakeClock


@pytest.mark.rule("EVT-1.1", "EVT-1.2", "EVT-1.6", "EVT-2.3", "EVT-4.3")
async def test_a_whole_robin(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, bao, chloe, dov = people
    message = await opened(house, ana, "Autumn Cup", places=4)
    which = id_of(message)
    assert "Inscriptions ouvertes" in message.text
    for person in people:
        page = await press(await public(person, "Autumn Cup"), "t-enter")
        assert person.name in (await public(person, "Autumn Cup")).text or page.text
    await lived(house, clock, seconds=40)
    shown = await public(dov, "Autumn Cup")
    assert "4 places prises sur 4" in shown.text
    page = await mine(ana, which)
    await press(await press(page, "t-manage"), "t-begin")
    for _ in range(8):
        await lived(house, clock, seconds=40)
    threads = await bao.threads()
    assert len(threads) == 6  # three at a time, for each of four people: all of them
    page = await mine(bao, which)
    assert controls(page, "play:")
    await played_out(house, clock, people, which)
    end = await public(chloe, "Autumn Cup")
    assert "Le tournoi est terminé" in end.text
    assert places(end.text)[:3] == [(1, "Ana"), (2, "Bao"), (3, "Chloé")]
    page = await mine(bao, which)
    assert "**2e** place" in page.text


@pytest.mark.rule("EVT-1.3", "EVT-1.8")
async def test_an_organiser_decides_a_result_by_the_screen(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, bao, *_ = people
    which = id_of(await opened(house, ana, "Cup", places=4))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    no = await bao.slash("event manage")
    assert "organis" in no.text
    panel = (await ana.slash("event manage")).message
    about = (await panel.select("result", named=f"t-act:{which}")).message
    begun = (await house.services.play.tournaments.view(which)).pairings
    of_others = next(one.number for one in begun if 1 not in one.people)  # Ana's own: a proposal
    won = (await about.select(str(of_others), named=f"t-about:{which}:result")).message
    assert " – " in won.text  # whose match it is
    (pairing,) = (one for one in begun if one.number == of_others)
    second = str(pairing.people[1])
    why = (await won.select(second, named=f"t-order:{which}:{of_others}:")).message
    assert "wins against" in why.text
    await form_of(why, "t-why")  # and closed by Escape
    form = await form_of(why, "t-why")
    done = (await ana.submit(form, reason="both agreed")).message
    assert "Decided." in done.text
    shown = await house.services.play.tournaments.view(which)
    assert {one.number: one.places for one in shown.pairings}[of_others] == (2, 1)
    page = (await bao.slash("event standings")).message
    assert "both agreed" in page.text
    assert "décidé par Ana" in page.text


@pytest.mark.rule("EVT-1.8")
async def test_among_very_many_matches_it_is_asked_first_whose_it_is(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.tournaments.organising.decisions.EACH", 1)
    monkeypatch.setattr("cogs.tournaments.organising.decisions._SELECTS", 4)  # of six matches
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, *_ = people
    which = id_of(await opened(house, ana, "Cup", places=4))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    panel = (await ana.slash("event manage")).message
    whose = (await panel.select("result", named=f"t-act:{which}")).message
    about = (await whose.select("2", named=f"t-of:{which}:result:1")).message
    theirs = [
        one
        for one in (await house.services.play.tournaments.view(which)).pairings[::-1]
        if 2 in one.people
    ]
    at, first = next((at, one) for at, one in enumerate(theirs) if 1 not in one.people)
    named = f"t-about:{which}:result" + (f":{at}" if at else "")
    won = (await about.select(str(first.number), named=named)).message
    named = f"t-order:{which}:{first.number}:"
    why = (await won.select(str(first.people[0]), named=named)).message
    await ana.submit(await form_of(why, "t-why"), reason="both agreed")
    shown = await house.services.play.tournaments.view(which)
    assert {one.number: one.places for one in shown.pairings}[first.number] == (1, 2)


@pytest.mark.rule("EVT-1.2")
async def test_the_public_message_is_edited_at_most_once_in_half_a_minute(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    await opened(house, people[0], "Cup", places=4)
    monkeypatch.setattr("cogs.tournaments.cog.PAUSE", timedelta(seconds=30))
    for person in people[:2]:
        await press(await public(person, "Cup"), "t-enter")
        await house.quiet()
    first = (await public(people[3], "Cup")).text
    assert "Bao" not in first
    await press(await public(people[2], "Cup"), "t-enter")
    await lived(house, clock, seconds=29)
    assert (await public(people[3], "Cup")).text == first
    await lived(house, clock, seconds=1)
    assert "3 places prises sur 4" in (await public(people[3], "Cup")).text
