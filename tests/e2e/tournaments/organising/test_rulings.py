"""A ruling reaches whom it concerns, and can be taken back for a minute (EVT-1.15)."""

import pytest

from cogs.tournaments.posts.lines import LinesCog
from db.records.tournaments import StoredPairing
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.organising.test_organisers import running
from tests.e2e.tournaments.people import NAMES, concede, form_of, lived, mine, press, public
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("EVT-1.15")


async def decided(organiser: Person, which: str, match: int, winner: int) -> ShownMessage:
    """Decide that somebody has won a match, by the screen; the first try gives no reason."""
    panel = await press(await mine(organiser, which), "t-manage")
    page = (await panel.select("result", named=f"t-act:{which}")).message
    page = (await page.select(str(match), named=f"t-about:{which}:result")).message
    page = (await page.select(str(winner), named=f"t-order:{which}:{match}:")).message
    return (await organiser.submit(await form_of(page, "t-why"), reason="left early")).message


async def last_of_round(
    house: House, clock: FakeClock, people: list[Person], which: str
) -> StoredPairing:
    """Play all but the match in which the organiser does not sit."""
    view = await house.services.play.tournaments.view(which)
    own = view.of(int(people[0].id))
    assert own is not None
    (mine_here,) = (one for one in view.pairings if own.number in one.people)
    (last,) = (one for one in view.pairings if one is not mine_here)
    other = next(one for one in mine_here.people if one != own.number)
    person = next(one for one in people if int(one.id) == view.by_number[other].person)
    assert mine_here.match is not None
    await concede(person, mine_here.match)
    await lived(house, clock, seconds=10)
    return last


async def test_it_is_told_and_can_be_taken_back(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people, "nba")
    last = await last_of_round(house, clock, people, which)
    view = await house.services.play.tournaments.view(which)
    winner, loser = (str(view.by_number[one].name) for one in last.people)
    panel = await decided(people[0], which, last.number, last.people[0])
    assert "The last result of this round was decided" in panel.text
    assert f"{winner} wins against {loser}, decided by Ana: left early" in panel.text
    await house.quiet()
    shown = await public(people[1], "Cup")
    assert f"{winner} gagne contre {loser}, décidé par Ana" in shown.text
    panel = await press(panel, "t-take-back")
    assert "Taken back" in panel.text
    await lived(house, clock, seconds=70)
    view = await house.services.play.tournaments.view(which)
    assert {one.round for one in view.pairings} == {1}
    await decided(people[0], which, last.number, last.people[0])
    for _ in range(3):
        await lived(house, clock, seconds=40)
    view = await house.services.play.tournaments.view(which)
    assert {one.round for one in view.pairings} == {1, 2}
    (last,) = (one for one in view.pairings if one.number == last.number)
    await house.bot.find(LinesCog).sweep()
    await house.quiet()
    channel = await people[0].channel()
    lines = [one.text for one in await people[0].messages(channel)]
    said = f"{winner} gagne contre {loser}, décidé par Ana\u00a0: left early"
    assert any(one.startswith("Cup · Ronde 1") and said in one for one in lines)
    board = (await house.services.play.matches.board(str(last.match))).public
    assert board.channel is not None
    thread = str(board.channel)
    told = [one for one in await people[0].messages(thread) if controls(one, "t-appeal:")]
    assert len(told) == 2
    for one in told:
        assert said in one.text
    page = await press(told[0], "t-appeal")
    assert controls(page, "t-appeal-on:")


async def test_it_goes_on_at_once_where_an_organiser_says_so(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people, "nba")
    last = await last_of_round(house, clock, people, which)
    panel = await decided(people[0], which, last.number, last.people[0])
    panel = await press(panel, "t-draw-now")
    view = await house.services.play.tournaments.view(which)
    assert {one.round for one in view.pairings} == {1, 2}
    assert not controls(panel, "t-take-back:")
