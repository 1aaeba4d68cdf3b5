"""Rounds through the screen: what a match says of itself, who sits out, is called, runs it."""

import pytest

from cogs.tournaments.calling import CallingCog
from sandbox.client.client import Person
from tests.e2e.house import House, is_board
from tests.e2e.thumbs import controls, people_select
from tests.e2e.tournaments.people import NAMES, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock


async def running(house: House, clock: FakeClock, people: list[Person]) -> str:
    """Let four people enter a Swiss tournament, and begin it."""
    which = id_of(await opened(house, people[0], "Cup", form=1, places=4))
    for person in people[:4]:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    return which


@pytest.mark.rule("EVT-1.2", "EVT-1.6", "EVT-1.12")
async def test_a_match_names_its_tournament_its_round_and_who_begins(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people)
    shown = await house.services.play.tournaments.view(which)
    assert len(shown.pairings) == 2
    for pairing in shown.pairings:
        names = [shown.by_number[number].name for number in pairing.people]
        person = next(one for one in people if one.name == names[0])
        (line,) = [
            one
            for one in await person.messages(await person.channel())
            if not one.ephemeral and controls(one, "play:") and pairing.match in str(one.components)
        ]
        said = " – ".join(f"**{name}**" for name in names)
        assert line.text == f"Cup · Ronde 1 sur 3 · {said}"
        (thread,) = [one for one in await person.threads() if one["id"] == line.id]
        assert thread["name"] == f"Cup R1 · {', '.join(map(str, names))}"
        there = await person.messages(thread)
        (board,) = [one for one in there if is_board(one)]
        assert "Cup · Ronde 1 sur 3" in board.text
        calls = [one.text for one in there if f"🏆 Cup · Ronde 1 sur 3\n{said}" in one.text]
        assert calls  # the first call of each names both
        assert all(one.startswith("**<@") for one in calls)


@pytest.mark.rule("EVT-1.9")
async def test_a_round_is_sat_out_by_the_screen(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, bao, *_ = people
    which = await running(house, clock, people)
    page = await press(await mine(bao, which), "t-rest")
    (offered,) = page.selects
    assert [one["value"] for one in offered["options"]] == ["2", "3"]
    for number in ("2", "3"):
        page = (await page.select(number)).message
        assert f"la ronde {number} se joue sans toi" in page.text
        page = await press(page, "t-rest") if number == "2" else page
    assert "Tu sautes les rondes 2 et 3." in page.text
    page = await press(page, "t-rest")
    assert not page.selects  # twice at most
    page = (await page.press(f"t-unrest:{which}:3")).message
    assert "tu joues la ronde 3" in page.text
    assert "Tu sautes la ronde 2." in page.text
    shown = await house.services.play.tournaments.view(which)
    assert [one.round for one in shown.tournament.wishes] == [2]
    assert controls(await mine(ana, which), "t-rest:")


@pytest.mark.rule("EVT-1.4")
async def test_a_check_in_calls_so_many_people_a_message(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.tournaments.calling.AT_ONCE", 2)
    people = [await house.client.user(name) for name in NAMES[:3]]
    which = id_of(await opened(house, people[0], "Cup", form=1, places=4, starts=3))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await lived(house, clock, hours=25)
    for _ in range(2):
        await house.bot.find(CallingCog).call()
        await house.quiet()
    channel = await people[0].channel()
    there = [one for one in await people[0].messages(channel) if controls(one, "t-here:")]
    calls = [one for one in there if not controls(one, "t-terms:")]
    assert "Pas encore (3)" in (await public(people[1], "Cup")).text
    assert [one.text.count("<@") for one in calls] == [2, 1]
    page = await press(calls[0], "t-here")
    assert "t-here:" not in str(page.components)
    shown = await house.services.play.tournaments.view(which)
    assert [one.checked for one in shown.entered] == [True, False, False]


@pytest.mark.rule("EVT-1.3")
async def test_who_runs_a_tournament(house: House, clock: FakeClock) -> None:
    """Whoever opened it, whom they add, and whoever may manage the server; nobody else."""
    guild = await house.client.guild()
    people = [await house.client.user(name) for name in NAMES[1:5]]
    opener, helper, stranger, _ = people
    owner = next(
        one
        for one in [await house.client.user(name) for name in NAMES]
        if one.id == guild["owner_id"]
    )
    which = id_of(await opened(house, opener, "Cup", form=1, places=4))
    for person in (helper, stranger):
        assert not controls(await mine(person, which), "t-manage:")
        assert "organis" in (await person.slash("event manage")).text
    panel = (await opener.slash("event manage")).message
    panel = (await panel.select(helper.id, named=people_select(panel, "t-helper"))).message
    assert helper.name in panel.text
    for person in (helper, owner):
        panel = (await person.slash("event manage")).message
        assert controls(panel, "t-begin:")
        assert not controls(panel, "t-off:")  # its creator's alone
    assert "organis" in (await stranger.slash("event manage")).text
